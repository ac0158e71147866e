//! Reads a pack and says all that is wrong with it at once.

use std::collections::BTreeSet;

use engine::pack::{Flaw, PackEntry, PackReader};

use super::{
    cards::{defaults, lesters, monsters, orders, upgrades},
    *,
};

pub(super) fn spaces(read: &PackReader, entry: &str, parts: &std::collections::BTreeMap<Kind, u8>) -> Spaces {
    let mut spaces = Spaces::EMPTY;
    for (kind, count) in parts {
        if kind.is_useful() {
            spaces.set(*kind, (*count).min(12));
        }
    }
    read.demand(parts.keys().all(|kind| kind.is_useful()), entry, "a monster's parts are useful kinds only");
    read.demand(
        parts.values().all(|count| *count <= 12) && (1..=12).contains(&spaces.total()),
        entry,
        "a monster has 1 to 12 parts",
    );
    spaces
}

pub fn parse(read: &PackReader) -> Option<Data> {
    if let Some(game) = read.table::<raw::Game>("game") {
        read.demand(game.id == "making-monsters", "game", "this pack is of another game");
        read.demand((game.players_min, game.players_max) == (2, 4), "game", "the game is for 2 to 4 players");
    }
    let tokens = tokens(read);
    let monsters = monsters(read);
    let upgrades = upgrades(read);
    let defaults = defaults(read);
    let lesters = lesters(read);
    let orders = orders(read);
    let chart = chart(read);
    let carts = carts(read);
    let seating = seating(read);
    let rot_track = rot_track(read, &tokens);
    let setup = read.table::<raw::Setup>("setup");
    if let Some(setup) = &setup {
        read.number("setup", "opening_draw", setup.opening_draw, 0..=12);
    }
    let lab = read.table::<raw::LabBoard>("lab_board");
    if let Some(lab) = &lab {
        read.number("lab_board", "upgrade_slots", lab.upgrade_slots, 1..=5);
        read.number("lab_board", "sorting_spaces", lab.sorting_spaces, 0..=8);
        read.number("lab_board", "reject_spaces", lab.reject_spaces, 1..=20);
        let more: u32 = upgrades
            .iter()
            .map(|upgrade| match upgrade.effect {
                Effect::Slots(slots) => u32::from(slots) * u32::from(upgrade.count),
                _ => 0,
            })
            .sum();
        read.demand(
            u32::from(lab.upgrade_slots) + more <= MAX_BAYS as u32,
            "lab_board",
            "a lab can have at most 6 upgrade slots, all Warehouses included",
        );
    }
    contents(read, &tokens, &monsters, &upgrades, &lesters);
    let (setup, lab) = (setup?, lab?);
    Some(Data {
        tokens,
        monsters,
        defaults,
        upgrades,
        lesters,
        orders,
        chart,
        carts,
        seating,
        rot_track,
        opening_draw: setup.opening_draw,
        upgrade_slots: lab.upgrade_slots,
        sorting_spaces: lab.sorting_spaces,
        reject_spaces: lab.reject_spaces,
    })
}

fn tokens(read: &PackReader) -> [Token; 7] {
    let mut tokens: [Token; 7] = Default::default();
    let mut seen = [false; 7];
    for PackEntry { label, name: entry, fields: token } in read.entries::<raw::Token>("token", "token", 1..=7)
    {
        let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.name() == label.id) else {
            read.wrong(&entry, "no such kind of token");
            continue;
        };
        read.number(&entry, "total", token.total, 0..=200);
        read.demand(
            u32::from(token.start_bag) * 4 <= u32::from(token.total),
            &entry,
            "four starting bags hold more than there is",
        );
        seen[kind as usize] = true;
        tokens[kind as usize] =
            Token { label, total: token.total.min(200) as u8, start_bag: token.start_bag.min(50) as u8 };
    }
    for kind in Kind::ALL {
        if !seen[kind as usize] {
            read.wrong(format!("token {}", kind.name()), Flaw::Missing);
        }
    }
    tokens
}

