# Dungeon Petz.

dp-title = Dungeon Petz
dp-tagline = Run a pet shop for dungeon lords: buy, feed, entertain, show off and sell little monsters.
dp-feeling = Busy and funny: guess where the others will be first, and keep your darlings fed, amused and clean.
dp-preset-first = Your first game
dp-preset-first-help = The basic rules, as the rulebook teaches them.
dp-preset-foresight = With a look ahead
dp-preset-foresight-help = The basic rules, but two exhibitions and two customers are known from the start: plans last longer.
dp-preset-full = The full game
dp-preset-full-help = For those who know it: cards with two needs, a richer meat stand, a look ahead, and with four a last round by reputation.
dp-none = -
dp-and = { $all } and { $last }
dp-nothing = nothing
dp-n-vegetable = { $count ->
    [one] 1 vegetable
   *[other] { $count } vegetables
}
dp-n-meat = { $count } meat
dp-n-gold = { $count } gold
dp-n-box = the food in the magic box
dp-n-cage = { $count } from its cage
dp-n-employee-armour = the employee of the month in armour
dp-n-employee-catcher = the employee of the month, who goes to hospital
dp-n-armour = { $count ->
    [one] 1 imp in armour
   *[other] { $count } imps in armour
}
dp-n-catcher = { $count ->
    [one] 1 imp, who goes to hospital
   *[other] { $count } imps, who go to hospital
}
dp-label = { $name }: { $what }
dp-plot = plot { $number }
dp-card = { $colour } { $need }
dp-card-turned = { $colour } { $need }, turned
dp-card-potion = potion for { $colour }
dp-letter-green = G
dp-letter-red = R
dp-letter-yellow = Y
dp-letter-purple = P
dp-symbol-graze = grass
dp-symbol-meat-feeder = meat feeder
dp-symbol-absorb = drain
dp-symbol-play = toys
dp-food-vegetable = a vegetable
dp-food-meat = a piece of meat
dp-farm-meat = leaves 1 meat
dp-farm-vegetable = leaves 1 vegetable
dp-farm-gold = leaves 1 gold
dp-farm-none = leaves nothing
dp-cause-released = released
dp-cause-suffering = too much suffering
dp-cause-escaped = escaped
dp-cause-mutated = vanished into another dimension

# Places in town
dp-place-veg = Vegetable stand
dp-place-mixed = Mixed stand
dp-place-meat = Meat stand
dp-place-artifacts = Artifact tents
dp-place-cage = Cages
dp-place-addon = Addons
dp-place-young = Younger pets (size 2)
dp-place-old = Older pets (size 3)
dp-place-immigration = Inviting new imps
dp-place-hospital = Hospital
dp-place-judging = Judging
dp-place-platform = Platform
dp-dummy = a dummy space
dp-neutral = neutral imp
dp-crew = { $seat }: { $imps }

# The table
dp-head = Round { $round } of { $rounds } - { $phase } - starting player: { $start }
dp-phase-over = The end
dp-exhibitions = Exhibitions:
dp-customers = Customers:
dp-face-down = Face down: { $count }.
dp-show-chosen = a named need
dp-show-needs = each kind of need
dp-show-colours = each colour
dp-show-pet = each pet
dp-wish-rainbow = { $need } (each colour)
dp-token-suffering = Suffering
dp-token-mutation = Mutation
dp-token-manure = Manure
dp-stand = vegetables { $vegetable }, meat { $meat }{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}
dp-potions = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
dp-decks = Need decks (and discards)
dp-player = { $seat }: reputation { $reputation }, imps { $imps }, gold { $gold }, vegetables { $vegetable }, meat { $meat }, potions { $potions }
dp-hospital = in hospital { $count }
dp-platform = on the platform { $count }
dp-busy = busy { $count }
dp-extra = still to be invited { $count }
dp-groups = Groups
dp-group = { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} + { $gold } gold
dp-tent = Exhibition score: { $score }
dp-hand = Cards
dp-artifacts = Artifacts
dp-box-full = food in the magic box
dp-uncaged = Not yet in a cage
dp-new = Still to be placed
dp-no-cage = no cage
dp-manure = manure { $count }
dp-suffering = suffering { $count }
dp-mutation = mutation { $count }
dp-pet = { $pet } { $size } ({ $diet }, { $bars })

