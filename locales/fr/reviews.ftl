# Ce qu'un robot pense des décisions : pourquoi une réponse vaut mieux, bilans de parties finies.

why-and = { $one } et { $two }
why-best = Plutôt que la deuxième : { $why }.
why-other = Ce qu'elle a de plus que la première : { $why }.
why-nothing = Rien de visible tout de suite ne parle pour elle plutôt que pour la première.
why-later = Ce qu'elle apporte ne se voit que plus tard.

review-title = Bilan
review-of = Bilan d'une partie
review-go = Faire le bilan de la partie
review-go-help = Un robot fort revoit chaque décision. Cela prend quelques minutes ; vous pouvez partir et revenir.
review-none = Il n'y a pas encore de bilan de cette partie.
review-old = Les règles ou les cartes ont changé depuis le bilan de cette partie. Vous pouvez le refaire.
review-running = Un robot revoit la partie : { $done } décisions sur { $all }.
review-running-help = Cette page se renouvelle seule. Le bilan continue en votre absence.
review-share = Qui a ce lien et peut voir la partie peut lire le bilan :
review-by = Chaque décision a été revue avec les yeux de la place qui l'a prise, en { $iterations } essais. Les chances sont l'avis du robot, pas la vérité.
review-accuracy = Précision
review-accuracy-help = Précision : la part de la meilleure chance possible que les réponses ont gardée, en moyenne.
review-phase = Phase
review-decisions = Décisions
review-seat = { $who } : { $percent } %
review-whole = Toute la partie
review-costly = Ce qui a coûté le plus
review-costly-none = Aucune décision n'a coûté cher.
review-praised = Bien joué
review-praised-none = Aucune décision où une réponse était nettement la meilleure.
review-step = Décision { $step } · { $phase }
review-played = Joué : { $answer }
review-better = Mieux : { $answer }
review-cost = Cela a coûté { $percent } points de chance de gagner ({ $from } % au lieu de { $to } %).
review-why = Ce qui parle pour elle : { $why }.
review-praise = { $answer } : la meilleure réponse, de { $percent } points de chance de gagner devant la suivante.
review-board = Voir le plateau tel qu'il était
review-unreadable = Cette décision ne peut plus être montrée.

trouble-many-reviews = Un bilan est déjà en cours pour vous, ou il y en a trop. Réessayez quand l'un d'eux sera fini.
trouble-long-review = Cette partie compte trop de décisions pour un bilan.
cli-arg-reviews = Combien de bilans de parties une personne peut demander (par défaut : 10/10m)
cli-arg-review-iterations = Essais de la recherche pour chaque décision d'un bilan (par défaut : 400)

# Parties d'entraînement : après chaque réponse, ce qu'elle valait.

training = Entraînement : me dire après chaque réponse ce qu'elle valait
verdict-best = La meilleure réponse : { $answer }.
verdict-good = Une bonne réponse : { $answer }. La meilleure ne l'est guère plus.
verdict-fine = Une réponse correcte : { $answer }. La meilleure donne { $percent } points de chance de gagner de plus.
verdict-costly = Coûteux : { $answer } a fait perdre { $percent } points de chance de gagner.
verdict-show = Montrer la meilleure réponse
verdict-back = Vous pouvez reprendre votre réponse et réessayer.
