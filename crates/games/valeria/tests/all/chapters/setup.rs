//! Chapters 3 and 4: setting up the centre and the players.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use engine::{Audience, Seat, Viewer};
use serde_json::{Value, json};

fn names(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|name| name.as_str().expect("a name").to_owned()).collect()
}

// rule: VA-SET-01
#[test]
fn a_grid_of_four_rows_and_five_columns() {
    let play = table(json!({}), json!({ "players": { "0": { "gold": 20, "strength": 20 } } }));
    for (row, stacks) in [("/monsters", 5), ("/citizens", 10), ("/domains", 5)] {
        assert_eq!(play.get(row).as_array().map(Vec::len), Some(stacks));
    }
    // Only top cards are in reach: slaying the Hills takes a Goblin, not the King beneath.
    let mut play = play;
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.get("/monsters/0/cards"), json!(["goblin_king", "goblin_mage", "goblin", "goblin"]));
    assert_eq!(play.get("/players/0/monsters"), json!({ "goblin": 1 }));
}

// rule: VA-SET-02
#[test]
fn monsters_rise_in_strength_weakest_on_top() {
    for seed in 1..=10 {
        let play = opened(json!({ "players": 4, "setup": "random" }), seed);
        for stack in play.get("/monsters").as_array().expect("stacks") {
            let strengths: Vec<u8> = names(&stack["cards"]).iter().map(|id| monster(id).strength).collect();
            assert_eq!(strengths.len(), 5);
            assert!(strengths.is_sorted_by(|lower, upper| lower >= upper), "bottom to top: {strengths:?}");
            assert_eq!(monster(&names(&stack["cards"])[0]).kind, valeria::effect::MonsterType::Boss);
        }
    }
}

fn monster(id: &str) -> &'static valeria::data::Monster {
    pack().data().monsters.iter().find(|monster| monster.label.id == id).expect("a monster")
}

// rule: VA-SET-03
#[test]
fn stacks_stand_by_the_strength_of_their_top_card() {
    let order = ["hills", "barrens", "ruins", "forest", "valley", "swamp", "mountains", "cavern"];
    for seed in 1..=20 {
        let play = opened(json!({ "setup": "random" }), seed);
        let stacks = play.get("/monsters");
        let places: Vec<&str> = stacks
            .as_array()
            .expect("stacks")
            .iter()
            .map(|stack| stack["place"].as_str().expect("a place"))
            .collect();
        let ranks: Vec<usize> = places
            .iter()
            .map(|place| order.iter().position(|known| known == place).expect("an Area"))
            .collect();
        assert!(ranks.is_sorted_by(|left, right| left < right), "{places:?}");
        let tops: Vec<u8> =
            (0..5).map(|at| monster(stacks[at]["cards"][4].as_str().expect("a card")).strength).collect();
        assert!(tops.is_sorted(), "{tops:?}");
    }
    // Whatever order the host names them in.
    let citizens = json!([
        "cleric",
        "merchant",
        "mercenary",
        "archer",
        "peasant",
        "knight",
        "rogue",
        "champion",
        "paladin",
        "butcher"
    ]);
    let options = json!({ "setup": "chosen", "places": ["cavern", "swamp", "valley", "barrens", "hills"], "citizens": citizens });
    let play = opened(options, 1);
    let places: Vec<Value> = (0..5).map(|at| play.get(&format!("/monsters/{at}/place"))).collect();
    assert_eq!(places, ["hills", "barrens", "valley", "swamp", "cavern"]);
}

// rule: VA-SET-04
#[test]
fn first_game_monsters() {
    let play = opened(json!({ "setup": "first_game" }), 1);
    let cards: Vec<Value> = (0..5).map(|at| play.get(&format!("/monsters/{at}/cards"))).collect();
    assert_eq!(cards[0], json!(["goblin_king", "goblin_mage", "goblin", "goblin", "goblin"]));
    assert_eq!(cards[1], json!(["skeleton_king", "flaming_skeleton", "skeleton", "skeleton", "skeleton"]));
    assert_eq!(cards[2], json!(["spider_queen", "bane_spider", "bane_spider", "treant", "treant"]));
    assert_eq!(cards[3], json!(["troll", "giant", "owlbear", "owlbear", "owlbear"]));
    assert_eq!(cards[4], json!(["orc_chieftain", "orc_warrior", "orc_warrior", "dire_bear", "dire_bear"]));
}

