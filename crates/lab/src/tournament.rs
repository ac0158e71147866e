//! Who is the strongest: duplicate deals, every bot in every seat.
//!
//! A lineup is as many bots as there are seats. Each deal is played once for each lineup and each rotation of the
//! seats, so luck of the deal and of the seat falls on everybody alike. A game's result depends on the seed and its
//! number alone, so threads change nothing, and a tournament can be left and taken up again.

use std::{collections::BTreeMap, path::Path, sync::atomic::AtomicBool};

use engine::{Pack, Problem, Problems, Seat, Seed, Valued, Witness, net::Nets};
use serde::{Deserialize, Serialize};

use crate::{
    entrant::{Crew, Entrant},
    keep::{Keeper, Piece},
    lot::{self, Jobs, Part},
    play::{bot_seed, play},
    run::Run,
    sheet,
    stats::{Times, elo, mean, wilson},
};

/// What to play.
pub struct Tournament<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    pub bots: Vec<Entrant>,
    /// The nets that bots use, if others than those that ship with the game.
    pub nets: Option<Nets>,
    /// Games of each lineup, rounded up so that every deal is played in all rotations.
    pub games: u64,
    pub seed: u64,
    /// Where finished games are kept; a tournament with the same settings goes on from there.
    pub keep: Option<&'a Path>,
    pub run: Run<'a>,
}

/// A row of the result: keys are stable.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    pub bot: String,
    /// Seats this bot has played.
    pub games: u64,
    /// First places; a shared one counts as its share.
    pub wins: f64,
    pub win_share: f64,
    pub ci_low: f64,
    pub ci_high: f64,
    pub average_rank: f64,
    pub average_score: f64,
    pub elo: f64,
    pub decisions: u64,
    pub seconds_per_decision_p50: f64,
    pub seconds_per_decision_p95: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub seed: u64,
    pub games_played: u64,
    pub games_planned: u64,
    pub rows: Vec<Row>,
    /// What row `a` scored against row `b`, pairs of seats counted by rank.
    pub duels: Vec<Vec<f64>>,
}

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Played {
    job: u64,
    /// By seat.
    bots: Vec<usize>,
    ranks: Vec<u8>,
    scores: Vec<i32>,
    won: Vec<bool>,
    times: Vec<Times>,
}

impl Piece for Played {
    fn number(&self) -> u64 {
        self.job
    }
}

/// The first line of the file that keeps finished games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    tournament: String,
    rules: u32,
    data: String,
    options: serde_json::Value,
    bots: Vec<String>,
    seed: u64,
}

/// Which bots sit at a table together: the list itself if it fits, repeated at its end if it is short, else every
/// choice of so many.
fn lineups(bots: usize, players: usize) -> Vec<Vec<usize>> {
    if bots <= players {
        return vec![(0..players).map(|seat| seat.min(bots - 1)).collect()];
    }
    let mut all = vec![Vec::new()];
    for _ in 0..players {
        all = all
            .into_iter()
            .flat_map(|chosen: Vec<usize>| {
                let next = chosen.last().map_or(0, |last| last + 1);
                (next..bots).map(move |bot| {
                    let mut longer = chosen.clone();
                    longer.push(bot);
                    longer
                })
            })
            .collect();
    }
    all
}

/// The games as jobs.
struct Games<'a, G: Valued> {
    tournament: &'a Tournament<'a, G>,
    root: Seed,
    players: usize,
    lineups: Vec<Vec<usize>>,
    crew: Crew<G>,
}

impl<'a, G: Valued> Games<'a, G> {
    fn new(tournament: &'a Tournament<'a, G>) -> Result<Games<'a, G>, Problems> {
        let root = Seed::from_number(tournament.seed);
        let players = G::new(tournament.options, tournament.pack, &root, &mut Witness::silent())?.players();
        if tournament.bots.is_empty() {
            return Err(vec![Problem::new("tournament-no-bots")]);
        }
        let Tournament { bots, options, pack, nets, .. } = tournament;
        let crew = Crew::<G>::new(bots, options, *pack, players, nets.as_ref());
        Ok(Games { tournament, root, players, lineups: lineups(tournament.bots.len(), players), crew })
    }

    /// How many tables play each deal.
    fn tables(&self) -> u64 {
        (self.lineups.len() * self.players) as u64
    }

    fn planned(&self) -> u64 {
        self.tournament.games.div_ceil(self.players as u64) * self.tables()
    }
}

impl<G: Valued> Jobs for Games<'_, G> {
    type Done = Played;

    fn part(&self) -> Part {
        Part::Tournament
    }

    fn job(&self, job: u64, _: &AtomicBool) -> Result<Played, Problems> {
        let deal = self.root.derive(job / self.tables());
        let table = job % self.tables();
        let lineup = &self.lineups[table as usize / self.players];
        let shift = table as usize % self.players;
        let seating = (0..self.players).map(|seat| lineup[(seat + shift) % self.players]).collect();
        play_one(self.tournament, &self.crew, job, table, &deal, seating)
    }

    fn games(&self, _: u64) -> u64 {
        1
    }
}

/// Plays what has not been played yet.
pub fn run<G: Valued>(tournament: &Tournament<'_, G>) -> Result<Report, Problems> {
    let plan = Games::new(tournament)?;
    let planned = plan.planned();
    let header = Header {
        tournament: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: tournament.pack.hash().to_owned(),
        options: engine::json::write(tournament.pack, tournament.options),
        bots: tournament.bots.iter().map(Entrant::to_string).collect(),
        seed: tournament.seed,
    };
    let keeper = Keeper::<Played>::open(tournament.keep, &header)?;
    let done: BTreeMap<u64, Played> = keeper
        .known
        .iter()
        .filter(|(job, _)| **job < planned)
        .map(|(job, game)| (*job, game.clone()))
        .collect();
    let jobs: Vec<u64> = (0..planned).filter(|job| !done.contains_key(job)).collect();
    let pool = tournament.run.start(done.len() as u64, planned)?;
    let fresh = pool.share(&plan, &jobs, |game| keeper.write(game))?;
    let mut games = done;
    games.extend(fresh.into_iter().map(|game| (game.job, game)));
    Ok(report(tournament, plan.players, planned, games.values()))
}

