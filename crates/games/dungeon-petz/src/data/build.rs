//! From the text of a pack to checked tables.

use std::collections::BTreeSet;

use engine::{
    Label,
    pack::{Flaw, PackReader},
};
use toml::{Table, Value};

use super::{CageKind, Data, MAX_TILES, read::FieldReader};
use crate::{
    terms::{Colour, Diet, Food, Need, Term},
    value::odds::Odds,
};

/// All sections a pack may have.
const SECTIONS: &[&str] = &[
    "schema",
    "game",
    "name_en",
    "name_fr",
    "players_min",
    "players_max",
    "need",
    "colour",
    "diet",
    "phase",
    "box",
    "need_deck",
    "potions",
    "initial_hand",
    "pet_common",
    "pet",
    "initial_cage",
    "cage",
    "addon",
    "artifact",
    "exhibition",
    "final_exhibition",
    "awards",
    "awards_common",
    "customer",
    "sale",
    "lost_pet",
    "space",
    "dummy_space",
    "cycle",
    "neutral_imps",
    "market_refill",
    "burrow",
    "pet_display",
    "disease",
    "cleaning",
    "income",
    "progress_4p",
    "progress_23p",
    "foresight",
];

pub(super) struct Builder<'a> {
    pub(super) reader: &'a PackReader,
    table: &'a Table,
}

pub fn build(reader: &PackReader) -> Data {
    let table = reader.rest();
    let mut data = Builder { reader, table: &table }.all();
    if reader.sound() {
        data.odds = Odds::of(&data);
    }
    data
}

