//! What machines say to each other: CBOR, in which numbers keep every bit.

use std::collections::BTreeMap;

use engine::Problem;
use lab::lot::Part;
use plug::Order;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use words::Lang;

use crate::{FarmError, fit::Fit};

/// Some jobs of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lot {
    pub run: String,
    pub number: u64,
    pub order: Order,
    pub fit: Fit,
    pub part: Part,
    pub jobs: Vec<u64>,
}

/// A worker, as it introduces itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worker {
    pub name: String,
    pub threads: usize,
}

/// What a worker says to an asker; each is answered with a [`Reply`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Word {
    /// Is this lot still to be done?
    Begin { lot: u64, worker: Worker },
    /// It is under way.
    Busy { lot: u64, worker: Worker },
    /// A piece of its results follows these bytes. Pieces of one attempt belong together.
    Piece { lot: u64, attempt: u64, piece: u32, of: u32, seconds: f64, worker: Worker },
    /// This worker cannot do lots of this run.
    Refused { worker: Worker, why: Said },
    /// A job of the lot has no result, here or anywhere.
    Failed { lot: u64, worker: Worker, why: Said },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    Go,
    /// Nobody waits for this lot any more.
    Over,
}

/// Sentences in every language, since whoever reads them sits at another machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Said(BTreeMap<String, String>);

impl Said {
    pub fn of(problems: &[Problem]) -> Said {
        let all =
            |lang: Lang| problems.iter().map(|problem| lang.problem(problem)).collect::<Vec<_>>().join(" ");
        Said(Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), all(lang))).collect())
    }

    pub fn in_language(&self, lang: Lang) -> &str {
        self.0.get(lang.code()).map_or("", String::as_str)
    }
}

pub fn write(message: &impl Serialize) -> Result<Vec<u8>, FarmError> {
    let mut bytes = Vec::new();
    ciborium::into_writer(message, &mut bytes).map_err(|error| FarmError::Unwritable(error.to_string()))?;
    Ok(bytes)
}

/// The message, and whatever follows it; nothing where it is none.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<(T, &[u8])> {
    let mut rest = bytes;
    let message = ciborium::from_reader(&mut rest).ok()?;
    Some((message, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_back_bit_for_bit_with_what_follows_them() {
        let worker = Worker { name: "a".into(), threads: 2 };
        let word = Word::Piece { lot: 7, attempt: u64::MAX, piece: 1, of: 3, seconds: 0.1 + 0.2, worker };
        let mut bytes = write(&word).expect("bytes");
        bytes.extend(b"results");
        assert_eq!(read::<Word>(&bytes), Some((word, &b"results"[..])));
        assert_eq!(read::<Word>(b""), None);
        assert_eq!(read::<Word>(b"\xff\x00rubbish"), None);
        assert_eq!(read::<Lot>(&write(&Reply::Go).expect("bytes")), None);
    }
}
