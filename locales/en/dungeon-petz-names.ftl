# Dungeon Petz: what the components are called, and what is printed on them.
# A message is <game>-<kind>-<id>; the ids are those of the data pack.

dungeon-petz-need-hunger = Hunger
dungeon-petz-need-poop = Poop
dungeon-petz-need-play = Play
dungeon-petz-need-anger = Anger
dungeon-petz-need-magic = Magic
dungeon-petz-need-disease = Disease
dungeon-petz-need-sleep = Potion (sleep)

dungeon-petz-colour-green = green
dungeon-petz-colour-red = red
dungeon-petz-colour-yellow = yellow
dungeon-petz-colour-purple = purple

dungeon-petz-diet-herbivore = herbivore
dungeon-petz-diet-carnivore = carnivore
dungeon-petz-diet-omnivore = omnivore

dungeon-petz-phase-1 = Setup
dungeon-petz-phase-2 = Shopping
dungeon-petz-phase-3 = Need Cards
dungeon-petz-phase-4 = Showing Off
dungeon-petz-phase-5 = Business
dungeon-petz-phase-6 = Aging

dungeon-petz-pet-uni = Uni
dungeon-petz-pet-trollie = Trollie
dungeon-petz-pet-ghosty = Ghosty
dungeon-petz-pet-drago = Drago
dungeon-petz-pet-stareplant = Stareplant
dungeon-petz-pet-wormie = Wormie
dungeon-petz-pet-snakitty = Snakitty
dungeon-petz-pet-birdie = Birdie
dungeon-petz-pet-liffard = Liffard
dungeon-petz-pet-baby-golem = Baby Golem
dungeon-petz-pet-cthulie = Cthulie
dungeon-petz-pet-dunguin = Dunguin
dungeon-petz-pet-bubl = Bubl
dungeon-petz-pet-snappy = Snappy
dungeon-petz-pet-fiery-fairy = Fiery Fairy
dungeon-petz-pet-fluffy = Fluffy
dungeon-petz-pet-stegobully = Stegobully
dungeon-petz-pet-direbunny = Direbunny

dungeon-petz-cage-initial = Initial cage

dungeon-petz-cage-cage-01 = Iron keep
dungeon-petz-cage-cage-02 = Warding circle
dungeon-petz-cage-cage-03 = Runed bars
dungeon-petz-cage-cage-04 = Crystal cell
dungeon-petz-cage-cage-05 = Stone paddock
dungeon-petz-cage-cage-06 = Fenced meadow
dungeon-petz-cage-cage-07 = Enchanted pond
dungeon-petz-cage-cage-08 = Sand pit
dungeon-petz-cage-cage-09 = Climbing cage
dungeon-petz-cage-cage-10 = Playpen
dungeon-petz-cage-cage-11 = Dream garden

dungeon-petz-addon-addon-strength = Reinforced bars
dungeon-petz-addon-addon-antimagic = Antimagic charm
dungeon-petz-addon-addon-meat-feeder = Meat feeder
dungeon-petz-addon-addon-toys = Toys

dungeon-petz-artifact-book-savage-feasts = Savage Feasts
dungeon-petz-artifact-book-monsters-battled = Monsters I Have Battled
dungeon-petz-artifact-book-fun-with-food = Fun with Food
dungeon-petz-artifact-book-messing-with-magic = Messing with Magic
dungeon-petz-artifact-crystal-ball = Crystal Ball
dungeon-petz-artifact-long-handled-shovel = Long-Handled Shovel
dungeon-petz-artifact-imp-armor = Imp Armor
dungeon-petz-artifact-employee-of-the-month = Employee of the Month
dungeon-petz-artifact-whip-of-obedience = Whip of Obedience
dungeon-petz-artifact-magic-box = Magic Box

dungeon-petz-exhibition-arena = Arena
dungeon-petz-exhibition-freestyle = Freestyle
dungeon-petz-exhibition-moody-medley = Moody Medley
dungeon-petz-exhibition-eating-contest = Eating Contest
dungeon-petz-exhibition-beauty-pageant = Beauty Pageant
dungeon-petz-exhibition-breeders-prize = Breeders' Prize
dungeon-petz-exhibition-childrens-day = Children's Day
dungeon-petz-exhibition-magic-show = Magic Show

dungeon-petz-final-exhibition-business-acumen = Business Acumen
dungeon-petz-final-exhibition-pet-display = Pet Display

dungeon-petz-customer-dungeon-master = Dungeon Master
dungeon-petz-customer-dungeon-granny = Dungeon Granny
dungeon-petz-customer-dungeon-mistress = Dungeon Mistress
dungeon-petz-customer-dungeon-girl = Dungeon Girl
dungeon-petz-customer-warlock = Warlock
dungeon-petz-customer-porky-orky = Porky Orky
dungeon-petz-customer-farmer-troll = Farmer Troll
dungeon-petz-customer-lich-lord = Lich Lord

dungeon-petz-space-market-veg = Vegetable stand
dungeon-petz-space-market-mixed = Mixed-food stand
dungeon-petz-space-market-meat = Meat stand
dungeon-petz-space-market-artifacts = Artifact tents
dungeon-petz-space-corral-cage-left = Cage (left)
dungeon-petz-space-corral-cage-right = Cage (right)
dungeon-petz-space-corral-addon = Addon
dungeon-petz-space-corral-old = Older pet (size 3)
dungeon-petz-space-corral-young-left = Younger pet (size 2, left)
dungeon-petz-space-corral-young-right = Younger pet (size 2, right)
dungeon-petz-space-town-immigration = Invite new imps
dungeon-petz-space-town-hospital = Visit the hospital
dungeon-petz-space-town-judging = Volunteer for judging
dungeon-petz-space-town-platform = Book time on the platform
