# Pourquoi Sous le lit dit non.

no-ub-slide-01 = Ce lit n'existe pas.
no-ub-slide-02 = Il n'y a plus de place sous le lit de { $who }.
no-ub-torch-01 = Vous avez déjà utilisé votre lampe.
no-ub-torch-02 = Il n'y a rien à éclairer sous ce lit.
no-ub-torch-03 = Vous savez déjà ce qui s'y trouve.
no-ub-turn-01 = Ce n'est pas votre tour.
