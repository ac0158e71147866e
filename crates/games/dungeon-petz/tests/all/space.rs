//! Answers and views as numbers.

use dungeon_petz::{DungeonPetz, Options};
use testkit::space;

#[test]
fn every_number_has_one_answer_and_one_name() {
    space::every_number_has_one_answer_and_one_name::<DungeonPetz>();
}

#[test]
fn every_field_says_what_it_means() {
    space::every_field_says_what_it_means::<DungeonPetz>();
}

#[test]
fn numbers_hold_in_random_games() {
    space::numbers_hold_in_random_games::<DungeonPetz>(300);
}

#[test]
fn numbers_play_like_answers() {
    space::numbers_play_like_answers::<DungeonPetz>(20);
}

#[test]
fn many_games_are_single_games() {
    space::many_games_are_single_games::<DungeonPetz>(Options { players: 3, ..Options::default() }, 5, 1500);
}

#[test]
fn numbers_stay_what_they_are() {
    space::numbers_stay_what_they_are::<DungeonPetz>("tests/numbers.txt");
}
