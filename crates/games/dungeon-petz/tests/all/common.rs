//! Short builders, so that tests read like the rulebook's examples.
use dungeon_petz::{Action, Data, DungeonPetz, Event, View};
use engine::{Clause, Game, Pack, Refusal, Seat, Seed, Told, Viewer, Witness, json, scenario};
use serde_json::{Value, json};

pub fn pack() -> Pack<Data> {
    Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"))
}

pub fn seat(index: usize) -> Seat {
    Seat::at(index)
}

pub fn action(value: Value) -> Action {
    json::read(pack(), "action", &value).unwrap_or_else(|problem| panic!("{problem}"))
}

/// A table on which a test plays, with what the latest step told.
pub struct Petz {
    pub state: DungeonPetz,
    pub told: Vec<Told<Event>>,
    pub revealed: bool,
}

/// A fresh table; seat 0 starts.
pub fn table(options: Value) -> Petz {
    seeded(options, 1, &[])
}

/// A fresh table with another seed and fixed luck.
pub fn seeded(options: Value, seed: u64, luck: &[u32]) -> Petz {
    let mut options = options;
    if options.get("start").is_none() {
        options["start"] = json!(0);
    }
    let options = json::read(pack(), "options", &options).unwrap_or_else(|problem| panic!("{problem}"));
    let mut on = Witness::scripted(luck.iter().copied());
    let state = DungeonPetz::new(&options, pack(), &Seed::from_number(seed), &mut on)
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(on.unused(), 0);
    Petz { state, told: on.told, revealed: on.revealed }
}

/// A table changed by a merge patch; forced steps are played.
pub fn given(options: Value, patch: Value) -> Petz {
    table(options).patched(patch)
}

/// Four players, seat 0 starts.
pub fn four(patch: Value) -> Petz {
    given(json!({ "players": 4 }), patch)
}

pub fn three(patch: Value) -> Petz {
    given(json!({ "players": 3 }), patch)
}

pub fn two(patch: Value) -> Petz {
    given(json!({ "players": 2 }), patch)
}

impl Petz {
    pub fn try_patched(self, patch: Value) -> Result<Petz, String> {
        let mut value = json::write(pack(), &self.state);
        if patch.get("phase").is_some() {
            value["phase"] = Value::Null;
        }
        scenario::merge(&mut value, &patch);
        let mut state: DungeonPetz =
            json::read_state(pack(), &value).map_err(|problem| problem.to_string())?;
        let mut on = Witness::recording();
        state.resume(&mut on);
        Ok(Petz { state, told: on.told, revealed: on.revealed })
    }

    #[track_caller]
    pub fn patched(self, patch: Value) -> Petz {
        self.try_patched(patch).unwrap_or_else(|reason| panic!("{reason}"))
    }

    /// Gives an answer that must be legal.
    #[track_caller]
    pub fn act(&mut self, who: usize, what: Value) -> &mut Petz {
        self.act_with(who, what, &[])
    }

    /// Gives an answer with fixed luck, all of which must be used.
    #[track_caller]
    pub fn act_with(&mut self, who: usize, what: Value, luck: &[u32]) -> &mut Petz {
        let mut on = Witness::scripted(luck.iter().copied());
        let action = action(what);
        if let Err(refusal) = self.state.apply(seat(who), &action, &mut on) {
            panic!("{action:?}: {refusal}; legal: {:?}", self.legal(who));
        }
        assert_eq!(on.unused(), 0, "luck left over");
        assert_eq!(on.misfit, None);
        self.told = on.told;
        self.revealed = on.revealed;
        self
    }

    /// The rules that refuse an answer; nothing may change.
    #[track_caller]
    pub fn refused(&mut self, who: usize, what: Value) -> Vec<Clause> {
        let before = self.state.clone();
        let mut on: Witness<Event> = Witness::recording();
        let answer = self.state.apply(seat(who), &action(what.clone()), &mut on);
        assert!(self.state == before, "a refusal changed the table");
        match answer {
            Ok(()) => panic!("{what} was accepted"),
            Err(Refusal { clauses }) => clauses.to_vec(),
        }
    }

    pub fn legal(&self, who: usize) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state.legal(seat(who), &mut actions);
        actions.iter().map(|action| json::write(pack(), action)).collect()
    }

    pub fn offers(&self, who: usize, what: Value) -> bool {
        let what = json::write(pack(), &action(what));
        self.legal(who).contains(&what)
    }

    pub fn awaiting(&self) -> Vec<usize> {
        self.state.awaiting().into_iter().map(Seat::index).collect()
    }

    pub fn json(&self) -> Value {
        json::write(pack(), &self.state)
    }

    /// A value of the state by JSON pointer.
    #[track_caller]
    pub fn get(&self, pointer: &str) -> Value {
        self.json().pointer(pointer).cloned().unwrap_or_else(|| panic!("no {pointer}"))
    }

    /// The length of a list of the state.
    #[track_caller]
    pub fn count(&self, pointer: &str) -> usize {
        self.get(pointer).as_array().map_or_else(|| panic!("{pointer} is no list"), Vec::len)
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.state.view(viewer)
    }

    /// A value of what a seat sees.
    #[track_caller]
    pub fn sees(&self, who: usize, pointer: &str) -> Value {
        let view = json::write(pack(), &self.state.view(Viewer::Seat(seat(who))));
        view.pointer(pointer).cloned().unwrap_or_else(|| panic!("no {pointer}"))
    }

    /// The clauses of the latest events.
    pub fn clauses(&self) -> Vec<Clause> {
        self.told.iter().map(|told| told.clause).collect()
    }

    pub fn told(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|told| wanted(&told.event)).count()
    }

    /// Plays random legal answers until somebody is asked something in a phase that `stop` knows.
    pub fn play_until(&mut self, seed: u64, stop: impl Fn(&DungeonPetz) -> bool) -> &mut Petz {
        use engine::rand::{Rng as _, SeedableRng as _};
        let mut rng = engine::Rng::seed_from_u64(seed);
        let mut actions = Vec::new();
        while !stop(&self.state) {
            let Some(seat) = self.state.awaiting().lowest() else { break };
            actions.clear();
            self.state.legal(seat, &mut actions);
            let action = actions[rng.next_u64() as usize % actions.len()];
            let mut on = Witness::recording();
            self.state.play(seat, &action, &mut on);
            self.told = on.told;
            self.revealed = on.revealed;
        }
        self
    }
}

/// A pet in a plot with cards such as `"green hunger, red anger"`.
pub fn pet(name: &str, size: u8, plot: u8, cards: &str) -> Value {
    let cards: Vec<Value> = cards
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(|text| {
            let words: Vec<&str> = text.split(' ').collect();
            json!({ "colour": words[0], "need": words[1], "turned": words.get(2) == Some(&"turned") })
        })
        .collect();
    json!({ "pet": name, "size": size, "plot": plot, "cards": cards })
}

/// The same with tokens on the pet.
pub fn with_tokens(mut pet: Value, suffering: u8, mutation: u8) -> Value {
    pet["suffering"] = json!(suffering);
    pet["mutation"] = json!(mutation);
    pet
}

/// A pet on whose food somebody has to decide: a table stops there.
pub fn pause() -> Value {
    json!({
        "pets": [pet("uni", 4, 1, "green hunger")],
        "food": { "vegetable": [1, 0, 0, 0] },
    })
}
