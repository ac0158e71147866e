//! How often something may be done.

use std::{fmt, num::NonZeroU32, str::FromStr, time::Duration};

use governor::Quota;
use serde::{Deserialize, Serialize};

pub const fn at_least_one(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// So much at once, and so many seconds until all of it has come back: written `20/10m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rate {
    burst: NonZeroU32,
    seconds: NonZeroU32,
}

impl Rate {
    /// At least one, in at least a second.
    pub const fn new(burst: u32, seconds: u32) -> Rate {
        Rate { burst: at_least_one(burst), seconds: at_least_one(seconds) }
    }

    pub fn burst(self) -> u32 {
        self.burst.get()
    }

    /// The same for as many people.
    pub fn times(self, people: u32) -> Rate {
        Rate { burst: self.burst.saturating_mul(at_least_one(people)), ..self }
    }

    pub fn quota(self) -> Quota {
        let one = Duration::from_secs(self.seconds.get().into()) / self.burst.get();
        // No period at all would be more than a billion in a second.
        Quota::with_period(one).map_or(Quota::per_second(self.burst), |quota| quota.allow_burst(self.burst))
    }
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Rate, String> {
        let wrong = || format!("`{text}` is no rate: write 20/10m for twenty in ten minutes (s, m, h)");
        let (burst, time) = text.split_once('/').ok_or_else(wrong)?;
        let (number, unit) = time.split_at(time.len() - time.chars().next_back().map_or(0, char::len_utf8));
        let seconds = match unit {
            "s" => 1,
            "m" => 60,
            "h" => 3600,
            _ => return Err(wrong()),
        };
        let number: NonZeroU32 = number.parse().map_err(|_| wrong())?;
        let seconds = number.checked_mul(NonZeroU32::new(seconds).ok_or_else(wrong)?).ok_or_else(wrong)?;
        Ok(Rate { burst: burst.parse().map_err(|_| wrong())?, seconds })
    }
}

impl TryFrom<String> for Rate {
    type Error = String;

    fn try_from(text: String) -> Result<Rate, String> {
        text.parse()
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (time, unit) = match self.seconds.get() {
            seconds if seconds % 3600 == 0 => (seconds / 3600, 'h'),
            seconds if seconds % 60 == 0 => (seconds / 60, 'm'),
            seconds => (seconds, 's'),
        };
        write!(f, "{}/{time}{unit}", self.burst)
    }
}

impl From<Rate> for String {
    fn from(rate: Rate) -> String {
        rate.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_as_they_are_written() {
        for text in ["20/10m", "1/1s", "60/12s", "3/2h"] {
            assert_eq!(text.parse::<Rate>().expect("a rate").to_string(), text);
        }
        for wrong in ["", "20", "20/", "20/10", "20/10d", "0/1m", "1/0m", "-1/1m", "1/9999999h", "1/é"] {
            assert!(wrong.parse::<Rate>().is_err(), "{wrong}");
        }
    }
}
