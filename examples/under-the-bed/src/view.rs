//! What a seat may know, and a whole table imagined from it.

use arrayvec::ArrayVec;
use engine::{Luck, Outcome, Rng, Seats, Viewer};
use serde::Serialize;

use crate::{
    MonsterId, UnderTheBed,
    open::{Open, PerChild, Phase, ROOM},
    state::Hidden,
};

/// The table as one viewer sees it: what lies open, which is reached as if it were here, and what the viewer knows of
/// the rest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// One's own; when everything has come out, everybody's.
    pub hands: PerChild<ArrayVec<MonsterId, 2>>,
    pub under: PerChild<ArrayVec<Option<MonsterId>, ROOM>>,
    pub outcome: Option<Outcome>,
}

engine::lies_open!(View: Open);

impl View {
    pub(crate) fn new(state: &UnderTheBed, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let hands = state
            .seats()
            .zip(&state.hidden.hands)
            .map(|(seat, hand)| if over || viewer.is(seat) { hand.clone() } else { ArrayVec::new() });
        let under = state.beds.iter().zip(&state.hidden.under).map(|(bed, under)| {
            let seen = |known: Seats| over || known.into_iter().any(|seat| viewer.is(seat));
            bed.under.iter().zip(under).map(|(known, monster)| seen(*known).then_some(*monster)).collect()
        });
        View {
            viewer,
            open: state.open.clone(),
            hands: hands.collect(),
            under: under.collect(),
            outcome: state.final_outcome(),
        }
    }

    pub(crate) fn imagine(&self, rng: &mut Rng) -> UnderTheBed {
        // Any monster will do where one is unknown: it is redrawn below.
        let any = MonsterId(0);
        let hands = self.seats().zip(&self.hands).map(|(seat, hand)| {
            if hand.is_empty() { (0..self.hand(seat)).map(|_| any).collect() } else { hand.clone() }
        });
        let under = self.under.iter().map(|under| under.iter().map(|known| known.unwrap_or(any)).collect());
        let hidden = Hidden {
            luck: Luck::imagined(rng),
            pile: (0..self.pile).map(|_| any).collect(),
            hands: hands.collect(),
            under: under.collect(),
        };
        let mut state = UnderTheBed { open: self.open.clone(), hidden };
        state.redraw(self.viewer, rng);
        state
    }
}
