//! Many games at once.

pub mod analyze;
pub mod balance;
pub mod calibrate;
pub mod columns;
pub mod entrant;
pub mod html;
mod keep;
pub mod ladder;
pub mod laws;
pub mod learn;
pub mod lot;
pub mod play;
pub mod plot;
pub mod program;
pub mod puzzles;
pub mod run;
mod sheet;
pub mod simulate;
pub mod stats;
mod stopwatch;
pub mod tournament;
pub mod train;
