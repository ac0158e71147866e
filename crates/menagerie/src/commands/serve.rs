//! `menagerie serve`: tables in the browser.

use std::{net::SocketAddr, path::PathBuf, process::ExitCode};

use clap::{ArgMatches, parser::ValueSource};
use engine::{Problem, Problems};
use server::Config;
use words::Lang;

use crate::{cli, console};

/// What happens without any command: serve with the defaults and the environment.
pub fn by_default(lang: Lang) -> Result<ExitCode, Problems> {
    let matches = cli::command(lang).get_matches_from(["menagerie", "serve"]);
    match matches.subcommand() {
        Some((_, args)) => run(args, lang),
        None => Ok(ExitCode::FAILURE),
    }
}

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let config = config(args)?;
    let open = config.open;
    let failed = |error: std::io::Error| vec![Problem::new("serve-failed").with("reason", error)];
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let served = runtime.block_on(server::serve(config, |address| {
        let url = format!("http://{address}/");
        console::print(&lang.tell("serve-ready", [("url", url.as_str().into())]));
        if open {
            open_browser(&url);
        }
    }));
    served.map_err(failed)?;
    Ok(ExitCode::SUCCESS)
}

/// Flags win over the environment, the environment over the file, the file over the defaults.
fn config(args: &ArgMatches) -> Result<Config, Problems> {
    let mut config = match args.get_one::<PathBuf>("config") {
        Some(path) => {
            let text = console::read_file(&path.to_string_lossy())?;
            Config::parse(&text)
                .map_err(|reason| vec![Problem::new("serve-config").with("reason", reason)])?
        }
        None => Config::default(),
    };
    if let Some(listen) = args.get_one::<SocketAddr>("listen") {
        config.listen = *listen;
    }
    if let Some(admin) = args.get_one::<SocketAddr>("admin") {
        config.admin = Some(*admin);
    }
    if let Some(folder) = args.get_one::<PathBuf>("data-dir") {
        config.data_dir = folder.clone();
    }
    if let Some(slots) = args.get_one::<u64>("bot-slots") {
        config.bot_slots = usize::try_from(*slots).unwrap_or(usize::MAX);
    }
    if let Some(pace) = args.get_one::<u64>("bot-pace-ms") {
        config.bot_pace_ms = *pace;
    }
    if is_set(args, "no-open") {
        config.open = false;
    }
    if is_set(args, "secure-cookies") {
        config.secure_cookies = true;
    }
    Ok(config)
}

fn is_set(args: &ArgMatches, flag: &str) -> bool {
    args.value_source(flag) != Some(ValueSource::DefaultValue) && args.get_flag(flag)
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
