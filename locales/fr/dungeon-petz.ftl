# Dungeon Petz.

dp-title = Dungeon Petz
dp-tagline = Tenez une monstrerie pour seigneurs de donjon : achetez, nourrissez, amusez, présentez et vendez de petits monstres.
dp-feeling = Animé et drôle : devinez où les autres seront les premiers, et gardez vos chéris nourris, amusés et propres.
dp-preset-first = Votre première partie
dp-preset-first-help = Les règles de base, telles que le livret les enseigne.
dp-preset-foresight = Avec un coup d'avance
dp-preset-foresight-help = Les règles de base, mais deux concours et deux clients sont connus dès le début : les plans tiennent plus longtemps.
dp-preset-full = Le jeu complet
dp-preset-full-help = Pour qui le connaît : des cartes à deux besoins, un étal à viande plus riche, un coup d'avance et, à quatre, une dernière manche selon la réputation.
dp-none = -
dp-and = { $all } et { $last }
dp-nothing = rien
dp-n-vegetable = { $count ->
    [one] { $count } légume
   *[other] { $count } légumes
}
dp-n-meat = { $count } viande
dp-n-gold = { $count } or
dp-n-box = le contenu du coffre
dp-n-cage = { $count } dans sa cage
dp-n-employee-armour = l’employé du mois en armure
dp-n-employee-catcher = l’employé du mois, qui part à l’hôpital
dp-n-armour = { $count ->
    [one] { $count } diablotin en armure
   *[other] { $count } diablotins en armure
}
dp-n-catcher = { $count ->
    [one] { $count } diablotin, qui part à l'hôpital
   *[other] { $count } diablotins, qui partent à l'hôpital
}
dp-label = { $name } : { $what }
dp-plot = parcelle { $number }
dp-card = { $need } ({ $colour })
dp-card-turned = { $need } ({ $colour }), retournée
dp-card-potion = potion (pour { $colour })
dp-letter-green = V
dp-letter-red = R
dp-letter-yellow = J
dp-letter-purple = Vi
dp-symbol-graze = herbe
dp-symbol-meat-feeder = mangeoire à viande
dp-symbol-absorb = absorption
dp-symbol-play = jouets
dp-food-vegetable = un légume
dp-food-meat = un morceau de viande
dp-farm-meat = laisse 1 viande
dp-farm-vegetable = laisse 1 légume
dp-farm-gold = laisse 1 or
dp-farm-none = ne laisse rien
dp-cause-released = relâché
dp-cause-suffering = trop de souffrance
dp-cause-escaped = évadé
dp-cause-mutated = disparu dans une autre dimension

# Les lieux de la ville
dp-place-veg = Étal de légumes
dp-place-mixed = Étal mixte
dp-place-meat = Étal de viande
dp-place-artifacts = Marchands d'artefacts
dp-place-cage = Cages
dp-place-addon = Améliorations
dp-place-young = Bébés Monstres (taille 2)
dp-place-old = Monstres âgés (taille 3)
dp-place-immigration = Accueil de nouveaux diablotins
dp-place-hospital = Hôpital
dp-place-judging = Jury
dp-place-platform = Estrade
dp-dummy = une case factice
dp-neutral = diablotin neutre
dp-crew = { $seat } : { $imps }