# Questions
dp-q-none = Nothing to decide.
dp-q-group = Where shall your imps go? Send them in groups; the biggest group acts first.
dp-q-pick = Which of your groups of size { $size } is dealt with now?
dp-q-go = Where do you send { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}?
dp-q-cage = Which cage do you take?
dp-q-addon = Which addon do you take?
dp-q-pet = Which pet do you buy?
dp-q-books = Which book do you read first?
dp-q-colour = Which colour do you choose for { $book }?
dp-q-place-cage = On which plot do you put the new cage?
dp-q-keep = Two new cages on { $plot }: which one stays?
dp-q-place-addon = On which plot do you put the new addon?
dp-q-house = Which cage for { $pet }?
dp-q-ball = Crystal ball: which card do you exchange? ({ $thrown } so far)
dp-q-assign = Which card does { $pet } get for the next bar?
dp-q-feed = { $pet } is hungry: what do you feed?
dp-q-play = Your pets want to play: where do imps entertain them?
dp-q-anger = { $pet } tries to escape: how do you hold it?
dp-q-magic = { $pet } emanates too much magic: who absorbs it?
dp-q-shovel = How many manure tokens does the shovel remove from { $plot } before disease?
dp-q-shovel-again = How many manure tokens does the shovel remove from { $plot } before the exhibition?
dp-q-surplus = Potions: which { $colour } card do you discard?
dp-q-exhibit = What do you enter in the exhibition?
dp-q-sell = Which pet do you sell, to whom and where?
dp-q-clean = How many manure tokens do your imps clean from { $plot }?
dp-q-store = What do you put into the empty magic box before food ages?

# Answers
dp-a-group = group of { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}
dp-a-pick = { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}
dp-a-home = stay home
dp-a-cage = { $cage }
dp-a-place = { $what } on { $plot }
dp-a-release = release { $pet }
dp-a-discard = discard { $card }
dp-a-assign = { $pet }: { $card }
dp-a-feed-nothing = feed nothing
dp-a-feed = feed { $what }
dp-a-entertain = an imp between plots { $one } and { $two }
dp-a-entertain-employee = the employee of the month between plots { $one } and { $two }
dp-a-catch = hold it with { $what }
dp-a-escape = let it escape
dp-a-ward-nobody = nobody
dp-a-ward = { $what }
dp-a-tokens = { $tokens ->
    [0] none
    [one] 1 token
   *[other] { $tokens } tokens
}
dp-a-exhibit = { $pet }, { $need }
dp-a-sell = { $pet } to { $customer } on the black market
dp-a-sell-platform = { $pet } to { $customer } from the platform
dp-a-done = no more
dp-a-done-group = ready
dp-a-done-ball = exchange no more
dp-a-done-sell = sell no more
dp-a-done-store = leave it empty