// rule: VA-SET-05
#[test]
fn three_modes_of_choosing_areas() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let play = opened(json!({ "setup": "random" }), seed);
        let places: BTreeSet<String> =
            (0..5).map(|at| play.get(&format!("/monsters/{at}/place")).to_string()).collect();
        assert_eq!(places.len(), 5, "five different Areas");
        seen.extend(places);
    }
    assert_eq!(seen.len(), 8, "every Area is drawn now and then");
    let citizens = json!([
        "monk",
        "blacksmith",
        "alchemist",
        "wizard",
        "peasant",
        "knight",
        "thief",
        "warlord",
        "priestess",
        "miner"
    ]);
    let chosen = |places: Value| json!({ "setup": "chosen", "places": places, "citizens": citizens });
    let play = opened(chosen(json!(["hills", "swamp", "ruins", "cavern", "barrens"])), 1);
    assert_eq!(play.get("/monsters/4/place"), "cavern");
    for places in [json!(["hills"]), json!(["hills", "hills", "ruins", "cavern", "barrens"])] {
        assert_eq!(wrong(chosen(places)), [("va-chosen-places", Some("VA-SET-05"))]);
    }
    assert_eq!(wrong(json!({ "setup": "somehow" })), [("va-setup", Some("VA-SET-05"))]);
    assert_eq!(
        wrong(json!({ "places": ["hills", "swamp", "ruins", "cavern", "barrens"] })),
        [("va-choice-needs-chosen", Some("VA-SET-05"))]
    );
}

// rule: VA-SET-06
#[test]
fn ten_citizen_stacks_of_five_in_order() {
    for setup in ["first_game", "random", "gold_rush", "magic_rules", "monster_hunt"] {
        let play = opened(json!({ "players": 3, "setup": setup }), 4);
        for at in 0..10 {
            let cards = names(&play.get(&format!("/citizens/{at}/cards")));
            assert_eq!(cards.len(), 5);
            assert!(cards.iter().all(|name| name == &cards[0]), "one name per stack");
            let deck =
                pack().data().sources.iter().position(|source| source.label.id == cards[0]).expect("a deck");
            assert_eq!(usize::from(pack().data().citizens[deck].pile), at);
        }
    }
}

// rule: VA-SET-07
#[test]
fn which_citizens() {
    let first = [
        "cleric",
        "merchant",
        "mercenary",
        "archer",
        "peasant",
        "knight",
        "rogue",
        "champion",
        "paladin",
        "butcher",
    ];
    let play = opened(json!({}), 1);
    let tops = |play: &Play| -> Vec<Value> {
        (0..10).map(|at| play.get(&format!("/citizens/{at}/cards/4"))).collect()
    };
    assert_eq!(tops(&play), first);
    let mut seen: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    for seed in 0..40 {
        for (at, name) in tops(&opened(json!({ "setup": "random" }), seed)).into_iter().enumerate() {
            seen.entry(at).or_default().insert(name.to_string());
        }
    }
    let decks: Vec<usize> = seen.values().map(BTreeSet::len).collect();
    assert_eq!(decks, [2, 2, 2, 2, 1, 1, 2, 2, 2, 2]);
    let places = json!(["hills", "swamp", "ruins", "cavern", "barrens"]);
    let chosen = [
        "monk",
        "blacksmith",
        "alchemist",
        "wizard",
        "peasant",
        "knight",
        "thief",
        "warlord",
        "priestess",
        "miner",
    ];
    assert_eq!(tops(&opened(json!({ "setup": "chosen", "places": places, "citizens": chosen }), 1)), chosen);
    let mut swapped = chosen;
    swapped.swap(0, 1);
    let problems = wrong(json!({ "setup": "chosen", "places": places, "citizens": swapped }));
    assert_eq!(problems, [("va-chosen-citizens", Some("VA-SET-07"))]);
}

// rule: VA-SET-08
#[test]
fn five_domain_stacks_of_three() {
    let mut tops = BTreeSet::new();
    for seed in 0..40 {
        let play = opened(json!({ "players": 4 }), seed);
        let mut all = BTreeSet::new();
        for at in 0..5 {
            let cards = names(&play.get(&format!("/domains/{at}/cards")));
            assert_eq!(cards.len(), 3);
            assert_eq!(play.sees(0, &format!("/domains/{at}/hidden")), 2);
            assert_eq!(play.sees(0, &format!("/domains/{at}/top")), cards[2]);
            // Nobody may look at the two below.
            assert_eq!(play.sees(0, &format!("/domains/{at}/cards")), json!(null));
            tops.insert(cards[2].clone());
            all.extend(cards);
        }
        assert_eq!(all.len(), 15, "every Domain is unique; 13 leave the game");
    }
    assert!(tops.len() > 24, "shuffled: {}", tops.len());
}

// rule: VA-SET-09
#[test]
fn two_exhausted_cards_per_player() {
    for (players, cards) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        assert_eq!(opened(json!({ "players": players }), 1).get("/exhausted/plain"), cards);
    }
}

// rule: VA-SET-10
#[test]
fn a_first_game_has_no_events() {
    let play = opened(json!({ "setup": "first_game" }), 1);
    assert_eq!(play.get("/exhausted/events"), json!([]));
    assert_eq!(play.get("/tokens"), json!([]));
    assert_eq!(play.get("/rules/events"), false);
}

// rule: VA-SET-11
#[test]
fn starting_stocks() {
    for players in 1..=5 {
        let play = opened(json!({ "players": players }), 1);
        for seat in 0..players {
            assert_eq!(play.stock(seat), [2, 0, 1, 0]);
        }
    }
}

