# Why Dungeon Petz says no: how many, which pet, which space, who; or one plain sentence for the rule that decides.

# Who and when
no-dp-turn = It is { $who } who acts now.
no-dp-round-01 = Not at this moment. Now: { $now }.

# Groups
no-dp-grp-04 =
    This group takes { $imps ->
        [one] 1 imp
       *[other] { $imps } imps
    } and { $gold } gold; at home you have { $has_imps ->
        [one] 1 imp
       *[other] { $has_imps } imps
    } and { $has_gold } gold.
no-dp-no-imps = You have no imps at home for a group.
no-dp-group-order =
    Groups are made from the biggest to the smallest, and the latest has { $imps ->
        [one] 1 imp
       *[other] { $imps } imps
    } and { $gold } gold.
no-dp-grp-01 = All { $exits } exits of your burrow have a group already.
no-dp-send-01 = Now groups of size { $size } act; the others wait.

# The town
no-dp-taken = { $place }: a group of { $who } stands there already.
no-dp-neut-03 = { $place }: a neutral imp blocks this space in this round.
no-dp-asks-imps =
    { $place }: the group needs { $needs } imps for this, and it has { $has ->
        [one] only 1
       *[other] { $has }
    }.
no-dp-asks-gold = { $place }: the group needs { $needs } gold for this, and it has { $has }.

# Cards for pets
no-dp-other-pet = Now it is { $pet } who gets a card.
no-dp-asgn-01 = The next bar of { $pet } is of this colour: { $colour }. The card has to be of it too.

# Needs
no-dp-hung-02 = { $pet } does not eat that.
no-dp-food-stock =
    You do not have that much food: { $vegetable ->
        [one] 1 vegetable
       *[other] { $vegetable } vegetables
    } and { $meat } meat are in your store.
no-dp-too-much-food = This is more than { $pet } is hungry for.
no-dp-too-few-imps =
    This takes { $needs ->
        [one] 1 imp
       *[other] { $needs } imps
    }; you have { $has } left.
no-dp-anger =
    To hold it you need to match its anger: { $needs ->
        [one] 1 imp
       *[other] { $needs } imps
    }, no less.
no-dp-art-09 =
    This takes { $needs ->
        [one] 1 suit
       *[other] { $needs } suits
    } of armour; you have { $has } left.
no-dp-shovel = Here the shovel removes { $most } at most.

# Business
no-dp-too-small = { $pet } is too small to be sold: its size is { $size }, and it takes { $needs }.
no-dp-not-wanted = { $customer } does not want { $pet }: they match by { $points } points, and it takes at least 1.
no-dp-sell-10 = For selling { $pet } you would have to pay { $costs } gold; you have { $has }.
no-dp-cage-in-use = { $pet } lives in this cage; idle imps clean only empty ones.
no-dp-clean-at-most = Your idle imps can remove { $most } more at most.

# One plain sentence for each rule
no-dp-age-05 = Only food of your store can go into the magic box.
no-dp-age-08 = The magic box is not asked for now, or you have none.
no-dp-ang-02 = Sending more imps than needed is not done: say exactly who holds the pet.
no-dp-ang-03 = Say how you hold the pet, or let it escape.
no-dp-arr-01 = First cages and pets are arranged, then cards are drawn, then they are given to pets.
no-dp-arr-02 = Only cages and addons that are new in this round are placed, before the cards are drawn.
no-dp-arr-05 = A pet needs a cage of its own, and this one is not free.
no-dp-arr-08 = First place your new cages and addons, then the pets.
no-dp-arr-10 = Once cards are drawn, pets stay where they are until the next round.
no-dp-arr-11 = Cages, addons and pets come one after the other, and this one is not asked now.
no-dp-art-02 = The colour of a book is chosen once, when you get it.
no-dp-art-05 = Exchanging cards needs a crystal ball, and only cards of your hand.
no-dp-art-06 = The crystal ball works just before you draw, and it exchanges no potions.
no-dp-art-07 = The shovel works in your own turn of the show, and you need to have one.
no-dp-art-11 = You have no employee of the month.
no-dp-art-12 = One imp is enough here: the employee of the month would be wasted.
no-dp-art-13 = Your employee of the month has had his job in this round.
no-dp-art-16 = The magic box is filled once in a round, when food ages, and only if it is empty.
no-dp-asgn-02 = You have no potion left.
no-dp-asgn-04 = At this table a card stands for one need only: it is not turned.
no-dp-asgn-05 = Your cards are given, and that stands.
no-dp-asgn-06 = Every bar of every pet gets a card: you cannot stop here.
no-dp-asgn-07 = What you do not give to pets stays in your hand.
no-dp-asgn-08 = Cards for which a potion stands in are discarded later, in the show.
no-dp-asgn-09 = Bars get their cards one after the other, from the cards you hold.
no-dp-disc-01 = Only the cards beside your pets are discarded now, and by themselves.
no-dp-draw-03 = Without pets you draw no cards and give none.
no-dp-draw-04 = You have drawn your cards; others draw in their turn.
no-dp-draw-06 = Cards for the crystal ball are named in order of their colours, or say that you are done.
no-dp-exh-01 = There is no exhibition in the first round; later it ends each turn of the show.
no-dp-exh-02 = Choose one of your pets for the exhibition.
no-dp-exh-03 = In this exhibition all your pets count, so there is nothing to choose.
no-dp-ext-02 = Choose a pet together with a need that it has.
no-dp-final-14 = The game is over.
no-dp-grp-02 = A group has at least 1 imp.
no-dp-grp-06 = Your groups are made, and that stands.
no-dp-grp-07 = Now you form groups for the town, or say that you are ready.
no-dp-hung-01 = Say what the hungry pet gets to eat; nothing is an answer too.
no-dp-hung-05 = The cage has fed some of the hunger already; this is more than is left.
no-dp-hung-07 = There is no food in your magic box.
no-dp-imps-02 = Idle imps clean empty cages now; pets do not move any more.
no-dp-imps-04 = Cages without a pet are cleaned one after the other, by what lies in them.
no-dp-play-02 = No pet beside this gap wants to play.
no-dp-sell-01 = This customer does not buy from you now: one pet each, and only in the rounds with customers.
no-dp-sell-08 = Selling from the platform needs one of your imps there.
no-dp-sell-13 = You have sold from the platform in this round already.
no-dp-sell-15 = The customers of this round are gone.
no-dp-sell-16 = Choose one of your pets and a customer, or say that you sell nothing.
no-dp-send-04 = Deal with one group at a time, and with one of the size that acts now.
no-dp-send-05 = Send this group to a space of the town, or keep it at home.
no-dp-send-06 = The group has its space, or nothing can be done there.
no-dp-send-11 = Your group is in town: take one of the things that are offered there.
no-dp-send-12 = First say which group you deal with.
no-dp-shop-04 = Your new artifacts come first, one after the other.
no-dp-shop-05 = Cages are taken where cages are sold.
no-dp-shop-09 = A new cage has to be placed on one of your plots.
no-dp-shop-10 = Addons are taken where addons are sold.
no-dp-shop-11 = A new addon has to be placed on one of your plots.
no-dp-shop-12 = What was placed before stays on its plot.
no-dp-shop-13 = Pets are bought where pets are sold.
no-dp-show-01 = Each player has one turn in the show, and this step of yours is over or still to come.
no-dp-show-02 = Needs are met in their order, and this one is not asked now.
no-dp-show-06 = This is not one of the answers to what your pets need now.
no-dp-sleep-02 = Potions are settled later, by discarding a card of the colour they stood in for.
no-dp-var-01 = This card shows one need only: it cannot be turned.
