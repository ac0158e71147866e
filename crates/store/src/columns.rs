//! The columns of each row by name, in one place. No statement reads whatever columns there are: while nodes of an earlier
//! program run, a later one adds some, and PostgreSQL refuses a prepared statement whose result would change.

/// What a row consists of, as statements name it.
pub trait Columns {
    const COLUMNS: &'static [&'static str];
}

/// Names the columns of a row: its fields, those that are called otherwise in the database with that name, and behind
/// `beside` those that are no columns. A field that is missing here, or is none, does not compile.
macro_rules! columns {
    ($row:ident { $($field:ident $(: $name:literal)?),+ } $(beside $($other:ident),+)?) => {
        impl $crate::columns::Columns for $row {
            const COLUMNS: &'static [&'static str] = {
                // A pattern without `..` names every field.
                const fn _every_field(row: &$row) {
                    let $row { $($field: _,)+ $($($other: _,)+)? } = row;
                }
                &[$($crate::columns::column!($field $($name)?)),+]
            };
        }
    };
}
pub(crate) use columns;

macro_rules! column {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $name:literal) => {
        $name
    };
}
pub(crate) use column;

/// A statement with the columns of a row in the places for them.
pub fn named<T: Columns>(sql: &str) -> String {
    sql.replace("{columns}", &T::COLUMNS.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Shelf {
        _id: i64,
        _is_full: bool,
        _books: Vec<String>,
    }

    columns!(Shelf { _id: "id", _is_full: "full_up" } beside _books);

    #[test]
    fn columns_stand_wherever_there_is_a_place_for_them() {
        let sql = "SELECT {columns} FROM (SELECT {columns} FROM shelves) AS all_of_them";
        assert_eq!(
            named::<Shelf>(sql),
            "SELECT id, full_up FROM (SELECT id, full_up FROM shelves) AS all_of_them"
        );
    }

    /// Where a text, without blanks in front of it, begins with a star that stands for all columns.
    fn is_star(before: &str, after: &str) -> bool {
        let before = before.trim_end();
        let word = before.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let selects =
            ["SELECT", "RETURNING", "DISTINCT", "ALL"].iter().any(|one| word.eq_ignore_ascii_case(one));
        // In Rust a star behind a comma stands before a name: it follows a reference.
        let listed = before.ends_with(',')
            && !after.starts_with(|letter: char| letter.is_alphanumeric() || "_(&*".contains(letter));
        selects || listed || before.ends_with('.')
    }

    /// The lines of a source that read whatever columns there are.
    fn stars(source: &str) -> Vec<String> {
        let told = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let text = told.collect::<Vec<_>>().join("\n");
        let found = text.match_indices('*').filter(|(at, _)| is_star(&text[..*at], &text[at + 1..]));
        found.map(|(at, _)| text[..at].lines().last().unwrap_or_default().trim().to_owned()).collect()
    }

    #[test]
    fn stars_are_known_from_other_stars() {
        let all = [
            "SELECT *",
            "select\n  * FROM t",
            "SELECT results.*, tables.game",
            "SELECT id, * FROM t",
            "RETURNING *",
        ];
        for sql in all {
            assert_eq!(stars(sql).len(), 1, "{sql}");
        }
        let others = [
            "SELECT count(*) FROM t",
            "epoch * 1000",
            "f(a, *b)",
            "use super::*;",
            "(&mut *connection)",
            "// SELECT *",
        ];
        for code in others {
            assert!(stars(code).is_empty(), "{code}");
        }
    }

    /// The contract's tests can only break what they call; this one reads every statement there is.
    #[test]
    fn no_statement_reads_whatever_columns_there_are() {
        let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        let mut files = 0;
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                // This file has examples of what must not be.
                if path.is_dir() {
                    folders.push(path);
                } else if path.file_name().is_some_and(|name| name != "columns.rs") {
                    let source = std::fs::read_to_string(&path).expect("a source");
                    assert_eq!(stars(&source), Vec::<String>::new(), "{}", path.display());
                    files += 1;
                }
            }
        }
        assert!(files > 15, "the sources were not found");
    }
}
