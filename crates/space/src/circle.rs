//! The seats round a table, counted from whoever looks.

use engine::Seat;

/// A table as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Circle {
    /// Who looks.
    pub seat: Seat,
    /// How many play.
    pub players: usize,
    /// How many could: the largest table of the game.
    pub room: usize,
}

impl Circle {
    /// All who play in clockwise order, the observer first.
    #[inline(always)]
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        self.seat.around(self.players)
    }

    /// How far round the table somebody sits from the observer.
    #[inline(always)]
    pub fn distance(self, to: Seat) -> Option<usize> {
        (to.index() < self.players).then(|| (to.index() + self.players - self.seat.index()) % self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_is_the_place_in_the_circle() {
        for players in 1..=engine::MAX_SEATS {
            for seat in Seat::all(players) {
                let circle = Circle { seat, players, room: engine::MAX_SEATS };
                for to in Seat::all(engine::MAX_SEATS) {
                    assert_eq!(circle.distance(to), circle.seats().position(|other| other == to));
                }
            }
        }
    }
}
