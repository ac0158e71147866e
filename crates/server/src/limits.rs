//! How much may be done in a time. Everything counts twice, for the person and for the door they come by, so that
//! nobody gets more by calling themselves by more names.

use std::{
    hash::{BuildHasher, RandomState},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use governor::{DefaultKeyedRateLimiter, RateLimiter, clock::Clock};

use crate::{
    config::Config,
    denial::{Denial, Reason},
    door::Door,
    rate::{Rate, at_least_one},
};

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
    /// Having a game reviewed.
    Review,
    /// SeatQuery back over a game, or at the lists of tables.
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
            burst: rate.burst(),
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
    reviews: Buckets,
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
            reviews: buckets(config.reviews),
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
            Want::Review => &self.reviews,
            Want::Look => &self.looks,
        }
    }

    fn all(&self) -> [&Buckets; 9] {
        let Kinds { changes, guests, sign_ins, tables, chat, uploads, hints, reviews, looks } = self;
        [changes, guests, sign_ins, tables, chat, uploads, hints, reviews, looks]
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
}
