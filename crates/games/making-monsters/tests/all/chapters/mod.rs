//! The rules, chapter by chapter of the ledger: one file each.

mod carts;
mod components;
mod decisions;
mod deliver;
mod end;
mod fair;
mod gaining;
mod information;
mod lab;
mod lester;
mod order;
mod placing;
mod reanimate;
mod refresh;
mod refusals;
mod rotting;
mod round;
mod rulings;
mod scoring;
mod seats;
mod setup;
mod shortages;
mod tokens;
mod upgrades;
