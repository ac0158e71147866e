//! The turning central board: a cart in front of each side, the graveyard in the middle, the seats around it with
//! their order tokens, and between neighbours the links by which one token makes the other super.

use boards::{page::parts, seat_name};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::kind,
    art, details,
    drawing::{Drawing, Spot},
    storage,
};
use crate::{CartId, Colour, Event, Kind, Phase, Step, TileNo, data::CARTS};

const SIDES: [&str; CARTS] = ["south", "west", "north", "east"];
/// The radius of the ring that the seats sit on, in hundredths of the board.
const RING: f64 = 45.0;

pub fn central_board(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.mm-wheel.turned[just_turned(drawing)] aria-label=(drawing.say("mm-p-board")) {
            (disc(drawing))
            @for side in 0..CARTS { (cart(drawing, side)) }
            (supply(drawing))
            @for seat in Seat::all(drawing.players()) { (chair(drawing, seat)) }
            span.mm-stacks {
                (details::about(drawing, "stacks", html! { br; (art::icon("turn")) " " b { (drawing.view.own.stacks[0]) " + " (drawing.view.own.stacks[1]) } }))
            }
            span.mm-decks {
                (details::about(drawing, "deck", html! { br; (art::icon("card")) " " b data-watch="mm-deck" { (drawing.view.own.deck) } }))
            }
        }
    }
}

/// Whether the quarter turn is the last thing that happened.
fn just_turned(drawing: &Drawing<'_>) -> bool {
    let dealt = |event: &Event| {
        matches!(event, Event::DealtPair { .. } | Event::DealtHidden { .. } | Event::Reshuffled)
    };
    let last = drawing.asked.story.iter().rev().map(|(_, told)| &told.event).find(|event| !dealt(event));
    matches!(last, Some(Event::Turned))
}

/// The board itself, turned by its quarters, and the ring of links around it.
fn disc(drawing: &Drawing<'_>) -> Markup {
    html! {
        svg.mm-disc viewBox="0 0 100 100" aria-hidden="true" {
            (links(drawing))
            g transform={ "rotate(" (90 * drawing.turned()) " 50 50)" } {
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
fn links(drawing: &Drawing<'_>) -> Markup {
    let players = drawing.players();
    let wakes = |from: Seat, to: Seat| drawing.player(from).order.filter(|_| drawing.view.wakes(from, to));
    html! {
        @for seat in Seat::all(players) {
            @let next = seat.next(players);
            @let (start, mut end) = (angle(drawing, seat), angle(drawing, next));
            @let end = { if end <= start { end += 360.0; } end };
            @let (from, to) = (start + room(drawing, seat), end - room(drawing, next));
            @let (forth, back) = (wakes(seat, next), wakes(next, seat));
            path.link d=(arc(from, to, RING)) {}
            @if let Some(colour) = forth { (arrow(colour, from, to)) }
            @if let Some(colour) = back { (arrow(colour, to, from)) }
        }
    }
}

/// In degrees clockwise from the right, as the drawing counts; below is 90.
fn angle(drawing: &Drawing<'_>, seat: Seat) -> f64 {
    90.0 + 90.0 * drawing.side(seat) as f64
}

/// Degrees to leave free beside a chair: those above and below are broad, those at the sides high.
fn room(drawing: &Drawing<'_>, seat: Seat) -> f64 {
    if drawing.side(seat).is_multiple_of(2) { 21.0 } else { 17.0 }
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

fn cart(drawing: &Drawing<'_>, side: usize) -> Markup {
    let id = drawing.cart_on(side);
    let cart = drawing.data().cart(id);
    let name = drawing.lang.name(&cart.label);
    html! {
        section class={ "mm-cart " (SIDES[side]) " c" (id.0) } aria-label=(name) {
            button.b-open.mm-cart-name type="button" popovertarget=(details::cart_id(drawing.data(), id)) { (name) }
            div.mm-kinds {
                @for one in cart.printed() {
                    @let numbers = if side == 0 { drawing.controls(Spot::Printed(one)) } else { Vec::new() };
                    @for number in &numbers { (drawing.button(*number, "mm-put", art::token(one))) }
                    @if numbers.is_empty() { (art::named_token(drawing.data(), one, drawing.lang)) }
                }
            }
            div.mm-tiles { @for tile in TileNo::all() { (on_cart(drawing, id, tile)) } }
        }
    }
}

fn on_cart(drawing: &Drawing<'_>, cart: CartId, place: TileNo) -> Markup {
    let which = drawing.view.carts.get(usize::from(cart.0)).and_then(|cart| cart[place.index()].0);
    let controls = drawing.controls(Spot::Tile(cart, place));
    html! {
        div.mm-on-cart.open[!controls.is_empty()] data-slot={ "cart-" (cart.0) "-" (place.number()) }
            data-watch={ "mm-cart-" (cart.0) "-" (place.number()) } {
            @match which {
                Some(id) => {
                    span data-card={ "upgrade:" (drawing.data().upgrades.get(usize::from(id.0)).map_or("", |tile| &tile.label.id)) } {
                        (storage::tile_face(drawing, id))
                    }
                },
                None => span.mm-nobody { span.hidden { (drawing.say("mm-empty")) } },
            }
            @for number in controls { (drawing.button(number, "mm-do", html! { (drawing.say("mm-p-take")) })) }
        }
    }
}

/// The supply: a heap for each kind of part.
fn supply(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.mm-graves aria-label=(drawing.say("mm-p-supply")) {
            @for which in Kind::PARTS {
                @let n = drawing.view.supply.get(which);
                @let numbers = drawing.controls(Spot::Supply(which));
                @let grave = html! { (art::token(which)) span data-watch={ "mm-supply-" (which.name()) } { (n) } };
                @for number in &numbers { (drawing.button(*number, "mm-put mm-grave", html! { (grave) })) }
                @if numbers.is_empty() {
                    span.mm-grave.none[n == 0] title=(kind(drawing.data(), which, drawing.lang)) {
                        (grave) span.hidden { (kind(drawing.data(), which, drawing.lang)) }
                    }
                }
            }
        }
    }
}

/// A seat at its side of the board, with its order token.
fn chair(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let ordering = drawing.view.phase == Phase::Order;
    let (order, is_super) = (drawing.view.order(seat), drawing.view.is_super(seat));
    let told = match order {
        Some(colour) => order_words(drawing, seat, colour, is_super),
        None => seat_name(seat, drawing.lang),
    };
    html! {
        div class={ "mm-chair " (SIDES[drawing.side(seat)]) } title=(told) data-watch={ "mm-order-" (seat) } {
            span.hidden { (told) }
            (parts::seat_mark(seat))
            @match order {
                Some(colour) => (art::order(drawing.data(), colour)),
                None if ordering && drawing.player(seat).step == Step::Done => (art::hidden_order()),
                None => {},
            }
            @if is_super { b.mm-super { (drawing.say("mm-p-super")) } }
        }
    }
}

fn order_words(drawing: &Drawing<'_>, seat: Seat, colour: Colour, is_super: bool) -> String {
    let key = if is_super { "mm-h-order-super" } else { "mm-h-order" };
    let order = drawing.tell(key, [("colour", super::super::colour(colour, drawing.lang).into())]);
    format!("{}: {order}", seat_name(seat, drawing.lang))
}
