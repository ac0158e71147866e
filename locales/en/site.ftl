# The pages and the server.

nav = Main
nav-home = Home
nav-new = New table
nav-rules = Rules
nav-me = You
skip = Skip to the content
language-name = English
theme-change = Change between the system's colours, dark and light
theme-auto = Colours: auto
theme-dark = Colours: dark
theme-light = Colours: light
sound-on = Sound on
sound-off = Sound off
guest-name = Guest { $number }
save = Save
yes = Yes
no = No
go-back = Back
trouble = That did not work
trouble-retry = Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

home-title = Monster games at one table
home-lead = Play against bots at once, or send a link and a friend sits down. No account needed.
# How much there is to keep in mind, in a word, from 1 to 5.
game-facts = { $from } to { $to } players, best with { $best } · { $quick } to { $slow } minutes · { $weight ->
    [1] learnt in a minute
    [2] easy to learn
    [3] some things to keep in mind
    [4] much to keep in mind
   *[other] an evening of its own
}
home-custom = Friends, variants, clock
home-rules = Rules
home-mine = Your tables
home-mine-more = { $count ->
    [one] One more
   *[other] { $count } more
}
home-open = Open tables
home-open-none = Nobody waits at an open table right now.
home-unread = The lists of tables cannot be read right now: the database does not answer. Nothing is lost; look again in a moment.
home-watch = Watch
home-load = Load a saved game
home-sign-in = Sign in
quick-bots = Bots
quick-level = Level
quick-play = Play now
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
seat-free = free seat
status-yours = your turn
status-waiting = waiting for people
status-playing = playing

new-title = New table
new-game = Which game
new-seats = Who plays
new-seats-help = { $from } to { $to } seats. A friend gets a link; several people at this screen take turns with a cover between them.
new-seat = Seat { $number }
new-name = Name
new-variants = Variants
new-presets = What you play
new-more = More choices
new-less = Fewer choices
new-fit = Show what fits
new-fit-help = After a change above: only what fits so many players and what you have chosen is shown.
new-rulings = Where the rulebook leaves it open
new-rulings-help = We have settled these as follows; a table may settle them the other way.
new-rule = The rule
new-clock = Clock
clock-label = How long people may think
clock-none = No clock
clock-turn = { $time } for each decision
clock-total = { $time } each for the whole game
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-help = When the time is up a bot plays on; the seat can be taken back at any moment.
new-open = Who may join
new-listed = Show the table on the first page: anybody may sit down
new-hints = Hints though others play
new-hints-help = A bot advises whoever asks. Alone with bots you can always ask.
new-seed = The shuffle is drawn when everybody sits. Its fingerprint is shown from then on and the seed itself at the end, so everybody can check that nobody changed it.
new-go = Open the table
sitter-me = Me
sitter-friend = A friend by link
sitter-here = Somebody at this screen
sitter-bot-easy = Bot, easy
sitter-bot-normal = Bot, normal
sitter-bot-hard = Bot, hard
sitter-bot-expert = Bot, expert
sitter-nobody = Nobody
option-auto = as the variant says
new-stand-in = Who plays for somebody who leaves
new-stand-in-help = A bot of this level takes the seat of whoever leaves or runs out of time.

join-title = You are invited
join-page = You are invited to { $game }
join-text = A seat is free at a table of { $game }.
your-name = Your name
sit-down = Sit down
just-watch = Just watch
lobby-title = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
lobby-invite = Send this link to your friends; whoever opens it can sit down:
share = Whoever has this link may watch:
share-copy = Copy the link
share-copied = Copied
share-send = Send…
share-code = As a picture for a camera
share-only-here = Only this computer can open this link, in a second browser for instance. To let friends on other devices in, start the program again like this: menagerie serve --listen 0.0.0.0:{ $port }
lobby-bots = Or give the free seats to bots:
lobby-bots-go = Begin with bots
lobby-free = Free the seat of { $who }
seed-commitment = Fingerprint of the shuffle:

