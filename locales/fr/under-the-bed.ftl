# Sous le lit.

ub-title = Sous le lit
ub-tagline = Glissez des monstres sous les lits, et ayez le moins peur.
ub-some = un monstre
ub-pile = Pioche : { $n }
ub-turn = { $who } glisse un monstre
ub-over = Tout est sorti
ub-torch = lampe
ub-no-torch = sans lampe
ub-hand = en main : { $monsters }
ub-under = sous le lit : { $monsters }
ub-phase-turn = Tour
ub-q-turn = Glissez un monstre sous un lit, ou éclairez d'abord.
ub-a-slide-held = Glisser celui de votre main ({ $monster }) chez { $who }
ub-a-slide-drawn = Glisser celui de la pioche ({ $monster }) chez { $who }
ub-a-shine = Éclairer sous le lit chez { $who }
ub-ev-drew = { $who } pioche : { $monster }.
ub-ev-slid = { $who } glisse sous le lit chez { $bed } : { $monster }.
ub-ev-shone = { $who } éclaire sous le lit chez { $bed } et voit : { $monster }.
ub-ev-came-out = Tout sort de sous les lits.
ub-score-pairs = Paires qui jouent ensemble
ub-score-alone = Monstres qui font peur
ub-score-toy = Doudou
ub-option-players = Joueurs
ub-option-players-help = 2 à 4 enfants, chacun dans son lit.
problem-ub-players = Sous le lit se joue de 2 à 4, pas à { $players }.
