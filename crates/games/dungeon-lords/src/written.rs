//! How states and views are written: flat objects, whichever side a part lies on. Scenario files, programs and the hashes
//! of saves are made for these paths and this order.

use engine::{Counts, IdSet, List, Luck, Pack, Seat, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    data::{
        AREAS, AdventurerId, AreaId, BoardId, CardId, Data, ExpertId, ImprovedId, LAIR, MONSTER_KINDS,
        MonsterId, PaladinId, PetId, Place, RoomId, SpecialId, TRAP_KINDS, TrapId,
    },
    dungeon::Dungeon,
    open::{
        Battle, Creature, Dummy, EventTile, Imps, ORDERS, Open, Party, Phase, Plan, PlannedTrap, Player,
        Rented, Site, Spot, Stacked, Tasks,
    },
    options::Rules,
    state::{DungeonLords, Hand, Hidden, ROUNDS, SEATS, Secrets},
    view::View,
};

#[derive(Serialize, Deserialize)]
#[serde(rename = "DungeonLords", deny_unknown_fields)]
struct WrittenState {
    pack: Pack<Data>,
    luck: Luck,
    rules: Rules,
    year: u8,
    season: u8,
    round: u8,
    phase: Phase,
    cursor: u8,
    tasks: Tasks,
    start: Seat,
    players: List<WrittenPlayer, SEATS>,
    revealed: u8,
    spots: [[Spot; 3]; AREAS],
    dummies: List<Dummy, 2>,
    dummy_evil: u8,
    dummy_served: bool,
    tent: IdSet<PaladinId>,
    gone_paladins: IdSet<PaladinId>,
    monsters: List<MonsterId, 3>,
    rooms: List<RoomId, 2>,
    monster_stack: Counts<MonsterId, MONSTER_KINDS>,
    room_stack: IdSet<RoomId>,
    monster_discard: Counts<MonsterId, MONSTER_KINDS>,
    room_discard: IdSet<RoomId>,
    left_over: [u8; 2],
    trap_deck: Counts<TrapId, TRAP_KINDS>,
    trap_discard: Counts<TrapId, TRAP_KINDS>,
    adventurer_stack: IdSet<AdventurerId>,
    arriving: List<AdventurerId, 4>,
    announced: List<AdventurerId, 4>,
    gone_adventurers: IdSet<AdventurerId>,
    event_stack: [u8; 3],
    event: Option<EventTile>,
    next_event: Option<EventTile>,
    special_stack: IdSet<SpecialId>,
    special: Option<SpecialId>,
    next_special: Option<SpecialId>,
    used_specials: IdSet<SpecialId>,
    card_stack: IdSet<CardId>,
    combat: List<Stacked, ROUNDS>,
    fatigue_halved: bool,
    board_stack: IdSet<BoardId>,
    board: Option<BoardId>,
    next_board: Option<BoardId>,
    boards: List<BoardId, 8>,
    prizes: IdSet<BoardId>,
    gone_boards: IdSet<BoardId>,
    display: List<TrapId, 3>,
    rent: u8,
    improved: IdSet<ImprovedId>,
    gone_improved: IdSet<ImprovedId>,
    experts: IdSet<ExpertId>,
    gone_experts: IdSet<ExpertId>,
    pet_deck: IdSet<PetId>,
    pet_discard: [IdSet<PetId>; SEATS],
    battle: Battle,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename = "Player", deny_unknown_fields)]
struct WrittenPlayer {
    evil: u8,
    gold: u8,
    food: u8,
    imps: Imps,
    tokens_used: u8,
    helpers: u8,
    unpaid: u8,
    invested: u8,
    traps: Counts<TrapId, TRAP_KINDS>,
    dungeon: Dungeon,
    rented: List<Rented, 8>,
    lair: List<Creature, LAIR>,
    party: Party,
    prison: IdSet<AdventurerId>,
    captured_paladins: IdSet<PaladinId>,
    mourned: u8,
    captor: bool,
    dealt: List<AreaId, 3>,
    orders: List<AreaId, ORDERS>,
    third: Option<AreaId>,
    on_card: [bool; ORDERS],
    inaccessible: IdSet<AreaId>,
    pets: IdSet<PetId>,
    used_pets: IdSet<PetId>,
    passing: Option<PetId>,
    fighter: Option<PetId>,
    fighter_ready: bool,
    foresees: bool,
    quiet: bool,
    bid: u8,
    plan: WrittenPlan,
    parade: IdSet<PetId>,
    ready: bool,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename = "Plan", default, deny_unknown_fields)]
