//! The files of a house that lives in a folder, shut to everybody else on this machine.

use std::{
    error::Error,
    fs, io,
    path::{Path, PathBuf},
};

pub const DATABASE: &str = "menagerie.sqlite";

/// A folder in which no house can be kept, for nothing can be written there.
#[derive(Debug, thiserror::Error)]
#[error("the folder {} cannot be written: {reason}", folder.display())]
pub struct Unwritable {
    pub folder: PathBuf,
    pub reason: io::Error,
}

impl Unwritable {
    /// The one that an error comes from, if it does.
    pub fn behind<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a Unwritable> {
        let mut next = Some(error);
        while let Some(error) = next {
            // What an error of the system was made of is not among its sources.
            let made_of = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
            if let Some(found) = made_of.and_then(|inner| inner.downcast_ref()) {
                return Some(found);
            }
            next = error.source();
        }
        None
    }
}

/// Makes the folder if it is not there, and shuts it and what we keep in it.
pub fn prepare(folder: &Path) -> io::Result<()> {
    let unwritable =
        |reason: io::Error| io::Error::new(reason.kind(), Unwritable { folder: folder.to_owned(), reason });
    make(folder).map_err(unwritable)
}

fn make(folder: &Path) -> io::Result<()> {
    if !folder.exists() {
        fs::create_dir_all(folder)?;
        shut(folder, 0o700)?;
    }
    let database = folder.join(DATABASE);
    // It must be shut before anything is in it; its companions are made like it.
    fs::OpenOptions::new().append(true).create(true).open(&database)?;
    for name in [DATABASE, "menagerie.sqlite-wal", "menagerie.sqlite-shm", "cookie.key"] {
        let path = folder.join(name);
        if path.exists() {
            shut(&path, 0o600)?;
        }
    }
    Ok(())
}

fn key_file(folder: &Path) -> PathBuf {
    folder.join("cookie.key")
}

/// The key of the folder, if it has one.
pub fn key(folder: &Path) -> io::Result<Option<[u8; 32]>> {
    match fs::read(key_file(folder)) {
        Ok(found) => match <[u8; 32]>::try_from(found.as_slice()) {
            Ok(key) => Ok(Some(key)),
            Err(_) => Err(io::Error::new(io::ErrorKind::InvalidData, "cookie.key must hold 32 bytes")),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Gives the folder a key; it must have none.
pub fn write_key(folder: &Path, key: &[u8; 32]) -> io::Result<()> {
    write_private(&key_file(folder), key)
}

/// Takes a file away; one that is not there is none to complain about.
pub fn remove_if_there(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Gives the folder this key in the place of any other: whole or not at all.
pub fn replace_key(folder: &Path, key: Option<&[u8; 32]>) -> io::Result<()> {
    let file = key_file(folder);
    let Some(key) = key else { return remove_if_there(&file) };
    let beside = folder.join("cookie.key.new");
    remove_if_there(&beside)?;
    write_private(&beside, key)?;
    fs::rename(beside, file)
}

#[cfg(unix)]
fn shut(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn shut(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_none_is_named_however_deep_the_error_lies() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        for folder in [file.path().to_owned(), file.path().join("below")] {
            let error = prepare(&folder).expect_err("a file is no folder");
            let error = io::Error::other(sqlx::Error::Io(error));
            assert_eq!(Unwritable::behind(&error).expect("a folder").folder, folder);
        }
        let other = io::Error::other(sqlx::Error::Io(io::Error::other("something else")));
        assert!(Unwritable::behind(&other).is_none());
    }
}
