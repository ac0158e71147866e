## Dungeon Lords en une page

page-dl-goal = Vous bâtissez un donjon et le défendez contre des héros. Chacune des deux années, vous donnez des ordres secrets pendant quatre saisons, puis des aventuriers entrent et il faut les arrêter ; qui a le plus de points après la deuxième année gagne.
page-dl-round-1 = Trois ordres secrets
page-dl-round-1-text = À chaque saison, chacun choisit en secret trois ordres et leur suite. Deux d’entre eux restent ensuite sur le plateau et ne servent pas la saison suivante.
page-dl-round-2 = Les serviteurs se placent
page-dl-round-2-text = Les premiers ordres de tous sont montrés ensemble, puis les deuxièmes, puis les troisièmes. Chaque lieu a trois cases : qui vient plus tard a un autre prix, et le quatrième vient pour rien.
page-dl-round-3 = Le donjon grandit
page-dl-round-3-text = Vous prenez de la nourriture, creusez des tunnels, extrayez de l’or, recrutez des diablotins, achetez des pièges, engagez des monstres et bâtissez des salles. Quatre tunnels ne forment jamais un carré.
page-dl-round-4 = Les comptes
page-dl-round-4-text = Plus tard dans l’année viennent les impôts (1 or pour deux tuiles), le jour de paie (les monstres veulent être payés encore) et un événement spécial.
page-dl-round-5 = Les aventuriers
page-dl-round-5-text = À chaque saison, un aventurier rejoint le groupe devant chaque donjon : le plus fort va chez le seigneur le plus méchant. Qui devient trop méchant attire un paladin.
page-dl-round-6 = Le combat
page-dl-round-6-text = Après la quatrième saison, le groupe entre pour quatre manches. Pièges, monstres et fatigue le blessent ; ceux qui tombent vont dans votre prison, les autres conquièrent vos tuiles.
page-dl-end = La partie finit après le combat de la deuxième année.
page-dl-score = Les points viennent des salles, des monstres, des aventuriers et paladins en prison, et de titres pour qui a le plus de telle chose. Les tuiles conquises et les impôts impayés en coûtent.

## Leçon 1 : trois ordres

lesson-dl-orders-title = Trois ordres
lesson-dl-orders-goal = Bienvenue, Seigneur ! Vous bâtissez un donjon, vous le remplissez de monstres et de pièges, et vous le défendez contre des héros ; qui a le plus de points après deux ans gagne.
lesson-dl-orders-board = Voici les huit lieux où vont vos serviteurs : nourriture, réputation, tunnels, or, diablotins, pièges, monstres et salles. Chacun a trois cases, pour les trois premiers arrivés.
lesson-dl-orders-own = Voici votre donjon : trois tunnels pour commencer, trois diablotins qui creusent et extraient, et 3 or et 3 nourriture.
lesson-dl-orders-choose = À chaque saison, chacun choisit en secret trois ordres. Tous les premiers sont exécutés avant les deuxièmes, et ceux-ci avant les troisièmes : le plus important vient donc d’abord.
lesson-dl-orders-food-first = Les monstres veulent manger : commencez par la nourriture.
lesson-dl-orders-plan-food = C’est sensé aussi, mais dans cette leçon la nourriture vient d’abord : votre monstre en voudra.
lesson-dl-orders-then-dig = Ensuite, creusez des tunnels : un donjon plus grand est plus dur à conquérir, et seuls les tunnels donnent de l’or et des salles.
lesson-dl-orders-plan-dig = Plus tard ! Un petit donjon tombe vite : creusez maintenant.
lesson-dl-orders-then-hire = Enfin, engagez un monstre, qui se battra pour vous.
lesson-dl-orders-plan-hire = C’est bon aussi, mais sans monstre les héros passent tout droit. Engagez-en un.
lesson-dl-orders-revealed = Tous les ordres sont visibles. Chaque lieu sert ses cases de gauche à droite, et ce qu’on reçoit et paie dépend de la case.
lesson-dl-orders-buy-food = Vous êtes le premier à la nourriture : payez 1 or et recevez-en 2. Exécutez l’ordre.
lesson-dl-orders-never-skip = Vous pouvez passer, mais l’ordre serait perdu. Exécutez-le donc.
lesson-dl-orders-dig = Vos diablotins creusent. Creusez à gauche ou à droite de votre tunnel le plus bas : quatre tunnels ne forment jamais un carré, de longs bras valent donc mieux.
lesson-dl-orders-dig-down = C’est permis, mais commençons par le tunnel le plus bas, à gauche ou à droite : loin de l’entrée, une tuile reste longtemps à l’abri.
lesson-dl-orders-dig-more = Un diablotin, un tunnel. Creusez-en un deuxième, où vous voulez.
lesson-dl-orders-dig-last = Et un troisième.
lesson-dl-orders-hire = Personne n’est passé avant vous chez les monstres. Le troll coûte 2 nourriture et frappe fort ; le fantôme ne mange pas mais vous rend plus méchant ; le troisième est bon marché.
lesson-dl-orders-season = La saison est finie. À chaque saison vient un aventurier par donjon, et dès la deuxième il y a aussi des comptes à payer : vous les voyez sur ce calendrier.
lesson-dl-orders-back = Votre premier ordre revient en main, mais les deux autres restent sur le plateau et ne peuvent pas être donnés la saison suivante. Personne ne fait donc toujours la même chose.
lesson-dl-orders-end = Voilà une saison. La leçon suivante parle de méchanceté, et de ceux que cela fâche.

