//! Setting up: the decks and stacks, the goods of round 1, the first hands.

use engine::{Audience, List, Luck, Pack, Problems, Seat, Seed, Stream, Witness};

use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, Data, ExhibitionId, MAX_TILES, PetId},
    each::Each,
    event::Event,
    open::{Board, Open, Phase, Player, Stand, Yard},
    options::Options,
    state::{DungeonPetz, Hidden},
    terms::{Colour, Need, Term},
};

fn ids<I: engine::Id, All: FromIterator<I>>(from: usize, to: usize) -> All {
    (from..to).map(|index| I::from_index(index as u8)).collect()
}

/// Chapter 3: everything up to the first income.
pub fn new(
    options: &Options,
    pack: Pack<Data>,
    seed: &Seed,
    on: &mut Witness<Event>,
) -> Result<DungeonPetz, Problems> {
    options.check()?;
    let data = pack.data();
    let players = usize::from(options.players);
    let mut luck = Luck::new(seed);
    // DP-SETUP-01
    let start = options.start.unwrap_or_else(|| Seat::at(luck.pick(Stream::Table, players, on)));
    let progress = data.progress(players);

    // DP-SETUP-05, DP-SETUP-08: all shuffles come from the seed.
    let mut exhibitions: Vec<ExhibitionId> = ids(0, data.exhibitions.len());
    luck.shuffle(Stream::Table, &mut exhibitions, on);
    let mut customers: Vec<CustomerId> = ids(0, data.customers.len());
    luck.shuffle(Stream::Table, &mut customers, on);
    let mut cages: List<CageId, MAX_TILES> = ids(1, data.cages.len());
    luck.shuffle(Stream::Table, &mut cages, on);
    let mut pets: List<PetId, MAX_TILES> = ids(0, data.pets.len());
    luck.shuffle(Stream::Table, &mut pets, on);
    let kinds = data.addons.iter().zip(0..);
    let mut addons: List<AddonId, MAX_TILES> =
        kinds.flat_map(|(kind, index)| (0..kind.copies).map(move |_| AddonId(index))).collect();
    luck.shuffle(Stream::Table, &mut addons, on);
    let mut artifacts: List<ArtifactId, MAX_TILES> = ids(0, data.artifacts.len());
    luck.shuffle(Stream::Table, &mut artifacts, on);
    let decks = Each::new(std::array::from_fn(|colour| {
        let mut deck = List::new();
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
        artifacts: List::new(),
        cages: [None; 3],
        addons: [None; 2],
        young: List::new(),
        old: List::new(),
        potions: data.potions,
        discards: Each::default(),
        exhibitions: List::new(),
        customers: List::new(),
    };
    let hidden = Hidden {
        luck,
        decks,
        pet_pile: pets,
        cage_stack: cages,
        addon_stack: addons,
        artifact_stack: artifacts,
        exhibitions: exhibitions.into_iter().take(progress.exhibitions.len()).collect(),
        customers: customers.into_iter().take(progress.customers.len()).collect(),
        private: Default::default(),
    };
    let open = Open {
        pack,
        options: *options,
        round: 1,
        phase: Phase::Setup,
        start,
        final_order: None,
        board,
        players: (0..players).map(|_| player(data, &progress.extra_imps)).collect(),
    };
    let mut game = DungeonPetz { open, hidden };
    on.tell(Audience::ALL, "DP-SETUP-01", || Event::Starts { seat: start });
    game.first_goods(on);
    Ok(game)
}

/// DP-SETUP-04, DP-SETUP-19, DP-SETUP-21
fn player(data: &Data, extra_imps: &[u8]) -> Player {
    Player {
        imps: data.imps_at_start,
        gold: data.gold_at_start,
        groups: List::new(),
        ready: false,
        extra_imps: extra_imps.iter().copied().collect(),
        hospital: 0,
        platform: 0,
        busy: 0,
        food: Each::default(),
        magic_box: false,
        artifacts: List::new(),
        potions: 0,
        substitutes: Each::default(),
        plots: Yard::at_start(data),
        pets: List::new(),
        new_cages: List::new(),
        new_addon: None,
        owed: Each::default(),
        employee_used: false,
        armour_used: 0,
        shovelled: 0,
        exhibition: None,
        sold: List::new(),
        platform_sale: false,
        reputation: 0,
        finals: List::new(),
    }
}

impl DungeonPetz {
    /// The central board of round 1 and the first hands (DP-SETUP-06 to -20).
    fn first_goods(&mut self, on: &mut Witness<Event>) {
        let data = self.data();
        let players = self.players.len();
        for space in self.board.neutral {
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
            if let Some(pet) = self.hidden.pet_pile.pop_at(0) {
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
}
