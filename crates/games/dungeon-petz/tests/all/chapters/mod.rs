//! The rules, one file for each chapter of the ledger (chapters of one subject together).

mod aging;
mod arranging;
mod artifacts;
mod assigning;
mod business;
mod components;
mod conventions;
mod exhibitions;
mod finals;
mod grouping;
mod losing;
mod needs;
mod neutral;
mod phase1;
mod refusals;
mod rounds;
mod sending;
mod setup;
mod showing;
mod spaces;
mod strays;
mod variants;
