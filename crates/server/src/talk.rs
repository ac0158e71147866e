//! Chat at a table.

use std::sync::Arc;

use crate::{
    app::{App, now},
    identity::Identity,
    room::{Inner, Room},
    store::{ChatRow, statement},
    trouble::Trouble,
};

pub const LONGEST: usize = 400;

pub async fn say(app: &App, room: &Arc<Room>, who: &Identity, text: &str) -> Result<(), Trouble> {
    let text: String = text.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    let text = text.trim().to_owned();
    if text.is_empty() {
        return Err(Trouble::bad("empty"));
    }
    let mut inner = room.enter().await?;
    let seat = inner.seats_of(Some(&who.id)).first().map(|seat| seat.index());
    let row = ChatRow { seat: seat.map(|seat| seat as i64), name: who.name.clone(), text, made: now() };
    app.store
        .write(vec![statement(
            "INSERT INTO chat (tbl, line, seat, name, text, made) VALUES (?, ?, ?, ?, ?, ?)",
            [
                inner.table.id.as_str().into(),
                inner.chat.len().into(),
                seat.into(),
                row.name.as_str().into(),
                row.text.as_str().into(),
                row.made.into(),
            ],
        )])
        .await?;
    inner.chat.push(row);
    drop(inner);
    room.announce();
    Ok(())
}

/// The lines somebody may read: while a game runs, players do not read what spectators say.
pub fn heard(inner: &Inner, seated: bool) -> impl Iterator<Item = &ChatRow> {
    let all = !seated || inner.is_over();
    inner.chat.iter().filter(move |row| all || row.seat.is_some())
}
