//! Why one answer rather than another: what the game's value function sees more of, or less of, after the one.
//!
//! Both answers are tried in the same imagined states, so that what chance and others bring anyway falls out of the
//! comparison. It says what speaks for the answer at once; what a search finds further on has no name.

use engine::{Rng, Seat, Valued, Witness, rand::SeedableRng};
use serde::{Deserialize, Serialize};

/// How many states both answers are tried in.
const IMAGINED: usize = 16;
/// What is worth less than this many points is no reason.
const LEAST: f32 = 0.1;

/// Something that speaks for an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// The name of the feature.
    pub feature: String,
    /// How much more of it there is after the answer than after the other one, on average; below zero, how much less.
    pub amount: f32,
    /// What that is worth, in points.
    pub worth: f32,
}

/// What a feature is about: a thing that is weighed twice, as it is and while it lasts, is one thing.
pub fn thing(feature: &str) -> &str {
    feature.strip_suffix(" while it lasts").unwrap_or(feature)
}

/// What speaks for `answer` and against `other`, from what `seat` knows: the weightiest reason first.
pub fn reasons<G: Valued>(
    view: &G::View,
    seat: Seat,
    answer: &G::Action,
    other: &G::Action,
    seed: u64,
) -> Vec<Reason> {
    let mut rng = Rng::seed_from_u64(seed);
    let mut more = vec![0.0f32; G::FEATURES.len()];
    let mut features = vec![0.0f32; G::FEATURES.len()];
    let mut players = 0;
    for _ in 0..IMAGINED {
        let state = G::imagine(view, &mut rng);
        players = state.players();
        for (action, sign) in [(answer, 1.0), (other, -1.0)] {
            let mut after = state.clone();
            after.play(seat, action, &mut Witness::silent());
            after.features(seat, &mut features);
            more.iter_mut().zip(&features).for_each(|(sum, value)| *sum += sign * value / IMAGINED as f32);
        }
    }
    let mut reasons: Vec<Reason> = Vec::new();
    for ((feature, amount), weight) in G::FEATURES.iter().zip(&more).zip(G::weights(players)) {
        let worth = amount * weight;
        match reasons.iter_mut().find(|reason| reason.feature == thing(feature)) {
            Some(reason) => reason.worth += worth,
            None => reasons.push(Reason { feature: thing(feature).to_owned(), amount: *amount, worth }),
        }
    }
    reasons.retain(|reason| reason.worth >= LEAST);
    reasons.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    reasons
}
