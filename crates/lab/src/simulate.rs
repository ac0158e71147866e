//! Random games by the thousand: how fast the rules are, how long games last, how scores spread.
//!
//! Game number `i` plays from its own seed, so a result depends on the seed alone and not on the number of threads.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use engine::{
    Game, Pack, Problem, Problems, Rng, Seed, Witness,
    rand::{Rng as _, SeedableRng},
};
use rayon::prelude::*;
use serde::Serialize;

/// Games are handed out in lots of this size.
const LOT: u64 = 64;

/// What to play.
pub struct Simulation<'a, G: Game> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    pub games: u64,
    pub seed: u64,
    /// 0 for all cores.
    pub threads: usize,
    /// Called after each lot with the number of games in it.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Set from outside to stop early; what was played counts.
    pub stop: &'a AtomicBool,
}

/// What was seen. Keys are stable.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub decisions: u64,
    pub decisions_per_game: f64,
    /// Shortest, lower quartile, median, upper quartile and longest game, in decisions.
    pub length: [u64; 5],
    /// Lowest, lower quartile, median, upper quartile and highest score.
    pub scores: [i64; 5],
    /// Scores count in parts of this.
    pub score_parts: u8,
    /// Wins by seat; a shared win counts for each.
    pub wins: Vec<u64>,
    pub state_bytes: usize,
    /// The same for the same seed and rules: two runs can be seen to have played the same games.
    pub checksum: u64,
}

/// What one lot of games adds up to. Whole numbers only, so that the order of lots does not matter.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    lengths: BTreeMap<u64, u64>,
    scores: BTreeMap<i64, u64>,
    wins: Vec<u64>,
    parts: u8,
    checksum: u64,
}

impl Tally {
    fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        other.lengths.into_iter().for_each(|(length, n)| *self.lengths.entry(length).or_default() += n);
        other.scores.into_iter().for_each(|(score, n)| *self.scores.entry(score).or_default() += n);
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.wins.iter_mut().zip(other.wins).for_each(|(own, more)| *own += more);
        self.parts = self.parts.max(other.parts);
        self.checksum = self.checksum.wrapping_add(other.checksum);
        self
    }
}

/// Plays random games on all threads.
pub fn run<G: Game>(simulation: &Simulation<'_, G>) -> Result<Report, Problems> {
    let root = Seed::from_number(simulation.seed);
    // Says what is wrong with the options before any thread starts.
    let players = G::new(simulation.options, simulation.pack, &root, &mut Witness::silent())?.players();
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(simulation.threads)
        .build()
        .map_err(|error| vec![Problem::new("no-threads").with("reason", error)])?;
    let started = Instant::now();
    let lots = simulation.games.div_ceil(LOT);
    let tally = pool.install(|| {
        (0..lots)
            .into_par_iter()
            .map(|lot| {
                if simulation.stop.load(Ordering::Relaxed) {
                    return Tally::default();
                }
                let games = lot * LOT..((lot + 1) * LOT).min(simulation.games);
                let size = games.end - games.start;
                let tally = play_lot::<G>(simulation, &root, games);
                (simulation.progress)(size);
                tally
            })
            .reduce(Tally::default, Tally::merge)
    });
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    Ok(Report {
        game: G::ID,
        players,
        games: tally.games,
        seed: simulation.seed,
        threads: pool.current_num_threads(),
        seconds,
        games_per_second: tally.games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        decisions: tally.decisions,
        decisions_per_game: tally.decisions as f64 / tally.games.max(1) as f64,
        length: quartiles(&tally.lengths).map(|length| length.unwrap_or(0)),
        scores: quartiles(&tally.scores).map(|score| score.unwrap_or(0)),
        score_parts: tally.parts.max(1),
        wins: tally.wins,
        state_bytes: std::mem::size_of::<G>(),
        checksum: tally.checksum,
    })
}

fn play_lot<G: Game>(simulation: &Simulation<'_, G>, root: &Seed, games: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let mut actions = Vec::with_capacity(256);
    for game in games {
        let seed = root.derive(game);
        let mut rng = Rng::seed_from_u64(seed.number());
        let Ok(mut state) = G::new(simulation.options, simulation.pack, &seed, &mut Witness::silent()) else {
            continue;
        };
        let mut decisions = 0u64;
        while let Some(seat) = state.awaiting().lowest() {
            actions.clear();
            state.legal(seat, &mut actions);
            let choice = ((u128::from(rng.next_u64()) * actions.len() as u128) >> 64) as usize;
            let Some(action) = actions.get(choice).copied() else { break };
            state.play(seat, &action, &mut Witness::silent());
            decisions += 1;
            if decisions > G::BOUND as u64 {
                break;
            }
        }
        tally.games += 1;
        tally.decisions += decisions;
        *tally.lengths.entry(decisions).or_default() += 1;
        let Some(outcome) = state.outcome() else { continue };
        tally.parts = outcome.parts;
        tally.wins.resize(outcome.standings.len(), 0);
        let mut mix = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ decisions;
        for standing in &outcome.standings {
            *tally.scores.entry(standing.score.into()).or_default() += 1;
            tally.wins[standing.seat.index()] += u64::from(standing.won);
            mix = mix.rotate_left(13).wrapping_add(standing.score as u64);
        }
        tally.checksum = tally.checksum.wrapping_add(mix);
    }
    tally
}

/// Lowest, quartiles and highest of a histogram.
fn quartiles<T: Copy>(histogram: &BTreeMap<T, u64>) -> [Option<T>; 5] {
    let total: u64 = histogram.values().sum();
    [0, 1, 2, 3, 4].map(|quarter| {
        let wanted = (total.saturating_sub(1)) * quarter / 4;
        let mut seen = 0;
        histogram
            .iter()
            .find(|(_, count)| {
                seen += **count;
                seen > wanted
            })
            .map(|(value, _)| *value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use valeria::{Options, Valeria};

    fn report(threads: usize) -> Report {
        run::<Valeria>(&Simulation {
            options: &Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            games: 300,
            seed: 7,
            threads,
            progress: &|_| {},
            stop: &AtomicBool::new(false),
        })
        .expect("options")
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let (one, two) = (report(1), report(2));
        assert_eq!((one.checksum, one.decisions, &one.wins), (two.checksum, two.decisions, &two.wins));
        assert_eq!((one.length, one.scores), (two.length, two.scores));
        assert_eq!(one.games, 300);
        assert!(one.wins.iter().sum::<u64>() >= 300);
    }

    #[test]
    fn quartiles_of_a_small_histogram() {
        let histogram = BTreeMap::from([(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]);
        assert_eq!(quartiles(&histogram), [Some(1), Some(2), Some(3), Some(4), Some(5)]);
    }
}
