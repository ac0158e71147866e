//! From the text of a pack to checked tables.

use std::collections::BTreeSet;

use engine::Problems;
use toml::{Table, Value};

use super::{
    AddonKind, ArtifactKind, Asset, BARS, CageKind, CustomerKind, Deck, Delivery, ExhibitionKind, FinalKind,
    Fitting, MAX_DECK, MAX_TILES, Name, PetKind, PetzData, Power, Progress, Refill, Show, Sizes, SpaceKind,
    Wish,
    read::{Entry, Reader},
};
use crate::terms::{Colour, Diet, Farm, Food, Gap, Need, SPACES, Space, Symbol, Term};

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

struct Builder<'a> {
    reader: &'a Reader,
    table: &'a Table,
}

pub fn build(table: &Table) -> Result<PetzData, Problems> {
    let reader = Reader::default();
    let data = Builder { reader: &reader, table }.all();
    let problems = reader.into_problems();
    if problems.is_empty() { Ok(data) } else { Err(problems) }
}

impl<'a> Builder<'a> {
    fn one(&self, section: &str) -> Entry<'a> {
        self.reader.entry(section, self.table.get(section).and_then(Value::as_table))
    }

    /// The entries of a list, named by their ids; too many are refused.
    fn many(&self, section: &str) -> Vec<Entry<'a>> {
        let Some(Value::Array(values)) = self.table.get(section) else {
            self.reader.problem("data-missing", section, "-");
            return Vec::new();
        };
        if values.len() > MAX_TILES {
            self.reader.problem("data-count", section, format!("{} (0..{MAX_TILES})", values.len()));
            return Vec::new();
        }
        let mut seen = BTreeSet::new();
        let named = values.iter().enumerate().map(|(at, value)| {
            let table = value.as_table();
            let id = table.and_then(|table| table.get("id")).and_then(Value::as_str);
            if let Some(id) = id
                && !seen.insert(id)
            {
                self.reader.problem("data-twice", section, id);
            }
            let name = id.map_or_else(|| format!("{section}[{at}]"), |id| format!("{section} {id}"));
            self.reader.entry(name, table)
        });
        named.collect()
    }

    fn count(&self, entry: &Entry<'_>, key: &str, found: usize) {
        let wanted = entry.number(key, 0..=200);
        if wanted != found as i64 {
            self.reader.problem("data-count", key, format!("{found} ({wanted})"));
        }
    }

    fn all(&self) -> PetzData {
        for key in self.table.keys().filter(|key| !SECTIONS.contains(&key.as_str())) {
            self.reader.problem("data-unknown-field", "-", key);
        }
        for (key, wanted) in [("schema", Value::Integer(1)), ("game", Value::String("dungeon-petz".into()))] {
            if self.table.get(key) != Some(&wanted) {
                self.reader.problem("data-bad", "-", format!("{key} != {wanted}"));
            }
        }
        let (needs, colours, diets) =
            (self.words::<Need>("need"), self.words::<Colour>("colour"), self.words::<Diet>("diet"));
        let boxed = self.one("box");
        let (pets, addons) = (self.pets(), self.addons());
        let mut cages = Vec::new();
        let initial = self.one("initial_cage");
        cages.push(CageKind { name: initial.names(), gives: self.fitting(&initial) });
        let initial_plot = initial.small("plot", 1..=4).saturating_sub(1);
        let initial_manure = initial.small("manure_at_start", 0..=9);
        initial.finish();
        for entry in self.many("cage") {
            let cage = CageKind { name: entry.names(), gives: self.fitting(&entry) };
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
        self.count(&boxed, "addons", addons.iter().map(|addon| addon.copies as usize).sum());
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
                self.reader.problem("data-count", name, "exhibition_rounds, customer_rounds");
            }
            if usize::from(burrow[3]) + side.extra_imps.len() != usize::from(imps) {
                self.reader.problem("data-count", name, "imps_at_start + extra_imp_rounds");
            }
        }
        PetzData {
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
        }
    }

    /// A section of plain numbers.
    fn numbers(&self, section: &str, keys: &[(&str, std::ops::RangeInclusive<i64>)]) -> Vec<u8> {
        let entry = self.one(section);
        let numbers = keys.iter().map(|(key, range)| entry.small(key, range.clone())).collect();
        entry.finish();
        numbers
    }

    /// The names of a closed list of words, each exactly once.
    fn words<T: Term>(&self, section: &str) -> Vec<Name> {
        let mut names = vec![Name::default(); T::ALL.len()];
        for entry in self.many(section) {
            let name = entry.names();
            if section == "need" {
                entry.number("evaluation_order", 1..=7);
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
                self.reader.problem("data-missing", section, term.name());
            }
        }
        names
    }

    fn phases(&self) -> Vec<Name> {
        let mut phases = vec![Name::default(); 6];
        for entry in self.many("phase") {
            let number = entry.number("number", 1..=6);
            let name = Name { id: number.to_string(), en: entry.text("name_en"), fr: entry.text("name_fr") };
            phases[number as usize - 1] = name;
            entry.finish();
        }
        phases
    }

    fn fitting(&self, entry: &Entry<'_>) -> Fitting {
        let mut symbols = [0u8; 4];
        for symbol in entry.terms::<Symbol>("symbols") {
            symbols[symbol.index()] = symbols[symbol.index()].saturating_add(1).min(9);
        }
        Fitting {
            strength: entry.small("strength", 0..=9),
            antimagic: entry.small("antimagic", 0..=9),
            symbols,
        }
    }

    fn pets(&self) -> Vec<PetKind> {
        let pets = self.many("pet").into_iter().map(|entry| {
            let listed = entry.terms::<Colour>("bars");
            if listed.len() != BARS {
                entry.bad(format!("bars: {} ({BARS})", listed.len()));
            }
            let mut bars = [Colour::Green; BARS];
            for (bar, colour) in bars.iter_mut().zip(&listed) {
                *bar = *colour;
            }
            let mut sorted = [bars; BARS + 1];
            for (size, row) in sorted.iter_mut().enumerate() {
                row[..size].sort_unstable();
            }
            let pet = PetKind {
                name: entry.names(),
                diet: entry.term("diet").unwrap_or(Diet::Omnivore),
                bars,
                sorted,
                farm: entry.term("farm_token_advanced").unwrap_or(Farm::Meat),
            };
            entry.finish();
            pet
        });
        pets.collect()
    }

    fn addons(&self) -> Vec<AddonKind> {
        let addons = self.many("addon").into_iter().map(|entry| {
            let addon = AddonKind {
                name: entry.names(),
                copies: entry.small("copies", 1..=4),
                gives: self.fitting(&entry),
            };
            entry.finish();
            addon
        });
        addons.collect()
    }

    fn artifacts(&self) -> Vec<ArtifactKind> {
        let artifacts = self.many("artifact").into_iter().map(|entry| {
            let name = entry.names();
            entry.number("copies", 1..=1);
            let kind = entry.text("kind");
            let power = match kind.as_str() {
                "book" => {
                    let colours = entry.terms::<Colour>("colours");
                    if colours.len() != 2 {
                        entry.bad(format!("colours: {} (2)", colours.len()));
                    }
                    let colour = |at: usize| colours.get(at).copied().unwrap_or(Colour::Green);
                    Power::Book { colours: [colour(0), colour(1)] }
                }
                "crystal_ball" => Power::CrystalBall { cards: entry.small("discard_redraw_max", 1..=8) },
                "shovel" => Power::Shovel { tokens: entry.small("manure_per_round", 1..=9) },
                "armor" => Power::Armour { suits: entry.small("imps_per_round", 1..=9) },
                "employee" => {
                    entry.number("counts_as", 2..=2);
                    Power::Employee
                }
                "whip" => Power::Whip { halves: entry.small("exhibition_bonus_halves", 0..=9) },
                "magic_box" => {
                    entry.number("food_on_gain", 1..=1);
                    Power::MagicBox
                }
                other => {
                    if !other.is_empty() {
                        entry.bad(format!("kind = {other}"));
                    }
                    Power::Employee
                }
            };
            entry.finish();
            ArtifactKind { name, power }
        });
        artifacts.collect()
    }

    fn delivery(&self, entry: Entry<'_>) -> Delivery {
        let food = Delivery {
            vegetable: entry.small("vegetable", 0..=14),
            mixed_vegetable: entry.small("mixed_vegetable", 0..=14),
            mixed_meat: entry.small("mixed_meat", 0..=14),
            meat: entry.small("meat", 0..=14),
        };
        entry.finish();
        food
    }

    fn exhibitions(&self) -> Vec<ExhibitionKind> {
        let exhibitions = self.many("exhibition").into_iter().map(|entry| {
            let name = entry.names();
            let kind = entry.text("kind");
            if kind != "single" && kind != "full" {
                entry.bad(format!("kind = {kind}"));
            }
            let mut terms = Vec::new();
            for term in entry.subs("terms") {
                let points = term.number("points", -9..=9) as i8;
                let show = match term.text("what").as_str() {
                    "need" => term.term("need").map(Show::Need),
                    "chosen_need" => Some(Show::ChosenNeed),
                    "distinct_needs" => Some(Show::DistinctNeeds),
                    "distinct_colours" => Some(Show::DistinctColours),
                    "pet" => Some(Show::Pet),
                    "suffering" => Some(Show::Suffering),
                    "mutation" => Some(Show::Mutation),
                    "manure" => Some(Show::Manure),
                    other => {
                        term.bad(format!("what = {other}"));
                        None
                    }
                };
                terms.extend(show.map(|show| (show, points)));
                term.finish();
            }
            let food = self.delivery(entry.sub("food"));
            entry.finish();
            ExhibitionKind { name, single: kind == "single", terms, food }
        });
        exhibitions.collect()
    }

    fn customers(&self) -> Vec<CustomerKind> {
        let customers = self.many("customer").into_iter().map(|entry| {
            let name = entry.names();
            let mut terms = Vec::new();
            for term in entry.subs("terms") {
                let points = term.number("points", -9..=9) as i8;
                let (what, per) = (term.text("what"), term.text("per"));
                let wish = match (what.as_str(), per.as_str()) {
                    ("suffering", "each") => Some(Wish::Suffering),
                    ("mutation", "each") => Some(Wish::Mutation),
                    (need, "each") => term.word("what", need).map(Wish::Need),
                    (need, "colour") => term.word("what", need).map(Wish::Rainbow),
                    _ => {
                        term.bad(format!("per = {per}"));
                        None
                    }
                };
                terms.extend(wish.map(|wish| (wish, points)));
                term.finish();
            }
            // DP-SELL-06
            if !terms.iter().any(|(wish, points)| *wish == Wish::Suffering && *points < 0) {
                entry.bad("suffering >= 0");
            }
            entry.finish();
            CustomerKind { name, terms }
        });
        customers.collect()
    }

    fn finals(&self) -> Vec<FinalKind> {
        let mut finals: Vec<(i64, FinalKind)> = Vec::new();
        for entry in self.many("final_exhibition") {
            let name = entry.names();
            let order = entry.number("order", 1..=2);
            let mut terms = Vec::new();
            for term in entry.subs("terms") {
                let points = term.number("half_points", -20..=20) as i8;
                let asset = match term.text("what").as_str() {
                    "gold" => Some(Asset::Gold),
                    "food" => Some(Asset::Food),
                    "potion_in_hand" => Some(Asset::Potion),
                    "artifact" => Some(Asset::Artifact),
                    "imp_not_home" => Some(Asset::ImpAway),
                    "pet" => Some(Asset::Pet),
                    "addon" => Some(Asset::Addon),
                    "cage" => Some(Asset::Cage),
                    "mutation" => Some(Asset::Mutation),
                    "suffering" => Some(Asset::Suffering),
                    "manure" => Some(Asset::Manure),
                    other => {
                        term.bad(format!("what = {other}"));
                        None
                    }
                };
                terms.extend(asset.map(|asset| (asset, points)));
                term.finish();
            }
            finals.push((order, FinalKind { name, terms }));
            entry.finish();
        }
        if finals.len() != 2 {
            self.reader.problem("data-count", "final_exhibition", format!("{} (2)", finals.len()));
        }
        finals.sort_by_key(|(order, _)| *order);
        finals.into_iter().map(|(_, last)| last).collect()
    }

    fn decks(&self) -> [Deck; 4] {
        let mut decks = [None; 4];
        for entry in self.many("need_deck") {
            let (colour, dominant) = (entry.term::<Colour>("colour"), entry.term::<Need>("dominant"));
            let mut cards = [0u8; 6];
            for card in entry.subs("cards") {
                let (need, count) = (card.term::<Need>("symbol"), card.small("count", 0..=MAX_DECK as i64));
                match need {
                    Some(need) if need.index() < 6 && cards[need.index()] == 0 => cards[need.index()] = count,
                    _ => card.bad("symbol"),
                }
                // DP-VAR-01: only cards of a non-dominant need have a second side, and it adds the dominant one.
                if card.has("double") {
                    let double = card.terms::<Need>("double");
                    if need == dominant || double.iter().copied().map(Some).ne([need, dominant]) {
                        card.bad("double");
                    }
                } else if need != dominant {
                    card.bad("double");
                }
                card.finish();
            }
            let size = entry.number("size", 1..=MAX_DECK as i64);
            if cards.iter().map(|count| i64::from(*count)).sum::<i64>() != size {
                entry.bad(format!("size = {size}"));
            }
            match (colour, dominant) {
                (Some(colour), Some(dominant)) if dominant.index() < 6 && cards[dominant.index()] > 0 => {
                    decks[colour.index()] = Some(Deck { dominant, cards });
                }
                _ => entry.bad("dominant"),
            }
            entry.finish();
        }
        Colour::ALL.iter().filter(|colour| decks[colour.index()].is_none()).for_each(|colour| {
            self.reader.problem("data-missing", "need_deck", colour.name());
        });
        decks.map(|deck| deck.unwrap_or(Deck { dominant: Need::Hunger, cards: [1, 0, 0, 0, 0, 0] }))
    }

    fn sizes(&self) -> Sizes {
        let entry = self.one("pet_common");
        entry.number("bars_per_pet", BARS as i64..=BARS as i64);
        entry.number("size_max", BARS as i64..=BARS as i64);
        let mut sizes = Sizes {
            young: entry.small("size_young", 1..=7),
            older: entry.small("size_older", 1..=7),
            sale: entry.small("size_min_sale", 1..=7),
            corral_growth: entry.small("corral_growth", 0..=6),
            mutation_price: entry.number("mutation_price_change", -20..=0) as i8,
            mutations_lost: entry.small("mutations_lost_at", 1..=9),
            ..Sizes::default()
        };
        let growth = entry.sub("growth");
        for size in sizes.young..=BARS as u8 {
            sizes.growth[size as usize] = growth.small(&size.to_string(), 0..=7 - i64::from(size));
        }
        growth.finish();
        for diet in Diet::ALL {
            let prices = entry.sub(&format!("price_{}", diet.name()));
            for size in sizes.sale..=BARS as u8 {
                sizes.price[diet.index()][size as usize] = prices.small(&size.to_string(), 0..=50);
            }
            prices.finish();
        }
        if sizes.older != sizes.young + sizes.corral_growth {
            entry.bad("size_older");
        }
        entry.finish();
        sizes
    }

    /// Rows by number of players, such as `players_3`.
    fn by_players(&self, section: &str, players: [u8; 3]) -> [Vec<u8>; 3] {
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

    fn income(&self) -> [Vec<u8>; 3] {
        self.by_players("income", [2, 3, 4])
    }

    fn awards(&self) -> [Vec<u8>; 3] {
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
                self.reader.problem("data-missing", "awards", format!("players = {players}"));
            }
        }
        awards
    }

    fn spaces(&self) -> Vec<SpaceKind> {
        let mut spaces: Vec<Option<SpaceKind>> = (0..SPACES).map(|_| None).collect();
        for entry in self.many("space") {
            let name = entry.names();
            entry.text("area");
            let requires = entry.sub("requires");
            let number = |key: &str| if requires.has(key) { requires.small(key, 0..=9) } else { 0 };
            let (imps, gold) = (number("imps"), number("gold"));
            requires.finish();
            match entry.word::<Space>("id", &name.id) {
                Some(space) if space.index() < SPACES => {
                    spaces[space.index()] = Some(SpaceKind { name, imps, gold });
                }
                _ => entry.bad("id"),
            }
            entry.finish();
        }
        let fill = |(at, space): (usize, Option<SpaceKind>)| {
            space.unwrap_or_else(|| {
                self.reader.problem("data-missing", "space", Space::ALL[at].name());
                SpaceKind { name: Name::default(), imps: 0, gold: 0 }
            })
        };
        spaces.into_iter().enumerate().map(fill).collect()
    }

    /// What neutral imps on the coloured dummies take from the mixed stand.
    fn dummies(&self) -> (u8, u8) {
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

    fn rings(&self) -> [[Space; 6]; 3] {
        let mut rings = [[Space::Veg; 6]; 3];
        let mut seen = BTreeSet::new();
        let entries = self.many("cycle");
        if entries.len() != 3 {
            self.reader.problem("data-count", "cycle", format!("{} (3)", entries.len()));
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

    fn neutral(&self) -> [Vec<u8>; 2] {
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

    fn refill(&self) -> Refill {
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
    fn display(&self) {
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

    fn progress(&self, section: &str) -> Progress {
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
