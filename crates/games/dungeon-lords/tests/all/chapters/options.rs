//! Chapter 27: what combines with what.

use dungeon_lords::{Event, Options, data::Class, options::Paladins};
use engine::json;
use serde_json::{Value, json};

use crate::common::*;

fn problems(options: Value) -> Vec<&'static str> {
    let options: Options = json::read(pack(), "options", &options).expect("readable options");
    options.check(data()).err().map_or_else(Vec::new, |all| all.iter().map(|p| p.key).collect())
}

// rule: DL-FEST-VAR-01
#[test]
fn new_tiles_with_four_seasons() {
    let game = fresh(json!({ "variant": "four_seasons" }));
    assert_eq!((game.rules.seasons, game.rules.rounds), (4, 4));
    assert!(game.rules.new_tiles && game.rules.bards && !game.rules.opportunities);
    let told = story(json!({ "variant": "four_seasons", "players": 3 }), 1);
    assert_eq!(told.iter().filter(|(_, e)| matches!(e, Event::EventBegan { .. })).count(), 6);
    // The missing fourth adventurer is not mourned.
    assert!(game.players.iter().all(|player| player.mourned == 0));
}

// rule: DL-FEST-VAR-02, DL-FEST-VAR-03
#[test]
fn the_fair_needs_opportunities_but_not_the_other_way() {
    assert_eq!(problems(json!({ "opportunities": false, "fair": true })), ["dl-fair-without-opportunities"]);
    assert!(!fresh(json!({ "opportunities": false })).rules.fair);
    let told = story(json!({ "players": 3, "fair": false }), 1);
    assert!(told.iter().any(|(_, e)| matches!(e, Event::BoardPlaced { .. })));
    assert!(!told.iter().any(|(_, e)| matches!(e, Event::Bid { .. })));
}

// rule: DL-FEST-VAR-04
#[test]
fn without_pets_the_board_that_hands_them_out_stays_away() {
    let game = fresh(json!({ "pets": false }));
    assert_eq!(game.board_stack.len(), 7);
    assert_eq!(game.get("/pet_deck"), json!([]));
    let told = story(json!({ "players": 2, "pets": false }), 3);
    assert_eq!(told.iter().filter(|(_, e)| matches!(e, Event::BoardPlaced { .. })).count(), 7);
}

// rule: DL-FEST-VAR-05
#[test]
fn beginners_meet_nobody_in_season_2() {
    let told = story(json!({ "variant": "beginner", "players": 4 }), 1);
    let mut season = 0;
    let mut joined = 0;
    let mut rounds = 0;
    for (_, event) in &told {
        match event {
            Event::SeasonBegan { season: now, .. } => season = *now,
            Event::RoundBegan { .. } => rounds += 1,
            Event::Joined { .. } => {
                assert!(season > 2);
                joined += 1;
            }
            _ => {}
        }
    }
    assert_eq!((joined, rounds), (2 * 3 * 4, 8));
    let rules = fresh(json!({ "variant": "beginner" })).rules;
    assert!(!rules.bards && !rules.opportunities && rules.paladins == Paladins::Human);
}

// rule: DL-FEST-VAR-06
#[test]
fn everything_wrong_is_said_at_once() {
    let all =
        problems(json!({ "players": 7, "seasons": 4, "rounds": 9, "fair": true, "opportunities": true }));
    assert_eq!(
        all,
        ["dl-players", "dl-rounds", "dl-fair-needs-five-seasons", "dl-opportunities-need-five-seasons"]
    );
    assert_eq!(problems(json!({ "new_tiles": false })), ["dl-five-seasons-need-new-tiles"]);
    assert!(problems(json!({})).is_empty());
    let rules = fresh(json!({})).rules;
    assert!(rules.opportunities && rules.fair && rules.pets && rules.bards && rules.new_tiles);
    assert_eq!((rules.seasons, rules.rounds, rules.paladins), (5, 5, Paladins::ElfAndDwarf));
    assert!(json::read::<_, Options>(pack(), "options", &json!({ "dragons": 3 })).is_err());
}

// rule: DL-FEST-VAR-07
#[test]
fn cards_of_a_missing_module_stay_away() {
    let names = |options| -> Vec<String> {
        fresh(options).special_stack.iter().map(|id| data().special(id).name.id.clone()).collect()
    };
    assert!(names(json!({})).contains(&"pet_parade".to_owned()));
    assert!(!names(json!({ "pets": false })).contains(&"pet_parade".to_owned()));
    assert!(!names(json!({ "bards": false })).contains(&"ballad_night".to_owned()));
    let told = story(json!({ "bards": false, "players": 2 }), 1);
    assert!(!told.iter().any(|(_, e)| matches!(e, Event::Sang { .. })));
    let game = fresh(json!({ "bards": false }));
    assert!(game.adventurer_stack.iter().all(|id| data().adventurer(id).class != Class::Bard));
}

// rule: DL-FEST-PAL-21
#[test]
fn the_human_alone_but_events_bring_the_others() {
    let set = json!({
        "/phase": "event", "/season": 2, "/event": "special", "/special": "im_back_ladies", "/cursor": 8,
        "/start": 0, "/tasks": [], "/tent": [], "/players/0/evil": 12,
        "/players/0/party": [{ "who": { "paladin": "paladin_human_y1" } }],
    });
    let game = given(json!({ "players": 2, "paladins": "human" }), set);
    assert_eq!(game.get("/players/0/party/0/who/paladin"), "paladin_human_y1");
    assert_eq!(game.get("/players/1/party/0/who/paladin"), "paladin_elf_y1");
}
