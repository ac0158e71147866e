//! The laws of every game, one configuration a line.

use dungeon_lords::DungeonLords;
use engine::laws::hold;
use serde_json::json;

macro_rules! configurations {
    ($($name:ident: $options:tt, $games:expr;)*) => {
        $(#[test]
        fn $name() {
            hold::<DungeonLords>(json!($options), $games);
        })*
    };
}

configurations! {
    base_with_two: { "players": 2, "variant": "base" }, 6;
    base_with_three: { "players": 3, "variant": "base" }, 5;
    base_with_four: { "players": 4, "variant": "base" }, 4;
    festival_with_two: { "players": 2 }, 5;
    festival_with_three: { "players": 3 }, 4;
    festival_with_four: { "players": 4 }, 4;
}