# La table
dp-head = Manche { $round } sur { $rounds } - { $phase } - premier joueur : { $start }
dp-phase-over = La fin
dp-exhibitions = Concours :
dp-customers = Clients :
dp-face-down = Face cachée : { $count }.
dp-show-chosen = un besoin nommé
dp-show-needs = chaque sorte de besoin
dp-show-colours = chaque couleur
dp-show-pet = chaque monstre
dp-wish-rainbow = { $need } (chaque couleur)
dp-token-suffering = Souffrance
dp-token-mutation = Mutation
dp-token-manure = Bouse
dp-stand = légumes { $vegetable }, viande { $meat }{ $gold ->
    [0] {""}
   *[other] , { $gold } or
}
dp-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
dp-decks = Pioches Besoin (et défausses)
dp-player = { $seat } : réputation { $reputation }, diablotins { $imps }, or { $gold }, légumes { $vegetable }, viande { $meat }, potions { $potions }
dp-hospital = à l'hôpital { $count }
dp-platform = sur l'estrade { $count }
dp-busy = occupés { $count }
dp-extra = encore à accueillir { $count }
dp-groups = Groupes
dp-group = { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} + { $gold } or
dp-tent = Score au concours : { $score }
dp-hand = Cartes
dp-artifacts = Artefacts
dp-box-full = nourriture dans le coffre de glace
dp-uncaged = Pas encore en cage
dp-new = À placer
dp-no-cage = sans cage
dp-manure = bouses { $count }
dp-suffering = souffrance { $count }
dp-mutation = mutation { $count }
dp-pet = { $pet } { $size } ({ $diet }, { $bars })

# Questions
dp-q-none = Rien à décider.
dp-q-group = Où iront vos diablotins ? Envoyez-les par groupes : le plus grand agit d’abord.
dp-q-pick = Lequel de vos groupes de taille { $size } agit maintenant ?
dp-q-go = Où envoyez-vous { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
} ?
dp-q-cage = Quelle cage prenez-vous ?
dp-q-addon = Quelle amélioration prenez-vous ?
dp-q-pet = Quel monstre achetez-vous ?
dp-q-books = Quel grimoire lisez-vous d'abord ?
dp-q-colour = Quelle couleur choisissez-vous pour { $book } ?
dp-q-place-cage = Sur quelle parcelle posez-vous la nouvelle cage ?
dp-q-keep = Deux nouvelles cages sur { $plot } : laquelle reste ?
dp-q-place-addon = Sur quelle parcelle posez-vous la nouvelle amélioration ?
dp-q-house = Quelle cage pour { $pet } ?
dp-q-ball = Boule de cristal : quelle carte échangez-vous ? (déjà { $thrown })
dp-q-assign = Quelle carte pour la barre suivante de { $pet } ?
dp-q-feed = { $pet } a faim : que lui donnez-vous ?
dp-q-play = Vos monstres veulent s'amuser : où vont les diablotins ?
dp-q-anger = { $pet } tente de s'évader : comment le retenez-vous ?
dp-q-magic = { $pet } dégage trop de magie : qui l'absorbe ?
dp-q-shovel = Combien de bouses la pelle enlève-t-elle de { $plot } avant les maladies ?
dp-q-shovel-again = Combien de bouses la pelle enlève-t-elle de { $plot } avant le concours ?
dp-q-surplus = Potions : quelle carte de couleur { $colour } défaussez-vous ?
dp-q-exhibit = Que présentez-vous au concours ?
dp-q-sell = Quel monstre vendez-vous, à qui et où ?
dp-q-clean = Combien de bouses vos diablotins nettoient-ils sur { $plot } ?
dp-q-store = Que mettez-vous dans le coffre de glace vide avant que la nourriture ne vieillisse ?

# Réponses
dp-a-group = groupe de { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
}
dp-a-pick = { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
}
dp-a-home = rester au Terrier
dp-a-cage = { $cage }
dp-a-place = { $what } sur { $plot }
dp-a-release = relâcher { $pet }
dp-a-discard = défausser { $card }
dp-a-assign = { $pet } : { $card }
dp-a-feed-nothing = ne rien donner
dp-a-feed = donner { $what }
dp-a-entertain = un diablotin entre les parcelles { $one } et { $two }
dp-a-entertain-employee = l'employé du mois entre les parcelles { $one } et { $two }
dp-a-catch = le retenir avec { $what }
dp-a-escape = le laisser s'évader
dp-a-ward-nobody = personne
dp-a-ward = { $what }
dp-a-tokens = { $tokens ->
    [0] aucune
    [one] { $tokens } bouse
   *[other] { $tokens } bouses
}
dp-a-exhibit = { $pet }, { $need }
dp-a-sell = { $pet } à { $customer } au marché noir
dp-a-sell-platform = { $pet } à { $customer } depuis l'estrade
dp-a-done = pas plus
dp-a-done-group = prêt
dp-a-done-ball = ne plus échanger
dp-a-done-sell = ne plus vendre
dp-a-done-store = le laisser vide

