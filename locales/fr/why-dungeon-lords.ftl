# Pourquoi une réponse vaut mieux qu'une autre, dans Dungeon Lords : ce dont il y a plus après elle et, avec -less, moins.

why-dl-points = { $n ->
    [one] 1 point de plus
   *[other] { $n } points de plus
}
why-dl-titles = de meilleures perspectives de titres
why-dl-combat = un meilleur combat : plus de prisonniers ou moins de tuiles perdues
why-dl-wounds = des aventuriers plus mal en point
why-dl-arms = des pièges et des monstres plus forts
why-dl-arms-later = une force qui sert aussi la deuxième année
why-dl-gold = { $n } d'or de plus
why-dl-gold-more = { $n } d'or de plus
why-dl-food = { $n } de nourriture de plus
why-dl-food-more = { $n } de nourriture de plus
why-dl-imps = plus de diablotins pour les saisons à venir
why-dl-imps-free = plus de diablotins libres de travailler
why-dl-tunnels = plus de tunnels
why-dl-rooms = de meilleures salles
why-dl-tax-gap-less = moins d'impôts que vous ne pouvez pas payer
why-dl-wages-gap-less = moins de monstres que vous ne pouvez pas nourrir
why-dl-evil-near-less = plus loin d'attirer un paladin
why-dl-notorious-less = pas de paladin à craindre
why-dl-orders = des ordres qui rapportent plus à cette saison
why-dl-pets = un monstre de compagnie de plus
why-dl-experts = un expert de plus
why-dl-foreseen = une carte de combat connue d'avance
why-dl-accessible = plus d'ordres au choix
why-dl-rented = une salle louée de plus
