# Pourquoi une réponse vaut mieux qu'une autre, dans Dungeon Petz : ce dont il y a plus après elle et, avec -less, moins.

why-dp-reputation = { $n } de réputation de plus tout de suite
why-dp-sales-now = de meilleures ventes à cette manche
why-dp-sales-later = de meilleures ventes aux manches suivantes
why-dp-sales-gold = plus d'or pour vos ventes
why-dp-platform = des diablotins sur l'estrade qui améliorent une vente
why-dp-open-customers = plus de clients que vous pouvez encore servir
why-dp-exhibition = une meilleure place au concours
why-dp-business = une meilleure place au « Meilleur business »
why-dp-business-debt = moins à rougir au « Meilleur business »
why-dp-display = une meilleure place à la « Plus belle monstrerie »
why-dp-display-debt = moins à rougir à la « Plus belle monstrerie »
why-dp-pets = plus de monstres qui survivent
why-dp-pet-size = des monstres plus gros à vendre plus tard
why-dp-suffering-less = des monstres qui souffrent moins
why-dp-mutation-less = moins de danger qu'un monstre mute
why-dp-losses-less = moins de danger de perdre un monstre
why-dp-spare-imps = des diablotins en réserve pour les accidents
why-dp-wounded = des diablotins à l'hôpital plutôt que des soins manqués
why-dp-wounded-less = moins de diablotins à l'hôpital
why-dp-imps = plus de diablotins pour les manches à venir
why-dp-gold = { $n } d'or de plus
why-dp-gold-more = { $n } d'or de plus
why-dp-food-later = plus de nourriture que vos monstres mangeront
why-dp-food-rest = plus de nourriture en réserve
why-dp-potions = { $n ->
    [one] 1 potion de plus
   *[other] { $n } potions de plus
}
why-dp-artifacts = un artefact de plus
why-dp-rooms = plus de cages pour les monstres à venir
why-dp-fittings = des cages mieux équipées
why-dp-manure-less = { $n } bouses de moins
why-dp-errands = de meilleures courses pour les groupes qui attendent encore
