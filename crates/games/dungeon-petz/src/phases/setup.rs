//! Phase 1 of every round: neutral imps move, goods are turned up, income arrives.

use engine::{Audience, Witness};

use crate::{
    data::Delivery,
    event::Event,
    open::{Group, Phase, Stand, grouped},
    state::DungeonPetz,
    terms::{Farm, Space},
};

/// Phase 1. In round 1 the goods already lie there and only income is taken (DP-P1-01).
pub fn round(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    let round = game.round;
    on.tell(Audience::ALL, "DP-ROUND-01", || Event::Round { round });
    if game.round > 1 {
        on.reveal();
        game.move_neutral_imps(on);
        game.reveal_information(on);
        game.new_food(on);
        game.new_artifacts(on);
        game.new_cages(on);
        game.new_addons(on);
        game.new_pets(on);
    }
    game.income(on);
    for player in &mut game.players {
        // Whatever a table from outside still held in groups goes back home first.
        let Group { imps, gold } = grouped(&player.groups);
        player.imps = player.imps.saturating_add(imps);
        player.gold = player.gold.saturating_add(gold);
        player.groups.clear();
        player.ready = false;
    }
    game.phase = Phase::Grouping;
}

impl DungeonPetz {
    /// DP-NEUT-04
    fn move_neutral_imps(&mut self, on: &mut Witness<Event>) {
        // A pack names every space in one of its rings.
        let ahead =
            self.data().rings.iter().flat_map(|ring| (0..6).map(move |at| (ring[at], ring[(at + 1) % 6])));
        for here in &mut self.board.neutral {
            let Some((_, space)) = ahead.clone().find(|(from, _)| from == here) else { continue };
            *here = space;
            on.tell(Audience::ALL, "DP-NEUT-04", || Event::Neutral { space });
        }
    }

    /// DP-P1-04, DP-P1-05
    fn reveal_information(&mut self, on: &mut Witness<Event>) {
        self.show_exhibition(on);
        self.show_customer(on);
    }

    /// Turns up the next exhibition; `false` if none is left.
    pub(crate) fn show_exhibition(&mut self, on: &mut Witness<Event>) -> bool {
        let rounds = &self.data().progress(self.players.len()).exhibitions;
        let Some(round) = rounds.get(self.board.exhibitions.len()).copied() else { return false };
        let Some(exhibition) = self.hidden.exhibitions.pop_at(0) else { return false };
        self.board.exhibitions.push(exhibition);
        on.tell(Audience::ALL, "DP-P1-04", || Event::ExhibitionShown { exhibition, round });
        true
    }

    /// Turns up the next customer, and with the first of two for the same round the second as well (DP-P1-05).
    pub(crate) fn show_customer(&mut self, on: &mut Witness<Event>) -> bool {
        let rounds = &self.data().progress(self.players.len()).customers;
        let mut shown = None;
        while let Some(round) = rounds.get(self.board.customers.len()).copied()
            && shown.is_none_or(|earlier| earlier == round)
            && let Some(customer) = self.hidden.customers.pop_at(0)
        {
            self.board.customers.push(customer);
            shown = Some(round);
            on.tell(Audience::ALL, "DP-P1-05", || Event::CustomerShown { customer, round });
        }
        shown.is_some()
    }

    /// DP-P1-07: stands never accumulate; the tile of the current round says what arrives.
    fn new_food(&mut self, on: &mut Witness<Event>) {
        let food = self.exhibition().map_or_else(Delivery::default, |tile| self.data().exhibition(tile).food);
        self.deliver(food, on);
    }

    /// DP-P1-09, DP-P1-11
    pub(crate) fn deliver(&mut self, printed: Delivery, on: &mut Witness<Event>) {
        let data = self.data();
        let mut food = printed;
        if self.blocked(Space::DummyGreen) {
            food.mixed_vegetable = food.mixed_vegetable.saturating_sub(data.dummy_green);
        }
        if self.blocked(Space::DummyRed) {
            food.mixed_meat = food.mixed_meat.saturating_sub(data.dummy_red);
        }
        if self.blocked(Space::Veg) {
            food.vegetable = 0;
        }
        if self.blocked(Space::Mixed) {
            (food.mixed_vegetable, food.mixed_meat) = (0, 0);
        }
        if self.blocked(Space::Meat) {
            food.meat = 0;
        }
        let Delivery { vegetable, mixed_vegetable, mixed_meat, meat } = food;
        self.board.vegetable_stand = Stand { vegetable, ..Stand::default() };
        self.board.mixed_stand = Stand { vegetable: mixed_vegetable, meat: mixed_meat, gold: 0 };
        self.board.meat_stand = Stand { meat, ..Stand::default() };
        on.tell(Audience::ALL, "DP-P1-07", || Event::Food { vegetable, mixed_vegetable, mixed_meat, meat });
    }

