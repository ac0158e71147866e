## Dungeon Petz en une page

page-dp-goal = Vos diablotins ouvrent une animalerie pour seigneurs de donjon. Achetez de petits monstres, nourrissez-les, jouez avec eux, montrez-les et vendez-les : qui a la meilleure réputation à la fin gagne.
page-dp-round-1 = Former des groupes
page-dp-round-1-text = Chacun répartit en secret diablotins et or en groupes. Les plus grands passent d’abord ; les diablotins restés au terrier pourront y travailler.
page-dp-round-2 = Faire les courses
page-dp-round-2-text = Un groupe après l’autre prend une place en ville : monstres (1 or), cages (2 diablotins), compléments, nourriture, artefacts et plus encore. Chaque place sert un seul groupe.
page-dp-round-3 = Aménager la boutique
page-dp-round-3-text = Les cages neuves vont sur un terrain, les monstres dans des cages. Une bonne cage convient aux humeurs de son monstre.
page-dp-round-4 = Les besoins
page-dp-round-4-text = Pour chaque barre de couleur, un monstre reçoit une carte de cette couleur de votre main : faim, caca, jeu, colère, magie ou maladie. Ce que vous ne satisfaites pas lui fait du mal.
page-dp-round-5 = Montrer et vendre
page-dp-round-5-text = Dès la manche 2, un concours compte les besoins montrés ; dès la manche 3, des clients achètent les monstres qui leur plaisent. Les deux donnent de la réputation.
page-dp-round-6 = Nettoyer et vieillir
page-dp-round-6-text = Les diablotins restés au terrier nettoient les cages, les monstres grandissent, la nourriture pourrit, et tout le monde rentre.
page-dp-end = La partie finit après cinq manches à quatre, après six à deux ou trois. Suivent deux derniers concours : l’un juge vos affaires (nourriture, artefacts, potions, or), l’autre votre boutique (monstres, cages, compléments).
page-dp-score = Les concours, les ventes et les deux derniers concours donnent de la réputation. La meilleure réputation gagne.

## Leçon 1 : une matinée en ville

lesson-dp-town-title = Une matinée en ville
lesson-dp-town-goal = Bienvenue ! Vos diablotins ouvrent une animalerie pour seigneurs de donjon : achetez de petits monstres, soignez-les, montrez-les et vendez-les ; qui a la meilleure réputation à la fin gagne.
lesson-dp-town-town = Voici la ville. Chaque place sert un groupe de diablotins par manche : on y trouve monstres, cages, nourriture et plus encore.
lesson-dp-town-groups = D’abord, chacun répartit en secret diablotins et or en groupes. Plus un groupe est grand, diablotins et or comptés ensemble, plus tôt il choisit ; mais qui part ne peut pas aider au terrier.
lesson-dp-town-first-group = Vous voulez un bon monstre, et un monstre coûte au moins 1 or. Formez un groupe de 1 diablotin avec 3 or : à 4, vous choisissez avant tout le monde.
lesson-dp-town-ready = Pas encore : les groupes qui ne sont pas formés ne font pas de courses, et la manche serait perdue.
lesson-dp-town-for-the-pet = C’est possible, mais cette leçon a un plan : 1 diablotin et 3 or, pour avoir le monstre que vous voulez.
lesson-dp-town-second-group = Il faut au moins 2 diablotins pour porter une cage. Envoyez-en 3, pour arriver tôt là aussi.
lesson-dp-town-for-the-cage = Cela marcherait, mais à 3 vous passez avant les groupes plus petits. Essayez 3 diablotins sans or.
lesson-dp-town-third-group = Et quelqu’un doit rapporter à manger : 1 diablotin suffit, car il y a trois étals.
lesson-dp-town-for-the-food = Un diablotin sans or suffit pour la nourriture.
lesson-dp-town-enough = Il reste un diablotin. Gardez-le au terrier : il y jouera avec votre monstre.
lesson-dp-town-one-at-home = Gardez le dernier au terrier, il faut bien jouer avec le monstre. Dites que c’est prêt.
lesson-dp-town-pets = Tous les groupes sont visibles, et le vôtre est le plus grand. Un monstre a des barres de couleur qui disent ses humeurs : vert la faim, rouge la colère, jaune le jeu, violet la magie.
lesson-dp-town-trollie = Prenez Trollie dans l’enclos des plus âgés : il mange des légumes et a une barre verte et deux jaunes ; il veut surtout jouer.
lesson-dp-town-stay = Si le groupe reste au terrier, il ne rapporte rien cette manche. Il y a tant à prendre.
lesson-dp-town-pet-first = Plus tard peut-être : ce groupe a de l’or, et seul l’or achète un monstre.
lesson-dp-town-cage = À vos trois diablotins. Trollie a besoin d’un logis : envoyez-les chercher une cage.
lesson-dp-town-cage-first = Cela peut attendre ; sans bonne cage, un monstre souffre. Cherchez une cage.
lesson-dp-town-toy = Les cages montrent leur force contre la colère, leur antimagie contre la magie, et parfois un signe. Prenez celle au jouet : elle comble une envie de jouer par manche.
lesson-dp-town-toy-better = Une belle cage pour un monstre coléreux ou magique. Trollie est joueur : prenez celle au jouet.
lesson-dp-town-food = Le dernier diablotin va chercher à manger. Trollie mange des légumes : allez à l’étal de légumes.
lesson-dp-town-herbivore = Trollie ne mange pas de viande. Regardez ce que mange un monstre avant de faire les courses.
lesson-dp-town-hungry = Joli, mais Trollie n’aurait rien à manger. D’abord des légumes !
lesson-dp-town-place = De retour au terrier : posez la nouvelle cage sur un terrain vide.
lesson-dp-town-over = Là, elle remplacerait la cage que vous avez déjà. Un terrain vide vaut mieux : vous en aurez deux.
lesson-dp-town-house = Et Trollie s’installe, bien sûr dans la cage au jouet.
lesson-dp-town-its-cage = La cage au jouet l’attend. Choisissez celle-là.
lesson-dp-town-end = La boutique est ouverte ! Dans la leçon suivante, Trollie vous dit ce qu’il lui faut.

