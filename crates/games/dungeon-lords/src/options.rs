//! Players, variants and the rulings that can be turned: read as [`Options`], checked once, then kept as [`Rules`].

use engine::{Problem, Problems};
use serde::{Deserialize, Serialize};

use crate::data::{Data, Module, PaladinKind, Set};

/// What a table asks for. A variant sets all modules; each can still be turned by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: usize,
    pub variant: Variant,
    /// DL-FEST-VAR-06: 4 or 5 building seasons a year.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seasons: Option<u8>,
    /// 4 or 5 rounds of combat a year.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opportunities: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pets: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bards: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paladins: Option<Paladins>,
    /// The new cards, monsters and rooms of the expansion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_tiles: Option<bool>,
    /// DL-FEST-VAR-05: nobody arrives in season 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_adventurers: Option<bool>,
    /// DL-SETUP-10: the first two inaccessible orders are dealt without a choice.
    pub first_game: bool,
    ///
    pub special_event_hidden: bool,
    ///
    pub tax_conquered: bool,
    ///
    pub planning_order: PlanningOrder,
    ///
    pub fatigue_target: FatigueTarget,
    ///
    pub conquest_survives_fatigue: bool,
    ///
    pub witch_targets_distinct: bool,
    ///
    pub room_counts_if_conquered: bool,
    ///
    pub titles_count_conquered: bool,
    ///
    pub room_bonus_on_every_number: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The base game alone.
    Base,
    /// Everything of the expansion.
    #[default]
    Festival,
    /// New cards and tiles with 4 seasons and 4 rounds (DL-FEST-VAR-01).
    FourSeasons,
    /// DL-FEST-VAR-05
    Beginner,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paladins {
    Human,
    #[default]
    ElfAndDwarf,
    Three,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanningOrder {
    #[default]
    Simultaneous,
    TurnOrder,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FatigueTarget {
    #[default]
    Each,
    FrontToBack,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 4,
            variant: Variant::Festival,
            seasons: None,
            rounds: None,
            opportunities: None,
            fair: None,
            pets: None,
            bards: None,
            paladins: None,
            new_tiles: None,
            late_adventurers: None,
            first_game: false,
            special_event_hidden: false,
            tax_conquered: false,
            planning_order: PlanningOrder::Simultaneous,
            fatigue_target: FatigueTarget::Each,
            conquest_survives_fatigue: false,
            witch_targets_distinct: true,
            room_counts_if_conquered: true,
            titles_count_conquered: true,
            room_bonus_on_every_number: true,
        }
    }
}

/// The checked options of a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub seasons: u8,
    pub rounds: u8,
    pub opportunities: bool,
    pub fair: bool,
    pub pets: bool,
    pub bards: bool,
    pub paladins: Paladins,
    pub new_tiles: bool,
    pub late_adventurers: bool,
    pub first_game: bool,
    pub special_event_hidden: bool,
    pub tax_conquered: bool,
    pub planning_order: PlanningOrder,
    pub fatigue_target: FatigueTarget,
    pub conquest_survives_fatigue: bool,
    pub witch_targets_distinct: bool,
    pub room_counts_if_conquered: bool,
    pub titles_count_conquered: bool,
    pub room_bonus_on_every_number: bool,
}

impl Rules {
    /// Whether a piece of this set is in the box that is played with.
    pub fn uses(&self, set: Set) -> bool {
        set == Set::Base || self.new_tiles
    }

    /// Whether the module a card asks for is on (DL-FEST-VAR-07).
    pub fn has(&self, module: Option<Module>) -> bool {
        match module {
            None => true,
            Some(Module::Pets) => self.pets,
            Some(Module::Bards) => self.bards,
        }
    }

    /// The paladins that wait in the tent each year.
    pub fn waits_in_tent(&self, kind: PaladinKind) -> bool {
        match self.paladins {
            Paladins::Human => kind == PaladinKind::Human,
            Paladins::ElfAndDwarf => kind != PaladinKind::Human,
            Paladins::Three => true,
        }
    }

    /// Special events of a year: one for each special event tile.
    pub fn special_events(&self) -> u8 {
        if self.seasons == 5 { 2 } else { 1 }
    }
}

