//! Why an answer is better than another, in words made from what the bots of a game weigh.

use bots::Reason;
use words::{Arg, Lang};

use crate::Plug;

/// How many reasons are told.
const TOLD: usize = 2;
/// A difference that is smaller is written as none.
const SEEN: f32 = 0.05;

impl Plug {
    /// What speaks for an answer: the weightiest reasons that there are words for. `None` if there are none: then it shows
    /// only further on.
    pub fn why(&self, reasons: &[Reason], lang: Lang) -> Option<String> {
        let mut told: Vec<String> = Vec::new();
        for words in reasons.iter().filter_map(|reason| self.reason(reason, lang)) {
            if told.len() < TOLD && !told.contains(&words) {
                told.push(words);
            }
        }
        match told.as_slice() {
            [] => None,
            [one] => Some(one.clone()),
            [one, two, ..] => {
                Some(lang.tell("why-and", [("one", one.as_str().into()), ("two", two.as_str().into())]))
            }
        }
    }

    /// What speaks for one of the best answers, by its place among them: the first is compared with the second, the others
    /// with the first.
    pub fn speaks_for(&self, place: usize, reasons: &[Reason], lang: Lang) -> String {
        match (place, self.why(reasons, lang)) {
            (0, Some(why)) => lang.tell("why-best", [("why", why.into())]),
            (0, None) => lang.say("why-later"),
            (_, Some(why)) => lang.tell("why-other", [("why", why.into())]),
            (_, None) => lang.say("why-nothing"),
        }
    }

    /// One reason in words. Not everything is said both ways: that there is less of something good is no reason anybody
    /// would give.
    pub fn reason(&self, reason: &Reason, lang: Lang) -> Option<String> {
        if reason.amount.abs() < SEEN {
            return None;
        }
        let name = reason.feature.to_lowercase().replace([' ', '_'], "-");
        let way = if reason.amount > 0.0 { "" } else { "-less" };
        lang.find(&format!("why-{}-{name}{way}", self.prefix), [("n", number(reason.amount.abs(), lang))])
    }
}

/// A number that may choose a plural form where it is whole, and is written with one place where it is not.
fn number(amount: f32, lang: Lang) -> Arg<'static> {
    if (amount - amount.round()).abs() < SEEN {
        return (amount.round() as i64).into();
    }
    lang.decimal(amount.into(), 1).into()
}
