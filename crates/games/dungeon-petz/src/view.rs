//! What a seat may know, and a whole table imagined from it.

use engine::{List, Luck, Rng, Seat, Seats, Viewer};

use crate::{
    data::{AddonId, ArtifactId, CageId, MAX_TILES, PetId},
    each::Each,
    open::{Hand, Open, Phase},
    secrets,
    state::{DungeonPetz, Hidden, Private},
    terms::{Colour, Term},
};

/// The table as one viewer sees it: what lies open, which is reached as if it were here, and what is known of the rest.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    pub own: Own,
}

engine::lies_open!(View: Open);

/// What a viewer knows of what is hidden: how much there is of it, and one's own.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// Cards left in each need deck.
    pub decks: Each<Colour, u8, 4>,
    /// Of stacks the contents are known (sorted here), never the order.
    pub pet_pile: List<PetId, MAX_TILES>,
    pub cage_stack: List<CageId, MAX_TILES>,
    pub addon_stack: List<AddonId, MAX_TILES>,
    pub artifact_stack: List<ArtifactId, MAX_TILES>,
    /// Tiles of the progress board that lie face down.
    pub exhibitions: u8,
    pub customers: u8,
    /// Need cards of each seat, in hand and face down together (DP-CORE-10).
    pub cards: [Each<Colour, u8, 4>; 4],
    /// By seat: one's own.
    pub private: [Option<Private>; 4],
}

impl View {
    pub(crate) fn new(state: &DungeonPetz, viewer: Viewer) -> View {
        let DungeonPetz { open, hidden } = state;
        let private = &hidden.private;
        let own = Own {
            decks: Each::new(std::array::from_fn(|at| hidden.decks.items()[at].len() as u8)),
            pet_pile: sorted(&hidden.pet_pile),
            cage_stack: sorted(&hidden.cage_stack),
            addon_stack: sorted(&hidden.addon_stack),
            artifact_stack: sorted(&hidden.artifact_stack),
            exhibitions: hidden.exhibitions.len() as u8,
            customers: hidden.customers.len() as u8,
            cards: std::array::from_fn(|seat| {
                Each::new(std::array::from_fn(|at| private[seat].cards(Colour::ALL[at])))
            }),
            private: std::array::from_fn(|seat| viewer.is(Seat::at(seat)).then_some(private[seat])),
        };
        View { viewer, open: *open, own }
    }

    /// The viewing seat, if it is one.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub fn private(&self, seat: Seat) -> Option<&Private> {
        self.own.private[seat.index()].as_ref()
    }

    /// The faces of a hand, if they are known.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.private(seat).map(|private| &private.hand)
    }

    /// Need cards by colour: the hand, and with it what lies face down where nobody tells which is which.
    pub fn cards(&self, seat: Seat) -> Each<Colour, u8, 4> {
        match self.private(seat) {
            Some(private) => Each::new(std::array::from_fn(|at| private.hand_of(Colour::ALL[at]))),
            None => self.own.cards[seat.index()],
        }
    }

    /// Whether this seat's groups are a secret.
    pub fn hides_groups(&self, seat: Seat) -> bool {
        self.phase == Phase::Grouping && self.private(seat).is_none()
    }

    /// Whether the cards beside this seat's pets are a secret.
    pub fn hides_cards(&self, seat: Seat) -> bool {
        self.face_down(seat) && self.private(seat).is_none()
    }

    /// Who owes an answer, as far as the viewer can tell.
    pub fn awaiting(&self) -> Seats {
        self.pending(|seat| self.private(seat))
    }

    /// Nothing is left to decide in a simultaneous step. With cards only the owner knows (DP-ASGN-05).
    pub fn ready(&self, seat: Seat) -> bool {
        match (&self.phase, self.private(seat)) {
            (Phase::Assigning, private) => private.is_some() && !self.awaiting().contains(seat),
            _ => self.player(seat).ready,
        }
    }

    /// The table as it would lie if everybody whose plans the viewer knows showed them: groups at the exits, cards
    /// beside the pets.
    pub fn shown(&self) -> Open {
        let mut open = self.open;
        for (seat, private) in open.seats().zip(&self.own.private) {
            if let Some(private) = private {
                open.player_mut(seat).show(private);
            }
        }
        open
    }

    /// One full state that this viewer must hold possible.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> DungeonPetz {
        let own = &self.own;
        let hidden = Hidden {
            luck: Luck::imagined(rng),
            decks: Each::default(),
            pet_pile: own.pet_pile,
            cage_stack: own.cage_stack,
            addon_stack: own.addon_stack,
            artifact_stack: own.artifact_stack,
            exhibitions: List::new(),
            customers: List::new(),
            private: own.private.map(Option::unwrap_or_default),
        };
        let mut state = DungeonPetz { open: self.open, hidden };
        secrets::fill_in(self, &mut state, rng);
        state
    }
}

fn sorted<I: Copy + Ord, const N: usize>(stack: &List<I, N>) -> List<I, N> {
    let mut ids = *stack;
    ids.sort_unstable();
    ids
}
