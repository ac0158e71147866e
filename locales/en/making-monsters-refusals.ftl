# Why Making Monsters says no: which part, which slot, how many, who; or one plain sentence for the rule that decides.

# Slots of the lab
no-mm-lab-05 = There are parts on slot { $slot }: it cannot be covered.
no-mm-slot-taken = A monster card lies on slot { $slot } already.
no-mm-lab-06 = No monster lies on slot { $slot }, so it takes no parts.
no-mm-refr-12 = There are parts on the card of slot { $slot }: it cannot be replaced.

# Parts
no-mm-tok-01 = The monster on slot { $slot } has no space for this part: { $part }.
no-mm-spaces-full = On slot { $slot } every space for this part is filled: { $part }.
no-mm-place-02 = You do not hold this part: { $part }.
no-mm-no-room-there = There is no free space for this part there: { $part }.
no-mm-place-07 = This part does not lie on a sorting space: { $part }.
no-mm-lies-sorted = This part lies on a sorting space and goes only to a monster from there: { $part }.
no-mm-lab-01 = All { $spaces } sorting spaces are taken.
no-mm-place-05 = This part still has a place in your lab, so it is not rejected: { $part }.
no-mm-place-06 = This part is placed and stays where it is: { $part }.
no-mm-upg-24 = This part lies on an upgrade and stays there until you reanimate: { $part }.

# Carts and supply
no-mm-not-on-cart = This part is not on the cart in front of you: { $part }.
no-mm-cart-06 = The supply has none of these left: { $part }. Take another part of the cart.
no-mm-supp-03 = The supply has none of these left: { $part }.
no-mm-must-pick = Choose a part of the supply: it cannot be declined.

# Drawing and reanimating
no-mm-drawn-enough = Your order lets you draw { $draws } tokens at most, and you are done.
no-mm-draw-12 = Your reject track is full, all { $spaces } spaces: you draw no more.
no-mm-fair-08 = Your reject track is full, all { $spaces } spaces: the show is over for you.
no-mm-rot-03 = Your reject track is full, all { $spaces } spaces: you cannot wait.
no-mm-must-reanimate = You cannot wait in this round: you have to reanimate.
no-mm-must-peg = Only with the Peg Leg is a monster finished, so you have to use it.

# Who and when
no-mm-rean-04 = It is { $who } who acts now; your turn comes.
no-mm-round-01 = Not at this moment. Now: { $now }.