    /// DP-P1-12, DP-P1-13: leftovers go in any case.
    fn new_artifacts(&mut self, on: &mut Witness<Event>) {
        self.board.artifacts.clear();
        self.reveal_artifacts(on);
    }

    pub(crate) fn reveal_artifacts(&mut self, on: &mut Witness<Event>) {
        if self.blocked(Space::Artifacts) {
            return;
        }
        for _ in 0..self.data().refill.artifacts {
            if self.board.artifacts.is_full() {
                return;
            }
            let Some(artifact) = self.hidden.artifact_stack.pop_at(0) else { return };
            self.board.artifacts.push(artifact);
            on.tell(Audience::ALL, "DP-P1-12", || Event::NewArtifact { artifact });
        }
    }

    pub(crate) fn cage_space_blocked(&self) -> bool {
        self.blocked(Space::CageLeft) || self.blocked(Space::CageRight)
    }

    /// DP-P1-14, DP-P1-15
    fn new_cages(&mut self, on: &mut Witness<Event>) {
        let lowest = self.board.cages.iter().rev().find_map(|cage| *cage);
        self.board.cages = [lowest, None, None];
        let refill = &self.data().refill;
        let less = if self.cage_space_blocked() { refill.cages_less_blocked } else { 0 };
        for pit in 0..usize::from(refill.cages.saturating_sub(less)).min(2) {
            self.reveal_cage(pit + 1, on);
        }
    }

    pub(crate) fn reveal_cage(&mut self, pit: usize, on: &mut Witness<Event>) {
        if let Some(cage) = self.hidden.cage_stack.pop_at(0) {
            self.board.cages[pit] = Some(cage);
            on.tell(Audience::ALL, "DP-P1-14", || Event::NewCage { cage });
        }
    }

    /// DP-P1-16, DP-P1-17
    fn new_addons(&mut self, on: &mut Witness<Event>) {
        if self.blocked(Space::Addon) {
            return;
        }
        let [upper, lower] = self.board.addons;
        self.board.addons = [lower.or(upper), None];
        if self.data().refill.addons > 0 {
            self.reveal_addon(1, on);
        }
    }

    pub(crate) fn reveal_addon(&mut self, slot: usize, on: &mut Witness<Event>) {
        if let Some(addon) = self.hidden.addon_stack.pop_at(0) {
            self.board.addons[slot] = Some(addon);
            on.tell(Audience::ALL, "DP-P1-16", || Event::NewAddon { addon });
        }
    }

    /// DP-P1-18 to DP-P1-23
    fn new_pets(&mut self, on: &mut Witness<Event>) {
        let data = self.data();
        for pet in std::mem::take(&mut self.board.old) {
            let token = if self.options.meat_stand { data.pet(pet).farm } else { Farm::Meat };
            on.tell(Audience::ALL, "DP-P1-18", || Event::Farmed { pet, token });
            // DP-P1-10: nothing is added to a blocked stand.
            if self.blocked(Space::Meat) {
                continue;
            }
            let stand = &mut self.board.meat_stand;
            match token {
                Farm::Meat => stand.meat = stand.meat.saturating_add(1),
                Farm::Vegetable => stand.vegetable = stand.vegetable.saturating_add(1),
                Farm::Gold => stand.gold = stand.gold.saturating_add(1),
                Farm::Nothing => {}
            }
        }
        // DP-P1-20, DP-P1-21
        self.board.old = std::mem::take(&mut self.board.young);
        for pet in self.board.old {
            on.tell(Audience::ALL, "DP-P1-20", || Event::GrewInCorral { pet });
        }
        if self.blocked(Space::Old)
            && let Some(pet) = self.board.old.pop_at(0)
        {
            on.tell(Audience::ALL, "DP-P1-21", || Event::BoughtByNeutral { pet });
        }
        self.reveal_young(on);
    }

    pub(crate) fn reveal_young(&mut self, on: &mut Witness<Event>) {
        let data = self.data();
        let blocked = self.blocked(Space::YoungLeft) || self.blocked(Space::YoungRight);
        for _ in 0..if blocked { data.refill.young_blocked } else { data.refill.young } {
            if let Some(pet) = self.hidden.pet_pile.pop_at(0) {
                self.board.young.push(pet);
                on.tell(Audience::ALL, "DP-P1-22", || Event::NewPet { pet, size: data.sizes.young });
            }
        }
    }

    /// DP-P1-02, DP-P1-03: by seat, counted clockwise from the starting player.
    fn income(&mut self, on: &mut Witness<Event>) {
        let (data, players) = (self.data(), self.players.len());
        let clause = if players == 4 { "DP-P1-02" } else { "DP-P1-03" };
        for (seat, gold) in self.start.around(players).zip(data.income(players)) {
            let player = self.player_mut(seat);
            player.gold = player.gold.saturating_add(*gold);
            on.tell(Audience::ALL, clause, || Event::Income { seat, gold: *gold });
        }
    }
}
