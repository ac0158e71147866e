-- Several nodes on one database.
-- Counts whatever changes at a table, its log and all that stands beside it. A change names the revision it follows on; whoever
-- names an old one would write NULL here, which the database refuses: so one of two nodes that write at once is told.
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
-- When the house next has something to do at a table (a bot that is asked, a clock that runs out), in milliseconds since 1970,
-- and the node that does it.
ALTER TABLE tables ADD COLUMN due BIGINT;
ALTER TABLE tables ADD COLUMN keeper TEXT COLLATE "C";
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
-- Whoever takes these up first looks what there is to do.
UPDATE tables SET due = 0 WHERE status = 'playing'
    AND EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND kind = 'person' AND away = FALSE)
    AND (clock <> '"none"' OR EXISTS (SELECT 1 FROM votes WHERE tbl = tables.id)
    OR EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND (kind = 'bot' OR away = TRUE)));
-- The nodes, and when each was last awake, in milliseconds by the clock of the database.
CREATE TABLE nodes (
    id   TEXT COLLATE "C" PRIMARY KEY,
    seen BIGINT NOT NULL
);
-- Who has a table before their eyes, at which node: through an open window, or until a time (in milliseconds).
CREATE TABLE visits (
    tbl   TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    who   TEXT COLLATE "C" NOT NULL,
    node  TEXT COLLATE "C" NOT NULL,
    open  BOOLEAN NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (tbl, who, node)
);
-- What a bot has said to one seat and nobody else: the latest hint, the latest verdict. In JSON.
CREATE TABLE asides (
    tbl   TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat  BIGINT NOT NULL,
    kind  TEXT NOT NULL,
    text  TEXT NOT NULL,
    PRIMARY KEY (tbl, seat, kind)
);