// rule: VA-SET-12
#[test]
fn three_starters_for_the_whole_game() {
    // Peasant on 5, Knight on 6, Herald on a double: without owning a single Citizen.
    let play = harvest(json!({}), json!({}), [5, 6]);
    assert_eq!(stocks(&play, 2), [[1, 1, 0, 0], [1, 1, 0, 0]]);
    let play = harvest(json!({}), json!({}), [2, 2]);
    assert_eq!(play.asked(), [0, 1]);
    assert_eq!(opened(json!({}), 1).get("/players/0/citizens"), json!({}));
}

// rule: VA-SET-13
#[test]
fn two_dukes_each_one_kept() {
    let mut play = opened(json!({ "players": 5 }), 1);
    assert_eq!(play.asked(), [0, 1, 2, 3, 4], "all choose at the same time");
    let mut dealt = BTreeSet::new();
    for seat in 0..5 {
        let pair = names(&play.get(&format!("/players/{seat}/dealt")));
        assert_eq!(play.legal(seat), [json!({ "choose_duke": pair[0] }), json!({ "choose_duke": pair[1] })]);
        dealt.extend(pair);
    }
    assert_eq!(dealt.len(), 10, "no Duke is dealt twice");
    let others = play.get("/players/3/dealt/0");
    assert_eq!(play.refused(1, json!({ "choose_duke": others }))[0], "VA-SET-13");
    assert!(play.refused(1, json!({ "gain": "gold" })).contains(&"VA-SET-13"));
    // Seat 3 first: the order of answers is free.
    let pair = names(&play.get("/players/3/dealt"));
    play.act(3, json!({ "choose_duke": pair[1] }));
    assert_eq!(play.get("/players/3/duke"), pair[1]);
    assert_eq!(play.get("/players/3/rejected"), pair[0]);
    assert_eq!(play.asked(), [0, 1, 2, 4]);
    // The others hear that a choice was made, not which.
    let heard: Vec<_> = play.told.iter().filter(|told| told.to.includes(Viewer::Seat(Seat::at(0)))).collect();
    assert_eq!(heard.len(), 1);
    assert_eq!(engine::json::write(pack(), &heard[0].event)["duke_chosen"]["duke"], json!(null));
}

// rule: VA-SET-14
#[test]
fn a_duke_is_known_to_its_owner_alone() {
    let play = table(json!({ "players": 3 }), json!({}));
    assert_eq!(play.sees(0, "/players/0/duke"), "cornelius");
    assert_eq!(play.sees(0, "/players/0/rejected"), "elsyn");
    for viewer in Viewer::all(3).filter(|viewer| !viewer.is(Seat::at(0))) {
        assert_eq!(play.seen(viewer, "/players/0/duke"), json!(null));
        assert_eq!(play.seen(viewer, "/players/0/rejected"), json!(null));
    }
    let over = table(json!({ "players": 3 }), json!({ "phase": "over" }));
    assert_eq!(over.sees(1, "/players/0/duke"), "cornelius");
    assert_eq!(over.sees(1, "/players/0/rejected"), json!(null), "a rejected Duke stays unknown");
}

// rule: VA-SET-15
#[test]
fn the_first_player_is_drawn() {
    for first in 0..3 {
        let patch = json!({ "phase": "first_player" });
        let mut play = laid_out(json!({ "players": 3 }), patch, &[first, 1, 4]);
        assert_eq!(play.get("/first"), first);
        assert_eq!(play.get("/active"), first);
        assert!(play.cites("VA-SET-15"));
        // The token stays while the dice move on.
        let seat = first as usize;
        play.act(seat, json!({ "gain": "gold" })).act_with(seat, json!({ "gain": "gold" }), &[1, 4]);
        assert_eq!((play.get("/first"), play.get("/active")), (json!(first), json!((first + 1) % 3)));
    }
}

// rule: VA-SET-16
#[test]
fn the_order_of_setting_up() {
    let mut play = opened(json!({ "players": 2, "mixed": true, "events": true }), 1);
    // The whole centre lies there before any Duke is chosen, and nobody is first yet.
    assert_eq!(play.phase(), "choose_dukes");
    assert_eq!(play.get("/turn"), 0);
    assert_eq!(play.sees(0, "/citizens/0/hidden"), 4);
    assert_eq!(play.sees(0, "/exhausted/hidden_events"), 2);
    assert!(play.told.iter().all(|told| told.clause == "VA-SET-13" && told.to != Audience::ALL));
    for seat in [1, 0] {
        let duke = play.get(&format!("/players/{seat}/dealt/0"));
        assert_eq!(play.legal(seat).len(), 2);
        play.act(seat, json!({ "choose_duke": duke }));
    }
    assert!(play.cites("VA-SET-15"), "then the first player");
    assert_eq!(play.get("/turn"), 1);
    // NODUKE skips both Duke steps; solo draws the Dark Lord instead of a first player.
    assert_eq!(opened(json!({ "no_duke": true }), 1).get("/turn"), 1);
    let mut solo = opened(json!({ "players": 1 }), 1);
    let duke = solo.get("/players/0/dealt/0");
    solo.act(0, json!({ "choose_duke": duke }));
    assert!(solo.cites("VA-SOLO-02") && !solo.cites("VA-SET-15"));
}
