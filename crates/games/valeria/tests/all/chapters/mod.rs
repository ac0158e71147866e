//! The rules, chapter by chapter of the ledger: one file each.

mod action;
mod build;
mod cards;
mod components;
mod decisions;
mod end;
mod events;
mod exhausted;
mod five;
mod gain;
mod general;
mod harvest;
mod hidden;
mod icons;
mod mixed;
mod noduke;
mod payment;
mod recruit;
mod refusals;
mod roll;
mod scoring;
mod setup;
mod slay;
mod solo;
mod turn;
