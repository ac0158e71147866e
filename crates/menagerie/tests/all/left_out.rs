//! A machine without PostgreSQL or NATS is told which tests were left out: all of them.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

#[path = "../../../../xtask/src/left_out.rs"]
mod told;

/// Words by which a test asks for a server.
const ASK_FOR_NATS: [&str; 2] = ["services::are_here()", "= server() else"];
const ASK_FOR_POSTGRES: [&str; 3] = ["services::are_here()", "of_each_kind()", "mod on_postgres"];

/// The tests, and the crate or the module that they are called by.
fn tests() -> Vec<(String, PathBuf)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder");
    let mut found = vec![("farm".to_owned(), crates.join("farm/src/tests.rs"))];
    for name in ["store", "server"] {
        found.extend(files(&crates.join(name).join("tests/all")).map(|path| (name.to_owned(), path)));
    }
    let own = crates.join("menagerie/tests/all");
    for path in files(&own) {
        let below = path.strip_prefix(&own).expect("below it").with_extension("");
        let module = below.iter().next().expect("a name").to_string_lossy().into_owned();
        found.push((module, path));
    }
    // Where such homes are made nobody lives, and this file is about words.
    found.retain(|(module, _)| module != "home" && module != "left_out");
    found
}

fn files(folder: &Path) -> Box<dyn Iterator<Item = PathBuf>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    Box::new(entries.flat_map(|path| if path.is_dir() { files(&path) } else { Box::new([path].into_iter()) }))
}

fn those_who_ask(words: &[&str]) -> BTreeSet<String> {
    let asks = |path: &Path| {
        let text = fs::read_to_string(path).expect("a file");
        words.iter().any(|word| text.contains(word))
    };
    tests().into_iter().filter(|(_, path)| asks(path)).map(|(name, _)| name).collect()
}

/// The names in the brackets of a sentence.
fn named(sentence: &str) -> BTreeSet<String> {
    let brackets = sentence.split('(').skip(1).filter_map(|rest| rest.split(')').next());
    let words = brackets.flat_map(|bracket| bracket.split([',', ' ']));
    words.filter(|word| !["", "in", "and", "on_postgres"].contains(word)).map(str::to_owned).collect()
}

#[test]
fn all_that_is_left_out_is_named() {
    assert_eq!(named(told::WITHOUT_NATS), those_who_ask(&ASK_FOR_NATS));
    assert_eq!(named(told::WITHOUT_POSTGRES), those_who_ask(&ASK_FOR_POSTGRES));
}
