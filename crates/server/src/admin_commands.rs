//! What whoever runs the house can do with `menagerie admin`: finding tables and people and giving orders about them, whether
//! a server runs or not. What is ordered here every server of the same database hears of within a second.

use std::io;

use serde::Serialize;

use crate::{
    config::Config,
    orders::Orders,
    passwords::Passwords,
    secrets,
    store::{Change, Error, IdentityRow, NoDatabase, NotStored, Status, Store, TableRow, Verb},
};

/// How many of each are found.
const MOST: i64 = 50;
/// How often an order is given anew that others were quicker than.
const TRIES: u32 = 20;

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error("there is no house in {0}")]
    NoHouse(String),
    #[error("there is no table {0}")]
    NoTable(String),
    #[error("there is nobody called {0}")]
    Nobody(String),
    #[error("several people are called {0}")]
    Several(String),
    #[error("{0} has no password")]
    NoPassword(String),
    #[error(transparent)]
    NoDatabase(#[from] NoDatabase),
    #[error("the database cannot be read: {0}")]
    Unread(#[from] Error),
    #[error(transparent)]
    NotStored(#[from] NotStored),
    #[error("no password can be made: {0}")]
    Passwords(String),
}

/// Somebody as they are shown to whoever runs the house.
#[derive(Clone, Debug, Serialize)]
pub struct PersonFound {
    pub id: String,
    pub name: String,
    /// The name they sign in with; guests have none.
    pub login: Option<String>,
    pub blocked: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct TableFound {
    pub id: String,
    pub game: String,
    pub status: Status,
    /// In everybody's sight, unless it is hidden or closed.
    pub listed: bool,
    pub hidden: bool,
    /// Why it is closed, if it is.
    pub closed: Option<String>,
    /// Who opened it, by their id.
    pub host: String,
    /// The names of those who sit there.
    pub seats: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Found {
    pub tables: Vec<TableFound>,
    pub people: Vec<PersonFound>,
}

/// The commands on the database of one house.
pub struct AdminCommands {
    store: Store,
    orders: Orders,
}

impl AdminCommands {
    /// On the house that these settings are about. It must be there already: nobody orders anything in a house that
    /// nobody has lived in.
    pub async fn open(config: &Config) -> Result<AdminCommands, AdminError> {
        let address = config.database_address()?;
        if !address.is_lived_in().await? {
            return Err(AdminError::NoHouse(address.to_string()));
        }
        let store = Store::open(&address).await?;
        let orders = Orders::default();
        orders.take_in(store.orders_after(0).await?);
        Ok(AdminCommands { store, orders })
    }

    /// Tables and people, by an id, a game, a name or a part of one.
    pub async fn find(&self, word: &str) -> Result<Found, AdminError> {
        let mut tables = Vec::new();
        for row in self.store.find_tables(word, MOST).await? {
            tables.push(self.table_found(row).await?);
        }
        let people = self.store.find_people(word, MOST).await?;
        Ok(Found { tables, people: people.into_iter().map(|row| self.person_found(row)).collect() })
    }

    fn person_found(&self, row: IdentityRow) -> PersonFound {
        let blocked = self.orders.is_blocked(&row.id);
        PersonFound { id: row.id, name: row.name, login: row.login, blocked }
    }

    async fn table_found(&self, row: TableRow) -> Result<TableFound, AdminError> {
        let seats = self.store.seats(&row.id).await?.into_iter().map(|seat| seat.name);
        Ok(TableFound {
            hidden: self.orders.is_hidden(&row.id),
            closed: self.orders.closed(&row.id),
            seats: seats.filter(|name| !name.is_empty()).collect(),
            id: row.id,
            game: row.game,
            status: row.status,
            listed: row.listed,
            host: row.host,
        })
    }

    /// Orders something about a table; returns how it stands then.
    pub async fn order_table(
        &self,
        id: &str,
        verb: Verb,
        why: Option<&str>,
    ) -> Result<TableFound, AdminError> {
        let row = self.store.table(id).await?.ok_or_else(|| AdminError::NoTable(id.to_owned()))?;
        self.give(|| vec![Change::order(verb, &row.id, why)]).await?;
        self.table_found(row).await
    }

    /// Blocks somebody, or lets them in again.
    pub async fn order_person(&self, who: &str, verb: Verb) -> Result<PersonFound, AdminError> {
        let row = self.person(who).await?;
        self.give(|| vec![Change::order(verb, &row.id, None)]).await?;
        Ok(self.person_found(row))
    }

    /// Makes every token of somebody worthless: they have to sign in again.
    pub async fn sign_out(&self, who: &str) -> Result<PersonFound, AdminError> {
        let row = self.person(who).await?;
        let ordered = || Change::order(Verb::Changed, &row.id, None);
        self.give(|| Change::end_all_sessions(&row.id).into_iter().chain([ordered()]).collect()).await?;
        Ok(self.person_found(row))
    }

    /// Gives somebody a new password, which is returned and nowhere kept. Whoever is in by the old one is out.
    pub async fn reset_password(&self, who: &str) -> Result<(PersonFound, String), AdminError> {
        let row = self.person(who).await?;
        let Some(login) = row.login.clone() else { return Err(AdminError::NoPassword(row.name)) };
        let password = [(); 4].map(|()| secrets::word(5)).join("-");
        let failed = |reason: &dyn std::fmt::Display| AdminError::Passwords(reason.to_string());
        let passwords = Passwords::new().map_err(|error: io::Error| failed(&error))?;
        let hash = passwords.hash(&password).await.map_err(|denial| failed(&denial.reason))?;
        let ordered = || Change::order(Verb::Changed, &row.id, None);
        let set = || Change::set_password(&row.id, &login, &hash).into_iter().chain([ordered()]).collect();
        self.give(set).await?;
        Ok((self.person_found(row), password))
    }

    /// Writes an order. Where another one that came at the same moment has taken its number, it gets the next.
    async fn give(&self, changes: impl Fn() -> Vec<Change>) -> Result<(), AdminError> {
        let mut tries = 0;
        while let Err(error) = self.store.write(changes()).await {
            tries += 1;
            if error != NotStored::Conflict || tries == TRIES {
                return Err(error.into());
            }
        }
        self.orders.take_in(self.store.orders_after(self.orders.latest()).await?);
        Ok(())
    }

    /// Somebody by their id, the name they sign in with, or their name where nobody else has it.
    async fn person(&self, who: &str) -> Result<IdentityRow, AdminError> {
        let found = self.store.find_people(who, MOST).await?;
        let login = who.to_lowercase();
        let exact = |row: &&IdentityRow| row.id == who || row.login.as_deref() == Some(login.as_str());
        if let Some(row) = found.iter().find(exact) {
            return Ok(row.clone());
        }
        let mut named = found.into_iter().filter(|row| row.name.to_lowercase() == login);
        match (named.next(), named.next()) {
            (Some(row), None) => Ok(row),
            (Some(_), Some(_)) => Err(AdminError::Several(who.to_owned())),
            (None, _) => Err(AdminError::Nobody(who.to_owned())),
        }
    }
}
