//! All tests of this crate in one program, so that it is linked once.

mod admin;
mod cli;
mod closing;
#[path = "../../../server/tests/all/database.rs"]
mod database;
mod deploy;
mod farm;
mod five;
mod french;
mod home;
mod lab;
mod learn;
mod left_out;
mod logs;
mod moving;
mod nodes;
mod package;
mod program;
mod puzzles;
mod scenarios;
mod serve;
mod thinkers;
mod tls;
mod unheard;
