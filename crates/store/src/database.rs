//! Reading from either database by one text.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use sqlx::{
    AssertSqlSafe, Error, FromRow, PgPool, Postgres, Sqlite, SqlitePool, postgres::PgRow, sqlite::SqliteRow,
};

use crate::{
    arg::{Arg, bound, numbered},
    columns::{Columns, named},
    is_away,
    postgres::in_time,
};

/// What can be read from a row of either database.
pub trait Row: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

impl<T> Row for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// Connections for reading.
#[derive(Clone)]
pub enum Reads {
    Sqlite(SqlitePool),
    Postgres(PgPool, Away),
    #[cfg(feature = "simulation")]
    Simulated(crate::simulated::Simulated),
}

/// Whether the database was away when somebody last asked it. Then nobody else waits for it until it has answered
/// [`Reads::asked_anew`]: whoever can do without an answer does so at once.
#[derive(Clone, Default)]
pub struct Away {
    noticed: Arc<AtomicBool>,
    /// Whether to ask all the same.
    anew: bool,
}

impl Away {
    fn is_known(&self) -> bool {
        !self.anew && self.noticed.load(Ordering::Relaxed)
    }

    fn note<T>(&self, result: &Result<T, Error>) {
        self.noticed.store(result.as_ref().is_err_and(is_away), Ordering::Relaxed);
    }
}

impl Reads {
    /// The same, for asking whether the database is back.
    pub fn asked_anew(&self) -> Reads {
        let mut reads = self.clone();
        if let Reads::Postgres(_, away) = &mut reads {
            away.anew = true;
        }
        reads
    }

    /// Rows that have a type of their own. In the statement `{columns}` stands for theirs.
    pub async fn rows<T: Row + Columns>(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<T>, Error> {
        self.read(named::<T>(sql), args).await
    }

    /// The first of them.
    pub async fn row<T: Row + Columns>(&self, sql: &'static str, args: &[Arg]) -> Result<Option<T>, Error> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// Rows of a few values, in the order in which the statement names them.
    pub async fn all<T: Row>(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<T>, Error> {
        self.read(sql.to_owned(), args).await
    }

    /// Every statement that comes here is ours, with its columns filled in; values are bound.
    async fn read<T: Row>(&self, sql: String, args: &[Arg]) -> Result<Vec<T>, Error> {
        match self {
            Reads::Sqlite(pool) => {
                let args = bound::<Sqlite>(args).map_err(Error::Encode)?;
                sqlx::query_as_with(AssertSqlSafe(sql), args).fetch_all(pool).await
            }
            // No row can hold such a text, so none is found by it.
            Reads::Postgres(..) if args.iter().any(Arg::holds_nul) => Ok(Vec::new()),
            Reads::Postgres(_, away) if away.is_known() => Err(Error::PoolTimedOut),
            Reads::Postgres(pool, away) => {
                let args = bound::<Postgres>(args).map_err(Error::Encode)?;
                let read = sqlx::query_as_with(AssertSqlSafe(numbered(&sql)), args).fetch_all(pool);
                let read = in_time(read).await;
                away.note(&read);
                read
            }
            #[cfg(feature = "simulation")]
            Reads::Simulated(database) => database.all(sql, args).await,
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
