//! Random ids, codes and the key that signs cookies.

use std::{fs, io, path::Path};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// Easy to read aloud: no letters that look like digits.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
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
pub struct Key([u8; 32]);

impl Key {
    /// The key of a data folder, made on first use and readable by its owner alone.
    pub fn of_folder(folder: &Path) -> io::Result<Key> {
        let path = folder.join("cookie.key");
        match fs::read(&path) {
            Ok(found) => match <[u8; 32]>::try_from(found.as_slice()) {
                Ok(key) => Ok(Key(key)),
                Err(_) => Err(io::Error::new(io::ErrorKind::InvalidData, "cookie.key must hold 32 bytes")),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = bytes();
                write_private(&path, &key)?;
                Ok(Key(key))
            }
            Err(error) => Err(error),
        }
    }

    fn mac(&self, text: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(text.as_bytes());
        Some(mac)
    }

    pub fn sign(&self, text: &str) -> String {
        let tag = self.mac(text).map(|mac| mac.finalize().into_bytes()).unwrap_or_default();
        format!("{text}.{}", hex(&tag))
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
        self.mac(text)?.verify_slice(&given).ok().map(|()| text)
    }
}

#[cfg(unix)]
fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    use std::{io::Write, os::unix::fs::OpenOptionsExt};
    let mut file = fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    file.write_all(content)?;
    file.sync_all()
}

#[cfg(not(unix))]
fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    fs::write(path, content)
}
