//! All tests of the game in one program, so that it is linked once.

mod golden;
mod laws;
mod page;
mod rules;
mod scenarios;
mod space;
