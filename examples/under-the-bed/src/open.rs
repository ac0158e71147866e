//! What everybody sees, and what may be done: both follow from it alone.

use arrayvec::ArrayVec;
use engine::{Pack, Refusal, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Action, Card, Data, reasons};

/// Monsters that fit under a bed (UB-SLIDE-02).
pub const ROOM: usize = 5;
pub const MAX_CHILDREN: usize = 4;

/// Something for each child, by seat.
pub type PerChild<T> = ArrayVec<T, MAX_CHILDREN>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// By itself: the active child draws, or the game ends.
    Draw,
    Slide,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bed {
    /// Whether the torch of the child in it has not been used yet.
    pub torch: bool,
    /// For each monster under it, oldest first: who knows it (UB-HID-01).
    pub under: ArrayVec<Seats, ROOM>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub pack: Pack<Data>,
    pub phase: Phase,
    pub active: Seat,
    pub beds: PerChild<Bed>,
    /// How many monsters are left to draw.
    pub pile: u8,
}

impl Open {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.beds.len())
    }

    /// How many monsters a child holds.
    pub fn hand(&self, seat: Seat) -> usize {
        if self.phase == Phase::Slide && seat == self.active { 2 } else { 1 }
    }

    /// UB-END-01.
    pub fn nothing_to_draw(&self) -> bool {
        self.pile == 0 || self.beds.iter().all(|bed| bed.under.is_full())
    }

    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let bed = self.beds.get(action.bed().index());
        match action {
            Action::Slide { .. } => match bed {
                None => Err(Refusal::by(&["UB-SLIDE-01"])),
                Some(bed) if bed.under.is_full() => {
                    Err(Refusal::by(&["UB-SLIDE-02"]).because(reasons::bed_full(action.bed())))
                }
                Some(_) => Ok(()),
            },
            Action::Shine { .. } => match bed.and_then(|bed| bed.under.last()) {
                _ if !self.beds[seat.index()].torch => Err(Refusal::by(&["UB-TORCH-01"])),
                None => Err(Refusal::by(&["UB-TORCH-02"])),
                Some(known) if known.contains(seat) => Err(Refusal::by(&["UB-TORCH-03"])),
                Some(_) => Ok(()),
            },
        }
    }

    /// Everything that may be done, in order: what to slide, then where to shine.
    pub fn legal(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let slides = self.seats().flat_map(|bed| Card::BOTH.map(|card| Action::Slide { card, bed }));
        let shines = self.seats().map(|bed| Action::Shine { bed });
        slides.chain(shines).filter(move |action| self.check(seat, action).is_ok())
    }
}
