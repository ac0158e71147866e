//! Chapter 5: the frame of a turn.

use crate::common::*;
use serde_json::json;

// rule: VA-TURN-01
#[test]
fn roll_harvest_action_end() {
    let mut play = roll(json!({}), json!({}), [1, 4]);
    let order: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    assert_eq!(order, ["VA-ROLL-01", "VA-ROLL-08", "VA-HARV-10", "VA-HARV-10"]);
    assert_eq!(play.phase(), "action");
    play.act(0, json!({ "gain": "gold" })).act_with(0, json!({ "gain": "gold" }), &[1, 4]);
    // The End phase asks nothing: the next turn has begun.
    assert_eq!(play.events("turn_begins")[0]["seat"], 1);
    assert_eq!(play.get("/turn"), 2);
}

// rule: VA-TURN-02
#[test]
fn only_the_active_player_decides_outside_harvest() {
    let play = table(json!({ "players": 3 }), json!({ "active": 1 }));
    assert_eq!(play.asked(), [1]);
    for seat in [0, 2] {
        assert!(play.legal(seat).is_empty());
        assert_eq!(play.refused(seat, json!({ "gain": "gold" })), ["VA-TURN-02"]);
    }
    let play = roll(
        json!({}),
        json!({ "players": {
            "0": { "domains": ["palace_of_the_dawn"] }, "1": { "domains": ["palace_of_the_dawn"] }
        } }),
        [2, 5],
    );
    assert_eq!(play.asked(), [0]);
    // In Harvest everybody may have something to decide.
    assert_eq!(harvest(json!({ "players": 3 }), json!({}), [1, 2]).asked(), [0, 1, 2]);
}

// rule: VA-TURN-03
#[test]
fn your_phase_and_any_phase() {
    let owners = json!({ "players": {
        "0": { "domains": [] },
        "1": { "domains": ["gargans_embrace", "blood_crow_army", "jousting_field", "foxgrove_palisade"], "gold": 5 }
    } });
    // "Any Roll phase" works in seat 0's turn; "your" Roll, Harvest and Action phases do not.
    let play = roll(json!({}), owners.clone(), [3, 3]);
    assert_eq!(play.stock(1), [5, 1, 0, 1], "1 VP for the double, 1 Strength from the Starter Knight");
    assert_eq!(play.phase(), "harvest");
    // In seat 1's own turn they all do.
    let mut patch = owners;
    patch["active"] = json!(1);
    let mut play = roll(json!({}), patch, [3, 3]);
    assert_eq!(play.phase(), "modify");
    play.act(1, json!("announce"));
    play.act(1, json!({ "harvest_gain": "magic" })).act(0, json!({ "harvest_gain": "magic" }));
    assert_eq!(play.stock(1), [6, 2, 1, 1], "Jousting Field 1 Gold, Blood Crow Army 1 Strength");
}

// rule: VA-TURN-04
#[test]
fn a_continuing_effect_works_from_the_moment_it_is_built() {
    // Emerald Stronghold, Forgotten Sorrows and The Violet Thorn help the second action of the same turn.
    for (domain, citizens, action, gold) in [
        (
            "emerald_stronghold",
            json!({ "peasant": 1, "knight": 1, "cleric": 1 }),
            json!({ "recruit": "C6" }),
            14,
        ),
        ("pratchetts_plateau", json!({ "peasant": 1, "cleric": 2 }), json!({ "build": "D2" }), 15),
    ] {
        let mut play = table(
            json!({}),
            json!({
                "domains": { "0": { "cards": [domain] }, "1": { "cards": ["cathedral_of_st_aquila"] } },
                "players": { "0": { "gold": gold, "citizens": citizens } }
            }),
        );
        play.act(0, json!({ "build": "D1" })).act_with(0, action, &[1, 2]);
        assert_eq!(play.stock(0)[0], 0, "{domain}");
    }
    // The start of this Action phase is past: Halfpenny Hill waits for the next turn.
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["halfpenny_hill"] } },
            "players": { "0": { "gold": 6, "citizens": { "peasant": 3 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" })).act_with(0, json!({ "gain": "magic" }), &[1, 3]);
    assert_eq!(play.stock(0), [0, 0, 1, 0]);
    let next = roll(json!({}), json!({ "players": { "0": { "domains": ["halfpenny_hill"] } } }), [1, 4]);
    assert_eq!(next.stock(0), [2, 0, 0, 0], "1 from the Peasant, 1 from the Hill");
}
