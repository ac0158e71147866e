//! Having a finished game reviewed: a bot looks at every decision again, one after the other, whenever a slot is free. What
//! it thinks is kept.

use std::sync::Arc;

use bots::Level;
use plug::{Examining, looked::Step};
use tracing::Instrument;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    gate::Pass,
    reviews::Running,
    slots::Asker,
    store::{Change, ReviewRow, TableRow},
    tables::Room,
};

/// A game with more decisions is not reviewed: no golden game has half as many, but a save from elsewhere may.
const LONGEST: usize = 2_000;

/// What there is of a review.
pub enum Reviewed {
    Nothing,
    /// One by other rules or cards than the table has now.
    Outdated,
    Kept {
        iterations: i64,
        steps: Vec<Step<usize>>,
    },
}

/// The review of a table as it is kept.
pub async fn review(app: &App, table: &TableRow) -> Result<Reviewed, Denial> {
    let Some(row) = app.store.review(&table.id).await? else { return Ok(Reviewed::Nothing) };
    if (row.rules, &row.data) != (table.rules, &table.data) {
        return Ok(Reviewed::Outdated);
    }
    Ok(match serde_json::from_str(&row.steps) {
        Ok(steps) => Reviewed::Kept { iterations: row.iterations, steps },
        // Written by another program than this one.
        Err(_) => Reviewed::Outdated,
    })
}

/// Begins the review of a finished game, unless there is one or one is under way.
pub async fn begin_review(app: &App, room: &Arc<Room>, who: &Identity, door: Door) -> Result<(), Denial> {
    let (row, play) = {
        let table = room.lock().await;
        if !table.is_over() {
            return Err(Denial::of(Reason::NotOver));
        }
        (table.row.clone(), table.begun()?.copied())
    };
    if app.reviews.progress(&row.id).is_some() || matches!(review(app, &row).await?, Reviewed::Kept { .. }) {
        return Ok(());
    }
    let pass = app.reviewers.enter(Some(&who.id), door)?;
    let (iterations, seed) = (app.config.review_iterations, app.chance.thought(&play.seed_text(), "review"));
    let all = tokio::task::spawn_blocking(move || play.examinations(iterations, seed));
    let examinations = all.await.map_err(|_| Denial::broken())?;
    if examinations.len() > LONGEST {
        return Err(Denial::of(Reason::LongReview));
    }
    let Some(running) = app.reviews.begin(&row.id, examinations.len()) else { return Ok(()) };
    let asker = Asker { door: door.fingerprint(&app.key), person: who.id.clone(), table: row.id.clone() };
    tokio::spawn(work_out(app.clone(), row, asker, examinations, running, pass).in_current_span());
    Ok(())
}

/// Looks at one decision after the other: each waits for its turn and gives its slot back.
async fn work_out(
    app: App,
    table: TableRow,
    asker: Asker,
    examinations: Vec<Examining>,
    running: Running,
    _pass: Pass,
) {
    let mut steps = Vec::with_capacity(examinations.len());
    for examining in examinations {
        let Ok(step) = app.slots.run(&asker, Level::Hard, examining).await else { return };
        steps.push(step);
        running.step();
    }
    let steps = match serde_json::to_string(&steps) {
        Ok(steps) => steps,
        Err(error) => return tracing::error!(table = table.id, %error, "a review cannot be written"),
    };
    let iterations = app.config.review_iterations.into();
    let row = ReviewRow { rules: table.rules, data: table.data, iterations, steps };
    if app.store.write(vec![Change::review(&table.id, &row)]).await.is_err() {
        tracing::error!(table = table.id, "a review was not stored");
    }
}
