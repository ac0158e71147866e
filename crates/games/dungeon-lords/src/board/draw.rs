//! The table, in lines of at most 100 columns.

use boards::{seat_name, text};
use engine::Seat;
use words::Lang;

use super::{Say, roman};
use crate::{
    View,
    data::COLUMNS,
    dungeon::{Ground, Tile},
    open::Spot,
};

pub fn draw(view: &View, lang: Lang) -> String {
    let say = Say { data: view.data(), lang };
    let mut lines = Vec::new();
    header(view, &say, &mut lines);
    for seat in Seat::all(view.players.len()) {
        lines.push(String::new());
        player(view, &say, seat, &mut lines);
    }
    let wrapped: Vec<String> = lines.iter().flat_map(|line| text::wrap(line, 4)).collect();
    wrapped.join("\n")
}

fn header(view: &View, say: &Say, lines: &mut Vec<String>) {
    let table = &view.open;
    let lang = say.lang;
    lines.push(if table.round > 0 {
        lang.tell("dl-h-combat", [("year", table.year.into()), ("round", table.round.into())])
    } else {
        lang.tell("dl-h-season", [("year", table.year.into()), ("season", table.season.into())])
    });
    lines.push(lang.tell("dl-h-start", [("seat", seat_name(table.start, lang).into())]));
    lines.push(lang.tell(
        "dl-h-offer",
        [("monsters", say.list(&table.monsters).into()), ("rooms", say.list(&table.rooms).into())],
    ));
    if let Some(event) = table.event {
        let card = table.special.map_or_else(String::new, |special| format!(" ({})", say.name(special)));
        lines.push(lang.tell("dl-h-event", [("event", format!("{}{card}", say.tile(event)).into())]));
    }
    if let Some(event) = table.next_event {
        let card = table.next_special.map_or_else(String::new, |special| format!(" ({})", say.name(special)));
        lines.push(lang.tell("dl-h-next-event", [("event", format!("{}{card}", say.tile(event)).into())]));
    }
    for (key, list) in [("dl-h-arriving", &table.arriving), ("dl-h-announced", &table.announced)] {
        if !list.is_empty() {
            let names = list.iter().map(|id| {
                let entry = say.data.adventurer(*id);
                format!("{} {}♥{}", say.name(*id), entry.rank, entry.hit_points)
            });
            lines.push(lang.tell(key, [("adventurers", say.join(names).into())]));
        }
    }
    if let Some(board) = table.board {
        lines.push(lang.tell("dl-h-board", [("board", say.name(board).into())]));
    }
    if let Some(board) = table.next_board {
        lines.push(lang.tell("dl-h-next-board", [("board", say.name(board).into())]));
    }
    if !table.display.is_empty() {
        lines.push(lang.tell("dl-h-display", [("traps", say.list(&table.display).into())]));
    }
    let cards = table.combat.iter().enumerate().map(|(at, _)| {
        let card = view.card(at).map_or_else(|| "?".to_owned(), |card| say.name(card));
        format!("{}: {card}", at + 1)
    });
    lines.push(lang.tell("dl-h-cards", [("cards", say.join(cards).into())]));
    lines.push(
        lang.tell("dl-h-decks", [("traps", view.held.trap_deck.into()), ("pets", view.held.pet_deck.into())]),
    );
    if let Some(evil) = table.dummy_lord() {
        lines.push(lang.tell("dl-h-dummy", [("evil", evil.into())]));
    }
    areas(view, say, lines);
}

fn areas(view: &View, say: &Say, lines: &mut Vec<String>) {
    let table = &view.open;
    for (index, spots) in table.spots.iter().enumerate() {
        let held = spots.iter().enumerate().filter(|(_, spot)| **spot != Spot::Free).map(|(slot, spot)| {
            let who = match spot {
                Spot::Minion(seat) => seat_name(*seat, say.lang),
                _ => say.lang.say("dl-dummy"),
            };
            format!("{} {who}", roman(slot as u8))
        });
        let held: Vec<String> = held.collect();
        if !held.is_empty() {
            let area = say.name(crate::data::AreaId(index as u8));
            lines.push(format!("  {area}: {}", held.join(", ")));
        }
    }
}

