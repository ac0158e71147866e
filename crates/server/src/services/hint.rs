//! Asking a bot for advice.

use std::sync::Arc;

use bots::Level;
use engine::Seat;

use super::accounts::Identity;
use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    slots::{Asker, Stumbled},
    tables::{Advised, Hint, Room},
};

/// What a bot would do on a seat; its person finds it at the table.
pub async fn hint(app: &App, room: &Arc<Room>, who: &Identity, door: Door, seat: Seat) -> Result<(), Denial> {
    let (thought, decision, legal) = {
        let table = room.lock().await;
        if !table.gives_hints() {
            return Err(Denial::of(Reason::NoHints));
        }
        let legal = table.begun()?.legal(seat);
        let thought = table.advice(&app.chance, seat, Level::Hard).zip(table.decision(seat));
        let (thought, decision) = thought.ok_or(Denial::of(Reason::Stale))?;
        (thought, decision, legal)
    };
    let door = door.fingerprint(&app.key);
    let asker = Asker { door, person: who.id.clone(), table: room.id.clone() };
    let advice = app.slots.run(&asker, Level::Hard, thought).await.map_err(|Stumbled| Denial::broken())?;
    let number_of = |wanted: &serde_json::Value| legal.iter().position(|action| action == wanted);
    let number = number_of(&advice.action);
    let percent = |value: f32| (value * 100.0).round() as i32;
    let chances = advice
        .thoughts
        .iter()
        .filter_map(|thought| {
            let number = number_of(&thought.action)?;
            Some(Advised { number, percent: percent(thought.chance), why: thought.why.clone() })
        })
        .collect();
    {
        let mut table = room.enter().await?;
        if let Some(chair) = table.chairs.get_mut(seat.index()) {
            chair.hint = number.map(|number| Hint { decision, number, chances });
        }
        app.tell_aside(room, &mut table, seat).await;
    }
    room.announce();
    Ok(())
}
