//! What the house needs to know of the game.

use engine::any::Of;
use maud::{Markup, html};
use plug::{Field, MAYBE, Plug, Preset};
use serde_json::Value;

use crate::{
    DungeonLords,
    options::{Options, Rules},
};

pub const PLUG: Plug = Plug {
    game: &Of::<DungeonLords>::NEW,
    space: &Of::<DungeonLords>::NEW,
    prefix: "dl",
    folder: "crates/games/dungeon-lords",
    players: 2..=4,
    // Three spaces in every area and one lord too many; two play against a dummy.
    best: 4,
    minutes: 90..=180,
    weight: 4,
    rules: plug::rules!("../../../rules/dungeon-lords"),
    options: OPTIONS,
    presets: PRESETS,
    lesson_files: plug::lessons!("../../../lessons/dungeon-lords": "orders", "evil", "combat"),
    example_files: plug::examples!(
        "tests/scenarios":
        "exact.toml",
        "examples-combat.toml",
        "examples-orders-and-building.toml",
        "examples-paladins-and-bards.toml",
        "examples-pets-and-boards.toml",
    ),
    puzzle_file: plug::puzzles!("../../../puzzles/dungeon-lords.jsonl"),
    ladder_file: plug::ladder!("../../../ladder/dungeon-lords.json"),
    round: crate::round::PICTURES,
    emblem,
    picture: include_bytes!("picture.png"),
};

const FOUR_OR_FIVE: &[&str] = &["auto", "4", "5"];

const OPTIONS: &[Field] = &[
    Field::word("variant", "DL-FEST-VAR-06", &["festival", "base", "four_seasons", "beginner"]),
    Field::word("seasons", "DL-FEST-VAR-06", FOUR_OR_FIVE),
    Field::word("rounds", "DL-FEST-VAR-06", FOUR_OR_FIVE),
    Field::word("opportunities", "DL-FEST-VAR-02", MAYBE).when(five_seasons),
    Field::word("fair", "DL-FEST-VAR-03", MAYBE).when(opportunities),
    Field::word("pets", "DL-FEST-VAR-04", MAYBE),
    Field::word("bards", "DL-FEST-BARD-01", MAYBE),
    Field::word("paladins", "DL-FEST-SETUP-08", &["auto", "human", "elf_and_dwarf", "three"]),
    Field::word("new_tiles", "DL-FEST-SETUP-09", MAYBE),
    Field::word("late_adventurers", "DL-FEST-VAR-05", MAYBE).when(five_seasons),
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

const PRESETS: &[Preset] = &[
    Preset { id: "first", players: 2..=4, options: &[("variant", "base"), ("first_game", "yes")] },
    Preset { id: "base", players: 2..=4, options: &[("variant", "base")] },
    Preset { id: "tiles", players: 2..=4, options: &[("variant", "four_seasons")] },
    Preset { id: "beginner", players: 2..=4, options: &[("variant", "beginner")] },
    Preset { id: "festival", players: 2..=4, options: &[("variant", "festival")] },
];

/// Whether the rules that a table asks for so far are such.
fn asks(so_far: &Value, such: fn(&Rules) -> bool) -> bool {
    serde_json::from_value::<Options>(so_far.clone()).is_ok_and(|options| such(&options.rules()))
}

fn five_seasons(so_far: &Value) -> bool {
    asks(so_far, |rules| rules.seasons == 5)
}

fn opportunities(so_far: &Value) -> bool {
    asks(so_far, |rules| rules.seasons == 5 && rules.opportunities)
}

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