title-yours = ● Your turn
ask-label = The question
ask-yours = You decide:
ask-watching = You are watching.
stock-label = What you have
ask-waiting = The game begins when every seat is taken.
ask-over = The game is over.
ask-cover = { $who } decides next.
ask-others = { $count ->
    [0] Nobody has to decide now.
    [one] { $who } decides.
   *[other] { $who } decide.
}
board-label = The table
answers-label = Your answers
answers-none = Nothing to answer right now.
log-label = What happened
log-jump = Look at this moment
log-all = All of it, step by step
chat-label = Chat
chat-say = Say something
chat-send = Send
chat-unread = Unread messages
people-label = Who sits here
bot = bot
is-here = is here
is-away = is not here
is-gone = gone, a bot plays
is-gone-now = { $who } is gone: a bot plays on.
is-asked = decides
is-thinking = is thinking…
vote = Let a bot play for them
vote-given = You asked for a bot: it takes over when they have kept the table waiting for long.
vote-help = When this person has kept the table waiting for long, a bot plays on for them.
stumbled = could not think, gave a simple answer
seat-invited = { $who } is asked to join
ask-spared = Nothing you hold can make a difference here: the house answers for you in a moment.
spare = Ask me only where something I hold can make a difference
come-back = I am back
menu = More
careful = Ask before steps that cannot be taken back:
careful-luck = when chance or a secret decides
careful-on = always
careful-off = never
colour = Your colour:
colour-any = that of the seat
colour-0 = blue
colour-1 = red
colour-2 = green
colour-3 = gold
colour-4 = violet
list = The list of answers:
list-on = beside the board
list-off = folded away
leave = Leave the table (a bot takes the seat)
hint = Hint
hint-says = A bot would: { $answer }
hint-why = A bot's choice, with the chances to win as it sees them:
hint-equal = About equal, { $share } to win with each, as a bot sees it:
hint-close = (The first { $count } are about equal.)
undo = Take back
sure = Go on?
sure-luck = “{ $step }”: chance or something hidden decides what comes of it. Then neither this step nor those before it can be taken back.
sure-turn = “{ $step }” ends your turn. Then nothing of it can be taken back.
leave-running = A bot takes your seat and plays on for you. You can come back as long as the game runs.
leave-waiting = Your seat becomes free for somebody else.
follow-pause = Pause
follow-next = Next step
follow-present = To the present
since-label = Since your last decision:
since-replay = Show it again
since-stop = Back to the present
telling = Speed and sound
pace = Moves of others:
pace-now = at once
pace-quick = quickly, one after the other
pace-calm = calmly, one after the other
pace-step = step by step, when I press
sound-turn = Sound when it is my turn
sound-dice = Sound of dice
sound-card = Sound of cards and pieces
sound-end = Sound at the end
keys = Keys: 1 to 9 answer, H hint, U take back
cover-title = Hand the screen to { $who }
cover-text = Nobody else should look now.
cover-button = I am { $who }
connection-lost = The connection is lost. Trying again…
connection-back = Connected again: this is the present.

end-nobody = Nobody has won
end-won = { $count ->
    [one] { $who } has won
   *[other] { $who } share the win
}
end-you-won = You have won
end-you-won-by = You won by { $by }
end-you-won-tie = You won by the tie-break
end-you-share = You share the win
end-you-lost-by = You lost by { $by }
end-you-lost-tie = You lost to { $who } by the tie-break
end-place = { $place }.
end-counted = for { $count }
story-led = { $who } was ahead from beginning to end.
story-lead = { $who } was ahead first{ $changes ->
    [0] .
    [one] ; then the lead changed once.
   *[other] ; then the lead changed { $changes } times.
}
story-close = Nobody was ever clearly ahead.
story-turn = The turn came at step { $at }: the chances of { $who } went from { $from }% to { $to }%.
story-end = In the end { $who } had { $score } points and { $other } { $less }.
story-tie = In the end { $who } and { $other } had the same points, and the tie-break decided.
story-together = In the end the win was shared.
chances = Chances to win, step by step
chances-table = The chances as a table
kept-told = This is how it was told when it ended.
kept-untold = What was told of it was not kept.
end-sheet = Score sheet
end-total = Total
end-tie = Tie-break (the higher number wins)
end-rank = Place
end-replay = Replay
end-save = Download the game
end-verify = Check the shuffle
rematch = Play again
rematch-join = Join the rematch

