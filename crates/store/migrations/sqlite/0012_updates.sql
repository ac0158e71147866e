-- The latest state of each game, written with the line that led to it and overwritten by the next: what a game goes on from
-- when its log cannot be played again.
CREATE TABLE states (
    tbl     TEXT PRIMARY KEY REFERENCES tables (id),
    -- How many lines of the log led to it.
    version INTEGER NOT NULL,
    rules   INTEGER NOT NULL,
    data    TEXT NOT NULL,
    -- In JSON, components by their names.
    state   TEXT NOT NULL,
    made    INTEGER NOT NULL
) STRICT;
-- The states on which games have gone on whose log could not be played again by new rules or cards. The latest is the one
-- that counts; its version stands at the table, so that nodes see it change.
CREATE TABLE grounds (
    tbl     TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    rules   INTEGER NOT NULL,
    data    TEXT NOT NULL,
    state   TEXT NOT NULL,
    made    INTEGER NOT NULL,
    PRIMARY KEY (tbl, version)
) STRICT;
ALTER TABLE tables ADD COLUMN stands INTEGER;
-- What was told of games that are over, in each language: the score sheet and the log, in JSON. Rules may change afterwards.
CREATE TABLE tellings (
    tbl  TEXT NOT NULL REFERENCES tables (id),
    lang TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tbl, lang)
) STRICT;
