//! Everybody's corner of the table: stocks, orders, dungeon, lair, the party at the gate, and the cards one may see.

use boards::{page::parts, seat_name};
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{areas, art, drawing::Drawing, dungeon, hand, party, workshop};
use crate::{
    Action,
    data::Place,
    open::{Good, ORDERS, Phase, Player, Site, Striker},
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
    let asked = drawing.awaited().contains(seat);
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

pub fn stock(drawing: &Drawing<'_>, seat: Seat, player: &Player) -> Markup {
    let (held, bid) = (drawing.view.held, drawing.view.bid(seat));
    let item = |key: &str, n: String, icon: &'static str, said: String| {
        html! { span data-watch={ (key) "-" (seat.index()) } { (drawing.amount(&n, icon, &said)) } }
    };
    let word = |key: &str| drawing.word(key);
    html! {
        div.b-line.dl-stock {
            (item("evil", player.evil.to_string(), "evil", word("dl-good-evil")))
            (item("gold", player.gold.to_string(), "gold", word("dl-good-gold")))
            (item("food", player.food.to_string(), "food", drawing.say.good(Good::Food, player.food)))
            (item("imps", player.imps.free.to_string(), "imp", word("dl-w-imps-free")))
            @if player.imps.used > 0 { (item("used", player.imps.used.to_string(), "used", word("dl-w-imps-used"))) }
            @if player.imps.training > 0 { (item("training", format!("{}↟", player.imps.training), "imp", word("dl-imp-training"))) }
            (item("traps", held.traps[seat.index()].to_string(), "trap", drawing.say.good(Good::Trap, held.traps[seat.index()])))
            @if drawing.table().rules.pets { (item("pets", held.pets[seat.index()].to_string(), "pet", word("dl-w-pet"))) }
            @if player.unpaid > 0 { (item("unpaid", player.unpaid.to_string(), "letter", word("dl-w-unpaid"))) }
            @if player.invested > 0 { (item("invested", format!("+{}", player.invested), "hourglass", word("dl-w-invested"))) }
            @if bid > 0 { (item("bid", format!("{bid}↗"), "imp", word("dl-w-bid"))) }
        }
    }
}

/// The order cards of the season, face down until revealed, and the orders that are inaccessible.
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
    html! {
        div.dl-orders {
            @if season || !chosen.is_empty() {
                @for at in 0..ORDERS {
                    @if let Some(order) = chosen.get(at) {
                        @let name = drawing.say.name(*order);
                        span.dl-order.held[player.on_card[at]] title=(name) {
                            b { (at + 1) } (drawing.icon(art::area(order.0))) span.hidden { (name) }
                            @if player.on_card[at] { span title=(drawing.word("dl-w-on-card")) { "⤺" } }
                        }
                    } @else if at < down + chosen.len() && down > 0 {
                        span.dl-order.down title=(drawing.word("dl-w-face-down")) { b { (at + 1) } "?" span.hidden { (drawing.word("dl-w-face-down")) } }
                    } @else { span.dl-order.none { b { (at + 1) } } }
                }
            }
            @for order in player.inaccessible.iter() {
                @let name = drawing.say.name(order);
                span.dl-order.shut title={ (drawing.word("dl-w-inaccessible")) ": " (name) } {
                    (drawing.icon("lock")) (drawing.icon(art::area(order.0)))
                    span.hidden { (drawing.word("dl-w-inaccessible")) ": " (name) }
                }
            }
            @if let Some(third) = drawing.view.third_order(seat) {
                span.dl-order title=(drawing.say.name(third)) { (drawing.icon("dummy")) (drawing.icon(art::area(third.0))) }
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
                    @let class = if sent { "creature sent" } else if creature.ready { "creature" } else { "creature tired" };
                    @let sends = |action: &Action| own && *action == Action::AddCreature(place);
                    div.dl-slot data-drag=[drawing.asked.among(sends)] data-piece={ "monster:" (creature.kind.0) } data-owner=(seat.index()) {
                        (drawing.tile("monster", creature.kind, class, html! {
                            @if creature.expert.is_some() { span.dl-star { (drawing.icon("expert")) } }
                            // One corner, one sign.
                            @if sent { span.dl-zzz { (drawing.icon("swords")) span.hidden { (drawing.word("dl-w-sent")) } } }
                            @else if !creature.ready { span.dl-zzz { "z" span.hidden { (drawing.word("dl-w-tired")) } } }
                        }))
                        @if own { (creature_answers(drawing, player, place)) }
                    }
                }
                @if let Some(pet) = player.fighter {
                    div.dl-slot data-drag=[drawing.asked.among(|action| own && *action == Action::AddFighter)] {
                        (drawing.tile("pet", pet, if player.fighter_ready { "creature" } else { "creature tired" }, html! {}))
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
                        (drawing.tile("room", rented.room, areas::kind(drawing, rented.room), html! {
                            span.dl-zzz { (drawing.icon("letter")) @if rented.conquered { (drawing.icon("flag")) } }
                        }))
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

/// The party at the gate, the prison, the pets that were used.
fn guests(drawing: &Drawing<'_>, seat: Seat, player: &Player) -> Markup {
    html! {
        @if !player.party.is_empty() {
            div.dl-gate role="group" aria-label=(drawing.word("dl-w-party")) data-watch={ "party-" (seat.index()) } {
                @for member in &player.party { (party::chip(drawing, member)) }
            }
        }
        @let caught = player.prison.len() + player.captured_paladins.len();
        @if caught > 0 || !player.used_pets.is_empty() {
            div.dl-gate data-watch={ "prison-" (seat.index()) } {
                @if caught > 0 { (drawing.amount(&caught.to_string(), "prison", &drawing.word("dl-w-prison"))) }
                @for id in player.captured_paladins.iter() {
                    (drawing.open("paladin", id.raw(), &drawing.say.name(id), drawing.paint.picture(art::who(drawing.say.data, crate::open::Who::Paladin(id)))))
                }
                @for pet in player.used_pets.iter() { span.dl-usedpet { (drawing.open("pet", pet.raw(), &drawing.say.name(pet), drawing.picture(pet))) } }
            }
        }
    }
}
