//! All tests of the game in one program, so that it is linked once.

#[macro_use]
mod common;

mod board;
mod chapters;
mod golden;
mod hostile;
mod laws;
mod perft;
mod scenarios;
mod space;
mod value;
mod why_not;
