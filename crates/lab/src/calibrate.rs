//! Are chances true? Games between people-like bots, what was said at moments of them, and how they ended; and from that,
//! how chances are to be told ([`engine::chances`]).
//!
//! Every seat of every game is drawn from the bots that play, so that all mixtures of them are met. Some moments of each
//! game are looked at: what the value of the table says of everybody, what it says from what each seat knows, and what the
//! search that gives hints says of the answer that was given then. A game's result depends on the seed and its number
//! alone, so threads change nothing, and work that was left is taken up again.

mod fit;
mod gap;

use std::path::Path;

use bots::{Bot, Kind, Level, Valuer};
use engine::{
    Pack, Problem, Problems, Rng, Seat, Seed, Valued, Viewer, Witness,
    chances::{Calibration, Correction, Lens},
    rand::SeedableRng,
    rng::below,
};
use serde::{Deserialize, Serialize};

use crate::{
    analyze,
    keep::{Keeper, Piece},
    play::{bot_seed, play},
    run::Run,
};
pub use gap::{Bin, Gap};

/// What to play.
pub struct Calibrating<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    /// Who plays: each seat of each game is drawn from these.
    pub bots: Vec<Kind>,
    pub games: u64,
    pub seed: u64,
    /// Where finished games are kept; the same work goes on from there.
    pub keep: Option<&'a Path>,
    pub run: Run<'a>,
}

/// Who gives hints.
const ADVISER: Kind = Kind::Level(Level::Hard);
/// One decision in so many is looked at with the value alone, and one in so many by a search, which takes longer.
const LOOKED: u64 = 6;
const SEARCHED: u64 = 18;

/// What was said at a moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Said {
    pub lens: Lens,
    pub clock: u32,
    /// The seat whose chance it is; `None` for everybody's.
    pub seat: Option<usize>,
    pub chances: Vec<f32>,
}

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    pub game: u64,
    /// What part of the win each seat had in the end.
    pub won: Vec<f32>,
    pub said: Vec<Said>,
}

impl Piece for Seen {
    fn number(&self) -> u64 {
        self.game
    }
}

/// The first line of the file that keeps finished games. How many are wanted is not said there: whoever wants more goes
/// on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    chances: String,
    rules: u32,
    data: String,
    options: serde_json::Value,
    bots: Vec<String>,
    seed: u64,
}

/// Everything that was said, and how it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub game: &'static str,
    pub rules: u32,
    pub data: String,
    pub players: usize,
    pub games: Vec<Seen>,
}

/// Plays what has not been played yet.
pub fn run<G: Valued>(work: &Calibrating<'_, G>) -> Result<Record, Problems> {
    let root = Seed::from_number(work.seed);
    let players = G::new(work.options, work.pack, &root, &mut Witness::silent())?.players();
    if work.bots.is_empty() {
        return Err(vec![Problem::new("tournament-no-bots")]);
    }
    let header = Header {
        chances: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: work.pack.hash().to_owned(),
        options: engine::json::write(work.pack, work.options),
        bots: work.bots.iter().map(Kind::to_string).collect(),
        seed: work.seed,
    };
    let keeper = Keeper::<Seen>::open(work.keep, &header)?;
    let known = |game: &u64| keeper.known.contains_key(game);
    let jobs: Vec<u64> = (0..work.games).filter(|game| !known(game)).collect();
    let pool = work.run.start(work.games - jobs.len() as u64, work.games)?;
    let fresh = pool.each(jobs.len(), |job| {
        let seen = watch(work, players, jobs[job], &root.derive(jobs[job]))?;
        keeper.write(&seen)?;
        pool.did(1);
        Ok(seen)
    })?;
    let mut games: Vec<Seen> = keeper.known.values().filter(|seen| seen.game < work.games).cloned().collect();
    games.extend(fresh);
    games.sort_by_key(|seen| seen.game);
    Ok(Record { game: G::ID, rules: header.rules, data: header.data, players, games })
}

