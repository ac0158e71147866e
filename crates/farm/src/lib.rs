//! The lab on many machines; and bots on machines of their own, in [`think`](mod@think).
//!
//! Whoever asks ([`Asker`]) cuts the jobs of a work into lots and puts them into a queue at a NATS server; workers ([`work`])
//! take lots from there, do them and hand the results to the asker, who puts them together in the order of the jobs. So the
//! result is the same, bit for bit, as on one machine, whoever did what.
//!
//! - **Lots** wait in a work queue of JetStream. A lot leaves it when its results have arrived; of a worker that dies, or
//!   says nothing for [`queue::PATIENCE`], it goes to another. A lot may so be done twice; it counts once.
//! - **Results** go to the asker directly, question and answer, in pieces of bounded size: nothing of them is left behind,
//!   and a worker knows at once when nobody waits for them any more.
//! - **Who fits.** A lot says with which program, rules and data it is to be done and how a trial game ends there
//!   ([`fit::Fit`]). A worker with others gives it back and says why.

mod address;
mod asker;
mod error;
mod fit;
mod message;
mod queue;
#[cfg(test)]
mod tests;
pub mod think;
mod tracker;
mod worker;

pub use address::FarmAddress;
pub use asker::{Asker, Told};
pub use error::FarmError;
pub use message::Said;
pub use worker::{Doing, work};
