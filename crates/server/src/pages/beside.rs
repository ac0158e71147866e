//! What stands beside the board where somebody practises: the answers as a list, and what happened.

use maud::{Markup, html};
use plug::{Answer, Eyes, Playing};
use words::Lang;

/// How many of the latest lines are told.
const RECENT: usize = 12;

/// The same answers as on the board; the one that is advised stands out.
pub fn answers(answers: &[Answer], advised: Option<usize>, lang: Lang) -> Markup {
    html! {
        section #answers aria-label=(lang.say("answers-label")) {
            @if !answers.is_empty() {
                h2 { (lang.say("answers-label")) }
                ol.answers {
                    @for (number, answer) in answers.iter().enumerate() {
                        li {
                            button.answer.listed type="submit" form="answer" name="a" value=(number)
                                data-advised[advised == Some(number)] { (answer.text) }
                        }
                    }
                }
            }
        }
    }
}

/// What happened lately.
pub fn log(table: &dyn Playing, eyes: Eyes, lang: Lang) -> Markup {
    html! {
        section #log aria-label=(lang.say("log-label")) {
            h2 { (lang.say("log-label")) }
            ol.log { @for line in table.told(eyes, RECENT, lang) { li { (line.text) } } }
        }
    }
}
