# Under the Bed: what the components are called, and what is printed on them.
# A message is <game>-<kind>-<id>; the ids are those of the data pack.

under-the-bed-monster-dust-bunny = Dust Bunny
under-the-bed-monster-slipper-thief = Slipper Thief
under-the-bed-monster-floor-creaker = Floor Creaker
under-the-bed-monster-toe-tickler = Toe Tickler
under-the-bed-monster-curtain-breather = Curtain Breather
under-the-bed-monster-thing = The Thing Itself
