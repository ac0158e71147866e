# Why an answer is better than another, in Dungeon Lords: what there is more of after it, and after -less, less of.

why-dl-points = { $n ->
    [one] 1 point more
   *[other] { $n } points more
}
why-dl-titles = better prospects for titles
why-dl-combat = a better fight: more prisoners, or fewer tiles lost
why-dl-wounds = adventurers who are hurt worse
why-dl-arms = stronger traps and monsters
why-dl-arms-later = strength that also serves in the second year
why-dl-gold = { $n } gold more
why-dl-gold-more = { $n } gold more
why-dl-food = { $n } food more
why-dl-food-more = { $n } food more
why-dl-imps = more imps for the seasons to come
why-dl-imps-free = more imps free to work
why-dl-tunnels = more tunnels
why-dl-rooms = better rooms
why-dl-tax-gap-less = less tax that you cannot pay
why-dl-wages-gap-less = fewer monsters that you cannot feed
why-dl-evil-near-less = further from drawing a paladin
why-dl-notorious-less = no paladin to fear
why-dl-orders = orders that bring more this season
why-dl-pets = one more pet
why-dl-experts = one more expert
why-dl-foreseen = a combat card you know beforehand
why-dl-accessible = more orders to choose from
why-dl-rented = one more rented room
