//! What a game is, and everything that can be built on that alone.
//!
//! A [`Game`] asks small questions: some seats owe a decision, each has a list of legal answers, an answer changes
//! the state and leaves a trail of events. On that form stand [`Table`] (log, undo, replay, saves), [`any`] (the same
//! without generics, in JSON), [`scenario`] (given, when, then) and [`laws`] (what must hold for every game).

pub mod any;
pub mod chances;
pub mod counts;
pub mod game;
pub mod impossible;
pub mod json;
pub mod laws;
pub mod ledger;
pub mod list;
pub mod luck;
pub mod net;
pub mod outcome;
pub mod pack;
pub mod refusal;
pub mod rng;
pub mod save;
pub mod scenario;
pub mod seat;
pub mod table;
pub mod value;
pub mod witness;

pub use counts::{Counts, IdSet};
pub use game::{Game, Piece, Rng};
pub use impossible::Impossible;
pub use list::List;
pub use luck::{Draw, Luck, Seed, Stream};
pub use outcome::{Outcome, ScoreLine, Standing, written};
pub use pack::{Components, Id, Label, Names, Pack};
pub use refusal::{Clause, Problem, Problems, Refusal};
pub use seat::{Audience, MAX_SEATS, Seat, Seats, Viewer};
pub use table::{LogEntry, NotUndone, Table};
pub use value::Valued;
pub use witness::{Told, Witness};

pub use rand;
// For the `id!` macro.
#[doc(hidden)]
pub use serde;
