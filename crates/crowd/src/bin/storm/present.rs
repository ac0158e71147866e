//! The present of a table, as the API tells it to a seat.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::record::{Print, Shown};

#[derive(Deserialize)]
pub struct Present<'a> {
    pub status: String,
    /// How many moments the seat has noticed.
    pub version: usize,
    pub seat: Option<usize>,
    pub decision: Option<String>,
    #[serde(borrow)]
    answers: Option<Vec<Answer<'a>>>,
    /// The seed, which nobody is told before the game is over.
    pub seed: Option<String>,
    #[serde(borrow)]
    awaiting: &'a RawValue,
    #[serde(borrow)]
    view: &'a RawValue,
}

#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

impl Present<'_> {
    /// What may be answered, if anything is asked.
    pub fn answers(&self) -> Option<impl ExactSizeIterator<Item = &str>> {
        self.answers.as_ref().map(|answers| answers.iter().map(|answer| answer.action.get()))
    }

    /// What a seat is shown by it.
    pub fn shown(&self) -> Option<Shown> {
        let print = Print::of(self.view.get(), self.awaiting.get(), self.answers());
        Some(Shown { seat: self.seat?, moments: self.version, print })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_present_is_read_word_by_word() {
        let text = r#"{"id":"t","status":"playing","version":3,"awaiting":[1],"seat":1,"decision":"d","answers":[{"action":{"a":1},"text":"A"},
            {"action":"b","text":"B"}],"seed":null,"view":{"gold":2}}"#;
        let read = |text: &str| serde_json::from_str::<Present<'_>>(text).expect("a present").shown();
        let present: Present<'_> = serde_json::from_str(text).expect("a present");
        let answers: Vec<&str> = present.answers().expect("it is asked").collect();
        assert_eq!(answers, [r#"{"a":1}"#, r#""b""#]);
        assert_eq!((present.decision.as_deref(), present.version), (Some("d"), 3));
        assert_ne!(read(text), read(&text.replace("\"gold\":2", "\"gold\":3")), "another view");
        assert_ne!(read(text), read(&text.replace("\"action\":\"b\"", "\"action\":\"c\"")), "other answers");
        assert_ne!(read(text), read(&text.replace("[1]", "[0,1]")), "somebody else is waited for");
        assert_eq!(read(text), read(&text.replace("\"A\"", "\"Z\"")), "words are for people");
        assert_eq!(read(&text.replace("\"seat\":1", "\"seat\":null")), None);
    }
}
