//! The test kit is tested too: a sound toy game passes, and each law broken on purpose is caught by its name.

use crate::toy::*;
use engine::{
    Pack,
    laws::{self, Broken, Trial},
};

fn examine<const FLAW: u8>() -> Result<usize, Broken> {
    let pack = Pack::built_in().expect("toy data");
    laws::examine::<Toy<FLAW>>(&Trial { options: Options { players: 3 }, pack, games: 60, seed: 7 })
}

#[track_caller]
fn caught<const FLAW: u8>(law: &str) {
    match examine::<FLAW>() {
        Ok(decisions) => panic!("nothing noticed in {decisions} decisions, expected `{law}`"),
        Err(broken) => assert_eq!(broken.law, law, "{broken}"),
    }
}

#[test]
fn a_sound_game_keeps_every_law() {
    laws::hold::<Toy<SOUND>>(serde_json::json!({ "players": 2 }), 50);
    assert!(examine::<SOUND>().expect("sound") > 60 * 3);
}

#[test]
fn a_secret_in_a_view_is_caught() {
    caught::<LEAKS_VIEW>("nothing leaks");
}

#[test]
fn a_secret_in_an_event_is_caught() {
    caught::<LEAKS_EVENT>("nothing leaks");
}

#[test]
fn a_secret_in_the_order_of_answers_is_caught() {
    caught::<LEAKS_LEGAL>("nothing leaks");
}

#[test]
fn a_forced_question_is_caught() {
    caught::<ASKS_FORCED>("forced moves are never asked");
}

#[test]
fn a_lost_piece_is_caught() {
    caught::<LOSES_PIECES>("pieces are conserved");
}

#[test]
fn a_listed_illegal_answer_is_caught() {
    caught::<LISTS_ILLEGAL>("legal answers are accepted");
}

#[test]
fn an_accepted_unlisted_answer_is_caught() {
    caught::<ACCEPTS_UNLISTED>("other answers are refused");
}

#[test]
fn a_refusal_without_a_rule_is_caught() {
    caught::<REFUSES_WITHOUT_RULE>("a refusal names its rule");
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    caught::<REFUSAL_CHANGES>("a refusal changes nothing");
}

#[test]
fn an_answer_listed_twice_is_caught() {
    caught::<LISTS_TWICE>("no answer is listed twice");
}

#[test]
fn luck_by_order_of_arrival_is_caught() {
    caught::<ORDER_MATTERS>("simultaneous answers commute");
}

#[test]
fn an_unannounced_reveal_is_caught() {
    caught::<HIDES_REVEAL>("undo never crosses a secret");
}

#[test]
fn a_game_without_end_is_caught() {
    caught::<NEVER_ENDS>("every game ends");
}

#[test]
fn a_game_that_asks_nobody_is_caught() {
    caught::<ASKS_NOBODY>("a running game asks somebody");
}

#[test]
fn rules_that_panic_are_caught_with_the_game_so_far() {
    let broken = examine::<PANICS>().expect_err("it panics");
    assert_eq!((broken.law, broken.detail.as_str()), ("rules never panic", "turn 3 was too much"));
    let save = broken.save.expect("the game so far");
    let table = engine::save::load::<Toy<SOUND>>(&save, Pack::built_in().expect("toy data"));
    assert!(!table.expect("a good save").log().is_empty());
}

#[test]
fn a_state_that_json_forgets_is_caught() {
    caught::<FORGETS_IN_JSON>("save and load is exact");
}

#[test]
fn a_secret_in_who_seems_to_be_asked_is_caught() {
    caught::<LEAKS_PENDING>("nothing leaks");
}

#[test]
fn a_seat_that_does_not_know_that_it_is_asked_is_caught() {
    caught::<FORGETS_ITSELF>("a seat knows whether it is asked");
}

#[test]
fn an_illegal_answer_by_the_house_is_caught() {
    caught::<SPARES_ILLEGAL>("spared answers are legal");
}

#[test]
fn a_hash_of_nothing_is_caught() {
    caught::<HASHES_NOTHING>("hashes tell states apart");
}

#[test]
fn a_hash_without_the_hidden_parts_is_caught() {
    caught::<HASHES_NO_SECRETS>("hashes tell states apart");
}

#[test]
fn a_state_without_a_hash_is_caught() {
    caught::<HAS_NO_HASH>("every state has a hash");
}
