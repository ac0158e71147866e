//! What the decisions of a game say of those who made them: how much of their chances they kept, by phase, what cost most,
//! and what deserves praise.

use engine::Seat;
use serde::Serialize;

use super::Step;

/// How many decisions are told of each kind.
const TOLD: usize = 3;
/// What costs less than this chance to win is nothing to tell: two looks of a search differ by as much.
const COSTLY: f32 = 0.02;
/// An answer is praised where the next best is worse by this chance to win.
const CLEARLY: f32 = 0.05;

/// How somebody played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatSummary {
    pub seat: Seat,
    pub decisions: usize,
    /// The share of decisions in which the search would have given the same answer.
    pub agreement: f64,
    /// The chance to win that was given away, on average.
    pub average_cost: f64,
    /// The share of the best chance there was that the answers kept, on average.
    pub accuracy: f64,
    /// The same for each phase, in the order in which the game came to them.
    pub phases: Vec<PhaseSummary>,
    /// The steps that cost most, the worst first.
    pub costliest: Vec<usize>,
    /// The steps where the answer was best and everything else clearly worse, the best first.
    pub praised: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PhaseSummary {
    /// The message that names it.
    pub phase: String,
    pub decisions: usize,
    pub accuracy: f64,
}

/// How each seat played.
pub fn summaries<A>(steps: &[Step<A>], players: usize) -> Vec<SeatSummary> {
    let of = |seat: Seat| steps.iter().filter(|step| step.seat == seat).collect::<Vec<_>>();
    Seat::all(players).map(|seat| summary(seat, &of(seat))).collect()
}

fn summary<A>(seat: Seat, own: &[&Step<A>]) -> SeatSummary {
    SeatSummary {
        seat,
        decisions: own.len(),
        agreement: mean(own, |step| if step.same { 1.0 } else { 0.0 }),
        average_cost: mean(own, |step| step.cost),
        accuracy: mean(own, Step::accuracy),
        phases: phases(own),
        costliest: most(own, COSTLY, |step| step.cost),
        praised: most(own, CLEARLY, |step| if step.same { step.margin() } else { 0.0 }),
    }
}

/// The average of something over decisions; nothing where there are none.
fn mean<A>(steps: &[&Step<A>], of: impl Fn(&Step<A>) -> f32) -> f64 {
    steps.iter().map(|step| f64::from(of(step))).sum::<f64>() / (steps.len() as f64).max(1.0)
}

fn phases<A>(own: &[&Step<A>]) -> Vec<PhaseSummary> {
    let mut names: Vec<&str> = Vec::new();
    for step in own {
        if !names.contains(&step.phase.as_str()) {
            names.push(&step.phase);
        }
    }
    let phase = |name: &str| {
        let within: Vec<&Step<A>> = own.iter().copied().filter(|step| step.phase == name).collect();
        let accuracy = mean(&within, Step::accuracy);
        PhaseSummary { phase: name.to_owned(), decisions: within.len(), accuracy }
    };
    names.into_iter().map(phase).collect()
}

/// The decisions with the most of something, if it is at least so much.
fn most<A>(own: &[&Step<A>], least: f32, of: impl Fn(&Step<A>) -> f32) -> Vec<usize> {
    let mut found: Vec<(usize, f32)> =
        own.iter().map(|step| (step.step, of(step))).filter(|(_, much)| *much >= least).collect();
    // A stable sort: of equal ones the earlier is told first.
    found.sort_by(|one, other| other.1.total_cmp(&one.1));
    found.truncate(TOLD);
    found.into_iter().map(|(step, _)| step).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A decision of a seat: the best chance, the chance after the answer, and the chance after the second best.
    pub fn step(number: usize, seat: usize, phase: &str, best: f32, played: f32, second: f32) -> Step<u8> {
        Step {
            step: number,
            entry: number,
            seat: Seat::at(seat),
            phase: phase.to_owned(),
            played: 0,
            best: 0,
            same: best <= played,
            value_played: played,
            value_best: best,
            value_second: second,
            cost: (best - played).max(0.0),
            visits_played: 1,
            visits_best: 1,
            why: Vec::new(),
            chances: Vec::new(),
        }
    }

    #[test]
    fn accuracy_is_what_was_kept_by_seat_and_phase() {
        let steps = [
            step(0, 0, "roll", 0.5, 0.5, 0.5),
            step(1, 1, "roll", 0.5, 0.4, 0.4),
            step(2, 0, "buy", 0.4, 0.2, 0.2),
            step(3, 0, "roll", 0.5, 0.25, 0.25),
        ];
        let seats = summaries(&steps, 3);
        let phases: Vec<_> =
            seats[0].phases.iter().map(|phase| (phase.phase.as_str(), phase.decisions)).collect();
        assert_eq!(phases, [("roll", 2), ("buy", 1)]);
        let accuracies: Vec<f64> = seats[0].phases.iter().map(|phase| phase.accuracy).collect();
        assert_eq!(accuracies, [0.75, 0.5]);
        assert!((seats[0].accuracy - 2.0 / 3.0).abs() < 1e-6);
        assert!((seats[1].accuracy - 0.8).abs() < 1e-6);
        assert_eq!((seats[2].decisions, seats[2].accuracy), (0, 0.0));
    }

    #[test]
    fn the_costliest_are_told_worst_first_and_small_things_not_at_all() {
        let costs = [0.01, 0.3, 0.05, 0.3, 0.1, 0.0];
        let steps: Vec<_> =
            costs.iter().enumerate().map(|(at, cost)| step(at, 0, "p", 0.5, 0.5 - cost, 0.1)).collect();
        assert_eq!(summaries(&steps, 1)[0].costliest, [1, 3, 4]);
        assert!(summaries(&steps[..1], 1)[0].costliest.is_empty());
    }

    #[test]
    fn only_the_best_answer_is_praised_and_only_where_it_mattered() {
        let steps = [
            step(0, 0, "p", 0.5, 0.5, 0.48),
            step(1, 0, "p", 0.5, 0.5, 0.4),
            step(2, 0, "p", 0.5, 0.3, 0.1),
            step(3, 0, "p", 0.9, 0.9, 0.2),
        ];
        assert_eq!(summaries(&steps, 1)[0].praised, [3, 1]);
    }
}
