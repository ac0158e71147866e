//! The worked examples, and that no clause is without a test.

use std::path::Path;

use engine::{Pack, ledger::Ledger, scenario};
use under_the_bed::{PLUG, UnderTheBed};
use words::Lang;

#[test]
fn scenarios_hold() {
    let pack = Pack::built_in().expect("the pack is read");
    let ledger = Ledger::parse(&PLUG.ledger(Lang::EN));
    let all = testkit::read_scenarios(Path::new("tests/scenarios")).expect("scenarios");
    assert!(!all.is_empty());
    for (_, one) in all {
        scenario::run::<UnderTheBed>(&one, pack, &ledger)
            .unwrap_or_else(|problems| panic!("{}: {problems:#?}", one.id));
    }
}

#[test]
fn every_clause_is_cited_and_stands_in_both_languages() {
    let [english, french] = Lang::ALL.map(|lang| Ledger::parse(&PLUG.ledger(lang)));
    let ids: Vec<&str> = english.ids().collect();
    assert_eq!(ids, french.ids().collect::<Vec<_>>());
    let cited = testkit::citations(Path::new("tests")).expect("tests");
    let uncited: Vec<_> = ids.iter().filter(|id| !cited.contains(**id)).collect();
    let unknown: Vec<_> = cited.iter().filter(|id| !ids.contains(&id.as_str())).collect();
    assert!(uncited.is_empty() && unknown.is_empty(), "uncited {uncited:?}, unknown {unknown:?}");
}
