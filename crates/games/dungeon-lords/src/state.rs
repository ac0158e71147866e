//! What is on the table: everything a running game consists of, without heap and without derived values.

use arrayvec::ArrayVec;
use engine::{Counts, IdSet, Luck, Pack, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    data::{
        AREAS, AdventurerId, AreaId, BoardId, CardId, Cell, Data, ExpertId, ImproveKind, ImprovedId, LAIR,
        MONSTER_KINDS, MonsterId, PaladinId, PetId, PetWindow, Place, RoomId, SpecialId, TRAP_KINDS, TrapId,
    },
    dungeon::{Dungeon, Installed},
    options::Rules,
};

/// Where the game stands. Each phase can be entered from outside: its own progress is in `cursor` and `tasks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody secretly keeps one of three orders (DL-SETUP-09).
    InitialOrders,
    NewSeason,
    ChooseOrders,
    PlaceMinions,
    ResolveOrders,
    EndOfOrders,
    FairBids,
    FairPrizes,
    BeforeProduction,
    Production,
    Retrieval,
    PassPets,
    DiscardPets,
    BeforeEvent,
    Event,
    BeforeAdventurers,
    Adventurers,
    EndOfSeason,
    Combat,
    Planning,
    Battle,
    ScoringPets,
    Over,
}

/// A step of one battle, in the order of DL-FEST-FLOW-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Start,
    Bards,
    RevealTraps,
    Traps,
    BeforeFastSpells,
    FastSpells,
    BeforeMonsters,
    Monsters,
    AfterMonsters,
    SlowSpells,
    Healing,
    BeforeConquest,
    Fatigue,
    DealFatigue,
    Conquest,
    Poison,
    Done,
}

/// Goods that change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Gold,
    Food,
    Evil,
    Imp,
    Trap,
    Monster,
}

/// Where an imp is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImpAt {
    Free,
    Used,
    Training,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imps {
    /// In the den and not used this season (DL-PROD-02).
    pub free: u8,
    pub used: u8,
    /// In the Imp Training Room.
    pub training: u8,
}

impl Imps {
    pub fn total(self) -> u8 {
        self.free.saturating_add(self.used).saturating_add(self.training)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    pub kind: MonsterId,
    /// Face up: can be sent.
    #[serde(default = "yes")]
    pub ready: bool,
    #[serde(default)]
    pub expert: Option<ExpertId>,
    /// The expert tile lies face down until the combat is over.
    #[serde(default)]
    pub expert_used: bool,
}

fn yes() -> bool {
    true
}

impl Creature {
    pub const fn new(kind: MonsterId) -> Creature {
        Creature { kind, ready: true, expert: None, expert_used: false }
    }
}

/// Who marches in a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Adventurer(AdventurerId),
    Paladin(PaladinId),
    Illusion,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub who: Who,
    #[serde(default)]
    pub damage: u8,
    #[serde(default)]
    pub courage: u8,
    /// Hit points beyond the printed ones, until the combat ends.
    #[serde(default)]
    pub extra: u8,
    /// Damage that comes at the end of the round.
    #[serde(default)]
    pub poison: u8,
    /// Can be neither aimed at nor wounded this round.
    #[serde(default)]
    pub hidden: bool,
}

impl Member {
    pub const fn new(who: Who) -> Member {
        Member { who, damage: 0, courage: 0, extra: 0, poison: 0, hidden: false }
    }
}

pub type Party = ArrayVec<Member, 8>;

/// A room beside the board (DL-FEST-RENT-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rented {
    pub room: RoomId,
    #[serde(default)]
    pub conquered: bool,
    #[serde(default)]
    pub uses: u8,
    #[serde(default)]
    pub outward: bool,
}

/// Where a battle takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    Cell(Cell),
    Rented(RoomId),
}

/// A trap card laid down for a battle, with what it was loaded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedTrap {
    pub trap: TrapId,
    /// The monster that is its cost.
    #[serde(default)]
    pub fed: Option<Place>,
    /// The imp that is its cost.
    #[serde(default)]
    pub imp: Option<ImpAt>,
}

/// What a player has planned for this round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    pub site: Option<Site>,
    pub traps: ArrayVec<PlannedTrap, 4>,
    pub sent: IdSet<Place>,
    /// The pet that fights like a monster is sent.
    pub pet: bool,
}

