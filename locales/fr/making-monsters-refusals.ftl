# Pourquoi Making Monsters dit non : quel morceau, quel emplacement, combien, qui ; ou une phrase simple pour la règle qui décide.

# Les emplacements du laboratoire
no-mm-lab-05 = Il y a des morceaux sur l'emplacement { $slot } : on ne peut pas le recouvrir.
no-mm-slot-taken = Une carte Monstre se trouve déjà sur l'emplacement { $slot }.
no-mm-lab-06 = Aucun monstre sur l'emplacement { $slot } : il ne reçoit pas de morceaux.
no-mm-refr-12 = Il y a des morceaux sur la carte de l'emplacement { $slot } : on ne peut pas la remplacer.

# Les morceaux
no-mm-tok-01 = Le monstre de l'emplacement { $slot } n'a pas de case pour ce morceau : { $part }.
no-mm-spaces-full = Sur l'emplacement { $slot }, toutes les cases pour ce morceau sont remplies : { $part }.
no-mm-place-02 = Vous n'avez pas ce morceau en main : { $part }.
no-mm-no-room-there = Il n'y a pas de case libre à cet endroit pour ce morceau : { $part }.
no-mm-place-07 = Ce morceau ne se trouve pas sur une case de tri : { $part }.
no-mm-lies-sorted = Ce morceau est sur une case de tri et n'en part que vers un monstre : { $part }.
no-mm-lab-01 = Les { $spaces } cases de tri sont occupées.
no-mm-place-05 = Ce morceau a encore une place dans votre laboratoire, il n'est donc pas rejeté : { $part }.
no-mm-place-06 = Ce morceau est placé et reste où il est : { $part }.
no-mm-upg-24 = Ce morceau est sur une Amélioration et y reste jusqu'à la réanimation : { $part }.

# Les chariots et la réserve
no-mm-not-on-cart = Ce morceau n'est pas sur le chariot devant vous : { $part }.
no-mm-cart-06 = Il n'en reste plus dans la réserve : { $part }. Prenez un autre morceau du chariot.
no-mm-supp-03 = Il n'en reste plus dans la réserve : { $part }.
no-mm-must-pick = Choisissez un morceau de la réserve : on ne peut pas y renoncer.

# Piocher et réanimer
no-mm-drawn-enough = Votre jeton vous fait piocher { $draws } pions au plus, et c'est fini.
no-mm-draw-12 = Votre piste des Rebuts est pleine, les { $spaces } cases : vous ne piochez plus.
no-mm-fair-08 = Votre piste des Rebuts est pleine, les { $spaces } cases : le concours est fini pour vous.
no-mm-rot-03 = Votre piste des Rebuts est pleine, les { $spaces } cases : vous ne pouvez pas attendre.
no-mm-must-reanimate = Vous ne pouvez pas attendre dans cette manche : il faut réanimer.
no-mm-must-peg = Seule la Jambe de Bois termine un monstre : il faut l'utiliser.

# Qui et quand
no-mm-rean-04 = C'est { $who } qui agit maintenant ; votre tour viendra.
no-mm-round-01 = Pas à ce moment. Maintenant : { $now }.

