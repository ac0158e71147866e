//! Bots that take a seat. A bot is handed what the seat sees and its legal answers, and may think elsewhere.

use std::time::Duration;

use bots::{Choice, Kind, Level};
use engine::{Game, Pack, Seat, Valued};
use serde_json::Value;

/// No bot makes people wait longer than this.
const LONGEST: Duration = Duration::from_secs(5);

/// The answer a bot chose, and the best answers with their chance to win, as the bot sees it.
pub struct Advice {
    pub action: Value,
    pub thoughts: Vec<(Value, f32)>,
}

/// Work that ends in an answer.
pub type Thinking = Box<dyn FnOnce() -> Advice + Send>;

/// Packs a decision for thinking elsewhere.
pub(crate) fn of<G: Valued>(
    view: G::View,
    legal: Vec<G::Action>,
    seat: Seat,
    level: Level,
    seed: u64,
    pack: Pack<G::Data>,
) -> Thinking {
    Box::new(move || {
        let mut bot = Kind::Level(level).build_within::<G>(seed, LONGEST);
        advice::<G>(pack, &bot.choose(&view, seat, &legal))
    })
}

/// A choice in JSON.
pub(crate) fn advice<G: Game>(pack: Pack<G::Data>, choice: &Choice<G::Action>) -> Advice {
    let write = |action: &G::Action| engine::json::write(pack, action);
    let thoughts = choice.thoughts.iter().take(3).map(|thought| (write(&thought.action), thought.value));
    Advice { action: write(&choice.action), thoughts: thoughts.collect() }
}
