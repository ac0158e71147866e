-- The latest transaction of each writer, written along with it: whoever lost the connection while it was told to commit reads here
-- whether it did. The database's own numbers of transactions do not say it: after a crash they are given out again.
CREATE TABLE receipts (
    writer TEXT COLLATE "C" PRIMARY KEY,
    wrote  BIGINT NOT NULL,
    made   BIGINT NOT NULL
) WITH (fillfactor = 50);
