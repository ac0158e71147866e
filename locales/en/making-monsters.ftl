# Making Monsters.

mm-title = Making Monsters
mm-tagline = Draw parts from your bag, push your luck, and bring monsters to life.
mm-feeling = Cheeky and tense: one more part from the bag, or was that one too many?
mm-preset-first = The game of the rulebook
mm-preset-first-help = It has no variants: the first game and the hundredth are the same.
mm-option-players = Players
mm-option-players-help = 2, 3 or 4 mad scientists.
problem-mm-solo = Making Monsters has no game for one: 2 to 4 players are needed.
problem-mm-players = Making Monsters is for 2 to 4 players, not { $players }.

# Words and lists

mm-none = nothing
mm-hidden = hidden
mm-empty = empty
mm-you = { $who } (you)
mm-count = { $name } ×{ $n }
mm-on-slot = { $monster } (slot { $slot })
mm-as = { $monster } (slot { $slot }), as { $space }
mm-colour-red = red
mm-colour-yellow = yellow
mm-colour-blue = blue
mm-phase-setup = Setup
mm-phase-order = Order
mm-phase-deliver = Deliver
mm-phase-end-steps = Deliver: end steps
mm-phase-answer = Reanimate or wait
mm-phase-reanimate = Reanimate
mm-phase-keep = Refresh: new monsters
mm-phase-settle = Refresh: into the lab
mm-phase-prepare = Mad Science Fair: preparation
mm-phase-show = Mad Science Fair: the show
mm-phase-over = Game over

# The table

mm-h-round = Round { $round }
mm-h-lead = lead: { $who }
mm-h-rot = Rot track { $track } · reserve { $reserve } · removed { $removed }
mm-h-deck = Deck { $deck } · discard { $discard } · upgrade stacks { $first } and { $second }
mm-h-supply = Supply: { $tokens }
mm-h-cart = { $cart } [{ $kinds }]: { $tiles }
mm-h-cart-of = { $cart } [{ $kinds }]: { $tiles } (in front of { $who })
mm-h-player = { $who }: { $prestige } prestige
mm-h-order = order { $colour }
mm-h-order-super = order { $colour }, super
mm-h-chosen = has chosen
mm-h-answer-reanimate = reanimates
mm-h-answer-wait = waits
mm-h-rotted = rotted
mm-h-fair = Fair { $points }
mm-h-bag = Bag ({ $n }): { $tokens }
mm-h-incoming = rot on its way: { $n }
mm-h-slot = { $slot } { $monster } ({ $prestige }): { $spaces }
mm-h-space = { $kind } { $filled }/{ $all }
mm-h-finished = finished
mm-h-blank = { $slot } (blank)
mm-h-sorting = Sorting: { $tokens }
mm-h-rejects = Rejects { $n }/{ $all }: { $tokens }
mm-h-hand = Drawn, to place: { $tokens }
mm-h-upgrades = Upgrades: { $tiles }
mm-h-upgrade = { $slot } { $tile }
mm-h-upgrade-holds = { $slot } { $tile } ({ $tokens })
mm-h-beside = beside: { $tile }
mm-h-lester = LESTER: { $cards }
mm-h-pile = Pile: { $cards }
mm-h-cards = In hand: { $cards }
mm-h-cards-hidden = In hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
mm-h-lineup = For the Fair: { $cards }

# Questions

mm-q-none = Nothing to decide now.
mm-q-start-card = Where do you put your starting monster { $card }?
mm-q-order = Which order token do you choose, in secret?
mm-q-place = You drew { $tokens }. What goes where?
mm-q-place-lost = You drew { $tokens }. What goes where? No place, so rejected ({ $n }): { $lost }.
mm-q-draw = Draw another token ({ $n } left to draw), or stop?
mm-q-show = Draw another token for the Fair, or stop?
mm-q-lester = Which LESTER card do you use?
mm-q-supply = Which part of the supply goes into your bag? ({ $n } to take)
mm-q-expand = Which upgrade do you take, from any cart?
mm-q-install = Where do you install { $tile }?
mm-q-answer = Reanimate now, or wait?
mm-q-ready = You reanimate. Move sorted parts first?
mm-q-ready-fair = Drawing is over. Move sorted parts first?
mm-q-peg = Which monster does { $tile } serve?
mm-q-grind = { $tile }: discard { $part } for prestige?
mm-q-exchange = { $tile }: swap { $part } for what?
mm-q-items = What do you take from the cart? ({ $n ->
    [one] 1 item
   *[other] { $n } items
 } left)
