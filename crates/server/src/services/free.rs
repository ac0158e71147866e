//! Freeing a seat for somebody else.

use std::sync::Arc;

use engine::Seat;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    store::{Change, SeatKind, SeatRow},
    tables::{Room, Sitter},
};

/// The host frees a seat of a table that waits: of somebody who is not coming, or whom nobody wants to play with. Whoever was
/// sent away sees so, and does not sit down here again.
pub async fn free(app: &App, room: &Arc<Room>, who: &Identity, seat: Seat) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(free_once(&app, &room, &who, seat))
}

async fn free_once(app: &App, room: &Arc<Room>, who: &Identity, seat: Seat) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    if table.row.host != who.id {
        return Err(Denial::of(Reason::HostOnly));
    }
    let before = table.before();
    let is_waiting = table.is_waiting();
    let chair = table.chairs.get_mut(seat.index()).filter(|_| is_waiting);
    let chair = chair.ok_or(Denial::of(Reason::NoGuest))?;
    let owner = match &chair.sitter {
        Sitter::Person { owner, .. } if *owner != who.id => Some(owner.clone()),
        // Whoever has not come yet may still find another seat.
        Sitter::Invited { owner } if *owner != who.id => None,
        _ => return Err(Denial::of(Reason::NoGuest)),
    };
    let level = Some(chair.level.id().to_owned());
    let row = SeatRow {
        kind: SeatKind::Open,
        owner: owner.clone(),
        name: String::new(),
        level,
        away: false,
        spare: false,
    };
    (chair.sitter, chair.name, chair.spare, chair.sent_away) = (Sitter::Open, String::new(), false, owner);
    let changes = vec![Change::reseat(&room.id, seat.index(), &row), Change::touch(&room.id)];
    app.commit(room, &mut table, before, changes).await?;
    drop(table);
    app.changed(room);
    Ok(())
}
