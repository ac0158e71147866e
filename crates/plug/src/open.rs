//! The games of the house that is open.

use std::sync::OnceLock;

use engine::{Problem, Problems};
use sha2::{Digest, Sha256};

use crate::Plug;

static OPEN: OnceLock<&'static [&'static Plug]> = OnceLock::new();

/// Opens the house with these games: the first thing a program does. A bot's weights that cannot be used stop the
/// program here, where everybody sees it, and not in the middle of somebody's game. One process is one house: whoever
/// opens it again finds it open.
pub fn open(games: &'static [&'static Plug]) {
    OPEN.get_or_init(|| {
        games.iter().for_each(|game| game.read_weights());
        games
    });
}

/// Every game of the house. Panics where nobody opened it: a program without games has nothing to do.
pub fn games() -> &'static [&'static Plug] {
    OPEN.get().expect("`plug::open` comes before everything else")
}

pub fn find(id: &str) -> Result<&'static Plug, Problems> {
    games().iter().copied().find(|game| game.id() == id).ok_or_else(|| vec![no_game(id)])
}

/// The program, the rules and the cards of this house in one word: bots of houses with the same word play alike.
pub fn mark() -> Result<String, Problems> {
    let mut hash = Sha256::new_with_prefix(env!("CARGO_PKG_VERSION"));
    for game in games() {
        let data = game.check_data(game.built_in_data())?;
        hash.update(format!("\n{} {} {data}", game.id(), game.rules_version()));
    }
    Ok(hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect())
}

pub fn no_game(id: &str) -> Problem {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    Problem::new("no-game").with("game", id).with("known", known.join(", "))
}
