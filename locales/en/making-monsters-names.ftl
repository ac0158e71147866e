# Making Monsters: what the components are called, and what is printed on them.
# A message is <game>-<kind>-<id>; the ids are those of the data pack.
# Most names are our own, because the rulebook prints few; those of the rulebook are marked.

making-monsters-token-rot = Rot
making-monsters-token-limb = Limb
making-monsters-token-stitch = Stitches
making-monsters-token-spike = Spike
making-monsters-token-slime = Slime
making-monsters-token-shocker = Shocker
making-monsters-token-mutation = Mutation

making-monsters-default-monster-default-1 = Basement Blob
making-monsters-default-monster-default-2 = Attic Gargler

making-monsters-order-token-red = Red order
making-monsters-order-token-yellow = Yellow order
making-monsters-order-token-blue = Blue order

making-monsters-cart-bone-barrow = Bone Barrow
making-monsters-cart-needle-wagon = Needle Wagon
making-monsters-cart-scrap-sledge = Scrap Sledge
making-monsters-cart-potion-pram = Potion Pram

making-monsters-lester-compost = Compost
    .text = Remove 1 rot that is in your own bag from the game.
making-monsters-lester-flexibility = Flexibility
    .text = Add 2 mutations from the supply to your bag; for each one missing, any useful part instead.
making-monsters-lester-rummage = Rummage
    .text = Add 3 useful parts of your choice (no mutation) from the supply to your bag.
making-monsters-lester-publicity = Publicity
    .text = Gain 3 prestige.
making-monsters-lester-expand = Expand
    .text = Take 1 upgrade tile from any cart and install it.

making-monsters-upgrade-sorting-annex = Sorting Annex
    .text = Two more sorting spaces until the next reanimation.
making-monsters-upgrade-cold-locker = Cold Locker
    .text = One sorting space whose part is not returned to the bag when reanimating.
making-monsters-upgrade-parts-dealer = Parts Dealer
    .text = Each reanimation: add 1 part of your choice (mutation allowed) from the supply to your bag.
# of the rulebook
making-monsters-upgrade-limb-replicator = Limb Replicator
    .text = Now and at each reanimation: add 2 limbs to your bag.
# of the rulebook
making-monsters-upgrade-stitch-replicator = Stitch Replicator
    .text = Now and at each reanimation: add 1 stitch to your bag.
# of the rulebook
making-monsters-upgrade-spike-replicator = Spike Replicator
    .text = Now and at each reanimation: add 1 spike to your bag.
# of the rulebook
making-monsters-upgrade-slime-replicator = Slime Replicator
    .text = Now and at each reanimation: add 1 slime to your bag.
# of the rulebook
making-monsters-upgrade-shocker-replicator = Shocker Replicator
    .text = Now and at each reanimation: add 1 shocker to your bag.
making-monsters-upgrade-replicator-booster = Replicator Booster
    .text = Whenever a replicator of yours gives tokens, it gives 1 more of that kind.
making-monsters-upgrade-long-reach-tongs = Long-Reach Tongs
    .text = Choose cart items from any of the four carts.
making-monsters-upgrade-display-case = Display Case
    .text = If it holds 2 parts when you reanimate: +2 prestige.
making-monsters-upgrade-peg-leg = Peg Leg
    .text = Once per reanimation one monster of your choice may count as finished with exactly 1 limb missing.
# of the rulebook
making-monsters-upgrade-warehouse = Warehouse
    .text = One more upgrade slot; uses none itself and is never replaced.
making-monsters-upgrade-grinder = Grinder
    .text = At reanimation you may discard the held part to the graveyard for 3 prestige.
# of the rulebook
making-monsters-upgrade-lester-terminal = LESTER Terminal
    .text = When it holds 4 parts, use 1 LESTER card at once, then box the tile.
making-monsters-upgrade-exchange-hatch = Exchange Hatch
    .text = At reanimation you may swap the held part for any useful part or mutation of the supply.
making-monsters-upgrade-double-morgue = Double Morgue Drawer
    .text = You may keep both monster cards drawn in Refresh.
making-monsters-upgrade-rot-bomb = Rot Bomb
    .text = Each opponent adds 1 rot from the reserve to the bag; box this tile.

