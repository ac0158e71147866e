//! Giving an answer.

use std::sync::Arc;

use engine::{Seat, any::Rejected};
use plug::{Playing, WayBack};
use serde_json::Value;
use tracing::Instrument;

use super::{
    append::{NewLine, append},
    judge::judge,
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    tables::{Author, Chair, Room},
};

/// An answer as it comes in.
pub enum Given {
    /// By its number among the legal answers of the decision.
    Number(usize),
    Action(Value),
}

/// Takes the answer of a seat. When this returns without denial, the answer is in the log for good.
///
/// `decision` is the decision the sender believed to answer: if it is another one by now, the answer is stale. What was
/// taken under the same name before is not carried out again, and another answer under that name is stale. For somebody who is
/// away a bot answers, and nobody else.
pub async fn answer(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    given: Given,
    decision: Option<&str>,
    author: Author<'_>,
) -> Result<(), Denial> {
    let (app, room, decision) = (app.clone(), room.clone(), decision.map(str::to_owned));
    let name = match author {
        Author::Person(name) => Some(name.to_owned()),
        Author::House => None,
    };
    again_after_others!({
        let author = name.as_deref().map_or(Author::House, Author::Person);
        answer_once(&app, &room, seat, &given, decision.as_deref(), author)
    })
}

async fn answer_once(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    given: &Given,
    decision: Option<&str>,
    author: Author<'_>,
) -> Result<(), Denial> {
    if app.closing.has_begun() {
        return Err(Denial::again_after(Reason::Closing, 2));
    }
    let mut table = room.enter().await?;
    if let Author::Person(_) = author {
        if let Some(line) = table.commands.line(seat.index(), &author.name(0)) {
            let same = is_that(table.begun()?, line, seat, given);
            return if same { Ok(()) } else { Err(Denial::of(Reason::Stale)) };
        }
        if table.chairs.get(seat.index()).is_some_and(Chair::is_away) {
            return Err(Denial::of(Reason::Away));
        }
    }
    table.must_be_open()?;
    let play = table.begun()?;
    if table.is_over() {
        return Err(Denial::of(Reason::Over));
    }
    if decision.is_some_and(|decision| table.decision(seat).as_deref() != Some(decision)) {
        return Err(Denial::of(Reason::Stale));
    }
    let action = match given {
        Given::Action(action) => action.clone(),
        Given::Number(number) => {
            play.legal(seat).into_iter().nth(*number).ok_or(Denial::of(Reason::Stale))?
        }
    };
    let version = play.entries();
    let before = table.before();
    let game = table.game.id();
    let given = table.begun_mut()?.give(seat, &action);
    let logged = match given {
        Ok(logged) => logged,
        Err(Rejected::Unreadable(problem)) => return Err(Denial::from(problem).in_game(game)),
        Err(Rejected::Refused(refusal)) => {
            let names = |lang| table.names_in(lang);
            return Err(Denial::refused(&refusal, table.begun()?, names).in_game(game));
        }
    };
    let spent = table.chairs.get(seat.index()).and_then(|chair| chair.since);
    let spent = spent.map_or(0, |since| since.elapsed().as_millis() as i64);
    let line = NewLine { version, seat, action: Some(action), luck: logged.luck, spent };
    append(app, room, &mut table, before, line, author).await?;
    let judged = table.trains() && author != Author::House;
    drop(table);
    app.metrics.answers.inc();
    app.changed(room);
    if judged {
        tokio::spawn(judge(app.clone(), room.clone(), seat, version).in_current_span());
    }
    Ok(())
}

/// Whether a line of the log is this answer. Somebody may have given another one the same name, and nobody is told that an answer
/// was taken which is not in the log.
fn is_that(play: &dyn Playing, line: usize, seat: Seat, given: &Given) -> bool {
    let Ok(mut then) = play.moment(line) else { return false };
    let action = match given {
        Given::Action(action) => Some(action.clone()),
        Given::Number(number) => then.legal(seat).into_iter().nth(*number),
    };
    // Given once more, it is written as it was then.
    action.is_some_and(|action| then.give(seat, &action).is_ok())
        && then.lines().last().map(|line| &line.action) == play.lines().get(line).map(|line| &line.action)
}

/// How this answer shuts the way back to answers that could still be taken back.
pub async fn shuts_the_way_back(room: &Room, seat: Seat, number: usize) -> WayBack {
    let table = room.lock().await;
    let Some(play) = table.play().filter(|_| table.can_undo(seat)) else { return WayBack::Stays };
    let action = play.legal(seat).into_iter().nth(number);
    action.map_or(WayBack::Stays, |action| play.way_back(seat, &action))
}
