//! A dungeon: the map cut into the rock, and on its cells what lies there and what can be done there.

use engine::{Id, Seat};
use maud::{Markup, html};

use super::{areas, drawing::Drawing};
use crate::{
    Action,
    data::{CELLS, COLUMNS, Cell},
    dungeon::{Ground, Tile, neighbours},
    open::Site,
};

const SIDE: usize = 40;

pub fn grid(drawing: &Drawing<'_>, seat: Seat, large: bool) -> Markup {
    let player = &drawing.table().players[seat.index()];
    let site = match drawing.view.plan(seat).site {
        Some(Site::Cell(cell)) => Some(cell),
        _ => None,
    };
    html! {
        div.dl-dungeon.large[large] id=[large.then_some("dl-map")] {
            @if large {
                div.dl-cols aria-hidden="true" { @for column in 1..=COLUMNS { span { (column) } } }
                div.dl-rows aria-hidden="true" { @for row in 1..=CELLS / COLUMNS { span { (row) } } }
            }
            div.dl-map {
                (rock(&player.dungeon.0))
                @for at in 0..CELLS {
                    @let cell = Cell(at as u8);
                    (place(drawing, seat, cell, &player.dungeon.0[at], large, site == Some(cell)))
                }
            }
        }
    }
}

/// The rock with everything dug out of it, outlined in ink.
fn rock(tiles: &[Tile; CELLS]) -> Markup {
    let dug: u32 = tiles.iter().enumerate().map(|(at, tile)| u32::from(tile.is_tile()) << at).sum();
    let mut floor = String::new();
    let mut open = String::new();
    for (at, tile) in tiles.iter().enumerate().filter(|(_, tile)| tile.is_tile()) {
        let (x, y) = (at % COLUMNS * SIDE, at / COLUMNS * SIDE);
        let path = if tile.conquered { &mut open } else { &mut floor };
        path.push_str(&format!("M{} {}h28v28h-28z", x + 6, y + 6));
        let right = neighbours(1 << at) & dug;
        if at % COLUMNS + 1 < COLUMNS && right & (1 << (at + 1)) != 0 {
            path.push_str(&format!("M{} {}h12v20h-12z", x + 34, y + 10));
        }
        if at + COLUMNS < CELLS && right & (1 << (at + COLUMNS)) != 0 {
            path.push_str(&format!("M{} {}h20v12h-20z", x + 10, y + 34));
        }
    }
    html! {
        svg.dl-rock viewBox={ "0 -6 " (SIDE * COLUMNS) " " (SIDE * (CELLS / COLUMNS) + 6) } aria-hidden="true" {
            path.dl-stone d="M0 0h200v160H0z" {}
            path.dl-cracks d="M9 14l6 5-3 6m40 3 7-4 5 6m58-21-4 8 6 5m41 2 8-3m-162 48 7 6-5 6m34 3 8-4m69-6 6 8-4 5m43-12-6 6 4 6M12 132l8-4 4 7m34 4 6-7 8 2m58-2 3 8 7-2m22-3 6-6 8 5" {}
            path.dl-sky d="M0-6h200v8H0z" {}
            path.dl-edge d={ "M88-2h24v12h-24z" (floor) (open) } {}
            path.dl-floor d={ "M90-6h20v14h-20z" (floor) } {}
            path.dl-won d=(open) {}
        }
    }
}

