//! What everybody knows of the time that goes by at a table.

use crate::time::Instant;

/// What everybody knows of the time that goes by.
#[derive(Clone, Default)]
pub struct Waiting {
    /// How much has happened in everybody's sight, and when the latest of it did.
    pub told: usize,
    pub news: Option<Instant>,
    pub seats: Vec<Thought>,
}

#[derive(Clone, Default)]
pub struct Thought {
    /// Since when a seat is seen to think.
    pub since: Option<Instant>,
    /// How long its earlier thoughts took, in milliseconds, as it was when they ended in everybody's sight.
    pub spent: u64,
}
