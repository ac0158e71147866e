//! Values of statements, and the two spellings of the places they go to.

use engine::Seat;
use sqlx::{Arguments, Database, Encode, Type, error::BoxDynError};

/// A value of a statement. What is missing has a type too: PostgreSQL wants to know of what.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(bool),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(Some(text.to_owned()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(Some(text))
    }
}

impl From<Option<&str>> for Arg {
    fn from(text: Option<&str>) -> Self {
        Arg::Text(text.map(str::to_owned))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(Some(number))
    }
}

impl From<Option<i64>> for Arg {
    fn from(number: Option<i64>) -> Self {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(Some(number as i64))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        seat.index().into()
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Arg::Flag(yes)
    }
}

impl Arg {
    /// Whether it is text that no column of PostgreSQL can hold.
    pub fn holds_nul(&self) -> bool {
        matches!(self, Arg::Text(Some(text)) if text.contains('\0'))
    }
}

/// The values as a database takes them.
pub fn bound<'a, DB>(args: impl IntoIterator<Item = &'a Arg>) -> Result<DB::Arguments, BoxDynError>
where
    DB: Database,
    Option<&'a str>: Encode<'a, DB> + Type<DB>,
    Option<i64>: Encode<'a, DB> + Type<DB>,
    bool: Encode<'a, DB> + Type<DB>,
{
    let mut arguments = DB::Arguments::default();
    for arg in args {
        match arg {
            Arg::Text(text) => arguments.add(text.as_deref())?,
            Arg::Number(number) => arguments.add(*number)?,
            Arg::Flag(yes) => arguments.add(*yes)?,
        }
    }
    Ok(arguments)
}

/// A statement with its places numbered, as PostgreSQL wants them: `?, ?` becomes `$1, $2`. No text in a statement of
/// ours holds a question mark: texts are bound.
pub fn numbered(sql: &str) -> String {
    let mut parts = sql.split('?');
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for (at, part) in parts.enumerate() {
        numbered.push('$');
        numbered.push_str(&(at + 1).to_string());
        numbered.push_str(part);
    }
    numbered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_in_their_order() {
        assert_eq!(numbered("SELECT 1"), "SELECT 1");
        assert_eq!(numbered("UPDATE t SET a = ? WHERE b = ?"), "UPDATE t SET a = $1 WHERE b = $2");
    }
}
