//! Whole games of Dungeon Lords are told without a missing word, in both languages.

use std::collections::HashSet;

use boards::TextBoard;
use dungeon_lords::DungeonLords;
use engine::{
    Game, Pack, Problem, Rng, Seed, Table, Viewer, json,
    rand::{Rng as _, SeedableRng},
};
use serde_json::{Value, json};
use words::Lang;

#[track_caller]
fn is_sentence(text: &str) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains("dl-") && !text.contains("{ $") && !text.contains("problem-"), "{text}");
}

fn tell(options: Value, seed: u64, lang: Lang) {
    let pack = Pack::built_in().expect("built-in data");
    let options = json::read(pack, "options", &options).expect("options");
    let mut table = Table::<DungeonLords>::open(options, pack, Seed::from_number(seed)).expect("table");
    let players = table.state().players.len();
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        let view = table.state().view(Viewer::Seat(seat));
        let question = DungeonLords::question(&view, seat, lang);
        is_sentence(&question);
        assert_ne!(question, lang.say("dl-q-none"));
        if rng.next_u64().is_multiple_of(8) {
            for viewer in Viewer::all(players) {
                let drawn = DungeonLords::draw(&table.state().view(viewer), lang);
                is_sentence(&drawn);
                assert!(drawn.lines().all(|line| line.chars().count() <= 100), "{drawn}");
            }
        }
        actions.clear();
        table.state().legal(seat, &mut actions);
        let mut seen = HashSet::new();
        for action in &actions {
            let text = DungeonLords::answer(&view, action, lang);
            is_sentence(&text);
            assert!(seen.insert(text.clone()), "two answers read `{text}`: {actions:?}");
            assert!(DungeonLords::clause(action).starts_with("DL-"));
        }
        let choice = rng.next_u64() as usize % actions.len();
        table.act(seat, actions[choice]).expect("legal");
    }
    for viewer in Viewer::all(players) {
        let view = table.state().view(viewer);
        for (_, told) in table.story(viewer) {
            is_sentence(&DungeonLords::event(&view, &told.event, lang));
        }
    }
    for standing in &table.state().outcome().expect("over").standings {
        for line in &standing.lines {
            is_sentence(&DungeonLords::score_item(line.item, lang));
        }
    }
}

#[test]
fn games_are_told_in_both_languages() {
    for lang in Lang::ALL {
        for players in 2..=4 {
            for seed in 1..=2 {
                tell(json!({ "players": players }), seed, lang);
                tell(json!({ "players": players, "variant": "base" }), seed, lang);
            }
        }
        is_sentence(&DungeonLords::title(lang));
    }
}

#[test]
fn every_option_and_problem_has_its_words() {
    let options = [
        "players",
        "variant",
        "seasons",
        "rounds",
        "opportunities",
        "fair",
        "pets",
        "bards",
        "paladins",
        "new-tiles",
        "late-adventurers",
        "first-game",
        "special-event-hidden",
        "tax-conquered",
        "planning-order",
        "fatigue-target",
        "conquest-survives-fatigue",
        "witch-targets-distinct",
        "room-counts-if-conquered",
        "titles-count-conquered",
        "room-bonus-on-every-number",
    ];
    for lang in Lang::ALL {
        for option in options {
            is_sentence(&lang.say(&format!("dl-option-{option}")));
            is_sentence(&lang.say(&format!("dl-option-{option}-help")));
        }
        for variant in ["base", "festival", "four-seasons", "beginner"] {
            is_sentence(&lang.say(&format!("dl-variant-{variant}")));
        }
        for key in [
            "dl-players",
            "dl-seasons",
            "dl-rounds",
            "dl-fair-without-opportunities",
            "dl-fair-needs-five-seasons",
            "dl-opportunities-need-five-seasons",
            "dl-five-seasons-need-new-tiles",
            "dl-late-adventurers-need-five-seasons",
            "data-entry",
        ] {
            let problem = Problem::new(key)
                .with("low", 2)
                .with("high", 4)
                .with("found", 9)
                .with("entry", "room")
                .with("reason", "x");
            is_sentence(&lang.problem(&problem));
        }
        for item in [
            "rooms",
            "monsters",
            "ghosts",
            "prisoners",
            "paladins",
            "conquered",
            "unpaid",
            "titles_alone",
            "titles_shared",
            "scoring_rooms",
            "improved_tunnels",
            "scoring_pets",
            "unused_pets",
        ] {
            is_sentence(&DungeonLords::score_item(item, lang));
        }
    }
}
