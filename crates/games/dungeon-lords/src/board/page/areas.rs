//! The central board: eight areas with three spaces each, what they cost and give, and who stands there.

use boards::{page::parts, seat_name};
use engine::Id;
use maud::{Markup, html};

use super::{
    super::{answers, roman},
    art,
    drawing::Drawing,
    pen::Pen,
};
use crate::{
    Action,
    data::{AreaId, BoardId, MonsterId, Position, RoomId, RoomKind, Work},
    open::{Good, Spot, Task},
};

pub fn board(drawing: &Drawing<'_>) -> Markup {
    // The reader's own orders of this season.
    let chosen = drawing.view.seat().map_or_else(Vec::new, |seat| drawing.view.orders(seat));
    html! {
        section.dl-areas aria-label=(drawing.word("dl-w-board")) {
            @for index in 0..drawing.table().spots.len() { (area(drawing, AreaId(index as u8), &chosen)) }
        }
    }
}

/// An area and the board that covers it, if there is one.
#[derive(Clone, Copy, Hash)]
struct Covered {
    id: AreaId,
    by: Option<BoardId>,
}

impl Covered {
    fn name(self, pen: &Pen) -> String {
        self.by.map_or_else(|| pen.say.name(self.id), |board| pen.say.name(board))
    }
}

/// The head of an area, with the number of the reader's order that leads there.
#[derive(Hash)]
struct Head {
    area: Covered,
    resolve: [u8; 3],
    chosen: Option<usize>,
}

/// One of the three spaces of an area.
#[derive(Hash)]
struct Space {
    area: Covered,
    slot: u8,
    spot: Spot,
    now: bool,
}

fn area(drawing: &Drawing<'_>, id: AreaId, chosen: &[AreaId]) -> Markup {
    let table = drawing.table();
    let area = Covered { id, by: table.covering(id) };
    let work = table.space(id, 0).0;
    let acting = match table.tasks.last() {
        Some(Task::Act { area, slot, .. }) if *area == id => Some(*slot),
        _ => None,
    };
    let number = chosen.iter().position(|order| *order == id);
    html! {
        section.dl-area.covered[area.by.is_some()].now[acting.is_some()] aria-label=(area.name(drawing)) {
            (drawing.part(Head { area, resolve: table.frames(id), chosen: number }, head))
            ol.dl-spots {
                @for (slot, spot) in (0..).zip(table.spots[id.index()]) {
                    (drawing.part(Space { area, slot, spot, now: acting == Some(slot) }, space))
                }
            }
            @if matches!(work, Work::Hire | Work::Build | Work::Rent | Work::Install | Work::Improve) { (offers(drawing, work)) }
            @else { span.dl-scenery aria-hidden="true" { (drawing.icon(art::area(id.0))) } }
            (orders(drawing, id, chosen.len()))
        }
    }
}

fn head(of: &Head, pen: &Pen) -> Markup {
    let Head { area, resolve, chosen } = *of;
    let name = area.name(pen);
    let face = html! {
        span.dl-area-name { (pen.icon(art::area(area.id.0))) " " span.dl-no { (area.id.0 + 1) } " " (name) }
    };
    let opened = match area.by {
        Some(board) => pen.open("opportunity", board.raw(), &name, face),
        None => pen.open("area", area.id.raw(), &name, face),
    };
    html! {
        h3 { (opened)
            @if area.by.is_some() { span.dl-ribbon { (pen.word("dl-w-opportunity")) } }
            @if resolve[0] != 0 {
                span.dl-seq title=(sequence(pen, resolve)) {
                    span aria-hidden="true" { (roman(resolve[0])) "›" (roman(resolve[1])) "›" (roman(resolve[2])) }
                    span.hidden { (sequence(pen, resolve)) }
                }
            }
            @if let Some(at) = chosen { span.dl-badge title=(pen.word("dl-w-your-order")) { (at + 1) } }
        }
    }
}

fn sequence(pen: &Pen, resolve: [u8; 3]) -> String {
    let [first, second, third] = resolve.map(roman);
    pen.lang()
        .tell("dl-w-sequence", [("first", first.into()), ("second", second.into()), ("third", third.into())])
}

fn space(of: &Space, pen: &Pen) -> Markup {
    let (work, position) = pen.say.data.space(of.area.id, of.area.by, of.slot);
    html! {
        li.now[of.now] {
            b { (roman(of.slot)) }
            span.dl-deal { (deal(pen, work, position)) }
            (minion(pen, of))
        }
    }
}

