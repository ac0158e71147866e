//! Chapters 19 and 21: selling, discarding, unused imps.

use dungeon_petz::Event;
use serde_json::json;

use crate::common::*;

fn selling(players: serde_json::Value) -> Petz {
    four(json!({
        "round": 3, "phase": { "selling": { "seat": 0 } },
        "board": { "customers": ["dungeon_girl", "warlock", "lich_lord", "porky_orky"] },
        "players": players,
    }))
}

// rule: DP-SELL-01, DP-SELL-15
#[test]
fn one_pet_from_each_player_in_turn_order_if_they_like() {
    let own = json!({ "imps": 0, "plots": { "1": { "cage": "cage_03" } }, "pets": [pet("uni", 4, 1, "yellow play"), pet("bubl", 4, 2, "yellow play")] });
    let mut petz = selling(json!({ "0": own, "2": own }));
    petz.act(0, json!({ "sell": { "customer": "dungeon_girl", "plot": 2, "platform": false } }));
    assert_eq!(petz.asked(), [2], "a customer buys one pet from each");
    assert_eq!(petz.told(|event| matches!(event, Event::CustomerLeaves { .. })), 0);
    petz.act(2, json!("done"));
    assert!(petz.clauses().contains(&"DP-SELL-15"), "after everyone had the chance the tile goes");
    assert_eq!(petz.state.players[2].pets.len(), 2);
    assert_eq!(petz.state.players[0].pets.len(), 1);
}

// rule: DP-SELL-16
#[test]
fn every_legal_sale_or_none() {
    let petz = selling(json!({ "0": {
        "imps": 0, "platform": 1, "plots": { "1": { "cage": "cage_03" } },
        "pets": [pet("uni", 4, 1, "yellow play"), pet("bubl", 4, 2, "yellow play, purple magic")],
    } }));
    assert_eq!(petz.legal(0).len(), 5, "two pets, black market or platform, or none");
    assert_eq!(
        petz.refused(0, json!({ "sell": { "customer": "warlock", "plot": 2, "platform": false } }))[0],
        "DP-SELL-01"
    );
    assert_eq!(petz.refused(0, json!("escape")), ["DP-ROUND-01"], "showing off is over");
}

// rule: DP-SELL-08
#[test]
fn the_platform_needs_an_own_imp_there() {
    let petz = selling(
        json!({ "0": { "imps": 0, "pets": [pet("uni", 4, 1, "yellow play")] }, "1": { "imps": 5, "platform": 1 } }),
    );
    assert_eq!(
        petz.refused(0, json!({ "sell": { "customer": "dungeon_girl", "plot": 1, "platform": true } })),
        ["DP-SELL-08"]
    );
}

// rule: DP-SELL-04
#[test]
fn manure_never_counts_in_a_sale() {
    let mut petz = four(json!({
        "round": 3, "phase": { "selling": { "seat": 0 } },
        "board": { "customers": ["dungeon_mistress", "warlock", "lich_lord", "porky_orky"] },
        "players": { "0": { "imps": 0, "plots": { "0": { "manure": 9 } }, "pets": [pet("uni", 4, 1, "yellow play")] },
                     "1": { "imps": 0, "pets": [pet("bubl", 4, 1, "yellow play")] } },
    }));
    petz.act(0, json!({ "sell": { "customer": "dungeon_mistress", "plot": 1, "platform": false } }));
    assert_eq!(petz.get("/players/0/reputation"), json!(4), "she dislikes poop, but not manure");
    assert_eq!(petz.get("/players/0/plots/0/manure"), json!(9));
}

// rule: DP-DISC-01
#[test]
fn assigned_cards_go_and_hands_stay() {
    let petz = four(json!({
        "phase": "discarding", "board": { "potions": 3 },
        "players": {
            "0": { "imps": 0, "pets": [pet("bubl", 4, 1, "green poop, red anger, green sleep")] },
            "1": { "imps": 1, "plots": { "0": { "manure": 1 } } },
        },
    }));
    assert_eq!(petz.get("/players/0/pets/0/cards"), json!([]));
    assert_eq!(petz.get("/board/discards/green/poop"), json!(1));
    assert_eq!(petz.get("/board/discards/red/anger"), json!(1));
    assert_eq!(petz.get("/board/potions"), json!(4));
    assert_eq!(petz.sees(1, "/players/0/cards"), json!({ "green": 1, "red": 1, "yellow": 1, "purple": 1 }));
}

// rule: DP-IMPS-01, DP-IMPS-02
#[test]
fn cleaning_first_then_earning_and_never_under_a_pet() {
    let mut petz = four(json!({
        "phase": { "cleaning": { "seat": 0, "plot": 1, "removed": 0 } },
        "players": { "0": {
            "imps": 2, "gold": 0,
            "plots": { "0": { "manure": 3 }, "1": { "cage": "cage_01", "manure": 4 } }, "pets": [pet("uni", 4, 2, "")],
        }, "1": { "imps": 1 } },
    }));
    assert_eq!(petz.refused(0, json!({ "clean": { "plot": 2, "tokens": 1 } }))[0], "DP-IMPS-02", "occupied");
    petz.act(0, json!({ "clean": { "plot": 1, "tokens": 1 } }));
    // One imp removed a single token; the other earned a gold.
    assert_eq!(petz.get("/players/0/gold"), json!(1));
    assert_eq!(petz.get("/players/0/plots/0/manure"), json!(2));
    assert_eq!(petz.get("/players/0/plots/1/manure"), json!(4));
    assert_eq!(petz.asked(), [1]);
}
