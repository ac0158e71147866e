# Dungeon Lords.

dl-title = Dungeon Lords
dl-tagline = Bâtissez un donjon par des ordres secrets, puis défendez-le contre les aventuriers.
dl-feeling = Rusé et palpitant : prévoyez les ordres des autres, puis regardez les héros trébucher dans vos pièges.
dl-preset-first = Votre première partie
dl-preset-first-help = Le jeu de base ; les premiers ordres que vous ne pouvez pas donner sont distribués, sans que vous ayez à les choisir.
dl-preset-base = Le jeu de base
dl-preset-base-help = Quatre saisons par année, sans l'extension.
dl-preset-tiles = Nouveaux monstres, salles et cartes
dl-preset-tiles-help = Quatre saisons comme dans le jeu de base, avec les monstres de compagnie, les bardes et toutes les nouvelles cartes et tuiles.
dl-preset-beginner = La Saison du festival, en douceur
dl-preset-beginner-help = Cinq saisons, le temps de bâtir, et un seul paladin : ce que l'extension recommande à qui la découvre.
dl-preset-festival = La Saison du festival, complète
dl-preset-festival-help = Cinq saisons, cinq manches de combat, les occasions, la Foire, les monstres de compagnie, les bardes, l'elfe et le nain.
dl-option-players = Joueurs
dl-option-players-help = 2, 3 ou 4 seigneurs de donjon.
dl-option-variant = Variante
dl-option-variant-help = base, festival, four_seasons ou beginner ; elle règle tous les modules, chacun restant modifiable.
dl-variant-base = Le jeu de base seul : 4 saisons, 4 manches, un paladin.
dl-variant-festival = La Foire aux Monstres au complet : 5 saisons, 5 manches, occasions, Foire, monstres de compagnie, bardes, elfe et nain.
dl-variant-four-seasons = Nouvelles cartes et tuiles avec 4 saisons et 4 manches.
dl-variant-beginner = Pour débuter : 5 saisons mais 4 manches, personne n'arrive en saison 2.
dl-option-seasons = Saisons
dl-option-seasons-help = 4 ou 5 saisons de construction par année.
dl-option-rounds = Manches
dl-option-rounds-help = 4 ou 5 manches de combat par année.
dl-option-opportunities = Occasions uniques
dl-option-opportunities-help = Des plateaux couvrent une zone pendant une saison ; demande 5 saisons.
dl-option-fair = Foire
dl-option-fair-help = La Foire en dernière saison ; demande les occasions.
dl-option-pets = Monstres de compagnie
dl-option-pets-help = Chacun élève des monstres de compagnie aux pouvoirs secrets.
dl-option-bards = Bardes
dl-option-bards-help = Les bardes donnent du courage à leur groupe.
dl-option-paladins = Paladins
dl-option-paladins-help = human, elf_and_dwarf ou three.
dl-option-new-tiles = Nouvelles tuiles
dl-option-new-tiles-help = Les monstres, salles, pièges et cartes de l'extension.
dl-option-late-adventurers = Aventuriers tardifs
dl-option-late-adventurers-help = Personne n'arrive en saison 2 (débutants).
dl-option-first-game = Les premiers ordres sont distribués
dl-option-first-game-help = Le hasard décide quels deux ordres vous ne pouvez pas donner au début. Sinon vous choisissez.
dl-option-special-event-hidden = L'événement spécial reste caché
dl-option-special-event-hidden-help = Sa carte n'est révélée qu'en phase Événement. Sinon on la connaît une saison d'avance.
dl-option-tax-conquered = Les tuiles conquises sont imposées
dl-option-tax-conquered-help = Vous payez aussi pour les tuiles conquises. Sinon seulement pour celles qui vous restent.
dl-option-planning-order = Planifier les batailles
dl-option-planning-order-help = simultaneous ou turn_order.
dl-option-fatigue-target = Qui subit la fatigue
dl-option-fatigue-target-help = each ou front_to_back.
dl-option-conquest-survives-fatigue = Une tuile tombe même devant un groupe que la fatigue abat
dl-option-conquest-survives-fatigue-help = Elle est conquise bien qu'il ne reste personne. Sinon la fatigue vient d'abord et peut la sauver.
dl-option-witch-targets-distinct = La sorcière frappe deux aventuriers différents
dl-option-witch-targets-distinct-help = Sinon ses deux coups peuvent frapper le même.
dl-option-room-counts-if-conquered = Les salles conquises rapportent
dl-option-room-counts-if-conquered-help = Une salle conquise donne encore ses points. Sinon seules les vôtres en donnent.
dl-option-titles-count-conquered = Les titres comptent les tuiles conquises
dl-option-titles-count-conquered-help = Le Seigneur des Salles et celui des Tunnels comptent les tuiles conquises. Sinon seulement celles qui vous restent.
dl-option-room-bonus-on-every-number = Une salle de combat renforce chaque coup
dl-option-room-bonus-on-every-number-help = Son +1 s'ajoute à chaque nombre de dégâts d'une créature. Sinon au premier seulement.
problem-dl-players = De { $low } à { $high } joueurs, pas { $found }.
problem-dl-seasons = Une année a 4 ou 5 saisons.
problem-dl-rounds = Un combat a 4 ou 5 manches.
problem-dl-fair-without-opportunities = La Foire demande les occasions uniques.
problem-dl-fair-needs-five-seasons = La Foire demande 5 saisons.
problem-dl-opportunities-need-five-seasons = Les occasions uniques demandent 5 saisons.
problem-dl-five-seasons-need-new-tiles = Cinq saisons demandent les nouvelles tuiles : sans elles, il manque des monstres et des salles.
problem-dl-late-adventurers-need-five-seasons = Les aventuriers tardifs demandent 5 saisons.
dl-none = rien
dl-you = { $who } (vous)
dl-dummy = fictif
dl-tunnel = tunnel
dl-rented = { $room } (louée)
dl-illusion = une illusion
dl-cell = colonne { $column }, rang { $row }
dl-adventurer = { $name } (♥{ $hearts })
dl-fighter = le monstre de compagnie combattant
dl-placed = { $monster } (place { $place })
dl-good-gold = or
dl-good-food = { $count ->
    [one] nourriture
   *[other] nourritures
}
dl-good-evil = méchanceté
dl-good-imp = { $count ->
    [one] diablotin
   *[other] diablotins
}
dl-good-trap = { $count ->
    [one] carte Piège
   *[other] cartes Piège
}
dl-good-monster = { $count ->
    [one] monstre
   *[other] monstres
}
dl-imp-free = un diablotin disponible
dl-imp-used = un diablotin occupé
dl-imp-training = un diablotin à l'entraînement
dl-attack = attaque
dl-sheep-attack = en mouton
dl-step-fast-spell = sorts rapides
dl-step-slow-spell = sorts lents
dl-step-all-spells = tous les sorts
dl-step-healing = guérison
dl-step-conquest = conquête
dl-score-rooms = Salles
dl-score-monsters = Monstres
dl-score-ghosts = Fantômes
dl-score-prisoners = Prisonniers
dl-score-paladins = Paladins
dl-score-conquered = Tuiles conquises
dl-score-unpaid = Impôts impayés
dl-score-titles-alone = Titres détenus seul
dl-score-titles-shared = Titres partagés
dl-score-scoring-rooms = Salles de décompte
dl-score-improved-tunnels = Tunnels améliorés
dl-score-scoring-pets = Monstres de compagnie montrés
dl-score-unused-pets = Monstres de compagnie inutilisés
dl-h-season = Année { $year }, saison { $season }
dl-h-combat = Année { $year }, combat, manche { $round }
dl-h-start = Premier joueur : { $seat }
dl-h-offer = À prendre : { $monsters } · salles : { $rooms }
dl-h-event = Événement actuel : { $event }
dl-h-next-event = Événement suivant : { $event }
dl-h-arriving = Arrivent maintenant : { $adventurers }
dl-h-announced = Arrivent ensuite : { $adventurers }
dl-h-board = Occasion actuelle : { $board }
dl-h-next-board = Occasion suivante : { $board }
dl-h-display = Pièges exposés : { $traps }
dl-h-cards = Cartes Combat : { $cards }
dl-h-decks = Pioche Pièges { $traps } · pioche Monstres de compagnie { $pets }
dl-h-dummy = Méchanceté du joueur fictif : { $evil }
dl-p-goods = { $who } : méchanceté { $evil }, or { $gold }, nourriture { $food }, diablotins { $free } libres / { $used } occupés / { $training } à l'entraînement
dl-p-cards = {"  "}cartes Piège { $traps } · monstres de compagnie cachés { $pets } · impôts impayés { $unpaid }
dl-p-own-traps = {"  "}vos pièges : { $traps }
dl-p-own-pets = {"  "}vos monstres de compagnie : { $pets }
dl-p-orders = {"  "}ordres : { $orders }
dl-p-inaccessible = {"  "}inaccessibles : { $orders }
dl-p-lair = {"  "}repaire : { $lair }
dl-p-party = {"  "}groupe : { $party }
dl-p-rented = {"  "}louées : { $rooms }
dl-p-prison = {"  "}prison : { $prisoners } · paladins : { $paladins }
dl-q-none = Il n'y a rien à décider.
dl-q-act = Que fait votre larbin dans { $area } ({ $slot }) ?
dl-q-cost = Comment payez-vous { $monster } ?
dl-q-take-back = Reprendre cette carte Ordre en main : { $order } ?
dl-q-may-pay = Payez-vous pour { $event } ?
dl-q-strike = Payez-vous pour { $monster } ?
dl-q-aim = Qui { $trap } touche-t-il ?
dl-q-load = Que prend { $trap } ?
dl-q-withdraw = Quel monstre retirez-vous ?
dl-q-knock-out = Quel monstre est assommé ?
dl-q-sheep = Quel monstre devient un mouton ?
dl-q-first-hire = Votre premier ordre est de recruter : payez-vous pour placer le larbin ?
dl-q-dig = Où creusez-vous ensuite ?
dl-q-peek = Quelle carte Combat consultez-vous ?
dl-q-put = Où remettez-vous la carte ?
dl-q-drop-trap = Quelle carte Piège abandonnez-vous ?
dl-q-lose-imp = Quel diablotin perdez-vous ?
dl-q-free-tunnel = Où va le nouveau tunnel ?
dl-q-improve = Travaillez-vous une autre tuile ?
dl-q-prize = Quel lot prenez-vous ?
dl-q-hire-discarded = Qui recrutez-vous dans la défausse ?
dl-q-build-discarded = Quelle salle défaussée bâtissez-vous, et où ?
dl-q-produce = Quelle salle utilisez-vous ?
dl-q-tax = Combien d'impôts payez-vous ?
dl-q-payday = Jour de paye : qui payez-vous ou laissez-vous partir ?
dl-q-feed = Quel monstre sacrifiez-vous ?
dl-q-discard-pet = Quel monstre de compagnie défaussez-vous ?
dl-q-window = Utilisez-vous un monstre de compagnie maintenant ?
dl-q-spring = Quel piège se déclenche ensuite ?
dl-q-attack = Quelle créature attaque ensuite, et comment ?
dl-q-target = Qui est touché ?
dl-q-peace = Retirez-vous tous les monstres ou gagnez-vous de la méchanceté ?
dl-q-free = Quel prisonnier est libéré ?
dl-q-trained-imp = Utilisez-vous un diablotin entraîné pour ajouter de la fatigue ?
dl-q-initial = Lequel des trois ordres gardez-vous en main ?
dl-q-order = Choisissez l'ordre { $number } de cette saison.
dl-q-dummy-order = Où votre joueur fictif envoie-t-il son troisième larbin ?
dl-q-bid = Combien de diablotins envoyez-vous à la Foire ?
dl-q-pass = Quel monstre de compagnie passez-vous à gauche ?
dl-q-plan = Planifiez votre bataille : qui et quoi défend la tuile ?
dl-q-plan-site = Planifiez votre bataille : où vous battez-vous cette manche ?
dl-q-parade = Quels monstres de compagnie de décompte montrez-vous ?
dl-a-keep-order = Garder { $order }
dl-a-order = Ordre : { $order }
dl-a-dummy-order = Fictif vers { $order }
dl-a-pay-and-place = Payer et placer le larbin
dl-a-hold-back = Retenir le larbin
dl-a-execute = Exécuter
dl-a-skip = Ne rien faire de plus ici
dl-a-dig = Creuser un tunnel : { $cell }
dl-a-mine = Extraire { $tunnels } des tunnels, { $vein } du filon
dl-a-hire = Recruter : { $monster }
dl-a-build = Bâtir { $room } : { $cell }
dl-a-rent = Louer { $room }
dl-a-take-rent = Prendre l'or payé en III
dl-a-harvest = Envoyer { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} récolter
dl-a-improve = { $tile } : { $cell }
dl-a-unconquer = Déconquérir une tuile : { $cell }
dl-a-install = Installer { $trap } : { $cell }
dl-a-peek = Consulter la carte { $position }
dl-a-no-peek = Ne pas consulter
dl-a-put = La remettre en place { $position }
dl-a-give-trap = Abandonner { $trap }
dl-a-lose-imp = Perdre { $where }
dl-a-feed = Sacrifier { $monster }
dl-a-pay-with = Payer { $cost }
dl-a-waive = Laisser { $pet } régler
dl-a-send = Envoyer { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}
dl-a-prize = { $board } : { $prize }
dl-a-produce = { $room } : { $gain } ({ $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } jeton Troll
   *[other] , { $tokens } jetons Troll
})
dl-a-train-in = Envoyer { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} à l'entraînement
dl-a-train-out = Sortir { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} de l'entraînement
dl-a-done = Terminé
dl-a-take-back = Dans ma main
dl-a-leave = La laisser sur le plateau
dl-a-pass = Passer { $pet }
dl-a-discard = Défausser { $pet }
dl-a-pay-tax = Payer { $gold } or
dl-a-pay = Payer { $monster }
dl-a-abandon = Laisser partir { $monster }
dl-a-accept = Payer
dl-a-refuse = Ne pas payer
dl-a-symbol = Payer 1 { $good }
dl-a-strike = Le laisser faire grève
dl-a-keep-pets = Garder les monstres de compagnie pour l'instant
dl-a-keep-pets-quiet = Garder les monstres de compagnie, ne plus demander cette saison ou ce combat
dl-a-skip-quiet = Ne rien faire de plus ici, et ne plus demander pour les monstres de compagnie cette saison
dl-a-hold-back-quiet = Retenir le larbin, et ne plus demander pour les monstres de compagnie cette saison
dl-a-use-pet = Utiliser { $pet }
dl-a-fight = Se battre ici : { $site }
dl-a-add-trap = Poser { $trap }
dl-a-add-trap-with = Poser { $trap } avec { $with }
dl-a-add-creature = Envoyer { $monster }
dl-a-add-fighter = Envoyer le monstre de compagnie combattant
dl-a-plan-again = Planifier à nouveau
dl-a-spring = Piège : { $trap }
dl-a-spring-loaded = Piège : { $trap } avec { $load }
dl-a-spring-installed = Piège installé : { $trap }
dl-a-target = { $position } : { $who }
dl-a-attack = { $monster } : { $text }
dl-a-idle = { $monster } ne peut attaquer
dl-a-name = Désigner { $monster }
dl-a-withdraw = Retirer
dl-a-take-evil = Gagner la méchanceté
dl-a-free = Libérer { $who }
dl-a-free-of = Libérer { $who }, prisonnier { $number }
dl-a-use-imp = Utiliser un diablotin entraîné
dl-a-no-imp = N'en utiliser aucun
dl-a-tunnel = 1 tunnel

