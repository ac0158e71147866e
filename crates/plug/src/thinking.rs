//! Bots that take a seat. A bot is handed what the seat sees and its legal answers, and may think elsewhere.

use std::time::Duration;

use bots::{Choice, Kind, Level, Reason};
use engine::{Pack, Seat, Valued};
use serde_json::Value;

/// No bot makes people wait longer than this.
const LONGEST: Duration = Duration::from_secs(5);

/// The answer a bot chose, and the best answers with their chance to win, as the bot sees it.
pub struct Advice {
    pub action: Value,
    pub thoughts: Vec<Considered>,
}

/// What a bot thinks of an answer.
pub struct Considered {
    pub action: Value,
    /// The chance to win after it, told as it comes true ([`engine::chances`]).
    pub chance: f32,
    /// What speaks for it at once: for the best against the second, for the others against the best. Only where asked for.
    pub why: Vec<Reason>,
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
    explained: bool,
) -> Thinking {
    Box::new(move || {
        let mut bot = Kind::Level(level).build_within::<G>(seed, LONGEST);
        let choice = bot.choose(&view, seat, &legal);
        let mut advice = advice::<G>(pack, &view, &choice);
        if explained {
            explain::<G>(&mut advice, &choice, &view, seat, seed);
        }
        advice
    })
}

/// Adds what speaks for each answer.
fn explain<G: Valued>(
    advice: &mut Advice,
    choice: &Choice<G::Action>,
    view: &G::View,
    seat: Seat,
    seed: u64,
) {
    let [best, second, ..] = choice.thoughts.as_slice() else { return };
    for (at, (told, thought)) in advice.thoughts.iter_mut().zip(&choice.thoughts).enumerate() {
        let other = if at == 0 { second } else { best };
        told.why = bots::reasons::<G>(view, seat, &thought.action, &other.action, seed);
    }
}

/// A choice in JSON.
pub(crate) fn advice<G: Valued>(pack: Pack<G::Data>, view: &G::View, choice: &Choice<G::Action>) -> Advice {
    let told = bots::told_from_view::<G>(view);
    let write = |action: &G::Action| engine::json::write(pack, action);
    let considered = |thought: &bots::Thought<G::Action>| Considered {
        action: write(&thought.action),
        chance: told(thought.value),
        why: Vec::new(),
    };
    let thoughts = choice.thoughts.iter().take(3).map(considered);
    Advice { action: write(&choice.action), thoughts: thoughts.collect() }
}