/// Plays one game and notes what is said on the way.
fn watch<G: Valued>(
    work: &Calibrating<'_, G>,
    players: usize,
    game: u64,
    deal: &Seed,
) -> Result<Seen, Problems> {
    let mut rng = Rng::seed_from_u64(deal.derive(0).number());
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(players)
        .map(|seat| work.bots[below(&mut rng, work.bots.len())].build::<G>(bot_seed(deal, 0, seat)))
        .collect();
    let mut valuer = Valuer::of::<G>(players);
    let mut said = Vec::new();
    let mut number = 0;
    let end = play::<G>(work.options, work.pack, deal, &mut bots, |decision| {
        let (state, clock) = (decision.state, decision.state.clock());
        if number == 0 {
            valuer.set_par(state);
        }
        // Games begin at different places of the pattern, so that no kind of decision is always passed over.
        let at = number + game;
        number += 1;
        if at.is_multiple_of(LOOKED) {
            let chances = valuer.chances(state)[..players].to_vec();
            said.push(Said { lens: Lens::Table, clock, seat: None, chances });
            let chances = analyze::seen_by_seats(state, at);
            said.push(Said { lens: Lens::Seats, clock, seat: None, chances });
        }
        if at.is_multiple_of(SEARCHED) {
            let view = state.view(Viewer::Seat(decision.seat));
            let mut adviser = ADVISER.build::<G>(bot_seed(deal, 1 + number, decision.seat));
            let thoughts = adviser.choose(&view, decision.seat, decision.legal).thoughts;
            // What a hint would have said of the answer that was given, if it had named it at all.
            if let Some(thought) = thoughts.iter().find(|thought| thought.action == decision.choice.action) {
                let (seat, chances) = (Some(decision.seat.index()), vec![thought.value]);
                said.push(Said { lens: Lens::Search, clock, seat, chances });
            }
        }
    })?;
    let outcome = end.outcome().ok_or_else(|| vec![Problem::new("game-without-end")])?;
    let share = 1.0 / outcome.winners().count().max(1) as f32;
    let mut won = vec![0.0; players];
    outcome.winners().for_each(|seat| won[seat.index()] = share);
    Ok(Seen { game, won, said })
}

/// Games are parted into so many to see what is told of those that were not learnt from.
const PARTS: u64 = 5;

/// What was said through one lens, with how it went.
fn through<'a>(games: impl Iterator<Item = &'a Seen>, lens: Lens) -> Vec<(&'a Said, Vec<f32>)> {
    let of = |seen: &Seen, said: &Said| match said.seat {
        Some(seat) => vec![seen.won[seat]],
        None => seen.won.clone(),
    };
    let through = |seen: &'a Seen| seen.said.iter().filter(move |said| said.lens == lens);
    games.flat_map(|seen| through(seen).map(move |said| (said, of(seen, said)))).collect()
}

/// Adds what is said and what is seen, chances told through a correction where there is one.
fn tell(gap: &mut Gap, said: &[(&Said, Vec<f32>)], correction: Option<&Correction>) {
    for (said, seen) in said {
        let mut chances = said.chances.clone();
        match (correction, said.seat) {
            (Some(correction), None) => correction.all(said.clock, &mut chances),
            (Some(correction), Some(_)) => {
                chances.iter_mut().for_each(|chance| *chance = correction.one(said.clock, *chance));
            }
            (None, _) => {}
        }
        chances.iter().zip(seen).for_each(|(chance, seen)| gap.add(*chance, *seen));
    }
}

impl Record {
    /// What is said and what is seen, chances told through a calibration where there is one.
    pub fn gap(&self, lens: Lens, calibration: Option<&Calibration>) -> Gap {
        let correction = calibration.and_then(|known| known.of(self.players, lens));
        let mut gap = Gap::default();
        tell(&mut gap, &through(self.games.iter(), lens), correction);
        gap
    }

    /// What is told of games that were not learnt from: a part of them at a time, by what the other parts teach.
    pub fn unseen(&self, lens: Lens) -> Gap {
        let mut gap = Gap::default();
        for part in 0..PARTS {
            let (asked, known): (Vec<&Seen>, Vec<&Seen>) =
                self.games.iter().partition(|seen| seen.game % PARTS == part);
            let games = known.len();
            let correction = fit::correction(&through(known.into_iter(), lens), games);
            tell(&mut gap, &through(asked.into_iter(), lens), correction.as_ref());
        }
        gap
    }

    /// Learns how to tell chances at tables of so many, and puts it into `calibration`.
    pub fn learn(&self, calibration: &mut Calibration) {
        for lens in Lens::ALL {
            let said = through(self.games.iter(), lens);
            let Some(mut correction) = fit::correction(&said, self.games.len()) else { continue };
            correction.gap_before = self.gap(lens, None).average() as f32;
            correction.gap_after = self.unseen(lens).average() as f32;
            if correction.gap_after >= correction.gap_before {
                correction.leave_as_said();
            }
            calibration.set(self.players, lens, correction);
        }
    }
}
