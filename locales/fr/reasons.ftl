# Raisons qui arrivent en anglais : du système, des lecteurs de JSON et de TOML, des contrôles des paquets de données.
# Le fichier anglais dit à quelle phrase on les reconnaît.

## Le système

reason-no-such-file-or-directory-os-error-2 = ce fichier ou ce dossier n'existe pas
reason-permission-denied-os-error-13 = l'accès est refusé
reason-file-exists-os-error-17 = il existe déjà
reason-not-a-directory-os-error-20 = ce n'est pas un dossier
reason-is-a-directory-os-error-21 = c'est un dossier
reason-no-space-left-on-device-os-error-28 = il n'y a plus de place sur le disque
reason-read-only-file-system-os-error-30 = le disque est en lecture seule
reason-address-already-in-use-os-error-98 = l'adresse est déjà prise
reason-cannot-assign-requested-address-os-error-99 = cette machine n'a pas cette adresse
reason-stream-did-not-contain-valid-utf-8 = ce n'est pas du texte UTF-8
reason-invalid-digit-found-in-string = un nombre entier est attendu
reason-cannot-parse-integer-from-empty-string = un nombre entier est attendu
reason-number-too-large-to-fit-in-target-type = le nombre est trop grand
reason-is-not-in = { $number } n'est pas dans { $range }
reason-invalid-socket-address-syntax = une adresse et un port sont attendus, comme 127.0.0.1:7777
reason-not = { $text } (et non « { $given } »)

## Lire du JSON et du TOML

