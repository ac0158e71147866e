//! "Find the best move": positions from games between bots where one answer is clearly best.
//!
//! Bots that search play from a seed. Where the best answer is far ahead of the next, the position is looked at again by
//! the strongest search there is, from several seeds: it is a puzzle if each of them sees the same answer as far ahead.
//! What comes of a game depends on the seed and its number alone, so threads change nothing, and work that was left is
//! taken up again.

mod position;
mod puzzle;

use std::{collections::BTreeMap, path::Path};

use bots::{First, Kind, Level, Settings};
use engine::{Pack, Problems, Seat, Seed, Valued, Witness};
use serde::{Deserialize, Serialize};

use crate::{
    keep::{Keeper, Piece},
    play::{bot_seed, play},
    run::Run,
};
use position::Position;
pub use puzzle::{Difficulty, Puzzle};

/// By how much the best answer is ahead where somebody only looks once, and in every look of the check.
const PROMISING: f32 = 0.07;
const CLEAR: f32 = 0.05;
/// A choice between two is no puzzle.
const FEWEST_ANSWERS: usize = 3;
/// Who plays the games: the first edition, so that a seed gives the puzzles that it gave.
pub const PLAYER: Kind = Kind::First(First::Level(Level::Hard));
/// How many positions of a game are checked for each difficulty; the first that holds is kept, so that no game gives
/// more than one of each.
const CHECKED: usize = 2;
/// How many games are played at most for each puzzle that is wanted.
const GAMES_EACH: u64 = 6;

/// The strongest search there was when the puzzles were found: that of `expert@1`.
pub fn strongest() -> Settings {
    First::strongest()
}

/// What to look for.
pub struct Mining<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    /// How many puzzles are wanted.
    pub count: u64,
    pub seed: u64,
    /// Who plays the games, and who checks what looks like a puzzle.
    pub player: Kind,
    pub check: Settings,
    /// Where finished games are kept; the same work goes on from there.
    pub keep: Option<&'a Path>,
    pub run: Run<'a>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub seed: u64,
    pub games: u64,
    pub wanted: u64,
    /// The easy ones first.
    pub puzzles: Vec<Puzzle>,
}

/// What one game has given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Found {
    game: u64,
    puzzles: Vec<Puzzle>,
}

impl Piece for Found {
    fn number(&self) -> u64 {
        self.game
    }
}

/// The first line of the file that keeps finished games. How many puzzles are wanted is not said there: whoever wants
/// more goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    puzzles: String,
    rules: u32,
    data: String,
    options: serde_json::Value,
    player: String,
    check: String,
    seed: u64,
}

/// Plays games until enough puzzles are found.
pub fn run<G: Valued>(mining: &Mining<'_, G>) -> Result<Report, Problems> {
    let root = Seed::from_number(mining.seed);
    let players = G::new(mining.options, mining.pack, &root, &mut Witness::silent())?.players();
    let header = Header {
        puzzles: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: mining.pack.hash().to_owned(),
        options: engine::json::write(mining.pack, mining.options),
        player: mining.player.to_string(),
        check: Kind::Search(mining.check).to_string(),
        seed: mining.seed,
    };
    let keeper = Keeper::<Found>::open(mining.keep, &header)?;
    let mut games: BTreeMap<u64, Vec<Puzzle>> =
        keeper.known.iter().map(|(game, found)| (*game, found.puzzles.clone())).collect();
    let most = mining.count.saturating_mul(GAMES_EACH);
    let before = in_order(&games).map(|puzzles| puzzles.len() as u64).sum::<u64>();
    let pool = mining.run.start(before.min(mining.count), mining.count)?;
    loop {
        let (played, found) = in_order(&games)
            .fold((0, 0), |(played, found), puzzles| (played + 1, found + puzzles.len() as u64));
        if played >= most || found >= mining.count || pool.is_stopped() {
            break;
        }
        // As many games at once as there are threads: what is found too much by that is left out, whoever found it.
        let next: Vec<u64> =
            (played..most).filter(|game| !games.contains_key(game)).take(pool.threads()).collect();
        let fresh = pool.each(next.len(), |job| {
            let found = Found { game: next[job], puzzles: dig(mining, &root.derive(next[job]))? };
            keeper.write(&found)?;
            pool.did(found.puzzles.len() as u64);
            Ok(found)
        })?;
        games.extend(fresh.into_iter().map(|found| (found.game, found.puzzles)));
    }
    // What is kept may come from work that wanted more.
    let within = || in_order(&games).take(most as usize);
    let mut puzzles: Vec<Puzzle> = within().flatten().take(mining.count as usize).cloned().collect();
    puzzles.sort_by_key(|puzzle| puzzle.difficulty);
    Ok(Report {
        game: G::ID,
        players,
        seed: mining.seed,
        games: within().count() as u64,
        wanted: mining.count,
        puzzles,
    })
}

/// What the games from the first on have given, up to one that was not played yet.
fn in_order(games: &BTreeMap<u64, Vec<Puzzle>>) -> impl Iterator<Item = &Vec<Puzzle>> {
    games.iter().zip(0..).take_while(|((game, _), number)| *game == number).map(|((_, puzzles), _)| puzzles)
}

/// Plays one game and looks for puzzles in it: at most one of each difficulty, the clearest.
fn dig<G: Valued>(mining: &Mining<'_, G>, deal: &Seed) -> Result<Vec<Puzzle>, Problems> {
    let players = G::new(mining.options, mining.pack, deal, &mut Witness::silent())?.players();
    let mut bots: Vec<_> =
        Seat::all(players).map(|seat| mining.player.build::<G>(bot_seed(deal, 0, seat))).collect();
    let mut line: Vec<usize> = Vec::new();
    let mut promising: Vec<Position<G>> = Vec::new();
    play::<G>(mining.options, mining.pack, deal, &mut bots, |decision| {
        let position = Position::of(&decision, line.len());
        if decision.legal.len() >= FEWEST_ANSWERS && position.margin >= PROMISING {
            promising.push(position);
        }
        line.extend(decision.legal.iter().position(|action| *action == decision.choice.action));
    })?;
    // A stable sort: of equal ones the earlier is looked at first.
    promising.sort_by(|one, other| other.margin.total_cmp(&one.margin));
    let mut checked = [0; Difficulty::ALL.len()];
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for position in &promising {
        let difficulty = position.difficulty(deal.number());
        let tries = &mut checked[difficulty as usize];
        if *tries >= CHECKED || puzzles.iter().any(|puzzle| puzzle.difficulty == difficulty) {
            continue;
        }
        *tries += 1;
        if let Some(checked) = position.check(mining.check, deal.number()) {
            puzzles.push(Puzzle {
                difficulty,
                options: engine::json::write(mining.pack, mining.options),
                seed: *deal,
                line: line[..position.at].to_vec(),
                seat: position.seat,
                best: position.best,
                margin: checked.margin,
                chances: checked.chances,
                state: engine::json::state_hash(&position.state).map_err(|problem| vec![problem])?,
            });
        }
    }
    Ok(puzzles)
}
