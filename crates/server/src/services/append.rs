//! A line of the log: what has just been done at a table becomes true for good.

use std::sync::Arc;

use engine::{Seat, Viewer};
use serde_json::Value;

use crate::{
    app::App,
    denial::Denial,
    store::{Change, MoveRow, Status},
    tables::{Author, Before, Line, LiveTable, Room, Sitter, ToldGame},
    time::now,
};

/// What somebody has just done in a game.
pub struct NewLine {
    pub version: usize,
    pub seat: Seat,
    /// None where the latest answer was taken back.
    pub action: Option<Value>,
    pub luck: Vec<u32>,
    /// How long it took, in milliseconds.
    pub spent: i64,
}

/// What chance brought, and the hash of the state that this led to; what is kept beside the log.
fn written(table: &LiveTable, line: &NewLine) -> Result<(String, String, Vec<Change>), Denial> {
    let luck = serde_json::to_string(&line.luck).map_err(Denial::unwritable)?;
    let play = table.begun()?;
    let mut beside = vec![Change::state(&table.row, line.version + 1, &play.state_text())];
    if play.outcome().is_some() {
        beside.extend(ToldGame::changes(&table.row.id, play, |lang| table.names_in(lang))?);
    }
    Ok((luck, play.state_hash().map_err(Denial::unwritable)?, beside))
}

/// Writes what has just been done to the log. If that cannot be, the table is as it was `before`: the log alone is the truth.
pub async fn append(
    app: &App,
    room: &Arc<Room>,
    table: &mut LiveTable,
    before: Before,
    line: NewLine,
    author: Author<'_>,
) -> Result<(), Denial> {
    let (luck, state, beside) = written(table, &line).inspect_err(|_| {
        app.rooms.discard(room, table);
        room.announce();
    })?;
    let command = author.name(line.version);
    let id = table.row.id.clone();
    let row = MoveRow {
        seat: line.seat.index() as i64,
        action: line.action.as_ref().map(Value::to_string),
        luck,
        state,
        command: command.clone(),
        spent: line.spent,
        made: now(),
    };
    let mut changes = vec![Change::append(&table.row, line.version, &row)];
    changes.extend(beside);
    // Only what everybody sees changes the table.
    if let Some(outcome) = &table.begun()?.outcome() {
        table.row.status = Status::Over;
        changes.push(Change::end(&id));
        // Whoever hands a game in may have written it themselves: how it ends says nothing of how they play.
        let counted = outcome.standings.iter().filter(|_| !table.row.loaded);
        for standing in counted {
            let owner = table.chairs.get(standing.seat.index()).and_then(|chair| match &chair.sitter {
                Sitter::Person { owner, .. } => Some(owner.as_str()),
                _ => None,
            });
            changes.push(Change::result(&id, owner, standing, outcome.parts));
        }
    }
    // Votes go when everybody can see that somebody has answered, and not before: others would notice it by them.
    let pending = table.pending(Viewer::Spectator);
    for (at, chair) in table.chairs.iter_mut().enumerate() {
        if !chair.votes.is_empty() && !pending.contains(Seat::at(at)) {
            chair.votes.clear();
            changes.push(Change::no_votes(&id, Seat::at(at)));
        }
    }
    let (takes_back, made) = (line.action.is_none(), row.made);
    table.note_line(&Line { seat: line.seat, command: &command, spent: line.spent, takes_back, made });
    app.commit(room, table, before, changes).await
}
