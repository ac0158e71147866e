//! The central board: eight areas with three spaces each, what they cost and give, and who stands there.

use boards::{page::parts, seat_name};
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{
    super::{answers, roman},
    art,
    drawing::Drawing,
};
use crate::{
    Action,
    data::{AreaId, Position, RoomId, Work},
    open::{Good, Spot, Task},
};

pub fn board(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.dl-areas aria-label=(drawing.word("dl-w-board")) {
            @for index in 0..drawing.table().spots.len() { (area(drawing, AreaId(index as u8))) }
        }
    }
}

fn area(drawing: &Drawing<'_>, id: AreaId) -> Markup {
    let table = drawing.table();
    let (covering, resolve) = (table.covering(id), table.frames(id));
    let name = covering.map_or_else(|| drawing.say.name(id), |board| drawing.say.name(board));
    let spaces = [0, 1, 2].map(|slot| table.space(id, slot));
    let work = spaces[0].0;
    let acting = match table.tasks.last() {
        Some(Task::Act { area, slot, .. }) if *area == id => Some(usize::from(*slot)),
        _ => None,
    };
    let face = html! {
        span.dl-area-name { (drawing.icon(art::area(id.0))) " " span.dl-no { (id.0 + 1) } " " (name) }
    };
    let opened = match covering {
        Some(board) => drawing.open("opportunity", board.raw(), &name, face),
        None => drawing.open("area", id.raw(), &name, face),
    };
    let own = drawing.view.seat().map(|seat| drawing.view.orders(seat));
    let chosen = own.and_then(|orders| orders.iter().position(|order| *order == id));
    html! {
        section.dl-area.covered[covering.is_some()].now[acting.is_some()] aria-label=(name) {
            h3 { (opened)
                @if covering.is_some() { span.dl-ribbon { (drawing.word("dl-w-opportunity")) } }
                @if resolve[0] != 0 {
                    span.dl-seq title=(sequence(drawing, resolve)) {
                        span aria-hidden="true" { (roman(resolve[0])) "›" (roman(resolve[1])) "›" (roman(resolve[2])) }
                        span.hidden { (sequence(drawing, resolve)) }
                    }
                }
                @if let Some(at) = chosen { span.dl-badge title=(drawing.word("dl-w-your-order")) { (at + 1) } }
            }
            ol.dl-spots {
                @for (slot, (work, position)) in spaces.into_iter().enumerate() {
                    li.now[acting == Some(slot)] {
                        b { (roman(slot as u8)) }
                        span.dl-deal { (deal(drawing, work, position)) }
                        (minion(drawing, id, slot))
                    }
                }
            }
            @if matches!(work, Work::Hire | Work::Build | Work::Rent | Work::Install | Work::Improve) { (offers(drawing, work)) }
            @else { span.dl-scenery aria-hidden="true" { (drawing.icon(art::area(id.0))) } }
            (orders(drawing, id))
        }
    }
}

fn sequence(drawing: &Drawing<'_>, resolve: [u8; 3]) -> String {
    let [first, second, third] = resolve.map(roman);
    drawing
        .lang()
        .tell("dl-w-sequence", [("first", first.into()), ("second", second.into()), ("third", third.into())])
}

fn minion(drawing: &Drawing<'_>, id: AreaId, slot: usize) -> Markup {
    let spot = drawing.table().spots[id.index()][slot];
    html! {
        span.dl-stand data-watch={ "spot-" (id.0) "-" (slot) } {
            @match spot {
                Spot::Free => {},
                Spot::Dummy => { (drawing.icon("dummy")) span.hidden { (drawing.word("dl-dummy")) } },
                Spot::Minion(seat) => {
                    @let name = seat_name(seat, drawing.lang());
                    span title=(name) { (parts::seat_mark(seat)) span.hidden { (name) } }
                },
            }
        }
    }
}

/// What a space costs and gives.
pub fn deal(drawing: &Drawing<'_>, work: Work, space: &Position) -> Markup {
    let up_to = |icon: &'static str, said: &str| {
        html! { (drawing.amount(&format!("≤{}", space.max_workers), icon, said)) }
    };
    let foremen = html! {
        @if space.foremen > 0 {
            (drawing.amount(&format!("+{}", space.foremen), "imp", &drawing.word("dl-w-foreman")))
        }
    };
    let yields = match work {
        Work::Dig => html! { (up_to("tunnel", &drawing.word("dl-tunnel"))) (foremen) },
        Work::Mine => html! { (up_to("gold", &drawing.word("dl-good-gold"))) (foremen) },
        Work::Harvest => {
            html! { (up_to("food", &drawing.say.good(Good::Food, space.max_workers))) (foremen) }
        }
        Work::Improve => {
            let [improve, tunnels, rooms] = space.improve;
            html! {
                (drawing.amount(&format!("≤{improve}"), "shovel", &drawing.word("dl-w-improve"))) "/ "
                (drawing.amount(&format!("≤{tunnels}"), "tunnel", &drawing.word("dl-w-unconquer"))) "/ "
                (drawing.amount(&format!("≤{rooms}"), "room", &drawing.word("dl-w-unconquer")))
            }
        }
        Work::Invest => html! { (drawing.icon("hourglass")) },
        _ => html! {},
    };
    html! {
        (drawing.cost(&space.cost))
        @if let Some(expert) = space.expert {
            @let entry = drawing.say.data.expert(expert);
            (drawing.cost(&entry.surcharge)) (drawing.amount(&format!("+{}", entry.bonus), "expert", &drawing.say.name(expert)))
        }
        span.dl-arrow { "→" }
        (yields) (drawing.gain(&space.gain))
        @if space.others_evil > 0 {
            span.dl-others { (drawing.word("dl-w-others")) (drawing.amount(&format!("+{}", space.others_evil), "evil", &drawing.word("dl-good-evil"))) }
        }
        @if space.or_gold_of_three { span { (drawing.word("dl-w-or")) " III " (drawing.icon("gold")) } }
    }
}

