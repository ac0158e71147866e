//! How much may be done in a time. Everything counts twice, for the person and for the door they come by, so that
//! nobody gets more by calling themselves by more names.

use std::{
    fmt,
    hash::{BuildHasher, RandomState},
    num::NonZeroU32,
    str::FromStr,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock};
use serde::{Deserialize, Serialize};

use crate::{
    config::Config,
    denial::{Denial, Reason},
    door::Door,
};

const fn at_least_one(number: u32) -> NonZeroU32 {
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

    /// The same for as many people.
    fn times(self, people: u32) -> Rate {
        Rate { burst: self.burst.saturating_mul(at_least_one(people)), ..self }
    }

    fn quota(self) -> Quota {
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

/// What is counted apart from the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Any change: answers, votes, names, ...
    Change,
    /// Being somebody new.
    Guest,
    /// Trying a password or a code.
    SignIn,
    Table,
    Chat,
    Upload,
    Hint,
    /// Looking back over a game, or at the lists of tables.
    Look,
}

/// Past this many keys those that have all their permits back are forgotten. Should that not help, keys share a few
/// allowances: whoever comes by a hundred thousand doors at once must not cost memory as well.
const KEEP: usize = 100_000;
const SHARED: u64 = 1024;

/// The allowances of one kind, by who has them.
struct Buckets {
    burst: u32,
    limiter: DefaultKeyedRateLimiter<u64>,
    began: Instant,
    /// The second in which keys were last forgotten, counted from the beginning.
    tidied: AtomicU64,
}

impl Buckets {
    fn new(rate: Rate) -> Buckets {
        Buckets {
            burst: rate.burst.get(),
            limiter: RateLimiter::keyed(rate.quota()),
            began: Instant::now(),
            tidied: AtomicU64::new(0),
        }
    }

    fn take(&self, key: u64, cost: u32) -> Result<(), Denial> {
        let key = if self.has_room() { key } else { key % SHARED };
        // What costs more than there ever is takes all there is.
        let cost = at_least_one(cost.min(self.burst));
        let now = self.limiter.clock().now();
        match self.limiter.check_key_n(&key, cost) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(not)) => Err(too_fast(not.wait_time_from(now))),
            Err(_) => Err(too_fast(Duration::from_secs(1))),
        }
    }

    /// Whether a new key may be kept; looks for forgettable ones at most once a second.
    fn has_room(&self) -> bool {
        let second = self.began.elapsed().as_secs() + 1;
        if self.limiter.len() >= KEEP && self.tidied.swap(second, Ordering::Relaxed) != second {
            self.limiter.retain_recent();
        }
        self.limiter.len() < KEEP
    }
}

fn too_fast(wait: Duration) -> Denial {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    Denial::again_after(Reason::TooFast, seconds.max(1))
}

/// Every allowance there is: of people by their id, of doors, and for signing in of the logins that are tried.
pub struct Limits {
    hasher: RandomState,
    people: Kinds,
    doors: Kinds,
}

struct Kinds {
    changes: Buckets,
    guests: Buckets,
    sign_ins: Buckets,
    tables: Buckets,
    chat: Buckets,
    uploads: Buckets,
    hints: Buckets,
    looks: Buckets,
}

impl Kinds {
    fn new(config: &Config, people: u32) -> Kinds {
        let buckets = |rate: Rate| Buckets::new(rate.times(people));
        Kinds {
            changes: buckets(config.changes),
            // Newcomers are nobody yet: they count by their door alone.
            guests: Buckets::new(config.guests),
            sign_ins: buckets(config.sign_ins),
            tables: buckets(config.new_tables),
            chat: buckets(config.chat_lines),
            uploads: buckets(config.uploads),
            hints: buckets(config.hints),
            looks: buckets(config.looks),
        }
    }