# Ce qui s'est passé
dp-e-starts = { $seat } a le jeton premier joueur.
dp-e-round = La manche { $round } commence.
dp-e-order = Ordre de la dernière manche : { $order }.
dp-e-neutral = Un diablotin neutre se tient sur : { $space }.
dp-e-exhibition = Concours de la manche { $round } : { $name }.
dp-e-customer = Client de la manche { $round } : { $name }.
dp-e-food = Nourriture livrée : { $vegetable ->
    [one] { $vegetable } légume
   *[other] { $vegetable } légumes
} ; { $mixedvegetable ->
    [one] { $mixedvegetable } légume
   *[other] { $mixedvegetable } légumes
} et { $mixedmeat ->
    [one] { $mixedmeat } viande
   *[other] { $mixedmeat } viandes
} ; { $meat ->
    [one] { $meat } viande
   *[other] { $meat } viandes
}.
dp-e-farmed = { $pet } part à la ferme et { $token }.
dp-e-neutral-buys = Un diablotin neutre achète { $pet }.
dp-e-corral-grows = { $pet } grandit et passe dans l'enclos du haut.
dp-e-new = Nouveau en ville : { $what }.
dp-e-new-pet = Nouveau dans l'enclos : { $pet }, taille { $size }.
dp-e-income = { $seat } reçoit { $gold } or de revenu.
dp-e-drew = { $seat } pioche une carte de couleur { $colour }.
dp-e-drew-own = { $seat } pioche { $card }.
dp-e-reshuffled = La défausse de couleur { $colour } devient la nouvelle pioche.
dp-e-substitute = Il ne reste aucune carte de couleur { $colour } : { $seat } reçoit un substitut.
dp-e-group = { $seat } : un groupe de { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
}.
dp-e-ready = { $seat } est prêt.
dp-e-sent = { $seat } envoie { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
} : { $place }.
dp-e-home = { $seat } garde { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
} au Terrier.
dp-e-took-food = { $seat } prend { $what }.
dp-e-took = { $seat } prend { $what }.
dp-e-book = { $seat } choisit { $colour } pour { $book }.
dp-e-box = De la nourriture est dans le coffre de glace de { $seat }.
dp-e-took-pet = { $seat } achète { $pet }, taille { $size }.
dp-e-invited = { $seat } accueille { $imps ->
    [one] { $imps } nouveau diablotin
   *[other] { $imps } nouveaux diablotins
}.
dp-e-potion = { $seat } prend une potion.
dp-e-healed = { $seat } ramène { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
} de l'hôpital.
dp-e-judges = { $seat } entre au jury : 2 points de concours.
dp-e-placed = { $seat } met { $what } sur { $plot }.
dp-e-replaced = { $seat } met { $what } sur { $plot } à la place de { $old }.
dp-e-lost = { $seat } perd { $pet } : { $cause }.
dp-e-lost-reputation = { $seat } perd { $pet } ({ $cause }) et { $reputation } de réputation.
dp-e-discarded = { $seat } défausse { $card }.
dp-e-assigned = { $seat } donne à { $pet } { $card }.
dp-e-revealed = { $seat } montre { $pet } : { $cards }.
dp-e-fed = { $pet } de { $seat } mange { $what }.
dp-e-suffered = { $pet } souffre ({ $need }) : +{ $tokens }.
dp-e-pooped = { $pet } laisse { $tokens ->
    [one] { $tokens } bouse
   *[other] { $tokens } bouses
}{ $absorbed ->
    [0] {""}
    [one] {" "}; { $absorbed } absorbée
   *[other] {" "}; { $absorbed } absorbées
}.
dp-e-entertained = Un diablotin de { $seat } joue entre les parcelles { $one } et { $two }.
dp-e-entertained-employee = L'employé du mois de { $seat } joue entre les parcelles { $one } et { $two }.
dp-e-caught = { $seat } retient { $pet } avec { $what }.
dp-e-warded = { $seat } protège { $pet } avec { $what }.
dp-e-mutated = { $pet } mute : +{ $tokens }.
dp-e-shovelled = { $seat } enlève { $tokens ->
    [one] { $tokens } bouse
   *[other] { $tokens } bouses
  } de { $plot } à la pelle.
