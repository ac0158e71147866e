//! The laws of a game at scale: every law at every decision, on options of every kind.
//!
//! Games come in lots. A lot has options and seeds of its own and collects the stray answers it tries, so that what it
//! finds depends on the seed and its number alone: a law broken in one run is broken in every run of that lot.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    time::Instant,
};

use engine::{
    Game, Pack, Problems, Rng, Seed, Witness, json,
    laws::{Strays, examine_game},
    rand::SeedableRng,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    keep::{Keeper, Piece},
    run::Run,
};

/// How many games make a lot.
pub const LOT: u64 = 20;

/// What to look at.
pub struct Examination<'a, G: Game> {
    /// The options of every game; `None` draws other ones for each lot.
    pub options: Option<&'a G::Options>,
    pub pack: Pack<G::Data>,
    /// Rounded up to whole lots.
    pub games: u64,
    /// Number of the first lot, for looking again at one that broke a law.
    pub first: u64,
    pub seed: u64,
    /// Where finished lots are kept; the same examination goes on from there.
    pub keep: Option<&'a Path>,
    pub run: Run<'a>,
}

/// What was seen: keys are stable.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub seed: u64,
    pub games: u64,
    pub games_planned: u64,
    pub decisions: u64,
    /// Games by number of players.
    pub players: BTreeMap<usize, u64>,
    /// How many different sets of options were played.
    pub configurations: usize,
    /// Of this run; what was kept from before took its time then.
    pub seconds: f64,
    pub threads: usize,
    pub broken: Vec<BrokenLaw>,
}

/// A law that did not hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BrokenLaw {
    pub law: String,
    pub lot: u64,
    pub game: u64,
    pub seed: Seed,
    pub decision: usize,
    pub detail: String,
    pub options: Value,
    /// The game up to there, as a save.
    pub save: Option<String>,
}

/// The first line of the file that keeps finished lots.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    laws: String,
    rules: u32,
    data: String,
    /// `null` where each lot has options of its own.
    options: Value,
    seed: u64,
}

/// What is kept of a lot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Lot {
    lot: u64,
    options: Value,
    players: usize,
    decisions: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    broken: Vec<BrokenLaw>,
}

impl Piece for Lot {
    fn number(&self) -> u64 {
        self.lot
    }
}

/// Examines what has not been examined yet.
pub fn run<G: Game>(examination: &Examination<'_, G>) -> Result<Report, Problems> {
    let root = Seed::from_number(examination.seed);
    if let Some(stated) = examination.options {
        // Says what is wrong with the options before any thread starts.
        G::new(stated, examination.pack, &root, &mut Witness::silent())?;
    }
    let header = Header {
        laws: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: examination.pack.hash().to_owned(),
        options: examination.options.map_or(Value::Null, |options| json::write(examination.pack, options)),
        seed: examination.seed,
    };
    let keeper = Keeper::<Lot>::open(examination.keep, &header)?;
    let wanted = examination.first..examination.first + examination.games.div_ceil(LOT);
    let planned = (wanted.end - wanted.start) * LOT;
    let is_known = |lot: &u64| keeper.known.contains_key(lot);
    let (before, left): (Vec<u64>, Vec<u64>) = wanted.partition(is_known);
    let pool = examination.run.start(before.len() as u64 * LOT, planned)?;
    let started = Instant::now();
    let fresh = pool.each(left.len(), |job| {
        let lot = examine_lot(examination, &root, left[job]);
        keeper.write(&lot)?;
        pool.did(LOT);
        Ok(lot)
    })?;
    let seconds = started.elapsed().as_secs_f64();
    let lots: Vec<&Lot> = before.iter().filter_map(|lot| keeper.known.get(lot)).chain(&fresh).collect();
    let mut players = BTreeMap::new();
    for lot in &lots {
        *players.entry(lot.players).or_default() += LOT;
    }
    let configurations: BTreeSet<String> = lots.iter().map(|lot| lot.options.to_string()).collect();
    Ok(Report {
        game: G::ID,
        seed: examination.seed,
        games: lots.len() as u64 * LOT,
        games_planned: planned,
        decisions: lots.iter().map(|lot| lot.decisions).sum(),
        players,
        configurations: configurations.len(),
        seconds,
        threads: pool.threads(),
        broken: lots.iter().flat_map(|lot| lot.broken.iter().cloned()).collect(),
    })
}

fn examine_lot<G: Game>(examination: &Examination<'_, G>, root: &Seed, number: u64) -> Lot {
    let Examination { pack, options, .. } = *examination;
    let seed = root.derive(number);
    let mut rng = Rng::seed_from_u64(seed.number());
    let options = options.cloned().unwrap_or_else(|| G::any_options(pack, &mut rng));
    let written = json::write(pack, &options);
    let players = G::new(&options, pack, &seed, &mut Witness::silent()).map_or(0, |state| state.players());
    let (mut decisions, mut broken) = (0, Vec::new());
    let mut strays = Strays::new();
    for at in 0..LOT {
        let game = number * LOT + at;
        let deal = seed.derive(at);
        match examine_game::<G>(game, deal, &options, pack, &mut strays) {
            Ok(seen) => decisions += seen as u64,
            Err(found) => broken.push(BrokenLaw {
                law: found.law.to_owned(),
                lot: number,
                game,
                seed: deal,
                decision: found.decision,
                detail: found.detail,
                options: written.clone(),
                save: found.save,
            }),
        }
    }
    Lot { lot: number, options: written, players, decisions, broken }
}
