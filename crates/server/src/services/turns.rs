//! What follows from a change at a table: bots that are asked think, clocks run, the house answers what people do not
//! want to be asked.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use bots::Level;
use engine::Seat;

use super::{
    answer::{Given, answer},
    away::set_away,
};
use crate::{
    app::{App, AppState, Wakes},
    denial::Reason,
    secrets,
    slots::Asker,
    store::TableRow,
    tables::{Author, LiveTable, Room},
};

/// After how long something is tried again that could not be stored.
const AGAIN: Duration = Duration::from_secs(1);

/// Sets in motion whatever follows in rooms where something has changed or somebody's time has come, for as long as there is a
/// server.
pub async fn follow(app: Weak<AppState>, wakes: Wakes) {
    let Wakes { mut now, mut later } = wakes;
    loop {
        let room = tokio::select! {
            biased;
            room = now.recv() => room,
            room = later.next() => {
                room.inspect(|room| drop(tokio::spawn(look_after(room.clone()))))
            }
        };
        let (Some(room), Some(app)) = (room, app.upgrade()) else { return };
        tokio::spawn(set_in_motion(app, room));
    }
}

/// Those who look learn that somebody has gone, and that they may vote for a bot when somebody has been seen to think for long:
/// pages are written anew when there is something to see, and not before.
async fn look_after(room: Arc<Room>) {
    if room.lock().await.is_noteworthy() {
        room.announce();
    }
}

/// What the house has to do at a table is done by the node that keeps it, and by no other. The others see to those who look.
async fn set_in_motion(app: App, room: Arc<Room>) {
    let Ok(mut table) = room.enter().await else { return };
    table.start_clocks();
    if let Some(left) = table.next_look() {
        app.alarms.set(&room, left);
    }
    if !table.has_company(room.is_watched()) {
        room.doze();
    }
    if !keeps(&app, &room, &mut table).await {
        return;
    }
    let bots = table.bots_to_play(&app.chance, room.is_watched());
    for seat in table.awaiting() {
        let spares = table.spares(seat);
        let Some(chair) = table.chairs.get_mut(seat.index()) else { continue };
        if bots.contains(seat) && !chair.thinking {
            chair.thinking = true;
            tokio::spawn(play_for(app.clone(), room.clone(), seat));
        }
        if spares && !chair.sparing {
            chair.sparing = true;
            tokio::spawn(spare(app.clone(), room.clone(), seat));
        }
    }
    if let Some(left) = table.first_to_run_out() {
        // Whoever answers now must wait: nobody is sent away who has just answered.
        let handed_on = left.is_zero() && app.nodes.may_act() && hand_on(&app, &room, &mut table).await;
        drop(table);
        if handed_on {
            app.changed(&room);
        } else {
            app.alarms.set(&room, if left.is_zero() { AGAIN } else { left });
        }
    }
}

/// Whether this node does what there is to do at a table. What nobody keeps who is awake it takes up: of several that do
/// so at once, the database lets one.
async fn keeps(app: &App, room: &Arc<Room>, table: &mut LiveTable) -> bool {
    let Some(own) = app.nodes.own() else { return true };
    if app.closing.has_begun() {
        return false;
    }
    let (keeps, due) = (app.nodes.keeps(&table.row), table.due(&app.chance, room.is_watched()));
    let rightly = match due {
        Some(_) => keeps || app.nodes.keeper(&table.row, due).as_deref() != Some(own),
        // Where there is nothing to do any more, it is not kept any longer.
        None => !keeps,
    };
    if rightly {
        return keeps;
    }
    let before = table.before();
    let stored = app.commit(room, table, before, Vec::new()).await;
    if stored.is_err() {
        app.alarms.set(room, AGAIN);
    }
    stored.is_ok() && due.is_some()
}

/// Hands every seat to a bot whose time is up; whether that could be done.
async fn hand_on(app: &App, room: &Arc<Room>, table: &mut LiveTable) -> bool {
    for seat in table.awaiting() {
        if table.patience(seat).is_some_and(|left| left.is_zero())
            && let Err(denial) = set_away(app, room, table, seat, true).await
        {
            // Somebody was quicker, or nothing can be stored now.
            tracing::warn!(table = room.id, reason = %denial.reason, "a seat whose time is up was not handed on");
            return false;
        }
    }
    true
}

