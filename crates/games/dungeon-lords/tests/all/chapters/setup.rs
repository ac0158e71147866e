//! Chapters 2 and 20.

use dungeon_lords::{Event, data::PaladinKind, open::Phase};
use engine::{Audience, Game, Seat, Viewer};
use serde_json::json;

use crate::common::*;

// rule: DL-SETUP-01
#[test]
fn chance_names_the_starting_player() {
    let starts: Vec<usize> = (0..40).map(random_start).collect();
    for seat in 0..4 {
        assert!(starts.contains(&seat), "seat {seat} starts sometimes");
    }
}

fn random_start(seed: u64) -> usize {
    let options = engine::json::read(pack(), "options", &json!({})).expect("options");
    let seed = engine::Seed::from_number(seed);
    let game = dungeon_lords::DungeonLords::new(&options, pack(), &seed, &mut engine::Witness::silent())
        .expect("a table");
    game.start.index()
}

// rule: DL-SETUP-02
#[test]
fn three_tunnels_and_rock() {
    let game = fresh(json!({}));
    for player in &game.players {
        let tiles: Vec<usize> = (0..20).filter(|at| player.dungeon.0[*at].is_tile()).collect();
        assert_eq!(tiles, [2, 7, 12]);
        assert!(tiles.iter().all(|at| !player.dungeon.0[*at].conquered && player.dungeon.0[*at].is_tunnel()));
    }
}

// rule: DL-SETUP-04, DL-SETUP-05, DL-SETUP-06, DL-HIDE-03
#[test]
fn stacks_are_mixed_and_nobody_knows_them() {
    let game = fresh(json!({ "variant": "base" }));
    assert_eq!(game.combat.len(), 4);
    // A card of the stack is drawn when it is first seen: before that there is nothing to know.
    assert!(game.combat.iter().all(|stacked| stacked.card.is_none() && !stacked.open));
    assert_eq!(game.special_stack.len(), 9);
    let view = game.view(Viewer::Seat(Seat::at(0)));
    assert_eq!(view.held.trap_deck, 27);
    let first = random(json!({ "variant": "base", "players": 2 }), 3);
    let second = random(json!({ "variant": "base", "players": 2 }), 4);
    let offers = |table: &engine::Table<dungeon_lords::DungeonLords>| {
        table.story(Viewer::Spectator).find_map(|(_, told)| match &told.event {
            Event::Offered { monsters, rooms } => Some((monsters.clone(), rooms.clone())),
            _ => None,
        })
    };
    assert_ne!(offers(&first), offers(&second), "another seed, another order");
}

// rule: DL-SETUP-07, DL-FEST-SETUP-03, DL-FEST-SETUP-04
#[test]
fn every_year_has_each_event_once() {
    for (options, specials) in [(json!({ "variant": "base", "players": 2 }), 1), (json!({ "players": 2 }), 2)]
    {
        for seed in 1..4 {
            let told = story(options.clone(), seed);
            let begun: Vec<&Event> = told
                .iter()
                .map(|(_, event)| event)
                .filter(|e| matches!(e, Event::EventBegan { .. }))
                .collect();
            assert_eq!(begun.len(), 2 * (2 + specials));
            for year in begun.chunks(2 + specials) {
                let count = |name: &str| year.iter().filter(|e| format!("{e:?}").contains(name)).count();
                assert_eq!((count("Taxes"), count("Payday"), count("Special")), (1, 1, specials));
            }
        }
    }
}

// rule: DL-SETUP-08, DL-FEST-SETUP-08
#[test]
fn paladins_wait_in_the_tent() {
    let kinds = |options| -> Vec<PaladinKind> {
        fresh(options).tent.iter().map(|id| data().paladin(id).kind).collect()
    };
    assert_eq!(kinds(json!({ "variant": "base" })), [PaladinKind::Human]);
    assert_eq!(kinds(json!({})), [PaladinKind::Elf, PaladinKind::Dwarf]);
    assert_eq!(kinds(json!({ "paladins": "three" })).len(), 3);
}

