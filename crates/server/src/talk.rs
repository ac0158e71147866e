//! Chat at a table.

use std::sync::Arc;

use crate::{
    app::{App, now},
    denial::{Denial, Reason},
    identity::Identity,
    names,
    room::{Inner, Room},
    store::{Change, ChatRow},
};

pub const LONGEST: usize = 400;
/// How many lines are kept of those who play, and of those who watch: one kind cannot talk the other away.
pub const KEPT: usize = 200;
/// How many a page shows.
const SHOWN: usize = 60;

pub async fn say(app: &App, room: &Arc<Room>, who: &Identity, text: &str) -> Result<(), Denial> {
    let text = names::readable(text, LONGEST);
    if text.is_empty() {
        return Err(Denial::of(Reason::Empty));
    }
    let mut inner = room.enter().await?;
    let seat = inner.seats_of(Some(&who.id)).first().map(|seat| seat.index());
    // Whoever sits here speaks by the name they have here; nobody who watches by one of those.
    let name = match seat.and_then(|seat| inner.chairs.get(seat)) {
        Some(chair) => chair.name.clone(),
        None => names::apart(&who.name, inner.chairs.iter().map(|chair| chair.name.as_str())),
    };
    let line = inner.chat.last().map_or(0, |row| row.line + 1);
    let row = ChatRow { line, seat: seat.map(|seat| seat as i64), name, text, made: now() };
    let mut changes = vec![Change::say(&inner.table.id, &row)];
    let too_old = too_old(&inner.chat, row.seat.is_none());
    if let Some(old) = too_old.and_then(|at| inner.chat.get(at)) {
        changes.push(Change::forget_line(&inner.table.id, old.line));
    }
    app.store.write(changes).await?;
    if let Some(at) = too_old {
        inner.chat.remove(at);
    }
    inner.chat.push(row);
    drop(inner);
    room.announce();
    Ok(())
}

/// Which line goes when one more of its kind comes.
fn too_old(chat: &[ChatRow], of_spectators: bool) -> Option<usize> {
    let alike = |row: &&ChatRow| row.seat.is_none() == of_spectators;
    if chat.iter().filter(alike).count() < KEPT {
        return None;
    }
    chat.iter().position(|row| alike(&row))
}

/// The latest lines somebody may read: while a game runs, players do not read what spectators say.
pub fn heard(inner: &Inner, seated: bool) -> impl Iterator<Item = &ChatRow> {
    let all = !seated || inner.is_over();
    let heard = inner.chat.iter().filter(move |row| all || row.seat.is_some());
    let before = heard.clone().count().saturating_sub(SHOWN);
    heard.skip(before)
}
