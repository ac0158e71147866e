//! Nothing is taken for tested that cargo was told not to test.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// What cargo does not look for where a manifest says so, and how it would look.
const UNHEARD: [(&str, &[&str]); 2] = [
    ("\ntest = false\n", &["#[test]", "#[tokio::test", "#[cfg(test)]"]),
    ("\ndoctest = false\n", &["/// ```", "//! ```"]),
];

/// All files below a folder, but for what was built and what is hidden.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a name").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if entry.is_dir() && !name.starts_with('.') && name != "target" {
            files(&entry, found);
        } else if entry.is_file() {
            found.push(entry);
        }
    }
}

#[test]
fn whoever_has_no_tests_of_its_own_says_so_and_nobody_else() {
    let mut all = Vec::new();
    for part in ["crates", "examples", "xtask"] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(part), &mut all);
    }
    let mut told = 0;
    for manifest in all.iter().filter(|file| file.ends_with("Cargo.toml")) {
        let text = fs::read_to_string(manifest).expect("a manifest");
        let sources = manifest.with_file_name("src");
        for (said, signs) in UNHEARD.into_iter().filter(|(said, _)| text.contains(said)) {
            told += 1;
            for file in all.iter().filter(|file| file.starts_with(&sources)) {
                let Ok(source) = fs::read_to_string(file) else { continue };
                for sign in signs {
                    assert!(
                        !source.contains(sign),
                        "{}: `{sign}`, and{said}nobody would run it",
                        file.display()
                    );
                }
            }
        }
    }
    assert!(told > 10, "{told} manifests");
}