## Leçon 2 : les besoins

lesson-dp-needs-title = Ce qu’il faut à un monstre
lesson-dp-needs-bars = Trollie a trois barres de couleur : verte, jaune, jaune. Pour chaque barre vous avez pioché une carte de cette couleur, et vous en aviez déjà une de chaque en main.
lesson-dp-needs-colours = Vous donnez maintenant en secret à Trollie une carte par barre. Le vert est surtout la faim, le jaune le jeu, le rouge la colère, le violet la magie ; mais il y a des surprises, comme le caca et la maladie.
lesson-dp-needs-hunger = Pour la barre verte, vous tenez faim et colère. Vous avez des légumes : donnez la faim.
lesson-dp-needs-anger = La cage tiendrait bien une colère, mais les légumes pourriraient pour rien. Donnez la faim.
lesson-dp-needs-play = Pour les barres jaunes, vous tenez deux jeux et une magie. Donnez le jeu : la cage a un jouet, et un diablotin est là.
lesson-dp-needs-magic = La cage n’a pas d’antimagie : Trollie muterait, et un mutant vaut moins. Donnez le jeu.
lesson-dp-needs-shown = La deuxième carte jaune était aussi un jeu, donnée sans question. Les besoins se montrent maintenant, sorte par sorte : faim, caca, jeu, colère, magie, maladie.
lesson-dp-needs-feed = Trollie a faim : donnez-lui un légume.
lesson-dp-needs-suffers = Chaque faim oubliée fait mal : un monstre qui souffre trop est perdu. Vous avez des légumes, nourrissez-le.
lesson-dp-needs-entertain = Le jouet comble une envie de jouer, l’autre demande un diablotin. Faites-le jouer près de la cage de Trollie.
lesson-dp-needs-bored = Trollie souffrirait d’ennui alors qu’un diablotin est libre. Faites-le jouer.
lesson-dp-needs-grown = Un monstre heureux ! La manche est finie, et Trollie est passé de la taille 3 à la taille 5 : plus de barres, plus de besoins, mais aussi un meilleur prix.
lesson-dp-needs-food-rots = La nourriture vieillit aussi : la viande dure deux manches, les légumes trois. Et tous les diablotins sont rentrés, avec de l’or neuf pour la prochaine matinée.
lesson-dp-needs-end = Vous savez garder un monstre en vie. La dernière leçon montre comment il donne de la réputation.

## Leçon 3 : concours et clients

lesson-dp-shows-title = Concours et clients
lesson-dp-shows-calendar = C’est la manche 3. Vous voyez ici quel concours est jugé à chaque manche et quel client vient : cette fois, la Journée des enfants et la Demoiselle du Donjon.
lesson-dp-shows-plan = La Journée des enfants donne des points pour chaque jeu montré et en retire pour les mutations et les bouses. Les cartes que vous donnez à Trollie décident donc de votre rang.
lesson-dp-shows-green = Deux barres vertes : donnez la faim, vous avez trois légumes.
lesson-dp-shows-poop = Le caca laisse une bouse dans la cage, et la Journée des enfants en retire des points. La faim vaut mieux.
lesson-dp-shows-red = La barre rouge : vous tenez colère et, par chance, jeu. Donnez le jeu, qui compte aujourd’hui.
lesson-dp-shows-anger = La cage tiendrait une colère, mais elle ne rapporte rien aujourd’hui. Le jeu, si.
lesson-dp-shows-yellow = Et le jeu pour les barres jaunes : trois jeux en tout.
lesson-dp-shows-magic = Sans antimagie, Trollie muterait, et les mutations coûtent des points aujourd’hui. Donnez le jeu.
lesson-dp-shows-feed = Deux faims : donnez-lui deux légumes.
lesson-dp-shows-suffers = C’est trop peu : chaque faim oubliée fait souffrir Trollie, et la souffrance gâche concours et ventes.
lesson-dp-shows-entertain = Trois envies de jouer : le jouet en comble une, il faut donc deux diablotins. Envoyez le premier.
lesson-dp-shows-entertain-more = Et le deuxième.
lesson-dp-shows-bored = Une envie resterait ouverte et Trollie souffrirait. Vous avez des diablotins au terrier : faites-en jouer un.
lesson-dp-shows-sell = Le concours vous a donné de la réputation. Voici la Demoiselle du Donjon, qui aime les monstres joueurs : vendez-lui Trollie, car mieux il lui convient, plus vous gagnez de réputation.
lesson-dp-shows-keep = Vous pouvez garder un monstre, mais aujourd’hui il plaît beaucoup à cette cliente. Prenez la réputation, et la cage sera libre pour un autre.
lesson-dp-shows-clean = Il reste un diablotin au terrier. Il peut sortir une bouse d’une cage, car les bouses font souffrir les monstres malades.
lesson-dp-shows-end-game = Après la dernière manche, deux autres concours sont jugés : vos affaires (nourriture, artefacts, potions, or) et votre boutique (monstres, cages, compléments). Ne vendez donc pas tout à la toute fin.
lesson-dp-shows-alone = Une manche entière à vous : formez des groupes, faites les courses, soignez vos monstres. Regardez le concours et le client à venir avant de choisir.
lesson-dp-shows-end = Bravo ! Vous pouvez jouer une vraie partie de Dungeon Petz.
