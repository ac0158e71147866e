# Reasons that reach the program in English: from the system, from readers of JSON and TOML, from the checks of data
# packs. They are known by the sentences of this file, in which { $holes } stand for anything.

## The system

reason-no-such-file-or-directory-os-error-2 = No such file or directory (os error 2)
reason-permission-denied-os-error-13 = Permission denied (os error 13)
reason-file-exists-os-error-17 = File exists (os error 17)
reason-not-a-directory-os-error-20 = Not a directory (os error 20)
reason-is-a-directory-os-error-21 = Is a directory (os error 21)
reason-no-space-left-on-device-os-error-28 = No space left on device (os error 28)
reason-read-only-file-system-os-error-30 = Read-only file system (os error 30)
reason-address-already-in-use-os-error-98 = Address already in use (os error 98)
reason-cannot-assign-requested-address-os-error-99 = Cannot assign requested address (os error 99)
reason-stream-did-not-contain-valid-utf-8 = stream did not contain valid UTF-8
reason-invalid-digit-found-in-string = invalid digit found in string
reason-cannot-parse-integer-from-empty-string = cannot parse integer from empty string
reason-number-too-large-to-fit-in-target-type = number too large to fit in target type
reason-is-not-in = { $number } is not in { $range }
reason-invalid-socket-address-syntax = invalid socket address syntax
reason-not = { $text } (not `{ $given }`)

## Reading JSON and TOML

