//! `menagerie admin`: looking after a house, whether its server runs or not.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems};
use serde_json::{Value, json};
use server::{AdminCommands, AdminError, Config, PersonFound, TableFound, Verb};
use words::Lang;

use crate::{cli, console, settings};

pub fn run(verb: &str, args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let config = settings::of_house(args)?;
    let failed = |error: std::io::Error| vec![Problem::new("admin-failed").with("reason", error)];
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let done = runtime.block_on(carry_out(verb, args, &config)).map_err(|error| vec![problem(&error)])?;
    runtime.shutdown_background();
    if args.get_flag("json") {
        console::print_json(&done.json)?;
    } else {
        done.lines(verb, lang).iter().for_each(|line| console::print(line));
    }
    Ok(if done.found_nothing() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// What was done or found, for people and for programs.
#[derive(Default)]
struct Done {
    tables: Vec<TableFound>,
    people: Vec<PersonFound>,
    password: Option<String>,
    searched: bool,
    json: Value,
}

async fn carry_out(verb: &str, args: &ArgMatches, config: &Config) -> Result<Done, AdminError> {
    let admin = AdminCommands::open(config).await?;
    let table = async |verb, why| {
        let table = admin.order_table(cli::required(args, "table"), verb, why).await?;
        Ok::<_, AdminError>(Done { json: json!(table), tables: vec![table], ..Done::default() })
    };
    let person = |person: PersonFound| Done { json: json!(person), people: vec![person], ..Done::default() };
    match verb {
        "hide" => table(Verb::Hide, None).await,
        "show" => table(Verb::Show, None).await,
        "close" => table(Verb::Close, cli::text(args, "why")).await,
        "reopen" => table(Verb::Reopen, None).await,
        "block" => admin.order_person(cli::required(args, "person"), Verb::Block).await.map(person),
        "unblock" => admin.order_person(cli::required(args, "person"), Verb::Unblock).await.map(person),
        "sign-out" => admin.sign_out(cli::required(args, "person")).await.map(person),
        "reset-password" => {
            let (who, password) = admin.reset_password(cli::required(args, "person")).await?;
            let json = json!({ "person": who, "password": password });
            Ok(Done { json, password: Some(password), ..person(who) })
        }
        _ => {
            let found = admin.find(cli::required(args, "word")).await?;
            let json = json!(found);
            Ok(Done { tables: found.tables, people: found.people, searched: true, json, ..Done::default() })
        }
    }
}

impl Done {
    fn found_nothing(&self) -> bool {
        self.searched && self.tables.is_empty() && self.people.is_empty()
    }

    fn lines(&self, verb: &str, lang: Lang) -> Vec<String> {
        if self.found_nothing() {
            return vec![lang.say("admin-none")];
        }
        if self.searched {
            let tables = self.tables.iter().flat_map(|table| told_table(table, lang));
            return tables.chain(self.people.iter().flat_map(|person| told_person(person, lang))).collect();
        }
        let key = format!("admin-done-{}", verb.trim_start_matches("reset-"));
        let about_table = |table: &TableFound| lang.tell(&key, [("id", table.id.as_str().into())]);
        let about_person = |person: &PersonFound| {
            let part = |text: &str| text.to_owned().into();
            let login = person.login.as_deref().unwrap_or_default();
            let password = self.password.as_deref().unwrap_or_default();
            let facts = [
                ("name", part(&person.name)),
                ("id", part(&person.id)),
                ("login", part(login)),
                ("password", part(password)),
            ];
            lang.tell(&key, facts)
        };
        self.tables.iter().map(about_table).chain(self.people.iter().map(about_person)).collect()
    }
}

fn told_table(table: &TableFound, lang: Lang) -> Vec<String> {
    let status = lang.say(&format!("admin-status-{}", table.status.id()));
    let facts = [
        ("id", table.id.as_str().into()),
        ("game", table.game.as_str().into()),
        ("status", status.into()),
        ("host", table.host.as_str().into()),
    ];
    let mut lines = vec![lang.tell("admin-table", facts)];
    if !table.seats.is_empty() {
        lines.push(lang.tell("admin-table-seats", [("names", table.seats.join(", ").into())]));
    }
    if table.hidden {
        lines.push(lang.say("admin-table-hidden"));
    }
    if let Some(why) = &table.closed {
        lines.push(lang.tell("admin-table-closed", [("why", why.as_str().into())]));
    }
    lines
}

fn told_person(person: &PersonFound, lang: Lang) -> Vec<String> {
    let (name, id) = (("name", person.name.as_str().into()), ("id", person.id.as_str().into()));
    let mut lines = vec![match &person.login {
        Some(login) => lang.tell("admin-person", [name, id, ("login", login.as_str().into())]),
        None => lang.tell("admin-guest", [name, id]),
    }];
    if person.blocked {
        lines.push(lang.say("admin-person-blocked"));
    }
    lines
}

fn problem(error: &AdminError) -> Problem {
    match error {
        AdminError::NoHouse(folder) => Problem::new("admin-no-house").with("folder", folder),
        AdminError::NoTable(table) => Problem::new("admin-no-table").with("table", table),
        AdminError::Nobody(person) => Problem::new("admin-nobody").with("person", person),
        AdminError::Several(person) => Problem::new("admin-several").with("person", person),
        AdminError::NoPassword(person) => Problem::new("admin-no-password").with("person", person),
        AdminError::NoDatabase(_)
        | AdminError::Unread(_)
        | AdminError::NotStored(_)
        | AdminError::Passwords(_) => Problem::new("admin-failed").with("reason", error),
    }
}
