//! Games by the thousand: how fast the rules are, how long games last, how scores spread.
//!
//! Game number `i` plays from its own seed, so a result depends on the seed alone and not on the number of threads.

use std::{collections::BTreeMap, sync::atomic::AtomicBool, time::Instant};

use bots::Kind;
use engine::{
    Pack, Problem, Problems, Rng, Seat, Seed, Valued, Witness, net::Nets, rand::SeedableRng, rng::pick,
};
use serde::{Deserialize, Serialize};

use crate::{
    entrant::{Crew, Entrant},
    lot::{self, Jobs, Part, Sum},
    play::{bot_seed, play},
    run::Run,
};

/// Games at random are so quick that a job has this many of them.
const JOB: u64 = 64;

/// What to play.
pub struct Simulation<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    /// Who plays, by seat; the last one sits in all seats that are left.
    pub bots: Vec<Entrant>,
    /// The nets that bots use, if others than those that ship with the game.
    pub nets: Option<Nets>,
    pub games: u64,
    pub seed: u64,
    pub run: Run<'a>,
}

/// What was seen. Keys are stable.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    /// By seat.
    pub bots: Vec<String>,
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

/// What some games add up to. Whole numbers only, so that the order of adding does not matter.
#[derive(Default, Serialize, Deserialize)]
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
    /// Counts a game as it ended.
    fn add<G: Valued>(&mut self, game: u64, decisions: u64, end: &G) {
        self.games += 1;
        self.decisions += decisions;
        *self.lengths.entry(decisions).or_default() += 1;
        let Some(outcome) = end.outcome() else { return };
        self.parts = outcome.parts;
        self.wins.resize(outcome.standings.len(), 0);
        let mut mix = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ decisions;
        for standing in &outcome.standings {
            *self.scores.entry(standing.score.into()).or_default() += 1;
            self.wins[standing.seat.index()] += u64::from(standing.won);
            mix = mix.rotate_left(13).wrapping_add(standing.score as u64);
        }
        self.checksum = self.checksum.wrapping_add(mix);
    }

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

/// The games as jobs.
struct Games<'a, G: Valued> {
    simulation: &'a Simulation<'a, G>,
    root: Seed,
    bots: Vec<Entrant>,
    crew: Crew<G>,
}

impl<'a, G: Valued> Games<'a, G> {
    /// Says what is wrong with the options before anything starts.
    fn new(simulation: &'a Simulation<'a, G>) -> Result<Games<'a, G>, Problems> {
        let root = Seed::from_number(simulation.seed);
        let players = G::new(simulation.options, simulation.pack, &root, &mut Witness::silent())?.players();
        let bots = seated(&simulation.bots, players)?;
        let Simulation { options, pack, nets, .. } = simulation;
        let crew = Crew::<G>::new(&bots, options, *pack, players, nets.as_ref());
        Ok(Games { simulation, root, bots, crew })
    }

    fn only_random(&self) -> bool {
        self.bots.iter().all(|bot| *bot == Entrant::Bot(Kind::Random))
    }

    /// Bots that think are slow: a job of theirs is a single game, so that all threads have something to do.
    fn size(&self) -> u64 {
        if self.only_random() { JOB } else { 1 }
    }

    fn games_of(&self, job: u64) -> std::ops::Range<u64> {
        let first = job.saturating_mul(self.size()).min(self.simulation.games);
        first..first.saturating_add(self.size()).min(self.simulation.games)
    }
}

impl<G: Valued> Jobs for Games<'_, G> {
    type Done = Tally;
    const SUM: Option<Sum<Tally>> = Some(Tally::merge);

    fn part(&self) -> Part {
        Part::Simulation
    }

    fn job(&self, number: u64, _: &AtomicBool) -> Result<Tally, Problems> {
        let games = self.games_of(number);
        if self.only_random() {
            play_at_random(self.simulation, &self.root, games)
        } else {
            play_with_bots(self.simulation, &self.crew, self.bots.len(), &self.root, games)
        }
    }

    fn games(&self, number: u64) -> u64 {
        let games = self.games_of(number);
        games.end - games.start
    }
}

