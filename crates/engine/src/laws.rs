//! The laws every game keeps, checked on random games. A game crate's test is one line per configuration:
//!
//! ```text
//! #[test]
//! fn two_players() {
//!     laws::hold::<Valeria>(json!({ "players": 2 }), 20);
//! }
//! ```

mod answers;
mod asked;
mod position;
mod secrets;
mod writing;

use std::{
    collections::HashSet,
    fmt,
    panic::{self, AssertUnwindSafe},
};

use rand::SeedableRng;
use serde::Serialize;
use serde_json::Value;

use self::position::Position;

use crate::{
    game::{Game, Piece, Rng},
    json,
    luck::Seed,
    pack::{Components, Pack},
    rng::below,
    save,
    seat::Seat,
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
    /// Each with its JSON, where its numbers and names can be shaken.
    list: Vec<(A, Value)>,
}

impl<A> Default for Strays<A> {
    fn default() -> Self {
        Strays { seen: HashSet::new(), list: Vec::new() }
    }
}

impl<A: Copy + Eq + std::hash::Hash + Serialize> Strays<A> {
    const CAPACITY: usize = 4000;

    pub fn new() -> Self {
        Self::default()
    }

    fn add<D: Components>(&mut self, pack: Pack<D>, actions: &[A]) {
        for action in actions {
            if self.list.len() < Self::CAPACITY && self.seen.insert(*action) {
                self.list.push((*action, json::write(pack, action)));
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
        below(&mut self.rng, count)
    }

    fn play(&mut self, table: &mut Table<G>) -> Result<usize, Broken> {
        let pieces = table.state().pieces();
        while table.state().outcome().is_none() {
            self.decision += 1;
            if self.decision > G::BOUND {
                return self.broken("every game ends", format!("no end after {} decisions", G::BOUND));
            }
            let at = Position::new(table.state());
            if at.state.pieces() != pieces {
                let detail = format!("{:?}", difference(&pieces, &at.state.pieces()));
                return self.broken("pieces are conserved", detail);
            }
            self.questions(&at)?;
            self.asked(&at)?;
            self.answers(&at)?;
            self.secrets(&at, &pieces)?;
            self.order(&at)?;
            self.step(table)?;
            self.hashes(&at.state, table.state())?;
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
        self.asked(&Position::new(table.state()))?;
        self.replay(table)?;
        Ok(self.decision)
    }

    /// Somebody is asked, with at least two different answers; nobody else has any.
    fn questions(&mut self, at: &Position<G>) -> Result<(), Broken> {
        let (state, awaited) = (&at.state, at.awaited);
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
            let actions = at.legal(seat);
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
            self.strays.add(self.pack, actions);
        }
        let mut resumed = state.clone();
        resumed.resume(&mut Witness::silent());
        if &resumed != state {
            return self.broken("a decision is where the engine stops", "resume changed the state");
        }
        Ok(())
    }

    /// Answers of seats that are awaited together give the same table in either order.
    fn order(&mut self, at: &Position<G>) -> Result<(), Broken> {
        let state = &at.state;
        let seats: Vec<Seat> = at.awaited.into_iter().collect();
        for (index, &first) in seats.iter().enumerate() {
            for &second in &seats[index + 1..] {
                let (here, there) = (at.legal(first), at.legal(second));
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