making-monsters-monster-m01-sock-gobbler = Sock Gobbler
making-monsters-monster-m02-button-moth = Button Moth
making-monsters-monster-m03-thimble-fiend = Thimble Fiend
making-monsters-monster-m04-drizzle-imp = Drizzle Imp
making-monsters-monster-m05-tack-toad = Tack Toad
making-monsters-monster-m06-puddle-pup = Puddle Pup
making-monsters-monster-m07-doorbell-ghoul = Doorbell Ghoul
making-monsters-monster-m08-static-kitten = Static Kitten
making-monsters-monster-m09-cuddly-hydra-junior = Cuddly Hydra Junior
making-monsters-monster-m10-mailbox-nibbler = Mailbox Nibbler
making-monsters-monster-m11-patchwork-poodle = Patchwork Poodle
making-monsters-monster-m12-garden-gnome-gargoyle = Garden-Gnome Gargoyle
making-monsters-monster-m13-sneeze-goblin = Sneeze Goblin
making-monsters-monster-m14-mop-banshee = Mop Banshee
making-monsters-monster-m15-pincushion-prince = Pincushion Prince
making-monsters-monster-m16-hedge-hugger = Hedge Hugger
making-monsters-monster-m17-cactus-cupid = Cactus Cupid
making-monsters-monster-m18-bubble-bat = Bubble Bat
making-monsters-monster-m19-jelly-duchess = Jelly Duchess
making-monsters-monster-m20-toaster-poltergeist = Toaster Poltergeist
making-monsters-monster-m21-fuse-box-frog = Fuse-Box Frog
making-monsters-monster-m22-lightbulb-larva = Lightbulb Larva
making-monsters-monster-m23-jitter-jack = Jitter Jack
making-monsters-monster-m24-snail-with-opinions = Snail with Opinions
making-monsters-monster-m25-werewaffle = Werewaffle
making-monsters-monster-m26-knitting-kraken = Knitting Kraken
making-monsters-monster-m27-noodle-necromancer = Noodle Necromancer
making-monsters-monster-m28-lobster-lawyer = Lobster Lawyer
making-monsters-monster-m29-librarian-lich = Librarian Lich
making-monsters-monster-m30-marching-mummy = Marching Mummy
making-monsters-monster-m31-bog-ballerina = Bog Ballerina
making-monsters-monster-m32-yeti-on-holiday = Yeti on Holiday
making-monsters-monster-m33-banana-basilisk = Banana Basilisk
making-monsters-monster-m34-swamp-soprano = Swamp Soprano
making-monsters-monster-m35-custard-cyclops = Custard Cyclops
making-monsters-monster-m36-porcupine-postman = Porcupine Postman
making-monsters-monster-m37-sir-splinters = Sir Splinters
making-monsters-monster-m38-weeping-wardrobe = Weeping Wardrobe
making-monsters-monster-m39-slug-sultan = Slug Sultan
making-monsters-monster-m40-vampire-accountant = Vampire Accountant
making-monsters-monster-m41-chandelier-spider = Chandelier Spider
making-monsters-monster-m42-moonlight-mower = Moonlight Mower
making-monsters-monster-m43-hiccup-dragonling = Hiccup Dragonling
making-monsters-monster-m44-tesla-turtle = Tesla Turtle
making-monsters-monster-m45-zipper-zombie = Zipper Zombie
making-monsters-monster-m46-disco-mantis = Disco Mantis
making-monsters-monster-m47-tax-day-minotaur = Tax-Day Minotaur
making-monsters-monster-m48-grand-piano-golem = Grand-Piano Golem
making-monsters-monster-m49-opera-ogre = Opera Ogre
making-monsters-monster-m50-three-headed-nanny = Three-Headed Nanny
making-monsters-monster-m51-quilted-colossus = Quilted Colossus
making-monsters-monster-m52-bramble-bishop = Bramble Bishop
making-monsters-monster-m53-marmalade-manticore = Marmalade Manticore
making-monsters-monster-m54-great-aunt-of-iron = Great-Aunt of Iron
making-monsters-monster-m55-gelatin-general = Gelatin General
making-monsters-monster-m56-aquarium-abomination = Aquarium Abomination
making-monsters-monster-m57-haunted-elevator = Haunted Elevator
making-monsters-monster-m58-thunder-chicken = Thunder Chicken
making-monsters-monster-m59-chimera-chef = Chimera Chef
making-monsters-monster-m60-roller-skate-reaper = Roller-Skate Reaper
making-monsters-monster-m61-sewing-machine-sphinx = Sewing-Machine Sphinx
making-monsters-monster-m62-plasma-pelican = Plasma Pelican
making-monsters-monster-m63-castle-on-legs = Castle on Legs
making-monsters-monster-m64-behemoth-in-pyjamas = Behemoth in Pyjamas
making-monsters-monster-m65-laundromat-leviathan = Laundromat Leviathan
making-monsters-monster-m66-thorny-archduchess = Thorny Archduchess
making-monsters-monster-m67-queen-of-the-quagmire = Queen of the Quagmire
making-monsters-monster-m68-velvet-colossaur = Velvet Colossaur
making-monsters-monster-m69-one-monster-orchestra = One-Monster Orchestra
making-monsters-monster-m70-the-unpaid-intern = The Unpaid Intern
making-monsters-monster-m71-storm-cellar-titan = Storm-Cellar Titan
making-monsters-monster-m72-generator-gorgon = Generator Gorgon
