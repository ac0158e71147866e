# Why Dungeon Lords says no: what it costs, how many imps, which tile, who; or one plain sentence for the rule that decides.

# Who
no-dl-turn = It is { $who } who decides now.

# What is short
no-dl-price =
    This costs { $gold ->
        [0] { $food } food; you have { $has_food } food and { $has_gold } gold.
       *[other] { $food ->
            [0] { $gold } gold; you have { $has_gold } gold and { $has_food } food.
           *[other] { $gold } gold and { $food } food; you have { $has_gold } gold and { $has_food } food.
        }
    }
no-dl-conv-11 = This would make you { $costs } more evil; you stand at { $has }, and the track ends at { $most }.
no-dl-imps =
    This takes { $needs ->
        [one] 1 imp
       *[other] { $needs } imps
    } from the den, foremen included; you have { $has } available.
no-dl-traps =
    This costs { $needs ->
        [one] 1 trap card
       *[other] { $needs } trap cards
    }; you have { $has }.
no-dl-at-most = From this space { $most } can work at most.
no-dl-tunnels-open =
    { $has ->
        [0] You have no tunnel left that can be mined in this season.
        [one] You have only 1 tunnel left that can be mined in this season.
       *[other] You have only { $has } tunnels left that can be mined in this season.
    }

# Orders
no-dl-order-02 = { $order }: this order is inaccessible for you in this season.
no-dl-order-08 = { $order }: you have chosen this order already.

# Tiles
no-dl-monster-gone = { $monster } is not on offer any more.
no-dl-room-gone = { $room } is not on offer any more.
no-dl-room-01 = { $room } has to replace one of your tunnels that is not conquered.
no-dl-room-02 = { $room } would stand beside another room.
no-dl-room-03 = { $room } does not belong in this part of the dungeon: look at its little map.

# Production
no-dl-room-05 = { $room } is conquered and works no more.
no-dl-room-used = { $room } has been used as often as it can be in this season.
no-dl-prod-04 = { $room } needs { $needs } workers, no more and no less; you send { $given }.
no-dl-prod-06 =
    This takes { $needs ->
        [one] 1 troll token
       *[other] { $needs } troll tokens
    }; you have { $has } left.

# Combat
no-dl-trap-limit =
    This tile takes { $most ->
        [one] 1 trap
       *[other] { $most } traps
    } in a battle, no more.
no-dl-no-trap = You have no further card of this trap: { $trap }.
no-dl-tired = { $monster } cannot be sent: it is tired, sent already, or needed for a trap.