reason-placed = { $place } : { $why }
reason-at-line-column = { $why }, ligne { $line }, colonne { $column }
reason-unknown-field-expected-one-of = champ inconnu `{ $name }` ; connus : { $known }
reason-unknown-field-expected = champ inconnu `{ $name }` ; connu : `{ $known }`
reason-unknown-field-there-are-no-fields = champ inconnu `{ $name }` ; il n'y en a aucun
reason-unknown-variant-expected-one-of = valeur inconnue `{ $name }` ; connues : { $known }
reason-unknown-variant-expected = valeur inconnue `{ $name }` ; connue : `{ $known }`
reason-missing-field = le champ `{ $name }` manque
reason-duplicate-field = le champ `{ $name }` figure deux fois
reason-invalid-type-expected = { $found } au lieu de : { $wanted }
reason-invalid-value-expected = { $found } au lieu de : { $wanted }
reason-invalid-length-expected = longueur { $length } au lieu de : { $wanted }
reason-data-did-not-match-any-variant-of-untagged-enum = aucune forme de { $name } ne convient
reason-string = le texte { $text }
reason-integer = le nombre { $number }
reason-floating-point = le nombre { $number }
reason-boolean = la valeur { $value }
reason-a-boolean = true ou false
reason-a-string = un texte
reason-a-sequence = une liste
reason-a-map = un objet
reason-sequence = une liste
reason-map = un objet
reason-null = rien
reason-unit-value = rien
reason-struct = un objet { $name }
reason-enum = une valeur de { $name }
reason-eof-while-parsing = la fin vient trop tôt en lisant { $what }
reason-an-object = un objet
reason-a-list = une liste
reason-a-value = une valeur
reason-expected-value = une valeur est attendue
reason-expected-ident = un mot est attendu
reason-expected = « { $one } » est attendu
reason-expected-or = « { $one } » ou « { $other } » est attendu
reason-key-must-be-a-string = un nom est un texte entre guillemets
reason-trailing-characters = du texte en trop
reason-trailing-comma = une virgule en trop
reason-invalid-number = ce n'est pas un nombre
reason-control-character-u-0000-u-001-f-found-while-parsing-a-strin = un caractère de commande dans un texte
reason-invalid-string = le texte ne convient pas
reason-toml-parse-error-at-line-column = erreur de TOML, ligne { $line }, colonne { $column }
reason-in = dans `{ $place }`
reason-duplicate-key = le même nom figure deux fois
reason-duplicate-key-expected = le même nom figure deux fois ; attendu : { $wanted }
reason-carriage-return-must-be-followed-by-newline = un retour chariot sans fin de ligne
reason-carriage-return-must-be-followed-by-newline-expected = un retour chariot sans fin de ligne ; attendu : { $wanted }
reason-missing-opening-quote = le guillemet ouvrant manque
reason-missing-opening-quote-expected = le guillemet ouvrant manque ; attendu : { $wanted }
reason-missing-comma-between-array-elements = une virgule manque dans une liste
reason-missing-comma-between-array-elements-expected = une virgule manque dans une liste ; attendu : { $wanted }
reason-missing-comma-between-key-value-pairs = une virgule manque entre deux champs
reason-missing-comma-between-key-value-pairs-expected = une virgule manque entre deux champs ; attendu : { $wanted }
reason-missing-assignment-between-key-value-pairs = un « = » manque
reason-missing-assignment-between-key-value-pairs-expected = un « = » manque ; attendu : { $wanted }
reason-missing-key-for-inline-table-element = un nom manque dans une table
reason-missing-key-for-inline-table-element-expected = un nom manque dans une table ; attendu : { $wanted }
reason-missing-value-for-key = la valeur d'un nom manque
reason-missing-value-for-key-expected = la valeur d'un nom manque ; attendu : { $wanted }
reason-missing-value = une valeur manque
reason-missing-value-expected = une valeur manque ; attendu : { $wanted }
reason-unexpected-leading-zero = un nombre commence par zéro
reason-unexpected-leading-zero-expected = un nombre commence par zéro ; attendu : { $wanted }
reason-unexpected-key-or-value = un nom ou une valeur en trop
reason-unexpected-key-or-value-expected = un nom ou une valeur en trop ; attendu : { $wanted }
reason-unexpected-content = du texte en trop
reason-unexpected-content-expected = du texte en trop ; attendu : { $wanted }
reason-unclosed-array-table = une liste de tables sans fin
reason-unclosed-array-table-expected = une liste de tables sans fin ; attendu : { $wanted }
reason-unclosed-inline-table = une table sans fin
reason-unclosed-inline-table-expected = une table sans fin ; attendu : { $wanted }
reason-unclosed-table = une table sans fin
reason-unclosed-table-expected = une table sans fin ; attendu : { $wanted }
reason-unclosed-array = une liste sans fin
reason-unclosed-array-expected = une liste sans fin ; attendu : { $wanted }
reason-invalid-unquoted-key = ce nom ne convient pas sans guillemets
reason-invalid-unquoted-key-expected = ce nom ne convient pas sans guillemets ; attendu : { $wanted }
reason-unquoted-keys-cannot-be-empty = un nom vide
reason-unquoted-keys-cannot-be-empty-expected = un nom vide ; attendu : { $wanted }
reason-string-values-must-be-quoted = un texte s'écrit entre guillemets
reason-string-values-must-be-quoted-expected = un texte s'écrit entre guillemets ; attendu : { $wanted }
reason-key-with-no-value = un nom sans valeur
reason-key-with-no-value-expected = un nom sans valeur ; attendu : { $wanted }
reason-invalid-value = cette valeur ne convient pas
reason-invalid-value-expected-2 = cette valeur ne convient pas ; attendu : { $wanted }
reason-invalid-key-value-pair = ce n'est pas un nom avec sa valeur
reason-invalid-key-value-pair-expected = ce n'est pas un nom avec sa valeur ; attendu : { $wanted }
reason-invalid-inline-table-element = ce n'est pas un élément de table
reason-invalid-inline-table-element-expected = ce n'est pas un élément de table ; attendu : { $wanted }
reason-extra-comma-in-inline-table = une virgule en trop dans une table
reason-extra-comma-in-inline-table-expected = une virgule en trop dans une table ; attendu : { $wanted }
reason-extra-comma-in-array = une virgule en trop dans une liste
reason-extra-comma-in-array-expected = une virgule en trop dans une liste ; attendu : { $wanted }
reason-extra-assignment-between-key-value-pairs = un « = » en trop
reason-extra-assignment-between-key-value-pairs-expected = un « = » en trop ; attendu : { $wanted }
reason-extra = un « = » en trop
reason-extra-expected = un « = » en trop ; attendu : { $wanted }
reason-literal-string = un texte
reason-newline = une fin de ligne
reason-nothing = rien
reason-key = un nom
reason-letters-numbers = lettres, chiffres, `-`, `_`
reason-single-value = une valeur

## Les paquets de données de tous les jeux

