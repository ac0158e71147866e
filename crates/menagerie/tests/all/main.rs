//! All tests of this crate in one program, so that it is linked once.

mod cli;
mod farm;
mod five;
mod french;
mod lab;
mod learn;
mod program;
mod puzzles;
mod scenarios;
mod serve;
