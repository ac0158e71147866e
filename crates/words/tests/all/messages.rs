//! Every message exists in every language, with the same arguments.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use words::Lang;

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                found.extend(files(&path, ending));
            }
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Keys of a language with the arguments each message uses.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&Path::new("../../locales").join(lang.code()), "ftl") {
        let text = fs::read_to_string(&path).expect("locale file");
        let mut key = String::new();
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =")
                && !line.starts_with([' ', '#', '}'])
            {
                key = name.to_owned();
                let fresh = messages.insert(key.clone(), BTreeSet::new()).is_none();
                assert!(fresh, "{key} stands twice in {}", lang.code());
            }
            let args = line.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_')
                    .collect::<String>()
            });
            if let Some(known) = messages.get_mut(&key) {
                known.extend(args);
            }
        }
    }
    messages
}

/// Adding a language is adding its folder: nothing else says which there are.
#[test]
fn the_languages_are_the_folders() {
    let folders = fs::read_dir("../../locales").expect("the folder of locales");
    let folders: BTreeSet<String> = folders
        .map(|entry| entry.expect("a folder").file_name().into_string().expect("the code of a language"))
        .collect();
    assert_eq!(folders, Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect());
    assert_eq!(Lang::ALL[0], Lang::EN, "what the others are measured by");
    for lang in Lang::ALL {
        assert_eq!(lang.code().parse(), Ok(lang));
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let en = messages(Lang::EN);
    assert!(en.len() > 300, "only {} messages found", en.len());
    for lang in Lang::ALL {
        let own = messages(lang);
        let missing: Vec<&String> = en.keys().filter(|key| !own.contains_key(*key)).collect();
        let extra: Vec<&String> = own.keys().filter(|key| !en.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{lang} lacks {missing:?} and has {extra:?} alone");
        let other: Vec<String> = en
            .iter()
            .filter(|(key, args)| own.get(*key) != Some(args))
            .map(|(key, args)| format!("{key}: {args:?} and {:?}", own.get(key)))
            .collect();
        assert!(other.is_empty(), "different arguments in {lang}: {other:#?}");
    }
}

#[test]
fn every_message_can_be_read_by_the_program() {
    for lang in Lang::ALL {
        let folder = Path::new("../../locales").join(lang.code());
        let texts =
            files(&folder, "ftl").into_iter().map(|path| fs::read_to_string(path).expect("locale file"));
        let texts: Vec<String> = texts.collect();
        let reads = |key: &str, args: BTreeSet<String>| {
            let args = args.into_iter().map(|name| (&*name.leak(), 1.into()));
            // What cannot be read comes back as its key; a few words are their own key.
            let own = format!("{key} = {key}");
            lang.tell(key, args) != key || texts.iter().any(|text| text.lines().any(|line| line == own))
        };
        let all = messages(lang).into_iter();
        let broken: Vec<String> =
            all.filter(|(key, args)| !reads(key, args.clone())).map(|(key, _)| key).collect();
        assert!(broken.is_empty(), "{}: {broken:?}", lang.code());
    }
}

/// Texts between `open` and the next quotation mark in the sources.
fn quoted(source: &str, open: &str) -> Vec<String> {
    source.split(open).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_problem_the_code_can_raise_has_its_sentence() {
    let mut keys = BTreeSet::new();
    for path in files(Path::new("../.."), "rs") {
        if path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("source file");
        keys.extend(quoted(&source, "Problem::new(\""));
    }
    assert!(keys.len() > 20, "only {} problems found", keys.len());
    for lang in Lang::ALL {
        let known = messages(lang);
        let missing: Vec<&String> =
            keys.iter().filter(|key| !known.contains_key(&format!("problem-{key}"))).collect();
        assert!(missing.is_empty(), "{} has no sentence for {missing:?}", lang.code());
    }
}

#[test]
fn plain_keys_in_the_code_exist() {
    let known = messages(Lang::EN);
    let mut missing = Vec::new();
    for path in files(Path::new("../.."), "rs") {
        if path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("source file");
        for key in quoted(&source, ".say(\"").into_iter().chain(quoted(&source, ".tell(\"")) {
            if !known.contains_key(&key) {
                missing.push(format!("{key} in {}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn locales_choose_languages() {
    assert_eq!(Lang::of_locale("fr_FR.UTF-8"), Some(Lang::FR));
    assert_eq!(Lang::of_locale("en-GB"), Some(Lang::EN));
    assert_eq!(Lang::of_locale("de_DE"), None);
    assert!("xx".parse::<Lang>().is_err());
}

#[test]
fn plurals_and_arguments_reach_the_reader() {
    assert_eq!(Lang::EN.tell("seat", [("number", 2.into())]), "Player 2");
    assert_eq!(Lang::FR.tell("seat", [("number", 2.into())]), "Joueur 2");
    let problem = engine::Problem::new("no-game").with("game", "chess").with("known", "valeria");
    assert!(Lang::FR.problem(&problem).contains("chess"));
}
