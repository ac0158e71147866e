//! What those who look at a table may see of it: whether they are let in, and how they count what has happened.

use engine::{Seat, Viewer};
use plug::{Eyes, Moments, Playing};

use crate::room::Inner;

/// How clocks are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clocks {
    Running,
    /// As if no time went by, to find out whether anything else has changed.
    Still,
}

impl Inner {
    /// Whether somebody may look: whoever may sit down here, sits here already or has opened the table.
    pub fn admits(&self, identity: Option<&str>, invite: Option<&str>) -> bool {
        self.takes(identity, invite)
            || identity == Some(self.table.host.as_str())
            || !self.seats_of(identity).is_empty()
    }

    /// With which eyes somebody may go back over the game. While it runs only those who play it may, each with the eyes
    /// of their own seat; people who share a screen see what everybody has seen, for a replay knows no cover.
    pub fn looks_back(&self, identity: Option<&str>) -> Option<Eyes> {
        match self.seats_of(identity).as_slice() {
            _ if self.is_over() => Some(Eyes::Open),
            [] => None,
            [seat] => Some(Eyes::Viewer(Viewer::Seat(*seat))),
            _ => Some(Eyes::Viewer(Viewer::Spectator)),
        }
    }

    /// The moments somebody counts on pages: those they may go back to.
    pub fn moments(&self, play: &dyn Playing, identity: Option<&str>) -> Moments {
        play.moments(self.looks_back(identity).unwrap_or(Eyes::Viewer(Viewer::Spectator)))
    }

    /// How many seconds `seat` has left, as its owner is shown.
    pub fn clock_of(&self, seat: Seat, clocks: Clocks) -> Option<i64> {
        let left = self.seconds_left(seat)?.max(0);
        Some(if clocks == Clocks::Running { left } else { 0 })
    }
}
