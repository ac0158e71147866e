//! Random ids, codes and the key that signs cookies.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// Easy to read aloud: no letters that look like digits.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(test)]
    if seeded::fill(&mut bytes) {
        return bytes;
    }
    if getrandom::fill(&mut bytes).is_err() {
        // Without randomness nothing here is safe: identities and seeds would be guessable.
        tracing::error!("the system gives no random bytes");
        std::process::abort();
    }
    bytes
}

/// A random word of `length` letters, five bits each.
pub fn word(length: usize) -> String {
    (0..length).map(|_| LETTERS[usize::from(bytes::<1>()[0] & 31)] as char).collect()
}

/// A random index below `count`; 0 if there is none.
pub fn below(count: usize) -> usize {
    let number = u64::from_le_bytes(bytes());
    ((u128::from(number) * count as u128) >> 64) as usize
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A fingerprint of text, for codes that are stored without being readable.
pub fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// A number that follows from text and from nothing else.
pub fn number(text: &str) -> u64 {
    Sha256::digest(text.as_bytes()).iter().take(8).fold(0, |sum, byte| (sum << 8) | u64::from(*byte))
}

/// Signs what is given to browsers to keep.
#[derive(Clone)]
pub struct Key(Hmac<Sha256>);

impl Key {
    /// A short key counts as one that is filled up with zeros to the hash's block.
    pub fn new(key: &[u8; 32]) -> Key {
        let mut block = [0; 64];
        block[..32].copy_from_slice(key);
        Key(Hmac::new(&block.into()))
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(text.as_bytes());
        mac
    }

    fn tag(&self, text: &str) -> String {
        hex(&self.mac(text).finalize().into_bytes())
    }

    pub fn sign(&self, text: &str) -> String {
        format!("{text}.{}", self.tag(text))
    }

    /// The same for the same text, and without the key nobody can tell of which.
    pub fn fingerprint(&self, text: &str) -> String {
        self.tag(&format!("fingerprint {text}"))[..24].to_owned()
    }

    /// The text, if the signature is ours. Compared in constant time.
    pub fn open<'a>(&self, signed: &'a str) -> Option<&'a str> {
        let (text, tag) = signed.rsplit_once('.')?;
        if tag.len() != 64 || !tag.is_ascii() {
            return None;
        }
        let mut given = [0; 32];
        for (at, byte) in given.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&tag[2 * at..2 * at + 2], 16).ok()?;
        }
        self.mac(text).verify_slice(&given).ok().map(|()| text)
    }
}

/// Chance that follows from a number, for simulations: each is a thread of its own.
#[cfg(test)]
pub mod seeded {
    use std::cell::RefCell;

    use crate::dice::Dice;

    thread_local! {
        static DICE: RefCell<Option<Dice>> = const { RefCell::new(None) };
    }

    /// From here on, chance on this thread follows from a number.
    pub fn begin(seed: u64) {
        DICE.set(Some(Dice::new(seed)));
    }

    /// Whether it does.
    pub fn fill(bytes: &mut [u8]) -> bool {
        DICE.with_borrow_mut(|dice| {
            let Some(dice) = dice else { return false };
            bytes.fill_with(|| dice.draw() as u8);
            true
        })
    }

    /// A number below `count`, where chance follows from a number.
    pub fn below(count: usize) -> Option<usize> {
        DICE.with_borrow_mut(|dice| dice.as_mut().map(|dice| dice.below(count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tokens of a key stay good for ever: this one was signed by an earlier program.
    #[test]
    fn a_signature_is_ours_or_none() {
        let key = Key::new(&[7; 32]);
        let signed = key.sign("anna.0");
        assert_eq!(key.open(&signed), Some("anna.0"));
        assert_eq!(signed, SIGNED_EARLIER);
        assert_eq!(key.open(&signed.replace("anna", "anne")), None);
        assert_eq!(Key::new(&[8; 32]).open(&signed), None);
        for wrong in ["", ".", "anna.0", "anna.0.", &"é".repeat(40), &format!("anna.0.{}", "é".repeat(32))]
        {
            assert_eq!(key.open(wrong), None, "{wrong}");
        }
    }

    const SIGNED_EARLIER: &str = "anna.0.4985eff76484054887eb41afa0dca0eacb794bd6ace57714d5b0f36450a2f99d";
}
