//! Weights from self-play: regression of the final margin on the features of positions on the way.
//!
//! Each round plays games between the best weights so far and the latest fit (with some slips, so that more than one
//! kind of position is seen), fits the margin of the final scores to the differences of the features, and lets the
//! fitted weights play the best ones. Earlier rounds are remembered and fade. Only what wins that match is kept: the
//! best measured, not the newest.

mod sums;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Greedy, Search, Settings};
use engine::{Pack, Problem, Problems, Seat, Seed, Valued, Witness};
use serde::Serialize;

use crate::{
    lot::{self, Jobs, Learning, Part},
    play::{bot_seed, play},
    run::{Pool, Run},
    stats::wilson,
};
use sums::{Sums, fit};

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
/// What earlier rounds count for in the next one.
const MEMORY: f64 = 0.7;
/// Games of self-play are added up by so many before they are summed: whoever plays them, rounding is the same.
const JOB: u64 = 8;

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
        let stand = |one: &[f32], other: &[f32]| Learning {
            round,
            iterations: training.iterations,
            weights: [one.to_vec(), other.to_vec()],
        };
        sums.fade(MEMORY);
        sums.merge(&self_play(training, &pool, stand(&best, &latest))?);
        if pool.is_stopped() {
            break;
        }
        let (weights, explained) = fit(&sums, &best);
        let (wins, games) = duel(training, &pool, stand(&weights, &best))?;
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

/// What the games of one round share, whoever plays them.
struct Games<'a, G: Valued> {
    training: &'a Training<'a, G>,
    players: usize,
    /// The seed of the round.
    seed: Seed,
    learning: Learning,
}

impl<'a, G: Valued> Games<'a, G> {
    fn new(training: &'a Training<'a, G>, learning: Learning) -> Result<Games<'a, G>, Problems> {
        let root = Seed::from_number(training.seed);
        let players = G::new(training.options, training.pack, &root, &mut Witness::silent())?.players();
        if learning.weights.iter().any(|weights| weights.len() != G::FEATURES.len()) {
            return Err(vec![Problem::new("weights-do-not-fit").with("features", G::FEATURES.len())]);
        }
        Ok(Games { training, players, seed: root.derive(learning.round), learning })
    }

    fn player(&self, weights: usize, seed: u64, slips: u8) -> Box<dyn Bot<G>> {
        let weights = self.learning.weights[weights].clone();
        if self.learning.iterations == 0 {
            Box::new(Greedy::<G>::new(seed).with_weights(weights).with_slips(slips))
        } else {
            let settings = Settings::iterations(self.learning.iterations);
            Box::new(Search::<G>::new(seed, settings).with_weights(weights).with_slips(slips))
        }
    }
}

/// Self-play between the best weights and the latest.
struct SelfPlay<'a, G: Valued>(Games<'a, G>);

impl<G: Valued> SelfPlay<'_, G> {
    fn games_of(&self, job: u64) -> std::ops::Range<u64> {
        let all = self.0.training.games;
        let first = job.saturating_mul(JOB).min(all);
        first..first.saturating_add(JOB).min(all)
    }

    /// Plays one game and adds up what it teaches.
    fn learn_from(&self, game: u64, sums: &mut Sums) -> Result<(), Problems> {
        let Games { training, players, seed, .. } = &self.0;
        let (players, size) = (*players, G::FEATURES.len());
        let deal = seed.derive(game);
        let mut bots: Vec<_> = Seat::all(players)
            .map(|seat| {
                let weights = (seat.index() + game as usize) % 2;
                self.0.player(weights, bot_seed(&deal, 0, seat), SLIPS)
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
        if let Some(outcome) = end.outcome() {
            let parts = f64::from(outcome.parts.max(1));
            let scores: Vec<f64> =
                outcome.scores().into_iter().map(|score| f64::from(score) / parts).collect();
            learn(sums, &positions, &scores, size);
        }
        Ok(())
    }
}

impl<G: Valued> Jobs for SelfPlay<'_, G> {
    type Done = Sums;

    fn part(&self) -> Part {
        Part::SelfPlay(self.0.learning.clone())
    }

    fn job(&self, number: u64, stop: &AtomicBool) -> Result<Sums, Problems> {
        let mut sums = Sums::new(G::FEATURES.len());
        for game in self.games_of(number) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            self.learn_from(game, &mut sums)?;
        }
        Ok(sums)
    }

    fn games(&self, number: u64) -> u64 {
        let games = self.games_of(number);
        games.end - games.start
    }
}

fn self_play<G: Valued>(
    training: &Training<'_, G>,
    pool: &Pool<'_>,
    learning: Learning,
) -> Result<Sums, Problems> {
    let jobs: Vec<u64> = (0..training.games.div_ceil(JOB)).collect();
    let done = pool.share(&SelfPlay(Games::new(training, learning)?), &jobs, |_| Ok(()))?;
    // In order, so that rounding is the same on any number of threads.
    let mut sums = Sums::new(G::FEATURES.len());
    done.iter().for_each(|job| sums.merge(job));
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
struct Duel<'a, G: Valued>(Games<'a, G>);

impl<G: Valued> Jobs for Duel<'_, G> {
    /// What the newcomer got of the win, and of how many games.
    type Done = (f64, f64);

    fn part(&self) -> Part {
        Part::Duel(self.0.learning.clone())
    }

    fn job(&self, game: u64, _: &AtomicBool) -> Result<(f64, f64), Problems> {
        let Games { training, players, seed, .. } = &self.0;
        let players = *players as u64;
        let deal = seed.derive(1 << 40 | (game / players));
        let newcomer = Seat::at((game % players) as usize);
        let mut bots: Vec<_> = Seat::all(players as usize)
            .map(|seat| {
                let weights = usize::from(seat != newcomer);
                self.0.player(weights, bot_seed(&deal, game % players, seat), 0)
            })
            .collect();
        let end = play::<G>(training.options, training.pack, &deal, &mut bots, |_| {})?;
        let Some(outcome) = end.outcome() else { return Ok((0.0, 0.0)) };
        let winners = outcome.winners().count().max(1) as f64;
        let won = outcome.winners().any(|seat| seat == newcomer);
        Ok((if won { 1.0 / winners } else { 0.0 }, 1.0))
    }

    fn games(&self, _: u64) -> u64 {
        1
    }
}

fn duel<G: Valued>(
    training: &Training<'_, G>,
    pool: &Pool<'_>,
    learning: Learning,
) -> Result<(f64, f64), Problems> {
    let games: Vec<u64> = (0..training.matches).collect();
    let results = pool.share(&Duel(Games::new(training, learning)?), &games, |_| Ok(()))?;
    Ok(results.into_iter().fold((0.0, 0.0), |sum, game| (sum.0 + game.0, sum.1 + game.1)))
}

/// Does some of the jobs of a round for somebody elsewhere: of its self-play, or of its match.
pub fn lot<G: Valued>(
    training: &Training<'_, G>,
    part: &Part,
    jobs: &[u64],
    stop: &AtomicBool,
) -> Result<Option<Vec<u8>>, Problems> {
    let games = |learning: &Learning| Games::new(training, learning.clone());
    match part {
        Part::SelfPlay(learning) => lot::work(&SelfPlay(games(learning)?), jobs, stop),
        Part::Duel(learning) => lot::work(&Duel(games(learning)?), jobs, stop),
        Part::Simulation | Part::Tournament | Part::Balance { .. } | Part::NetPlay(_) | Part::NetDuel(_) => {
            Ok(None)
        }
    }
}
