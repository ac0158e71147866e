# Pourquoi Dungeon Petz dit non : combien, quel Monstre, quel lieu, qui ; ou une phrase simple pour la règle qui décide.

# Qui et quand
no-dp-turn = C'est { $who } qui agit maintenant.
no-dp-round-01 = Pas à ce moment. Maintenant : { $now }.

# Les groupes
no-dp-grp-04 =
    Ce groupe prend { $imps ->
        [one] { $imps } diablotin
       *[other] { $imps } diablotins
    } et { $gold } or ; à la maison, vous avez { $has_imps ->
        [one] { $has_imps } diablotin
       *[other] { $has_imps } diablotins
    } et { $has_gold } or.
no-dp-no-imps = Vous n'avez pas de diablotins à la maison pour un groupe.
no-dp-group-order =
    On forme les groupes du plus grand au plus petit, et le dernier a { $imps ->
        [one] { $imps } diablotin
       *[other] { $imps } diablotins
    } et { $gold } or.
no-dp-grp-01 = Les { $exits } sorties de votre terrier ont déjà un groupe.
no-dp-send-01 = Maintenant, ce sont les groupes de taille { $size } qui agissent ; les autres attendent.

# La ville
no-dp-taken = { $place } : un groupe de { $who } s'y trouve déjà.
no-dp-neut-03 = { $place } : un diablotin neutre bloque ce lieu pendant cette manche.
no-dp-asks-imps =
    { $place } : il faut pour cela { $needs } diablotins dans le groupe, et il en a { $has }.
no-dp-asks-gold = { $place } : il faut pour cela { $needs } or dans le groupe, et il en a { $has }.

# Les cartes des Monstres
no-dp-other-pet = Maintenant, c'est { $pet } qui reçoit une carte.
no-dp-asgn-01 = La barre suivante de { $pet } est de cette couleur : { $colour }. La carte doit l'être aussi.

# Les besoins
no-dp-hung-02 = { $pet } ne mange pas cela.
no-dp-food-stock =
    Vous n'avez pas autant de nourriture : votre réserve contient { $vegetable ->
        [one] { $vegetable } légume
       *[other] { $vegetable } légumes
    } et { $meat } de viande.
no-dp-too-much-food = C'est plus que la faim de { $pet }.
no-dp-too-few-imps =
    Il faut pour cela { $needs ->
        [one] { $needs } diablotin
       *[other] { $needs } diablotins
    } ; il vous en reste { $has }.
no-dp-anger =
    Pour le retenir, il faut autant que sa colère : { $needs ->
        [one] { $needs } diablotin
       *[other] { $needs } diablotins
    }, pas moins.
no-dp-art-09 =
    Il faut pour cela { $needs ->
        [one] { $needs } armure
       *[other] { $needs } armures
    } ; il vous en reste { $has }.
no-dp-shovel = Ici, la pelle enlève { $most } au plus.

# Le commerce
no-dp-too-small = { $pet } est trop petit pour la vente : sa taille est { $size }, il faut { $needs }.
no-dp-not-wanted = { $customer } ne veut pas de { $pet } : leur accord vaut { $points }, il faut au moins 1.
no-dp-sell-10 = Pour vendre { $pet }, il vous faudrait payer { $costs } or ; vous en avez { $has }.
no-dp-cage-in-use = { $pet } vit dans cette cage ; les diablotins inoccupés ne nettoient que les cages vides.
no-dp-clean-at-most = Vos diablotins inoccupés peuvent encore enlever { $most } au plus.

