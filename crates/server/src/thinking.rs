//! Bots that take a seat. A bot is handed what the seat sees and its legal answers, and thinks off the request path, when
//! there is a slot for it (see `slots`).

use std::time::Duration;

use bots::Kind;
use engine::{Pack, Seat, Valued};
use serde_json::Value;

pub use bots::Level;

/// No bot makes people wait longer than this.
const LONGEST: Duration = Duration::from_secs(5);

/// A level by its name.
pub fn level(id: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.id() == id)
}

/// The answer a bot chose, and the best answers with their chance to win, as the bot sees it.
pub struct Advice {
    pub action: Value,
    pub thoughts: Vec<(Value, f32)>,
}

/// Work that ends in an answer.
pub type Thought = Box<dyn FnOnce() -> Advice + Send>;

/// Packs a decision for thinking elsewhere.
pub fn think<G: Valued>(
    view: G::View,
    legal: Vec<G::Action>,
    seat: Seat,
    level: Level,
    seed: u64,
    pack: Pack<G::Data>,
) -> Thought {
    Box::new(move || {
        let mut bot = Kind::Level(level).build_within::<G>(seed, LONGEST);
        let choice = bot.choose(&view, seat, &legal);
        let write = |action: &G::Action| engine::json::write(pack, action);
        let thoughts = choice.thoughts.iter().take(3).map(|thought| (write(&thought.action), thought.value));
        Advice { action: write(&choice.action), thoughts: thoughts.collect() }
    })
}
