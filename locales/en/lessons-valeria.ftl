## Valeria on one page

page-va-goal = You rule a small kingdom, and so do the others. Recruit Citizens who bring Resources whenever their number is rolled, slay Monsters, build Domains: whoever has the most Victory Points in the end rules Valeria.
page-va-round-1 = Roll
page-va-round-1-text = The player whose turn it is rolls two dice: each die counts, and so does their sum.
page-va-round-2 = Harvest
page-va-round-2-text = Every Citizen with one of these numbers pays, for everybody at the table. On your own turn the left side pays, on the turns of others the right side.
page-va-round-3 = Two actions
page-va-round-3-text = Slay a Monster for Strength, recruit a Citizen or build a Domain for Gold, or take one Resource. Magic stands in for either, if you pay at least one of the real thing.
page-va-round-4 = Empty stacks
page-va-round-4-text = A stack that runs out is covered by an Exhausted card. Then the next player rolls.
page-va-end = The last round begins when all Monsters are slain, all Domains are built, or the last Exhausted card is laid. Everybody has had the same number of turns in the end.
page-va-score = Count the points on your Monsters and Domains, your point tokens, and what your secret Duke pays. The most points win.

## Lesson 1: your first turn

lesson-va-first-turn-title = Your first turn
lesson-va-first-turn-goal = Welcome to Valeria! You rule a small kingdom, and whoever has the most Victory Points in the end wins: they come from Monsters you slay, Domains you build, and a secret Duke.
lesson-va-first-turn-grid = The middle of the table is a market for everybody: Monsters in the first row, then two rows of Citizens, and Domains at the bottom. Only the top card of a stack can be had.
lesson-va-first-turn-own = This is your kingdom: your Gold, Strength, Magic and points, and your cards. Everybody begins with a Peasant, a Knight and a Herald.
lesson-va-first-turn-duke = Each player secretly keeps one of two Dukes, who pays points at the end for the things he loves. Read what they like and take either one: it is a wish list for the whole game.
lesson-va-first-turn-roll = You begin, and the dice show 5 and 6. Three numbers count now: 5, 6, and their sum 11.
lesson-va-first-turn-harvest = Your Peasant has the number 5 and brought 1 Gold; your Knight has the 6 and brought 1 Strength. Your rival harvested too: every roll pays everybody.
lesson-va-first-turn-slay = Now you have two actions. Slay the Goblin for your 1 Strength: it pays 1 Gold at once and is worth 1 point at the end.
lesson-va-first-turn-weak = Taking one Resource is always possible, but it is the weakest action: keep it for when nothing else can be paid. A card goes on paying, or is worth points.
lesson-va-first-turn-later = A fine idea, and you will do it next. Slay the Goblin first: the Gold it pays helps you afterwards.
lesson-va-first-turn-recruit = Now recruit a Citizen with a number you do not have yet, so that more rolls pay you. The Archer (4) brings Strength, the Cleric (1) Magic, the Rogue (7) some of two kinds, the Champion (8) a lot of Strength.
lesson-va-first-turn-same = You could, but another number is worth more now: with the Archer, the Cleric, the Rogue or the Champion, more rolls pay you.
lesson-va-first-turn-pay = Magic may stand in for Gold or Strength, one for one, as long as you pay at least one of the real thing. Pay as you like.
lesson-va-first-turn-rival = Your rival rolled 1 and 4, and the sum 5 woke your Peasant again. Then it was your turn once more: 3 and 5 were rolled, and you have harvested already.
lesson-va-first-turn-alone = Now play this turn by yourself: two actions, whatever you like. A good plan early on: Citizens with new numbers first, Monsters when you can pay them.
lesson-va-first-turn-end = That is the whole rhythm of the game: roll, harvest, two actions. The next lesson is about tougher Monsters and how the game ends.

## Lesson 2: Monsters

