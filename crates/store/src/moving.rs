//! Everything a house keeps, carried elsewhere: into another database, into a file, and back. What is read is one moment of a
//! house that may be running; what is written is written as one, into an empty house only; and before it counts, both sides are
//! compared, table by table.

mod file;
mod line;
mod sheets;

use std::path::Path;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{DatabaseAddress, Error, hex};

use file::{BackupEntry, BackupReader, BackupWriter};
use line::Line;
use sheets::{SHEETS, Sheet};

pub use file::Damage;

/// Why nothing was carried.
#[derive(Debug, thiserror::Error)]
pub enum NotMoved {
    #[error("there is no house at {0}")]
    NoHouse(String),
    #[error("the house at {address} has had {found} steps, this program knows {known}")]
    Steps { address: String, found: i64, known: i64 },
    #[error("{0} is not empty")]
    NotEmpty(String),
    #[error("{0} is there already")]
    FileThere(String),
    #[error("{file}: {reason}")]
    File { file: String, reason: std::io::Error },
    #[error("what has arrived in {0} is not what was there")]
    Differs(&'static str),
    #[error("{0}")]
    Damaged(#[from] Damage),
    #[error("{0}")]
    Failed(#[from] Error),
}

impl NotMoved {
    fn file(path: &Path, reason: std::io::Error) -> NotMoved {
        NotMoved::File { file: path.display().to_string(), reason }
    }
}

impl From<std::io::Error> for NotMoved {
    fn from(error: std::io::Error) -> Self {
        NotMoved::Failed(error.into())
    }
}

/// What one table holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    pub table: &'static str,
    pub rows: u64,
    /// A hash of all its rows in the order of their keys.
    pub digest: String,
}

/// How far it is: rows that were carried, of how many.
pub type Progress<'a> = &'a mut (dyn FnMut(u64, u64) + Send);

/// So many rows are written by one statement.
const LOT: usize = 100;

/// Counts rows and hashes them as they pass by.
struct Counting {
    sheet: &'static Sheet,
    rows: u64,
    hash: Sha256,
}

impl Counting {
    fn of(sheet: &'static Sheet) -> Counting {
        Counting { sheet, rows: 0, hash: Sha256::new() }
    }

    /// The row as a line of text, which is what is hashed.
    fn pass(&mut self, row: &[Value]) -> String {
        let line = Value::from(row).to_string();
        self.rows += 1;
        self.hash.update(line.as_bytes());
        self.hash.update(b"\n");
        line
    }

    fn done(self) -> Count {
        Count { table: self.sheet.name, rows: self.rows, digest: hex(&self.hash.finalize()) }
    }
}

/// Copies everything from one database to another.
pub async fn move_house(
    from: &DatabaseAddress,
    to: &DatabaseAddress,
    progress: Progress<'_>,
) -> Result<Vec<Count>, NotMoved> {
    let mut source = Line::read(from).await?;
    let all = source.all().await?;
    let mut target = Line::write(to).await?;
    let (mut counts, mut passed) = (Vec::new(), 0);
    for sheet in &SHEETS {
        let mut counting = Counting::of(sheet);
        let mut lot = Vec::with_capacity(LOT);
        let mut rows = source.rows(sheet)?;
        while let Some(row) = rows.next().await {
            let row = row?;
            counting.pass(&row);
            lot.push(row);
            if lot.len() == LOT {
                target.insert(sheet, &lot).await?;
                passed += lot.len() as u64;
                progress(passed, all);
                lot.clear();
            }
        }
        target.insert(sheet, &lot).await?;
        passed += lot.len() as u64;
        progress(passed, all);
        counts.push(counting.done());
    }
    settle(target, counts).await
}

/// Compares what has arrived with what was sent, and only then makes it true.
async fn settle(mut target: Line, counts: Vec<Count>) -> Result<Vec<Count>, NotMoved> {
    for (sheet, sent) in SHEETS.iter().zip(&counts) {
        if count(&mut target, sheet).await? != *sent {
            return Err(NotMoved::Differs(sheet.name));
        }
    }
    target.commit().await?;
    Ok(counts)
}

async fn count(line: &mut Line, sheet: &'static Sheet) -> Result<Count, NotMoved> {
    let mut counting = Counting::of(sheet);
    let mut rows = line.rows(sheet)?;
    while let Some(row) = rows.next().await {
        counting.pass(&row?);
    }
    Ok(counting.done())
}

/// Writes everything of a house into a file, and reads it again to be sure.
pub async fn backup(
    from: &DatabaseAddress,
    to: &Path,
    progress: Progress<'_>,
) -> Result<Vec<Count>, NotMoved> {
    if to.exists() {
        return Err(NotMoved::FileThere(to.display().to_string()));
    }
    let mut source = Line::read(from).await?;
    let all = source.all().await?;
    let mut passed = 0;
    let mut writer = BackupWriter::beside(to)?;
    let mut counts = Vec::new();
    for sheet in &SHEETS {
        let mut counting = Counting::of(sheet);
        writer.begin(sheet)?;
        let mut rows = source.rows(sheet)?;
        while let Some(row) = rows.next().await {
            writer.line(&counting.pass(&row?))?;
            passed += 1;
            if passed % LOT as u64 == 0 {
                progress(passed, all);
            }
        }
        let count = counting.done();
        writer.end(&count)?;
        counts.push(count);
    }
    progress(passed, all);
    let written = writer.finish()?;
    if check(written.path())? != counts {
        return Err(NotMoved::Differs("backup"));
    }
    written.keep(to)?;
    Ok(counts)
}

/// Reads a whole backup: what it holds, or what is wrong with it.
pub fn check(file: &Path) -> Result<Vec<Count>, NotMoved> {
    let mut reader = BackupReader::open(file)?;
    let mut counts = Vec::new();
    while let Some(entry) = reader.next()? {
        if let BackupEntry::End(count) = entry {
            counts.push(count);
        }
    }
    Ok(counts)
}

/// Puts everything of a backup into an empty house. The file is read twice: nothing is written of one that is damaged.
pub async fn restore(
    from: &Path,
    to: &DatabaseAddress,
    progress: Progress<'_>,
) -> Result<Vec<Count>, NotMoved> {
    let counts = check(from)?;
    let all = counts.iter().map(|count| count.rows).sum();
    let mut target = Line::write(to).await?;
    let mut reader = BackupReader::open(from)?;
    let mut passed = 0;
    let mut lot = Vec::with_capacity(LOT);
    let mut again = Vec::new();
    while let Some(entry) = reader.next()? {
        let full = match entry {
            BackupEntry::Row(sheet, row) => {
                lot.push(row);
                (lot.len() == LOT).then_some(sheet)
            }
            BackupEntry::End(count) => {
                let sheet = SHEETS.iter().find(|sheet| sheet.name == count.table);
                again.push(count);
                sheet
            }
        };
        if let Some(sheet) = full {
            target.insert(sheet, &lot).await?;
            passed += lot.len() as u64;
            progress(passed, all);
            lot.clear();
        }
    }
    if again != counts {
        return Err(NotMoved::Damaged(Damage::Changed));
    }
    settle(target, counts).await
}