reason-the-id-occurs-twice = l'id figure deux fois
reason-the-id-is-used-twice = l'id figure deux fois
reason-this-id-is-used-twice = l'id figure deux fois
reason-the-name-is-used-twice = le nom figure deux fois
reason-an-id-has-1-to-64-characters = un id a de 1 à 64 caractères
reason-an-id-is-not-a-number = un id n'est pas un nombre
reason-an-id-is-a-word-of-small-letters-digits-and-hyphens = un id est un mot de petites lettres, chiffres et traits d'union
reason-a-name-has-1-to-120-characters = un nom a de 1 à 120 caractères
reason-a-name-is-empty = un nom est vide
reason-source-is-not-seed-public-inferred-or-house = l'origine `{ $name }` n'est pas seed, public, inferred ou house
reason-source-must-be-seed-public-inferred-or-house = l'origine est seed, public, inferred ou house
reason-unknown-source = origine inconnue `{ $name }`
reason-this-pack-is-for = ce paquet est pour `{ $game }`
reason-this-pack-is-of-another-game = ce paquet est d'un autre jeu
reason-version-is-not-known-1-is = la version { $found } est inconnue, la 1 est connue
reason-must-be = doit être { $wanted }
reason-unknown-table = table inconnue
reason-no-such-table = il n'y a pas de telle table
reason-the-table-is-missing = la table manque
reason-the-entry-is-missing = l'entrée manque
reason-not-a-list-of-tables = ce n'est pas une liste de tables

## Le paquet de Valeria

reason-entries-to-are-possible = { $count } entrées ; de { $low } à { $high } sont possibles
reason-resolves-first-belongs-to-citizens-that-take-on-their-turn-a = `resolves_first` va aux citoyens qui prennent à leur tour, et à tous
reason-a-starter-has-5-copies-one-for-each-player = une carte de départ a 5 exemplaires, un par joueur
reason-trigger-is-not-double-or-no-match = le déclencheur `{ $name }` n'est pas double ou no_match
reason-activation-is-not-1-to-12 = l'activation { $number } n'est pas de 1 à 12
reason-activation-is-not-one-of-1-to-8-9-10-11-12 = l'activation n'est pas de 1 à 8, 9/10 ou 11/12
reason-cost-is-not-1-to = le coût { $cost } n'est pas de 1 à { $most }
reason-copies-a-citizen-deck-has-6 = { $count } exemplaires ; un citoyen en a 6
reason-no-citizen-for-number = aucun citoyen pour le numéro { $number }
reason-strength-is-not-1-to-60 = la force { $strength } n'est pas de 1 à 60
reason-magic-and-vp-are-at-most-60 = magie et PV sont au plus 60
reason-no-place = aucun lieu `{ $name }`
reason-tier-is-not-1-to-3 = le rang n'est pas de 1 à 3
reason-copies-do-not-fit = le nombre d'exemplaires ne convient pas
reason-an-event-has-1-copy = un événement a 1 exemplaire
reason-an-event-has-one-instruction = un événement a une instruction
reason-kind-does-not-fit-its-trigger = le genre `{ $name }` ne va pas avec son déclencheur
reason-vp-is-at-most-60 = les PV sont au plus 60
reason-at-most-20-icons-of-a-role = au plus 20 icônes d'un rôle
reason-a-domain-has-an-effect = un domaine a un effet
reason-one-operation-for-a-dice-or-end-of-phase-effect = une opération pour un effet de dés ou de fin de phase
reason-a-domain-takes-one-kind-of-resource = un domaine prend une sorte de ressource
reason-a-take-at-the-end-of-the-action-phase-takes-1 = une prise à la fin de la phase d'action prend 1
reason-a-duke-gives-at-most-20-points-for-a-thing = un duc donne au plus 20 points par chose
reason-a-place-citizen-or-domain-of-this-preset-does-not-exist = un lieu, citoyen ou domaine de cette mise en place n'existe pas
reason-too-few-domains-are-left = il reste trop peu de domaines
reason-citizens-are-not-in-the-order-of-the-ten-stacks = les citoyens ne suivent pas l'ordre des dix piles
reason-a-place-occurs-twice = un lieu figure deux fois
reason-a-preset-has-5-places-and-10-citizens = une mise en place a 5 lieux et 10 citoyens
reason-there-is-no-preset-first-game = la mise en place `first_game` manque
reason-this-name-is-reserved-for-a-set-up-mode = ce nom est réservé à un mode de mise en place
reason-the-grid-has-5-monster-10-citizen-and-5-domain-stacks = la grille a 5 piles de monstres, 10 de citoyens et 5 de domaines
reason-stacks-hold-1-to-6-citizens-1-to-6-monsters-1-to-4-domains = les piles ont de 1 à 6 citoyens, de 1 à 6 monstres, de 1 à 4 domaines
reason-2-dukes-are-dealt-to-each-player = chaque joueur reçoit 2 ducs
reason-a-turn-has-1-to-4-actions = un tour a de 1 à 4 actions
reason-1-to-4-exhausted-cards-for-each-player = de 1 à 4 cartes Épuisé par joueur
reason-1-event-for-each-player = 1 événement par joueur
reason-the-majorities-are-citizens-monsters-domains = les majorités sont citizens, monsters, domains
reason-resources-per-is-at-least-1 = resources_per est au moins 1
reason-an-effect-has-at-most-6-operations = un effet a au plus 6 opérations
reason-operation-cannot-stand-here = l'opération { $number } n'a pas sa place ici
reason-a-choice-has-2-to-4-options-none-of-them-empty = un choix a de 2 à 4 options, aucune vide
reason-a-die-shows-1-to-6 = un dé montre de 1 à 6
reason-delta-is-5-to-5-and-not-0 = delta va de -5 à 5 sans 0
reason-an-amount-is-1-to-30 = une quantité va de 1 à 30
reason-a-take-names-what-is-taken = une prise dit ce qui est pris
reason-no-citizen-is-named = aucun citoyen ne s'appelle `{ $name }`
reason-no-card-is-named = aucune carte ne s'appelle `{ $name }`
reason-says-but-the-pack-lists = { $key } dit { $stated }, mais le paquet en contient { $found }
reason-monsters-a-place-has = { $count } monstres ; un lieu en a { $wanted }
reason-cards-without-the-5-player-icon-a-place-has = { $count } cartes sans l'icône 5 joueurs ; un lieu en a { $wanted }
reason-a-place-has-one-boss = un lieu a un boss
reason-expected-of-in = { $wanted } de { $what } attendus dans { $place }
reason-one-roll-wakes-are-possible = un lancer réveille { $count } { $what } ; { $most } sont possibles

