//! `menagerie serve`: tables in the browser.

use std::{path::PathBuf, process::ExitCode};

use clap::ArgMatches;
use engine::{Problem, Problems};
use server::{Config, Setting};
use store::Unwritable;
use words::Lang;

use crate::{cli, console, memory};

/// What happens without any command: serve with the defaults and the environment.
pub fn by_default(given: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    refuse_data(given)?;
    let matches = cli::command(lang).get_matches_from(["menagerie", "serve"]);
    match matches.subcommand() {
        Some((_, args)) => run(args, lang),
        None => Ok(ExitCode::FAILURE),
    }
}

/// Every command may be given data packs, but tables of a server outlive a run, and belong to the packs built in.
fn refuse_data(args: &ArgMatches) -> Result<(), Problems> {
    match cli::text(args, "data") {
        Some(_) => Err(vec![Problem::new("serve-data")]),
        None => Ok(()),
    }
}

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    refuse_data(args)?;
    let config = config(args)?;
    let kept = memory::is_given_back();
    let open = config.open;
    let failed = |error: std::io::Error| vec![Problem::new("serve-failed").with("reason", error)];
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let served = runtime.block_on(server::serve(config, |address| {
        if let Err(error) = kept {
            tracing::warn!(%error, "memory that is free is kept");
        }
        let url = format!("http://{address}/");
        console::print(&lang.tell("serve-ready", [("url", url.as_str().into())]));
        if open {
            open_browser(&url);
        }
    }));
    // Bots that still think would keep the program from ending.
    runtime.shutdown_background();
    served.map_err(|error| match Unwritable::behind(&error) {
        Some(Unwritable { folder, reason }) => {
            vec![Problem::new("serve-folder").with("folder", folder.display()).with("reason", reason)]
        }
        None => failed(error),
    })?;
    Ok(ExitCode::SUCCESS)
}

const SETTINGS: &[Setting] = &Config::SETTINGS;

/// Flags win over the environment, the environment over the file, the file over the defaults.
fn config(args: &ArgMatches) -> Result<Config, Problems> {
    let file = match args.get_one::<PathBuf>("config") {
        Some(path) => console::read_file(&path.to_string_lossy())?,
        None => String::new(),
    };
    let given = |setting: &'static Setting| {
        args.get_one::<String>(setting.flag).map(|text| (setting.name, text.as_str()))
    };
    let no_open = args.get_flag("no-open").then_some(("open", "false"));
    Config::read(&file, SETTINGS.iter().filter_map(given).chain(no_open))
        .map_err(|reason| vec![Problem::new("serve-config").with("reason", reason)])
}

/// Opens the page where there is a desktop; elsewhere the printed address has to do.
fn open_browser(url: &str) {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let program = if cfg!(target_os = "macos") {
        Some(("open", vec![url]))
    } else if cfg!(windows) {
        Some(("cmd", vec!["/C", "start", "", url]))
    } else {
        desktop.then(|| ("xdg-open", vec![url]))
    };
    if let Some((program, args)) = program {
        // No browser is no failure: the address has been printed.
        let quiet = std::process::Stdio::null;
        let _ = std::process::Command::new(program).args(args).stdout(quiet()).stderr(quiet()).spawn();
    }
}
