//! Games as data: Parquet files with a row for each decision.
//!
//! Game `i` of a dataset follows from the seed and its number alone, and so does the file it lies in: the same call writes
//! the same files on every machine, on however many threads.

use std::{fmt::Display, fs::File, ops::Range, path::Path, sync::Arc};

use bots::Kind;
use engine::{Problem, Problems, Seat, Seed, any::Rejected};
use lab::play::bot_seed;
use parquet::{
    basic::Compression,
    data_type::{BoolType, ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type},
    errors::ParquetError,
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::parser::parse_message_type,
};
use plug::Playing;
use pyo3::{exceptions::PyValueError, prelude::*};
use serde_json::Value;

use crate::{
    game::Game,
    lab::{kinds, run},
};

/// Columns are known by their order here and by their names in the files.
const SCHEMA: &str = "message decision {
    required int64 game;
    required binary seed (UTF8);
    required int32 step;
    required int32 seat;
    required binary bot (UTF8);
    required group observation (LIST) { repeated group list { required float element; } }
    required group mask (LIST) { repeated group list { required boolean element; } }
    required int32 choice;
    required float reward;
    required float score;
    required int32 rank;
    required boolean won;
}";
/// Rows that are gathered before they are written.
const GROUP: usize = 8192;
/// A file holds at most so many games, and every thread writes its own file.
const GAMES_PER_FILE: u64 = 512;

/// Decisions, column by column.
#[derive(Default)]
struct Rows {
    games: Vec<i64>,
    seeds: Vec<ByteArray>,
    steps: Vec<i32>,
    seats: Vec<i32>,
    bots: Vec<ByteArray>,
    observations: Vec<f32>,
    masks: Vec<bool>,
    choices: Vec<i32>,
    rewards: Vec<f32>,
    scores: Vec<f32>,
    ranks: Vec<i32>,
    won: Vec<bool>,
}

struct Plan<'a> {
    game: &'a Game,
    width: usize,
    actions: usize,
    bots: Vec<Kind>,
    seed: Seed,
}

fn unwritten(path: &Path, error: impl Display) -> Problems {
    vec![Problem::new("file-unwritable").with("file", path.display()).with("reason", error)]
}

impl Plan<'_> {
    /// Plays a game and adds its decisions to the rows.
    fn play(&self, number: u64, rows: &mut Rows) -> Result<(), Problems> {
        let plug = self.game.plug;
        let deal = self.seed.derive(number);
        let mut table = plug.begin(&self.game.options, None, deal)?;
        let kind = |seat: Seat| self.bots[seat.index().min(self.bots.len() - 1)];
        let mut players: Vec<_> = Seat::all(table.players())
            .map(|seat| table.player(kind(seat), bot_seed(&deal, 0, seat)))
            .collect();
        let seed: ByteArray = deal.to_string().as_str().into();
        let first = rows.games.len();
        let mut mask = vec![0; self.actions];
        while let Some(seat) = table.awaiting().lowest() {
            let Some(advice) = players[seat.index()].choose(&*table, seat) else {
                return Err(vec![Problem::new("game-without-end")]);
            };
            let one = |problem| vec![problem];
            let before = rows.observations.len();
            rows.observations.resize(before + self.width, 0.0);
            plug.space.observe(&*table, seat, &mut rows.observations[before..]).map_err(one)?;
            plug.space.mask(&*table, seat, &mut mask).map_err(one)?;
            rows.masks.extend(mask.iter().map(|legal| *legal == 1));
            rows.choices.push(plug.space.number(&*table, seat, &advice.action).map_err(one)? as i32);
            rows.games.push(number as i64);
            rows.seeds.push(seed.clone());
            rows.steps.push((rows.games.len() - 1 - first) as i32);
            rows.seats.push(seat.index() as i32);
            rows.bots.push(kind(seat).to_string().as_str().into());
            give(&mut *table, seat, &advice.action)?;
        }
        let outcome = table.outcome().ok_or_else(|| vec![Problem::new("game-without-end")])?;
        for row in first..rows.games.len() {
            let seat = Seat::at(rows.seats[row] as usize);
            let standing = &outcome.standings[seat.index()];
            rows.rewards.push(space::reward(&outcome, seat));
            rows.scores.push(standing.score as f32 / f32::from(outcome.parts.max(1)));
            rows.ranks.push(standing.rank.into());
            rows.won.push(standing.won);
        }
        Ok(())
    }

    /// What a reader needs to know that no row says.
    fn notes(&self, names: &[String]) -> Vec<KeyValue> {
        let note = |key: &str, value: String| KeyValue::new(format!("menagerie.{key}"), value);
        vec![
            note("game", self.game.id().to_owned()),
            note("rules_version", self.game.plug.rules_version().to_string()),
            note("options", self.game.options.to_string()),
            note("fields", Value::from(self.game.written_fields()).to_string()),
            note("action_names", Value::from(names.to_vec()).to_string()),
        ]
    }

    fn write(
        &self,
        path: &Path,
        games: Range<u64>,
        names: &[String],
        told: impl Fn() -> bool,
    ) -> Result<u64, Problems> {
        let no = |error: ParquetError| unwritten(path, error);
        let schema = parse_message_type(SCHEMA).map_err(no)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(self.notes(names)))
            .build();
        let file = File::create(path).map_err(|error| unwritten(path, error))?;
        let mut writer =
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)).map_err(no)?;
        let (mut rows, mut written) = (Rows::default(), 0);
        for game in games {
            self.play(game, &mut rows)?;
            if rows.games.len() >= GROUP {
                written += rows.write(&mut writer, self).map_err(no)?;
            }
            if told() {
                break;
            }
        }
        written += rows.write(&mut writer, self).map_err(no)?;
        writer.close().map_err(no)?;
        Ok(written)
    }
}