dp-e-exhibited = { $seat } présente { $pet }.
dp-e-exhibited-need = { $seat } présente { $pet }, besoin { $need }.
dp-e-score = { $seat } marque { $score } au concours.
dp-e-absent = { $seat } n'a aucun monstre à présenter.
dp-e-award = { $seat } termine à la place { $place } : { $award } de réputation.
dp-e-exhibition-over = Le concours est terminé : { $name }.
dp-e-sold = { $seat } vend { $pet } à { $customer } au marché noir : satisfaction { $match }, { $reputation } de réputation, { $gold } or.
dp-e-sold-platform = { $seat } vend { $pet } à { $customer } depuis l'estrade : satisfaction { $match }, { $reputation } de réputation, { $gold } or.
dp-e-no-sale = { $seat } ne vend rien.
dp-e-customer-leaves = { $name } s'en va.
dp-e-cards-gone = { $seat } défausse { $cards ->
    [one] { $cards } carte assignée
   *[other] { $cards } cartes assignées
}{ $potions ->
    [0] {""}
    [one] {" "}et { $potions } potion
   *[other] {" "}et { $potions } potions
}.
dp-e-cleaned = { $seat } nettoie { $tokens ->
    [one] { $tokens } bouse
   *[other] { $tokens } bouses
  } sur { $plot }.
dp-e-earned = Les diablotins disponibles rapportent { $gold } or à { $seat }.
dp-e-grew = { $pet } de { $seat } grandit jusqu'à la taille { $size }.
dp-e-stored = { $seat } met { $food } dans le coffre de glace.
dp-e-spoiled = De la nourriture de { $seat } pourrit : { $what }.
dp-e-imps-home = { $imps ->
    [one] { $imps } diablotin de { $seat } rentre
   *[other] { $imps } diablotins de { $seat } rentrent
} au Terrier.
dp-e-on-platform = { $imps ->
    [one] { $imps } diablotin de { $seat } reste
   *[other] { $imps } diablotins de { $seat } restent
} sur l'estrade.
dp-e-final = { $name } : { $seat } marque { $score }, réputation { $award }.

# La feuille de score
dp-score-reputation = Réputation des manches
dp-score-business = Meilleur business
dp-score-display = Plus belle monstrerie

# Options
dp-option-players = Joueurs
dp-option-players-help = 2, 3 ou 4 joueurs ; à quatre on joue cinq manches, à deux et trois six, parmi des diablotins neutres.
dp-option-start = Premier joueur
dp-option-start-help = La place qui commence, comptée à partir de 0 ; sans indication, elle est tirée au sort.
dp-option-double = Symboles doubles
dp-option-double-help = Les cartes à symbole double peuvent être retournées et donnent alors les deux besoins.
dp-option-foresight = Meilleures prévisions
dp-option-foresight-help = Deux concours et deux clients sont connus dès le début.
dp-option-total-foresight = Prévisions totales
dp-option-total-foresight-help = Tous les concours et tous les clients sont connus dès le début.
dp-option-meat-stand = Étal à viande avancé
dp-option-meat-stand-help = Iris, Bébé Golem et Fantomet laissent autre chose que de la viande à la ferme.
dp-option-final-order = Ordre de la dernière manche
dp-option-final-order-help = La dernière manche à quatre va de la réputation la plus basse à la plus haute.

