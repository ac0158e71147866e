//! A round in five pictures.

use maud::{Markup, html};

pub const PICTURES: &[fn() -> Markup] = &[order, draw, place, reanimate, refresh];

fn order() -> Markup {
    html! {
        circle.e-red cx="20" cy="32" r="14" {}
        circle.e-glow cx="48" cy="32" r="14" {}
        circle.e-blue cx="76" cy="32" r="14" {}
        path.e-arrow d="M16 10q32-14 62 2m-9 2 9-2-2-9" {}
    }
}

fn draw() -> Markup {
    html! {
        path.e-stone d="M30 20q-16 14-14 28 1 12 32 12t32-12Q82 34 66 20z" {}
        path.e-line d="M28 20h40" {}
        path.e-bone d="M42 16V4h12v12z" {}
        path.e-arrow d="M48 42V26m-7 7 7-7 7 7" {}
    }
}

fn place() -> Markup {
    html! {
        path.e-card d="M6 6h36v52H6z" {}
        circle.e-bone cx="16" cy="46" r="6" {}
        circle.e-bone cx="32" cy="46" r="6" {}
        path.e-green d="M12 16q0-6 12-6t12 6v12q0 6-12 6t-12-6z" {}
        path.e-card d="M52 22h40v20H52z" {}
        circle.e-dark cx="62" cy="32" r="6" {}
        circle.e-dark cx="78" cy="32" r="6" {}
    }
}

fn reanimate() -> Markup {
    html! {
        path.e-glow d="M52 2 28 34h14l-8 26 30-36H48z" {}
        path.e-green d="M64 34q0-12 14-12t14 12v14q0 8-14 8t-14-8z" {}
        path.e-eye d="M72 36h.1M83 36h.1" {}
        path.e-line d="M72 47h12" {}
    }
}

fn refresh() -> Markup {
    html! {
        path.e-card d="M10 10h26v38H10zM20 16h26v38H20z" {}
        path.e-green d="M26 30q0-6 7-6t7 6v8q0 4-7 4t-7-4z" {}
        path.e-arrow d="M60 40q4 14 18 8t8-22m-8 6 8-8 6 9" {}
    }
}
