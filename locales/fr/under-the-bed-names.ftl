# Under the Bed : comment s'appelle le matériel, et ce qui y est imprimé.
# Un message est <jeu>-<genre>-<id> ; les id sont ceux du paquet de données.

under-the-bed-monster-dust-bunny = Mouton de poussière
under-the-bed-monster-slipper-thief = Chipe-pantoufle
under-the-bed-monster-floor-creaker = Craque-plancher
under-the-bed-monster-toe-tickler = Chatouille-orteil
under-the-bed-monster-curtain-breather = Souffle-rideau
under-the-bed-monster-thing = La Chose en personne
