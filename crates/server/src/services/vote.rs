//! Voting against somebody who keeps the table waiting.

use std::sync::Arc;

use engine::{Seat, Viewer};

use super::{accounts::Identity, away::set_away};
use crate::{
    app::App,
    denial::{Denial, Reason},
    store::Change,
    tables::Room,
};

/// Votes for a bot in the seat of somebody who keeps the table waiting. It plays on when they have done so for long; a
/// vote given before counts then. Whether a seat is asked may be a secret: a vote against one that only seems to be is
/// taken all the same, and nothing comes of it.
pub async fn vote(app: &App, room: &Arc<Room>, who: &Identity, seat: Seat) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(vote_once(&app, &room, &who, seat))
}

async fn vote_once(app: &App, room: &Arc<Room>, who: &Identity, seat: Seat) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    let own = table.seats_of(Some(&who.id));
    if own.is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if !own.iter().any(|seat| table.chairs[seat.index()].is_present()) {
        return Err(Denial::of(Reason::Away));
    }
    let viewer = match own.as_slice() {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    };
    let seems_asked = table.pending(viewer).contains(seat);
    let chair = table.chairs.get(seat.index()).ok_or(Denial::not_found())?;
    if !chair.is_present() || own.contains(&seat) || !seems_asked {
        return Err(Denial::of(Reason::NoLeaver));
    }
    if !chair.votes.contains(&who.id) {
        let before = table.before();
        let vote = Change::vote(&table.row.id, seat, &who.id);
        table.chairs[seat.index()].votes.push(who.id.clone());
        app.commit(room, &mut table, before, vec![vote]).await?;
    }
    if table.patience(seat).is_some_and(|left| left.is_zero()) {
        set_away(app, room, &mut table, seat, true).await?;
    }
    drop(table);
    app.changed(room);
    Ok(())
}
