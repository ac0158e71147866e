//! Reading from either database by one text.

use sqlx::{
    AssertSqlSafe, Error, FromRow, PgPool, Postgres, Sqlite, SqlitePool, postgres::PgRow, sqlite::SqliteRow,
};

use crate::arg::{Arg, bound, numbered};

/// What can be read from a row of either database.
pub trait Row: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

impl<T> Row for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// Connections for reading.
#[derive(Clone)]
pub enum Reads {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Reads {
    pub async fn all<T: Row>(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<T>, Error> {
        match self {
            Reads::Sqlite(pool) => {
                let args = bound::<Sqlite>(args).map_err(Error::Encode)?;
                sqlx::query_as_with(sql, args).fetch_all(pool).await
            }
            // No row can hold such a text, so none is found by it.
            Reads::Postgres(_) if args.iter().any(Arg::holds_nul) => Ok(Vec::new()),
            Reads::Postgres(pool) => {
                let args = bound::<Postgres>(args).map_err(Error::Encode)?;
                // A statement of ours with its places numbered; the values are bound.
                sqlx::query_as_with(AssertSqlSafe(numbered(sql)), args).fetch_all(pool).await
            }
        }
    }

    pub async fn one<T: Row>(&self, sql: &'static str, args: &[Arg]) -> Result<Option<T>, Error> {
        Ok(self.all(sql, args).await?.into_iter().next())
    }

    /// The first column of every row.
    pub async fn column<T>(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<T>, Error>
    where
        (T,): Row,
    {
        Ok(self.all::<(T,)>(sql, args).await?.into_iter().map(|(value,)| value).collect())
    }
}