## Le paquet de Making Monsters

reason-is-at-most = { $field } est au plus { $most }
reason-is-from-to = { $field } va de { $low } à { $high }
reason-bonus-is-at-most-100-items-at-most-20 = bonus est au plus 100, items au plus 20
reason-there-are-12-to-monster-cards = il y a de 12 à { $most } cartes de monstres
reason-only-a-tile-on-an-upgrade-slot-holds-parts = seule une tuile sur un emplacement d'amélioration garde des pièces
reason-replicate-gives-1-to-10-of-a-useful-kind = replicate donne de 1 à 10 d'une sorte utile
reason-display-needs-holds-100-at-most = display demande holds, 100 au plus
reason-spare-names-a-useful-kind = spare nomme une sorte utile
reason-slots-1-to-3-lie-beside = slots (de 1 à 3) se pose à côté
reason-grind-needs-holds-1-100-at-most = grind demande holds = 1, 100 au plus
reason-needs-holds-1 = `{ $effect }` demande holds = 1
reason-needs-holds = `{ $effect }` demande holds
reason-rot-bomb-1-to-10-is-instant = rot_bomb (de 1 à 10) est immédiat
reason-a-lasting-effect-cannot-be-instant = un effet durable ne peut être immédiat
reason-an-instant-tile-is-a-rot-bomb = une tuile immédiate est une bombe de pourriture
reason-a-tile-beside-the-lab-opens-slots = une tuile à côté du laboratoire ouvre des emplacements
reason-there-are-at-most-32-kinds-of-upgrades = il y a au plus 32 sortes d'améliorations
reason-there-are-8-to-72-tiles = il y a de 8 à 72 tuiles
reason-at-most-4-tiles-can-lie-beside-labs = au plus 4 tuiles peuvent se poser à côté des laboratoires
reason-slots-1-and-2-have-one-default-each = les emplacements 1 et 2 ont chacun une seule tuile de base
reason-slots-1-and-2-have-a-default-each = les emplacements 1 et 2 ont chacun une tuile de base
reason-an-effect-counts-from-1-to-20 = un effet compte de 1 à 20
reason-there-are-1-to-8-lester-cards-each = il y a de 1 à 8 cartes LESTER chacun
reason-an-action-counts-up-to-20-one-lester-card-at-most = une action compte jusqu'à 20, une carte LESTER au plus
reason-colours-are-red-yellow-and-blue = les couleurs sont red, yellow et blue
reason-there-are-three-order-tokens-red-yellow-and-blue = il y a trois jetons Commander : red, yellow et blue
reason-a-monster-s-parts-are-useful-kinds-only = les pièces d'un monstre sont de sortes utiles
reason-a-monster-has-1-to-12-parts = un monstre a de 1 à 12 pièces
reason-the-game-is-for-2-to-4-players = le jeu est pour 2 à 4 joueurs
reason-a-lab-can-have-at-most-6-upgrade-slots-all-warehouses-includ = un laboratoire a au plus 6 emplacements d'amélioration, entrepôts compris
reason-no-such-kind-of-token = il n'y a pas de telle sorte de jeton
reason-four-starting-bags-hold-more-than-there-is = quatre sacs de départ contiennent plus qu'il n'y a
reason-there-is-one-row-for-each-of-0-to-5-monsters = il y a une ligne pour chacun de 0 à 5 monstres
reason-there-are-four-carts = il y a quatre chariots
reason-a-cart-prints-useful-kinds = un chariot montre des sortes utiles
reason-2-to-4-players-each-with-an-own-position-from-0-to-3 = de 2 à 4 joueurs, chacun avec sa position de 0 à 3
reason-there-is-a-seating-for-2-3-and-4-players = il y a un placement pour 2, 3 et 4 joueurs
reason-2-to-4-players-with-as-much-rot-as-is-left-beside-the-bags = de 2 à 4 joueurs, avec autant de pourriture qu'il en reste hors des sacs
reason-there-is-a-length-for-2-3-and-4-players = il y a une longueur pour 2, 3 et 4 joueurs
reason-the-box-holds-the-tables-list = la boîte contient { $wanted }, les tables { $found }

