# The lab on many machines: --on, menagerie work.

cli-work = Do work for tournaments, simulations, balance reports and trainings that are run elsewhere
cli-work-more = Takes lots of games from the NATS server until it is interrupted; a lot in hand then goes to somebody else.
    Start as many workers on as many machines as you like, with the same version of the program. Address: nats://HOST:PORT,
    or nats://HOST:PORT/NAME to keep several farms on one server apart.
    Example: menagerie work --on nats://farm.example:4222
cli-arg-on = Let workers do it (menagerie work) that are found at this NATS server; the result is the same
cli-arg-work-on = The NATS server where lots are found
cli-arg-work-threads = How many lots at a time; 0 for as many as there are cores

farm-waiting = Waiting for workers at { $place }. Start some there with: menagerie work --on { $place }
farm-refused = { $worker } does not take part. { $why }
farm-away = The work waits: { $reason }.

farm-ready = Taking lots at { $place }, { $threads ->
    [one] one
   *[other] { $threads }
} at a time. Ctrl-C ends it.
farm-run = Run { $run }: { $part }, { $game }.
farm-done = Run { $run }: { $lots ->
    [one] one lot
   *[other] { $lots } lots
} done.
farm-run-refused = Run { $run } is left to others. { $why }
farm-run-failed = Run { $run } failed. { $why }
farm-rubbish = Something in the queue is no lot. It was thrown away.
farm-gave-back = Run { $run }: lot { $lot } was given back.

problem-farm-no-address = "{ $address }" is no address of a NATS server. It looks like this: nats://HOST:4222
problem-farm-unreachable = The NATS server at { $place } cannot be reached: { $reason }.
problem-farm-no-queue = The queue at { $place } cannot be used: { $reason }. The NATS server needs JetStream (nats-server --jetstream).
problem-farm-too-large = A lot has { $size } bytes, more than the { $most } that { $place } takes. Raise max_payload of the NATS server.
problem-farm-failed = { $worker } reports: { $reason }
problem-farm-broke = The work broke off: { $reason }.
problem-farm-other-program = The program there has version { $own }, here it is { $wanted }.
problem-farm-other-rules = The rules of { $game } have version { $own } there, here it is { $wanted }.
problem-farm-other-data = The data pack of { $game } is another one there ({ $own } instead of { $wanted }).
problem-farm-other-play = A trial game of { $game } ends differently there: bots or weights are not the same.
problem-no-variant = There is no variant { $variant }.
problem-weights-do-not-fit = The weights do not fit the game: it has { $features } features.
problem-net-does-not-fit = A net does not fit the game: { $reason }.
