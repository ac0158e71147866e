//! The component tables, read once from a data pack and checked.

mod parse;
mod raw;

use engine::{Components, Counts, Id, IdSet, Label, Names, pack::PackReader};

pub use self::parse::PILES;
use crate::effect::{MonsterType, Op, Role, Trigger};

engine::id!(
    /// A Citizen deck.
    pub CitizenId, 0, "citizen"
);
engine::id!(
    /// A kind of Monster, or a Monster Event.
    pub MonsterId, 1, "monster"
);
engine::id!(pub DomainId, 2, "domain");
engine::id!(pub DukeId, 3, "duke");
engine::id!(
    /// An Area of Monsters.
    pub PlaceId, 4, "place"
);
engine::id!(
    /// Something that harvests: a Citizen deck or a Starter.
    pub SourceId, 5, "citizen or starter"
);

/// How many different cards of each type a pack may hold.
pub const MAX_CITIZENS: usize = 24;
pub const MAX_MONSTERS: usize = 48;
pub const MAX_DOMAINS: usize = 64;
pub const MAX_DUKES: usize = 32;
pub const MAX_PLACES: usize = 16;
/// Three Starters each, always (VA-SET-12).
pub const STARTERS: usize = 3;
/// Stacks of each row of the grid (VA-SET-01).
pub const MONSTER_STACKS: usize = 5;
pub const CITIZEN_STACKS: usize = 10;
pub const DOMAIN_STACKS: usize = 5;

pub type CitizenCounts = Counts<CitizenId, MAX_CITIZENS>;
pub type MonsterCounts = Counts<MonsterId, MAX_MONSTERS>;

#[derive(Debug)]
pub struct Place {
    pub label: Label,
    /// Order of the stacks from left to right (VA-SET-03, R-01).
    pub row_order: u8,
}

/// A Citizen deck or a Starter: what harvests.
#[derive(Debug)]
pub struct Source {
    pub label: Label,
    pub activation: Vec<u8>,
    pub on_double: bool,
    pub on_no_match: bool,
    pub on_turn: Vec<Op>,
    pub off_turn: Vec<Op>,
}

#[derive(Debug)]
pub struct Citizen {
    pub cost: u8,
    pub role: Role,
    pub copies: u8,
    /// Which of the ten stacks it belongs to.
    pub pile: u8,
    /// Citizens of the same name (itself included) and whether a Starter has it too: what the surcharge counts.
    pub named: IdSet<CitizenId>,
    pub starter_named: bool,
}

#[derive(Debug)]
pub struct Monster {
    pub label: Label,
    /// `None` for a Monster Event.
    pub place: Option<PlaceId>,
    pub kind: MonsterType,
    pub strength: u8,
    pub magic: u8,
    pub vp: u8,
    pub copies: u8,
    pub copies_5p: u8,
    pub reward: Vec<Op>,
    /// Monster Events only: the number that activates it and what it does then.
    pub activation: u8,
    pub instruction: Vec<Op>,
}

#[derive(Debug)]
pub struct Domain {
    pub label: Label,
    pub cost: u8,
    /// Role icons by [`Role`]: needed to build it, counted by Dukes afterwards.
    pub requires: [u8; 4],
    pub vp: u8,
    pub trigger: Trigger,
    pub optional: bool,
    pub effect: Vec<Op>,
}

#[derive(Debug)]
pub struct Duke {
    pub label: Label,
    pub roles: [u8; 4],
    pub citizen: u8,
    pub monster: u8,
    pub domain: u8,
    pub boss: u8,
    pub titan: u8,
    /// 1 VP for so many Resources; 0 for none.
    pub resources_per: u8,
}

#[derive(Debug)]
pub struct Preset {
    pub label: Label,
    pub places: [PlaceId; MONSTER_STACKS],
    pub citizens: [CitizenId; CITIZEN_STACKS],
    pub remove_domains: IdSet<DomainId>,
}

#[derive(Debug)]
pub struct Setup {
    pub gold: u8,
    pub strength: u8,
    pub magic: u8,
    pub vp: u8,
    pub dukes_dealt: u8,
    pub exhausted_per_player: u8,
    pub events_per_player: u8,
    pub actions: u8,
    /// Stack sizes for 1 to 4 players, then for 5.
    pub citizen_pile: [u8; 2],
    pub domain_pile: [u8; 2],
}