# Une phrase simple pour chaque règle
no-dp-age-05 = Seule la nourriture de votre réserve peut aller dans le coffre de glace.
no-dp-age-08 = Le coffre de glace n'est pas demandé maintenant, ou vous n'en avez pas.
no-dp-ang-02 = On n'envoie pas plus de diablotins qu'il n'en faut : dites exactement qui retient le Monstre.
no-dp-ang-03 = Dites comment vous retenez le Monstre, ou laissez-le s'échapper.
no-dp-arr-01 = D'abord on arrange cages et Monstres, ensuite on pioche, puis on donne les cartes.
no-dp-arr-02 = On ne place que les cages et améliorations reçues pendant cette manche, avant de piocher.
no-dp-arr-05 = Un Monstre a besoin d'une cage à lui, et celle-ci n'est pas libre.
no-dp-arr-08 = Placez d'abord vos nouvelles cages et améliorations, ensuite les Monstres.
no-dp-arr-10 = Une fois les cartes piochées, les Monstres restent où ils sont jusqu'à la manche suivante.
no-dp-arr-11 = Cages, améliorations et Monstres viennent l'un après l'autre, et ce n'est pas à cela de venir maintenant.
no-dp-art-02 = La couleur d'un grimoire se choisit une fois, quand on le reçoit.
no-dp-art-05 = Pour échanger des cartes, il faut une boule de cristal, et des cartes de sa main.
no-dp-art-06 = La boule de cristal agit juste avant votre pioche, et n'échange pas de potions.
no-dp-art-07 = La pelle agit pendant votre propre tour, quand vos Monstres se montrent, et il faut en avoir une.
no-dp-art-11 = Vous n'avez pas d'employé du mois.
no-dp-art-12 = Un seul diablotin suffit ici : l'employé du mois serait gaspillé.
no-dp-art-13 = Votre employé du mois a déjà eu son travail pendant cette manche.
no-dp-art-16 = Le coffre de glace se remplit une fois par manche, quand la nourriture vieillit, et seulement s'il est vide.
no-dp-asgn-02 = Il ne vous reste pas de potion.
no-dp-asgn-04 = À cette table, une carte vaut un seul besoin : on ne la tourne pas.
no-dp-asgn-05 = Vos cartes sont données, et cela reste.
no-dp-asgn-06 = Chaque barre de chaque Monstre reçoit une carte : on ne peut pas s'arrêter ici.
no-dp-asgn-07 = Ce que vous ne donnez pas aux Monstres reste dans votre main.
no-dp-asgn-08 = Les cartes qu'une potion remplace se défaussent plus tard, pendant le concours.
no-dp-asgn-09 = Les barres reçoivent leurs cartes l'une après l'autre, parmi celles que vous avez en main.
no-dp-disc-01 = Seules les cartes posées près de vos Monstres sont défaussées maintenant, et d'elles-mêmes.
no-dp-draw-03 = Sans Monstres, on ne pioche pas de cartes et on n'en donne pas.
no-dp-draw-04 = Vous avez pioché vos cartes ; les autres piochent à leur tour.
no-dp-draw-06 = Les cartes pour la boule de cristal se nomment dans l'ordre des couleurs, ou dites que c'est fini.
no-dp-exh-01 = Il n'y a pas de concours à la première manche ; ensuite, il termine le tour de chacun.
no-dp-exh-02 = Choisissez un de vos Monstres pour le concours.
no-dp-exh-03 = Dans ce concours, tous vos Monstres comptent : il n'y a rien à choisir.
no-dp-ext-02 = Choisissez un Monstre avec un besoin qu'il a.
no-dp-final-14 = La partie est finie.
no-dp-grp-02 = Un groupe a au moins 1 diablotin.
no-dp-grp-06 = Vos groupes sont formés, et cela reste.
no-dp-grp-07 = Maintenant vous formez des groupes pour la ville, ou vous dites que vous êtes prêt.
no-dp-hung-01 = Dites ce que le Monstre affamé reçoit à manger ; rien est aussi une réponse.
no-dp-hung-05 = La cage a déjà nourri une partie de la faim ; c'est plus qu'il n'en reste.
no-dp-hung-07 = Il n'y a pas de nourriture dans votre coffre de glace.
no-dp-imps-02 = Les diablotins inoccupés nettoient maintenant les cages vides ; les Monstres ne bougent plus.
no-dp-imps-04 = Les cages sans Monstre se nettoient l'une après l'autre, selon ce qui s'y trouve.
no-dp-play-02 = Aucun Monstre à côté de ce passage ne veut jouer.
no-dp-sell-01 = Ce client ne vous achète rien maintenant : un Monstre chacun, et seulement aux manches avec des clients.
no-dp-sell-08 = Vendre sur l'estrade demande un de vos diablotins à cet endroit.
no-dp-sell-13 = Vous avez déjà vendu sur l'estrade pendant cette manche.
no-dp-sell-15 = Les clients de cette manche sont partis.
no-dp-sell-16 = Choisissez un de vos Monstres et un client, ou dites que vous ne vendez rien.
no-dp-send-04 = Un groupe à la fois, et un de la taille qui agit maintenant.
no-dp-send-05 = Envoyez ce groupe vers un lieu de la ville, ou gardez-le à la maison.
no-dp-send-06 = Le groupe a son lieu, ou il n'y a rien à y faire.
no-dp-send-11 = Votre groupe est en ville : prenez l'une des choses qui y sont proposées.
no-dp-send-12 = Dites d'abord quel groupe est à l'œuvre.
no-dp-shop-04 = Vos nouveaux artefacts viennent d'abord, l'un après l'autre.
no-dp-shop-05 = Les cages se prennent là où on les vend.
no-dp-shop-09 = Une nouvelle cage doit aller sur l'une de vos parcelles.
no-dp-shop-10 = Les améliorations se prennent là où on les vend.
no-dp-shop-11 = Une nouvelle amélioration doit aller sur l'une de vos parcelles.
no-dp-shop-12 = Ce qui a été placé auparavant reste sur sa parcelle.
no-dp-shop-13 = Les Monstres s'achètent là où on les vend.
no-dp-show-01 = Chacun a son tour de montrer ses Monstres, et cette étape du vôtre est passée ou à venir.
no-dp-show-02 = Les besoins se règlent dans leur ordre, et celui-ci n'est pas demandé maintenant.
no-dp-show-06 = Ce n'est pas une des réponses à ce que vos Monstres demandent maintenant.
no-dp-sleep-02 = Les potions se règlent plus tard, en défaussant une carte de la couleur qu'elles remplacent.
no-dp-var-01 = Cette carte ne montre qu'un besoin : on ne peut pas la tourner.
