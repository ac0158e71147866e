//! The rules, one module per chapter of the ledger (worked examples are in `scenarios`).

mod areas;
mod combat;
mod components;
mod conventions;
mod events;
mod fair_and_pets;
mod flow;
mod hidden;
mod options;
mod orders;
mod production;
mod refusals;
mod scoring;
mod setup;
mod two_and_three;
mod years;
