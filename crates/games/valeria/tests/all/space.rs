//! Answers and views as numbers.

use testkit::space;
use valeria::{Options, Valeria};

#[test]
fn every_number_has_one_answer_and_one_name() {
    space::every_number_has_one_answer_and_one_name::<Valeria>();
}

#[test]
fn every_field_says_what_it_means() {
    space::every_field_says_what_it_means::<Valeria>();
}

#[test]
fn numbers_hold_in_random_games() {
    space::numbers_hold_in_random_games::<Valeria>(300);
}

#[test]
fn numbers_play_like_answers() {
    space::numbers_play_like_answers::<Valeria>(20);
}

#[test]
fn many_games_are_single_games() {
    space::many_games_are_single_games::<Valeria>(Options { players: 3, ..Options::default() }, 5, 1500);
}

#[test]
fn numbers_stay_what_they_are() {
    space::numbers_stay_what_they_are::<Valeria>("tests/numbers.txt");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Valeria>() <= 2048, "{} bytes", size_of::<Valeria>());
}