## Leçon 2 : la méchanceté

lesson-dl-evil-title = Méchanceté, or et impôts
lesson-dl-evil-adventurers = C’est la deuxième saison. Quatre aventuriers attendent, un par donjon ; après cette saison, ils rejoindront les groupes au-dehors.
lesson-dl-evil-meter = Qui aura lequel ? Engager des fantômes et voler de la nourriture rendent plus méchant, les bonnes actions moins ; le plus fort va chez le plus méchant, et qui est très méchant reçoit un paladin.
lesson-dl-evil-kinds = Les guerriers marchent devant et encaissent beaucoup. Les voleurs affaiblissent vos pièges, les prêtres soignent, les magiciens lancent des sorts ; il importe donc de savoir qui vient chez vous.
lesson-dl-evil-gold = Les impôts tombent à la fin de cette saison : 1 or pour deux tuiles de votre donjon. Commencez par l’or.
lesson-dl-evil-plan-gold = D’abord l’or : des impôts impayés coûtent des points à la fin.
lesson-dl-evil-imps = Ensuite, recrutez des diablotins : plus nombreux, ils creusent, extraient et travaillent plus.
lesson-dl-evil-plan-imps = Cela peut attendre. Plus de diablotins rendent chaque saison meilleure : recrutez-en.
lesson-dl-evil-traps = Et enfin, achetez un piège : il blesse les héros sans manger.
lesson-dl-evil-plan-traps = C’est possible, mais un piège vous manquera quand les héros viendront. Achetez-en un.
lesson-dl-evil-mine = Chaque diablotin peut extraire 1 or dans un tunnel encore intact. Envoyez-en deux.
lesson-dl-evil-never-skip = L’ordre aurait été donné pour rien. Exécutez-le.
lesson-dl-evil-recruit = Les nouveaux diablotins veulent manger. Payez : ils restent toute la partie.
lesson-dl-evil-buy = Payez le piège et piochez-le. Vous seul savez lequel c’est.
lesson-dl-evil-tax = Voici le percepteur. Payez autant que possible : chaque or impayé coûte 3 points à la fin.
lesson-dl-evil-party = Un aventurier a rejoint votre groupe, où il attend la fin de l’année. Le suivant vient à la troisième saison.
lesson-dl-evil-alone = Une saison à vous : trois ordres, dans la suite que vous voulez. Le jour de paie vient à la fin, quand les monstres veulent encore leur prix : gardez de la nourriture.
lesson-dl-evil-end = L’année est presque finie, et le groupe presque complet. Dans la dernière leçon, il entre.

## Leçon 3 : le combat

lesson-dl-combat-title = Les héros entrent
lesson-dl-combat-inside = L’année est finie, et trois héros entrent dans votre donjon : un guerrier devant, puis un voleur, et un prêtre derrière.
lesson-dl-combat-rounds = Il y a quatre manches, une par tuile. Vos pièges frappent d’abord, puis leurs sorts rapides, puis vos monstres ; puis sorts lents, soins et fatigue, et qui tient encore debout conquiert la tuile.
lesson-dl-combat-where = Vous choisissez ce qui défend la tuile. Dans un tunnel, un piège et un monstre sont permis ; les fantômes viennent en plus.
lesson-dl-combat-trap = Ajoutez votre pendule : il frappe le deuxième héros de 3. Le voleur l’affaiblit de 2, mais une égratignure aide aussi.
lesson-dl-combat-undefended = Ils prendraient la tuile pour rien. Mettez quelqu’un sur leur chemin.
lesson-dl-combat-trap-first = Oui, et d’abord le piège.
lesson-dl-combat-monster = Et le troll, qui frappe le premier héros de 3, ou de 4 contre 1 nourriture.
lesson-dl-combat-troll-first = Gardez le fantôme pour la manche suivante : un monstre ne se bat qu’une fois par an. Envoyez le troll.
lesson-dl-combat-ready = Cela suffit. Le fantôme reste au repaire pour une autre manche.
lesson-dl-combat-ghost-later = Chaque monstre se bat une fois par an, gardez donc le fantôme. Vous êtes prêt.
lesson-dl-combat-strike = Le guerrier encaisse 4. Donnez 1 nourriture au troll pour frapper de 4, et le guerrier va dans votre prison.
lesson-dl-combat-too-weak = Avec 3, le guerrier reste debout, car il encaisse 4. La nourriture est bien employée ici.
lesson-dl-combat-after = Le guerrier est en prison, et les prisonniers sont des points. La fatigue a blessé les autres aussi : le temps travaille pour vous.
lesson-dl-combat-alone = La suite du combat est à vous. Vous choisissez la tuile qu’ils attaquent : chaque manche les fatigue, et la fin viendra peut-être d’elle-même.
lesson-dl-combat-prison = Voilà ce que vous avez pris, et voilà ce que vous avez perdu. Dans une vraie partie, une deuxième année suit, avec des héros plus forts.
lesson-dl-combat-score = À la fin, vous marquez des points pour salles, monstres, prisonniers et paladins, et pour des titres : le plus de tunnels, de diablotins, de méchanceté, et ainsi de suite. Les tuiles conquises et les impôts impayés en coûtent.
lesson-dl-combat-end = Vous voilà seigneur de donjon. Que vos tunnels soient longs !
