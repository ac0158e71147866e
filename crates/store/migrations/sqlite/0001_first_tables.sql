CREATE TABLE identities (
    id        TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    -- Set once the person chose to come back by name and password.
    login     TEXT UNIQUE,
    password  TEXT,
    -- The fingerprint of the rejoin code.
    rejoin    TEXT UNIQUE,
    -- Raised by signing out everywhere: older cookies stop working.
    epoch     INTEGER NOT NULL DEFAULT 0,
    made      INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,
    seed       TEXT NOT NULL,
    commitment TEXT NOT NULL,
    rules      INTEGER NOT NULL,
    data       TEXT NOT NULL,
    host       TEXT NOT NULL REFERENCES identities (id),
    invite     TEXT NOT NULL UNIQUE,
    listed     INTEGER NOT NULL,
    clock      TEXT NOT NULL,
    -- waiting, playing or over
    status     TEXT NOT NULL,
    -- The table that plays on with the same people.
    rematch    TEXT,
    made       INTEGER NOT NULL,
    changed    INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, listed, changed);
CREATE TABLE seats (
    tbl    TEXT NOT NULL REFERENCES tables (id),
    seat   INTEGER NOT NULL,
    -- open, person or bot
    kind   TEXT NOT NULL,
    owner  TEXT REFERENCES identities (id),
    name   TEXT NOT NULL,
    level  TEXT,
    -- A bot plays for the person who sits here.
    away   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tbl, seat)
) STRICT;
CREATE INDEX seats_by_owner ON seats (owner);
CREATE TABLE moves (
    tbl      TEXT NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    -- NULL when the seat took its latest answer back.
    action   TEXT,
    luck     TEXT NOT NULL,
    state    TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    data     TEXT NOT NULL,
    command  TEXT NOT NULL,
    -- How long the seat took, for clocks.
    spent    INTEGER NOT NULL,
    made     INTEGER NOT NULL,
    PRIMARY KEY (tbl, version),
    UNIQUE (tbl, seat, command)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    tbl   TEXT NOT NULL REFERENCES tables (id),
    line  INTEGER NOT NULL,
    -- NULL for a spectator; players do not see what spectators say while they play.
    seat  INTEGER,
    name  TEXT NOT NULL,
    text  TEXT NOT NULL,
    made  INTEGER NOT NULL,
    PRIMARY KEY (tbl, line)
) STRICT;
CREATE TABLE results (
    tbl    TEXT NOT NULL REFERENCES tables (id),
    seat   INTEGER NOT NULL,
    owner  TEXT,
    score  INTEGER NOT NULL,
    rank   INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    parts  INTEGER NOT NULL,
    PRIMARY KEY (tbl, seat)
) STRICT;
CREATE INDEX results_by_owner ON results (owner);
