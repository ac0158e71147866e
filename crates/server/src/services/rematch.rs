//! Playing again.

use std::sync::Arc;

use super::{
    accounts::Identity,
    open::{NewTable, Seating, opened, opening},
    sit::take_seats,
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    limits::Want,
    store::Change,
    tables::{Room, Sitter},
};

/// A new table with the same game and bots, at which the same people are asked to sit down again. The second to ask joins
/// the one that the first opened.
pub async fn rematch(
    app: &App,
    room: &Arc<Room>,
    who: &Identity,
    door: Door,
    spare: bool,
) -> Result<String, Denial> {
    app.limits.take(Want::Table, 1, Some(&who.id), door)?;
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(rematch_once(&app, &room, &who, spare))
}

async fn rematch_once(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<String, Denial> {
    let mut table = room.enter().await?;
    if !table.is_over() {
        return Err(Denial::of(Reason::NotOver));
    }
    if table.seats_of(Some(&who.id)).is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if let Some(next) = table.row.rematch.clone() {
        drop(table);
        let there = app.room_as_stored(&next).await?;
        let kept = there.lock().await.chairs.iter().any(|chair| chair.is_kept_for(&who.id));
        if kept {
            take_seats(app, &there, who, spare).await?;
        }
        return Ok(next);
    }
    let mut seats: Vec<Seating> = table
        .chairs
        .iter()
        .map(|chair| match &chair.sitter {
            Sitter::Person { owner, .. } if *owner == who.id => Seating::Here(chair.name.clone()),
            Sitter::Person { owner, .. } => {
                Seating::Invited { owner: owner.clone(), name: chair.name.clone() }
            }
            _ => Seating::Bot(chair.level),
        })
        .collect();
    // Everybody moves on one seat, so that nobody always begins.
    seats.rotate_left(1);
    let new = NewTable {
        game: table.row.game.clone(),
        options: table.options.clone(),
        seats,
        listed: table.row.listed,
        hints: table.row.hints,
        door: table.row.door.clone(),
        clock: table.clock,
        stand_in: table.stand_in(),
        spare,
    };
    let before = table.before();
    // As one: where somebody else has opened one at the same moment, this one never was.
    let (next, mut changes) = opening(app, who, new).await?;
    changes.push(Change::rematch(&table.row.id, &next));
    table.row.rematch = Some(next.clone());
    app.commit(room, &mut table, before, changes).await?;
    drop(table);
    room.announce();
    opened(app, &next).await?;
    Ok(next)
}