## Le paquet de Dungeon Lords

reason-the-entrance-2-0-must-be-a-tunnel = l'entrée [2, 0] est un tunnel
reason-conquered-tile-from-5-to-0 = conquered_tile : de -5 à 0
reason-is-gold-only = { $field } est en or seulement
reason-a-surcharge-is-gold-food-or-evil = un supplément est en or, nourriture ou mal
reason-areas-are-written-in-the-order-of-their-index = les zones suivent l'ordre de leur numéro
reason-areas = { $count } zones
reason-no-area-called = aucune zone ne s'appelle `{ $name }`
reason-no-prize-called = aucun prix ne s'appelle `{ $name }`
reason-no-room-called = aucune salle ne s'appelle `{ $name }`
reason-no-monster-called = aucun monstre ne s'appelle `{ $name }`
reason-no-expert-tile-called = aucune tuile d'expert ne s'appelle `{ $name }`
reason-at-most-tiles-in-a-year = au plus { $most } tuiles par an
reason-a-trap-costs-gold-food-an-imp-or-a-monster = un piège coûte or, nourriture, un diablotin ou un monstre
reason-at-most-one-illusion-in-year = au plus une illusion l'an { $year }
reason-no-human-of-year = aucun humain de l'an { $year }
reason-this-effect-does-not-belong-here = cet effet n'a pas sa place ici
reason-from-1-to-entries-not = de 1 à { $most } entrées, et non { $found }
reason-from-to-not = { $what } : de { $low } à { $high }, et non { $found }
reason-no-cell = aucune case [{ $column }, { $row }]
reason-absurd-cost = coût absurde
reason-absurd-gain = gain absurde
reason-absurd-number = { $effect } : nombre absurde
reason-at-most-one-imp-one-trap-and-one-monster-in-a-cost = au plus un diablotin, un piège et un monstre dans un coût
reason-at-most-questions-at-once = au plus { $most } questions à la fois
reason-points-per-0 = des points par 0
reason-more-than-6-effects = plus de 6 effets
reason-an-event-gives-gold-food-imps-traps-or-evil-only = un événement donne or, nourriture, diablotins, pièges ou mal seulement
reason-resolve-names-i-ii-and-iii-once-each = resolve nomme I, II et III une fois chacun
reason-positions-are-written-in-the-order-i-ii-iii = les positions suivent l'ordre I, II, III
reason-a-space-costs-gold-food-or-evil-only = une place coûte or, nourriture ou mal seulement
reason-three-positions = trois positions
reason-from-1-to-4-attacks = de 1 à 4 attaques
reason-either-cost-or-cost-choice = soit cost, soit cost_choice
reason-at-most-4-alternatives-of-the-cost = au plus 4 choix de coût
reason-at-most-4-alternatives = au plus 4 choix
reason-an-attack-costs-gold-or-food = une attaque coûte or ou nourriture
reason-a-use-costs-gold-food-or-evil = un usage coûte or, nourriture ou mal
reason-a-production-room-gives-goods-a-tunnel-a-peek-or-a-pet = une salle de production donne des biens, un tunnel, un regard ou un animal
reason-no-window = aucune fenêtre
reason-a-creature-belongs-to-join-battles = une créature va avec join_battles
reason-only-a-creature-that-fights-like-a-monster-is-known = seule une créature qui combat comme un monstre est connue

