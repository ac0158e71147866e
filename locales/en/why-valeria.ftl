# Why an answer is better than another, in Valeria: what there is more of after it, and after -less, what there is less of.

why-va-points-on-cards-and-board = { $n ->
    [one] 1 point more
   *[other] { $n } points more
}
why-va-points-from-the-duke = { $n ->
    [one] 1 point more from your Duke
   *[other] { $n } points more from your Duke
}
why-va-gold = { $n } Gold more in stock
why-va-gold-less = { $n } Gold less lying idle
why-va-strength = { $n } Strength more in stock
why-va-strength-less = { $n } Strength less lying idle
why-va-magic = { $n } Magic more in stock
why-va-magic-less = { $n } Magic less lying idle
why-va-gold-short-of-five-less = enough Gold for the next purchase
why-va-strength-short-of-five-less = enough Strength for the next Monster
why-va-magic-short-of-three-less = enough Magic to fill gaps
why-va-gold-income = more Gold from the rolls to come
why-va-strength-income = more Strength from the rolls to come
why-va-magic-income = more Magic from the rolls to come
why-va-point-income = more points from the rolls to come
why-va-free-choice-income = more goods of your choice from the rolls to come
why-va-exchange-income = more good exchanges to come
why-va-taking-income = more to take from others
why-va-numbers-covered = more rolls that pay you something
why-va-citizens = { $n ->
    [one] 1 Citizen more
   *[other] { $n } Citizens more
}
why-va-domains-in-reach = more Domains whose Roles you have
why-va-roles-missing-for-domains-less = fewer Roles missing for the Domains on the table
why-va-best-points-to-buy-now = a better Domain that you can pay at once
why-va-best-points-to-slay-now = a better Monster that you can slay at once
why-va-dice-domains = one more Domain that changes dice
why-va-paying-domains = one more Domain that pays every turn
why-va-static-domains = one more Domain that makes actions cheaper or better
why-va-taking-domains = one more Domain that works at the end of your turn
why-va-taking-domains-less = no Domain that works only at the end of your turn
why-va-gaining-domains = one more Domain that pays when you gain cards
why-va-actions-left = an action still to come
why-va-a-turn-to-come-in-the-last-round = one more turn before the end
why-va-worth-of-the-duke-per-citizen = a Duke who gives more for Citizens
why-va-worth-of-the-duke-per-monster = a Duke who gives more for Monsters
why-va-monsters = { $n ->
    [one] 1 Monster more
   *[other] { $n } Monsters more
}
why-va-domains = { $n ->
    [one] 1 Domain more
   *[other] { $n } Domains more
}
why-va-strength-beside-magic = Strength and Magic side by side
why-va-strength-beside-magic-less = goods that are not tied up in Strength beside Magic
