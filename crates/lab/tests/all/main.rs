//! All tests of this crate in one program, so that it is linked once.

mod calibrate;
mod lab;
mod ladder;
mod laws;
mod programs;
mod puzzles;
