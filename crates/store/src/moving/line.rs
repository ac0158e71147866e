//! A line to one database, in a transaction: one moment of a house is read, or all of it is written as one.

use std::{path::PathBuf, pin::Pin};

use serde_json::Value;
use sqlx::{
    AssertSqlSafe, ColumnIndex, Connection, Database, Decode, PgConnection, Postgres, Row, Sqlite,
    SqliteConnection, Type,
};
use tokio_stream::{Stream, StreamExt};

use super::{
    NotMoved,
    sheets::{HOUSE, Kind, SECRETS, SHEETS, Sheet},
};
use crate::{
    DatabaseAddress, Error,
    arg::{Arg, bound, numbered},
    folder, hex, postgres, schema, sqlite, unhex,
};

pub enum Line {
    Folder { connection: SqliteConnection, path: PathBuf, key: Option<[u8; 32]> },
    Postgres(PgConnection),
}

/// Rows one after the other, in the order of their keys.
pub struct Rows<'a>(Pin<Box<dyn Stream<Item = Result<Vec<Value>, Error>> + Send + 'a>>);

impl Rows<'_> {
    pub async fn next(&mut self) -> Option<Result<Vec<Value>, Error>> {
        self.0.next().await
    }
}

impl Line {
    /// For reading one moment of a house.
    pub async fn read(address: &DatabaseAddress) -> Result<Line, NotMoved> {
        let mut line = match address {
            DatabaseAddress::Folder(path) => {
                if !path.join(folder::DATABASE).is_file() {
                    return Err(NotMoved::NoHouse(address.to_string()));
                }
                let connection = SqliteConnection::connect_with(&sqlite::options(path)).await?;
                Line::Folder { connection, path: path.clone(), key: folder::key(path)? }
            }
            DatabaseAddress::Postgres(options) => Line::Postgres(postgres::connect(options).await?),
        };
        line.execute(match line {
            Line::Folder { .. } => "BEGIN",
            Line::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })
        .await?;
        match line.steps().await? {
            None => Err(NotMoved::NoHouse(address.to_string())),
            Some(found) => known_steps(address, found).map(|()| line),
        }
    }

    /// For filling an empty house: nobody else writes until it is done.
    pub async fn write(address: &DatabaseAddress) -> Result<Line, NotMoved> {
        let mut line = match address {
            DatabaseAddress::Folder(path) => {
                folder::prepare(path)?;
                let connection = SqliteConnection::connect_with(&sqlite::options(path)).await?;
                Line::Folder { connection, path: path.clone(), key: None }
            }
            DatabaseAddress::Postgres(options) => Line::Postgres(postgres::connect(options).await?),
        };
        // A house of other steps is somebody's, and whoever serves it relies on them.
        match line.steps().await? {
            Some(found) => known_steps(address, found)?,
            None => line.prepare().await?,
        }
        let is_folder = matches!(line, Line::Folder { .. });
        line.execute(if is_folder { "BEGIN IMMEDIATE" } else { "BEGIN" }).await?;
        if !is_folder {
            let all: Vec<&str> = SHEETS.iter().map(|sheet| sheet.name).collect();
            line.execute(&format!("LOCK TABLE {} IN EXCLUSIVE MODE", all.join(", "))).await?;
        }
        let kept = |sheet: &&Sheet| ![HOUSE, SECRETS].contains(&sheet.name);
        for sheet in SHEETS.iter().filter(kept) {
            if line.number(&format!("SELECT count(*) FROM {}", sheet.name)).await? > 0 {
                return Err(NotMoved::NotEmpty(address.to_string()));
            }
        }
        // An empty house that was once started has a key that nobody needs, and says when it was awake.
        line.execute("DELETE FROM house").await?;
        if !is_folder {
            line.execute("DELETE FROM secrets").await?;
        }
        Ok(line)
    }

    /// Makes the tables of a house.
    async fn prepare(&mut self) -> Result<(), Error> {
        match self {
            Line::Folder { connection, .. } => schema::prepare(connection).await?,
            Line::Postgres(connection) => schema::prepare_postgres(connection).await?,
        }
        Ok(())
    }

    /// How many steps the house there has had; nothing, if there is none.
    async fn steps(&mut self) -> Result<Option<i64>, Error> {
        let listed = match self {
            Line::Folder { connection, .. } => {
                let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations')";
                sqlx::query_scalar(sql).fetch_one(connection).await?
            }
            Line::Postgres(connection) => postgres::has_house(connection).await?,
        };
        let done = match self {
            _ if listed => {
                let sql = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success = TRUE";
                self.number(sql).await?
            }
            // Earlier programs counted their steps there.
            Line::Folder { .. } => self.number("PRAGMA user_version").await?,
            Line::Postgres(_) => 0,
        };
        Ok((done > 0).then_some(done))
    }

