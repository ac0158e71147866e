//! From season to season and from year to year (chapters 3, 13, 17 and 26).

use engine::{Audience, Seat, Witness};

use crate::{
    event::Event,
    open::{Battle, Phase, Who},
    setup,
    state::DungeonLords,
};

impl DungeonLords {
    /// What comes after Retrieval: pets in season 1, else the event (DL-YEAR-02, DL-YEAR-03, DL-FEST-FLOW-01).
    pub(crate) fn after_retrieval(&mut self, on: &mut Witness<Event>) {
        if self.season > 1 {
            self.enter(Phase::BeforeEvent);
        } else if self.rules.pets {
            self.deal_pets(on);
        } else {
            self.enter(Phase::EndOfSeason);
        }
    }

    /// DL-END-01, DL-END-02
    pub(crate) fn end_of_season(&mut self, on: &mut Witness<Event>) {
        self.pass_token(1, "DL-END-01", on);
        self.imps_come_home();
        self.enter(Phase::NewSeason);
    }

    fn pass_token(&mut self, seats: u8, clause: engine::Clause, on: &mut Witness<Event>) {
        self.start = self.in_turn(seats);
        let seat = self.start;
        on.tell(Audience::ALL, clause, || Event::TokenPassed { seat });
    }

    pub(crate) fn imps_come_home(&mut self) {
        for player in &mut self.players {
            player.imps.free = player.imps.free.saturating_add(player.imps.used);
            player.imps.used = 0;
            player.tokens_used = 0;
            player.helpers = 0;
            for tile in &mut player.dungeon.0 {
                tile.worked = false;
                tile.uses = 0;
                tile.outward = false;
            }
            for rented in &mut player.rented {
                rented.uses = 0;
                rented.outward = false;
            }
        }
    }

    /// The combat is over: survivors leave, creatures rest, the year ends (DL-COMBAT-70 to DL-COMBAT-72, DL-PAL-09).
    pub(crate) fn end_of_combat(&mut self, on: &mut Witness<Event>) {
        let year = self.year;
        on.tell(Audience::ALL, "DL-COMBAT-70", || Event::CombatEnded { year });
        for seat in Seat::all(self.count()) {
            self.forget_plan(seat);
            self.hand_mut(seat).quiet = false;
            for member in std::mem::take(&mut self.player_mut(seat).party) {
                match member.who {
                    Who::Adventurer(id) => self.gone_adventurers.insert(id),
                    Who::Paladin(id) => self.gone_paladins.insert(id),
                    Who::Illusion => {}
                }
            }
            let player = self.player_mut(seat);
            for creature in &mut player.lair {
                creature.ready = true;
                creature.expert_used = false;
            }
            player.mourned = 0;
            player.captor = false;
            // DL-FEST-PET-07: lasting pets end with the year's combat.
            player.fighter = None;
            player.fighter_ready = false;
            player.foresees = false;
        }
        for paladin in std::mem::take(&mut self.tent).iter() {
            self.gone_paladins.insert(paladin);
        }
        self.round = 0;
        self.battle = Battle::default();
        self.clear_offers();
        self.retire_boards();
        if self.year == 1 {
            self.second_year(on);
        } else {
            self.final_scoring(on);
        }
    }

    /// DL-FEST-Y2-07: the token, the dummy counter, the new paladins, then season 1.
    fn second_year(&mut self, on: &mut Witness<Event>) {
        self.year = 2;
        self.season = 0;
        on.tell(Audience::ALL, "DL-Y2-01", || Event::YearBegan { year: 2 });
        let five = self.rules.seasons == 5;
        let (seats, clause) = match self.count() {
            // DL-FEST-Y2-01: the player opposite the one who started year 1.
            4 if five => (2, "DL-FEST-Y2-01"),
            3 if five => (1, "DL-FEST-Y2-02"),
            2 if five => (1, "DL-FEST-Y2-03"),
            _ => (1, "DL-Y2-03"),
        };
        self.pass_token(seats, clause, on);
        let data = self.data();
        self.hidden.card_stack = setup::cards_of(data, &self.rules, 2);
        self.monster_stack = self.rest_of_monsters();
        self.room_stack = setup::rooms_of(data, &self.rules, 2);
        self.adventurer_stack = setup::adventurers_of(data, &self.rules, 2);
        self.event = None;
        if let Some(special) = self.special.take() {
            self.used_specials.insert(special);
        }
        self.prepare_year();
        if let Some(evil) = self.dummy_lord() {
            // DL-Y2-07, DL-FEST-Y2-04
            let drop = if five { data.dummy.drop_five_seasons } else { data.dummy.drop_four_seasons };
            let to = evil.saturating_sub(drop).max(1);
            self.dummy_evil = to;
            on.tell(Audience::ALL, "DL-Y2-07", || Event::DummyEvil { to });
        }
        // DL-PAL-10, DL-FEST-PAL-12
        self.check_paladins(on);
        self.enter(Phase::NewSeason);
    }

    /// The year's own tiles; what nobody saw of the first year's stays unseen (DL-Y2-04).
    fn rest_of_monsters(&mut self) -> engine::Counts<crate::data::MonsterId, 16> {
        let monsters = std::mem::take(&mut self.monster_stack).total().min(255) as u8;
        let rooms = std::mem::take(&mut self.room_stack).len() as u8;
        self.left_over = [monsters, rooms];
        for adventurer in std::mem::take(&mut self.adventurer_stack).iter() {
            self.gone_adventurers.insert(adventurer);
        }
        setup::monsters_of(self.data(), &self.rules, 2)
    }

    /// DL-YEAR-06: scoring pets are shown first, then everything is counted.
    fn final_scoring(&mut self, on: &mut Witness<Event>) {
        if self.rules.pets {
            on.reveal();
            self.enter(Phase::ScoringPets);
        } else {
            self.enter(Phase::Over);
            self.tell_scores(on);
        }
    }
}
