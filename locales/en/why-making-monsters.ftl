# Why an answer is better than another, in Making Monsters: what there is more of after it, and after -less, less of.

why-mm-prestige = { $n } Prestige more at once
why-mm-finished-monsters = { $n ->
    [one] 1 finished monster more
   *[other] { $n } finished monsters more
}
why-mm-prestige-of-finished-monsters = finished monsters worth { $n } Prestige more
why-mm-chart-bonus-of-finished-monsters = a bonus for your finished monsters that is { $n } higher
why-mm-prestige-in-prospect = better hopes for the monsters you have begun
why-mm-prestige-in-prospect-less = less that hangs on lucky draws
why-mm-bonus-in-prospect = a higher bonus in prospect
why-mm-prestige-in-prospect-this-round = a better chance to finish a monster this round
why-mm-best-monster-in-prospect = a better chance for your best monster
why-mm-filled-spaces-of-unfinished-monsters = { $n ->
    [one] 1 more space filled on unfinished monsters
   *[other] { $n } more spaces filled on unfinished monsters
}
why-mm-free-sorting-spaces = more room to sort
why-mm-free-sorting-spaces-less = sorting spaces put to use
why-mm-rejects = Rot that is out of the bag already
why-mm-rejects-less = { $n ->
    [one] 1 reject less
   *[other] { $n } rejects less
}
why-mm-last-reject-spaces = more out of the bag before it ends
why-mm-last-reject-spaces-less = further from being rotted out
why-mm-parts-on-prestige-tiles = more parts on tiles that give Prestige
why-mm-cart-items-to-come = more items from the carts to come
why-mm-rot-owned = Rot that slows nobody down yet
why-mm-rot-owned-less = less Rot in your bag
why-mm-parts-owned = more parts in your bag
why-mm-rare-parts-owned = more of the rare parts
why-mm-rare-parts-owned-less = fewer parts that few monsters need
why-mm-mutations-owned = { $n ->
    [one] 1 Mutation more, which fits everywhere
   *[other] { $n } Mutations more, which fit everywhere
}
why-mm-parts-of-a-full-lab = more parts before Rot ends the drawing
why-mm-replicators = one more tile that doubles parts
why-mm-dealers = one more tile that trades parts
why-mm-prestige-tiles = one more tile that gives Prestige
why-mm-sorting-tiles = one more tile to sort on
why-mm-peg-legs = one more tile that spares a part
why-mm-other-tiles = one more useful tile
why-mm-cards-in-the-lab = more monsters to work on
why-mm-prestige-of-cards-in-the-lab = monsters in the lab that are worth more
why-mm-prestige-of-cards-in-the-lab-less = monsters in the lab that are easier to finish
why-mm-the-fair-in-prospect = better prospects for the Fair
why-mm-the-fair-in-prospect-less = less left for the Fair alone
why-mm-bonus-at-the-fair = a higher bonus at the Fair
why-mm-red-order = the red order
why-mm-red-order-less = not the red order
why-mm-blue-order = the blue order
why-mm-blue-order-less = not the blue order
why-mm-chance-to-rot-by-the-order-less = a smaller risk to rot by this order
