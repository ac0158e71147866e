//! The files of a house that lives in a folder, shut to everybody else on this machine.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

pub const DATABASE: &str = "menagerie.sqlite";

/// Makes the folder if it is not there, and shuts it and what we keep in it.
pub fn prepare(folder: &Path) -> io::Result<()> {
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

/// Gives the folder this key in the place of any other: whole or not at all.
pub fn replace_key(folder: &Path, key: Option<&[u8; 32]>) -> io::Result<()> {
    let file = key_file(folder);
    let Some(key) = key else {
        return match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
    };
    let beside = folder.join("cookie.key.new");
    let _ = fs::remove_file(&beside);
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
