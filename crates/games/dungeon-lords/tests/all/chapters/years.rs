//! Chapters 3, 4, 12, 13 and 17: the shape of the game.

use dungeon_lords::Event;
use engine::Seat;
use serde_json::{Value, json};

use crate::common::*;

/// The seasons of a random game: what happened in each, as words.
fn seasons(options: Value, seed: u64) -> Vec<Vec<&'static str>> {
    let mut all: Vec<Vec<&'static str>> = Vec::new();
    for (_, event) in story(options, seed) {
        let word = match event {
            Event::SeasonBegan { .. } => {
                all.push(vec!["new"]);
                continue;
            }
            Event::RevealedOrder { .. } => "orders",
            Event::Bid { .. } => "fair",
            Event::Inaccessible { .. } => "retrieval",
            Event::PetsPassed => "pets",
            Event::EventBegan { .. } => "event",
            Event::Joined { .. } => "adventurers",
            Event::TokenPassed { .. } => "end",
            Event::CombatBegan { .. } => "combat",
            _ => continue,
        };
        if let Some(season) = all.last_mut()
            && season.last() != Some(&word)
        {
            season.push(word);
        }
    }
    all
}

// rule: DL-YEAR-01, DL-YEAR-02, DL-YEAR-03, DL-YEAR-04
#[test]
fn phases_of_the_base_game() {
    let all = seasons(json!({ "variant": "base", "players": 4 }), 1);
    assert_eq!(all.len(), 8);
    for (at, season) in all.iter().enumerate() {
        let wanted: &[&str] = match at % 4 {
            0 => &["new", "orders", "retrieval", "end"],
            3 => &["new", "orders", "retrieval", "event", "adventurers", "combat"],
            _ => &["new", "orders", "retrieval", "event", "adventurers", "end"],
        };
        // The token moves at the change of the year, after the combat.
        let seen: Vec<&str> = season.iter().copied().take(wanted.len()).collect();
        assert_eq!(seen, wanted, "season {}", at + 1);
    }
}

// rule: DL-FEST-FLOW-01, DL-FEST-PET-01
#[test]
fn phases_of_the_expansion() {
    let all = seasons(json!({ "players": 4 }), 1);
    assert_eq!(all.len(), 10);
    assert_eq!(all[0], ["new", "orders", "retrieval", "pets", "end"]);
    assert_eq!(all[5][..4], ["new", "orders", "retrieval", "pets"]);
    assert_eq!(all[1], ["new", "orders", "retrieval", "event", "adventurers", "end"]);
    assert_eq!(all[4][..4], ["new", "orders", "fair", "retrieval"]);
    assert_eq!(all.iter().flatten().filter(|word| **word == "pets").count(), 2);
}

// rule: DL-YEAR-05, DL-ORDER-03
#[test]
fn only_orders_are_chosen_together() {
    let game = given(json!({ "variant": "base" }), json!({ "/phase": "new_season", "/tasks": [] }));
    assert_eq!(game.asked(), [0, 1, 2, 3]);
    let game = given(json!({}), minion("get_food", 1, json!({})));
    assert_eq!(game.asked(), [0], "a minion's action is one player's question");
    assert_eq!(game.refused(2, json!("execute")), ["DL-YEAR-05"]);
}

// rule: DL-YEAR-06, DL-SCORE-18
#[test]
fn scoring_follows_the_second_combat() {
    let told = story(json!({ "variant": "base", "players": 2 }), 2);
    let ended = told.iter().rposition(|(_, e)| matches!(e, Event::CombatEnded { year: 2 })).expect("ended");
    assert!(told[ended..].iter().filter(|(_, e)| matches!(e, Event::Scored { .. })).count() == 2);
    assert!(told[..ended].iter().all(|(_, e)| !matches!(e, Event::Scored { .. })));
}

// rule: DL-NEW-01
#[test]
fn all_monsters_and_rooms_of_the_base_year_appear() {
    let told = story(json!({ "variant": "base", "players": 4 }), 4);
    let mut monsters = 0;
    let mut rooms = Vec::new();
    for (_, event) in &told {
        if let Event::Offered { monsters: shown, rooms: new } = event {
            assert_eq!((shown.len(), new.len()), (3, 2));
            monsters += shown.len();
            rooms.extend(new.iter().copied());
        }
    }
    rooms.sort_unstable();
    rooms.dedup();
    assert_eq!((monsters, rooms.len()), (24, 16));
    let set = json!({ "/phase": "new_season", "/season": 1, "/monsters": ["goblin"], "/rooms": ["mint"] });
    let game = given(json!({ "variant": "base" }), set);
    assert_eq!(game.get("/monster_discard/goblin"), 1);
    assert_eq!(game.get("/room_discard"), json!(["mint"]));
}