fn chart(read: &PackReader) -> [Row; SLOTS + 1] {
    let mut chart = [Row::default(); SLOTS + 1];
    let mut seen = [false; SLOTS + 1];
    for (entry, row) in read.rows::<raw::Reanimation>("reanimation") {
        // Every reanimation takes rot, or the game might never end (MM-DEC-07).
        read.number(&entry, "rot", row.rot, 1..=20);
        read.demand(row.bonus <= 100 && row.items <= 20, &entry, "bonus is at most 100, items at most 20");
        match seen.get_mut(usize::from(row.monsters)) {
            Some(seen) if !*seen => {
                *seen = true;
                chart[usize::from(row.monsters)] = Row { bonus: row.bonus, rot: row.rot, items: row.items };
            }
            _ => read.wrong(&entry, "there is one row for each of 0 to 5 monsters"),
        }
    }
    read.demand(seen.iter().all(|seen| *seen), "reanimation", "there is one row for each of 0 to 5 monsters");
    chart
}

fn carts(read: &PackReader) -> [Cart; CARTS] {
    let mut carts: [Cart; CARTS] = Default::default();
    let entries = read.entries::<raw::Cart>("cart", "cart", CARTS..=CARTS);
    for (PackEntry { label, name: entry, fields: cart }, slot) in entries.into_iter().zip(&mut carts) {
        let good = !cart.kinds.is_empty() && cart.kinds.iter().all(|kind| kind.is_useful());
        read.demand(good, &entry, "a cart prints useful kinds");
        let kinds = cart.kinds.iter().fold(0, |bits, kind| bits | 1 << *kind as u8);
        *slot = Cart { label, kinds };
    }
    carts
}

fn seating(read: &PackReader) -> [[u8; 4]; 3] {
    let mut seating = [[0; 4]; 3];
    let mut seen = [false; 3];
    for (entry, seats) in read.rows::<raw::Seating>("seating") {
        let unique: BTreeSet<u8> = seats.positions.iter().copied().collect();
        let good = (2..=4).contains(&seats.players)
            && seats.positions.len() == usize::from(seats.players)
            && unique.len() == seats.positions.len()
            && unique.iter().all(|position| *position < 4);
        read.demand(good, &entry, "2 to 4 players, each with an own position from 0 to 3");
        if good {
            let row = usize::from(seats.players) - 2;
            seen[row] = true;
            seating[row][..seats.positions.len()].copy_from_slice(&seats.positions);
        }
    }
    read.demand(seen.iter().all(|seen| *seen), "seating", "there is a seating for 2, 3 and 4 players");
    seating
}

fn rot_track(read: &PackReader, tokens: &[Token; 7]) -> [u8; 3] {
    let mut lengths = [0; 3];
    for (entry, track) in read.rows::<raw::RotTrack>("rot_track") {
        let rot = &tokens[Kind::Rot as usize];
        let bags = u32::from(rot.start_bag) * u32::from(track.players);
        let good = (2..=4).contains(&track.players)
            && track.length > 0
            && u32::from(track.length) + bags <= u32::from(rot.total);
        read.demand(good, &entry, "2 to 4 players, with as much rot as is left beside the bags");
        if good {
            lengths[usize::from(track.players) - 2] = track.length;
        }
    }
    read.demand(
        lengths.iter().all(|length| *length > 0),
        "rot_track",
        "there is a length for 2, 3 and 4 players",
    );
    lengths
}

/// The list of the box must agree with the tables.
fn contents(
    read: &PackReader,
    tokens: &[Token; 7],
    monsters: &[Monster],
    upgrades: &[Upgrade],
    lesters: &[Lester],
) {
    let tiles: u32 = upgrades.iter().map(|upgrade| u32::from(upgrade.count)).sum();
    let parts: u32 = tokens.iter().map(|token| u32::from(token.total)).sum();
    for (entry, thing) in read.rows::<raw::Boxed>("box") {
        let found = match thing.id.as_str() {
            "monster_card" => monsters.len() as u32,
            "upgrade_tile" => tiles,
            "part_token" => parts,
            "lester_card" => 4 * lesters.len() as u32,
            "order_token" => 12,
            _ => u32::from(thing.count),
        };
        let count = thing.count;
        read.demand(
            found == u32::from(count),
            &entry,
            format!("the box holds {count}, the tables list {found}"),
        );
    }
}
