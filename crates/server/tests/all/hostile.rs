//! People who want to cheat, to annoy or to break things, one file for each way. Every test names the finding it answers
//! to (C1, H3, ...), and fails on a server without the mend.

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
mod squatters;
mod twins;
mod undo;
mod uploads;
mod votes;
