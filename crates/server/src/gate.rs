//! How many may be inside at once: of one person, by one door, and of all. Streams, uploads and reviews pass such gates.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use axum::http::StatusCode;

use crate::{
    denial::{Denial, Reason},
    door::Door,
};

#[derive(Clone)]
pub struct Gate {
    /// How whoever is too many is told so.
    reason: Reason,
    each: usize,
    each_door: usize,
    all: usize,
    /// So many of all places are for those who sit at the table it is about.
    kept: usize,
    inside: Arc<Mutex<Counts>>,
}

#[derive(Default)]
struct Counts {
    people: HashMap<String, usize>,
    doors: HashMap<Door, usize>,
    all: usize,
}

/// A place inside; it counts until it is dropped.
pub struct Pass {
    gate: Gate,
    who: Option<String>,
    door: Door,
}

impl Gate {
    pub fn new(reason: Reason, each: usize, each_door: usize, all: usize) -> Gate {
        Gate { reason, each, each_door, all, kept: 0, inside: Arc::default() }
    }

    /// The same gate, with half of all places for those who sit at the table it is about: however many strangers look on,
    /// players come in.
    pub fn half_for_players(self) -> Gate {
        Gate { kept: self.all / 2, ..self }
    }

    /// Lets somebody in who does not sit at the table.
    pub fn enter(&self, who: Option<&str>, door: Door) -> Result<Pass, Denial> {
        self.enter_among(self.all - self.kept, who, door)
    }

    /// Lets somebody in who sits at the table.
    pub fn enter_as_player(&self, who: Option<&str>, door: Door) -> Result<Pass, Denial> {
        self.enter_among(self.all, who, door)
    }

    fn enter_among(&self, places: usize, who: Option<&str>, door: Door) -> Result<Pass, Denial> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if inside.all >= places {
            return Err(self.full(StatusCode::SERVICE_UNAVAILABLE));
        }
        let own = who.and_then(|who| inside.people.get(who)).copied().unwrap_or(0);
        let door_has = inside.doors.get(&door).copied().unwrap_or(0);
        if own >= self.each || door_has >= self.each_door {
            return Err(self.full(StatusCode::TOO_MANY_REQUESTS));
        }
        inside.all += 1;
        if let Some(who) = who {
            inside.people.insert(who.to_owned(), own + 1);
        }
        inside.doors.insert(door, door_has + 1);
        Ok(Pass { gate: self.clone(), who: who.map(str::to_owned), door })
    }

    /// How many are inside.
    pub fn inside(&self) -> usize {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    fn full(&self, status: StatusCode) -> Denial {
        Denial { status, ..Denial::again_after(self.reason, 10) }
    }
}

/// One less; who has none is forgotten.
fn leave<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    match counts.get_mut(key) {
        Some(count) if *count > 1 => *count -= 1,
        _ => drop(counts.remove(key)),
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.gate.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        if let Some(who) = &self.who {
            leave(&mut inside.people, who);
        }
        leave(&mut inside.doors, &self.door);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_leave_room_for_players() {
        let gate = Gate::new(Reason::ManyStreams, 9, 9, 4).half_for_players();
        let door = Door::of_address([10, 0, 0, 1].into());
        let mut passes: Vec<Pass> = (0..2).map(|_| gate.enter(None, door).expect("a pass")).collect();
        assert!(gate.enter(None, door).is_err(), "half is for players");
        passes.extend((0..2).map(|_| gate.enter_as_player(Some("anna"), door).expect("a pass")));
        assert!(gate.enter_as_player(Some("anna"), door).is_err(), "four in all");
    }

    #[test]
    fn whoever_is_inside_counts_until_they_leave_and_nobody_is_remembered() {
        let gate = Gate::new(Reason::ManyStreams, 2, 4, 6);
        let door = |last| Door::of_address([10, 0, 0, last].into());
        let mut passes: Vec<Pass> =
            (0..2).map(|_| gate.enter(Some("anna"), door(1)).expect("a pass")).collect();
        assert!(gate.enter(Some("anna"), door(2)).is_err(), "two for each person");
        passes.extend((0..2).map(|_| gate.enter(None, door(1)).expect("a pass")));
        assert!(gate.enter(Some("ben"), door(1)).is_err(), "four by each door");
        passes.extend((0..2).map(|_| gate.enter(None, door(2)).expect("a pass")));
        assert_eq!(gate.enter(None, door(3)).err().expect("all").status, StatusCode::SERVICE_UNAVAILABLE);
        drop(passes);
        let inside = gate.inside.lock().expect("counts");
        assert!(inside.people.is_empty() && inside.doors.is_empty() && inside.all == 0);
    }
}
