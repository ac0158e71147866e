//! Being told after each answer how good it was.

use std::sync::Arc;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    store::Change,
    tables::Room,
};

/// Whether somebody who plays alone against bots wants to be told how good each answer was. Where others play nobody is.
pub async fn training(app: &App, room: &Arc<Room>, who: &Identity, wanted: bool) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(train_once(&app, &room, &who, wanted))
}

async fn train_once(app: &App, room: &Arc<Room>, who: &Identity, wanted: bool) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    if table.seats_of(Some(&who.id)).is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if wanted && !table.is_for_one() {
        return Err(Denial::of(Reason::NoHints));
    }
    let before = table.before();
    table.row.training = wanted;
    let changes = vec![Change::training(&room.id, wanted)];
    app.commit(room, &mut table, before, changes).await?;
    drop(table);
    app.changed(room);
    Ok(())
}
