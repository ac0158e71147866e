//! Chances as people are told them: what bots see, through the calibration of the game. Bots themselves never use it.

use engine::{Rng, Valued, chances::Lens, rand::SeedableRng};

/// Everybody's chances in a position that runs.
pub fn told_chances<G: Valued>(state: &G, lens: Lens, chances: &mut [f32]) {
    if let Some(correction) = G::calibration().and_then(|known| known.of(state.players(), lens)) {
        correction.all(state.clock(), chances);
    }
}

/// The chance after an answer, as a search sees it in this position.
pub fn told_chance<G: Valued>(state: &G, chance: f32) -> f32 {
    match G::calibration().and_then(|known| known.of(state.players(), Lens::Search)) {
        Some(correction) => correction.one(state.clock(), chance),
        None => chance,
    }
}

/// As [`told_chance`], of somebody who sees only this: how many play and how late it is lies open.
pub fn told_from_view<G: Valued>(view: &G::View) -> impl Fn(f32) -> f32 + use<G> {
    let state = G::imagine(view, &mut Rng::seed_from_u64(0));
    move |chance| told_chance(&state, chance)
}
