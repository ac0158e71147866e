//! Every reason why a state cannot be played on, as it stands in the sources of the games, has its sentence.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::*;

/// The games, and the examples that are games.
const ROOTS: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/../games"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples"),
];

/// Rust files with their texts, all below the `src` folders of `ROOTS`.
fn sources() -> Vec<(PathBuf, String)> {
    let games = ROOTS.iter().flat_map(|root| fs::read_dir(root).expect("a folder of games").flatten());
    let mut folders: Vec<PathBuf> =
        games.map(|game| game.path().join("src")).filter(|path| path.is_dir()).collect();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                found.push((path, text));
            }
        }
    }
    found
}

/// One argument of a call: its text, and the string literals in it.
#[derive(Clone, Debug, Default)]
struct Argument {
    text: String,
    literals: Vec<String>,
}

/// The arguments of every call in a source that begins with `open`, such as `.demand(`.
fn calls(source: &str, open: &str) -> Vec<Vec<Argument>> {
    source.match_indices(open).map(|(at, _)| arguments(&source[at + open.len()..])).collect()
}

/// What stands up to the closing parenthesis, divided by commas. Comments are left out.
fn arguments(source: &str) -> Vec<Argument> {
    let mut found = vec![Argument::default()];
    let mut depth = 0;
    let mut left = source;
    while let Some(c) = left.chars().next() {
        let last = found.last_mut().expect("an argument");
        let mut taken = c.len_utf8();
        match c {
            '/' if left.starts_with("//") => taken = left.find('\n').unwrap_or(left.len()),
            '"' => {
                taken = 2 + ends(&left[1..]);
                last.literals.push(left[1..taken - 1].to_owned());
                last.text.push_str(&left[..taken]);
            }
            // A character; otherwise it is a lifetime.
            '\'' if left.chars().nth(2) == Some('\'') => {
                taken = left.chars().take(3).map(char::len_utf8).sum();
            }
            ')' | ']' | '}' if depth == 0 => break,
            ',' if depth == 0 => found.push(Argument::default()),
            _ => {
                depth += i32::from(matches!(c, '(' | '[' | '{')) - i32::from(matches!(c, ')' | ']' | '}'));
                last.text.push(c);
            }
        }
        left = &left[taken..];
    }
    // The last one may be followed by a comma.
    found.retain(|argument| !argument.text.trim().is_empty());
    found
}

/// Where the string that begins here ends.
fn ends(text: &str) -> usize {
    let mut escaped = false;
    text.find(|c| {
        let end = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        end
    })
    .expect("a string ends")
}

/// The text between the holes of a literal.
fn between(literal: &str) -> Vec<String> {
    let mut pieces = literal.split('{');
    let first = pieces.next().unwrap_or_default().to_owned();
    let rest = pieces.map(|piece| piece.split_once('}').expect("a hole ends").1.to_owned());
    std::iter::once(first).chain(rest).collect()
}

/// The literal with numbers in its holes, and those numbers.
fn filled(literal: &str) -> (String, Vec<String>) {
    let (mut text, mut samples) = (String::new(), Vec::new());
    for (at, piece) in between(literal).iter().enumerate() {
        if at > 0 {
            samples.push((4700 + at).to_string());
            text.extend(samples.last().map(String::as_str));
        }
        text.push_str(piece);
    }
    (text, samples)
}

fn is_listed(pieces: &[String]) -> bool {
    SENTENCES.iter().any(|sentence| sentence.between == pieces)
}

/// What is wrong with a reason; nothing if its French is a sentence of its own that keeps all the holes, alone and
/// among others.
fn fault(literal: &str) -> Option<&'static str> {
    let (english, samples) = filled(literal);
    let french = told(Lang::FR, &english);
    let both = told(Lang::FR, &format!("player 7: {english}; player 8: {english}"));
    match () {
        () if literal.contains("; ") || literal.contains(": ") => Some("divides reasons"),
        () if !is_listed(&between(literal)) => Some("is not in reasons.ftl"),
        () if french == english => Some("is the same in French"),
        () if !samples.iter().all(|sample| french.contains(sample)) => Some("loses a hole in French"),
        () if both != format!("joueur 7\u{202f}: {french}\u{202f}; joueur 8\u{202f}: {french}") => {
            Some("is not known among others")
        }
        () => None,
    }
}

