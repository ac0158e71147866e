//! Everybody's corner of the table: stocks, orders, dungeon, lair, the party at the gate, and the cards one may see.

use boards::{page::parts, seat_name};
use engine::{Id, IdSet, Seat};
use maud::{Markup, html};

use super::{areas, art, drawing::Drawing, dungeon, hand, party, pen::Pen, workshop};
use crate::{
    Action,
    data::{AreaId, MonsterId, PaladinId, PetId, Place, RoomId},
    open::{Good, Imps, ORDERS, Phase, Player, Site, Striker, Who},
};

pub fn panels(drawing: &Drawing<'_>) -> Markup {
    let count = drawing.table().players.len();
    let own = drawing.view.seat();
    let first = own.unwrap_or_else(|| Seat::at(0));
    html! {
        div class={ "dl-players n" (count) @if own.is_none() { " watched" } } {
            @if own.is_some() { (panel(drawing, first)) }
            div.dl-others-panels { @for seat in first.around(count).skip(usize::from(own.is_some())) { (panel(drawing, seat)) } }
        }
    }
}

fn panel(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let table = drawing.table();
    let player = &table.players[seat.index()];
    let own = drawing.view.seat() == Some(seat);
    let asked = drawing.awaited.contains(seat);
    let before = drawing.placed();
    let hand = hand::hand(drawing, seat, player, own);
    // Cards that can be played now lie on top.
    let first = drawing.placed() > before;
    html! {
        section.b-panel.dl-player.own[own].asked[asked] aria-label=(seat_name(seat, drawing.lang())) {
            h3 { (parts::seat(seat, drawing.lang()))
                @if table.start == seat {
                    " " span title=(drawing.word("dl-w-start")) { (drawing.icon("crown")) span.hidden { (drawing.word("dl-w-start")) } }
                }
                " " (state(drawing, seat, asked))
            }
            (stock(drawing, seat, player))
            (orders(drawing, seat, player))
            @if first { (hand) }
            @if own { (workshop::workshop(drawing)) }
            div.dl-home {
                (dungeon::grid(drawing, seat, own))
                div.dl-folk { (lair(drawing, seat, player, own)) (rented(drawing, player, own)) (guests(drawing, seat, player)) }
            }
            @if !first { (hand) }
        }
    }
}

/// Who is still to answer; never what.
fn state(drawing: &Drawing<'_>, seat: Seat, asked: bool) -> Markup {
    let together = drawing.table().simultaneous();
    let thinks = if drawing.view.seat() == Some(seat) { "status-yours" } else { "dl-w-thinking" };
    html! {
        @if asked { span.dl-state { (drawing.icon("hourglass")) " " (drawing.word(thinks)) } }
        @else if together && drawing.view.has_answered(seat) { span.dl-state { (drawing.icon("done")) " " (drawing.word("dl-w-ready")) } }
    }
}

/// What a seat has.
#[derive(Hash)]
struct Stock {
    seat: Seat,
    evil: u8,
    gold: u8,
    food: u8,
    imps: Imps,
    traps: u8,
    /// None where nobody plays with pets.
    pets: Option<u8>,
    unpaid: u8,
    invested: u8,
    bid: u8,
}

pub fn stock(drawing: &Drawing<'_>, seat: Seat, player: &Player) -> Markup {
    let held = &drawing.view.held;
    let stock = Stock {
        seat,
        evil: player.evil,
        gold: player.gold,
        food: player.food,
        imps: player.imps,
        traps: held.traps[seat.index()],
        pets: drawing.table().rules.pets.then_some(held.pets[seat.index()]),
        unpaid: player.unpaid,
        invested: player.invested,
        bid: drawing.view.bid(seat),
    };
    drawing.part(stock, stocks)
}

fn stocks(of: &Stock, pen: &Pen) -> Markup {
    let item = |key: &str, n: String, icon: &'static str, said: String| {
        html! { span data-watch={ (key) "-" (of.seat.index()) } { (pen.amount(&n, icon, &said)) } }
    };
    let word = |key: &str| pen.word(key);
    html! {
        div.b-line.dl-stock {
            (item("evil", of.evil.to_string(), "evil", word("dl-good-evil")))
            (item("gold", of.gold.to_string(), "gold", word("dl-good-gold")))
            (item("food", of.food.to_string(), "food", pen.say.good(Good::Food, of.food)))
            (item("imps", of.imps.free.to_string(), "imp", word("dl-w-imps-free")))
            @if of.imps.used > 0 { (item("used", of.imps.used.to_string(), "used", word("dl-w-imps-used"))) }
            @if of.imps.training > 0 { (item("training", format!("{}↟", of.imps.training), "imp", word("dl-imp-training"))) }
            (item("traps", of.traps.to_string(), "trap", pen.say.good(Good::Trap, of.traps)))
            @if let Some(pets) = of.pets { (item("pets", pets.to_string(), "pet", word("dl-w-pet"))) }
            @if of.unpaid > 0 { (item("unpaid", of.unpaid.to_string(), "letter", word("dl-w-unpaid"))) }
            @if of.invested > 0 { (item("invested", format!("+{}", of.invested), "hourglass", word("dl-w-invested"))) }
            @if of.bid > 0 { (item("bid", format!("{}↗", of.bid), "imp", word("dl-w-bid"))) }
        }
    }
}

