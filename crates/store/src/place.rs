//! Where a house keeps what it knows.

use std::{fmt, path::PathBuf, str::FromStr};

use sqlx::{ConnectOptions, postgres::PgConnectOptions};

use crate::{Error, postgres};

/// A folder of this machine, or the address of a PostgreSQL database.
#[derive(Clone, Debug)]
pub enum Place {
    Folder(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

/// Why an address leads nowhere.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct NoPlace(String);

impl Place {
    /// The same, if it is a database that several nodes can share.
    pub fn shared(self) -> Result<Place, NoPlace> {
        match self {
            Place::Postgres(_) => Ok(self),
            Place::Folder(_) => Err(NoPlace("a database is named by an address: postgres://..".to_owned())),
        }
    }

    /// Whether something is kept there already: nobody makes a house by looking for one.
    pub async fn is_lived_in(&self) -> Result<bool, Error> {
        match self {
            Place::Folder(folder) => Ok(folder.join(crate::folder::DATABASE).is_file()),
            Place::Postgres(options) => postgres::has_house(&mut postgres::connect(options).await?).await,
        }
    }
}

const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

impl FromStr for Place {
    type Err = NoPlace;

    /// Whatever is not the address of a database is a folder; another scheme is a mistake and no folder.
    fn from_str(text: &str) -> Result<Place, NoPlace> {
        if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            let options: PgConnectOptions =
                text.parse().map_err(|error: sqlx::Error| NoPlace(error.to_string()))?;
            return Ok(Place::Postgres(Box::new(options.application_name("menagerie"))));
        }
        match text.split_once("://") {
            Some((scheme, _)) => Err(NoPlace(format!("{scheme}:// is no database: postgres:// is"))),
            None if text.is_empty() => Err(NoPlace("an empty name is no folder".to_owned())),
            None => Ok(Place::Folder(text.into())),
        }
    }
}

impl fmt::Display for Place {
    /// As people may see it: without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "{}", folder.display()),
            Place::Postgres(options) => {
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
    fn a_place_is_a_folder_or_a_database() {
        let shown = |text: &str| text.parse::<Place>().map(|place| place.to_string());
        assert_eq!(shown("menagerie-data").ok().as_deref(), Some("menagerie-data"));
        let address = "postgres://anna:secret@db.example:5433/games";
        let told = shown(address).expect("a place");
        assert!(!told.contains("secret") && told.contains("db.example:5433/games"), "{told}");
        assert!(shown("postgresql://db.example/games").is_ok());
        assert!("menagerie-data".parse().and_then(Place::shared).is_err());
        assert!(address.parse().and_then(Place::shared).is_ok());
        for wrong in ["mysql://db.example/games", "", "postgres://db.example:port/games"] {
            assert!(shown(wrong).is_err(), "{wrong}");
        }
    }
}
