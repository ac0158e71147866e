## Valeria en une page

page-va-goal = Vous régnez sur un petit royaume, et les autres aussi. Recrutez des citoyens qui rapportent des ressources quand leur nombre sort, tuez des monstres, bâtissez des domaines : qui a le plus de points de victoire à la fin règne sur Valeria.
page-va-round-1 = Lancer
page-va-round-1-text = La personne dont c’est le tour lance deux dés : chaque dé compte, et leur somme aussi.
page-va-round-2 = Récolter
page-va-round-2-text = Chaque citoyen qui porte un de ces nombres rapporte, pour tout le monde à la table. À votre tour, c’est le côté gauche ; au tour des autres, le côté droit.
page-va-round-3 = Deux actions
page-va-round-3-text = Tuer un monstre avec de la force, recruter un citoyen ou bâtir un domaine avec de l’or, ou prendre une ressource. La magie remplace l’un ou l’autre, si vous payez au moins une unité de la vraie ressource.
page-va-round-4 = Piles vides
page-va-round-4-text = Une pile vide est couverte d’une carte Épuisé. Puis la personne suivante lance les dés.
page-va-end = Le dernier tour de table commence quand tous les monstres sont tués, tous les domaines bâtis, ou la dernière carte Épuisé posée. À la fin, tout le monde a joué autant de tours.
page-va-score = Comptez les points de vos monstres et de vos domaines, vos jetons de points, et ce que rapporte votre duc secret. Le plus de points gagne.

## Leçon 1 : votre premier tour

lesson-va-first-turn-title = Votre premier tour
lesson-va-first-turn-goal = Bienvenue à Valeria ! Vous régnez sur un petit royaume, et qui a le plus de points de victoire à la fin gagne : ils viennent des monstres tués, des domaines bâtis et d’un duc secret.
lesson-va-first-turn-grid = Le milieu de la table est un marché commun : les monstres en haut, puis deux rangées de citoyens, et les domaines en bas. Seule la carte du dessus d’une pile peut être prise.
lesson-va-first-turn-own = Voici votre royaume : votre or, votre force, votre magie, vos points et vos cartes. Tout le monde commence avec un paysan, un chevalier et un héraut.
lesson-va-first-turn-duke = Chacun garde en secret un duc parmi deux ; à la fin, il rapporte des points pour ce qu’il aime. Lisez leurs goûts et prenez celui que vous voulez : c’est votre liste de souhaits pour toute la partie.
lesson-va-first-turn-roll = Vous commencez, et les dés montrent 5 et 6. Trois nombres comptent maintenant : 5, 6, et leur somme 11.
lesson-va-first-turn-harvest = Votre paysan porte le 5 et a rapporté 1 or ; votre chevalier porte le 6 et a rapporté 1 force. Votre rival a récolté aussi : chaque lancer sert à tout le monde.
lesson-va-first-turn-slay = Vous avez maintenant deux actions. Tuez le gobelin avec votre 1 force : il rapporte tout de suite 1 or et vaudra 1 point à la fin.
lesson-va-first-turn-weak = Prendre une ressource est toujours possible, mais c’est l’action la plus faible : gardez-la pour les tours où rien d’autre n’est payable. Une carte rapporte encore et encore, ou vaut des points.
lesson-va-first-turn-later = Bonne idée, et ce sera votre prochaine action. Tuez d’abord le gobelin : son or vous aidera juste après.
lesson-va-first-turn-recruit = Recrutez maintenant un citoyen dont vous n’avez pas encore le nombre, pour que plus de lancers vous servent. L’archère (4) rapporte de la force, le clerc (1) de la magie, le scélérat (7) un peu de deux sortes, le champion (8) beaucoup de force.
lesson-va-first-turn-same = C’est permis, mais un autre nombre vaut mieux maintenant : avec l’archère, le clerc, le scélérat ou le champion, plus de lancers vous servent.
lesson-va-first-turn-pay = La magie peut remplacer l’or ou la force, une pour une, si vous payez au moins une unité de la vraie ressource. Payez comme vous voulez.
lesson-va-first-turn-rival = Votre rival a lancé 1 et 4, et la somme 5 a réveillé encore votre paysan. Puis ce fut de nouveau à vous : 3 et 5, et vous avez déjà récolté.
lesson-va-first-turn-alone = Jouez maintenant ce tour vous-même : deux actions, celles que vous voulez. Un bon plan au début : d’abord des citoyens aux nombres nouveaux, et des monstres dès que vous pouvez les payer.
lesson-va-first-turn-end = C’est tout le rythme du jeu : lancer, récolter, deux actions. La leçon suivante parle de monstres plus coriaces et de la fin de la partie.

## Leçon 2 : les monstres

