# Making Monsters.

mm-title = Making Monsters
mm-tagline = Piochez des parties dans votre sac, tentez votre chance et donnez vie à des monstres.
mm-feeling = Espiègle et tendu : encore une partie du sac, ou était-ce celle de trop ?
mm-preset-first = Le jeu du livret
mm-preset-first-help = Il n'a pas de variantes : la première partie et la centième sont les mêmes.
mm-option-players = Joueurs
mm-option-players-help = 2, 3 ou 4 savants fous.
problem-mm-solo = Making Monsters ne se joue pas seul : il faut 2 à 4 joueurs.
problem-mm-players = Making Monsters se joue à 2, 3 ou 4, pas à { $players }.

# Mots et listes

mm-none = rien
mm-hidden = caché
mm-empty = vide
mm-you = { $who } (vous)
mm-count = { $name } ×{ $n }
mm-on-slot = { $monster } (emplacement { $slot })
mm-as = { $monster } (emplacement { $slot }), comme { $space }
mm-colour-red = rouge
mm-colour-yellow = jaune
mm-colour-blue = bleu
mm-phase-setup = Mise en place
mm-phase-order = Commander
mm-phase-deliver = Recevoir des livraisons
mm-phase-end-steps = Livraisons : dernières étapes
mm-phase-answer = Réanimer ou attendre
mm-phase-reanimate = Réanimer
mm-phase-keep = Rafraîchir : nouveaux monstres
mm-phase-settle = Rafraîchir : au labo
mm-phase-prepare = Forum des Savants Fous : préparation
mm-phase-show = Forum des Savants Fous : le concours
mm-phase-over = Partie terminée

# La table

mm-h-round = Manche { $round }
mm-h-lead = place de tête : { $who }
mm-h-rot = Piste de Pourriture { $track } · réserve de Pourriture { $reserve } · retirées { $removed }
mm-h-deck = Pioche { $deck } · défausse { $discard } · piles d’Améliorations { $first } et { $second }
mm-h-supply = Réserve : { $tokens }
mm-h-cart = { $cart } [{ $kinds }] : { $tiles }
mm-h-cart-of = { $cart } [{ $kinds }] : { $tiles } (devant { $who })
mm-h-player = { $who } : { $prestige } Prestige
mm-h-order = jeton { $colour }
mm-h-order-super = jeton { $colour }, super
mm-h-chosen = a choisi
mm-h-answer-reanimate = réanime
mm-h-answer-wait = attend
mm-h-rotted = recherches pourries
mm-h-fair = Forum { $points }
mm-h-bag = Sac ({ $n }) : { $tokens }
mm-h-incoming = Pourriture en route : { $n }
mm-h-slot = { $slot } { $monster } ({ $prestige }) : { $spaces }
mm-h-space = { $kind } { $filled }/{ $all }
mm-h-finished = terminé
mm-h-blank = { $slot } (libre)
mm-h-sorting = Tri : { $tokens }
mm-h-rejects = Rebuts { $n }/{ $all } : { $tokens }
mm-h-hand = Pioché, à placer : { $tokens }
mm-h-upgrades = Améliorations : { $tiles }
mm-h-upgrade = { $slot } { $tile }
mm-h-upgrade-holds = { $slot } { $tile } ({ $tokens })
mm-h-beside = à côté : { $tile }
mm-h-lester = LESTER : { $cards }
mm-h-pile = Pile : { $cards }
mm-h-cards = En main : { $cards }
mm-h-cards-hidden = En main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
mm-h-lineup = Pour le Forum : { $cards }

# Questions

