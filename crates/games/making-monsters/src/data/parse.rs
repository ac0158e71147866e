//! Reads a pack and says all that is wrong with it at once.

use std::collections::BTreeSet;

use engine::{Problem, Problems};
use serde::de::DeserializeOwned;
use toml::Value;

use super::{
    cards::{defaults, lesters, monsters, orders, upgrades},
    *,
};

const SOURCES: [&str; 4] = ["seed", "public", "inferred", "house"];
const TABLES: [&str; 14] = [
    "game",
    "box",
    "token",
    "setup",
    "rot_track",
    "lab_board",
    "default_monster",
    "order_token",
    "reanimation",
    "cart",
    "seating",
    "lester",
    "upgrade",
    "monster",
];

/// Collects problems while tables are read.
pub(super) struct Reader {
    tables: toml::Table,
    problems: Problems,
}

impl Reader {
    pub(super) fn problem(&mut self, entry: &str, reason: impl std::fmt::Display) {
        self.problems.push(Problem::new("data-entry").with("entry", entry).with("reason", reason));
    }

    pub(super) fn range(&mut self, entry: &str, ok: bool, reason: &str) {
        if !ok {
            self.problem(entry, reason);
        }
    }

    /// One entry; `None` (and a problem) if it cannot be read.
    fn entry<T: DeserializeOwned>(&mut self, name: &str, value: Value) -> Option<T> {
        match T::deserialize(value) {
            Ok(entry) => Some(entry),
            Err(error) => {
                self.problem(name, error.message());
                None
            }
        }
    }

    /// A table that stands alone, such as `[setup]`.
    fn single<T: DeserializeOwned>(&mut self, table: &str) -> Option<T> {
        match self.tables.remove(table) {
            Some(value) => self.entry(table, value),
            None => {
                self.problem(table, "the table is missing");
                None
            }
        }
    }

    /// Every entry of a list such as `[[monster]]` with its name.
    pub(super) fn list<T: DeserializeOwned>(&mut self, table: &str) -> Vec<(String, T)> {
        let values = match self.tables.remove(table) {
            Some(Value::Array(values)) => values,
            Some(_) => {
                self.problem(table, "not a list of tables");
                return Vec::new();
            }
            None => {
                self.problem(table, "the table is missing");
                return Vec::new();
            }
        };
        let mut entries = Vec::new();
        let mut names = BTreeSet::new();
        for (number, value) in values.into_iter().enumerate() {
            // An entry whose id cannot be read goes by its number; that the id is wrong is said below.
            let name = match value.get("id").and_then(Value::as_str) {
                Some(id) if !id.is_empty() => format!("{table} {id}"),
                _ => format!("{table} {}", number + 1),
            };
            if !names.insert(name.clone()) {
                self.problem(&name, "the id is used twice");
            }
            if let Some(entry) = self.entry(&name, value) {
                entries.push((name, entry));
            }
        }
        entries
    }

    pub(super) fn source(&mut self, entry: &str, source: &str) {
        self.range(entry, SOURCES.contains(&source), "source must be seed, public, inferred or house");
    }

    /// An id and its names: ids are words that no number can be mistaken for.
    pub(super) fn label(&mut self, entry: &str, id: String, en: String, fr: String) -> Label {
        let good = id.len() <= 40
            && id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'_');
        self.range(entry, good, "an id is a word of small letters, digits and hyphens");
        self.range(entry, !en.trim().is_empty() && !fr.trim().is_empty(), "a name is empty");
        Label { id, en, fr }
    }

    pub(super) fn spaces(&mut self, entry: &str, parts: &std::collections::BTreeMap<Kind, u8>) -> Spaces {
        let mut spaces = Spaces::EMPTY;
        for (kind, count) in parts {
            if kind.is_useful() {
                spaces.set(*kind, (*count).min(12));
            }
        }
        self.range(
            entry,
            parts.keys().all(|kind| kind.is_useful()),
            "a monster's parts are useful kinds only",
        );
        self.range(
            entry,
            parts.values().all(|count| *count <= 12) && (1..=12).contains(&spaces.total()),
            "a monster has 1 to 12 parts",
        );
        spaces
    }
}