impl Options {
    /// What these options ask for, whether or not it goes together: the variant says what is left open.
    pub fn rules(&self) -> Rules {
        let expansion = self.variant != Variant::Base;
        let festival = self.variant == Variant::Festival;
        let four = matches!(self.variant, Variant::Base | Variant::FourSeasons);
        Rules {
            seasons: self.seasons.unwrap_or(if four { 4 } else { 5 }),
            rounds: self.rounds.unwrap_or(if festival { 5 } else { 4 }),
            opportunities: self.opportunities.unwrap_or(festival),
            fair: self.fair.unwrap_or(festival && self.opportunities.unwrap_or(true)),
            pets: self.pets.unwrap_or(expansion),
            bards: self.bards.unwrap_or(festival || self.variant == Variant::FourSeasons),
            paladins: self.paladins.unwrap_or(if festival || self.variant == Variant::FourSeasons {
                Paladins::ElfAndDwarf
            } else {
                Paladins::Human
            }),
            new_tiles: self.new_tiles.unwrap_or(expansion),
            late_adventurers: self.late_adventurers.unwrap_or(self.variant == Variant::Beginner),
            first_game: self.first_game,
            special_event_hidden: self.special_event_hidden,
            tax_conquered: self.tax_conquered,
            planning_order: self.planning_order,
            fatigue_target: self.fatigue_target,
            conquest_survives_fatigue: self.conquest_survives_fatigue,
            witch_targets_distinct: self.witch_targets_distinct,
            room_counts_if_conquered: self.room_counts_if_conquered,
            titles_count_conquered: self.titles_count_conquered,
            room_bonus_on_every_number: self.room_bonus_on_every_number,
        }
    }

    /// Everything that does not go together, at once.
    pub fn check(&self, data: &Data) -> Result<Rules, Problems> {
        let mut problems = Problems::new();
        if !(2..=4).contains(&self.players) {
            let problem =
                Problem::new("dl-players").with("low", 2).with("high", 4).with("found", self.players);
            problems.push(problem.rule("DL-COMP-03"));
        }
        let rules = self.rules();
        let mut wrong = |key: &'static str, clause: &'static str| {
            problems.push(Problem::new(key).rule(clause));
        };
        if !matches!(rules.seasons, 4 | 5) {
            wrong("dl-seasons", "DL-FEST-VAR-06");
        }
        if !matches!(rules.rounds, 4 | 5) {
            wrong("dl-rounds", "DL-FEST-VAR-06");
        }
        if rules.fair && !rules.opportunities {
            wrong("dl-fair-without-opportunities", "DL-FEST-VAR-02");
        }
        if rules.fair && rules.seasons != 5 {
            wrong("dl-fair-needs-five-seasons", "DL-FEST-VAR-06");
        }
        if rules.opportunities && rules.seasons != 5 {
            wrong("dl-opportunities-need-five-seasons", "DL-FEST-VAR-06");
        }
        if rules.seasons == 5 && !rules.new_tiles {
            wrong("dl-five-seasons-need-new-tiles", "DL-FEST-SETUP-09");
        }
        if rules.late_adventurers && rules.seasons != 5 {
            wrong("dl-late-adventurers-need-five-seasons", "DL-FEST-VAR-05");
        }
        if problems.is_empty() {
            rules.supply(data, self.players, &mut problems);
        }
        if problems.is_empty() { Ok(rules) } else { Err(problems) }
    }
}

impl Rules {
    /// A data pack may be smaller than the printed one: every stack must last for the game that is asked for.
    fn supply(&self, data: &Data, players: usize, problems: &mut Problems) {
        let mut need = |what: &'static str, wanted: usize, found: usize| {
            if found < wanted {
                let reason = format!("{found} of {wanted}");
                problems.push(Problem::new("data-entry").with("entry", what).with("reason", reason));
            }
        };
        let seasons = usize::from(self.seasons);
        let with_adventurers = seasons - 1 - usize::from(self.late_adventurers);
        for year in 1..=2u8 {
            let monsters = data.monsters.iter().filter(|monster| self.uses(monster.set));
            need(
                "monster",
                3 * seasons,
                monsters.map(|m| usize::from(m.copies[usize::from(year) - 1])).sum(),
            );
            let rooms = data.rooms.iter().filter(|room| self.uses(room.set) && room.year == year);
            need("room", 2 * seasons, rooms.count());
            let adventurers =
                data.adventurers.iter().filter(|a| a.year == year && (a.set == Set::Base || self.bards));
            need("adventurer", with_adventurers * players.max(3), adventurers.count());
            let cards = data.cards.iter().filter(|card| card.year == year && self.uses(card.set));
            need("combat_card", usize::from(self.rounds), cards.count());
        }
        let specials = data.specials.iter().filter(|event| self.uses(event.set) && self.has(event.requires));
        need("special_event", 2 * usize::from(self.special_events()), specials.count());
        if self.pets {
            need("pet", 3 * players, data.pets.len());
        }
    }
}