# Problèmes
problem-dp-players = Dungeon Petz se joue à 2, 3 ou 4 joueurs, pas à { $players }.
problem-dp-start = La place { $seat } ne peut pas commencer à une table de { $players }.
problem-dp-final-order = L'ordre de la dernière manche est pour quatre joueurs, pas pour { $players }.

# Le plateau dans un navigateur
dp-p-progress = Plateau Progression
dp-p-phases = Phases d'une manche
dp-p-rounds = Concours, clients et nouveaux diablotins par manche
dp-p-round = Manche
dp-p-down = face cachée
dp-p-arrivals = Diablotins à accueillir à partir de cette manche
dp-p-town = La ville
dp-p-market = Marché
dp-p-corral = Enclos
dp-p-square = Place de l'hôpital
dp-p-dummy-vegetable = Un diablotin neutre prend 1 légume de l'étal mixte.
dp-p-dummy-meat = Un diablotin neutre prend 1 viande de l'étal mixte.
dp-p-needs-imps = au moins { $count } diablotins
dp-p-needs-gold = au moins { $count } or dans le groupe
dp-p-send = Envoyer
dp-p-take = Prendre
dp-p-free = libre
dp-p-blocked = bloqué cette manche
dp-p-bars = Barres : { $now }. À venir : { $later }.
dp-p-wants = Cette manche, il demandera :
dp-p-want = { $count } × { $colour }, une fois sur deux { $need }
dp-p-size = Taille { $size }
dp-p-prices = prix selon la taille { $prices }
dp-p-strength = solidité { $count }
dp-p-antimagic = résistance anti-magie { $count }
dp-p-symbol-graze = Satisfait une faim d'un Monstre qui mange des légumes, chaque manche.
dp-p-symbol-meat-feeder = Satisfait une faim d'un Monstre qui mange de la viande, chaque manche.
dp-p-symbol-absorb = Absorbe un besoin naturel par manche.
dp-p-symbol-play = Satisfait un amusement par manche.
dp-p-single = Un seul Monstre est présenté.
dp-p-full = Toute la Monstrerie est présentée.
dp-p-tile-food = Nourriture de sa manche :
dp-p-start = Premier joueur
dp-p-reputation = réputation { $count }
dp-p-thinks = réfléchit
dp-p-ready = prêt
dp-p-imps = diablotins au Terrier : { $count }
dp-p-gold = or : { $count }
dp-p-vegetables = Légumes par âge, les plus frais d'abord : { $ages }
dp-p-meat = Viande par âge, la plus fraîche d'abord : { $ages }
dp-p-sold = vendu
dp-p-secret = Cartes face cachée
dp-p-desk = À décider
dp-p-screens = Chacun répartit diablotins et or derrière son paravent.
dp-p-assigning = Chacun donne des cartes à ses Monstres, face cachée.
dp-p-exits = Vos groupes, dans l'ordre où ils agissent
dp-p-exits-none = Pas encore de groupe. Les grands groupes agissent d’abord : le plus grand a le meilleur choix.
dp-p-home = Au Terrier
dp-p-plan-how = Faites glisser diablotins et or vers la ville, ou touchez + sur place. Personne ne voit votre plan.
dp-p-plan = Votre plan, dans l’ordre où les groupes agissent
dp-p-plan-many = { $most } groupes au plus peuvent sortir.
dp-p-plan-bare = un groupe a besoin d’un diablotin
dp-p-put-imp = Un diablotin de plus : { $place }
dp-p-put-gold = Un or de plus : { $place }
dp-p-stay = N’envoyer personne cette manche
dp-p-ready-now = Prêt : les autres restent au Terrier
dp-p-meant = votre plan
dp-about-veg = Prenez tous les légumes posés ici, pour les monstres herbivores.
dp-about-mixed = Prenez tout ce qui est posé ici : des légumes et de la viande.
dp-about-meat = Prenez toute la viande posée ici, pour les monstres carnivores.
dp-about-artifacts = Prenez les deux artefacts. Ils vous aident dès maintenant et jusqu’à la fin de la partie.
dp-about-cage = Prenez une des cages. De solides barreaux retiennent les monstres en colère, l’antimagie évite les mutations.
dp-about-addon = Prenez une des améliorations. Elle rend une de vos cages meilleure.
dp-about-old = Achetez un monstre plus âgé. Il demande plus de soins et se vend plus tôt.
dp-about-young = Achetez un jeune monstre. Il est facile à soigner et grandit à chaque manche.
dp-about-immigration = Tous vos diablotins qui attendent cette manche ou une précédente sur le plateau de progression vous rejoignent.
dp-about-hospital = Prenez une potion, qui remplace une carte et endort un besoin, et faites sortir vos diablotins de l’hôpital.
dp-about-judging = Vos diablotins siègent au jury : +{ $judge } points au concours de cette manche.
dp-about-platform = Vendu depuis ici, un monstre rapporte { $times } fois sa satisfaction en réputation. Les diablotins restent jusqu’à ce que vous les utilisiez.
dp-about-phase-1 = Nouvelles marchandises, nouveaux monstres et nouvelles arrivent en ville, et chacun touche son revenu.
dp-about-phase-2 = Chacun envoie en secret des diablotins en ville, par groupes. Les plus grands agissent d’abord ; une case prise est perdue.
dp-about-phase-3 = Piochez une carte par barre de couleur de vos monstres, puis décidez qui a besoin de quoi.
dp-about-phase-4 = Les cartes sont révélées : nourrissez, amusez, retenez et soignez vos monstres. Puis vient le concours.
dp-about-phase-5 = Vendez vos monstres assez grands aux clients de la manche, puis les diablotins libres nettoient ou gagnent de l’or.
dp-about-phase-6 = Les monstres grandissent, la nourriture vieillit et les diablotins rentrent.
dp-p-rest = Restent au Terrier : { $imps ->
    [one] { $imps } diablotin
   *[other] { $imps } diablotins
}, { $gold } or. Ceux du Terrier s’occupent des monstres.
dp-p-next-group = Ou par les nombres : diablotins en lignes, or en colonnes
dp-p-give = Envoyer ces groupes
dp-p-token-imp = Un diablotin : touchez-le, puis touchez sa destination ; ou glissez-le
dp-p-token-gold = Un or : touchez-le, puis touchez sa destination ; ou glissez-le
dp-p-idle = { $imps ->
    [one] Aucun groupe n’est prêt : votre diablotin reste
   *[other] Aucun groupe n’est prêt : vos { $imps } diablotins restent
} au Terrier, et personne ne va en ville cette manche.
dp-p-reach = atteint { $count } lieux sur { $all }
dp-p-not = (sauf : { $places })
dp-p-queue = L'ordre des groupes
dp-p-then = puis
dp-p-bar = Barre { $number } sur { $all } :
dp-p-here = { $what } ici
dp-p-replace = { $what } par-dessus
dp-p-keep = Garder { $what }
dp-p-addon-here = Amélioration ici
dp-p-catch = Retenir :
dp-p-forecast = Si rien ne change :
dp-p-lost = Perdu : { $cause } !
dp-p-f-open = { $count ->
    [one] { $count } barre libre
   *[other] { $count } barres libres
}
dp-p-f-hunger = demande { $count } nourriture
dp-p-f-unfed = reste affamé : souffrance +{ $count }
dp-p-f-poop = laisse { $count } bouse
dp-p-f-play = { $count ->
    [one] demande { $count } diablotin pour jouer
   *[other] demande { $count } diablotins pour jouer
}
dp-p-f-bored = s’ennuie : souffrance +{ $count }
dp-p-f-anger = { $count ->
    [one] demande { $count } diablotin pour le retenir
   *[other] demande { $count } diablotins pour le retenir
}
dp-p-f-mutation = mute : +{ $count }
dp-p-f-sick = tombe malade : souffrance +{ $count }
dp-p-f-show = { $name } : { $points } points
dp-p-f-match = { $name } : satisfaction { $points }
dp-p-f-eaten = Mangé sur ce qu'il y a, le plus frais d'abord : { $ages }
dp-p-f-imps = Diablotins : { $play } jouent, { $catch } à l'hôpital, { $armour } en armure, sur { $home } au Terrier
dp-p-f-missing = { $count ->
    [one] Il manque { $count } diablotin !
   *[other] Il manque { $count } diablotins !
}
dp-p-f-note = Un plan simple : les diablotins jouent d'abord, puis retiennent les monstres en colère ; armure et employé aident dès qu'il le faut.
dp-p-c-vegetable = mange { $count } légumes de plus
dp-p-c-meat = mange { $count } viandes de plus
dp-p-c-box = ouvre le coffre de glace
dp-p-c-play = { $count ->
    [one] { $count } diablotin de plus doit jouer
   *[other] { $count } diablotins de plus doivent jouer
}
dp-p-c-catch = { $count ->
    [one] { $count } diablotin de plus va à l'hôpital
   *[other] { $count } diablotins de plus vont à l'hôpital
}
dp-p-c-armour = { $count ->
    [one] { $count } diablotin met une armure
   *[other] { $count } diablotins mettent une armure
}
dp-p-c-employee = { $count ->
    [0] pas d'employé du mois
   *[other] l'employé du mois aide
}
dp-p-c-suffer = souffrance +{ $count }
dp-p-results = Résultats
dp-p-results-of = Résultats de la manche { $round }
dp-p-moment = Voir ce moment
dp-p-absent = n'a pas de Monstre à présenter
dp-p-place = place { $place } :
dp-p-sales = Ventes
dp-p-platform = depuis l'estrade
dp-p-black-market = au marché noir
dp-p-care = Les soins aux Monstres
dp-p-finals = Concours finaux
dp-p-food = Nourriture
dp-p-away = Diablotins qui ne sont pas au Terrier

