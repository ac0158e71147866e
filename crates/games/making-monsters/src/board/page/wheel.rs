//! The turning central board: a cart in front of each side, the graveyard in the middle, the seats around it with
//! their order tokens, and between neighbours the links by which one token makes the other super.

use boards::{page::parts, seat_name};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::kind,
    art,
    scene::{Place, Scene},
    sheets, shelves,
};
use crate::{CartId, Colour, Event, Kind, Phase, Step, TileNo, data::CARTS};

const SIDES: [&str; CARTS] = ["south", "west", "north", "east"];
/// The radius of the ring that the seats sit on, in hundredths of the board.
const RING: f64 = 45.0;

pub fn wheel(scene: &Scene<'_>) -> Markup {
    html! {
        section.mm-wheel.turned[just_turned(scene)] aria-label=(scene.say("mm-p-board")) {
            (disc(scene))
            @for side in 0..CARTS { (cart(scene, side)) }
            (graveyard(scene))
            @for seat in Seat::all(scene.players()) { (chair(scene, seat)) }
            span.mm-stacks title=(scene.say("mm-p-stacks")) {
                (art::icon("turn")) span.hidden { (scene.say("mm-p-stacks")) } " " (scene.view.own.stacks[0]) "+" (scene.view.own.stacks[1])
            }
            span.mm-decks title=(scene.say("mm-p-deck")) {
                (art::icon("card")) span.hidden { (scene.say("mm-p-deck")) } " " span data-watch="mm-deck" { (scene.view.own.deck) }
            }
        }
    }
}

/// Whether the quarter turn is the last thing that happened.
fn just_turned(scene: &Scene<'_>) -> bool {
    let dealt = |event: &Event| {
        matches!(event, Event::DealtPair { .. } | Event::DealtHidden { .. } | Event::Reshuffled)
    };
    let last = scene.asked.story.iter().rev().map(|(_, told)| &told.event).find(|event| !dealt(event));
    matches!(last, Some(Event::Turned))
}

/// The board itself, turned by its quarters, and the ring of links around it.
fn disc(scene: &Scene<'_>) -> Markup {
    html! {
        svg.mm-disc viewBox="0 0 100 100" aria-hidden="true" {
            (links(scene))
            g transform={ "rotate(" (90 * scene.turned()) " 50 50)" } {
                g.mm-turning {
                    circle.wood cx="50" cy="50" r="40.500" {}
                    path.seam d="M21.400 21.400 78.600 78.600M78.600 21.400 21.400 78.600" {}
                    @for quarter in 0..CARTS {
                        path class={ "quarter q" (quarter) } transform={ "rotate(" (90 * quarter) " 50 50)" }
                            d="M22.900 77.100A38.400 38.400 0 0 0 77.100 77.100L72 72A31 31 0 0 1 28 72z" {}
                    }
                    path.way d=(arc(36.0, 51.0, 35.0)) {}
                    path.way-head d={ "M" (on_ring(58.0, 35.0)) "L" (on_ring(51.0, 37.500)) "L" (on_ring(51.0, 32.500)) "z" } {}
                }
            }
        }
    }
}

/// An arc between each pair of neighbours; where one shows what the other looks for, an arrow says so.
fn links(scene: &Scene<'_>) -> Markup {
    let players = scene.players();
    let wakes = |from: Seat, to: Seat| scene.player(from).order.filter(|_| scene.view.wakes(from, to));
    html! {
        @for seat in Seat::all(players) {
            @let next = seat.next(players);
            @let (start, mut end) = (angle(scene, seat), angle(scene, next));
            @let end = { if end <= start { end += 360.0; } end };
            @let (from, to) = (start + room(scene, seat), end - room(scene, next));
            @let (forth, back) = (wakes(seat, next), wakes(next, seat));
            path.link d=(arc(from, to, RING)) {}
            @if let Some(colour) = forth { (arrow(colour, from, to)) }
            @if let Some(colour) = back { (arrow(colour, to, from)) }
        }
    }
}

/// In degrees clockwise from the right, as the drawing counts; below is 90.
fn angle(scene: &Scene<'_>, seat: Seat) -> f64 {
    90.0 + 90.0 * scene.side(seat) as f64
}

/// Degrees to leave free beside a chair: those above and below are broad, those at the sides high.
fn room(scene: &Scene<'_>, seat: Seat) -> f64 {
    if scene.side(seat).is_multiple_of(2) { 21.0 } else { 17.0 }
}

fn on_ring(angle: f64, radius: f64) -> String {
    let (sin, cos) = angle.to_radians().sin_cos();
    format!("{:.1} {:.1}", 50.0 + radius * cos, 50.0 + radius * sin)
}