reason-placed = { $place }: { $why }
reason-at-line-column = { $why } at line { $line } column { $column }
reason-unknown-field-expected-one-of = unknown field `{ $name }`, expected one of { $known }
reason-unknown-field-expected = unknown field `{ $name }`, expected `{ $known }`
reason-unknown-field-there-are-no-fields = unknown field `{ $name }`, there are no fields
reason-unknown-variant-expected-one-of = unknown variant `{ $name }`, expected one of { $known }
reason-unknown-variant-expected = unknown variant `{ $name }`, expected `{ $known }`
reason-missing-field = missing field `{ $name }`
reason-duplicate-field = duplicate field `{ $name }`
reason-invalid-type-expected = invalid type: { $found }, expected { $wanted }
reason-invalid-value-expected = invalid value: { $found }, expected { $wanted }
reason-invalid-length-expected = invalid length { $length }, expected { $wanted }
reason-data-did-not-match-any-variant-of-untagged-enum = data did not match any variant of untagged enum { $name }
reason-string = string { $text }
reason-integer = integer `{ $number }`
reason-floating-point = floating point `{ $number }`
reason-boolean = boolean `{ $value }`
reason-a-boolean = a boolean
reason-a-string = a string
reason-a-sequence = a sequence
reason-a-map = a map
reason-sequence = sequence
reason-map = map
reason-null = null
reason-unit-value = unit value
reason-struct = struct { $name }
reason-enum = enum { $name }
reason-eof-while-parsing = EOF while parsing { $what }
reason-an-object = an object
reason-a-list = a list
reason-a-value = a value
reason-expected-value = expected value
reason-expected-ident = expected ident
reason-expected = expected `{ $one }`
reason-expected-or = expected `{ $one }` or `{ $other }`
reason-key-must-be-a-string = key must be a string
reason-trailing-characters = trailing characters
reason-trailing-comma = trailing comma
reason-invalid-number = invalid number
reason-control-character-u-0000-u-001-f-found-while-parsing-a-strin = control character (\u0000-\u001F) found while parsing a string
reason-invalid-string = invalid string
reason-toml-parse-error-at-line-column = TOML parse error at line { $line }, column { $column }
reason-in = in `{ $place }`
reason-duplicate-key = duplicate key
reason-duplicate-key-expected = duplicate key, expected { $wanted }
reason-carriage-return-must-be-followed-by-newline = carriage return must be followed by newline
reason-carriage-return-must-be-followed-by-newline-expected = carriage return must be followed by newline, expected { $wanted }
reason-missing-opening-quote = missing opening quote
reason-missing-opening-quote-expected = missing opening quote, expected { $wanted }
reason-missing-comma-between-array-elements = missing comma between array elements
reason-missing-comma-between-array-elements-expected = missing comma between array elements, expected { $wanted }
reason-missing-comma-between-key-value-pairs = missing comma between key-value pairs
reason-missing-comma-between-key-value-pairs-expected = missing comma between key-value pairs, expected { $wanted }
reason-missing-assignment-between-key-value-pairs = missing assignment between key-value pairs
reason-missing-assignment-between-key-value-pairs-expected = missing assignment between key-value pairs, expected { $wanted }
reason-missing-key-for-inline-table-element = missing key for inline table element
reason-missing-key-for-inline-table-element-expected = missing key for inline table element, expected { $wanted }
reason-missing-value-for-key = missing value for key
reason-missing-value-for-key-expected = missing value for key, expected { $wanted }
reason-missing-value = missing value
reason-missing-value-expected = missing value, expected { $wanted }
reason-unexpected-leading-zero = unexpected leading zero
reason-unexpected-leading-zero-expected = unexpected leading zero, expected { $wanted }
reason-unexpected-key-or-value = unexpected key or value
reason-unexpected-key-or-value-expected = unexpected key or value, expected { $wanted }
reason-unexpected-content = unexpected content
reason-unexpected-content-expected = unexpected content, expected { $wanted }
reason-unclosed-array-table = unclosed array table
reason-unclosed-array-table-expected = unclosed array table, expected { $wanted }
reason-unclosed-inline-table = unclosed inline table
reason-unclosed-inline-table-expected = unclosed inline table, expected { $wanted }
reason-unclosed-table = unclosed table
reason-unclosed-table-expected = unclosed table, expected { $wanted }
reason-unclosed-array = unclosed array
reason-unclosed-array-expected = unclosed array, expected { $wanted }
reason-invalid-unquoted-key = invalid unquoted key
reason-invalid-unquoted-key-expected = invalid unquoted key, expected { $wanted }
reason-unquoted-keys-cannot-be-empty = unquoted keys cannot be empty
reason-unquoted-keys-cannot-be-empty-expected = unquoted keys cannot be empty, expected { $wanted }
reason-string-values-must-be-quoted = string values must be quoted
reason-string-values-must-be-quoted-expected = string values must be quoted, expected { $wanted }
reason-key-with-no-value = key with no value
reason-key-with-no-value-expected = key with no value, expected { $wanted }
reason-invalid-value = invalid value
reason-invalid-value-expected-2 = invalid value, expected { $wanted }
reason-invalid-key-value-pair = invalid key-value pair
reason-invalid-key-value-pair-expected = invalid key-value pair, expected { $wanted }
reason-invalid-inline-table-element = invalid inline table element
reason-invalid-inline-table-element-expected = invalid inline table element, expected { $wanted }
reason-extra-comma-in-inline-table = extra comma in inline table
reason-extra-comma-in-inline-table-expected = extra comma in inline table, expected { $wanted }
reason-extra-comma-in-array = extra comma in array
reason-extra-comma-in-array-expected = extra comma in array, expected { $wanted }
reason-extra-assignment-between-key-value-pairs = extra assignment between key-value pairs
reason-extra-assignment-between-key-value-pairs-expected = extra assignment between key-value pairs, expected { $wanted }
reason-extra = extra `=`
reason-extra-expected = extra `=`, expected { $wanted }
reason-literal-string = literal string
reason-newline = newline
reason-nothing = nothing
reason-key = key
reason-letters-numbers = letters, numbers, `-`, `_`
reason-single-value = single value

## Data packs of every game

reason-the-id-occurs-twice = the id occurs twice
reason-the-id-is-used-twice = the id is used twice
reason-this-id-is-used-twice = this id is used twice
reason-the-name-is-used-twice = the name is used twice
reason-an-id-has-1-to-64-characters = an id has 1 to 64 characters
reason-an-id-is-not-a-number = an id is not a number
reason-an-id-is-a-word-of-small-letters-digits-and-hyphens = an id is a word of small letters, digits and hyphens
reason-a-name-has-1-to-120-characters = a name has 1 to 120 characters
reason-a-name-is-empty = a name is empty
reason-source-is-not-seed-public-inferred-or-house = source `{ $name }` is not seed, public, inferred or house
reason-source-must-be-seed-public-inferred-or-house = source must be seed, public, inferred or house
reason-unknown-source = unknown source `{ $name }`
reason-this-pack-is-for = this pack is for `{ $game }`
reason-this-pack-is-of-another-game = this pack is of another game
reason-version-is-not-known-1-is = version { $found } is not known, 1 is
reason-must-be = must be { $wanted }
reason-unknown-table = unknown table
reason-no-such-table = no such table
reason-the-table-is-missing = the table is missing
reason-the-entry-is-missing = the entry is missing
reason-not-a-list-of-tables = not a list of tables

