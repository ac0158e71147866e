//! Everybody against everybody: all levels of a game, at tables of every size, with what their thinking costs.
//!
//! The bots of a table are drawn for each deal, and the deal is played in all rotations of the seats, so luck of the deal
//! and of the seat falls on all of them alike. A lone player's game is played by every bot. A game's result depends on the
//! seed and its number alone, so threads change nothing, and a ladder can be left and taken up again.

mod picture;
mod rating;

use std::path::Path;

use bots::Kind;
use engine::{Pack, Problem, Problems, Rng, Seat, Seed, Valued, Witness, rand::SeedableRng, rng::below};
use serde::{Deserialize, Serialize};

use crate::{
    entrant::{Crew, Entrant},
    keep::{Keeper, Piece},
    play::{bot_seed, play},
    run::Run,
    stats::{Times, wilson},
};
pub use picture::shown;

/// What one core at work takes, in watts: a server of many cores, all its power divided among them. So a second of
/// thinking is so many joules; who knows better multiplies anew, the seconds stand beside it.
pub const WATTS: f64 = 5.0;

/// What to play.
pub struct Climb<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    pub bots: Vec<Entrant>,
    /// Games at tables of this size, rounded up so that every deal is played in all rotations.
    pub games: u64,
    pub seed: u64,
    /// Where finished games are kept; the same ladder goes on from there.
    pub keep: Option<&'a Path>,
    pub run: Run<'a>,
}

/// The ladder of a game: a file that pages are made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ladder {
    pub game: String,
    pub rules: u32,
    pub data: String,
    /// What a core takes.
    pub watts: f64,
    pub tables: Vec<Rungs>,
}

/// Tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rungs {
    pub players: usize,
    /// What made it, as whoever asked for it says.
    pub command: String,
    pub games: u64,
    /// The strongest first.
    pub rows: Vec<Rung>,
}

/// One bot at tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    pub bot: String,
    /// Seats it has played.
    pub games: u64,
    /// First places, a shared one as its share; for a lone player, games won.
    pub wins: f64,
    pub win_share: f64,
    pub ci_low: f64,
    pub ci_high: f64,
    /// From all pairs at a table, with its 95 % interval; a lone player meets nobody and has none.
    pub elo: Option<[f64; 3]>,
    pub decisions: u64,
    pub seconds_p50: f64,
    pub seconds_p95: f64,
    pub seconds_mean: f64,
    pub joules: f64,
}

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Played {
    job: u64,
    deal: u64,
    /// By seat.
    bots: Vec<usize>,
    ranks: Vec<u8>,
    won: Vec<bool>,
    times: Vec<Times>,
}

impl Piece for Played {
    fn number(&self) -> u64 {
        self.job
    }
}

/// The first line of the file that keeps finished games. How many are wanted is not said there: whoever wants more goes
/// on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    ladder: String,
    rules: u32,
    data: String,
    options: serde_json::Value,
    bots: Vec<String>,
    seed: u64,
}

/// The bots of the house that climb: one step ahead, the levels, and those of earlier days as far as they are kept.
pub fn climbers() -> Vec<Entrant> {
    const NAMES: [&str; 9] =
        ["greedy", "easy", "normal", "hard", "expert", "easy@1", "normal@1", "hard@1", "expert@1"];
    NAMES.iter().filter_map(|name| name.parse::<Kind>().ok()).map(Entrant::from).collect()
}

/// Which bots sit at the table of a deal: drawn without putting back, as long as there are some.
fn drawn(deal: &Seed, bots: usize, players: usize) -> Vec<usize> {
    let mut rng = Rng::seed_from_u64(deal.derive(1 << 40).number());
    let mut left: Vec<usize> = Vec::new();
    (0..players)
        .map(|_| {
            if left.is_empty() {
                left = (0..bots).collect();
            }
            left.swap_remove(below(&mut rng, left.len()))
        })
        .collect()
}

