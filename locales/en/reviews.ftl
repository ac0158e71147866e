# What a bot thinks of decisions: why one answer is better, reviews of finished games.

why-and = { $one }, and { $two }
why-best = Rather than the second: { $why }.
why-other = What it has over the first: { $why }.
why-nothing = Nothing that shows at once speaks for it over the first.
why-later = What it brings shows only later.

review-title = Review
review-of = Review of a game
review-go = Review the game
review-go-help = A strong bot looks at every decision again. That takes a few minutes; you may leave and come back.
review-none = There is no review of this game yet.
review-old = The rules or cards have changed since this game was reviewed. You can have it reviewed again.
review-running = A bot is looking at the game: { $done } of { $all } decisions.
review-running-help = This page renews itself. The review goes on while you are away.
review-share = Whoever has this link and may see the game can read the review:
review-by = Every decision was looked at from the eyes of the seat that made it, with { $iterations } tries each. Chances are the bot's opinion, not the truth.
review-accuracy = Accuracy
review-accuracy-help = Accuracy: on average, the answers kept this much of the best chance available.
review-phase = Phase
review-decisions = Decisions
review-seat = { $who }: { $percent }%
review-whole = The whole game
review-costly = What cost most
review-costly-none = No decision cost much.
review-praised = Well played
review-praised-none = No decision where one answer was clearly best.
review-step = Decision { $step } · { $phase }
review-played = Played: { $answer }
review-better = Better: { $answer }
review-cost = It gave away { $percent } points of the chance to win ({ $from }% instead of { $to }%).
review-why = What speaks for it: { $why }.
review-praise = { $answer }: the best answer, by { $percent } points of the chance to win over the next.
review-board = See the board as it was
review-unreadable = This decision cannot be shown any more.

trouble-many-reviews = A review of yours is under way, or too many are. Please try again when one is done.
trouble-long-review = This game has too many decisions to be reviewed.
cli-arg-reviews = How many games one person may have reviewed (default: 10/10m)
cli-arg-review-iterations = Tries of the search for each decision of a review (default: 400)

# Training games: after each answer how good it was.

training = Training: tell me after each answer how good it was
verdict-best = The best answer: { $answer }.
verdict-good = A good answer: { $answer }. The best one is hardly better.
verdict-fine = A fine answer: { $answer }. The best one gives { $percent } more points of the chance to win.
verdict-costly = Costly: { $answer } gave away { $percent } points of the chance to win.
verdict-show = Show the better answer
verdict-back = You can take your answer back and try again.
