//! What is read in French is set as the French set it, in every message and in the rules of every game; numbers have a
//! minus sign in every language.

use std::{fs, path::PathBuf};

use engine::Problem;
use words::Lang;

/// What is wrong with a text: an ordinary space or none before a mark, none after an opening quote, a straight apostrophe.
fn faults(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut faults = Vec::new();
    let mut code = false;
    for (at, window) in letters.windows(2).enumerate() {
        let [one, two] = [window[0], window[1]];
        code ^= one == '`';
        let wrong = match (one, two) {
            _ if code => false,
            (' ' | '\u{a0}', ';' | '!' | '»') | ('«', ' ' | '\u{a0}') => true,
            // Both can be typed at the terminal, where they are no marks.
            (' ' | '\u{a0}', ':' | '?') => at > 0 && letters[at - 1].is_alphabetic(),
            ('\'', next) => next.is_alphabetic() && at > 0 && letters[at - 1].is_alphabetic(),
            _ => false,
        };
        if wrong {
            faults.push(text.to_owned());
        }
    }
    faults
}

/// The keys of all messages, with a text for each argument.
fn keys() -> Vec<String> {
    let files = fs::read_dir("../../locales/fr").expect("a folder").flatten();
    let texts = files.map(|entry| fs::read_to_string(entry.path()).expect("a file"));
    let keys = |text: String| -> Vec<String> {
        let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    texts.flat_map(keys).collect()
}

#[test]
fn every_message() {
    let keys = keys();
    assert!(keys.len() > 1000, "only {} messages", keys.len());
    let found: Vec<String> = keys.iter().flat_map(|key| faults(&Lang::FR.say(key))).collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    assert_eq!(Lang::FR.say("undo"), "Annuler");
    assert!(Lang::FR.say("careful").ends_with("\u{202f}:"));
}

#[test]
fn what_is_put_into_a_message_stays_as_it_is() {
    let said = Lang::FR.tell("story-led", [("who", "O'Brien ?".into())]);
    assert!(said.starts_with("O'Brien ? a mené"), "{said}");
}

#[test]
fn a_number_in_a_message_has_a_minus_sign_and_still_chooses_the_plural() {
    for (lang, scores) in [(Lang::EN, "Anna scores"), (Lang::FR, "Anna marque")] {
        let scored =
            |points: i64| lang.tell("dl-e-scored", [("seat", "Anna".into()), ("points", points.into())]);
        assert_eq!(scored(-3), format!("{scores} −3 points."));
        assert_eq!(scored(-1), format!("{scores} −1 point."));
        assert_eq!(scored(-10_000), format!("{scores} −10000 points."));
        assert_eq!(scored(3), format!("{scores} 3 points."));
        // A name is no number, whatever it looks like.
        let named = lang.tell("dl-e-scored", [("seat", "-3".into()), ("points", 1.into())]);
        assert!(named.starts_with("-3 "), "{named}");
    }
}

#[test]
fn what_was_wrong_with_a_number_is_said_as_it_was_written() {
    let problem = Problem::new("bad-seed").with("seed", -3);
    for lang in Lang::ALL {
        let said = lang.problem(&problem);
        assert!(said.contains("-3") && !said.contains('−'), "{said}");
    }
}

#[test]
fn the_rules_of_every_game() {
    let games = fs::read_dir("../../rules").expect("a folder").flatten();
    let texts: Vec<PathBuf> = games.map(|game| game.path().join("fr.md")).collect();
    for path in texts {
        let text = fs::read_to_string(&path).expect("rules");
        let found: Vec<String> = Lang::FR.set(&text).lines().flat_map(faults).collect();
        assert!(found.is_empty(), "{}: {} faults:\n{}", path.display(), found.len(), found.join("\n"));
    }
}
