//! The whole table: what lies open, and what is hidden from somebody.

use engine::{Counts, List, Luck, Piece, Seat};

use crate::{
    data::{
        CITIZEN_STACKS, CitizenId, DOMAIN_STACKS, DomainId, DukeId, MAX_CITIZENS, MonsterCounts, MonsterId,
    },
    open::{Cover, MAX_CITIZEN_STACK, MAX_EVENTS, Open},
    slot::Slot,
};

/// The most cards of a Domain stack.
pub const MAX_DOMAIN_STACK: usize = 4;

/// The full state. A new part of it goes to one of the two sides; what lies open is reached as if it were here.
#[derive(Clone, Debug, PartialEq)]
pub struct Valeria {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

engine::lies_open!(mut Valeria: Open);

/// What somebody may not know (VA-HID).
#[derive(Clone, Debug, PartialEq)]
pub struct Hidden {
    pub luck: Luck,
    /// Face-down cards of each Citizen stack, bottom to top (MIXED).
    pub citizens: [List<CitizenId, MAX_CITIZEN_STACK>; CITIZEN_STACKS],
    /// Face-down cards of each Domain stack, bottom to top.
    pub domains: [List<DomainId, MAX_DOMAIN_STACK>; DOMAIN_STACKS],
    /// Monster Events of the Exhausted stack that nobody has seen, bottom to top.
    pub events: List<MonsterId, MAX_EVENTS>,
    /// By seat.
    pub dukes: [Dukes; engine::MAX_SEATS],
    /// Solo: the Duke of the Dark Lord.
    pub dark_lord: Option<DukeId>,
}

impl Hidden {
    /// Nothing but luck.
    pub(crate) fn new(luck: Luck) -> Hidden {
        Hidden {
            luck,
            citizens: Default::default(),
            domains: Default::default(),
            events: List::new(),
            dukes: Default::default(),
            dark_lord: None,
        }
    }
}

/// The Dukes of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dukes {
    /// The two Dukes dealt, until one is chosen.
    pub dealt: List<DukeId, 2>,
    pub duke: Option<DukeId>,
    pub rejected: Option<DukeId>,
}

impl Dukes {
    pub fn all(&self) -> impl Iterator<Item = DukeId> {
        self.dealt.iter().chain(&self.duke).chain(&self.rejected).copied()
    }
}

impl Valeria {
    /// The Duke a player keeps.
    pub(crate) fn duke(&self, seat: Seat) -> Option<DukeId> {
        self.hidden.dukes[seat.index()].duke
    }

    /// All pieces of the box that the state holds. Where the box itself keeps secrets (shuffled Citizens, Events), only
    /// their number counts, and that no card exists twice.
    pub(crate) fn census(&self) -> Vec<(Piece, u32)> {
        let mut citizens: Counts<CitizenId, MAX_CITIZENS> = self.dark_lord.citizens;
        let mut monsters = MonsterCounts::EMPTY;
        let mut domains: Counts<DomainId, 64> = Counts::EMPTY;
        let mut dukes: Counts<DukeId, 32> = Counts::EMPTY;
        let mut covers = 0;
        for slot in Slot::all() {
            match self.cover(slot) {
                Cover::Bare => {}
                Cover::Exhausted => covers += 1,
                Cover::Event(id) => monsters.add(id),
            }
        }
        self.exhausted.events.iter().chain(&self.hidden.events).for_each(|id| monsters.add(*id));
        self.monsters.iter().flat_map(|stack| &stack.cards).for_each(|id| monsters.add(*id));
        self.citizens.iter().flat_map(|stack| &stack.cards).for_each(|id| citizens.add(*id));
        self.hidden.citizens.iter().flatten().for_each(|id| citizens.add(*id));
        self.domains.iter().flat_map(|stack| stack.top).for_each(|id| domains.add(id));
        self.hidden.domains.iter().flatten().for_each(|id| domains.add(*id));
        self.dark_lord.domains.iter().for_each(|id| domains.add(id));
        for player in &self.players {
            player.citizens.iter().for_each(|(id, n)| citizens.set(id, citizens.get(id).saturating_add(n)));
            player.monsters.iter().for_each(|(id, n)| monsters.set(id, monsters.get(id).saturating_add(n)));
            player.domains.iter().for_each(|id| domains.add(id));
        }
        self.hidden.dukes.iter().flat_map(Dukes::all).for_each(|id| dukes.add(id));
        let is_event = |id: &MonsterId| self.pack.monster(*id).place.is_none();
        let excess = citizens.iter().filter(|(id, n)| *n > self.pack.citizen(*id).copies).count();
        let events: Vec<u8> = monsters.iter().filter(|(id, _)| is_event(id)).map(|(_, n)| n).collect();
        let mut pieces: Vec<(Piece, u32)> = vec![
            (("citizens", 0), citizens.total()),
            (("citizens too many", 0), excess as u32),
            (("events", 0), events.iter().map(|n| u32::from(*n)).sum()),
            (("events twice", 0), events.iter().filter(|n| **n > 1).count() as u32),
            (("domains", 0), domains.total()),
            (("domains twice", 0), domains.iter().filter(|(_, n)| *n > 1).count() as u32),
            (("dukes", 0), dukes.total()),
            (("dukes twice", 0), dukes.iter().filter(|(_, n)| *n > 1).count() as u32),
        ];
        let places = monsters.iter().filter(|(id, _)| !is_event(id));
        pieces.extend(places.map(|(id, n)| (("monster", id.0.into()), u32::from(n))));
        if !self.rules.mixed {
            pieces.extend(citizens.iter().map(|(id, n)| (("citizen", id.0.into()), u32::from(n))));
        }
        if !self.rules.solo() {
            // Solo takes Exhausted cards as needed (VA-SOLO-04).
            pieces.push((("exhausted", 0), covers + u32::from(self.exhausted.plain)));
        }
        pieces
    }
}