mm-q-keep = Which monster do you keep: { $cards }?
mm-q-first = Which card do you place first?
mm-q-card = Where does { $card } go?
mm-q-choose = Which monsters do you show at the Fair? ({ $n } of 5 chosen)
mm-q-cover = Which default does { $card } cover?

# Answers

mm-a-place-card = On slot { $slot }
mm-a-cover-card = On slot { $slot }, covering { $monster }
mm-a-replace-card = In place of { $monster } (slot { $slot })
mm-a-pile-card = On your pile
mm-a-order = Order { $colour }: { $base } | super: { $super }
mm-o-prestige = { $n } prestige
mm-o-draw = draw { $n }
mm-o-draw-more = draw { $n } to { $most }
mm-o-return = return { $n } rot
mm-o-pick = pick { $n } from the supply
mm-o-mutation = gain { $n } mutation
mm-o-lester = use a LESTER card
mm-a-draw = Draw a token
mm-a-stop = Stop
mm-a-place = { $part } on { $spot }
mm-a-sort = { $part } on the sorting board
mm-a-store = { $part } on { $tile } (upgrade slot { $slot })
mm-a-reject = Reject { $part }
mm-a-move = Move sorted { $part } to { $spot }
mm-a-move-from = Move { $part } from { $tile } (upgrade slot { $slot }) to { $spot }
mm-a-supply = { $kind } from the supply
mm-a-lester = { $card }: { $text }
mm-a-tile = { $tile } from { $cart } (place { $slot }): { $text }
mm-a-install = On upgrade slot { $slot }
mm-a-install-over = On upgrade slot { $slot }, in place of { $tile }
mm-a-reanimate = Reanimate now
mm-a-wait = Wait
mm-a-ready = Ready
mm-a-peg = Finish { $spot }
mm-a-peg-none = Finish no monster with it
mm-a-grind = Discard the part
mm-a-grind-none = Keep the part
mm-a-exchange = Swap it for { $kind }
mm-a-exchange-none = Do not swap
mm-a-part = { $kind } into the bag
mm-a-done = Take nothing more
mm-a-done-lineup = The line-up is complete
mm-a-keep = Keep { $card }
mm-a-keep-unknown = Keep card { $n }
mm-a-keep-both = Keep both
mm-a-first = { $card } first
mm-a-first-unknown = Card { $n } first
mm-a-fair = { $monster }: { $prestige } prestige, { $spaces }
mm-a-cover = Cover { $monster } (slot { $slot })

# Events

mm-e-dealt = { $seat } is dealt { $card }.
mm-e-placed-card = { $seat } puts { $card } on slot { $slot }.
mm-e-replaced-card = { $seat } puts { $card } in place of { $old }, which goes to the pile.
mm-e-piled-card = { $seat } puts { $card } on the pile.
mm-e-round = Round { $round } begins; { $seat } has the lead.
mm-e-ordered = { $seat } chooses the { $colour } order token.
mm-e-ordered-secret = { $seat } has chosen an order token.
mm-e-revealed = { $seat } reveals { $colour }: base action.
mm-e-revealed-super = { $seat } reveals { $colour }: super action!
mm-e-drew = { $seat } draws { $tokens }.
mm-e-placed = { $seat } puts { $part } on { $spot }.
mm-e-sorted = { $seat } sorts { $part }.
mm-e-stored = { $seat } puts { $part } on { $tile }.
mm-e-rejected = { $seat }: { $token } goes to the reject track.
mm-e-overflow = { $seat }: { $token } goes past the end of the reject track.
mm-e-moved = { $seat } moves sorted { $part } to { $spot }.
mm-e-stopped = { $seat } stops drawing.
mm-e-rot-returned = { $seat } returns a rot to the bag.
mm-e-rotted = { $seat } has rotted the research!
mm-e-prestige-order = { $seat } gains { $n } prestige from the order.
mm-e-prestige-monster = { $seat } reanimates { $monster }: { $n } prestige.
mm-e-prestige-bonus = { $seat } gains { $n } bonus prestige.
mm-e-prestige-tile = { $seat } gains { $n } prestige from { $tile }.
mm-e-prestige-lester = { $seat } gains { $n } prestige from { $card }.
mm-e-gained = { $seat } adds { $tokens } to the bag.
mm-e-nothing-left = Nothing is left in the supply for { $seat } to pick.
mm-e-lester = { $seat } uses the LESTER card { $card }.
mm-e-lesters-back = { $seat } takes all LESTER cards back.
mm-e-composted = { $seat } removes { $n } rot from the game.
mm-e-composted-none = { $seat } has no rot in the bag to remove.
mm-e-took-tile = { $seat } takes { $tile } from { $cart }.
mm-e-installed = { $seat } installs { $tile }.
mm-e-boxed = { $tile } of { $seat } goes to the box.
mm-e-bombed = { $seat } adds { $n } rot from the reserve.
mm-e-bombed-later = { $n ->
    [one] { $n } rot from the reserve is
   *[other] { $n } rot from the reserve are
} on the way to { $seat }.
mm-e-bomb-arrived = { $n ->
    [one] { $n } rot arrives
   *[other] { $n } rot arrive
} in the bag of { $seat }.
mm-e-answered-secret = { $seat } has answered.
mm-e-answered-reanimate = { $seat } chooses to reanimate.
mm-e-answered-wait = { $seat } waits.
mm-e-must = { $seat } must reanimate.
mm-e-reanimates = { $seat } reanimates { $n ->
    [one] 1 monster
   *[other] { $n } monsters
 }.
