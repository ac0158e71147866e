//! Coming back to a table.

use std::sync::Arc;

use super::{accounts::Identity, away::set_away};
use crate::{app::App, denial::Denial, tables::Room};

/// Takes one's own seats back from the bots; nothing happens to somebody who has not left.
pub async fn come_back(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(come_back_once(&app, &room, &who))
}

async fn come_back_once(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    if table.is_over() {
        return Ok(());
    }
    let mut away = table.seats_of(Some(&who.id));
    away.retain(|seat| table.chairs[seat.index()].is_away());
    if away.is_empty() {
        return Ok(());
    }
    for seat in away {
        set_away(app, room, &mut table, seat, false).await?;
    }
    drop(table);
    app.changed(room);
    Ok(())
}
