//! Every message that the server's code names exists in both languages.

use std::{fs, path::Path};

use words::Lang;

fn keys(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            keys(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("text");
        for start in [".say(\"", ".tell(\""] {
            for part in text.split(start).skip(1) {
                let key = part.split('"').next().unwrap_or_default();
                found.push(key.to_owned());
            }
        }
    }
}

/// The keys of all Fluent files of a language.
fn messages(lang: Lang) -> Vec<String> {
    let folder = format!("{}/../../locales/{lang}", env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("text");
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        found.extend(keys.filter(|key| !key.starts_with([' ', '#'])));
    }
    found
}

#[test]
fn no_message_is_missing() {
    let mut found = Vec::new();
    keys(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
    for game in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../games")).expect("the games") {
        keys(&game.expect("a game").path().join("src/board"), &mut found);
    }
    assert!(found.len() > 150);
    for lang in Lang::ALL {
        let known = messages(lang);
        for key in &found {
            assert!(known.contains(key), "{key} is missing in {lang}");
        }
    }
}