## Valeria's data pack

reason-entries-to-are-possible = { $count } entries; { $low } to { $high } are possible
reason-resolves-first-belongs-to-citizens-that-take-on-their-turn-a = `resolves_first` belongs to citizens that take on their turn, and to all of them
reason-a-starter-has-5-copies-one-for-each-player = a starter has 5 copies, one for each player
reason-trigger-is-not-double-or-no-match = trigger `{ $name }` is not double or no_match
reason-activation-is-not-1-to-12 = activation { $number } is not 1 to 12
reason-activation-is-not-one-of-1-to-8-9-10-11-12 = activation is not one of 1 to 8, 9/10, 11/12
reason-cost-is-not-1-to = cost { $cost } is not 1 to { $most }
reason-copies-a-citizen-deck-has-6 = { $count } copies; a citizen deck has 6
reason-no-citizen-for-number = no citizen for number { $number }
reason-strength-is-not-1-to-60 = strength { $strength } is not 1 to 60
reason-magic-and-vp-are-at-most-60 = magic and vp are at most 60
reason-no-place = no place `{ $name }`
reason-tier-is-not-1-to-3 = tier is not 1 to 3
reason-copies-do-not-fit = copies do not fit
reason-an-event-has-1-copy = an event has 1 copy
reason-an-event-has-one-instruction = an event has one instruction
reason-kind-does-not-fit-its-trigger = kind `{ $name }` does not fit its trigger
reason-vp-is-at-most-60 = vp is at most 60
reason-at-most-20-icons-of-a-role = at most 20 icons of a role
reason-a-domain-has-an-effect = a domain has an effect
reason-one-operation-for-a-dice-or-end-of-phase-effect = one operation for a dice or end-of-phase effect
reason-a-domain-takes-one-kind-of-resource = a domain takes one kind of resource
reason-a-take-at-the-end-of-the-action-phase-takes-1 = a take at the end of the action phase takes 1
reason-a-duke-gives-at-most-20-points-for-a-thing = a duke gives at most 20 points for a thing
reason-a-place-citizen-or-domain-of-this-preset-does-not-exist = a place, citizen or domain of this preset does not exist
reason-too-few-domains-are-left = too few domains are left
reason-citizens-are-not-in-the-order-of-the-ten-stacks = citizens are not in the order of the ten stacks
reason-a-place-occurs-twice = a place occurs twice
reason-a-preset-has-5-places-and-10-citizens = a preset has 5 places and 10 citizens
reason-there-is-no-preset-first-game = there is no preset `first_game`
reason-this-name-is-reserved-for-a-set-up-mode = this name is reserved for a set-up mode
reason-the-grid-has-5-monster-10-citizen-and-5-domain-stacks = the grid has 5 monster, 10 citizen and 5 domain stacks
reason-stacks-hold-1-to-6-citizens-1-to-6-monsters-1-to-4-domains = stacks hold 1 to 6 citizens, 1 to 6 monsters, 1 to 4 domains
reason-2-dukes-are-dealt-to-each-player = 2 dukes are dealt to each player
reason-a-turn-has-1-to-4-actions = a turn has 1 to 4 actions
reason-1-to-4-exhausted-cards-for-each-player = 1 to 4 Exhausted cards for each player
reason-1-event-for-each-player = 1 event for each player
reason-the-majorities-are-citizens-monsters-domains = the majorities are citizens, monsters, domains
reason-resources-per-is-at-least-1 = resources_per is at least 1
reason-an-effect-has-at-most-6-operations = an effect has at most 6 operations
reason-operation-cannot-stand-here = operation { $number } cannot stand here
reason-a-choice-has-2-to-4-options-none-of-them-empty = a choice has 2 to 4 options, none of them empty
reason-a-die-shows-1-to-6 = a die shows 1 to 6
reason-delta-is-5-to-5-and-not-0 = delta is -5 to 5 and not 0
reason-an-amount-is-1-to-30 = an amount is 1 to 30
reason-a-take-names-what-is-taken = a take names what is taken
reason-no-citizen-is-named = no citizen is named `{ $name }`
reason-no-card-is-named = no card is named `{ $name }`
reason-says-but-the-pack-lists = { $key } says { $stated }, but the pack lists { $found }
reason-monsters-a-place-has = { $count } monsters; a place has { $wanted }
reason-cards-without-the-5-player-icon-a-place-has = { $count } cards without the 5-player icon; a place has { $wanted }
reason-a-place-has-one-boss = a place has one boss
reason-expected-of-in = expected { $wanted } of { $what } in { $place }
reason-one-roll-wakes-are-possible = one roll wakes { $count } { $what }; { $most } are possible