/// What lies at the area to be taken.
fn offers(drawing: &Drawing<'_>, work: Work) -> Markup {
    let table = drawing.table();
    match work {
        Work::Hire => html! {
            div.dl-offer {
                @for (at, kind) in table.monsters.iter().enumerate() {
                    div.dl-slot data-watch={ "offer-m" (at) } data-slot={ "m" (at) } {
                        span data-card={ "monster:" (kind.0) } {
                            (drawing.tile("monster", *kind, "creature", html! { span.dl-price { (prices(drawing, *kind)) } }))
                        }
                        @for number in drawing.waiting(|action| *action == Action::Hire(*kind)) {
                            (drawing.answer(number, "dl-do", html! { (drawing.word("dl-w-hire")) }))
                        }
                        (drawing.refused(|action| *action == Action::Hire(*kind), html! { (drawing.word("dl-w-hire")) }))
                    }
                }
            }
        },
        Work::Build | Work::Rent => html! {
            div.dl-offer {
                @for (at, room) in table.rooms.iter().enumerate() {
                    @let build = |action: &Action| matches!(action, Action::Build { room: other, .. } if other == room);
                    div.dl-slot data-drag=[drawing.asked.among(build)] data-watch={ "offer-r" (at) } data-slot={ "r" (at) } {
                        span data-card={ "room:" (room.0) } { (drawing.tile("room", *room, kind(drawing, *room), html! {})) }
                        @for number in drawing.waiting(|action| *action == Action::Rent(*room)) {
                            (drawing.answer(number, "dl-do", html! { (drawing.word("dl-w-rent")) }))
                        }
                        @if drawing.asked.numbers(build).next().is_some() { span.dl-hint { (drawing.word("dl-w-build-below")) } }
                        (drawing.refused(build, html! { (drawing.word("dl-w-build")) }))
                    }
                }
            }
        },
        Work::Install => html! {
            div.dl-offer {
                @for trap in &table.display { div.dl-slot data-drag=[drawing.asked.among(|action| matches!(action, Action::Install { trap: other, .. } if other == trap))] { (drawing.tile("trap", *trap, "card", html! {})) } }
            }
        },
        Work::Improve => html! {
            div.dl-offer {
                @for tile in table.improved.iter() { div.dl-slot data-drag=[drawing.asked.among(|action| matches!(action, Action::Improve { tile: other, .. } if *other == tile))] { (drawing.tile("improved_tunnel", tile, "small", html! {})) } }
            }
        },
        _ => html! {},
    }
}

/// The alternatives of what a creature costs.
pub fn prices(drawing: &Drawing<'_>, kind: crate::data::MonsterId) -> Markup {
    let costs = &drawing.say.data.monster(kind).costs;
    html! {
        @for (at, cost) in costs.iter().enumerate() {
            @if at > 0 { "/ " }
            (drawing.cost(cost))
        }
    }
}

/// The colour of a room follows its kind.
pub fn kind(drawing: &Drawing<'_>, room: RoomId) -> &'static str {
    use crate::data::RoomKind;
    match drawing.say.data.room(room).kind {
        RoomKind::Production => "production",
        RoomKind::Combat => "combat",
        RoomKind::Scoring => "scoring",
    }
}

/// The orders that lead here.
fn orders(drawing: &Drawing<'_>, id: AreaId) -> Markup {
    let chosen = drawing.view.seat().map_or(0, |seat: Seat| drawing.view.orders(seat).len());
    let number = |action: &Action| match action {
        Action::Order(_) => drawing.lang().tell("dl-w-order-here", [("number", (chosen + 1).into())]),
        Action::DummyOrder(_) => drawing.word("dl-w-dummy-here"),
        _ => answers::answer(drawing.view, action, drawing.lang()),
    };
    let leads = |action: &Action| matches!(action, Action::Order(area) | Action::DummyOrder(area) | Action::KeepOrder(area) if *area == id);
    html! {
        @for number_of in drawing.waiting(leads) {
            (drawing.answer(number_of, "dl-do", html! { (number(&drawing.asked.answers[number_of])) }))
        }
        (drawing.refused(leads, html! { (drawing.icon("lock")) " " (drawing.word("dl-w-inaccessible")) }))
    }
}
