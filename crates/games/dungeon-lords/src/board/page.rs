//! Dungeon Lords in a browser: the year, the central board or the battle, and everybody's dungeon.

mod areas;
mod art;
mod battle_log;
mod battlefield;
mod drawing;
mod dungeon;
mod gallery;
mod glance;
mod hand;
mod panels;
mod party;
mod pen;
mod progress;
mod regret;
mod sheets;
mod titles;
mod workshop;

use boards::{Asked, PageBoard};
use engine::Seat;
use maud::{Markup, html};
use words::Lang;

use self::drawing::Drawing;
use super::events;
use crate::{
    Action, DungeonLords, Event, View,
    data::{AreaId, Place, RoomId, Work},
    dungeon::{Tile, cells, neighbours},
    open::{ORDERS, Phase, PlannedTrap, Task},
};

type Ask<'a> = Asked<'a, Action, Event>;

impl PageBoard for DungeonLords {
    const STYLE: &'static str = include_str!("page.css");

    fn page(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
        let drawing = Drawing::new(view, asked, lang);
        let year = progress::progress(&drawing);
        let fighting = view.phase == Phase::Battle;
        // What happened in a battle stands below its battlefield.
        let told = battle_log::battles(&drawing);
        let battlefield =
            html! { (battlefield::battlefield(&drawing)) @if fighting { (told) } (progress::fair(&drawing)) };
        let middle = middle(&drawing);
        let people = panels::panels(&drawing);
        // Whoever has something to do at home finds it without scrolling.
        let home = asked.answers.iter().any(at_home) || window(view);
        let titles = titles::titles(&drawing);
        let over = view.phase == Phase::Over;
        // Last, so that it holds every answer that has no place of its own; the sheets and drawings that are used, too.
        let (row, end) = rows(&drawing);
        html! {
            div.dungeon-lords {
                div.dl-top { (year) div.dl-standing { (glance::glance(&drawing)) (news(&drawing)) } }
                (row) (battlefield)
                @if over { (titles) }
                @if home { (people) (end) } @if !fighting { (told) } (middle) @if !home { (end) (people) }
                @if !over { (titles) }
                (sheets::sheets(&drawing)) (drawing.quotes()) (drawing.paint.symbols())
            }
        }
    }

    fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
        let nothing = Asked::nothing();
        let drawing = Drawing::new(view, &nothing, lang);
        html! { span.dungeon-lords.b-holds { (panels::stock(&drawing, seat, &view.players[seat.index()])) } }
    }

    fn gallery(lang: Lang) -> Markup {
        gallery::gallery(lang)
    }

    fn wished(view: &View, seat: Seat) -> Vec<Action> {
        wishes(view, seat)
    }

    fn regret(view: &View, seat: Seat, action: &Action, lang: Lang) -> Option<String> {
        regret::regret(view, seat, action, lang)
    }

    fn opened(views: Vec<View>) -> Option<View> {
        View::opened(views)
    }
}

/// Whether an answer stands in the reader's own dungeon, lair or hand. Pets can be used so often that they do not count.
fn at_home(action: &Action) -> bool {
    matches!(
        action,
        Action::Dig(_)
            | Action::Build { .. }
            | Action::Improve { .. }
            | Action::Unconquer(_)
            | Action::Install { .. }
            | Action::Fight(_)
            | Action::Produce { .. }
            | Action::Train { .. }
            | Action::Pay(_)
            | Action::Feed(_)
            | Action::AddCreature(_)
            | Action::AddTrap(_)
            | Action::GiveTrap(_)
            | Action::Pass(_)
            | Action::Discard(_)
    )
}

/// Whether the question is about pets alone.
fn window(view: &View) -> bool {
    matches!(view.tasks.last(), Some(Task::Window { .. } | Task::BattleWindow { .. }))
}

/// The central board, folded up while nobody goes there.
fn middle(drawing: &Drawing<'_>) -> Markup {
    let orders = matches!(
        drawing.table().phase,
        Phase::InitialOrders
            | Phase::NewSeason
            | Phase::ChooseOrders
            | Phase::PlaceMinions
            | Phase::ResolveOrders
            | Phase::EndOfOrders
    );
    html! {
        @if orders { (areas::board(drawing)) } @else {
            details.dl-aside #dl-areas { summary { (drawing.word("dl-w-board")) } (areas::board(drawing)) }
        }
    }
}

/// What happened since the last answer was given, where no battle tells it step by step.
fn news(drawing: &Drawing<'_>) -> Markup {
    let story = drawing.asked.story;
    if drawing.table().phase == Phase::Battle {
        return html! {};
    }
    let Some((last, _)) = story.last() else { return html! {} };
    let tail = story.iter().rev().take_while(|(entry, _)| entry == last);
    let lines: Vec<_> =
        tail.filter(|(_, told)| !matches!(told.event, Event::Answered { .. })).take(4).collect();
    html! {
        @if !lines.is_empty() {
            ol.dl-news aria-label=(drawing.word("dl-w-news")) {
                @for (_, told) in lines.into_iter().rev() { li { (events::event(drawing.say.data, &told.event, drawing.lang())) } }
            }
        }
    }
}

