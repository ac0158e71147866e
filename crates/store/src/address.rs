//! Where the database of a house is.

use std::{fmt, path::PathBuf, str::FromStr};

use sqlx::{ConnectOptions, postgres::PgConnectOptions};

use crate::{Error, postgres};

/// Where a house keeps what it knows: a folder of this machine with a database of its own, or the address of one on
/// PostgreSQL.
#[derive(Clone, Debug)]
pub enum DatabaseAddress {
    Folder(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

/// Why an address leads to no database.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct NoDatabase(String);

impl DatabaseAddress {
    /// The same, if it is a database that several nodes can share.
    pub fn shared(self) -> Result<DatabaseAddress, NoDatabase> {
        match self {
            DatabaseAddress::Postgres(_) => Ok(self),
            DatabaseAddress::Folder(_) => {
                Err(NoDatabase("a database is named by an address: postgres://..".to_owned()))
            }
        }
    }

    /// Whether something is kept there already: nobody makes a house by looking for one.
    pub async fn is_lived_in(&self) -> Result<bool, Error> {
        match self {
            DatabaseAddress::Folder(folder) => Ok(folder.join(crate::folder::DATABASE).is_file()),
            DatabaseAddress::Postgres(options) => {
                postgres::has_house(&mut postgres::connect(options).await?).await
            }
        }
    }
}

const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

impl FromStr for DatabaseAddress {
    type Err = NoDatabase;

    /// Whatever is not the address of a database is a folder; another scheme is a mistake and no folder.
    fn from_str(text: &str) -> Result<DatabaseAddress, NoDatabase> {
        if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            let options: PgConnectOptions =
                text.parse().map_err(|error: sqlx::Error| NoDatabase(error.to_string()))?;
            return Ok(DatabaseAddress::Postgres(Box::new(options.application_name("menagerie"))));
        }
        match text.split_once("://") {
            Some((scheme, _)) => Err(NoDatabase(format!("{scheme}:// is no database: postgres:// is"))),
            None if text.is_empty() => Err(NoDatabase("an empty name is no folder".to_owned())),
            None => Ok(DatabaseAddress::Folder(text.into())),
        }
    }
}

impl fmt::Display for DatabaseAddress {
    /// As people may see it: without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseAddress::Folder(folder) => write!(f, "{}", folder.display()),
            DatabaseAddress::Postgres(options) => {
                let mut url = options.to_url_lossy();
                // Neither can fail at an address that has a host.
                let _ = url.set_password(None);
                url.set_query(None);
                write!(f, "{url}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_folder_or_a_database() {
        let shown = |text: &str| text.parse::<DatabaseAddress>().map(|address| address.to_string());
        assert_eq!(shown("menagerie-data").ok().as_deref(), Some("menagerie-data"));
        let address = "postgres://anna:secret@db.example:5433/games";
        let told = shown(address).expect("an address");
        assert!(!told.contains("secret") && told.contains("db.example:5433/games"), "{told}");
        assert!(shown("postgresql://db.example/games").is_ok());
        assert!("menagerie-data".parse().and_then(DatabaseAddress::shared).is_err());
        assert!(address.parse().and_then(DatabaseAddress::shared).is_ok());
        for wrong in ["mysql://db.example/games", "", "postgres://db.example:port/games"] {
            assert!(shown(wrong).is_err(), "{wrong}");
        }
    }
}