mm-q-none = Rien à décider pour le moment.
mm-q-start-card = Où placez-vous votre premier monstre, { $card } ?
mm-q-order = Quel jeton Commander choisissez-vous, en secret ?
mm-q-place = Vous avez pioché { $tokens }. Que placez-vous, et où ?
mm-q-place-lost = Vous avez pioché { $tokens }. Que placez-vous, et où ? Sans place, donc rejeté ({ $n }) : { $lost }.
mm-q-draw = Piocher encore un jeton (il en reste { $n } à piocher) ou s’arrêter ?
mm-q-show = Piocher encore un jeton pour le Forum ou s’arrêter ?
mm-q-lester = Quelle carte LESTER jouez-vous ?
mm-q-supply = Quelle partie de la réserve va dans votre sac ? ({ $n } à prendre)
mm-q-expand = Quelle Amélioration prenez-vous, de n’importe quel chariot ?
mm-q-install = Où installez-vous { $tile } ?
mm-q-answer = Réanimer maintenant ou attendre ?
mm-q-ready = Vous réanimez. Déplacer d’abord des parties triées ?
mm-q-ready-fair = La pioche est finie. Déplacer d’abord des parties triées ?
mm-q-peg = Quel monstre profite de { $tile } ?
mm-q-grind = { $tile } : défausser { $part } contre du Prestige ?
mm-q-exchange = { $tile } : échanger { $part } contre quoi ?
mm-q-items = Que prenez-vous au chariot ? (encore { $n ->
    [one] { $n } objet
   *[other] { $n } objets
 })
mm-q-keep = Quel monstre gardez-vous : { $cards } ?
mm-q-first = Quelle carte placez-vous d’abord ?
mm-q-card = Où va { $card } ?
mm-q-choose = Quels monstres présentez-vous au Forum ? ({ $n } sur 5 choisis)
mm-q-cover = Quel monstre par défaut { $card } recouvre-t-il ?

# Réponses

mm-a-place-card = Sur l’emplacement { $slot }
mm-a-cover-card = Sur l’emplacement { $slot }, par-dessus { $monster }
mm-a-replace-card = À la place de { $monster } (emplacement { $slot })
mm-a-pile-card = Sur votre pile
mm-a-order = Jeton { $colour } : { $base } | super : { $super }
mm-o-prestige = { $n } Prestige
mm-o-draw = piochez { $n }
mm-o-draw-more = piochez { $n } à { $most }
mm-o-return = remettez { $n } Pourriture
mm-o-pick = prenez { $n } partie de la réserve
mm-o-mutation = gagnez { $n } Mutation
mm-o-lester = jouez une carte LESTER
mm-a-draw = Piocher un jeton
mm-a-stop = S’arrêter
mm-a-place = { $part } sur { $spot }
mm-a-sort = { $part } sur le tableau de tri
mm-a-store = { $part } sur { $tile } (emplacement d’Amélioration { $slot })
mm-a-reject = Rejeter { $part }
mm-a-move = Déplacer { $part } du tri vers { $spot }
mm-a-move-from = Déplacer { $part } de { $tile } (emplacement d’Amélioration { $slot }) vers { $spot }
mm-a-supply = { $kind } de la réserve
mm-a-lester = { $card } : { $text }
mm-a-tile = { $tile } de { $cart } (place { $slot }) : { $text }
mm-a-install = Sur l’emplacement d’Amélioration { $slot }
mm-a-install-over = Sur l’emplacement d’Amélioration { $slot }, à la place de { $tile }
mm-a-reanimate = Réanimer maintenant
mm-a-wait = Attendre
mm-a-ready = Prêt
mm-a-peg = Terminer { $spot }
mm-a-peg-none = Ne terminer aucun monstre ainsi
mm-a-grind = Défausser la partie
mm-a-grind-none = Garder la partie
mm-a-exchange = L’échanger contre { $kind }
mm-a-exchange-none = Ne pas échanger
mm-a-part = { $kind } dans le sac
mm-a-done = Ne rien prendre de plus
mm-a-done-lineup = La sélection est complète
mm-a-keep = Garder { $card }
mm-a-keep-unknown = Garder la carte { $n }
mm-a-keep-both = Garder les deux
mm-a-first = { $card } d’abord
mm-a-first-unknown = La carte { $n } d’abord
mm-a-fair = { $monster } : { $prestige } Prestige, { $spaces }
mm-a-cover = Recouvrir { $monster } (emplacement { $slot })

# Événements

