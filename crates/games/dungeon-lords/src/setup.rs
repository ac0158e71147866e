//! Setting up (chapter 2).

use engine::{Audience, Counts, IdSet, List, Luck, Pack, Problems, Seat, Seed, Stream, Witness};

use crate::{
    data::{
        AREAS, AdventurerId, AreaId, BoardId, CardId, Data, ExpertId, ImprovedId, MonsterId, PetId, RoomId,
        SpecialId, TrapId,
    },
    dungeon::Dungeon,
    event::Event,
    open::{Battle, Dummy, Imps, ORDERS, Open, Phase, Plan, Player, Spot, Tasks},
    options::{Options, Rules},
    state::{DungeonLords, Hidden, Secrets},
};

/// The ids of a table whose entries are wanted, as a set.
fn set<I: engine::Id, T>(table: &[T], wanted: impl Fn(&T) -> bool) -> IdSet<I> {
    table
        .iter()
        .enumerate()
        .filter(|(_, entry)| wanted(entry))
        .map(|(index, _)| I::from_index(index as u8))
        .collect()
}

pub(crate) fn all_areas() -> IdSet<AreaId> {
    IdSet::from_bits((1 << AREAS) - 1)
}

/// The boards in the box: without pets, the one that hands them out stays out.
pub(crate) fn boards_in_box(data: &Data, rules: &Rules) -> IdSet<BoardId> {
    if rules.opportunities {
        set(&data.boards, |board| rules.pets || !board.needs_pets)
    } else {
        IdSet::EMPTY
    }
}

pub(crate) fn monsters_of(data: &Data, rules: &Rules, year: u8) -> Counts<MonsterId, 16> {
    let mut counts = Counts::EMPTY;
    for (index, monster) in data.monsters.iter().enumerate().filter(|(_, monster)| rules.uses(monster.set)) {
        counts.set(MonsterId(index as u8), monster.copies[usize::from(year == 2)]);
    }
    counts
}

pub(crate) fn rooms_of(data: &Data, rules: &Rules, year: u8) -> IdSet<RoomId> {
    set(&data.rooms, |room| room.year == year && rules.uses(room.set))
}

pub(crate) fn adventurers_of(data: &Data, rules: &Rules, year: u8) -> IdSet<AdventurerId> {
    use crate::data::Set;
    set(&data.adventurers, |a| a.year == year && (a.set == Set::Base || rules.bards))
}

pub(crate) fn cards_of(data: &Data, rules: &Rules, year: u8) -> IdSet<CardId> {
    set(&data.cards, |card| card.year == year && rules.uses(card.set))
}

pub(crate) fn traps_of(data: &Data, rules: &Rules) -> Counts<TrapId, 16> {
    let mut counts = Counts::EMPTY;
    for (index, trap) in data.traps.iter().enumerate().filter(|(_, trap)| rules.uses(trap.set)) {
        counts.set(TrapId(index as u8), trap.copies);
    }
    counts
}

pub(crate) fn specials_of(data: &Data, rules: &Rules) -> IdSet<SpecialId> {
    set(&data.specials, |event| rules.uses(event.set) && rules.has(event.requires))
}

pub(crate) fn pets_of(data: &Data, rules: &Rules) -> IdSet<PetId> {
    if rules.pets { set(&data.pets, |_| true) } else { IdSet::EMPTY }
}

pub(crate) fn improved_of(data: &Data, rules: &Rules) -> IdSet<ImprovedId> {
    if rules.opportunities { set(&data.improved, |_| true) } else { IdSet::EMPTY }
}

pub(crate) fn experts_of(data: &Data, rules: &Rules) -> IdSet<ExpertId> {
    if rules.opportunities { set(&data.experts, |_| true) } else { IdSet::EMPTY }
}

impl Player {
    /// DL-SETUP-01 to DL-SETUP-03.
    fn new(data: &Data) -> Player {
        Player {
            evil: data.evil.start,
            gold: data.start.gold,
            food: data.start.food,
            imps: Imps { free: data.start.imps, used: 0, training: 0 },
            tokens_used: 0,
            helpers: 0,
            unpaid: 0,
            invested: 0,
            dungeon: Dungeon::new(data.start.tunnels),
            rented: List::new(),
            lair: List::new(),
            party: List::new(),
            prison: IdSet::EMPTY,
            captured_paladins: IdSet::EMPTY,
            mourned: 0,
            captor: false,
            orders: List::new(),
            third: None,
            on_card: [false; ORDERS],
            inaccessible: IdSet::EMPTY,
            used_pets: IdSet::EMPTY,
            fighter: None,
            fighter_ready: false,
            foresees: false,
            bid: 0,
            plan: Plan::default(),
            ready: false,
        }
    }
}

