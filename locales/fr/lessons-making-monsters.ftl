## Making Monsters en une page

page-mm-goal = Vous êtes savant fou. Piochez des parties dans votre sac, assemblez des monstres et donnez-leur vie : qui a le plus de prestige après le Forum des Savants Fous gagne.
page-mm-round-1 = Choisir une commande
page-mm-round-1-text = Chacun choisit en secret rouge, jaune ou bleu. Si un voisin a joué la couleur que cherche votre commande, vous faites sa super action : rouge cherche jaune, jaune cherche bleu, bleu cherche rouge.
page-mm-round-2 = Piocher
page-mm-round-2-text = La commande dit combien de jetons vous piochez. Il sort des parties utiles, et aussi de la pourriture.
page-mm-round-3 = Placer
page-mm-round-3-text = Une partie va sur un monstre qui la demande, ou attend sur une case de tri. La pourriture et les parties sans place remplissent les six rebuts ; quand ils sont pleins, vos recherches pourrissent.
page-mm-round-4 = Réanimer ou attendre
page-mm-round-4-text = Les monstres finis rapportent leur prestige, et un bonus s’il y en a plusieurs. Vous prenez aussi de la pourriture sur sa piste, des parties et des améliorations sur le chariot devant vous ; puis tout retourne dans le sac.
page-mm-round-5 = Renouveler
page-mm-round-5-text = Le plateau tourne, les chariots sont remplis, et chacun pioche deux cartes monstre et en garde une.
page-mm-end = Quand la piste de pourriture est vide, tout le monde réanime une dernière fois, puis vient le Forum : choisissez jusqu’à cinq de vos monstres et piochez dans le sac plein tant que vous l’osez.
page-mm-score = Le plus de prestige gagne. À égalité, c’est qui a le moins de pourriture dans son sac.

## Leçon 1 : du sac au monstre

lesson-mm-bag-title = Du sac au monstre
lesson-mm-bag-goal = Bienvenue au laboratoire ! Vous piochez des parties dans un sac, vous en assemblez des monstres et leur donnez vie ; qui a le plus de prestige à la fin gagne.
lesson-mm-bag-lab = Voici votre labo, avec cinq places pour des monstres. Deux monstres y sont déjà imprimés ; les autres places attendent des cartes.
lesson-mm-bag-bag = Votre sac contient 22 jetons : des parties utiles, comme des membres et des points de suture, et 7 pourritures qui ne servent à rien. Ce que vous gagnerez ira aussi dedans : le sac devient le vôtre.
lesson-mm-bag-card = Vous avez reçu une carte monstre : un membre et des points de suture lui donnent vie. Posez-la à la troisième place, qui est vide.
lesson-mm-bag-covers = Cela couvrirait un monstre imprimé sur votre labo, que vous pourriez finir aussi. Prenez une place vide.
lesson-mm-bag-any-blank = Une place vide en vaut une autre ; prenons la troisième.
lesson-mm-bag-limb = Pour commencer, chacun pioche cinq jetons. Vous avez un membre : posez-le sur votre carte, à la place 3, qui en demande un.
lesson-mm-bag-sort-later = Les cases de tri gardent une partie pour plus tard, mais il n’y en a que deux. Servez-vous-en quand une partie n’a pas de meilleure place.
lesson-mm-bag-moth-first = Il irait là aussi, mais un petit monstre est fini plus vite. Donnez-le à la carte de la place 3.
lesson-mm-bag-stitch = Des points de suture ! C’est juste ce qu’il manque à la place 3, et le monstre sera fini.
lesson-mm-bag-finish = Ils iraient là aussi, mais ici ils finissent un monstre, et seuls les monstres finis rapportent.
lesson-mm-bag-rot = Le jeton suivant était de la pourriture : elle est allée d’elle-même aux rebuts. Il y a six cases ; quand elles sont pleines, vos recherches pourrissent et vous perdez le bonus de la prochaine réanimation.
lesson-mm-bag-spike = Maintenant une pique. Le deuxième monstre imprimé demande un membre, des points de suture et une pique : elle y va très bien.
lesson-mm-bag-limb-again = Encore un membre : le deuxième monstre le demande aussi. Il aura alors deux de ses trois parties.
lesson-mm-bag-second-default = Ce n’est pas faux, mais gardez vos parties ensemble : un monstre presque fini vaut mieux que deux à peine commencés.
lesson-mm-bag-orders = À chaque manche, chacun choisit en secret une commande : rouge, jaune ou bleu. Si votre voisin a joué la couleur que cherche la vôtre, vous faites sa super action : rouge cherche jaune, jaune cherche bleu, bleu cherche rouge.
lesson-mm-bag-red = Supposons que votre rival aime piocher quatre jetons avec le jaune. Choisissez rouge : si vous devinez juste, vous gagnez 3 prestige et piochez jeton par jeton, tant que vous l’osez.
lesson-mm-bag-guess = Ce sera peut-être juste un autre jour. Cette fois, votre rival a l’air d’aimer le jaune, et le rouge bat le jaune.
lesson-mm-bag-super = Bien deviné : 3 prestige, et vous avez pioché des points de suture. Posez-les sur le deuxième monstre : il est fini, et vous en avez deux.
lesson-mm-bag-push = Vous pouvez maintenant piocher encore ou arrêter : chaque jeton peut aider, ou être pourri. Jouez la fin de cette manche vous-même ; avec deux monstres finis, leur donner vie maintenant est une bonne idée.
lesson-mm-bag-end = Vos premiers monstres marchent ! La leçon suivante montre ce que rapporte la réanimation, et comment finit la partie.

