# Dungeon Petz : comment s'appelle le matériel, et ce qui y est imprimé.
# Un message est <jeu>-<genre>-<id> ; les id sont ceux du paquet de données.

dungeon-petz-need-hunger = Faim
dungeon-petz-need-poop = Besoin naturel
dungeon-petz-need-play = Amusement
dungeon-petz-need-anger = Colère
dungeon-petz-need-magic = Magie
dungeon-petz-need-disease = Maladie
dungeon-petz-need-sleep = Potion (dormir)

dungeon-petz-colour-green = vert
dungeon-petz-colour-red = rouge
dungeon-petz-colour-yellow = jaune
dungeon-petz-colour-purple = violet

dungeon-petz-diet-herbivore = herbivore
dungeon-petz-diet-carnivore = carnivore
dungeon-petz-diet-omnivore = omnivore

dungeon-petz-phase-1 = Mise en place
dungeon-petz-phase-2 = Achats
dungeon-petz-phase-3 = Besoins des Monstres
dungeon-petz-phase-4 = Concours
dungeon-petz-phase-5 = Business
dungeon-petz-phase-6 = Le temps passe

dungeon-petz-pet-uni = Lili
dungeon-petz-pet-trollie = Trollie
dungeon-petz-pet-ghosty = Fantomet
dungeon-petz-pet-drago = Drago
dungeon-petz-pet-stareplant = Iris
dungeon-petz-pet-wormie = Tenio
dungeon-petz-pet-snakitty = Snakitty
dungeon-petz-pet-birdie = Birdie
dungeon-petz-pet-liffard = Léffard
dungeon-petz-pet-baby-golem = Bébé Golem
dungeon-petz-pet-cthulie = Cthulie
dungeon-petz-pet-dunguin = Dingouin
dungeon-petz-pet-bubl = Bubulle
dungeon-petz-pet-snappy = Croquinou
dungeon-petz-pet-fiery-fairy = Féeroce
dungeon-petz-pet-fluffy = Spidou
dungeon-petz-pet-stegobully = Taurosaure
dungeon-petz-pet-direbunny = Pinpin

dungeon-petz-cage-initial = Première cage

dungeon-petz-cage-cage-01 = Donjon de fer
dungeon-petz-cage-cage-02 = Cercle de protection
dungeon-petz-cage-cage-03 = Barreaux runiques
dungeon-petz-cage-cage-04 = Cellule de cristal
dungeon-petz-cage-cage-05 = Pré de pierre
dungeon-petz-cage-cage-06 = Prairie clôturée
dungeon-petz-cage-cage-07 = Étang enchanté
dungeon-petz-cage-cage-08 = Bac à sable
dungeon-petz-cage-cage-09 = Cage à grimper
dungeon-petz-cage-cage-10 = Parc à jouets
dungeon-petz-cage-cage-11 = Jardin des rêves

dungeon-petz-addon-addon-strength = Barreaux renforcés
dungeon-petz-addon-addon-antimagic = Charme anti-magie
dungeon-petz-addon-addon-meat-feeder = Mangeoire à viande
dungeon-petz-addon-addon-toys = Jouets

dungeon-petz-artifact-book-savage-feasts = Les Fêtes barbares
dungeon-petz-artifact-book-monsters-battled = Les Monstres que j'ai combattus
dungeon-petz-artifact-book-fun-with-food = Cuisiner en s'amusant
dungeon-petz-artifact-book-messing-with-magic = La magie, c'est magique
dungeon-petz-artifact-crystal-ball = Boule de cristal
dungeon-petz-artifact-long-handled-shovel = Longue pelle
dungeon-petz-artifact-imp-armor = Armure des diablotins
dungeon-petz-artifact-employee-of-the-month = Employé du mois
dungeon-petz-artifact-whip-of-obedience = Fouet de soumission
dungeon-petz-artifact-magic-box = Coffre de glace

dungeon-petz-exhibition-arena = Arène
dungeon-petz-exhibition-freestyle = Freestyle
dungeon-petz-exhibition-moody-medley = Défilé des envies
dungeon-petz-exhibition-eating-contest = Aux affamés !
dungeon-petz-exhibition-beauty-pageant = Concours de beauté
dungeon-petz-exhibition-breeders-prize = Prix du meilleur éleveur
dungeon-petz-exhibition-childrens-day = Journée des enfants
dungeon-petz-exhibition-magic-show = Spectacle de magie

dungeon-petz-final-exhibition-business-acumen = Meilleur business
dungeon-petz-final-exhibition-pet-display = La plus belle monstrerie

dungeon-petz-customer-dungeon-master = Maître du Donjon
dungeon-petz-customer-dungeon-granny = Mamie du Donjon
dungeon-petz-customer-dungeon-mistress = Maîtresse du Donjon
dungeon-petz-customer-dungeon-girl = Demoiselle du Donjon
dungeon-petz-customer-warlock = Sorcier
dungeon-petz-customer-porky-orky = Crad'Orc
dungeon-petz-customer-farmer-troll = Troll Paysan
dungeon-petz-customer-lich-lord = Seigneur Liche

dungeon-petz-space-market-veg = Étal de légumes
dungeon-petz-space-market-mixed = Étal mixte
dungeon-petz-space-market-meat = Étal de viande
dungeon-petz-space-market-artifacts = Marchands d'artefacts
dungeon-petz-space-corral-cage-left = Cage (gauche)
dungeon-petz-space-corral-cage-right = Cage (droite)
dungeon-petz-space-corral-addon = Amélioration
dungeon-petz-space-corral-old = Monstre âgé (taille 3)
dungeon-petz-space-corral-young-left = Bébé Monstre (taille 2, gauche)
dungeon-petz-space-corral-young-right = Bébé Monstre (taille 2, droite)
dungeon-petz-space-town-immigration = Accueillir de nouveaux diablotins
dungeon-petz-space-town-hospital = Visite à l'hôpital
dungeon-petz-space-town-judging = Devenir membre du jury
dungeon-petz-space-town-platform = Monter sur l'estrade