lesson-va-monsters-title = Les monstres, et la fin de la partie
lesson-va-monsters-grown = Quelques tours plus tard : vous avez aussi une archère et un clerc, et les nombres 1, 4, 5 et 6 vous servent. Vous tenez 5 or, 3 force et 3 magie.
lesson-va-monsters-stacks = Dans une pile, les monstres sont de plus en plus forts, et un boss attend tout au fond. Chacun vaut des points à la fin et rapporte quelque chose tout de suite.
lesson-va-monsters-owlbear = Le hibours coûte 4 force et vous n’en avez que 3, mais la magie peut aider. Tuez-le : 2 points, et il rend 2 magie.
lesson-va-monsters-weak = Une seule ressource, c’est peu quand vous pouvez payer toute une carte. Regardez ce que votre force et votre or permettent.
lesson-va-monsters-owlbear-first = C’est possible aussi, mais votre force sert mieux maintenant contre le hibours, tant que votre rival ne peut pas le payer.
lesson-va-monsters-split = Choisissez combien de magie remplace la force. Gardez ce dont vous aurez besoin : sans projet pour la force, payez-en 3 et seulement 1 magie.
lesson-va-monsters-reward = Le hibours est parmi vos cartes et vous a rapporté 2 magie. Ses points se comptent à la fin.
lesson-va-monsters-again = Deuxième action : recrutez. Une deuxième archère coûte 1 or de plus, parce que vous en avez déjà une, mais chaque 4 rapportera double ; le scélérat, le champion ou le marchand apportent un nombre nouveau.
lesson-va-monsters-pay = Là encore, la magie peut remplacer une partie de l’or. Payez comme vous voulez.
lesson-va-monsters-exhausted = Quand une pile est vide, une carte Épuisé la couvre. Il y en a deux par personne : ce tas est l’horloge de la partie.
lesson-va-monsters-last = Le dernier tour de table commence quand le tas d’Épuisé est fini, ou tous les monstres tués, ou tous les domaines bâtis. Tout le monde aura alors joué autant de tours.
lesson-va-monsters-alone = Votre rival a joué, et c’est à vous : jouez ce tour sans aide, avec vos deux actions. Dépensez presque tout, car les ressources ne valent rien à la fin.
lesson-va-monsters-end = Bien joué ! Il reste une leçon : les domaines, les cartes aux pouvoirs les plus forts.

## Leçon 3 : domaines et ducs

lesson-va-domains-title = Les domaines et votre duc
lesson-va-domains-what = La rangée du bas montre les domaines : des lieux qui donnent des points et un pouvoir, durable ou immédiat. Ils coûtent de l’or et demandent certaines gens.
lesson-va-domains-roles = Chaque citoyen a un rôle : artisan, soldat, ombre ou sacré. Ces compteurs disent combien vous en avez ; un domaine demande les rôles qu’il montre, et vous les gardez tous.
lesson-va-domains-build = Vous avez 12 or. Bâtissez la citadelle de l’Aube : 4 points, et désormais vous pouvez baisser un dé de 1 à chacun de vos tours.
lesson-va-domains-weak = Une seule ressource ? Vous êtes riche maintenant ; un domaine est un meilleur usage de cette action.
lesson-va-domains-palace = C’est bon aussi, mais cette leçon veut vous montrer la citadelle de l’Aube : bâtissez d’abord celle-là.
lesson-va-domains-pay = Elle coûte 11. Payez avec de l’or seul ou avec un peu de magie, comme vous voulez.
lesson-va-domains-second = La deuxième action est à vous : que pouvez-vous encore payer ? Ensuite, votre rival jouera un tour.
lesson-va-domains-lower = Vous avez lancé 5 et 3, et la citadelle demande avant toute récolte. Baissez le 5 à 4 : le 4 réveille vos deux archères, et la somme 7 vos deux scélérats.
lesson-va-domains-announce = Avec 5 et 3, presque personne ne se réveille chez vous. Utilisez d’abord la citadelle sur le 5.
lesson-va-domains-other-die = Cela ferait 5 et 2, avec la somme 7. Baisser le 5 vaut mieux : les archères se réveillent aussi.
lesson-va-domains-rich = Une telle récolte paie tout un tour. C’est ainsi que grandit un royaume : plusieurs citoyens du même nombre, et un pouvoir qui le fait sortir.
lesson-va-domains-duke = Et voici votre duc. À la fin, il paie pour chaque chose qu’il aime : regardez-le quand deux cartes vous semblent égales.
lesson-va-domains-score = À la fin, vous comptez les points des monstres et des domaines, vos jetons de points, et ce que paie le duc. Les ressources restantes ne valent rien.
lesson-va-domains-alone = Un dernier tour à vous : deux actions, puis votre rival joue. Pensez à votre duc !
lesson-va-domains-end = Vous savez tout ce qu’il faut pour une vraie partie de Valeria. Bon règne !