/// What everybody scores in NODUKE.
#[derive(Debug)]
pub struct NoDuke {
    pub roles: [u8; 4],
    pub resources_per: u8,
    pub majority: u8,
    pub majority_tie: u8,
}

/// Everything that is printed on the components.
#[derive(Debug)]
pub struct Data {
    pub places: Vec<Place>,
    /// The Citizen decks, then the three Starters.
    pub sources: Vec<Source>,
    pub citizens: Vec<Citizen>,
    /// Monsters of the Areas, then Monster Events.
    pub monsters: Vec<Monster>,
    pub domains: Vec<Domain>,
    pub dukes: Vec<Duke>,
    pub presets: Vec<Preset>,
    pub setup: Setup,
    pub no_duke: NoDuke,
    /// Sources by Activation Number, a bit each: what a rolled number wakes.
    pub by_number: [u32; 13],
    /// Sources that can wake without a number (the Herald).
    pub heralds: u32,
    /// Sources that can take from others on their owner's turn.
    pub takers: u32,
    /// Domains by trigger, a bit each.
    pub rolling: IdSet<DomainId>,
    pub doubling: IdSet<DomainId>,
    pub harvesting: IdSet<DomainId>,
    pub starting: IdSet<DomainId>,
    pub ending: IdSet<DomainId>,
    pub on_citizen: IdSet<DomainId>,
    pub on_slain: IdSet<DomainId>,
    pub ignoring_surcharge: IdSet<DomainId>,
    pub discounting: IdSet<DomainId>,
    /// By Role: all bits of each Citizen that has it, so that counts of a Role are added up many at a time.
    pub of_role: [[u8; MAX_CITIZENS]; Role::ALL.len()],
}

impl Data {
    pub fn source(&self, id: SourceId) -> &Source {
        &self.sources[id.0 as usize]
    }

    pub fn citizen(&self, id: CitizenId) -> &Citizen {
        &self.citizens[id.0 as usize]
    }

    pub fn monster(&self, id: MonsterId) -> &Monster {
        &self.monsters[id.0 as usize]
    }

    pub fn domain(&self, id: DomainId) -> &Domain {
        &self.domains[id.0 as usize]
    }

    pub fn duke(&self, id: DukeId) -> &Duke {
        &self.dukes[id.0 as usize]
    }

    /// The Citizen deck behind a source; `None` for a Starter.
    pub fn citizen_of(&self, source: SourceId) -> Option<CitizenId> {
        ((source.0 as usize) < self.citizens.len()).then_some(CitizenId(source.0))
    }

    /// All Monster Events.
    pub fn events(&self) -> impl Iterator<Item = MonsterId> {
        (0..self.monsters.len() as u8).map(MonsterId).filter(|id| self.monster(*id).place.is_none())
    }
}

impl Names for Data {
    fn label(&self, kind: u8, index: u8) -> Option<&Label> {
        let at = index as usize;
        match kind {
            CitizenId::KIND => (at < self.citizens.len()).then(|| &self.sources[at].label),
            MonsterId::KIND => self.monsters.get(at).map(|monster| &monster.label),
            DomainId::KIND => self.domains.get(at).map(|domain| &domain.label),
            DukeId::KIND => self.dukes.get(at).map(|duke| &duke.label),
            PlaceId::KIND => self.places.get(at).map(|place| &place.label),
            SourceId::KIND => self.sources.get(at).map(|source| &source.label),
            _ => None,
        }
    }
}

impl Components for Data {
    const GAME: &'static str = "valeria";
    const BUILT_IN: &'static str = include_str!("../data/components.toml");
    /// The same cards, from when their names still stood beside them.
    const SAME_AS: Option<(&'static str, &'static str)> = Some((
        "7778f2055b98cca48212c1e25638f1e77bfb7437eae43f252634abdeb219e106",
        "192886a0a7773ad773c3c39cd3dc896c803a79c66d6379d2d575384966c1a7e7",
    ));

    fn read(reader: &PackReader) -> Option<Self> {
        parse::parse(reader)
    }
}
