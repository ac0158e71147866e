//! Counting seats from somebody else's chair.

use engine::Seat;

/// How seats are renamed at a table of `players`.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    by: usize,
    players: usize,
}

impl Turn {
    /// From seats of the table to seats counted from `seat`: itself is 0, its left-hand neighbour 1.
    pub fn seen_from(seat: Seat, players: usize) -> Turn {
        Turn { by: players - seat.index().min(players), players }
    }

    /// The way back.
    pub fn back_to(seat: Seat, players: usize) -> Turn {
        Turn { by: seat.index(), players }
    }

    /// Where a seat is now. One that the table does not have stays what it is.
    pub fn seat(self, seat: Seat) -> Seat {
        if seat.index() >= self.players {
            return seat;
        }
        Seat::at((seat.index() + self.by) % self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back_again() {
        for players in 1..=engine::MAX_SEATS {
            for (seat, other) in
                Seat::all(players).flat_map(|seat| Seat::all(players).map(move |o| (seat, o)))
            {
                let seen = Turn::seen_from(seat, players).seat(other);
                assert_eq!(Turn::back_to(seat, players).seat(seen), other);
                assert_eq!(seat.around(players).nth(seen.index()), Some(other));
            }
        }
        assert_eq!(Turn::seen_from(Seat::at(1), 2).seat(Seat::at(4)), Seat::at(4));
    }
}
