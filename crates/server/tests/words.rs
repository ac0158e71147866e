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
        for start in [".say(\"", ".tell(\"", "Trouble::bad(\"", "Trouble::forbidden(\"", "Trouble::conflict(\""] {
            for part in text.split(start).skip(1) {
                let key = part.split('"').next().unwrap_or_default();
                let prefix = if start.starts_with("Trouble") { "trouble-" } else { "" };
                found.push(format!("{prefix}{key}"));
            }
        }
    }
}

#[test]
fn no_message_is_missing() {
    let mut found = Vec::new();
    keys(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
    keys(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../boards/src/valeria")), &mut found);
    assert!(found.len() > 150);
    for key in found {
        for lang in Lang::ALL {
            assert!(lang.has(&key), "{key} is missing in {lang}");
        }
    }
}
