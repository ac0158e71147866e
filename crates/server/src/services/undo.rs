//! Taking an answer back.

use std::sync::Arc;

use engine::Seat;

use super::append::{NewLine, append};
use crate::{
    app::App,
    denial::{Denial, Reason},
    tables::{Author, Chair, Room},
};

/// So long no game is; past this nothing is taken back any more, or answering and taking back would fill the disk.
const MOST_LINES: usize = 10_000;

/// Takes back the latest answer of a seat, if it is the person's own. The time it took has been had: it counts towards
/// the decision that is open again, so that nobody gets more time by taking back.
pub async fn undo(app: &App, room: &Arc<Room>, seat: Seat) -> Result<(), Denial> {
    let (app, room) = (app.clone(), room.clone());
    again_after_others!(undo_once(&app, &room, seat))
}

async fn undo_once(app: &App, room: &Arc<Room>, seat: Seat) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    if table.chairs.get(seat.index()).is_some_and(Chair::is_away) {
        return Err(Denial::of(Reason::Away));
    }
    if table.is_over() {
        return Err(Denial::of(Reason::Over));
    }
    let taken = table.begun()?.latest(seat);
    if taken.is_some_and(|line| table.of_house.contains(&line)) {
        return Err(Denial::of(Reason::NotYourAnswer));
    }
    let had = taken.and_then(|line| table.took.get(line)).copied().unwrap_or(0);
    let before = table.before();
    let play = table.begun_mut()?;
    let version = play.entries();
    if version >= MOST_LINES {
        return Err(Denial::of(Reason::LongGame));
    }
    play.undo(seat)?;
    let line = NewLine { version, seat, action: None, luck: Vec::new(), spent: -had };
    append(app, room, &mut table, before, line, Author::House).await?;
    drop(table);
    app.changed(room);
    Ok(())
}
