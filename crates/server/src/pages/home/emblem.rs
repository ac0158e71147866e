//! A drawing for each game: what one finds on its table.

use maud::{Markup, html};

pub fn emblem(game: &str) -> Markup {
    html! {
        svg.emblem viewBox="0 0 72 64" aria-hidden="true" {
            @match game {
                "valeria" => {
                    // A castle, and the dice before it.
                    path.e-stone d="M10 52V22h7v5h7v-5h7v5h10v-5h7v5h7v-5h7v30z" {}
                    path.e-red d="M36 22V6l13 5-13 5z" {}
                    path.e-dark d="M29 52V42a7 7 0 0 1 14 0v10z" {}
                    path.e-bone d="m5 47 11-5 8 9-10 8z" {}
                    path.e-bone d="m48 50 9-9 11 8-9 10z" {}
                    path.e-eye d="M14 50h.1M57 49h.1M61 52h.1M55 53h.1" {}
                }
                "making-monsters" => {
                    // A patched face with a bolt, one eye bigger than the other.
                    path.e-bolt d="M6 34h9v8H6zM57 34h9v8h-9z" {}
                    path.e-green d="M14 18q0-10 11-10h22q11 0 11 10v26q0 14-22 14T14 44z" {}
                    path.e-dark d="M14 18q0-11 11-11h22q11 0 11 11l-7-4-6 5-6-5-5 5-6-5-5 4z" {}
                    circle.e-bone cx="28" cy="31" r="8" {}
                    circle.e-bone cx="46" cy="32" r="5.5" {}
                    path.e-eye d="M29 32h.1M46 33h.1" {}
                    path.e-line d="M26 47h20M29 44v6M35 44v6M41 44v6" {}
                }
                "dungeon-petz" => {
                    // Something with many teeth looks out of its cage, and is happy.
                    path.e-bar d="M8 58h56M12 58V8M60 58V8M24 58V8M48 58V8M8 8h56" {}
                    path.e-violet d="M18 56V34q0-16 18-16t18 16v22z" {}
                    path.e-violet d="m22 24-6-14 13 8zM50 24l6-14-13 8z" {}
                    circle.e-bone cx="36" cy="33" r="9" {}
                    path.e-eye d="M36 34h.1" {}
                    path.e-dark d="M24 46h24q-2 9-12 9t-12-9z" {}
                    path.e-bone d="m27 46 3 4 3-4zM39 46l3 4 3-4z" {}
                }
                _ => {
                    // The gate of a dungeon, with horns over it and eyes in the dark.
                    path.e-stone d="M8 58V32Q8 10 36 10t28 22v26z" {}
                    path.e-dark d="M19 58V36q0-15 17-15t17 15v22z" {}
                    path.e-bone d="M14 22Q2 18 6 3q5 9 15 10zM58 22Q70 18 66 3q-5 9-15 10z" {}
                    path.e-glow d="m25 38 8 3-6 4zM47 38l-8 3 6 4z" {}
                    path.e-bone d="m28 52 3-4 3 4 2-4 2 4 3-4 3 4z" {}
                }
            }
        }
    }
}
