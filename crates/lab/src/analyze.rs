//! A finished (or running) game looked at again: everybody's chance to win over time, and for each decision what the
//! search would have done, why, and what it cost.
//!
//! Every chance is judged from the view of the seat it belongs to, so that the analysis of a running game tells nobody
//! more than they know.

mod grade;
mod summary;
mod telling;

use bots::{Reason, Search, Settings, Thought, Valuer};
use engine::{
    Pack, Problem, Problems, Rng, Seat, Table, Valued, Viewer, Witness, chances::Lens, rand::SeedableRng,
};
use serde::{Deserialize, Serialize};
use words::Lang;

use crate::run::Run;
pub use grade::Grade;
pub use summary::{PhaseSummary, SeatSummary, summaries};
pub use telling::Told;

/// What to look at.
pub struct Analysis<'a, G: Valued> {
    pub table: &'a Table<G>,
    /// Iterations of the search for each decision.
    pub iterations: u32,
    pub seed: u64,
    /// An answer in words, as the seat that gives it would read it.
    pub name: &'a (dyn Fn(&G::View, &G::Action) -> String + Sync),
    /// The message that names the phase of a decision.
    pub phase: fn(&G::View) -> &'static str,
    pub run: Run<'a>,
}

/// One decision. `A` is how answers are told: as the game has them, in words, by their number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<A = String> {
    /// Its number among the steps that stand, from 0.
    pub step: usize,
    /// The lines of the log before it: where a replay shows the table as it was.
    pub entry: usize,
    pub seat: Seat,
    /// The message that names its phase.
    pub phase: String,
    pub played: A,
    /// What the search prefers.
    pub best: A,
    pub same: bool,
    pub value_played: f32,
    pub value_best: f32,
    /// The chance after the answer that the search likes next after its best one.
    pub value_second: f32,
    /// The chance to win that the answer gave away, as the search sees it.
    pub cost: f32,
    /// How often the search tried the answer that was given.
    pub visits_played: u32,
    pub visits_best: u32,
    /// What speaks at once for the best answer: against the one that was given, or against the second best where they
    /// are the same.
    pub why: Vec<Reason>,
    /// Everybody's chance to win before the decision; empty where nobody asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<f32>,
}

impl<A> Step<A> {
    /// The same decision with its answers told in another way.
    pub fn told<B>(self, tell: impl Fn(&A) -> B) -> Step<B> {
        Step {
            played: tell(&self.played),
            best: tell(&self.best),
            step: self.step,
            entry: self.entry,
            seat: self.seat,
            phase: self.phase,
            same: self.same,
            value_played: self.value_played,
            value_best: self.value_best,
            value_second: self.value_second,
            cost: self.cost,
            visits_played: self.visits_played,
            visits_best: self.visits_best,
            why: self.why,
            chances: self.chances,
        }
    }

    /// The share of the best chance there was that the answer kept.
    pub fn accuracy(&self) -> f32 {
        if self.cost <= 0.0 || self.value_best <= 0.0 {
            return 1.0;
        }
        (1.0 - self.cost / self.value_best).max(0.0)
    }

    /// By how much the best answer is better than the next.
    pub fn margin(&self) -> f32 {
        (self.value_best - self.value_second).max(0.0)
    }
}

/// How a reason is put into words; `None` where there are none for it.
pub type Explain<'a> = &'a dyn Fn(&[Reason]) -> Option<String>;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub iterations: u32,
    pub steps: Vec<Step>,
    pub seats: Vec<SeatSummary>,
    pub winners: Vec<Seat>,
}

impl Report {
    /// The decisions of a seat that cost most, and those that deserve praise, in sentences.
    pub fn tell(&self, seat: &SeatSummary, explain: Explain<'_>, lang: Lang) -> [Vec<Told>; 2] {
        let found = |steps: &[usize]| {
            let find = |number: &usize| self.steps.iter().find(|step| step.step == *number);
            steps.iter().filter_map(find).collect::<Vec<&Step>>()
        };
        let why = |step: &Step| explain(&step.why);
        let cost = |step: &Step| step.tell_cost(&step.played, &step.best, why(step).as_deref(), lang);
        let praise = |step: &Step| step.tell_praise(&step.played, why(step).as_deref(), lang);
        [
            found(&seat.costliest).into_iter().map(cost).collect(),
            found(&seat.praised).into_iter().map(praise).collect(),
        ]
    }
}

/// States imagined to judge a seat's chance.
const IMAGINED: usize = 12;

/// A decision that can be looked at on its own.
pub struct Moment<G: Valued> {
    pub step: usize,
    pub entry: usize,
    pub seat: Seat,
    state: G,
    action: G::Action,
}