replay-title = Replay
replay-eyes = Seen by
replay-open = All, open
replay-steps = Steps
replay-first = First
replay-previous = Back
replay-next = Next
replay-last = Last
replay-play = Play
replay-to = Step
replay-go = Go
load-title = Load a saved game
load-text = The file is played again from its first step and every step is checked. A finished game can be replayed; an unfinished one goes on at this screen.
load-file = The file
load-go = Load
verify-title = Check the shuffle
verify-text = When everybody has sat down, the shuffle is drawn from a seed and the fingerprint of that seed is shown. At the end the seed itself is shown. If the two belong together, nobody has touched the shuffle.
verify-seed = Seed:
verify-kept = They belong together: this is the seed that was drawn when the game began.
verify-broken = They do not belong together.
verify-go = Check
rules-contents = Contents
rules-search = Search the rules
rules-search-label = Words, or the name of a rule
rules-search-where = Where
rules-search-all = All games
rules-search-go = Search
rules-search-found = { $count ->
    [0] Nothing found. Fewer or shorter words find more.
    [one] One rule found
   *[other] { $count } rules found
}
rules-search-more = { $count ->
    [one] One more is not shown; another word narrows it down.
   *[other] { $count } more are not shown; another word narrows it down.
}
rules-show = Show me
rules-show-many = Show me: { $count } examples
rules-show-of = A worked example
rules-show-rules = The rules it shows
rules-show-table = This is the table before the first answer.
rules-show-by-itself = This is the table. What you see here happens by itself.
rules-show-answer = { $who }: { $answer }
rules-show-refused = { $who } wants this, but the rule says no: { $answer }
rules-show-refused-mute = { $who } wants something that the rule does not allow.
rules-show-may = What { $who } may answer now

me-title = You
me-nobody = You are new here. Sit down at a table, and you are a guest.
me-come-back = Coming back
me-login = You can sign in as { $login }.
me-login-name = Name to sign in
me-old-password = Old password
me-new-password = New password
me-password = Password (8 letters or more)
me-code-help = Without a password: a code that brings you back on another device. A new code replaces the one before.
me-code = Show a new code
me-code-is = Your code, shown only once:
me-phone = Play on another device too
me-phone-help = Show a new code and let the other device's camera look at it: it opens a link that works once and makes that device yours. Whoever has the code is you, so show it to nobody.
me-out-help = Guests without password or code cannot come back after signing out.
me-out = Sign out
me-out-all = Sign out everywhere
me-results = Results
me-results-none = No finished game yet.
me-results-unread = Your results cannot be read right now: the database does not answer. Nothing is lost; look again in a moment.
me-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won.
me-plot = Scores of your latest games; won games are filled
me-game = Game
me-players = Players
me-score = Score
me-rank = Place
me-look = Final board
in-password = With name and password
in-code = With a code
in-brought = This link signs this device in, once.
in-code-label = Code

trouble-not-found = There is nothing here.
trouble-broken = Something broke on our side. It has been noted.
trouble-bad-request = This request cannot be understood.
trouble-conflict = Somebody else was quicker.
trouble-not-stored = Nothing can be stored right now. Nothing was changed; try again in a moment.
trouble-unsure = Whether this was stored is not known yet. Look again in a moment, before you repeat it.
trouble-unread = What is kept here cannot be read right now. Nothing was changed; try again in a moment.
trouble-problems = The settings do not fit together.
trouble-refused = The rules say no.
trouble-other-rules = This game was played with another version of the rules.
trouble-log-differs = The stored steps no longer lead to the stored result, so the game cannot be played again.
trouble-again = The table has just been read again. Please repeat.
trouble-not-begun = The game has not begun.
trouble-over = The game is over.
trouble-not-over = The game is not over yet.
trouble-stale = This decision has already been made. You see the present.
trouble-seats = The number of seats does not fit the game.
trouble-many-tables = You have opened too many tables that are not over yet.
trouble-many-seats = You sit at too many tables that are not over yet. Leave one that still waits for people, or play one to its end.
trouble-sent-away = The host of this table has freed your seat. You can sit down at another table.
trouble-no-guest = This seat cannot be freed.
trouble-full = No seat is free.
trouble-host-only = Only who opened the table can do this.
trouble-not-seated = You do not sit at this table.
trouble-no-leaver = This seat cannot be handed to a bot.
trouble-away = A bot plays for you. Say that you are back first.
trouble-not-your-answer = A bot gave this answer: it stays.
trouble-clock = A clock has between 5 seconds and a day.
trouble-not-your-seat = This is not your seat.
trouble-private = This table is private: you need its link.
trouble-nobody = You need a seat or a name for this.
trouble-name-hidden = A name is made of letters that can be seen.
trouble-old-password = The old password is not right.
trouble-no-hints = The host of this table wants no hints.
trouble-many-listed = You have too many open tables that wait for people.
trouble-name = A name has 1 to 24 letters.
trouble-name-taken = This name is taken.
trouble-password-short = A password has at least 8 letters.
trouble-sign-in = Name and password do not fit.
trouble-rejoin = Nobody has this code.
trouble-too-fast = That is a lot at once.
trouble-host = This server is not known by that name. Whoever runs it can add the name to its setting “hosts”.
trouble-busy = Too many want this right now.
trouble-closing = This house is being restarted. Nothing was changed; try again in a moment.
trouble-later-rules = This table is at a newer server of this house by now. Nothing was changed; try again in a moment.
trouble-closed = Whoever runs this house has closed this table.
trouble-blocked = Whoever runs this house does not let you in any more.
trouble-many-streams = You follow too many tables at once. Close a window and try again.
trouble-too-large = That is too large.
trouble-many-loads = A few others are loading a game. Please try again in a moment.
trouble-long-save = No game is that long.
trouble-long-game = So much was taken back in this game that no more can be.
trouble-origin = This request comes from another site and was not carried out.
trouble-empty = There is nothing to say.
trouble-replay-running = A running game can only be replayed by those who play it.
trouble-save-running = The file holds the shuffle, so it can be had when the game is over.