    async fn execute(&mut self, sql: &str) -> Result<(), Error> {
        // Every statement here is ours and has no values.
        let query = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
        match self {
            Line::Folder { connection, .. } => query.execute(connection).await.map(|_| ()),
            Line::Postgres(connection) => query.execute(connection).await.map(|_| ()),
        }
    }

    async fn number(&mut self, sql: &str) -> Result<i64, Error> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Line::Folder { connection, .. } => sqlx::query_scalar(sql).fetch_one(connection).await,
            Line::Postgres(connection) => sqlx::query_scalar(sql).fetch_one(connection).await,
        }
    }

    /// How many rows there are in all.
    pub async fn all(&mut self) -> Result<u64, Error> {
        let mut all = 0;
        for sheet in &SHEETS {
            all += match self {
                Line::Folder { key, .. } if sheet.name == SECRETS => u64::from(key.is_some()),
                _ => self.number(&format!("SELECT count(*) FROM {}", sheet.name)).await?.unsigned_abs(),
            };
        }
        Ok(all)
    }

    pub fn rows(&mut self, sheet: &'static Sheet) -> Result<Rows<'_>, Error> {
        let sql = AssertSqlSafe(sheet.select());
        Ok(Rows(match self {
            Line::Folder { key, .. } if sheet.name == SECRETS => {
                let secret = |key: [u8; 32]| Ok(vec!["cookie".into(), hex(&key).into()]);
                Box::pin(tokio_stream::iter(key.map(secret)))
            }
            Line::Folder { connection, .. } => {
                let rows = sqlx::query(sql).fetch(connection);
                Box::pin(rows.map(|row| values(&row?, sheet)))
            }
            Line::Postgres(connection) => {
                let rows = sqlx::query(sql).fetch(connection);
                Box::pin(rows.map(|row| values(&row?, sheet)))
            }
        }))
    }

    pub async fn insert(&mut self, sheet: &Sheet, rows: &[Vec<Value>]) -> Result<(), NotMoved> {
        if rows.is_empty() {
            return Ok(());
        }
        let odd = || Error::Encode(format!("a row of {} is not like its table", sheet.name).into());
        let mut args: Vec<Arg> = Vec::with_capacity(rows.len() * sheet.columns.len());
        for row in rows {
            args.extend(sheet.args(row).ok_or_else(odd)?);
        }
        let sql = sheet.insert(rows.len());
        match self {
            Line::Folder { key, .. } if sheet.name == SECRETS => {
                let cookie = rows.iter().find(|row| row[0] == "cookie").and_then(|row| row[1].as_str());
                *key = Some(cookie.and_then(unhex).ok_or_else(odd)?);
            }
            Line::Folder { connection, .. } => {
                let args = bound::<Sqlite>(&args).map_err(Error::Encode)?;
                sqlx::query_with(AssertSqlSafe(sql), args).execute(connection).await?;
            }
            Line::Postgres(connection) => {
                let args = bound::<Postgres>(&args).map_err(Error::Encode)?;
                sqlx::query_with(AssertSqlSafe(numbered(&sql)), args).execute(connection).await?;
            }
        }
        Ok(())
    }

    /// Makes true what was written.
    pub async fn commit(mut self) -> Result<(), Error> {
        if let Line::Folder { path, key, .. } = &self {
            folder::replace_key(path, key.as_ref())?;
        }
        self.execute("COMMIT").await
    }
}

fn known_steps(address: &DatabaseAddress, found: i64) -> Result<(), NotMoved> {
    let known = schema::latest();
    if found == known {
        return Ok(());
    }
    Err(NotMoved::Steps { address: address.to_string(), found, known })
}

fn values<R>(row: &R, sheet: &Sheet) -> Result<Vec<Value>, Error>
where
    R: Row,
    usize: ColumnIndex<R>,
    for<'r> Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> bool: Decode<'r, R::Database> + Type<R::Database>,
    R::Database: Database,
{
    let value = |(at, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Text => row.try_get::<Option<String>, _>(at)?.into(),
            Kind::Number => row.try_get::<Option<i64>, _>(at)?.into(),
            Kind::Flag => row.try_get::<bool, _>(at)?.into(),
        })
    };
    sheet.columns.iter().enumerate().map(value).collect()
}