fn player(view: &View, say: &Say, seat: Seat, lines: &mut Vec<String>) {
    let lang = say.lang;
    let player = &view.players[seat.index()];
    let mut name = seat_name(seat, lang);
    if view.seat() == Some(seat) {
        name = lang.tell("dl-you", [("who", name.into())]);
    }
    lines.push(lang.tell(
        "dl-p-goods",
        [
            ("who", name.into()),
            ("evil", player.evil.into()),
            ("gold", player.gold.into()),
            ("food", player.food.into()),
            ("free", player.imps.free.into()),
            ("used", player.imps.used.into()),
            ("training", player.imps.training.into()),
        ],
    ));
    lines.push(lang.tell(
        "dl-p-cards",
        [
            ("traps", view.held.traps[seat.index()].into()),
            ("pets", view.held.pets[seat.index()].into()),
            ("unpaid", player.unpaid.into()),
        ],
    ));
    if view.seat() == Some(seat) {
        let hand = view.hand(seat);
        let traps = hand.traps.iter().map(|(trap, count)| format!("{} ×{count}", say.name(trap)));
        lines.push(lang.tell("dl-p-own-traps", [("traps", say.join(traps).into())]));
        if !hand.pets.is_empty() {
            let pets = say.join(hand.pets.iter().map(|pet| say.name(pet)));
            lines.push(lang.tell("dl-p-own-pets", [("pets", pets.into())]));
        }
        let orders = view.orders(seat);
        if !orders.is_empty() {
            lines.push(lang.tell("dl-p-orders", [("orders", say.list(&orders).into())]));
        }
    }
    let inaccessible = say.join(player.inaccessible.iter().map(|order| say.name(order)));
    lines.push(lang.tell("dl-p-inaccessible", [("orders", inaccessible.into())]));
    let lair = player.lair.iter().map(|creature| {
        let rest = if creature.ready { "" } else { " (z)" };
        format!("{}{}{rest}", say.name(creature.kind), say.expert(creature.expert))
    });
    lines.push(lang.tell("dl-p-lair", [("lair", say.join(lair).into())]));
    lines.push(lang.tell("dl-p-party", [("party", say.join(party(view, seat, say)).into())]));
    if !player.rented.is_empty() {
        let rented = player.rented.iter().map(|rented| {
            let mark = if rented.conquered { "*" } else { "" };
            format!("{}{mark}", say.name(rented.room))
        });
        lines.push(lang.tell("dl-p-rented", [("rooms", say.join(rented).into())]));
    }
    lines.push(lang.tell(
        "dl-p-prison",
        [
            ("prisoners", player.prison.len().into()),
            ("paladins", say.join(player.captured_paladins.iter().map(|id| say.name(id))).into()),
        ],
    ));
    for row in player.dungeon.0.chunks(COLUMNS) {
        let cells: Vec<String> = row.iter().map(|cell| tile(say, cell)).collect();
        lines.push(format!("    |{}|", cells.join("|")));
    }
}

fn party<'a>(view: &'a View, seat: Seat, say: &'a Say) -> impl Iterator<Item = String> + 'a {
    view.player(seat).party.iter().map(|member| {
        let full = view.hit_points(member);
        let courage = if member.courage > 0 { format!(" ♪{}", member.courage) } else { String::new() };
        format!("{} {}/{full}{courage}", say.who(member.who), full.saturating_sub(member.damage))
    })
}

/// One cell, sixteen columns wide; `*` is conquered, `!` an installed trap.
fn tile(say: &Say, tile: &Tile) -> String {
    let name = match tile.is {
        Ground::Rock => String::new(),
        Ground::Tunnel => say.lang.say("dl-tunnel"),
        Ground::Improved(id) => say.name(id),
        Ground::Room(room) => say.name(room).to_uppercase(),
    };
    let marks =
        format!("{}{}", if tile.conquered { "*" } else { "" }, if tile.trap.is_some() { "!" } else { "" });
    text::fit(&format!("{}{marks}", text::cut(&name, 16 - marks.len())), 16)
}
