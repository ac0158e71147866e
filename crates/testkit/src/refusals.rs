//! Refusals in words: every one a game can give has a plain sentence in each language, which speaks of its facts and of
//! nothing else.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use engine::{
    Game, Refusal, Rng, Seat, Seed, Witness, ledger,
    rand::SeedableRng as _,
    refusal::{Reason, plain_key},
    rng::below,
};
use serde_json::Value;
use words::{Arg, Lang};

use crate::{built_in, files, options};

/// Signs that belong to formulas and data, not to sentences.
const NOT_SPOKEN: [char; 14] = ['≥', '≤', '<', '>', '=', '×', '*', '_', '[', ']', '{', '}', '$', '`'];

/// A sentence that anybody understands: no id of a clause, no formula, nothing left unread.
#[track_caller]
fn is_plain(sentence: &str) {
    assert!(sentence.chars().count() > 8 && sentence.ends_with(['.', '!']), "no sentence: `{sentence}`");
    assert!(!sentence.contains(NOT_SPOKEN), "a formula: `{sentence}`");
    assert_eq!(ledger::cited(sentence).next(), None, "the id of a clause: `{sentence}`");
    assert!(!sentence.starts_with("no-"), "no words: `{sentence}`");
}

/// Demands that people can read a refusal, in each language.
#[track_caller]
pub fn is_told<G: Game>(refusal: &Refusal) {
    for lang in Lang::ALL {
        is_plain(&boards::refusal(refusal, built_in::<G::Data>().data(), lang));
    }
}

/// Goes through every refusal of a game: its `reasons` with facts, and the clauses that decide in its sources. Each has a
/// sentence in each language, which uses the facts and no others; and there is no sentence besides.
#[track_caller]
pub fn refusals_are_told<G: Game>(source: &Path, reasons: &[Reason]) {
    let mut wanted: BTreeMap<String, BTreeSet<String>> =
        deciding(source, G::NOT_YOURS).iter().map(|clause| (plain_key(clause), BTreeSet::new())).collect();
    for (at, reason) in reasons.iter().enumerate() {
        assert!(reasons[..at].iter().all(|other| other.key != reason.key), "{} stands for two", reason.key);
        let facts = reason.facts.iter().map(|fact| (*fact).to_owned()).collect();
        wanted.insert(reason.key.to_owned(), facts);
    }
    for lang in Lang::ALL {
        let written = messages(G::ID, lang);
        let missing: Vec<&String> = wanted.keys().filter(|key| !written.contains_key(*key)).collect();
        assert!(missing.is_empty(), "not told in {lang}: {missing:?}");
        let idle: Vec<&String> = written.keys().filter(|key| !wanted.contains_key(*key)).collect();
        assert!(idle.is_empty(), "told in {lang}, but nobody refuses so: {idle:?}");
        for (key, facts) in &wanted {
            assert_eq!(written[key], *facts, "the facts of {key} in {lang}");
            // Sentences may differ with their numbers.
            for number in [0, 1, 2, 5] {
                let args = reasons.iter().find(|reason| reason.key == key).into_iter();
                let args = args.flat_map(|reason| reason.facts).map(|fact| (*fact, Arg::from(number)));
                is_plain(&lang.tell(key, args));
            }
        }
    }
}

/// The clauses that stand first in the refusals of these sources and have no facts besides.
fn deciding(source: &Path, not_yours: &str) -> BTreeSet<String> {
    let read = |path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{error}"));
    // Boards quote clauses too, to explain their pieces.
    let paths = files(source, &["rs"]).unwrap_or_else(|reason| panic!("{reason}")).into_iter();
    let texts: Vec<String> = paths.filter(|path| !path.starts_with(source.join("board"))).map(read).collect();
    let mut found: BTreeSet<String> = texts.iter().flat_map(|text| plain_lists(text)).collect();
    // Some clauses have a name.
    for text in &texts {
        for (name, clause) in text.split("const ").skip(1).filter_map(|rest| rest.split_once(": Clause = \""))
        {
            if found.remove(name) || clause.starts_with(&format!("{not_yours}\"")) {
                found.insert(clause.split('"').next().unwrap_or_default().to_owned());
            }
        }
    }
    found.retain(|first| ledger::cited(first).next() == Some(first.as_str()));
    found
}