struct WrittenPlan {
    site: Option<Site>,
    traps: List<PlannedTrap, 4>,
    sent: IdSet<Place>,
    pet: bool,
    again: u8,
}

impl Serialize for DungeonLords {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenState::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for DungeonLords {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        WrittenState::deserialize(from).map(DungeonLords::from)
    }
}

impl From<&DungeonLords> for WrittenState {
    fn from(state: &DungeonLords) -> Self {
        let players = written_players(&state.open, &state.hidden.secrets);
        let combat = written_cards(&state.open, &state.hidden.secrets);
        let pet_discard = state.hidden.secrets.hands.each_ref().map(|hand| hand.discarded);
        let DungeonLords { open, hidden } = state.clone();
        WrittenState {
            pack: open.pack,
            luck: hidden.luck,
            rules: open.rules,
            year: open.year,
            season: open.season,
            round: open.round,
            phase: open.phase,
            cursor: open.cursor,
            tasks: open.tasks,
            start: open.start,
            players,
            revealed: open.revealed,
            spots: open.spots,
            dummies: open.dummies,
            dummy_evil: open.dummy_evil,
            dummy_served: open.dummy_served,
            tent: open.tent,
            gone_paladins: open.gone_paladins,
            monsters: open.monsters,
            rooms: open.rooms,
            monster_stack: open.monster_stack,
            room_stack: open.room_stack,
            monster_discard: open.monster_discard,
            room_discard: open.room_discard,
            left_over: open.left_over,
            trap_deck: hidden.trap_deck,
            trap_discard: open.trap_discard,
            adventurer_stack: open.adventurer_stack,
            arriving: open.arriving,
            announced: open.announced,
            gone_adventurers: open.gone_adventurers,
            event_stack: open.event_stack,
            event: open.event,
            next_event: open.next_event,
            special_stack: open.special_stack,
            special: open.special,
            next_special: open.next_special,
            used_specials: open.used_specials,
            card_stack: hidden.card_stack,
            combat,
            fatigue_halved: open.fatigue_halved,
            board_stack: open.board_stack,
            board: open.board,
            next_board: open.next_board,
            boards: open.boards,
            prizes: open.prizes,
            gone_boards: open.gone_boards,
            display: open.display,
            rent: open.rent,
            improved: open.improved,
            gone_improved: open.gone_improved,
            experts: open.experts,
            gone_experts: open.gone_experts,
            pet_deck: hidden.pet_deck,
            pet_discard,
            battle: open.battle,
        }
    }
}

