//! Work that can be left and taken up again: a file with a line for each finished piece.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{self, BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use engine::{Problem, Problems};
use serde::{Serialize, de::DeserializeOwned};

/// A piece of work that knows its number.
pub trait Piece: Serialize + DeserializeOwned {
    fn number(&self) -> u64;
}

/// The file of finished pieces, written as soon as each is done.
pub struct Keeper<T> {
    /// What was finished before, by number.
    pub known: BTreeMap<u64, T>,
    file: Option<(PathBuf, Mutex<File>)>,
}

impl<T: Piece> Keeper<T> {
    /// Opens the file, or keeps nothing if there is no `path`. A file whose first line is another `header` belongs to
    /// other work and is left alone.
    pub fn open<H>(path: Option<&Path>, header: &H) -> Result<Keeper<T>, Problems>
    where
        H: Serialize + DeserializeOwned + PartialEq,
    {
        let Some(path) = path else { return Ok(Keeper { known: BTreeMap::new(), file: None }) };
        let trouble = |error: io::Error| vec![unwritable(path, error)];
        let mut known = BTreeMap::new();
        let mut whole = 0;
        match File::open(path) {
            Ok(file) => {
                let mut lines = BufReader::new(file).lines();
                let first = lines.next().transpose().map_err(trouble)?;
                if let Some(first) = first {
                    if serde_json::from_str::<H>(&first).ok().as_ref() != Some(header) {
                        return Err(vec![Problem::new("kept-other").with("file", path.display())]);
                    }
                    whole += first.len() as u64 + 1;
                }
                // A line that was cut short by a crash is forgotten, and so is what follows it.
                for line in lines {
                    let line = match line {
                        Ok(line) => line,
                        Err(error) if error.kind() == ErrorKind::InvalidData => break,
                        // A disk that fails has not cut anything short: the file is left as it is.
                        Err(error) => return Err(trouble(error)),
                    };
                    let Ok(piece) = serde_json::from_str::<T>(&line) else { break };
                    whole += line.len() as u64 + 1;
                    known.insert(piece.number(), piece);
                }
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(trouble(error)),
        }
        let mut file =
            OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(trouble)?;
        file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0))).map_err(trouble)?;
        if whole == 0 {
            write_line(&mut file, header).map_err(trouble)?;
        }
        Ok(Keeper { known, file: Some((path.to_owned(), Mutex::new(file))) })
    }

    pub fn write(&self, piece: &T) -> Result<(), Problems> {
        let Some((path, file)) = &self.file else { return Ok(()) };
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        write_line(&mut file, piece).map_err(|error| vec![unwritable(path, error)])
    }
}

fn write_line(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(value)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

fn unwritable(path: &Path, error: io::Error) -> Problem {
    Problem::new("file-unwritable").with("file", path.display()).with("reason", error)
}