// rule: DL-NEW-02, DL-FEST-FLOW-04, DL-NEW-07, DL-FLOW-02
#[test]
fn the_next_season_is_announced() {
    let game = given(json!({}), json!({ "/phase": "new_season", "/season": 1, "/next_event": "taxes" }));
    assert_eq!(game.season, 2);
    assert_eq!(game.get("/event"), "taxes");
    assert!(game.next_event.is_some() && game.announced.len() == 4 && game.next_board.is_some());
    assert_eq!(game.asked(), [0, 1, 2, 3], "no question before the orders");
    let last = given(json!({}), json!({ "/phase": "new_season", "/season": 4 }));
    assert!(last.next_event.is_none() && last.announced.is_empty() && last.next_board.is_none());
}

// rule: DL-NEW-03, DL-NEW-04, DL-THREE-05
#[test]
fn four_adventurers_or_three() {
    for (players, count) in [(4, 4), (3, 3), (2, 3)] {
        let game = given(json!({ "players": players }), json!({ "/phase": "new_season", "/season": 0 }));
        assert_eq!(game.announced.len(), count);
    }
}

// rule: DL-NEW-05
#[test]
fn equal_ranks_keep_their_draw_order() {
    use engine::{Game, Witness};
    let set = json!({
        "/phase": "new_season", "/season": 1, "/adventurer_stack": ["warrior_y1_2", "warrior_y1_3", "thief_y1_1"],
        "/event_stack": [0, 0, 0], "/monster_stack": {}, "/room_stack": [], "/board_stack": [], "/tasks": [], "/phase": "over",
    });
    let mut game = given(json!({ "players": 3, "variant": "base" }), set);
    game.phase = dungeon_lords::open::Phase::NewSeason;
    // The third of the stack first, then the second: with equal rank the one drawn earlier is the weaker.
    let mut on = Witness::scripted([1, 0, 0, 0, 0, 0]);
    game.resume(&mut on);
    let ids: Vec<&str> = game.announced.iter().map(|id| data().adventurer(*id).name.id.as_str()).collect();
    assert_eq!(ids, ["thief_y1_1", "warrior_y1_3", "warrior_y1_2"]);
}

// rule: DL-NEW-06
#[test]
fn the_special_event_is_known_a_season_ahead() {
    let set = json!({ "/phase": "new_season", "/season": 1, "/event_stack": [0, 0, 1] });
    assert!(given(json!({}), set.clone()).next_special.is_some());
    let hidden = given(json!({ "special_event_hidden": true }), set);
    assert!(hidden.next_special.is_none() && hidden.next_event.is_some());
}

// rule: DL-ADV-02, DL-FLOW-15, DL-ADV-03, DL-ADV-07
#[test]
fn newcomers_take_their_places_by_themselves() {
    let set = json!({
        "/phase": "adventurers", "/season": 2, "/start": 0, "/tasks": [],
        "/arriving": ["thief_y1_1", "priest_y1_2", "wizard_y1_3"],
        "/players/2/evil": 9, "/players/1/evil": 3, "/players/0/evil": 6,
        "/players/2/party": [{ "who": { "paladin": "paladin_elf_y1" } }, { "who": { "adventurer": "thief_y1_4" } }],
    });
    let game = given(json!({ "players": 3 }), set);
    assert_eq!(game.get("/players/2/party/2/who/adventurer"), "wizard_y1_3", "behind those who came before");
    assert_eq!(game.players[2].party.len(), 3, "the paladin takes nobody's place");
    assert_eq!(game.get("/players/1/party/0/who/adventurer"), "thief_y1_1");
    assert_eq!(game.told.iter().filter(|told| told.clause == "DL-ADV-01").count(), 3);
}

// rule: DL-FEST-BARD-01
#[test]
fn bards_stay_last() {
    let set = json!({
        "/phase": "adventurers", "/season": 3, "/start": 0, "/tasks": [],
        "/arriving": ["thief_y1_1", "bard_y1_2", "bard_y1_4"],
        "/players/0/evil": 9, "/players/1/evil": 5, "/players/2/evil": 3,
        "/players/0/party": [{ "who": { "adventurer": "bard_y1_1" } }],
        "/players/2/party": [{ "who": { "adventurer": "bard_y1_3" } }],
    });
    let game = given(json!({ "players": 3 }), set);
    assert_eq!(
        game.get("/players/0/party/1/who/adventurer"),
        "bard_y1_4",
        "a later bard takes the last place"
    );
    assert_eq!(game.get("/players/2/party/0/who/adventurer"), "thief_y1_1", "others fill in ahead");
    assert_eq!(game.get("/players/2/party/1/who/adventurer"), "bard_y1_3");
}

