//! Players, set-up and variants; what combines with what.

use engine::{IdSet, Pack, Problem, Problems};
use serde::{Deserialize, Serialize};

use crate::data::{CITIZEN_STACKS, CitizenId, Data, DomainId, MONSTER_STACKS, MonsterId, PlaceId};

/// What a table agrees on before it sits down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1 is the solo game against the Dark Lord, 5 plays with a resting player.
    pub players: u8,
    /// `first_game`, `random`, `chosen` (see `places` and `citizens`) or a preset of the data pack.
    pub setup: String,
    /// With `chosen`: five Areas, in any order.
    pub places: Vec<PlaceId>,
    /// With `chosen`: one Citizen for each of the ten stacks, in their order. Not used with `mixed`.
    pub citizens: Vec<CitizenId>,
    /// Variant EVENTS: Monster Events wait in the Exhausted stack.
    pub events: bool,
    /// With `events`: Monster Events that must be among those drawn (VA-EVT-04).
    pub event_choice: Vec<MonsterId>,
    /// Variant MIXED: Citizens of one number are shuffled together.
    pub mixed: bool,
    /// Variant NODUKE: everybody scores the same things instead of a secret Duke.
    pub no_duke: bool,
    /// Solo: the sum of the dice attacks too (VA-SOLO-21).
    pub hard_sum: bool,
    /// Solo: exhausted Monster stacks still attack (VA-SOLO-22).
    pub hard_exhausted: bool,
    /// on a double a card that matches the sum is activated twice, as one that matches the dice.
    pub double_sum_twice: bool,
    /// Magic may stand in for Gold when paying for dice Domains.
    pub magic_pays_effects: bool,
    /// the Resting player's Gargan's Embrace triggers.
    pub resting_doubles: bool,
    /// the Dark Lord is drawn from the undealt Dukes only.
    pub dark_lord_undealt: bool,
    /// a Monster Event may put its token on itself.
    pub event_token_on_itself: bool,
    /// Victory Points on the board count in the solo score.
    pub solo_board_vp: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            setup: "first_game".into(),
            places: Vec::new(),
            citizens: Vec::new(),
            events: false,
            event_choice: Vec::new(),
            mixed: false,
            no_duke: false,
            hard_sum: false,
            hard_exhausted: false,
            double_sum_twice: false,
            magic_pays_effects: false,
            resting_doubles: false,
            dark_lord_undealt: false,
            event_token_on_itself: false,
            solo_board_vp: true,
        }
    }
}

/// The options that rules ask for while a game runs, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub players: u8,
    pub events: bool,
    pub mixed: bool,
    pub no_duke: bool,
    pub hard_sum: bool,
    pub hard_exhausted: bool,
    #[serde(default)]
    pub double_sum_twice: bool,
    pub magic_pays_effects: bool,
    pub resting_doubles: bool,
    pub dark_lord_undealt: bool,
    pub event_token_on_itself: bool,
    pub solo_board_vp: bool,
}

impl Rules {
    pub const fn solo(&self) -> bool {
        self.players == 1
    }

    pub const fn five(&self) -> bool {
        self.players == 5
    }
}

/// What lies in the centre, decided by the options or left to chance.
pub struct Centre {
    pub places: Option<[PlaceId; MONSTER_STACKS]>,
    pub citizens: Option<[CitizenId; CITIZEN_STACKS]>,
    pub remove_domains: IdSet<DomainId>,
}

