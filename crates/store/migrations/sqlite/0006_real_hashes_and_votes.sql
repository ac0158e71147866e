-- Whether the hashes of a table's log are those of its states. Earlier servers hashed nothing in three of the games, so
-- that every line had the same hash, and another form of the state in Dungeon Petz; they knew no doors either. Their tables
-- are marked here once and renewed when somebody looks at them; whatever is stored from now on has its hash.
ALTER TABLE tables ADD COLUMN hashed INTEGER NOT NULL DEFAULT 1;
UPDATE tables SET hashed = 0 WHERE status != 'waiting' AND door = '' AND (game = 'dungeon-petz'
    OR coalesce((SELECT state FROM moves WHERE moves.tbl = tables.id ORDER BY version DESC LIMIT 1), '') IN ('',
        'e6011c97fcdf60a730b99c2bc44094ce78c13ffd331ed231f56511d5255fcf0d',
        '2f5c51a2e4bb27189bd4833b3fd219b4f9186a412f7b18ab05bdcd604b59b480',
        '785a41b8ac4879b4b9bb445f7a5abfaefe28a8cf432450979a34185017119e9d'));
-- Why one could not be renewed, and by which rules that was tried.
ALTER TABLE tables ADD COLUMN unrenewed TEXT;
-- Who wants a bot in the seat of somebody who keeps the table waiting.
CREATE TABLE votes (
    tbl   TEXT NOT NULL REFERENCES tables (id),
    seat  INTEGER NOT NULL,
    voter TEXT NOT NULL REFERENCES identities (id),
    PRIMARY KEY (tbl, seat, voter)
) STRICT, WITHOUT ROWID;
