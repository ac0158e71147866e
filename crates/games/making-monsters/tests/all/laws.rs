//! What must hold in every game, on random games of every player count.

use engine::{
    Components, Pack,
    laws::{self, Trial},
};
use making_monsters::{Data, MakingMonsters, Options};
use serde_json::json;

// rule: MM-COMP-08, MM-INFO-08, MM-DEC-04, MM-DEC-05, MM-DEC-06, MM-DEC-07
#[test]
fn two_players() {
    laws::hold::<MakingMonsters>(json!({ "players": 2 }), 8);
}

// rule: MM-COMP-08, MM-INFO-08, MM-DEC-04, MM-DEC-05, MM-DEC-06, MM-DEC-07
#[test]
fn three_players() {
    laws::hold::<MakingMonsters>(json!({ "players": 3 }), 6);
}

// rule: MM-COMP-08, MM-INFO-08, MM-DEC-04, MM-DEC-05, MM-DEC-06, MM-DEC-07
#[test]
fn four_players() {
    laws::hold::<MakingMonsters>(json!({ "players": 4 }), 5);
}

/// The rules hold for other numbers too: whoever owns the box may correct any of them.
#[test]
fn another_data_pack() {
    let mut text = Data::BUILT_IN.to_owned();
    for (old, new) in [
        ("opening_draw = 5", "opening_draw = 8"),
        ("sorting_spaces = 2", "sorting_spaces = 1"),
        ("reject_spaces = 6", "reject_spaces = 4"),
        ("upgrade_slots = 3", "upgrade_slots = 4"),
        ("length = 20", "length = 12"),
        ("bonus = 6\nrot = 2\nitems = 4", "bonus = 9\nrot = 4\nitems = 9"),
        ("effect = { deal = 1 }", "effect = { deal = 2 }"),
        ("effect = { boost = 1 }", "effect = { boost = 3 }"),
        ("effect = { rot_bomb = 1 }", "effect = { rot_bomb = 3 }"),
        ("effect = { spare = \"limb\" }", "effect = { spare = \"stitch\" }"),
        ("effect = { parts = 3 }", "effect = { parts = 7 }"),
        ("effect = { compost = 1 }", "effect = { compost = 4 }"),
        ("holds = 4", "holds = 2"),
        ("match_colour = \"blue\"", "match_colour = \"yellow\""),
        (
            "forced_draw = 2, forced_mode = \"batch\", optional_draw = 5, return_rot = 1",
            "forced_draw = 4, forced_mode = \"single\", optional_draw = 2, return_rot = 3, supply_pick = 2, play_lester = 1",
        ),
        ("kinds = [\"limb\", \"stitch\", \"slime\"]", "kinds = [\"shocker\"]"),
        ("positions = [0, 2]", "positions = [3, 1]"),
    ] {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    let pack = Pack::parse(&text).unwrap_or_else(|problems| panic!("{problems:?}"));
    for players in 2..=4 {
        let trial = Trial { options: Options { players }, pack, games: 3, seed: 2 };
        if let Err(broken) = laws::examine::<MakingMonsters>(&trial) {
            panic!("{players} players: {broken}");
        }
    }
}

#[test]
fn a_state_is_small() {
    let bytes = std::mem::size_of::<MakingMonsters>();
    assert!(bytes <= 1600, "{bytes} bytes");
}
