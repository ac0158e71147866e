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
cli-arg-start = Fichier de poids de départ, ou zero ; avec --net, un fichier de réseaux

problem-tournament-no-bots = Aucun robot n'a été nommé.
problem-kept-other = Le fichier { $file } appartient à un autre travail, ou au même avec d'autres réglages. Nommez un autre fichier, ou reprenez les réglages du début.
problem-game-without-end = Une partie n'est pas arrivée à sa fin.
problem-bad-bot = Il n'y a pas de robot « { $bot } ». Connus : { $known }.
problem-net-by-time = Un réseau s'apprend par une recherche qui fait la même chose sur toute machine, et « { $bot } » s'arrête à l'horloge. Donnez-lui plutôt du travail : x1, 500 ou 85000plays.

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

# Un programme qui joue (docs/bot-protocol.md)

cli-arg-bot-time = Secondes dont dispose un robot qui est un programme (program:COMMANDE) pour chaque décision
problem-program-missing = « { $program } » ne peut pas être lancé : « { $reason } ».
problem-program-ended = « { $program } » s’est terminé de lui-même, avec le code { $code }, avant la fin du travail.
problem-program-killed = « { $program } » a été arrêté par un signal avant la fin du travail.
problem-program-closed = « { $program } » ne parle plus : il a fermé son entrée ou sa sortie, ou n’a dit que la moitié d’une ligne.
problem-program-slow = « { $program } » n’a pas répondu en { $seconds } s.
problem-program-long-line = « { $program } » a répondu par une ligne de plus de { $limit } octets.
problem-program-garbage = « { $program } » a répondu par quelque chose qui n’est pas une réponse : « { $line } » (« { $reason } »).
problem-program-protocol = « { $program } » parle le protocole { $protocol }, ce programme-ci parle { $known }.
problem-program-out-of-step = « { $program } » a répondu à la décision { $answered }, mais on lui demandait la décision { $wanted }.
problem-program-out-of-range = « { $program } » a donné la réponse { $answer }, mais il y en a { $count }, comptées à partir de 0.
problem-program-not-here = « { $program } » ne peut pas jouer ici : les programmes ne jouent que dans simulate, tournament et ladder.

# menagerie calibrate

cli-calibrate = Mesurer si les chances annoncées se réalisent, et faire en sorte qu’elles le fassent
cli-calibrate-more = Des robots semblables à des personnes jouent des parties ; ce qui était annoncé en chemin est comparé à leur fin, et quelques nombres pour chaque étape d’une partie le corrigent. Ce qui s’affiche est annoncé pour des parties dont rien n’a été appris : un cinquième à la fois, d’après ce qu’enseignent les autres. --check joue des parties d’une autre graine et ne fait que mesurer : il échoue quand l’écart moyen dépasse 3 %. Avec --keep FICHIER, le travail peut être laissé puis repris. Sans --players, chaque nombre de joueurs a son tour.
    Exemple : menagerie calibrate valeria --games 1000 --out crates/games/valeria/data/chances.toml
cli-arg-people = Qui joue : chaque siège de chaque partie est tiré parmi ceux-ci
cli-arg-check = Seulement mesurer, et échouer quand les chances ne sont pas vraies
calibrate-players = Joueurs
calibrate-lens = Chances
calibrate-said = Annonces
calibrate-gap-before = Écart des robots
calibrate-gap = Écart annoncé
calibrate-surprise-before = Surprise des robots
calibrate-surprise = Surprise annoncée
calibrate-table = courbe
calibrate-seats = vu de chaque siège
calibrate-search = conseil et relecture
calibrate-wide = L’écart moyen entre l’annonce et le résultat dépasse { $percent } %.
calibrate-page = { $game } : les chances sont-elles vraies ?
calibrate-title = { $game } : { $way }
calibrate-with = { $players } joueurs
calibrate-right = comme annoncé
calibrate-told = chance annoncée
calibrate-seen = part de victoires observée
problem-chances-stale = Les chances de { $game } ont été mesurées avec d’autres règles ou d’autres cartes : menagerie calibrate les refait.

# menagerie ladder, et la page des robots

cli-ladder = Tous les niveaux les uns contre les autres, à des tables de toutes tailles : Elo, temps et énergie
cli-ladder-more = Les robots d’une table sont tirés pour chaque donne, qui est jouée dans toutes les rotations des sièges ; les intervalles sont à 95 %, par tirage répété des donnes. Avec --keep FICHIER, le travail peut être laissé puis repris, et FICHIER.json est ce dont les pages sont faites ; --out FICHIER.html en écrit une.
    Exemple : menagerie ladder valeria --games 400 --keep ladder/valeria --out docs/ladder-valeria.html
cli-arg-table-sizes = Joueurs à la table : un nombre, ou all pour tous ceux que le jeu permet
cli-arg-climbers = Qui grimpe ; sans cela tous les niveaux, et ceux d’autrefois
cli-arg-ladder-games = Parties à chaque taille de table
cli-arg-ladder-keep = Les parties finies sont gardées dans ce fichier, un par taille de table, et l’échelle dans FICHIER.json
problem-ladder-table = « { $players } » n’est pas un nombre de joueurs ; « all » désigne tous ceux que le jeu permet.
ladder-title = L’échelle de { $game }
ladder-players = { $players } joueurs, { $games } parties
ladder-alone = Seul contre le jeu, { $games } parties
ladder-elo = Elo, avec son intervalle à 95 %
ladder-wins = Parties gagnées, en %, avec l’intervalle à 95 %
ladder-cost = Force selon le temps moyen d’une décision sur un cœur
ladder-median = Temps médian
ladder-p95 = 95 % en moins de
ladder-joules = Énergie par décision
ladder-joules-note = L’énergie est le temps moyen d’une décision sur un cœur, à { $watts } watts par cœur.
ladder-made-by = Fait par
ladder-missing = Pas encore mesuré ici : { $levels }.
bots-title = La force des robots
bots-lead = Chaque robot ne voit que ce que verrait une personne à son siège. Voici comment chacun joue, mesuré en parties contre les autres, et ce que coûte sa réflexion. Un nom qui finit par @1 est un robot de la première édition.
bots-unmeasured = Personne n’a encore mesuré les robots de ce jeu.
lab-learn-round = Tour { $round } : { $positions } positions, perte { $net } (hasard { $even }, poids { $weights }, minimum { $least }), { $wins } % de { $games } parties contre le meilleur réseau ({ $low } à { $high } %)
cli-arg-net = Apprendre un réseau pour cette recherche au lieu de poids, par exemple x1 ou x2:far:b0.5
cli-arg-widths = Largeurs des deux couches cachées d'un réseau
cli-arg-nets = Fichier de réseaux pour les robots, à la place de ceux livrés avec le jeu
cli-value-search = RECHERCHE
problem-bad-widths = Il faut deux largeurs de 1 à { $widest }, par exemple 32,16 : { $widths } ne convient pas.
problem-lab-learn-alone = Il faut au moins deux joueurs pour apprendre un réseau.
