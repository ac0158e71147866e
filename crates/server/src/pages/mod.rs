//! The pages people see, made from what the reader may know.

pub mod deeds;
pub mod home;
pub mod layout;
mod markdown;
pub mod new_table;
pub mod profile;
pub mod replay;
pub mod rules;
pub mod style;
pub mod table;
