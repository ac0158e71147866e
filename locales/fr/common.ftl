# Ce que disent tous les jeux et toutes les pages.

seat = Joueur { $number }
spectator = un spectateur
