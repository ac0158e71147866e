//! Where a house may live, for tests that hold for every house: in a folder, or on PostgreSQL.

use std::path::Path;

use tempfile::TempDir;

use crate::{database::Database, serve::Running};

/// Limits that these tests do not meet.
const WIDE: [&str; 8] =
    ["--changes", "1000000/1s", "--looks", "1000000/1s", "--guests", "1000/1s", "--sign-ins", "1000/1s"];

pub struct Home {
    pub folder: TempDir,
    database: Option<Database>,
}

impl Home {
    pub fn in_a_folder() -> Home {
        Home { folder: tempfile::tempdir().expect("a folder"), database: None }
    }

    /// One of each kind, as far as there is a server.
    pub async fn of_each_kind() -> Vec<Home> {
        let mut homes = vec![Home::in_a_folder()];
        if let Some(database) = Database::new().await {
            homes.push(Home { database: Some(database), ..Home::in_a_folder() });
        }
        homes
    }

    /// As it is called by `move-house`.
    pub fn place(&self) -> &str {
        match &self.database {
            Some(database) => &database.address,
            None => self.folder.path().to_str().expect("a name"),
        }
    }

    /// As it is named to a server and to all other commands.
    pub fn flags(&self) -> [&str; 2] {
        [if self.database.is_some() { "--database" } else { "--data-dir" }, self.place()]
    }

    pub fn serve(&self) -> Running {
        let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
        let database = self.database.iter().flat_map(|database| ["--database", database.address.as_str()]);
        let flags: Vec<&str> = WIDE.into_iter().chain(database).collect();
        Running::with(program, self.folder.path(), &flags, |_| {})
    }

    pub async fn leave(self) {
        if let Some(database) = self.database {
            database.leave().await;
        }
    }
}
