//! Sitting down.

use std::sync::Arc;

use engine::Seat;

use super::{
    accounts::Identity,
    seating::{LEFT, Seated, seat},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    limits::Want,
    tables::{LiveTable, Room, Sitter},
    time::now,
};

/// Sits down on the seats that are kept for somebody, or on the first free one. With `spare` the house answers for them
/// what makes no difference.
pub async fn sit(
    app: &App,
    room: &Arc<Room>,
    who: &Identity,
    door: Door,
    spare: bool,
) -> Result<Seat, Denial> {
    app.limits.take(Want::Table, 1, Some(&who.id), door)?;
    take_seats(app, room, who, spare).await
}

/// The same for somebody of whom it is known how often they do so.
pub async fn take_seats(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<Seat, Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(sit_once(&app, &room, &who, spare))
}

async fn sit_once(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<Seat, Denial> {
    let mut table = room.enter().await?;
    table.must_be_open()?;
    // Several people at one screen come back together, each by their name.
    let kept = table.chairs.iter().enumerate().filter(|(_, chair)| chair.is_kept_for(&who.id));
    let mut wanted: Vec<(usize, String)> = kept.map(|(at, chair)| (at, chair.name.clone())).collect();
    if wanted.is_empty() {
        if let [seat, ..] = table.seats_of(Some(&who.id)).as_slice() {
            return Ok(*seat);
        }
        if table.was_sent_away(Some(&who.id)) {
            return Err(Denial::of(Reason::SentAway));
        }
        wanted.push((free_chair(&table).ok_or(Denial::of(Reason::Full))?, who.name.clone()));
    }
    if table.row.host != who.id {
        may_sit(app, who).await?;
    }
    let first = wanted.iter().map(|(at, _)| *at).min().ok_or(Denial::broken())?;
    let sitter = Sitter::Person { owner: who.id.clone(), away: false };
    let seated = wanted.into_iter().map(|(at, name)| Seated { at, sitter: sitter.clone(), name, spare });
    let before = table.before();
    seat(app, room, &mut table, before, seated.collect()).await?;
    table.looks(&who.id);
    drop(table);
    app.changed(room);
    Ok(Seat::at(first))
}

/// The first free seat; one that somebody was sent away from is the last to go, so that the table remembers them.
fn free_chair(table: &LiveTable) -> Option<usize> {
    let open = || table.chairs.iter().enumerate().filter(|(_, chair)| chair.sitter == Sitter::Open);
    let (at, _) = open().find(|(_, chair)| chair.sent_away.is_none()).or_else(|| open().next())?;
    Some(at)
}

/// Whether somebody may sit at one more table of others. Whoever asks for several seats at once may pass here with each of
/// them: what is stored is counted again ([`seat`]), and those that are too many come back here and are told.
async fn may_sit(app: &App, who: &Identity) -> Result<(), Denial> {
    let sits = app.store.sits_at(&who.id, now() - LEFT).await?;
    if sits < i64::from(app.config.seats_each) { Ok(()) } else { Err(Denial::of(Reason::ManySeats)) }
}
