//! Giving an answer, and taking it back.

use std::sync::Arc;

use engine::Seat;
use serde_json::Value;

use crate::{
    app::{App, now},
    games::Shut,
    room::{Inner, Room},
    secrets,
    store::{Statement, statement},
    trouble::Trouble,
};

/// An answer as it comes in.
pub enum Given {
    /// By its number among the legal answers of the decision.
    Number(usize),
    Action(Value),
}

/// Takes the answer of a seat. When this returns without trouble, the answer is in the log for good.
///
/// `decision` is the decision the sender believed to answer: if it is another one by now, the answer is stale. A
/// `command` that was taken before is not carried out again.
pub async fn give(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    given: Given,
    decision: Option<&str>,
    command: &str,
) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    if inner.gone {
        return Err(Trouble::conflict("again"));
    }
    if inner.commands.contains_key(&(seat.index(), command.to_owned())) {
        return Ok(());
    }
    let play = inner.begun()?;
    if inner.is_over() {
        return Err(Trouble::conflict("over"));
    }
    if decision.is_some_and(|decision| inner.decision(seat).as_deref() != Some(decision)) {
        return Err(Trouble::conflict("stale"));
    }
    let action = match given {
        Given::Action(action) => action,
        Given::Number(number) => {
            play.legal(seat).into_iter().nth(number).ok_or(Trouble::conflict("stale"))?
        }
    };
    let version = play.entries();
    let game = inner.game.id();
    let given = inner.begun_mut()?.give(seat, &action);
    let logged = given.map_err(|rejected| Trouble::from(rejected).of(game))?;
    let luck = serde_json::to_string(&logged.luck).map_err(|_| Trouble::broken())?;
    let state = hashed(app, room, &mut inner)?;
    let entry = Entry { version, seat, action: Some(action.to_string()), luck, state };
    store(app, room, &mut inner, entry, command).await?;
    drop(inner);
    app.metrics.answers.add(1);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// How this answer shuts the way back to answers that could still be taken back.
pub async fn shuts_the_way_back(room: &Room, seat: Seat, number: usize) -> Shut {
    let inner = room.lock().await;
    let Some(play) = inner.play().filter(|play| play.can_undo(seat)) else { return Shut::Not };
    let action = play.legal(seat).into_iter().nth(number);
    action.map_or(Shut::Not, |action| play.shuts(seat, &action))
}

/// Takes back the latest answer of a seat.
pub async fn take_back(app: &App, room: &Arc<Room>, seat: Seat) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    if inner.gone {
        return Err(Trouble::conflict("again"));
    }
    let play = inner.begun_mut()?;
    let version = play.entries();
    play.undo(seat)?;
    let state = hashed(app, room, &mut inner)?;
    let entry = Entry { version, seat, action: None, luck: "[]".to_owned(), state };
    let command = format!("undo-{}", secrets::word(12));
    store(app, room, &mut inner, entry, &command).await?;
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
fn hashed(app: &App, room: &Arc<Room>, inner: &mut Inner) -> Result<String, Trouble> {
    inner.begun()?.state_hash().map_err(|problem| {
        inner.gone = true;
        app.forget(&room.id);
        room.announce();
        Trouble::unwritable(problem)
    })
}

/// Writes what has just been done to the log. If that fails, memory is thrown away: the log alone is the truth.
async fn store(
    app: &App,
    room: &Arc<Room>,
    inner: &mut Inner,
    entry: Entry,
    command: &str,
) -> Result<(), Trouble> {
    let at = entry.seat.index();
    let spent = inner
        .chairs
        .get(at)
        .and_then(|chair| chair.since)
        .map_or(0, |since| since.elapsed().as_millis() as i64);
    let outcome = inner.begun()?.outcome();
    let status = if outcome.is_some() { "over" } else { "playing" };
    let table = inner.table.id.clone();
    let mut statements: Vec<Statement> = vec![statement(
        "INSERT INTO moves (tbl, version, seat, action, luck, state, rules, data, command, spent, made)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            table.as_str().into(),
            entry.version.into(),
            at.into(),
            entry.action.into(),
            entry.luck.into(),
            entry.state.into(),
            inner.table.rules.into(),
            inner.table.data.as_str().into(),
            command.into(),
            spent.into(),
            now().into(),
        ],
    )];
    statements.push(statement(
        "UPDATE tables SET changed = ?, status = ? WHERE id = ?",
        [now().into(), status.into(), table.as_str().into()],
    ));
    if let Some(outcome) = &outcome {
        for standing in &outcome.standings {
            let owner = inner.chairs.get(standing.seat.index()).and_then(|chair| match &chair.sitter {
                crate::room::Sitter::Person { owner, .. } => Some(owner.clone()),
                _ => None,
            });
            statements.push(statement(
                "INSERT INTO results (tbl, seat, owner, score, rank, won, parts) VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    table.as_str().into(),
                    standing.seat.index().into(),
                    owner.into(),
                    i64::from(standing.score).into(),
                    i64::from(standing.rank).into(),
                    standing.won.into(),
                    i64::from(outcome.parts).into(),
                ],
            ));
        }
    }
    if let Err(error) = app.store.write(statements).await {
        inner.gone = true;
        app.forget(&room.id);
        room.announce();
        return Err(error.into());
    }
    inner.table.status = status.to_owned();
    inner.table.changed = now();
    inner.commands.insert((at, command.to_owned()), entry.version);
    if let Some(chair) = inner.chairs.get_mut(at) {
        chair.spent += u64::try_from(spent).unwrap_or(0);
        chair.since = None;
        chair.hint = None;
        chair.votes.clear();
    }
    inner.start_clocks();
    Ok(())
}
