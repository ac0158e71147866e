//! Which decision of the tree a line of play stands at, as far as the deciding seat can know.
//!
//! A decision is known by the moves that led to it. While several seats decide at once, a seat knows only its own moves
//! of that phase: what the others did at the same time joins the path when the phase is over. So nobody in the tree
//! ever answers a move that was hidden from them.

use engine::{MAX_SEATS, Seat, Seats};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Path {
    /// The moves everybody knows.
    shared: u64,
    /// Seats whose simultaneous moves are still hidden from the others.
    open: Seats,
    /// Each seat's own moves while the phase is open.
    own: [u64; MAX_SEATS],
}

/// Mixes a number into a hash; well spread, so that it can be used as a key as it is.
pub(super) fn mix(hash: u64, number: u64) -> u64 {
    let mut mixed = hash ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

impl Path {
    /// The key of the decision of `seat` here.
    pub fn key(&self, seat: Seat) -> u64 {
        mix(mix(self.shared, self.own[seat.index()]), seat.index() as u64 + 1)
    }

    /// A move was made: `token` names it (never 0: from the root that would lead back to the root), `before` and `after` are who was awaited.
    pub fn step(&mut self, seat: Seat, token: u64, before: Seats, after: Seats) {
        if self.open.is_empty() && before.len() > 1 {
            self.open = before;
        }
        if self.open.is_empty() {
            self.shared = mix(self.shared, token);
            return;
        }
        let own = &mut self.own[seat.index()];
        *own = mix(*own, token);
        if !after.contains(seat) {
            self.open = self.open.without(seat);
        }
        if self.open.is_empty() || after.is_empty() || !after.minus(self.open).is_empty() {
            self.open = Seats::NONE;
            for own in &mut self.own {
                self.shared = mix(self.shared, std::mem::take(own));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(list: &[usize]) -> Seats {
        list.iter().map(|seat| Seat::at(*seat)).collect()
    }

    #[test]
    fn a_hidden_move_is_known_to_its_owner_alone_until_the_phase_ends() {
        let (one, other) = (Seat::at(0), Seat::at(1));
        let mut left = Path::default();
        let mut right = Path::default();
        left.step(one, 7, seats(&[0, 1]), seats(&[0, 1]));
        right.step(one, 8, seats(&[0, 1]), seats(&[0, 1]));
        assert_eq!(left.key(other), right.key(other), "the other seat cannot tell");
        assert_ne!(left.key(one), right.key(one), "the seat itself can");
        for path in [&mut left, &mut right] {
            path.step(one, 1, seats(&[0, 1]), seats(&[1]));
            path.step(other, 2, seats(&[1]), seats(&[0]));
        }
        assert_ne!(left.key(other), right.key(other), "afterwards everybody knows");
    }

    /// Nothing mixed with nothing is nothing: a token of 0 leads back to the root, alone or among several.
    #[test]
    fn only_a_token_of_nothing_leads_back_to_the_root() {
        for awaited in [seats(&[0]), seats(&[0, 1])] {
            let lead = |token| {
                let mut path = Path::default();
                path.step(Seat::at(0), token, awaited, awaited);
                path.key(Seat::at(0))
            };
            assert_ne!(lead(1), Path::default().key(Seat::at(0)));
            assert_eq!(lead(0), Path::default().key(Seat::at(0)), "as it was in the first edition");
        }
    }

    #[test]
    fn order_does_not_matter_while_moves_are_hidden() {
        let mut forth = Path::default();
        forth.step(Seat::at(0), 5, seats(&[0, 1]), seats(&[1]));
        forth.step(Seat::at(1), 6, seats(&[1]), seats(&[0]));
        let mut back = Path::default();
        back.step(Seat::at(1), 6, seats(&[0, 1]), seats(&[0]));
        back.step(Seat::at(0), 5, seats(&[0]), seats(&[0]));
        // Seat 0 still had a move here, so the phase is open for it alone.
        back.step(Seat::at(0), 5, seats(&[0]), seats(&[1]));
        assert_ne!(forth, back);
        let mut same = Path::default();
        same.step(Seat::at(1), 6, seats(&[0, 1]), seats(&[0]));
        same.step(Seat::at(0), 5, seats(&[0]), seats(&[1]));
        assert_eq!(forth.key(Seat::at(0)), same.key(Seat::at(0)));
    }
}
