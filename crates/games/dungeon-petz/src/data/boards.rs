//! The central board, the progress board and the boards of the players.

use std::collections::BTreeSet;

use engine::{Label, pack::Flaw};
use toml::Value;

use super::{Progress, Refill, SpaceKind, build::Builder};
use crate::terms::{Gap, SPACES, Space, Term};

impl<'a> Builder<'a> {
    /// Rows by number of players, such as `players_3`.
    pub(super) fn by_players(&self, section: &str, players: [u8; 3]) -> [Vec<u8>; 3] {
        let entry = self.one(section);
        let rows = players.map(|count| {
            let row = entry.numbers(&format!("players_{count}"), 0..=20);
            if row.len() != usize::from(count) {
                entry.bad(format!("players_{count}: {}", row.len()));
            }
            row
        });
        entry.finish();
        rows
    }

    pub(super) fn income(&self) -> [Vec<u8>; 3] {
        self.by_players("income", [2, 3, 4])
    }

    pub(super) fn awards(&self) -> [Vec<u8>; 3] {
        let mut awards = [Vec::new(), Vec::new(), Vec::new()];
        for entry in self.many("awards") {
            let players = entry.small("players", 2..=4);
            let places = entry.numbers("places", 0..=50);
            if places.len() != usize::from(players) {
                entry.bad(format!("places: {} ({players})", places.len()));
            }
            awards[usize::from(players.clamp(2, 4)) - 2] = places;
            entry.finish();
        }
        for (row, players) in awards.iter().zip(2..) {
            if row.is_empty() {
                self.reader.wrong(format!("awards (players = {players})"), Flaw::Missing);
            }
        }
        awards
    }

    pub(super) fn spaces(&self) -> Vec<SpaceKind> {
        let mut spaces: Vec<Option<SpaceKind>> = (0..SPACES).map(|_| None).collect();
        for entry in self.many("space") {
            let label = entry.label("space");
            entry.text("area");
            let requires = entry.sub("requires");
            let number = |key: &str| if requires.has(key) { requires.small(key, 0..=9) } else { 0 };
            let (imps, gold) = (number("imps"), number("gold"));
            requires.finish();
            match entry.word::<Space>("id", &label.id) {
                Some(space) if space.index() < SPACES => {
                    spaces[space.index()] = Some(SpaceKind { label, imps, gold });
                }
                _ => entry.bad("id"),
            }
            entry.finish();
        }
        let fill = |(at, space): (usize, Option<SpaceKind>)| {
            space.unwrap_or_else(|| {
                self.reader.wrong(format!("space {}", Space::ALL[at].name()), Flaw::Missing);
                SpaceKind { label: Label::default(), imps: 0, gold: 0 }
            })
        };
        spaces.into_iter().enumerate().map(fill).collect()
    }

    /// What neutral imps on the coloured dummies take from the mixed stand.
    pub(super) fn dummies(&self) -> (u8, u8) {
        let (mut green, mut red) = (0, 0);
        for entry in self.many("dummy_space") {
            entry.text("area");
            let space = entry.term::<Space>("id");
            let less = |key: &str| if entry.has(key) { -entry.number(key, -9..=0) } else { 0 };
            let change = (less("mixed_vegetable_change") as u8, less("mixed_meat_change") as u8);
            match space {
                Some(Space::DummyGreen) => green = change.0,
                Some(Space::DummyRed) => red = change.1,
                Some(space) if space.index() >= SPACES => {}
                _ => entry.bad("id"),
            }
            entry.finish();
        }
        (green, red)
    }

    pub(super) fn rings(&self) -> [[Space; 6]; 3] {
        let mut rings = [[Space::Veg; 6]; 3];
        let mut seen = BTreeSet::new();
        let entries = self.many("cycle");
        if entries.len() != 3 {
            self.reader.wrong("cycle", Flaw::Count { count: entries.len(), low: 3, high: 3 });
        }
        for (ring, entry) in rings.iter_mut().zip(entries) {
            entry.text("id");
            let spaces = entry.terms::<Space>("spaces");
            if spaces.len() != 6 || !spaces.iter().all(|space| seen.insert(space.index())) {
                entry.bad("spaces");
            }
            for (slot, space) in ring.iter_mut().zip(spaces) {
                *slot = space;
            }
            entry.finish();
        }
        rings
    }

    pub(super) fn neutral(&self) -> [Vec<u8>; 2] {
        let entry = self.one("neutral_imps");
        let rows = ["players_2", "players_3"].map(|key| {
            let row = entry.sub(key);
            let offsets = row.numbers("offsets", 0..=5);
            if row.number("per_cycle", 0..=2) != offsets.len() as i64 {
                row.bad("per_cycle");
            }
            row.finish();
            offsets
        });
        entry.finish();
        rows
    }

    pub(super) fn refill(&self) -> Refill {
        let numbers = self.numbers(
            "market_refill",
            &[
                ("cages_round_1", 0..=3),
                ("cages_new_later", 0..=2),
                ("cages_less_if_a_cage_space_blocked", 0..=3),
                ("addons_round_1", 0..=2),
                ("addons_new_later", 0..=1),
                ("artifacts_each_round", 0..=2),
                ("young_pets_each_round", 0..=4),
                ("young_pets_if_a_young_space_blocked", 0..=4),
                ("older_pets_round_1", 0..=4),
            ],
        );
        Refill {
            cages_first: numbers[0],
            cages: numbers[1],
            cages_less_blocked: numbers[2],
            addons_first: numbers[3],
            addons: numbers[4],
            artifacts: numbers[5],
            young: numbers[6],
            young_blocked: numbers[7],
            older_first: numbers[8],
        }
    }

    /// The layout of the display board is part of the rules; the pack only says so.
    pub(super) fn display(&self) {
        let entry = self.one("pet_display");
        entry.number("plots", 4..=4);
        let gaps: Vec<Vec<i64>> = entry
            .list("gaps")
            .iter()
            .map(|gap| gap.as_array().into_iter().flatten().filter_map(Value::as_integer).collect())
            .collect();
        let known: Vec<Vec<i64>> =
            Gap::ALL.iter().map(|gap| gap.plots().iter().map(|plot| *plot as i64 + 1).collect()).collect();
        if gaps != known {
            entry.bad("gaps");
        }
        entry.finish();
    }

    pub(super) fn progress(&self, section: &str) -> Progress {
        let entry = self.one(section);
        entry.numbers("players", 2..=4);
        let rounds = entry.small("rounds", 1..=8);
        let last = i64::from(rounds.max(1));
        let start = entry.text("last_round_start");
        if start != "left" && start != "lowest_reputation" {
            entry.bad(format!("last_round_start = {start}"));
        }
        let progress = Progress {
            rounds,
            extra_imps: entry.numbers("extra_imp_rounds", 1..=last),
            exhibitions: entry.numbers("exhibition_rounds", 1..=last),
            customers: entry.numbers("customer_rounds", 1..=last),
            food: self.delivery(entry.sub("food_round_1")),
            lowest_starts_last: start == "lowest_reputation",
        };
        let sorted = |rounds: &[u8]| rounds.is_sorted() && rounds.len() <= 8;
        let twice = |round: u8| progress.customers.iter().filter(|known| **known == round).count() > 2;
        if !sorted(&progress.exhibitions)
            || !sorted(&progress.customers)
            || progress.exhibitions.windows(2).any(|pair| pair[0] == pair[1])
            || progress.customers.iter().any(|round| twice(*round))
            || progress.extra_imps.len() > 8
        {
            entry.bad("exhibition_rounds, customer_rounds, extra_imp_rounds");
        }
        entry.finish();
        progress
    }
}
