//! `menagerie inspect`: a state, the views, the awaited seats and the legal answers, as JSON.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{
    Problem, Problems, Seed,
    any::{AnyTable, Rejected},
    scenario::Scenario,
};
use plug::Plug;

use super::scenario;
use crate::{cli, console};

pub fn run(args: &ArgMatches) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let data = cli::data(args, game.id())?;
    let picture = match cli::text(args, "scenario") {
        Some(file) => {
            let steps = usize::try_from(cli::number(args, "after").unwrap_or(0)).unwrap_or(usize::MAX);
            game.after(&chosen(file, cli::text(args, "id"))?, data.as_deref(), steps)?
        }
        None => table(args, game, data.as_deref())?.picture().map_err(|problem| vec![problem])?,
    };
    match cli::text(args, "only") {
        Some(pointer) => {
            let part = picture.pointer(pointer);
            let part = part.ok_or_else(|| vec![Problem::new("no-pointer").with("pointer", pointer)])?;
            console::print_json(part)?;
        }
        None => console::print_json(&picture)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The scenario to look at. Where there are several, nobody should look at the first by accident.
fn chosen(file: &str, id: Option<&str>) -> Result<Scenario, Problems> {
    let mut scenarios = scenario::read(file)?;
    if let Some(id) = id {
        let known = scenarios.into_iter().find(|scenario| scenario.id == id);
        return known.ok_or_else(|| vec![Problem::new("no-scenario").with("id", id).with("file", file)]);
    }
    let ids: Vec<String> = scenarios.iter().map(|scenario| scenario.id.clone()).collect();
    match (scenarios.pop(), scenarios.is_empty()) {
        (Some(only), true) => Ok(only),
        _ => Err(vec![Problem::new("which-scenario").with("file", file).with("ids", ids.join(", "))]),
    }
}

fn table(args: &ArgMatches, game: &Plug, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problems> {
    let one = |problem| vec![problem];
    let mut table = match cli::text(args, "from") {
        Some(file) => game.load(&console::read_file(file)?, data)?,
        None => {
            let seed = cli::seed(args)?;
            let mut table = game.open(&cli::options(args)?, data, seed)?;
            random_moves(&mut *table, cli::number(args, "moves").unwrap_or(0), &seed).map_err(one)?;
            table
        }
    };
    if let Some(at) = cli::number(args, "at") {
        table = table.at(usize::try_from(at).unwrap_or(usize::MAX)).map_err(one)?;
    }
    Ok(table)
}

/// The same random answers that a scenario's `moves` gives.
fn random_moves(table: &mut dyn AnyTable, moves: u64, seed: &Seed) -> Result<(), Problem> {
    use engine::{Rng, rand::SeedableRng, rng::below_as_pinned};
    let mut rng = Rng::seed_from_u64(seed.number());
    for _ in 0..moves {
        let Some(seat) = table.awaiting().lowest() else { break };
        let actions = table.legal(seat);
        let Some(action) = actions.get(below_as_pinned(&mut rng, actions.len())) else { break };
        table.act(seat, action).map_err(|rejected| match rejected {
            Rejected::Unreadable(problem) => problem,
            Rejected::Refused(refusal) => {
                Problem::new("bot-refused").with("seat", seat).with("clause", refusal.clause())
            }
        })?;
    }
    Ok(())
}
