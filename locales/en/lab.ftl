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
lab-balance-intro = Every seat was played by the bot { $bot }, from seed { $seed }. Intervals are 95%.
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
lab-p95 = Seconds per decision (95%)
lab-interrupted = Interrupted: { $done } of { $all } are done and counted.
lab-written = Written: { $file }
lab-train-round = Round { $round }: { $positions } positions, { $explained }% explained, { $wins }% of { $games } games against the best so far ({ $low } to { $high }%)
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
cli-arg-start = File of weights to start from, or zero; with --net, a file of nets

problem-tournament-no-bots = No bot was named.
problem-kept-other = The file { $file } belongs to other work, or to the same with other settings. Name another file, or use the settings it was begun with.
problem-game-without-end = A game did not come to its end.
problem-bad-bot = There is no bot called "{ $bot }". Known: { $known }.
problem-net-by-time = A net is learnt by a search that does the same on every machine, and "{ $bot }" stops by the clock. Give it work instead: x1, 500 or 85000plays.

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

# A program that plays (docs/bot-protocol.md)

cli-arg-bot-time = Seconds that a bot that is a program (program:COMMAND) may take for each decision
problem-program-missing = "{ $program }" cannot be started: { $reason }.
problem-program-ended = "{ $program }" ended by itself, with code { $code }, before the work was done.
problem-program-killed = "{ $program }" was ended by a signal before the work was done.
problem-program-closed = "{ $program }" does not speak any more: it closed its input or its output, or said only half a line.
problem-program-slow = "{ $program }" did not answer within { $seconds } s.
problem-program-long-line = "{ $program }" answered with a line of more than { $limit } bytes.
problem-program-garbage = "{ $program }" answered with something that is no answer: "{ $line }" ("{ $reason }").
problem-program-protocol = "{ $program }" speaks protocol { $protocol }, this program speaks { $known }.
problem-program-out-of-step = "{ $program }" answered decision { $answered }, but was asked for decision { $wanted }.
problem-program-out-of-range = "{ $program }" gave answer { $answer }, but there are { $count }, counted from 0.
problem-program-not-here = "{ $program }" cannot play here: programs play in simulate, tournament and ladder alone.

# menagerie calibrate

cli-calibrate = Measure whether the chances that people are told come true, and make it so
cli-calibrate-more = Bots like people play games; what was said on the way is compared with how they ended, and a few numbers for each stage of a game correct it. What is printed is told of games that were not learnt from: a fifth of them at a time, by what the others teach. --check plays games from another seed and only measures: it fails where the average gap is above 3%. With --keep FILE the work can be left and taken up again. Without --players every number of players has its turn.
    Example: menagerie calibrate valeria --games 1000 --out crates/games/valeria/data/chances.toml
cli-arg-people = Who plays: each seat of each game is drawn from these
cli-arg-check = Only measure, and fail where chances are not true
calibrate-players = Players
calibrate-lens = Chances
calibrate-said = Said
calibrate-gap-before = Gap of bots
calibrate-gap = Gap as told
calibrate-surprise-before = Surprise of bots
calibrate-surprise = Surprise as told
calibrate-table = curve
calibrate-seats = as seats see it
calibrate-search = hint and review
calibrate-wide = The average gap between said and seen is above { $percent }%.
calibrate-page = { $game }: are the chances true?
calibrate-title = { $game }: { $way }
calibrate-with = { $players } players
calibrate-right = as said
calibrate-told = chance that people are told
calibrate-seen = share of wins seen
problem-chances-stale = The chances of { $game } were measured with other rules or cards: menagerie calibrate makes them anew.

# menagerie ladder, and the page of the bots

cli-ladder = All levels against each other at tables of every size: Elo, time and energy
cli-ladder-more = The bots of a table are drawn for each deal, which is played in all rotations of the seats; intervals are 95%, from deals drawn again. With --keep FILE the work can be left and taken up again, and FILE.json is what the pages are made of; --out FILE.html writes one.
    Example: menagerie ladder valeria --games 400 --keep ladder/valeria --out docs/ladder-valeria.html
cli-arg-table-sizes = Players at the table: a number, or all that the game can be played with
cli-arg-climbers = Who climbs; without it all levels, and those of earlier days
cli-arg-ladder-games = Games at tables of each size
cli-arg-ladder-keep = Finished games are kept in this file, one for each table size, and the ladder in FILE.json
problem-ladder-table = "{ $players }" is no number of players; all stands for every number the game can be played with.
ladder-title = The ladder of { $game }
ladder-players = { $players } players, { $games } games
ladder-alone = Alone against the game, { $games } games
ladder-elo = Elo, with its 95% interval
ladder-wins = Games won, in %, with the 95% interval
ladder-cost = Strength over the average time of a decision on one core
ladder-median = Median time
ladder-p95 = 95% within
ladder-joules = Energy per decision
ladder-joules-note = Energy is the average time of a decision on one core, at { $watts } watts for each core.
ladder-made-by = Made by
ladder-missing = Not measured here yet: { $levels }.
bots-title = How strong the bots are
bots-lead = Every bot sees only what a person in its seat would see. Here is how well each plays, measured in games against the others, and what its thinking costs. A name that ends in @1 is a bot of the first edition.
bots-unmeasured = Nobody has measured the bots of this game yet.
lab-learn-round = Round { $round }: { $positions } positions, loss { $net } (even { $even }, weights { $weights }, least { $least }), { $wins }% of { $games } games against the best so far ({ $low } to { $high }%)
cli-arg-net = Learn a net for this search instead of weights, such as x1 or x2:far:b0.5
cli-arg-widths = How wide the two hidden layers of a net are
cli-arg-nets = File of nets for the bots, instead of those that ship with the game
cli-value-search = SEARCH
problem-bad-widths = Two widths from 1 to { $widest } are needed, such as 32,16: not { $widths }.
problem-lab-learn-alone = A net takes at least two players to learn.
