//! Where a house keeps what it knows, for tests that hold for every house: in a folder, or on PostgreSQL.

use tempfile::TempDir;

use crate::{common::House, database::Database};

pub struct Home {
    folder: TempDir,
    database: Option<Database>,
}

impl Home {
    pub fn in_a_folder() -> Home {
        Home { folder: tempfile::tempdir().expect("a folder"), database: None }
    }

    /// With a new database, if there is a server.
    pub async fn on_postgres() -> Option<Home> {
        let database = Database::new().await?;
        Some(Home { database: Some(database), ..Home::in_a_folder() })
    }

    /// Opens the house that lives here.
    pub async fn open(&self) -> House {
        let database = self.database.as_ref().map(|database| database.address.clone());
        House::with(self.folder.path(), |config| config.database = database).await
    }

    pub async fn leave(self) {
        if let Some(database) = self.database {
            database.leave().await;
        }
    }
}

/// Each of these tests in a folder and on PostgreSQL.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod in_a_folder {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(&crate::home::Home::in_a_folder()).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                if let Some(home) = crate::home::Home::on_postgres().await {
                    super::$name(&home).await;
                    home.leave().await;
                }
            })+
        }
    };
}
pub(crate) use on_both;
