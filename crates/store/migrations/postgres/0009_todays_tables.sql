-- Everything the nine steps of SQLite have led to: the first houses on PostgreSQL begin here, and every later step is
-- added to both folders by the same number. Text is compared byte by byte, as SQLite does.
CREATE TABLE identities (
    id        TEXT COLLATE "C" PRIMARY KEY,
    name      TEXT NOT NULL,
    -- Set once the person chose to come back by name and password.
    login     TEXT COLLATE "C" UNIQUE,
    password  TEXT,
    -- The fingerprint of the rejoin code.
    rejoin    TEXT COLLATE "C" UNIQUE,
    -- Raised by signing out everywhere: older cookies stop working.
    epoch     BIGINT NOT NULL DEFAULT 0,
    made      BIGINT NOT NULL
);
CREATE TABLE tables (
    id         TEXT COLLATE "C" PRIMARY KEY,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,
    rules      BIGINT NOT NULL,
    data       TEXT NOT NULL,
    host       TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    invite     TEXT COLLATE "C" NOT NULL UNIQUE,
    listed     BOOLEAN NOT NULL,
    clock      TEXT NOT NULL,
    -- waiting, playing, over or loading
    status     TEXT NOT NULL,
    -- The table that plays on with the same people.
    rematch    TEXT,
    made       BIGINT NOT NULL,
    changed    BIGINT NOT NULL,
    -- Whether people may ask bots for advice though others play, and a fingerprint of where the table was opened from.
    hints      BOOLEAN NOT NULL DEFAULT FALSE,
    door       TEXT COLLATE "C" NOT NULL DEFAULT '',
    -- Played elsewhere and handed in as a file. While that is stored, its status is `loading`.
    loaded     BOOLEAN NOT NULL DEFAULT FALSE,
    -- Whether the hashes of its log are those of its states; tables of the first servers on SQLite may move in here.
    hashed     BOOLEAN NOT NULL DEFAULT TRUE,
    -- Why such a table could not be renewed, and by which rules that was tried.
    unrenewed  TEXT,
    -- The seats whose answer a table waits for, a bit each. Not known before the game has been looked at.
    asked      BIGINT,
    -- Whether whoever plays here alone against bots is told after each answer how good it was.
    training   BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX tables_by_status ON tables (status, listed, changed);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_door ON tables (door, status);
CREATE TABLE seats (
    tbl    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat   BIGINT NOT NULL,
    -- open, invited, person or bot
    kind   TEXT NOT NULL,
    owner  TEXT COLLATE "C" REFERENCES identities (id),
    name   TEXT NOT NULL,
    level  TEXT,
    -- A bot plays for the person who sits here.
    away   BOOLEAN NOT NULL DEFAULT FALSE,
    -- Whether the house may answer for the person here where none of their own cards can make a difference.
    spare  BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tbl, seat)
);
CREATE INDEX seats_by_owner ON seats (owner);
-- What was dealt at a table, and when: drawn when the last person sits down, so a table that waits has none.
CREATE TABLE deals (
    tbl        TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    seed       TEXT NOT NULL,
    commitment TEXT NOT NULL,
    made       BIGINT NOT NULL
);
CREATE TABLE moves (
    tbl      TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    -- NULL when the seat took its latest answer back.
    action   TEXT,
    luck     TEXT NOT NULL,
    state    TEXT NOT NULL,
    rules    BIGINT NOT NULL,
    data     TEXT NOT NULL,
    command  TEXT COLLATE "C" NOT NULL,
    -- How long the seat took, for clocks.
    spent    BIGINT NOT NULL,
    made     BIGINT NOT NULL,
    -- Decides every race of two nodes.
    PRIMARY KEY (tbl, version),
    UNIQUE (tbl, seat, command)
);
CREATE TABLE chat (
    tbl   TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    line  BIGINT NOT NULL,
    -- NULL for a spectator; players do not see what spectators say while they play.
    seat  BIGINT,
    name  TEXT NOT NULL,
    text  TEXT NOT NULL,
    made  BIGINT NOT NULL,
    PRIMARY KEY (tbl, line)
);
CREATE TABLE results (
    tbl    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat   BIGINT NOT NULL,
    owner  TEXT COLLATE "C",
    score  BIGINT NOT NULL,
    rank   BIGINT NOT NULL,
    won    BOOLEAN NOT NULL,
    parts  BIGINT NOT NULL,
    PRIMARY KEY (tbl, seat)
);
CREATE INDEX results_by_owner ON results (owner);
-- What a bot thinks of every decision of a finished game, worked out once.
CREATE TABLE reviews (
    tbl        TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    rules      BIGINT NOT NULL,
    data       TEXT NOT NULL,
    -- Tries of the search for each decision.
    iterations BIGINT NOT NULL,
    -- The decisions in JSON, the answers by their numbers.
    steps      TEXT NOT NULL,
    made       BIGINT NOT NULL
);
-- Who wants a bot in the seat of somebody who keeps the table waiting.
CREATE TABLE votes (
    tbl   TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat  BIGINT NOT NULL,
    voter TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    PRIMARY KEY (tbl, seat, voter)
);
-- Sessions that were signed out; raising the epoch ends all of them.
CREATE TABLE ended (
    owner   TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    session TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (owner, session)
);
-- When this house was last seen awake: clocks stand still while it is not.
CREATE TABLE house (alive BIGINT NOT NULL);
INSERT INTO house (alive) VALUES (0);
-- What must be the same on every node and known to nobody else. A house in a folder keeps it in a file of its own.
CREATE TABLE secrets (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
);
