//! What outlives a change of rules or cards: the latest state of each game, the grounds on which games have gone on, and what
//! was told of those that are over.

use crate::{Change, EndRow, Error, StateRow, Store, TableRow, change::change, time::now};

impl Store {
    /// The latest state of a game, if one was stored.
    pub async fn state(&self, table: &str) -> Result<Option<StateRow>, Error> {
        self.reads.row("SELECT {columns} FROM states WHERE tbl = ?", &[table.into()]).await
    }

    /// The state from which a game went on after so many lines of its log.
    pub async fn ground(&self, table: &str, version: i64) -> Result<Option<StateRow>, Error> {
        let sql = "SELECT {columns} FROM grounds WHERE tbl = ? AND version = ?";
        self.reads.row(sql, &[table.into(), version.into()]).await
    }

    /// How a game that is over ended for each of its seats, with the parts that points count in.
    pub async fn ends(&self, table: &str) -> Result<Vec<EndRow>, Error> {
        let sql = "SELECT {columns} FROM results WHERE tbl = ? ORDER BY seat";
        self.reads.rows(sql, &[table.into()]).await
    }

    /// What was told of a game that is over, in a language.
    pub async fn telling(&self, table: &str, lang: &str) -> Result<Option<String>, Error> {
        let sql = "SELECT text FROM tellings WHERE tbl = ? AND lang = ?";
        Ok(self.reads.column(sql, &[table.into(), lang.into()]).await?.into_iter().next())
    }
}

impl Change {
    /// The state to which so many lines of the log have led, in the place of the one before. A later one stays.
    pub fn state(table: &TableRow, version: usize, state: &str) -> Change {
        change(
            "INSERT INTO states (tbl, version, rules, data, state, made) VALUES (?, ?, ?, ?, ?, ?)
             ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, rules = excluded.rules,
             data = excluded.data, state = excluded.state, made = excluded.made
             WHERE states.version <= excluded.version",
            [
                table.id.as_str().into(),
                version.into(),
                table.rules.into(),
                table.data.as_str().into(),
                state.into(),
                now().into(),
            ],
        )
    }

    /// What is told of a game that is over, in a language. What was told first stays.
    pub fn telling(table: &str, lang: &str, text: &str) -> Change {
        change(
            "INSERT INTO tellings (tbl, lang, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [table.into(), lang.into(), text.into()],
        )
    }

    /// A game whose log leads where it led has the rules and cards of today, and the hash of its state as it is today; that one
    /// stands where it is compared, at the end of the log. In logs of the first servers no other line has a hash that means
    /// anything. A conflict if somebody else has changed the table since.
    pub fn renew(table: &TableRow, rules: i64, data: &str, state: &str) -> Vec<Change> {
        let id = table.id.as_str();
        let mut changes = Vec::new();
        if !table.is_hashed {
            changes.push(change(
                "UPDATE moves SET rules = ?, data = ?, state = '' WHERE tbl = ?",
                [rules.into(), data.into(), id.into()],
            ));
        }
        changes.push(change(
            "UPDATE moves SET state = ? WHERE tbl = ? AND version = (SELECT max(version) FROM moves WHERE tbl = ?)",
            [state.into(), id.into(), id.into()],
        ));
        changes.push(change(
            "UPDATE tables SET rules = ?, data = ?, hashed = TRUE, unrenewed = NULL,
             revision = CASE WHEN revision = ? THEN revision + 1 END WHERE id = ?",
            [rules.into(), data.into(), table.revision.into(), id.into()],
        ));
        changes
    }

    /// A game goes on by the rules and cards of today from the state that so many lines of its log led to: the latest one.
    /// Whom it asks is to be found out. A conflict if somebody else has changed the table since.
    pub fn go_on(table: &TableRow, rules: i64, data: &str, version: usize) -> [Change; 2] {
        let id = table.id.as_str();
        [
            change(
                "INSERT INTO grounds (tbl, version, rules, data, state, made)
                 SELECT tbl, version, rules, data, state, ? FROM states WHERE tbl = ? AND version = ?
                 ON CONFLICT (tbl, version) DO UPDATE SET rules = excluded.rules, data = excluded.data,
                 state = excluded.state, made = excluded.made",
                [now().into(), id.into(), version.into()],
            ),
            change(
                "UPDATE tables SET rules = ?, data = ?, hashed = TRUE, unrenewed = NULL, stands = ?, asked = NULL,
                 revision = CASE WHEN revision = ? THEN revision + 1 END WHERE id = ?",
                [rules.into(), data.into(), version.into(), table.revision.into(), id.into()],
            ),
        ]
    }

    /// Why a table can neither be played again nor go on, and by which rules and cards that was tried.
    pub fn unrenewed(table: &str, why: &str) -> Change {
        change("UPDATE tables SET unrenewed = ? WHERE id = ?", [why.into(), table.into()])
    }
}