pub fn new(
    options: &Options,
    pack: Pack<Data>,
    seed: &Seed,
    on: &mut Witness<Event>,
) -> Result<DungeonLords, Problems> {
    let data = pack.data();
    let rules = options.check(data)?;
    let mut luck = Luck::new(seed);
    // DL-SETUP-01: chance names the starting player.
    let start = Seat::at(luck.pick(Stream::Table, options.players, on));
    let hidden = Hidden {
        luck,
        trap_deck: traps_of(data, &rules),
        pet_deck: pets_of(data, &rules),
        card_stack: cards_of(data, &rules, 1),
        secrets: Secrets::default(),
    };
    let open = Open {
        pack,
        rules,
        year: 1,
        season: 0,
        round: 0,
        phase: Phase::InitialOrders,
        cursor: 0,
        tasks: Tasks::new(),
        start,
        players: (0..options.players).map(|_| Player::new(data)).collect(),
        revealed: 0,
        spots: [[Spot::Free; 3]; AREAS],
        // DL-SETUP-11, DL-SETUP-12
        dummies: (0..[2, 1, 0][options.players - 2]).map(|_| Dummy::default()).collect(),
        dummy_evil: data.dummy.start,
        dummy_served: false,
        tent: IdSet::EMPTY,
        gone_paladins: IdSet::EMPTY,
        monsters: List::new(),
        rooms: List::new(),
        monster_stack: monsters_of(data, &rules, 1),
        room_stack: rooms_of(data, &rules, 1),
        monster_discard: Counts::EMPTY,
        room_discard: IdSet::EMPTY,
        left_over: [0; 2],
        trap_discard: Counts::EMPTY,
        adventurer_stack: adventurers_of(data, &rules, 1),
        arriving: List::new(),
        announced: List::new(),
        gone_adventurers: IdSet::EMPTY,
        event_stack: [0; 3],
        event: None,
        next_event: None,
        special_stack: specials_of(data, &rules),
        special: None,
        next_special: None,
        used_specials: IdSet::EMPTY,
        combat: List::new(),
        fatigue_halved: false,
        board_stack: boards_in_box(data, &rules),
        board: None,
        next_board: None,
        boards: List::new(),
        prizes: IdSet::EMPTY,
        gone_boards: IdSet::EMPTY,
        display: List::new(),
        rent: 0,
        improved: improved_of(data, &rules),
        gone_improved: IdSet::EMPTY,
        experts: experts_of(data, &rules),
        gone_experts: IdSet::EMPTY,
        battle: Battle::default(),
    };
    let mut state = DungeonLords { open, hidden };
    on.tell(Audience::ALL, "DL-SETUP-01", || Event::Started { seat: start });
    state.prepare_year();
    state.deal_dummy_orders(on);
    state.deal_initial_orders(on);
    Ok(state)
}

impl DungeonLords {
    /// DL-THREE-01, DL-TWO-01: three orders of each dummy set are inaccessible in season 1.
    fn deal_dummy_orders(&mut self, on: &mut Witness<Event>) {
        for index in 0..self.dummies.len() {
            let mut left = all_areas();
            for _ in 0..3 {
                if let Some(order) = self.draw_from(&mut left, on) {
                    self.dummies[index].inaccessible.insert(order);
                }
            }
            let orders = self.dummies[index].inaccessible;
            let clause = if self.count() == 2 { "DL-TWO-01" } else { "DL-THREE-01" };
            on.tell(Audience::ALL, clause, || Event::DummyInaccessible {
                dummy: index as u8,
                orders: orders.iter().collect(),
            });
        }
    }

    /// DL-SETUP-09, DL-SETUP-10
    fn deal_initial_orders(&mut self, on: &mut Witness<Event>) {
        for seat in Seat::all(self.count()) {
            let mut left = all_areas();
            let dealt = if self.rules.first_game { 2 } else { 3 };
            for _ in 0..dealt {
                if let Some(order) = self.draw_for(seat, &mut left, on) {
                    self.hand_mut(seat).dealt.push(order);
                }
            }
            let hand = self.hand_mut(seat);
            hand.dealt.sort_unstable();
            let orders = hand.dealt;
            if self.rules.first_game {
                self.player_mut(seat).ready = true;
            } else {
                on.tell(Audience::only(seat), "DL-SETUP-09", || Event::Dealt {
                    seat,
                    orders: orders.into_iter().collect(),
                });
            }
        }
    }
}
