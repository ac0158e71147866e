-- What was dealt at a table, and when: drawn when the last person sits down, so a table that waits has none.
CREATE TABLE deals (
    tbl        TEXT PRIMARY KEY REFERENCES tables (id),
    seed       TEXT NOT NULL,
    commitment TEXT NOT NULL,
    made       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Tables that still wait lose theirs; the others began when the last person had sat down.
INSERT INTO deals (tbl, seed, commitment, made)
SELECT id, seed, commitment, max(made, coalesce((SELECT max(since) FROM seats WHERE seats.tbl = tables.id AND since <=
    coalesce((SELECT min(moves.made) FROM moves WHERE moves.tbl = tables.id), since)), 0))
FROM tables WHERE status != 'waiting';
ALTER TABLE tables DROP COLUMN seed;
ALTER TABLE tables DROP COLUMN commitment;
