-- What a bot thinks of every decision of a finished game, worked out once. It holds as long as the table is played by the
-- rules and cards it was worked out with.
CREATE TABLE reviews (
    tbl        TEXT PRIMARY KEY REFERENCES tables (id),
    rules      INTEGER NOT NULL,
    data       TEXT NOT NULL,
    -- Tries of the search for each decision.
    iterations INTEGER NOT NULL,
    -- The decisions in JSON, the answers by their numbers.
    steps      TEXT NOT NULL,
    made       INTEGER NOT NULL
) STRICT;
