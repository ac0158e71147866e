//! The laws of every game, on every player count, variant and switch.

use dungeon_petz::DungeonPetz;
use engine::laws;
use serde_json::json;

#[test]
fn two_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 2 }), 20);
}

#[test]
fn three_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 3 }), 20);
}

#[test]
fn four_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 4 }), 20);
}

#[test]
fn named_start() {
    laws::hold::<DungeonPetz>(json!({ "players": 3, "start": 2 }), 5);
}

#[test]
fn double_symbols_two_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 2, "double": true }), 15);
}

#[test]
fn double_symbols_three_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 3, "double": true }), 10);
}

#[test]
fn double_symbols_four_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 4, "double": true }), 15);
}

#[test]
fn foresight_two_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 2, "foresight": true }), 10);
}

#[test]
fn foresight_three_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 3, "foresight": true }), 10);
}

#[test]
fn foresight_four_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 4, "foresight": true }), 10);
}

#[test]
fn total_foresight_two_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 2, "total_foresight": true }), 10);
}

#[test]
fn total_foresight_three_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 3, "total_foresight": true }), 10);
}

#[test]
fn total_foresight_four_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 4, "total_foresight": true }), 10);
}

#[test]
fn meat_stand_two_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 2, "meat_stand": true }), 10);
}

#[test]
fn meat_stand_three_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 3, "meat_stand": true }), 10);
}

#[test]
fn meat_stand_four_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 4, "meat_stand": true }), 10);
}

#[test]
fn final_order_four_players() {
    laws::hold::<DungeonPetz>(json!({ "players": 4, "final_order": true }), 15);
}

#[test]
fn full_variant_two_players() {
    laws::hold::<DungeonPetz>(
        json!({ "players": 2, "double": true, "foresight": true, "meat_stand": true }),
        10,
    );
}

#[test]
fn full_variant_three_players() {
    laws::hold::<DungeonPetz>(
        json!({ "players": 3, "double": true, "foresight": true, "meat_stand": true }),
        10,
    );
}

#[test]
fn full_variant_four_players() {
    let options = json!({
        "players": 4, "double": true, "foresight": true, "total_foresight": true, "meat_stand": true,
        "final_order": true,
    });
    laws::hold::<DungeonPetz>(options, 10);
}
