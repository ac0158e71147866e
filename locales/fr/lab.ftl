# Les robots que l'on choisit, et ce que dit le laboratoire.

bot-random = Hasard
bot-random-about = Donne n'importe quelle réponse permise.
bot-greedy = Glouton
bot-greedy-about = Regarde un pas plus loin et prend ce qui semble le mieux.
bot-easy = Facile
bot-easy-about = Regarde un pas plus loin, voit l'évident et oublie le reste : un premier adversaire indulgent.
bot-normal = Normal
bot-normal-about = Réfléchit un peu à chaque décision ; une partie équilibrée pour la plupart des soirées.
bot-hard = Difficile
bot-hard-about = Joue des centaines de futurs jusqu'à la fin de la manche avant chaque réponse, en une fraction de seconde.
bot-expert = Expert
bot-expert-about = Prend son temps et joue des milliers de futurs : l'adversaire le plus fort de la maison.

lab-tournament-title = Tournoi : { $game }
lab-win-share = part des victoires
lab-balance-title = Équilibre de { $game }
lab-balance-intro = Chaque siège était tenu par le robot { $bot }, à partir de la graine { $seed }. Intervalles à 95 %.
lab-variants = Variantes comparées
lab-variant = Options
lab-games = Parties
lab-score = Score
lab-margin = Avance du vainqueur
lab-length = Décisions par partie
lab-first-seat = Victoires du joueur 1
lab-seats = Qui gagne, selon le siège
lab-scores = Scores
lab-lengths = Durée des parties
lab-leader = le premier gagne
lab-low = intervalle, bas
lab-high = intervalle, haut
lab-leader-title = Combien de fois celui qui mène finit par gagner
lab-played = part de la partie jouée, en %
lab-items = Ce que font les joueurs, et comment cela va avec la victoire
lab-items-note = Victoires de ceux qui l'ont fait au moins une fois, et de ceux qui ne l'ont jamais fait. Ce qui va avec la victoire n'en est pas forcément la cause. Marqué : un écart de plus de dix points que le hasard n'explique pas.
lab-item = Quoi
lab-per-game = Par partie
lab-with = Victoires avec
lab-without = Victoires sans
lab-difference = Écart
lab-interval = Intervalle
lab-chances = Chance de gagner, vue de chaque siège
lab-decision = Décision
lab-decisions = Décisions
lab-seat = Siège
lab-agreement = Comme la recherche
lab-average-cost = Perdu en moyenne
lab-answer = Réponse
lab-best = La recherche préfère
lab-chance = Chance ensuite
lab-cost = Coût
lab-analysis-title = Une partie de { $game }, revue
lab-bot = Robot
lab-wins = Victoires
lab-elo = Elo
lab-rank = Rang moyen
lab-p95 = Secondes par décision (95 %)
lab-interrupted = Interrompu : { $done } sur { $all } sont faits et comptés.
lab-written = Écrit : { $file }
lab-train-round = Tour { $round } : { $positions } positions, { $explained } % expliqués, { $wins } % de { $games } parties contre les meilleurs poids ({ $low } à { $high } %)
lab-train-kept = gardé
lab-train-dropped = non gardé

cli-tournament = Faire jouer des robots entre eux, avec des intervalles honnêtes
cli-tournament-more = Chaque donne est jouée dans toutes les rotations des sièges. Avec --keep FICHIER, un tournoi peut être quitté et repris.
    Exemple : menagerie tournament valeria --bots hard,greedy --games 200
cli-balance = Mesurer l'équilibre d'un jeu : un rapport HTML, et les nombres en CSV
cli-balance-more = Avec --compare JSON (plusieurs fois si l'on veut), d'autres options sont mesurées à côté.
    Exemple : menagerie balance valeria --players 3 --games 1000 --out balance.html
cli-analyze = Revoir une partie enregistrée : les chances de chacun, et ce qu'a coûté chaque décision
cli-analyze-more = Exemple : menagerie analyze partie.json --out analyse.html
cli-train = Régler les poids avec lesquels les robots évaluent les positions, en jouant contre eux-mêmes
cli-train-more = Les meilleurs poids mesurés sont écrits, avec la commande qui les a faits.
    Exemple : menagerie train valeria --players 2 --rounds 6 --out weights.toml
cli-arg-bot-list = Qui joue, par exemple hard,normal,greedy,random : autant que de sièges, ou plus pour toutes les rencontres
cli-arg-keep = Garder ici les parties finies, et reprendre de là la prochaine fois
cli-arg-csv = Afficher les nombres en CSV
cli-arg-plot = Écrire un graphique (SVG) dans ce fichier
cli-arg-bot = Le robot de chaque siège
cli-arg-compare = D'autres options à comparer, en JSON
cli-arg-out = Où écrire le résultat
cli-arg-iterations = Itérations de la recherche pour chaque décision (0 : un pas plus loin)
cli-arg-rounds = Tours de jeu et d'ajustement
cli-arg-matches = Parties du match qui décide si les nouveaux poids sont gardés
cli-arg-start = Fichier de poids de départ, ou zero

problem-tournament-no-bots = Aucun robot n'a été nommé.
problem-kept-other = Le fichier { $file } appartient à un autre travail, ou au même avec d'autres réglages. Nommez un autre fichier, ou reprenez les réglages du début.
problem-game-without-end = Une partie n'est pas arrivée à sa fin.
problem-bad-bot = Il n'y a pas de robot « { $bot } ». Connus : { $known }.

# menagerie laws

cli-laws = Vérifier toutes les lois d'un jeu à chaque décision de très nombreuses parties au hasard
cli-laws-more = Sans options, chaque lot de 20 parties tire les siennes : tous les nombres de joueurs, variantes et réglages. Avec --keep FICHIER, le travail peut être quitté et repris. Une partie qui enfreint une loi est écrite comme sauvegarde ; --lot regarde de nouveau son lot.
    Exemple : menagerie laws valeria --games 100000 --keep lois.jsonl
cli-arg-lot = Numéro du premier lot de parties
cli-arg-breaks = Le dossier des sauvegardes de parties qui ont enfreint une loi
laws-seen = { $games } parties, { $decisions } décisions, { $configurations } jeux d'options, { $seconds } s ({ $players })
laws-players = { $games } à { $players }
laws-hold = Toutes les lois sont respectées.
laws-broken = ENFREINTE : { $law }
    partie { $game } (lot { $lot }) à la décision { $decision }, graine { $seed }
    options { $options }
    { $detail }
lab-learn-round = Tour { $round } : { $positions } positions, perte { $net } (hasard { $even }, poids { $weights }, minimum { $least }), { $wins } % de { $games } parties contre le meilleur réseau ({ $low } à { $high } %)
cli-arg-net = Apprendre un réseau pour cette recherche au lieu de poids, par exemple x1 ou x2:far:b0.5
cli-arg-widths = Largeurs des deux couches cachées d'un réseau
cli-arg-nets = Fichier de réseaux pour les robots, à la place de ceux livrés avec le jeu
cli-value-search = RECHERCHE
problem-bad-widths = Il faut deux largeurs de 1 à { $widest }, par exemple 32,16 : { $widths } ne convient pas.
problem-lab-learn-alone = Il faut au moins deux joueurs pour apprendre un réseau.
