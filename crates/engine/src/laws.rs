//! The laws every game keeps, checked on random games. A game crate's test is one line per configuration:
//!
//! ```text
//! #[test]
//! fn two_players() {
//!     laws::hold::<Valeria>(json!({ "players": 2 }), 20);
//! }
//! ```

mod asked;
mod writing;

use std::{
    collections::HashSet,
    fmt,
    panic::{self, AssertUnwindSafe},
};

use rand::{Rng as _, SeedableRng};
use serde_json::Value;

use crate::{
    game::{Game, Piece, Rng},
    json,
    luck::Seed,
    pack::Pack,
    save,
    seat::{Seat, Viewer},
    table::Table,
    witness::Witness,
};

/// A law that did not hold, where, and what was seen.
#[derive(Debug)]
pub struct Broken {
    pub law: &'static str,
    pub game: u64,
    pub decision: usize,
    pub detail: String,
    /// The game up to the decision, as a save; `None` where not even that could be written.
    pub save: Option<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "law `{}` broken in game {} at decision {}: {}",
            self.law, self.game, self.decision, self.detail
        )
    }
}

/// How hard to look.
pub struct Trial<G: Game> {
    pub options: G::Options,
    pub pack: Pack<G::Data>,
    pub games: u64,
    pub seed: u64,
}

/// Plays `games` random games with these options (JSON) and panics on the first law that does not hold.
#[track_caller]
pub fn hold<G: Game>(options: Value, games: u64) {
    let pack = match Pack::<G::Data>::built_in() {
        Ok(pack) => pack,
        Err(problems) => panic!("built-in data pack: {problems:?}"),
    };
    let options: G::Options = match json::read(pack, "options", &options) {
        Ok(options) => options,
        Err(problem) => panic!("{problem}"),
    };
    if let Err(broken) = examine::<G>(&Trial { options, pack, games, seed: 1 }) {
        panic!("{broken}");
    }
}

/// Plays random games and checks every law at every decision. Returns the number of decisions seen.
pub fn examine<G: Game>(trial: &Trial<G>) -> Result<usize, Broken> {
    let mut decisions = 0;
    let mut strays = Strays::new();
    let root = Seed::from_number(trial.seed);
    for game in 0..trial.games {
        decisions += examine_game::<G>(game, root.derive(game), &trial.options, trial.pack, &mut strays)?;
    }
    Ok(decisions)
}

/// Plays one random game and checks every law at every decision. `number` only names it in the report.
pub fn examine_game<G: Game>(
    number: u64,
    seed: Seed,
    options: &G::Options,
    pack: Pack<G::Data>,
    strays: &mut Strays<G::Action>,
) -> Result<usize, Broken> {
    let rng = Rng::seed_from_u64(seed.number());
    let mut session =
        Session::<G> { pack, game: number, decision: 0, rng, actions: Vec::new(), strays, latest_hash: None };
    let mut table = match Table::<G>::open(options.clone(), pack, seed) {
        Ok(table) => table,
        Err(problems) => return session.broken("options are accepted", format!("{problems:?}")),
    };
    // Rules that panic are a broken law like any other: the table is kept, and other games go on.
    let played = panic::catch_unwind(AssertUnwindSafe(|| session.play(&mut table)));
    let played = played.unwrap_or_else(|cause| session.broken("rules never panic", said(&*cause)));
    played.map_err(|broken| {
        let replayed = table.at(table.log().len()).ok();
        Broken { save: replayed.and_then(|table| save::save(&table).ok()), ..broken }
    })
}

/// What a panic said.
fn said(cause: &(dyn std::any::Any + Send)) -> String {
    let text = cause.downcast_ref::<&str>().copied().or(cause.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without a word").to_owned()
}

/// Answers seen so far, tried where they do not belong.
pub struct Strays<A> {
    seen: HashSet<A>,
    list: Vec<A>,
}

impl<A> Default for Strays<A> {
    fn default() -> Self {
        Strays { seen: HashSet::new(), list: Vec::new() }
    }
}

impl<A: Copy + Eq + std::hash::Hash> Strays<A> {
    const CAPACITY: usize = 4000;

    pub fn new() -> Self {
        Self::default()
    }

    fn add(&mut self, actions: &[A]) {
        for action in actions {
            if self.list.len() < Self::CAPACITY && self.seen.insert(*action) {
                self.list.push(*action);
            }
        }
    }
}

struct Session<'a, G: Game> {
    pack: Pack<G::Data>,
    game: u64,
    decision: usize,
    rng: Rng,
    actions: Vec<G::Action>,
    strays: &'a mut Strays<G::Action>,
    /// The hash of the state that the latest step led to.
    latest_hash: Option<String>,
}

