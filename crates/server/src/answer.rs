//! Giving an answer, and taking it back.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use engine::{Seat, Viewer};
use plug::WayBack;
use serde_json::Value;

use crate::{
    app::{App, now},
    denial::{Denial, Reason},
    room::{Chair, Inner, Room},
    store::{Change, MoveRow, Status},
};

/// An answer as it comes in.
pub enum Given {
    /// By its number among the legal answers of the decision.
    Number(usize),
    Action(Value),
}

/// Whose word a line of the log is. Each has names of its own there, so that nobody can take another's beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// Somebody's own, under a name that they chose: an answer sent again under it is taken once.
    Own(&'a str),
    /// That of a bot, or of the house for somebody.
    House,
}

const OWN: &str = "own-";
const HOUSE: &str = "house-";

impl Word<'_> {
    /// Its name in the log of one seat.
    pub fn name(self, version: usize) -> String {
        match self {
            Word::Own(name) => format!("{OWN}{name}"),
            Word::House => format!("{HOUSE}{version}"),
        }
    }

    pub fn is_of_house(name: &str) -> bool {
        name.starts_with(HOUSE)
    }
}

/// Takes the answer of a seat. When this returns without denial, the answer is in the log for good.
///
/// `decision` is the decision the sender believed to answer: if it is another one by now, the answer is stale. What was
/// taken under the same name before is not carried out again. For somebody who is away a bot answers, and nobody else.
pub async fn give(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    given: Given,
    decision: Option<&str>,
    word: Word<'_>,
) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    if let Word::Own(_) = word {
        if inner.commands.contains_key(&(seat.index(), word.name(0))) {
            return Ok(());
        }
        if inner.chairs.get(seat.index()).is_some_and(Chair::is_away) {
            return Err(Denial::of(Reason::Away));
        }
    }
    let play = inner.begun()?;
    if inner.is_over() {
        return Err(Denial::of(Reason::Over));
    }
    if decision.is_some_and(|decision| inner.decision(seat).as_deref() != Some(decision)) {
        return Err(Denial::of(Reason::Stale));
    }
    let action = match given {
        Given::Action(action) => action,
        Given::Number(number) => play.legal(seat).into_iter().nth(number).ok_or(Denial::of(Reason::Stale))?,
    };
    let version = play.entries();
    let game = inner.game.id();
    let given = inner.begun_mut()?.give(seat, &action);
    let logged = given.map_err(|rejected| Denial::from(rejected).in_game(game))?;
    let luck = serde_json::to_string(&logged.luck).map_err(|_| Denial::broken())?;
    let state = hashed(app, room, &mut inner)?;
    let entry = Entry { version, seat, action: Some(action.to_string()), luck, state };
    let spent = inner.chairs.get(seat.index()).and_then(|chair| chair.since);
    let spent = spent.map_or(0, |since| since.elapsed().as_millis() as i64);
    store(app, room, &mut inner, entry, word, spent).await?;
    drop(inner);
    app.metrics.answers.add(1);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// How this answer shuts the way back to answers that could still be taken back.
pub async fn shuts_the_way_back(room: &Room, seat: Seat, number: usize) -> WayBack {
    let inner = room.lock().await;
    let Some(play) = inner.play().filter(|_| inner.can_undo(seat)) else { return WayBack::Stays };
    let action = play.legal(seat).into_iter().nth(number);
    action.map_or(WayBack::Stays, |action| play.way_back(seat, &action))
}

/// So long no game is; past this nothing is taken back any more, or answering and taking back would fill the disk.
const MOST_LINES: usize = 10_000;

