//! The laws of every game, on every player count, variant and switch.

use dungeon_petz::DungeonPetz;

testkit::laws! { DungeonPetz;
    two_players: { "players": 2 }, 20;
    three_players: { "players": 3 }, 20;
    four_players: { "players": 4 }, 20;
    named_start: { "players": 3, "start": 2 }, 5;
    double_symbols_two_players: { "players": 2, "double": true }, 15;
    double_symbols_three_players: { "players": 3, "double": true }, 10;
    double_symbols_four_players: { "players": 4, "double": true }, 15;
    foresight_two_players: { "players": 2, "foresight": true }, 10;
    foresight_three_players: { "players": 3, "foresight": true }, 10;
    foresight_four_players: { "players": 4, "foresight": true }, 10;
    total_foresight_two_players: { "players": 2, "total_foresight": true }, 10;
    total_foresight_three_players: { "players": 3, "total_foresight": true }, 10;
    total_foresight_four_players: { "players": 4, "total_foresight": true }, 10;
    meat_stand_two_players: { "players": 2, "meat_stand": true }, 10;
    meat_stand_three_players: { "players": 3, "meat_stand": true }, 10;
    meat_stand_four_players: { "players": 4, "meat_stand": true }, 10;
    final_order_four_players: { "players": 4, "final_order": true }, 15;
    full_variant_two_players: { "players": 2, "double": true, "foresight": true, "meat_stand": true }, 10;
    full_variant_three_players: { "players": 3, "double": true, "foresight": true, "meat_stand": true }, 10;
    full_variant_four_players: {
        "players": 4, "double": true, "foresight": true, "total_foresight": true, "meat_stand": true,
        "final_order": true,
    }, 10;
}
