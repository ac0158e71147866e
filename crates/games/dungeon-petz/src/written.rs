//! How states and views are written: flat objects, whichever side a part lies on. Scenario files, programs and the hashes
//! of saves are made for these paths and this order.

use engine::{List, Luck, Pack, Seat, Seats, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    data::{
        AddonId, ArtifactId, CageId, CustomerId, Data, ExhibitionId, MAX_DECK, MAX_TILES, PetId, Progress,
    },
    each::Each,
    open::{
        Board, CHAMBERS, Cards, Crew, Final, Groups, Hand, MAX_PETS, MAX_SPACES, Open, Pet, Phase, Player,
        Plot, Stand, Treasure, Yard,
    },
    options::Options,
    state::{DungeonPetz, Hidden, Private},
    terms::{Colour, Food, Need, SPACES, Space},
    view::View,
};

#[derive(Serialize, Deserialize)]
#[serde(rename = "DungeonPetz", deny_unknown_fields)]
struct WrittenState {
    pack: Pack<Data>,
    options: Options,
    luck: Luck,
    round: u8,
    phase: Phase,
    start: Seat,
    final_order: Option<List<Seat, 4>>,
    board: WrittenBoard,
    players: List<WrittenPlayer<Groups, Hand, List<Pet, MAX_PETS>>, 4>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Board", deny_unknown_fields)]
struct WrittenBoard {
    spaces: Each<Space, Option<Crew>, SPACES>,
    neutral: List<Space, 6>,
    vegetable_stand: Stand,
    mixed_stand: Stand,
    meat_stand: Stand,
    artifacts: List<ArtifactId, 2>,
    cages: [Option<CageId>; 3],
    addons: [Option<AddonId>; 2],
    young: List<PetId, 8>,
    old: List<PetId, 8>,
    potions: u8,
    decks: Each<Colour, List<Need, MAX_DECK>, 4>,
    discards: Hand,
    pet_pile: List<PetId, MAX_TILES>,
    cage_stack: List<CageId, MAX_TILES>,
    addon_stack: List<AddonId, MAX_TILES>,
    artifact_stack: List<ArtifactId, MAX_TILES>,
    /// All tiles of the progress board, and how many of them have been turned up.
    exhibitions: List<ExhibitionId, MAX_SPACES>,
    exhibitions_open: u8,
    customers: List<CustomerId, MAX_SPACES>,
    customers_open: u8,
}

/// A player; in views groups, hand and the cards of pets may be secret, and the number of cards stands beside the hand.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename = "Player", deny_unknown_fields)]
struct WrittenPlayer<G, H, P> {
    imps: u8,
    gold: u8,
    groups: G,
    ready: bool,
    extra_imps: List<u8, 8>,
    hospital: u8,
    platform: u8,
    busy: u8,
    food: Each<Food, [u8; CHAMBERS], 2>,
    magic_box: bool,
    artifacts: List<Treasure, MAX_TILES>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    cards: Option<Each<Colour, u8, 4>>,
    hand: H,
    potions: u8,
    substitutes: Each<Colour, u8, 4>,
    plots: [Yard; 4],
    pets: P,
    new_cages: List<CageId, 5>,
    new_addon: Option<AddonId>,
    owed: Each<Colour, u8, 4>,
    employee_used: bool,
    armour_used: u8,
    shovelled: u8,
    exhibition: Option<i16>,
    sold: List<CustomerId, 4>,
    platform_sale: bool,
    reputation: i16,
    finals: List<Final, 2>,
}

impl<G, H, P> WrittenPlayer<G, H, P> {
    fn of(player: &Player, groups: G, hand: H, pets: P) -> Self {
        WrittenPlayer {
            imps: player.imps,
            gold: player.gold,
            groups,
            ready: player.ready,
            extra_imps: player.extra_imps,
            hospital: player.hospital,
            platform: player.platform,
            busy: player.busy,
            food: player.food,
            magic_box: player.magic_box,
            artifacts: player.artifacts,
            cards: None,
            hand,
            potions: player.potions,
            substitutes: player.substitutes,
            plots: player.plots,
            pets,
            new_cages: player.new_cages,
            new_addon: player.new_addon,
            owed: player.owed,
            employee_used: player.employee_used,
            armour_used: player.armour_used,
            shovelled: player.shovelled,
            exhibition: player.exhibition,
            sold: player.sold,
            platform_sale: player.platform_sale,
            reputation: player.reputation,
            finals: player.finals,
        }
    }
}

impl WrittenPlayer<Groups, Hand, List<Pet, MAX_PETS>> {
    /// The player as if nothing were secret, and the hand.
    fn read(self) -> (Player, Hand) {
        let player = Player {
            imps: self.imps,
            gold: self.gold,
            groups: self.groups,
            ready: self.ready,
            extra_imps: self.extra_imps,
            hospital: self.hospital,
            platform: self.platform,
            busy: self.busy,
            food: self.food,
            magic_box: self.magic_box,
            artifacts: self.artifacts,
            potions: self.potions,
            substitutes: self.substitutes,
            plots: self.plots,
            pets: self.pets,
            new_cages: self.new_cages,
            new_addon: self.new_addon,
            owed: self.owed,
            employee_used: self.employee_used,
            armour_used: self.armour_used,
            shovelled: self.shovelled,
            exhibition: self.exhibition,
            sold: self.sold,
            platform_sale: self.platform_sale,
            reputation: self.reputation,
            finals: self.finals,
        };
        (player, self.hand)
    }
}

impl Serialize for DungeonPetz {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenState::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for DungeonPetz {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        WrittenState::deserialize(from)?.read().map_err(D::Error::custom)
    }
}

impl From<&DungeonPetz> for WrittenState {
    fn from(state: &DungeonPetz) -> Self {
        let DungeonPetz { open: Open { board, .. }, hidden } = state;
        let mut open = state.open;
        let mut players = List::new();
        for (seat, private) in state.seats().zip(&hidden.private) {
            let player = open.player_mut(seat);
            player.show(private);
            players.push(WrittenPlayer::of(player, player.groups, private.hand, player.pets));
        }
        WrittenState {
            pack: open.pack,
            options: open.options,
            luck: hidden.luck.clone(),
            round: open.round,
            phase: open.phase,
            start: open.start,
            final_order: open.final_order,
            board: WrittenBoard {
                spaces: board.spaces,
                neutral: board.neutral,
                vegetable_stand: board.vegetable_stand,
                mixed_stand: board.mixed_stand,
                meat_stand: board.meat_stand,
                artifacts: board.artifacts,
                cages: board.cages,
                addons: board.addons,
                young: board.young,
                old: board.old,
                potions: board.potions,
                decks: hidden.decks,
                discards: board.discards,
                pet_pile: hidden.pet_pile,
                cage_stack: hidden.cage_stack,
                addon_stack: hidden.addon_stack,
                artifact_stack: hidden.artifact_stack,
                exhibitions: board.exhibitions.iter().chain(&hidden.exhibitions).copied().collect(),
                exhibitions_open: board.exhibitions.len() as u8,
                customers: board.customers.iter().chain(&hidden.customers).copied().collect(),
                customers_open: board.customers.len() as u8,
            },
            players,
        }
    }
}

/// Parts the tiles of the progress board into those turned up and those face down. What its round has come for lies
/// face up, whatever is written.
fn parted<T: Copy + Default>(
    tiles: &[T],
    turned_up: u8,
    rounds: &[u8],
    round: u8,
) -> Result<(List<T, MAX_SPACES>, List<T, MAX_SPACES>), &'static str> {
    let come = rounds.iter().take(tiles.len()).filter(|space| **space <= round).count();
    let turned_up = usize::from(turned_up).max(come);
    let (shown, hidden) = tiles.split_at_checked(turned_up).ok_or("more tiles turned up than there are")?;
    Ok((shown.iter().copied().collect(), hidden.iter().copied().collect()))
}