## Les états avec lesquels on ne peut pas jouer, de tous les jeux

reason-of-player = joueur { $number } : { $why }
reason-no-such-seat = cette place n'existe pas
reason-no-seat-at-a-table-of = pas de place { $seat } à une table de { $count }
reason-players-at-a-table-for = { $count } joueurs à une table pour { $most }
reason-players-at-a-table-for-1-to-5 = { $count } joueurs à une table pour 1 à 5
reason-no-number = le numéro { $number } n'existe pas ({ $what })
reason-number-lies-there-twice = le numéro { $number } s'y trouve deux fois ({ $what })
reason-no-called = le nom `{ $name }` n'existe pas ({ $what })

## Les états de Valeria

reason-attacks-belong-to-the-solo-game = les attaques appartiennent au jeu solo
reason-the-solo-game-with-events-or-without-dukes = le jeu solo avec des Événements ou sans Ducs
reason-a-card-that-is-not-in-the-pack = une carte qui n'est pas dans le paquet
reason-no-such-place = ce Lieu n'existe pas
reason-no-such-domain = ce Domaine n'existe pas
reason-no-such-duke = ce Duc n'existe pas
reason-no-such-column = cette colonne n'existe pas
reason-no-such-slot = cet emplacement n'existe pas
reason-no-slot = aucun emplacement `{ $name }`
reason-a-stack-of-monsters-holds-something-else = une pile de Monstres contient autre chose
reason-c-holds-a-citizen-of-another-number = C{ $number } contient un Citoyen d'un autre numéro
reason-is-covered-by-what-is-no-event = { $slot } est recouvert par ce qui n'est pas un Événement
reason-is-covered-but-holds-cards = { $slot } est recouvert mais contient des cartes
reason-the-exhausted-stack-holds-what-is-no-event = la pile Épuisé contient ce qui n'est pas un Événement
reason-monster-events-there-is-room-for = { $count } Événements de Monstre, il y a place pour { $most }
reason-tokens-on-nothing-in = des jetons sur rien en { $slot }
reason-two-piles-of-tokens-on-one-monster-in = deux tas de jetons sur un même Monstre en { $slot }
reason-two-different-dukes-are-dealt-or-none = on reçoit deux Ducs différents, ou aucun
reason-choices-belong-to-the-harvest-phase = les choix appartiennent à la Phase de Récolte
reason-a-choice-or-exchange-that-its-card-does-not-have = un choix ou un échange que sa carte n'a pas
reason-a-take-that-its-card-does-not-have = une prise que sa carte n'a pas
reason-an-effect-that-its-card-does-not-have = un effet que sa carte n'a pas
reason-a-slot-is-emptied-twice = un emplacement est vidé deux fois
reason-actions-are-left-a-turn-has-4-at-most = il reste { $count } actions, un tour en a 4 au plus
reason-an-end-of-phase-effect-of-another-kind-of-domain = un effet de fin de phase d'un autre genre de Domaine
reason-attacks-are-1-to-6 = les attaques vont de 1 à 6
reason-only-domains-are-turned-up = seuls des Domaines se révèlent
reason-effects-are-under-way = { $count } effets sont en cours
reason-effects-inside-each-other-that-cannot-be = des effets impossibles l'un dans l'autre

## Les états de Making Monsters