/// Takes back the latest answer of a seat, if it is the person's own. The time it took has been had: it counts towards
/// the decision that is open again, so that nobody gets more time by taking back.
pub async fn take_back(app: &App, room: &Arc<Room>, seat: Seat) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    if inner.chairs.get(seat.index()).is_some_and(Chair::is_away) {
        return Err(Denial::of(Reason::Away));
    }
    if inner.is_over() {
        return Err(Denial::of(Reason::Over));
    }
    let taken = inner.begun()?.latest(seat);
    if taken.is_some_and(|line| inner.of_house.contains(&line)) {
        return Err(Denial::of(Reason::NotYourAnswer));
    }
    let had = taken.and_then(|line| inner.took.get(line)).copied().unwrap_or(0);
    let since = inner.chairs.get(seat.index()).and_then(|chair| chair.since);
    let play = inner.begun_mut()?;
    let version = play.entries();
    if version >= MOST_LINES {
        return Err(Denial::of(Reason::LongGame));
    }
    play.undo(seat)?;
    let state = hashed(app, room, &mut inner)?;
    let entry = Entry { version, seat, action: None, luck: "[]".to_owned(), state };
    store(app, room, &mut inner, entry, Word::House, -had).await?;
    if let Some(chair) = inner.chairs.get_mut(seat.index()) {
        let had = Duration::from_millis(had.unsigned_abs());
        chair.since = since.unwrap_or_else(Instant::now).checked_sub(had);
    }
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

struct Entry {
    version: usize,
    seat: Seat,
    action: Option<String>,
    luck: String,
    state: String,
}

/// The hash of the state that goes with what has just been done. Without one nothing is stored, so that memory is
/// thrown away.
fn hashed(app: &App, room: &Arc<Room>, inner: &mut Inner) -> Result<String, Denial> {
    inner.begun()?.state_hash().map_err(|problem| {
        app.discard(room, inner);
        room.announce();
        Denial::unwritable(problem)
    })
}

/// Writes what has just been done to the log. If that fails, memory is thrown away: the log alone is the truth.
async fn store(
    app: &App,
    room: &Arc<Room>,
    inner: &mut Inner,
    entry: Entry,
    word: Word<'_>,
    spent: i64,
) -> Result<(), Denial> {
    let at = entry.seat.index();
    let command = word.name(entry.version);
    let outcome = inner.begun()?.outcome();
    let status = if outcome.is_some() { Status::Over } else { Status::Playing };
    let table = inner.table.id.clone();
    let row = MoveRow {
        seat: at as i64,
        action: entry.action,
        luck: entry.luck,
        state: entry.state,
        command: command.clone(),
        spent,
        made: now(),
    };
    let mut changes = vec![Change::append(&inner.table, entry.version, &row)];
    // Only what everybody sees changes the table.
    if let Some(outcome) = &outcome {
        changes.push(Change::end(&table));
        for standing in &outcome.standings {
            let owner = inner.chairs.get(standing.seat.index()).and_then(|chair| match &chair.sitter {
                crate::room::Sitter::Person { owner, .. } => Some(owner.as_str()),
                _ => None,
            });
            changes.push(Change::result(&table, owner, standing, outcome.parts));
        }
    }
    // Votes go when everybody can see that somebody has answered, and not before: others would notice it by them.
    let pending = inner.pending(Viewer::Spectator);
    let settled = |(at, chair): (usize, &Chair)| {
        Some(Seat::at(at)).filter(|seat| !chair.votes.is_empty() && !pending.contains(*seat))
    };
    let settled: Vec<Seat> = inner.chairs.iter().enumerate().filter_map(settled).collect();
    changes.extend(settled.iter().map(|seat| Change::no_votes(&table, *seat)));
    changes.push(Change::asked(&table, inner.asked()));
    if let Err(error) = app.store.write(changes).await {
        app.discard(room, inner);
        room.announce();
        return Err(error.into());
    }
    inner.table.status = status;
    inner.commands.insert((at, command), entry.version);
    inner.took.push(spent);
    if word == Word::House {
        inner.of_house.insert(entry.version);
    }
    if let Some(chair) = inner.chairs.get_mut(at) {
        chair.spent = chair.spent.saturating_add_signed(spent);
        chair.since = None;
        chair.hint = None;
        chair.lent = None;
    }
    for seat in settled {
        inner.chairs[seat.index()].votes.clear();
    }
    inner.start_clocks();
    Ok(())
}
