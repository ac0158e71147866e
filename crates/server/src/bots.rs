//! Bots that take a seat. A bot is handed what the seat sees and its legal answers, and thinks off the request path in
//! a bounded number of slots.

use std::{str::FromStr, sync::Arc};

use engine::{Game, Pack, Seat, Valued};
use serde_json::Value;
use tokio::sync::Semaphore;

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    Easy,
    Normal,
    Hard,
    Expert,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or(())
    }
}

/// Work that ends in the chosen answer.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// Packs a decision for thinking elsewhere.
pub fn think<G: Game + Valued>(
    view: G::View,
    legal: Vec<G::Action>,
    seat: Seat,
    level: Level,
    pack: Pack<G::Data>,
) -> Thought {
    Box::new(move || {
        let _ = (&view, seat, level);
        let pick = crate::secrets::below(legal.len());
        legal.get(pick).map_or(Value::Null, |action| engine::json::write(pack, action))
    })
}

/// The thinking slots of this server.
#[derive(Clone)]
pub struct Slots(Arc<Semaphore>);

impl Slots {
    pub fn new(count: usize) -> Slots {
        Slots(Arc::new(Semaphore::new(count.max(1))))
    }

    /// Waits for a slot, then thinks on a thread of its own. `None` if thinking failed.
    pub async fn run(&self, thought: Thought) -> Option<Value> {
        let _slot = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(thought).await.ok()
    }
}
