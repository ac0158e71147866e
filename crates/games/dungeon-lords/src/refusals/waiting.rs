//! Why a seat is not asked: it has committed itself, it is not its turn, there is nothing for it to answer, or the game is
//! over.

use engine::{Game, Refusal, Seat, Viewer};

use super::{by, reasons};
use crate::{open::Phase, state::DungeonLords};

impl DungeonLords {
    pub(crate) fn unasked(&self, seat: Seat) -> Refusal {
        if seat.index() >= self.count() || !self.tasks.is_empty() {
            let refused = match self.phase {
                Phase::Battle => by(&["DL-YEAR-05", "DL-COMBAT-03"]),
                _ => by(&["DL-YEAR-05"]),
            };
            // As far as everybody can tell.
            let asked = self.pending(Viewer::Spectator);
            return match asked.lowest() {
                Some(who) if who != seat && asked.len() == 1 => refused.because(reasons::turn(who)),
                _ => refused,
            };
        }
        match self.phase {
            Phase::InitialOrders => by(&["DL-SETUP-09"]),
            Phase::ChooseOrders => by(&["DL-ORDER-03"]),
            Phase::FairBids => by(&["DL-FEST-FAIR-05"]),
            Phase::PassPets | Phase::DiscardPets => self.pets_rule(),
            Phase::Planning => self.not_planning(seat),
            Phase::ScoringPets => by(&["DL-FEST-SCORE-02"]),
            Phase::Over => by(&["DL-YEAR-06"]),
            _ => by(&["DL-YEAR-05"]),
        }
    }

    fn not_planning(&self, seat: Seat) -> Refusal {
        if !self.party_stands(seat) {
            by(&["DL-COMBAT-04"])
        } else if self.sites(seat).next().is_none() {
            by(&["DL-COMBAT-18"])
        } else if self.is_ready(seat) {
            by(&["DL-FLOW-16"])
        } else {
            // somebody before him plans.
            by(&["DL-COMBAT-16"])
        }
    }
}