# What happened
dp-e-starts = { $seat } has the starting player token.
dp-e-round = Round { $round } begins.
dp-e-order = Turn order of the last round: { $order }.
dp-e-neutral = A neutral imp stands on: { $space }.
dp-e-exhibition = Exhibition of round { $round }: { $name }.
dp-e-customer = Customer of round { $round }: { $name }.
dp-e-food = Food arrives: { $vegetable ->
    [one] { $vegetable } vegetable
   *[other] { $vegetable } vegetables
}; { $mixedvegetable ->
    [one] { $mixedvegetable } vegetable
   *[other] { $mixedvegetable } vegetables
} and { $mixedmeat } meat; { $meat } meat.
dp-e-farmed = { $pet } goes to a farm and { $token }.
dp-e-neutral-buys = A neutral imp buys { $pet }.
dp-e-corral-grows = { $pet } grows and moves to the upper corral.
dp-e-new = New in town: { $what }.
dp-e-new-pet = New in the corral: { $pet }, size { $size }.
dp-e-income = { $seat } gets { $gold } gold of income.
dp-e-drew = { $seat } draws a { $colour } card.
dp-e-drew-own = { $seat } draws { $card }.
dp-e-reshuffled = The { $colour } discard pile becomes the new deck.
dp-e-substitute = No { $colour } cards are left: { $seat } gets a substitute.
dp-e-group = { $seat }: a group of { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}.
dp-e-ready = { $seat } is ready.
dp-e-sent = { $seat } sends { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}: { $place }.
dp-e-home = { $seat } keeps { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
} at home.
dp-e-took-food = { $seat } takes { $what }.
dp-e-took = { $seat } takes { $what }.
dp-e-book = { $seat } chooses { $colour } for { $book }.
dp-e-box = Food lies in the magic box of { $seat }.
dp-e-took-pet = { $seat } buys { $pet }, size { $size }.
dp-e-invited = { $seat } invites { $imps ->
    [one] { $imps } new imp
   *[other] { $imps } new imps
}.
dp-e-potion = { $seat } takes a potion.
dp-e-healed = { $seat } fetches { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} from the hospital.
dp-e-judges = { $seat } sends judges: 2 exhibition points.
dp-e-placed = { $seat } puts { $what } on { $plot }.
dp-e-replaced = { $seat } puts { $what } on { $plot } in place of { $old }.
dp-e-lost = { $seat } loses { $pet }: { $cause }.
dp-e-lost-reputation = { $seat } loses { $pet } ({ $cause }) and { $reputation } reputation.
dp-e-discarded = { $seat } discards { $card }.
dp-e-assigned = { $seat } gives { $pet } { $card }.
dp-e-revealed = { $seat } shows { $pet }: { $cards }.
dp-e-fed = { $pet } of { $seat } eats { $what }.
dp-e-suffered = { $pet } suffers ({ $need }): +{ $tokens }.
dp-e-pooped = { $pet } leaves { $tokens } manure{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } absorbed
}.
dp-e-entertained = An imp of { $seat } plays between plots { $one } and { $two }.
dp-e-entertained-employee = The employee of the month of { $seat } plays between plots { $one } and { $two }.
dp-e-caught = { $seat } holds { $pet } with { $what }.
dp-e-warded = { $seat } protects { $pet } with { $what }.
dp-e-mutated = { $pet } mutates: +{ $tokens }.
dp-e-shovelled = { $seat } shovels { $tokens } manure from { $plot }.
dp-e-exhibited = { $seat } enters { $pet }.
dp-e-exhibited-need = { $seat } enters { $pet }, showing { $need }.
dp-e-score = { $seat } scores { $score } in the exhibition.
dp-e-absent = { $seat } has no pet to enter.
dp-e-award = { $seat } comes in at place { $place }: { $award } reputation.
dp-e-exhibition-over = The exhibition is over: { $name }.
dp-e-sold = { $seat } sells { $pet } to { $customer } on the black market: match { $match }, { $reputation } reputation, { $gold } gold.
dp-e-sold-platform = { $seat } sells { $pet } to { $customer } from the platform: match { $match }, { $reputation } reputation, { $gold } gold.
dp-e-no-sale = { $seat } sells nothing.
dp-e-customer-leaves = { $name } leaves.
dp-e-cards-gone = { $seat } discards { $cards ->
    [one] { $cards } assigned card
   *[other] { $cards } assigned cards
}{ $potions ->
    [0] {""}
    [one] {" "}and { $potions } potion
   *[other] {" "}and { $potions } potions
}.
dp-e-cleaned = { $seat } cleans { $tokens } manure from { $plot }.
dp-e-earned = Idle imps earn { $seat } { $gold } gold.
dp-e-grew = { $pet } of { $seat } grows to size { $size }.
dp-e-stored = { $seat } puts { $food } into the magic box.
dp-e-spoiled = Food of { $seat } spoils: { $what }.
dp-e-imps-home = { $imps ->
    [one] { $imps } imp of { $seat } comes home
   *[other] { $imps } imps of { $seat } come home
}.
dp-e-on-platform = { $imps ->
    [one] { $imps } imp of { $seat } stays
   *[other] { $imps } imps of { $seat } stay
} on the platform.
dp-e-final = { $name }: { $seat } scores { $score }, reputation { $award }.

# The score sheet
dp-score-reputation = Reputation of the rounds
dp-score-business = Business acumen
dp-score-display = Pet display

# Options
dp-option-players = Players
dp-option-players-help = 2, 3 or 4 players; four play five rounds, two and three play six among neutral imps.
dp-option-start = Starting player
dp-option-start-help = The seat that starts, counted from 0; nobody named means drawn at random.
dp-option-double = Double symbols
dp-option-double-help = Cards with double symbols may be turned and then give both needs.
dp-option-foresight = More foresight
dp-option-foresight-help = Two exhibitions and two customers are known from the start.
dp-option-total-foresight = Total foresight
dp-option-total-foresight-help = All exhibitions and customers are known from the start.
dp-option-meat-stand = Advanced meat stand
dp-option-meat-stand-help = Stareplant, Baby Golem and Ghosty leave something else than meat at the farm.
dp-option-final-order = Final round order
dp-option-final-order-help = The last round of four goes from the lowest reputation to the highest.

# Problems
problem-dp-players = Dungeon Petz is for 2, 3 or 4 players, not { $players }.
problem-dp-start = Seat { $seat } cannot start at a table of { $players }.
problem-dp-final-order = The final round order is for four players, not { $players }.

