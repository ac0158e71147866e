//! One file for each command.

pub mod admin;
pub mod analyze;
pub mod backup;
pub mod balance;
pub mod calibrate;
pub mod data;
pub mod inspect;
pub mod ladder;
pub mod laws;
pub mod learn;
pub mod menu;
pub mod move_house;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod restore;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod simulate;
pub mod tournament;
pub mod train;
pub mod work;
