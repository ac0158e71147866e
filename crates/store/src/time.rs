//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub fn now() -> i64 {
    now_ms().div_euclid(1000)
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    #[cfg(feature = "simulation")]
    if let Some(now) = simulated_now() {
        return now;
    }
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(feature = "simulation")]
mod simulation {
    use std::cell::Cell;

    use tokio::time::Instant;

    thread_local! {
        /// A moment of this thread's runtime, and what time it was then.
        static BEGAN: Cell<Option<(Instant, i64)>> = const { Cell::new(None) };
    }

    /// From here on the time of this thread is what the clock of its runtime says, which may be paused.
    pub fn simulate(now_ms: i64) {
        BEGAN.set(Some((Instant::now(), now_ms)));
    }

    pub fn simulated_now() -> Option<i64> {
        BEGAN.get().map(|(then, ms)| ms + then.elapsed().as_millis() as i64)
    }
}

#[cfg(feature = "simulation")]
pub use simulation::{simulate, simulated_now};
