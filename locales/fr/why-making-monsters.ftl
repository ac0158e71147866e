# Pourquoi une réponse vaut mieux qu'une autre, dans Making Monsters : ce dont il y a plus après elle et, avec -less, moins.

why-mm-prestige = { $n } Prestige de plus tout de suite
why-mm-finished-monsters = { $n ->
    [one] 1 monstre terminé de plus
   *[other] { $n } monstres terminés de plus
}
why-mm-prestige-of-finished-monsters = des monstres terminés qui valent { $n } Prestige de plus
why-mm-chart-bonus-of-finished-monsters = un bonus de monstres terminés plus haut de { $n }
why-mm-prestige-in-prospect = plus d'espoir pour les monstres commencés
why-mm-prestige-in-prospect-less = moins de choses suspendues à un tirage heureux
why-mm-bonus-in-prospect = un bonus plus haut en vue
why-mm-prestige-in-prospect-this-round = plus de chances de terminer un monstre à cette manche
why-mm-best-monster-in-prospect = plus de chances pour votre meilleur monstre
why-mm-filled-spaces-of-unfinished-monsters = { $n ->
    [one] 1 espace rempli de plus sur les monstres inachevés
   *[other] { $n } espaces remplis de plus sur les monstres inachevés
}
why-mm-free-sorting-spaces = plus de place pour trier
why-mm-free-sorting-spaces-less = des espaces de tri mis à profit
why-mm-rejects = de la Pourriture déjà sortie du sac
why-mm-rejects-less = { $n ->
    [one] 1 rebut de moins
   *[other] { $n } rebuts de moins
}
why-mm-last-reject-spaces = davantage de parties tirées avant l'arrêt
why-mm-last-reject-spaces-less = plus loin de la pourriture totale
why-mm-parts-on-prestige-tiles = plus de parties sur des améliorations qui donnent du Prestige
why-mm-cart-items-to-come = plus d'objets des chariots à venir
why-mm-rot-owned = de la Pourriture qui ne gêne pas encore
why-mm-rot-owned-less = moins de Pourriture dans votre sac
why-mm-parts-owned = plus de parties dans votre sac
why-mm-rare-parts-owned = plus de parties rares
why-mm-rare-parts-owned-less = moins de parties dont peu de monstres ont besoin
why-mm-mutations-owned = { $n ->
    [one] 1 Mutation de plus, qui va partout
   *[other] { $n } Mutations de plus, qui vont partout
}
why-mm-parts-of-a-full-lab = plus de parties avant que la Pourriture n'arrête le tirage
why-mm-replicators = une amélioration de plus qui double des parties
why-mm-dealers = une amélioration de plus qui échange des parties
why-mm-prestige-tiles = une amélioration de plus qui donne du Prestige
why-mm-sorting-tiles = une amélioration de tri de plus
why-mm-peg-legs = une amélioration de plus qui épargne une partie
why-mm-other-tiles = une amélioration utile de plus
why-mm-cards-in-the-lab = plus de monstres en chantier
why-mm-prestige-of-cards-in-the-lab = des monstres en chantier qui valent plus
why-mm-prestige-of-cards-in-the-lab-less = des monstres en chantier plus faciles à terminer
why-mm-the-fair-in-prospect = un meilleur Forum en vue
why-mm-the-fair-in-prospect-less = moins de choses laissées au seul Forum
why-mm-bonus-at-the-fair = un bonus plus haut au Forum
why-mm-red-order = la commande rouge
why-mm-red-order-less = pas la commande rouge
why-mm-blue-order = la commande bleue
why-mm-blue-order-less = pas la commande bleue
why-mm-chance-to-rot-by-the-order-less = moins de risque de pourrir par cette commande
