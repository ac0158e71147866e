//! Whole games of Dungeon Petz are told without a missing word, in both languages.

use std::collections::HashSet;

use boards::TextBoard;
use dungeon_petz::{Action, DungeonPetz, Options};
use engine::{
    Game, Pack, Problem, Rng, Seed, Table, Viewer,
    rand::{Rng as _, SeedableRng},
};
use words::Lang;

#[track_caller]
fn is_sentence(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(
        !text.contains("dp-") && !text.contains("{$") && !text.contains("{ $") && !text.contains("problem-"),
        "{text}"
    );
}

/// A table whose players mostly keep their pets, so that every kind of question comes up.
fn tell(options: Options, seed: u64, lang: Lang) {
    let pack = Pack::built_in().expect("built-in data");
    let mut table = Table::<DungeonPetz>::open(options, pack, Seed::from_number(seed)).expect("table");
    let players = table.state().players();
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        let view = table.state().view(Viewer::Seat(seat));
        let question = DungeonPetz::question(&view, seat, lang);
        is_sentence(&question);
        assert_ne!(question, lang.say("dp-q-none"));
        if rng.next_u64().is_multiple_of(8) {
            for viewer in Viewer::all(players) {
                let drawn = DungeonPetz::draw(&table.state().view(viewer), lang);
                is_sentence(&drawn);
                assert!(drawn.lines().all(|line| line.chars().count() <= 100), "{drawn}");
            }
        }
        actions.clear();
        table.state().legal(seat, &mut actions);
        let mut seen = HashSet::new();
        for action in &actions {
            let text = DungeonPetz::answer(&view, action, lang);
            is_sentence(&text);
            assert!(seen.insert(text.clone()), "two answers read `{text}`: {actions:?}");
            assert!(DungeonPetz::clause(action).starts_with("DP-"));
        }
        let mut choice = actions[rng.next_u64() as usize % actions.len()];
        if matches!(choice, Action::Release(_) | Action::Escape | Action::Home) {
            choice = actions[rng.next_u64() as usize % actions.len()];
        }
        table.act(seat, choice).expect("legal");
    }
    for viewer in Viewer::all(players) {
        let view = table.state().view(viewer);
        is_sentence(&DungeonPetz::draw(&view, lang));
        for (_, told) in table.story(viewer) {
            is_sentence(&DungeonPetz::event(&view, &told.event, lang));
        }
    }
    for standing in &table.state().outcome().expect("over").standings {
        for line in &standing.lines {
            is_sentence(&DungeonPetz::score_item(line.item, lang));
        }
    }
}

#[test]
fn whole_games_in_both_languages() {
    for lang in Lang::ALL {
        for players in 2..=4 {
            for seed in 0..6 {
                let (double, meat_stand) = (seed % 2 == 0, seed % 3 == 0);
                let final_order = players == 4 && seed == 1;
                let options = Options { players, double, meat_stand, final_order, ..Options::default() };
                tell(options, seed, lang);
            }
        }
    }
}

#[test]
fn options_and_problems_have_words() {
    let value = serde_json::to_value(Options::default()).expect("options");
    for lang in Lang::ALL {
        is_sentence(&DungeonPetz::title(lang));
        for name in value.as_object().expect("an object").keys() {
            let key = format!("dp-option-{}", name.replace('_', "-"));
            is_sentence(&lang.say(&key));
            is_sentence(&lang.say(&format!("{key}-help")));
        }
        let bad =
            Options { players: 9, start: engine::Seat::new(4), final_order: true, ..Options::default() };
        for problem in bad.check().expect_err("bad options") {
            is_sentence(&lang.problem(&problem));
        }
        for key in [
            "data-missing",
            "data-bad",
            "data-number",
            "data-unknown-id",
            "data-unknown-field",
            "data-count",
            "data-twice",
            "data-not-toml",
        ] {
            is_sentence(&lang.problem(&Problem::new(key).with("entry", "pet uni").with("reason", "diet")));
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let keys = |text: &'static str| -> Vec<&'static str> {
        let lines = text.lines().filter(|line| line.starts_with("dp-") || line.starts_with("problem-"));
        lines.filter_map(|line| line.split(' ').next()).collect()
    };
    let english = keys(include_str!("../../../locales/en/dungeon-petz.ftl"));
    assert_eq!(english, keys(include_str!("../../../locales/fr/dungeon-petz.ftl")));
    assert_eq!(english.iter().collect::<HashSet<_>>().len(), english.len(), "no message stands there twice");
}
