//! The tables of the databases. Steps are only ever added, in `migrations`: each step to both folders, by the same number.
//!
//! On PostgreSQL nodes of the program before run on while a step is taken, and for a while after it: what they read and write must
//! still be possible. So a step adds, and does nothing else:
//! - A new column may be empty or has a default: earlier programs write rows without it. Whoever reads it knows what it means
//!   that nobody has filled it in.
//! - Nothing is renamed or dropped, no type changes, no rule (`UNIQUE`, `CHECK`, `NOT NULL`, a trigger) is added to a table that was
//!   there before. What nobody needs any more goes in a later program, when no node is left that knew it.
//! - No new word in a column that names one of few (`status`, `kind`) before all nodes know how to read it: one program
//!   learns it, the next one writes it.
//! - It is short: `ALTER TABLE` waits for whoever is writing, and everybody else waits for it. What must be filled in is filled in
//!   bit by bit, when somebody looks.
//!
//! A test holds every step since the twelfth to what can be seen in its text.

use sqlx::{
    PgConnection, SqliteConnection,
    migrate::{MigrateError, Migrator},
};

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// Brings the database up to date. One that has had more steps than we know belongs to a later program and is left alone.
pub async fn prepare(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    // Earlier programs counted their steps in `user_version`: those are marked as done and not done again.
    let done: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    if done > 0 {
        if !SQLITE.version_exists(done) {
            return Err(MigrateError::VersionNotPresent(done));
        }
        SQLITE.run_direct(Some(done), connection, true).await?;
        sqlx::query("PRAGMA user_version = 0").execute(&mut *connection).await?;
    }
    SQLITE.run_direct(None, connection, false).await
}

/// The number of the latest step.
pub fn latest() -> i64 {
    SQLITE.iter().map(|step| step.version).max().unwrap_or(0)
}

/// The same for PostgreSQL. Nodes that start at the same time wait for each other.
pub async fn prepare_postgres(connection: &mut PgConnection) -> Result<(), MigrateError> {
    POSTGRES.run_direct(None, connection, false).await
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection, Executor};

    use super::*;

    /// What one database has, the other has: a step that was added to one folder alone would be missed here.
    #[test]
    fn both_databases_have_had_the_same_steps() {
        let latest = |steps: &Migrator| steps.iter().map(|step| step.version).max();
        assert_eq!(latest(&SQLITE), latest(&POSTGRES));
    }

    /// The steps before this one were taken while no node ran, or hurt those that did.
    const WHILE_NODES_RUN: i64 = 12;

    /// What in a step would hurt nodes of the program before.
    fn hurts(step: &str) -> Vec<String> {
        let lines = step.lines().map(|line| line.split("--").next().unwrap_or_default());
        let text = lines.collect::<Vec<_>>().join(" ").to_uppercase();
        let mut made: Vec<String> = Vec::new();
        let mut hurts = Vec::new();
        for statement in text.split(';') {
            let words: Vec<&str> = statement.split_whitespace().collect();
            let says = |some: &str| format!(" {} ", words.join(" ")).contains(&format!(" {some} "));
            let harmless = match words.as_slice() {
                [] => true,
                ["CREATE", "TABLE", name, ..] => {
                    made.push((*name).to_owned());
                    true
                }
                ["CREATE", "INDEX", ..] => true,
                // A table that came with the same step is nobody else's yet.
                ["ALTER", "TABLE", name, ..] | ["CREATE", "UNIQUE", "INDEX", _, "ON", name, ..]
                    if made.iter().any(|made| made == name) =>
                {
                    true
                }
                ["ALTER", "TABLE", _, "ADD", "COLUMN", ..] => {
                    let rules = ["UNIQUE", "CHECK", "PRIMARY KEY"].into_iter().any(says);
                    !rules && !statement.contains(',') && (!says("NOT NULL") || says("DEFAULT"))
                }
                ["INSERT", "INTO", name, ..] => made.iter().any(|made| made == name),
                _ => false,
            };
            if !harmless {
                hurts.push(words.join(" "));
            }
        }
        hurts
    }

    #[test]
    fn a_step_does_not_hurt_nodes_of_the_program_before() {
        for step in POSTGRES.iter().filter(|step| step.version >= WHILE_NODES_RUN) {
            assert_eq!(hurts(step.sql.as_str()), Vec::<String>::new(), "step {}", step.version);
        }
        let harmless = "-- DROP TABLE t;
            CREATE TABLE shelves (id BIGINT NOT NULL); CREATE INDEX books ON tables (game);
            ALTER TABLE shelves ADD COLUMN full_up BOOLEAN NOT NULL;
            ALTER TABLE tables ADD COLUMN shelf BIGINT; ALTER TABLE tables ADD COLUMN row BIGINT NOT NULL DEFAULT 0;";
        assert_eq!(hurts(harmless), Vec::<String>::new());
        for step in [
            "ALTER TABLE tables ADD COLUMN shelf BIGINT NOT NULL",
            "ALTER TABLE tables ADD COLUMN shelf BIGINT UNIQUE",
            "ALTER TABLE tables RENAME COLUMN game TO rules",
            "alter table tables drop column game",
            "ALTER TABLE tables ALTER COLUMN rules TYPE TEXT",
            "DROP TABLE votes",
            "CREATE UNIQUE INDEX one ON tables (host)",
            "UPDATE tables SET status = 'asleep'",
        ] {
            assert_eq!(hurts(step).len(), 1, "{step}");
        }
    }

    /// A database of the time when cards were dealt as a table opened: whatever waits loses its deal, whatever has
    /// begun keeps it, and began when the last person had sat down.
    #[tokio::test]
    async fn tables_that_wait_lose_their_deal() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        for step in SQLITE.iter().take(2) {
            connection.execute(step.sql.clone()).await.expect("a step");
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
