//! Pets, cages, addons, artifacts, exhibitions, customers and need decks.

use engine::pack::Flaw;

use super::{
    AddonKind, ArtifactKind, Asset, BARS, CustomerKind, Deck, Delivery, EMPLOYEE_COUNTS, ExhibitionKind,
    FinalKind, Fitting, MAX_DECK, PetKind, Power, Show, Sizes, Wish, build::Builder, read::FieldReader,
};
use crate::terms::{Colour, Diet, Farm, Need, Symbol, Term};

impl<'a> Builder<'a> {
    pub(super) fn fitting(&self, entry: &FieldReader<'_>) -> Fitting {
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

    pub(super) fn pets(&self) -> Vec<PetKind> {
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
                label: entry.label("pet"),
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

    pub(super) fn addons(&self) -> Vec<AddonKind> {
        let addons = self.many("addon").into_iter().map(|entry| {
            let addon = AddonKind {
                label: entry.label("addon"),
                copies: entry.small("copies", 1..=4),
                gives: self.fitting(&entry),
            };
            entry.finish();
            addon
        });
        addons.collect()
    }

    pub(super) fn artifacts(&self) -> Vec<ArtifactKind> {
        let artifacts = self.many("artifact").into_iter().map(|entry| {
            let label = entry.label("artifact");
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
                    let imps = i64::from(EMPLOYEE_COUNTS);
                    entry.number("counts_as", imps..=imps);
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
            ArtifactKind { label, power }
        });
        artifacts.collect()
    }

    pub(super) fn delivery(&self, entry: FieldReader<'_>) -> Delivery {
        let food = Delivery {
            vegetable: entry.small("vegetable", 0..=14),
            mixed_vegetable: entry.small("mixed_vegetable", 0..=14),
            mixed_meat: entry.small("mixed_meat", 0..=14),
            meat: entry.small("meat", 0..=14),
        };
        entry.finish();
        food
    }

    pub(super) fn exhibitions(&self) -> Vec<ExhibitionKind> {
        let exhibitions = self.many("exhibition").into_iter().map(|entry| {
            let label = entry.label("exhibition");
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
            ExhibitionKind { label, single: kind == "single", terms, food }
        });
        exhibitions.collect()
    }

    pub(super) fn customers(&self) -> Vec<CustomerKind> {
        let customers = self.many("customer").into_iter().map(|entry| {
            let label = entry.label("customer");
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
            CustomerKind { label, terms }
        });
        customers.collect()
    }

    pub(super) fn finals(&self) -> Vec<FinalKind> {
        let mut finals: Vec<(i64, FinalKind)> = Vec::new();
        for entry in self.many("final_exhibition") {
            let label = entry.label("final-exhibition");
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
            finals.push((order, FinalKind { label, terms }));
            entry.finish();
        }
        if finals.len() != 2 {
            self.reader.wrong("final_exhibition", Flaw::Count { count: finals.len(), low: 2, high: 2 });
        }
        finals.sort_by_key(|(order, _)| *order);
        finals.into_iter().map(|(_, last)| last).collect()
    }

    pub(super) fn decks(&self) -> [Deck; 4] {
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
            self.reader.wrong(format!("need_deck {}", colour.name()), Flaw::Missing);
        });
        decks.map(|deck| deck.unwrap_or(Deck { dominant: Need::Hunger, cards: [1, 0, 0, 0, 0, 0] }))
    }

    pub(super) fn sizes(&self) -> Sizes {
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
}
