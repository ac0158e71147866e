## Dungeon Lords on one page

page-dl-goal = You build a dungeon and defend it against heroes. In each of two years you give secret orders for four seasons, then adventurers walk in and must be stopped; whoever has the most points after the second year wins.
page-dl-round-1 = Three secret orders
page-dl-round-1-text = Each season everybody secretly chooses three orders and their sequence. Two of them stay on the board afterwards and cannot be used in the next season.
page-dl-round-2 = Minions take their places
page-dl-round-2-text = First orders of all are shown together, then the second, then the third. Each area has three spaces: who comes later gets another price, and a fourth comes in vain.
page-dl-round-3 = The dungeon grows
page-dl-round-3-text = You get food, dig tunnels, mine gold, recruit imps, buy traps, hire monsters and build rooms. No four tunnels may form a square.
page-dl-round-4 = Bills
page-dl-round-4-text = Later in the year come taxes (1 gold for every two tiles), payday (monsters want to be paid again) and a special event.
page-dl-round-5 = Adventurers
page-dl-round-5-text = Each season one adventurer joins the party before every dungeon: the strongest goes to the most evil lord. Whoever becomes too evil attracts a paladin.
page-dl-round-6 = Combat
page-dl-round-6-text = After the fourth season the party comes in for four rounds. Traps, monsters and fatigue hurt it; those who fall go to your prison, the others conquer your tiles.
page-dl-end = The game ends after the combat of the second year.
page-dl-score = Points come from rooms, monsters, imprisoned adventurers and paladins, and from titles for who has the most of something. Conquered tiles and unpaid taxes cost points.

## Lesson 1: three orders

lesson-dl-orders-title = Three orders
lesson-dl-orders-goal = Welcome, my lord! You build a dungeon, fill it with monsters and traps, and defend it against heroes; whoever has the most points after two years wins.
lesson-dl-orders-board = These are the eight places your minions can go to: food, reputation, tunnels, gold, imps, traps, monsters and rooms. Each has three spaces, for the first three who come.
lesson-dl-orders-own = This is your dungeon: three tunnels to begin with, three imps who dig and mine, and 3 gold and 3 food.
lesson-dl-orders-choose = In each season everybody secretly chooses three orders. All first orders are carried out before the second ones and those before the third, so what matters most comes first.
lesson-dl-orders-food-first = Monsters have to be fed, so begin with food.
lesson-dl-orders-plan-food = A sensible order as well, but in this lesson food comes first: your monster will want it.
lesson-dl-orders-then-dig = Second, dig tunnels: a dungeon with more tiles is harder to conquer, and only tunnels hold gold and rooms.
lesson-dl-orders-plan-dig = Later! A small dungeon falls quickly, so dig tunnels now.
lesson-dl-orders-then-hire = Third, hire a monster, who will fight for you.
lesson-dl-orders-plan-hire = Good too, but without a monster the heroes walk right through. Hire one.
lesson-dl-orders-revealed = All orders are open now. Each area serves its spaces from left to right, and what one gets and pays depends on the space.
lesson-dl-orders-buy-food = You were first at the food: pay 1 gold and get 2 food. Carry it out.
lesson-dl-orders-never-skip = You may pass, but then the order was wasted. Do carry it out.
lesson-dl-orders-dig = Now your imps dig. Dig to the left or right of your lowest tunnel: four tunnels may never form a square, so long arms are best.
lesson-dl-orders-dig-down = That is allowed, but let us begin at the lowest tunnel, to the left or right: far from the entrance a tile is safe for long.
lesson-dl-orders-dig-more = One imp, one tunnel. Dig a second one, wherever you like.
lesson-dl-orders-dig-last = And a third.
lesson-dl-orders-hire = Nobody was before you at the monsters. The Troll costs 2 food and hits hard; the Ghost costs no food but makes you more evil; the Slime is cheap.
lesson-dl-orders-season = The season is over. In each season one adventurer comes for every dungeon, and from the second season on there are bills too: you see them on this calendar.
lesson-dl-orders-back = Your first order comes back into your hand, but the two others stay on the board and cannot be given in the next season. So nobody can do the same every time.
lesson-dl-orders-end = That is a season. The next lesson is about being evil, and about the people who take offence at it.

