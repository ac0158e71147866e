//! A dungeon: the map cut into the rock, and on its cells what lies there and what can be done there.

use engine::{Id, Seat};
use maud::{Markup, html};

use super::{areas, drawing::Drawing, pen::Pen};
use crate::{
    Action,
    data::{CELLS, COLUMNS, Cell, RoomId},
    dungeon::{Ground, Tile, neighbours},
    open::Site,
};

const SIDE: usize = 40;

/// A dungeon as all see it. The reader's own is large.
#[derive(Hash)]
struct Map<'a> {
    seat: Seat,
    tiles: &'a [Tile; CELLS],
    /// Where the battle is.
    site: Option<Cell>,
    large: bool,
}

/// What can be done on a cell.
#[derive(Default)]
struct Acts {
    /// The answers that are given by bringing something here.
    drop: Option<String>,
    buttons: Option<Markup>,
    refused: Option<Markup>,
}

pub fn grid(drawing: &Drawing<'_>, seat: Seat, large: bool) -> Markup {
    let tiles = &drawing.table().players[seat.index()].dungeon.0;
    let site = match drawing.view.plan(seat).site {
        Some(Site::Cell(cell)) => Some(cell),
        _ => None,
    };
    let of = Map { seat, tiles, site, large };
    if large && acted_on(drawing) {
        return map(&of, drawing, |cell, tile| acts(drawing, cell, tile));
    }
    drawing.part(of, |of, pen| map(of, pen, |_, _| Acts::default()))
}

/// Whether anything can be done in the reader's dungeon, or is refused there.
fn acted_on(drawing: &Drawing<'_>) -> bool {
    let on_map = |action: &Action| room_of(action).is_some() || cell_of(action).is_some();
    drawing.asked.answers.iter().any(on_map)
        || drawing.asked.refused.iter().any(|(action, _)| matches!(action, Action::Dig(_)))
}

fn acts(drawing: &Drawing<'_>, cell: Cell, tile: &Tile) -> Acts {
    let numbers = drawing.waiting(|action| here(action, cell, tile));
    Acts {
        drop: drawing.asked.among(|action| here(action, cell, tile)),
        buttons: (!numbers.is_empty())
            .then(|| drawing.few(&numbers, "dl-on", |action| short(drawing, action))),
        refused: Some(drawing.refused(
            |action| *action == Action::Dig(cell),
            html! { span.dl-no-dig aria-hidden="true" { "✕" } },
        )),
    }
}

fn map(of: &Map<'_>, pen: &Pen, acts: impl Fn(Cell, &Tile) -> Acts) -> Markup {
    html! {
        div.dl-dungeon.large[of.large] id=[of.large.then_some("dl-map")] {
            @if of.large {
                div.dl-cols aria-hidden="true" { @for column in 1..=COLUMNS { span { (column) } } }
                div.dl-rows aria-hidden="true" { @for row in 1..=CELLS / COLUMNS { span { (row) } } }
            }
            div.dl-map {
                (pen.bare_part(of.tiles, |tiles, _| rock(tiles)))
                @for (at, tile) in (0..).zip(of.tiles) { (place(of, pen, Cell(at), tile, acts(Cell(at), tile))) }
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

fn place(of: &Map<'_>, pen: &Pen, cell: Cell, tile: &Tile, acts: Acts) -> Markup {
    let site = of.site == Some(cell);
    let kind = match tile.is {
        Ground::Rock => "rock",
        Ground::Tunnel => "tunnel",
        Ground::Improved(_) => "improved",
        Ground::Room(room) => areas::kind(pen, room),
    };
    let flag = |on: bool, name: &'static str| if on { name } else { "" };
    let class = format!(
        "dl-cell {kind}{}{}{}",
        flag(tile.conquered, " taken"),
        flag(site, " site"),
        flag(acts.buttons.is_some(), " open"),
    );
    let watch = tile.is_tile().then(|| format!("cell-{}-{}", of.seat.index(), cell.0));
    html! {
        div class=(class) data-drop=[acts.drop] data-watch=[watch] {
            @let lying = Lies { cell, tile: *tile, site, large: of.large };
            // Bare rock is too short to be a part.
            @if tile.is_tile() { (pen.part(lying, lies)) } @else { (lies(&lying, pen)) }
            @if let Some(buttons) = acts.buttons { span.dl-acts { (buttons) } }
            @if let Some(refused) = acts.refused { (refused) }
        }
    }
}

/// What lies on a cell.
#[derive(Hash)]
struct Lies {
    cell: Cell,
    tile: Tile,
    site: bool,
    large: bool,
}

fn lies(of: &Lies, pen: &Pen) -> Markup {
    let Lies { cell, tile, site, large } = *of;
    let said = match tile.is {
        Ground::Rock => String::new(),
        Ground::Tunnel => pen.word("dl-tunnel"),
        Ground::Improved(id) => pen.say.name(id),
        Ground::Room(room) => pen.say.name(room),
    };
    html! {
        @match tile.is {
            Ground::Room(room) => (pen.open("room", room.raw(), &said, html! {
                span.dl-room { (pen.picture(room)) @if large { span.dl-name { (said) } } }
            })),
            Ground::Improved(id) => (pen.open("improved_tunnel", id.raw(), &said, html! {
                span.dl-room { (pen.picture(id)) }
            })),
            _ => {},
        }
        @if tile.is_tile() { span.hidden { (pen.say.cell(cell)) " " (said) } }
        span.dl-marks {
            @if tile.conquered { (pen.icon("flag")) span.hidden { (pen.word("dl-w-conquered")) } }
            @if tile.worked { (pen.icon("imp")) span.hidden { (pen.word("dl-w-imp-here")) } }
            @if let Some(installed) = tile.trap {
                @let trap = pen.say.name(installed.trap);
                // On a small map a room fills its cell: there is no place for a second thing to touch.
                @if large || !matches!(tile.is, Ground::Room(_) | Ground::Improved(_)) {
                    (pen.open("trap", installed.trap.raw(), &trap, pen.icon("trap")))
                } @else {
                    span title=(trap) { (pen.icon("trap")) span.hidden { (trap) } }
                }
            }
            @if tile.uses > 0 { span.dl-uses title=(pen.word("dl-w-uses")) { "×" (tile.uses) } }
            @if site { (pen.icon("swords")) span.hidden { (pen.word("dl-w-site")) } }
        }
    }
}

/// The cell of an answer that belongs on one.
fn cell_of(action: &Action) -> Option<Cell> {
    match *action {
        Action::Dig(at)
        | Action::Unconquer(at)
        | Action::Build { cell: at, .. }
        | Action::Improve { cell: at, .. }
        | Action::Install { cell: at, .. }
        | Action::Fight(Site::Cell(at)) => Some(at),
        _ => None,
    }
}

/// The room that works by an answer.
pub fn room_of(action: &Action) -> Option<RoomId> {
    match action {
        Action::Produce { room, .. } | Action::Train { room, .. } => Some(*room),
        _ => None,
    }
}

/// Whether an answer belongs on this cell.
fn here(action: &Action, cell: Cell, tile: &Tile) -> bool {
    match (cell_of(action), room_of(action)) {
        (Some(at), _) => at == cell,
        (None, Some(room)) => tile.is == Ground::Room(room),
        (None, None) => false,
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
