//! Where seeds come from: the system's own randomness, or the number of a rehearsal.

use std::sync::atomic::{AtomicU64, Ordering};

use engine::Seed;
use sha2::{Digest, Sha256};

use crate::secrets;

pub enum Chance {
    Fair,
    /// Every seed follows from the number, so that the same people giving the same answers meet the same game.
    Rehearsed {
        number: u64,
        tables: AtomicU64,
        words: AtomicU64,
    },
}

impl Chance {
    pub fn new(rehearsal: Option<u64>) -> Chance {
        match rehearsal {
            Some(number) => Chance::Rehearsed { number, tables: AtomicU64::new(0), words: AtomicU64::new(0) },
            None => Chance::Fair,
        }
    }

    pub fn is_rehearsed(&self) -> bool {
        matches!(self, Chance::Rehearsed { .. })
    }

    /// The seed of a new table: in a rehearsal, that of the first, second, ... table since the start.
    pub fn table(&self) -> Seed {
        Seed::from_bytes(match self {
            Chance::Fair => secrets::bytes(),
            Chance::Rehearsed { number, tables, .. } => {
                let table = tables.fetch_add(1, Ordering::Relaxed);
                Sha256::digest(format!("table {table} of rehearsal {number}")).into()
            }
        })
    }

    /// What a new table is called, or its invite. In all rehearsals alike, so that two of them can be compared.
    pub fn word(&self, length: usize) -> String {
        match self {
            Chance::Fair => secrets::word(length),
            Chance::Rehearsed { words, .. } => {
                let word = words.fetch_add(1, Ordering::Relaxed);
                secrets::digest(&format!("word {word} of a rehearsal"))[..length].to_owned()
            }
        }
    }

    /// What a bot's thinking about a decision begins with.
    pub fn thought(&self, table: &str, decision: &str) -> u64 {
        match self {
            Chance::Fair => u64::from_le_bytes(secrets::bytes()),
            Chance::Rehearsed { .. } => secrets::number(&format!("{table} {decision}")),
        }
    }
}
