//! Everybody's corner of the table: stocks, orders, dungeon, lair, the party at the gate, and the cards one may see.

use boards::{page::parts, seat_name};
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{areas, art, desk::Desk, dungeon, hand, party};
use crate::{
    Action,
    data::Place,
    open::{Good, Phase, Player, Site, Striker},
};

pub fn panels(desk: &Desk<'_>) -> Markup {
    let count = desk.table().players.len();
    let own = desk.view.seat();
    let first = own.unwrap_or_else(|| Seat::at(0));
    html! {
        div class={ "dl-players n" (count) @if own.is_none() { " watched" } } {
            @if own.is_some() { (panel(desk, first)) }
            div.dl-others-panels { @for seat in first.around(count).skip(usize::from(own.is_some())) { (panel(desk, seat)) } }
        }
    }
}

fn panel(desk: &Desk<'_>, seat: Seat) -> Markup {
    let table = desk.table();
    let player = &table.players[seat.index()];
    let own = desk.view.seat() == Some(seat);
    let asked = desk.awaited().contains(seat);
    let before = desk.placed();
    let hand = hand::hand(desk, seat, player, own);
    // Cards that can be played now lie on top.
    let first = desk.placed() > before;
    html! {
        section.b-panel.dl-player.own[own].asked[asked] aria-label=(seat_name(seat, desk.lang())) {
            h3 { (parts::seat(seat, desk.lang()))
                @if table.start == seat {
                    " " span title=(desk.word("dl-w-start")) { (desk.icon("crown")) span.hidden { (desk.word("dl-w-start")) } }
                }
                " " (state(desk, seat, asked))
            }
            (stock(desk, seat, player))
            (orders(desk, seat, player))
            @if first { (hand) }
            div.dl-home {
                (dungeon::grid(desk, seat, own))
                div.dl-folk { (lair(desk, seat, player, own)) (rented(desk, player, own)) (guests(desk, seat, player)) }
            }
            @if !first { (hand) }
        }
    }
}

/// Who is still to answer; never what.
fn state(desk: &Desk<'_>, seat: Seat, asked: bool) -> Markup {
    let together = desk.table().simultaneous();
    html! {
        @if asked { span.dl-state { (desk.icon("hourglass")) " " (desk.word("dl-w-thinking")) } }
        @else if together && desk.view.has_answered(seat) { span.dl-state { (desk.icon("done")) " " (desk.word("dl-w-ready")) } }
    }
}

pub fn stock(desk: &Desk<'_>, seat: Seat, player: &Player) -> Markup {
    let (held, bid) = (desk.view.held, desk.view.bid(seat));
    let item = |key: &str, n: String, icon: &'static str, said: String| {
        html! { span data-watch={ (key) "-" (seat.index()) } { (desk.amount(&n, icon, &said)) } }
    };
    let word = |key: &str| desk.word(key);
    html! {
        div.dl-stock {
            (item("evil", player.evil.to_string(), "evil", word("dl-good-evil")))
            (item("gold", player.gold.to_string(), "gold", word("dl-good-gold")))
            (item("food", player.food.to_string(), "food", desk.say.good(Good::Food, player.food)))
            (item("imps", player.imps.free.to_string(), "imp", word("dl-w-imps-free")))
            @if player.imps.used > 0 { (item("used", player.imps.used.to_string(), "used", word("dl-w-imps-used"))) }
            @if player.imps.training > 0 { (item("training", format!("{}↟", player.imps.training), "imp", word("dl-imp-training"))) }
            (item("traps", held.traps[seat.index()].to_string(), "trap", desk.say.good(Good::Trap, held.traps[seat.index()])))
            @if desk.table().rules.pets { (item("pets", held.pets[seat.index()].to_string(), "pet", word("dl-w-pet"))) }
            @if player.unpaid > 0 { (item("unpaid", player.unpaid.to_string(), "letter", word("dl-w-unpaid"))) }
            @if player.invested > 0 { (item("invested", format!("+{}", player.invested), "hourglass", word("dl-w-invested"))) }
            @if bid > 0 { (item("bid", format!("{bid}↗"), "imp", word("dl-w-bid"))) }
        }
    }
}

/// Three order cards of the season, face down until revealed, and the orders that are inaccessible.
fn orders(desk: &Desk<'_>, seat: Seat, player: &Player) -> Markup {
    let table = desk.table();
    let chosen = desk.view.orders(seat);
    let season = matches!(
        table.phase,
        Phase::ChooseOrders
            | Phase::PlaceMinions
            | Phase::ResolveOrders
            | Phase::EndOfOrders
            | Phase::Retrieval
    );
    let down = match table.phase {
        Phase::ChooseOrders if player.ready => 3,
        Phase::PlaceMinions => 3usize.saturating_sub(chosen.len()),
        _ => 0,
    };
    html! {
        div.dl-orders {
            @if season || !chosen.is_empty() {
                @for at in 0..3usize {
                    @if let Some(order) = chosen.get(at) {
                        @let name = desk.say.name(*order);
                        span.dl-order.held[player.on_card[at]] title=(name) {
                            b { (at + 1) } (desk.icon(art::area(order.0))) span.hidden { (name) }
                            @if player.on_card[at] { span title=(desk.word("dl-w-on-card")) { "⤺" } }
                        }
                    } @else if at < down + chosen.len() && down > 0 {
                        span.dl-order.down title=(desk.word("dl-w-face-down")) { b { (at + 1) } "?" span.hidden { (desk.word("dl-w-face-down")) } }
                    } @else { span.dl-order.none { b { (at + 1) } } }
                }
            }
            @for order in player.inaccessible.iter() {
                @let name = desk.say.name(order);
                span.dl-order.shut title={ (desk.word("dl-w-inaccessible")) ": " (name) } {
                    (desk.icon("lock")) (desk.icon(art::area(order.0)))
                    span.hidden { (desk.word("dl-w-inaccessible")) ": " (name) }
                }
            }
            @if let Some(third) = desk.view.third_order(seat) {
                span.dl-order title=(desk.say.name(third)) { (desk.icon("dummy")) (desk.icon(art::area(third.0))) }
            }
        }
    }
}

