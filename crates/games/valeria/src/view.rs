//! What a seat may know, and a whole table imagined from it.

use engine::{IdSet, List, Luck, Outcome, Rng, Seat, Viewer};

use crate::{
    data::DukeId,
    open::{Open, Phase},
    setup::all_dukes,
    state::{Dukes, Hidden, Valeria},
};

/// The table as one viewer sees it: what lies open, which is reached as if it were here, and what is the viewer's own.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    pub own: Own,
    pub outcome: Option<Outcome>,
}

engine::lies_open!(View: Open);

/// What a viewer knows of what is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Own {
    /// By seat: one's own Dukes; when the game is over those that everybody kept.
    pub dukes: [Dukes; engine::MAX_SEATS],
    /// Solo: known once the game is over (VA-HID-05).
    pub dark_lord: Option<DukeId>,
}

impl View {
    pub(crate) fn new(state: &Valeria, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let dukes = std::array::from_fn(|seat| {
            let dukes = &state.hidden.dukes[seat];
            match (viewer.is(Seat::at(seat)), over) {
                (true, _) => *dukes,
                (false, true) => Dukes { duke: dukes.duke, ..Dukes::default() },
                (false, false) => Dukes::default(),
            }
        });
        let dark_lord = state.hidden.dark_lord.filter(|_| over);
        View { viewer, open: state.open, own: Own { dukes, dark_lord }, outcome: state.final_outcome() }
    }

    /// The Duke of a seat, as far as the viewer knows.
    pub fn duke(&self, seat: Seat) -> Option<DukeId> {
        self.own.dukes[seat.index()].duke
    }

    /// The Dukes a seat may have, as far as the viewer knows: none where nobody has one or has chosen yet.
    pub fn may_have(&self, seat: Seat) -> IdSet<DukeId> {
        if let Some(known) = self.duke(seat) {
            return [known].into_iter().collect();
        }
        if self.rules.no_duke || !self.player(seat).has_duke {
            return IdSet::default();
        }
        let mut left = all_dukes(self.pack);
        self.own.dukes.iter().flat_map(Dukes::all).for_each(|seen| left.remove(seen));
        left
    }

    /// Solo: the Dukes the Dark Lord may be, as far as the viewer knows.
    pub fn dark_lords(&self) -> IdSet<DukeId> {
        match self.own.dark_lord {
            Some(known) => [known].into_iter().collect(),
            None if self.dark_lord.drawn => self.dark_lords_beside(&self.own.dukes[0]),
            None => IdSet::default(),
        }
    }

    /// A full state with this view: unknown cards are filled in at random.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Valeria {
        // Any card will do where one is unknown: it is redrawn below.
        let some_duke = DukeId::default();
        let open = &self.open;
        let mut hidden = Hidden::new(Luck::imagined(rng));
        for (cards, stack) in hidden.citizens.iter_mut().zip(&open.citizens) {
            *cards = unknown(stack.hidden);
        }
        for (cards, stack) in hidden.domains.iter_mut().zip(&open.domains) {
            *cards = unknown(stack.hidden);
        }
        hidden.events = unknown(open.exhausted.hidden_events);
        hidden.dark_lord = self.own.dark_lord.or(open.dark_lord.drawn.then_some(some_duke));
        hidden.dukes = self.own.dukes;
        for (seat, player) in open.players.iter().enumerate() {
            let dukes = &mut hidden.dukes[seat];
            if self.viewer.is(Seat::at(seat)) {
                continue;
            }
            if player.choosing {
                dukes.dealt = [some_duke; 2].into_iter().collect();
            }
            if player.has_duke {
                dukes.duke.get_or_insert(some_duke);
                dukes.rejected = Some(some_duke);
            }
        }
        let mut state = Valeria { open: *open, hidden };
        state.redraw(self.viewer, rng);
        state
    }
}

fn unknown<T: Copy + Default, const N: usize>(count: u8) -> List<T, N> {
    (0..count).map(|_| T::default()).collect()
}
