//! Positions to learn from, packed: numbers of every seat, what the weights say, and what a search found.

use engine::{MAX_SEATS, Seat, Valued};
use serde::{Deserialize, Serialize};

/// One position as a net reads it.
pub(super) struct Position {
    numbers: Vec<f32>,
    values: [f32; MAX_SEATS],
    spread: f32,
}

/// Many positions and what is to be said of them.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(super) struct Samples {
    pub players: usize,
    pub inputs: usize,
    numbers: Vec<f32>,
    values: Vec<[f32; MAX_SEATS]>,
    spreads: Vec<f32>,
    targets: Vec<[f32; MAX_SEATS]>,
}

/// One of them.
pub(super) struct Sample<'a> {
    /// Of every seat, one after the other.
    pub numbers: &'a [f32],
    /// What the weights alone say.
    pub values: &'a [f32; MAX_SEATS],
    pub spread: f32,
    /// The chance of each seat.
    pub target: &'a [f32; MAX_SEATS],
}

impl Samples {
    pub fn new(players: usize, inputs: usize) -> Samples {
        Samples { players, inputs, ..Samples::default() }
    }

    pub fn len(&self) -> usize {
        self.spreads.len()
    }

    /// Reads a position as a seat looks at it.
    pub fn read<G: Valued>(&self, state: &G, looker: Seat) -> Position {
        let mut numbers = vec![0.0; self.players * self.inputs];
        let mut values = [0.0; MAX_SEATS];
        for (seat, numbers) in Seat::all(self.players).zip(numbers.chunks_exact_mut(self.inputs)) {
            bots::read(state, seat, looker, numbers);
            values[seat.index()] = bots::weigh(&numbers[..G::FEATURES.len()], G::weights(self.players));
        }
        Position { numbers, values, spread: state.spread().max(0.1) }
    }

    pub fn add(&mut self, position: &Position, mut target: [f32; MAX_SEATS]) {
        let sum: f32 = target[..self.players].iter().sum();
        if sum <= 0.0 || !position.numbers.iter().all(|number| number.is_finite()) {
            return;
        }
        target.iter_mut().for_each(|chance| *chance /= sum);
        self.numbers.extend_from_slice(&position.numbers);
        self.values.push(position.values);
        self.spreads.push(position.spread);
        self.targets.push(target);
    }

    pub fn merge(&mut self, other: &Samples) {
        self.numbers.extend_from_slice(&other.numbers);
        self.values.extend_from_slice(&other.values);
        self.spreads.extend_from_slice(&other.spreads);
        self.targets.extend_from_slice(&other.targets);
    }

    pub fn get(&self, at: usize) -> Sample<'_> {
        let size = self.players * self.inputs;
        Sample {
            numbers: &self.numbers[at * size..(at + 1) * size],
            values: &self.values[at],
            spread: self.spreads[at],
            target: &self.targets[at],
        }
    }

    /// Average and deviation of each number; what never changes deviates by one.
    pub fn scales(&self) -> Vec<(f32, f32)> {
        let mut sums = vec![(0.0f64, 0.0f64); self.inputs];
        for numbers in self.numbers.chunks_exact(self.inputs) {
            for (sum, number) in sums.iter_mut().zip(numbers) {
                let number = f64::from(*number);
                *sum = (sum.0 + number, sum.1 + number * number);
            }
        }
        let count = (self.len() * self.players).max(1) as f64;
        let scale = |(sum, squares): (f64, f64)| {
            let mean = sum / count;
            let deviation = (squares / count - mean * mean).max(0.0).sqrt();
            (mean as f32, if deviation < 1e-4 { 1.0 } else { deviation as f32 })
        };
        sums.into_iter().map(scale).collect()
    }
}
