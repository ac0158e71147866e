//! Leaving a table.

use std::sync::Arc;

use engine::Seat;

use super::{
    accounts::Identity,
    away::set_away,
    seating::{Seated, seat},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    tables::{Chair, Room, Sitter},
};

/// Leaves the table. Before the game begins the seat is free again; in a running game a bot takes it. Who was asked to
/// play again and does not want to leaves in the same way.
pub async fn leave(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Denial> {
    let (app, room, who) = (app.clone(), room.clone(), who.clone());
    again_after_others!(leave_once(&app, &room, &who))
}

async fn leave_once(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Denial> {
    let mut table = room.enter().await?;
    let theirs = |chair: &Chair| chair.is_owned_by(&who.id) || chair.is_kept_for(&who.id);
    let own: Vec<usize> = (0..table.chairs.len()).filter(|at| theirs(&table.chairs[*at])).collect();
    if own.is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if table.is_waiting() {
        let free = |at| Seated { at, sitter: Sitter::Open, name: String::new(), spare: false };
        let before = table.before();
        seat(app, room, &mut table, before, own.into_iter().map(free).collect()).await?;
    } else if !table.is_over() {
        for at in own {
            if table.chairs[at].is_present() {
                set_away(app, room, &mut table, Seat::at(at), true).await?;
            }
        }
    }
    drop(table);
    app.changed(room);
    Ok(())
}
