//! A line of the log: what has just been done at a table becomes true for good.

use std::sync::Arc;

use engine::{Seat, Viewer};
use serde_json::Value;

use crate::{
    app::App,
    denial::Denial,
    store::{Change, MoveRow, Status},
    tables::{Author, Chair, LiveTable, Room, Sitter},
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

/// What chance brought, and the hash of the state that this led to.
fn written(table: &LiveTable, line: &NewLine) -> Result<(String, String), Denial> {
    let luck = serde_json::to_string(&line.luck).map_err(|_| Denial::broken())?;
    Ok((luck, table.begun()?.state_hash().map_err(Denial::unwritable)?))
}

/// Writes what has just been done to the log. If that cannot be, memory is thrown away: the log alone is the truth.
pub async fn append(
    app: &App,
    room: &Arc<Room>,
    table: &mut LiveTable,
    line: NewLine,
    author: Author<'_>,
) -> Result<(), Denial> {
    let (luck, state) = written(table, &line).inspect_err(|_| {
        app.rooms.discard(room, table);
        room.announce();
    })?;
    let at = line.seat.index();
    let command = author.name(line.version);
    let outcome = table.begun()?.outcome();
    let status = if outcome.is_some() { Status::Over } else { Status::Playing };
    let id = table.row.id.clone();
    let row = MoveRow {
        seat: at as i64,
        action: line.action.as_ref().map(Value::to_string),
        luck,
        state,
        command,
        spent: line.spent,
        made: now(),
    };
    let mut changes = vec![Change::append(&table.row, line.version, &row)];
    // Only what everybody sees changes the table.
    if let Some(outcome) = &outcome {
        changes.push(Change::end(&id));
        for standing in &outcome.standings {
            let owner = table.chairs.get(standing.seat.index()).and_then(|chair| match &chair.sitter {
                Sitter::Person { owner, .. } => Some(owner.as_str()),
                _ => None,
            });
            changes.push(Change::result(&id, owner, standing, outcome.parts));
        }
    }
    // Votes go when everybody can see that somebody has answered, and not before: others would notice it by them.
    let pending = table.pending(Viewer::Spectator);
    let settled = |(at, chair): (usize, &Chair)| {
        Some(Seat::at(at)).filter(|seat| !chair.votes.is_empty() && !pending.contains(*seat))
    };
    let settled: Vec<Seat> = table.chairs.iter().enumerate().filter_map(settled).collect();
    changes.extend(settled.iter().map(|seat| Change::no_votes(&id, *seat)));
    changes.push(Change::asked(&id, table.asked()));
    app.commit(room, table, changes).await?;
    table.row.status = status;
    table.commands.note(at, &row.command);
    table.took.push(line.spent);
    if author == Author::House {
        table.of_house.insert(line.version);
    }
    if let Some(chair) = table.chairs.get_mut(at) {
        chair.spent = chair.spent.saturating_add_signed(line.spent);
        chair.since = None;
        chair.hint = None;
        chair.lent = None;
    }
    for seat in settled {
        table.chairs[seat.index()].votes.clear();
    }
    table.start_clocks();
    Ok(())
}
