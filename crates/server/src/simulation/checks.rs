//! What must be true of every world: what people remember is what the log has, the log leads where the rooms are, and whoever
//! reads a table anew sees what is in memory.

use std::{collections::BTreeSet, sync::Arc};

use engine::{Seat, Seed, Viewer};
use plug::{Eyes, Playing};
use serde_json::Value;
use words::Lang;

use crate::{
    api,
    app::App,
    store::{MoveRow, Status, TableRow},
    tables::{Clocks, LiveTable},
};

use super::{
    memory::{Answer, Memory, Said},
    world::World,
};

/// Ends a check with a sentence.
macro_rules! must {
    ($holds:expr, $($said:tt)*) => {
        if !$holds {
            return Err(format!($($said)*));
        }
    };
}

/// Every table that there is, whether anybody knows that it was opened or not.
pub async fn tables(world: &World, app: &App) -> Result<Vec<String>, String> {
    let mut tables: BTreeSet<String> = world.memory().tables.iter().cloned().collect();
    for person in world.people() {
        let own = app.store.tables_of(&person.id).await.map_err(|error| error.to_string())?;
        tables.extend(own.into_iter().map(|row| row.id));
    }
    Ok(tables.into_iter().collect())
}

pub async fn everything(world: &Arc<World>, app: &App, tables: &[String]) -> Result<(), String> {
    // Another server on the same database, at which nobody has done anything.
    let (reader, _) = world.app(app.store.clone()).await;
    for id in tables {
        table(world, app, &reader, id).await.map_err(|wrong| format!("table {id}: {wrong}"))?;
    }
    let memory = world.memory();
    must!(memory.trouble.is_empty(), "{}", memory.trouble[0]);
    Ok(())
}

async fn table(world: &World, app: &App, reader: &App, id: &str) -> Result<(), String> {
    let read = |error: crate::store::Error| error.to_string();
    let store = &app.store;
    // Nobody writes while we are in the room.
    let room = app.room(id).await.map_err(|denial| format!("it cannot be read: {}", denial.reason))?;
    let now = room.lock().await;
    let row = store.table(id).await.map_err(read)?.ok_or("it is not there")?;
    let moves = store.moves(id).await.map_err(read)?;
    let deal = store.deal(id).await.map_err(read)?;
    let chat: Vec<String> =
        store.chat(id, 1000).await.map_err(read)?.into_iter().map(|row| row.text).collect();
    world.note(&format!("{id} has {} lines, is {:?}, revision {}", moves.len(), row.status, row.revision));
    for (line, row) in moves.iter().enumerate() {
        world.note(&format!("  {line} {} {} {:?} {}", row.seat, row.command, row.action, row.state));
    }
    {
        let memory = world.memory();
        remembered(&memory, id, &moves)?;
        taken_back(&memory, id, &moves)?;
        said(&memory, id, &chat)?;
    }
    let again =
        reader.room(id).await.map_err(|denial| format!("it cannot be read anew: {}", denial.reason))?;
    let anew = again.lock().await;
    if let Some(deal) = &deal {
        let play = replayed(&world.memory(), &row, &deal.seed, &moves)?;
        let shown = now.play().ok_or("it was dealt, and nobody plays")?;
        must!(shown.state_text() == play.state_text(), "its room shows another state than its log leads to");
        let stored = store.state(id).await.map_err(read)?.ok_or("no state stands beside the log")?;
        must!(stored.version == moves.len() as i64, "the state beside the log is of another line");
        must!(play.outcome().is_some() == (row.status == Status::Over), "it is over or not");
        if row.status == Status::Over {
            let ends = store.ends(id).await.map_err(read)?.len();
            must!(ends == now.chairs.len(), "it is over, and {ends} seats have a result");
        }
    } else {
        must!(row.status == Status::Waiting && moves.is_empty(), "it was played without a deal");
    }
    alike(&now, &anew)
}