/// Every decision of a game that stands, and how the game stands after the last.
pub fn moments<G: Valued>(table: &Table<G>) -> Result<(Vec<Moment<G>>, G), Problems> {
    let mut state = table.beginning().map_err(|problem| vec![problem])?.state().clone();
    let mut moments = Vec::with_capacity(table.steps().len());
    for (step, done) in table.steps().iter().enumerate() {
        let (entry, seat, action) = (done.entry, done.seat, done.action);
        moments.push(Moment { step, entry, seat, state: state.clone(), action });
        state.apply(seat, &action, &mut Witness::silent()).map_err(|refusal| {
            vec![Problem::new("replay-refused").with("entry", entry).with("clause", refusal.clause())]
        })?;
    }
    Ok((moments, state))
}

impl<G: Valued> Moment<G> {
    /// A decision of a game that is known from its seat's side alone: `state` is one that the seat imagines.
    pub fn new(step: usize, entry: usize, seat: Seat, state: G, action: G::Action) -> Moment<G> {
        Moment { step, entry, seat, state, action }
    }

    /// The answer that was given.
    pub fn played(&self) -> G::Action {
        self.action
    }

    pub fn pack(&self) -> Pack<G::Data> {
        self.state.pack()
    }

    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal(self.seat, &mut legal);
        legal
    }

    /// What the search thinks of the decision. `seed` is that of the whole game: each decision makes its own of it.
    pub fn look(&self, iterations: u32, seed: u64, phase: fn(&G::View) -> &'static str) -> Step<G::Action> {
        let seed = self.seed(seed);
        let (view, legal) = (self.view(), self.legal());
        let mut search = Search::<G>::new(seed, Settings::iterations(iterations));
        let thoughts = search.think(&view, self.seat, &legal);
        let best = thoughts[0];
        let second = thoughts.get(1).copied().unwrap_or(best);
        let played = thoughts.iter().find(|thought| thought.action == self.action).copied().unwrap_or(best);
        // Said as it comes true, not as the search counts.
        let told = |thought: Thought<G::Action>| bots::told_chance(&self.state, thought.value);
        let same = best.action == self.action;
        let other = if same { second } else { played };
        Step {
            step: self.step,
            entry: self.entry,
            seat: self.seat,
            phase: phase(&view).to_owned(),
            played: self.action,
            best: best.action,
            same,
            value_played: told(played),
            value_best: told(best),
            value_second: told(second),
            cost: if same { 0.0 } else { (told(best) - told(played)).max(0.0) },
            visits_played: played.visits,
            visits_best: best.visits,
            why: bots::reasons::<G>(&view, self.seat, &best.action, &other.action, seed),
            chances: Vec::new(),
        }
    }

    fn seed(&self, seed: u64) -> u64 {
        seed.wrapping_add((self.step as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

/// Looks at every decision of the game.
pub fn run<G: Valued>(analysis: &Analysis<'_, G>) -> Result<Report, Problems> {
    let (moments, end) = moments(analysis.table)?;
    let players = end.players();
    let pool = analysis.run.start(0, moments.len() as u64)?;
    let steps = pool.each(moments.len(), |number| {
        let moment = &moments[number];
        let view = moment.view();
        let looked = moment.look(analysis.iterations, analysis.seed, analysis.phase);
        let mut step = looked.told(|action| (analysis.name)(&view, action));
        step.chances = chances(&moment.state, moment.seed(analysis.seed));
        pool.did(1);
        Ok(step)
    })?;
    let seats = summaries(&steps, players);
    let winners = end.outcome().map_or_else(Vec::new, |outcome| outcome.winners().collect());
    Ok(Report { game: G::ID, players, iterations: analysis.iterations, steps, seats, winners })
}

/// Each seat's chance as it sees it itself, told as it comes true.
fn chances<G: Valued>(state: &G, seed: u64) -> Vec<f32> {
    let mut chances = seen_by_seats(state, seed);
    bots::told_chances(state, Lens::Seats, &mut chances);
    chances
}

/// Each seat's chance as the value of what it knows says, made to add up to 1.
pub(crate) fn seen_by_seats<G: Valued>(state: &G, seed: u64) -> Vec<f32> {
    let players = state.players();
    let mut valuer = Valuer::of::<G>(players);
    let mut chances: Vec<f32> = Seat::all(players)
        .map(|seat| {
            let mut rng = Rng::seed_from_u64(seed);
            let view = state.view(Viewer::Seat(seat));
            let sum: f32 =
                (0..IMAGINED).map(|_| valuer.chances(&G::imagine(&view, &mut rng))[seat.index()]).sum();
            sum / IMAGINED as f32
        })
        .collect();
    let total: f32 = chances.iter().sum();
    if players > 1 && total > 0.0 {
        chances.iter_mut().for_each(|chance| *chance /= total);
    }
    chances
}