impl From<WrittenState> for DungeonLords {
    fn from(written: WrittenState) -> Self {
        let mut open = Open {
            pack: written.pack,
            rules: written.rules,
            year: written.year,
            season: written.season,
            round: written.round,
            phase: written.phase,
            cursor: written.cursor,
            tasks: written.tasks,
            start: written.start,
            players: List::new(),
            revealed: written.revealed,
            spots: written.spots,
            dummies: written.dummies,
            dummy_evil: written.dummy_evil,
            dummy_served: written.dummy_served,
            tent: written.tent,
            gone_paladins: written.gone_paladins,
            monsters: written.monsters,
            rooms: written.rooms,
            monster_stack: written.monster_stack,
            room_stack: written.room_stack,
            monster_discard: written.monster_discard,
            room_discard: written.room_discard,
            left_over: written.left_over,
            trap_discard: written.trap_discard,
            adventurer_stack: written.adventurer_stack,
            arriving: written.arriving,
            announced: written.announced,
            gone_adventurers: written.gone_adventurers,
            event_stack: written.event_stack,
            event: written.event,
            next_event: written.next_event,
            special_stack: written.special_stack,
            special: written.special,
            next_special: written.next_special,
            used_specials: written.used_specials,
            combat: written.combat,
            fatigue_halved: written.fatigue_halved,
            board_stack: written.board_stack,
            board: written.board,
            next_board: written.next_board,
            boards: written.boards,
            prizes: written.prizes,
            gone_boards: written.gone_boards,
            display: written.display,
            rent: written.rent,
            improved: written.improved,
            gone_improved: written.gone_improved,
            experts: written.experts,
            gone_experts: written.gone_experts,
            battle: written.battle,
        };
        let mut secrets = Secrets::default();
        for (hand, pets) in secrets.hands.iter_mut().zip(written.pet_discard) {
            hand.discarded = pets;
        }
        for (stacked, place) in open.combat.iter_mut().zip(&mut secrets.cards) {
            if !stacked.open {
                *place = stacked.card.take();
            }
        }
        for (seat, player) in Seat::all(written.players.len()).zip(written.players) {
            let player = player.open(&mut secrets.hands[seat.index()]);
            open.players.push(player);
            open.take_into_hand(seat, &mut secrets.hands[seat.index()]);
        }
        let hidden = Hidden {
            luck: written.luck,
            trap_deck: written.trap_deck,
            pet_deck: written.pet_deck,
            card_stack: written.card_stack,
            secrets,
        };
        DungeonLords { open, hidden }
    }
}

/// Players with what `secrets` tells of their hands.
fn written_players(open: &Open, secrets: &Secrets) -> List<WrittenPlayer, SEATS> {
    Seat::all(open.count()).map(|seat| WrittenPlayer::new(open, seat, &secrets.hands[seat.index()])).collect()
}

/// The combat stack with what `secrets` tells of its cards.
fn written_cards(open: &Open, secrets: &Secrets) -> List<Stacked, ROUNDS> {
    let known = open.combat.iter().zip(secrets.cards);
    known.map(|(stacked, card)| Stacked { card: stacked.card.or(card), ..*stacked }).collect()
}

impl WrittenPlayer {
    fn new(open: &Open, seat: Seat, hand: &Hand) -> WrittenPlayer {
        let player = open.player(seat);
        let Plan { site, sent, pet, again } = *open.plan_of(seat, hand);
        WrittenPlayer {
            evil: player.evil,
            gold: player.gold,
            food: player.food,
            imps: player.imps,
            tokens_used: player.tokens_used,
            helpers: player.helpers,
            unpaid: player.unpaid,
            invested: player.invested,
            traps: hand.traps,
            dungeon: player.dungeon,
            rented: player.rented,
            lair: player.lair,
            party: player.party,
            prison: player.prison,
            captured_paladins: player.captured_paladins,
            mourned: player.mourned,
            captor: player.captor,
            dealt: hand.dealt,
            orders: open.orders_of(seat, hand).collect(),
            third: open.third_of(seat, hand),
            on_card: player.on_card,
            inaccessible: player.inaccessible,
            pets: hand.pets,
            used_pets: player.used_pets,
            passing: hand.passing,
            fighter: player.fighter,
            fighter_ready: player.fighter_ready,
            foresees: player.foresees,
            quiet: hand.quiet,
            bid: open.bid_of(seat, hand),
            plan: WrittenPlan { site, traps: hand.laid, sent, pet, again },
            parade: hand.parade,
            ready: open.has_answered(seat, hand),
        }
    }

    /// The player as far as he lies open, if everything he has chosen does; his cards go to his hand.
    fn open(self, hand: &mut Hand) -> Player {
        hand.traps = self.traps;
        hand.dealt = self.dealt;
        hand.pets = self.pets;
        hand.passing = self.passing;
        hand.quiet = self.quiet;
        hand.parade = self.parade;
        hand.laid = self.plan.traps;
        let WrittenPlan { site, sent, pet, again, .. } = self.plan;
        Player {
            evil: self.evil,
            gold: self.gold,
            food: self.food,
            imps: self.imps,
            tokens_used: self.tokens_used,
            helpers: self.helpers,
            unpaid: self.unpaid,
            invested: self.invested,
            dungeon: self.dungeon,
            rented: self.rented,
            lair: self.lair,
            party: self.party,
            prison: self.prison,
            captured_paladins: self.captured_paladins,
            mourned: self.mourned,
            captor: self.captor,
            orders: self.orders,
            third: self.third,
            on_card: self.on_card,
            inaccessible: self.inaccessible,
            used_pets: self.used_pets,
            fighter: self.fighter,
            fighter_ready: self.fighter_ready,
            foresees: self.foresees,
            bid: self.bid,
            plan: Plan { site, sent, pet, again },
            ready: self.ready,
        }
    }
}

