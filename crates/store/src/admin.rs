//! What whoever runs the house reads and writes: finding tables and people, and orders about them.

use sqlx::FromRow;

use crate::{Change, Error, IdentityRow, Store, TableRow, columns::columns, time::now};

/// What can be ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// A table leaves all lists, or comes back to them.
    Hide,
    Show,
    /// A table takes nothing any more, or does so again.
    Close,
    Reopen,
    /// Somebody may do nothing any more, or may again.
    Block,
    Unblock,
    /// Somebody has changed: whatever servers remember of them is old.
    Changed,
}

impl Verb {
    pub const fn id(self) -> &'static str {
        match self {
            Verb::Hide => "hide",
            Verb::Show => "show",
            Verb::Close => "close",
            Verb::Reopen => "reopen",
            Verb::Block => "block",
            Verb::Unblock => "unblock",
            Verb::Changed => "changed",
        }
    }

    /// What a later program has ordered, this one may not know.
    pub fn named(id: &str) -> Option<Verb> {
        use Verb::{Block, Changed, Close, Hide, Reopen, Show, Unblock};
        [Hide, Show, Close, Reopen, Block, Unblock, Changed].into_iter().find(|verb| verb.id() == id)
    }
}

/// An order as it is stored.
#[derive(Clone, Debug, FromRow)]
pub struct OrderRow {
    pub number: i64,
    pub verb: String,
    pub subject: String,
    pub why: Option<String>,
}

columns!(OrderRow { number, verb, subject, why });

impl Change {
    /// One more order; a conflict if another one came first.
    pub fn order(verb: Verb, subject: &str, why: Option<&str>) -> Change {
        Change {
            sql: "INSERT INTO orders (number, verb, subject, why, made)
                  VALUES ((SELECT coalesce(max(number), 0) + 1 FROM orders), ?, ?, ?, ?)",
            args: vec![verb.id().into(), subject.into(), why.into(), now().into()],
        }
    }
}

/// A part of a name as a pattern: what stands for something else there stands for itself.
fn pattern(word: &str) -> String {
    let mut pattern = String::from("%");
    for letter in word.to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern + "%"
}

impl Store {
    /// The orders after one, in order.
    pub async fn orders_after(&self, number: i64) -> Result<Vec<OrderRow>, Error> {
        let sql = "SELECT {columns} FROM orders WHERE number > ? ORDER BY number";
        self.reads.rows(sql, &[number.into()]).await
    }

    /// People by their id, the name they sign in with, or a part of their name; those first who came last.
    pub async fn find_people(&self, word: &str, limit: i64) -> Result<Vec<IdentityRow>, Error> {
        let sql =
            "SELECT {columns} FROM identities WHERE id = ? OR login = ? OR lower(name) LIKE ? ESCAPE '!'
             ORDER BY made DESC, id LIMIT ?";
        let args = [word.into(), word.to_lowercase().into(), pattern(word).into(), limit.into()];
        self.reads.rows(sql, &args).await
    }

    /// Tables by their id, their game, or a part of the name of somebody who sits there; those first that changed last.
    pub async fn find_tables(&self, word: &str, limit: i64) -> Result<Vec<TableRow>, Error> {
        let sql = "SELECT {columns} FROM tables WHERE status <> 'loading' AND (id = ? OR game = ? OR id IN
             (SELECT tbl FROM seats WHERE owner = ? OR lower(name) LIKE ? ESCAPE '!'))
             ORDER BY changed DESC, id LIMIT ?";
        let low = word.to_lowercase();
        let args = [word.into(), low.into(), word.into(), pattern(word).into(), limit.into()];
        self.reads.rows(sql, &args).await
    }
}
