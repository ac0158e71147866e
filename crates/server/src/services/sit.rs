//! Sitting down.

use std::sync::Arc;

use engine::Seat;

use super::{
    accounts::Identity,
    seating::{Seated, seat},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    tables::{Room, Sitter},
};

/// Sits down on the seat that is kept for somebody, or on the first free one. With `spare` the house answers for them
/// what makes no difference.
pub async fn sit(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<Seat, Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(sit_once(&app, &room, &who, spare))
}

async fn sit_once(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<Seat, Denial> {
    let mut table = room.enter().await?;
    table.must_be_open()?;
    if let [seat, ..] = table.seats_of(Some(&who.id)).as_slice() {
        return Ok(*seat);
    }
    let kept = table.chairs.iter().position(|chair| chair.is_kept_for(&who.id));
    let free = || table.chairs.iter().position(|chair| chair.sitter == Sitter::Open);
    let at = kept.or_else(free).ok_or(Denial::of(Reason::Full))?;
    let sitter = Sitter::Person { owner: who.id.clone(), away: false };
    let before = table.before();
    seat(app, room, &mut table, before, vec![Seated { at, sitter, name: who.name.clone(), spare }]).await?;
    table.looks(&who.id);
    drop(table);
    app.changed(room);
    Ok(Seat::at(at))
}