/// Every answer that was acknowledged is there once, as it was meant; none that was refused is; and nothing else is.
fn remembered(memory: &Memory, id: &str, moves: &[MoveRow]) -> Result<(), String> {
    let mut places: Vec<(&Answer, usize)> = Vec::new();
    for answer in memory.answers.iter().filter(|answer| answer.table == id) {
        let name = format!("own-{}", answer.name);
        let own = |row: &MoveRow| row.command == name && row.seat == answer.seat.index() as i64;
        let lines: Vec<usize> = (0..moves.len()).filter(|line| own(&moves[*line])).collect();
        let (least, most) = answer.asked.counts();
        must!(
            (least..=most).contains(&lines.len()),
            "{} is there {} times: {answer:?}",
            answer.name,
            lines.len()
        );
        for line in lines {
            let action: Option<Value> =
                moves[line].action.as_deref().and_then(|action| serde_json::from_str(action).ok());
            let meant = answer.is_blind() || action == answer.action;
            must!(meant, "line {line} is not what was meant: {answer:?}");
            places.push((answer, line));
        }
    }
    let theirs = moves.iter().filter(|row| row.command.starts_with("own-")).count();
    must!(theirs == places.len(), "{theirs} lines are people's, and they have given {}", places.len());
    for (first, line) in &places {
        for (second, later) in &places {
            let after = first.asked.taken.zip(second.asked.sent).is_some_and(|(taken, sent)| taken < sent);
            must!(!after || line < later, "{} was taken before {} was given", first.name, second.name);
        }
    }
    let named = |(line, row): (usize, &MoveRow)| {
        row.command.starts_with("own-") || row.command == format!("house-{line}")
    };
    must!(moves.iter().enumerate().all(named), "a line has a name that nobody gives");
    Ok(())
}

/// What was taken back, and nothing else, is a line without an answer.
fn taken_back(memory: &Memory, id: &str, moves: &[MoveRow]) -> Result<(), String> {
    for seat in (0..engine::MAX_SEATS).map(Seat::at) {
        let of_seat = |row: &&MoveRow| row.action.is_none() && row.seat == seat.index() as i64;
        let lines = moves.iter().filter(of_seat).count();
        let undos = memory.undos.iter().filter(|undo| undo.table == id && undo.seat == seat);
        let (mut least, mut most) = (0, 0);
        for undo in undos {
            let (from, to) = undo.asked.counts();
            (least, most) = (least + from, most + to);
        }
        must!(
            (least..=most).contains(&lines),
            "seat {} took {lines} back, asked {least} to {most} times",
            seat.index()
        );
    }
    Ok(())
}

/// The same for chat.
fn said(memory: &Memory, id: &str, chat: &[String]) -> Result<(), String> {
    let mut known = 0;
    for line in memory.lines.iter().filter(|line| line.table == id) {
        let times = chat.iter().filter(|text| **text == line.text).count();
        let (least, most) = line.asked.counts();
        must!((least..=most).contains(&times), "{:?} was said {times} times: {line:?}", line.text);
        known += times;
    }
    must!(known == chat.len(), "somebody has said what nobody said");
    Ok(())
}

