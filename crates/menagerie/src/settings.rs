//! The settings of the house that a command is about: its data folder or its database, and what a configuration file says.

use std::path::PathBuf;

use clap::ArgMatches;
use engine::{Problem, Problems};
use server::Config;

use crate::{cli, console};

pub fn of_house(args: &ArgMatches) -> Result<Config, Problems> {
    let file = match args.get_one::<PathBuf>("config") {
        Some(path) => console::read_file(&path.to_string_lossy())?,
        None => String::new(),
    };
    let given = |flag, name| cli::text(args, flag).map(|text| (name, text));
    let places = [given("data-dir", "data_dir"), given("database", "database")];
    Config::read(&file, places.into_iter().flatten())
        .map_err(|reason| vec![Problem::new("serve-config").with("reason", reason)])
}
