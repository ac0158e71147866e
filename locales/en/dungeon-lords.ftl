# Dungeon Lords.

dl-title = Dungeon Lords
dl-tagline = Build a dungeon under secret orders, then defend it against adventurers.
dl-feeling = Sly and thrilling: foresee what the others will order, then watch heroes stumble through your traps.
dl-preset-first = Your first game
dl-preset-first-help = The base game; the first orders that you cannot give are dealt, so that you need not choose them.
dl-preset-base = The base game
dl-preset-base-help = Four seasons a year, without the expansion.
dl-preset-tiles = New monsters, rooms and cards
dl-preset-tiles-help = Four seasons as in the base game, with pets, bards, and everything new on cards and tiles.
dl-preset-beginner = Festival Season, gently
dl-preset-beginner-help = Five seasons with time to build, and one paladin: what the expansion recommends to those who are new to it.
dl-preset-festival = Festival Season, complete
dl-preset-festival-help = Five seasons, five rounds of combat, opportunities, the Fair, pets, bards, elf and dwarf.
dl-option-players = Players
dl-option-players-help = 2, 3 or 4 dungeon lords.
dl-option-variant = Variant
dl-option-variant-help = base, festival, four_seasons or beginner; it sets all modules, each of which can still be changed.
dl-variant-base = The base game alone: 4 seasons, 4 rounds, one paladin.
dl-variant-festival = Festival Season complete: 5 seasons, 5 rounds, opportunities, Fair, pets, bards, elf and dwarf.
dl-variant-four-seasons = New cards and tiles with 4 seasons and 4 rounds.
dl-variant-beginner = For beginners: 5 seasons but 4 rounds, nobody arrives in season 2.
dl-option-seasons = Seasons
dl-option-seasons-help = 4 or 5 building seasons a year.
dl-option-rounds = Rounds
dl-option-rounds-help = 4 or 5 rounds of combat a year.
dl-option-opportunities = Unique opportunities
dl-option-opportunities-help = Boards that cover an area for one season; needs 5 seasons.
dl-option-fair = Fair
dl-option-fair-help = The Fair in the last season; needs opportunities.
dl-option-pets = Pets
dl-option-pets-help = Everybody raises pets with secret powers.
dl-option-bards = Bards
dl-option-bards-help = Bards give courage to their party.
dl-option-paladins = Paladins
dl-option-paladins-help = human, elf_and_dwarf or three.
dl-option-new-tiles = New tiles
dl-option-new-tiles-help = The expansion's monsters, rooms, traps and cards.
dl-option-late-adventurers = Late adventurers
dl-option-late-adventurers-help = Nobody arrives in season 2 (beginners).
dl-option-first-game = The first orders are dealt
dl-option-first-game-help = Which two orders you cannot give at first is left to chance. Otherwise you choose.
dl-option-special-event-hidden = The special event stays hidden
dl-option-special-event-hidden-help = Its card is turned up only in the Event phase. Otherwise it is known a season ahead.
dl-option-tax-conquered = Conquered tiles are taxed
dl-option-tax-conquered-help = You pay for conquered tiles too. Otherwise only for those that are still yours.
dl-option-planning-order = Planning battles
dl-option-planning-order-help = simultaneous or turn_order.
dl-option-fatigue-target = Whom fatigue hits
dl-option-fatigue-target-help = each or front_to_back.
dl-option-conquest-survives-fatigue = A tile falls even to a party that fatigue fells
dl-option-conquest-survives-fatigue-help = It is conquered although nobody is left. Otherwise fatigue comes first and may save it.
dl-option-witch-targets-distinct = The witch strikes two different adventurers
dl-option-witch-targets-distinct-help = Otherwise both of her hits may strike the same one.
dl-option-room-counts-if-conquered = Conquered rooms score
dl-option-room-counts-if-conquered-help = A conquered room still gives its points. Otherwise only rooms that are yours do.
dl-option-titles-count-conquered = Titles count conquered tiles
dl-option-titles-count-conquered-help = Lord of Halls and Tunnel Lord count conquered rooms and tunnels. Otherwise only those that are yours.
dl-option-room-bonus-on-every-number = A combat room adds to every hit
dl-option-room-bonus-on-every-number-help = Its +1 is added to each damage number of a creature. Otherwise to the first one only.
problem-dl-players = { $low } to { $high } players, not { $found }.
problem-dl-seasons = A year has 4 or 5 seasons.
problem-dl-rounds = A combat has 4 or 5 rounds.
problem-dl-fair-without-opportunities = The Fair needs the unique opportunities.
problem-dl-fair-needs-five-seasons = The Fair needs 5 seasons.
problem-dl-opportunities-need-five-seasons = Unique opportunities need 5 seasons.
problem-dl-five-seasons-need-new-tiles = Five seasons need the new tiles: there are not enough monsters and rooms without them.
problem-dl-late-adventurers-need-five-seasons = Late adventurers need 5 seasons.
dl-none = none
dl-you = { $who } (you)
dl-dummy = dummy
dl-tunnel = tunnel
dl-rented = rented { $room }
dl-illusion = an illusion
dl-cell = column { $column }, row { $row }
dl-adventurer = { $name } (♥{ $hearts })
dl-fighter = the fighting pet
dl-placed = { $monster } (place { $place })
dl-good-gold = gold
dl-good-food = { $count ->
   *[other] food
}
dl-good-evil = evil
dl-good-imp = { $count ->
    [one] imp
   *[other] imps
}
dl-good-trap = { $count ->
    [one] trap card
   *[other] trap cards
}
dl-good-monster = { $count ->
    [one] monster
   *[other] monsters
}
dl-imp-free = an available imp
dl-imp-used = a used imp
dl-imp-training = a trained imp
dl-attack = attack
dl-sheep-attack = as a sheep
dl-step-fast-spell = fast spells
dl-step-slow-spell = slow spells
dl-step-all-spells = all spells
dl-step-healing = healing
dl-step-conquest = conquering
dl-score-rooms = Rooms
dl-score-monsters = Monsters
dl-score-ghosts = Ghosts
dl-score-prisoners = Prisoners
dl-score-paladins = Paladins
dl-score-conquered = Conquered tiles
dl-score-unpaid = Unpaid taxes
dl-score-titles-alone = Titles held alone
dl-score-titles-shared = Titles shared
dl-score-scoring-rooms = Scoring rooms
dl-score-improved-tunnels = Improved tunnels
dl-score-scoring-pets = Scoring pets
dl-score-unused-pets = Unused pets
dl-h-season = Year { $year }, season { $season }
dl-h-combat = Year { $year }, combat, round { $round }
dl-h-start = Starting player: { $seat }
dl-h-offer = On offer: { $monsters } · rooms: { $rooms }
dl-h-event = Event now: { $event }
dl-h-next-event = Event next: { $event }
dl-h-arriving = Arriving now: { $adventurers }
dl-h-announced = Arriving next: { $adventurers }
dl-h-board = Opportunity now: { $board }
dl-h-next-board = Opportunity next: { $board }
dl-h-display = Traps laid out: { $traps }
dl-h-cards = Combat cards: { $cards }
dl-h-decks = Trap deck { $traps } · pet deck { $pets }
dl-h-dummy = Dummy evil: { $evil }
dl-p-goods = { $who }: evil { $evil }, gold { $gold }, food { $food }, imps { $free } free / { $used } used / { $training } in training
dl-p-cards = {"  "}trap cards { $traps } · pets face down { $pets } · unpaid taxes { $unpaid }
dl-p-own-traps = {"  "}your traps: { $traps }
dl-p-own-pets = {"  "}your pets: { $pets }
dl-p-orders = {"  "}orders: { $orders }
dl-p-inaccessible = {"  "}inaccessible: { $orders }
dl-p-lair = {"  "}lair: { $lair }
dl-p-party = {"  "}party: { $party }
dl-p-rented = {"  "}rented: { $rooms }
dl-p-prison = {"  "}prison: { $prisoners } · paladins: { $paladins }
dl-q-none = There is nothing to decide.
dl-q-act = What does your minion do in { $area } ({ $slot })?
dl-q-cost = How do you pay for { $monster }?
dl-q-take-back = Return this order card to your hand: { $order }?
dl-q-may-pay = Do you pay for { $event }?
dl-q-strike = Do you pay for { $monster }?
dl-q-aim = Whom does { $trap } hit?
dl-q-load = What does { $trap } take?
dl-q-withdraw = Which monster do you withdraw?
dl-q-knock-out = Which monster is knocked out?
dl-q-sheep = Which monster becomes a sheep?
dl-q-first-hire = Your first order is to hire: do you pay to place the minion?
dl-q-dig = Where do you dig next?
dl-q-peek = Which combat card do you look at?
dl-q-put = Where do you put the card back?
dl-q-drop-trap = Which trap card do you give up?
dl-q-lose-imp = Which imp do you lose?
dl-q-free-tunnel = Where does the new tunnel go?
dl-q-improve = Do you work on another tile?
dl-q-prize = Which prize do you take?
dl-q-hire-discarded = Whom do you hire from the discard?
dl-q-build-discarded = Which discarded room do you build, and where?
dl-q-produce = Which room do you use?
dl-q-tax = How much tax do you pay?
dl-q-payday = Pay day: whom do you pay or let go?
dl-q-feed = Which monster do you give up?
dl-q-discard-pet = Which pet do you discard?
dl-q-window = Do you use a pet now?
dl-q-spring = Which trap goes off next?
dl-q-attack = Which creature attacks next, and how?
dl-q-target = Whom does it hit?
dl-q-peace = Do you withdraw all monsters or gain evil?
dl-q-free = Which prisoner is freed?
dl-q-trained-imp = Do you use a trained imp to add fatigue?
dl-q-initial = Which of the three orders do you keep in hand?
dl-q-order = Choose order { $number } of this season.
dl-q-dummy-order = Where does your dummy send its third minion?
dl-q-bid = How many imps do you send to the Fair?
dl-q-pass = Which pet do you pass to the left?
dl-q-plan = Plan your battle: who and what defends the tile?
dl-q-plan-site = Plan your battle: where do you fight this round?
dl-q-parade = Which scoring pets do you show?
dl-a-keep-order = Keep { $order }
dl-a-order = Order: { $order }
dl-a-dummy-order = Dummy to { $order }
dl-a-pay-and-place = Pay and place the minion
dl-a-hold-back = Hold the minion back
dl-a-execute = Carry it out
dl-a-skip = Do no more here
dl-a-dig = Dig a tunnel: { $cell }
dl-a-mine = Mine { $tunnels } in tunnels, { $vein } in the vein
dl-a-hire = Hire: { $monster }
dl-a-build = Build { $room }: { $cell }
dl-a-rent = Rent { $room }
dl-a-take-rent = Take the gold paid on III
dl-a-harvest = Send { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} for food
dl-a-improve = { $tile }: { $cell }
dl-a-unconquer = Win back a tile: { $cell }
dl-a-install = Install { $trap }: { $cell }
dl-a-peek = Look at card { $position }
dl-a-no-peek = Do not look
dl-a-put = Put it at place { $position }
dl-a-give-trap = Give up { $trap }
dl-a-lose-imp = Lose { $where }
dl-a-feed = Give up { $monster }
dl-a-pay-with = Pay { $cost }
dl-a-waive = Let { $pet } settle it
dl-a-send = Send { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}
dl-a-prize = { $board }: { $prize }
dl-a-produce = { $room }: { $gain } ({ $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } troll token
   *[other] , { $tokens } troll tokens
})
dl-a-train-in = Send { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} into training
dl-a-train-out = Take { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} out of training
dl-a-done = Done
dl-a-take-back = To my hand
dl-a-leave = Leave it on the board
dl-a-pass = Pass { $pet }
dl-a-discard = Discard { $pet }
dl-a-pay-tax = Pay { $gold } gold
dl-a-pay = Pay { $monster }
dl-a-abandon = Let { $monster } go
dl-a-accept = Pay
dl-a-refuse = Do not pay
dl-a-symbol = Pay 1 { $good }
dl-a-strike = Let it stop work
dl-a-keep-pets = Keep the pets for now
dl-a-keep-pets-quiet = Keep the pets, do not ask again this season or combat
dl-a-skip-quiet = Do no more here, and do not ask again about pets this season
dl-a-hold-back-quiet = Hold the minion back, and do not ask again about pets this season
dl-a-use-pet = Use { $pet }
dl-a-fight = Fight here: { $site }
dl-a-add-trap = Lay down { $trap }
dl-a-add-trap-with = Lay down { $trap } with { $with }
dl-a-add-creature = Send { $monster }
dl-a-add-fighter = Send the fighting pet
dl-a-plan-again = Plan anew
dl-a-spring = Trap: { $trap }
dl-a-spring-loaded = Trap: { $trap } with { $load }
dl-a-spring-installed = Installed trap: { $trap }
dl-a-target = { $position }: { $who }
dl-a-attack = { $monster }: { $text }
dl-a-idle = { $monster } cannot attack
dl-a-name = Name { $monster }
dl-a-withdraw = Withdraw
dl-a-take-evil = Gain the evil
dl-a-free = Free { $who }
dl-a-free-of = Free { $who }, prisoner { $number }
dl-a-use-imp = Use a trained imp
dl-a-no-imp = Use none
dl-a-tunnel = 1 tunnel

