//! Chapter 22: hidden information.

use std::collections::BTreeSet;

use crate::common::*;
use engine::{Game, Rng, Seat, Viewer, rand::SeedableRng};
use serde_json::{Value, json};

/// Forty states that `seat` must hold possible, as JSON.
fn possible(play: &Play, seat: usize) -> Vec<Value> {
    let seat = Seat::at(seat);
    (0..40)
        .map(|seed| {
            let mut state = play.state.clone();
            state.resample(seat, &mut Rng::seed_from_u64(seed));
            assert_eq!(state.view(Viewer::Seat(seat)), play.state.view(Viewer::Seat(seat)));
            assert_eq!(state.validate(), Ok(()));
            engine::json::write(pack(), &state)
        })
        .collect()
}

fn values(states: &[Value], pointer: &str) -> BTreeSet<String> {
    states.iter().map(|state| state.pointer(pointer).expect(pointer).to_string()).collect()
}

// rule: VA-HID-01
#[test]
fn dukes() {
    let play = table(json!({ "players": 3 }), json!({}));
    let states = possible(&play, 0);
    assert_eq!(values(&states, "/players/0/duke").len(), 1, "one's own is known");
    assert_eq!(values(&states, "/players/0/rejected").len(), 1);
    assert!(values(&states, "/players/1/duke").len() > 6, "others' may be any other");
    assert!(!values(&states, "/players/1/duke").contains("\"cornelius\""));
    assert!(values(&states, "/players/1/rejected").len() > 6);
    let over = table(json!({ "players": 3 }), json!({ "phase": "over" }));
    let states = possible(&over, 0);
    assert_eq!(values(&states, "/players/1/duke").len(), 1, "until the end");
    assert!(values(&states, "/players/1/rejected").len() > 6, "for ever");
}

// rule: VA-HID-02
#[test]
fn face_down_domains() {
    let play = table(json!({}), json!({}));
    let states = possible(&play, 0);
    assert_eq!(values(&states, "/domains/0/cards/2").len(), 1);
    assert!(values(&states, "/domains/0/cards/0").len() > 10, "identity and order unknown");
    assert!(values(&states, "/domains/0/cards/1").len() > 10);
    // What lies open anywhere is never imagined face down.
    let top = play.get("/domains/3/cards/2").to_string();
    assert!(!values(&states, "/domains/0/cards/0").contains(&top));
    // Domains that a preset took out are known to be gone.
    let rush = table(json!({ "setup": "gold_rush" }), json!({}));
    assert_eq!(rush.sees(0, "/removed").as_array().map(Vec::len), Some(4));
    let states = possible(&rush, 0);
    assert!(!values(&states, "/domains/0/cards/0").contains("\"violet_thorn\""));
}

// rule: VA-HID-03
#[test]
fn coming_events() {
    let play = table(
        json!({ "players": 3, "events": true }),
        json!({ "exhausted": { "plain": 5, "events": ["mimic", "sorcerer", "bat_swarm"], "known": 1 }, "citizens": { "0": { "cards": [], "cover": { "event": "giant_leech" } } } }),
    );
    let states = possible(&play, 1);
    assert_eq!(
        values(&states, "/exhausted/events/2"),
        BTreeSet::from(["\"bat_swarm\"".to_owned()]),
        "sent back, so known"
    );
    let below = values(&states, "/exhausted/events/0");
    assert_eq!(below.len(), 4, "any Event that was not seen: {below:?}");
    assert!(!below.contains("\"giant_leech\""));
    assert_eq!(
        play.sees(1, "/exhausted"),
        json!({ "plain": 5, "hidden_events": 2, "events": ["bat_swarm"] })
    );
}

// rule: VA-HID-04
#[test]
fn mixed_citizens() {
    let play = table(
        json!({ "mixed": true }),
        json!({ "citizens": { "0": { "cards": ["monk", "cleric", "monk", "cleric"], "known": 2 } } }),
    );
    let states = possible(&play, 0);
    assert_eq!(values(&states, "/citizens/0/cards/0").len(), 2);
    assert_eq!(values(&states, "/citizens/0/cards/1").len(), 2);
    assert_eq!(values(&states, "/citizens/0/cards/2").len(), 1, "once seen, then covered");
    assert_eq!(play.sees(0, "/citizens/0/cards"), json!(["monk", "cleric"]));
}

// rule: VA-HID-05
#[test]
fn the_dark_lord() {
    let solo = json!({ "players": 1 });
    let lord = |duke: &str| table(solo.clone(), json!({ "dark_lord": { "duke": duke } }));
    // The same view, whether the rejected Duke was drawn or not.
    assert_eq!(
        lord("elsyn").state.view(Viewer::Seat(Seat::at(0))),
        lord("mico").state.view(Viewer::Seat(Seat::at(0)))
    );
    assert_eq!(lord("elsyn").sees(0, "/players/0/rejected"), "elsyn");
    let states = possible(&lord("mico"), 0);
    let lords = values(&states, "/dark_lord/duke");
    assert!(
        lords.len() > 8 && !lords.contains("\"cornelius\""),
        "anyone but the Duke that was kept: {lords:?}"
    );
    let over =
        table(solo, json!({ "phase": "over", "dark_lord": { "duke": "mico", "ending": "exhausted" } }));
    assert_eq!(over.sees(0, "/dark_lord/duke"), "mico");
}

// rule: VA-HID-06
#[test]
fn nothing_else_is_hidden() {
    let play = table(
        json!({ "players": 3, "mixed": true, "events": true }),
        json!({ "players": { "1": { "gold": 7, "citizens": { "monk": 2 }, "monsters": { "troll": 1 } } } }),
    );
    let secret = ["luck", "pack"];
    let whole = engine::json::write(pack(), &play.state);
    let view = engine::json::write(pack(), &play.state.view(Viewer::Spectator));
    for (key, value) in whole.as_object().expect("a state") {
        if secret.contains(&key.as_str()) {
            continue;
        }
        let seen = &view[key];
        match key.as_str() {
            "citizens" | "domains" | "exhausted" | "players" | "dark_lord" => {
                assert!(!seen.is_null(), "{key}")
            }
            _ => assert_eq!(seen, value, "{key} is public"),
        }
    }
    assert!(view.get("luck").is_none(), "the generator's state is not in a view");
    let text = view["players"].to_string();
    assert!(["cornelius", "elsyn", "elisium"].iter().all(|duke| !text.contains(duke)));
    // Every other change of the state is seen by everybody.
    let richer = table(
        json!({ "players": 3, "mixed": true, "events": true }),
        json!({ "players": { "1": { "gold": 8 } } }),
    );
    assert_ne!(richer.state.view(Viewer::Spectator), play.state.view(Viewer::Spectator));
}