fn minion(pen: &Pen, of: &Space) -> Markup {
    html! {
        span.dl-stand data-watch={ "spot-" (of.area.id.0) "-" (of.slot) } {
            @match of.spot {
                Spot::Free => {},
                Spot::Dummy => { (pen.icon("dummy")) span.hidden { (pen.word("dl-dummy")) } },
                Spot::Minion(seat) => {
                    @let name = seat_name(seat, pen.lang());
                    span title=(name) { (parts::seat_mark(seat)) span.hidden { (name) } }
                },
            }
        }
    }
}

/// What a space costs and gives.
pub fn deal(pen: &Pen, work: Work, space: &Position) -> Markup {
    let up_to = |icon: &'static str, said: &str| {
        html! { (pen.amount(&format!("≤{}", space.max_workers), icon, said)) }
    };
    let foremen = html! {
        @if space.foremen > 0 {
            (pen.amount(&format!("+{}", space.foremen), "imp", &pen.word("dl-w-foreman")))
        }
    };
    let yields = match work {
        Work::Dig => html! { (up_to("tunnel", &pen.word("dl-tunnel"))) (foremen) },
        Work::Mine => html! { (up_to("gold", &pen.word("dl-good-gold"))) (foremen) },
        Work::Harvest => {
            html! { (up_to("food", &pen.say.good(Good::Food, space.max_workers))) (foremen) }
        }
        Work::Improve => {
            let [improve, tunnels, rooms] = space.improve;
            html! {
                (pen.amount(&format!("≤{improve}"), "shovel", &pen.word("dl-w-improve"))) "/ "
                (pen.amount(&format!("≤{tunnels}"), "tunnel", &pen.word("dl-w-unconquer"))) "/ "
                (pen.amount(&format!("≤{rooms}"), "room", &pen.word("dl-w-unconquer")))
            }
        }
        Work::Invest => html! { (pen.icon("hourglass")) },
        _ => html! {},
    };
    html! {
        (pen.cost(&space.cost))
        @if let Some(expert) = space.expert {
            @let entry = pen.say.data.expert(expert);
            (pen.cost(&entry.surcharge)) (pen.amount(&format!("+{}", entry.bonus), "expert", &pen.say.name(expert)))
        }
        span.dl-arrow { "→" }
        (yields) (pen.gain(&space.gain))
        @if space.others_evil > 0 {
            span.dl-others { (pen.word("dl-w-others")) (pen.amount(&format!("+{}", space.others_evil), "evil", &pen.word("dl-good-evil"))) }
        }
        @if space.or_gold_of_three { span { (pen.word("dl-w-or")) " III " (pen.icon("gold")) } }
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
                        (drawing.part(*kind, creature))
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
                        (drawing.part(*room, room_tile))
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
                @for trap in &table.display { div.dl-slot data-drag=[drawing.asked.among(|action| matches!(action, Action::Install { trap: other, .. } if other == trap))] { (drawing.tile("trap", *trap, "card")) } }
            }
        },
        Work::Improve => html! {
            div.dl-offer {
                @for tile in table.improved.iter() { div.dl-slot data-drag=[drawing.asked.among(|action| matches!(action, Action::Improve { tile: other, .. } if *other == tile))] { (drawing.tile("improved_tunnel", tile, "small")) } }
            }
        },
        _ => html! {},
    }
}

/// A creature for hire.
fn creature(kind: &MonsterId, pen: &Pen) -> Markup {
    html! {
        span data-card={ "monster:" (kind.0) } {
            (pen.marked_tile("monster", *kind, "creature", html! { span.dl-price { (prices(pen, *kind)) } }))
        }
    }
}

/// A room for sale.
fn room_tile(room: &RoomId, pen: &Pen) -> Markup {
    html! {
        span data-card={ "room:" (room.0) } { (pen.marked_tile("room", *room, kind(pen, *room), html! {})) }
    }
}

/// The alternatives of what a creature costs.
pub fn prices(pen: &Pen, kind: MonsterId) -> Markup {
    let costs = &pen.say.data.monster(kind).costs;
    html! {
        @for (at, cost) in costs.iter().enumerate() {
            @if at > 0 { "/ " }
            (pen.cost(cost))
        }
    }
}

/// The colour of a room follows its kind.
pub fn kind(pen: &Pen, room: RoomId) -> &'static str {
    match pen.say.data.room(room).kind {
        RoomKind::Production => "production",
        RoomKind::Combat => "combat",
        RoomKind::Scoring => "scoring",
    }
}

/// The orders that lead here, where so many are chosen already.
fn orders(drawing: &Drawing<'_>, id: AreaId, chosen: usize) -> Markup {
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
