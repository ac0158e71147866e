//! The layers of the server, as a test: what a module may know, and that nobody goes in circles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Every module, each standing on those before it alone.
const LAYERS: &[&str] = &[
    // What needs no database and no table.
    "time",
    "dice",
    "secrets",
    "threads",
    "chance",
    "hosts",
    "door",
    "rate",
    "logs",
    "closing",
    "config",
    // How the server says no.
    "denial",
    "nodes",
    "orders",
    "names",
    "passwords",
    "gate",
    "limits",
    "metrics",
    // Tables in memory, and bots that think.
    "slots",
    "reviews",
    "tables",
    "alarms",
    "app",
    // What people can do, and how they are answered.
    "services",
    "keeping",
    "web",
    "pages",
    "api",
    "guard",
    "requests",
    "router",
    // The program around it.
    "admin",
    "admin_commands",
    "sockets",
    "rehearsal",
    "simulation",
    "lib",
];

/// What is written down: a crate of its own that knows no server, below everybody.
const BELOW: &str = "store";

/// A source file without its comments, and where it stands: `services/sit.rs` is `["services", "sit"]`.
struct Source {
    path: Vec<String>,
    text: String,
}

impl Source {
    fn layer(&self) -> &str {
        &self.path[0]
    }

    fn name(&self) -> String {
        self.path.join("::")
    }

    /// The names that follow `crate::` or `super::`, one by one where they stand in braces.
    fn named_after(&self, start: &str) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for (at, _) in self.text.match_indices(start) {
            let rest = &self.text[at + start.len()..];
            match rest.strip_prefix('{') {
                Some(group) => names.extend(listed(group)),
                None => names.extend(word(rest)),
            }
        }
        names
    }
}

/// The first word of a text, if it begins with one.
fn word(text: &str) -> Option<String> {
    let word: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (!word.is_empty()).then_some(word)
}

/// The first word of each part of a group up to its closing brace.
fn listed(group: &str) -> Vec<String> {
    let (mut depth, mut words, mut begins) = (0, Vec::new(), true);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            c if begins && !c.is_whitespace() => {
                words.extend(word(&group[at..]));
                begins = false;
            }
            _ => {}
        }
    }
    words
}

fn sources() -> Vec<Source> {
    fn read(folder: &Path, into: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { read(&path, into) } else { into.push(path) }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    read(&root, &mut files);
    let source = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a source");
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let path = file.strip_prefix(&root).expect("of ours").with_extension("");
        let path = path.iter().map(|part| part.to_string_lossy().into_owned()).filter(|part| part != "mod");
        Source { path: path.collect(), text: code.join("\n") }
    };
    files.into_iter().map(source).filter(|source| source.layer() != "layers").collect()
}

#[test]
fn every_module_knows_only_those_below_it() {
    let height = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let all = sources();
    let found: BTreeSet<&str> = all.iter().map(Source::layer).collect();
    assert_eq!(found, LAYERS.iter().copied().collect(), "the list and the modules");
    for source in &all {
        let own = height(source.layer());
        for known in source.named_after("crate::") {
            let below = known == BELOW || height(&known).is_some_and(|known| Some(known) <= own);
            assert!(below, "{} stands below `{known}` and may not know it", source.name());
        }
    }
}

/// Which files of a folder know which others of the same folder, by module or by a name that the folder passes on.
fn known_within<'a>(folder: &str, all: &'a [Source]) -> BTreeMap<&'a str, BTreeSet<String>> {
    let parent = all.iter().find(|source| source.path == [folder]).expect("a module of its own");
    let mut homes = BTreeMap::new();
    for line in parent.text.split(';') {
        let Some((home, names)) = line.trim().strip_prefix("pub use ").and_then(|line| line.split_once("::"))
        else {
            continue;
        };
        let names = names.strip_prefix('{').map_or_else(|| word(names).into_iter().collect(), listed);
        homes.extend(names.into_iter().map(|name| (name, home.to_owned())));
    }
    let mut known: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for source in all.iter().filter(|source| source.layer() == folder && source.path.len() > 1) {
        let near = if source.path.len() == 2 { source.named_after("super::") } else { BTreeSet::new() };
        let names = near.into_iter().chain(source.named_after(&format!("crate::{folder}::")));
        let others = names.map(|name| homes.get(&name).cloned().unwrap_or(name));
        known.entry(&source.path[1]).or_default().extend(others.filter(|other| *other != source.path[1]));
    }
    known
}

#[test]
fn no_folder_has_a_circle() {
    let all = sources();
    for folder in ["tables", "services", "web", "pages", "api"] {
        let mut known = known_within(folder, &all);
        assert!(known.len() > 3, "{folder} has files");
        // Whoever knows nobody that is left is in no circle.
        while !known.is_empty() {
            let left: BTreeSet<String> = known.keys().map(|name| (*name).to_owned()).collect();
            let before = known.len();
            known.retain(|_, others| others.iter().any(|other| left.contains(other)));
            assert!(known.len() < before, "a circle in {folder}: {known:?}");
        }
    }
}

/// A method added from above would be a way for those below to know what stands above them.
#[test]
fn types_get_their_methods_where_they_live() {
    let all = sources();
    for source in &all {
        for line in source.text.lines().filter_map(|line| line.strip_prefix("impl")) {
            if line.contains(" for ") {
                continue;
            }
            let generic = line.strip_prefix('<').and_then(|line| line.split_once("> "));
            let name = generic.map_or(line, |(_, name)| name);
            let name = word(name.trim_start()).expect("a type");
            let lives = |kind: &str| {
                let mut near = all.iter().filter(|other| other.layer() == source.layer());
                near.any(|other| other.text.contains(&format!("{kind} {name}")))
            };
            assert!(lives("struct") || lives("enum"), "{} adds methods to {name}", source.name());
        }
    }
}

#[test]
fn only_the_store_speaks_sql() {
    for source in &sources() {
        for word in ["sqlx", "SELECT ", "INSERT INTO", "DELETE FROM", "PRAGMA"] {
            assert!(!source.text.contains(word), "{} says {word}", source.name());
        }
    }
}
