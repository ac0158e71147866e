//! Being spared questions that make no difference.

use std::sync::Arc;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    store::Change,
    tables::Room,
};

/// Whether the house shall answer for somebody where nothing they hold can make a difference.
pub async fn spare(app: &App, room: &Arc<Room>, who: &Identity, wanted: bool) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(spare_once(&app, &room, &who, wanted))
}

async fn spare_once(app: &App, room: &Arc<Room>, who: &Identity, wanted: bool) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    let own = table.seats_of(Some(&who.id));
    if own.is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    let before = table.before();
    for seat in own {
        table.chairs[seat.index()].spare = wanted;
    }
    let changes = vec![Change::spare(&table.row.id, &who.id, wanted)];
    app.commit(room, &mut table, before, changes).await?;
    drop(table);
    app.changed(room);
    Ok(())
}