## Making Monsters' data pack

reason-is-at-most = { $field } is at most { $most }
reason-is-from-to = { $field } is from { $low } to { $high }
reason-bonus-is-at-most-100-items-at-most-20 = bonus is at most 100, items at most 20
reason-there-are-12-to-monster-cards = there are 12 to { $most } monster cards
reason-only-a-tile-on-an-upgrade-slot-holds-parts = only a tile on an upgrade slot holds parts
reason-replicate-gives-1-to-10-of-a-useful-kind = replicate gives 1 to 10 of a useful kind
reason-display-needs-holds-100-at-most = display needs holds, 100 at most
reason-spare-names-a-useful-kind = spare names a useful kind
reason-slots-1-to-3-lie-beside = slots (1 to 3) lie beside
reason-grind-needs-holds-1-100-at-most = grind needs holds = 1, 100 at most
reason-needs-holds-1 = `{ $effect }` needs holds = 1
reason-needs-holds = `{ $effect }` needs holds
reason-rot-bomb-1-to-10-is-instant = rot_bomb (1 to 10) is instant
reason-a-lasting-effect-cannot-be-instant = a lasting effect cannot be instant
reason-an-instant-tile-is-a-rot-bomb = an instant tile is a rot bomb
reason-a-tile-beside-the-lab-opens-slots = a tile beside the lab opens slots
reason-there-are-at-most-32-kinds-of-upgrades = there are at most 32 kinds of upgrades
reason-there-are-8-to-72-tiles = there are 8 to 72 tiles
reason-at-most-4-tiles-can-lie-beside-labs = at most 4 tiles can lie beside labs
reason-slots-1-and-2-have-one-default-each = slots 1 and 2 have one default each
reason-slots-1-and-2-have-a-default-each = slots 1 and 2 have a default each
reason-an-effect-counts-from-1-to-20 = an effect counts from 1 to 20
reason-there-are-1-to-8-lester-cards-each = there are 1 to 8 LESTER cards each
reason-an-action-counts-up-to-20-one-lester-card-at-most = an action counts up to 20, one LESTER card at most
reason-colours-are-red-yellow-and-blue = colours are red, yellow and blue
reason-there-are-three-order-tokens-red-yellow-and-blue = there are three order tokens: red, yellow and blue
reason-a-monster-s-parts-are-useful-kinds-only = a monster's parts are useful kinds only
reason-a-monster-has-1-to-12-parts = a monster has 1 to 12 parts
reason-the-game-is-for-2-to-4-players = the game is for 2 to 4 players
reason-a-lab-can-have-at-most-6-upgrade-slots-all-warehouses-includ = a lab can have at most 6 upgrade slots, all Warehouses included
reason-no-such-kind-of-token = no such kind of token
reason-four-starting-bags-hold-more-than-there-is = four starting bags hold more than there is
reason-there-is-one-row-for-each-of-0-to-5-monsters = there is one row for each of 0 to 5 monsters
reason-there-are-four-carts = there are four carts
reason-a-cart-prints-useful-kinds = a cart prints useful kinds
reason-2-to-4-players-each-with-an-own-position-from-0-to-3 = 2 to 4 players, each with an own position from 0 to 3
reason-there-is-a-seating-for-2-3-and-4-players = there is a seating for 2, 3 and 4 players
reason-2-to-4-players-with-as-much-rot-as-is-left-beside-the-bags = 2 to 4 players, with as much rot as is left beside the bags
reason-there-is-a-length-for-2-3-and-4-players = there is a length for 2, 3 and 4 players
reason-the-box-holds-the-tables-list = the box holds { $wanted }, the tables list { $found }

## Dungeon Lords' data pack