#[derive(Serialize)]
struct WrittenView<'a> {
    viewer: Viewer,
    rules: &'a Rules,
    year: u8,
    season: u8,
    round: u8,
    phase: Phase,
    cursor: u8,
    tasks: &'a Tasks,
    start: Seat,
    players: List<WrittenPlayer, SEATS>,
    revealed: u8,
    spots: &'a [[Spot; 3]; AREAS],
    dummies: &'a List<Dummy, 2>,
    dummy_evil: u8,
    dummy_served: bool,
    tent: IdSet<PaladinId>,
    gone_paladins: IdSet<PaladinId>,
    monsters: &'a List<MonsterId, 3>,
    rooms: &'a List<RoomId, 2>,
    monster_discard: &'a Counts<MonsterId, MONSTER_KINDS>,
    room_discard: IdSet<RoomId>,
    trap_discard: &'a Counts<TrapId, TRAP_KINDS>,
    arriving: &'a List<AdventurerId, 4>,
    announced: &'a List<AdventurerId, 4>,
    event: Option<EventTile>,
    next_event: Option<EventTile>,
    special: Option<SpecialId>,
    next_special: Option<SpecialId>,
    combat: List<Stacked, ROUNDS>,
    fatigue_halved: bool,
    board: Option<BoardId>,
    next_board: Option<BoardId>,
    boards: &'a List<BoardId, 8>,
    prizes: IdSet<BoardId>,
    display: &'a List<TrapId, 3>,
    rent: u8,
    improved: IdSet<ImprovedId>,
    experts: IdSet<ExpertId>,
    battle: &'a Battle,
    trap_cards: &'a [u8],
    planned_traps: &'a [u8],
    face_down_pets: &'a [u8],
    discarded_pets: &'a [u8],
    own_discarded_pets: [IdSet<PetId>; SEATS],
    trap_deck: u8,
    pet_deck: u8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let View { viewer, open, own, held } = self;
        let players = open.count();
        let written = WrittenView {
            viewer: *viewer,
            rules: &open.rules,
            year: open.year,
            season: open.season,
            round: open.round,
            phase: open.phase,
            cursor: open.cursor,
            tasks: &open.tasks,
            start: open.start,
            players: written_players(open, own),
            revealed: open.revealed,
            spots: &open.spots,
            dummies: &open.dummies,
            dummy_evil: open.dummy_evil,
            dummy_served: open.dummy_served,
            tent: open.tent,
            gone_paladins: open.gone_paladins,
            monsters: &open.monsters,
            rooms: &open.rooms,
            monster_discard: &open.monster_discard,
            room_discard: open.room_discard,
            trap_discard: &open.trap_discard,
            arriving: &open.arriving,
            announced: &open.announced,
            event: open.event,
            next_event: open.next_event,
            special: open.special,
            next_special: open.next_special,
            combat: written_cards(open, own),
            fatigue_halved: open.fatigue_halved,
            board: open.board,
            next_board: open.next_board,
            boards: &open.boards,
            prizes: open.prizes,
            display: &open.display,
            rent: open.rent,
            improved: open.improved,
            experts: open.experts,
            battle: &open.battle,
            trap_cards: &held.traps[..players],
            planned_traps: &held.planned[..players],
            face_down_pets: &held.pets[..players],
            discarded_pets: &held.discarded[..players],
            own_discarded_pets: own.hands.each_ref().map(|hand| hand.discarded),
            trap_deck: held.trap_deck,
            pet_deck: held.pet_deck,
        };
        written.serialize(to)
    }
}
