//! What the house needs to know of the game.

use engine::any::Of;
use maud::{Markup, html};
use plug::{Field, Kind, Pick, Plug, Preset, pick};
use words::Lang;

use crate::DungeonPetz;

pub const PLUG: Plug = Plug {
    game: &Of::<DungeonPetz>::NEW,
    space: &Of::<DungeonPetz>::NEW,
    prefix: "dp",
    folder: "crates/games/dungeon-petz",
    players: 2..=4,
    // The whole town without neutral imps that stand in for somebody.
    best: 4,
    minutes: 90..=150,
    weight: 4,
    rules: plug::rules!("../../../rules/dungeon-petz"),
    options: OPTIONS,
    presets: PRESETS,
    lesson_files: plug::lessons!("../../../lessons/dungeon-petz": "town", "needs", "shows"),
    example_files: plug::examples!(
        "tests/scenarios":
        "cards.toml",
        "ending.toml",
        "exhibitions.toml",
        "needs.toml",
        "pits.json",
        "refusals.toml",
        "selling.toml",
        "setup.toml",
        "shopping.toml",
    ),
    puzzle_file: plug::puzzles!("../../../puzzles/dungeon-petz.jsonl"),
    ladder_file: plug::ladder!("../../../ladder/dungeon-petz.json"),
    round: crate::round::PICTURES,
    emblem,
    picture: include_bytes!("picture.png"),
};

const OPTIONS: &[Field] = &[
    Field::new("start", "DP-SETUP-01", Kind::One(starts)),
    Field::switch("double", "DP-VAR-01"),
    // Who knows everything knows that much too.
    Field::switch("foresight", "DP-VAR-05").when(|so_far| so_far["total_foresight"] != true),
    Field::switch("total_foresight", "DP-VAR-06"),
    Field::switch("meat_stand", "DP-VAR-09"),
    Field::switch("final_order", "DP-VAR-11").when(|so_far| so_far["players"] == 4),
];

const PRESETS: &[Preset] = &[
    Preset { id: "first", players: 2..=4, options: &[] },
    Preset { id: "foresight", players: 2..=4, options: &[("foresight", "yes")] },
    Preset {
        id: "full",
        players: 2..=4,
        options: &[("double", "yes"), ("foresight", "yes"), ("meat_stand", "yes"), ("final_order", "yes")],
    },
];

fn starts(players: usize, lang: Lang) -> Vec<Pick> {
    let seats = (0..players).map(|seat| pick(seat, lang.tell("new-seat", [("number", (seat + 1).into())])));
    std::iter::once(pick("", lang.say("dp-option-start-drawn"))).chain(seats).collect()
}

/// Something with many teeth looks out of its cage, and is happy.
fn emblem() -> Markup {
    html! {
        path.e-bar d="M8 58h56M12 58V8M60 58V8M24 58V8M48 58V8M8 8h56" {}
        path.e-violet d="M18 56V34q0-16 18-16t18 16v22z" {}
        path.e-violet d="m22 24-6-14 13 8zM50 24l6-14-13 8z" {}
        circle.e-bone cx="36" cy="33" r="9" {}
        path.e-eye d="M36 34h.1" {}
        path.e-dark d="M24 46h24q-2 9-12 9t-12-9z" {}
        path.e-bone d="m27 46 3 4 3-4zM39 46l3 4 3-4z" {}
    }
}
