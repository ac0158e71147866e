//! Setting up the game, and phase 1 of every round.

use arrayvec::ArrayVec;
use engine::{Audience, Luck, Pack, Seat, Seed, Stream, Witness};

use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, Delivery, ExhibitionId, INITIAL_CAGE, PetId, PetzData},
    each::Each,
    event::Event,
    options::Options,
    state::{Board, DungeonPetz, Group, Phase, Player, Stand, Yard},
    terms::{Colour, Farm, Need, Space, Term},
};

fn ids<I: engine::Id>(count: usize) -> Vec<I> {
    (0..count).map(|index| I::from_index(index as u8)).collect()
}

/// Chapter 3: everything up to the first income.
pub fn game(options: &Options, pack: Pack<PetzData>, seed: &Seed, on: &mut Witness<Event>) -> DungeonPetz {
    let data = pack.data();
    let players = usize::from(options.players);
    let mut luck = Luck::new(seed);
    // DP-SETUP-01
    let start = options.start.unwrap_or_else(|| Seat::at(luck.pick(Stream::Table, players, on)));
    let progress = data.progress(players);

    // DP-SETUP-05, DP-SETUP-08: all shuffles come from the seed.
    let mut exhibitions: Vec<ExhibitionId> = ids(data.exhibitions.len());
    luck.shuffle(Stream::Table, &mut exhibitions, on);
    let mut customers: Vec<CustomerId> = ids(data.customers.len());
    luck.shuffle(Stream::Table, &mut customers, on);
    let mut cages: Vec<CageId> = ids(data.cages.len()).split_off(1);
    luck.shuffle(Stream::Table, &mut cages, on);
    let mut pets: Vec<PetId> = ids(data.pets.len());
    luck.shuffle(Stream::Table, &mut pets, on);
    let kinds = data.addons.iter().zip(0..);
    let mut addons: Vec<AddonId> =
        kinds.flat_map(|(kind, index)| (0..kind.copies).map(move |_| AddonId(index))).collect();
    luck.shuffle(Stream::Table, &mut addons, on);
    let mut artifacts: Vec<ArtifactId> = ids(data.artifacts.len());
    luck.shuffle(Stream::Table, &mut artifacts, on);
    let decks = Each::new(std::array::from_fn(|colour| {
        let mut deck = ArrayVec::new();
        for (need, count) in Need::ALL.iter().zip(data.decks[colour].cards) {
            (0..count).for_each(|_| deck.push(*need));
        }
        luck.shuffle(Stream::Table, &mut deck, on);
        deck
    }));

    // DP-NEUT-02
    let dots = data.neutral(players);
    let neutral =
        data.rings.iter().flat_map(|ring| dots.iter().map(|dot| ring[usize::from(*dot) % 6])).collect();
    let board = Board {
        spaces: Each::default(),
        neutral,
        vegetable_stand: Stand::default(),
        mixed_stand: Stand::default(),
        meat_stand: Stand::default(),
        artifacts: ArrayVec::new(),
        cages: [None; 3],
        addons: [None; 2],
        young: ArrayVec::new(),
        old: ArrayVec::new(),
        potions: data.potions,
        decks,
        discards: Each::default(),
        pet_pile: pets.into_iter().collect(),
        cage_stack: cages.into_iter().collect(),
        addon_stack: addons.into_iter().collect(),
        artifact_stack: artifacts.into_iter().collect(),
        exhibitions: exhibitions.into_iter().take(progress.exhibitions.len()).collect(),
        exhibitions_open: 0,
        customers: customers.into_iter().take(progress.customers.len()).collect(),
        customers_open: 0,
    };
    let mut game = DungeonPetz {
        pack,
        options: *options,
        luck,
        round: 1,
        phase: Phase::Setup,
        start,
        final_order: None,
        board,
        players: (0..players).map(|_| player(data, &progress.extra_imps)).collect(),
    };
    on.tell(Audience::ALL, "DP-SETUP-01", || Event::Starts { seat: start });
    game.first_goods(on);
    game
}

/// DP-SETUP-04, DP-SETUP-19, DP-SETUP-21
fn player(data: &PetzData, extra_imps: &[u8]) -> Player {
    let mut plots = [Yard::default(); 4];
    plots[usize::from(data.initial_plot) & 3] =
        Yard { cage: Some(INITIAL_CAGE), addon: None, manure: data.initial_manure };
    Player {
        imps: data.imps_at_start,
        gold: data.gold_at_start,
        groups: ArrayVec::new(),
        ready: false,
        extra_imps: extra_imps.iter().copied().collect(),
        hospital: 0,
        platform: 0,
        busy: 0,
        food: Each::default(),
        magic_box: false,
        artifacts: ArrayVec::new(),
        hand: Each::default(),
        potions: 0,
        substitutes: Each::default(),
        plots,
        pets: ArrayVec::new(),
        new_cages: ArrayVec::new(),
        new_addon: None,
        owed: Each::default(),
        employee_used: false,
        armour_used: 0,
        shovelled: 0,
        exhibition: None,
        sold: ArrayVec::new(),
        platform_sale: false,
        reputation: 0,
        finals: ArrayVec::new(),
    }
}

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
        let Group { imps, gold } = player.grouped();
        player.imps = player.imps.saturating_add(imps);
        player.gold = player.gold.saturating_add(gold);
        player.groups.clear();
        player.ready = false;
    }
    game.phase = Phase::Grouping;
}

