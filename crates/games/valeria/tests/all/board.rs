//! What people read and see of Valeria: sentences in both languages, and pages with every answer on them.

use maud::html;
use serde_json::{Value, json};
use testkit::pages::{galleries, opened, pages};
use valeria::Valeria;
use words::Lang;

fn games() -> [Value; 5] {
    [
        json!({ "players": 2 }),
        json!({ "players": 1, "hard_sum": true, "mixed": true }),
        json!({ "players": 3, "setup": "random", "no_duke": true }),
        json!({ "players": 4, "setup": "magic_rules", "events": true }),
        json!({ "players": 5, "setup": "random", "events": true, "mixed": true, "magic_pays_effects": true }),
    ]
}

#[test]
fn whole_games_are_told() {
    for lang in Lang::ALL {
        for (options, seed) in games().iter().zip(0..) {
            testkit::told::<Valeria>(options, seed, lang, "va-", |_| false);
            testkit::told::<Valeria>(options, seed + 50, lang, "va-", |_| false);
        }
    }
}

#[test]
fn options_are_explained() {
    let refused = [
        json!({ "players": 9, "setup": "nowhere" }),
        json!({ "players": 1, "events": true, "no_duke": true }),
        json!({ "players": 2, "hard_sum": true, "event_choice": ["mimic"], "setup": "chosen" }),
        json!({ "players": 2, "events": true, "event_choice": ["mimic", "mimic", "goblin"], "places": ["hills"] }),
    ];
    testkit::options_are_explained::<Valeria>("va-", &refused);
}

#[test]
fn every_answer_is_a_control_on_the_page() {
    for (options, seed) in games().into_iter().zip(1..) {
        pages::<Valeria>(options, seed, |_, _, _| {});
    }
}

#[test]
fn a_finished_game_opens_all_dukes() {
    let over = pages::<Valeria>(json!({ "players": 3 }), 8, |_, _, _| {});
    let open = engine::json::write(over.pack(), &opened(over.state()));
    for player in open["players"].as_array().expect("players") {
        assert!(player["duke"].is_string(), "{player}");
    }
}

#[test]
fn the_gallery_shows_every_citizen() {
    for (lang, gallery) in galleries::<Valeria>() {
        let pack = crate::common::pack();
        for source in &pack.sources[..pack.citizens.len()] {
            let name = html! { (lang.name(&source.label)) }.into_string();
            assert!(gallery.contains(&name), "{name} is missing");
        }
    }
}