/// The game, played again from the deal: every answer is one, and one to the decision it names; chance brings the same, and every
/// state has the hash it had.
fn replayed(
    memory: &Memory,
    table: &TableRow,
    seed: &str,
    moves: &[MoveRow],
) -> Result<Box<dyn Playing>, String> {
    let game = plug::find(&table.game).map_err(|_| "no such game")?;
    let options: Value = serde_json::from_str(&table.options).map_err(|error| error.to_string())?;
    let seed: Seed = seed.parse().map_err(|_| "no seed")?;
    let mut play = game.begin(&options, None, seed).map_err(|problems| format!("{problems:?}"))?;
    for (line, row) in moves.iter().enumerate() {
        let seat = Seat::at(row.seat.unsigned_abs() as usize);
        let luck = match &row.action {
            None => {
                play.undo(seat).map(|()| Vec::new()).map_err(|problem| format!("line {line}: {problem:?}"))?
            }
            Some(action) => {
                let action = serde_json::from_str(action).map_err(|error| error.to_string())?;
                let name = row.command.strip_prefix("own-");
                if let Some(answer) = memory.answers.iter().find(|answer| name == Some(&answer.name)) {
                    let asked = LiveTable::decision_in(&table.id, play.as_ref(), seat);
                    let named = answer.decision.as_ref().is_none_or(|named| *named == asked);
                    must!(named, "line {line} answers {asked}, which was not named: {answer:?}");
                    let said = match &answer.said {
                        Said::Number(number) => play.legal(seat).get(*number) == Some(&action),
                        Said::Action(said) => *said == action,
                    };
                    must!(said, "line {line} is not what was said: {answer:?}");
                }
                play.give(seat, &action).map_err(|rejected| format!("line {line}: {rejected:?}"))?.luck
            }
        };
        let luck = serde_json::to_string(&luck).map_err(|error| error.to_string())?;
        must!(luck == row.luck, "line {line}: chance brings {luck} and brought {}", row.luck);
        let state = play.state_hash().map_err(|problem| format!("{problem:?}"))?;
        must!(state == row.state, "line {line} leads to another state");
    }
    Ok(play)
}

/// Whoever looks sees the same, whether the table is in memory or read anew.
fn alike(now: &LiveTable, anew: &LiveTable) -> Result<(), String> {
    let seats = (0..now.chairs.len()).map(|at| Some(Seat::at(at)));
    for seat in seats.chain([None]) {
        let shown = |table: &LiveTable| api::table_json(table, seat, Lang::default(), Clocks::Still);
        let (here, there) = (shown(now), shown(anew));
        must!(here == there, "seat {seat:?} sees\n{here}\nand after a reload\n{there}");
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let told = |table: &LiveTable| {
            table.play().map(|play| play.told(Eyes::Viewer(viewer), usize::MAX, Lang::default()))
        };
        must!(told(now) == told(anew), "seat {seat:?} is told something else after a reload");
    }
    // Seats are handed on at moments that follow from this: they are the same wherever the table is read.
    for seat in (0..now.chairs.len()).map(Seat::at) {
        let waited = |table: &LiveTable| table.waited_for(seat).map(|waited| waited.as_millis() as i64);
        let (here, there) = (waited(now), waited(anew));
        let same = here.zip(there).map_or(here == there, |(here, there)| (here - there).abs() < 10);
        must!(same, "seat {seat:?} has been waited for {here:?} ms, and after a reload {there:?} ms");
    }
    let chairs = |table: &LiveTable| -> Vec<String> {
        let told = table.chairs.iter().map(|chair| {
            let mut votes = chair.votes.clone();
            votes.sort_unstable();
            format!("{:?} {} {:?} {} {votes:?}", chair.sitter, chair.name, chair.level, chair.spare)
        });
        told.collect()
    };
    must!(chairs(now) == chairs(anew), "chairs {:?} are {:?} after a reload", chairs(now), chairs(anew));
    let owners: Vec<String> = now.chairs.iter().map(|chair| format!("{:?}", chair.sitter)).collect();
    let people: BTreeSet<&String> = owners.iter().filter(|sitter| sitter.contains("Person")).collect();
    let seated = owners.iter().filter(|sitter| sitter.contains("Person")).count();
    must!(people.len() == seated, "somebody has two chairs: {owners:?}");
    let row = |row: &TableRow| {
        format!("{} {:?} {:?} {:?} {:?}", row.revision, row.status, row.asked, row.rematch, row.clock)
    };
    must!(
        row(&now.row) == row(&anew.row),
        "its row is {} and after a reload {}",
        row(&now.row),
        row(&anew.row)
    );
    let chat = |table: &LiveTable| -> Vec<String> {
        table
            .chat
            .iter()
            .map(|row| format!("{} {:?} {} {}", row.line, row.seat, row.name, row.text))
            .collect()
    };
    must!(chat(now) == chat(anew), "its chat is {:?} and after a reload {:?}", chat(now), chat(anew));
    must!(now.took == anew.took && now.of_house == anew.of_house, "it counts the lines of its log otherwise");
    Ok(())
}