fn arc(from: f64, to: f64, radius: f64) -> String {
    let (large, sweep) = (u8::from((to - from).abs() > 180.0), u8::from(to > from));
    format!("M{}A{radius} {radius} 0 {large} {sweep} {}", on_ring(from, radius), on_ring(to, radius))
}

/// From the neighbour who shows the colour to the seat that it makes super.
fn arrow(colour: Colour, from: f64, to: f64) -> Markup {
    let back = if to > from { -6.0 } else { 6.0 };
    let head = format!(
        "M{}L{}L{}z",
        on_ring(to, RING),
        on_ring(to + back, RING + 3.500),
        on_ring(to + back, RING - 3.500)
    );
    html! {
        path class={ "on " (art::colour_name(colour)) } d=(arc(from, to + back, RING)) {}
        path class={ "head " (art::colour_name(colour)) } d=(head) {}
    }
}

fn cart(scene: &Scene<'_>, side: usize) -> Markup {
    let id = scene.cart_on(side);
    let cart = scene.data().cart(id);
    let name = cart.label.text(scene.lang.code());
    html! {
        section class={ "mm-cart " (SIDES[side]) " c" (id.0) } aria-label=(name) {
            button.b-open.mm-cart-name type="button" popovertarget=(sheets::cart_id(scene.data(), id)) { (name) }
            div.mm-kinds {
                @for one in cart.printed() {
                    @let numbers = if side == 0 { scene.controls(Place::Printed(one)) } else { Vec::new() };
                    @for number in &numbers { (scene.button(*number, "mm-put", art::token(one))) }
                    @if numbers.is_empty() { (art::named_token(scene.data(), one, scene.lang)) }
                }
            }
            div.mm-tiles { @for tile in TileNo::all() { (on_cart(scene, id, tile)) } }
        }
    }
}

fn on_cart(scene: &Scene<'_>, cart: CartId, place: TileNo) -> Markup {
    let which = scene.view.carts.get(usize::from(cart.0)).and_then(|cart| cart[place.index()].0);
    let controls = scene.controls(Place::Tile(cart, place));
    html! {
        div.mm-on-cart.open[!controls.is_empty()] data-slot={ "cart-" (cart.0) "-" (place.number()) }
            data-watch={ "mm-cart-" (cart.0) "-" (place.number()) } {
            @match which {
                Some(id) => {
                    span data-card={ "upgrade:" (scene.data().upgrades.get(usize::from(id.0)).map_or("", |tile| &tile.label.id)) } {
                        (shelves::tile_face(scene, id))
                    }
                },
                None => span.mm-nobody { span.hidden { (scene.say("mm-empty")) } },
            }
            @for number in controls { (scene.button(number, "mm-do", html! { (scene.say("mm-p-take")) })) }
        }
    }
}

/// The supply: a tomb for each kind of part.
fn graveyard(scene: &Scene<'_>) -> Markup {
    html! {
        section.mm-graves aria-label=(scene.say("mm-p-supply")) {
            @for which in Kind::PARTS {
                @let n = scene.view.supply.get(which);
                @let numbers = scene.controls(Place::Tomb(which));
                @let grave = html! { (art::token(which)) span data-watch={ "mm-supply-" (which.name()) } { (n) } };
                @for number in &numbers { (scene.button(*number, "mm-put mm-grave", html! { (grave) })) }
                @if numbers.is_empty() {
                    span.mm-grave.none[n == 0] title=(kind(scene.data(), which, scene.lang)) {
                        (grave) span.hidden { (kind(scene.data(), which, scene.lang)) }
                    }
                }
            }
        }
    }
}

/// A seat at its side of the board, with its order token.
fn chair(scene: &Scene<'_>, seat: Seat) -> Markup {
    let ordering = scene.view.phase == Phase::Order;
    let (order, is_super) = (scene.view.order(seat), scene.view.is_super(seat));
    let told = match order {
        Some(colour) => order_words(scene, seat, colour, is_super),
        None => seat_name(seat, scene.lang),
    };
    html! {
        div class={ "mm-chair " (SIDES[scene.side(seat)]) } title=(told) data-watch={ "mm-order-" (seat) } {
            span.hidden { (told) }
            (parts::seat_mark(seat))
            @match order {
                Some(colour) => (art::order(scene.data(), colour)),
                None if ordering && scene.player(seat).step == Step::Done => (art::hidden_order()),
                None => {},
            }
            @if is_super { b.mm-super { (scene.say("mm-p-super")) } }
        }
    }
}

fn order_words(scene: &Scene<'_>, seat: Seat, colour: Colour, is_super: bool) -> String {
    let key = if is_super { "mm-h-order-super" } else { "mm-h-order" };
    let order = scene.tell(key, [("colour", super::super::colour(colour, scene.lang).into())]);
    format!("{}: {order}", seat_name(seat, scene.lang))
}