reason-rounds-count-from-1 = les manches se comptent à partir de 1
reason-no-game-has-so-many-rounds = aucune partie n'a autant de manches
reason-no-game-brings-so-much-prestige = aucune partie n'apporte autant de prestige
reason-no-such-monster = ce monstre n'existe pas
reason-no-such-monster-in-deck-or-discard = un monstre qui n'existe pas dans la pioche ou la défausse
reason-no-such-monster-in-a-slot = un monstre qui n'existe pas sur un emplacement
reason-no-such-tile-on-the-central-board = une tuile qui n'existe pas sur le plateau central
reason-no-such-tile-in-the-box = une tuile qui n'existe pas dans la boîte
reason-no-such-lester-card = cette carte LESTER n'existe pas
reason-more-tokens-of-a-kind-than-can-be-counted = plus de jetons d'une sorte qu'on ne peut en compter
reason-more-tiles-in-the-box-than-there-are = plus de tuiles dans la boîte qu'il n'y en a
reason-more-monster-cards-in-deck-discard-and-hands-than-there-are = plus de cartes Monstre dans la pioche, la défausse et les mains qu'il n'y en a
reason-more-tiles-beside-a-lab-than-there-is-room-for = plus de tuiles à côté d'un laboratoire qu'il n'y a de place
reason-no-tile-that-lies-beside-a-lab = pas une tuile qui se pose à côté d'un laboratoire
reason-no-tile-for-an-upgrade-slot = pas une tuile pour un emplacement d'amélioration
reason-no-tile-to-install = pas une tuile à installer
reason-more-parts-on-a-monster-than-it-has-spaces = plus de pièces sur un monstre qu'il n'a de cases
reason-a-tile-on-an-upgrade-slot-that-is-not-open = une tuile sur un emplacement d'amélioration qui n'est pas ouvert
reason-more-parts-on-an-upgrade-than-it-holds = plus de pièces sur une amélioration qu'elle n'en garde
reason-a-full-lester-terminal-is-used-at-once = un Terminal LESTER plein sert aussitôt
reason-more-parts-sorted-than-there-is-room-for = plus de pièces triées qu'il n'y a de place
reason-more-rejects-than-the-track-holds = plus de rebuts que la piste n'en contient
reason-a-step-counts-too-high = une étape compte trop haut
reason-drawn-parts-but-nobody-is-drawing = des pièces piochées, mais personne ne pioche
reason-an-errand-in-a-phase-that-has-none = une commission dans une phase qui n'en a pas
reason-an-errand-counts-too-high = une commission compte trop haut
reason-a-line-up-outside-the-fair = une sélection en dehors du Forum
reason-a-line-up-not-from-the-pile = une sélection qui ne vient pas de la pile
reason-only-a-default-can-be-covered = seul un monstre par défaut peut être recouvert
reason-the-fourth-card-covers-a-default = la quatrième carte recouvre un monstre par défaut
reason-which-card-comes-first-is-asked-with-two-cards = on ne demande quelle carte vient d'abord que pour deux cartes

## Les états de Dungeon Petz

reason-no-table-has-such-options = aucune table n'a de telles options ({ $rule })
reason-there-is-no-round = la manche { $round } n'existe pas
reason-final-order-is-not-an-order-of-the-seats = final_order n'est pas un ordre des places
reason-a-group-without-imps-or-with-too-many = un groupe sans diablotins, ou qui en a trop
reason-potions-cannot-be-exchanged = les potions ne s'échangent pas
reason-a-potion-in-a-need-deck = une potion dans une pioche Besoin
reason-more-cards-than-any-box-holds = plus de cartes qu'il n'y en a dans une boîte
reason-more-artifacts-than-any-box-holds = plus d'artefacts qu'il n'y en a dans une boîte
reason-imps-the-box-holds = { $count } diablotins, la boîte en contient { $most }
reason-groups-that-cannot-be = des groupes impossibles
reason-more-substitutes-than-cards = plus de substituts que de cartes ({ $what })
reason-more-bought-or-sold-than-a-round-allows = plus d'achats ou de ventes qu'une manche n'en permet
reason-more-pets-than-four-cages-and-a-round-of-shopping-allow = plus de Monstres que quatre cages et une manche d'achats n'en permettent
reason-no-pet-has-size = aucun Monstre n'a la taille { $size }
reason-more-cards-beside-a-pet-than-it-has-bars = plus de cartes près d'un Monstre qu'il n'a de barres
reason-two-pets-in-one-plot = deux Monstres sur une parcelle

## Les états de Dungeon Lords

