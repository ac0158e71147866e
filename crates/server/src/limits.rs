//! How much one visitor may change in a time.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use axum::http::StatusCode;

use crate::trouble::Trouble;

/// Buckets of permits, one for each visitor, refilled with time.
pub struct Limits {
    burst: f64,
    per_second: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

/// Past this many visitors, those whose bucket is full again are forgotten.
const KEEP: usize = 10_000;

impl Limits {
    pub fn new(burst: u32, per_second: f64) -> Limits {
        Limits { burst: f64::from(burst.max(1)), per_second: per_second.max(0.01), buckets: Mutex::default() }
    }

    /// Takes `cost` permits of `who`, or says when to come back.
    pub fn take(&self, who: &str, cost: f64) -> Result<(), Trouble> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > KEEP {
            let (burst, rate) = (self.burst, self.per_second);
            buckets.retain(|_, (left, at)| *left + now.duration_since(*at).as_secs_f64() * rate < burst);
        }
        let (left, at) = buckets.entry(who.to_owned()).or_insert((self.burst, now));
        *left = (*left + now.duration_since(*at).as_secs_f64() * self.per_second).min(self.burst);
        *at = now;
        if *left >= cost {
            *left -= cost;
            return Ok(());
        }
        let wait = ((cost - *left) / self.per_second).ceil() as u64;
        Err(Trouble { retry: Some(wait.max(1)), ..Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-fast") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_there_is_a_time_to_wait() {
        let limits = Limits::new(3, 0.5);
        for _ in 0..3 {
            assert!(limits.take("a", 1.0).is_ok());
        }
        let trouble = limits.take("a", 1.0).expect_err("the burst is used up");
        assert_eq!(trouble.retry, Some(2));
        assert!(limits.take("b", 1.0).is_ok(), "others are not held up");
    }
}