reason-the-entrance-2-0-must-be-a-tunnel = the entrance [2, 0] must be a tunnel
reason-conquered-tile-from-5-to-0 = conquered_tile: from -5 to 0
reason-is-gold-only = { $field } is gold only
reason-a-surcharge-is-gold-food-or-evil = a surcharge is gold, food or evil
reason-areas-are-written-in-the-order-of-their-index = areas are written in the order of their index
reason-areas = { $count } areas
reason-no-area-called = no area called `{ $name }`
reason-no-prize-called = no prize called `{ $name }`
reason-no-room-called = no room called `{ $name }`
reason-no-monster-called = no monster called `{ $name }`
reason-no-expert-tile-called = no expert tile called `{ $name }`
reason-at-most-tiles-in-a-year = at most { $most } tiles in a year
reason-a-trap-costs-gold-food-an-imp-or-a-monster = a trap costs gold, food, an imp or a monster
reason-at-most-one-illusion-in-year = at most one illusion in year { $year }
reason-no-human-of-year = no human of year { $year }
reason-this-effect-does-not-belong-here = this effect does not belong here
reason-from-1-to-entries-not = from 1 to { $most } entries, not { $found }
reason-from-to-not = { $what }: from { $low } to { $high }, not { $found }
reason-no-cell = no cell [{ $column }, { $row }]
reason-absurd-cost = absurd cost
reason-absurd-gain = absurd gain
reason-absurd-number = { $effect }: absurd number
reason-at-most-one-imp-one-trap-and-one-monster-in-a-cost = at most one imp, one trap and one monster in a cost
reason-at-most-questions-at-once = at most { $most } questions at once
reason-points-per-0 = points per 0
reason-more-than-6-effects = more than 6 effects
reason-an-event-gives-gold-food-imps-traps-or-evil-only = an event gives gold, food, imps, traps or evil only
reason-resolve-names-i-ii-and-iii-once-each = resolve names I, II and III once each
reason-positions-are-written-in-the-order-i-ii-iii = positions are written in the order I, II, III
reason-a-space-costs-gold-food-or-evil-only = a space costs gold, food or evil only
reason-three-positions = three positions
reason-from-1-to-4-attacks = from 1 to 4 attacks
reason-either-cost-or-cost-choice = either cost or cost_choice
reason-at-most-4-alternatives-of-the-cost = at most 4 alternatives of the cost
reason-at-most-4-alternatives = at most 4 alternatives
reason-an-attack-costs-gold-or-food = an attack costs gold or food
reason-a-use-costs-gold-food-or-evil = a use costs gold, food or evil
reason-a-production-room-gives-goods-a-tunnel-a-peek-or-a-pet = a production room gives goods, a tunnel, a peek or a pet
reason-no-window = no window
reason-a-creature-belongs-to-join-battles = a creature belongs to join_battles
reason-only-a-creature-that-fights-like-a-monster-is-known = only a creature that fights like a monster is known

## States that cannot be played on, of every game

reason-of-player = player { $number }: { $why }
reason-no-such-seat = no such seat
reason-no-seat-at-a-table-of = no seat { $seat } at a table of { $count }
reason-players-at-a-table-for = { $count } players at a table for { $most }
reason-players-at-a-table-for-1-to-5 = { $count } players at a table for 1 to 5
reason-no-number = no { $what } number { $number }
reason-number-lies-there-twice = { $what } number { $number } lies there twice
reason-no-called = no { $what } called `{ $name }`

## States of Valeria

reason-attacks-belong-to-the-solo-game = attacks belong to the solo game
reason-the-solo-game-with-events-or-without-dukes = the solo game with Events or without Dukes
reason-a-card-that-is-not-in-the-pack = a card that is not in the pack
reason-no-such-place = no such place
reason-no-such-domain = no such Domain
reason-no-such-duke = no such Duke
reason-no-such-column = no such column
reason-no-such-slot = no such slot
reason-no-slot = no slot `{ $name }`
reason-a-stack-of-monsters-holds-something-else = a stack of Monsters holds something else
reason-c-holds-a-citizen-of-another-number = C{ $number } holds a Citizen of another number
reason-is-covered-by-what-is-no-event = { $slot } is covered by what is no Event
reason-is-covered-but-holds-cards = { $slot } is covered but holds cards
reason-the-exhausted-stack-holds-what-is-no-event = the Exhausted stack holds what is no Event
reason-monster-events-there-is-room-for = { $count } Monster Events, there is room for { $most }
reason-tokens-on-nothing-in = tokens on nothing in { $slot }
reason-two-piles-of-tokens-on-one-monster-in = two piles of tokens on one Monster in { $slot }
reason-two-different-dukes-are-dealt-or-none = two different Dukes are dealt, or none
reason-choices-belong-to-the-harvest-phase = choices belong to the Harvest phase
reason-a-choice-or-exchange-that-its-card-does-not-have = a choice or exchange that its card does not have
reason-a-take-that-its-card-does-not-have = a take that its card does not have
reason-an-effect-that-its-card-does-not-have = an effect that its card does not have
reason-a-slot-is-emptied-twice = a slot is emptied twice
reason-actions-are-left-a-turn-has-4-at-most = { $count } actions are left, a turn has 4 at most
reason-an-end-of-phase-effect-of-another-kind-of-domain = an end-of-phase effect of another kind of Domain
reason-attacks-are-1-to-6 = attacks are 1 to 6
reason-only-domains-are-turned-up = only Domains are turned up
reason-effects-are-under-way = { $count } effects are under way
reason-effects-inside-each-other-that-cannot-be = effects inside each other that cannot be

