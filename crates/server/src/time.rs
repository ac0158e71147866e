//! What time it is: for whatever is stored, and for whatever waits. Nobody in the core looks at another clock, so that a
//! simulation can turn both.

pub use store::{now, now_ms};
pub use tokio::time::Instant;
