//! The pages people see, made from what the visitor may know.

pub mod assets;
mod beside;
pub mod bots;
pub mod denial;
pub mod home;
pub mod installed;
mod kept;
pub mod layout;
pub mod learn;
mod ledgers;
mod markdown;
pub mod new_table;
pub mod profile;
pub mod puzzles;
pub mod replay;
pub mod review;
pub mod rules;
mod share;
mod sheet;
pub mod style;
pub mod table;
mod wording;