/// What stands first in each list of clauses that is not told by facts: a clause, or the name of one.
fn plain_lists(text: &str) -> Vec<String> {
    let lists = text.split("&[").skip(1).filter_map(|rest| rest.split_once(']'));
    let first = |(list, after): (&str, &str)| {
        let told = after
            .trim_start()
            .strip_prefix(')')
            .is_some_and(|rest| rest.trim_start().starts_with(".because("));
        let first = list.split(',').next().unwrap_or_default().trim();
        let clause = first.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let clause = clause.filter(|clause| ledger::cited(clause).next() == Some(clause));
        let name = Some(first)
            .filter(|name| !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_'));
        clause.or(name).filter(|_| !told).map(str::to_owned)
    };
    lists.filter_map(first).collect()
}

/// The messages about refusals of a game, and what each speaks of.
fn messages(game: &str, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let file = format!("{}/../../locales/{lang}/{game}-refusals.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let mut said = line;
        if let Some((name, rest)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            (key, said) = (name.to_owned(), rest);
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is told twice in {file}");
        }
        let spoken = said.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>()
        });
        messages.entry(key.clone()).or_default().extend(spoken);
    }
    messages
}

/// Plays random games and gives answers of other moments to every seat. Whatever is refused can be read, and speaks of
/// nothing that the seat cannot know: it is the same when all of that is drawn anew. Returns the keys that came up.
#[track_caller]
pub fn refused_in_play<G: Game>(written: &[Value], seeds: u64) -> BTreeSet<String> {
    let mut heard = BTreeSet::new();
    let mut known: Vec<G::Action> = Vec::new();
    for (number, written) in
        (0..seeds).flat_map(|number| written.iter().map(move |written| (number, written)))
    {
        let mut rng = Rng::seed_from_u64(number);
        let seed = Seed::from_number(number);
        let mut state = G::new(&options::<G>(written), built_in(), &seed, &mut Witness::silent())
            .unwrap_or_else(|problems| panic!("{problems:?}"));
        let mut legal = Vec::new();
        while let Some(seat) = state.awaiting().lowest() {
            legal.clear();
            state.legal(seat, &mut legal);
            if known.len() < 20_000 {
                known.extend(&legal);
            }
            for seat in Seat::all(state.players()) {
                let mut elsewhere = state.clone();
                elsewhere.resample(seat, &mut rng);
                for _ in 0..6 {
                    let wish = known[below(&mut rng, known.len())];
                    let Err(refusal) = state.clone().apply(seat, &wish, &mut Witness::silent()) else {
                        continue;
                    };
                    is_told::<G>(&refusal);
                    let other = elsewhere.clone().apply(seat, &wish, &mut Witness::silent());
                    assert_eq!(
                        other,
                        Err(refusal),
                        "{wish:?} of seat {seat} is refused by what it cannot know"
                    );
                    heard.insert(refusal.key().into_owned());
                }
            }
            let choice = legal[below(&mut rng, legal.len())];
            state.apply(seat, &choice, &mut Witness::silent()).expect("legal");
        }
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_with_facts_are_told_by_them() {
        let source = r#"Refusal::by(&["VA-PAY-01", "VA-PAY-02"]); Refusal::by(&["VA-PAY-03"])
            .because(reasons::gold(1)); if x { &[EXHAUSTED, "VA-BLD-01"] } &[a, b] &[] &["some text"]"#;
        assert_eq!(plain_lists(source), ["VA-PAY-01", "EXHAUSTED"]);
    }

    #[test]
    fn formulas_and_clauses_are_no_sentences() {
        for bad in
            ["", "no-va-pay-01", "You pay by VA-PAY-01.", "You need s <= 4.", "You have { $has } Gold."]
        {
            assert!(std::panic::catch_unwind(|| is_plain(bad)).is_err(), "{bad}");
        }
        is_plain("You have 2 Strength and 1 Magic; this costs 4 Strength.");
    }
}