// rule: DL-SETUP-09, DL-FLOW-01, DL-HIDE-02
#[test]
fn one_of_three_orders_is_kept_in_secret() {
    let mut game = fresh(json!({}));
    assert_eq!(game.phase, Phase::InitialOrders);
    assert_eq!(game.asked(), [0, 1, 2, 3]);
    for seat in 0..4 {
        assert_eq!(game.legal(seat).len(), 3);
    }
    let dealt = game.hand(Seat::at(2)).dealt;
    let on = game.act(2, json!({ "keep_order": dealt[1].0 }));
    for told in &on.told {
        let secret = matches!(told.event, Event::Kept { .. });
        assert_eq!(told.to == Audience::only(Seat::at(2)), secret, "others only hear that he has decided");
    }
    assert!(game.view(Viewer::Seat(Seat::at(0))).hand(Seat::at(2)).dealt.is_empty());
    for seat in [0, 1, 3] {
        assert!(game.players[2].inaccessible.is_empty(), "revealed together");
        let order = game.hand(Seat::at(seat)).dealt[0].0;
        game.act(seat, json!({ "keep_order": order }));
    }
    assert_eq!(game.players[2].inaccessible.len(), 2);
    assert!(!game.players[2].inaccessible.contains(dealt[1]));
}

// rule: DL-SETUP-10
#[test]
fn the_first_game_deals_without_a_choice() {
    let game = fresh(json!({ "first_game": true }));
    assert_eq!(game.phase, Phase::ChooseOrders);
    assert!(game.players.iter().all(|player| player.inaccessible.len() == 2));
}

// rule: DL-SETUP-11, DL-TWO-01
#[test]
fn two_dummy_sets_with_two_players() {
    let game = fresh(json!({ "players": 2 }));
    assert_eq!(game.dummies.len(), 2);
    assert!(game.dummies.iter().all(|dummy| dummy.inaccessible.len() == 3));
    assert_eq!(game.dummy_evil, 5);
}

// rule: DL-SETUP-12, DL-THREE-01
#[test]
fn one_dummy_set_with_three_players() {
    let game = fresh(json!({ "players": 3 }));
    assert_eq!(game.dummies.len(), 1);
    assert_eq!(game.dummies[0].inaccessible.len(), 3);
    assert!(fresh(json!({ "players": 4 })).dummies.is_empty());
}

// rule: DL-FEST-SETUP-01, DL-FEST-SETUP-02, DL-ADV-05
#[test]
fn five_seasons_two_specials_five_rounds_four_adventurers() {
    let told = story(json!({ "players": 4 }), 2);
    let count = |wanted: fn(&Event) -> bool| told.iter().filter(|(_, event)| wanted(event)).count();
    assert_eq!(count(|e| matches!(e, Event::SeasonBegan { .. })), 10);
    assert_eq!(count(|e| matches!(e, Event::SpecialBegan { .. })), 4);
    assert_eq!(count(|e| matches!(e, Event::RoundBegan { .. })), 10);
    assert_eq!(count(|e| matches!(e, Event::Joined { .. })), 2 * 4 * 4);
    let base = story(json!({ "players": 4, "variant": "base" }), 2);
    assert_eq!(base.iter().filter(|(_, e)| matches!(e, Event::Joined { .. })).count(), 2 * 3 * 4);
    let game = fresh(json!({}));
    assert_eq!(
        (game.combat.len(), game.view(Viewer::Spectator).held.trap_deck, game.special_stack.len()),
        (5, 39, 15)
    );
    assert_eq!(game.adventurer_stack.len(), 20);
}

// rule: DL-FEST-SETUP-05, DL-FEST-OPP-01, DL-FEST-OPP-04
#[test]
fn each_board_appears_once_four_a_year() {
    let told = story(json!({ "players": 3 }), 5);
    let mut placed = Vec::new();
    let mut season = 0;
    for (_, event) in &told {
        match event {
            Event::SeasonBegan { season: now, .. } => season = *now,
            Event::BoardPlaced { board, .. } => {
                assert!(season > 1, "no opportunity in season 1");
                placed.push(*board);
            }
            _ => {}
        }
    }
    assert_eq!(placed.len(), 8);
    placed.sort_unstable();
    placed.dedup();
    assert_eq!(placed.len(), 8);
}

// rule: DL-FEST-SETUP-06, DL-FEST-SETUP-07, DL-FEST-SETUP-10
#[test]
fn distant_lands_are_open_to_inspection() {
    let game = fresh(json!({}));
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.improved.len(), 5);
    assert_eq!(view.experts.len(), 3);
    assert_eq!(view.held.pet_deck, 18);
    assert!(engine::json::write(pack(), &view)["pet_deck"].is_number(), "the pets themselves are not shown");
    // Four adventurers and a paladin find a place in a party; gifts are no part of the game.
    assert!(game.players[0].party.capacity() >= 6);
    assert!(game.pieces().iter().all(|((kind, _), _)| !kind.contains("gift")));
}
