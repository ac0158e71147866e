//! What a table may choose before the game: how many sit at it. The rulebook knows no variants, and no ruling of the
//! ledger is left to the table.

use engine::{Problem, Problems};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 2, 3 or 4 (MM-COMP-07).
    pub players: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { players: 4 }
    }
}

impl Options {
    /// Everything that is wrong with these options.
    pub fn check(&self) -> Result<(), Problems> {
        let mut problems = Problems::new();
        if self.players == 1 {
            problems.push(Problem::new("mm-solo").rule("MM-COMP-07"));
        } else if !(2..=4).contains(&self.players) {
            problems.push(Problem::new("mm-players").with("players", self.players).rule("MM-COMP-07"));
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }
}
