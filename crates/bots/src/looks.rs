//! Looking one step ahead: what each answer leads to, in a few imagined states.

use engine::{Rng, Seat, Valued, Witness};

use crate::Valuer;

/// The chance to win after each of `legal`, on average over so many states that the view allows.
pub(crate) fn one_step<G: Valued>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    states: usize,
    rng: &mut Rng,
) -> Vec<f32> {
    let mut values = vec![0.0f32; legal.len()];
    let mut valuer: Option<Valuer> = None;
    for _ in 0..states {
        let state = G::imagine(view, rng);
        let valuer = valuer.get_or_insert_with(|| {
            let mut valuer = Valuer::of::<G>(state.players());
            valuer.set_par(&state);
            valuer
        });
        let mut trial = state.clone();
        for (sum, action) in values.iter_mut().zip(legal) {
            trial.clone_from(&state);
            trial.play(seat, action, &mut Witness::silent());
            *sum += valuer.chances(&trial)[seat.index()] / states as f32;
        }
    }
    values
}
