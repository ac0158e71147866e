# Pourquoi une réponse vaut mieux qu'une autre, dans Under the Bed.

why-ub-fright-less = moins de quoi avoir peur
why-ub-best-toy = un meilleur jouet en main
why-ub-best-toy-less = moins de cartes gardées en main
why-ub-monsters = plus de monstres qui peuvent trouver un ami
why-ub-monsters-less = moins de monstres sous votre lit