pub fn parse(text: &str) -> Result<Data, Problems> {
    let tables: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        vec![Problem::new("data-not-toml").with("reason", error.message())]
    })?;
    let mut read = Reader { tables, problems: Vec::new() };
    let unknown: Vec<String> =
        read.tables.keys().filter(|table| !TABLES.contains(&table.as_str())).cloned().collect();
    for table in unknown {
        read.problem(&table, "no such table");
    }
    let title = read.single::<raw::Game>("game").map(|game| {
        read.source("game", &game.source);
        read.range("game", game.id == "making-monsters", "this pack is of another game");
        read.range("game", (game.players_min, game.players_max) == (2, 4), "the game is for 2 to 4 players");
        Label { id: game.id, en: game.name_en, fr: game.name_fr }
    });
    let tokens = tokens(&mut read);
    let monsters = monsters(&mut read);
    let upgrades = upgrades(&mut read);
    let defaults = defaults(&mut read);
    let lesters = lesters(&mut read);
    let orders = orders(&mut read);
    let chart = chart(&mut read);
    let carts = carts(&mut read);
    let seating = seating(&mut read);
    let rot_track = rot_track(&mut read, &tokens);
    let setup = read.single::<raw::Setup>("setup");
    if let Some(setup) = &setup {
        read.source("setup", &setup.source);
        read.range("setup", setup.opening_draw <= 12, "opening_draw is at most 12");
    }
    let lab = read.single::<raw::LabBoard>("lab_board");
    if let Some(lab) = &lab {
        read.source("lab_board", &lab.source);
        read.range("lab_board", (1..=5).contains(&lab.upgrade_slots), "upgrade_slots is from 1 to 5");
        read.range("lab_board", lab.sorting_spaces <= 8, "sorting_spaces is at most 8");
        read.range("lab_board", (1..=20).contains(&lab.reject_spaces), "reject_spaces is from 1 to 20");
        let more: u32 = upgrades
            .iter()
            .map(|upgrade| match upgrade.effect {
                Effect::Slots(slots) => u32::from(slots) * u32::from(upgrade.count),
                _ => 0,
            })
            .sum();
        read.range(
            "lab_board",
            u32::from(lab.upgrade_slots) + more <= MAX_BAYS as u32,
            "a lab can have at most 6 upgrade slots, all Warehouses included",
        );
    }
    contents(&mut read, &tokens, &monsters, &upgrades, &lesters);
    match (title, setup, lab) {
        (Some(title), Some(setup), Some(lab)) if read.problems.is_empty() => Ok(Data {
            title,
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
        }),
        _ => Err(read.problems),
    }
}

fn tokens(read: &mut Reader) -> [Token; 7] {
    let mut tokens: [Token; 7] = Default::default();
    let mut seen = [false; 7];
    for (entry, token) in read.list::<raw::Token>("token") {
        read.source(&entry, &token.source);
        let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.name() == token.id) else {
            read.problem(&entry, "no such kind of token");
            continue;
        };
        read.range(&entry, token.total <= 200, "total is at most 200");
        read.range(
            &entry,
            u32::from(token.start_bag) * 4 <= u32::from(token.total),
            "four starting bags hold more than there is",
        );
        seen[kind as usize] = true;
        tokens[kind as usize] = Token {
            label: read.label(&entry, token.id, token.en, token.fr),
            total: token.total.min(200) as u8,
            start_bag: token.start_bag.min(50) as u8,
        };
    }
    for kind in Kind::ALL {
        if !seen[kind as usize] {
            read.problem(&format!("token {}", kind.name()), "the entry is missing");
        }
    }
    tokens
}

fn chart(read: &mut Reader) -> [Row; SLOTS + 1] {
    let mut chart = [Row::default(); SLOTS + 1];
    let mut seen = [false; SLOTS + 1];
    for (entry, row) in read.list::<raw::Reanimation>("reanimation") {
        read.source(&entry, &row.source);
        // Every reanimation takes rot, or the game might never end (MM-DEC-07).
        read.range(&entry, (1..=20).contains(&row.rot), "rot is from 1 to 20");
        read.range(&entry, row.bonus <= 100 && row.items <= 20, "bonus is at most 100, items at most 20");
        match seen.get_mut(usize::from(row.monsters)) {
            Some(seen) if !*seen => {
                *seen = true;
                chart[usize::from(row.monsters)] = Row { bonus: row.bonus, rot: row.rot, items: row.items };
            }
            _ => read.problem(&entry, "there is one row for each of 0 to 5 monsters"),
        }
    }
    read.range("reanimation", seen.iter().all(|seen| *seen), "there is one row for each of 0 to 5 monsters");
    chart
}

