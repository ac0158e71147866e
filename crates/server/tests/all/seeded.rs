//! Games that are the same every time: greedy bots play them from a seed, up to a moment that is looked for.

use bots::Kind;
use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

/// A moment of a game, as a save that a server takes in.
pub struct Moment {
    pub save: String,
    /// The way there: who answered what.
    pub answers: Vec<(usize, Value)>,
    /// A seat that is asked; nobody when the game is over.
    pub seat: Option<Seat>,
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
    plug::open(house::GAMES);
    let game = plug::find(game).expect("a game");
    let mut table = game.begin(&json!({ "players": players }), None, seed).expect("a table");
    let mut bot = table.player(Kind::Greedy, bots);
    let mut answers = Vec::new();
    let seat = loop {
        let Some(seat) = table.awaiting().lowest() else { break None };
        if wanted(answers.len(), &table.view(Viewer::Seat(seat))) {
            break Some(seat);
        }
        let action = bot.choose(&*table, seat).expect("it is asked").action;
        table.act(seat, &action).expect("a legal answer");
        answers.push((seat.index(), action));
    };
    let decisions = answers.len();
    Moment { save: table.save().expect("written"), answers, seat, decisions }
}