impl DungeonPetz {
    /// The central board of round 1 and the first hands (DP-SETUP-06 to -20).
    fn first_goods(&mut self, on: &mut Witness<Event>) {
        let data = self.data();
        let players = self.players.len();
        for space in self.board.neutral.clone() {
            on.tell(Audience::ALL, "DP-SETUP-22", || Event::Neutral { space });
        }
        // DP-SETUP-06, DP-VAR-05, DP-VAR-06
        let [exhibitions, customers] =
            if self.options.foresight { data.foresight_variant } else { data.foresight };
        let all = self.options.total_foresight;
        for _ in 0..if all { u8::MAX } else { exhibitions } {
            if !self.show_exhibition(on) {
                break;
            }
        }
        for _ in 0..if all { u8::MAX } else { customers } {
            if !self.show_customer(on) {
                break;
            }
        }
        self.deliver(data.progress(players).food, on);
        let refill = &data.refill;
        let blocked = self.cage_space_blocked();
        let cages = refill.cages_first.saturating_sub(if blocked { refill.cages_less_blocked } else { 0 });
        for pit in 0..usize::from(cages).min(3) {
            self.reveal_cage(pit, on);
        }
        self.reveal_young(on);
        for _ in 0..refill.older_first {
            if let Some(pet) = self.board.pet_pile.pop_at(0) {
                self.board.old.push(pet);
                on.tell(Audience::ALL, "DP-SETUP-13", || Event::NewPet { pet, size: data.sizes.older });
            }
        }
        for slot in 0..usize::from(refill.addons_first).min(2) {
            self.reveal_addon(slot, on);
        }
        self.reveal_artifacts(on);
        // DP-SETUP-20
        for seat in self.seats() {
            for colour in Colour::ALL {
                for _ in 0..data.hand[colour.index()] {
                    self.draw_card(seat, *colour, on);
                }
            }
        }
    }

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
    fn show_exhibition(&mut self, on: &mut Witness<Event>) -> bool {
        let at = usize::from(self.board.exhibitions_open);
        let rounds = &self.data().progress(self.players.len()).exhibitions;
        let (Some(exhibition), Some(round)) =
            (self.board.exhibitions.get(at).copied(), rounds.get(at).copied())
        else {
            return false;
        };
        self.board.exhibitions_open += 1;
        on.tell(Audience::ALL, "DP-P1-04", || Event::ExhibitionShown { exhibition, round });
        true
    }

    /// Turns up the next customer, and with the first of two for the same round the second as well (DP-P1-05).
    fn show_customer(&mut self, on: &mut Witness<Event>) -> bool {
        let rounds = &self.data().progress(self.players.len()).customers;
        let mut shown = None;
        loop {
            let at = usize::from(self.board.customers_open);
            let (Some(customer), Some(round)) =
                (self.board.customers.get(at).copied(), rounds.get(at).copied())
            else {
                return shown.is_some();
            };
            if shown.is_some_and(|earlier| earlier != round) {
                return true;
            }
            self.board.customers_open += 1;
            shown = Some(round);
            on.tell(Audience::ALL, "DP-P1-05", || Event::CustomerShown { customer, round });
        }
    }

    /// DP-P1-07: stands never accumulate; the tile of the current round says what arrives.
    fn new_food(&mut self, on: &mut Witness<Event>) {
        let food = self.exhibition().map_or_else(Delivery::default, |tile| self.data().exhibition(tile).food);
        self.deliver(food, on);
    }

    /// DP-P1-09, DP-P1-11
    fn deliver(&mut self, printed: Delivery, on: &mut Witness<Event>) {
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

    fn reveal_artifacts(&mut self, on: &mut Witness<Event>) {
        if self.blocked(Space::Artifacts) {
            return;
        }
        for _ in 0..self.data().refill.artifacts {
            if self.board.artifacts.is_full() {
                return;
            }
            let Some(artifact) = self.board.artifact_stack.pop_at(0) else { return };
            self.board.artifacts.push(artifact);
            on.tell(Audience::ALL, "DP-P1-12", || Event::NewArtifact { artifact });
        }
    }

    fn cage_space_blocked(&self) -> bool {
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

    fn reveal_cage(&mut self, pit: usize, on: &mut Witness<Event>) {
        if let Some(cage) = self.board.cage_stack.pop_at(0) {
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

    fn reveal_addon(&mut self, slot: usize, on: &mut Witness<Event>) {
        if let Some(addon) = self.board.addon_stack.pop_at(0) {
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
        for pet in self.board.old.clone() {
            on.tell(Audience::ALL, "DP-P1-20", || Event::GrewInCorral { pet });
        }
        if self.blocked(Space::Old)
            && let Some(pet) = self.board.old.pop_at(0)
        {
            on.tell(Audience::ALL, "DP-P1-21", || Event::BoughtByNeutral { pet });
        }
        self.reveal_young(on);
    }

    fn reveal_young(&mut self, on: &mut Witness<Event>) {
        let data = self.data();
        let blocked = self.blocked(Space::YoungLeft) || self.blocked(Space::YoungRight);
        for _ in 0..if blocked { data.refill.young_blocked } else { data.refill.young } {
            if let Some(pet) = self.board.pet_pile.pop_at(0) {
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
