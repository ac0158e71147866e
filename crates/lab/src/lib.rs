//! Many games at once.

pub mod analyze;
pub mod balance;
pub mod html;
mod keep;
pub mod laws;
pub mod lot;
pub mod play;
pub mod plot;
pub mod puzzles;
pub mod run;
mod sheet;
pub mod simulate;
pub mod stats;
pub mod tournament;
pub mod train;