# The board in a browser
dp-p-progress = Progress board
dp-p-phases = Phases of a round
dp-p-rounds = Exhibitions, customers and new imps by round
dp-p-round = Round
dp-p-down = face down
dp-p-arrivals = Imps to be invited from this round on
dp-p-town = The town
dp-p-market = Market
dp-p-corral = Pet corral
dp-p-square = Hospital square
dp-p-dummy-vegetable = A neutral imp takes 1 vegetable from the mixed stand.
dp-p-dummy-meat = A neutral imp takes 1 meat from the mixed stand.
dp-p-needs-imps = at least { $count } imps
dp-p-needs-gold = at least { $count } gold in the group
dp-p-send = Send
dp-p-take = Take
dp-p-free = free
dp-p-blocked = blocked this round
dp-p-bars = Bars: { $now }. To come: { $later }.
dp-p-wants = This round it will ask for:
dp-p-want = { $count } × { $colour }, half of them { $need }
dp-p-size = Size { $size }
dp-p-prices = price by size { $prices }
dp-p-strength = strength { $count }
dp-p-antimagic = antimagic { $count }
dp-p-symbol-graze = Feeds one hunger of a pet that eats vegetables, each round.
dp-p-symbol-meat-feeder = Feeds one hunger of a pet that eats meat, each round.
dp-p-symbol-absorb = Swallows one poop each round.
dp-p-symbol-play = Meets one play need each round.
dp-p-single = One pet is shown.
dp-p-full = The whole shop is shown.
dp-p-tile-food = Food of its round:
dp-p-start = Starting player
dp-p-reputation = reputation { $count }
dp-p-thinks = is thinking
dp-p-ready = ready
dp-p-imps = imps at home: { $count }
dp-p-gold = gold: { $count }
dp-p-vegetables = Vegetables by age, the freshest first: { $ages }
dp-p-meat = Meat by age, the freshest first: { $ages }
dp-p-sold = sold
dp-p-secret = Cards lie face down
dp-p-desk = To decide
dp-p-screens = Everybody divides imps and gold behind a screen.
dp-p-assigning = Everybody gives cards to pets, face down.
dp-p-exits = Your groups, in the order they act
dp-p-exits-none = No group yet. Bigger groups act first, so the biggest gets the best choice.
dp-p-home = At home
dp-p-plan-how = Drag imps and gold to the town, or tap + there. Nobody sees your plan.
dp-p-plan = Your plan, in the order the groups act
dp-p-plan-many = At most { $most } groups can leave.
dp-p-plan-bare = a group needs an imp
dp-p-put-imp = One more imp: { $place }
dp-p-put-gold = One more gold: { $place }
dp-p-stay = Send nobody this round
dp-p-ready-now = Ready: the rest stays at home
dp-p-meant = your plan
dp-about-veg = Take all the vegetables that lie here, for pets that eat greens.
dp-about-mixed = Take everything that lies here: some vegetables, some meat.
dp-about-meat = Take all the meat that lies here, for pets that eat meat.
dp-about-artifacts = Take both artifacts. They help you from now on to the end of the game.
dp-about-cage = Take one of the cages. Strong bars hold angry pets, antimagic keeps magical ones from mutating.
dp-about-addon = Take one of the addons. It makes one of your cages better.
dp-about-old = Buy one older pet. It needs more care, and can be sold sooner.
dp-about-young = Buy one young pet. It is easy to care for and grows every round.
dp-about-immigration = All your imps that wait for this round or an earlier one on the progress board join you.
dp-about-hospital = Take a potion, which calms a pet in place of a card, and bring your imps home from hospital.
dp-about-judging = Your imps sit among the judges: +{ $judge } points in this round's exhibition.
dp-about-platform = Sell from here and a pet brings { $times } times its match in reputation. The imps stay until you have used them.
dp-about-phase-1 = New goods, new pets and news come to town, and everybody gets income.
dp-about-phase-2 = Everybody secretly sends imps to town in groups. Bigger groups act first; a taken space is gone.
dp-about-phase-3 = Draw one card for each coloured bar of your pets, then decide who needs what.
dp-about-phase-4 = The cards are turned up: feed, play, hold and cure your pets. Then they are judged.
dp-about-phase-5 = Sell grown pets to the customers of the round, then let idle imps clean or earn gold.
dp-about-phase-6 = Pets grow, food gets older and the imps come home.
dp-p-rest = Staying at home: { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}, { $gold } gold. Imps at home look after the pets.
dp-p-next-group = Or by numbers: imps down, gold across
dp-p-give = Send these groups
dp-p-token-imp = An imp: press, then press where it goes; or drag it
dp-p-token-gold = A gold: press, then press where it goes; or drag it
dp-p-idle = You have prepared no group: { $imps ->
    [one] your imp stays
   *[other] all { $imps } imps stay
} at home, and nobody goes to town this round.
dp-p-reach = reaches { $count } of { $all } places
dp-p-not = (not: { $places })
dp-p-queue = The order of the groups
dp-p-then = then
dp-p-bar = Bar { $number } of { $all }:
dp-p-here = { $what } here
dp-p-replace = { $what } over this one
dp-p-keep = Keep { $what }
dp-p-addon-here = Addon here
dp-p-catch = Hold it:
dp-p-forecast = If it stays like this:
dp-p-lost = Lost: { $cause }!
dp-p-f-open = { $count ->
    [one] 1 bar open
   *[other] { $count } bars open
}
dp-p-f-hunger = needs { $count } food
dp-p-f-unfed = stays hungry: suffering +{ $count }
dp-p-f-poop = leaves { $count } manure
dp-p-f-play = { $count ->
    [one] needs 1 imp to play
   *[other] needs { $count } imps to play
}
dp-p-f-bored = is bored: suffering +{ $count }
dp-p-f-anger = { $count ->
    [one] needs 1 imp to hold it
   *[other] needs { $count } imps to hold it
}
dp-p-f-mutation = mutates: +{ $count }
dp-p-f-sick = falls ill: suffering +{ $count }
dp-p-f-show = { $name }: { $points } points
dp-p-f-match = { $name }: match { $points }
dp-p-f-eaten = Eaten of what is there, the freshest first: { $ages }
dp-p-f-imps = Imps: { $play } play, { $catch } to the hospital, { $armour } in armour, of { $home } at home
dp-p-f-missing = { $count ->
    [one] 1 imp too few!
   *[other] { $count } imps too few!
}
dp-p-f-note = A plain plan: imps play first, then hold angry pets; armour and employee help where they are needed first.
dp-p-c-vegetable = eats { $count } more vegetables
dp-p-c-meat = eats { $count } more meat
dp-p-c-box = opens the magic box
dp-p-c-play = { $count ->
    [one] 1 imp more must play
   *[other] { $count } imps more must play
}
dp-p-c-catch = { $count ->
    [one] 1 imp more goes to the hospital
   *[other] { $count } imps more go to the hospital
}
dp-p-c-armour = { $count ->
    [one] 1 imp puts on armour
   *[other] { $count } imps put on armour
}
dp-p-c-employee = { $count ->
    [0] no employee of the month
   *[other] the employee of the month helps
}
dp-p-c-suffer = suffering +{ $count }
dp-p-results = Results
dp-p-results-of = Results of round { $round }
dp-p-moment = See this moment
dp-p-absent = has no pet to show
dp-p-place = place { $place }:
dp-p-sales = Sales
dp-p-platform = from the platform
dp-p-black-market = on the black market
dp-p-care = Caring for the pets
dp-p-finals = Final exhibitions
dp-p-food = Food
dp-p-away = Imps that are not at home

