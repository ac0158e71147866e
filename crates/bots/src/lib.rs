//! Opponents. A [`Bot`] is handed what a person in its seat is handed: the view and the legal answers, never the state;
//! peeking is a type error.
//!
//! [`Random`] answers anything. [`Greedy`] looks one step ahead on the value function of the game. [`Search`] imagines
//! states that its view allows, again and again, and grows a tree of what everybody would do in them. [`Level`] names
//! the settings people choose; [`Kind`] is any bot in writing (`hard`, `search:500`).
//!
//! ```
//! use bots::{Bot, Kind};
//! use engine::{Game, Pack, Seat, Seed, Witness, Viewer};
//! use under_the_bed::{Options, UnderTheBed};
//!
//! let pack = Pack::built_in().expect("built-in data");
//! let deal = Seed::from_number(1);
//! let state = UnderTheBed::new(&Options::default(), pack, &deal, &mut Witness::silent()).expect("options");
//! let seat = state.awaiting().lowest().expect("a decision");
//! let mut legal = Vec::new();
//! state.legal(seat, &mut legal);
//!
//! let mut bot = "search:50".parse::<Kind>().expect("a bot").build::<UnderTheBed>(7);
//! let choice = bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal);
//! assert!(legal.contains(&choice.action));
//! assert_eq!(choice.thoughts[0].action, choice.action);
//! ```

mod beginner;
mod first;
mod greedy;
mod kind;
mod looks;
mod random;
mod recent;
pub mod search;
mod told;
mod valuer;
mod why;

use engine::{Game, Seat};

pub use beginner::Beginner;
pub use first::First;
pub use greedy::Greedy;
pub use kind::{Kind, Level, UnknownBot};
pub use random::Random;
pub use search::{Budget, Iterations, Length, Search, Settings, UnknownSettings};
pub use told::{told_chance, told_chances, told_from_view};
pub use valuer::{Chances, Valuer, read, weigh};
pub use why::{Reason, reasons, thing};

/// Somebody who plays.
pub trait Bot<G: Game>: Send {
    /// Answers a decision of `seat`, which sees `view` and may give one of `legal` (at least one).
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Choice<G::Action>;

    /// Whether the thread that asked has done all its latest thinking.
    fn thinks_alone(&self) -> bool {
        true
    }
}

/// An answer and the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    pub action: A,
    /// The best answers, best first; empty if the bot did not think.
    pub thoughts: Vec<Thought<A>>,
}

/// What a bot thinks of one answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<A> {
    pub action: A,
    /// The chance to win after this answer, as the bot sees it, from 0 to 1.
    pub value: f32,
    /// How often a search tried it; 1 for a look one step ahead.
    pub visits: u32,
}
