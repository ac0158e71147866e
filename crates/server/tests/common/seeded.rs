//! Games that are the same every time: greedy bots play them from a seed, up to a moment that is looked for.

use bots::Kind;
use engine::{Pack, Seat, Seed, Table, Valued, Viewer};
use serde_json::{Value, json};

/// A moment of a game, as a save that a server takes in.
pub struct Moment {
    pub save: String,
    /// The way there: who answered what.
    // Not every test asks.
    #[allow(dead_code)]
    pub answers: Vec<(usize, Value)>,
    /// A seat that is asked; nobody when the game is over.
    pub seat: Option<Seat>,
    // Not every test asks.
    #[allow(dead_code)]
    pub decisions: usize,
}

/// What a moment is chosen by: how many decisions were made, and what the seat that is asked can see.
pub type Wanted<'a> = &'a mut dyn FnMut(usize, &Value) -> bool;

/// Plays until `wanted` says so, or to the end.
pub fn play(game: &str, players: usize, seed: u64, wanted: Wanted<'_>) -> Moment {
    play_from(game, players, Seed::from_number(seed), seed, wanted)
}

/// The same from any seed, with another for the bots.
pub fn play_from(game: &str, players: usize, seed: Seed, bots: u64, wanted: Wanted<'_>) -> Moment {
    match game {
        "valeria" => play_until::<valeria::Valeria>(players, seed, bots, wanted),
        "making-monsters" => play_until::<making_monsters::MakingMonsters>(players, seed, bots, wanted),
        "dungeon-petz" => play_until::<dungeon_petz::DungeonPetz>(players, seed, bots, wanted),
        "dungeon-lords" => play_until::<dungeon_lords::DungeonLords>(players, seed, bots, wanted),
        _ => panic!("no game is called {game}"),
    }
}

fn play_until<G: Valued>(players: usize, seed: Seed, bots: u64, wanted: Wanted<'_>) -> Moment {
    let pack = Pack::<G::Data>::built_in().expect("data");
    let options = engine::json::read(pack, "options", &json!({ "players": players })).expect("options");
    let mut table = Table::<G>::open(options, pack, seed).expect("a table");
    let mut bot = Kind::Greedy.build::<G>(bots);
    let mut legal = Vec::new();
    let mut answers = Vec::new();
    let seat = loop {
        let Some(seat) = table.state().awaiting().lowest() else { break None };
        let view = table.state().view(Viewer::Seat(seat));
        if wanted(answers.len(), &engine::json::write(pack, &view)) {
            break Some(seat);
        }
        legal.clear();
        table.state().legal(seat, &mut legal);
        let choice = bot.choose(&view, seat, &legal);
        answers.push((seat.index(), engine::json::write(pack, &choice.action)));
        table.act(seat, choice.action).expect("a legal answer");
    };
    let decisions = answers.len();
    Moment { save: engine::save::save(&table).expect("written"), answers, seat, decisions }
}