# What happened

dl-e-started = { $seat } is the starting player.
dl-e-year-began = Year { $year } begins.
dl-e-season-began = Season { $season } of year { $year } begins.
dl-e-dealt = { $seat } draws the orders { $orders }.
dl-e-answered = { $seat } has decided.
dl-e-kept = { $seat } keeps { $order } in hand.
dl-e-inaccessible = Inaccessible for { $seat }: { $orders }.
dl-e-dummy-inaccessible = Inaccessible for dummy { $dummy }: { $orders }.
dl-e-offered = On offer: { $monsters }; rooms: { $rooms }.
dl-e-announced-event = Next season's event: { $event }.
dl-e-announced-special = The special event will be { $special }.
dl-e-announced-adventurers = Adventurers on their way: { $adventurers }.
dl-e-announced-board = Next season's opportunity: { $board }.
dl-e-board-placed = { $board } covers the area { $area }.
dl-e-board-left = The board { $board } is put away.
dl-e-traps-displayed = Traps to install: { $traps }.
dl-e-dummy-placed = A dummy minion stands on { $slot } of { $area }.
dl-e-dummy-not-placed = The dummy minion finds no space in { $area }.
dl-e-chose-order = { $seat } chooses order { $number }: { $order }.
dl-e-chose-dummy-order = { $seat } sends the dummy to { $order }.
dl-e-revealed-order = { $seat } reveals order { $number }: { $order }.
dl-e-placed = The minion of { $seat } stands on { $slot } of { $area }.
dl-e-blocked = { $area } is full: the minion of { $seat } is blocked.
dl-e-held-back = { $seat } holds the minion for { $area } back.
dl-e-executed = { $seat } acts in { $area }, space { $slot }.
dl-e-not-executed = { $seat } does not carry out { $area }.
dl-e-paid = { $seat } pays { $amount } { $good }.
dl-e-gained = { $seat } gains { $amount } { $good }.
dl-e-lost = { $seat } loses { $amount } { $good }.
dl-e-evil-moved = The evil of { $seat } goes from { $from } to { $to }.
dl-e-dummy-evil = The dummy's evil is now { $to }.
dl-e-paladin-entered = The { $paladin } leaves the tent.
dl-e-paladin-joined = The { $paladin } joins the party against { $seat }.
dl-e-paladin-removed = The { $paladin } goes to the dummy and leaves the game.
dl-e-dug = { $seat } digs a tunnel ({ $cell }).
dl-e-mined = { $seat } mines { $gold } gold.
dl-e-harvested = { $seat } harvests { $food } food.
dl-e-improved = { $seat } turns a tunnel into { $tile } ({ $cell }).
dl-e-unconquered = { $seat } wins back a tile ({ $cell }).
dl-e-built = { $seat } builds the { $room } ({ $cell }).
dl-e-rented-room = { $seat } rents the { $room }.
dl-e-took-rent = { $seat } takes the { $gold } gold paid on III.
dl-e-hired = { $seat } hires: { $monster }{ $expert }.
dl-e-invested = { $seat } invests { $gold } gold.
dl-e-returned = { $seat } gets { $gold } gold back.
dl-e-installed = { $seat } installs { $trap } ({ $cell }).
dl-e-installed-lost = The trap { $trap } of { $seat } is lost ({ $cell }).
dl-e-peeked = { $seat } peeks at combat card { $position }.
dl-e-saw = { $seat } sees combat card { $position }: { $card }.
dl-e-moved-card = { $seat } puts combat card { $from } at place { $to }.
dl-e-drew-traps = { $seat } draws { $count ->
    [one] { $count } trap card
   *[other] { $count } trap cards
}.
dl-e-drew-trap = { $seat } draws the trap { $trap }.
dl-e-discarded-trap = { $seat } discards the trap { $trap }.
dl-e-deck-reshuffled = The trap discard is shuffled into a new deck.
dl-e-drew-pets = { $seat } draws { $count ->
    [one] { $count } pet
   *[other] { $count } pets
}.
dl-e-drew-pet = { $seat } draws the pet { $pet }.
dl-e-passed-pet = { $seat } passes { $pet } to the left.
dl-e-got-pet = { $seat } receives { $pet }.
dl-e-pets-passed = Everybody has passed a pet to the left.
dl-e-discarded-pet = { $seat } discards { $pet } face down.
dl-e-pet-discarded = { $seat } discards a pet face down.
dl-e-pets-reshuffled = The pet discard is shuffled into a new deck.
dl-e-used-pet = { $seat } uses { $pet }.
dl-e-bid = { $seat } sends { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} to the Fair.
dl-e-took-prize = { $seat } takes the prize of { $board }.
dl-e-no-prize = { $seat } takes no prize.
dl-e-produced = { $seat } uses the { $room } with { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } troll token
   *[other] , { $tokens } troll tokens
}.
dl-e-trained-in = { $seat } sends { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} into training.
dl-e-trained-out = { $seat } takes { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} out of training.
dl-e-took-back = { $seat } takes the order { $order } back.
dl-e-tax-paid = { $seat } pays { $paid } gold of taxes{ $unpaid ->
    [0] {""}
   *[other] ; { $unpaid } unpaid
}.
dl-e-paid-creature = { $seat } pays: { $monster }.
dl-e-left = Unpaid, { $monster } leaves { $seat }.
dl-e-eaten = { $seat } gives up a monster: { $monster }.
dl-e-event-began = Event: { $event }.
dl-e-special-began = Special event: { $special }.
dl-e-refused = { $seat } does not pay.
dl-e-struck-work = { $monster } of { $seat } stops work for this year.
dl-e-fatigue-halved = All printed fatigue of this year is halved.
dl-e-joined = An adventurer goes to { $seat }: { $adventurer }.
dl-e-dummy-adventurer = The dummy's adventurer leaves: { $adventurer }.
dl-e-token-passed = { $seat } is now the starting player.
dl-e-combat-began = The combat of year { $year } begins.
dl-e-round-began = Round { $round } of the combat.
dl-e-planned-site = { $seat } plans to fight at { $site }.
dl-e-planned-trap = { $seat } lays down { $trap }.
dl-e-planned-creature = { $seat } sends: { $monster }.
dl-e-planned-fighter = { $seat } sends { $pet }.
dl-e-plan-revealed = { $seat } fights at { $site }; monsters: { $monsters }{ $fighter ->
    [0] {""}
   *[other] , a fighting pet
}; { $traps ->
    [0] no trap card
    [one] { $traps } trap card
   *[other] { $traps } trap cards
}.
dl-e-card-revealed = Combat card of round { $round }: { $card }.
dl-e-battle-began = The battle of { $seat } begins.
dl-e-sang = { $bard } sings against { $seat }: { $tokens ->
    [one] { $tokens } courage token
   *[other] { $tokens } courage tokens
}.
dl-e-trap-sprung = A trap of { $seat } goes off: { $trap }.
dl-e-icons-used = Against { $seat } the party disarms { $icons } damage.
dl-e-wounded = Against { $seat }, { $who } takes { $damage } damage.
dl-e-courage-used = Against { $seat }, courage of { $who } absorbs { $tokens } damage.
dl-e-shield-used = A magic shield stops { $points } damage at { $seat }.
dl-e-eliminated = { $seat } eliminates { $who }.
dl-e-step-skipped = Left out this round at { $seat }: { $step }.
dl-e-poisoned = Poison deals { $damage } damage to { $who } at { $seat }.
dl-e-spell-cast = Against { $seat } the party casts { $card }.
dl-e-spell-not-cast = Against { $seat } the party cannot cast { $card }.
dl-e-hid = { $who } hides from { $seat }.
dl-e-heartened = Courage of { $who } against { $seat } changes by { $tokens }.
dl-e-illusion = An illusion steps in front of the party against { $seat }.
dl-e-stronger = { $who } grows stronger against { $seat }.
dl-e-withdrawn = { $seat } must withdraw: { $monster }.
dl-e-knocked-out = { $monster } of { $seat } is knocked out.
dl-e-sheep = { $monster } of { $seat } turns into a sheep.
dl-e-attacked = { $seat } attacks with: { $monster }.
dl-e-could-not-attack = { $monster } of { $seat } cannot attack.
dl-e-moved-to-front = Hypnotised, { $who } steps to the front at { $seat }.
dl-e-expert-struck = The expert tile { $expert } of { $seat } strikes harder.
dl-e-healed = { $who } recovers from { $damage } damage against { $seat }.
dl-e-courage-gone = All courage is gone at { $seat }.
dl-e-trained-imp-used = { $seat } uses a trained imp: 1 fatigue more.
dl-e-fatigue = Fatigue of the party against { $seat }: { $amount }.
dl-e-conquered = The party conquers { $site } of { $seat }.
dl-e-not-conquered = The party conquers nothing at { $seat }.
dl-e-prisoner-freed = { $who } is freed from the prison of { $seat }.
dl-e-battle-ended = The battle of { $seat } is over.
dl-e-combat-ended = The combat of year { $year } is over.
dl-e-pet-shown = { $seat } shows { $pet }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dl-e-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The board in the browser

