//! Weights from self-play: regression of the final margin on the features of positions on the way.
//!
//! Each round plays games between the best weights so far and the latest fit (with some slips, so that more than one
//! kind of position is seen), fits the margin of the final scores to the differences of the features, and lets the
//! fitted weights play the best ones. Earlier rounds are remembered and fade. Only what wins that match is kept: the
//! best measured, not the newest.

use bots::{Bot, Greedy, Search, Settings};
use engine::{Pack, Problems, Seat, Seed, Valued, Witness};
use serde::Serialize;

use crate::{
    play::{bot_seed, play},
    run::{Pool, Run},
    stats::wilson,
};

/// How to learn.
pub struct Training<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    pub rounds: u64,
    /// Games of self-play in each round.
    pub games: u64,
    /// Games of the match that decides whether new weights are kept.
    pub matches: u64,
    /// Iterations of the searches that play; 0 for one step ahead.
    pub iterations: u32,
    /// Where to start; `None` for the weights that ship with the game.
    pub start: Option<Vec<f32>>,
    pub seed: u64,
    pub run: Run<'a>,
}

/// What a round brought.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Round {
    pub round: u64,
    pub positions: u64,
    /// The share of the variance of final margins that the fit explains.
    pub explained: f64,
    pub match_games: u64,
    pub win_share: f64,
    pub ci_low: f64,
    pub ci_high: f64,
    pub kept: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub rounds: Vec<Round>,
    pub features: Vec<&'static str>,
    pub weights: Vec<f32>,
}

/// One decision in so many is looked at.
const EVERY: usize = 5;
/// In so many of 100 decisions self-play slips.
const SLIPS: u8 = 12;
/// How strongly a fit is drawn to the weights before it.
const RIDGE: f64 = 1e-3;
/// What earlier rounds count for in the next one.
const MEMORY: f64 = 0.7;
const LOT: u64 = 8;

/// The sums a regression needs.
#[derive(Clone)]
struct Sums {
    count: f64,
    squares: Vec<f64>,
    products: Vec<f64>,
    target: f64,
}

impl Sums {
    fn new(size: usize) -> Sums {
        Sums { count: 0.0, squares: vec![0.0; size * size], products: vec![0.0; size], target: 0.0 }
    }

    fn add(&mut self, features: &[f32], target: f64) {
        let size = features.len();
        self.count += 1.0;
        self.target += target * target;
        for (row, feature) in features.iter().enumerate() {
            let feature = f64::from(*feature);
            if feature == 0.0 {
                continue;
            }
            self.products[row] += feature * target;
            for (column, other) in features.iter().enumerate() {
                self.squares[row * size + column] += feature * f64::from(*other);
            }
        }
    }

    fn fade(&mut self, share: f64) {
        self.count *= share;
        self.target *= share;
        self.squares.iter_mut().chain(&mut self.products).for_each(|sum| *sum *= share);
    }

    fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.target += other.target;
        self.squares.iter_mut().zip(&other.squares).for_each(|(own, more)| *own += more);
        self.products.iter_mut().zip(&other.products).for_each(|(own, more)| *own += more);
    }
}

/// Ridge regression around the weights before: what the data does not speak about stays as it was.
fn fit(sums: &Sums, before: &[f32]) -> (Vec<f32>, f64) {
    let size = before.len();
    let mut matrix = sums.squares.clone();
    let mut right = sums.products.clone();
    let before: Vec<f64> = before.iter().map(|weight| f64::from(*weight)).collect();
    for row in 0..size {
        for (column, weight) in before.iter().enumerate() {
            right[row] -= sums.squares[row * size + column] * weight;
        }
        let diagonal = &mut matrix[row * size + row];
        *diagonal += RIDGE * *diagonal + 1e-6 * sums.count.max(1.0);
    }
    let change = solve(matrix, right);
    let weights: Vec<f64> = before.iter().zip(change).map(|(weight, step)| weight + step).collect();
    let mut rest = sums.target;
    for row in 0..size {
        rest -= 2.0 * weights[row] * sums.products[row];
        for column in 0..size {
            rest += weights[row] * weights[column] * sums.squares[row * size + column];
        }
    }
    let explained = 1.0 - rest / sums.target.max(1e-9);
    (weights.into_iter().map(|weight| weight as f32).collect(), explained)
}

