//! Chapter 17: icons and symbols.

use crate::common::*;
use engine::Components;
use serde_json::{Value, json};
use valeria::effect::Role;

fn citizens(citizens: Value) -> Value {
    json!({ "players": { "0": { "citizens": citizens } } })
}

// rule: VA-ICON-01
#[test]
fn card_types_exclude_each_other() {
    // The Starter Knight shares a name with the Citizen, but is no Citizen: Mulholland scores Citizens only.
    let over = |player: Value| table(json!({}), json!({ "phase": "over", "players": { "0": player } }));
    let play = over(json!({ "duke": "mulholland", "rejected": "node" }));
    assert_eq!(play.points(0, "duke_citizens"), Some(0));
    let play = over(
        json!({ "duke": "mulholland", "rejected": "node", "citizens": { "knight": 1 }, "domains": ["the_tower"], "monsters": { "troll": 1 } }),
    );
    assert_eq!(play.points(0, "duke_citizens"), Some(2));
}

// rule: VA-ICON-02
#[test]
fn numbers_are_amounts() {
    // In a reward at once, on the right-hand side of a card at the end.
    let mut play = table(json!({}), json!({ "players": { "0": { "strength": 4 } } }));
    play.act(0, json!({ "slay": "M4" }));
    assert_eq!(play.stock(0), [0, 0, 2, 0], "2 Magic now, 2 VP later");
    let over =
        table(json!({}), json!({ "phase": "over", "players": { "0": { "monsters": { "owlbear": 1 } } } }));
    assert_eq!(over.points(0, "monsters"), Some(2));
}

// rule: VA-ICON-03
#[test]
fn plus_is_both() {
    assert_eq!(harvest(json!({}), citizens(json!({ "monk": 1 })), [1, 4]).stock(0), [1 + 1, 0, 2, 0]);
}

// rule: VA-ICON-04
#[test]
fn or_is_one_chosen_by_the_receiver() {
    for (side, stock) in [(0, [3, 0, 0, 0]), (1, [1, 0, 2, 0])] {
        let mut play = harvest(json!({}), citizens(json!({ "merchant": 1 })), [2, 3]);
        assert_eq!(play.asked(), [0]);
        play.act(0, json!({ "harvest_choice": side }));
        assert_eq!(play.stock(0), stock);
    }
}

// rule: VA-ICON-05
#[test]
fn per_multiplies() {
    for (soldiers, gold) in [(0, 0), (1, 1), (3, 3)] {
        let mut owned = json!({ "blacksmith": 1 });
        owned["archer"] = json!(soldiers);
        assert_eq!(harvest(json!({}), citizens(owned), [2, 1]).stock(0)[0], gold);
    }
}

// rule: VA-ICON-06
#[test]
fn up_to_looks_at_the_base_cost() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["grimmwater_keep"] } },
            "players": { "0": { "gold": 10, "citizens": { "peasant": 8, "rogue": 1 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.legal(0).len(), 9);
    assert!(play.offers(0, json!({ "reward_citizen": "C5" })), "the Peasant's + is ignored");
    assert!(play.refused(0, json!({ "reward_citizen": "C4" })).contains(&"VA-ICON-06"));
}

// rule: VA-ICON-07
#[test]
fn pay_to_gain_is_optional_and_once() {
    let patch = json!({ "players": { "0": { "gold": 2, "citizens": { "alchemist": 1 } } } });
    let mut play = harvest(json!({}), patch.clone(), [3, 1]);
    play.assert_legal(0, &[json!({ "harvest_exchange": "alchemist" }), json!("harvest_done")]);
    play.act(0, json!({ "harvest_exchange": "alchemist" }));
    assert_eq!(play.stock(0), [1, 0, 3, 0]);
    assert!(play.legal(0).iter().all(|action| action.get("harvest_exchange").is_none()));
    let mut play = harvest(json!({}), patch, [3, 1]);
    play.act(0, json!("harvest_done"));
    assert_eq!(play.stock(0), [2, 0, 0, 0]);
}

// rule: VA-ICON-08
#[test]
fn taken_from_another_player() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["cutthroats_truce"] } },
            "players": { "0": { "gold": 5, "citizens": { "rogue": 1, "cleric": 1 } }, "1": { "gold": 3 } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    play.act(0, json!({ "take": { "from": 1, "resource": "gold", "amount": 3 } }));
    assert_eq!(
        (play.stock(0)[0], play.stock(1)[0]),
        (3, 0),
        "from the other player's stock, not from the bank"
    );
}

