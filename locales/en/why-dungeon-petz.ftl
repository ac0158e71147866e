# Why an answer is better than another, in Dungeon Petz: what there is more of after it, and after -less, less of.

why-dp-reputation = { $n } reputation more at once
why-dp-sales-now = better sales this round
why-dp-sales-later = better sales in later rounds
why-dp-sales-gold = more gold from your sales
why-dp-platform = imps on the platform who make a sale better
why-dp-open-customers = more customers you can still serve
why-dp-exhibition = a better place at the exhibition
why-dp-business = a better place for Business acumen
why-dp-business-debt = less to be ashamed of for Business acumen
why-dp-display = a better place for Pet display
why-dp-display-debt = less to be ashamed of for Pet display
why-dp-pets = more pets that live on
why-dp-pet-size = bigger pets to sell later
why-dp-suffering-less = pets that suffer less
why-dp-mutation-less = less danger that a pet mutates
why-dp-losses-less = less danger to lose a pet
why-dp-spare-imps = imps to spare for accidents
why-dp-wounded = imps in hospital instead of lost care
why-dp-wounded-less = fewer imps in hospital
why-dp-imps = more imps for the rounds to come
why-dp-gold = { $n } gold more
why-dp-gold-more = { $n } gold more
why-dp-food-later = more food that your pets will eat
why-dp-food-rest = more food in store
why-dp-potions = { $n ->
    [one] 1 potion more
   *[other] { $n } potions more
}
why-dp-artifacts = one more artifact
why-dp-rooms = more cages for pets to come
why-dp-fittings = better fitted cages
why-dp-manure-less = { $n } manure less
why-dp-errands = better errands for the groups that still wait