lesson-va-monsters-title = Monsters, and how the game ends
lesson-va-monsters-grown = A few turns later: you have an Archer and a Cleric as well, so rolls of 1, 4, 5 and 6 pay you. You hold 5 Gold, 3 Strength and 3 Magic.
lesson-va-monsters-stacks = The Monsters of a stack grow stronger towards its bottom, where a Boss waits. Each is worth points at the end, and pays something at once.
lesson-va-monsters-owlbear = The Owlbear costs 4 Strength and you have only 3, but Magic can stand in. Slay it: 2 points, and it gives back 2 Magic.
lesson-va-monsters-weak = One Resource is a small prize when you could pay a whole card. Look what your Strength and Gold can buy.
lesson-va-monsters-owlbear-first = That is possible too, but your Strength is best spent now on the Owlbear, while your rival cannot afford it.
lesson-va-monsters-split = Choose how much Magic you pay instead of Strength. Keep what you need next: with no plan for Strength, spend all 3 of it and only 1 Magic.
lesson-va-monsters-reward = The Owlbear lies with your cards and has paid you 2 Magic. Its points are counted at the end.
lesson-va-monsters-again = Second action: recruit. A second Archer costs 1 Gold more, because you have one already, but then every 4 pays twice; the Rogue, the Champion or the Merchant bring a new number.
lesson-va-monsters-pay = Again Magic may replace some of the Gold. Pay as you like.
lesson-va-monsters-exhausted = When a stack is empty, an Exhausted card covers it. There are two for each player, so this pile is the clock of the game.
lesson-va-monsters-last = The last round begins when the Exhausted pile is used up, or all Monsters are slain, or all Domains built. Everybody then has the same number of turns.
lesson-va-monsters-alone = Your rival has played, and it is your turn: play this one alone, with both actions. Try to spend nearly everything, because Resources are worth nothing at the end.
lesson-va-monsters-end = Well played! One lesson is left: Domains, which are the cards with the strongest powers.

## Lesson 3: Domains and Dukes

lesson-va-domains-title = Domains and your Duke
lesson-va-domains-what = The bottom row are Domains: places that give points, and a power that lasts or happens once. They cost Gold, and they ask for certain people.
lesson-va-domains-roles = Every Citizen has a Role: Worker, Soldier, Shadow or Holy. These counters show how many you have; a Domain can be built only if you have the Roles it shows, and you keep them all.
lesson-va-domains-build = You have 12 Gold. Build the Palace of the Dawn: 4 points, and from now on you may lower one die by 1 on each of your turns.
lesson-va-domains-weak = Just one Resource? You are rich now; a Domain is a better use of this action.
lesson-va-domains-palace = Good too, but this lesson wants to show you the Palace of the Dawn: build that one first.
lesson-va-domains-pay = It costs 11. Pay with Gold alone or with some Magic, as you like.
lesson-va-domains-second = The second action is yours: what can you still pay? After that your rival has a turn.
lesson-va-domains-lower = You rolled 5 and 3, and the Palace asks before anybody harvests. Lower the 5 to a 4: then the 4 wakes your two Archers, and the sum 7 your two Rogues.
lesson-va-domains-announce = With 5 and 3 hardly anybody of yours wakes up. Use the Palace on the 5 first.
lesson-va-domains-other-die = That makes 5 and 2, with the sum 7. Lowering the 5 is better: it wakes the Archers as well.
lesson-va-domains-rich = A harvest like that pays for a whole turn. This is how kingdoms grow: several Citizens of one number, and a power that brings it about.
lesson-va-domains-duke = And here is your Duke. At the end he pays for each thing he loves, so look at him whenever two cards seem equally good.
lesson-va-domains-score = At the end you count the points on Monsters and Domains, your point tokens, and what the Duke pays. Left-over Resources are worth nothing.
lesson-va-domains-alone = Now a last turn of your own: two actions, then your rival plays. Think of your Duke!
lesson-va-domains-end = You know all you need for a real game of Valeria. Have fun ruling it!
