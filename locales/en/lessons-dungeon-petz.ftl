## Dungeon Petz on one page

page-dp-goal = Your imps open a pet shop for dungeon lords. Buy little monsters, feed them, play with them, show them and sell them: whoever has the best reputation in the end wins.
page-dp-round-1 = Make groups
page-dp-round-1-text = Everybody secretly divides imps and gold into groups. Bigger groups act earlier; imps that stay home can work there later.
page-dp-round-2 = Go shopping
page-dp-round-2-text = One group after the other takes a space in town: pets (1 gold), cages (2 imps), addons, food, artifacts, and more. Each space serves one group.
page-dp-round-3 = Arrange your shop
page-dp-round-3-text = New cages go on a plot, pets go into cages. A good cage fits the moods of its pet.
page-dp-round-4 = Needs
page-dp-round-4-text = For each coloured bar a pet gets a card of that colour from your hand: hunger, poop, play, anger, magic or disease. What you cannot satisfy hurts.
page-dp-round-5 = Show and sell
page-dp-round-5-text = From round 2 an exhibition scores the needs that were shown; from round 3 customers buy pets they like. Both bring reputation.
page-dp-round-6 = Clean up and grow older
page-dp-round-6-text = Imps at home clean cages, pets grow, food rots, and all imps come home.
page-dp-end = The game ends after five rounds with four players and after six with two or three. Two last exhibitions follow: one judges your business (food, artifacts, potions, gold), one your shop (pets, cages, addons).
page-dp-score = Exhibitions, sales and the two last exhibitions give reputation. The best reputation wins.

## Lesson 1: a morning in town

lesson-dp-town-title = A morning in town
lesson-dp-town-goal = Welcome! Your imps open a pet shop for dungeon lords: buy little monsters, care for them, show and sell them; whoever has the best reputation in the end wins.
lesson-dp-town-town = This is the town. Each space serves one group of imps in a round: here they fetch pets, cages, food and more.
lesson-dp-town-groups = First everybody secretly divides imps and gold into groups. The bigger a group is, counting imps and gold together, the earlier it may choose; but what you send away cannot help at home.
lesson-dp-town-first-group = You want a good pet, and a pet costs at least 1 gold. Make a group of 1 imp with 3 gold: with a size of 4 you choose before everybody else.
lesson-dp-town-ready = Not yet: groups that are not made cannot go shopping, and the round would be lost.
lesson-dp-town-for-the-pet = Possible, but this lesson has a plan: 1 imp and 3 gold, so that you get the pet you want.
lesson-dp-town-second-group = A cage needs at least 2 imps to carry it. Send 3 imps, so that you are early there too.
lesson-dp-town-for-the-cage = It would work, but with 3 imps you are before those with smaller groups. Try 3 imps without gold.
lesson-dp-town-third-group = And somebody has to fetch food: 1 imp is enough, as there are three food stands.
lesson-dp-town-for-the-food = One imp without gold will do for the food.
lesson-dp-town-enough = One imp is left. Keep it at home: it will be needed there to play with your pet.
lesson-dp-town-one-at-home = Keep the last imp at home, somebody must play with the pet. Say that you are ready.
lesson-dp-town-pets = All groups are shown now, and yours is the biggest. A pet has coloured bars, which tell its moods: green is hunger, red is anger, yellow is play, purple is magic.
lesson-dp-town-trollie = Fetch Trollie from the pen of the older pets: it eats vegetables and has one green bar and two yellow ones, so it mostly wants to play.
lesson-dp-town-stay = If the group stays home, it gets nothing this round. There is plenty to fetch.
lesson-dp-town-pet-first = Later perhaps: this group has gold, and only gold buys a pet.
lesson-dp-town-cage = Now your three imps. Trollie needs a home of its own: send them for a cage.
lesson-dp-town-cage-first = That can wait; without a good cage a pet suffers. Fetch a cage.
lesson-dp-town-toy = Cages show strength against anger, antimagic against magic, and sometimes a sign. Take the one with the toy: it satisfies one wish to play each round.
lesson-dp-town-toy-better = A fine cage for an angry or a magic pet. Trollie is playful: take the one with the toy.
lesson-dp-town-food = The last imp fetches food. Trollie eats vegetables: go to the vegetable stand.
lesson-dp-town-herbivore = Trollie does not eat meat. Look at what a pet eats before you shop.
lesson-dp-town-hungry = Nice, but then Trollie would have nothing to eat. Vegetables first!
lesson-dp-town-place = Back home: put the new cage on an empty plot.
lesson-dp-town-over = There it would replace the cage you have already. An empty plot is better: then you have two.
lesson-dp-town-house = And Trollie moves in, of course into the cage with the toy.
lesson-dp-town-its-cage = The cage with the toy is waiting for it. Choose that one.
lesson-dp-town-end = The shop is open! In the next lesson Trollie tells you what it needs.

