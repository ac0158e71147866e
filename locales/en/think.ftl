# Bots on machines of their own: menagerie think.

cli-think = Think for the bots of a house that is served elsewhere
cli-think-more = Takes decisions of hard and expert bots, hints and reviews from the NATS server that the house was started with (menagerie serve --nats),
    until it is interrupted; a decision in hand then goes to somebody else. Start as many workers on as many machines as you
    like, with the same version of the program. A worker sees what the seat sees that it thinks for, and nothing else.
    Example: menagerie think --nats nats://house.example:4222
cli-arg-think-nats = The NATS server where decisions are found
cli-arg-think-threads = How many decisions at a time; 0 for as many as there are cores

think-ready = Thinking for bots at { $place }, { $threads ->
    [one] one decision
   *[other] { $threads } decisions
} at a time. Ctrl-C ends it.
think-done = { $decisions ->
    [0] No decision was thought about.
    [one] One decision was thought about.
   *[other] { $decisions } decisions were thought about.
}
think-refused = A decision was refused. { $why }
think-rubbish = Something in the queue is no decision. It was thrown away.
think-gave-back = A decision of { $game } was given back.

problem-think-data = Bots of a house play with the built-in data packs only: leave --data out.
problem-task-other-rules = It is of version { $wanted } of the rules of { $game }, here they have version { $own }.
problem-task-other-data = It is about another data pack of { $game } ({ $wanted } instead of { $own }).
problem-task-not-asked = The seat is not asked that in this game of { $game }.