/// Does some of its jobs for somebody elsewhere.
pub fn lot<G: Valued>(
    tournament: &Tournament<'_, G>,
    jobs: &[u64],
    stop: &AtomicBool,
) -> Result<Option<Vec<u8>>, Problems> {
    lot::work(&Games::new(tournament)?, jobs, stop)
}

fn play_one<G: Valued>(
    tournament: &Tournament<'_, G>,
    crew: &Crew<G>,
    job: u64,
    table: u64,
    deal: &Seed,
    seating: Vec<usize>,
) -> Result<Played, Problems> {
    let mut bots = seating
        .iter()
        .zip(Seat::all(seating.len()))
        .map(|(bot, seat)| crew.seat(*bot, seat, bot_seed(deal, table, seat)))
        .collect::<Result<Vec<_>, Problems>>()?;
    let mut times = vec![Times::default(); seating.len()];
    let state = play::<G>(tournament.options, tournament.pack, deal, &mut bots, |decision| {
        times[decision.seat.index()].add(decision.seconds);
    })?;
    let outcome = state.outcome().ok_or_else(|| vec![Problem::new("game-without-end")])?;
    Ok(Played {
        job,
        bots: seating,
        ranks: outcome.ranks(),
        scores: outcome.scores(),
        won: outcome.standings.iter().map(|standing| standing.won).collect(),
        times,
    })
}

/// Adds up games in the order of their numbers.
fn report<'p, G: Valued>(
    tournament: &Tournament<'_, G>,
    players: usize,
    planned: u64,
    games: impl Iterator<Item = &'p Played>,
) -> Report {
    let mut names: Vec<String> = Vec::new();
    let row_of: Vec<usize> = tournament
        .bots
        .iter()
        .map(|kind| {
            let name = kind.to_string();
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        })
        .collect();
    let count = names.len();
    let mut wins = vec![0.0; count];
    let mut ranks = vec![Vec::new(); count];
    let mut scores = vec![Vec::new(); count];
    let mut times = vec![Times::default(); count];
    let mut duels = vec![vec![0.0; count]; count];
    let mut played = 0;
    for game in games {
        played += 1;
        let winners = game.won.iter().filter(|won| **won).count().max(1) as f64;
        for (seat, bot) in game.bots.iter().enumerate() {
            let row = row_of[*bot];
            wins[row] += if game.won[seat] { 1.0 / winners } else { 0.0 };
            ranks[row].push(f64::from(game.ranks[seat]));
            scores[row].push(f64::from(game.scores[seat]));
            times[row].merge(&game.times[seat]);
            for (other, rival) in game.bots.iter().enumerate() {
                let rival = row_of[*rival];
                if rival != row {
                    duels[row][rival] += match game.ranks[seat].cmp(&game.ranks[other]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }
    let ratings = elo(&duels);
    let mut rows: Vec<(usize, Row)> = names
        .into_iter()
        .enumerate()
        .map(|(at, bot)| {
            let games = ranks[at].len() as u64;
            let (ci_low, ci_high) = wilson(wins[at], games as f64);
            let row = Row {
                bot,
                games,
                wins: wins[at],
                win_share: wins[at] / (games as f64).max(1.0),
                ci_low,
                ci_high,
                average_rank: mean(&ranks[at]).0,
                average_score: mean(&scores[at]).0,
                elo: ratings[at],
                decisions: times[at].count(),
                seconds_per_decision_p50: times[at].percentile(50.0),
                seconds_per_decision_p95: times[at].percentile(95.0),
            };
            (at, row)
        })
        .collect();
    rows.sort_by(|(_, one), (_, other)| other.elo.total_cmp(&one.elo));
    let order: Vec<usize> = rows.iter().map(|(at, _)| *at).collect();
    let duels = order.iter().map(|a| order.iter().map(|b| duels[*a][*b]).collect()).collect();
    Report {
        game: G::ID,
        players,
        seed: tournament.seed,
        games_played: played,
        games_planned: planned,
        rows: rows.into_iter().map(|(_, row)| row).collect(),
        duels,
    }
}

impl Report {
    /// The rows as CSV.
    pub fn csv(&self) -> String {
        let heads = [
            "bot",
            "games",
            "wins",
            "win_share",
            "ci_low",
            "ci_high",
            "elo",
            "seconds_per_decision_p95",
            "average_rank",
            "average_score",
        ];
        let rows = self.rows.iter().map(|row| {
            [
                row.bot.clone(),
                row.games.to_string(),
                row.wins.to_string(),
                format!("{:.4}", row.win_share),
                format!("{:.4}", row.ci_low),
                format!("{:.4}", row.ci_high),
                format!("{:.1}", row.elo),
                format!("{:.6}", row.seconds_per_decision_p95),
                format!("{:.3}", row.average_rank),
                format!("{:.2}", row.average_score),
            ]
        });
        sheet::csv(heads, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lineups_fit_the_table() {
        assert_eq!(lineups(2, 2), [[0, 1]]);
        assert_eq!(lineups(2, 4), [[0, 1, 1, 1]]);
        assert_eq!(lineups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(lineups(1, 3), [[0, 0, 0]]);
    }
}
