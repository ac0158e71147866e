//! A position that may become a puzzle: how clear its best answer is, who finds it, and whether it stands a check.

use bots::{First, Kind, Level, Search, Settings, Thought};
use engine::{Game, Seat, Valued, Viewer};

use super::{CLEAR, Difficulty};
use crate::play::Decision;

/// The looks of a check, each from a seed of its own.
const LOOKS: u64 = 3;
/// A bot finds an answer if it gives it as often as this, each time with other luck.
const TRIES: u64 = 5;

pub struct Position<G: Game> {
    pub state: G,
    pub seat: Seat,
    pub legal: Vec<G::Action>,
    /// How many answers led here.
    pub at: usize,
    /// The number of the best answer.
    pub best: usize,
    /// By how much it is ahead at first sight.
    pub margin: f32,
}

/// What the looks of a check agree on.
pub struct Checked {
    pub margin: f32,
    pub chances: Vec<Option<f32>>,
}

impl<G: Valued> Position<G> {
    pub fn of(decision: &Decision<'_, G>, at: usize) -> Position<G> {
        let best = decision.legal.iter().position(|action| *action == decision.choice.action);
        Position {
            state: decision.state.clone(),
            seat: decision.seat,
            legal: decision.legal.to_vec(),
            at,
            best: best.unwrap_or(0),
            margin: margin(&decision.choice.thoughts),
        }
    }

    fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    pub fn difficulty(&self, seed: u64) -> Difficulty {
        let view = self.view();
        let finds = |kind: Kind| {
            (0..TRIES).all(|number| {
                let mut bot = kind.build::<G>(seed.wrapping_add(number));
                bot.choose(&view, self.seat, &self.legal).action == self.legal[self.best]
            })
        };
        if finds(Kind::Greedy) {
            Difficulty::Easy
        } else if finds(Kind::First(First::Level(Level::Normal))) {
            Difficulty::Medium
        } else {
            Difficulty::Hard
        }
    }

    /// Has a search look at it again and again; nothing if one look sees another answer ahead, or this one
    /// not far enough.
    pub fn check(&self, settings: Settings, seed: u64) -> Option<Checked> {
        let view = self.view();
        let mut least = f32::MAX;
        let mut sums = vec![Some(0.0); self.legal.len()];
        for look in 0..LOOKS {
            let mut search = Search::<G>::new(seed.wrapping_add(look), settings);
            let thoughts = search.think(&view, self.seat, &self.legal);
            least = least.min(margin(&thoughts));
            if thoughts.first()?.action != self.legal[self.best] || least < CLEAR {
                return None;
            }
            for (sum, action) in sums.iter_mut().zip(&self.legal) {
                let thought = thoughts.iter().find(|thought| thought.action == *action);
                let value = thought.filter(|thought| thought.visits > 0).map(|thought| thought.value);
                *sum = sum.zip(value).map(|(sum, value)| sum + value);
            }
        }
        let chances = sums.into_iter().map(|sum| sum.map(|sum| rounded(sum / LOOKS as f32)));
        Some(Checked { margin: rounded(least), chances: chances.collect() })
    }
}

/// By how much the first answer is ahead of every other that was tried; nothing where there is no other.
fn margin<A>(thoughts: &[Thought<A>]) -> f32 {
    let [best, others @ ..] = thoughts else { return 0.0 };
    let next = others.iter().filter(|thought| thought.visits > 0).map(|thought| thought.value);
    next.reduce(f32::max).map_or(0.0, |next| best.value - next)
}

/// A chance as files write it.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(value: f32, visits: u32) -> Thought<u8> {
        Thought { action: 0, value, visits }
    }

    #[test]
    fn whatever_was_tried_counts_against_the_best() {
        assert_eq!(margin::<u8>(&[]), 0.0);
        assert_eq!(margin(&[thought(0.6, 9)]), 0.0, "an only answer is no puzzle");
        let thoughts = [thought(0.5, 90), thought(0.25, 9), thought(0.375, 1), thought(0.9, 0)];
        assert_eq!(margin(&thoughts), 0.125);
        assert!(margin(&[thought(0.25, 9), thought(0.5, 3)]) < 0.0, "tried most, and not the best");
    }
}