# Une phrase simple pour chaque règle
no-mm-cart-01 = Cette tuile n'est pas sur le chariot devant vous.
no-mm-cart-04 = Il n'y a plus d'Amélioration à cet endroit ; de nouvelles viennent avec la phase Rafraîchir.
no-mm-cart-05 = Il n'y a rien à terminer maintenant.
no-mm-cart-07 = Une Mutation ne vient jamais d'un chariot ; un autre morceau seulement si ceux du chariot sont épuisés.
no-mm-cart-10 = Dites d'abord où va la tuile que vous avez prise.
no-mm-dec-01 = Placez d'abord vos autres morceaux ; seul ce qui n'a de place nulle part est rejeté.
no-mm-dec-05 = Utilisez d'abord la carte LESTER de votre Terminal.
no-mm-draw-01 = Aucun jeton ne vous fait piocher.
no-mm-draw-02 = Vous avez eu ce qu'apporte votre jeton rouge.
no-mm-draw-03 = Vous avez eu ce qu'apporte votre super action rouge.
no-mm-draw-04 = Vous avez eu ce qu'apporte votre jeton jaune.
no-mm-draw-05 = Vous avez eu ce qu'apporte votre super action jaune.
no-mm-draw-06 = Vous avez eu ce qu'apporte votre jeton bleu.
no-mm-draw-07 = Vous avez eu ce qu'apporte votre super action bleue.
no-mm-draw-08 = Ces pions se piochent tous ensemble : on ne s'arrête pas en chemin.
no-mm-draw-09 = Placez d'abord les morceaux que vous avez piochés.
no-mm-draw-11 = Placez d'abord le morceau que vous avez pioché.
no-mm-draw-14 = Votre piste des Rebuts a débordé : il n'y a plus rien à piocher.
no-mm-draw-15 = Votre sac est vide.
no-mm-draw-17 = Il ne reste pas de Mutation : choisissez un autre morceau de la réserve, on ne peut pas y renoncer.
no-mm-draw-20 = En rendant la Pourriture, vous avez fini de piocher.
no-mm-draw-21 = Ce qu'un jeton apporte à la fin attend que tout le monde ait fini de piocher.
no-mm-end-03 = La piste de Pourriture est vide : dans cette manche, tout le monde réanime.
no-mm-end-05 = Vous avez déjà réanimé dans cette manche.
no-mm-fair-01 = D'abord chacun choisit ses monstres pour le Forum, ensuite le concours commence.
no-mm-fair-04 = Pour le Forum, choisissez des cartes de votre propre pile, autant que le laboratoire en prend.
no-mm-fair-05 = La carte suivante recouvre l'un de vos monstres par défaut : dites lequel.
no-mm-fair-06 = Placez d'abord le morceau que vous avez pioché.
no-mm-fair-09 = Au Forum, il n'y a pas de jetons Commander, et un sac vide met fin à la pioche.
no-mm-fair-11 = Au Forum, on ne prend rien sur les chariots.
no-mm-fair-12 = Au Forum, rien ne vient de la réserve.
no-mm-fair-15 = Au Forum, cela vient à la fin, une fois, quand vous avez cessé de piocher.
no-mm-gain-01 = Vous n'avez pas de nouvelle tuile à installer.
no-mm-gain-10 = Dites où va la tuile : un emplacement d'Amélioration vide, ou celui d'une tuile qu'elle remplace.
no-mm-info-04 = D'abord chacun choisit en secret la carte qu'il garde ; ensuite les cartes sont placées.
no-mm-lab-10 = Votre laboratoire n'a pas cet emplacement d'Amélioration.
no-mm-lest-01 = Une carte LESTER demande la super action bleue ou un Terminal LESTER plein.
no-mm-lest-02 = Vous n'avez plus cette carte LESTER.
no-mm-lest-08 = Cette carte LESTER prend une Amélioration sur les chariots et l'installe.
no-mm-lest-09 = Il faut utiliser une carte LESTER maintenant.
no-mm-lest-11 = Cela appartient à une carte LESTER, et celle que vous utilisez demande autre chose.
no-mm-ord-01 = Les jetons Commander se choisissent au début d'une manche.
no-mm-place-01 = La Pourriture va d'elle-même sur la piste des Rebuts.
no-mm-place-10 = Ce n'est pas le moment de déplacer des morceaux triés.
no-mm-rean-01 = Réanimer ou attendre se choisit une fois par manche, tous ensemble.
no-mm-rean-02 = Vous n'avez pas de monstre terminé à réanimer.
no-mm-rean-03 = Vous attendez dans cette manche : il ne se passe rien dans votre laboratoire.
no-mm-rean-05 = La Jambe de Bois s'utilise au début de votre réanimation.
no-mm-rean-10 = Les Améliorations qui agissent à la réanimation viennent dans l'ordre de leurs emplacements, et celle-ci n'est pas demandée maintenant.
no-mm-rean-11 = On se sert sur le chariot pendant la réanimation, autant que les monstres le permettent.
no-mm-rean-20 = Les cartes de votre pile se choisissent de nouveau au Forum, après la dernière manche.
no-mm-rean-21 = Il faut réanimer dans cette manche : déplacez ce que vous voulez, puis dites que vous êtes prêt.
no-mm-refr-01 = La phase Rafraîchir n'a plus lieu : le Forum a commencé.
no-mm-refr-06 = Vous avez choisi votre carte, et cela reste.
no-mm-refr-08 = Vous n'avez reçu qu'une carte ; elle est gardée.
no-mm-refr-09 = Votre nouveau monstre est déjà placé.
no-mm-refr-10 = Tant qu'un emplacement est libre, le nouveau monstre y va.
no-mm-refr-11 = Il n'y a pas de carte à remplacer sur cet emplacement.
no-mm-refr-14 = Garder les deux cartes demande un Double Tiroir de Morgue ; dites alors laquelle est placée d'abord.
no-mm-refr-17 = Les jetons Commander se choisissent quand la manche suivante commence.
no-mm-round-02 = Les manches de cette partie sont finies ; cela n'est plus possible.
no-mm-seat-01 = Personne n'est assis là.
no-mm-setup-04 = Votre première carte va sur l'un des emplacements de votre laboratoire.
no-mm-setup-07 = La pioche du début est la même pour tous : chaque pion est pioché puis placé, sans s'arrêter.
no-mm-setup-09 = Placez d'abord votre carte de départ, une seule fois ; ensuite vient la pioche du début.
no-mm-setup-10 = La première manche n'a pas encore commencé.
no-mm-tok-02 = Seule une Mutation nomme la case qu'elle remplit, et le monstre doit avoir une telle case.
no-mm-tok-03 = La Pourriture ne va que sur la piste des Rebuts.
no-mm-tok-04 = Cela ne peut pas être choisi ici : la Pourriture jamais, une Mutation seulement là où une carte le permet.
no-mm-upg-03 = Le Marchand de Morceaux en apporte un pendant la réanimation, et il n'est pas demandé maintenant.
no-mm-upg-12 = La Jambe de Bois sert un monstre à qui il ne manque qu'un Membre, une fois par réanimation.
no-mm-upg-17 = Le Guichet d'Échange donne un autre morceau qui reste dans la réserve.
no-mm-upg-22 = Les Améliorations ne reçoivent jamais de Pourriture.