dl-w-again = Replay of the battle
dl-w-antitrap = anti-trap
dl-w-bid = imps sent to the Fair
dl-w-board = Central board
dl-w-build = Build
dl-w-build-below = Build it on a marked tunnel below
dl-w-card-hidden = Combat card, face down until all have planned
dl-w-cards = Combat cards of this year
dl-w-choices = choices
dl-w-lost-act = You have all it takes to act here ({ $area }). If you do nothing now, this order brings you nothing this season.
dl-w-lost-more = You could do more here: what you leave now is lost.
dl-w-lost-rooms = You could still use { $rooms }: what a room does not give this season is lost.
dl-w-conquered = conquered
dl-w-courage = courage
dl-w-d-bard = Bard: gives { $icons } courage at the start of each battle.
dl-w-d-combat = Combat room
dl-w-d-cost = Costs
dl-w-d-free = no cost
dl-w-d-ghost = a ghost, not a monster
dl-w-d-paladin = A paladin stands at the front; captured, he is worth { $points } points.
dl-w-d-priest = Priest: heals { $icons } damage after creatures have attacked.
dl-w-d-prize = Prize at the Fair: { $prize }.
dl-w-d-production = Production room
dl-w-d-rank = rank { $rank }
dl-w-d-returns = It returns to the lair ready.
dl-w-d-scoring = Scoring room
dl-w-d-thief = Thief: takes { $icons } damage off the traps of each battle.
dl-w-d-warrior = Warrior: pushes to the front of the party.
dl-w-d-wizard = Wizard: { $icons } magic for the spells of the party.
dl-w-d-zone = Light cells: where it may be built.
dl-w-defence = Traps and creatures
dl-w-discard = Discard
dl-w-dummy-here = Dummy here
dl-w-evilometer = Evilometer
dl-w-expert = expert tile
dl-w-face-down = face down
dl-w-fast = Fast spell
dl-w-fatigue = fatigue
dl-w-first = Start
dl-w-following = Next
dl-w-foreman = foreman
dl-w-give = Give up
dl-w-hand = Cards in hand
dl-w-heal = healing
dl-w-hidden = hidden
dl-w-hire = Hire
dl-w-hit = Hit
dl-w-hit-points = hit points
dl-w-idle = Cannot attack
dl-w-imp-here = an imp works here
dl-w-improve = improve a tunnel
dl-w-imps-free = available imps
dl-w-imps-used = used imps
dl-w-inaccessible = Inaccessible
dl-w-installed = installed trap
dl-w-invested = gold coming back
dl-w-lair = Lair
dl-w-last = End
dl-w-later = Next season and combat cards
dl-w-lay = Lay down
dl-w-let-go = Let go
dl-w-magic = magic
dl-w-moment = Go to this moment
dl-w-news = What just happened
dl-w-needs-magic = It needs { $magic } magic.
dl-w-next = Next season
dl-w-no-site = Choose a tile on your map
dl-w-nobody = Nobody left to fight
dl-w-now = This season
dl-w-on-card = The minion stands on its card
dl-w-play = Play
dl-w-opportunity = Unique opportunity
dl-w-or = or
dl-w-order-here = Order { $number }
dl-w-others = others
dl-w-party = Party of adventurers
dl-w-pass = Pass left
dl-w-pay = Pay
dl-w-peek = look at a combat card
dl-w-peek-move = look at a combat card and move it
dl-w-pet = pet
dl-w-ph-adventurers = Adventurers arrive
dl-w-ph-battle = Battle
dl-w-ph-choose = Orders: choose in secret
dl-w-ph-end = End of season
dl-w-ph-event = Event
dl-w-ph-fair = The Fair
dl-w-ph-initial = First inaccessible orders
dl-w-ph-new-season = New season
dl-w-ph-over = Final scoring
dl-w-ph-pets = Pets
dl-w-ph-place = Orders: reveal and place
dl-w-ph-planning = Combat: plan in secret
dl-w-ph-production = Production
dl-w-ph-resolve = Orders: minions act
dl-w-ph-scoring = Scoring pets
dl-w-plan-done = The plan stands
dl-w-poison = Poison
dl-w-previous = Previous
dl-w-prison = in prison
dl-w-prizes = Prizes of the Fair
dl-w-progress = The year
dl-w-put-here = Put here
dl-w-quiet = nothing announced
dl-w-ready = ready
dl-w-rent = Rent
dl-w-rented = rented room
dl-w-room = room
dl-w-round = Round { $round } of { $rounds }
dl-w-secret = planned in secret
dl-w-seen-by = Seen by
dl-w-send = Send
dl-w-sent = sent to battle
dl-w-sequence = Order of action: { $first }, { $second }, { $third }
dl-w-sheep = sheep
dl-w-site = battle ground
dl-w-slow = Slow spell
dl-w-spring = Set off
dl-w-st-bards = Bards
dl-w-st-conquest = Conquest
dl-w-st-fast = Fast spells
dl-w-st-fatigue = Fatigue
dl-w-st-healing = Healing
dl-w-st-monsters = Monsters
dl-w-st-slow = Slow spells
dl-w-st-traps = Traps
dl-w-stage = The battle
dl-w-glance = Everybody at a glance
dl-w-you = You
dl-w-score = points as things stand
dl-w-score-why = where they come from
dl-w-score-now = If the game ended now.
dl-w-score-pets = Pets stay secret until the end.
dl-w-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dl-w-rooms = rooms
dl-w-tunnels = tunnels
dl-w-placing = Drag one to a lit place of your dungeon, or press its picture there.
dl-w-working = Rooms that can work
dl-w-tax-now = as your dungeon stands:
dl-w-start = Starting player
dl-w-still-fought = still being fought
dl-w-take = Take
dl-w-tent = Paladins in the tent
dl-w-thinking = thinking
dl-w-this-one = This one
dl-w-tired = knocked out
dl-w-title = Title
dl-w-titles = Titles as things stand
dl-w-titles-over = Titles
dl-w-together = Together
dl-w-troll-token = troll token
dl-w-unconquer = win back a tile
dl-w-undefended = Nobody defends yet
dl-w-unpaid = unpaid taxes
dl-w-use = Use
dl-w-uses = uses this season
dl-w-wounds = damage dealt
dl-w-year = Year { $year }
dl-w-your-order = Your order

dl-option-variant-base = The base game
dl-option-variant-festival = Festival Season, complete
dl-option-variant-four-seasons = New tiles, four seasons
dl-option-variant-beginner = For beginners
dl-option-paladins-human = one human
dl-option-paladins-elf-and-dwarf = elf and dwarf
dl-option-paladins-three = all three
dl-option-planning-order-simultaneous = all at the same time
dl-option-planning-order-turn-order = in turn order
dl-option-fatigue-target-each = everybody
dl-option-fatigue-target-front-to-back = from front to back
dl-option-variant-form = Sets all modules below at once; each can still be changed.
dl-option-paladins-form = Which paladins wait in the tent each year.
dl-option-planning-order-form = Whether battles are planned at the same time, or one after the other and in sight of the rest.
dl-option-fatigue-target-form = Which adventurers fatigue strikes.
