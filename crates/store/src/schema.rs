//! The tables of the databases. Steps are only ever added, in `migrations`: each step to both folders, by the same number.

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
