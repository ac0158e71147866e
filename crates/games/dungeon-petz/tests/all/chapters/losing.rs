//! Chapter 18: losing a pet.

use dungeon_petz::{Event, terms::Cause};
use serde_json::json;

use crate::common::*;

fn lost(petz: &Petz) -> Vec<(Cause, i16)> {
    petz.told
        .iter()
        .filter_map(|told| match told.event {
            Event::Lost { cause, reputation, .. } => Some((cause, reputation)),
            _ => None,
        })
        .collect()
}

// rule: DP-LOSE-01, DP-LOSE-04
#[test]
fn four_ways_to_lose_a_pet_cost_the_same() {
    let showing = |own: serde_json::Value| {
        four(
            json!({ "phase": { "showing": { "seat": 0, "step": "reveal" } }, "players": { "0": own, "1": pause() } }),
        )
    };
    let base = |pets: serde_json::Value| json!({ "imps": 0, "reputation": 46, "pets": [pets] });
    assert_eq!(lost(&showing(base(pet("uni", 2, 1, "yellow play, purple play")))), [(Cause::Suffering, 4)]);
    assert_eq!(lost(&showing(base(pet("uni", 4, 1, "red anger, red anger")))), [(Cause::Escaped, 4)]);
    assert_eq!(
        lost(&showing(base(with_tokens(pet("uni", 4, 1, "purple magic, purple magic"), 0, 1)))),
        [(Cause::Mutated, 4)]
    );
    let mut released = four(json!({
        "phase": { "arranging": { "seat": 0, "layout": { "pets": { "next": 0 } } } },
        "players": { "0": base(pet("uni", 4, 1, "")) },
    }));
    released.act(0, json!({ "release": "uni" }));
    assert_eq!(lost(&released), [(Cause::Released, 4)]);
    // Selling is not losing.
    let mut sold = four(json!({
        "round": 3, "phase": { "selling": { "seat": 0 } },
        "board": { "customers": ["dungeon_girl", "warlock", "lich_lord", "porky_orky"] },
        "players": { "0": base(pet("uni", 4, 1, "yellow play")) },
    }));
    sold.act(0, json!({ "sell": { "customer": "dungeon_girl", "plot": 1, "platform": false } }));
    assert_eq!(lost(&sold), []);
}

// rule: DP-LOSE-02
#[test]
fn cards_go_at_once_potions_to_their_pile_manure_stays() {
    let petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "board": { "potions": 3 },
        "players": {
            "0": { "imps": 0, "plots": { "0": { "manure": 2 } }, "pets": [pet("bubl", 4, 1, "green sleep, red anger, red anger")] },
            "1": pause(),
        },
    }));
    assert_eq!(petz.get("/board/discards/red/anger"), json!(2));
    assert_eq!(petz.get("/board/potions"), json!(4));
    assert_eq!(petz.get("/players/0/plots/0"), json!({ "cage": "initial", "addon": null, "manure": 2 }));
}

// rule: DP-LOSE-05
#[test]
fn imps_used_for_a_lost_pet_stay_used() {
    let mut petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": { "imps": 2, "pets": [pet("bubl", 4, 1, "yellow play, red anger, red anger")] }, "1": pause() },
    }));
    petz.act(0, json!({ "entertain": { "gap": "gap12" } }));
    petz.act(0, json!("escape"));
    assert_eq!(petz.get("/players/0/pets"), json!([]));
    assert_eq!((petz.get("/players/0/imps"), petz.get("/players/0/busy")), (json!(1), json!(1)));
}