## States of Making Monsters

reason-rounds-count-from-1 = rounds count from 1
reason-no-game-has-so-many-rounds = no game has so many rounds
reason-no-game-brings-so-much-prestige = no game brings so much prestige
reason-no-such-monster = no such monster
reason-no-such-monster-in-deck-or-discard = no such monster in deck or discard
reason-no-such-monster-in-a-slot = no such monster in a slot
reason-no-such-tile-on-the-central-board = no such tile on the central board
reason-no-such-tile-in-the-box = no such tile in the box
reason-no-such-lester-card = no such LESTER card
reason-more-tokens-of-a-kind-than-can-be-counted = more tokens of a kind than can be counted
reason-more-tiles-in-the-box-than-there-are = more tiles in the box than there are
reason-more-monster-cards-in-deck-discard-and-hands-than-there-are = more monster cards in deck, discard and hands than there are
reason-more-tiles-beside-a-lab-than-there-is-room-for = more tiles beside a lab than there is room for
reason-no-tile-that-lies-beside-a-lab = no tile that lies beside a lab
reason-no-tile-for-an-upgrade-slot = no tile for an upgrade slot
reason-no-tile-to-install = no tile to install
reason-more-parts-on-a-monster-than-it-has-spaces = more parts on a monster than it has spaces
reason-a-tile-on-an-upgrade-slot-that-is-not-open = a tile on an upgrade slot that is not open
reason-more-parts-on-an-upgrade-than-it-holds = more parts on an upgrade than it holds
reason-a-full-lester-terminal-is-used-at-once = a full LESTER Terminal is used at once
reason-more-parts-sorted-than-there-is-room-for = more parts sorted than there is room for
reason-more-rejects-than-the-track-holds = more rejects than the track holds
reason-a-step-counts-too-high = a step counts too high
reason-drawn-parts-but-nobody-is-drawing = drawn parts, but nobody is drawing
reason-an-errand-in-a-phase-that-has-none = an errand in a phase that has none
reason-an-errand-counts-too-high = an errand counts too high
reason-a-line-up-outside-the-fair = a line-up outside the Fair
reason-a-line-up-not-from-the-pile = a line-up not from the pile
reason-only-a-default-can-be-covered = only a default can be covered
reason-the-fourth-card-covers-a-default = the fourth card covers a default
reason-which-card-comes-first-is-asked-with-two-cards = which card comes first is asked with two cards

## States of Dungeon Petz

reason-no-table-has-such-options = no table has such options ({ $rule })
reason-there-is-no-round = there is no round { $round }
reason-final-order-is-not-an-order-of-the-seats = final_order is not an order of the seats
reason-a-group-without-imps-or-with-too-many = a group without imps, or with too many
reason-potions-cannot-be-exchanged = potions cannot be exchanged
reason-a-potion-in-a-need-deck = a potion in a need deck
reason-more-cards-than-any-box-holds = more cards than any box holds
reason-more-artifacts-than-any-box-holds = more artifacts than any box holds
reason-imps-the-box-holds = { $count } imps, the box holds { $most }
reason-groups-that-cannot-be = groups that cannot be
reason-more-substitutes-than-cards = more { $what } substitutes than cards
reason-more-bought-or-sold-than-a-round-allows = more bought or sold than a round allows
reason-more-pets-than-four-cages-and-a-round-of-shopping-allow = more pets than four cages and a round of shopping allow
reason-no-pet-has-size = no pet has size { $size }
reason-more-cards-beside-a-pet-than-it-has-bars = more cards beside a pet than it has bars
reason-two-pets-in-one-plot = two pets in one plot

