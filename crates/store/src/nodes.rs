//! Several nodes on one database: which of them are awake, which tables have changed, and which node does what the house has to
//! do at a table. A house in a folder is one process: it has no use for these, but for the revisions.

use crate::{Change, DatabaseAddress, Error, Store, VisitRow, arg::Arg, database::Reads, time::now_ms};

/// A node that has not said for so many milliseconds that it is awake counts as gone, by the clock of the database.
pub const GONE: i64 = 5_000;

/// So many tables are taken up at once.
const LOT: i64 = 100;

impl Store {
    /// Whether other nodes may write here too.
    pub fn is_shared(&self) -> bool {
        matches!(self.address, DatabaseAddress::Postgres(_))
    }

    /// The revision of a table, if there is one.
    pub async fn revision(&self, table: &str) -> Result<Option<i64>, Error> {
        let rows = self.reads.column("SELECT revision FROM tables WHERE id = ?", &[table.into()]).await?;
        Ok(rows.into_iter().next())
    }

    /// The revisions of many tables, by one question.
    pub async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, i64)>, Error> {
        let sql = match self.reads {
            Reads::Postgres(..) => "SELECT id, revision FROM tables WHERE id = ANY (string_to_array(?, ','))",
            _ => {
                "SELECT id, revision FROM tables WHERE id IN (SELECT value FROM json_each('[\"' || replace(?, ',', '\",\"') || '\"]'))"
            }
        };
        self.reads.all(sql, &[tables.join(",").into()]).await
    }

    /// Says that a node is awake, and with it the house; returns the nodes that are. Asks a database anew that was away.
    pub async fn beat(&self, node: &str) -> Result<Vec<String>, Error> {
        let sql = "WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS ms),
             own AS (INSERT INTO nodes (id, seen) SELECT ?, clock.ms FROM clock
                 ON CONFLICT (id) DO UPDATE SET seen = excluded.seen),
             awake AS (UPDATE house SET alive = clock.ms / 1000 FROM clock)
             SELECT nodes.id FROM nodes, clock WHERE nodes.seen > clock.ms - ?";
        self.reads.asked_anew().column(sql, &[node.into(), GONE.into()]).await
    }

    /// Takes up tables where something is due and that nobody keeps, and with `from_the_gone` those whose keeper is not
    /// awake; those, and what this node keeps itself and should have done a while ago. Of several nodes one gets each table.
    pub async fn take_due(&self, node: &str, from_the_gone: bool) -> Result<Vec<String>, Error> {
        let sql = "WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS ms),
             left_alone AS (SELECT tables.id FROM tables, clock WHERE tables.due <= ?
                 AND (tables.keeper IS NULL OR ? AND tables.keeper NOT IN
                     (SELECT nodes.id FROM nodes WHERE nodes.seen > clock.ms - ?))
                 ORDER BY tables.due LIMIT ? FOR UPDATE OF tables SKIP LOCKED),
             taken AS (UPDATE tables SET keeper = ?, revision = revision + 1
                 WHERE id IN (SELECT id FROM left_alone) RETURNING id)
             SELECT id FROM taken UNION ALL
             (SELECT id FROM tables WHERE keeper = ? AND due <= ? ORDER BY due LIMIT ?)";
        let now = now_ms();
        let taken: [Arg; 5] = [now.into(), from_the_gone.into(), GONE.into(), LOT.into(), node.into()];
        let own: [Arg; 3] = [node.into(), (now - GONE).into(), LOT.into()];
        self.reads.column(sql, &[&taken[..], &own[..]].concat()).await
    }

    /// Who has a table before their eyes, at whichever node.
    pub async fn visits(&self, table: &str) -> Result<Vec<VisitRow>, Error> {
        self.reads.rows("SELECT {columns} FROM visits WHERE tbl = ?", &[table.into()]).await
    }

    /// What bots have said to one seat of a table and nobody else: seat, kind and text.
    pub async fn asides(&self, table: &str) -> Result<Vec<(i64, String, String)>, Error> {
        self.reads.all("SELECT seat, kind, text FROM asides WHERE tbl = ?", &[table.into()]).await
    }
}

impl Change {
    /// A node goes: what it kept is anybody's, and nobody visits anything there.
    pub fn leave(node: &str) -> [Change; 3] {
        let of = |sql| Change { sql, args: vec![node.into()] };
        [
            of(
                "UPDATE tables SET keeper = NULL, revision = revision + 1 WHERE due IS NOT NULL AND keeper = ?",
            ),
            of("DELETE FROM visits WHERE node = ?"),
            of("DELETE FROM nodes WHERE id = ?"),
        ]
    }

    /// A table that a node cannot read is left to others, for a while. In milliseconds.
    pub fn postpone(table: &str, due: i64) -> Change {
        Change {
            sql: "UPDATE tables SET due = ?, keeper = NULL, revision = revision + 1 WHERE id = ?",
            args: vec![due.into(), table.into()],
        }
    }

    /// Nodes that were last seen before this time, and visits there, are forgotten, and visits that were over by then. In
    /// milliseconds.
    pub fn forget_nodes(then: i64) -> [Change; 3] {
        let of = |sql| Change { sql, args: vec![then.into()] };
        [
            of("DELETE FROM visits WHERE node IN (SELECT id FROM nodes WHERE seen < ?)"),
            of("DELETE FROM visits WHERE open = FALSE AND until < ?"),
            of("DELETE FROM nodes WHERE seen < ?"),
        ]
    }

    /// Somebody has a table before their eyes at a node.
    pub fn visit(table: &str, visit: &VisitRow) -> Change {
        Change {
            sql: "INSERT INTO visits (tbl, who, node, open, until) VALUES (?, ?, ?, ?, ?)
                  ON CONFLICT (tbl, who, node) DO UPDATE SET open = excluded.open, until = excluded.until",
            args: vec![
                table.into(),
                visit.who.as_str().into(),
                visit.node.as_str().into(),
                visit.open.into(),
                visit.until.into(),
            ],
        }
    }

    /// What a bot says to one seat, in the place of what it said before.
    pub fn aside(table: &str, seat: engine::Seat, kind: &str, text: &str) -> Change {
        Change {
            sql: "INSERT INTO asides (tbl, seat, kind, text) VALUES (?, ?, ?, ?)
                  ON CONFLICT (tbl, seat, kind) DO UPDATE SET text = excluded.text",
            args: vec![table.into(), seat.into(), kind.into(), text.into()],
        }
    }
}
