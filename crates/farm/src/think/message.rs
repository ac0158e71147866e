//! What nodes and workers say to each other, as CBOR.

use plug::Task;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Said;

/// A decision in the queue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// Where the answer is waited for.
    pub back: String,
    pub task: Task,
}

impl Asked {
    /// Whether `back` is a place where somebody can wait for an answer, and no door of anything else.
    pub fn is_answerable(&self) -> bool {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '.';
        self.back.starts_with("_INBOX.")
            && self.back.len() < 100
            && !self.back.ends_with('.')
            && !self.back.contains("..")
            && self.back["_INBOX.".len()..].chars().all(plain)
    }
}

/// What a worker says of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Word {
    /// It is at it.
    Busy,
    /// This is what it has come to.
    Answer(Value),
    /// It will not come to anything, and why.
    Refused(Said),
}

#[cfg(test)]
mod tests {
    use plug::About;
    use serde_json::json;

    use super::*;
    use crate::message::{read, write};

    #[test]
    fn messages_come_back_as_they_were_sent() {
        let about = About::Answer { level: "hard".into(), within_ms: 5000, explained: true };
        let task = Task {
            game: "valeria".into(),
            rules: 7,
            data: "ab".into(),
            state: json!({ "luck": [u64::MAX, 0], "players": [{ "gold": 3 }, null], "name": "é" }),
            seat: serde_json::from_value(json!(1)).expect("a seat"),
            seed: u64::MAX,
            about,
        };
        let asked = Asked { back: "_INBOX.abc".into(), task };
        let bytes = write(&asked).expect("bytes");
        assert_eq!(read::<Asked>(&bytes), Some((asked.clone(), &b""[..])));
        let chance = json!(0.1_f32);
        let word = Word::Answer(json!({ "chance": chance, "action": { "buy": "Archer" } }));
        let bytes = write(&word).expect("bytes");
        assert_eq!(read::<Word>(&bytes), Some((word, &b""[..])));
        assert_eq!(read::<Asked>(&bytes), None);
    }

    #[test]
    fn answers_go_to_those_who_wait_and_nowhere_else() {
        let task = json!({
            "game": "", "rules": 1, "data": "", "state": null, "seat": 0, "seed": 1,
            "about": { "Answer": { "level": "", "within_ms": 1, "explained": false } },
        });
        let task: Task = serde_json::from_value(task).expect("a task");
        let to = |back: &str| Asked { back: back.to_owned(), task: task.clone() }.is_answerable();
        assert!(to("_INBOX.fjLp2PDbkSGzB8J1ZAXz2a") && to("_INBOX.a.b"));
        for wrong in
            ["", "_INBOX.", "table.1", "_INBOX.>", "_INBOX.*", "_INBOX.a b", "_INBOX..a", "_INBOX.a."]
        {
            assert!(!to(wrong), "{wrong}");
        }
    }
}
