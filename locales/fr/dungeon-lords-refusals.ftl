# Pourquoi Dungeon Lords dit non : ce que cela coûte, combien de diablotins, quelle tuile, qui ; ou une phrase simple pour la règle qui décide.

# Qui
no-dl-turn = C'est à { $who } de décider maintenant.

# Ce qui manque
no-dl-price =
    Cela coûte { $gold ->
        [0] { $food } de nourriture ; vous avez { $has_food } de nourriture et { $has_gold } or.
       *[other] { $food ->
            [0] { $gold } or ; vous avez { $has_gold } or et { $has_food } de nourriture.
           *[other] { $gold } or et { $food } de nourriture ; vous avez { $has_gold } or et { $has_food } de nourriture.
        }
    }
no-dl-conv-11 = Votre méchanceté monterait de { $costs } ; elle est à { $has }, et la piste s'arrête à { $most }.
no-dl-imps =
    Il faut pour cela { $needs ->
        [one] { $needs } diablotin
       *[other] { $needs } diablotins
    }, contremaîtres compris ; vous en avez { $has } de disponibles.
no-dl-traps =
    Cela coûte { $needs ->
        [one] { $needs } carte Piège
       *[other] { $needs } cartes Piège
    } ; vous en avez { $has }.
no-dl-at-most = Depuis cet emplacement, { $most } au plus peuvent travailler.
no-dl-tunnels-open =
    { $has ->
        [0] Il ne vous reste aucun tunnel à exploiter pendant cette saison.
        [one] Il ne vous reste que { $has } tunnel à exploiter pendant cette saison.
       *[other] Il ne vous reste que { $has } tunnels à exploiter pendant cette saison.
    }

# Les ordres
no-dl-order-02 = { $order } : cet ordre vous est inaccessible pendant cette saison.
no-dl-order-08 = { $order } : vous avez déjà choisi cet ordre.

# Les tuiles
no-dl-monster-gone = { $monster } n'est plus proposé.
no-dl-room-gone = Cette salle n'est plus proposée : { $room }.
no-dl-room-01 = Cette salle doit remplacer un de vos tunnels qui n'est pas conquis : { $room }.
no-dl-room-02 = Cette salle toucherait une autre salle : { $room }.
no-dl-room-03 = Cette salle n'a pas sa place dans cette partie du donjon, voyez son petit plan : { $room }.

# La production
no-dl-room-05 = Cette salle est conquise et ne sert plus : { $room }.
no-dl-room-used = Cette salle a servi autant qu'elle le peut pendant cette saison : { $room }.
no-dl-prod-04 = { $room } : il faut { $needs } travailleurs, ni plus ni moins ; vous en envoyez { $given }.
no-dl-prod-06 =
    Il faut pour cela { $needs ->
        [one] { $needs } jeton Troll
       *[other] { $needs } jetons Troll
    } ; il vous en reste { $has }.

# Le combat
no-dl-trap-limit =
    Cette tuile reçoit { $most ->
        [one] { $most } piège
       *[other] { $most } pièges
    } par combat, pas plus.
no-dl-no-trap = Vous n'avez pas d'autre carte de ce piège : { $trap }.
no-dl-tired = { $monster } ne peut pas partir : fatigué, déjà envoyé, ou nécessaire à un piège.

