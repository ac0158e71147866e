//! Every table with its columns, for those who carry all of them. Tables come after those they name. What is of the moment
//! (`nodes`, `visits`, `asides`, `receipts`) stays behind.

use serde_json::Value;

use crate::arg::Arg;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
    Flag,
}

pub struct Sheet {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// How its rows are ordered.
    pub key: &'static str,
}

use Kind::{Flag, Number, Text};

/// The sheet that a house in a folder keeps in a file.
pub const SECRETS: &str = "secrets";

/// The sheet of one row that every house has.
pub const HOUSE: &str = "house";

pub static SHEETS: [Sheet; 16] = [
    Sheet {
        name: "identities",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("rejoin", Text),
            ("epoch", Number),
            ("made", Number),
        ],
        key: "id",
    },
    Sheet {
        name: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("options", Text),
            ("rules", Number),
            ("data", Text),
            ("host", Text),
            ("invite", Text),
            ("listed", Flag),
            ("clock", Text),
            ("status", Text),
            ("rematch", Text),
            ("made", Number),
            ("changed", Number),
            ("hints", Flag),
            ("door", Text),
            ("loaded", Flag),
            ("hashed", Flag),
            ("unrenewed", Text),
            ("asked", Number),
            ("training", Flag),
            ("revision", Number),
            ("due", Number),
            ("keeper", Text),
            ("stands", Number),
        ],
        key: "id",
    },
    Sheet {
        name: "seats",
        columns: &[
            ("tbl", Text),
            ("seat", Number),
            ("kind", Text),
            ("owner", Text),
            ("name", Text),
            ("level", Text),
            ("away", Flag),
            ("spare", Flag),
        ],
        key: "tbl, seat",
    },
    Sheet {
        name: "deals",
        columns: &[("tbl", Text), ("seed", Text), ("commitment", Text), ("made", Number)],
        key: "tbl",
    },
    Sheet {
        name: "moves",
        columns: &[
            ("tbl", Text),
            ("version", Number),
            ("seat", Number),
            ("action", Text),
            ("luck", Text),
            ("state", Text),
            ("rules", Number),
            ("data", Text),
            ("command", Text),
            ("spent", Number),
            ("made", Number),
        ],
        key: "tbl, version",
    },
    Sheet {
        name: "states",
        columns: &[
            ("tbl", Text),
            ("version", Number),
            ("rules", Number),
            ("data", Text),
            ("state", Text),
            ("made", Number),
        ],
        key: "tbl",
    },
    Sheet {
        name: "grounds",
        columns: &[
            ("tbl", Text),
            ("version", Number),
            ("rules", Number),
            ("data", Text),
            ("state", Text),
            ("made", Number),
        ],
        key: "tbl, version",
    },
    Sheet { name: "tellings", columns: &[("tbl", Text), ("lang", Text), ("text", Text)], key: "tbl, lang" },
    Sheet {
        name: "chat",
        columns: &[
            ("tbl", Text),
            ("line", Number),
            ("seat", Number),
            ("name", Text),
            ("text", Text),
            ("made", Number),
            ("who", Text),
        ],
        key: "tbl, line",
    },
    Sheet {
        name: "results",
        columns: &[
            ("tbl", Text),
            ("seat", Number),
            ("owner", Text),
            ("score", Number),
            ("rank", Number),
            ("won", Flag),
            ("parts", Number),
        ],
        key: "tbl, seat",
    },
    Sheet {
        name: "reviews",
        columns: &[
            ("tbl", Text),
            ("rules", Number),
            ("data", Text),
            ("iterations", Number),
            ("steps", Text),
            ("made", Number),
        ],
        key: "tbl",
    },
    Sheet {
        name: "votes",
        columns: &[("tbl", Text), ("seat", Number), ("voter", Text)],
        key: "tbl, seat, voter",
    },
    Sheet {
        name: "orders",
        columns: &[("number", Number), ("verb", Text), ("subject", Text), ("why", Text), ("made", Number)],
        key: "number",
    },
    Sheet { name: "ended", columns: &[("owner", Text), ("session", Text)], key: "owner, session" },
    Sheet { name: HOUSE, columns: &[("alive", Number)], key: "alive" },
    Sheet { name: SECRETS, columns: &[("name", Text), ("value", Text)], key: "name" },
];

impl Sheet {
    pub fn names(&self) -> Vec<&'static str> {
        self.columns.iter().map(|(name, _)| *name).collect()
    }

    pub fn select(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.names().join(", "), self.name, self.key)
    }

    /// A statement that puts so many rows in.
    pub fn insert(&self, rows: usize) -> String {
        let row = format!("({})", vec!["?"; self.columns.len()].join(", "));
        format!(
            "INSERT INTO {} ({}) VALUES {}",
            self.name,
            self.names().join(", "),
            vec![row; rows].join(", ")
        )
    }

    /// The values of a row for a statement; nothing, if it is no row of this sheet.
    pub fn args(&self, row: &[Value]) -> Option<Vec<Arg>> {
        if row.len() != self.columns.len() {
            return None;
        }
        let arg = |(value, (_, kind)): (&Value, &(&str, Kind))| match (kind, value) {
            (Text, Value::Null) => Some(Arg::Text(None)),
            (Text, Value::String(text)) => Some(Arg::Text(Some(text.clone()))),
            (Number, Value::Null) => Some(Arg::Number(None)),
            (Number, Value::Number(number)) => Some(Arg::Number(Some(number.as_i64()?))),
            (Flag, Value::Bool(yes)) => Some(Arg::Flag(*yes)),
            _ => None,
        };
        row.iter().zip(self.columns).map(arg).collect()
    }
}
