//! What somebody reads of a table: what they are asked, and how many answers there are.

use serde::{Deserialize, de::IgnoredAny};

/// A decision that a player owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub decision: String,
    pub answers: usize,
}

/// The question stands at the top of what is pushed: who finds none there is not asked.
const TOP: usize = 4000;

/// The question of a page as it is pushed: HTML, in the units by which browsers count.
pub fn pushed(text: &[u16]) -> Option<Question> {
    let top = &text[..text.len().min(TOP)];
    let decision = after(top, "name=\"decision\" value=\"")?;
    let list = text.len() - rfind(text, "id=\"answers-list\"")?;
    let count = after(&text[text.len() - list..], "<span class=\"count\">")?;
    Some(Question { decision, answers: count.parse().ok()? })
}

/// The question of a page as it is loaded.
pub fn loaded(text: &str) -> Option<Question> {
    let word = |start: &str, text: &str| {
        let from = text.find(start)? + start.len();
        let length = text[from..].find(|c: char| !c.is_ascii_alphanumeric())?;
        Some(text[from..from + length].to_owned())
    };
    let decision = word("name=\"decision\" value=\"", text)?;
    let list = text.find("id=\"answers-list\"")?;
    Some(Question { decision, answers: word("<span class=\"count\">", &text[list..])?.parse().ok()? })
}

/// The question of a present that the API tells.
pub fn told(json: &str) -> Option<Question> {
    #[derive(Deserialize)]
    struct Told {
        decision: Option<String>,
        answers: Option<Vec<IgnoredAny>>,
    }
    let told: Told = serde_json::from_str(json).ok()?;
    Some(Question { decision: told.decision?, answers: told.answers?.len() })
}

/// The letters and digits that follow the first `start`.
fn after(text: &[u16], start: &str) -> Option<String> {
    let start: Vec<u16> = start.encode_utf16().collect();
    let from = text.windows(start.len()).position(is(&start))? + start.len();
    let letters = text[from..].iter().map_while(|unit| u8::try_from(*unit).ok().map(char::from));
    Some(letters.take_while(char::is_ascii_alphanumeric).collect())
}

/// Where `sought` stands last.
fn rfind(text: &[u16], sought: &str) -> Option<usize> {
    let sought: Vec<u16> = sought.encode_utf16().collect();
    text.windows(sought.len()).rposition(is(&sought))
}

/// Whether a part of a text is what is sought. Nearly none is, and most say so by their first letter.
fn is(sought: &[u16]) -> impl Fn(&[u16]) -> bool {
    move |part| part.first() == sought.first() && part == sought
}