mm-e-pegged = { $seat } finishes { $spot } without its last limb.
mm-e-rot-taken = { $seat } takes rot: { $track } from the track, { $reserve } from the reserve.
mm-e-ground = { $seat } discards { $part } to the graveyard.
mm-e-exchanged = { $seat } swaps { $gave } for { $took }.
mm-e-cleaned = { $seat } puts all tokens of the lab back into the bag.
mm-e-track-empty = The rot track is empty: everybody reanimates, then the Mad Science Fair begins.
mm-e-refilled = { $tile } lies on { $cart }.
mm-e-turned = The central board turns by a quarter.
mm-e-reshuffled = The discard is shuffled into a new deck.
mm-e-dealt-pair = { $seat } draws { $cards }.
mm-e-dealt-hidden = { $seat } draws { $n ->
    [one] 1 monster card
   *[other] { $n } monster cards
 }.
mm-e-kept-first = { $seat } keeps the first card.
mm-e-kept-second = { $seat } keeps the second card.
mm-e-kept-both = { $seat } keeps both cards.
mm-e-kept-secret = { $seat } has chosen a card.
mm-e-keeps = { $seat } keeps { $card }.
mm-e-discarded = { $seat } discards { $card }.
mm-e-fair = The Mad Science Fair begins: labs are emptied.
mm-e-picked = { $seat } picks { $card } for the Fair.
mm-e-covers = { $seat } covers { $monster }.
mm-e-lineup-ready = { $seat } is ready for the Fair.
mm-e-lineup = { $seat } shows { $cards } at the Fair.
mm-e-fair-score = { $seat } scores { $n } at the Fair.
mm-e-over = The game is over.

# Scores

mm-score-rounds = Prestige of the rounds
mm-score-fair = Prestige of the Fair

# The board in the browser

