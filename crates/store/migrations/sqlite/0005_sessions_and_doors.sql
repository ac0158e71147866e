-- Sessions that were signed out; raising the epoch ends all of them.
CREATE TABLE ended (
    owner   TEXT NOT NULL REFERENCES identities (id),
    session TEXT NOT NULL,
    PRIMARY KEY (owner, session)
) STRICT, WITHOUT ROWID;
-- Whether people may ask bots for advice though others play, and a fingerprint of where the table was opened from.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN door TEXT NOT NULL DEFAULT '';
-- Played elsewhere and handed in as a file. While that is stored, its status is `loading`.
ALTER TABLE tables ADD COLUMN loaded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_door ON tables (door, status);