mm-e-dealt = { $seat } reçoit { $card }.
mm-e-placed-card = { $seat } place { $card } sur l’emplacement { $slot }.
mm-e-replaced-card = { $seat } place { $card } à la place de { $old }, qui rejoint la pile.
mm-e-piled-card = { $seat } met { $card } sur sa pile.
mm-e-round = La manche { $round } commence ; place de tête : { $seat }.
mm-e-ordered = { $seat } choisit le jeton Commander { $colour }.
mm-e-ordered-secret = { $seat } a choisi un jeton Commander.
mm-e-revealed = { $seat } révèle { $colour } : action de base.
mm-e-revealed-super = { $seat } révèle { $colour } : super action !
mm-e-drew = { $seat } pioche { $tokens }.
mm-e-placed = { $seat } place { $part } sur { $spot }.
mm-e-sorted = { $seat } trie { $part }.
mm-e-stored = { $seat } place { $part } sur { $tile }.
mm-e-rejected = { $seat } : { $token } va sur la piste des Rebuts.
mm-e-overflow = { $seat } : { $token } déborde de la piste des Rebuts.
mm-e-moved = { $seat } déplace { $part } du tri vers { $spot }.
mm-e-stopped = { $seat } arrête de piocher.
mm-e-rot-returned = { $seat } remet une Pourriture dans son sac.
mm-e-rotted = { $seat } a pourri ses recherches !
mm-e-prestige-order = { $seat } gagne { $n } Prestige grâce à sa commande.
mm-e-prestige-monster = { $seat } réanime { $monster } : { $n } Prestige.
mm-e-prestige-bonus = { $seat } gagne { $n } Prestige bonus.
mm-e-prestige-tile = { $seat } gagne { $n } Prestige grâce à { $tile }.
mm-e-prestige-lester = { $seat } gagne { $n } Prestige grâce à { $card }.
mm-e-gained = { $seat } ajoute { $tokens } à son sac.
mm-e-nothing-left = Il ne reste rien dans la réserve que { $seat } puisse prendre.
mm-e-lester = { $seat } joue la carte LESTER { $card }.
mm-e-lesters-back = { $seat } reprend toutes ses cartes LESTER.
mm-e-composted = { $seat } retire { $n ->
    [one] { $n } Pourriture
   *[other] { $n } Pourritures
} du jeu.
mm-e-composted-none = { $seat } n’a pas de Pourriture à retirer de son sac.
mm-e-took-tile = { $seat } prend { $tile } de { $cart }.
mm-e-installed = { $seat } installe { $tile }.
mm-e-boxed = { $tile } ({ $seat }) retourne dans la boîte.
mm-e-bombed = { $seat } ajoute { $n ->
    [one] { $n } Pourriture
   *[other] { $n } Pourritures
} de la réserve.
mm-e-bombed-later = { $n ->
    [one] { $n } Pourriture de la réserve est
   *[other] { $n } Pourritures de la réserve sont
} en route vers { $seat }.
mm-e-bomb-arrived = { $n ->
    [one] { $n } Pourriture arrive
   *[other] { $n } Pourritures arrivent
} dans le sac de { $seat }.
mm-e-answered-secret = { $seat } a répondu.
mm-e-answered-reanimate = { $seat } choisit de réanimer.
mm-e-answered-wait = { $seat } attend.
mm-e-must = { $seat } doit réanimer.
mm-e-reanimates = { $seat } réanime { $n ->
    [one] { $n } monstre
   *[other] { $n } monstres
 }.
mm-e-pegged = { $seat } termine { $spot } sans son dernier membre.
mm-e-rot-taken = { $seat } prend de la Pourriture : { $track } de la piste, { $reserve } de la réserve.
mm-e-ground = { $seat } défausse { $part } au cimetière.
mm-e-exchanged = { $seat } échange { $gave } contre { $took }.
mm-e-cleaned = { $seat } remet tous les jetons du labo dans son sac.
mm-e-track-empty = La piste de Pourriture est vide : tout le monde réanime, puis vient le Forum des Savants Fous.
mm-e-refilled = { $tile } est sur { $cart }.
mm-e-turned = Le plateau central tourne d’un quart de tour.
mm-e-reshuffled = La défausse est mélangée pour former une nouvelle pioche.
mm-e-dealt-pair = { $seat } pioche { $cards }.
mm-e-dealt-hidden = { $seat } pioche { $n ->
    [one] { $n } carte Monstre
   *[other] { $n } cartes Monstre
 }.