/// The orders of a seat, as far as the reader knows them.
#[derive(Hash)]
struct Orders<'a> {
    chosen: &'a [AreaId],
    /// Whether there are any to be shown this season.
    season: bool,
    /// How many lie face down.
    down: usize,
    on_card: [bool; ORDERS],
    /// As bits.
    inaccessible: u64,
    third: Option<AreaId>,
}

fn orders(drawing: &Drawing<'_>, seat: Seat, player: &Player) -> Markup {
    let table = drawing.table();
    let chosen = drawing.view.orders(seat);
    let season = matches!(
        table.phase,
        Phase::ChooseOrders
            | Phase::PlaceMinions
            | Phase::ResolveOrders
            | Phase::EndOfOrders
            | Phase::Retrieval
    );
    let down = match table.phase {
        Phase::ChooseOrders if player.ready => ORDERS,
        Phase::PlaceMinions => ORDERS.saturating_sub(chosen.len()),
        _ => 0,
    };
    let orders = Orders {
        chosen: &chosen,
        season,
        down,
        on_card: player.on_card,
        inaccessible: player.inaccessible.bits(),
        third: drawing.view.third_order(seat),
    };
    drawing.part(orders, order_cards)
}

/// The order cards of the season, face down until revealed, and the orders that are inaccessible.
fn order_cards(of: &Orders<'_>, pen: &Pen) -> Markup {
    html! {
        div.dl-orders {
            @if of.season || !of.chosen.is_empty() {
                @for at in 0..ORDERS {
                    @if let Some(order) = of.chosen.get(at) {
                        @let name = pen.say.name(*order);
                        span.dl-order.held[of.on_card[at]] title=(name) {
                            b { (at + 1) } (pen.icon(art::area(order.0))) span.hidden { (name) }
                            @if of.on_card[at] { span title=(pen.word("dl-w-on-card")) { "⤺" } }
                        }
                    } @else if at < of.down + of.chosen.len() && of.down > 0 {
                        span.dl-order.down title=(pen.word("dl-w-face-down")) { b { (at + 1) } "?" span.hidden { (pen.word("dl-w-face-down")) } }
                    } @else { span.dl-order.none { b { (at + 1) } } }
                }
            }
            @for order in IdSet::<AreaId>::from_bits(of.inaccessible).iter() {
                @let name = pen.say.name(order);
                span.dl-order.shut title={ (pen.word("dl-w-inaccessible")) ": " (name) } {
                    (pen.icon("lock")) (pen.icon(art::area(order.0)))
                    span.hidden { (pen.word("dl-w-inaccessible")) ": " (name) }
                }
            }
            @if let Some(third) = of.third {
                span.dl-order title=(pen.say.name(third)) { (pen.icon("dummy")) (pen.icon(art::area(third.0))) }
            }
        }
    }
}

