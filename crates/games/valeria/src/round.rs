//! A turn in four pictures.

use maud::{Markup, html};

pub const PICTURES: &[fn() -> Markup] = &[roll, harvest, actions, end];

fn roll() -> Markup {
    html! {
        path.e-bone d="m14 24 20-8 12 16-20 9z" {}
        path.e-bone d="M54 30 70 12l16 14-15 19z" {}
        path.e-eye d="M24 30h.1M35 26h.1M70 20h.1M64 30h.1M76 30h.1M70 38h.1" {}
        path.e-line d="M10 48q10 8 22 4M50 54q12 4 24-4" {}
    }
}

fn harvest() -> Markup {
    html! {
        path.e-bone d="M36 4h24v20H36z" {}
        path.e-eye d="M42 9h.1M54 9h.1M48 14h.1M42 19h.1M54 19h.1" {}
        path.e-arrow d="M36 28 22 38m-1-8 1 8 8 0M60 28l14 10m1-8-1 8-8 0" {}
        circle.e-gold cx="12" cy="48" r="8" {}
        circle.e-gold cx="26" cy="52" r="8" {}
        path.e-red d="m72 42 7 14h-14z" {}
        circle.e-blue cx="86" cy="50" r="8" {}
    }
}

fn actions() -> Markup {
    html! {
        path.e-green d="M6 34q0-14 14-14t14 14v12H6z" {}
        path.e-eye d="M15 32h.1M25 32h.1" {}
        path.e-line d="M4 8 34 20" {}
        circle.e-bone cx="48" cy="20" r="8" {}
        path.e-red d="M36 46q0-16 12-16t12 16z" {}
        path.e-stone d="M66 46V20h6v5h6v-5h6v5h6v21z" {}
        text.e-word x="48" y="61" { "2 ×" }
    }
}

fn end() -> Markup {
    html! {
        path.e-card d="M8 12h20v28H8zM14 16h20v28H14zM20 20h20v28H20z" {}
        path.e-line d="m23 28 14 14m0-14L23 42" {}
        path.e-arrow d="M50 44q10 12 24 2t6-24m-8 6 8-8 8 8" {}
    }
}
