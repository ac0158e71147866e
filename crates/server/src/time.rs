//! What time it is, for whatever is stored.

pub use store::now;