impl WrittenState {
    fn read(self) -> Result<DungeonPetz, &'static str> {
        let WrittenState { pack, options, luck, round, phase, start, final_order, board, players } = self;
        let Progress { exhibitions, customers, .. } = pack.data().progress(players.len());
        let (exhibitions, hidden_exhibitions) =
            parted(&board.exhibitions, board.exhibitions_open, exhibitions, round)?;
        let (customers, hidden_customers) = parted(&board.customers, board.customers_open, customers, round)?;
        let (players, hands): (List<Player, 4>, List<Hand, 4>) =
            players.into_iter().map(WrittenPlayer::read).unzip();
        let open = Open {
            pack,
            options,
            round,
            phase,
            start,
            final_order,
            board: Board {
                spaces: board.spaces,
                neutral: board.neutral,
                vegetable_stand: board.vegetable_stand,
                mixed_stand: board.mixed_stand,
                meat_stand: board.meat_stand,
                artifacts: board.artifacts,
                cages: board.cages,
                addons: board.addons,
                young: board.young,
                old: board.old,
                potions: board.potions,
                discards: board.discards,
                exhibitions,
                customers,
            },
            players,
        };
        let hidden = Hidden {
            luck,
            decks: board.decks,
            pet_pile: board.pet_pile,
            cage_stack: board.cage_stack,
            addon_stack: board.addon_stack,
            artifact_stack: board.artifact_stack,
            exhibitions: hidden_exhibitions,
            customers: hidden_customers,
            private: Default::default(),
        };
        let mut state = DungeonPetz { open, hidden };
        for (seat, hand) in state.seats().zip(hands) {
            let (grouping, face_down) = (state.phase == Phase::Grouping, state.face_down(seat));
            let player = state.player_mut(seat);
            let groups = if grouping { player.hide_groups() } else { Groups::new() };
            let laid = if face_down { player.hide_cards() } else { Default::default() };
            *state.private_mut(seat) = Private { groups, hand, laid };
        }
        Ok(state)
    }
}