    fn of(&self, want: Want) -> &Buckets {
        match want {
            Want::Change => &self.changes,
            Want::Guest => &self.guests,
            Want::SignIn => &self.sign_ins,
            Want::Table => &self.tables,
            Want::Chat => &self.chat,
            Want::Upload => &self.uploads,
            Want::Hint => &self.hints,
            Want::Look => &self.looks,
        }
    }

    fn all(&self) -> [&Buckets; 8] {
        let Kinds { changes, guests, sign_ins, tables, chat, uploads, hints, looks } = self;
        [changes, guests, sign_ins, tables, chat, uploads, hints, looks]
    }
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        Limits {
            hasher: RandomState::new(),
            people: Kinds::new(config, 1),
            doors: Kinds::new(config, config.people_per_address),
        }
    }

    /// Takes what something costs from the person, where there is one, and from the door they come by.
    pub fn take(&self, want: Want, cost: u32, who: Option<&str>, door: Door) -> Result<(), Denial> {
        let of_door = || self.doors.of(want).take(self.hasher.hash_one(door), cost);
        let of_person = || {
            let who = who.map(|who| self.hasher.hash_one(who));
            who.map_or(Ok(()), |who| self.people.of(want).take(who, cost))
        };
        // Whoever has used up their own takes nothing from their neighbours. At a sign-in it is the other way round: the
        // name that is tried is somebody else's.
        if want == Want::SignIn {
            of_door().and_then(|()| of_person())
        } else {
            of_person().and_then(|()| of_door())
        }
    }

    /// Forgets those who have all their permits back.
    pub fn tidy(&self) {
        for buckets in self.people.all().into_iter().chain(self.doors.all()) {
            buckets.limiter.retain_recent();
            buckets.limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGES: Want = Want::Change;

    fn limits(changes: Rate, people_per_address: u32) -> Limits {
        Limits::new(&Config { changes, people_per_address, ..Config::default() })
    }

    fn door(text: &str) -> Door {
        Door::of_address(text.parse().expect("an address"))
    }

    #[test]
    fn a_burst_is_allowed_and_then_there_is_a_time_to_wait() {
        let limits = limits(Rate::new(3, 6), 2);
        for _ in 0..3 {
            assert!(limits.take(CHANGES, 1, Some("a"), door("10.0.0.1")).is_ok());
        }
        let denial = limits.take(CHANGES, 1, Some("a"), door("10.0.0.1")).expect_err("the burst is used up");
        assert_eq!(denial.retry, Some(2));
        assert!(limits.take(CHANGES, 1, Some("b"), door("10.0.0.1")).is_ok(), "others are not held up");
    }

    #[test]
    fn many_names_behind_one_door_are_as_many_people_as_may_share_it() {
        let limits = limits(Rate::new(3, 600), 2);
        let takes = |who: &str, from| limits.take(CHANGES, 1, Some(who), door(from)).is_ok();
        let taken = (0..100).filter(|who| takes(&format!("guest {who}"), "2001:db8::1")).count();
        assert_eq!(taken, 6);
        assert!(!takes("another", "2001:db8::2:0:0:1"), "the same network");
        assert!(takes("another", "2001:db8:0:1::1"), "another network");
    }

    #[test]
    fn a_deed_that_costs_more_than_there_ever_is_takes_all_there_is() {
        let limits = limits(Rate::new(3, 600), 1);
        assert!(limits.take(CHANGES, 10, None, door("10.0.0.1")).is_ok());
        assert!(limits.take(CHANGES, 1, None, door("10.0.0.1")).is_err());
    }

    #[test]
    fn a_hundred_thousand_doors_cost_no_more_memory_than_that() {
        let limits = limits(Rate::new(1, 600), 1);
        for number in 0..2 * KEEP as u32 {
            let address = std::net::Ipv4Addr::from_bits(number);
            // Whether it is allowed does not matter here.
            limits.take(CHANGES, 1, None, Door::of_address(address.into())).err();
        }
        assert!(limits.doors.changes.limiter.len() <= KEEP + SHARED as usize);
    }

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
