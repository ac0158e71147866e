//! Chapter 2: components.

use crate::common::*;
use engine::Components;
use valeria::{Data, effect::MonsterType};
use words::Lang;

fn written() -> toml::Table {
    Data::BUILT_IN.parse().expect("the built-in pack is TOML")
}

// rule: VA-COMP-01
#[test]
fn two_hundred_and_thirty_four_cards() {
    let data = pack().data();
    let citizens: u32 = data.citizens.iter().map(|citizen| u32::from(citizen.copies)).sum();
    let of_areas = data.monsters.iter().filter(|monster| monster.place.is_some());
    let monsters: u32 = of_areas.map(|monster| u32::from(monster.copies)).sum();
    let events: u32 = data.events().map(|id| u32::from(data.monster(id).copies)).sum();
    let (domains, dukes) = (data.domains.len() as u32, data.dukes.len() as u32);
    let starters = 3 * 5;
    let written = written();
    let count = |name: &str| written["counts"][name].as_integer().expect("a number") as u32;
    let (reference, exhausted) = (count("reference_cards"), count("exhausted_cards"));
    assert_eq!(
        [citizens, monsters, domains, dukes, starters, reference, exhausted, events],
        [108, 48, 28, 14, 15, 5, 10, 6]
    );
    assert_eq!(citizens + monsters + domains + dukes + starters + reference + exhausted + events, 234);
}

// rule: VA-COMP-02
#[test]
fn eighteen_citizen_decks() {
    let data = pack().data();
    assert_eq!(data.citizens.len(), 18);
    assert!(data.citizens.iter().all(|citizen| citizen.copies == 6));
    let decks: Vec<usize> =
        (0..10).map(|pile| data.citizens.iter().filter(|citizen| citizen.pile == pile).count()).collect();
    assert_eq!(decks, [2, 2, 2, 2, 1, 1, 2, 2, 2, 2]);
    let numbers = |at: usize| data.sources[at].activation.clone();
    let of_pile = |pile: u8| data.citizens.iter().position(|citizen| citizen.pile == pile).expect("a deck");
    assert_eq!(numbers(of_pile(8)), [9, 10]);
    assert_eq!(numbers(of_pile(9)), [11, 12]);
    assert_eq!(data.sources[of_pile(4)].label.id, "peasant");
    assert_eq!(data.sources[of_pile(5)].label.id, "knight");
}

// rule: VA-COMP-03
#[test]
fn eight_areas_of_six_monsters() {
    let data = pack().data();
    let mut names: Vec<String> = data.places.iter().map(|place| Lang::EN.name(&place.label)).collect();
    names.sort_unstable();
    assert_eq!(names, ["Barrens", "Caverns", "Forest", "Hills", "Mountains", "Ruins", "Swamp", "Valley"]);
    for place in 0..8 {
        let here: Vec<_> =
            data.monsters.iter().filter(|monster| monster.place.is_some_and(|id| id.0 == place)).collect();
        assert_eq!(here.iter().map(|monster| monster.copies).sum::<u8>(), 6);
        assert_eq!(here.iter().map(|monster| monster.copies_5p).sum::<u8>(), 1, "one card for five players");
        let bosses = here.iter().filter(|monster| monster.kind == MonsterType::Boss);
        assert_eq!(bosses.map(|monster| monster.copies).sum::<u8>(), 1);
    }
}

// rule: VA-COMP-04
#[test]
fn domains_and_dukes_are_unique() {
    let data = pack().data();
    let unique = |names: Vec<String>| {
        let set: std::collections::BTreeSet<&String> = names.iter().collect();
        set.len() == names.len()
    };
    assert_eq!(data.domains.len(), 28);
    assert_eq!(data.dukes.len(), 14);
    assert!(unique(data.domains.iter().map(|domain| Lang::EN.name(&domain.label)).collect()));
    assert!(unique(data.dukes.iter().map(|duke| Lang::EN.name(&duke.label)).collect()));
}

// rule: VA-COMP-05
#[test]
fn three_starters_for_each_of_five() {
    let written = written();
    let starters = written["starters"].as_array().expect("a list");
    let ids: Vec<_> = starters.iter().map(|starter| starter["id"].as_str().expect("an id")).collect();
    assert_eq!(ids, ["starter_peasant", "starter_knight", "starter_herald"]);
    assert!(starters.iter().all(|starter| starter["copies"].as_integer() == Some(5)));
}

// rule: VA-COMP-06
#[test]
fn the_other_components() {
    let written = written();
    let other = |name: &str| written["other_components"][name].as_integer();
    assert_eq!(other("player_boards"), Some(5));
    assert_eq!(other("wooden_pawns"), Some(20));
    assert_eq!(other("plus_ten_markers"), Some(51));
    assert_eq!(other("dice"), Some(2));
    assert_eq!(other("reversible_tokens"), Some(2));
    assert_eq!(other("dividers"), Some(35));
    assert_eq!(written["counts"]["reference_cards"].as_integer(), Some(5));
}

// rule: VA-COMP-07
#[test]
fn tokens_have_no_limit() {
    assert_eq!(written()["other_components"]["cardboard_tokens"].as_integer(), Some(32));
    let events = serde_json::json!({ "events": true });
    let patch = serde_json::json!({
        "citizens": { "0": { "cards": [], "cover": { "event": "bat_swarm" } } },
        "tokens": [{ "slot": "M1", "height": 4, "strength": 40 }]
    });
    let mut play = roll(events, patch.clone(), [2, 3]);
    play.act(0, serde_json::json!({ "event_token": "M1" }));
    assert_eq!(play.get("/tokens/0/strength"), 41);
    // Without EVENTS there is neither an Event nor a token to place.
    assert!(raw_table(serde_json::json!({}), patch).is_err());
}
