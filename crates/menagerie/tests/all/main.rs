//! All tests of this crate in one program, so that it is linked once.

mod admin;
mod cli;
mod closing;
mod deploy;
mod farm;
mod five;
mod french;
mod lab;
mod learn;
mod logs;
mod nodes;
mod package;
mod program;
mod puzzles;
mod scenarios;
mod serve;