// rule: DL-END-01, DL-END-02, DL-END-04
#[test]
fn the_end_of_a_season() {
    let set = json!({
        "/phase": "end_of_season", "/season": 2, "/start": 1, "/tasks": [], "/players/0/imps": { "free": 1, "used": 4, "training": 2 },
        "/players/0/tokens_used": 2, "/players/0/traps": { "pendulum": 3 }, "/players/0/gold": 40,
    });
    let game = given(json!({}), set);
    assert_eq!(game.start.index(), 2);
    assert_eq!(game.get("/players/0/imps"), json!({ "free": 5, "used": 0, "training": 2 }));
    assert_eq!(game.players[0].tokens_used, 0);
    assert_eq!((game.hand(Seat::at(0)).traps.total(), game.players[0].gold), (3, 40));
}

// rule: DL-END-03
#[test]
fn before_combat_the_imps_come_home_but_the_token_stays() {
    let set = json!({
        "/phase": "adventurers", "/season": 5, "/start": 1, "/tasks": [], "/arriving": ["thief_y1_1", "priest_y1_1", "wizard_y1_1", "warrior_y1_1"],
        "/players/0/imps": { "free": 1, "used": 4, "training": 2 }, "/players/0/traps": { "pendulum": 1 },
    });
    let game = given(json!({}), set);
    assert_eq!((game.round, game.start.index()), (1, 1));
    assert_eq!(game.get("/players/0/imps"), json!({ "free": 5, "used": 0, "training": 2 }));
}

fn year_change(options: Value, more: Value) -> Lords {
    let rounds = if options["variant"] == "base" { 4 } else { 5 };
    let mut set =
        json!({ "/phase": "combat", "/season": rounds, "/round": rounds, "/tasks": [], "/start": 0 });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    given(options, set)
}

// rule: DL-Y2-01, DL-Y2-04, DL-EVIL-04
#[test]
fn the_second_year_uses_its_own_tiles() {
    let more = json!({ "/monsters": ["goblin"], "/rooms": ["mint"], "/players/0/evil": 8 });
    let game = year_change(json!({ "variant": "base" }), more);
    assert_eq!((game.year, game.season), (2, 1));
    assert!(game.rooms.iter().all(|room| data().room(*room).year == 2));
    assert!(game.announced.iter().all(|id| data().adventurer(*id).year == 2));
    assert!(game.tent.iter().all(|id| data().paladin(id).year == 2));
    let of_year_two = |id: &Value| data().cards.iter().any(|card| card.year == 2 && *id == card.name.id);
    assert!(game.get("/card_stack").as_array().is_some_and(|cards| cards.iter().all(of_year_two)));
    assert_eq!(game.get("/room_discard"), json!(["mint"]));
    assert_eq!(game.get("/monster_discard/goblin"), 1);
    assert_eq!(game.players[0].evil, 8);
}

// rule: DL-Y2-03, DL-Y2-07
#[test]
fn token_and_dummy_at_the_change_of_year() {
    let game = year_change(json!({ "variant": "base", "players": 2 }), json!({ "/dummy_evil": 8 }));
    assert_eq!(game.start.index(), 1);
    assert_eq!(game.dummy_evil, 6);
}

// rule: DL-Y2-06
#[test]
fn second_year_rooms_have_no_zone() {
    for room in data().rooms.iter().filter(|room| room.year == 2) {
        assert_eq!(room.zone, (1 << 20) - 1);
    }
    let game = given(json!({}), minion("build_room", 1, json!({ "/rooms": ["labyrinth"], "/year": 2 })));
    assert_eq!(game.legal(0).len(), 4, "each of the three tunnels, or nothing");
}

// rule: DL-COMBAT-70, DL-PAL-09, DL-COMBAT-72
#[test]
fn survivors_leave_and_goods_stay() {
    let more = json!({
        "/players/0/party": [{ "who": { "paladin": "paladin_elf_y1" } }, { "who": { "adventurer": "thief_y1_4" } }],
        "/players/0/traps": { "pendulum": 2 }, "/players/0/gold": 7, "/tent": ["paladin_dwarf_y1"],
    });
    let game = year_change(json!({}), more);
    assert!(game.players[0].party.is_empty() && game.players[0].prison.is_empty());
    assert_eq!(game.get("/gone_paladins"), json!(["paladin_elf_y1", "paladin_dwarf_y1"]));
    assert_eq!((game.hand(Seat::at(0)).traps.total(), game.players[0].gold), (2, 7));
}
