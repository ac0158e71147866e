//! What becomes of each call of the database, and when the server dies: all of it follows from the seed.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::{
    dice::Dice,
    store::simulated::{Call, End, Fate, Fates},
    time::now_ms,
};

/// When the world begins, in milliseconds since 1970.
pub const BEGINNING: i64 = 1_800_000_000_000;
/// For so many milliseconds nothing goes wrong, so that there are people and tables.
const CALM: i64 = 2_000;
/// How long a last gust takes, and how many of a thousand answers get lost in it.
const GUST: i64 = 3_000;
const LOST_IN_GUST: usize = 400;

/// A time during which the database is away.
#[derive(Clone, Copy, Debug)]
struct Away {
    from: i64,
    to: i64,
    /// Whether calls wait for it to come back, or are refused.
    hangs: bool,
}

/// How many calls came to which end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    pub calls: u64,
    pub slow: u64,
    pub refused: u64,
    pub lost: u64,
    pub away: u64,
}

pub struct Weather {
    /// When the storm ends, and when the server dies before that.
    pub ends: i64,
    pub crashes: Vec<i64>,
    /// In a thousand calls.
    slow: usize,
    refused: usize,
    lost: usize,
    away: Vec<Away>,
    /// Whether the storm ends with a gust, in which many answers of the database get lost: nobody comes after it to set things right.
    gust: bool,
    sky: Mutex<Sky>,
    quiet: AtomicBool,
}

struct Sky {
    dice: Dice,
    faults: Faults,
    /// Of all calls so far: two runs of a seed must have made the same ones at the same times.
    print: u64,
}

impl Weather {
    pub fn new(mut dice: Dice, long: bool) -> Weather {
        let lasts = if long { dice.between(60_000, 150_000) } else { dice.between(8_000, 40_000) };
        let ends = BEGINNING + CALM + lasts as i64;
        let mut moments = |most: usize| -> Vec<i64> {
            let mut moments: Vec<i64> = (0..dice.below(most + 1))
                .map(|_| BEGINNING + CALM + dice.below(lasts as usize) as i64)
                .collect();
            moments.sort_unstable();
            moments
        };
        let crashes = moments(3);
        let away = moments(2);
        let away = away.into_iter().map(|from| {
            let to = (from + dice.between(500, 9_000) as i64).min(ends);
            Away { from, to, hangs: dice.percent(40) }
        });
        let away = away.collect();
        let gust = dice.percent(50);
        let mut often = |most: [usize; 4]| dice.pick(&most).copied().unwrap_or(0);
        Weather {
            ends,
            crashes,
            slow: often([0, 5, 20, 60]),
            refused: often([0, 10, 40, 150]),
            lost: often([0, 10, 40, 150]),
            away,
            gust,
            sky: Mutex::new(Sky { dice, faults: Faults::default(), print: 0 }),
            quiet: AtomicBool::new(false),
        }
    }

    /// From here on nothing goes wrong, and nothing takes any time: whoever looks now only looks.
    pub fn clear(&self) {
        self.quiet.store(true, Ordering::Relaxed);
    }

    pub fn faults(&self) -> (Faults, u64) {
        let sky = self.sky.lock().unwrap_or_else(PoisonError::into_inner);
        (sky.faults, sky.print)
    }

    fn is_calm(&self, now: i64) -> bool {
        now < BEGINNING + CALM || now >= self.ends
    }
}

/// How often something of so many in a thousand comes.
fn comes(dice: &mut Dice, often: usize) -> bool {
    dice.below(1000) < often
}

impl Fates for Weather {
    fn next(&self, call: Call) -> Fate {
        if self.quiet.load(Ordering::Relaxed) {
            return Fate { before: Duration::ZERO, end: End::Done, after: Duration::ZERO };
        }
        let now = now_ms();
        let mut sky = self.sky.lock().unwrap_or_else(PoisonError::into_inner);
        let Sky { dice, faults, print } = &mut *sky;
        let usual = if call == Call::Read { 3 } else { 15 };
        let (mut before, mut after, mut end) = (dice.between(0, usual), dice.between(0, 3), End::Done);
        faults.calls += 1;
        if let Some(away) = self.away.iter().find(|away| (away.from..away.to).contains(&now)) {
            faults.away += 1;
            if away.hangs {
                before += (away.to - now).unsigned_abs();
            } else {
                end = End::Refused;
            }
        } else if !self.is_calm(now) {
            if comes(dice, self.slow) {
                faults.slow += 1;
                before += dice.between(100, 6_000);
            }
            let gust = self.gust && now >= self.ends - GUST;
            if comes(dice, self.refused) {
                faults.refused += 1;
                end = End::Refused;
            } else if comes(dice, if gust { LOST_IN_GUST } else { self.lost }) {
                faults.lost += 1;
                end = End::Lost;
                // Some are told at once that a connection is gone, others find out by waiting.
                after += dice.below(2) as u64 * dice.between(0, 4_000);
            }
        }
        let told = (now as u64) ^ (before << 40) ^ ((end as u64) << 60) ^ ((call as u64) << 63);
        *print = Dice::new(*print ^ told).draw();
        Fate { before: Duration::from_millis(before), end, after: Duration::from_millis(after) }
    }
}
