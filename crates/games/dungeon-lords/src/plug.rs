//! What the house needs to know of the game.

use engine::any::Of;
use maud::{Markup, html};
use plug::{Field, MAYBE, Plug};

use crate::DungeonLords;

pub const PLUG: Plug = Plug {
    game: &Of::<DungeonLords>::NEW,
    space: &Of::<DungeonLords>::NEW,
    prefix: "dl",
    folder: "crates/games/dungeon-lords",
    players: 2..=4,
    minutes: 90..=180,
    weight: 4,
    rules: plug::rules!("../../../rules/dungeon-lords"),
    options: OPTIONS,
    lesson_files: plug::lessons!("../../../lessons/dungeon-lords": "orders", "evil", "combat"),
    round: crate::round::PICTURES,
    emblem,
    picture: include_bytes!("picture.png"),
};

const FOUR_OR_FIVE: &[&str] = &["auto", "4", "5"];

const OPTIONS: &[Field] = &[
    Field::word("variant", "DL-FEST-VAR-06", &["festival", "base", "four_seasons", "beginner"]),
    Field::word("seasons", "DL-FEST-VAR-06", FOUR_OR_FIVE),
    Field::word("rounds", "DL-FEST-VAR-06", FOUR_OR_FIVE),
    Field::word("opportunities", "DL-FEST-VAR-02", MAYBE),
    Field::word("fair", "DL-FEST-VAR-03", MAYBE),
    Field::word("pets", "DL-FEST-VAR-04", MAYBE),
    Field::word("bards", "DL-FEST-BARD-01", MAYBE),
    Field::word("paladins", "DL-FEST-SETUP-08", &["auto", "human", "elf_and_dwarf", "three"]),
    Field::word("new_tiles", "DL-FEST-SETUP-09", MAYBE),
    Field::word("late_adventurers", "DL-FEST-VAR-05", MAYBE),
    Field::switch("first_game", "DL-SETUP-10"),
    Field::switch("special_event_hidden", "R-03"),
    Field::switch("room_bonus_on_every_number", "R-06"),
    Field::switch("tax_conquered", "R-10"),
    Field::word("planning_order", "R-14", &["simultaneous", "turn_order"]),
    Field::word("fatigue_target", "R-16", &["each", "front_to_back"]),
    Field::switch("conquest_survives_fatigue", "R-17"),
    Field::switch("witch_targets_distinct", "R-18"),
    Field::switch("room_counts_if_conquered", "R-19"),
    Field::switch("titles_count_conquered", "R-19"),
];

/// The gate of a dungeon, with horns over it and eyes in the dark.
fn emblem() -> Markup {
    html! {
        path.e-stone d="M8 58V32Q8 10 36 10t28 22v26z" {}
        path.e-dark d="M19 58V36q0-15 17-15t17 15v22z" {}
        path.e-bone d="M14 22Q2 18 6 3q5 9 15 10zM58 22Q70 18 66 3q-5 9-15 10z" {}
        path.e-glow d="m25 38 8 3-6 4zM47 38l-8 3 6 4z" {}
        path.e-bone d="m28 52 3-4 3 4 2-4 2 4 3-4 3 4z" {}
    }
}