/// Answers for a bot's seat until it is not asked any more.
async fn play_for(app: App, room: Arc<Room>, seat: Seat) {
    let mut clumsy = false;
    loop {
        tokio::time::sleep(Duration::from_millis(app.config.bot_pace_ms)).await;
        let Some(asked) = next_question(&app, &room, seat).await else { return };
        let given = if clumsy { None } else { think(&app, &room, seat, &asked).await };
        let given = given.unwrap_or(Given::Number(0));
        let taken = answer(&app, &room, seat, given, Some(&asked.decision), Author::House).await;
        clumsy = false;
        if let Err(denial) = taken
            && !is_usual(denial.reason)
        {
            tracing::error!(table = room.id, reason = %denial.reason, "a bot's answer was not taken");
            // Where nothing can be stored, it thinks again when that may have changed. Otherwise the next answer is the
            // first that is legal.
            clumsy = !matches!(denial.reason, Reason::NotStored | Reason::Unsure);
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// Whether it is nobody's fault that an answer was not taken: somebody was quicker, or the table or the house has been closed
/// meanwhile.
fn is_usual(reason: Reason) -> bool {
    matches!(reason, Reason::Stale | Reason::Closed | Reason::Closing)
}

/// What a bot is asked.
struct Asked {
    decision: String,
    level: Level,
    asker: Asker,
}

/// The decision a bot shall think about; `None` ends its work.
async fn next_question(app: &App, room: &Arc<Room>, seat: Seat) -> Option<Asked> {
    let mut table = room.enter().await.ok()?;
    let company = table.has_company(room.is_watched());
    let asked = table.bots_asked(&app.chance).contains(seat);
    let ours = keeps(app, room, &mut table).await;
    let decision = table.decision(seat).filter(|_| asked && company && ours);
    if asked && !company {
        room.doze();
    }
    let TableRow { door, host, id, .. } = &table.row;
    let asker = Asker { door: door.clone(), person: host.clone(), table: id.clone() };
    let chair = table.chairs.get_mut(seat.index())?;
    let Some(decision) = decision else {
        chair.thinking = false;
        return None;
    };
    if chair.is_away() {
        chair.lent = Some(decision.clone());
    }
    Some(Asked { decision, level: chair.level, asker })
}

/// The answer of a bot. One that fails is said to have failed, and a simpler one answers for it; `None` if that fails too.
async fn think(app: &App, room: &Arc<Room>, seat: Seat, asked: &Asked) -> Option<Given> {
    for level in [asked.level, Level::Easy] {
        let thought = room.lock().await.thought(&app.chance, seat, level)?;
        app.metrics.thoughts.inc();
        let advice = app.slots.run(&asked.asker, level, thought).await;
        if let Ok(mut table) = room.enter().await
            && let Some(chair) = table.chairs.get_mut(seat.index())
        {
            chair.stumbled = advice.is_err() || chair.stumbled && level != asked.level;
        }
        if let Ok(advice) = advice {
            return Some(Given::Action(advice.action));
        }
    }
    None
}

/// Answers what the person on a seat need not be asked. How long that takes is a matter of chance alone, so that it tells
/// nobody what the person holds. Where all others are bots there is nobody to be told: then it takes as long as a bot does.
async fn spare(app: App, room: Arc<Room>, seat: Seat) {
    loop {
        let Some(decision) = spared_decision(&app, &room, seat).await else { return };
        let wait = if room.lock().await.is_alone(seat) {
            app.config.bot_pace_ms
        } else {
            let (from, to) = (app.config.spare_from_ms, app.config.spare_to_ms);
            let more = secrets::below(usize::try_from(to.saturating_sub(from)).unwrap_or(usize::MAX));
            from + more as u64
        };
        tokio::time::sleep(Duration::from_millis(wait)).await;
        let action = {
            let table = room.lock().await;
            let wanted = table.spares(seat) && table.decision(seat).as_ref() == Some(&decision);
            table.play().filter(|_| wanted).and_then(|play| play.spared(seat))
        };
        let Some(action) = action else { continue };
        let given = Given::Action(action);
        if let Err(denial) = answer(&app, &room, seat, given, Some(&decision), Author::House).await
            && !is_usual(denial.reason)
        {
            tracing::error!(table = room.id, reason = %denial.reason, "an answer of the house was not taken");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

async fn spared_decision(app: &App, room: &Arc<Room>, seat: Seat) -> Option<String> {
    let mut table = room.enter().await.ok()?;
    let ours = keeps(app, room, &mut table).await;
    let decision = table.decision(seat).filter(|_| ours && table.spares(seat));
    if decision.is_none() {
        table.chairs.get_mut(seat.index())?.sparing = false;
    }
    decision
}
