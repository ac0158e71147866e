//! What whoever runs the house reads and writes: finding tables and people, and orders about them.

use sqlx::FromRow;

use super::{Change, IdentityRow, Store, TableRow};
use crate::time::now;

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
    pub async fn orders_after(&self, number: i64) -> Result<Vec<OrderRow>, sqlx::Error> {
        sqlx::query_as("SELECT number, verb, subject, why FROM orders WHERE number > ? ORDER BY number")
            .bind(number)
            .fetch_all(self.reads())
            .await
    }

    /// People by their id, the name they sign in with, or a part of their name; those first who came last.
    pub async fn find_people(&self, word: &str, limit: i64) -> Result<Vec<IdentityRow>, sqlx::Error> {
        sqlx::query_as(
            "SELECT id, name, login, password, epoch FROM identities
             WHERE id = ? OR login = ? OR lower(name) LIKE ? ESCAPE '!' ORDER BY made DESC, id LIMIT ?",
        )
        .bind(word)
        .bind(word.to_lowercase())
        .bind(pattern(word))
        .bind(limit)
        .fetch_all(self.reads())
        .await
    }

    /// Tables by their id, their game, or a part of the name of somebody who sits there; those first that changed last.
    pub async fn find_tables(&self, word: &str, limit: i64) -> Result<Vec<TableRow>, sqlx::Error> {
        sqlx::query_as(
            "SELECT * FROM tables WHERE status <> 'loading' AND (id = ? OR game = ? OR id IN
             (SELECT tbl FROM seats WHERE owner = ? OR lower(name) LIKE ? ESCAPE '!'))
             ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(word)
        .bind(word.to_lowercase())
        .bind(word)
        .bind(pattern(word))
        .bind(limit)
        .fetch_all(self.reads())
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn orders_are_kept_in_order_and_people_are_found_by_what_they_are_called() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path()).await.expect("a store");
        for (id, name) in [("a", "Anna"), ("b", "100%"), ("c", "Joanna_B")] {
            store.write(vec![Change::add_identity(id, name)]).await.expect("stored");
        }
        store.write(vec![Change::order(Verb::Block, "a", None)]).await.expect("stored");
        let two =
            vec![Change::order(Verb::Close, "t", Some("late")), Change::order(Verb::Unblock, "a", None)];
        store.write(two).await.expect("stored");
        let orders = store.orders_after(1).await.expect("orders");
        let told: Vec<_> = orders.iter().map(|row| (row.number, Verb::named(&row.verb))).collect();
        assert_eq!(told, [(2, Some(Verb::Close)), (3, Some(Verb::Unblock))]);
        assert_eq!(orders[0].why.as_deref(), Some("late"));
        assert_eq!(Verb::named("dance"), None);
        let found = async |word: &str| {
            let rows = store.find_people(word, 10).await.expect("people");
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(found("anna").await, ["a", "c"]);
        assert_eq!(found("%").await, ["b"], "a sign that stands for itself");
        assert_eq!(found("a_b").await, ["c"]);
        assert_eq!(found("a").await.first().map(String::as_str), Some("a"));
    }
}
