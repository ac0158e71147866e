# The bots people choose, and what the lab says.

bot-random = Random
bot-random-about = Gives any legal answer.
bot-greedy = Greedy
bot-greedy-about = Looks one step ahead and takes what looks best.
bot-easy = Easy
bot-easy-about = Looks one step ahead, sees the obvious and overlooks the rest: a gentle first opponent.
bot-normal = Normal
bot-normal-about = Thinks a little about each decision; a fair game for most evenings.
bot-hard = Hard
bot-hard-about = Plays hundreds of futures to the end of the round before each answer, in a fraction of a second.
bot-expert = Expert
bot-expert-about = Takes its time and plays thousands of futures: the strongest opponent of the house.

lab-tournament-title = Tournament: { $game }
lab-win-share = share of wins
lab-balance-title = Balance of { $game }
lab-balance-intro = Every seat was played by the bot { $bot }, from seed { $seed }. Intervals are 95 %.
lab-variants = Variants compared
lab-variant = Options
lab-games = Games
lab-score = Score
lab-margin = Lead of the winner
lab-length = Decisions in a game
lab-first-seat = Wins of player 1
lab-seats = Who wins, by seat
lab-scores = Scores
lab-lengths = Length of games
lab-leader = leader wins
lab-low = interval, low
lab-high = interval, high
lab-leader-title = How often the one in front goes on to win
lab-played = share of the game played, in %
lab-items = What players do, and how it goes with winning
lab-items-note = Wins of those who did it at least once, and of those who never did. What goes with winning need not be its cause. Marked: a difference above ten points that chance does not explain.
lab-item = What
lab-per-game = In a game
lab-with = Wins with
lab-without = Wins without
lab-difference = Difference
lab-interval = Interval
lab-chances = Chance to win, as each seat sees it
lab-decision = Decision
lab-decisions = Decisions
lab-seat = Seat
lab-agreement = As the search
lab-average-cost = Given away, on average
lab-answer = Answer
lab-best = The search prefers
lab-chance = Chance after it
lab-cost = Cost
lab-analysis-title = A game of { $game }, looked at again
lab-bot = Bot
lab-wins = Wins
lab-elo = Elo
lab-rank = Average rank
lab-p95 = Seconds per decision (95 %)
lab-interrupted = Interrupted: { $done } of { $all } are done and counted.
lab-written = Written: { $file }
lab-train-round = Round { $round }: { $positions } positions, { $explained } % explained, { $wins } % of { $games } games against the best so far ({ $low } to { $high } %)
lab-train-kept = kept
lab-train-dropped = not kept

cli-tournament = Let bots play each other, with honest intervals
cli-tournament-more = Every deal is played in all rotations of the seats. With --keep FILE a tournament can be left and taken up again.
    Example: menagerie tournament valeria --bots hard,greedy --games 200
cli-balance = Measure how balanced a game is: one HTML report, and the numbers as CSV
cli-balance-more = With --compare JSON (more than once if you like) other options are measured beside the first.
    Example: menagerie balance valeria --players 3 --games 1000 --out balance.html
cli-analyze = Look at a saved game again: everybody's chances, and what each decision cost
cli-analyze-more = Example: menagerie analyze game.json --out analysis.html
cli-train = Tune the weights that bots value positions with, from self-play
cli-train-more = The best weights measured are written, with the command that made them.
    Example: menagerie train valeria --players 2 --rounds 6 --out weights.toml
cli-arg-bot-list = Who plays, such as hard,normal,greedy,random: as many as there are seats, or more for every pairing
cli-arg-keep = Keep finished games here, and go on from there next time
cli-arg-csv = Print the numbers as CSV
cli-arg-plot = Write a plot (SVG) to this file
cli-arg-bot = The bot in every seat
cli-arg-compare = Other options to compare with, as JSON
cli-arg-out = Where to write the result
cli-arg-iterations = Iterations of the search for each decision (0: one step ahead)
cli-arg-rounds = Rounds of self-play and fitting
cli-arg-matches = Games of the match that decides whether new weights are kept
cli-arg-start = Weights file to start from, or zero

problem-tournament-no-bots = No bot was named.
problem-kept-other = The file { $file } belongs to other work, or to the same with other settings. Name another file, or use the settings it was begun with.
problem-game-without-end = A game did not come to its end.
problem-bad-bot = There is no bot called "{ $bot }". Known: { $known }.

# menagerie laws

cli-laws = Check every law of a game at every decision of very many random games
cli-laws-more = Without options each lot of 20 games draws its own: every player count, variant and switch. With --keep FILE the work can be left and taken up again. A game that breaks a law is written as a save; --lot looks at its lot again.
    Example: menagerie laws valeria --games 100000 --keep laws.jsonl
cli-arg-lot = Number of the first lot of games
cli-arg-breaks = The folder for the saves of games that broke a law
laws-seen = { $games } games, { $decisions } decisions, { $configurations } sets of options, { $seconds } s ({ $players })
laws-players = { $games } with { $players }
laws-hold = Every law held.
laws-broken = BROKEN: { $law }
    game { $game } (lot { $lot }) at decision { $decision }, seed { $seed }
    options { $options }
    { $detail }
lab-learn-round = Round { $round }: { $positions } positions, loss { $net } (even { $even }, weights { $weights }, least { $least }), { $wins } % of { $games } games against the best so far ({ $low } to { $high } %)
cli-arg-net = Learn a net for this search instead of weights, such as x1 or x2:far:b0.5
cli-arg-widths = How wide the two hidden layers of a net are
cli-arg-nets = File of nets for the bots, instead of those that ship with the game
cli-value-search = SEARCH
problem-bad-widths = Two widths from 1 to { $widest } are needed, such as 32,16: not { $widths }.
problem-lab-learn-alone = A net takes at least two players to learn.
