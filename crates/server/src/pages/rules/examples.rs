//! The worked examples of the games, and which of them show a clause.

use std::{collections::HashMap, sync::OnceLock};

use maud::{Markup, html};
use plug::Example;
use words::Lang;

/// The examples of a game, read once.
struct Examples {
    all: Vec<Example>,
    by_clause: HashMap<String, Vec<usize>>,
}

impl Examples {
    fn of(all: Vec<Example>) -> Examples {
        let mut by_clause: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, example) in all.iter().enumerate() {
            for clause in example.rules() {
                by_clause.entry(clause.clone()).or_default().push(at);
            }
        }
        Examples { all, by_clause }
    }
}

fn examples(game: &str) -> Option<&'static Examples> {
    static EXAMPLES: OnceLock<HashMap<&'static str, Examples>> = OnceLock::new();
    let all = EXAMPLES.get_or_init(|| {
        plug::games().iter().map(|game| (game.id(), Examples::of(game.examples()))).collect()
    });
    all.get(game)
}

/// An example by its id.
pub fn find(game: &str, id: &str) -> Option<&'static Example> {
    examples(game)?.all.iter().find(|example| example.id() == id)
}

/// Where an example is shown.
pub fn address(game: &str, example: &Example) -> String {
    format!("/rules/{game}/show/{}", example.id())
}

/// The way to the examples that show a clause: one stands open, several are folded.
pub fn shown_by(game: &str, clause: &str, lang: Lang) -> Markup {
    let Some(all) = examples(game) else { return html! {} };
    let own = all.by_clause.get(clause).into_iter().flatten().filter_map(|at| all.all.get(*at));
    let own: Vec<&Example> = own.collect();
    let link = |example: &Example| html! { a href=(address(game, example)) { (example.sentence(lang)) } };
    html! {
        @match own.as_slice() {
            [] => {},
            [only] => p.show { (lang.say("rules-show")) ": " (link(only)) },
            several => details.show {
                summary { (lang.tell("rules-show-many", [("count", several.len().into())])) span.hidden { " (" (clause) ")" } }
                ul { @for example in several { li { (link(example)) } } }
            },
        }
    }
}
