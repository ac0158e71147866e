//! Giving an answer.

use std::sync::Arc;

use engine::{Seat, any::Rejected};
use plug::WayBack;
use tracing::Instrument;

use super::{
    append::{NewLine, append},
    judge::judge,
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    tables::{Author, Chair, LiveTable, Room},
};

pub use crate::tables::Given;

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
            let same = is_that(&mut table, line, seat, given)?;
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
    let spent = spent(&table, seat, author);
    let taken = table.begun_mut()?.give(seat, &action);
    let logged = match taken {
        Ok(logged) => logged,
        Err(Rejected::Unreadable(problem)) => return Err(Denial::from(problem).in_game(game)),
        Err(Rejected::Refused(refusal)) => {
            let names = |lang| table.names_in(lang);
            return Err(Denial::refused(&refusal, table.begun()?, names).in_game(game));
        }
    };
    let line = NewLine { version, seat, action: Some(action), luck: logged.luck, spent };
    append(app, room, &mut table, before, line, author).await?;
    if author != Author::House {
        table.commands.note_given(version, given);
    }
    let judged = table.trains() && author != Author::House;
    drop(table);
    app.metrics.answers.inc();
    app.changed(room);
    if judged {
        tokio::spawn(judge(app.clone(), room.clone(), seat, version).in_current_span());
    }
    Ok(())
}

/// How much of its time an answer costs a seat, in milliseconds: since it was asked.
///
/// Where the house answers for somebody who need not be asked, its wait is charged like a thought, though nobody has thought.
/// That cannot be otherwise where other people play. The moment at which a clock for the whole game runs out is seen by all, so
/// it must follow from what all have seen (`tables/timing`), and all have seen somebody think. If the wait were given back, the
/// clock that others see would jump, or the seat would be handed on later than that clock says: by either they would count how
/// often it had nothing to decide. (Only time that everybody is given for every thought, spared or not, would tell nothing.)
/// Where all others are bots nobody is there to be told, and the wait costs nothing.
fn spent(table: &LiveTable, seat: Seat, author: Author<'_>) -> i64 {
    if author == Author::House && table.is_alone(seat) && table.spares(seat) {
        return 0;
    }
    let since = table.chairs.get(seat.index()).and_then(|chair| chair.since);
    since.map_or(0, |since| since.elapsed().as_millis() as i64)
}

/// Whether a line of the log is this answer. Somebody may have given another one the same name, and nobody is told that an answer
/// was taken which is not in the log.
///
/// Whoever sends again what they have sent is known by it. The game is played up to the line only where that does not tell, and
/// once for each line: nobody keeps the house busy by saying a name over and over.
fn is_that(table: &mut LiveTable, line: usize, seat: Seat, given: &Given) -> Result<bool, Denial> {
    if let Some(same) = table.commands.was(line, given) {
        return Ok(same);
    }
    let play = table.begun()?;
    let lines = play.lines();
    // A game that went on by new rules does not hold the lines before that.
    let at = (line + lines.len()).checked_sub(play.entries());
    let Some(logged) = at.and_then(|at| lines.get(at)?.action.as_ref()) else { return Ok(false) };
    if matches!(given, Given::Action(action) if action == logged) {
        return Ok(true);
    }
    if table.commands.is_settled(line) {
        return Ok(false);
    }
    let Ok(mut then) = play.moment(line) else { return Ok(false) };
    let number = then.legal(seat).iter().position(|action| action == logged);
    let same = match given {
        Given::Number(given) => number == Some(*given),
        // Given once more, it is written as it was then.
        Given::Action(action) => {
            then.give(seat, action).is_ok()
                && then.lines().last().is_some_and(|line| line.action.as_ref() == Some(logged))
        }
    };
    table.commands.settle(line, given, number, same);
    Ok(same)
}

/// How this answer shuts the way back to answers that could still be taken back.
pub async fn shuts_the_way_back(room: &Room, seat: Seat, number: usize) -> WayBack {
    let table = room.lock().await;
    let Some(play) = table.play().filter(|_| table.can_undo(seat)) else { return WayBack::Stays };
    let action = play.legal(seat).into_iter().nth(number);
    action.map_or(WayBack::Stays, |action| play.way_back(seat, &action))
}