impl Options {
    /// Checks the options against the rules and the data pack; everything wrong is said at once.
    pub fn check(&self, data: Pack<Data>) -> Result<(Rules, Centre), Problems> {
        let mut problems = Problems::new();
        let mut demand = |holds: bool, problem: Problem| {
            if !holds {
                problems.push(problem);
            }
        };
        let solo = self.players == 1;
        demand(
            (1..=5).contains(&self.players),
            Problem::new("va-players").with("players", self.players).rule("VA-GEN-01"),
        );
        demand(!(solo && self.events), Problem::new("va-solo-events").rule("VA-EVT-01"));
        demand(!(solo && self.no_duke), Problem::new("va-solo-no-duke").rule("VA-NODUKE-01"));
        for (chosen, option, clause) in [
            (self.hard_sum, "hard_sum", "VA-SOLO-21"),
            (self.hard_exhausted, "hard_exhausted", "VA-SOLO-22"),
            (self.dark_lord_undealt, "dark_lord_undealt", "VA-SOLO-02"),
            (!self.solo_board_vp, "solo_board_vp", "VA-SOLO-26"),
        ] {
            demand(solo || !chosen, Problem::new("va-needs-solo").with("option", option).rule(clause));
        }
        demand(
            self.events || self.event_choice.is_empty(),
            Problem::new("va-event-choice-needs-events").rule("VA-EVT-04"),
        );
        demand(
            self.event_choice.len() <= usize::from(self.players),
            Problem::new("va-event-choice-many").with("players", self.players).rule("VA-EVT-04"),
        );
        for (at, id) in self.event_choice.iter().enumerate() {
            let known = data.monsters.get(usize::from(id.0)).is_some_and(|monster| monster.place.is_none());
            demand(
                known && !self.event_choice[..at].contains(id),
                Problem::new("va-event-choice-unknown").rule("VA-EVT-04"),
            );
        }
        let chosen = self.setup == "chosen";
        demand(
            chosen || (self.places.is_empty() && self.citizens.is_empty()),
            Problem::new("va-choice-needs-chosen").rule("VA-SET-05"),
        );
        let mut centre = Centre { places: None, citizens: None, remove_domains: IdSet::EMPTY };
        match self.setup.as_str() {
            "random" => {}
            "chosen" => {
                let distinct = (1..self.places.len()).all(|at| !self.places[..at].contains(&self.places[at]));
                let known = self.places.iter().all(|place| usize::from(place.0) < data.places.len());
                centre.places = <[PlaceId; MONSTER_STACKS]>::try_from(self.places.as_slice()).ok();
                demand(
                    distinct && known && centre.places.is_some(),
                    Problem::new("va-chosen-places").rule("VA-SET-05"),
                );
                centre.citizens = <[CitizenId; CITIZEN_STACKS]>::try_from(self.citizens.as_slice()).ok();
                let in_order = self.citizens.iter().enumerate().all(|(at, id)| {
                    data.citizens
                        .get(usize::from(id.0))
                        .is_some_and(|citizen| usize::from(citizen.pile) == at)
                });
                let needed = !self.mixed || !self.citizens.is_empty();
                demand(
                    !needed || (in_order && centre.citizens.is_some()),
                    Problem::new("va-chosen-citizens").rule("VA-SET-07"),
                );
            }
            name => match data.presets.iter().find(|preset| preset.label.id == name) {
                Some(preset) => {
                    centre.places = Some(preset.places);
                    centre.citizens = Some(preset.citizens);
                    centre.remove_domains = preset.remove_domains;
                }
                None => {
                    let known: Vec<&str> =
                        data.presets.iter().map(|preset| preset.label.id.as_str()).collect();
                    let known = format!("{}, random, chosen", known.join(", "));
                    demand(
                        false,
                        Problem::new("va-setup").with("setup", name).with("known", known).rule("VA-SET-05"),
                    );
                }
            },
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let rules = Rules {
            players: self.players,
            events: self.events,
            mixed: self.mixed,
            no_duke: self.no_duke,
            hard_sum: self.hard_sum,
            hard_exhausted: self.hard_exhausted,
            double_sum_twice: self.double_sum_twice,
            magic_pays_effects: self.magic_pays_effects,
            resting_doubles: self.resting_doubles,
            dark_lord_undealt: self.dark_lord_undealt,
            event_token_on_itself: self.event_token_on_itself,
            solo_board_vp: self.solo_board_vp,
        };
        Ok((rules, centre))
    }
}