fn give(table: &mut dyn Playing, seat: Seat, action: &Value) -> Result<(), Problems> {
    table.act(seat, action).map_err(|no| match no {
        Rejected::Unreadable(problem) => vec![problem],
        Rejected::Refused(refusal) => {
            vec![Problem::new("bot-refused").with("seat", seat).with("clause", refusal.clause())]
        }
    })
}

impl Rows {
    /// Writes what has been gathered as one group and begins with nothing; how many rows that were.
    fn write(
        &mut self,
        writer: &mut SerializedFileWriter<File>,
        plan: &Plan<'_>,
    ) -> Result<u64, ParquetError> {
        let rows = std::mem::take(self);
        let count = rows.games.len();
        if count == 0 {
            return Ok(0);
        }
        let mut group = writer.next_row_group()?;
        column::<Int64Type>(&mut group, &rows.games, None)?;
        column::<ByteArrayType>(&mut group, &rows.seeds, None)?;
        column::<Int32Type>(&mut group, &rows.steps, None)?;
        column::<Int32Type>(&mut group, &rows.seats, None)?;
        column::<ByteArrayType>(&mut group, &rows.bots, None)?;
        column::<FloatType>(&mut group, &rows.observations, Some(plan.width))?;
        column::<BoolType>(&mut group, &rows.masks, Some(plan.actions))?;
        column::<Int32Type>(&mut group, &rows.choices, None)?;
        column::<FloatType>(&mut group, &rows.rewards, None)?;
        column::<FloatType>(&mut group, &rows.scores, None)?;
        column::<Int32Type>(&mut group, &rows.ranks, None)?;
        column::<BoolType>(&mut group, &rows.won, None)?;
        group.close()?;
        Ok(count as u64)
    }
}

/// The next column: single values, or lists of `each` values.
fn column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &[T::T],
    each: Option<usize>,
) -> Result<(), ParquetError> {
    let Some(mut writer) = group.next_column()? else {
        return Err(ParquetError::General("more columns than the schema has".to_owned()));
    };
    match each {
        None => writer.typed::<T>().write_batch(values, None, None)?,
        Some(each) => {
            // A list begins where the repetition level is 0; every value of a list is there.
            let begins: Vec<i16> = (0..values.len()).map(|at| i16::from(at % each != 0)).collect();
            let there = vec![1; values.len()];
            writer.typed::<T>().write_batch(values, Some(&there), Some(&begins))?
        }
    };
    writer.close()
}

/// Plays games between bots and writes a row for each decision into `folder/part-00000.parquet` and so on; how many rows.
#[pyfunction]
#[pyo3(signature = (game, folder, bots, *, games, seed=1, threads=0, progress=None))]
#[allow(clippy::too_many_arguments, reason = "most of them have names in Python")]
pub fn dataset(
    py: Python<'_>,
    game: &Game,
    folder: std::path::PathBuf,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    threads: usize,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<u64> {
    let bots = kinds(&bots)?;
    if bots.is_empty() || games == 0 {
        return Err(PyValueError::new_err("no bots or no games"));
    }
    let names = game.names(py)?;
    let plan = Plan { game, width: game.width, actions: names.len(), bots, seed: Seed::from_number(seed) };
    run(py, threads, progress, |run| {
        std::fs::create_dir_all(&folder).map_err(|error| unwritten(&folder, error))?;
        let pool = run.start(0, games)?;
        let files = games.div_ceil(GAMES_PER_FILE);
        let written = pool.each(files as usize, |part| {
            let first = part as u64 * GAMES_PER_FILE;
            let path = folder.join(format!("part-{part:05}.parquet"));
            plan.write(&path, first..games.min(first + GAMES_PER_FILE), names, || {
                pool.did(1);
                pool.is_stopped()
            })
        })?;
        Ok(written.iter().sum())
    })
}