/// Plays what has not been played yet.
pub fn run<G: Valued>(climb: &Climb<'_, G>) -> Result<Rungs, Problems> {
    let root = Seed::from_number(climb.seed);
    let players = G::new(climb.options, climb.pack, &root, &mut Witness::silent())?.players();
    let bots = climb.bots.len();
    if bots == 0 {
        return Err(vec![Problem::new("tournament-no-bots")]);
    }
    // A lone player's deal is played by every bot, any other in every rotation.
    let each = if players == 1 { bots } else { players } as u64;
    let planned = climb.games.div_ceil(each) * each;
    let header = Header {
        ladder: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: climb.pack.hash().to_owned(),
        options: engine::json::write(climb.pack, climb.options),
        bots: climb.bots.iter().map(Entrant::to_string).collect(),
        seed: climb.seed,
    };
    let keeper = Keeper::<Played>::open(climb.keep, &header)?;
    let jobs: Vec<u64> = (0..planned).filter(|job| !keeper.known.contains_key(job)).collect();
    let crew = Crew::<G>::new(&climb.bots, climb.options, climb.pack, players, None);
    let pool = climb.run.start(planned - jobs.len() as u64, planned)?;
    let fresh = pool.each(jobs.len(), |at| {
        let job = jobs[at];
        let (number, shift) = (job / each, (job % each) as usize);
        let deal = root.derive(number);
        let seating: Vec<usize> = match players {
            1 => vec![shift],
            _ => {
                let table = drawn(&deal, bots, players);
                (0..players).map(|seat| table[(seat + shift) % players]).collect()
            }
        };
        let game = play_one(climb, &crew, job, number, shift, &deal, seating)?;
        keeper.write(&game)?;
        pool.did(1);
        Ok(game)
    })?;
    let mut games: Vec<Played> = keeper.known.values().filter(|game| game.job < planned).cloned().collect();
    games.extend(fresh);
    games.sort_by_key(|game| game.job);
    Ok(rungs(&climb.bots, players, &games))
}

fn play_one<G: Valued>(
    climb: &Climb<'_, G>,
    crew: &Crew<G>,
    job: u64,
    number: u64,
    shift: usize,
    deal: &Seed,
    seating: Vec<usize>,
) -> Result<Played, Problems> {
    let mut bots = seating
        .iter()
        .zip(Seat::all(seating.len()))
        .map(|(bot, seat)| crew.seat(*bot, seat, bot_seed(deal, shift as u64, seat)))
        .collect::<Result<Vec<_>, Problems>>()?;
    let mut times = vec![Times::default(); seating.len()];
    let state = play::<G>(climb.options, climb.pack, deal, &mut bots, |decision| {
        times[decision.seat.index()].add(decision.seconds);
    })?;
    let outcome = state.outcome().ok_or_else(|| vec![Problem::new("game-without-end")])?;
    let won = outcome.standings.iter().map(|standing| standing.won).collect();
    Ok(Played { job, deal: number, bots: seating, ranks: outcome.ranks(), won, times })
}

/// Adds up games.
fn rungs(bots: &[Entrant], players: usize, games: &[Played]) -> Rungs {
    let count = bots.len();
    let mut wins = vec![0.0; count];
    let mut seats = vec![0u64; count];
    let mut times = vec![Times::default(); count];
    for game in games {
        let winners = game.won.iter().filter(|won| **won).count().max(1) as f64;
        for (seat, bot) in game.bots.iter().enumerate() {
            seats[*bot] += 1;
            wins[*bot] += if game.won[seat] { 1.0 / winners } else { 0.0 };
            times[*bot].merge(&game.times[seat]);
        }
    }
    let ratings = (players > 1).then(|| rating::ratings(count, games));
    let row = |at: usize| {
        let (ci_low, ci_high) = wilson(wins[at], seats[at] as f64);
        let seconds_mean = times[at].mean();
        Rung {
            bot: bots[at].to_string(),
            games: seats[at],
            wins: wins[at],
            win_share: wins[at] / (seats[at] as f64).max(1.0),
            ci_low,
            ci_high,
            elo: ratings.as_ref().map(|ratings| ratings[at]),
            decisions: times[at].count(),
            seconds_p50: times[at].percentile(50.0),
            seconds_p95: times[at].percentile(95.0),
            seconds_mean,
            joules: seconds_mean * WATTS,
        }
    };
    let mut rows: Vec<Rung> = (0..count).filter(|at| seats[*at] > 0).map(row).collect();
    let strength = |rung: &Rung| rung.elo.map_or(rung.win_share, |[_, elo, _]| elo);
    rows.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
    Rungs { players, command: String::new(), games: games.len() as u64, rows }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_climbs_with_all_its_levels() {
        let names: Vec<String> = climbers().iter().map(Entrant::to_string).collect();
        for level in bots::Level::ALL {
            assert!(names.iter().any(|name| name == level.id()), "{names:?}");
        }
    }

    #[test]
    fn everybody_is_drawn_once_before_anybody_is_drawn_twice() {
        for number in 0..20 {
            let deal = Seed::from_number(number);
            let mut table = drawn(&deal, 3, 4);
            assert_eq!(table, drawn(&deal, 3, 4));
            table.truncate(3);
            table.sort_unstable();
            assert_eq!(table, [0, 1, 2]);
        }
    }
}
