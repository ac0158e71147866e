//! The whole table: what lies open, and what is hidden from somebody.

use engine::{Counts, IdSet, List, Luck, Seat, Seats};

use crate::{
    data::{AreaId, CardId, PetId, TRAP_KINDS, TrapId},
    open::{ORDERS, Open, Plan, PlannedTrap},
};

/// The most seats of a table.
pub const SEATS: usize = 4;
/// The most rounds of a combat, each with its card.
pub const ROUNDS: usize = 5;

/// The full state. A new part of it goes to one of the two sides; what lies open is reached as if it were here.
#[derive(Debug, PartialEq)]
pub struct DungeonLords {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

engine::lies_open!(mut DungeonLords: Open);

impl Clone for DungeonLords {
    fn clone(&self) -> Self {
        DungeonLords { open: self.open, hidden: self.hidden.clone() }
    }

    /// Straight over the old state: a search does it for every answer that it tries.
    fn clone_from(&mut self, other: &Self) {
        self.open = other.open;
        self.hidden = Hidden { luck: other.hidden.luck.clone(), ..other.hidden };
    }
}

/// What somebody may not know (DL-HIDE).
#[derive(Clone, Debug, PartialEq)]
pub struct Hidden {
    pub luck: Luck,
    pub trap_deck: Counts<TrapId, TRAP_KINDS>,
    pub pet_deck: IdSet<PetId>,
    /// This year's combat cards that are not in the stack.
    pub card_stack: IdSet<CardId>,
    pub secrets: Secrets,
}

/// Secrets that somebody knows: the whole of them in a state, a viewer's share of them in a view.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Secrets {
    /// By seat.
    pub hands: [Hand; SEATS],
    /// Cards of the combat stack that were seen and lie face down, by their place in it.
    pub cards: [Option<CardId>; ROUNDS],
}

/// What one player keeps from the others: cards, and choices that are not yet revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hand {
    pub traps: Counts<TrapId, TRAP_KINDS>,
    /// The three orders drawn at set-up.
    pub dealt: List<AreaId, 3>,
    /// The orders of this season that are not yet revealed, in sequence.
    pub orders: List<AreaId, ORDERS>,
    /// The third order of the dummy this player runs, until it is revealed.
    pub third: Option<AreaId>,
    /// Pets face down in the pen.
    pub pets: IdSet<PetId>,
    /// The pet on its way to the left neighbour.
    pub passing: Option<PetId>,
    /// Pets this player has discarded face down.
    pub discarded: IdSet<PetId>,
    /// Wants no question about pets for the rest of the season or combat: a note for the house that answers for him,
    /// without any effect on who is asked (DL-FLOW-18).
    pub quiet: bool,
    /// Imps sent to the Fair, until all have sent theirs.
    pub bid: u8,
    /// The plan of this round, until it is revealed.
    pub plan: Plan,
    /// The trap cards of the plan: face down until the battle comes to them.
    pub laid: List<PlannedTrap, 4>,
    /// Has finished a plan while all plan in secret (DL-COMBAT-16).
    pub planned: bool,
    /// Scoring pets this player shows.
    pub parade: IdSet<PetId>,
}

impl Hand {
    /// Whether anything of a plan has been laid down.
    pub fn plan_begun(&self) -> bool {
        !self.laid.is_empty() || !self.plan.sent.is_empty() || self.plan.pet
    }
}

impl DungeonLords {
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hidden.secrets.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hidden.secrets.hands[seat.index()]
    }

    /// Whether a seat has answered what everybody answers at the same time.
    #[inline]
    pub(crate) fn is_ready(&self, seat: Seat) -> bool {
        self.open.has_answered(seat, self.hand(seat))
    }

    /// Whether a seat owes an answer to what everybody answers at the same time.
    #[inline]
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        self.open.owes(seat, &self.hidden.secrets.hands)
    }

    pub(crate) fn awaited(&self) -> Seats {
        self.open.awaited(&self.hidden.secrets.hands)
    }

    /// A card of the combat stack, if somebody has seen it.
    pub(crate) fn card(&self, at: usize) -> Option<CardId> {
        self.combat.get(at)?.card.or(self.hidden.secrets.cards[at])
    }

    /// What a seat has planned for this round, revealed or not.
    pub(crate) fn plan_of(&self, seat: Seat) -> &Plan {
        self.open.plan_of(seat, self.hand(seat))
    }
}