## Leçon 2 : donner vie

lesson-mm-reanimate-title = Donner vie aux monstres
lesson-mm-reanimate-where = C’est la manche 3. Le premier monstre imprimé et celui de la place 3 sont finis, il manque deux parties à celui de la place 4, et trois de vos six rebuts sont pleins.
lesson-mm-reanimate-choice = Réanimer maintenant, ou attendre un troisième monstre et un plus grand bonus ? Avec trois rebuts, attendre est risqué : réanimez.
lesson-mm-reanimate-wait = Encore trois pourritures et vos recherches pourrissent : le bonus serait perdu. Deux monstres sûrs valent mieux.
lesson-mm-reanimate-paid = Les monstres ont rapporté 3 et 4 prestige, et deux à la fois un bonus de 3. En échange, 2 pourritures sont passées de la piste à votre sac.
lesson-mm-reanimate-cart = Pour deux monstres, vous prenez trois choses sur le chariot devant vous. Prenez d’abord une amélioration : le réplicateur de membres en ajoute maintenant et à chaque réanimation, le marchand de morceaux une partie de votre choix.
lesson-mm-reanimate-never-less = Vous pouvez prendre moins, mais pourquoi ? De bonnes parties rendent la pourriture plus rare dans votre sac.
lesson-mm-reanimate-tile-first = Une partie, c’est bien ; une amélioration agit jusqu’à la fin de la partie. Prenez-en une d’abord.
lesson-mm-reanimate-parts = Maintenant, des parties : elles vont dans votre sac et le rendent meilleur. Prenez ce que vos monstres demandent.
lesson-mm-reanimate-parts-more = Et encore une.
lesson-mm-reanimate-parts-now = Deux améliorations, c’est bien dans une vraie partie ; ici, prenons une partie, pour que le sac devienne meilleur.
lesson-mm-reanimate-keep = Tous vos jetons sont revenus dans le sac, et chacun pioche deux cartes monstre. Gardez-en une : les petits sont vite finis, les grands rapportent plus.
lesson-mm-reanimate-slot = Posez-la à une place vide de votre labo.
lesson-mm-reanimate-covers = Cela couvre un monstre imprimé, qui est du prestige facile. Prenez une place vide.
lesson-mm-reanimate-clock = La piste de pourriture est l’horloge : chaque réanimation en retire. Quand elle est vide, tout le monde réanime une dernière fois.
lesson-mm-reanimate-fair = Vient alors le Forum des Savants Fous : vous choisissez jusqu’à cinq de tous vos monstres et piochez dans le sac entier, tant que vous l’osez. Un sac propre paie donc deux fois.
lesson-mm-reanimate-lester = LESTER est votre assistant : la super action bleue permet de jouer une de ces cartes. Chacune ne sert qu’une fois, choisissez bien.
lesson-mm-reanimate-alone = Une manche à vous : choisissez une commande, piochez, et réanimez quand vous voulez. Demandez-vous ce que va jouer votre rival !
lesson-mm-reanimate-end = Vous savez l’essentiel. Dans une vraie partie, vous verrez d’autres améliorations ; chacune s’explique quand on la montre.