impl<G: Game> Session<'_, G> {
    fn broken<T>(&self, law: &'static str, detail: impl fmt::Display) -> Result<T, Broken> {
        let detail = detail.to_string();
        Err(Broken { law, game: self.game, decision: self.decision, detail, save: None })
    }

    fn below(&mut self, count: usize) -> usize {
        (self.rng.next_u64() % count.max(1) as u64) as usize
    }

    fn legal(&self, state: &G, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        actions
    }

    fn play(&mut self, table: &mut Table<G>) -> Result<usize, Broken> {
        let pieces = table.state().pieces();
        while table.state().outcome().is_none() {
            self.decision += 1;
            if self.decision > G::BOUND {
                return self.broken("every game ends", format!("no end after {} decisions", G::BOUND));
            }
            let state = table.state().clone();
            if state.pieces() != pieces {
                let detail = format!("{:?}", difference(&pieces, &state.pieces()));
                return self.broken("pieces are conserved", detail);
            }
            self.questions(&state)?;
            self.asked(&state)?;
            self.answers(&state)?;
            self.secrets(&state)?;
            self.order(&state)?;
            self.step(table)?;
            self.hashes(&state, table.state())?;
            if self.decision.is_multiple_of(4) {
                self.shown(table);
                self.storage(table)?;
            }
        }
        if table.state().pieces() != pieces {
            let detail = format!("{:?}", difference(&pieces, &table.state().pieces()));
            return self.broken("pieces are conserved", detail);
        }
        if !table.state().awaiting().is_empty() {
            return self.broken("nobody is asked after the end", "");
        }
        self.asked(table.state())?;
        self.replay(table)?;
        Ok(self.decision)
    }

    /// Somebody is asked, with at least two different answers; nobody else has any.
    fn questions(&mut self, state: &G) -> Result<(), Broken> {
        let awaited = state.awaiting();
        if awaited.is_empty() {
            return self.broken("a running game asks somebody", format!("{state:?}"));
        }
        for seat in Seat::all(crate::MAX_SEATS) {
            if seat.index() >= state.players() {
                if awaited.contains(seat) {
                    return self.broken("only seats of the table are asked", seat);
                }
                continue;
            }
            let actions = self.legal(state, seat);
            if !awaited.contains(seat) {
                if !actions.is_empty() {
                    return self
                        .broken("only awaited seats have answers", format!("seat {seat}: {actions:?}"));
                }
                continue;
            }
            if actions.len() < 2 {
                return self.broken("forced moves are never asked", format!("seat {seat}: {actions:?}"));
            }
            if actions.len() > 1000 {
                return self.broken("lists stay short", format!("seat {seat}: {} answers", actions.len()));
            }
            let unique: HashSet<&G::Action> = actions.iter().collect();
            if unique.len() != actions.len() {
                return self.broken("no answer is listed twice", format!("seat {seat}: {actions:?}"));
            }
            self.strays.add(&actions);
        }
        let mut resumed = state.clone();
        resumed.resume(&mut Witness::silent());
        if &resumed != state {
            return self.broken("a decision is where the engine stops", "resume changed the state");
        }
        Ok(())
    }

    /// What is listed applies; what is not listed is refused with a clause and changes nothing.
    fn answers(&mut self, state: &G) -> Result<(), Broken> {
        let seats: Vec<Seat> = Seat::all(state.players()).collect();
        for &seat in &seats {
            let actions = self.legal(state, seat);
            for action in &actions {
                if let Err(refusal) = state.check(seat, action) {
                    return self
                        .broken("legal answers are accepted", format!("seat {seat} {action:?}: {refusal}"));
                }
            }
            if let Some(action) = actions.get(self.below(actions.len())) {
                let mut other = state.clone();
                if let Err(refusal) = other.apply(seat, action, &mut Witness::silent()) {
                    return self
                        .broken("legal answers are accepted", format!("seat {seat} {action:?}: {refusal}"));
                }
            }
            let mut untouched = state.clone();
            for _ in 0..8 {
                let Some(action) = self.stray() else { continue };
                if !actions.contains(&action) {
                    self.refused(&mut untouched, seat, &action)?;
                }
            }
            if &untouched != state {
                return self.broken("a refusal changes nothing", format!("seat {seat}"));
            }
        }
        Ok(())
    }

    /// An answer from elsewhere, sometimes with its numbers and names shaken.
    fn stray(&mut self) -> Option<G::Action> {
        let count = self.strays.list.len();
        if count == 0 {
            return None;
        }
        let at = self.below(count);
        let action = self.strays.list[at];
        if self.below(2) == 0 {
            return Some(action);
        }
        let at = self.below(count);
        let other = self.strays.list[at];
        let mut value = json::write(self.pack, &action);
        let donor = json::write(self.pack, &other);
        shake(&mut value, &donor, &mut self.rng);
        json::read(self.pack, "action", &value).ok()
    }

    /// Refuses a stray answer; that this leaves the state as it was is looked at once for all of them.
    fn refused(&self, state: &mut G, seat: Seat, action: &G::Action) -> Result<(), Broken> {
        match state.apply(seat, action, &mut Witness::silent()) {
            Ok(()) => {
                self.broken("other answers are refused", format!("seat {seat} {action:?} was accepted"))
            }
            Err(refusal) if refusal.clause().is_empty() => {
                self.broken("a refusal names its rule", format!("seat {seat} {action:?}"))
            }
            Err(_) => Ok(()),
        }
    }

    /// What a seat cannot know changes neither its view nor its answers; its view can be imagined back.
    fn secrets(&mut self, state: &G) -> Result<(), Broken> {
        let pieces = state.pieces();
        for seat in Seat::all(state.players()) {
            let viewer = Viewer::Seat(seat);
            let view = state.view(viewer);
            let actions = self.legal(state, seat);
            let mut resampled = state.clone();
            resampled.resample(seat, &mut self.rng);
            let imagined = G::imagine(&view, &mut self.rng);
            for (other, how) in [(&resampled, "resampled"), (&imagined, "imagined")] {
                if other.view(viewer) != view {
                    let (one, two) =
                        (json::write(state.pack(), &view), json::write(state.pack(), &other.view(viewer)));
                    return self.broken(
                        "nothing leaks",
                        format!("view of seat {seat}, {how}: {}", first_difference("", &one, &two)),
                    );
                }
                self.pending(state, other, seat, how)?;
                let others = self.legal(other, seat);
                if others != actions {
                    return self.broken(
                        "nothing leaks",
                        format!("answers of seat {seat}, {how}: {actions:?} or {others:?}"),
                    );
                }
                let others = other.pieces();
                if others != pieces {
                    let detail = format!("{how} for seat {seat}: {:?}", difference(&pieces, &others));
                    return self.broken("pieces are conserved", detail);
                }
                if other.validate().is_err() {
                    return self.broken("imagined states are possible", format!("{:?}", other.validate()));
                }
            }
            // A step without luck and without a revealed secret looks the same whatever the hidden cards are.
            for actor in state.awaiting() {
                let choices = self.legal(state, actor);
                let action = choices[self.below(choices.len())];
                let (mut here, mut there) = (Witness::recording(), Witness::recording());
                let (mut one, mut two) = (state.clone(), resampled.clone());
                if two.apply(actor, &action, &mut there).is_err() {
                    // Another seat's secret choice need not exist in a resampled world.
                    if actor == seat {
                        return self.broken(
                            "nothing leaks",
                            format!("own answer {action:?} refused when resampled"),
                        );
                    }
                    continue;
                }
                if one.apply(actor, &action, &mut here).is_err() {
                    return self.broken("legal answers are accepted", format!("seat {actor} {action:?}"));
                }
                // The end of a game opens everything, and nobody can step back from it.
                let open = here.revealed || there.revealed || one.awaiting().is_empty();
                if open || !here.luck.is_empty() || !there.luck.is_empty() {
                    continue;
                }
                if one.view(viewer) != two.view(viewer) {
                    let (one, two) = (
                        json::write(state.pack(), &one.view(viewer)),
                        json::write(state.pack(), &two.view(viewer)),
                    );
                    let detail = format!(
                        "seat {seat} learns from {action:?} of seat {actor} unannounced: {}",
                        first_difference("", &one, &two)
                    );
                    return self.broken("undo never crosses a secret", detail);
                }
                self.pending(&one, &two, seat, "after a step in a world resampled")?;
                let seen = |on: &Witness<G::Event>| -> Vec<G::Event> {
                    on.told
                        .iter()
                        .filter(|told| told.to.includes(viewer))
                        .map(|told| told.event.clone())
                        .collect()
                };
                if seen(&here) != seen(&there) {
                    return self.broken("nothing leaks", format!("events of {action:?} seen by seat {seat}"));
                }
            }
        }
        self.silence(state)
    }

    /// If two answers differ on the table for the seat that gives them but not for a viewer, they are a secret, and
    /// the events must keep it too.
    fn silence(&mut self, state: &G) -> Result<(), Broken> {
        for actor in state.awaiting() {
            let choices = self.legal(state, actor);
            let pair = [choices[self.below(choices.len())], choices[self.below(choices.len())]];
            let mut results = Vec::new();
            for action in &pair {
                let (mut after, mut on) = (state.clone(), Witness::recording());
                if after.apply(actor, action, &mut on).is_err() {
                    return self.broken("legal answers are accepted", format!("seat {actor} {action:?}"));
                }
                results.push((after, on));
            }
            for viewer in Viewer::all(state.players()).filter(|viewer| !viewer.is(actor)) {
                let [(one, here), (two, there)] = &results[..] else { continue };
                let own = Viewer::Seat(actor);
                if one.view(viewer) != two.view(viewer) || one.view(own) == two.view(own) {
                    continue;
                }
                let seen = |on: &Witness<G::Event>| -> Vec<G::Event> {
                    on.told
                        .iter()
                        .filter(|told| told.to.includes(viewer))
                        .map(|told| told.event.clone())
                        .collect()
                };
                if seen(here) != seen(there) {
                    let detail = format!(
                        "viewer {viewer} hears whether seat {actor} chose {:?} or {:?}",
                        pair[0], pair[1]
                    );
                    return self.broken("nothing leaks", detail);
                }
            }
        }
        Ok(())
    }

    /// Answers of seats that are awaited together give the same table in either order.
    fn order(&mut self, state: &G) -> Result<(), Broken> {
        let seats: Vec<Seat> = state.awaiting().into_iter().collect();
        for (at, &first) in seats.iter().enumerate() {
            for &second in &seats[at + 1..] {
                let (here, there) = (self.legal(state, first), self.legal(state, second));
                let (a, b) = (here[self.below(here.len())], there[self.below(there.len())]);
                if state.order_matters((first, &a), (second, &b)) {
                    continue;
                }
                let both = |order: [(Seat, &G::Action); 2]| -> Option<G> {
                    let mut state = state.clone();
                    for (seat, action) in order {
                        state.apply(seat, action, &mut Witness::silent()).ok()?;
                    }
                    Some(state)
                };
                let (one, two) = (both([(first, &a), (second, &b)]), both([(second, &b), (first, &a)]));
                if one.is_none() || one != two {
                    let detail = match (one, two) {
                        (Some(one), Some(two)) => {
                            let pack = state.pack();
                            first_difference("", &json::write(pack, &one), &json::write(pack, &two))
                        }
                        _ => "one of the answers is refused after the other".to_owned(),
                    };
                    return self.broken(
                        "simultaneous answers commute",
                        format!("seat {first} {a:?} and seat {second} {b:?}: {detail}"),
                    );
                }
            }
        }
        Ok(())
    }

    /// Plays on with a random answer; now and then takes it back first.
    fn step(&mut self, table: &mut Table<G>) -> Result<(), Broken> {
        let seats: Vec<Seat> = table.state().awaiting().into_iter().collect();
        let seat = seats[self.below(seats.len())];
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        table.state().legal(seat, &mut actions);
        let action = actions[self.below(actions.len())];
        self.actions = actions;
        let before = table.state().clone();
        let mut on = Witness::recording();
        if let Err(refusal) = table.act_recorded(seat, action, &mut on) {
            return self.broken("legal answers are accepted", format!("seat {seat} {action:?}: {refusal}"));
        }
        let crosses = on.revealed || !on.luck.is_empty();
        let hands_on = !table.state().awaiting().minus(before.awaiting()).without(seat).is_empty();
        if table.can_undo(seat) && (crosses || hands_on) {
            return self.broken("undo never crosses a secret", format!("seat {seat} {action:?}"));
        }
        if table.can_undo(seat) && self.below(4) == 0 {
            let after = table.state().clone();
            if let Err(problem) = table.undo(seat) {
                return self.broken("undo gives back what it offers", problem);
            }
            if table.state() != &before {
                return self.broken("undo restores the state", format!("seat {seat} {action:?}"));
            }
            if table.act(seat, action).is_err() || table.state() != &after {
                return self.broken("undo restores the state", format!("{action:?} again differs"));
            }
        }
        Ok(())
    }

    /// A state survives being written and read, for people and for machines.
    fn storage(&mut self, table: &Table<G>) -> Result<(), Broken> {
        let state = table.state();
        let value = json::write(state.pack(), state);
        match json::read_state::<G>(state.pack(), &value) {
            Ok(read) if &read == state => Ok(()),
            Ok(read) => {
                let detail = first_difference("", &value, &json::write(state.pack(), &read));
                self.broken("save and load is exact", format!("JSON: {detail}"))
            }
            Err(problem) => self.broken("save and load is exact", problem),
        }
    }

    /// The log alone gives the same table again.
    fn replay(&mut self, table: &Table<G>) -> Result<(), Broken> {
        match table.at(table.log().len()) {
            Ok(again) if again.state() == table.state() => {}
            Ok(_) => return self.broken("replay is exact", "the states differ"),
            Err(problem) => return self.broken("replay is exact", problem),
        }
        let loaded = save::save(table)
            .map_err(|problem| vec![problem])
            .and_then(|text| save::load::<G>(&text, table.pack()));
        match loaded {
            Ok(again) if again.state() == table.state() => Ok(()),
            Ok(_) => self.broken("save and load is exact", "the states differ"),
            Err(problems) => self.broken("save and load is exact", format!("{problems:?}")),
        }
    }
}