reason-the-year-is-1-or-2 = l'année est la 1 ou la 2
reason-4-or-5-seasons-and-rounds = 4 ou 5 saisons et manches
reason-no-such-season = cette saison n'existe pas
reason-a-season-is-1-to-5 = une saison va de 1 à 5
reason-no-such-round-of-combat = cette manche de combat n'existe pas
reason-one-combat-card-for-each-round = une carte Combat par manche
reason-the-cursor-is-out-of-range = le curseur est hors limites
reason-three-orders-at-most-are-revealed = trois ordres au plus sont révélés
reason-the-starting-player-sits-at-the-table = le premier joueur est assis à la table
reason-one-dummy-set-with-three-players-two-with-two = un joueur fictif à trois joueurs, deux à deux joueurs
reason-too-many-event-tiles = trop de tuiles Événement
reason-a-round-of-combat-has-a-number = une manche de combat a un numéro
reason-rounds-belong-to-the-combat = les manches appartiennent au combat
reason-an-event-question-needs-an-event = une question sur un événement demande un événement
reason-the-dummy-counter-is-off-the-track = le marqueur du joueur fictif est hors de la piste
reason-a-counter-is-off-the-track = un marqueur est hors de la piste
reason-the-entrance-is-a-tile = l'entrée est une tuile
reason-a-tile-that-cannot-be = une tuile impossible
reason-more-creatures-than-one-player-can-hire = plus de créatures qu'un joueur ne peut en recruter
reason-more-creatures-than-there-are = plus de créatures qu'il n'y en a
reason-more-rooms-than-one-player-can-rent = plus de salles qu'un joueur ne peut en louer
reason-no-such-creature = cette créature n'existe pas
reason-no-such-adventurer = cet aventurier n'existe pas
reason-a-party-of-six-at-most = un groupe de six au plus
reason-a-party-follows-one-paladin = un groupe suit un seul paladin
reason-too-much-courage-or-vigour = trop de courage ou de vigueur
reason-a-minion-of-nobody = un larbin qui n'est à personne
reason-a-window-of-nobody = une fenêtre qui n'est à personne
reason-a-question-to-nobody = une question qui n'est à personne
reason-eight-questions-wait-at-most = huit questions au plus attendent
reason-no-single-question-while-all-answer-together = pas de question à un seul quand tous répondent ensemble
reason-four-boards-a-year = quatre plateaux par année
reason-four-traps-a-battle = quatre pièges par bataille
reason-more-trap-cards-of-a-kind-than-there-are = plus de cartes d'un même piège qu'il n'y en a

## Les états de Sous le lit

reason-two-to-four-children-play = de deux à quatre enfants jouent
reason-every-child-has-a-bed-and-a-hand = chaque enfant a un lit et une main
reason-the-active-child-has-no-bed = l'enfant dont c'est le tour n'a pas de lit
reason-the-pile-is-not-as-high-as-it-looks = la pioche n'est pas aussi haute qu'elle en a l'air
reason-a-hand-is-too-full-or-too-empty = une main est trop pleine ou trop vide
reason-there-is-more-or-less-under-a-bed-than-it-seems = il y a sous un lit plus ou moins qu'il n'y paraît
reason-somebody-who-does-not-play-knows-a-monster = quelqu'un qui ne joue pas connaît un monstre
reason-the-box-holds-other-monsters = la boîte contient d'autres monstres
reason-there-is-no-bed-left-to-slide-a-monster-under = il ne reste aucun lit sous lequel glisser un monstre

## Les sortes de choses

reason-citizen = citoyen
reason-citizen-or-starter = citoyen ou carte de départ
reason-monster = monstre
reason-domain = domaine
reason-duke = duc
reason-place = lieu
reason-kind-of-token = sorte de jeton
reason-upgrade = amélioration
reason-lester-card = carte LESTER
reason-cart = chariot
reason-pet = monstre de compagnie
reason-cage = cage
reason-addon = amélioration
reason-artifact = artefact
reason-exhibition = concours
reason-customer = client
reason-area = zone
reason-opportunity = occasion unique
reason-adventurer = aventurier
reason-paladin = paladin
reason-room = salle
reason-trap = piège
reason-combat-card = carte Combat
reason-special-event = événement spécial
reason-improved-tunnel = tunnel amélioré
reason-expert-tile = tuile Expert
reason-cell = case
reason-place-in-the-lair = place dans le repaire
reason-green = vert
reason-red = rouge
reason-yellow = jaune
reason-purple = violet

## Les réglages du serveur

reason-is-no-rate-write-20-10m-for-twenty-in-ten-minutes-s-m-h = `{ $given }` n'est pas une fréquence : écrivez 20/10m pour vingt en dix minutes (s, m, h)
reason-is-neither-an-address-nor-a-network-such-as-10-0-0-0-8 = `{ $given }` n'est ni une adresse ni un réseau comme 10.0.0.0/8
