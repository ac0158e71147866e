# What every game and every page says.

seat = Player { $number }
spectator = a spectator
decimal-mark = .
percent = { $n }%
list-and = { $all } and { $last }

# What every board says.

board-details = Details
board-rules = The rule
board-why-not = Why not?
board-source = Its numbers:
board-source-rulebook = as the rulebook states them.
board-source-public = as public sources show the printed piece.
board-source-inferred = worked out from what is known; no text states them.
board-source-house = chosen by us, for nobody has written down the real ones; your own box may say otherwise.
told-back = { $who } takes an answer back.
told-went-on = The rules of this house have changed. The game goes on by the new ones from where it stood: nothing from before is told here, and nothing of it can be taken back.
