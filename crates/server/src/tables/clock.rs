//! The clock that a table has agreed on.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::denial::{Denial, Reason};

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for each decision.
    Turn(u64),
    /// So many seconds for the whole game.
    Total(u64),
}

impl Clock {
    /// In seconds: less is no time to think, more is no clock.
    pub const LIMITS: std::ops::RangeInclusive<u64> = 5..=86_400;

    /// The clock, if people can play by it.
    pub fn checked(self) -> Result<Clock, Denial> {
        match self {
            Clock::Turn(seconds) | Clock::Total(seconds) if !Clock::LIMITS.contains(&seconds) => {
                Err(Denial::of(Reason::Clock))
            }
            clock => Ok(clock),
        }
    }

    /// A stored clock; those of older databases may be out of bounds.
    pub(super) fn stored(text: &str) -> Result<Clock, Denial> {
        let within = |seconds: u64| seconds.clamp(*Clock::LIMITS.start(), *Clock::LIMITS.end());
        let clock = serde_json::from_str(text).map_err(Denial::unreadable)?;
        Ok(match clock {
            Clock::None => Clock::None,
            Clock::Turn(seconds) => Clock::Turn(within(seconds)),
            Clock::Total(seconds) => Clock::Total(within(seconds)),
        })
    }
}