# The names of the pictures
dp-i-hunger = Hunger
dp-i-poop = Poop
dp-i-play = Play
dp-i-anger = Anger
dp-i-magic = Magic
dp-i-disease = Disease
dp-i-sleep = Sleep
dp-i-suffering = Suffering
dp-i-mutation = Mutation
dp-i-manure = Manure
dp-i-imp = Imp
dp-i-gold = Gold
dp-i-vegetable = Vegetable
dp-i-meat = Meat
dp-i-box = Magic box
dp-i-potion = Potion
dp-i-reputation = Reputation
dp-i-strength = Strength
dp-i-antimagic = Antimagic
dp-i-graze = Grass
dp-i-meat-feeder = Meat feeder
dp-i-absorb = Drain
dp-i-toys = Toys
dp-i-armour = Armour
dp-i-shovel = Shovel
dp-i-employee = Employee of the month
dp-i-whip = Whip
dp-i-ball = Crystal ball
dp-i-book = Book
dp-i-bed = Hospital
dp-i-platform = Platform
dp-i-rosette = Judging
dp-i-tent = Exhibition
dp-i-door = Way out
dp-i-cards = Need cards
dp-i-pet = Pet
dp-i-start = Starting player

dp-option-start-drawn = drawn at random
dp-option-start-form = Who holds the starting player token first.