cli-serve = Serve tables in the browser: this is what happens without a command
cli-serve-more = Every setting can also be given in the environment (MENAGERIE_LISTEN, ...) or in a TOML file with --config, where - becomes _. Flags win over the environment, the environment over the file.
cli-arg-listen = Where people connect (default: 127.0.0.1:7777, only this machine)
cli-arg-data-dir = Folder of the database and the cookie key (default: menagerie-data)
cli-arg-nats = Address of a NATS server by which nodes on the same database hear of each other at once, and where workers (menagerie think) are found: nats://... (default: none)
cli-arg-database = Address of a PostgreSQL database that keeps everything instead of the folder: postgres://... (default: none)
cli-arg-no-open = Do not open a browser
cli-arg-admin = A second address for /livez, /readyz, /healthz and /metrics (default: none)
cli-arg-log = How lines of the log are written: text or json (default: text)
cli-arg-config = A TOML file with settings
cli-arg-secure-cookies = Send cookies by https only (set this behind a proxy with https)
cli-arg-bot-slots = How many bots may think at once (default: one for each core but one)
cli-arg-bot-pace-ms = How long a bot waits before it answers, in milliseconds (default: 700)
cli-arg-open = Whether to open a browser, true or false (default: true)
cli-arg-hosts = The names people call the server by, with commas between them (* is any)
cli-arg-address = Where people find the server, for links that are handed on: https://games.example.org
cli-arg-trusted-proxies = Addresses or networks of your proxies, with commas between them
cli-arg-client-header = The header in which they name the client: x-forwarded-for or forwarded
cli-arg-people-per-address = How many people are thought to share an address (default: 8)
cli-arg-changes = How much one person may change in a time (default: 60/12s)
cli-arg-guests = How many new guests may come from one address (default: 20/10m)
cli-arg-sign-ins = How often a password may be tried at one name (default: 10/10m)
cli-arg-new-tables = How many tables one person may open in a time (default: 20/10m)
cli-arg-chat-lines = How many lines one person may say in a time (default: 20/1m)
cli-arg-uploads = How many saves one person may send in a time (default: 5/10m)
cli-arg-hints = How often one person may ask a bot for advice (default: 30/5m)
cli-arg-looks = How often one person may look back over a game, or at the lists of tables (default: 240/1m)
cli-arg-streams-each = How many tables one person may follow at once (default: 12)
cli-arg-streams = How many may be followed in all (default: 500)
cli-arg-connections-per-address = How many connections one address may have open (default: 200)
cli-arg-connections = How many connections there may be in all (default: 1000)
cli-arg-idle-seconds = After how many seconds a connection without a request is closed (default: 15)
cli-arg-body-seconds = How many seconds the rest of a request may take (default: 30)
cli-arg-tables-each = How many unfinished tables one person may have opened (default: 50)
cli-arg-listed-each = How many tables of one person may wait in everybody's sight (default: 5)
cli-arg-seats-each = At how many tables of others one person may sit before their games are over (default: 20)
cli-arg-leaver-seconds = After how many seconds one vote hands a waiting seat to a bot (default: 90)
cli-arg-spare-from-ms = How long the house waits at least before it answers for somebody who need not be asked, in milliseconds (default: 1500)
cli-arg-spare-to-ms = How long it waits at most (default: 4000)
serve-ready = Menagerie is ready: { $url } (Ctrl-C ends it)
problem-serve-failed = The server cannot run: { $reason }
problem-serve-folder = The server cannot keep its tables in { $folder }: { $reason }. That must be a folder in which the user who runs the server may write, on a disk that is not read-only. Change that, or name another folder with --data-dir.
problem-serve-config = The configuration cannot be read: { $reason }

offline-title = No connection
offline-text = There is no way to the server right now. Games go on where they were as soon as it is back; nothing is lost.
offline-again = Try again

style-title = Every piece, drawn
