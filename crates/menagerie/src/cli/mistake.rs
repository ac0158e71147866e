//! What was typed wrongly, in the reader's language: clap says what it is, the sentence is ours.

use std::{error::Error as _, process::ExitCode};

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use words::{Arg, Lang};

/// Tells somebody why their command is not carried out; help and version, which were asked for, are printed.
pub fn tell(error: &Error, lang: Lang) -> ExitCode {
    let asked = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if asked {
        // A reader who has gone away has read enough.
        let _ = error.print();
    } else {
        eprintln!("{}", sentence(error, lang));
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

fn sentence(error: &Error, lang: Lang) -> String {
    let part = |kind: ContextKind| -> Option<String> {
        match error.get(kind)? {
            ContextValue::String(text) => Some(text.clone()),
            ContextValue::Strings(texts) => Some(texts.join(", ")),
            ContextValue::Number(number) => Some(number.to_string()),
            ContextValue::StyledStr(text) => Some(text.to_string()),
            _ => None,
        }
    };
    let told = |kind: ContextKind| Arg::from(part(kind).unwrap_or_default());
    let argument = || ("argument", told(ContextKind::InvalidArg));
    let value = || ("value", told(ContextKind::InvalidValue));
    let no_value = part(ContextKind::InvalidValue).is_none_or(|value| value.is_empty());
    let mut lines = vec![match error.kind() {
        ErrorKind::InvalidValue if no_value => lang.tell("cli-no-value", [argument()]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let source = error.source().map(|source| lang.reason(&source.to_string()));
            let reason = source.or_else(|| part(ContextKind::ValidValue)).unwrap_or_default();
            lang.tell("cli-bad-value", [argument(), value(), ("reason", reason.into())])
        }
        ErrorKind::UnknownArgument => lang.tell("cli-unknown-argument", [argument()]),
        ErrorKind::InvalidSubcommand => {
            lang.tell("cli-unknown-command", [("command", told(ContextKind::InvalidSubcommand))])
        }
        ErrorKind::TooManyValues => lang.tell("cli-too-many-values", [argument(), value()]),
        ErrorKind::ArgumentConflict => {
            lang.tell("cli-conflict", [argument(), ("other", told(ContextKind::PriorArg))])
        }
        ErrorKind::MissingRequiredArgument => lang.tell("cli-missing-argument", [argument()]),
        ErrorKind::MissingSubcommand => {
            lang.tell("cli-missing-command", [("known", told(ContextKind::ValidSubcommand))])
        }
        _ => lang.say("cli-mistake"),
    }];
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(meant) = meant.into_iter().find_map(part) {
        lines.push(lang.tell("cli-meant", [("meant", meant.into())]));
    }
    if let Some(usage) = part(ContextKind::Usage) {
        lines.push(format!("{} {}", lang.say("cli-usage"), usage.trim_start_matches("Usage: ")));
    }
    lines.push(lang.say("cli-more"));
    lines.join("\n")
}
