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
    tables::{Author, Room},
};

/// How often somebody whose time may be up is looked after.
const TICK: Duration = Duration::from_secs(1);

/// Sets in motion whatever follows in rooms where something has changed, for as long as there is a server.
pub async fn follow(app: Weak<AppState>, mut wakes: Wakes) {
    while let Some(room) = wakes.recv().await {
        let Some(app) = app.upgrade() else { return };
        tokio::spawn(set_in_motion(app, room));
    }
}

async fn set_in_motion(app: App, room: Arc<Room>) {
    let Ok(mut table) = room.enter().await else { return };
    table.start_clocks();
    let mut bots = table.bots_asked(&app.chance);
    if !table.has_company(room.is_watched()) {
        bots = engine::Seats::NONE;
        room.doze();
    }
    if !table.offering && table.next_offer().is_some() {
        table.offering = true;
        tokio::spawn(offer_votes(Arc::downgrade(&room)));
    }
    for seat in table.awaiting() {
        let ticks = table.patience(seat).is_some();
        let spares = table.spares(seat);
        let Some(chair) = table.chairs.get_mut(seat.index()) else { continue };
        if bots.contains(seat) && !chair.thinking {
            chair.thinking = true;
            tokio::spawn(play_for(app.clone(), room.clone(), seat));
        }
        if ticks && !chair.ticking {
            chair.ticking = true;
            tokio::spawn(watch_time(app.clone(), room.clone(), seat));
        }
        if spares && !chair.sparing {
            chair.sparing = true;
            tokio::spawn(spare(app.clone(), room.clone(), seat));
        }
    }
}

/// Those who look learn that they may vote for a bot when somebody has been seen to think for long.
/// One looks after a table, however much happens there: pages are written anew when there is an offer, and not before.
async fn offer_votes(room: Weak<Room>) {
    while let Some(left) = next_offer(&room).await {
        tokio::time::sleep(left).await;
        if let Some(room) = room.upgrade()
            && room.lock().await.offers_votes()
        {
            room.announce();
        }
    }
}

async fn next_offer(room: &Weak<Room>) -> Option<Duration> {
    let room = room.upgrade()?;
    let mut table = room.enter().await.ok()?;
    let left = table.next_offer();
    table.offering = left.is_some();
    left
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
            // The next one is the first that is legal, and later than usual: the disk may come back.
            clumsy = true;
            tokio::time::sleep(Duration::from_secs(1)).await;
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
    let decision = table.decision(seat).filter(|_| asked && company);
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

/// Hands a seat to a bot when its time is up and it has not answered.
async fn watch_time(app: App, room: Arc<Room>, seat: Seat) {
    loop {
        {
            let Ok(mut table) = room.enter().await else { return };
            let left = table.patience(seat);
            let Some(left) = left.filter(|left| !left.is_zero()) else {
                if let Some(chair) = table.chairs.get_mut(seat.index()) {
                    chair.ticking = false;
                }
                // Whoever answers now must wait: nobody is sent away who has just answered.
                if left.is_some() && set_away(&app, &room, &mut table, seat, true).await.is_err() {
                    tracing::error!(table = room.id, "a seat whose time is up could not be handed on");
                    return;
                }
                break;
            };
            drop(table);
            tokio::time::sleep(left.min(TICK)).await;
        }
    }
    app.changed(&room);
}

/// Answers what the person on a seat need not be asked. How long that takes is a matter of chance alone, so that it tells
/// nobody what the person holds. Where all others are bots there is nobody to be told: then it takes as long as a bot does.
async fn spare(app: App, room: Arc<Room>, seat: Seat) {
    loop {
        let Some(decision) = spared_decision(&room, seat).await else { return };
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

async fn spared_decision(room: &Arc<Room>, seat: Seat) -> Option<String> {
    let mut table = room.enter().await.ok()?;
    let decision = table.decision(seat).filter(|_| table.spares(seat));
    if decision.is_none() {
        table.chairs.get_mut(seat.index())?.sparing = false;
    }
    decision
}