# Une phrase simple pour chaque règle
no-dl-area-03 = Vous pouvez regarder une carte de la pile de combat de l'année, quand un emplacement le permet.
no-dl-area-04 = Les tunnels se creusent par votre larbin dans Creuser des Tunnels, autant que son emplacement le dit.
no-dl-area-05 = L'or s'extrait par votre larbin, dans la zone prévue pour cela.
no-dl-area-06 = Le contremaître doit venir aussi.
no-dl-area-09 = On ne donne un piège que là où une carte ou votre larbin le demande.
no-dl-area-10 = Les monstres se recrutent par votre larbin, dans la zone prévue, et se paient en entier.
no-dl-area-12 = Les salles se construisent par votre larbin, dans la zone prévue pour cela.
no-dl-area-14 = Il n'y en a plus : ceux d'avant vous l'ont pris.
no-dl-combat-01 = Cela appartient au combat de la fin de l'année.
no-dl-combat-04 = Il ne reste aucun aventurier dans votre donjon : vous n'avez rien à préparer.
no-dl-combat-05 = Un combat se déroule étape par étape, et ce n'est pas l'étape pour cela.
no-dl-combat-10 = On se bat sur l'une des tuiles non conquises les plus proches de l'entrée.
no-dl-combat-11 = Cette tuile ne reçoit pas d'autre monstre.
no-dl-combat-13 = Un piège dans une salle coûte de l'or, et vous ne l'avez pas.
no-dl-combat-14 = Ce piège ne peut pas être payé ainsi.
no-dl-combat-15 = Cette créature ne peut pas être envoyée dans ce combat.
no-dl-combat-16 = Quelqu'un prépare son combat avant vous.
no-dl-combat-17 = On prévoit seulement où et avec qui l'on se bat ; les coups se décident pendant le combat.
no-dl-combat-18 = Il ne reste aucune tuile à défendre dans votre donjon ; un prisonnier est libéré à la place.
no-dl-combat-20 = Seul un piège que vous avez prévu se déclenche.
no-dl-combat-24 = Le piège doit toucher quelqu'un du groupe.
no-dl-combat-32 = Le sort doit toucher un des monstres que vous avez envoyés.
no-dl-combat-34 = Cet aventurier ne peut pas être attaqué : un sort le protège.
no-dl-combat-35 = Un monstre changé en mouton n'a pas d'attaque à lui.
no-dl-combat-36 = Le sort demande autre chose.
no-dl-combat-40 = Chaque créature envoyée frappe une fois, quelqu'un du groupe.
no-dl-combat-41 = Qui peut frapper doit frapper, et qui ne le peut pas ne fait rien.
no-dl-conv-07 = Un fantôme n'est pas un monstre.
no-dl-conv-14 = Dites lequel de vos diablotins s'en va ; il doit y en avoir un.
no-dl-dig-01 = Un nouveau tunnel va sur une place vide au bord de votre donjon.
no-dl-dig-02 = Quatre tuiles ne doivent jamais former un carré.
no-dl-dig-05 = L'or s'extrait dans les tunnels non conquis, un par tunnel.
no-dl-dig-06 = Un tunnel creusé pendant cette saison n'y est pas exploité.
no-dl-dig-09 = Cette place n'existe pas dans un donjon.
no-dl-event-05 = Les impôts se paient quand vient le percepteur, avec ce que l'on a.
no-dl-event-06 = Les créatures se paient le jour de paie, chacune à son coût imprimé.
no-dl-event-08 = Cette créature est déjà réglée, ou une autre du même genre vient d'abord.
no-dl-event-09 = Le jour de paie, le démon a besoin d'un autre monstre à manger.
no-dl-event-10 = Le jour de paie, l'Automate a besoin d'une carte Piège.
no-dl-event-11 = L'événement spécial demande autre chose.
no-dl-fest-exp-04 = Avec l'expert, cette créature coûte plus que ce que vous avez.
no-dl-fest-fair-01 = Cela appartient à la Foire, à la dernière saison d'une année.
no-dl-fest-fair-03 = À trois joueurs, seuls les plateaux des saisons 2, 3 et 4 sont des prix.
no-dl-fest-fair-04 = À deux joueurs, seuls les plateaux des saisons 2 et 3 sont des prix.
no-dl-fest-fair-05 = Les diablotins de la Foire s'envoient une fois, en secret.
no-dl-fest-fair-07 = Ce n'est pas un prix, ou quelqu'un l'a pris.
no-dl-fest-fair-08 = Il n'y a pas de place où creuser ce tunnel.
no-dl-fest-fair-09 = Ce prix ne peut pas être pris : impossible à payer, ou absent.
no-dl-fest-fair-12 = Ce qui est proposé pendant cette saison n'est pas parmi les tuiles défaussées.
no-dl-fest-harv-01 = La nourriture se récolte par votre larbin, sur le plateau qui le permet.
no-dl-fest-harv-03 = En plus des contremaîtres, au moins un diablotin doit travailler.
no-dl-fest-impr-02 = Améliorer ou reprendre : ce que vous avez commencé décide.
no-dl-fest-impr-03 = Un de vos tunnels s'améliore par des diablotins, avec une des tuiles qui restent.
no-dl-fest-impr-04 = Seule une tuile conquise peut être reprise, avec assez de diablotins.
no-dl-fest-impr-06 = Un plateau couvre cette zone : on n'y creuse pas pendant cette saison.
no-dl-fest-inst-02 = Un des pièges exposés va sur une de vos tuiles non conquises.
no-dl-fest-inst-04 = Vous ne pouvez pas payer ce que coûte ce piège à cet endroit.
no-dl-fest-inst-05 = Cette tuile a déjà un piège installé.
no-dl-fest-inst-06 = Un piège installé se déclenche de lui-même, au prochain combat sur sa tuile.
no-dl-fest-inv-03 = Un plateau couvre cette zone : on n'y extrait pas d'or pendant cette saison.
no-dl-fest-masq-02 = Dites où la carte retourne dans la pile, une fois que vous en avez regardé une.
no-dl-fest-opp-02 = Un plateau couvre cette zone pendant cette saison, et il propose autre chose.
no-dl-fest-pet-01 = Les monstres de compagnie se distribuent une fois par an, à la première saison.
no-dl-fest-pet-02 = Gardez un de vos monstres de compagnie et passez l'autre ; ensuite, défaussez-en un.
no-dl-fest-pet-03 = Passez un de vos monstres de compagnie, puis défaussez-en un de ceux que vous avez.
no-dl-fest-pet-05 = Ce monstre de compagnie n'est pas dans votre enclos.
no-dl-fest-pet-06 = Ce monstre de compagnie ne sert pas à ce moment : sa carte dit quand.
no-dl-fest-pet-08 = Un monstre de compagnie ne frappe pas comme un monstre.
no-dl-fest-pet-09 = Seul un Bébé Automate reposé se bat comme un monstre, une fois.
no-dl-fest-rent-01 = Les salles se louent par votre larbin, sur le plateau qui le permet.
no-dl-fest-rent-02 = Personne n'a payé de loyer que vous pourriez prendre.
no-dl-fest-rent-05 = Une salle louée sert une fois par saison.
no-dl-fest-rent-06 = Vous ne louez pas cette salle pour le combat.
no-dl-fest-rent-08 = Parmi les salles louées, on ne se bat que dans celles de combat.
no-dl-fest-rent-10 = Dans une Salle d'Entraînement louée, un diablotin bouge par saison.
no-dl-fest-room-01 = La salle n'apporte pas cela.
no-dl-fest-room-03 = Dans la Salle d'Entraînement, on met ou on reprend des diablotins, autant qu'il y en a.
no-dl-fest-room-04 = Un diablotin de la Salle d'Entraînement n'aide que quand le groupe se fatigue.
no-dl-fest-room-08 = Pendant une saison, les diablotins ne vont que dans un sens : entrer, ou sortir.
no-dl-fest-score-02 = À la fin, on dit une fois si un monstre de compagnie se montre, pour chacun à son tour.
no-dl-fest-tun-09 = Le filon de mithril ne reçoit pas plus de mineurs.
no-dl-flow-03 = Choisissez d'abord vos trois ordres, ensuite celui du joueur fictif.
no-dl-flow-06 = Dites où vous creusez, ou combien vous extrayez.
no-dl-flow-07 = Dites quelle créature vous recrutez et comment vous la payez.
no-dl-flow-08 = Dites quelle salle vous construisez et où.
no-dl-flow-09 = Dites ce que vous faites sur ce plateau.
no-dl-flow-11 = Rien n'est en cours qui pourrait se terminer maintenant.
no-dl-flow-16 = Préparez dans cet ordre : d'abord la tuile, ensuite pièges et monstres, puis dites que c'est fini.
no-dl-flow-18 = On ne vous demande rien sur vos monstres de compagnie maintenant.
no-dl-mon-03 = Un fantôme ne peut pas frapper l'aventurier de tête.
no-dl-mon-06 = La sorcière doit frapper deux aventuriers différents.
no-dl-mon-07 = Un vampire ne frappe jamais un prêtre.
no-dl-mon-08 = L'Automate coûte une carte Piège que vous avez.
no-dl-mon-10 = Un démon mange un de vos autres monstres, jamais un fantôme.
no-dl-mon-11 = Pour recruter un démon, il faut un autre monstre qu'il puisse manger.
no-dl-mon-13 = Vous n'avez pas la nourriture pour cette attaque.
no-dl-order-03 = Vos trois ordres sont choisis, et cela reste ; on les choisit une fois par saison.
no-dl-order-07 = Cet or ne se paie que pour un premier ordre de recruter, quand le larbin est placé.
no-dl-order-11 = Votre larbin exécute son action en entier, quand vient son tour.
no-dl-order-12 = Il n'y a pas d'action de larbin à laisser maintenant.
no-dl-order-13 = Cette action se fait en entier ou pas du tout.
no-dl-prod-01 = Ce n'est pas une de vos salles de production, ou pas le moment de la production.
no-dl-prod-03 = Cette salle ne peut pas servir de nouveau, ou être payée.
no-dl-prod-08 = Il n'y a pas de place où la Salle des Pioches pourrait creuser.
no-dl-prod-12 = Il n'y a pas de carte Ordre à reprendre ou à laisser maintenant.
no-dl-setup-09 = Vous gardez un ordre sur trois, une fois, avant la première saison.
no-dl-trap-04 = Ce piège coûte un diablotin : dites lequel.
no-dl-trap-05 = Ce piège coûte un monstre, jamais un fantôme : dites lequel.
no-dl-two-03 = L'ordre du joueur fictif se choisit une fois, avec les vôtres.
no-dl-year-05 = Ce n'est pas votre tour.
no-dl-year-06 = La partie est finie.