/// Solves a symmetric positive system by Cholesky's method.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let mut sum = matrix[row * size + column];
            for at in 0..column {
                sum -= matrix[row * size + at] * matrix[column * size + at];
            }
            matrix[row * size + column] =
                if row == column { sum.max(1e-12).sqrt() } else { sum / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        for at in 0..row {
            right[row] -= matrix[row * size + at] * right[at];
        }
        right[row] /= matrix[row * size + row];
    }
    for row in (0..size).rev() {
        for at in row + 1..size {
            right[row] -= matrix[at * size + row] * right[at];
        }
        right[row] /= matrix[row * size + row];
    }
    right
}

/// Learns; the best weights measured are in the report.
pub fn run<G: Valued>(training: &Training<'_, G>) -> Result<Report, Problems> {
    let root = Seed::from_number(training.seed);
    let players = G::new(training.options, training.pack, &root, &mut Witness::silent())?.players();
    let pool = training.run.start(0, training.rounds * (training.games + training.matches))?;
    let mut best = training.start.clone().unwrap_or_else(|| G::weights(players).to_vec());
    let mut latest = best.clone();
    let mut sums = Sums::new(best.len());
    let mut rounds = Vec::new();
    for round in 0..training.rounds {
        let seed = root.derive(round);
        sums.fade(MEMORY);
        sums.merge(&self_play(training, &pool, players, &seed, [&best, &latest])?);
        if pool.is_stopped() {
            break;
        }
        let (weights, explained) = fit(&sums, &best);
        let (wins, games) = duel(training, &pool, players, &seed, [&weights, &best])?;
        if pool.is_stopped() {
            break;
        }
        // A table of four has one newcomer among three: par is a quarter.
        let par = 1.0 / players as f64;
        let win_share = wins / games.max(1.0);
        let (ci_low, ci_high) = wilson(wins, games);
        let kept = win_share > par;
        rounds.push(Round {
            round,
            positions: sums.count as u64,
            explained,
            match_games: games as u64,
            win_share,
            ci_low,
            ci_high,
            kept,
        });
        if kept {
            best.clone_from(&weights);
        }
        latest = weights;
    }
    Ok(Report { game: G::ID, players, rounds, features: G::FEATURES.to_vec(), weights: best })
}

fn player<G: Valued>(training: &Training<'_, G>, weights: &[f32], seed: u64, slips: u8) -> Box<dyn Bot<G>> {
    if training.iterations == 0 {
        Box::new(Greedy::<G>::new(seed).with_weights(weights.to_vec()).with_slips(slips))
    } else {
        let settings = Settings::iterations(training.iterations);
        Box::new(Search::<G>::new(seed, settings).with_weights(weights.to_vec()).with_slips(slips))
    }
}

