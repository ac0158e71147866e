//! Where the game stands, and what is asked there.

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use super::{Card, Group, Plot};
use crate::{
    data::{ArtifactId, CageId},
    terms::{Colour, Gap, Need},
};

/// What the acting player is asked while a group is dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// Which of the groups of this size.
    Pick,
    /// Where this group goes.
    Go(Group),
    Cage,
    Addon,
    Young,
    Old,
    /// Which book is resolved first.
    Books,
    /// The colour of this book.
    Colour(ArtifactId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// The new cages in order of purchase; the plot of the first while the second is asked.
    Cages {
        first: Option<Plot>,
    },
    /// Both new cages got this plot: which one stays.
    Keep {
        plot: Plot,
        other: CageId,
    },
    Addon,
    /// The pet at this place of the list; those before it have their cages.
    Pets {
        next: u8,
    },
}

/// The steps of a showing-off turn, in their order (DP-SHOW-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Reveal,
    Hunger {
        plot: Plot,
    },
    Poop,
    /// From this gap on; `begun` if an ordinary imp stands on it; needs met by imps so far, by plot.
    Play {
        gap: Gap,
        begun: bool,
        met: [u8; 4],
    },
    Anger {
        plot: Plot,
    },
    Magic {
        plot: Plot,
    },
    /// The shovel before disease.
    Shovel {
        plot: Plot,
    },
    Disease,
    /// Surplus cards of this colour, from this symbol on.
    Sleep {
        colour: Colour,
        from: Need,
    },
    /// The shovel before the exhibition score.
    ShovelAgain {
        plot: Plot,
    },
    Exhibit,
}

impl Step {
    /// Whether a need of the pet in a plot has been dealt with by then (DP-SHOW-02).
    pub fn is_past(self, need: Need, plot: Plot) -> bool {
        let first = Plot::default();
        let (now, from) = match self {
            Step::Reveal => (Need::Hunger, first),
            Step::Hunger { plot } => (Need::Hunger, plot),
            Step::Poop => (Need::Poop, first),
            Step::Play { .. } => (Need::Play, first),
            Step::Anger { plot } => (Need::Anger, plot),
            Step::Magic { plot } => (Need::Magic, plot),
            Step::Shovel { .. } | Step::Disease => (Need::Disease, first),
            Step::Sleep { .. } | Step::ShovelAgain { .. } | Step::Exhibit => (Need::Sleep, first),
        };
        need < now || (need == now && plot < from)
    }
}

/// Where the game stands. Whatever stands here can be played on from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Phase 1 of this round is about to begin.
    Setup,
    Grouping,
    /// Groups of this size, this seat's turn; size 0 before the first.
    Sending {
        size: u8,
        seat: Seat,
        errand: Errand,
    },
    Arranging {
        seat: Seat,
        layout: Layout,
    },
    /// Before the seat's draw; cards it threw away with the crystal ball.
    Drawing {
        seat: Seat,
        thrown: List<Card, 8>,
    },
    Assigning,
    Showing {
        seat: Seat,
        step: Step,
    },
    /// Everyone has shown off: awards.
    Awards,
    Selling {
        seat: Seat,
    },
    /// Assigned cards go to the discard piles.
    Discarding,
    /// Cages without a pet from this plot on; tokens removed so far.
    Cleaning {
        seat: Seat,
        plot: Plot,
        removed: u8,
    },
    /// Phase 6 is about to begin.
    Growing,
    /// The magic box before this seat's food ages.
    Storing {
        seat: Seat,
    },
    Scoring,
    Over,
}

impl Phase {
    /// Which of the six phases of a round this belongs to; 7 when there are none any more.
    pub const fn number(&self) -> usize {
        match self {
            Phase::Setup => 1,
            Phase::Grouping | Phase::Sending { .. } => 2,
            Phase::Arranging { .. } | Phase::Drawing { .. } | Phase::Assigning => 3,
            Phase::Showing { .. } | Phase::Awards => 4,
            Phase::Selling { .. } | Phase::Discarding | Phase::Cleaning { .. } => 5,
            Phase::Growing | Phase::Storing { .. } => 6,
            Phase::Scoring | Phase::Over => 7,
        }
    }

    /// Whether groups may still bring something home this round.
    pub const fn shopping(&self) -> bool {
        self.number() <= 2
    }

    /// Whether the awards of the round are still to come.
    pub const fn before_awards(&self) -> bool {
        self.number() <= 4
    }

    /// The key of its name.
    pub const fn key(&self) -> &'static str {
        match self.number() {
            1 => "dungeon-petz-phase-1",
            2 => "dungeon-petz-phase-2",
            3 => "dungeon-petz-phase-3",
            4 => "dungeon-petz-phase-4",
            5 => "dungeon-petz-phase-5",
            6 => "dungeon-petz-phase-6",
            _ => "dp-phase-over",
        }
    }
}
