//! Chat at a table.

use std::sync::Arc;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    names,
    store::{Change, ChatRow},
    tables::{CHAT_KEPT, Room},
    time::now,
};

pub const LONGEST_LINE: usize = 400;

/// Says something at a table.
pub async fn talk(app: &App, room: &Arc<Room>, who: &Identity, text: &str) -> Result<(), Denial> {
    let (app, room, who, text) = (app.clone(), room.clone(), who.clone(), text.to_owned());
    again_after_others!(talk_once(&app, &room, &who, &text))
}

async fn talk_once(app: &App, room: &Arc<Room>, who: &Identity, text: &str) -> Result<(), Denial> {
    let text = names::readable(text, LONGEST_LINE);
    if text.is_empty() {
        return Err(Denial::of(Reason::Empty));
    }
    let mut table = room.enter().await?;
    let seat = table.seats_of(Some(&who.id)).first().map(|seat| seat.index());
    // Whoever sits here speaks by the name they have here; nobody who watches by one of those, nor by one by which somebody
    // else has spoken.
    let of_others = table.chat.iter().filter(|row| row.who.as_ref() != Some(&who.id)).map(|row| &row.name);
    let names = table.chairs.iter().map(|chair| &chair.name).chain(of_others).map(String::as_str);
    let name = match seat.and_then(|seat| table.chairs.get(seat)) {
        Some(chair) => chair.name.clone(),
        None => names::apart(&who.name, names),
    };
    let line = table.chat.last().map_or(0, |row| row.line + 1);
    let seat = seat.map(|seat| seat as i64);
    let row = ChatRow { line, seat, name, text, made: now(), who: Some(who.id.clone()) };
    let mut changes = vec![Change::say(&table.row.id, &row)];
    let too_old = too_old(&table.chat, row.seat.is_none());
    if let Some(old) = too_old.and_then(|at| table.chat.get(at)) {
        changes.push(Change::forget_line(&table.row.id, old.line));
    }
    let before = table.before();
    app.commit(room, &mut table, before, changes).await?;
    if let Some(at) = too_old {
        table.chat.remove(at);
    }
    table.chat.push(row);
    drop(table);
    room.announce();
    Ok(())
}

/// Which line goes when one more of its kind comes.
fn too_old(chat: &[ChatRow], of_spectators: bool) -> Option<usize> {
    let alike = |row: &&ChatRow| row.seat.is_none() == of_spectators;
    if chat.iter().filter(alike).count() < CHAT_KEPT {
        return None;
    }
    chat.iter().position(|row| alike(&row))
}