fn carts(read: &mut Reader) -> [Cart; CARTS] {
    let mut carts: [Cart; CARTS] = Default::default();
    let entries = read.list::<raw::Cart>("cart");
    read.range("cart", entries.len() == CARTS, "there are four carts");
    for ((entry, cart), slot) in entries.into_iter().zip(&mut carts) {
        read.source(&entry, &cart.source);
        let good = !cart.kinds.is_empty() && cart.kinds.iter().all(|kind| kind.is_useful());
        read.range(&entry, good, "a cart prints useful kinds");
        let kinds = cart.kinds.iter().fold(0, |bits, kind| bits | 1 << *kind as u8);
        *slot = Cart { label: read.label(&entry, cart.id, cart.en, cart.fr), kinds };
    }
    carts
}

fn seating(read: &mut Reader) -> [[u8; 4]; 3] {
    let mut seating = [[0; 4]; 3];
    let mut seen = [false; 3];
    for (entry, seats) in read.list::<raw::Seating>("seating") {
        read.source(&entry, &seats.source);
        let unique: BTreeSet<u8> = seats.positions.iter().copied().collect();
        let good = (2..=4).contains(&seats.players)
            && seats.positions.len() == usize::from(seats.players)
            && unique.len() == seats.positions.len()
            && unique.iter().all(|position| *position < 4);
        read.range(&entry, good, "2 to 4 players, each with an own position from 0 to 3");
        if good {
            let row = usize::from(seats.players) - 2;
            seen[row] = true;
            seating[row][..seats.positions.len()].copy_from_slice(&seats.positions);
        }
    }
    read.range("seating", seen.iter().all(|seen| *seen), "there is a seating for 2, 3 and 4 players");
    seating
}

fn rot_track(read: &mut Reader, tokens: &[Token; 7]) -> [u8; 3] {
    let mut lengths = [0; 3];
    for (entry, track) in read.list::<raw::RotTrack>("rot_track") {
        read.source(&entry, &track.source);
        let rot = &tokens[Kind::Rot as usize];
        let bags = u32::from(rot.start_bag) * u32::from(track.players);
        let good = (2..=4).contains(&track.players)
            && track.length > 0
            && u32::from(track.length) + bags <= u32::from(rot.total);
        read.range(&entry, good, "2 to 4 players, with as much rot as is left beside the bags");
        if good {
            lengths[usize::from(track.players) - 2] = track.length;
        }
    }
    read.range(
        "rot_track",
        lengths.iter().all(|length| *length > 0),
        "there is a length for 2, 3 and 4 players",
    );
    lengths
}

/// The list of the box must agree with the tables.
fn contents(
    read: &mut Reader,
    tokens: &[Token; 7],
    monsters: &[Monster],
    upgrades: &[Upgrade],
    lesters: &[Lester],
) {
    let tiles: u32 = upgrades.iter().map(|upgrade| u32::from(upgrade.count)).sum();
    let parts: u32 = tokens.iter().map(|token| u32::from(token.total)).sum();
    for (entry, thing) in read.list::<raw::Boxed>("box") {
        read.source(&entry, &thing.source);
        let found = match thing.id.as_str() {
            "monster_card" => monsters.len() as u32,
            "upgrade_tile" => tiles,
            "part_token" => parts,
            "lester_card" => 4 * lesters.len() as u32,
            "order_token" => 12,
            _ => u32::from(thing.count),
        };
        if found != u32::from(thing.count) {
            let reason = format!("the box holds {}, the tables list {found}", thing.count);
            read.problem(&entry, reason);
        }
        read.label(&entry, thing.id, thing.en, thing.fr);
    }
}
