//! Whole games of Valeria are told without a missing word, in both languages.

use std::collections::HashSet;

use boards::TextBoard;
use engine::{
    Game, Pack, Rng, Seed, Table, Viewer, json,
    rand::{Rng as _, SeedableRng},
};
use serde_json::json;
use valeria::Valeria;
use words::Lang;

#[track_caller]
fn is_sentence(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains("va-") && !text.contains("{ $") && !text.contains("problem-"), "{text}");
}

fn tell(options: serde_json::Value, seed: u64, lang: Lang) {
    let pack = Pack::built_in().expect("built-in data");
    let options = json::read(pack, "options", &options).expect("options");
    let mut table = Table::<Valeria>::open(options, pack, Seed::from_number(seed)).expect("table");
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        let view = table.state().view(Viewer::Seat(seat));
        is_sentence(&Valeria::question(&view, seat, lang));
        let drawn = Valeria::draw(&view, lang);
        is_sentence(&drawn);
        assert!(drawn.lines().all(|line| line.chars().count() <= 100), "{drawn}");
        actions.clear();
        table.state().legal(seat, &mut actions);
        let mut seen = HashSet::new();
        for action in &actions {
            let text = Valeria::answer(&view, action, lang);
            is_sentence(&text);
            assert!(seen.insert(text.clone()), "two answers read `{text}`: {actions:?}");
            assert!(!Valeria::clause(action).is_empty());
        }
        let choice = rng.next_u64() as usize % actions.len();
        table.act(seat, actions[choice]).expect("legal");
    }
    for viewer in Viewer::all(table.state().players()) {
        let view = table.state().view(viewer);
        for (_, told) in table.story(viewer) {
            is_sentence(&Valeria::event(&view, &told.event, lang));
        }
    }
    for line in &table.state().outcome().expect("over").standings[0].lines {
        is_sentence(&Valeria::score_item(line.item, lang));
    }
}

#[test]
fn games_are_told_in_both_languages() {
    for lang in Lang::ALL {
        for (seed, options) in [
            json!({ "players": 2 }),
            json!({ "players": 1, "hard_sum": true, "mixed": true }),
            json!({ "players": 3, "setup": "random", "no_duke": true }),
            json!({ "players": 4, "setup": "magic_rules", "events": true }),
            json!({ "players": 5, "setup": "random", "events": true, "mixed": true, "magic_pays_effects": true }),
        ]
        .into_iter()
        .enumerate()
        {
            tell(options.clone(), seed as u64, lang);
            tell(options, seed as u64 + 50, lang);
        }
        is_sentence(&Valeria::title(lang));
    }
}
