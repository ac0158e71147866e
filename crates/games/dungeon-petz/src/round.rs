//! A round in six pictures.

use maud::{Markup, html};

pub const PICTURES: &[fn() -> Markup] = &[group, shop, arrange, needs, show, age];

fn imp(x: i32, y: i32) -> Markup {
    html! {
        path.e-red d={ "M" (x - 7) " " (y + 12) "q0-16 7-16t7 16z" } {}
        circle.e-red cx=(x) cy=(y - 6) r="6" {}
        path.e-red d={ "m" (x - 5) " " (y - 10) "-3-7 6 4zm10 0 3-7-6 4z" } {}
        path.e-eye d={ "M" (x - 2) " " (y - 6) "h.1m4 0h.1" } {}
    }
}

fn group() -> Markup {
    html! {
        (imp(14, 28)) (imp(30, 28)) (imp(62, 28))
        circle.e-gold cx="80" cy="34" r="7" {}
        path.e-bar d="M4 48h36M52 48h38" {}
    }
}

fn shop() -> Markup {
    html! {
        path.e-stone d="M44 58V28h44v30z" {}
        path.e-red d="M40 28 48 12h36l8 16z" {}
        path.e-dark d="M60 58V42h12v16z" {}
        (imp(16, 40))
        path.e-arrow d="M26 42h14m-6-6 6 6-6 6" {}
    }
}

fn arrange() -> Markup {
    html! {
        path.e-bar d="M22 14h52v42H22zM32 14v42M43 14v42M54 14v42M64 14v42" {}
        path.e-green d="M34 46q0-16 14-16t14 16v4H34z" {}
        path.e-eye d="M43 40h.1M53 40h.1" {}
    }
}

fn needs() -> Markup {
    html! {
        path.e-green d="M30 56q0-22 18-22t18 22z" {}
        path.e-eye d="M42 46h.1M54 46h.1" {}
        path.e-card d="M4 6h18v26H4zM28 2h18v26H28zM52 2h18v26H52zM76 6h18v26H76z" {}
        path.e-bone d="M8 20q5-8 10 0z" {}
        circle.e-glow cx="37" cy="15" r="5" {}
        path.e-red d="m56 20 5-12 5 12z" {}
        path.e-line d="m80 14 10 10m0-10L80 24" {}
    }
}

fn show() -> Markup {
    html! {
        path.e-stone d="M10 48h44v12H10z" {}
        path.e-green d="M18 48q0-20 14-20t14 20z" {}
        path.e-eye d="M27 40h.1M37 40h.1" {}
        path.e-glow d="m74 6 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" {}
        circle.e-gold cx="66" cy="52" r="7" {}
        circle.e-gold cx="82" cy="52" r="7" {}
    }
}

fn age() -> Markup {
    html! {
        path.e-green d="M8 54q0-14 10-14t10 14z" {}
        path.e-eye d="M15 49h.1M21 49h.1" {}
        path.e-arrow d="M34 46h16m-6-6 6 6-6 6" {}
        path.e-green d="M58 54q0-34 17-34t17 34z" {}
        path.e-eye d="M70 36h.1M80 36h.1" {}
    }
}
