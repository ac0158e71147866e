//! Being away: a bot plays for somebody until they come back.

use std::sync::Arc;

use engine::Seat;

use crate::{
    app::App,
    denial::Denial,
    store::Change,
    tables::{LiveTable, Room, Sitter},
    time::Instant,
};

/// A bot plays for the person on this seat from now on, or they do so themselves again.
pub async fn set_away(
    app: &App,
    room: &Arc<Room>,
    table: &mut LiveTable,
    seat: Seat,
    gone: bool,
) -> Result<(), Denial> {
    let id = table.row.id.as_str();
    let changes = vec![Change::away(id, seat, gone), Change::no_votes(id, seat)];
    let before = table.before();
    let asked = table.decision(seat).filter(|_| table.awaiting().contains(seat));
    let chair = table.chairs.get_mut(seat.index()).ok_or(Denial::not_found())?;
    if let Sitter::Person { away, .. } = &mut chair.sitter {
        *away = gone;
    }
    chair.votes.clear();
    if gone {
        chair.lent = asked;
    } else {
        chair.back = Some(Instant::now());
    }
    app.commit(room, table, before, changes).await
}
