//! People who want to cheat, to annoy or to break things, one file for each way. Every test names the finding it answers
//! to (C1, H3, ...), and fails on a server without the mend.

// Every family of attacks uses a part of it.
#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
#[allow(dead_code)]
#[path = "../common/seeded.rs"]
mod seeded;

mod accounts;
mod bots;
mod clocks;
mod deals;
mod decoders;
mod leavers;
mod limits;
mod rematches;
mod renewal;
mod sockets;
mod spared;
mod spectators;
mod twins;
mod undo;
mod uploads;
mod votes;
