//! What the house needs to know of the game.

use engine::any::Of;
use maud::{Markup, html};
use plug::{Plug, Preset};

use crate::UnderTheBed;

pub const PLUG: Plug = Plug {
    game: &Of::<UnderTheBed>::NEW,
    space: &Of::<UnderTheBed>::NEW,
    prefix: "ub",
    folder: "examples/under-the-bed",
    players: 2..=4,
    best: 3,
    minutes: 5..=10,
    weight: 1,
    rules: plug::rules!("rules"),
    options: &[],
    presets: &[Preset { id: "first", players: 2..=4, options: &[] }],
    lesson_files: &[],
    example_files: &[],
    puzzle_file: "",
    ladder_file: "",
    round: &[],
    emblem,
    picture: include_bytes!("picture.png"),
};

/// A bed, and somebody below it.
fn emblem() -> Markup {
    html! {
        path.e-stone d="M6 14h6v18h48v-8h6v30h-6v-8H12v8H6z" {}
        path.e-red d="M24 22h36v10H24z" {}
        path.e-bone d="M12 24h11v8H12z" {}
        path.e-dark d="M22 58c0-8 6-12 14-12s14 4 14 12z" {}
        path.e-glow d="M30 51h4v4h-4zM38 51h4v4h-4z" {}
    }
}
