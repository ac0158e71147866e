//! A table on which a test plays, so that tests read like the rulebook.

use std::ops::{Deref, DerefMut};

use engine::{
    Clause, Game, Problem, Refusal, Rng, ScoreLine, Seat, Seed, Told, Viewer, Witness, json,
    rand::SeedableRng as _, rng::below_as_pinned, scenario,
};
use serde::Serialize;
use serde_json::Value;
use words::Lang;

use crate::{built_in, refusals};

/// A game in a test, with what its latest step told. Seats are numbers and everything else is JSON, by the names that
/// people read.
#[derive(Clone)]
pub struct TestTable<G: Game> {
    pub state: G,
    pub told: Vec<Told<G::Event>>,
    /// What chance brought in the latest step.
    pub luck: Vec<u32>,
    /// Whether the latest step made something hidden known.
    pub revealed: bool,
}

/// The state stands for itself: `table.players[0].gold`.
impl<G: Game> Deref for TestTable<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

impl<G: Game> DerefMut for TestTable<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.state
    }
}

impl<G: Game> TestTable<G> {
    /// A game as the set-up leaves it.
    #[track_caller]
    pub fn open(options: Value, seed: u64) -> Self {
        Self::open_with(options, seed, &[])
    }

    /// As [`TestTable::open`], with what chance brings first.
    #[track_caller]
    pub fn open_with(options: Value, seed: u64, luck: &[u32]) -> Self {
        let mut on = Witness::scripted(luck.iter().copied());
        let state = G::new(&crate::options::<G>(&options), built_in(), &Seed::from_number(seed), &mut on)
            .unwrap_or_else(|problems| panic!("{problems:?}"));
        Self::after(state, on)
    }

    /// A state taken to its first question.
    #[track_caller]
    pub fn resumed(mut state: G, luck: &[u32]) -> Self {
        let mut on = Witness::scripted(luck.iter().copied());
        state.resume(&mut on);
        Self::after(state, on)
    }

    #[track_caller]
    fn after(state: G, on: Witness<G::Event>) -> Self {
        assert_eq!(on.misfit, None, "a scripted result does not fit its draw");
        assert_eq!(on.unused(), 0, "chance was not asked for everything");
        TestTable { state, told: on.told, luck: on.luck, revealed: on.revealed }
    }

    /// The table after a merge patch and its forced steps, or why there can be no such table. A phase of the patch takes
    /// the place of the phase before, whatever that one remembers.
    pub fn try_merged(&self, patch: &Value) -> Result<Self, Problem> {
        let mut value = self.json();
        if patch.get("phase").is_some() {
            value["phase"] = Value::Null;
        }
        scenario::merge(&mut value, patch);
        Ok(Self::resumed(json::read_state(self.pack(), &value)?, &[]))
    }