# One plain sentence for each rule
no-mm-cart-01 = This tile does not lie on the cart in front of you.
no-mm-cart-04 = No upgrade lies there any more; new ones come in Refresh.
no-mm-cart-05 = There is nothing to finish now.
no-mm-cart-07 = A mutation never comes from a cart; another part only if the cart's own have run out.
no-mm-cart-10 = First say where the tile goes that you have taken.
no-mm-dec-01 = Place your other parts first; only what fits nowhere is rejected.
no-mm-dec-05 = First use the LESTER card of your Terminal.
no-mm-draw-01 = You have no order that lets you draw.
no-mm-draw-02 = You have had what your red order brings.
no-mm-draw-03 = You have had what your red super order brings.
no-mm-draw-04 = You have had what your yellow order brings.
no-mm-draw-05 = You have had what your yellow super order brings.
no-mm-draw-06 = You have had what your blue order brings.
no-mm-draw-07 = You have had what your blue super order brings.
no-mm-draw-08 = These tokens are drawn all together: there is no stopping half way.
no-mm-draw-09 = First place the parts you have drawn.
no-mm-draw-11 = First place the part you have drawn.
no-mm-draw-14 = Your reject track ran full, so there is nothing more to draw.
no-mm-draw-15 = Your bag is empty.
no-mm-draw-17 = There is no mutation left: choose another part of the supply, it cannot be declined.
no-mm-draw-20 = With the rot you gave back your drawing has ended.
no-mm-draw-21 = What an order brings at its end waits until everybody has stopped drawing.
no-mm-end-03 = The rot track is empty: in this round everybody reanimates.
no-mm-end-05 = You have reanimated in this round already.
no-mm-fair-01 = First everybody chooses monsters for the Fair, then the show begins.
no-mm-fair-04 = For the Fair choose cards of your own pile, as many as the lab takes.
no-mm-fair-05 = The next card covers one of your default monsters: say which.
no-mm-fair-06 = First place the part you have drawn.
no-mm-fair-09 = At the Fair there are no orders, and an empty bag ends the drawing.
no-mm-fair-11 = At the Fair nothing is taken from the carts.
no-mm-fair-12 = At the Fair nothing comes from the supply.
no-mm-fair-15 = At the Fair this comes at its end, once, when you have stopped drawing.
no-mm-gain-01 = You have no new tile to install.
no-mm-gain-10 = Say where the tile goes: an empty upgrade slot, or one whose tile it replaces.
no-mm-info-04 = First everybody chooses in secret which card to keep; then the cards are placed.
no-mm-lab-10 = Your lab has no such upgrade slot.
no-mm-lest-01 = A LESTER card needs the blue super order or a full LESTER Terminal.
no-mm-lest-02 = You have no such LESTER card left.
no-mm-lest-08 = Expand takes one upgrade from the carts and installs it.
no-mm-lest-09 = You have to use a LESTER card now.
no-mm-lest-11 = This belongs to a LESTER card, and the one you use asks for something else.
no-mm-ord-01 = Orders are chosen at the start of a round.
no-mm-place-01 = Rot goes to the reject track by itself.
no-mm-place-10 = This is not the moment to move sorted parts.
no-mm-rean-01 = Whether you reanimate or wait is chosen once in a round, by everybody together.
no-mm-rean-02 = You have no finished monster to reanimate.
no-mm-rean-03 = You wait in this round, so nothing happens in your lab.
no-mm-rean-05 = The Peg Leg is used at the start of your reanimation.
no-mm-rean-10 = Upgrades that work at reanimation come in the order of their slots, and this one is not asked now.
no-mm-rean-11 = Things are taken from the cart while you reanimate, as many as your monsters earn.
no-mm-rean-20 = Cards of your pile are chosen again at the Fair, after the last round.
no-mm-rean-21 = You have to reanimate in this round: move what you like, then say that you are ready.
no-mm-refr-01 = There is no Refresh any more: the Fair has begun.
no-mm-refr-06 = You have chosen your card, and it stands.
no-mm-refr-08 = You got only one card; it is kept.
no-mm-refr-09 = Your new monster is placed already.
no-mm-refr-10 = As long as a slot is free, the new monster goes there.
no-mm-refr-11 = There is no card to replace on this slot.
no-mm-refr-14 = Keeping both cards needs a Double Morgue Drawer; then say which one is placed first.
no-mm-refr-17 = Orders are chosen when the next round begins.
no-mm-round-02 = The rounds of this game are over; this cannot be done any more.
no-mm-seat-01 = Nobody sits there.
no-mm-setup-04 = Your first card goes on one of the slots of your lab.
no-mm-setup-07 = The opening draw is the same for everybody: each token is drawn and placed, without stopping.
no-mm-setup-09 = First place your starting card, once; then comes the opening draw.
no-mm-setup-10 = The first round has not begun yet.
no-mm-tok-02 = Only a mutation names the space it fills, and the monster has to have such a space.
no-mm-tok-03 = Rot can only go to the reject track.
no-mm-tok-04 = This cannot be chosen here: rot never, and a mutation only where a card allows it.
no-mm-upg-03 = The Parts Dealer brings a part while you reanimate, and it is not asked now.
no-mm-upg-12 = The Peg Leg serves a monster that lacks one Limb and nothing else, once in a reanimation.
no-mm-upg-17 = The Exchange Hatch gives another part that is left in the supply.
no-mm-upg-22 = Upgrades never hold rot.