mm-e-kept-first = { $seat } garde la première carte.
mm-e-kept-second = { $seat } garde la seconde carte.
mm-e-kept-both = { $seat } garde les deux cartes.
mm-e-kept-secret = { $seat } a choisi une carte.
mm-e-keeps = { $seat } garde { $card }.
mm-e-discarded = { $seat } défausse { $card }.
mm-e-fair = Le Forum des Savants Fous commence : les labos sont vidés.
mm-e-picked = { $seat } choisit { $card } pour le Forum.
mm-e-covers = { $seat } recouvre { $monster }.
mm-e-lineup-ready = { $seat } : monstres choisis pour le Forum.
mm-e-lineup = { $seat } présente { $cards } au Forum.
mm-e-fair-score = { $seat } marque { $n } au Forum.
mm-e-over = La partie est terminée.

# Scores

mm-score-rounds = Prestige des manches
mm-score-fair = Prestige du Forum

# Le plateau dans le navigateur

mm-p-prestige = prestige
mm-p-own-lab = Votre labo
mm-p-drawn = Pioché :
mm-p-rotted = pourri !
mm-p-super = SUPER
mm-p-thinking = réfléchit…
mm-p-ready = prêt
mm-p-blank = aucun monstre
mm-p-replace = Remplacer
mm-p-cover = Le recouvrir
mm-p-finish = Le terminer
mm-p-here = Ici
mm-p-missing = { $kind } : manque
mm-p-filled = { $kind } : en place
mm-p-mutated = { $kind } : remplacé par une Mutation
mm-p-pile = Pile
mm-p-in-hand = cartes Monstre en main
mm-p-sorting = Tableau de tri
mm-p-reject = Rejeter
mm-p-rejects = Piste des Rebuts
mm-p-rejects-said = { $n } cases de Rebuts sur { $all } sont remplies. Une piste pleine pourrit les recherches.
mm-p-bag = Sac
mm-p-upgrades = Améliorations
mm-p-lester = LESTER, votre assistant
mm-p-used = utilisée
mm-p-board = Le plateau central rotatif
mm-p-stacks-left = Améliorations restantes
mm-p-deck-left = Monstres restants
mm-p-take = Prendre
mm-p-supply = Le cimetière : les parties de la réserve
mm-p-step-order = Commander
mm-p-step-deliver = Livraisons
mm-p-step-reanimate = Réanimer
mm-p-step-refresh = Rafraîchir
mm-p-step-fair = Forum des Savants Fous
mm-p-goal = Assemblez des monstres et ramenez-les à la vie pour gagner du prestige. Qui en a le plus après le Forum des Savants Fous gagne.
mm-p-legend = Que veulent dire les signes ?
mm-about-part = Une partie. Posez-la sur un emplacement de la même sorte d’un monstre de votre labo.
mm-about-mutation = Une mutation va sur tous les emplacements.
mm-about-rot = La Pourriture va aussitôt sur votre piste des Rebuts. Une piste pleine fait pourrir vos recherches.
mm-about-prestige = Le prestige : les points de la partie.
mm-about-super = Super : un voisin montre la couleur que votre jeton cherche ; votre action est donc la plus forte.
mm-about-sorting = Les parties gardées pour plus tard sont ici. Déplacez-en une quand vous voulez vers un monstre qui en a besoin.
mm-about-rejects = La Pourriture et les parties inutilisables arrivent ici. Si la piste est pleine quand vous arrêtez, vos recherches ont pourri : vous devez réanimer, sans le bonus.
mm-about-bag = Tout ce que vous piochez vient d’ici. Le contenu d’un sac n’est pas secret ; l’ordre l’est.
mm-about-upgrades = Des tuiles qui vous aident pour le reste de la partie.
mm-about-lester = LESTER vous rend service quand la super action bleue ou un terminal l’appelle. Chaque carte sert une fois ; quand toutes ont servi, vous les reprenez toutes.
mm-about-pile = Les cartes Monstre qui ne sont pas dans votre labo. Elles reviennent au Forum.
mm-about-stacks = Les tuiles Amélioration encore face cachée, en deux piles. Elles garnissent les chariots après chaque manche.
mm-about-deck = Les cartes Monstre encore dans la pioche.
mm-about-countdown = Quand la dernière Pourriture quitte cette piste, tout le monde réanime et le Forum des Savants Fous, la dernière manche, commence.
mm-about-chart = Plus vous ramenez de monstres à la vie en une fois, plus vous recevez de prestige en bonus, de Pourriture et d’objets.
mm-p-from = D’où vient le prestige
mm-p-from-order = jetons Commander
mm-p-from-monster = monstres ramenés à la vie
mm-p-from-bonus = bonus pour plusieurs à la fois
mm-p-from-tile = améliorations
mm-p-from-lester = LESTER
mm-p-from-none = Rien encore.
mm-p-from-other = autre
mm-p-lead = En tête :
mm-p-rot-said = { $n } Pourritures sur la piste, puis commence le Forum des Savants Fous. Réserve : { $reserve }.
mm-p-countdown = Pourriture avant le Forum
mm-p-score = Piste de score
mm-p-chart = Tableau de Réanimation
mm-p-monsters = monstres
mm-p-bonus = bonus
mm-p-rot = pourriture
mm-p-items = objets
mm-p-odds = Un jeton de plus, parmi { $n } : les chances
mm-p-odds-hide = Masquer les chances
mm-p-odds-show = Afficher les chances d’un jeton de plus
mm-p-odds-finishes = termine un monstre
mm-p-odds-fits = convient à un monstre
mm-p-odds-kept = peut être gardé à côté
mm-p-odds-rejected = part aux Rebuts
mm-p-odds-saved = remplit la piste ; votre commande reprend une Pourriture
mm-p-odds-rots = POURRIT les recherches : pas de bonus
mm-p-outlook = Si vous piochez les { $n } : la Pourriture seule remplit la piste avec { $chance } de chances.
mm-p-percent = { $n } %
mm-p-percent-little = moins de 1 %
mm-p-percent-nearly = plus de 99 %
mm-p-tray = Votre décision
mm-p-install = Choisissez un emplacement d’Amélioration de votre labo.
mm-p-expand = Prenez une tuile de n’importe quel chariot, ou rien.
mm-p-supply-hint = Prenez-la au cimetière, au milieu du plateau.
mm-p-last-moves = Dernier moment pour déplacer des parties triées vers des monstres.
mm-p-items-hint = sur votre chariot, celui du bas : parties dans votre sac, tuiles dans votre labo.
mm-p-card-hint = Choisissez son emplacement dans votre labo.
mm-p-peg-hint = Choisissez un monstre de votre labo auquel ne manque que ce membre.
mm-p-place-hint = Choisissez une place dans votre labo.
mm-p-may = encore { $n } au plus
mm-p-so-far = { $n ->
    [0] aucun monstre terminé
    [one] { $n } monstre terminé
   *[other] { $n } monstres terminés
 }, bonus { $bonus }
mm-p-wait-hint = Tout reste en place pour la manche suivante.
mm-p-lineup = Votre sélection pour le Forum : { $n } sur 5. Les monstres préimprimés visibles comptent aussi.
mm-p-keep = Garder celui-ci
mm-p-first = Le placer d’abord
mm-p-pick = Le présenter
mm-p-super-if = Super à côté de { $colour } :
mm-p-tale = Manche { $round }, jusqu’ici
mm-p-tale-past = Bilan de la manche { $round }
mm-p-moment = Revoir ce moment
mm-p-why-order = commande
mm-p-finale = Forum des Savants Fous : le décompte final
mm-p-won = Monstermind
mm-p-total = manches { $rounds } + Forum { $fair } = { $total }
mm-p-cart-text = et les tuiles posées dessus. Il sert le joueur devant lui ; à chaque manche le plateau tourne d’un quart.
