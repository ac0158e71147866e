//! What is about to be placed, and the rooms that can work: each with its name and what it does, for a picture alone tells
//! nobody what to choose.

use std::hash::Hash;

use engine::Id;
use maud::{Markup, html};

use super::{areas, drawing::Drawing, dungeon};
use crate::{
    Action,
    data::{ImprovedId, RoomId, TrapId},
};

pub fn workshop(drawing: &Drawing<'_>) -> Markup {
    html! { (placing(drawing)) (working(drawing)) }
}

/// Without those that came before.
fn once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut known = Vec::new();
    for one in all {
        if !known.contains(&one) {
            known.push(one);
        }
    }
    known
}

fn placing(drawing: &Drawing<'_>) -> Markup {
    let answers = drawing.asked.answers.iter();
    let rooms: Vec<RoomId> = once(answers.clone().filter_map(|action| match action {
        Action::Build { room, .. } => Some(*room),
        _ => None,
    }));
    let traps: Vec<TrapId> = once(answers.clone().filter_map(|action| match action {
        Action::Install { trap, .. } => Some(*trap),
        _ => None,
    }));
    let tunnels: Vec<ImprovedId> = once(answers.filter_map(|action| match action {
        Action::Improve { tile, .. } => Some(*tile),
        _ => None,
    }));
    html! {
        @if !rooms.is_empty() || !traps.is_empty() || !tunnels.is_empty() {
            div.dl-workshop role="group" aria-label=(drawing.word("dl-w-placing")) {
                @for room in rooms {
                    @let moves = drawing.asked.among(|action| matches!(action, Action::Build { room: other, .. } if *other == room));
                    (card(drawing, "room", room, areas::kind(drawing, room), moves, html! {}))
                }
                @for trap in traps {
                    @let moves = drawing.asked.among(|action| matches!(action, Action::Install { trap: other, .. } if *other == trap));
                    (card(drawing, "trap", trap, "card", moves, html! {}))
                }
                @for tile in tunnels {
                    @let moves = drawing.asked.among(|action| matches!(action, Action::Improve { tile: other, .. } if *other == tile));
                    (card(drawing, "improved_tunnel", tile, "", moves, html! {}))
                }
                p.dl-hint { (drawing.word("dl-w-placing")) }
            }
        }
    }
}

/// Every way in which a room can work, side by side.
fn working(drawing: &Drawing<'_>) -> Markup {
    let rooms: Vec<RoomId> = once(drawing.asked.answers.iter().filter_map(dungeon::room_of));
    html! {
        @if !rooms.is_empty() {
            div.dl-workshop role="group" aria-label=(drawing.word("dl-w-working")) {
                @for room in rooms {
                    @let numbers = drawing.waiting(|action| dungeon::room_of(action) == Some(room));
                    @let ways = html! {
                        div.b-row { @for number in numbers {
                            (drawing.answer(number, "dl-do", dungeon::short(drawing, &drawing.asked.answers[number])))
                        } }
                    };
                    (card(drawing, "room", room, areas::kind(drawing, room), None, ways))
                }
            }
        }
    }
}

fn card<I: Id + Hash>(
    drawing: &Drawing<'_>,
    table: &'static str,
    id: I,
    class: &'static str,
    moves: Option<String>,
    ways: Markup,
) -> Markup {
    html! {
        div.dl-card data-drag=[moves] {
            (drawing.explained(table, id, class, 1))
            (ways)
        }
    }
}
