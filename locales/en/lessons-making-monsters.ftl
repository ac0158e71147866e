## Making Monsters on one page

page-mm-goal = You are a mad scientist. Draw parts out of your bag, build monsters from them and bring them to life: whoever has the most prestige after the Mad Science Fair wins.
page-mm-round-1 = Choose an order
page-mm-round-1-text = Everybody secretly picks red, yellow or blue. If a neighbour played the colour your order looks for, you get its super action: red looks for yellow, yellow for blue, blue for red.
page-mm-round-2 = Draw
page-mm-round-2-text = The order says how many tokens you draw from your bag. Useful parts come out, and so does rot.
page-mm-round-3 = Place
page-mm-round-3-text = A part goes on a monster that needs it, or on a sorting space to wait. Rot, and parts without a place, fill the six rejects; when they are full your research rots.
page-mm-round-4 = Reanimate or wait
page-mm-round-4-text = Finished monsters pay their prestige, and a bonus for doing several at once. You also take rot from the rot track, and parts and upgrades from the cart before you; then everything goes back into the bag.
page-mm-round-5 = Refresh
page-mm-round-5-text = The board turns, carts are refilled, and everybody draws two monster cards and keeps one.
page-mm-end = When the rot track is empty, everybody reanimates once more, and then comes the Fair: choose up to five of your monsters and draw from the full bag as long as you dare.
page-mm-score = The most prestige wins. A tie goes to whoever has the least rot in the bag.

## Lesson 1: from the bag to the monster

lesson-mm-bag-title = From the bag to the monster
lesson-mm-bag-goal = Welcome to the laboratory! You draw parts from a bag, build monsters from them and bring them to life; whoever has the most prestige in the end wins.
lesson-mm-bag-lab = This is your lab, with five places for monsters. Two monsters are printed on it already; the other places wait for cards.
lesson-mm-bag-bag = Your bag holds 22 tokens: useful parts such as limbs and stitches, and 7 rot, which is good for nothing. What you buy later goes in here too, so the bag becomes your own.
lesson-mm-bag-card = You were dealt the Button Moth: a limb and stitches bring it to life. Lay it on the third place, which is empty.
lesson-mm-bag-covers = That would cover a monster printed on your lab, which you could finish as well. Take an empty place.
lesson-mm-bag-any-blank = Any empty place is as good; let us take the third.
lesson-mm-bag-limb = Everybody now draws five tokens to begin with. You drew a limb: put it on the Button Moth, which needs one.
lesson-mm-bag-sort-later = The sorting spaces keep a part for later, but there are only two. Use them when a part has no better place.
lesson-mm-bag-moth-first = It would fit there too, but a small monster is finished sooner. Give it to the Button Moth.
lesson-mm-bag-stitch = Stitches! The Button Moth needs just these, and then it is finished.
lesson-mm-bag-finish = They fit there too, but here they would finish a monster, and only finished monsters pay.
lesson-mm-bag-rot = The next token was rot: it went to your rejects by itself. There are six spaces; when all are full your research rots, and you lose the bonus of the next reanimation.
lesson-mm-bag-spike = Now a spike. The second printed monster needs a limb, stitches and a spike, so it can go there.
lesson-mm-bag-limb-again = And another limb: the second monster needs that too. Two of its three parts are there then.
lesson-mm-bag-second-default = It is not wrong, but keep your parts together: one monster nearly done is worth more than two just begun.
lesson-mm-bag-orders = Each round everybody secretly chooses an order: red, yellow or blue. If your neighbour played the colour that your order looks for, you get its super action: red looks for yellow, yellow for blue, blue for red.
lesson-mm-bag-red = Suppose your rival likes to draw four tokens with yellow. Choose red: if you guess right, you gain 3 prestige and draw one token at a time, as long as you dare.
lesson-mm-bag-guess = That may be right one day. This time your rival looks like a friend of yellow, and red beats yellow.
lesson-mm-bag-super = A good guess: 3 prestige, and you drew stitches. Put them on the second monster: it is finished, and you have two.
lesson-mm-bag-push = Now you may draw on or stop: each token may help, or be rot. Play the rest of this round by yourself; with two finished monsters, bringing them to life now is a good idea.
lesson-mm-bag-end = Your first monsters walk! The next lesson shows what reanimating brings, and how the game ends.

## Lesson 2: bringing monsters to life

lesson-mm-reanimate-title = Bringing monsters to life
lesson-mm-reanimate-where = It is round 3. The first printed monster and the Tack Toad are finished, the Mop Banshee still lacks two parts, and three of your six rejects are full.
lesson-mm-reanimate-choice = Reanimate now, or wait for a third monster and a bigger bonus? With three rejects waiting is risky: reanimate.
lesson-mm-reanimate-wait = Three more rot and your research rots: then the bonus is lost. Two monsters in the hand are better.
lesson-mm-reanimate-paid = The monsters paid 3 and 4 prestige, and two at once a bonus of 3. In return 2 rot went from the rot track into your bag.
lesson-mm-reanimate-cart = For two monsters you take three things from the cart before you. Take an upgrade first: the Limb Replicator adds limbs now and at every reanimation, the Parts Dealer a part of your choice.
lesson-mm-reanimate-never-less = You may take less, but why? Good parts make rot rarer in your bag.
lesson-mm-reanimate-tile-first = A part is good, an upgrade works for the rest of the game. Take an upgrade first.
lesson-mm-reanimate-parts = Now parts: they go into your bag and make it better. Take what your monsters ask for.
lesson-mm-reanimate-parts-more = And one more.
lesson-mm-reanimate-parts-now = Two upgrades are fine in a real game; here, let us take a part, so that the bag gets better.
lesson-mm-reanimate-keep = All your tokens are back in the bag, and everybody draws two monster cards. Keep one: small ones are finished fast, big ones pay more.
lesson-mm-reanimate-slot = Lay it on an empty place of your lab.
lesson-mm-reanimate-covers = That covers a printed monster, which is easy prestige. Take an empty place.
lesson-mm-reanimate-clock = The rot track is the clock: every reanimation takes rot from it. When it is empty, everybody reanimates a last time.
lesson-mm-reanimate-fair = Then comes the Mad Science Fair: you choose up to five of all your monsters and draw from your whole bag, as long as you dare. So a clean bag pays twice.
lesson-mm-reanimate-lester = LESTER is your assistant: blue as a super action lets you use one of these cards. Each can be used once, so choose well.
lesson-mm-reanimate-alone = Now a round of your own: choose an order, draw, and reanimate when you like. Think about what your rival may play!
lesson-mm-reanimate-end = That is all you need. In a real game you will meet more upgrades; each one explains itself when you point at it.
