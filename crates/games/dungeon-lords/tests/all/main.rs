//! All tests of the game in one program, so that it is linked once.

mod board;
mod chapters;
mod common;
mod golden;
mod hostile;
mod laws;
mod perft;
mod scenarios;
mod space;
mod why_not;
