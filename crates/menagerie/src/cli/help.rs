//! What the command line says about itself, in the reader's language. clap has words of its own for headings, defaults
//! and flags; here they are ours.

use clap::{Arg, ArgAction, Command};
use words::Lang;

/// A command whose help speaks the reader's language in every word, and so does that of its subcommands.
pub fn worded(command: Command, lang: Lang) -> Command {
    let usage = lang.say("cli-usage");
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let help =
        Arg::new("help").short('h').long("help").action(ArgAction::Help).help(lang.say("cli-arg-help"));
    let command = command
        .help_template(template)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(lang.say("cli-commands"))
        .subcommand_value_name(lang.say("cli-value-command"))
        .arg(help)
        .mut_args(|arg| worded_arg(arg, lang));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, |sub| worded(sub, lang)))
}

fn worded_arg(mut arg: Arg, lang: Lang) -> Arg {
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        help = format!("{help} [{}]", lang.tell("cli-default", [("value", defaults.join(",").into())]));
        arg = arg.hide_default_value(true);
    }
    if let Some(variable) = arg.get_env() {
        help = format!("{help} [{}]", variable.to_string_lossy());
        arg = arg.hide_env(true);
    }
    arg.help(help).help_heading(lang.say(heading))
}