/// What is wrong with the name of a part, which stands before its reasons.
fn fault_of_part(literal: &str) -> Option<&'static str> {
    let mut pieces = between(literal);
    pieces.last_mut().expect("a piece").push_str(": ");
    pieces.push(String::new());
    let (english, samples) = filled(literal);
    let french = told(Lang::FR, &format!("{english}: no such seat"));
    match () {
        () if !is_listed(&pieces) => Some("is not in reasons.ftl"),
        () if french.contains(&english) => Some("is the same in French"),
        () if !samples.iter().all(|sample| french.contains(sample)) => Some("loses a hole in French"),
        () => None,
    }
}

#[test]
fn every_reason_against_a_state_is_known() {
    let (mut faults, mut literals, mut games) = (Vec::new(), 0, Vec::new());
    for (path, source) in sources().iter().filter(|(_, source)| source.contains("Impossible")) {
        let demands = calls(source, ".demand(").into_iter().map(|call| (call.last().cloned(), false));
        let parts = calls(source, ".part(").into_iter().map(|call| (call.first().cloned(), true));
        let mut here = 0;
        for (argument, is_part) in demands.chain(parts) {
            let argument = argument.expect("an argument");
            if argument.literals.is_empty() {
                faults.push(format!("{}: no literal: {}", path.display(), argument.text.trim()));
            }
            for literal in &argument.literals {
                here += 1;
                let fault = if is_part { fault_of_part(literal) } else { fault(literal) };
                faults.extend(fault.map(|fault| format!("{}: \"{literal}\" {fault}", path.display())));
            }
        }
        if path.file_name().is_some_and(|name| name == "validate.rs") {
            assert!(here >= 15, "only {here} reasons in {}", path.display());
            games.push(path.parent().and_then(Path::parent).expect("a game").to_owned());
        }
        literals += here;
    }
    // Whoever moves or rewrites them has to show this test where they are.
    let all =
        fs::read_dir(ROOTS[0]).expect("the games").flatten().filter(|game| game.path().is_dir()).count();
    assert!(games.len() == all && all >= 4, "{all} games, reasons only in {games:?}");
    assert!(literals >= 100, "only {literals} reasons");
    assert!(faults.is_empty(), "{} of {literals}:\n{}", faults.len(), faults.join("\n"));
}

/// What ids are ids of: reasons say it with `no pet number 9`.
#[test]
fn every_kind_of_thing_is_known() {
    let kinds: Vec<String> = sources()
        .iter()
        .flat_map(|(_, source)| calls(source, "id!("))
        .map(|call| call.last().and_then(|what| what.literals.first().cloned()).expect("a kind of thing"))
        .collect();
    assert!(kinds.len() >= 20, "only {kinds:?}");
    let unknown: Vec<&String> = kinds.iter().filter(|kind| !is_listed(std::slice::from_ref(*kind))).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn the_sources_are_read_as_they_are_written() {
    let source = r#"
        against.demand(a(1, 2) && b != ')', "one"); // never ")
        against
            .demand(
                // why, (
                x.all(|y| [y, z]),
                format_args!("{} \"two\" of {seat}", w.name()),
            );
    "#;
    let found: Vec<Vec<String>> = calls(source, ".demand(")
        .into_iter()
        .map(|call| call.last().expect("a reason").literals.clone())
        .collect();
    assert_eq!(found, [vec!["one".to_owned()], vec![r#"{} \"two\" of {seat}"#.to_owned()]]);
    assert_eq!(between("{} of {seat:?} go"), ["", " of ", " go"]);
    assert_eq!(filled("{} of {seat}").0, "4701 of 4702");
}
