//! Whole games of Making Monsters are told without a missing word, in both languages.

use std::collections::HashSet;

use boards::TextBoard;
use engine::{
    Game, Pack, Rng, Seed, Table, Viewer, json,
    rand::{Rng as _, SeedableRng},
};
use making_monsters::MakingMonsters;
use serde_json::json;
use words::Lang;

#[track_caller]
fn is_sentence(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains("mm-") && !text.contains("{ $") && !text.contains("problem-"), "{text}");
}

fn tell(players: u8, seed: u64, lang: Lang) {
    let pack = Pack::built_in().expect("built-in data");
    let options = json::read(pack, "options", &json!({ "players": players })).expect("options");
    let mut table = Table::<MakingMonsters>::open(options, pack, Seed::from_number(seed)).expect("table");
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        let view = table.state().view(Viewer::Seat(seat));
        let question = MakingMonsters::question(&view, seat, lang);
        is_sentence(&question);
        assert_ne!(question, lang.say("mm-q-none"));
        // Everybody's table now and then, the asked seat's each time.
        let all = Viewer::all(usize::from(players)).filter(|_| table.log().len().is_multiple_of(16));
        for viewer in all.chain([Viewer::Seat(seat)]) {
            let drawn = MakingMonsters::draw(&table.state().view(viewer), lang);
            is_sentence(&drawn);
            assert!(drawn.lines().all(|line| line.chars().count() <= 100), "{drawn}");
        }
        actions.clear();
        table.state().legal(seat, &mut actions);
        let mut seen = HashSet::new();
        for action in &actions {
            let text = MakingMonsters::answer(&view, action, lang);
            is_sentence(&text);
            assert!(seen.insert(text.clone()), "two answers read `{text}`: {actions:?}");
            assert!(MakingMonsters::clause(action).starts_with("MM-"));
        }
        let choice = rng.next_u64() as usize % actions.len();
        table.act(seat, actions[choice]).expect("legal");
    }
    for viewer in Viewer::all(usize::from(players)) {
        let view = table.state().view(viewer);
        for (_, told) in table.story(viewer) {
            is_sentence(&MakingMonsters::event(&view, &told.event, lang));
        }
    }
    for line in &table.state().outcome().expect("over").standings[0].lines {
        is_sentence(&MakingMonsters::score_item(line.item, lang));
    }
}

#[test]
fn games_are_told_in_both_languages() {
    for lang in Lang::ALL {
        for players in 2..=4 {
            for seed in 1..=2 {
                tell(players, seed, lang);
            }
        }
        is_sentence(&MakingMonsters::title(lang));
        for key in ["mm-tagline", "mm-option-players", "mm-option-players-help"] {
            is_sentence(&lang.say(key));
        }
    }
}

#[test]
fn options_that_are_refused_are_explained() {
    for lang in Lang::ALL {
        for players in [1, 9] {
            let problems = making_monsters::Options { players }.problems();
            let text = lang.problem(&problems[0]);
            is_sentence(&text);
            assert!(text.ends_with("(MM-COMP-07)"), "{text}");
        }
    }
}