# Les noms des images
dp-i-hunger = Faim
dp-i-poop = Besoin naturel
dp-i-play = Amusement
dp-i-anger = Colère
dp-i-magic = Magie
dp-i-disease = Maladie
dp-i-sleep = Dormir
dp-i-suffering = Souffrance
dp-i-mutation = Mutation
dp-i-manure = Bouse
dp-i-imp = Diablotin
dp-i-gold = Or
dp-i-vegetable = Légume
dp-i-meat = Viande
dp-i-box = Coffre de glace
dp-i-potion = Potion
dp-i-reputation = Réputation
dp-i-strength = Solidité
dp-i-antimagic = Anti-magie
dp-i-graze = Herbe
dp-i-meat-feeder = Mangeoire à viande
dp-i-absorb = Absorption
dp-i-toys = Jouets
dp-i-armour = Armure
dp-i-shovel = Pelle
dp-i-employee = Employé du mois
dp-i-whip = Fouet
dp-i-ball = Boule de cristal
dp-i-book = Grimoire
dp-i-bed = Hôpital
dp-i-platform = Estrade
dp-i-rosette = Jury
dp-i-tent = Concours
dp-i-door = Sortie
dp-i-cards = Cartes Besoin
dp-i-pet = Monstre
dp-i-start = Premier joueur

dp-option-start-drawn = tiré au sort
dp-option-start-form = Qui reçoit d'abord le jeton de premier joueur.