# One plain sentence for each rule
no-dl-area-03 = You may look at one card of this year's combat stack, when a space lets you.
no-dl-area-04 = Tunnels are dug by your minion in Dig Tunnels, as many as its space says.
no-dl-area-05 = Gold is mined by your minion in Mine Gold.
no-dl-area-06 = The foreman has to come along.
no-dl-area-09 = You give a trap away only where a card or your minion asks for it.
no-dl-area-10 = Monsters are hired by your minion in Hire Monster, and paid in full.
no-dl-area-12 = Rooms are built by your minion in Build Room.
no-dl-area-14 = It is gone: those before you have taken it.
no-dl-combat-01 = This belongs to the combat at the end of the year.
no-dl-combat-04 = No adventurer is left in your dungeon, so you have nothing to plan.
no-dl-combat-05 = A battle goes step by step, and this is not the step for it.
no-dl-combat-10 = They fight on one of the tiles nearest to the entrance that are not conquered.
no-dl-combat-11 = This tile takes no further monster.
no-dl-combat-13 = A trap in a room costs gold, and you do not have it.
no-dl-combat-14 = This trap cannot be paid for like that.
no-dl-combat-15 = This creature cannot be sent into this battle.
no-dl-combat-16 = Somebody before you plans first.
no-dl-combat-17 = Plans only say where and with whom you fight; how they strike is decided in the battle.
no-dl-combat-18 = No tile of your dungeon is left to fight for; a prisoner is freed instead.
no-dl-combat-20 = Only a trap that you have planned goes off.
no-dl-combat-24 = The trap has to hit somebody of the party.
no-dl-combat-32 = The spell has to hit one of the monsters you have sent.
no-dl-combat-34 = This adventurer cannot be attacked: a spell protects him.
no-dl-combat-35 = A monster that is a sheep has no attack of its own.
no-dl-combat-36 = The spell asks for something else.
no-dl-combat-40 = Every creature you have sent strikes once, at somebody of the party.
no-dl-combat-41 = What can strike has to strike, and what cannot stays idle.
no-dl-conv-07 = A ghost is no monster.
no-dl-conv-14 = Say which of your imps goes; there has to be one there.
no-dl-dig-01 = A new tunnel goes on an empty place beside your dungeon.
no-dl-dig-02 = Four tiles may never make a square.
no-dl-dig-05 = Gold is mined in tunnels that are not conquered, one in each.
no-dl-dig-06 = A tunnel dug in this season cannot be mined in it.
no-dl-dig-09 = There is no such place in a dungeon.
no-dl-event-05 = Tax is paid when the collector comes, with what you have.
no-dl-event-06 = Creatures are paid on pay day, each its printed cost.
no-dl-event-08 = This creature is settled already, or one of the same kind comes first.
no-dl-event-09 = On pay day the demon needs another monster to eat.
no-dl-event-10 = On pay day the golem needs a trap card.
no-dl-event-11 = The special event asks for something else.
no-dl-fest-exp-04 = With the expert this creature costs more than you have.
no-dl-fest-fair-01 = This belongs to the Fair in the last season of a year.
no-dl-fest-fair-03 = With three players only the boards of seasons 2, 3 and 4 are prizes.
no-dl-fest-fair-04 = With two players only the boards of seasons 2 and 3 are prizes.
no-dl-fest-fair-05 = Imps for the Fair are sent once, in secret.
no-dl-fest-fair-07 = This is no prize, or somebody has taken it.
no-dl-fest-fair-08 = There is no place where this tunnel could be dug.
no-dl-fest-fair-09 = This prize cannot be taken: it cannot be paid, or does not lie there.
no-dl-fest-fair-12 = What is on offer in this season is not among the discarded tiles.
no-dl-fest-harv-01 = Food is harvested by your minion, on the board that allows it.
no-dl-fest-harv-03 = Besides the foremen at least one imp has to work.
no-dl-fest-impr-02 = Improve or reconquer: what you have begun with decides.
no-dl-fest-impr-03 = A tunnel of yours is improved by imps, with one of the tiles that are left.
no-dl-fest-impr-04 = Only a conquered tile can be won back, with enough imps.
no-dl-fest-impr-06 = A board covers this area: no tunnels are dug there in this season.
no-dl-fest-inst-02 = One of the traps on display goes on a tile of yours that is not conquered.
no-dl-fest-inst-04 = You cannot pay what this trap costs there.
no-dl-fest-inst-05 = This tile has an installed trap already.
no-dl-fest-inst-06 = An installed trap goes off by itself, in the next battle on its tile.
no-dl-fest-inv-03 = A board covers this area: no gold is mined there in this season.
no-dl-fest-masq-02 = Say where in the stack the card goes back, once you have looked at one.
no-dl-fest-opp-02 = A board covers this area in this season, and it offers something else.
no-dl-fest-pet-01 = Pets are dealt and chosen once a year, in the first season.
no-dl-fest-pet-02 = Keep one of your pets and pass the other on; then discard one.
no-dl-fest-pet-03 = Pass one of your pets on, then discard one of those you have.
no-dl-fest-pet-05 = This pet is not in your pen.
no-dl-fest-pet-06 = This pet cannot be used at this moment: its card says when.
no-dl-fest-pet-08 = A pet does not strike like a monster.
no-dl-fest-pet-09 = Only a rested Baby Golem fights like a monster, once.
no-dl-fest-rent-01 = Rooms are rented by your minion, on the board that allows it.
no-dl-fest-rent-02 = Nobody has paid rent that you could take.
no-dl-fest-rent-05 = A rented room is used once in a season.
no-dl-fest-rent-06 = You do not rent this room for the fight.
no-dl-fest-rent-08 = Of rented rooms only those for combat can be fought in.
no-dl-fest-rent-10 = In a rented Imp Training Room one imp moves in a season.
no-dl-fest-room-01 = The room does not bring this.
no-dl-fest-room-03 = In the Imp Training Room imps are put in or taken out, as many as there are.
no-dl-fest-room-04 = An imp of the training room helps only when the party gets tired.
no-dl-fest-room-08 = In a season imps move one way only: in, or out.
no-dl-fest-score-02 = Whether a pet parades at the end is said once, for each of them in turn.
no-dl-fest-tun-09 = The Mithril Vein holds no more miners.
no-dl-flow-03 = First choose your own three orders, then that of the dummy.
no-dl-flow-06 = Say where you dig, or how much you mine.
no-dl-flow-07 = Say which creature you hire and how you pay for it.
no-dl-flow-08 = Say which room you build and where.
no-dl-flow-09 = Say what you do on this board.
no-dl-flow-11 = Nothing is going on that could be finished now.
no-dl-flow-16 = Plan in this order: first the tile, then traps and monsters, then say that you are done.
no-dl-flow-18 = You are not asked about your pets now.
no-dl-mon-03 = A ghost cannot strike the adventurer in front.
no-dl-mon-06 = The witch has to strike two different adventurers.
no-dl-mon-07 = A vampire never strikes a priest.
no-dl-mon-08 = The golem costs a trap card that you have.
no-dl-mon-10 = A demon eats one of your other monsters, never a ghost.
no-dl-mon-11 = To hire a demon you need another monster that it can eat.
no-dl-mon-13 = You do not have the food for this attack.
no-dl-order-03 = You have chosen your three orders, and that stands; they are chosen once in a season.
no-dl-order-07 = This gold is paid only for a first order to hire, while the minion is placed.
no-dl-order-11 = Your minion carries its action out in full, when its turn comes.
no-dl-order-12 = There is no action of a minion to leave out now.
no-dl-order-13 = This action is done in full or not at all.
no-dl-prod-01 = This is no production room of yours, or not the time for production.
no-dl-prod-03 = This room cannot be used again or paid for.
no-dl-prod-08 = There is no place where the Digging Room could dig.
no-dl-prod-12 = There is no order card now to take back or to leave.
no-dl-setup-09 = You keep one of three orders, once, before the first season.
no-dl-trap-04 = This trap costs an imp: say which one.
no-dl-trap-05 = This trap costs a monster, never a ghost: say which one.
no-dl-two-03 = The dummy's order is chosen once, along with your own.
no-dl-year-05 = It is not your turn.
no-dl-year-06 = The game is over.
