//! Chapter 1, and what the data pack refuses.

use dungeon_lords::{
    Data,
    data::{Class, RoomKind, Set},
};
use engine::{Components, Seat};
use serde_json::json;

use crate::common::*;

// rule: DL-COMP-01, DL-COMP-02
#[test]
fn eight_areas_of_three_spaces() {
    assert_eq!(data().areas.len(), 8);
    assert_eq!(data().areas.iter().map(|area| area.positions.len()).sum::<usize>(), 24);
    let base = fresh(json!({ "variant": "base" }));
    assert_eq!((base.rules.seasons, base.rules.rounds, base.combat.len()), (4, 4, 4));
}

// rule: DL-COMP-03, DL-SETUP-03
#[test]
fn the_starting_stock() {
    let game = fresh(json!({}));
    for (seat, player) in game.players.iter().enumerate() {
        assert_eq!((player.gold, player.food, player.imps.free), (3, 3, 3));
        assert!(
            player.lair.is_empty() && game.hand(Seat::at(seat)).traps.is_empty() && player.rented.is_empty()
        );
        assert!(player.prison.is_empty() && player.unpaid == 0);
        assert_eq!(player.dungeon.count(|tile| tile.is_tile()), 3);
    }
}

// rule: DL-COMP-04
#[test]
fn sixteen_adventurers_a_year() {
    let of = |year: u8, class: Class| -> Vec<(u8, u8, u8)> {
        let found = data().adventurers.iter().filter(|a| a.year == year && a.class == class);
        found.map(|a| (a.rank - if year == 2 { 3 } else { 0 }, a.hit_points, a.icons)).collect()
    };
    assert_eq!(of(1, Class::Warrior), [(1, 3, 0), (2, 4, 0), (2, 4, 0), (3, 5, 0)]);
    assert_eq!(of(2, Class::Warrior), [(1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 8, 0)]);
    for class in [Class::Thief, Class::Priest, Class::Wizard] {
        assert_eq!(of(1, class), [(1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2)]);
        assert_eq!(of(2, class), [(1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3)]);
    }
}

// rule: DL-COMP-05, DL-FEST-PAL-01, DL-FEST-PAL-02
#[test]
fn the_paladins() {
    let of = |id: &str| {
        let paladin = data().paladins.iter().find(|p| p.name.id == id).expect(id);
        (paladin.hit_points, paladin.traps, paladin.magic, paladin.hearts, paladin.points)
    };
    assert_eq!(of("paladin_human_y1"), (5, 2, 2, 2, 5));
    assert_eq!(of("paladin_human_y2"), (8, 3, 3, 3, 5));
    assert_eq!(of("paladin_elf_y1"), (4, 2, 2, 2, 4));
    assert_eq!(of("paladin_dwarf_y1"), (6, 2, 2, 2, 6));
    assert_eq!(of("paladin_elf_y2"), (7, 3, 3, 3, 4));
    assert_eq!(of("paladin_dwarf_y2"), (9, 3, 3, 3, 6));
}

// rule: DL-COMP-06, DL-FEST-SETUP-09
#[test]
fn twelve_monsters_a_year_and_three_more() {
    for year in 0..2 {
        let of = |set: Set| -> u8 {
            data().monsters.iter().filter(|m| m.set == set).map(|monster| monster.copies[year]).sum()
        };
        assert_eq!((of(Set::Base), of(Set::Expansion)), (12, 3));
    }
    let trolls: u8 =
        data().monsters.iter().filter(|m| m.troll_token).map(|m| m.copies[0] + m.copies[1]).sum();
    assert_eq!(trolls, 3);
}

// rule: DL-COMP-07, DL-FEST-SETUP-09
#[test]
fn eight_rooms_a_year_and_two_more() {
    for (year, set, count) in
        [(1, Set::Base, 8), (2, Set::Base, 8), (1, Set::Expansion, 2), (2, Set::Expansion, 2)]
    {
        let rooms: Vec<_> = data().rooms.iter().filter(|room| room.year == year && room.set == set).collect();
        assert_eq!(rooms.len(), count);
        assert!(rooms.iter().all(|room| (room.kind == RoomKind::Production) == (year == 1)));
    }
}

// rule: DL-COMP-08, DL-COMP-09
#[test]
fn the_cards() {
    let base = |set: &Set| *set == Set::Base;
    assert_eq!(data().cards.iter().filter(|card| base(&card.set)).count(), 18);
    assert_eq!(data().traps.iter().filter(|trap| base(&trap.set)).map(|trap| trap.copies).sum::<u8>(), 27);
    assert_eq!(data().specials.iter().filter(|event| base(&event.set)).count(), 9);
    assert_eq!(data().event_tiles.len(), 3);
    assert!(
        data().cards.iter().all(|card| card.magic > 0 && card.fatigue <= 3),
        "a spell and its magic number"
    );
    assert!(data().cards.iter().any(|card| card.fatigue == 0));
}

// rule: DL-FEST-EXP-03, DL-FEST-MON-04, DL-FEST-MON-07
#[test]
fn costs_kept_in_the_pack() {
    let surcharge =
        |id: &str| data().experts.iter().find(|e| e.name.id == id).map(|e| e.surcharge).expect(id);
    assert_eq!((surcharge("smarter").gold, surcharge("crueler").evil, surcharge("bigger").food), (1, 1, 1));
    let board = data().boards.iter().find(|board| board.name.id == "hire_expert").expect("the board");
    let tiles = board.positions.iter().map(|space| space.expert.expect("a tile").0).collect::<Vec<_>>();
    assert_eq!(tiles, [0, 1, 2], "smarter on I, crueler on II, bigger on III");
    let cost = |id: &str| data().monsters.iter().find(|m| m.name.id == id).map(|m| m.costs[0]).expect(id);
    assert_eq!((cost("evil_eye").gold, cost("evil_eye").food), (1, 1));
    let old = cost("great_old_one");
    assert_eq!((old.imp, old.food, old.evil), (1, 1, 1));
}

#[test]
fn a_pack_for_which_there_is_no_room_is_refused() {
    let text = Data::BUILT_IN
        .replace("{ op = \"heal\", amount = 3 }", "{ op = \"create_illusion\", hit_points = 1 }")
        .replacen(
            "{ op = \"lose\", resource = \"imp\", amount = 1 }",
            "{ op = \"lose\", resource = \"imp\", amount = 9 }",
            1,
        );
    let problems = Data::parse(&text).expect_err("refused");
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().any(|line| line.contains("illusion in year 2")), "{said:?}");
    assert!(
        said.iter().any(|line| line.contains("fist_of_justice") && line.contains("8 questions")),
        "{said:?}"
    );
}

#[test]
fn a_pack_with_mistakes_is_refused_with_all_of_them() {
    let text = Data::BUILT_IN
        .replace("id = \"goblin\"", "id = \"goblin\"\nclaws = 4")
        .replacen("hit_points = 3", "hit_points = 200", 1)
        .replace("bonus_monsters = [\"witch\", \"vampire\"]", "bonus_monsters = [\"wich\"]")
        .replace("source = \"house\"", "source = \"rumour\"");
    let problems = Data::parse(&text).expect_err("refused");
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    for wanted in ["monster goblin", "claws", "warrior_y1_1", "wich", "rumour"] {
        assert!(said.iter().any(|line| line.contains(wanted)), "{wanted}: {said:?}");
    }
    assert!(Data::parse("not toml [").is_err());
    assert!(Data::parse("").err().is_some_and(|problems| problems.len() > 15));
    assert!(Data::parse(&format!("{}\n[extra]\nx = 1", Data::BUILT_IN)).is_err());
}