/// Answers without a place of their own: those that stand above the board and, where all that could be done stands on the
/// board itself, those below it that end it. So nobody comes first, by keyboard or by ear, to what gives the rest away.
fn rows(drawing: &Drawing<'_>) -> (Markup, Markup) {
    let ends = |number: &usize| {
        matches!(drawing.asked.answers[*number], Action::Skip | Action::KeepPetsQuiet | Action::Done)
    };
    let mut numbers = drawing.waiting(|_| true);
    numbers.sort_by_key(ends);
    let row = row(drawing, &numbers);
    if numbers.iter().all(ends) { (html! {}, row) } else { (row, html! {}) }
}

fn row(drawing: &Drawing<'_>, numbers: &[usize]) -> Markup {
    html! {
        @if !numbers.is_empty() {
            div.dl-row {
                @for number in numbers {
                    @let action = &drawing.asked.answers[*number];
                    @let class = match action {
                        Action::Execute | Action::Done | Action::PayAndPlace | Action::Accept | Action::TakeBack => "b-big dl-main",
                        _ => "dl-loose",
                    };
                    (drawing.spoken(*number, class, mark(drawing, action)))
                }
            }
        }
    }
}

/// A picture for an answer of the row, where one says more than words.
fn mark(drawing: &Drawing<'_>, action: &Action) -> Markup {
    match *action {
        Action::Hire(kind) => drawing.picture(kind),
        Action::Build { room, .. } | Action::Rent(room) | Action::Produce { room, .. } => {
            drawing.picture(room)
        }
        Action::UsePet(pet) | Action::Waive(pet) => drawing.picture(pet),
        Action::GiveTrap(trap) | Action::Spring { trap, .. } => drawing.picture(trap),
        Action::Mine { .. } => drawing.icon("pick"),
        Action::Harvest(_) => drawing.icon("food"),
        Action::PayTax(_) | Action::TakeRent | Action::PayAndPlace => drawing.icon("gold"),
        Action::Symbol(good) => drawing.icon(art::good(good)),
        Action::LoseImp(_) | Action::UseImp | Action::Send(_) => drawing.icon("imp"),
        Action::Withdraw | Action::PlanAgain | Action::TakeBack | Action::HoldBack => drawing.icon("back"),
        Action::TakeEvil => drawing.icon("evil"),
        Action::Free(who) => drawing.paint.picture(art::who(drawing.say.data, who)),
        Action::Execute | Action::Done => {
            let offer = match drawing.table().tasks.last() {
                Some(Task::Act { area, slot, .. }) => Some((*area, *slot)),
                _ => None,
            };
            html! { (drawing.icon("done")) @if let Some((area, slot)) = offer { " " (offered(drawing, area, slot)) } }
        }
        _ => html! {},
    }
}

/// What the space where a minion stands costs and gives.
fn offered(drawing: &Drawing<'_>, area: AreaId, slot: u8) -> Markup {
    let (work, space) = drawing.table().space(area, slot);
    areas::deal(drawing, work, space)
}

/// What people may think of and a rule may forbid: orders, cells beside the tunnels, tiles on offer, cards of the hand.
fn wishes(view: &View, seat: Seat) -> Vec<Action> {
    let table = &view.open;
    let Some(player) = table.players.get(seat.index()) else { return Vec::new() };
    let beside = || {
        let tiles = player.dungeon.mask(Tile::is_tile);
        cells(neighbours(tiles) & !tiles).map(Action::Dig)
    };
    match table.tasks.last() {
        Some(Task::Dig { .. } | Task::FreeTunnel { .. }) => beside().collect(),
        Some(Task::Act { area, slot, .. }) => match view.space(*area, *slot).0 {
            Work::Dig => beside().collect(),
            Work::Hire => table.monsters.iter().map(|kind| Action::Hire(*kind)).collect(),
            Work::Build => {
                // Without a tunnel there is no cell to wish for.
                let Some(tunnel) = cells(player.dungeon.mask(Tile::is_tunnel)).next() else {
                    return Vec::new();
                };
                let zone = |room: RoomId| player.dungeon.buildable(view.data().room(room).zone);
                let shut = table.rooms.iter().filter(|room| zone(**room) == 0);
                shut.map(|room| Action::Build { room: *room, cell: tunnel }).collect()
            }
            _ => Vec::new(),
        },
        Some(Task::Payday { left, .. }) => left.iter().map(Action::Pay).collect(),
        None if table.phase == Phase::ChooseOrders && view.orders(seat).len() < ORDERS => {
            let open = player.inaccessible.iter();
            open.map(Action::Order).collect()
        }
        None if table.phase == Phase::Planning && view.plan(seat).site.is_some() => {
            let lair = (0..player.lair.len())
                .map(|at| Place(at as u8))
                .filter(|place| !view.plan(seat).sent.contains(*place));
            let traps =
                view.hand(seat).traps.iter().map(|(trap, _)| PlannedTrap { trap, fed: None, imp: None });
            lair.map(Action::AddCreature).chain(traps.map(Action::AddTrap)).collect()
        }
        _ => Vec::new(),
    }
}