## States of Dungeon Lords

reason-the-year-is-1-or-2 = the year is 1 or 2
reason-4-or-5-seasons-and-rounds = 4 or 5 seasons and rounds
reason-no-such-season = no such season
reason-a-season-is-1-to-5 = a season is 1 to 5
reason-no-such-round-of-combat = no such round of combat
reason-one-combat-card-for-each-round = one combat card for each round
reason-the-cursor-is-out-of-range = the cursor is out of range
reason-three-orders-at-most-are-revealed = three orders at most are revealed
reason-the-starting-player-sits-at-the-table = the starting player sits at the table
reason-one-dummy-set-with-three-players-two-with-two = one dummy set with three players, two with two
reason-too-many-event-tiles = too many event tiles
reason-a-round-of-combat-has-a-number = a round of combat has a number
reason-rounds-belong-to-the-combat = rounds belong to the combat
reason-an-event-question-needs-an-event = an event question needs an event
reason-the-dummy-counter-is-off-the-track = the dummy counter is off the track
reason-a-counter-is-off-the-track = a counter is off the track
reason-the-entrance-is-a-tile = the entrance is a tile
reason-a-tile-that-cannot-be = a tile that cannot be
reason-more-creatures-than-one-player-can-hire = more creatures than one player can hire
reason-more-creatures-than-there-are = more creatures than there are
reason-more-rooms-than-one-player-can-rent = more rooms than one player can rent
reason-no-such-creature = no such creature
reason-no-such-adventurer = no such adventurer
reason-a-party-of-six-at-most = a party of six at most
reason-a-party-follows-one-paladin = a party follows one paladin
reason-too-much-courage-or-vigour = too much courage or vigour
reason-a-minion-of-nobody = a minion of nobody
reason-a-window-of-nobody = a window of nobody
reason-a-question-to-nobody = a question to nobody
reason-eight-questions-wait-at-most = eight questions wait at most
reason-no-single-question-while-all-answer-together = no single question while all answer together
reason-four-boards-a-year = four boards a year
reason-four-traps-a-battle = four traps a battle
reason-more-trap-cards-of-a-kind-than-there-are = more trap cards of a kind than there are

## States of Under the Bed

reason-two-to-four-children-play = two to four children play
reason-every-child-has-a-bed-and-a-hand = every child has a bed and a hand
reason-the-active-child-has-no-bed = the active child has no bed
reason-the-pile-is-not-as-high-as-it-looks = the pile is not as high as it looks
reason-a-hand-is-too-full-or-too-empty = a hand is too full or too empty
reason-there-is-more-or-less-under-a-bed-than-it-seems = there is more or less under a bed than it seems
reason-somebody-who-does-not-play-knows-a-monster = somebody who does not play knows a monster
reason-the-box-holds-other-monsters = the box holds other monsters
reason-there-is-no-bed-left-to-slide-a-monster-under = there is no bed left to slide a monster under

## Kinds of things

reason-citizen = citizen
reason-citizen-or-starter = citizen or starter
reason-monster = monster
reason-domain = domain
reason-duke = duke
reason-place = place
reason-kind-of-token = kind of token
reason-upgrade = upgrade
reason-lester-card = LESTER card
reason-cart = cart
reason-pet = pet
reason-cage = cage
reason-addon = addon
reason-artifact = artifact
reason-exhibition = exhibition
reason-customer = customer
reason-area = area
reason-opportunity = opportunity
reason-adventurer = adventurer
reason-paladin = paladin
reason-room = room
reason-trap = trap
reason-combat-card = combat card
reason-special-event = special event
reason-improved-tunnel = improved tunnel
reason-expert-tile = expert tile
reason-cell = cell
reason-place-in-the-lair = place in the lair
reason-green = green
reason-red = red
reason-yellow = yellow
reason-purple = purple

## Settings of the server

reason-is-no-rate-write-20-10m-for-twenty-in-ten-minutes-s-m-h = `{ $given }` is no rate: write 20/10m for twenty in ten minutes (s, m, h)
reason-is-neither-an-address-nor-a-network-such-as-10-0-0-0-8 = `{ $given }` is neither an address nor a network such as 10.0.0.0/8