/// One player's secret and open things. Hidden from others: `traps`, `pets`, `dealt`, `orders` not yet revealed, `third`,
/// `bid`, `plan`, `parade`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub evil: u8,
    pub gold: u8,
    pub food: u8,
    pub imps: Imps,
    /// Troll tokens used this season.
    pub tokens_used: u8,
    /// Extra workers a pet lends for this Production phase.
    pub helpers: u8,
    /// Unpaid-tax counters.
    pub unpaid: u8,
    /// Gold that comes back at the end of the Orders phase (DL-FEST-INV-01).
    pub invested: u8,
    pub traps: Counts<TrapId, TRAP_KINDS>,
    pub dungeon: Dungeon,
    pub rented: ArrayVec<Rented, 8>,
    pub lair: ArrayVec<Creature, LAIR>,
    pub party: Party,
    pub prison: IdSet<AdventurerId>,
    pub captured_paladins: IdSet<PaladinId>,
    /// Ordinary adventurers eliminated in this combat (DL-FEST-BARD-08).
    pub mourned: u8,
    /// Captured a paladin this year (DL-FEST-PAL-10).
    pub captor: bool,
    /// The three orders drawn at set-up.
    pub dealt: ArrayVec<AreaId, 3>,
    /// The orders of this season, in sequence.
    pub orders: ArrayVec<AreaId, 3>,
    /// The third order of the dummy this player runs (two players).
    pub third: Option<AreaId>,
    /// Whose minion stands on its card: blocked or not executed.
    pub on_card: [bool; 3],
    pub inaccessible: IdSet<AreaId>,
    /// Pets face down in the pen.
    pub pets: IdSet<PetId>,
    /// Pets face up.
    pub used_pets: IdSet<PetId>,
    /// The pet on its way to the left neighbour.
    pub passing: Option<PetId>,
    /// The used pet that can be sent to battle, and whether it is ready.
    pub fighter: Option<PetId>,
    pub fighter_ready: bool,
    /// Sees the combat card of each round before planning (DL-FEST-PET-07).
    pub foresees: bool,
    /// Wants no question about pets for the rest of the season or combat.
    pub quiet: bool,
    /// Imps sent to the Fair.
    pub bid: u8,
    pub plan: Plan,
    /// Scoring pets this player shows.
    pub parade: IdSet<PetId>,
    /// Has answered what everybody answers at the same time.
    pub ready: bool,
}

/// A space of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    #[default]
    Free,
    Dummy,
    Minion(Seat),
}

/// A set of orders nobody owns (DL-THREE-01, DL-TWO-01).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dummy {
    pub inaccessible: IdSet<AreaId>,
    /// The orders drawn this season.
    pub open: ArrayVec<AreaId, 3>,
}

/// A card of the combat stack. It is drawn when somebody first looks at it: until then nobody can know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacked {
    /// Its place when the year began: every later move is announced (DL-HIDE-05).
    #[serde(default)]
    pub origin: u8,
    #[serde(default)]
    pub card: Option<CardId>,
    /// Who has seen it.
    #[serde(default)]
    pub known: Seats,
    /// Face up for everybody.
    #[serde(default)]
    pub open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventTile {
    Taxes,
    Payday,
    Special,
}

/// What is in force during the battle being fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub stage: Stage,
    pub skip_fast: bool,
    pub skip_slow: bool,
    pub skip_healing: bool,
    pub skip_conquest: bool,
    /// A creature has attacked (DL-COMBAT-50).
    pub attacked: bool,
    pub no_fatigue: bool,
    /// Additions to fatigue.
    pub fatigue: i8,
    /// Points that monsters and ghosts do not deal.
    pub shield: u8,
    pub rage: bool,
    pub no_bonuses: bool,
    /// Trap icons spent this round (DL-COMBAT-23).
    pub icons_spent: u8,
    /// Traps from the hand that have not gone off, with what they are loaded with.
    pub traps: ArrayVec<Installed, 4>,
    /// The installed trap of the tile, while it has not gone off.
    pub installed: Option<Installed>,
    /// Sent creatures that have had their turn.
    pub acted: IdSet<Place>,
    pub pet_acted: bool,
    /// Creatures (or the pet) turned into sheep, and what a sheep deals.
    pub sheep: IdSet<Place>,
    pub pet_sheep: bool,
    pub sheep_damage: u8,
}

