-- Several nodes share a PostgreSQL database; a house in a folder is one process, but its tables are the same.
-- Counts whatever changes at a table, its log and all that stands beside it. A change names the revision it follows on; whoever
-- names an old one would write NULL here, which the database refuses.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- When the house next has something to do at a table (a bot that is asked, a clock that runs out), in milliseconds since 1970,
-- and the node that does it: here nobody needs a name.
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN keeper TEXT;
UPDATE tables SET due = 0 WHERE status = 'playing'
    AND EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND kind = 'person' AND away = 0)
    AND (clock <> '"none"' OR EXISTS (SELECT 1 FROM votes WHERE tbl = tables.id)
    OR EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND (kind = 'bot' OR away = 1)));
-- The nodes, who visits which table at which of them, and what bots have said to one seat alone: a house in a folder keeps all of
-- that in memory.
CREATE TABLE nodes (
    id   TEXT PRIMARY KEY,
    seen INTEGER NOT NULL
) STRICT;
CREATE TABLE visits (
    tbl   TEXT NOT NULL REFERENCES tables (id),
    who   TEXT NOT NULL,
    node  TEXT NOT NULL,
    open  INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (tbl, who, node)
) STRICT;
CREATE TABLE asides (
    tbl   TEXT NOT NULL REFERENCES tables (id),
    seat  INTEGER NOT NULL,
    kind  TEXT NOT NULL,
    text  TEXT NOT NULL,
    PRIMARY KEY (tbl, seat, kind)
) STRICT;