fn self_play<G: Valued>(
    training: &Training<'_, G>,
    pool: &Pool<'_>,
    players: usize,
    seed: &Seed,
    weights: [&[f32]; 2],
) -> Result<Sums, Problems> {
    let size = G::FEATURES.len();
    let lots = pool.each(training.games.div_ceil(LOT) as usize, |lot| {
        let lot = lot as u64;
        let mut sums = Sums::new(size);
        for game in lot * LOT..((lot + 1) * LOT).min(training.games) {
            if pool.is_stopped() {
                break;
            }
            let deal = seed.derive(game);
            let mut bots: Vec<_> = Seat::all(players)
                .map(|seat| {
                    let weights = weights[(seat.index() + game as usize) % 2];
                    player(training, weights, bot_seed(&deal, 0, seat), SLIPS)
                })
                .collect();
            let mut positions: Vec<Vec<f32>> = Vec::new();
            let mut number = game as usize;
            let end = play::<G>(training.options, training.pack, &deal, &mut bots, |decision| {
                number += 1;
                if number.is_multiple_of(EVERY) {
                    let mut features = vec![0.0; players * size];
                    for seat in Seat::all(players) {
                        let own = seat.index() * size..(seat.index() + 1) * size;
                        decision.state.features(seat, &mut features[own]);
                    }
                    positions.push(features);
                }
            })?;
            let Some(outcome) = end.outcome() else { continue };
            let parts = f64::from(outcome.parts.max(1));
            let scores: Vec<f64> =
                outcome.scores().into_iter().map(|score| f64::from(score) / parts).collect();
            learn(&mut sums, &positions, &scores, size);
            pool.did(1);
        }
        Ok(sums)
    })?;
    // In order, so that rounding is the same on any number of threads.
    let mut sums = Sums::new(size);
    lots.iter().for_each(|lot| sums.merge(lot));
    Ok(sums)
}

/// Each seat against the average of the others.
fn learn(sums: &mut Sums, positions: &[Vec<f32>], scores: &[f64], size: usize) {
    let players = scores.len();
    let total: f64 = scores.iter().sum();
    let mut difference = vec![0.0f32; size];
    for position in positions {
        for seat in 0..players {
            let others = (players - 1).max(1) as f32;
            let target = if players == 1 {
                scores[0]
            } else {
                scores[seat] - (total - scores[seat]) / f64::from(others)
            };
            for (at, place) in difference.iter_mut().enumerate() {
                let own = position[seat * size + at];
                let sum: f32 = (0..players).map(|other| position[other * size + at]).sum();
                *place = if players == 1 { own } else { own - (sum - own) / others };
            }
            sums.add(&difference, target);
        }
    }
}

/// One newcomer against the old weights in the other seats, in every seat of every deal.
fn duel<G: Valued>(
    training: &Training<'_, G>,
    pool: &Pool<'_>,
    players: usize,
    seed: &Seed,
    [fresh, old]: [&[f32]; 2],
) -> Result<(f64, f64), Problems> {
    let results = pool.each(training.matches as usize, |game| {
        let game = game as u64;
        let deal = seed.derive(1 << 40 | (game / players as u64));
        let newcomer = Seat::at((game % players as u64) as usize);
        let mut bots: Vec<_> = Seat::all(players)
            .map(|seat| {
                let weights = if seat == newcomer { fresh } else { old };
                player(training, weights, bot_seed(&deal, game % players as u64, seat), 0)
            })
            .collect();
        let end = play::<G>(training.options, training.pack, &deal, &mut bots, |_| {})?;
        pool.did(1);
        let Some(outcome) = end.outcome() else { return Ok((0.0, 0.0)) };
        let winners = outcome.winners().count().max(1) as f64;
        let won = outcome.winners().any(|seat| seat == newcomer);
        Ok((if won { 1.0 / winners } else { 0.0 }, 1.0))
    })?;
    Ok(results.into_iter().fold((0.0, 0.0), |sum, game| (sum.0 + game.0, sum.1 + game.1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_weights_that_made_the_data() {
        let truth = [2.0f32, -1.0, 0.5];
        let mut sums = Sums::new(3);
        for number in 0..300u32 {
            let features = [(number % 7) as f32 - 3.0, (number % 5) as f32 - 2.0, (number % 11) as f32 - 5.0];
            let target =
                features.iter().zip(truth).map(|(feature, weight)| f64::from(feature * weight)).sum();
            sums.add(&features, target);
        }
        let (weights, explained) = fit(&sums, &[0.0; 3]);
        for (weight, truth) in weights.iter().zip(truth) {
            assert!((weight - truth).abs() < 0.01, "{weights:?}");
        }
        assert!(explained > 0.99);
    }
}
