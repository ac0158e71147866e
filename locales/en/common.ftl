# What every game and every page says.

seat = Player { $number }
spectator = a spectator
