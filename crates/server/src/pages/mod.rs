//! The pages people see, made from what the visitor may know.

pub mod assets;
pub mod denial;
pub mod home;
pub mod layout;
mod ledgers;
mod markdown;
pub mod new_table;
pub mod profile;
pub mod replay;
pub mod rules;
pub mod style;
pub mod table;