#[derive(Serialize)]
struct WrittenView<'a> {
    viewer: Viewer,
    options: &'a Options,
    round: u8,
    rounds: u8,
    phase: &'a Phase,
    awaiting: Seats,
    start: Seat,
    final_order: &'a Option<List<Seat, 4>>,
    board: WrittenBoardView<'a>,
    players: Vec<WrittenPlayer<Option<Groups>, Option<Hand>, Vec<WrittenPetView>>>,
}

#[derive(Serialize)]
struct WrittenBoardView<'a> {
    spaces: &'a Each<Space, Option<Crew>, SPACES>,
    neutral: &'a [Space],
    vegetable_stand: Stand,
    mixed_stand: Stand,
    meat_stand: Stand,
    artifacts: &'a [ArtifactId],
    cages: [Option<CageId>; 3],
    addons: [Option<AddonId>; 2],
    young: &'a [PetId],
    old: &'a [PetId],
    potions: u8,
    decks: &'a Each<Colour, u8, 4>,
    discards: &'a Hand,
    pet_pile: &'a [PetId],
    cage_stack: &'a [CageId],
    addon_stack: &'a [AddonId],
    artifact_stack: &'a [ArtifactId],
    exhibitions: &'a [ExhibitionId],
    exhibitions_hidden: u8,
    customers: &'a [CustomerId],
    customers_hidden: u8,
}

#[derive(Serialize)]
struct WrittenPetView {
    pet: PetId,
    size: u8,
    suffering: u8,
    mutation: u8,
    plot: Option<Plot>,
    /// None while they are secret.
    cards: Option<Cards>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let View { viewer, open, own } = self;
        let (shown, board) = (self.shown(), &open.board);
        let player = |seat: Seat| {
            let player = shown.player(seat);
            let pet = |pet: &Pet| WrittenPetView {
                pet: pet.pet,
                size: pet.size,
                suffering: pet.suffering,
                mutation: pet.mutation,
                plot: pet.plot,
                cards: (!self.hides_cards(seat)).then_some(pet.cards),
            };
            let groups = (!self.hides_groups(seat)).then_some(player.groups);
            let pets = player.pets.iter().map(pet).collect();
            WrittenPlayer {
                ready: self.ready(seat),
                cards: Some(self.cards(seat)),
                ..WrittenPlayer::of(player, groups, self.hand(seat).copied(), pets)
            }
        };
        let written = WrittenView {
            viewer: *viewer,
            options: &open.options,
            round: open.round,
            rounds: open.rounds(),
            phase: &open.phase,
            awaiting: self.awaiting(),
            start: open.start,
            final_order: &open.final_order,
            board: WrittenBoardView {
                spaces: &board.spaces,
                neutral: &board.neutral,
                vegetable_stand: board.vegetable_stand,
                mixed_stand: board.mixed_stand,
                meat_stand: board.meat_stand,
                artifacts: &board.artifacts,
                cages: board.cages,
                addons: board.addons,
                young: &board.young,
                old: &board.old,
                potions: board.potions,
                decks: &own.decks,
                discards: &board.discards,
                pet_pile: &own.pet_pile,
                cage_stack: &own.cage_stack,
                addon_stack: &own.addon_stack,
                artifact_stack: &own.artifact_stack,
                exhibitions: &board.exhibitions,
                exhibitions_hidden: own.exhibitions,
                customers: &board.customers,
                customers_hidden: own.customers,
            },
            players: open.seats().map(player).collect(),
        };
        written.serialize(to)
    }
}
