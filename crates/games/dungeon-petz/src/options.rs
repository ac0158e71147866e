//! Players and variants: checked once, then fixed for the game.

use engine::{Problem, Problems, Seat};
use serde::{Deserialize, Serialize};

/// What a table agrees on before it starts. Every part of the full variant is a switch of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 2, 3 or 4 (DP-CORE-01).
    pub players: u8,
    /// Who holds the starting player token first; drawn at random if nobody is named (DP-SETUP-01).
    pub start: Option<Seat>,
    /// Cards with double symbols may be turned (DP-VAR-01).
    pub double: bool,
    /// Two exhibitions and two customers are known from the start (DP-VAR-05).
    pub foresight: bool,
    /// All exhibitions and customers are known from the start (DP-VAR-06).
    pub total_foresight: bool,
    /// Some pets leave something else than meat (DP-VAR-09).
    pub meat_stand: bool,
    /// The last round of four players goes from lowest to highest reputation (DP-VAR-11).
    pub final_order: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 4,
            start: None,
            double: false,
            foresight: false,
            total_foresight: false,
            meat_stand: false,
            final_order: false,
        }
    }
}

impl Options {
    /// The names of the variants, as they are written in options.
    pub const VARIANTS: [&'static str; 5] =
        ["double", "foresight", "total_foresight", "meat_stand", "final_order"];

    /// Everything that cannot be played, at once.
    pub fn check(&self) -> Result<(), Problems> {
        let mut problems = Problems::new();
        if !(2..=4).contains(&self.players) {
            problems.push(Problem::new("dp-players").with("players", self.players).rule("DP-CORE-01"));
        }
        if let Some(start) = self.start
            && start.index() >= usize::from(self.players)
        {
            problems.push(
                Problem::new("dp-start")
                    .with("seat", start.index() + 1)
                    .with("players", self.players)
                    .rule("DP-SETUP-01"),
            );
        }
        if self.final_order && self.players != 4 {
            problems.push(Problem::new("dp-final-order").with("players", self.players).rule("DP-VAR-11"));
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }
}
