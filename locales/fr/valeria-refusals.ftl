# Pourquoi Valeria dit non : d'abord avec les faits, puis une phrase simple pour chaque règle qui décide.

no-va-strength =
    Vous avez { $has } Force{ $magic ->
        [0] {""}
       *[other] {" "}et { $magic } Magie
    } ; cela coûte { $costs } Force{ $costs_magic ->
        [0] .
       *[other] {" "}et { $costs_magic } Magie.
    }
no-va-gold =
    Vous avez { $has } Or{ $magic ->
        [0] {""}
       *[other] {" "}et { $magic } Magie
    } ; cela coûte { $costs } Or.
no-va-no-strength = Vous avez { $magic } Magie mais aucune Force. Sur un coût de { $costs }, il faut payer au moins 1 en Force.
no-va-no-gold = Vous avez { $magic } Magie mais aucun Or. Sur un coût de { $costs }, il faut payer au moins 1 en Or.
no-va-magic-beyond = Cela coûte { $costs } en tout ; { $magic } Magie, ce serait trop.
no-va-magic-alone = Sur un coût de { $costs }, il faut au moins 1 { $resource } : la Magie seule ne suffit pas.
no-va-split-strength = Avec { $magic } Magie, vous paieriez { $rest } Force ; vous avez { $has } Force et { $has_magic } Magie.
no-va-split-gold = Avec { $magic } Magie, vous paieriez { $rest } Or ; vous avez { $has } Or et { $has_magic } Magie.
no-va-roles = { $domain } demande { $needs } fois ce Rôle : { $role }. Vos Citoyens { $has ->
        [0] ne le montrent pas
       *[other] le montrent { $has } fois
    }.
no-va-roles-of-citizens = { $domain } demande { $needs } fois ce Rôle : { $role }. Vos Citoyens { $has ->
        [0] ne le montrent pas
       *[other] le montrent { $has } fois
    } ; les cartes de départ et les Domaines ne comptent pas.
no-va-domain-not-built = Vous n'avez pas bâti { $domain }.
no-va-domain-used = { $domain } a déjà changé un dé pendant ce tour.
no-va-die-too-low = { $domain } ne fait descendre aucun dé sous { $least } ; celui-ci montre { $shown }.
no-va-die-same = { $domain } ne changerait rien à ce dé : il montre { $shown }.
no-va-dice-price = { $domain } coûte ici { $costs } { $resource } ; vous en avez { $has }.
no-va-dice-no-magic = { $domain } coûte ici { $costs } { $resource } ; vous en avez { $has }, et la Magie ne peut pas compléter.
no-va-take-at-most = Vous pouvez prendre { $most } au plus.
no-va-take-has = { $who } n'en a pas autant ({ $resource }) : seulement { $has }.
no-va-resting = { $who } se repose pendant ce tour : rien ne peut lui arriver.
no-va-you-rest = Vous vous reposez pendant ce tour ; c'est { $who } qui joue.
no-va-turn = C'est à { $who } d'en décider : c'est son tour.
no-va-phase = Pas à ce moment. Maintenant : { $now }.
no-va-trade = { $card } demande { $costs } { $resource } ; vous en avez { $has }.
no-va-no-trade = { $card } n'a pas d'échange à vous proposer maintenant.
no-va-too-dear = Le coût imprimé de { $citizen } est { $costs } ; cette récompense va jusqu'à { $most }.
no-va-unwanted = { $citizen } n'est pas le genre de Citoyen que l'on reçoit ici.
no-va-return-citizen = Vous n'avez pas de { $citizen } à rendre à sa pile.
no-va-return-citizen-full = La pile de { $citizen } est pleine.
no-va-return-monster = { $monster } ne se trouve pas dans votre pile Victoire.
no-va-return-event = { $monster } est un Événement : aucune pile où retourner.
no-va-return-monster-full = La pile de { $monster } est pleine.
no-va-token-on-itself = { $monster } pose son jeton sur un autre Monstre, jamais sur soi.

