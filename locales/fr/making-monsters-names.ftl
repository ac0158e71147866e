# Making Monsters : comment s'appelle le matériel, et ce qui y est imprimé.
# Un message est <jeu>-<genre>-<id> ; les id sont ceux du paquet de données.
# La plupart des noms sont de nous, la règle en donne peu ; les siens sont marqués.

making-monsters-token-rot = Pourriture
making-monsters-token-limb = Membre
making-monsters-token-stitch = Points de suture
making-monsters-token-spike = Pique
making-monsters-token-slime = Substance visqueuse
making-monsters-token-shocker = Dard électrique
making-monsters-token-mutation = Mutation

making-monsters-default-monster-default-1 = Blob de la Cave
making-monsters-default-monster-default-2 = Gargouilleur du Grenier

making-monsters-order-token-red = Commande rouge
making-monsters-order-token-yellow = Commande jaune
making-monsters-order-token-blue = Commande bleue

making-monsters-cart-bone-barrow = La Brouette à Os
making-monsters-cart-needle-wagon = Le Chariot à Aiguilles
making-monsters-cart-scrap-sledge = Le Traîneau à Ferraille
making-monsters-cart-potion-pram = Le Landau à Potions

making-monsters-lester-compost = Compost
    .text = Retirez du jeu 1 Pourriture de votre propre sac.
making-monsters-lester-flexibility = Flexibilité
    .text = Ajoutez 2 Mutations de la réserve à votre sac ; pour chaque Mutation manquante, une partie utile au choix.
making-monsters-lester-rummage = Fouiller
    .text = Ajoutez 3 parties utiles au choix (sauf Mutation) de la réserve à votre sac.
making-monsters-lester-publicity = Publicité
    .text = Recevez 3 Prestige.
making-monsters-lester-expand = Se développer
    .text = Prenez 1 Amélioration de n’importe quel chariot et installez-la.

making-monsters-upgrade-sorting-annex = Annexe de Tri
    .text = Deux cases de tri de plus jusqu’à la prochaine réanimation.
making-monsters-upgrade-cold-locker = Casier Réfrigéré
    .text = Une case de tri dont la partie ne retourne pas dans le sac à la réanimation.
making-monsters-upgrade-parts-dealer = Marchand de Morceaux
    .text = À chaque réanimation : ajoutez à votre sac 1 partie au choix (Mutation comprise) de la réserve.
# de la règle
making-monsters-upgrade-limb-replicator = Réplicateur de Membres
    .text = Tout de suite et à chaque réanimation : ajoutez 2 Membres à votre sac.
# de la règle
making-monsters-upgrade-stitch-replicator = Réplicateur de Points de Suture
    .text = Tout de suite et à chaque réanimation : ajoutez 1 Point de suture à votre sac.
# de la règle
making-monsters-upgrade-spike-replicator = Réplicateur de Piques
    .text = Tout de suite et à chaque réanimation : ajoutez 1 Pique à votre sac.
# de la règle
making-monsters-upgrade-slime-replicator = Réplicateur de Substance Visqueuse
    .text = Tout de suite et à chaque réanimation : ajoutez 1 Substance visqueuse à votre sac.
# de la règle
making-monsters-upgrade-shocker-replicator = Réplicateur de Dards Électriques
    .text = Tout de suite et à chaque réanimation : ajoutez 1 Dard électrique à votre sac.
making-monsters-upgrade-replicator-booster = Surmultiplicateur
    .text = Quand un de vos réplicateurs donne des jetons, il en donne 1 de plus de cette sorte.
making-monsters-upgrade-long-reach-tongs = Pinces Longue Portée
    .text = Prenez les objets dans n’importe lequel des quatre chariots.
making-monsters-upgrade-display-case = Vitrine
    .text = Si elle contient 2 parties quand vous réanimez : +2 Prestige.
making-monsters-upgrade-peg-leg = Jambe de Bois
    .text = Une fois par réanimation, un monstre au choix peut compter comme terminé avec exactement 1 Membre manquant.
# de la règle
making-monsters-upgrade-warehouse = Entrepôt
    .text = Un emplacement d’Amélioration de plus ; n’en occupe aucun et n’est jamais remplacé.
making-monsters-upgrade-grinder = Broyeur
    .text = À la réanimation, vous pouvez défausser la partie au cimetière pour 3 Prestige.
# de la règle
making-monsters-upgrade-lester-terminal = Terminal LESTER
    .text = Quand il contient 4 parties, jouez aussitôt 1 carte LESTER, puis remettez la tuile dans la boîte.
making-monsters-upgrade-exchange-hatch = Guichet d'Échange
    .text = À la réanimation, vous pouvez échanger la partie contre n’importe quelle autre de la réserve, Mutation comprise.
making-monsters-upgrade-double-morgue = Double Tiroir de Morgue
    .text = Vous pouvez garder les deux cartes Monstre piochées à la phase Rafraîchir.
making-monsters-upgrade-rot-bomb = Bombe de Pourriture
    .text = Chaque adversaire ajoute à son sac 1 Pourriture de la réserve ; remettez la tuile dans la boîte.

