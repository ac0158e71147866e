//! Having a finished game reviewed: a bot looks at every decision again, one after the other, whenever a slot is free. What
//! it thinks is kept.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::Level;
use engine::Seat;
use plug::{Examining, looked::Step};
use serde::{Deserialize, Serialize};
use tracing::Instrument;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    gate::Pass,
    reviews::{Progress, Running},
    slots::Asker,
    store::{Change, ReviewRow, TableRow},
    tables::Room,
    threads,
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

/// How others read how far a review is, and where it is worked out.
#[derive(Serialize, Deserialize)]
struct UnderWay {
    node: String,
    done: usize,
    all: usize,
}

/// What is said of a review belongs to the table; what is said to one seat alone has other names.
const UNDER_WAY: &str = "review";
const TABLE: Seat = Seat::at(0);
/// How often others are told.
const TOLD: Duration = Duration::from_secs(1);

/// How far the review of a table is, at whichever node it is worked out; nothing, if none is under way.
pub async fn review_progress(app: &App, table: &str) -> Result<Option<Progress>, Denial> {
    let here = app.reviews.progress(table);
    if here.is_some() || !app.store.is_shared() {
        return Ok(here);
    }
    let said = app.store.asides(table).await?.into_iter().find(|(_, kind, _)| kind == UNDER_WAY);
    let there: Option<UnderWay> = said.and_then(|(_, _, text)| serde_json::from_str(&text).ok());
    let there =
        there.filter(|under_way| under_way.done < under_way.all && app.nodes.awake.is(&under_way.node));
    Ok(there.map(|UnderWay { done, all, .. }| Progress { done, all }))
}

/// Lets other nodes know how far a review is.
async fn tell(app: &App, table: &str, done: usize, all: usize) {
    let Some(node) = app.nodes.own().map(str::to_owned) else { return };
    let text = match serde_json::to_string(&UnderWay { node, done, all }) {
        Ok(text) => text,
        Err(error) => return tracing::error!(table, %error, "how far a review is cannot be written"),
    };
    if app.store.write(vec![Change::aside(table, TABLE, UNDER_WAY, &text)]).await.is_err() {
        tracing::warn!(table, "other nodes do not know how far a review is");
    }
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
    if review_progress(app, &row.id).await?.is_some()
        || matches!(review(app, &row).await?, Reviewed::Kept { .. })
    {
        return Ok(());
    }
    let pass = app.reviewers.enter(Some(&who.id), door)?;
    let (iterations, seed) = (app.config.review_iterations, app.chance.thought(&play.seed_text(), "review"));
    let all = threads::run(move || play.examinations(iterations, seed));
    let examinations = all.await.map_err(|_| Denial::broken())?;
    if examinations.len() > LONGEST {
        return Err(Denial::of(Reason::LongReview));
    }
    let Some(running) = app.reviews.begin(&row.id, examinations.len()) else { return Ok(()) };
    let asker = Asker { door: door.fingerprint(&app.key), person: who.id.clone(), table: row.id.clone() };
    let (app, all) = (app.clone(), examinations.len());
    let work = async move {
        let id = row.id.clone();
        tell(&app, &id, 0, all).await;
        work_out(&app, row, asker, examinations, running, pass).await;
        // Whether it is kept now or was broken off, it is under way no more.
        tell(&app, &id, all, all).await;
    };
    tokio::spawn(work.in_current_span());
    Ok(())
}

/// Looks at one decision after the other: each waits for its turn and gives its slot back.
async fn work_out(
    app: &App,
    table: TableRow,
    asker: Asker,
    examinations: Vec<Examining>,
    running: Running,
    _pass: Pass,
) {
    let all = examinations.len();
    let (mut steps, mut told) = (Vec::with_capacity(all), Instant::now());
    for examining in examinations {
        let Ok(step) = app.slots.run(&asker, Level::Hard, examining).await else { return };
        steps.push(step);
        running.step();
        if told.elapsed() >= TOLD && steps.len() < all {
            told = Instant::now();
            tell(app, &table.id, steps.len(), all).await;
        }
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
