//! Redrawing what somebody cannot know: the definition of what is hidden (UB-HID-01).

use arrayvec::ArrayVec;
use engine::{Rng, Seat, Seats, Viewer, rng::shuffle};

use crate::{MonsterId, UnderTheBed, data::MAX_MONSTERS, open::Phase};

impl UnderTheBed {
    /// Deals anew the pile, the hands of others and what others slid unseen, from the monsters that `viewer` has not seen.
    /// When everything has come out, only the pile is left.
    pub(crate) fn redraw(&mut self, viewer: Viewer, rng: &mut Rng) {
        let UnderTheBed { open, hidden } = self;
        let over = open.phase == Phase::Over;
        let shown = |to: Seats| over || matches!(viewer, Viewer::Seat(seat) if to.contains(seat));
        let owners = Seat::all(open.beds.len()).map(Seats::only);
        let hands =
            owners.zip(&mut hidden.hands).flat_map(|(owner, hand)| hand.iter_mut().map(move |m| (owner, m)));
        let under = open.beds.iter().zip(&mut hidden.under);
        let under = under.flat_map(|(bed, under)| bed.under.iter().copied().zip(under));
        let mut unseen: ArrayVec<MonsterId, MAX_MONSTERS> = open.pack.all().collect();
        let mut unknown: ArrayVec<&mut MonsterId, MAX_MONSTERS> = hidden.pile.iter_mut().collect();
        for (to, monster) in hands.chain(under) {
            match unseen.iter().position(|other| other == monster) {
                Some(at) if shown(to) => _ = unseen.swap_remove(at),
                _ => unknown.push(monster),
            }
        }
        shuffle(&mut unseen, rng);
        unknown.into_iter().zip(unseen).for_each(|(place, monster)| *place = monster);
    }
}
