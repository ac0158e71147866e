//! A table that can neither be played again by the rules of today nor go on: it is not in memory, but it can be looked at as it
//! was told.

use words::Lang;

use super::ToldGame;
use crate::{
    denial::Denial,
    store::{EndRow, SeatRow, Store, TableRow},
};

pub struct Kept {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub telling: Option<ToldGame>,
    /// How it ended for each seat: all that earlier servers have kept.
    pub ends: Vec<EndRow>,
}

impl Kept {
    pub async fn read(store: &Store, id: &str, lang: Lang) -> Result<Kept, Denial> {
        Ok(Kept {
            row: store.table(id).await?.ok_or(Denial::not_found())?,
            seats: store.seats(id).await?,
            telling: ToldGame::read(store, id, lang).await?,
            ends: store.ends(id).await?,
        })
    }

    /// Whether somebody may look: the same who may look at any other table.
    pub fn admits(&self, identity: Option<&str>, invite: Option<&str>) -> bool {
        let sits = |id: &str| self.seats.iter().any(|seat| seat.owner.as_deref() == Some(id));
        self.row.listed
            || invite == Some(self.row.invite.as_str())
            || identity.is_some_and(|id| id == self.row.host || sits(id))
    }
}
