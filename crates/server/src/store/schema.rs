//! The tables of the database. Steps are only ever added; `user_version` counts those already done.

use sqlx::{Executor, SqliteConnection};

const STEPS: [&str; 6] = [
    "
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
",
    "
-- When somebody sat down here or took the seat back from a bot: clocks run from then on at the earliest.
ALTER TABLE seats ADD COLUMN since INTEGER;
-- When this house was last seen awake: clocks stand still while it is not.
CREATE TABLE house (alive INTEGER NOT NULL) STRICT;
INSERT INTO house (alive) VALUES (0);
",
    "
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
",
    "
-- What clients call their answers and what the house calls its own are two kinds of names.
UPDATE moves SET command = CASE
    WHEN command LIKE 'bot-%' OR command LIKE 'undo-%' THEN 'house-' || version
    ELSE 'own-' || command END;
-- Whether the house may answer for the person here where none of their own cards can make a difference.
ALTER TABLE seats ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET spare = 1 WHERE kind = 'person';
-- Leaving and coming back does not change how long somebody has been asked.
ALTER TABLE seats DROP COLUMN since;
",
    "
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
",
    "
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
",
];

pub async fn prepare(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let done: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    // A database that has had more steps than we know belongs to a later program.
    let done = usize::try_from(done).ok().filter(|done| *done <= STEPS.len());
    let done = done.ok_or_else(|| sqlx::Error::Configuration("the database is of another version".into()))?;
    for (number, step) in STEPS.iter().enumerate().skip(done) {
        connection.execute("BEGIN IMMEDIATE").await?;
        connection.execute(*step).await?;
        // The number is ours, never from outside.
        let mark = format!("PRAGMA user_version = {}", number + 1);
        connection.execute(sqlx::AssertSqlSafe(mark)).await?;
        connection.execute("COMMIT").await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;

    /// A database of the time when cards were dealt as a table opened: whatever waits loses its deal, whatever has
    /// begun keeps it, and began when the last person had sat down.
    #[tokio::test]
    async fn tables_that_wait_lose_their_deal() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        for step in &STEPS[..2] {
            connection.execute(*step).await.expect("a step");
        }
        let old = "
            PRAGMA user_version = 2;
            INSERT INTO identities (id, name, made) VALUES ('anna', 'Anna', 0);
            INSERT INTO tables (id, game, options, seed, commitment, rules, data, host, invite, listed, clock, status, made, changed)
            VALUES ('w', 'valeria', '{}', 'secret', 'print', 1, '', 'anna', 'one', 0, '\"none\"', 'waiting', 10, 10),
                   ('p', 'valeria', '{}', 'seed', 'print', 1, '', 'anna', 'two', 0, '\"none\"', 'playing', 10, 60),
                   ('o', 'valeria', '{}', 'seed', 'print', 1, '', 'anna', 'three', 0, '\"none\"', 'over', 10, 10);
            INSERT INTO seats (tbl, seat, kind, owner, name, since)
            VALUES ('p', 0, 'person', 'anna', 'Anna', NULL), ('p', 1, 'person', 'anna', 'Anna', 40), ('p', 2, 'person', 'anna', 'Anna', 55);
            INSERT INTO moves (tbl, version, seat, luck, state, rules, data, command, spent, made)
            VALUES ('p', 0, 0, '[]', '', 1, '', 'c', 0, 50), ('p', 1, 0, '[]', '', 1, '', 'bot-c', 0, 51);";
        connection.execute(old).await.expect("old rows");
        prepare(&mut connection).await.expect("it is brought up to date");
        let deals: Vec<(String, String, i64)> =
            sqlx::query_as("SELECT tbl, seed, made FROM deals ORDER BY tbl")
                .fetch_all(&mut connection)
                .await
                .expect("deals");
        let deal = |table: &str, made| (table.to_owned(), "seed".to_owned(), made);
        assert_eq!(deals, [deal("o", 10), deal("p", 40)]);
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info('tables')")
            .fetch_all(&mut connection)
            .await
            .expect("columns");
        assert!(!columns.iter().any(|name| name == "seed" || name == "commitment"), "{columns:?}");
        let commands: Vec<String> = sqlx::query_scalar("SELECT command FROM moves ORDER BY version")
            .fetch_all(&mut connection)
            .await
            .expect("commands");
        assert_eq!(commands, ["own-c", "house-1"], "what a client called so is not what the house calls so");
    }
}
