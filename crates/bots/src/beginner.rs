//! Somebody who has just learnt the rules: sees what is obvious, overlooks some answers, misjudges the others a little,
//! and looks no further than one step. Never nonsense: what looks worse than the average answer is not given.

use engine::{Rng, Seat, Valued, rand::SeedableRng, rng::below};

use crate::{Bot, Choice, Thought, looks::one_step, recent::RecentAnswers};

/// How many states an answer is tried in.
const IMAGINED: usize = 2;
/// In how many of 100 looks an answer is overlooked.
const OVERLOOKED: usize = 40;
/// By how much answers are misjudged at most, as a share of what lies between the average answer and the best.
const MISJUDGED: f32 = 1.2;
/// An answer that is ahead of all others by this much of a chance to win is seen for what it is.
const OBVIOUS: f32 = 0.08;
const THOUGHTS: usize = 5;

/// Plays `easy`.
pub struct Beginner<G: Valued> {
    rng: Rng,
    recent: RecentAnswers<G>,
}

impl<G: Valued> Beginner<G> {
    pub fn new(seed: u64) -> Beginner<G> {
        Beginner { rng: Rng::seed_from_u64(seed), recent: RecentAnswers::new() }
    }

    /// What a beginner thinks of each answer; `None` for one that is overlooked or makes no sense.
    fn judge(&mut self, values: &[f32]) -> Vec<Option<f32>> {
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let next = values.iter().copied().filter(|value| *value < best).fold(f32::MIN, f32::max);
        let average = values.iter().sum::<f32>() / values.len() as f32;
        let obvious = best - next >= OBVIOUS;
        let judged = values.iter().map(|value| {
            let overlooked = below(&mut self.rng, 100) < OVERLOOKED;
            let error = below(&mut self.rng, 1 << 16) as f32 / f32::from(u16::MAX) - 0.5;
            let is_best = *value == best;
            let seen = if obvious { is_best } else { *value >= average && !overlooked };
            seen.then_some(value + 2.0 * error * MISJUDGED * (best - average))
        });
        judged.collect()
    }
}

impl<G: Valued> Bot<G> for Beginner<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Choice<G::Action> {
        let values = one_step::<G>(view, seat, legal, IMAGINED, &mut self.rng);
        let judged = self.judge(&values);
        // What was seen comes first, as it is judged; then the rest, as it is: somebody who overlooked everything
        // takes what is best at first sight.
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|one, other| {
            let key = |at: usize| (judged[at].is_some(), judged[at].unwrap_or(values[at]));
            let ((seen, value), (other_seen, other_value)) = (key(*one), key(*other));
            other_seen.cmp(&seen).then(other_value.total_cmp(&value))
        });
        let answers: Vec<G::Action> = order.iter().map(|at| legal[*at]).collect();
        let fresh = self.recent.fresh(view, &answers);
        order[..=fresh].rotate_right(1);
        let thought = |at: &usize| Thought { action: legal[*at], value: values[*at], visits: 1 };
        let thoughts: Vec<_> = order.iter().take(THOUGHTS).map(thought).collect();
        let action = thoughts[0].action;
        self.recent.note(view, action);
        Choice { action, thoughts }
    }
}
