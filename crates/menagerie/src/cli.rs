//! The command line: what there is to say, in the reader's language.

mod help;
mod mistake;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use engine::{Problem, Problems, Seed};
use plug::Plug;
use serde_json::{Map, Value};
use words::Lang;

use crate::{commands, console};

pub fn run(lang: Lang) -> Result<ExitCode, Problems> {
    carry_out(std::env::args_os().collect(), lang)
}

/// Carries out a command as somebody typed it, the name of the program first.
fn carry_out(typed: Vec<OsString>, lang: Lang) -> Result<ExitCode, Problems> {
    let matches = match command(lang).try_get_matches_from(typed) {
        Ok(matches) => matches,
        Err(error) => return Ok(mistake::tell(&error, lang)),
    };
    match matches.subcommand() {
        // `help play` is `play --help`.
        Some(("help", args)) => {
            let words = args.get_many::<OsString>("command").into_iter().flatten().cloned();
            carry_out(["menagerie".into()].into_iter().chain(words).chain(["--help".into()]).collect(), lang)
        }
        Some(("play", args)) => commands::play::run(args, lang),
        Some(("learn", args)) => commands::learn::run(args, lang),
        Some(("simulate", args)) => commands::simulate::run(args, lang),
        Some(("tournament", args)) => commands::tournament::run(args, lang),
        Some(("ladder", args)) => commands::ladder::run(args, lang),
        Some(("balance", args)) => commands::balance::run(args, lang),
        Some(("analyze", args)) => commands::analyze::run(args, lang),
        Some(("puzzles", args)) => commands::puzzles::run(args, lang),
        Some(("train", args)) => commands::train::run(args, lang),
        Some(("work", args)) => commands::work::run(args, lang),
        Some(("think", args)) => commands::think::run(args, lang),
        Some(("calibrate", args)) => commands::calibrate::run(args, lang),
        Some(("laws", args)) => commands::laws::run(args, lang),
        Some(("scenario", args)) => match args.subcommand() {
            Some((_, args)) => commands::scenario::run(args, lang),
            None => Ok(ExitCode::FAILURE),
        },
        Some(("inspect", args)) => commands::inspect::run(args),
        Some(("replay", args)) => commands::replay::run(args, lang),
        Some(("rules", args)) => commands::rules::run(args, lang),
        Some(("data", args)) => match args.subcommand() {
            Some((_, args)) => commands::data::run(args, lang),
            None => Ok(ExitCode::FAILURE),
        },
        Some(("admin", args)) => match args.subcommand() {
            Some((verb, args)) => commands::admin::run(verb, args, lang),
            None => Ok(ExitCode::FAILURE),
        },
        Some(("move-house", args)) => commands::move_house::run(args, lang),
        Some(("backup", args)) => commands::backup::run(args, lang),
        Some(("restore", args)) => commands::restore::run(args, lang),
        Some(("serve", args)) => commands::serve::run(args, lang),
        _ => commands::serve::by_default(&matches, lang),
    }
}

