//! A year in six pictures.

use maud::{Markup, html};

pub const PICTURES: &[fn() -> Markup] = &[orders, town, dungeon, bills, adventurers, combat];

fn orders() -> Markup {
    html! {
        path.e-card d="M10 12h20v32H10zM38 8h20v32H38zM66 12h20v32H66z" {}
        text.e-word x="20" y="34" { "1" }
        text.e-word x="48" y="30" { "2" }
        text.e-word x="76" y="34" { "3" }
        path.e-arrow d="M16 54h64m-8-6 8 6-8 6" {}
    }
}

fn town() -> Markup {
    html! {
        path.e-stone d="M6 56V26h20v30zM36 56V30h20v26zM66 56V26h20v30z" {}
        path.e-red d="M2 26 16 10l14 16zM32 30 46 14l14 16zM62 26 76 10l14 16z" {}
        path.e-dark d="M12 56V44h8v12zM42 56V44h8v12zM72 56V44h8v12z" {}
    }
}

fn dungeon() -> Markup {
    html! {
        path.e-dark d="M6 22h60v14H6zM52 22h14v36H52z" {}
        path.e-stone d="M66 10h24v26H66z" {}
        path.e-gold d="m58 50 6 8H52z" {}
        path.e-line d="m10 6 14 12M24 6 10 18" {}
    }
}

fn bills() -> Markup {
    html! {
        path.e-card d="M26 4h44v54q-5 5-11 0t-11 0-11 0-11 0z" {}
        circle.e-gold cx="40" cy="20" r="7" {}
        path.e-bone d="M50 24q8-14 14 0z" {}
        path.e-bar d="M34 36h28M34 44h20" {}
    }
}

fn adventurers() -> Markup {
    html! {
        path.e-bolt d="M10 56V30q0-10 9-10t9 10v26zM38 56V30q0-10 9-10t9 10v26zM66 56V30q0-10 9-10t9 10v26z" {}
        circle.e-bone cx="19" cy="16" r="8" {}
        circle.e-bone cx="47" cy="16" r="8" {}
        circle.e-bone cx="75" cy="16" r="8" {}
        path.e-line d="M88 58V18M84 26h8" {}
    }
}

fn combat() -> Markup {
    html! {
        path.e-green d="M4 52q0-32 18-32t18 32z" {}
        path.e-bone d="m10 24-4-14 10 8zM34 24l4-14-10 8z" {}
        path.e-eye d="M16 36h.1M28 36h.1" {}
        path.e-glow d="m50 20 4 8 9-3-4 9 8 5-9 3 2 9-8-5-7 6 1-10-9-3 8-5z" {}
        path.e-bolt d="M72 56V34q0-10 9-10t9 10v22z" {}
        circle.e-bone cx="81" cy="20" r="8" {}
    }
}