making-monsters-monster-m01-sock-gobbler = Gobe-Chaussettes
making-monsters-monster-m02-button-moth = Mite à Boutons
making-monsters-monster-m03-thimble-fiend = Démon du Dé à Coudre
making-monsters-monster-m04-drizzle-imp = Diablotin Crachin
making-monsters-monster-m05-tack-toad = Crapaud Punaise
making-monsters-monster-m06-puddle-pup = Chiot Flaque
making-monsters-monster-m07-doorbell-ghoul = Goule à Sonnette
making-monsters-monster-m08-static-kitten = Chaton Statique
making-monsters-monster-m09-cuddly-hydra-junior = Hydre Câline Junior
making-monsters-monster-m10-mailbox-nibbler = Croqueur de Courrier
making-monsters-monster-m11-patchwork-poodle = Caniche en Patchwork
making-monsters-monster-m12-garden-gnome-gargoyle = Gargouille de Jardin
making-monsters-monster-m13-sneeze-goblin = Gobelin Éternueur
making-monsters-monster-m14-mop-banshee = Banshee à Serpillière
making-monsters-monster-m15-pincushion-prince = Prince Pelote-d'Épingles
making-monsters-monster-m16-hedge-hugger = Câlineur de Haies
making-monsters-monster-m17-cactus-cupid = Cupidon Cactus
making-monsters-monster-m18-bubble-bat = Chauve-Souris Bulle
making-monsters-monster-m19-jelly-duchess = Duchesse Gelée
making-monsters-monster-m20-toaster-poltergeist = Esprit Frappeur du Grille-Pain
making-monsters-monster-m21-fuse-box-frog = Grenouille à Fusibles
making-monsters-monster-m22-lightbulb-larva = Larve Ampoule
making-monsters-monster-m23-jitter-jack = Jacques la Tremblote
making-monsters-monster-m24-snail-with-opinions = Escargot Donneur de Leçons
making-monsters-monster-m25-werewaffle = Loup-Gaufre
making-monsters-monster-m26-knitting-kraken = Kraken Tricoteur
making-monsters-monster-m27-noodle-necromancer = Nécromancien Nouille
making-monsters-monster-m28-lobster-lawyer = Maître Homard, Avocat
making-monsters-monster-m29-librarian-lich = Liche Bibliothécaire
making-monsters-monster-m30-marching-mummy = Momie Majorette
making-monsters-monster-m31-bog-ballerina = Ballerine des Tourbières
making-monsters-monster-m32-yeti-on-holiday = Yéti en Vacances
making-monsters-monster-m33-banana-basilisk = Basilic à la Banane
making-monsters-monster-m34-swamp-soprano = Soprano des Marécages
making-monsters-monster-m35-custard-cyclops = Cyclope à la Crème
making-monsters-monster-m36-porcupine-postman = Facteur Porc-Épic
making-monsters-monster-m37-sir-splinters = Messire Échardes
making-monsters-monster-m38-weeping-wardrobe = Armoire Pleureuse
making-monsters-monster-m39-slug-sultan = Sultan Limace
making-monsters-monster-m40-vampire-accountant = Comptable Vampire
making-monsters-monster-m41-chandelier-spider = Araignée Lustre
making-monsters-monster-m42-moonlight-mower = Tondeuse au Clair de Lune
making-monsters-monster-m43-hiccup-dragonling = Dragonnet Hoqueteur
making-monsters-monster-m44-tesla-turtle = Tortue Tesla
making-monsters-monster-m45-zipper-zombie = Zombie à Fermeture Éclair
making-monsters-monster-m46-disco-mantis = Mante Disco
making-monsters-monster-m47-tax-day-minotaur = Minotaure du Fisc
making-monsters-monster-m48-grand-piano-golem = Golem Piano à Queue
making-monsters-monster-m49-opera-ogre = Ogre d'Opéra
making-monsters-monster-m50-three-headed-nanny = Nounou à Trois Têtes
making-monsters-monster-m51-quilted-colossus = Colosse Matelassé
making-monsters-monster-m52-bramble-bishop = Évêque des Ronces
making-monsters-monster-m53-marmalade-manticore = Manticore à la Marmelade
making-monsters-monster-m54-great-aunt-of-iron = Grand-Tante de Fer
making-monsters-monster-m55-gelatin-general = Général Gélatine
making-monsters-monster-m56-aquarium-abomination = Abomination d'Aquarium
making-monsters-monster-m57-haunted-elevator = Ascenseur Hanté
making-monsters-monster-m58-thunder-chicken = Poulet Tonnerre
making-monsters-monster-m59-chimera-chef = Cheffe Chimère
making-monsters-monster-m60-roller-skate-reaper = Faucheuse à Roulettes
making-monsters-monster-m61-sewing-machine-sphinx = Sphinx Machine à Coudre
making-monsters-monster-m62-plasma-pelican = Pélican Plasma
making-monsters-monster-m63-castle-on-legs = Château sur Pattes
making-monsters-monster-m64-behemoth-in-pyjamas = Béhémoth en Pyjama
making-monsters-monster-m65-laundromat-leviathan = Léviathan de la Laverie
making-monsters-monster-m66-thorny-archduchess = Archiduchesse aux Épines
making-monsters-monster-m67-queen-of-the-quagmire = Reine du Bourbier
making-monsters-monster-m68-velvet-colossaur = Colossaure de Velours
making-monsters-monster-m69-one-monster-orchestra = Monstre-Orchestre
making-monsters-monster-m70-the-unpaid-intern = Le Stagiaire Impayé
making-monsters-monster-m71-storm-cellar-titan = Titan de la Cave aux Orages
making-monsters-monster-m72-generator-gorgon = Gorgone Génératrice