/// Every command with its help. Names of commands and flags are the same in every language, help texts are not.
pub fn command(lang: Lang) -> Command {
    let say = |key: &str| lang.say(key);
    let arg = |name: &'static str| Arg::new(name).help(say(&format!("cli-arg-{name}")));
    let flag = |name: &'static str| arg(name).long(name).action(ArgAction::SetTrue);
    // What stands for a value in the help: words in the reader's language, or as they are typed.
    let shown = |word: &str| match word.chars().all(|letter| letter.is_ascii_uppercase()) {
        true => say(&format!("cli-value-{}", word.to_lowercase())),
        false => word.to_owned(),
    };
    let value = |name: &'static str, word: &str| arg(name).long(name).value_name(shown(word));
    let place = |name: &'static str, word: &str| arg(name).value_name(shown(word));
    let known = plug::games().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let game = || {
        let help = lang.tell("cli-arg-game", [("games", known.as_str().into())]);
        place("game", "GAME").help(help).required(true)
    };
    let number = |name: &'static str| value(name, "N").value_parser(value_parser!(u64));
    let on = || value("on", "nats://..");
    let options = |command: Command| {
        command
            .arg(value("players", "N").value_parser(value_parser!(u8)))
            .arg(value("option", "ASSIGNMENT").short('o').action(ArgAction::Append))
            .arg(value("options", "JSON"))
    };
    let setting = |setting: server::Setting| {
        let taken = value(setting.flag, "VALUE").env(setting.variable);
        taken.num_args(0..=1).default_missing_value("true")
    };
    let about = |name: &'static str| {
        Command::new(name).about(say(&format!("cli-{name}"))).after_help(say(&format!("cli-{name}-more")))
    };
    let of_house = |command: Command| {
        command
            .arg(value("data-dir", "DIR").env("MENAGERIE_DATA_DIR"))
            .arg(value("database", "VALUE").env("MENAGERIE_DATABASE"))
            .arg(value("config", "FILE").env("MENAGERIE_CONFIG").value_parser(value_parser!(PathBuf)))
            .arg(flag("json"))
    };
    let order = |name: &'static str| of_house(Command::new(name).about(say(&format!("cli-admin-{name}"))));
    let of_table = |name: &'static str| order(name).arg(place("table", "TABLE").required(true));
    let of_person = |name: &'static str| order(name).arg(place("person", "PERSON").required(true));
    let admin = about("admin")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(order("find").arg(place("word", "WORD").required(true)))
        .subcommand(of_table("close").arg(value("why", "TEXT")))
        .subcommands(["hide", "show", "reopen"].map(of_table))
        .subcommands(["block", "unblock", "sign-out", "reset-password"].map(of_person));
    let all = Command::new("menagerie")
        .version(clap::crate_version!())
        .disable_version_flag(true)
        .arg(arg("version").short('V').long("version").action(ArgAction::Version))
        .about(say("cli-about"))
        .after_help(say("cli-about-more"))
        .subcommand_required(false)
        .arg(value("lang", "en|fr").global(true).value_parser(value_parser!(Lang)))
        .arg(value("data", "DIR").global(true))
        .subcommand(
            about("serve")
                .args(server::Config::SETTINGS.map(setting))
                .arg(flag("no-open").env("MENAGERIE_NO_OPEN"))
                // Every command may be given data packs; this one refuses them and does not offer them.
                .arg(value("data", "DIR").hide(true))
                .arg(value("config", "FILE").env("MENAGERIE_CONFIG").value_parser(value_parser!(PathBuf))),
        )
        .subcommand(options(
            about("play")
                .arg(game().required(false))
                .arg(value("seats", "LIST"))
                .arg(flag("ask-all"))
                .arg(value("seed", "SEED"))
                .arg(value("save", "FILE"))
                .arg(value("resume", "FILE")),
        ))
        .subcommand(
            about("learn").arg(game()).arg(place("lesson", "LESSON")).arg(
                value("data-dir", "DIR")
                    .help(say("cli-arg-lessons-dir"))
                    .env("MENAGERIE_DATA_DIR")
                    .default_value("menagerie-data"),
            ),
        )
        .subcommand(options(
            about("simulate")
                .arg(game())
                .arg(number("games").default_value("10000"))
                .arg(value("bots", "LIST").default_value("random"))
                .arg(number("bot-time").default_value("10"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(on())
                .arg(flag("json")),
        ))
        .subcommand(options(
            about("tournament")
                .arg(game())
                .arg(
                    value("bots", "LIST")
                        .help(say("cli-arg-bot-list"))
                        .default_value("hard,normal,greedy,random"),
                )
                .arg(number("bot-time").default_value("10"))
                .arg(number("games").default_value("100"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(on())
                .arg(value("keep", "FILE"))
                .arg(value("plot", "FILE"))
                .arg(value("nets", "FILE"))
                .arg(flag("json"))
                .arg(flag("csv").conflicts_with("json")),
        ))
        .subcommand(
            about("ladder")
                .arg(game())
                .arg(
                    value("table", "N").long("players").help(say("cli-arg-table-sizes")).default_value("all"),
                )
                .arg(value("bots", "LIST").help(say("cli-arg-climbers")))
                .arg(number("bot-time").default_value("10"))
                .arg(number("games").help(say("cli-arg-ladder-games")).default_value("400"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(value("keep", "FILE").help(say("cli-arg-ladder-keep")))
                .arg(value("out", "FILE"))
                .arg(flag("json")),
        )
        .subcommand(options(
            about("balance")
                .arg(game())
                .arg(value("bot", "BOT").default_value("greedy"))
                .arg(number("games").default_value("1000"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(on())
                .arg(value("compare", "JSON").action(ArgAction::Append))
                .arg(value("out", "FILE"))
                .arg(flag("json")),
        ))
        .subcommand(
            about("analyze")
                .arg(place("file", "FILE").required(true))
                .arg(number("iterations").default_value("1000"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(value("out", "FILE"))
                .arg(flag("json")),
        )
        .subcommand(options(
            about("puzzles")
                .arg(game())
                .arg(number("count").default_value("30"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(value("keep", "FILE"))
                .arg(value("out", "FILE"))
                .arg(number("play").num_args(0..=1).default_missing_value("1")),
        ))
        .subcommand(options(
            about("train")
                .arg(game())
                .arg(number("rounds").default_value("6"))
                .arg(number("games").default_value("2500"))
                .arg(number("matches").default_value("600"))
                .arg(number("iterations").default_value("0"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(on())
                .arg(value("start", "FILE"))
                .arg(value("net", "SEARCH").conflicts_with("iterations"))
                .arg(value("widths", "LIST").default_value("32,16"))
                .arg(value("out", "FILE"))
                .arg(flag("json")),
        ))
        .subcommand(
            about("work")
                .arg(on().help(say("cli-arg-work-on")).required(true))
                .arg(number("threads").help(say("cli-arg-work-threads")).default_value("0")),
        )
        .subcommand(
            about("think")
                .arg(
                    value("nats", "nats://..")
                        .help(say("cli-arg-think-nats"))
                        .env("MENAGERIE_NATS")
                        .required(true),
                )
                .arg(number("threads").help(say("cli-arg-think-threads")).default_value("0"))
                // Every command may be given data packs; this one refuses them and does not offer them.
                .arg(value("data", "DIR").hide(true)),
        )
        .subcommand(options(
            about("calibrate")
                .arg(game())
                .arg(number("games").default_value("1000"))
                .arg(value("bots", "LIST").help(say("cli-arg-people")).default_value("normal,hard"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(flag("check"))
                .arg(value("keep", "FILE"))
                .arg(value("out", "FILE"))
                .arg(value("plot", "FILE"))
                .arg(flag("json")),
        ))
        .subcommand(options(
            about("laws")
                .arg(game())
                .arg(number("games").default_value("10000"))
                .arg(number("seed").default_value("1"))
                .arg(number("threads").default_value("0"))
                .arg(number("lot"))
                .arg(value("keep", "FILE"))
                .arg(value("breaks", "DIR"))
                .arg(flag("json")),
        ))
        .subcommand(
            about("scenario").subcommand_required(true).arg_required_else_help(true).subcommand(
                Command::new("run")
                    .about(say("cli-scenario-run"))
                    .arg(place("files", "FILES").required(true).num_args(1..)),
            ),
        )
        .subcommand(options(
            about("inspect")
                .arg(game())
                .arg(value("seed", "SEED").default_value("1"))
                .arg(number("moves").default_value("0"))
                .arg(value("from", "SAVE"))
                .arg(number("at"))
                .arg(value("scenario", "FILE"))
                .arg(value("id", "ID").requires("scenario"))
                .arg(number("after").requires("scenario"))
                .arg(value("only", "POINTER")),
        ))
        .subcommand(
            about("replay")
                .arg(place("file", "FILE").required(true))
                .arg(number("at"))
                .arg(value("viewer", "SEAT").value_name(format!("{}|spectator", shown("SEAT"))))
                .arg(flag("json")),
        )
        .subcommand(
            about("rules")
                .arg(game().value_name(format!("{}|coverage", shown("GAME"))))
                .arg(place("clause", "CLAUSE"))
                .arg(value("root", "DIR"))
                .arg(flag("json")),
        )
        .subcommand(about("data").subcommand_required(true).arg_required_else_help(true).subcommand(
            Command::new("check").about(say("cli-data-check")).arg(place("folder", "DIR")).arg(flag("json")),
        ))
        .subcommand(admin)
        .subcommand(
            about("move-house")
                .arg(value("from", "PLACE").help(say("cli-arg-move-from")).required(true))
                .arg(value("to", "PLACE").required(true))
                .arg(flag("json")),
        )
        .subcommand(of_house(
            about("backup").arg(place("file", "FILE").help(say("cli-arg-backup-file")).required(true)),
        ))
        .subcommand(of_house(
            about("restore")
                .arg(place("file", "FILE").help(say("cli-arg-restore-file")).required(true))
                .arg(flag("check").help(say("cli-arg-restore-check"))),
        ))
        .subcommand(
            Command::new("help")
                .about(say("cli-help"))
                .arg(place("command", "COMMAND").num_args(0..).value_parser(value_parser!(OsString))),
        );
    help::worded(all, lang)
}

/// The text of a string argument.
pub fn text<'a>(args: &'a ArgMatches, name: &str) -> Option<&'a str> {
    args.get_one::<String>(name).map(String::as_str)
}

/// The text of an argument that the command requires or has a default for.
pub fn required<'a>(args: &'a ArgMatches, name: &str) -> &'a str {
    text(args, name).unwrap_or_else(|| panic!("`{name}` is not a required argument of this command"))
}

pub fn number(args: &ArgMatches, name: &str) -> Option<u64> {
    args.get_one::<u64>(name).copied()
}

/// The game a command is about.
pub fn game(args: &ArgMatches) -> Result<&'static Plug, Problems> {
    plug::find(required(args, "game"))
}

/// The text of the data pack to use instead of the built-in one.
pub fn data(args: &ArgMatches, game: &str) -> Result<Option<String>, Problems> {
    console::read_data(text(args, "data"), game)
}

/// Options of a game from `--options`, `--option` and `--players`, later ones winning.
pub fn options(args: &ArgMatches) -> Result<Value, Problems> {
    let bad = |reason: String| vec![Problem::new("bad-options").with("reason", reason)];
    let mut options = match text(args, "options") {
        Some(json) => {
            serde_json::from_str::<Map<String, Value>>(json).map_err(|error| bad(error.to_string()))?
        }
        None => Map::new(),
    };
    for pair in args.get_many::<String>("option").into_iter().flatten() {
        let (name, value) = pair.split_once('=').ok_or_else(|| bad(format!("`{pair}`")))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        options.insert(name.to_owned(), value);
    }
    if let Some(players) = args.get_one::<u8>("players") {
        options.insert("players".into(), (*players).into());
    }
    Ok(Value::Object(options))
}

/// The seed of a table: stated, or fresh from the system.
pub fn seed(args: &ArgMatches) -> Result<Seed, Problems> {
    match text(args, "seed") {
        Some(stated) => stated.parse().map_err(|()| vec![Problem::new("bad-seed").with("seed", stated)]),
        None => fresh_seed(),
    }
}

pub fn fresh_seed() -> Result<Seed, Problems> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| vec![Problem::new("no-entropy").with("reason", error)])?;
    Ok(Seed::from_bytes(bytes))
}