impl Battle {
    pub const START: Battle = Battle {
        traps: ArrayVec::new_const(),
        stage: Stage::Start,
        skip_fast: false,
        skip_slow: false,
        skip_healing: false,
        skip_conquest: false,
        attacked: false,
        no_fatigue: false,
        fatigue: 0,
        shield: 0,
        rage: false,
        no_bonuses: false,
        icons_spent: 0,
        installed: None,
        acted: IdSet::EMPTY,
        pet_acted: false,
        sheep: IdSet::EMPTY,
        pet_sheep: false,
        sheep_damage: 0,
    };
}

/// What a cost is due for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Hiring in an area, on this space.
    Hire { area: AreaId, slot: u8 },
    /// Hiring at the Fair with this board.
    Prize { board: BoardId },
    /// Pay day, or staying in the battle.
    Keep { place: Place },
}

/// Who strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Striker {
    Creature(Place),
    /// The pet that fights like a monster.
    Fighter,
    /// A pet's own power.
    Pet(PetId),
}

/// What a spell does to a monster of the owner's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Withdraw,
    KnockOut,
    Sheep(u8),
}

/// A question in hand. The last one is asked first; one with a single answer is answered by the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Pay for a first order to hire, or hold the minion back.
    FirstHire {
        seat: Seat,
        area: AreaId,
    },
    /// Carry out the action of a minion.
    Act {
        seat: Seat,
        area: AreaId,
        slot: u8,
    },
    Dig {
        seat: Seat,
        left: u8,
    },
    /// Look at cards of the combat stack; with `moves` each is put back where the owner likes.
    Peek {
        seat: Seat,
        left: u8,
        moves: bool,
    },
    PutCard {
        seat: Seat,
        from: u8,
    },
    DropTrap {
        seat: Seat,
    },
    LoseImp {
        seat: Seat,
    },
    FreeTunnel {
        seat: Seat,
    },
    Improve {
        seat: Seat,
        kind: ImproveKind,
        left: u8,
    },
    /// Which imp or monster an installed trap takes.
    Load {
        seat: Seat,
        trap: TrapId,
        cell: Cell,
        slot: u8,
    },
    PickPrize {
        seat: Seat,
    },
    HireDiscarded {
        seat: Seat,
        board: BoardId,
    },
    BuildDiscarded {
        seat: Seat,
        board: BoardId,
    },
    Cost {
        seat: Seat,
        due: Due,
        kind: MonsterId,
        expert: Option<ExpertId>,
        option: Option<u8>,
        trap: Option<TrapId>,
        fed: Option<Place>,
    },
    Produce {
        seat: Seat,
    },
    TakeBack {
        seat: Seat,
        order: u8,
    },
    Tax {
        seat: Seat,
    },
    Payday {
        seat: Seat,
        left: IdSet<Place>,
    },
    MayPay {
        seat: Seat,
        event: SpecialId,
        effect: u8,
    },
    Strike {
        seat: Seat,
        left: IdSet<Place>,
    },
    /// Which monster is given away.
    Feed {
        seat: Seat,
        except: Place,
    },
    DiscardPet {
        seat: Seat,
    },
    /// Pets in building: round the table until a whole round passes without one.
    Window {
        window: PetWindow,
        at: u8,
        passed: u8,
    },
    /// Pets in the owner's battle.
    BattleWindow {
        seat: Seat,
        window: PetWindow,
    },
    /// Which trap goes off next.
    Spring {
        seat: Seat,
    },
    AimTrap {
        seat: Seat,
        trap: TrapId,
        fed: Option<MonsterId>,
    },
    /// Which creature attacks next, and how.
    Attack {
        seat: Seat,
    },
    Blow {
        seat: Seat,
        by: Striker,
        mode: u8,
        effect: u8,
        first: Option<u8>,
        same: Option<u8>,
        eliminated: bool,
    },
    PickMonster {
        seat: Seat,
        fate: Fate,
    },
    Suggest {
        seat: Seat,
        left: IdSet<Place>,
    },
    PeaceOrEvil {
        seat: Seat,
        evil: u8,
    },
    FreePrisoner {
        seat: Seat,
        paladins: bool,
        evil: bool,
    },
    TrainedImp {
        seat: Seat,
    },
}