// rule: VA-ICON-09
#[test]
fn opponent_of_choice_and_any_die() {
    let patch = json!({
        "domains": { "0": { "cards": ["purloiners_perch"] } },
        "players": { "0": { "gold": 10, "citizens": { "rogue": 2 } }, "2": { "monsters": { "troll": 1 } } }
    });
    let mut play = table(json!({ "players": 4 }), patch);
    play.act(0, json!({ "build": "D1" }));
    play.assert_legal(0, &[json!({ "target": 1 }), json!({ "target": 2 }), json!({ "target": 3 })]);
    assert_eq!(play.refused(0, json!({ "target": 0 })), ["VA-ICON-09"], "not oneself");
    assert_eq!(play.refused(0, json!({ "target": 4 })), ["VA-ICON-09"], "nobody sits there");
    let dice =
        json!({ "players": { "0": { "gold": 2, "domains": ["foxgrove_palisade", "palace_of_the_dawn"] } } });
    for (domain, die, result) in [
        ("foxgrove_palisade", 1, [6, 4]),
        ("foxgrove_palisade", 2, [3, 6]),
        ("palace_of_the_dawn", 1, [2, 4]),
        ("palace_of_the_dawn", 2, [3, 3]),
    ] {
        let mut play = roll(json!({}), dice.clone(), [3, 4]);
        play.act(0, json!({ "roll_modify": { "domain": domain, "die": die } }));
        assert_eq!(play.get("/dice"), json!(result));
    }
}

// rule: VA-ICON-10
#[test]
fn role_icons_alone_and_on_citizen_cards() {
    // Alone (a Duke's line): Citizens and Domains. On the Citizen card (Butcher): Citizens only.
    let player = json!({ "duke": "lekzandr", "rejected": "node", "citizens": { "butcher": 1, "merchant": 1 }, "domains": ["halfpenny_hill"] });
    let over = table(json!({}), json!({ "phase": "over", "players": { "0": player } }));
    assert_eq!(over.points(0, "worker"), Some(2 + 3));
    assert_eq!(harvest(json!({}), json!({ "players": { "0": player } }), [5, 6]).stock(0)[0], 2 * 2 + 1 + 1);
}

// rule: VA-ICON-11
#[test]
fn card_type_icons_count_cards() {
    let player = json!({ "duke": "reese", "rejected": "node", "citizens": { "butcher": 2 }, "domains": ["halfpenny_hill"], "monsters": { "troll": 3 } });
    let over = table(json!({}), json!({ "phase": "over", "players": { "0": player } }));
    assert_eq!(over.points(0, "duke_citizens"), Some(2));
    assert_eq!(over.points(0, "duke_domains"), Some(1));
    assert_eq!(over.points(0, "duke_monsters"), Some(3));
    let miner = json!({ "players": { "0": { "citizens": { "miner": 1 }, "domains": ["the_tower", "coliseum", "violet_thorn"] } } });
    assert_eq!(harvest(json!({}), miner, [5, 6]).stock(0)[0], 1 + 3 + 1);
}

// rule: VA-ICON-12
#[test]
fn a_name_counts_starters_and_citizens() {
    let patch = json!({ "players": { "0": { "citizens": { "knight": 2 }, "domains": ["jousting_field"] } } });
    assert_eq!(harvest(json!({}), patch, [1, 2]).stock(0)[0], 3);
}

// rule: VA-ICON-13
#[test]
fn an_area_counts_the_victory_pile_now() {
    let mut play = table(
        json!({}),
        json!({
            "monsters": { "1": { "cards": ["skeleton_king"] } },
            "players": { "0": { "strength": 8, "monsters": { "skeleton": 2, "goblin": 3 } } }
        }),
    );
    play.act(0, json!({ "slay": "M2" }));
    assert_eq!(play.stock(0)[0], 2 * 3, "two Skeletons and the King himself");
}

// rule: VA-ICON-14
#[test]
fn four_roles_and_the_wild_hexagon() {
    let data = pack().data();
    for (role, decks) in [(Role::Worker, 5), (Role::Soldier, 5), (Role::Shadow, 4), (Role::Holy, 4)] {
        assert_eq!(data.citizens.iter().filter(|citizen| citizen.role == role).count(), decks);
    }
    let play = harvest(json!({}), json!({}), [1, 2]);
    assert_eq!(play.legal(0).len(), 3);
}

// rule: VA-ICON-15
#[test]
fn the_five_player_icon() {
    let four = opened(json!({ "players": 4 }), 1);
    let five = opened(json!({ "players": 5 }), 1);
    assert_eq!(
        four.get("/monsters/4/cards"),
        json!(["orc_chieftain", "orc_warrior", "orc_warrior", "dire_bear", "dire_bear"])
    );
    assert_eq!(
        five.get("/monsters/4/cards"),
        json!(["orc_chieftain", "orc_warrior", "orc_warrior", "dire_bear", "dire_bear", "dire_bear"])
    );
}

// rule: VA-ICON-16
#[test]
fn the_heralds_box() {
    let text: toml::Table = valeria::Data::BUILT_IN.parse().expect("TOML");
    let herald = text["starters"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|card| card["id"].as_str() == Some("starter_herald"));
    let herald = herald.expect("a Herald");
    assert!(herald["activation"].as_array().is_some_and(Vec::is_empty), "no number");
    assert_eq!(herald["special_triggers"].as_array().map(Vec::len), Some(2));
    let count = |dice| harvest(json!({}), json!({}), dice).get("/players/0/choices/0/count");
    assert_eq!((count([5, 5]), count([1, 2]), count([1, 1])), (json!(1), json!(1), json!(2)));
}
