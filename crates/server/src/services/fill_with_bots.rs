//! Not waiting any longer for people.

use std::sync::Arc;

use bots::Level;

use super::{
    accounts::Identity,
    seating::{Seated, bot_name, seat},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    tables::{Room, Sitter},
};

/// The host gives every free seat to a bot, and the game begins.
pub async fn fill_with_bots(app: &App, room: &Arc<Room>, who: &Identity, level: Level) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(fill_once(&app, &room, &who, level))
}

async fn fill_once(app: &App, room: &Arc<Room>, who: &Identity, level: Level) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    if table.row.host != who.id {
        return Err(Denial::of(Reason::HostOnly));
    }
    let mut bots = table.chairs.iter().filter(|chair| chair.sitter == Sitter::Bot).count();
    let mut seated = Vec::new();
    let before = table.before();
    for (at, chair) in table.chairs.iter_mut().enumerate().filter(|(_, chair)| chair.is_free()) {
        bots += 1;
        chair.level = level;
        seated.push(Seated { at, sitter: Sitter::Bot, name: bot_name(bots), spare: false });
    }
    seat(app, room, &mut table, before, seated).await?;
    drop(table);
    app.changed(room);
    Ok(())
}