/// Changes one leaf of `value`: to an odd number, or to a leaf of `donor`.
fn shake(value: &mut Value, donor: &Value, rng: &mut Rng) {
    fn leaves<'a>(value: &'a Value, into: &mut Vec<&'a Value>) {
        match value {
            Value::Object(fields) => fields.values().for_each(|value| leaves(value, into)),
            Value::Array(elements) => elements.iter().for_each(|value| leaves(value, into)),
            leaf => into.push(leaf),
        }
    }
    fn nth_mut<'a>(value: &'a mut Value, at: &mut usize) -> Option<&'a mut Value> {
        match value {
            Value::Object(fields) => fields.values_mut().find_map(|value| nth_mut(value, at)),
            Value::Array(elements) => elements.iter_mut().find_map(|value| nth_mut(value, at)),
            leaf if *at == 0 => Some(leaf),
            _ => {
                *at -= 1;
                None
            }
        }
    }
    let mut own = Vec::new();
    leaves(value, &mut own);
    let mut others = Vec::new();
    leaves(donor, &mut others);
    if own.is_empty() || others.is_empty() {
        return;
    }
    let mut at = rng.next_u64() as usize % own.len();
    let new = match rng.next_u64() % 3 {
        0 => {
            Value::from([0u64, 1, 2, 3, 4, 5, 7, 12, 63, 64, 200, 255, 70_000][rng.next_u64() as usize % 13])
        }
        _ => others[rng.next_u64() as usize % others.len()].clone(),
    };
    if let Some(leaf) = nth_mut(value, &mut at) {
        *leaf = new;
    }
}

/// The first place where two JSON values differ.
pub fn first_difference(place: &str, one: &Value, two: &Value) -> String {
    match (one, two) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys()) {
                let (left, right) = (a.get(key).unwrap_or(&Value::Null), b.get(key).unwrap_or(&Value::Null));
                if left != right {
                    return first_difference(&format!("{place}/{key}"), left, right);
                }
            }
            String::new()
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (left, right)) in a.iter().zip(b).enumerate() {
                if left != right {
                    return first_difference(&format!("{place}/{index}"), left, right);
                }
            }
            String::new()
        }
        _ => format!("{place}: {one} or {two}"),
    }
}

fn difference(before: &[(Piece, u32)], after: &[(Piece, u32)]) -> Vec<String> {
    let lost = before.iter().filter(|piece| !after.contains(piece)).map(|piece| format!("before {piece:?}"));
    let won = after.iter().filter(|piece| !before.contains(piece)).map(|piece| format!("after {piece:?}"));
    lost.chain(won).collect()
}
