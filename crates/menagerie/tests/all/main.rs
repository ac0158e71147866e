//! All tests of this crate in one program, so that it is linked once.

mod cli;
mod five;
mod lab;
mod scenarios;
mod serve;
