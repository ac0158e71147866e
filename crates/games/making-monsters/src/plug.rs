//! What the house needs to know of the game.

use engine::any::Of;
use maud::{Markup, html};
use plug::{Plug, Preset};

use crate::MakingMonsters;

pub const PLUG: Plug = Plug {
    game: &Of::<MakingMonsters>::NEW,
    space: &Of::<MakingMonsters>::NEW,
    prefix: "mm",
    folder: "crates/games/making-monsters",
    players: 2..=4,
    // Enough hands on the carts and the rot track, and the next turn comes soon.
    best: 3,
    minutes: 45..=90,
    weight: 2,
    rules: plug::rules!("../../../rules/making-monsters"),
    options: &[],
    presets: &[Preset { id: "first", players: 2..=4, options: &[] }],
    lesson_files: plug::lessons!("../../../lessons/making-monsters": "bag", "reanimate"),
    example_files: plug::examples!(
        "tests/scenarios":
        "drawing.toml",
        "orders.toml",
        "reanimating.toml",
        "refresh_and_end.toml",
        "refusals.toml",
        "settled.toml",
    ),
    puzzle_file: plug::puzzles!("../../../puzzles/making-monsters.jsonl"),
    ladder_file: plug::ladder!("../../../ladder/making-monsters.json"),
    round: crate::round::PICTURES,
    emblem,
    picture: include_bytes!("picture.png"),
};

/// A patched face with a bolt, one eye bigger than the other.
fn emblem() -> Markup {
    html! {
        path.e-bolt d="M6 34h9v8H6zM57 34h9v8h-9z" {}
        path.e-green d="M14 18q0-10 11-10h22q11 0 11 10v26q0 14-22 14T14 44z" {}
        path.e-dark d="M14 18q0-11 11-11h22q11 0 11 11l-7-4-6 5-6-5-5 5-6-5-5 4z" {}
        circle.e-bone cx="28" cy="31" r="8" {}
        circle.e-bone cx="46" cy="32" r="5.5" {}
        path.e-eye d="M29 32h.1M46 33h.1" {}
        path.e-line d="M26 47h20M29 44v6M35 44v6M41 44v6" {}
    }
}
