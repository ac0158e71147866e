//! The turning central board: a cart in front of each side, the graveyard in the middle, the seats around it with
//! their order tokens, and between neighbours the links by which one token makes the other super.

use boards::{
    page::{parts, steady::steady},
    seat_name,
};
use engine::{Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::kind,
    art, details,
    drawing::{Drawing, Spot},
    storage,
};
use crate::{
    CartId, Colour, Data, Event, Kind, Phase, Step, TileNo, UpgradeId,
    data::{CART_TILES, CARTS},
};

const SIDES: [&str; CARTS] = ["south", "west", "north", "east"];
/// The radius of the ring that the seats sit on, in hundredths of the board.
const RING: f64 = 45.0;

pub fn central_board(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.mm-wheel.turned[just_turned(drawing)] aria-label=(drawing.say("mm-p-board")) {
            (steady(Disc::of(drawing), disc))
            @for side in 0..CARTS { (cart(drawing, side)) }
            (supply(drawing))
            @for seat in Seat::all(drawing.players()) { (steady(Chair::of(drawing, seat), chair)) }
            (steady((drawing.view.own.stacks, drawing.view.own.deck, drawing.lang), left))
        }
    }
}

/// What is left in the stacks of tiles and in the deck.
fn left((stacks, deck, lang): &([usize; 2], usize, Lang)) -> Markup {
    html! {
        span.mm-stacks {
            (details::about("stacks", html! { br; (art::icon("turn")) " " b { (stacks[0]) " + " (stacks[1]) } }, *lang))
        }
        span.mm-decks {
            (details::about("deck", html! { br; (art::icon("card")) " " b data-watch="mm-deck" { (deck) } }, *lang))
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

/// What the board itself looks like.
#[derive(Hash)]
struct Disc {
    turned: usize,
    links: Vec<Link>,
}

/// Between neighbours: the sides where they sit, and the colours by which one makes the other super.
#[derive(Hash)]
struct Link {
    from: usize,
    to: usize,
    forth: Option<Colour>,
    back: Option<Colour>,
}

impl Disc {
    fn of(drawing: &Drawing<'_>) -> Disc {
        let players = drawing.players();
        let wakes =
            |from: Seat, to: Seat| drawing.player(from).order.filter(|_| drawing.view.wakes(from, to));
        let link = |seat: Seat| {
            let next = seat.next(players);
            Link {
                from: drawing.side(seat),
                to: drawing.side(next),
                forth: wakes(seat, next),
                back: wakes(next, seat),
            }
        };
        Disc { turned: drawing.turned(), links: Seat::all(players).map(link).collect() }
    }
}

/// The board itself, turned by its quarters, and the ring of links around it.
fn disc(of: &Disc) -> Markup {
    html! {
        svg.mm-disc viewBox="0 0 100 100" aria-hidden="true" {
            @for each in &of.links { (link(each)) }
            g transform={ "rotate(" (90 * of.turned) " 50 50)" } {
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

/// An arc between neighbours; where one shows what the other looks for, an arrow says so.
fn link(link: &Link) -> Markup {
    let (start, mut end) = (angle(link.from), angle(link.to));
    if end <= start {
        end += 360.0;
    }
    let (from, to) = (start + room(link.from), end - room(link.to));
    html! {
        path.link d=(arc(from, to, RING)) {}
        @if let Some(colour) = link.forth { (arrow(colour, from, to)) }
        @if let Some(colour) = link.back { (arrow(colour, to, from)) }
    }
}

/// In degrees clockwise from the right, as the drawing counts; below is 90.
fn angle(side: usize) -> f64 {
    90.0 + 90.0 * side as f64
}

/// Degrees to leave free beside a chair: those above and below are broad, those at the sides high.
fn room(side: usize) -> f64 {
    if side.is_multiple_of(2) { 21.0 } else { 17.0 }
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

/// A cart on a side of the board, and the tiles on it.
#[derive(Hash)]
struct OnSide {
    pack: Pack<Data>,
    id: CartId,
    side: usize,
    tiles: [Option<UpgradeId>; CART_TILES],
    lang: Lang,
}

fn cart(drawing: &Drawing<'_>, side: usize) -> Markup {
    let id = drawing.cart_on(side);
    let tiles = drawing.view.carts[usize::from(id.0)].map(|place| place.0);
    let of = OnSide { pack: drawing.pack(), id, side, tiles, lang: drawing.lang };
    let takes = |spot: Spot| match spot {
        Spot::Tile(cart, _) => cart == id,
        Spot::Printed(_) => side == 0,
        _ => false,
    };
    if drawing.offers(|action| takes(drawing.spot(action))) {
        cart_on(&of, Some(drawing))
    } else {
        steady(of, |of| cart_on(of, None))
    }
}

/// With the answers that stand on it, if there are any.
fn cart_on(of: &OnSide, asked: Option<&Drawing<'_>>) -> Markup {
    let cart = of.pack.cart(of.id);
    let name = of.lang.name(&cart.label);
    html! {
        section class={ "mm-cart " (SIDES[of.side]) " c" (of.id.0) } aria-label=(name) {
            button.b-open.mm-cart-name type="button" popovertarget=(details::cart_id(&of.pack, of.id)) { (name) }
            div.mm-kinds { @for one in cart.printed() { (printed(of, one, asked.filter(|_| of.side == 0))) } }
            div.mm-tiles { @for tile in TileNo::all() { (tile_on(of, tile, asked)) } }
        }
    }
}

/// A kind printed on a cart, as an answer where it is one.
fn printed(of: &OnSide, one: Kind, asked: Option<&Drawing<'_>>) -> Markup {
    let numbers = asked.map(|drawing| drawing.controls(Spot::Printed(one))).unwrap_or_default();
    html! {
        @if numbers.is_empty() { (art::named_token(&of.pack, one, of.lang)) }
        @if let Some(drawing) = asked { @for number in numbers { (drawing.button(number, "mm-put", art::token(one))) } }
    }
}

fn tile_on(of: &OnSide, place: TileNo, asked: Option<&Drawing<'_>>) -> Markup {
    let controls = asked.map(|drawing| drawing.controls(Spot::Tile(of.id, place))).unwrap_or_default();
    html! {
        div.mm-on-cart.open[!controls.is_empty()] data-slot={ "cart-" (of.id.0) "-" (place.number()) }
            data-watch={ "mm-cart-" (of.id.0) "-" (place.number()) } {
            @match of.tiles[place.index()] {
                Some(id) => {
                    span data-card={ "upgrade:" (of.pack.upgrades.get(usize::from(id.0)).map_or("", |tile| &tile.label.id)) } {
                        (storage::tile_face(&of.pack, id, of.lang))
                    }
                },
                None => span.mm-nobody { span.hidden { (of.lang.say("mm-empty")) } },
            }
            @if let Some(drawing) = asked {
                @for number in controls { (drawing.button(number, "mm-do", html! { (drawing.say("mm-p-take")) })) }
            }
        }
    }
}

/// The supply: a heap for each kind of part.
#[derive(Hash)]
struct Graves {
    pack: Pack<Data>,
    heaps: [u8; Kind::PARTS.len()],
    lang: Lang,
}

fn supply(drawing: &Drawing<'_>) -> Markup {
    let of = Graves { pack: drawing.pack(), heaps: *drawing.view.supply.raw(), lang: drawing.lang };
    if drawing.offers(|action| matches!(drawing.spot(action), Spot::Supply(_))) {
        graves(&of, Some(drawing))
    } else {
        steady(of, |of| graves(of, None))
    }
}

/// With the answers that stand on them, if there are any.
fn graves(of: &Graves, asked: Option<&Drawing<'_>>) -> Markup {
    html! {
        section.mm-graves aria-label=(of.lang.say("mm-p-supply")) {
            @for (which, n) in Kind::PARTS.into_iter().zip(of.heaps) {
                @let numbers = asked.map(|drawing| drawing.controls(Spot::Supply(which))).unwrap_or_default();
                @let grave = html! { (art::token(which)) span data-watch={ "mm-supply-" (which.name()) } { (n) } };
                @if numbers.is_empty() {
                    @let name = kind(&of.pack, which, of.lang);
                    span.mm-grave.none[n == 0] title=(name) { (grave) span.hidden { (name) } }
                }
                @if let Some(drawing) = asked { @for number in numbers { (drawing.button(number, "mm-put mm-grave", html! { (grave) })) } }
            }
        }
    }
}

/// A seat at its side of the board.
#[derive(Hash)]
struct Chair {
    pack: Pack<Data>,
    seat: Seat,
    side: usize,
    order: Option<Colour>,
    is_super: bool,
    /// It has chosen an order token that nobody else sees.
    chosen: bool,
    lang: Lang,
}

impl Chair {
    fn of(drawing: &Drawing<'_>, seat: Seat) -> Chair {
        Chair {
            pack: drawing.pack(),
            seat,
            side: drawing.side(seat),
            order: drawing.view.order(seat),
            is_super: drawing.view.is_super(seat),
            chosen: drawing.view.phase == Phase::Order && drawing.player(seat).step == Step::Done,
            lang: drawing.lang,
        }
    }
}

/// A seat at its side of the board, with its order token.
fn chair(of: &Chair) -> Markup {
    let told = match of.order {
        Some(colour) => order_words(of, colour),
        None => seat_name(of.seat, of.lang),
    };
    html! {
        div class={ "mm-chair " (SIDES[of.side]) } title=(told) data-watch={ "mm-order-" (of.seat) } {
            span.hidden { (told) }
            (parts::seat_mark(of.seat))
            @match of.order {
                Some(colour) => (art::order(&of.pack, colour)),
                None if of.chosen => (art::hidden_order()),
                None => {},
            }
            @if of.is_super { b.mm-super { (of.lang.say("mm-p-super")) } }
        }
    }
}

fn order_words(of: &Chair, colour: Colour) -> String {
    let key = if of.is_super { "mm-h-order-super" } else { "mm-h-order" };
    let order = of.lang.tell(key, [("colour", super::super::colour(colour, of.lang).into())]);
    format!("{}: {order}", seat_name(of.seat, of.lang))
}
