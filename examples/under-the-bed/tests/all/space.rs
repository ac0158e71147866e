//! Answers and views as numbers.

use testkit::space;
use under_the_bed::{Options, UnderTheBed};

#[test]
fn every_number_has_one_answer_and_one_name() {
    space::every_number_has_one_answer_and_one_name::<UnderTheBed>();
}

#[test]
fn every_field_says_what_it_means() {
    space::every_field_says_what_it_means::<UnderTheBed>();
}

#[test]
fn numbers_hold_in_random_games() {
    space::numbers_hold_in_random_games::<UnderTheBed>(300);
}

#[test]
fn numbers_play_like_answers() {
    space::numbers_play_like_answers::<UnderTheBed>(20);
}

#[test]
fn many_games_are_single_games() {
    space::many_games_are_single_games::<UnderTheBed>(Options { players: 3 }, 5, 1500);
}

#[test]
fn numbers_stay_what_they_are() {
    space::numbers_stay_what_they_are::<UnderTheBed>("tests/numbers.txt");
}