# Ce qui est arrivé

dl-e-started = { $seat } est le premier joueur.
dl-e-year-began = L'année { $year } commence.
dl-e-season-began = La saison { $season } de l'année { $year } commence.
dl-e-dealt = { $seat } pioche les ordres { $orders }.
dl-e-answered = { $seat } a décidé.
dl-e-kept = { $seat } garde { $order } en main.
dl-e-inaccessible = Inaccessibles pour { $seat } : { $orders }.
dl-e-dummy-inaccessible = Inaccessibles pour le joueur fictif { $dummy } : { $orders }.
dl-e-offered = À prendre : { $monsters } ; salles : { $rooms }.
dl-e-announced-event = Événement de la prochaine saison : { $event }.
dl-e-announced-special = L'événement spécial sera { $special }.
dl-e-announced-adventurers = Aventuriers en route : { $adventurers }.
dl-e-announced-board = Occasion de la prochaine saison : { $board }.
dl-e-board-placed = { $board } couvre la zone { $area }.
dl-e-board-left = Le plateau { $board } est rangé.
dl-e-traps-displayed = Pièges à installer : { $traps }.
dl-e-dummy-placed = Un larbin fictif se place en { $slot } de { $area }.
dl-e-dummy-not-placed = Le larbin fictif ne trouve pas de place dans { $area }.
dl-e-chose-order = { $seat } choisit l'ordre { $number } : { $order }.
dl-e-chose-dummy-order = { $seat } envoie le joueur fictif à { $order }.
dl-e-revealed-order = { $seat } révèle l'ordre { $number } : { $order }.
dl-e-placed = Le larbin de { $seat } se place en { $slot } de { $area }.
dl-e-blocked = { $area } est complet : le larbin de { $seat } est bloqué.
dl-e-held-back = { $seat } retient son larbin pour { $area }.
dl-e-executed = { $seat } agit dans { $area }, emplacement { $slot }.
dl-e-not-executed = { $seat } n'exécute pas { $area }.
dl-e-paid = { $seat } paie { $amount } { $good }.
dl-e-gained = { $seat } gagne { $amount } { $good }.
dl-e-lost = { $seat } perd { $amount } { $good }.
dl-e-evil-moved = La méchanceté de { $seat } passe de { $from } à { $to }.
dl-e-dummy-evil = La méchanceté du joueur fictif est maintenant { $to }.
dl-e-paladin-entered = { $paladin } quitte la tente.
dl-e-paladin-joined = { $paladin } rejoint le groupe contre { $seat }.
dl-e-paladin-removed = { $paladin } va chez le joueur fictif et quitte la partie.
dl-e-dug = { $seat } creuse un tunnel ({ $cell }).
dl-e-mined = { $seat } extrait { $gold } or.
dl-e-harvested = { $seat } récolte { $food } nourriture.
dl-e-improved = { $seat } transforme un tunnel en { $tile } ({ $cell }).
dl-e-unconquered = { $seat } déconquiert une tuile ({ $cell }).
dl-e-built = { $seat } bâtit { $room } ({ $cell }).
dl-e-rented-room = { $seat } loue { $room }.
dl-e-took-rent = { $seat } prend les { $gold } or payés en III.
dl-e-hired = { $seat } recrute : { $monster }{ $expert }.
dl-e-invested = { $seat } investit { $gold } or.
dl-e-returned = { $seat } récupère { $gold } or.
dl-e-installed = { $seat } installe { $trap } ({ $cell }).
dl-e-installed-lost = Le piège { $trap } de { $seat } est perdu ({ $cell }).
dl-e-peeked = { $seat } consulte la carte Combat { $position }.
dl-e-saw = { $seat } voit la carte Combat { $position } : { $card }.
dl-e-moved-card = { $seat } remet la carte Combat { $from } en place { $to }.
dl-e-drew-traps = { $seat } pioche { $count ->
    [one] { $count } carte Piège
   *[other] { $count } cartes Piège
}.
dl-e-drew-trap = { $seat } pioche le piège { $trap }.
dl-e-discarded-trap = { $seat } défausse le piège { $trap }.
dl-e-deck-reshuffled = La défausse des pièges est mélangée en une nouvelle pioche.
dl-e-drew-pets = { $seat } pioche { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
} de compagnie.
dl-e-drew-pet = { $seat } pioche { $pet }.
dl-e-passed-pet = { $seat } passe { $pet } à gauche.
dl-e-got-pet = { $seat } reçoit { $pet }.
dl-e-pets-passed = Chacun a passé un monstre de compagnie à gauche.
dl-e-discarded-pet = { $seat } défausse { $pet } face cachée.
dl-e-pet-discarded = { $seat } défausse un monstre de compagnie face cachée.
dl-e-pets-reshuffled = La défausse des monstres de compagnie est mélangée.
dl-e-used-pet = { $seat } utilise { $pet }.
dl-e-bid = { $seat } envoie { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} à la Foire.
dl-e-took-prize = { $seat } prend le lot de { $board }.
dl-e-no-prize = { $seat } ne prend aucun lot.
dl-e-produced = { $seat } utilise { $room } avec { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } jeton Troll
   *[other] , { $tokens } jetons Troll
}.
dl-e-trained-in = { $seat } envoie { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} à l'entraînement.
dl-e-trained-out = { $seat } sort { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} de l'entraînement.
dl-e-took-back = { $seat } reprend l'ordre { $order }.
dl-e-tax-paid = { $seat } paie { $paid } or d'impôts{ $unpaid ->
    [0] {""}
    [one] {" "}; { $unpaid } impayé
   *[other] {" "}; { $unpaid } impayés
}.
dl-e-paid-creature = { $seat } paie : { $monster }.
dl-e-left = Faute de paie, { $monster } quitte { $seat }.
dl-e-eaten = { $seat } sacrifie un monstre : { $monster }.
dl-e-event-began = Événement : { $event }.
dl-e-special-began = Événement spécial : { $special }.
dl-e-refused = { $seat } ne paie pas.
dl-e-struck-work = { $monster } de { $seat } fait grève cette année.
dl-e-fatigue-halved = Toute fatigue imprimée de cette année est divisée par deux.
dl-e-joined = Un aventurier va chez { $seat } : { $adventurer }.
dl-e-dummy-adventurer = L'aventurier du joueur fictif part : { $adventurer }.
dl-e-token-passed = { $seat } est maintenant premier joueur.
dl-e-combat-began = Le combat de l'année { $year } commence.
dl-e-round-began = Manche { $round } du combat.
dl-e-planned-site = { $seat } prévoit de se battre en { $site }.
dl-e-planned-trap = { $seat } pose { $trap }.
dl-e-planned-creature = { $seat } envoie : { $monster }.
dl-e-planned-fighter = { $seat } envoie { $pet }.
dl-e-plan-revealed = { $seat } se bat en { $site } ; monstres : { $monsters }{ $fighter ->
    [0] {""}
   *[other] , un monstre de compagnie
} ; { $traps ->
    [0] aucune carte Piège
    [one] { $traps } carte Piège
   *[other] { $traps } cartes Piège
}.
dl-e-card-revealed = Carte Combat de la manche { $round } : { $card }.
dl-e-battle-began = La bataille de { $seat } commence.
dl-e-sang = { $bard } chante contre { $seat } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} de Courage.
dl-e-trap-sprung = Un piège de { $seat } se déclenche : { $trap }.
dl-e-icons-used = Contre { $seat }, le groupe désamorce { $icons ->
    [one] { $icons } dégât
   *[other] { $icons } dégâts
}.
dl-e-wounded = Contre { $seat }, { $who } reçoit { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}.
dl-e-courage-used = Contre { $seat }, le courage de { $who } absorbe { $tokens ->
    [one] { $tokens } dégât
   *[other] { $tokens } dégâts
}.
dl-e-shield-used = Un bouclier magique arrête { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
} chez { $seat }.
dl-e-eliminated = { $seat } élimine { $who }.
dl-e-step-skipped = Sauté cette manche chez { $seat } : { $step }.
dl-e-poisoned = Le poison inflige { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} à { $who } chez { $seat }.
dl-e-spell-cast = Contre { $seat }, le groupe lance { $card }.
dl-e-spell-not-cast = Contre { $seat }, le groupe ne peut lancer { $card }.
dl-e-hid = { $who } se cache de { $seat }.
dl-e-heartened = Le courage de { $who } contre { $seat } change de { $tokens }.
dl-e-illusion = Une illusion se place devant le groupe contre { $seat }.
dl-e-stronger = { $who } se renforce contre { $seat }.
dl-e-withdrawn = { $seat } doit retirer : { $monster }.
dl-e-knocked-out = Assommé chez { $seat } : { $monster }.
dl-e-sheep = Changé en mouton chez { $seat } : { $monster }.
dl-e-attacked = { $seat } attaque avec : { $monster }.
dl-e-could-not-attack = { $monster } de { $seat } ne peut attaquer.
dl-e-moved-to-front = Sous hypnose, { $who } passe devant chez { $seat }.
dl-e-expert-struck = La tuile Expert { $expert } de { $seat } frappe plus fort.
dl-e-healed = { $who } guérit de { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} contre { $seat }.
dl-e-courage-gone = Tout courage disparaît chez { $seat }.
dl-e-trained-imp-used = { $seat } utilise un diablotin entraîné : 1 fatigue de plus.
dl-e-fatigue = Fatigue du groupe contre { $seat } : { $amount }.
dl-e-conquered = Le groupe conquiert { $site } de { $seat }.
dl-e-not-conquered = Le groupe ne conquiert rien chez { $seat }.
dl-e-prisoner-freed = { $who } est libéré de la prison de { $seat }.
dl-e-battle-ended = La bataille de { $seat } est terminée.
dl-e-combat-ended = Le combat de l'année { $year } est terminé.
dl-e-pet-shown = { $seat } montre { $pet } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dl-e-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Le plateau dans le navigateur