fn place(drawing: &Drawing<'_>, seat: Seat, cell: Cell, tile: &Tile, large: bool, site: bool) -> Markup {
    let name = drawing.say.cell(cell);
    let own = drawing.view.seat() == Some(seat);
    let numbers = if large && own { drawing.waiting(|action| here(action, cell, tile)) } else { Vec::new() };
    let kind = match tile.is {
        Ground::Rock => "rock",
        Ground::Tunnel => "tunnel",
        Ground::Improved(_) => "improved",
        Ground::Room(room) => areas::kind(drawing, room),
    };
    let flag = |on: bool, name: &'static str| if on { name } else { "" };
    let class = format!(
        "dl-cell {kind}{}{}{}",
        flag(tile.conquered, " taken"),
        flag(site, " site"),
        flag(!numbers.is_empty(), " open"),
    );
    let said = match tile.is {
        Ground::Rock => String::new(),
        Ground::Tunnel => drawing.word("dl-tunnel"),
        Ground::Improved(id) => drawing.say.name(id),
        Ground::Room(room) => drawing.say.name(room),
    };
    html! {
        div class=(class) data-drop=[drawing.asked.among(|action| large && own && here(action, cell, tile))] data-watch=[tile.is_tile().then(|| format!("cell-{}-{}", seat.index(), cell.0))] {
            @match tile.is {
                Ground::Room(room) => (drawing.open("room", room.raw(), &said, html! {
                    span.dl-room { (drawing.picture(room)) @if large { span.dl-name { (said) } } }
                })),
                Ground::Improved(id) => (drawing.open("improved_tunnel", id.raw(), &said, html! {
                    span.dl-room { (drawing.picture(id)) }
                })),
                _ => {},
            }
            @if tile.is_tile() { span.hidden { (name) " " (said) } }
            span.dl-marks {
                @if tile.conquered { (drawing.icon("flag")) span.hidden { (drawing.word("dl-w-conquered")) } }
                @if tile.worked { (drawing.icon("imp")) span.hidden { (drawing.word("dl-w-imp-here")) } }
                @if let Some(installed) = tile.trap {
                    @let trap = drawing.say.name(installed.trap);
                    // On a small map a room fills its cell: there is no place for a second thing to touch.
                    @if large || !matches!(tile.is, Ground::Room(_) | Ground::Improved(_)) {
                        (drawing.open("trap", installed.trap.raw(), &trap, drawing.icon("trap")))
                    } @else {
                        span title=(trap) { (drawing.icon("trap")) span.hidden { (trap) } }
                    }
                }
                @if tile.uses > 0 { span.dl-uses title=(drawing.word("dl-w-uses")) { "×" (tile.uses) } }
                @if site { (drawing.icon("swords")) span.hidden { (drawing.word("dl-w-site")) } }
            }
            @if !numbers.is_empty() { span.dl-acts { (drawing.few(&numbers, "dl-on", |action| short(drawing, action))) } }
            @if large && own {
                (drawing.refused(|action| *action == Action::Dig(cell), html! { span.dl-no-dig aria-hidden="true" { "✕" } }))
            }
        }
    }
}

/// Whether an answer belongs on this cell.
fn here(action: &Action, cell: Cell, tile: &Tile) -> bool {
    match *action {
        Action::Dig(at)
        | Action::Unconquer(at)
        | Action::Build { cell: at, .. }
        | Action::Improve { cell: at, .. }
        | Action::Install { cell: at, .. }
        | Action::Fight(Site::Cell(at)) => at == cell,
        Action::Produce { room, .. } | Action::Train { room, .. } => tile.is == Ground::Room(room),
        _ => false,
    }
}

/// An answer of a cell or a rented room as a sign.
pub fn short(drawing: &Drawing<'_>, action: &Action) -> Markup {
    match *action {
        Action::Dig(_) => drawing.icon("shovel"),
        Action::Unconquer(_) => drawing.icon("flag"),
        Action::Build { room, .. } => drawing.picture(room),
        Action::Improve { tile, .. } => drawing.picture(tile),
        Action::Install { trap, .. } => drawing.picture(trap),
        Action::Fight(_) => drawing.icon("swords"),
        Action::Produce { room, imps, tokens, gain } => html! {
            @if imps > 0 { (imps) (drawing.icon("imp")) }
            @if tokens > 0 { (tokens) (drawing.icon("troll-token")) }
            "→" @if let Some(gain) = drawing.say.data.room(room).gains.get(usize::from(gain)) { (drawing.gain(gain)) }
        },
        Action::Train { imps, .. } => {
            html! { (if imps > 0 { "↓" } else { "↑" }) (imps.unsigned_abs()) (drawing.icon("imp")) }
        }
        _ => html! {},
    }
}