## Lesson 2: evil

lesson-dl-evil-title = Evil, gold and taxes
lesson-dl-evil-adventurers = It is the second season. Four adventurers are waiting, one for each dungeon; after this season they join the parties outside.
lesson-dl-evil-meter = Who gets which? Hiring ghosts and stealing food make you more evil, good deeds less; the strongest adventurer goes to the most evil lord, and somebody who is very evil gets a paladin.
lesson-dl-evil-kinds = Warriors march in front and endure a lot. Thieves weaken your traps, priests heal, wizards cast spells; so it matters who comes to you.
lesson-dl-evil-gold = Taxes are due at the end of this season: 1 gold for every two tiles of your dungeon. Begin with gold.
lesson-dl-evil-plan-gold = First the gold: unpaid taxes cost points in the end.
lesson-dl-evil-imps = Then recruit imps: more imps dig, mine and work more.
lesson-dl-evil-plan-imps = That can wait. More imps make every later season better, so recruit some.
lesson-dl-evil-traps = And third, buy a trap: it hurts the heroes without needing food.
lesson-dl-evil-plan-traps = Possible, but when the heroes come you will miss a trap. Buy one.
lesson-dl-evil-mine = Each imp can mine 1 gold in a tunnel that has not been used. Send two.
lesson-dl-evil-never-skip = Then the order was given for nothing. Carry it out.
lesson-dl-evil-recruit = New imps want food. Pay it: they stay for the whole game.
lesson-dl-evil-buy = Pay for the trap and draw it. Only you know which one it is.
lesson-dl-evil-tax = The tax collector is here. Pay as much as you can: every gold you do not pay costs 3 points in the end.
lesson-dl-evil-party = An adventurer has come to your party, where it waits until the year ends. In the third season the next one comes.
lesson-dl-evil-alone = Now a season of your own: three orders, in the sequence you like. Payday comes at its end, when monsters want their price again, so keep some food.
lesson-dl-evil-end = The year is nearly over, and the party is nearly complete. In the last lesson it comes in.

## Lesson 3: combat

lesson-dl-combat-title = The heroes come in
lesson-dl-combat-inside = The year is over, and three heroes enter your dungeon: a Warrior in front, then a Thief, and a Priest behind.
lesson-dl-combat-rounds = There are four rounds, each about one tile. Your traps strike first, then their quick spells, then your monsters; then slow spells, healing and fatigue, and whoever still stands conquers the tile.
lesson-dl-combat-where = You choose what defends the tile. In a tunnel you may use one trap and one monster; ghosts come on top.
lesson-dl-combat-trap = Add your Pendulum: it hits the second hero for 3. The Thief weakens it by 2, but a scratch helps too.
lesson-dl-combat-undefended = Then they take the tile for nothing. Put somebody in their way.
lesson-dl-combat-trap-first = Yes, and first the trap.
lesson-dl-combat-monster = And the Troll, who hits the first hero for 3, or for 4 if he gets 1 food.
lesson-dl-combat-troll-first = Keep the Ghost for the next round: a monster fights only once a year. Send the Troll.
lesson-dl-combat-ready = That will do. The Ghost stays in the lair for a later round.
lesson-dl-combat-ghost-later = Each monster fights once a year, so save the Ghost. You are ready.
lesson-dl-combat-strike = The Warrior can take 4. Give the Troll 1 food to hit for 4, and the Warrior goes to your prison.
lesson-dl-combat-too-weak = 3 damage leaves the Warrior standing, who can take 4. The food is well spent here.
lesson-dl-combat-after = The Warrior is in prison, and prisoners are points. Fatigue has hurt the others too: time works for you.
lesson-dl-combat-alone = The rest of the battle is yours. You choose the tile they go for: every round tires them, so the end may come by itself.
lesson-dl-combat-prison = That is what you have caught, and this is what you have lost. A second year follows in a real game, with stronger heroes.
lesson-dl-combat-score = At the end you get points for rooms, monsters, prisoners and paladins, and for titles: the most tunnels, the most imps, the most evil, and so on. Conquered tiles and unpaid taxes cost points.
lesson-dl-combat-end = You are ready to be a dungeon lord. May your tunnels be long!
