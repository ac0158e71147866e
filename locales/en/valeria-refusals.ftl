# Why Valeria says no: first with the facts, then one plain sentence for each rule that decides.

no-va-strength =
    You have { $has } Strength{ $magic ->
        [0] {""}
       *[other] {" "}and { $magic } Magic
    }; this costs { $costs } Strength{ $costs_magic ->
        [0] .
       *[other] {" "}and { $costs_magic } Magic.
    }
no-va-gold =
    You have { $has } Gold{ $magic ->
        [0] {""}
       *[other] {" "}and { $magic } Magic
    }; this costs { $costs } Gold.
no-va-no-strength = You have { $magic } Magic but no Strength. Of the { $costs } that this costs, at least 1 must be Strength.
no-va-no-gold = You have { $magic } Magic but no Gold. Of the { $costs } that this costs, at least 1 must be Gold.
no-va-magic-beyond = This costs { $costs } in all; { $magic } Magic would be too much.
no-va-magic-alone = Of the { $costs } that this costs, at least 1 must be { $resource }: Magic alone does not pay.
no-va-split-strength = With { $magic } Magic you would pay { $rest } Strength; you have { $has } Strength and { $has_magic } Magic.
no-va-split-gold = With { $magic } Magic you would pay { $rest } Gold; you have { $has } Gold and { $has_magic } Magic.
no-va-roles = { $domain } asks for this Role { $needs ->
        [one] once
       *[other] { $needs } times
    }: { $role }. Your Citizens show it { $has ->
        [0] never
        [one] once
       *[other] { $has } times
    }.
no-va-roles-of-citizens = { $domain } asks for this Role { $needs ->
        [one] once
       *[other] { $needs } times
    }: { $role }. Your Citizens show it { $has ->
        [0] never
        [one] once
       *[other] { $has } times
    }; Starters and Domains do not count.
no-va-domain-not-built = You have not built { $domain }.
no-va-domain-used = { $domain } has already changed a die in this turn.
no-va-die-too-low = { $domain } brings no die below { $least }; this one shows { $shown }.
no-va-die-same = { $domain } would not change this die: it shows { $shown }.
no-va-dice-price = { $domain } costs { $costs } { $resource } here; you have { $has }.
no-va-dice-no-magic = { $domain } costs { $costs } { $resource } here; you have { $has }, and Magic does not stand in.
no-va-take-at-most = You may take { $most } at most.
no-va-take-has = { $who } does not have that much { $resource }: only { $has }.
no-va-resting = { $who } rests in this turn, so nothing can happen to them.
no-va-you-rest = You rest in this turn; it is { $who } who plays.
no-va-turn = This is for { $who } to decide: it is their turn.
no-va-phase = Not at this moment. Now: { $now }.
no-va-trade = { $card } asks for { $costs } { $resource }; you have { $has }.
no-va-no-trade = { $card } has no trade to offer you now.
no-va-too-dear = { $citizen } has a printed cost of { $costs }; this reward reaches { $most } at most.
no-va-unwanted = { $citizen } is not the kind of Citizen that you get here.
no-va-return-citizen = You have no { $citizen } that could go back to its stack.
no-va-return-citizen-full = The stack of { $citizen } is full.
no-va-return-monster = { $monster } does not lie in your Victory pile.
no-va-return-event = { $monster } is an Event: it has no stack to go back to.
no-va-return-monster-full = The stack of { $monster } is full.
no-va-token-on-itself = { $monster } puts its token on another Monster, never on itself.