pub type Tasks = ArrayVec<Task, 24>;

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonLords {
    pub(crate) pack: Pack<Data>,
    pub(crate) luck: Luck,
    pub rules: Rules,
    pub year: u8,
    pub season: u8,
    /// The round of combat, 0 while building.
    pub round: u8,
    pub phase: Phase,
    /// How far the phase has come.
    pub cursor: u8,
    pub tasks: Tasks,
    /// Holder of the starting player token.
    pub start: Seat,
    pub players: ArrayVec<Player, 4>,
    /// How many orders of the season are revealed.
    pub revealed: u8,
    pub spots: [[Spot; 3]; AREAS],
    pub dummies: ArrayVec<Dummy, 2>,
    pub dummy_evil: u8,
    /// The dummy has received its paladin (DL-FEST-Y2-05).
    pub dummy_served: bool,
    pub tent: IdSet<PaladinId>,
    pub gone_paladins: IdSet<PaladinId>,
    /// Tiles on offer.
    pub monsters: ArrayVec<MonsterId, 3>,
    pub rooms: ArrayVec<RoomId, 2>,
    /// The undrawn tiles of the year.
    pub monster_stack: Counts<MonsterId, MONSTER_KINDS>,
    pub room_stack: IdSet<RoomId>,
    pub monster_discard: Counts<MonsterId, MONSTER_KINDS>,
    pub room_discard: IdSet<RoomId>,
    pub trap_deck: Counts<TrapId, TRAP_KINDS>,
    pub trap_discard: Counts<TrapId, TRAP_KINDS>,
    pub adventurer_stack: IdSet<AdventurerId>,
    /// Arriving this season, weakest first.
    pub arriving: ArrayVec<AdventurerId, 4>,
    /// Announced for the next season.
    pub announced: ArrayVec<AdventurerId, 4>,
    pub gone_adventurers: IdSet<AdventurerId>,
    /// Event tiles not yet drawn this year.
    pub event_stack: [u8; 3],
    pub event: Option<EventTile>,
    pub next_event: Option<EventTile>,
    pub special_stack: IdSet<SpecialId>,
    pub special: Option<SpecialId>,
    pub next_special: Option<SpecialId>,
    pub used_specials: IdSet<SpecialId>,
    /// This year's combat cards that are not in the stack.
    pub card_stack: IdSet<CardId>,
    pub combat: ArrayVec<Stacked, 5>,
    pub fatigue_halved: bool,
    pub board_stack: IdSet<BoardId>,
    pub board: Option<BoardId>,
    pub next_board: Option<BoardId>,
    /// The boards of this year in order of their seasons, the one in play included.
    pub boards: ArrayVec<BoardId, 4>,
    /// Boards still to be chosen at the Fair.
    pub prizes: IdSet<BoardId>,
    pub gone_boards: IdSet<BoardId>,
    /// Traps laid out by Install Traps.
    pub display: ArrayVec<TrapId, 3>,
    /// Gold paid on III of Rent a Room, while it can be taken.
    pub rent: u8,
    pub improved: IdSet<ImprovedId>,
    pub gone_improved: IdSet<ImprovedId>,
    pub experts: IdSet<ExpertId>,
    pub gone_experts: IdSet<ExpertId>,
    pub pet_deck: IdSet<PetId>,
    /// Pets discarded face down, with who discarded them.
    pub pet_discard: [IdSet<PetId>; 4],
    pub battle: Battle,
}

impl DungeonLords {
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub fn count(&self) -> usize {
        self.players.len()
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat that comes `at`-th in turn order (DL-CONV-03).
    #[inline]
    pub fn in_turn(&self, at: u8) -> Seat {
        Seat::at((self.start.index() + usize::from(at)) % self.count())
    }

    /// How many seats come before this one in turn order.
    #[inline]
    pub fn turn_of(&self, seat: Seat) -> u8 {
        ((seat.index() + self.count() - self.start.index()) % self.count()) as u8
    }

    pub fn last_season(&self) -> bool {
        self.season >= self.rules.seasons
    }

    /// Index of the year for tables with two columns.
    pub fn year_index(&self) -> usize {
        usize::from(self.year == 2)
    }

    /// On or above the paladin space.
    pub fn notorious(&self, evil: u8) -> bool {
        evil >= self.data().evil.paladin_space
    }

    pub fn building(&self) -> bool {
        self.round == 0 && !matches!(self.phase, Phase::ScoringPets | Phase::Over)
    }
}
