//! Many games at once.

pub mod simulate;
