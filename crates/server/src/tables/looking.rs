//! What those who look at a table may see of it: whether they are let in, from where they look, how they count what has
//! happened, and what they hear.

use engine::{Seat, Viewer};
use plug::{Eyes, Moments, Playing};

use super::LiveTable;
use crate::store::ChatRow;

/// How many lines of chat are kept of those who play, and of those who watch: one kind cannot talk the other away.
pub const CHAT_KEPT: usize = 200;
/// How many a page shows.
const CHAT_SHOWN: usize = 60;

/// What somebody who looks at the table gets to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    Spectator,
    /// Sits here (and sees what the seat sees).
    Seat(Seat),
    /// Several people share this browser: this seat is asked next, and nobody's secrets are shown until it says so.
    Cover(Seat),
    /// Several people share this browser and none of them is asked.
    Between,
}

impl Viewpoint {
    pub fn viewer(self) -> Viewer {
        match self {
            Viewpoint::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    pub fn eyes(self) -> Eyes {
        Eyes::Viewer(self.viewer())
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewpoint::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}
impl LiveTable {
    /// Whether somebody may sit down here: at a listed table, by its invite, or because they are asked to.
    pub fn takes(&self, identity: Option<&str>, invite: Option<&str>) -> bool {
        let asked = |id: &str| self.chairs.iter().any(|chair| chair.is_kept_for(id));
        self.row.listed || invite == Some(self.row.invite.as_str()) || identity.is_some_and(asked)
    }

    /// Whether the host has sent somebody away from here.
    pub fn was_sent_away(&self, identity: Option<&str>) -> bool {
        identity.is_some_and(|id| self.chairs.iter().any(|chair| chair.sent_away.as_deref() == Some(id)))
    }

    /// Where somebody looks from. `wanted` is the seat a shared browser has uncovered.
    pub fn viewpoint_of(&self, identity: Option<&str>, wanted: Option<usize>) -> Viewpoint {
        let own = self.seats_of(identity);
        match own.as_slice() {
            [] => Viewpoint::Spectator,
            [seat] => Viewpoint::Seat(*seat),
            _ => {
                let wanted = wanted.and_then(Seat::new).filter(|seat| own.contains(seat));
                let asked: Vec<Seat> = own.iter().copied().filter(|seat| self.asks(*seat)).collect();
                match (wanted, asked.first()) {
                    (Some(seat), _) if asked.contains(&seat) => Viewpoint::Seat(seat),
                    (_, Some(next)) => Viewpoint::Cover(*next),
                    _ => Viewpoint::Between,
                }
            }
        }
    }

    /// Whether somebody may look: whoever may sit down here, sits here already or has opened the table, and whoever wants to see
    /// why they do not sit here any more.
    pub fn admits(&self, identity: Option<&str>, invite: Option<&str>) -> bool {
        self.takes(identity, invite)
            || identity == Some(self.row.host.as_str())
            || !self.seats_of(identity).is_empty()
            || self.was_sent_away(identity)
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

    /// The latest lines of chat somebody may read: while a game runs, players do not read what spectators say.
    pub fn heard(&self, seated: bool) -> impl Iterator<Item = &ChatRow> {
        let all = !seated || self.is_over();
        let heard = self.chat.iter().filter(move |row| all || row.seat.is_some());
        let before = heard.clone().count().saturating_sub(CHAT_SHOWN);
        heard.skip(before)
    }
}
