//! What can go wrong between machines.

use engine::{Problem, Problems};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum FarmError {
    #[error("`{0}` is no address of a NATS server")]
    NoAddress(String),
    #[error("{place} cannot be reached: {reason}")]
    Unreachable { place: String, reason: String },
    #[error("the queue at {place} cannot be used: {reason}")]
    NoQueue { place: String, reason: String },
    #[error("a lot of {size} bytes is more than the {most} that {place} takes")]
    TooLarge { place: String, size: usize, most: usize },
    #[error("something cannot be written down: {0}")]
    Unwritable(String),
    #[error("the threads cannot be started: {0}")]
    NoThreads(String),
}

impl From<FarmError> for Problem {
    fn from(error: FarmError) -> Problem {
        match error {
            FarmError::NoAddress(text) => Problem::new("farm-no-address").with("address", text),
            FarmError::Unreachable { place, reason } => {
                Problem::new("farm-unreachable").with("place", place).with("reason", reason)
            }
            FarmError::NoQueue { place, reason } => {
                Problem::new("farm-no-queue").with("place", place).with("reason", reason)
            }
            FarmError::TooLarge { place, size, most } => {
                Problem::new("farm-too-large").with("place", place).with("size", size).with("most", most)
            }
            FarmError::Unwritable(reason) => Problem::new("report-unwritable").with("reason", reason),
            FarmError::NoThreads(reason) => Problem::new("no-threads").with("reason", reason),
        }
    }
}

impl From<FarmError> for Problems {
    fn from(error: FarmError) -> Problems {
        vec![error.into()]
    }
}
