//! The central board: eight areas with three spaces each, what they cost and give, and who stands there.

use boards::{page::parts, seat_name};
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{
    super::{answers, roman},
    art,
    desk::Desk,
};
use crate::{
    Action,
    data::{AreaId, Position, RoomId, Work},
    open::{Good, Spot, Task},
};

pub fn board(desk: &Desk<'_>) -> Markup {
    html! {
        section.dl-areas aria-label=(desk.word("dl-w-board")) {
            @for index in 0..desk.table().spots.len() { (area(desk, AreaId(index as u8))) }
        }
    }
}

fn area(desk: &Desk<'_>, id: AreaId) -> Markup {
    let table = desk.table();
    let (covering, resolve) = (table.covering(id), table.frames(id));
    let name = covering.map_or_else(|| desk.say.name(id), |board| desk.say.name(board));
    let spaces = [0, 1, 2].map(|slot| table.space(id, slot));
    let work = spaces[0].0;
    let acting = match table.tasks.last() {
        Some(Task::Act { area, slot, .. }) if *area == id => Some(usize::from(*slot)),
        _ => None,
    };
    let face = html! {
        span.dl-area-name { (desk.icon(art::area(id.0))) " " span.dl-no { (id.0 + 1) } " " (name) }
    };
    let opened = match covering {
        Some(board) => desk.open("opportunity", board.raw(), &name, face),
        None => desk.open("area", id.raw(), &name, face),
    };
    let own = desk.view.seat().map(|seat| desk.view.orders(seat));
    let chosen = own.and_then(|orders| orders.iter().position(|order| *order == id));
    html! {
        section.dl-area.covered[covering.is_some()].now[acting.is_some()] aria-label=(name) {
            h3 { (opened)
                @if covering.is_some() { span.dl-ribbon { (desk.word("dl-w-opportunity")) } }
                @if resolve[0] != 0 {
                    span.dl-seq title=(sequence(desk, resolve)) {
                        span aria-hidden="true" { (roman(resolve[0])) "›" (roman(resolve[1])) "›" (roman(resolve[2])) }
                        span.hidden { (sequence(desk, resolve)) }
                    }
                }
                @if let Some(at) = chosen { span.dl-badge title=(desk.word("dl-w-your-order")) { (at + 1) } }
            }
            ol.dl-spots {
                @for (slot, (work, position)) in spaces.into_iter().enumerate() {
                    li.now[acting == Some(slot)] {
                        b { (roman(slot as u8)) }
                        span.dl-deal { (deal(desk, work, position)) }
                        (minion(desk, id, slot))
                    }
                }
            }
            @if matches!(work, Work::Hire | Work::Build | Work::Rent | Work::Install | Work::Improve) { (offers(desk, work)) }
            @else { span.dl-scenery aria-hidden="true" { (desk.icon(art::area(id.0))) } }
            (orders(desk, id))
        }
    }
}

fn sequence(desk: &Desk<'_>, resolve: [u8; 3]) -> String {
    let [first, second, third] = resolve.map(roman);
    desk.lang()
        .tell("dl-w-sequence", [("first", first.into()), ("second", second.into()), ("third", third.into())])
}

fn minion(desk: &Desk<'_>, id: AreaId, slot: usize) -> Markup {
    let spot = desk.table().spots[id.index()][slot];
    html! {
        span.dl-stand data-watch={ "spot-" (id.0) "-" (slot) } {
            @match spot {
                Spot::Free => {},
                Spot::Dummy => { (desk.icon("dummy")) span.hidden { (desk.word("dl-dummy")) } },
                Spot::Minion(seat) => {
                    @let name = seat_name(seat, desk.lang());
                    span title=(name) { (parts::seat_mark(seat)) span.hidden { (name) } }
                },
            }
        }
    }
}

/// What a space costs and gives.
pub fn deal(desk: &Desk<'_>, work: Work, space: &Position) -> Markup {
    let up_to = |icon: &'static str, said: &str| {
        html! { (desk.amount(&format!("≤{}", space.max_workers), icon, said)) }
    };
    let foremen = html! {
        @if space.foremen > 0 {
            (desk.amount(&format!("+{}", space.foremen), "imp", &desk.word("dl-w-foreman")))
        }
    };
    let yields = match work {
        Work::Dig => html! { (up_to("tunnel", &desk.word("dl-tunnel"))) (foremen) },
        Work::Mine => html! { (up_to("gold", &desk.word("dl-good-gold"))) (foremen) },
        Work::Harvest => html! { (up_to("food", &desk.say.good(Good::Food, space.max_workers))) (foremen) },
        Work::Improve => {
            let [improve, tunnels, rooms] = space.improve;
            html! {
                (desk.amount(&format!("≤{improve}"), "shovel", &desk.word("dl-w-improve"))) "/ "
                (desk.amount(&format!("≤{tunnels}"), "tunnel", &desk.word("dl-w-unconquer"))) "/ "
                (desk.amount(&format!("≤{rooms}"), "room", &desk.word("dl-w-unconquer")))
            }
        }
        Work::Invest => html! { (desk.icon("hourglass")) },
        _ => html! {},
    };
    html! {
        (desk.cost(&space.cost))
        @if let Some(expert) = space.expert {
            @let entry = desk.say.data.expert(expert);
            (desk.cost(&entry.surcharge)) (desk.amount(&format!("+{}", entry.bonus), "expert", &desk.say.name(expert)))
        }
        span.dl-arrow { "→" }
        (yields) (desk.gain(&space.gain))
        @if space.others_evil > 0 {
            span.dl-others { (desk.word("dl-w-others")) (desk.amount(&format!("+{}", space.others_evil), "evil", &desk.word("dl-good-evil"))) }
        }
        @if space.or_gold_of_three { span { (desk.word("dl-w-or")) " III " (desk.icon("gold")) } }
    }
}

