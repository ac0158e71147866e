# What every game and every page says.

seat = Player { $number }
spectator = a spectator

# What every board says.

board-details = Details
board-why-not = Why not?
board-not-now = Not now. The rule:
board-source = Its numbers:
board-source-rulebook = as the rulebook states them.
board-source-public = as public sources show the printed piece.
board-source-inferred = they follow from known facts; no text states them outright.
board-source-house = ours, because none could be found; your own box may differ.
told-back = { $who } takes an answer back.
