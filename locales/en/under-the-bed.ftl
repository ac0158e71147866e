# Under the Bed.

ub-title = Under the Bed
ub-tagline = Slide monsters under the beds, and be frightened least.
ub-some = a monster
ub-pile = Pile: { $n }
ub-turn = { $who } slides a monster
ub-over = Everything has come out
ub-torch = torch
ub-no-torch = no torch
ub-hand = in hand: { $monsters }
ub-under = under the bed: { $monsters }
ub-phase-turn = Turn
ub-q-turn = Slide a monster under a bed, or shine your torch first.
ub-a-slide-held = Slide the { $monster } you held: bed of { $who }
ub-a-slide-drawn = Slide the { $monster } you drew: bed of { $who }
ub-a-shine = Shine your torch: bed of { $who }
ub-ev-drew = { $who } draws { $monster }.
ub-ev-slid = { $who } slides { $monster } under the bed of { $bed }.
ub-ev-shone = { $who } shines under the bed of { $bed } and sees { $monster }.
ub-ev-came-out = Everything comes out from under the beds.
ub-score-pairs = Pairs that play with each other
ub-score-alone = Monsters that frighten
ub-score-toy = Cuddly toy
ub-option-players = Players
ub-option-players-help = 2 to 4 children, each in a bed.
problem-ub-players = Under the Bed is for 2 to 4 players, not { $players }.
