//! What a bot has said to one seat and nobody else: a hint, or what it thinks of an answer. Where there are several nodes it is
//! stored, so that its person finds it at whichever they look.

use engine::Seat;
use serde::{Serialize, de::DeserializeOwned};

use super::{Hint, LiveTable, Verdict};
use crate::store::Change;

const HINT: &str = "hint";
const VERDICT: &str = "verdict";

/// What was said to a seat.
pub struct Said {
    hint: Option<Hint>,
    verdict: Option<Verdict>,
}

impl LiveTable {
    pub fn said_to(&self, seat: Seat) -> Said {
        let chair = self.chairs.get(seat.index());
        Said {
            hint: chair.and_then(|chair| chair.hint.clone()),
            verdict: chair.and_then(|chair| chair.verdict.clone()),
        }
    }

    pub fn say_to(&mut self, seat: Seat, said: &Said) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            (chair.hint, chair.verdict) = (said.hint.clone(), said.verdict.clone());
        }
    }

    /// The latest hint and verdict of a seat as other nodes read them; nothing, where there are none.
    pub fn asides(&self, seat: Seat) -> Vec<Change> {
        let Some(chair) = self.chairs.get(seat.index()).filter(|_| self.surroundings.own.is_some()) else {
            return Vec::new();
        };
        let hint = chair.hint.as_ref().and_then(|hint| self.aside(seat, HINT, hint));
        let verdict = chair.verdict.as_ref().and_then(|verdict| self.aside(seat, VERDICT, verdict));
        hint.into_iter().chain(verdict).collect()
    }

    fn aside(&self, seat: Seat, kind: &str, said: &impl Serialize) -> Option<Change> {
        let text = serde_json::to_string(said).inspect_err(|error| {
            tracing::error!(table = self.row.id, %error, "what a bot has said cannot be written");
        });
        Some(Change::aside(&self.row.id, seat, kind, &text.ok()?))
    }

    /// Takes in what bots have said at other nodes. What another program has written is nothing.
    pub(super) fn hear_asides(&mut self, asides: Vec<(i64, String, String)>) {
        for (seat, kind, text) in asides {
            let Some(chair) = usize::try_from(seat).ok().and_then(|seat| self.chairs.get_mut(seat)) else {
                continue;
            };
            match kind.as_str() {
                HINT => chair.hint = read(&text),
                VERDICT => chair.verdict = read(&text),
                _ => {}
            }
        }
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}