mm-p-prestige = prestige
mm-p-own-lab = Your lab
mm-p-drawn = Drawn:
mm-p-rotted = rotted!
mm-p-super = SUPER
mm-p-thinking = thinking…
mm-p-ready = ready
mm-p-blank = no monster
mm-p-replace = Replace
mm-p-cover = Cover it
mm-p-finish = Finish it
mm-p-here = Here
mm-p-missing = { $kind } missing
mm-p-filled = { $kind } in place
mm-p-mutated = { $kind }: a mutation stands in
mm-p-pile = Pile
mm-p-in-hand = monster cards in hand
mm-p-sorting = Sorting board
mm-p-reject = Reject
mm-p-rejects = Reject track
mm-p-rejects-said = { $n } of { $all } reject spaces are filled. A full track rots the research.
mm-p-bag = Bag
mm-p-upgrades = Upgrades
mm-p-lester = LESTER, your helper
mm-p-used = used
mm-p-board = The turning central board
mm-p-stacks-left = Upgrades left
mm-p-deck-left = Monsters left
mm-p-take = Take
mm-p-supply = The graveyard: parts of the supply
mm-p-step-order = Order
mm-p-step-deliver = Deliver
mm-p-step-reanimate = Reanimate
mm-p-step-refresh = Refresh
mm-p-step-fair = Mad Science Fair
mm-p-goal = Finish monsters and bring them to life for prestige. Whoever has the most after the Mad Science Fair wins.
mm-p-legend = What the signs mean
mm-about-part = A part. Put it on a space of the same kind of a monster in your lab.
mm-about-mutation = A mutation fits on any space.
mm-about-rot = Rot goes to your reject track at once. A full track rots your research.
mm-about-prestige = Prestige: the points of the game.
mm-about-super = Super: a neighbour shows the colour that your token looks for, so your action is the stronger one.
mm-about-sorting = Parts you keep for later lie here. Move one to a monster that needs it whenever you like.
mm-about-rejects = Rot, and parts that fit nowhere, land here. If it is full when you stop, your research has rotted: you must reanimate, without the bonus.
mm-about-bag = Everything you draw comes from here. What is in a bag is no secret; the order is.
mm-about-upgrades = Tiles that help you for the rest of the game.
mm-about-lester = LESTER does you a favour when the blue super action or a terminal calls him. Each card works once; when all are used, you get them all back.
mm-about-pile = Monster cards that are not in your lab. They come back at the Fair.
mm-about-stacks = Upgrade tiles still face down, in two stacks. They fill the carts after each round.
mm-about-deck = Monster cards still in the deck.
mm-about-countdown = When the last rot is taken from this track, everybody reanimates and the Mad Science Fair, the last round, begins.
mm-about-chart = The more monsters you bring to life at once, the more bonus prestige, rot and items you get.
mm-p-from = Where the prestige comes from
mm-p-from-order = orders
mm-p-from-monster = monsters brought to life
mm-p-from-bonus = bonus for several at once
mm-p-from-tile = upgrades
mm-p-from-lester = LESTER
mm-p-from-none = Nothing yet.
mm-p-from-other = other
mm-p-lead = Lead:
mm-p-rot-said = { $n } rot left on the track, then the Mad Science Fair begins. Reserve: { $reserve }.
mm-p-countdown = Rot until the Fair
mm-p-score = Score track
mm-p-chart = Reanimation chart
mm-p-monsters = monsters
mm-p-bonus = bonus
mm-p-rot = rot
mm-p-items = items
mm-p-odds = One more token, out of { $n }: the odds
mm-p-odds-hide = Hide the odds
mm-p-odds-show = Show the odds of one more token
mm-p-odds-finishes = finishes a monster
mm-p-odds-fits = fits a monster
mm-p-odds-kept = can be kept beside
mm-p-odds-rejected = goes to the rejects
mm-p-odds-saved = fills the track; your order takes a rot back
mm-p-odds-rots = ROTS the research: no bonus
mm-p-outlook = If you draw all { $n }: rot alone fills the track with a chance of { $chance }.
mm-p-percent = { $n }%
mm-p-percent-little = under 1%
mm-p-percent-nearly = over 99%
mm-p-tray = Your decision
mm-p-install = Choose an upgrade slot in your lab.
mm-p-expand = Take a tile from any cart, or nothing.
mm-p-supply-hint = Take it from the graveyard in the middle of the board.
mm-p-last-moves = The last moment to move sorted parts to monsters.
mm-p-items-hint = from your cart, the one below: parts into your bag, tiles into your lab.
mm-p-card-hint = Choose its slot in your lab.
mm-p-peg-hint = Choose a monster in your lab that lacks only that limb.
mm-p-place-hint = Choose a place in your lab.
mm-p-may = up to { $n } more
mm-p-so-far = { $n ->
    [one] 1 monster finished
   *[other] { $n } monsters finished
 }, bonus { $bonus }
mm-p-wait-hint = Everything stays where it is for the next round.
mm-p-lineup = Your line-up for the Fair: { $n } of 5. Uncovered defaults may be finished too.
mm-p-keep = Keep this one
mm-p-first = Place it first
mm-p-pick = Show it
mm-p-super-if = Super beside { $colour }:
mm-p-tale = Round { $round } so far
mm-p-tale-past = What round { $round } brought
mm-p-moment = Look at this moment again
mm-p-why-order = order
mm-p-finale = Mad Science Fair: the final count
mm-p-won = Monstermind
mm-p-total = rounds { $rounds } + Fair { $fair } = { $total }
mm-p-cart-text = and the tiles that lie on it. It serves the player in front of it; each round the board turns by a quarter.
