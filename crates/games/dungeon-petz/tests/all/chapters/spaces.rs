//! Chapter 9: phase 2c, the action spaces.

use serde_json::{Value, json};

use crate::common::*;

/// Seat 0 has a group under way; seat 1 still has one, so that the table stands still afterwards.
fn errand(imps: u8, gold: u8, patch: Value) -> Petz {
    let mut whole = json!({
        "phase": { "sending": { "size": imps + gold, "seat": 0, "errand": { "go": { "imps": imps, "gold": gold } } } },
        "players": { "0": { "imps": 6 - imps }, "1": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] } },
    });
    engine::scenario::merge(&mut whole, &patch);
    four(whole)
}

// rule: DP-SHOP-03
#[test]
fn both_artifacts_are_taken_and_work_at_once() {
    let mut petz = errand(1, 0, json!({ "board": { "artifacts": ["imp_armor", "whip_of_obedience"] } }));
    petz.act(0, json!({ "send": "artifacts" }));
    assert_eq!(petz.get("/players/0/artifacts/0/artifact"), json!("imp_armor"));
    assert_eq!(petz.get("/players/0/artifacts/1/artifact"), json!("whip_of_obedience"));
    assert_eq!(petz.get("/board/artifacts"), json!([]));
    assert_eq!(petz.state.suits(seat(0)), 2);
}

// rule: DP-SHOP-06
#[test]
fn one_of_three_cages_is_always_left() {
    let mut petz =
        errand(2, 0, json!({ "players": { "1": { "imps": 4, "groups": [{ "imps": 2, "gold": 0 }] } } }));
    petz.act(0, json!({ "send": "cage" }));
    let first = petz.legal(0)[0].clone();
    petz.act(0, first);
    petz.act(1, json!({ "send": "cage" }));
    assert_eq!(petz.legal(1).len(), 2);
    let second = petz.legal(1)[0].clone();
    petz.act(1, second);
    assert_eq!(petz.state.board.cages.iter().flatten().count(), 1);
    assert!(
        !petz.state.free(dungeon_petz::terms::Space::CageLeft)
            && !petz.state.free(dungeon_petz::terms::Space::CageRight)
    );
}

// rule: DP-SHOP-10
#[test]
fn any_group_may_take_one_addon() {
    let mut petz = errand(1, 0, json!({ "board": { "addons": ["addon_toys", "addon_strength"] } }));
    petz.act(0, json!({ "send": "addon" }));
    petz.act(0, json!({ "take_addon": "addon_strength" }));
    assert_eq!(petz.get("/players/0/new_addon"), json!("addon_strength"));
    assert_eq!(petz.get("/board/addons"), json!(["addon_toys", null]));
    assert_eq!(
        petz.refused(1, json!({ "send": "addon" }))[0],
        "DP-SEND-06",
        "the other cannot be had this round"
    );
}

// rule: DP-SHOP-14, DP-SHOP-16
#[test]
fn pets_arrive_without_tokens_at_the_size_shown() {
    let mut petz = errand(
        1,
        1,
        json!({
            "board": { "young": ["uni", "bubl", "drago"], "old": ["birdie", "snappy"] },
            "players": { "1": { "imps": 5, "groups": [{ "imps": 1, "gold": 1 }] } },
        }),
    );
    petz.act(0, json!({ "send": "young" }));
    petz.act(0, json!({ "take_pet": "bubl" }));
    assert_eq!(
        petz.get("/players/0/pets/0"),
        json!({ "pet": "bubl", "size": 2, "suffering": 0, "mutation": 0, "plot": null, "cards": [] })
    );
    // The upper half shows several pets, but its one space sells one of them.
    petz.act(1, json!({ "send": "old" }));
    petz.act(1, json!({ "take_pet": "snappy" }));
    assert_eq!(petz.state.players[1].pets[0].size, 3);
    assert_eq!(petz.get("/board/old"), json!(["birdie"]));
    assert_eq!(petz.state.board.young.len(), 2, "at least one young pet stays");
}

// rule: DP-SHOP-15
#[test]
fn a_pet_may_be_bought_without_a_cage_for_it() {
    let petz = errand(1, 1, json!({ "players": { "0": { "pets": [pet("liffard", 4, 1, "")] } } }));
    assert!(petz.offers(0, json!({ "send": "young" })));
}

// rule: DP-SHOP-21, DP-SHOP-22
#[test]
fn the_potion_is_for_everyone_and_an_empty_pile_gives_none() {
    let mut petz = errand(1, 0, json!({}));
    petz.act(0, json!({ "send": "hospital" }));
    assert_eq!(petz.get("/players/0/potions"), json!(1));
    assert_eq!(petz.get("/board/spaces/town.hospital/imps"), json!(1));
    // Potions stay from round to round.
    let kept = four(json!({ "phase": "growing", "players": { "0": { "potions": 2 } } }));
    assert_eq!(kept.get("/players/0/potions"), json!(2));
    let mut empty = errand(1, 0, json!({ "board": { "potions": 0 } }));
    empty.act(0, json!({ "send": "hospital" }));
    assert_eq!(empty.get("/players/0/potions"), json!(0));
    // An imp wounded later in the round is not picked up.
    let mut late = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "board": { "spaces": { "town.hospital": { "seat": 0, "imps": 1 } } },
        "players": { "0": { "imps": 1, "pets": [pet("snappy", 4, 1, "red anger, red anger")] }, "1": pause() },
    }));
    late.act(0, json!({ "catch": { "armour": 0, "employee": "none", "catchers": 1 } }));
    assert_eq!(late.get("/players/0/hospital"), json!(1));
    assert_eq!(late.get("/board/spaces/town.hospital/imps"), json!(1));
}

// rule: DP-SHOP-23, DP-SHOP-24
#[test]
fn the_judging_bonus_is_for_this_round_only() {
    let after = four(json!({
        "round": 2, "phase": "growing",
        "board": { "spaces": { "town.judging": { "seat": 0, "imps": 1 } } },
        "players": { "0": { "imps": 5, "exhibition": 4 } },
    }));
    assert!(!after.state.judges(seat(0)));
    assert_eq!(after.get("/players/0/exhibition"), json!(null), "the marker is back on 0");
    // In round 1 it has no effect at all.
    let first = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "board": { "spaces": { "town.judging": { "seat": 0, "imps": 1 } } },
        "players": { "0": { "imps": 5 }, "1": pause() },
    }));
    assert_eq!(first.get("/players/0/exhibition"), json!(null));
}

// rule: DP-SHOP-25, DP-SHOP-29, DP-SHOP-30
#[test]
fn the_platform_is_open_in_every_round_and_its_imps_are_not_available() {
    for round in 1..=5 {
        let mut petz = errand(1, 2, json!({ "round": round, "players": { "0": { "gold": 1 } } }));
        petz.act(0, json!({ "send": "platform" }));
        assert_eq!(petz.get("/players/0/gold"), json!(1), "the gold of the group is spent");
        assert_eq!(petz.get("/players/0/imps"), json!(5));
        assert_eq!(petz.state.on_platform(seat(0)), 1);
    }
    // They cannot be grouped either.
    let waiting = four(json!({ "players": { "0": { "imps": 2, "platform": 4, "extra_imps": [] } } }));
    assert_eq!(waiting.refused(0, json!({ "group": { "imps": 3, "gold": 0 } }))[0], "DP-GRP-04");
}