impl<'a> Builder<'a> {
    pub(super) fn one(&self, section: &str) -> FieldReader<'a> {
        FieldReader::new(self.reader, section, self.table.get(section).and_then(Value::as_table))
    }

    /// The entries of a list, named by their ids; too many are refused.
    pub(super) fn many(&self, section: &str) -> Vec<FieldReader<'a>> {
        let Some(Value::Array(values)) = self.table.get(section) else {
            self.reader.wrong(section, Flaw::Missing);
            return Vec::new();
        };
        if values.len() > MAX_TILES {
            self.reader.wrong(section, Flaw::Count { count: values.len(), low: 0, high: MAX_TILES });
            return Vec::new();
        }
        let mut seen = BTreeSet::new();
        let named = values.iter().enumerate().map(|(at, value)| {
            let table = value.as_table();
            let id = table.and_then(|table| table.get("id")).and_then(Value::as_str);
            if let Some(id) = id
                && !seen.insert(id)
            {
                self.reader.wrong(format!("{section} {id}"), Flaw::Twice);
            }
            let name = id.map_or_else(|| format!("{section}[{at}]"), |id| format!("{section} {id}"));
            FieldReader::new(self.reader, name, table)
        });
        named.collect()
    }

    pub(super) fn count(&self, entry: &FieldReader<'_>, key: &str, found: usize) {
        let wanted = entry.number(key, 0..=200);
        if wanted != found as i64 {
            self.reader.wrong(key, format!("{found} ({wanted})"));
        }
    }

    pub(super) fn all(&self) -> Data {
        for key in self.table.keys().filter(|key| !SECTIONS.contains(&key.as_str())) {
            self.reader.wrong(key, "no such table");
        }
        for (key, wanted) in [("schema", Value::Integer(1)), ("game", Value::String("dungeon-petz".into()))] {
            if self.table.get(key) != Some(&wanted) {
                self.reader.wrong(key, format!("must be {wanted}"));
            }
        }
        let (needs, colours, diets) =
            (self.words::<Need>("need"), self.words::<Colour>("colour"), self.words::<Diet>("diet"));
        let boxed = self.one("box");
        let (pets, addons) = (self.pets(), self.addons());
        let mut cages = Vec::new();
        let initial = self.one("initial_cage");
        cages.push(CageKind { label: initial.label("cage"), gives: self.fitting(&initial) });
        let initial_plot = initial.small("plot", 1..=4).saturating_sub(1);
        let initial_manure = initial.small("manure_at_start", 0..=9);
        initial.finish();
        for entry in self.many("cage") {
            let cage = CageKind { label: entry.label("cage"), gives: self.fitting(&entry) };
            // DP-COMP-07
            let sum = cage.gives.strength + cage.gives.antimagic + cage.gives.symbols.iter().sum::<u8>();
            if sum != 3 {
                entry.bad(format!("strength + antimagic + symbols = {sum} (3)"));
            }
            cages.push(cage);
            entry.finish();
        }
        let (artifacts, exhibitions, customers) = (self.artifacts(), self.exhibitions(), self.customers());
        let decks = self.decks();
        self.count(&boxed, "pets", pets.len());
        self.count(&boxed, "cages", cages.len() - 1);
        let copies = addons.iter().map(|addon| addon.copies as usize).sum();
        self.count(&boxed, "addons", copies);
        if copies > MAX_TILES {
            self.reader.wrong("addon", format!("{copies} (0..{MAX_TILES})"));
        }
        self.count(&boxed, "artifacts", artifacts.len());
        self.count(&boxed, "exhibitions", exhibitions.len());
        self.count(&boxed, "customers", customers.len());
        let cards = decks.iter().flat_map(|deck| deck.cards).map(usize::from).sum();
        self.count(&boxed, "need_cards", cards);
        let imps = boxed.small("imps_per_player", 1..=10);
        boxed.finish();
        let potions = self.numbers("potions", &[("count", 0..=20)])[0];
        let hand =
            self.numbers("initial_hand", &["green", "red", "yellow", "purple"].map(|key| (key, 0..=4)));
        let common = self
            .numbers("awards_common", &[("tie_reduction_per_other_player", 0..=9), ("judge_bonus", 0..=20)]);
        let sale =
            self.numbers("sale", &[("multiplier_black_market", 0..=9), ("multiplier_platform", 0..=9)]);
        let burrow = self.numbers(
            "burrow",
            &[
                ("exits", 1..=6),
                ("food_chambers_vegetable", 1..=4),
                ("food_chambers_meat", 1..=4),
                ("imps_at_start", 0..=10),
                ("gold_at_start", 0..=20),
            ],
        );
        let cleaning = self.numbers("cleaning", &[("manure_per_imp", 1..=9), ("gold_per_idle_imp", 0..=9)]);
        let foresight = self.numbers(
            "foresight",
            &[
                ("exhibitions_open_at_start", 0..=8),
                ("customers_open_at_start", 0..=8),
                ("exhibitions_open_at_start_variant", 0..=8),
                ("customers_open_at_start_variant", 0..=8),
            ],
        );
        self.display();
        let (dummy_green, dummy_red) = self.dummies();
        let progress = [self.progress("progress_23p"), self.progress("progress_4p")];
        for (side, name) in progress.iter().zip(["progress_23p", "progress_4p"]) {
            if side.exhibitions.len() > exhibitions.len() || side.customers.len() > customers.len() {
                self.reader.wrong(name, "exhibition_rounds, customer_rounds");
            }
            if usize::from(burrow[3]) + side.extra_imps.len() != usize::from(imps) {
                self.reader.wrong(name, "imps_at_start + extra_imp_rounds");
            }
        }
        Data {
            needs,
            colours,
            diets,
            phases: self.phases(),
            imps,
            potions,
            hand: [hand[0], hand[1], hand[2], hand[3]],
            decks,
            sizes: self.sizes(),
            pets,
            cages,
            initial_plot,
            initial_manure,
            addons,
            artifacts,
            exhibitions,
            customers,
            finals: self.finals(),
            awards: self.awards(),
            tie_reduction: common[0],
            judge_bonus: common[1],
            black_market: sale[0],
            platform: sale[1],
            reputation_step: self.numbers("lost_pet", &[("reputation_step", 1..=100)])[0],
            spaces: self.spaces(),
            rings: self.rings(),
            neutral: self.neutral(),
            dummy_green,
            dummy_red,
            refill: self.refill(),
            exits: burrow[0],
            chambers: [burrow[1], burrow[2]],
            imps_at_start: burrow[3],
            gold_at_start: burrow[4],
            disease_safe: self.numbers("disease", &[("safe_total", 0..=9)])[0],
            cleaned_per_imp: cleaning[0],
            gold_per_imp: cleaning[1],
            income: self.income(),
            progress,
            foresight: [foresight[0], foresight[1]],
            foresight_variant: [foresight[2], foresight[3]],
            odds: Odds::default(),
        }
    }

    /// A section of plain numbers.
    pub(super) fn numbers(&self, section: &str, keys: &[(&str, std::ops::RangeInclusive<i64>)]) -> Vec<u8> {
        let entry = self.one(section);
        let numbers = keys.iter().map(|(key, range)| entry.small(key, range.clone())).collect();
        entry.finish();
        numbers
    }

    /// The names of a closed list of words, each exactly once.
    pub(super) fn words<T: Term>(&self, section: &str) -> Vec<Label> {
        let mut names = vec![Label::default(); T::ALL.len()];
        for entry in self.many(section) {
            let name = entry.label(section);
            if section == "need" {
                let order = entry.number("evaluation_order", 1..=7);
                // The order of needs is a rule (DP-SHOW-02); the pack only says so.
                if Need::parse(&name.id).is_some_and(|need| order != need.index() as i64 + 1) {
                    entry.bad("evaluation_order");
                }
            }
            if section == "diet" {
                let eats = entry.terms::<Food>("eats");
                let diet = Diet::parse(&name.id);
                if diet
                    .is_some_and(|diet| Food::ALL.iter().any(|food| diet.eats(*food) != eats.contains(food)))
                {
                    entry.bad("eats");
                }
            }
            if let Some(term) = entry.word::<T>("id", &name.id) {
                names[term.index()] = name;
            }
            entry.finish();
        }
        for (term, name) in T::ALL.iter().zip(&names) {
            if name.id.is_empty() {
                self.reader.wrong(format!("{section} {}", term.name()), Flaw::Missing);
            }
        }
        names
    }

    pub(super) fn phases(&self) -> Vec<Label> {
        let mut phases = vec![Label::default(); 6];
        for entry in self.many("phase") {
            let number = entry.number("number", 1..=6);
            phases[number as usize - 1] = entry.numbered("phase", number);
            entry.finish();
        }
        phases
    }
}