no-va-act-01 = Les deux actions de ce tour sont faites.
no-va-act-02 = On ne passe pas. Vous pouvez toujours gagner 1 Or, 1 Force ou 1 Magie.
no-va-act-03 = Finissez d'abord l'action commencée, avec son paiement et sa récompense.
no-va-act-06 = Les Domaines qui agissent à la fin de la phase d'Actions attendent que les deux actions soient faites.
no-va-bld-01 = Il n'y a pas de Domaine à bâtir ici : seulement la carte visible au sommet d'une pile de Domaines.
no-va-card-06 = Choisissez un adversaire et prenez soit de l'Or, soit de la Magie, au moins 1.
no-va-card-08 = Seul un de vos propres Citoyens peut retourner sur sa pile, quand un Domaine le demande.
no-va-card-09 = Seul un de vos propres Monstres peut retourner sur sa pile, quand un Domaine le demande.
no-va-card-14 = Il faut choisir un adversaire.
no-va-card-16 = Il faut choisir un adversaire ; ce que vous prenez est imprimé sur la carte.
no-va-card-18 = Choisissez un adversaire, et au moins 1 de ce qu'il a.
no-va-card-20 = Le Domaine vous donne l'un des Citoyens qui conviennent ; il faut en prendre un.
no-va-dec-08 = Il n'y a rien à payer maintenant.
no-va-dec-09 = Aucune récompense n'attend votre choix.
no-va-dec-10 = Rien n'est demandé à quoi cela répondrait.
no-va-dec-14 = À la fin de la phase d'Actions, chaque Domaine vient à son tour, et celui-ci n'est pas demandé maintenant.
no-va-dec-16 = La carte est choisie ; dites maintenant comment vous la payez.
no-va-end-03 = La partie est finie.
no-va-evt-07 = Aucun Événement ne veut de jeton maintenant.
no-va-evt-09 = Le jeton de l'Événement va sur un Monstre visible au centre.
no-va-exh-04 = Cette pile est vide.
no-va-harv-08 = Prendre aux autres vient tout au début de la Récolte ; ce n'est pas le moment.
no-va-harv-12 = Choisissez d'abord l'un des gains que les dés vous apportent, en entier.
no-va-harv-13 = Cet échange ne vous est pas ouvert maintenant.
no-va-harv-14 = Vous n'avez rien à échanger maintenant.
no-va-harv-16 = Un gain ne se refuse pas : choisissez-en un.
no-va-harv-24 = Choisissez d'abord ce que le Héraut vous apporte ; ensuite vous pourrez échanger ou finir.
no-va-harv-26 = La Récolte de ce tour est finie.
no-va-icon-06 = Ce Citoyen coûte plus que ce que la récompense permet.
no-va-icon-09 = Choisissez un adversaire : quelqu'un d'autre à cette table.
no-va-noduke-01 = Cette table joue sans Ducs.
no-va-pay-01 = La Magie seule ne paie pas : il faut au moins 1 de l'autre Ressource.
no-va-pay-02 = Vous n'avez pas assez d'Or et de Magie pour cela.
no-va-pay-03 = Vous n'avez pas assez de Force et de Magie pour cela.
no-va-pay-07 = D'abord on paie, ensuite vient ce qu'apporte la carte ; et on ne paie qu'une fois.
no-va-rec-01 = Il n'y a pas de Citoyen à recruter ici : seulement la carte au sommet d'une pile de Citoyens.
no-va-roll-03 = Ce Domaine ne change pas les dés ; si vous ne voulez plus rien changer, annoncez-les.
no-va-roll-05 = La Magie ne remplace pas ce que coûte ce Domaine.
no-va-roll-08 = On change les dés avant de les annoncer ; l'annonce y met fin.
no-va-roll-10 = Choisissez l'un des deux dés ; s'ils sont égaux, le premier.
no-va-set-10 = Cette table joue sans Événements ni jetons.
no-va-set-13 = Vous gardez un des deux Ducs reçus, une seule fois, avant le premier tour.
no-va-set-16 = D'abord chacun choisit un Duc ; ensuite la partie commence.
no-va-slay-01 = Il n'y a pas de Monstre à tuer ici.
no-va-slay-04 = La récompense d'un Monstre ne se refuse pas.
no-va-slay-05 = Choisissez une des possibilités réalisables, et cela avant sa carte.
no-va-slay-06 = La récompense est un Citoyen du sommet d'une pile de Citoyens.
no-va-solo-05 = Pas à ce moment : les phases d'un tour viennent dans leur ordre.
no-va-solo-07 = Seul à la table, vous prenez dans la réserve, sans rien demander à personne.
no-va-solo-08 = Seul à la table, vous prenez dans la réserve, sans choisir personne.
no-va-solo-10 = Un 6 vous fait choisir une pile qui a encore des Monstres, et il faut en choisir une.
no-va-solo-13 = Choisissez quelle attaque vient d'abord ; les attaques se choisissent pendant la phase de Monstres.
no-va-solo-14 = Le Seigneur Noir prend un Citoyen de l'une des deux piles de la colonne attaquée.
no-va-solo-23 = La partie est finie : il ne reste aucun Monstre, vous avez gagné.
no-va-solo-24 = La partie est finie : une attaque n'a plus rien trouvé à prendre.
no-va-solo-25 = La partie est finie : cinq piles sont vides.
no-va-turn-01 = Pas à ce moment : les phases d'un tour viennent dans leur ordre.
no-va-turn-02 = Ce n'est pas votre tour.
