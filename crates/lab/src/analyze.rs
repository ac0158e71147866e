//! A finished (or running) game looked at again: everybody's chance to win over time, and for each decision what the
//! search would have done and what it cost.
//!
//! Every chance is judged from the view of the seat it belongs to, so that the analysis of a running game tells nobody
//! more than they know.

use bots::{Search, Settings, Valuer};
use engine::{Problem, Problems, Rng, Seat, Table, Valued, Viewer, Witness, rand::SeedableRng};
use serde::Serialize;

use crate::run::Run;

/// What to look at.
pub struct Analysis<'a, G: Valued> {
    pub table: &'a Table<G>,
    /// Iterations of the search for each decision.
    pub iterations: u32,
    pub seed: u64,
    /// An answer in words, as the seat that gives it would read it.
    pub name: &'a (dyn Fn(&G::View, &G::Action) -> String + Sync),
    pub run: Run<'a>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Its number among the steps that stand, from 0.
    pub step: usize,
    pub seat: Seat,
    pub played: String,
    /// What the search prefers.
    pub best: String,
    pub same: bool,
    pub value_played: f32,
    pub value_best: f32,
    /// The chance to win that the answer gave away, as the search sees it.
    pub cost: f32,
    /// How often the search tried the answer that was given.
    pub visits_played: u32,
    pub visits_best: u32,
    /// Everybody's chance to win before the decision.
    pub chances: Vec<f32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub iterations: u32,
    pub steps: Vec<Step>,
    /// By seat: decisions, agreement with the search, and chance given away on average.
    pub seats: Vec<SeatSummary>,
    pub winners: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatSummary {
    pub seat: Seat,
    pub decisions: usize,
    pub agreement: f64,
    pub average_cost: f64,
}

/// States imagined to judge a seat's chance.
const IMAGINED: usize = 12;

/// Looks at every decision of the game.
pub fn run<G: Valued>(analysis: &Analysis<'_, G>) -> Result<Report, Problems> {
    let table = analysis.table;
    let mut state = G::new(table.options(), table.pack(), table.seed(), &mut Witness::silent())?;
    let players = state.players();
    let mut moments = Vec::with_capacity(table.steps().len());
    for step in table.steps() {
        moments.push((state.clone(), step.seat, step.action));
        state.apply(step.seat, &step.action, &mut Witness::silent()).map_err(|refusal| {
            vec![Problem::new("replay-refused").with("entry", step.entry).with("clause", refusal.clause())]
        })?;
    }
    let pool = analysis.run.start(0, moments.len() as u64)?;
    let steps = pool.each(moments.len(), |number| {
        let (state, seat, action) = &moments[number];
        let step = look(analysis, number, state, *seat, action);
        pool.did(1);
        Ok(step)
    })?;
    let seats = Seat::all(players)
        .map(|seat| {
            let own: Vec<&Step> = steps.iter().filter(|step| step.seat == seat).collect();
            let count = (own.len() as f64).max(1.0);
            SeatSummary {
                seat,
                decisions: own.len(),
                agreement: own.iter().filter(|step| step.same).count() as f64 / count,
                average_cost: own.iter().map(|step| f64::from(step.cost)).sum::<f64>() / count,
            }
        })
        .collect();
    let winners = state.outcome().map_or_else(Vec::new, |outcome| outcome.winners().collect());
    Ok(Report { game: G::ID, players, iterations: analysis.iterations, steps, seats, winners })
}

fn look<G: Valued>(
    analysis: &Analysis<'_, G>,
    number: usize,
    state: &G,
    seat: Seat,
    action: &G::Action,
) -> Step {
    let seed = analysis.seed.wrapping_add((number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut search = Search::<G>::new(seed, Settings::iterations(analysis.iterations));
    let thoughts = search.think(&view, seat, &legal);
    let best = thoughts[0];
    let played = thoughts.iter().find(|thought| thought.action == *action).copied().unwrap_or(best);
    let same = best.action == *action;
    Step {
        step: number,
        seat,
        played: (analysis.name)(&view, action),
        best: (analysis.name)(&view, &best.action),
        same,
        value_played: played.value,
        value_best: best.value,
        cost: if same { 0.0 } else { (best.value - played.value).max(0.0) },
        visits_played: played.visits,
        visits_best: best.visits,
        chances: chances(state, seed),
    }
}

/// Each seat's chance as it sees it itself, made to add up to 1.
fn chances<G: Valued>(state: &G, seed: u64) -> Vec<f32> {
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
