//! One step ahead: each answer is tried in a few imagined states, and the one with the best prospects is given.

use std::borrow::Cow;

use engine::{Rng, Seat, Valued, Witness, rand::SeedableRng, rng::below};

use crate::{Bot, Choice, Thought, Valuer, recent::RecentAnswers};

/// How many states an answer is tried in.
const IMAGINED: usize = 4;

pub struct Greedy<G: Valued> {
    rng: Rng,
    weights: Option<Cow<'static, [f32]>>,
    /// In how many of 100 decisions any answer is given instead.
    slips: u8,
    trial: Option<G>,
    recent: RecentAnswers<G>,
}

impl<G: Valued> Greedy<G> {
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy {
            rng: Rng::seed_from_u64(seed),
            weights: None,
            slips: 0,
            trial: None,
            recent: RecentAnswers::new(),
        }
    }

    /// With other weights than those that ship with the game.
    pub fn with_weights(mut self, weights: Vec<f32>) -> Greedy<G> {
        self.weights = Some(Cow::Owned(weights));
        self
    }

    /// Gives any answer in `slips` of 100 decisions.
    pub fn with_slips(mut self, slips: u8) -> Greedy<G> {
        self.slips = slips;
        self
    }
}

impl<G: Valued> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Choice<G::Action> {
        if self.slips > 0 && below(&mut self.rng, 100) < usize::from(self.slips) {
            return Choice { action: legal[below(&mut self.rng, legal.len())], thoughts: Vec::new() };
        }
        let mut valuer: Option<Valuer> = None;
        let mut sums = vec![0.0f32; legal.len()];
        for _ in 0..IMAGINED {
            let state = G::imagine(view, &mut self.rng);
            let valuer = valuer.get_or_insert_with(|| {
                let mut valuer = match &self.weights {
                    Some(weights) => Valuer::new(weights.clone()),
                    None => Valuer::of::<G>(state.players()),
                };
                valuer.set_par(&state);
                valuer
            });
            for (sum, action) in sums.iter_mut().zip(legal) {
                let trial = match &mut self.trial {
                    Some(trial) => {
                        trial.clone_from(&state);
                        trial
                    }
                    empty => empty.insert(state.clone()),
                };
                trial.play(seat, action, &mut Witness::silent());
                *sum += valuer.chances(trial)[seat.index()];
            }
        }
        let mut thoughts: Vec<Thought<G::Action>> = legal
            .iter()
            .zip(&sums)
            .map(|(action, sum)| Thought { action: *action, value: sum / IMAGINED as f32, visits: 1 })
            .collect();
        // A stable sort: of equal answers the first of the list is given.
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        let answers: Vec<G::Action> = thoughts.iter().map(|thought| thought.action).collect();
        let fresh = self.recent.fresh(view, &answers);
        thoughts[..=fresh].rotate_right(1);
        thoughts.truncate(5);
        let action = thoughts[0].action;
        self.recent.note(view, action);
        Choice { action, thoughts }
    }
}
