//! Whole games that must go the same way for ever: one for each player count, variant, set-up and switch.

use serde_json::{Value, json};
use valeria::Valeria;

fn games() -> Vec<(&'static str, Value)> {
    vec![
        ("1-players", json!({ "players": 1 })),
        ("2-players", json!({ "players": 2 })),
        ("3-players", json!({ "players": 3 })),
        ("4-players", json!({ "players": 4 })),
        ("5-players", json!({ "players": 5 })),
        ("1-random", json!({ "players": 1, "setup": "random" })),
        ("2-random", json!({ "players": 2, "setup": "random" })),
        ("5-random", json!({ "players": 5, "setup": "random" })),
        ("gold-rush", json!({ "players": 2, "setup": "gold_rush" })),
        ("magic-rules", json!({ "players": 3, "setup": "magic_rules" })),
        ("monster-hunt", json!({ "players": 4, "setup": "monster_hunt" })),
        (
            "chosen",
            json!({
                "players": 2, "setup": "chosen", "places": ["hills", "barrens", "valley", "swamp", "cavern"],
                "citizens": [
                    "monk", "blacksmith", "alchemist", "wizard", "peasant", "knight", "thief", "warlord",
                    "priestess", "miner"
                ]
            }),
        ),
        ("events-2", json!({ "players": 2, "events": true })),
        ("events-5", json!({ "players": 5, "events": true })),
        (
            "events-named",
            json!({ "players": 3, "events": true, "event_choice": ["mimic", "sorcerer"], "setup": "random" }),
        ),
        ("mixed-1", json!({ "players": 1, "mixed": true })),
        ("mixed-2", json!({ "players": 2, "mixed": true })),
        ("mixed-5", json!({ "players": 5, "mixed": true })),
        ("no-duke-2", json!({ "players": 2, "no_duke": true })),
        ("no-duke-4", json!({ "players": 4, "no_duke": true })),
        (
            "all-variants-3",
            json!({ "players": 3, "events": true, "mixed": true, "no_duke": true, "setup": "random" }),
        ),
        ("all-variants-5", json!({ "players": 5, "events": true, "mixed": true, "no_duke": true })),
        ("solo-hard-sum", json!({ "players": 1, "hard_sum": true })),
        ("solo-hard-exhausted", json!({ "players": 1, "hard_exhausted": true })),
        (
            "solo-hard-both",
            json!({ "players": 1, "hard_sum": true, "hard_exhausted": true, "setup": "random" }),
        ),
        ("solo-switches", json!({ "players": 1, "dark_lord_undealt": true, "solo_board_vp": false })),
        ("double-sum-twice", json!({ "players": 2, "setup": "random", "double_sum_twice": true })),
        ("magic-pays-effects", json!({ "players": 2, "magic_pays_effects": true })),
        ("resting-doubles", json!({ "players": 5, "resting_doubles": true })),
        ("event-token-on-itself", json!({ "players": 2, "events": true, "event_token_on_itself": true })),
    ]
}

#[test]
fn golden_games() {
    testkit::golden::<Valeria>(games().into_iter().map(|(name, options)| (name.to_owned(), options)));
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<Valeria>(json!({ "players": 3, "events": true }), 120);
}