/// What lies at the area to be taken.
fn offers(desk: &Desk<'_>, work: Work) -> Markup {
    let table = desk.table();
    match work {
        Work::Hire => html! {
            div.dl-offer {
                @for (at, kind) in table.monsters.iter().enumerate() {
                    div.dl-slot data-watch={ "offer-m" (at) } data-slot={ "m" (at) } {
                        span data-card={ "monster:" (kind.0) } {
                            (desk.tile("monster", *kind, "creature", html! { span.dl-price { (prices(desk, *kind)) } }))
                        }
                        @for number in desk.waiting(|action| *action == Action::Hire(*kind)) {
                            (desk.answer(number, "dl-do", html! { (desk.word("dl-w-hire")) }))
                        }
                        (desk.refused(|action| *action == Action::Hire(*kind), html! { (desk.word("dl-w-hire")) }))
                    }
                }
            }
        },
        Work::Build | Work::Rent => html! {
            div.dl-offer {
                @for (at, room) in table.rooms.iter().enumerate() {
                    @let build = |action: &Action| matches!(action, Action::Build { room: other, .. } if other == room);
                    div.dl-slot data-drag=[desk.asked.among(build)] data-watch={ "offer-r" (at) } data-slot={ "r" (at) } {
                        span data-card={ "room:" (room.0) } { (desk.tile("room", *room, kind(desk, *room), html! {})) }
                        @for number in desk.waiting(|action| *action == Action::Rent(*room)) {
                            (desk.answer(number, "dl-do", html! { (desk.word("dl-w-rent")) }))
                        }
                        @if desk.asked.numbers(build).next().is_some() { span.dl-hint { (desk.word("dl-w-build-below")) } }
                        (desk.refused(build, html! { (desk.word("dl-w-build")) }))
                    }
                }
            }
        },
        Work::Install => html! {
            div.dl-offer {
                @for trap in &table.display { div.dl-slot data-drag=[desk.asked.among(|action| matches!(action, Action::Install { trap: other, .. } if other == trap))] { (desk.tile("trap", *trap, "card", html! {})) } }
            }
        },
        Work::Improve => html! {
            div.dl-offer {
                @for tile in table.improved.iter() { div.dl-slot data-drag=[desk.asked.among(|action| matches!(action, Action::Improve { tile: other, .. } if *other == tile))] { (desk.tile("improved_tunnel", tile, "small", html! {})) } }
            }
        },
        _ => html! {},
    }
}

/// The alternatives of what a creature costs.
pub fn prices(desk: &Desk<'_>, kind: crate::data::MonsterId) -> Markup {
    let costs = &desk.say.data.monster(kind).costs;
    html! {
        @for (at, cost) in costs.iter().enumerate() {
            @if at > 0 { "/ " }
            (desk.cost(cost))
        }
    }
}

/// The colour of a room follows its kind.
pub fn kind(desk: &Desk<'_>, room: RoomId) -> &'static str {
    use crate::data::RoomKind;
    match desk.say.data.room(room).kind {
        RoomKind::Production => "production",
        RoomKind::Combat => "combat",
        RoomKind::Scoring => "scoring",
    }
}

/// The orders that lead here.
fn orders(desk: &Desk<'_>, id: AreaId) -> Markup {
    let chosen = desk.view.seat().map_or(0, |seat: Seat| desk.view.orders(seat).len());
    let number = |action: &Action| match action {
        Action::Order(_) => desk.lang().tell("dl-w-order-here", [("number", (chosen + 1).into())]),
        Action::DummyOrder(_) => desk.word("dl-w-dummy-here"),
        _ => answers::answer(desk.view, action, desk.lang()),
    };
    let leads = |action: &Action| matches!(action, Action::Order(area) | Action::DummyOrder(area) | Action::KeepOrder(area) if *area == id);
    html! {
        @for number_of in desk.waiting(leads) {
            (desk.answer(number_of, "dl-do", html! { (number(&desk.asked.answers[number_of])) }))
        }
        (desk.refused(leads, html! { (desk.icon("lock")) " " (desk.word("dl-w-inaccessible")) }))
    }
}