fn lair(drawing: &Drawing<'_>, seat: Seat, player: &Player, own: bool) -> Markup {
    html! {
        @if !player.lair.is_empty() || player.fighter.is_some() {
            div.dl-lair role="group" aria-label=(drawing.word("dl-w-lair")) {
                @for (at, creature) in player.lair.iter().enumerate() {
                    @let place = Place(at as u8);
                    @let sent = drawing.view.plan(seat).sent.contains(place);
                    @let sends = |action: &Action| own && *action == Action::AddCreature(place);
                    div.dl-slot data-drag=[drawing.asked.among(sends)] data-piece={ "monster:" (creature.kind.0) } data-owner=(seat.index()) {
                        (drawing.part(Lives { kind: creature.kind, expert: creature.expert.is_some(), sent, ready: creature.ready }, lives))
                        @if own { (creature_answers(drawing, player, place)) }
                    }
                }
                @if let Some(pet) = player.fighter {
                    div.dl-slot data-drag=[drawing.asked.among(|action| own && *action == Action::AddFighter)] {
                        (drawing.tile("pet", pet, if player.fighter_ready { "creature" } else { "creature tired" }))
                        @if own {
                            @for number in drawing.waiting(|action| *action == Action::AddFighter) {
                                (drawing.answer(number, "dl-do", html! { (drawing.word("dl-w-send")) }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A creature of a lair.
#[derive(Hash)]
struct Lives {
    kind: MonsterId,
    expert: bool,
    sent: bool,
    ready: bool,
}

fn lives(of: &Lives, pen: &Pen) -> Markup {
    let class = if of.sent {
        "creature sent"
    } else if of.ready {
        "creature"
    } else {
        "creature tired"
    };
    pen.marked_tile(
        "monster",
        of.kind,
        class,
        html! {
            @if of.expert { span.dl-star { (pen.icon("expert")) } }
            // One corner, one sign.
            @if of.sent { span.dl-zzz { (pen.icon("swords")) span.hidden { (pen.word("dl-w-sent")) } } }
            @else if !of.ready { span.dl-zzz { "z" span.hidden { (pen.word("dl-w-tired")) } } }
        },
    )
}

fn creature_answers(drawing: &Drawing<'_>, player: &Player, place: Place) -> Markup {
    let kind = |at: &Place| player.lair.get(at.index()).map(|creature| creature.kind);
    let sent_alike = drawing
        .asked
        .answers
        .iter()
        .any(|action| matches!(action, Action::AddCreature(other) if kind(other) == kind(&place)));
    let forbidden =
        |action: &Action| matches!(action, Action::AddCreature(at) | Action::Pay(at) if *at == place);
    let fits = |action: &Action| match *action {
        Action::Pay(at) | Action::Abandon(at) | Action::Feed(at) | Action::AddCreature(at) => at == place,
        Action::Name(Striker::Creature(at)) => at == place,
        _ => false,
    };
    let short = |action: &Action| {
        drawing.word(match action {
            Action::Pay(_) => "dl-w-pay",
            Action::Abandon(_) => "dl-w-let-go",
            Action::Feed(_) => "dl-w-give",
            Action::Name(_) => "dl-w-this-one",
            _ => "dl-w-send",
        })
    };
    html! {
        @for number in drawing.waiting(fits) {
            (drawing.answer(number, "dl-do", html! { (short(&drawing.asked.answers[number])) }))
        }
        // Of several creatures of one kind only the first is asked for.
        @if !sent_alike { (drawing.refused(forbidden, html! { "✕" })) }
    }
}

fn rented(drawing: &Drawing<'_>, player: &Player, own: bool) -> Markup {
    html! {
        @if !player.rented.is_empty() {
            div.dl-lair role="group" aria-label=(drawing.word("dl-w-rented")) {
                @for rented in &player.rented {
                    div.dl-slot {
                        (drawing.part((rented.room, rented.conquered), rented_room))
                        @if own {
                            @let numbers = drawing.waiting(|action| match *action {
                                Action::Fight(site) => site == Site::Rented(rented.room),
                                Action::Produce { room, .. } | Action::Train { room, .. } => room == rented.room,
                                _ => false,
                            });
                            (drawing.few(&numbers, "dl-do", |action| dungeon::short(drawing, action)))
                        }
                    }
                }
            }
        }
    }
}

fn rented_room((room, conquered): &(RoomId, bool), pen: &Pen) -> Markup {
    let signs = html! { span.dl-zzz { (pen.icon("letter")) @if *conquered { (pen.icon("flag")) } } };
    pen.marked_tile("room", *room, areas::kind(pen, *room), signs)
}

/// Who is kept at home: how many in the prison, the paladins among them and the pets that were used, as bits.
#[derive(Hash)]
struct Kept {
    seat: Seat,
    caught: u32,
    paladins: u64,
    pets: u64,
}

/// The party at the gate, the prison, the pets that were used.
fn guests(drawing: &Drawing<'_>, seat: Seat, player: &Player) -> Markup {
    html! {
        @if !player.party.is_empty() {
            div.dl-gate role="group" aria-label=(drawing.word("dl-w-party")) data-watch={ "party-" (seat.index()) } {
                @for member in &player.party { (drawing.part(*member, party::chip)) }
            }
        }
        @let (paladins, pets) = (player.captured_paladins, player.used_pets);
        @let caught = player.prison.len() + paladins.len();
        @if caught > 0 || !pets.is_empty() {
            (drawing.part(Kept { seat, caught, paladins: paladins.bits(), pets: pets.bits() }, kept))
        }
    }
}

fn kept(of: &Kept, pen: &Pen) -> Markup {
    html! {
        div.dl-gate data-watch={ "prison-" (of.seat.index()) } {
            @if of.caught > 0 { (pen.amount(&of.caught.to_string(), "prison", &pen.word("dl-w-prison"))) }
            @for id in IdSet::<PaladinId>::from_bits(of.paladins).iter() {
                (pen.open("paladin", id.raw(), &pen.say.name(id), pen.paint.picture(art::who(pen.say.data, Who::Paladin(id)))))
            }
            @for pet in IdSet::<PetId>::from_bits(of.pets).iter() {
                span.dl-usedpet { (pen.open("pet", pet.raw(), &pen.say.name(pet), pen.picture(pet))) }
            }
        }
    }
}
