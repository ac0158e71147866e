//! Bots on machines of their own.
//!
//! Nodes of a house ([`Thinkers`]) put decisions into a queue at a NATS server; workers ([`think`]) take them from there, think,
//! and tell the node what they came to. A decision holds what its seat knows and nothing else ([`plug::Task`]).
//!
//! - **The queue** is a work queue of JetStream in memory. A worker says twice a second that it is at a decision; of one that is
//!   silent for [`queue::PATIENCE`] it goes to another.
//! - **Nobody waits for long.** Of which a node hears nothing for [`SILENCE`] it takes back, and thinks itself. It sends nothing
//!   where no worker has said that it is there, and no more at a time than workers have threads. What no worker has begun, since
//!   other nodes were quicker, it may take back at any time ([`Asking`]).
//! - **Who fits.** Queues have the mark of a program, its rules and its cards in their names ([`plug::mark`]), so nobody is ever
//!   asked who would play by others. What is in the wrong queue all the same is refused.

mod message;
mod queue;
mod thinkers;
mod worker;

use std::time::Duration;

pub use thinkers::{Asking, Thinkers, Unanswered};
pub use worker::{Thinks, think};

/// A node that hears nothing of a decision for this long thinks itself.
pub const SILENCE: Duration = Duration::from_secs(4);
/// No decision has more bytes, and no answer.
pub const LARGEST: usize = 256 * 1024;
/// How often a worker says that it is there, and how long it counts as there after that.
const BEAT: Duration = Duration::from_secs(1);
const GONE: Duration = Duration::from_secs(3);