fn lair(desk: &Desk<'_>, seat: Seat, player: &Player, own: bool) -> Markup {
    html! {
        @if !player.lair.is_empty() || player.fighter.is_some() {
            div.dl-lair role="group" aria-label=(desk.word("dl-w-lair")) {
                @for (at, creature) in player.lair.iter().enumerate() {
                    @let place = Place(at as u8);
                    @let sent = desk.view.plan(seat).sent.contains(place);
                    @let class = if sent { "creature sent" } else if creature.ready { "creature" } else { "creature tired" };
                    @let sends = |action: &Action| own && *action == Action::AddCreature(place);
                    div.dl-slot data-drag=[desk.asked.among(sends)] data-piece={ "monster:" (creature.kind.0) } data-owner=(seat.index()) {
                        (desk.tile("monster", creature.kind, class, html! {
                            @if creature.expert.is_some() { span.dl-star { (desk.icon("expert")) } }
                            // One corner, one sign.
                            @if sent { span.dl-zzz { (desk.icon("swords")) span.hidden { (desk.word("dl-w-sent")) } } }
                            @else if !creature.ready { span.dl-zzz { "z" span.hidden { (desk.word("dl-w-tired")) } } }
                        }))
                        @if own { (creature_answers(desk, player, place)) }
                    }
                }
                @if let Some(pet) = player.fighter {
                    div.dl-slot data-drag=[desk.asked.among(|action| own && *action == Action::AddFighter)] {
                        (desk.tile("pet", pet, if player.fighter_ready { "creature" } else { "creature tired" }, html! {}))
                        @if own {
                            @for number in desk.waiting(|action| *action == Action::AddFighter) {
                                (desk.answer(number, "dl-do", html! { (desk.word("dl-w-send")) }))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn creature_answers(desk: &Desk<'_>, player: &Player, place: Place) -> Markup {
    let kind = |at: &Place| player.lair.get(at.index()).map(|creature| creature.kind);
    let sent_alike = desk
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
        desk.word(match action {
            Action::Pay(_) => "dl-w-pay",
            Action::Abandon(_) => "dl-w-let-go",
            Action::Feed(_) => "dl-w-give",
            Action::Name(_) => "dl-w-this-one",
            _ => "dl-w-send",
        })
    };
    html! {
        @for number in desk.waiting(fits) {
            (desk.answer(number, "dl-do", html! { (short(&desk.asked.answers[number])) }))
        }
        // Of several creatures of one kind only the first is asked for.
        @if !sent_alike { (desk.refused(forbidden, html! { "✕" })) }
    }
}

fn rented(desk: &Desk<'_>, player: &Player, own: bool) -> Markup {
    html! {
        @if !player.rented.is_empty() {
            div.dl-lair role="group" aria-label=(desk.word("dl-w-rented")) {
                @for rented in &player.rented {
                    div.dl-slot {
                        (desk.tile("room", rented.room, areas::kind(desk, rented.room), html! {
                            span.dl-zzz { (desk.icon("letter")) @if rented.conquered { (desk.icon("flag")) } }
                        }))
                        @if own {
                            @let numbers = desk.waiting(|action| match *action {
                                Action::Fight(site) => site == Site::Rented(rented.room),
                                Action::Produce { room, .. } | Action::Train { room, .. } => room == rented.room,
                                _ => false,
                            });
                            (desk.few(&numbers, "dl-do", |action| dungeon::short(desk, action)))
                        }
                    }
                }
            }
        }
    }
}

/// The party at the gate, the prison, the pets that were used.
fn guests(desk: &Desk<'_>, seat: Seat, player: &Player) -> Markup {
    html! {
        @if !player.party.is_empty() {
            div.dl-gate role="group" aria-label=(desk.word("dl-w-party")) data-watch={ "party-" (seat.index()) } {
                @for member in &player.party { (party::chip(desk, member)) }
            }
        }
        @let caught = player.prison.len() + player.captured_paladins.len();
        @if caught > 0 || !player.used_pets.is_empty() {
            div.dl-gate data-watch={ "prison-" (seat.index()) } {
                @if caught > 0 { (desk.amount(&caught.to_string(), "prison", &desk.word("dl-w-prison"))) }
                @for id in player.captured_paladins.iter() {
                    (desk.open("paladin", id.raw(), &desk.say.name(id), desk.paint.picture(art::who(desk.say.data, crate::open::Who::Paladin(id)))))
                }
                @for pet in player.used_pets.iter() { span.dl-usedpet { (desk.open("pet", pet.raw(), &desk.say.name(pet), desk.picture(pet))) } }
            }
        }
    }
}
