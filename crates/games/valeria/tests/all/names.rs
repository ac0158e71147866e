//! People can read every component in every language.

use engine::{Components, Id, Names, Pack};
use valeria::{Data, data::DukeId};
use words::Lang;

fn built_in() -> Pack<Data> {
    Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"))
}

#[test]
fn every_component_has_its_words_in_every_language() {
    let phrases = built_in().phrases();
    assert!(phrases.len() >= 105, "only {} names", phrases.len());
    assert_eq!(words::wordless(phrases), []);
}

/// The pack of Valeria with a Duke of another id.
fn with_duke(entry: &str) -> Result<Pack<Data>, engine::Problems> {
    let (from, to) = ("\n[[dukes]]\nid = \"cornelius\"\n", format!("\n[[dukes]]\n{entry}\n"));
    assert!(Data::BUILT_IN.contains(from), "the pack no longer says {from}");
    Pack::parse(&Data::BUILT_IN.replacen(from, &to, 1))
}

#[test]
fn what_a_pack_of_ones_own_says_wins_and_what_nobody_says_is_missed() {
    let renamed = with_duke("id = \"cornelius\"\nname_fr = \"Le Grand\"").expect("a good pack");
    let duke = renamed.label(DukeId::KIND, 0).expect("a Duke");
    assert_eq!(Lang::FR.name(duke), "Le Grand");
    assert_eq!(Lang::EN.name(duke), Lang::EN.named(&*built_in(), DukeId(0)));
    let nameless = with_duke("id = \"nobody\"\nname_en = \"Nobody\"").expect("the rules do not mind");
    let problems = words::wordless(nameless.phrases());
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(Lang::FR.problem(&problems[0]).contains("valeria-duke-nobody"));
}

#[test]
#[should_panic(expected = "no `valeria-duke-nobody` in fr")]
fn a_component_without_a_name_is_never_shown() {
    let nameless = with_duke("id = \"nobody\"\nname_en = \"Nobody\"").expect("the rules do not mind");
    Lang::FR.named(&*nameless, DukeId(0));
}

#[test]
#[should_panic(expected = "no duke number 200")]
fn an_unknown_component_is_never_shown() {
    Lang::EN.named(&*built_in(), DukeId(200));
}
