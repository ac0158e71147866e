//! The gap between what is said and what is seen: chances sorted into tenths, and what became of each.

use serde::Serialize;

/// How many parts chances are sorted into.
const BINS: usize = 10;

/// Chances of one part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Bin {
    pub count: u64,
    /// The average of what was said, and of what was seen.
    pub said: f64,
    pub seen: f64,
}

/// What was said and what was seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Gap {
    sums: [Bin; BINS],
    surprise: f64,
}

impl Gap {
    pub fn add(&mut self, said: f32, seen: f32) {
        let bin = &mut self.sums[((said * BINS as f32) as usize).min(BINS - 1)];
        bin.count += 1;
        bin.said += f64::from(said);
        bin.seen += f64::from(seen);
        let said = f64::from(said).clamp(1e-6, 1.0 - 1e-6);
        let seen = f64::from(seen);
        self.surprise -= seen * said.ln() + (1.0 - seen) * (1.0 - said).ln();
    }

    pub fn count(&self) -> u64 {
        self.sums.iter().map(|bin| bin.count).sum()
    }

    /// The parts in which something was said.
    pub fn bins(&self) -> Vec<Bin> {
        let average = |bin: &Bin| {
            let count = bin.count as f64;
            Bin { count: bin.count, said: bin.said / count, seen: bin.seen / count }
        };
        self.sums.iter().filter(|bin| bin.count > 0).map(average).collect()
    }

    /// How far what is said is from what is seen, on average over everything that was said: the expected calibration
    /// error of ten parts.
    pub fn average(&self) -> f64 {
        let count = self.count().max(1) as f64;
        self.sums.iter().map(|bin| (bin.said - bin.seen).abs()).sum::<f64>() / count
    }

    /// How surprising the results are to those who believe what is said: lower is better.
    pub fn surprise(&self) -> f64 {
        self.surprise / self.count().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_says_seventy_and_sees_fifty_is_twenty_off() {
        let mut gap = Gap::default();
        for game in 0..100u8 {
            gap.add(0.7, f32::from(game % 2));
        }
        assert!((gap.average() - 0.2).abs() < 1e-6);
        let mut both = gap.clone();
        (0..100u8).for_each(|game| both.add(0.25, f32::from(u8::from(game % 4 == 0))));
        assert!((both.average() - 0.1).abs() < 1e-6, "half of what is said is right");
        assert_eq!((both.count(), both.bins().len()), (200, 2));
        assert!(gap.surprise() > 0.69, "worse than saying even");
    }
}
