//! `menagerie inspect`: a state, the views, the awaited seats and the legal answers, as JSON.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{
    Problem, Problems, Seat, Seed, Viewer,
    any::{AnyGame, AnyTable},
    scenario::Scenario,
};
use serde_json::{Map, Value, json};

use super::scenario;
use crate::{cli, console};

pub fn run(args: &ArgMatches) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let data = cli::data(args, game.id())?;
    let picture = match cli::text(args, "scenario") {
        Some(file) => {
            let wanted = cli::text(args, "id");
            let mut scenarios = scenario::read(file)?.into_iter();
            let found = scenarios.find(|scenario| wanted.is_none_or(|id| scenario.id == id));
            let found = found.ok_or_else(|| {
                vec![Problem::new("no-scenario").with("id", wanted.unwrap_or("")).with("file", file)]
            })?;
            of_scenario(game, &found, data.as_deref())?
        }
        None => of_table(&*table(args, game, data.as_deref())?)?,
    };
    let shown = match cli::text(args, "only") {
        Some(pointer) => picture.pointer(pointer).cloned().unwrap_or(Value::Null),
        None => picture,
    };
    console::print_json(&shown)?;
    Ok(ExitCode::SUCCESS)
}

fn table(args: &ArgMatches, game: &dyn AnyGame, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problems> {
    let one = |problem| vec![problem];
    let mut table = match cli::text(args, "from") {
        Some(file) => game.load(&console::read_file(file)?, data)?,
        None => {
            let seed = cli::seed(args)?;
            let mut table = game.open(&cli::options(args)?, data, seed)?;
            random_moves(&mut *table, cli::number(args, "moves").unwrap_or(0), &seed);
            table
        }
    };
    if let Some(at) = cli::number(args, "at") {
        table = table.at(usize::try_from(at).unwrap_or(usize::MAX)).map_err(one)?;
    }
    Ok(table)
}

/// The same random answers that a scenario's `moves` gives.
fn random_moves(table: &mut dyn AnyTable, moves: u64, seed: &Seed) {
    use engine::{
        Rng,
        rand::{Rng as _, SeedableRng},
    };
    let mut rng = Rng::seed_from_u64(seed.number());
    for _ in 0..moves {
        let Some(seat) = table.awaiting().lowest() else { break };
        let actions = table.legal(seat);
        let Some(choice) = (rng.next_u64() as usize).checked_rem(actions.len()) else { break };
        if table.act(seat, &actions[choice]).is_err() {
            break;
        }
    }
}

fn of_table(table: &dyn AnyTable) -> Result<Value, Problems> {
    let seats: Vec<Seat> = Seat::all(table.players()).collect();
    let mut views = Map::new();
    for viewer in Viewer::all(table.players()) {
        views.insert(viewer.to_string(), table.view(viewer));
    }
    let legal: Map<String, Value> =
        seats.iter().map(|seat| (seat.to_string(), Value::from(table.legal(*seat)))).collect();
    let state_hash = table.state_hash().map_err(|problem| vec![problem])?;
    Ok(json!({
        "game": table.game(),
        "options": table.options(),
        "entries": table.entries(),
        "state_hash": state_hash,
        "awaiting": table.awaiting(),
        "legal": legal,
        "outcome": table.outcome(),
        "state": table.state(),
        "views": views,
    }))
}

/// What a scenario starts from.
fn of_scenario(game: &dyn AnyGame, scenario: &Scenario, data: Option<&str>) -> Result<Value, Problems> {
    game.given(scenario, data)
}
