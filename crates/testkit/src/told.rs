//! A game as text: whole games are told without a missing word, in both languages: questions, answers, events, tables,
//! scores, options and everything that can be wrong with them.

use std::collections::HashSet;

use boards::{TextBoard, text::WIDTH};
use engine::{Rng, Seed, Table, Viewer, Witness, json, rand::SeedableRng as _, rng::pick};
use serde_json::Value;
use unicode_width::UnicodeWidthStr;
use words::Lang;

use crate::{built_in, options};

/// A sentence is not empty and holds no message key that was left unread. Keys begin with the game's two letters.
#[track_caller]
pub fn is_sentence(text: &str, keys: &str) {
    assert!(!text.trim().is_empty());
    let unread = [keys, "problem-", "{$", "{ $"].iter().any(|sign| text.contains(sign));
    assert!(!unread, "{text}");
    assert!(!text.contains(": ·"), "a list that begins with its separator: {text}");
}

/// Tells a whole random game. Answers that `again` names are drawn a second time, where random play would otherwise
/// throw the game away too early.
#[track_caller]
pub fn told<G: TextBoard>(written: &Value, seed: u64, lang: Lang, keys: &str, again: fn(&G::Action) -> bool) {
    let mut table = Table::<G>::open(options::<G>(written), built_in(), Seed::from_number(seed))
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let players = table.state().players();
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        let view = table.state().view(Viewer::Seat(seat));
        is_sentence(&G::question(&view, seat, lang), keys);
        // Everybody's table now and then, the asked seat's each time.
        let all = Viewer::all(players).filter(|_| table.log().len().is_multiple_of(16));
        for viewer in all.chain([Viewer::Seat(seat)]) {
            let drawn = G::draw(&table.state().view(viewer), lang);
            is_sentence(&drawn, keys);
            assert!(drawn.lines().all(|line| line.width() <= WIDTH), "{drawn}");
        }
        actions.clear();
        table.state().legal(seat, &mut actions);
        let mut seen = HashSet::new();
        for action in &actions {
            let text = G::answer(&view, action, lang);
            is_sentence(&text, keys);
            assert!(seen.insert(text.clone()), "two answers read `{text}`: {actions:?}");
            assert!(G::clause(action).starts_with(&keys.to_uppercase()));
        }
        let mut choice = pick(&actions, &mut rng).expect("an answer");
        if again(choice) {
            choice = pick(&actions, &mut rng).expect("an answer");
        }
        table.act(seat, *choice).expect("legal");
    }
    for viewer in Viewer::all(players) {
        let view = table.state().view(viewer);
        is_sentence(&G::draw(&view, lang), keys);
        for (_, told) in table.story(viewer) {
            is_sentence(&G::event(table.pack().data(), &told.event, lang), keys);
        }
    }
    for standing in &table.state().outcome().expect("over").standings {
        for line in &standing.lines {
            is_sentence(&G::score_item(line.item, lang), keys);
        }
    }
}

/// Every option of a game has a name and a sentence; every refused set of options is explained.
#[track_caller]
pub fn options_are_explained<G: TextBoard>(keys: &str, refused: &[Value]) {
    let pack = built_in();
    let defaults = json::write(pack, &G::Options::default());
    for lang in Lang::ALL {
        is_sentence(&G::title(lang), keys);
        for name in defaults.as_object().expect("an object").keys() {
            let key = format!("{keys}option-{}", name.replace('_', "-"));
            is_sentence(&lang.say(&key), keys);
            is_sentence(&lang.say(&format!("{key}-help")), keys);
        }
        for written in refused {
            let options = options::<G>(written);
            let problems =
                G::new(&options, pack, &Seed::from_number(1), &mut Witness::silent()).expect_err("refused");
            for problem in problems {
                is_sentence(&lang.problem(&problem), keys);
            }
        }
    }
}
