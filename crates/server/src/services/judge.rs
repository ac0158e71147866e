//! Judging an answer that was given in a training game: a bot looks at the decision again, with the eyes of its seat.

use std::sync::Arc;

use bots::Level;
use engine::Seat;
use plug::Examining;

use crate::{
    app::App,
    slots::Asker,
    store::TableRow,
    tables::{Room, Verdict},
};

/// Judges the answer in this line of the log, after the one that is judged now. Whoever answers faster than a bot thinks is
/// told of the latest answer alone.
pub async fn judge(app: App, room: Arc<Room>, seat: Seat, line: usize) {
    {
        let Ok(mut table) = room.enter().await else { return };
        let Some(chair) = table.chairs.get_mut(seat.index()) else { return };
        chair.judge = Some(line);
        if std::mem::replace(&mut chair.judging, true) {
            return;
        }
    }
    while let Some(asked) = next(&app, &room, seat).await {
        let step = app.slots.run(&asked.asker, Level::Hard, asked.examining).await;
        let Ok(mut table) = room.enter().await else { return };
        if let (Ok(step), Some(play)) = (step, table.play()) {
            let verdict = Verdict::of(asked.line, step, play, |lang| table.names_in(lang));
            let verdict = verdict
                .inspect_err(|reason| tracing::error!(table = room.id, %reason, "an answer was not judged"));
            if let Some(chair) = table.chairs.get_mut(seat.index()) {
                chair.verdict = verdict.ok();
            }
        }
        app.tell_aside(&room, &mut table, seat).await;
        drop(table);
        room.announce();
    }
}

/// What a bot shall look at.
struct Asked {
    line: usize,
    examining: Examining,
    asker: Asker,
}

/// The next answer to judge; `None` ends the work.
async fn next(app: &App, room: &Room, seat: Seat) -> Option<Asked> {
    let mut table = room.enter().await.ok()?;
    loop {
        let chair = table.chairs.get_mut(seat.index())?;
        let Some(line) = chair.judge.take() else {
            chair.judging = false;
            return None;
        };
        // What was taken back meanwhile needs no judgement.
        let play = table.play()?;
        let seed = app.chance.thought(&play.seed_text(), &format!("line {line}"));
        let examining = play.examination(line, app.config.review_iterations, seed);
        if let Some(examining) = examining.filter(|_| table.trains()) {
            let TableRow { door, host, id, .. } = &table.row;
            let asker = Asker { door: door.clone(), person: host.clone(), table: id.clone() };
            return Some(Asked { line, examining, asker });
        }
    }
}