## Lesson 2: needs

lesson-dp-needs-title = What a pet needs
lesson-dp-needs-bars = Trollie has three coloured bars: green, yellow, yellow. For each bar you drew a card of that colour, and you already had one of every colour in your hand.
lesson-dp-needs-colours = Now you secretly give Trollie one card for each bar. Most green cards are hunger, most yellow ones play, most red ones anger, most purple ones magic; but there are surprises, such as poop and disease.
lesson-dp-needs-hunger = For the green bar you hold hunger and anger. You have vegetables, so give it hunger.
lesson-dp-needs-anger = The cage would be strong enough for one anger, but then the vegetables rot unused. Give it hunger.
lesson-dp-needs-play = For the yellow bars you hold play twice and magic once. Give it play: the cage has a toy, and an imp is at home.
lesson-dp-needs-magic = The cage has no antimagic: Trollie would mutate, and mutated pets are worth less. Give it play.
lesson-dp-needs-shown = The second yellow card was play as well, so it was given without asking. Now the needs are shown, one kind after the other: hunger, poop, play, anger, magic, disease.
lesson-dp-needs-feed = Trollie is hungry: give it one vegetable.
lesson-dp-needs-suffers = Every hunger you do not feed hurts: a pet with too much suffering is lost. You have vegetables, so feed it.
lesson-dp-needs-entertain = One wish to play is met by the toy, the other needs an imp. Let your imp play beside Trollie's cage.
lesson-dp-needs-bored = Then Trollie suffers for want of play, though an imp is free. Let the imp play.
lesson-dp-needs-grown = A happy pet! The round is over, and Trollie has grown from size 3 to size 5: more bars, more needs, but also a better price.
lesson-dp-needs-food-rots = Food gets older too: meat lasts two rounds, vegetables three. And all imps are back home, with new gold for the next morning in town.
lesson-dp-needs-end = Now you can keep a pet alive. The last lesson shows how pets bring reputation.

## Lesson 3: shows and customers

lesson-dp-shows-title = Shows and customers
lesson-dp-shows-calendar = It is round 3. Here you see which exhibition is judged in each round and which customer comes: this round it is Children's Day and the Dungeon Girl.
lesson-dp-shows-plan = Children's Day gives points for every play need you show, and takes points for mutations and manure. So the cards you give to Trollie now decide your place.
lesson-dp-shows-green = Two green bars: give it hunger, you have three vegetables.
lesson-dp-shows-poop = Poop leaves manure in the cage, and Children's Day takes points for that. Hunger is better.
lesson-dp-shows-red = The red bar: you hold anger and, luckily, play. Give it play, which scores today.
lesson-dp-shows-anger = The cage would hold one anger, but it brings no point today. Play does.
lesson-dp-shows-yellow = And play for the yellow bars: three play needs in all.
lesson-dp-shows-magic = Without antimagic Trollie would mutate, and mutations cost points today. Give it play.
lesson-dp-shows-feed = Two hungers: feed it two vegetables.
lesson-dp-shows-suffers = Too little: each hunger that is not fed makes Trollie suffer, and suffering spoils shows and sales.
lesson-dp-shows-entertain = Three wishes to play: the toy meets one, so two imps have to play. Send the first.
lesson-dp-shows-entertain-more = And the second.
lesson-dp-shows-bored = Then one wish stays open and Trollie suffers. You have imps at home: let one play.
lesson-dp-shows-sell = The show brought you reputation. Now the Dungeon Girl comes, who likes playful pets: sell Trollie to her, for the better the match, the more reputation you get.
lesson-dp-shows-keep = You may keep a pet, but today it fits this customer well. Take the reputation, and the cage is free for a new pet.
lesson-dp-shows-clean = One imp is left at home. It can carry manure out of a cage, because manure makes ill pets suffer.
lesson-dp-shows-end-game = After the last round two more exhibitions are judged: your business (food, artifacts, potions, gold) and your shop (pets, cages, addons). So do not sell everything at the very end.
lesson-dp-shows-alone = Now a whole round of your own: make groups, go shopping, care for your pets. Look at the coming exhibition and customer before you choose.
lesson-dp-shows-end = Well done, shopkeeper! You are ready for a real game of Dungeon Petz.
