//! The games of the house. A new game is one line in each of the two lists.

use dungeon_lords::DungeonLords;
use dungeon_petz::DungeonPetz;
use engine::{
    Problem, Problems,
    any::{AnyGame, Of},
};
use making_monsters::MakingMonsters;
use valeria::Valeria;

/// Every game, without its type.
pub const GAMES: [&dyn AnyGame; 4] =
    [&Of::<Valeria>::NEW, &Of::<MakingMonsters>::NEW, &Of::<DungeonPetz>::NEW, &Of::<DungeonLords>::NEW];

/// Runs `$body` with `$game` standing for the type of the game called `$id`; `None` if there is none.
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            "valeria" => {
                type $game = valeria::Valeria;
                Some($body)
            }
            "making-monsters" => {
                type $game = making_monsters::MakingMonsters;
                Some($body)
            }
            "dungeon-petz" => {
                type $game = dungeon_petz::DungeonPetz;
                Some($body)
            }
            "dungeon-lords" => {
                type $game = dungeon_lords::DungeonLords;
                Some($body)
            }
            _ => None,
        }
    };
}
pub(crate) use with_game;

/// Reads the weights of every game's bots. A file that cannot be used stops the program here, where everybody sees
/// it, and not in the middle of somebody's game.
pub fn read_weights() {
    for game in GAMES {
        with_game!(game.id(), G => <G as engine::Valued>::weights(2));
    }
}

pub fn find(id: &str) -> Result<&'static dyn AnyGame, Problems> {
    GAMES.into_iter().find(|game| game.id() == id).ok_or_else(|| vec![no_game(id)])
}

pub fn no_game(id: &str) -> Problem {
    let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    Problem::new("no-game").with("game", id).with("known", known.join(", "))
}

/// The rules ledger of a game in a language.
pub fn ledger(game: &str, lang: words::Lang) -> Result<&'static str, Problems> {
    use words::Lang::{En, Fr};
    Ok(match (game, lang) {
        ("valeria", En) => include_str!("../../../rules/valeria/en.md"),
        ("valeria", Fr) => include_str!("../../../rules/valeria/fr.md"),
        ("making-monsters", En) => include_str!("../../../rules/making-monsters/en.md"),
        ("making-monsters", Fr) => include_str!("../../../rules/making-monsters/fr.md"),
        ("dungeon-petz", En) => include_str!("../../../rules/dungeon-petz/en.md"),
        ("dungeon-petz", Fr) => include_str!("../../../rules/dungeon-petz/fr.md"),
        ("dungeon-lords", En) => include_str!("../../../rules/dungeon-lords/en.md"),
        ("dungeon-lords", Fr) => include_str!("../../../rules/dungeon-lords/fr.md"),
        _ => return Err(vec![no_game(game)]),
    })
}
