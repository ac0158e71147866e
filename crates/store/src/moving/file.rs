//! A house in a file: lines of JSON, packed. A head, then every table: its name and columns, its rows, and how many they were
//! with their hash; a last line says that nothing is missing.

use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
    path::{Path, PathBuf},
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Count, Counting, NotMoved,
    sheets::{SHEETS, Sheet},
};
use crate::{folder::remove_if_there, schema, time::now};

/// What is wrong with a backup.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    #[error("it is no backup of a house")]
    NoBackup,
    #[error("it is of a house of {found} steps, this program knows {known}")]
    Steps { found: i64, known: i64 },
    #[error("it cannot be unpacked: {0}")]
    Packed(String),
    #[error("line {0} is not what it should be")]
    Line(u64),
    #[error("the rows of {0} are not those that were written")]
    Rows(&'static str),
    #[error("its end is missing")]
    Cut,
    #[error("it changed while it was read")]
    Changed,
}

const FORM: &str = "menagerie backup 1";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    form: String,
    steps: i64,
    made: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    table: String,
    columns: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: String,
    rows: u64,
    digest: String,
}

/// The last line.
const WHOLE: &str = "\"whole\"";

/// Writes a backup beside the file that it is to become.
pub struct BackupWriter {
    pack: GzEncoder<BufWriter<File>>,
    beside: Beside,
}

/// A file that is not there yet by its own name; dropped, it is gone.
pub struct Beside(Option<PathBuf>);

impl Beside {
    pub fn path(&self) -> &Path {
        self.0.as_deref().unwrap_or(Path::new(""))
    }

    pub fn keep(mut self, to: &Path) -> io::Result<()> {
        match self.0.take() {
            Some(path) => fs::rename(path, to),
            None => Ok(()),
        }
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(path) = &self.0 {
            let _ = fs::remove_file(path);
        }
    }
}

impl BackupWriter {
    pub fn beside(to: &Path) -> Result<BackupWriter, NotMoved> {
        let mut name = to.as_os_str().to_owned();
        name.push(".new");
        let path = PathBuf::from(name);
        // Passwords and the key are in it, so nobody else may read it.
        let file = private(&path).map_err(|error| NotMoved::file(to, error))?;
        let pack = GzEncoder::new(BufWriter::new(file), Compression::default());
        let mut writer = BackupWriter { pack, beside: Beside(Some(path)) };
        let head = Head { form: FORM.to_owned(), steps: schema::latest(), made: now() };
        writer.line(&serde_json::to_string(&head).map_err(io::Error::from)?)?;
        Ok(writer)
    }

    pub fn line(&mut self, line: &str) -> io::Result<()> {
        self.pack.write_all(line.as_bytes())?;
        self.pack.write_all(b"\n")
    }

    pub fn begin(&mut self, sheet: &Sheet) -> io::Result<()> {
        let columns = sheet.names().into_iter().map(str::to_owned).collect();
        self.line(&serde_json::to_string(&Begin { table: sheet.name.to_owned(), columns })?)
    }

    pub fn end(&mut self, count: &Count) -> io::Result<()> {
        let end = End { end: count.table.to_owned(), rows: count.rows, digest: count.digest.clone() };
        self.line(&serde_json::to_string(&end)?)
    }

    pub fn finish(mut self) -> io::Result<Beside> {
        self.line(WHOLE)?;
        let file = self.pack.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        Ok(self.beside)
    }
}

fn private(path: &Path) -> io::Result<File> {
    // One that was left by a backup that was broken off is not gone on with.
    remove_if_there(path)?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// What comes out of a backup, in its order.
pub enum BackupEntry {
    Row(&'static Sheet, Vec<Value>),
    End(Count),
}

pub struct BackupReader {
    lines: BufReader<GzDecoder<BufReader<File>>>,
    number: u64,
    /// The sheet that comes next, and the one whose rows are being read.
    next: usize,
    open: Option<Counting>,
}

impl BackupReader {
    pub fn open(path: &Path) -> Result<BackupReader, NotMoved> {
        let file = File::open(path).map_err(|error| NotMoved::file(path, error))?;
        let lines = BufReader::new(GzDecoder::new(BufReader::new(file)));
        let mut reader = BackupReader { lines, number: 0, next: 0, open: None };
        let first = reader.line().map_err(|_| Damage::NoBackup)?;
        let head: Head = serde_json::from_str(&first).map_err(|_| Damage::NoBackup)?;
        let known = schema::latest();
        match () {
            () if head.form != FORM => Err(Damage::NoBackup.into()),
            () if head.steps != known => Err(Damage::Steps { found: head.steps, known }.into()),
            () => Ok(reader),
        }
    }

    fn line(&mut self) -> Result<String, Damage> {
        let mut line = String::new();
        self.number += 1;
        match self.lines.read_line(&mut line) {
            Ok(0) => Err(Damage::Cut),
            Ok(_) if !line.ends_with('\n') => Err(Damage::Cut),
            Ok(_) => {
                line.pop();
                Ok(line)
            }
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(Damage::Cut),
            Err(error) => Err(Damage::Packed(error.to_string())),
        }
    }

    /// The next row or end of a table; nothing, when all of it was read and is right.
    pub fn next(&mut self) -> Result<Option<BackupEntry>, Damage> {
        loop {
            let line = self.line()?;
            let odd = Damage::Line(self.number);
            let Some(mut counting) = self.open.take() else {
                let Some(sheet) = SHEETS.get(self.next) else {
                    return if line == WHOLE { self.nothing_more().map(|()| None) } else { Err(odd) };
                };
                let begin: Begin = serde_json::from_str(&line).map_err(|_| Damage::Line(self.number))?;
                if begin.table != sheet.name || begin.columns != sheet.names() {
                    return Err(odd);
                }
                self.next += 1;
                self.open = Some(Counting::of(sheet));
                continue;
            };
            let sheet = counting.sheet;
            if line.starts_with('{') {
                // A row of three values would pass for an end as well: only the brace tells them apart.
                let end: End = serde_json::from_str(&line).map_err(|_| Damage::Line(self.number))?;
                let count = counting.done();
                let same = (end.end.as_str(), end.rows, end.digest.as_str())
                    == (count.table, count.rows, count.digest.as_str());
                return if same { Ok(Some(BackupEntry::End(count))) } else { Err(Damage::Rows(sheet.name)) };
            }
            let row: Vec<Value> = serde_json::from_str(&line).map_err(|_| Damage::Line(self.number))?;
            if sheet.args(&row).is_none() {
                return Err(odd);
            }
            counting.pass(&row);
            self.open = Some(counting);
            return Ok(Some(BackupEntry::Row(sheet, row)));
        }
    }

    fn nothing_more(&mut self) -> Result<(), Damage> {
        let mut rest = [0; 1];
        match self.lines.read(&mut rest) {
            Ok(0) => Ok(()),
            Ok(_) => Err(Damage::Line(self.number + 1)),
            Err(error) => Err(Damage::Packed(error.to_string())),
        }
    }
}