dl-w-again = Revoir la bataille
dl-w-antitrap = anti-piège
dl-w-bid = diablotins envoyés à la Foire
dl-w-board = Plateau central
dl-w-build = Construire
dl-w-build-below = Construisez-la sur un tunnel marqué plus bas
dl-w-card-hidden = Carte Combat, cachée jusqu'à la fin de la planification
dl-w-cards = Cartes Combat de l'année
dl-w-choices = choix
dl-w-lost-act = Vous avez tout ce qu'il faut pour agir ici ({ $area }). Sans rien faire maintenant, cet ordre ne vous rapporte rien cette saison.
dl-w-lost-more = Vous pourriez faire davantage ici : ce que vous laissez maintenant est perdu.
dl-w-lost-rooms = Vous pourriez encore utiliser { $rooms } : ce qu'une salle ne donne pas cette saison est perdu.
dl-w-conquered = conquis
dl-w-courage = courage
dl-w-d-bard = Barde : donne { $icons } courage au début de chaque bataille.
dl-w-d-combat = Salle de combat
dl-w-d-cost = Coûte
dl-w-d-free = sans coût
dl-w-d-ghost = un fantôme, pas un monstre
dl-w-d-paladin = Un paladin marche en tête ; capturé, il vaut { $points } points.
dl-w-d-priest = Prêtre : soigne { $icons } blessures après l'attaque des créatures.
dl-w-d-prize = Lot de la Foire : { $prize }.
dl-w-d-production = Salle de production
dl-w-d-rank = rang { $rank }
dl-w-d-returns = Retourne prêt au repaire.
dl-w-d-scoring = Salle de score
dl-w-d-thief = Voleur : retire { $icons } dégâts aux pièges de chaque bataille.
dl-w-d-warrior = Guerrier : se place en tête du groupe.
dl-w-d-wizard = Magicien : { $icons } magie pour les sorts du groupe.
dl-w-d-zone = Cases claires : où elle peut être construite.
dl-w-defence = Pièges et créatures
dl-w-discard = Défausser
dl-w-dummy-here = Fictif ici
dl-w-evilometer = Échelle de Méchanceté
dl-w-expert = tuile Expert
dl-w-face-down = face cachée
dl-w-fast = Sort rapide
dl-w-fatigue = fatigue
dl-w-first = Début
dl-w-following = Suivant
dl-w-foreman = contremaître
dl-w-give = Céder
dl-w-hand = Cartes en main
dl-w-heal = guérison
dl-w-hidden = caché
dl-w-hire = Recruter
dl-w-hit = Frapper
dl-w-hit-points = points de vie
dl-w-idle = Ne peut attaquer
dl-w-imp-here = un diablotin y travaille
dl-w-improve = améliorer un tunnel
dl-w-imps-free = diablotins disponibles
dl-w-imps-used = diablotins utilisés
dl-w-inaccessible = Inaccessible
dl-w-installed = piège installé
dl-w-invested = or à revenir
dl-w-lair = Repaire
dl-w-last = Fin
dl-w-later = Saison suivante et cartes Combat
dl-w-lay = Poser
dl-w-let-go = Renvoyer
dl-w-magic = magie
dl-w-moment = Aller à ce moment
dl-w-news = Ce qui vient de se passer
dl-w-needs-magic = Il faut { $magic } magie.
dl-w-next = Saison suivante
dl-w-no-site = Choisissez une tuile sur votre carte
dl-w-nobody = Plus personne à combattre
dl-w-now = Cette saison
dl-w-on-card = Le larbin est resté sur sa carte
dl-w-play = Lecture
dl-w-opportunity = Occasion unique
dl-w-or = ou
dl-w-order-here = Ordre { $number }
dl-w-others = autres
dl-w-party = Groupe d'aventuriers
dl-w-pass = Passer à gauche
dl-w-pay = Payer
dl-w-peek = regarder une carte Combat
dl-w-peek-move = regarder et déplacer une carte Combat
dl-w-pet = compagnon
dl-w-ph-adventurers = Arrivée des aventuriers
dl-w-ph-battle = Bataille
dl-w-ph-choose = Ordres : choix secret
dl-w-ph-end = Fin de la saison
dl-w-ph-event = Événement
dl-w-ph-fair = La Foire
dl-w-ph-initial = Premiers ordres inaccessibles
dl-w-ph-new-season = Nouvelle saison
dl-w-ph-over = Décompte final
dl-w-ph-pets = Monstres de compagnie
dl-w-ph-place = Ordres : révéler et placer
dl-w-ph-planning = Combat : planification secrète
dl-w-ph-production = Production
dl-w-ph-resolve = Ordres : les larbins agissent
dl-w-ph-scoring = Compagnons de score
dl-w-plan-done = Le plan est prêt
dl-w-poison = Poison
dl-w-previous = Précédent
dl-w-prison = en prison
dl-w-prizes = Lots de la Foire
dl-w-progress = L'année
dl-w-put-here = Placer ici
dl-w-quiet = rien d'annoncé
dl-w-ready = prêt
dl-w-rent = Louer
dl-w-rented = salle louée
dl-w-room = salle
dl-w-round = Manche { $round } sur { $rounds }
dl-w-secret = plan secret
dl-w-seen-by = Vue par
dl-w-send = Envoyer
dl-w-sent = envoyé à la bataille
dl-w-sequence = Ordre d'action : { $first }, { $second }, { $third }
dl-w-sheep = mouton
dl-w-site = lieu de la bataille
dl-w-slow = Sort lent
dl-w-spring = Déclencher
dl-w-st-bards = Bardes
dl-w-st-conquest = Conquête
dl-w-st-fast = Sorts rapides
dl-w-st-fatigue = Fatigue
dl-w-st-healing = Guérison
dl-w-st-monsters = Monstres
dl-w-st-slow = Sorts lents
dl-w-st-traps = Pièges
dl-w-stage = La bataille
dl-w-glance = Tout le monde d’un coup d’œil
dl-w-you = Vous
dl-w-score = points à cet instant
dl-w-score-why = d’où ils viennent
dl-w-score-now = Si la partie finissait maintenant.
dl-w-score-pets = Les monstres de compagnie restent secrets jusqu’à la fin.
dl-w-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dl-w-rooms = salles
dl-w-tunnels = tunnels
dl-w-placing = Glissez-en un sur une case éclairée de votre donjon, ou touchez son image à cet endroit.
dl-w-working = Salles qui peuvent travailler
dl-w-tax-now = pour votre donjon :
dl-w-start = Premier joueur
dl-w-still-fought = en cours
dl-w-take = Prendre
dl-w-tent = Paladins dans la tente
dl-w-thinking = réfléchit
dl-w-this-one = Celui-ci
dl-w-tired = hors de combat
dl-w-title = Titre
dl-w-titles = Titres à cet instant
dl-w-titles-over = Titres
dl-w-together = Ensemble
dl-w-troll-token = jeton Troll
dl-w-unconquer = reconquérir une tuile
dl-w-undefended = Personne ne défend encore
dl-w-unpaid = impôts impayés
dl-w-use = Utiliser
dl-w-uses = utilisations cette saison
dl-w-wounds = blessures infligées
dl-w-year = Année { $year }
dl-w-your-order = Votre ordre

dl-option-variant-base = Le jeu de base
dl-option-variant-festival = La Saison du festival, complète
dl-option-variant-four-seasons = Nouvelles tuiles, quatre saisons
dl-option-variant-beginner = Pour débuter
dl-option-paladins-human = un humain
dl-option-paladins-elf-and-dwarf = l'elfe et le nain
dl-option-paladins-three = les trois
dl-option-planning-order-simultaneous = tous en même temps
dl-option-planning-order-turn-order = dans l'ordre du tour
dl-option-fatigue-target-each = tout le monde
dl-option-fatigue-target-front-to-back = de l'avant vers l'arrière
dl-option-variant-form = Règle d'un coup tous les modules ci-dessous ; chacun peut encore être changé.
dl-option-paladins-form = Quels paladins attendent sous la tente chaque année.
dl-option-planning-order-form = Si les batailles se planifient en même temps, ou l'une après l'autre sous les yeux des autres.
dl-option-fatigue-target-form = Quels aventuriers la fatigue touche.