    #[track_caller]
    pub fn merged(&self, patch: &Value) -> Self {
        self.try_merged(patch).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// The table after single values were put in by JSON pointer, and its forced steps.
    #[track_caller]
    pub fn set(&self, values: &[(&str, Value)]) -> Self {
        let mut value = self.json();
        for (pointer, wanted) in values {
            scenario::set(&mut value, pointer, wanted.clone()).unwrap_or_else(|problem| panic!("{problem}"));
        }
        let state = json::read_state(self.pack(), &value).unwrap_or_else(|problem| panic!("{problem}"));
        Self::resumed(state, &[])
    }

    /// Gives an answer that must be accepted.
    #[track_caller]
    pub fn act(&mut self, seat: usize, action: Value) -> &mut Self {
        self.act_with(seat, action, &[])
    }

    /// The same, with what chance brings while it is carried out.
    #[track_caller]
    pub fn act_with(&mut self, seat: usize, action: Value, luck: &[u32]) -> &mut Self {
        let mut state = self.state.clone();
        let mut on = Witness::scripted(luck.iter().copied());
        if let Err(refusal) = state.apply(Seat::at(seat), &self.action(&action), &mut on) {
            panic!("{action} of seat {seat}: {refusal}; legal are {:?}", self.legal(seat));
        }
        *self = Self::after(state, on);
        self
    }

    #[track_caller]
    fn action(&self, written: &Value) -> G::Action {
        json::read(self.pack(), "action", written).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// The clauses that refuse an answer. Nothing may change, and it may not be offered.
    #[track_caller]
    pub fn refused(&self, seat: usize, action: Value) -> Vec<Clause> {
        self.refusal(seat, action).clauses.to_vec()
    }

    /// What people read when an answer is refused.
    #[track_caller]
    pub fn why_not(&self, seat: usize, action: Value, lang: Lang) -> String {
        boards::refusal(&self.refusal(seat, action), self.pack().data(), lang)
    }

    #[track_caller]
    fn refusal(&self, seat: usize, action: Value) -> Refusal {
        let mut state = self.state.clone();
        let mut on = Witness::recording();
        let Err(refusal) = state.apply(Seat::at(seat), &self.action(&action), &mut on) else {
            panic!("{action} of seat {seat} is accepted");
        };
        assert!(state == self.state, "a refused answer changed something");
        assert!(on.told.is_empty() && on.luck.is_empty(), "a refused answer was carried out");
        assert!(!self.offers(seat, action), "a refused answer is offered");
        refusals::is_told::<G>(&refusal);
        refusal
    }

    /// The answers of a seat.
    pub fn legal(&self, seat: usize) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state.legal(Seat::at(seat), &mut actions);
        actions.iter().map(|action| self.written(action)).collect()
    }

    /// Whether an answer is among those of a seat.
    #[track_caller]
    pub fn offers(&self, seat: usize, action: Value) -> bool {
        // As the program writes it: what has a default may be left out by people.
        self.legal(seat).contains(&self.written(&self.action(&action)))
    }

    /// Who is asked.
    pub fn asked(&self) -> Vec<usize> {
        self.awaiting().into_iter().map(Seat::index).collect()
    }

    fn written(&self, value: &impl Serialize) -> Value {
        json::write(self.pack(), value)
    }

    /// The full state.
    pub fn json(&self) -> Value {
        self.written(&self.state)
    }

    /// A value of the full state; null if there is none.
    #[track_caller]
    pub fn get(&self, pointer: &str) -> Value {
        part(&self.json(), pointer)
    }

    /// How long a list of the full state is.
    #[track_caller]
    pub fn length(&self, pointer: &str) -> usize {
        self.get(pointer).as_array().map_or_else(|| panic!("{pointer} is no list"), Vec::len)
    }

    /// A value of what somebody sees; null if there is none.
    #[track_caller]
    pub fn seen(&self, viewer: Viewer, pointer: &str) -> Value {
        part(&self.written(&self.view(viewer)), pointer)
    }

    /// A value of what a seat sees.
    #[track_caller]
    pub fn sees(&self, seat: usize, pointer: &str) -> Value {
        self.seen(Viewer::Seat(Seat::at(seat)), pointer)
    }

    /// A value of what everybody sees.
    #[track_caller]
    pub fn public(&self, pointer: &str) -> Value {
        self.seen(Viewer::Spectator, pointer)
    }

    /// The clauses of what the latest step told.
    pub fn clauses(&self) -> Vec<Clause> {
        self.told.iter().map(|told| told.clause).collect()
    }

    /// Whether the latest step told something by force of a clause.
    pub fn cites(&self, clause: &str) -> bool {
        self.clauses().contains(&clause)
    }

    /// How many such events the latest step told.
    pub fn told(&self, wanted: impl Fn(&G::Event) -> bool) -> usize {
        self.told.iter().filter(|told| wanted(&told.event)).count()
    }

    /// The events of one kind that the latest step told.
    pub fn events(&self, kind: &str) -> Vec<Value> {
        let all = self.told.iter().map(|told| self.written(&told.event));
        all.filter(|event| event == kind || event.get(kind).is_some())
            .map(|event| event.get(kind).cloned().unwrap_or(event))
            .collect()
    }

    /// Gives random answers until `stop` is true or the game is over.
    pub fn play_until(&mut self, seed: u64, stop: impl Fn(&G) -> bool) -> &mut Self {
        let mut rng = Rng::seed_from_u64(seed);
        let mut actions = Vec::new();
        while !stop(&self.state)
            && let Some(seat) = self.awaiting().lowest()
        {
            actions.clear();
            self.state.legal(seat, &mut actions);
            let action = actions[below_as_pinned(&mut rng, actions.len())];
            let mut on = Witness::recording();
            self.state.play(seat, &action, &mut on);
            (self.told, self.luck, self.revealed) = (on.told, on.luck, on.revealed);
        }
        self
    }

    #[track_caller]
    pub fn scores(&self) -> Vec<i32> {
        self.outcome().expect("the game is over").scores()
    }

    #[track_caller]
    pub fn winners(&self) -> Vec<usize> {
        self.outcome().expect("the game is over").winners().map(Seat::index).collect()
    }

    /// The points of one line of the final score.
    #[track_caller]
    pub fn points(&self, seat: usize, item: &str) -> Option<i32> {
        self.score_line(seat, item).map(|line| line.points)
    }

    /// One line of the final score.
    #[track_caller]
    pub fn score_line(&self, seat: usize, item: &str) -> Option<ScoreLine> {
        let mut outcome = self.outcome().expect("the game is over");
        outcome.standings.swap_remove(seat).lines.into_iter().find(|line| line.item == item)
    }
}

/// What stands at a pointer; null if nothing does. What it would be a part of must be there: a pointer with a mistake
/// in it proves nothing.
#[track_caller]
fn part(value: &Value, pointer: &str) -> Value {
    let parent = pointer.rsplit_once('/').map_or("", |(parent, _)| parent);
    assert!(value.pointer(parent).is_some(), "no {parent} in {value}");
    value.pointer(pointer).cloned().unwrap_or(Value::Null)
}
