//! Answers and views as numbers.

use dungeon_lords::{DungeonLords, Options};
use testkit::space;

#[test]
fn every_number_has_one_answer_and_one_name() {
    space::every_number_has_one_answer_and_one_name::<DungeonLords>();
}

#[test]
fn every_field_says_what_it_means() {
    space::every_field_says_what_it_means::<DungeonLords>();
}

#[test]
fn numbers_hold_in_random_games() {
    space::numbers_hold_in_random_games::<DungeonLords>(300);
}

#[test]
fn numbers_play_like_answers() {
    space::numbers_play_like_answers::<DungeonLords>(20);
}

#[test]
fn many_games_are_single_games() {
    space::many_games_are_single_games::<DungeonLords>(Options { players: 3, ..Options::default() }, 5, 1500);
}

#[test]
fn numbers_stay_what_they_are() {
    space::numbers_stay_what_they_are::<DungeonLords>("tests/numbers.txt");
}