/// Plays games on all threads.
pub fn run<G: Valued>(simulation: &Simulation<'_, G>) -> Result<Report, Problems> {
    let games = Games::new(simulation)?;
    let pool = simulation.run.start(0, simulation.games)?;
    let started = Instant::now();
    let jobs: Vec<u64> = (0..simulation.games.div_ceil(games.size())).collect();
    let tally = pool.share(&games, &jobs, |_| Ok(()))?.into_iter().fold(Tally::default(), Tally::merge);
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    Ok(Report {
        game: G::ID,
        players: games.bots.len(),
        bots: games.bots.iter().map(Entrant::to_string).collect(),
        games: tally.games,
        seed: simulation.seed,
        threads: pool.threads(),
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

/// Does some of its jobs for somebody elsewhere.
pub fn lot<G: Valued>(
    simulation: &Simulation<'_, G>,
    jobs: &[u64],
    stop: &AtomicBool,
) -> Result<Option<Vec<u8>>, Problems> {
    lot::work(&Games::new(simulation)?, jobs, stop)
}

/// Who sits where.
fn seated(bots: &[Entrant], players: usize) -> Result<Vec<Entrant>, Problems> {
    let last = bots.last().ok_or_else(|| vec![Problem::new("tournament-no-bots")])?;
    if bots.len() > players {
        return Err(vec![Problem::new("too-many-sitters").with("players", players)]);
    }
    Ok((0..players).map(|seat| bots.get(seat).unwrap_or(last).clone()).collect())
}

fn play_with_bots<G: Valued>(
    simulation: &Simulation<'_, G>,
    crew: &Crew<G>,
    players: usize,
    root: &Seed,
    games: std::ops::Range<u64>,
) -> Result<Tally, Problems> {
    let mut tally = Tally::default();
    for game in games {
        let deal = root.derive(game);
        let mut bots = Seat::all(players)
            .map(|seat| crew.seat(seat.index(), seat, bot_seed(&deal, 0, seat)))
            .collect::<Result<Vec<_>, Problems>>()?;
        let mut decisions = 0;
        let end = play::<G>(simulation.options, simulation.pack, &deal, &mut bots, |_| decisions += 1)?;
        tally.add(game, decisions, &end);
    }
    Ok(tally)
}

/// What random bots play, without asking them: at full speed.
fn play_at_random<G: Valued>(
    simulation: &Simulation<'_, G>,
    root: &Seed,
    games: std::ops::Range<u64>,
) -> Result<Tally, Problems> {
    let mut tally = Tally::default();
    let mut actions = Vec::with_capacity(256);
    let on = &mut Witness::silent();
    for game in games {
        let seed = root.derive(game);
        let mut rng = Rng::seed_from_u64(seed.number());
        let mut state = G::new(simulation.options, simulation.pack, &seed, on)?;
        let mut decisions = 0u64;
        while let Some(seat) = state.awaiting().lowest() {
            actions.clear();
            state.legal(seat, &mut actions);
            let Some(action) = pick(&actions, &mut rng).copied() else { break };
            state.play(seat, &action, on);
            decisions += 1;
            if decisions > G::BOUND as u64 {
                break;
            }
        }
        tally.add(game, decisions, &state);
    }
    Ok(tally)
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
    use under_the_bed::{Options, UnderTheBed};

    fn played(bots: &str, games: u64, threads: usize) -> Result<Report, Problems> {
        run::<UnderTheBed>(&Simulation {
            options: &Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            bots: bots.split(',').map(|name| name.parse().expect(name)).collect(),
            nets: None,
            games,
            seed: 7,
            run: Run { threads, progress: &|_, _| {}, stop: &AtomicBool::new(false), farm: None },
        })
    }

    fn report(threads: usize) -> Report {
        played("random", 300, threads).expect("options")
    }

    #[test]
    fn any_bot_plays_and_the_last_named_sits_in_all_seats_left() {
        let one = played("greedy,random", 12, 1).expect("options");
        let two = played("greedy,random", 12, 2).expect("options");
        assert_eq!((one.checksum, &one.wins, one.games), (two.checksum, &two.wins, 12));
        assert_eq!(one.bots, ["greedy", "random"]);
        assert!(one.wins[0] > one.wins[1], "{:?}", one.wins);
        assert_eq!(played("search:3", 1, 1).expect("options").bots, ["search:3", "search:3"]);
        let crowd = played("random,random,random", 1, 1).expect_err("two seats");
        assert_eq!(crowd[0].key, "too-many-sitters");
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