no-va-act-01 = Both actions of this turn are done.
no-va-act-02 = There is no passing. You can always gain 1 Gold, Strength or Magic.
no-va-act-03 = First finish the action you have begun, with its payment and its reward.
no-va-act-06 = Domains that work at the end of the Action Phase wait until both actions are done.
no-va-bld-01 = There is no Domain to build here: only the face-up card on top of a Domain stack can be built.
no-va-card-06 = Choose an opponent and take either Gold or Magic, at least 1.
no-va-card-08 = Only a Citizen of your own can go back to its stack, when a Domain asks for it.
no-va-card-09 = Only a Monster of your own can go back to its stack, when a Domain asks for it.
no-va-card-14 = You have to choose an opponent.
no-va-card-16 = You have to choose an opponent; how much you take is printed on the card.
no-va-card-18 = Choose an opponent, and at least 1 of what they have.
no-va-card-20 = The Domain gives you one of the Citizens that fit; you have to take one.
no-va-dec-08 = There is nothing to pay for now.
no-va-dec-09 = No reward is waiting for your choice.
no-va-dec-10 = Nothing is being asked that this could answer.
no-va-dec-14 = At the end of the Action Phase each Domain comes in its turn, and this one is not asked now.
no-va-dec-16 = You have chosen the card; now say how you pay for it.
no-va-end-03 = The game is over.
no-va-evt-07 = No Event wants a token now.
no-va-evt-09 = The Event's token has to go on a Monster that lies face up in the middle.
no-va-exh-04 = This stack is empty.
no-va-harv-08 = Taking from others comes first of all in the Harvest; this is not the moment for it.
no-va-harv-12 = First choose one of the gains that the dice bring you, and all of it.
no-va-harv-13 = This trade is not open to you now.
no-va-harv-14 = You have nothing to trade now.
no-va-harv-16 = A gain cannot be declined: choose one.
no-va-harv-24 = First choose what the Herald brings you; then you can trade or finish.
no-va-harv-26 = The Harvest is over for this turn.
no-va-icon-06 = This Citizen costs more than the reward reaches.
no-va-icon-09 = Choose an opponent: somebody else at this table.
no-va-noduke-01 = This table plays without Dukes.
no-va-pay-01 = Magic alone does not pay: at least 1 of the other Resource goes with it.
no-va-pay-02 = You do not have enough Gold and Magic for this.
no-va-pay-03 = You do not have enough Strength and Magic for this.
no-va-pay-07 = First pay, then comes what the card brings; and it is paid only once.
no-va-rec-01 = There is no Citizen to recruit here: only the card on top of a Citizen stack can be recruited.
no-va-roll-03 = This Domain changes no dice; when you want no more changes, announce the dice.
no-va-roll-05 = Magic does not stand in for what this Domain costs.
no-va-roll-08 = Dice are changed before they are announced, and announcing ends it.
no-va-roll-10 = Choose one of the two dice; of two equal ones the first.
no-va-set-10 = This table plays without Events and their tokens.
no-va-set-13 = You keep one of the two Dukes dealt to you, once, before the first turn.
no-va-set-16 = First everybody chooses a Duke; then the game begins.
no-va-slay-01 = There is no Monster to slay here.
no-va-slay-04 = The reward of a Monster cannot be declined.
no-va-slay-05 = Choose one of the alternatives that can be carried out, and before its card.
no-va-slay-06 = The reward is a Citizen from the top of a Citizen stack.
no-va-solo-05 = Not at this moment: the phases of a turn come in their order.
no-va-solo-07 = Alone at the table you take from the bank, and nobody is asked for it.
no-va-solo-08 = Alone at the table you take from the bank, and nobody is chosen for it.
no-va-solo-10 = A 6 lets you choose a stack that still has Monsters, and you have to choose one.
no-va-solo-13 = Choose which of the attacks comes first; attacks are chosen in the Monsters Phase alone.
no-va-solo-14 = The Dark Lord takes a Citizen from one of the two stacks of the attacked column.
no-va-solo-23 = The game is over: no Monster is left, you have won.
no-va-solo-24 = The game is over: an attack found nothing left to take.
no-va-solo-25 = The game is over: five stacks are empty.
no-va-turn-01 = Not at this moment: the phases of a turn come in their order.
no-va-turn-02 = It is not your turn.
