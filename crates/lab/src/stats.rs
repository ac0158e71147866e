//! Honest numbers: intervals, ratings, percentiles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The 95 % Wilson interval of a share: `wins` of `games` (wins may be shared, so they need not be whole).
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_985;
    let share = (wins / games).clamp(0.0, 1.0);
    let centre = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((centre - half) / scale).max(0.0), ((centre + half) / scale).min(1.0))
}

/// Elo ratings from duels: `score[a][b]` is what `a` scored against `b` (1 for a win, 0.5 for a draw). The average is
/// 1500; a draw with every opponent is added, so that a perfect record stays finite.
pub fn elo(score: &[Vec<f64>]) -> Vec<f64> {
    let count = score.len();
    let mut strength = vec![1.0f64; count];
    for _ in 0..2000 {
        let mut next = strength.clone();
        for own in 0..count {
            let (mut won, mut weight) = (0.0, 0.0);
            for other in (0..count).filter(|other| *other != own) {
                let met = score[own][other] + score[other][own];
                if met == 0.0 {
                    continue;
                }
                won += score[own][other] + 0.5;
                weight += (met + 1.0) / (strength[own] + strength[other]);
            }
            if weight > 0.0 {
                next[own] = won / weight;
            }
        }
        let mean = next.iter().map(|one| one.ln()).sum::<f64>() / count.max(1) as f64;
        next.iter_mut().for_each(|one| *one /= mean.exp());
        strength = next;
    }
    strength.iter().map(|one| 1500.0 + 400.0 * one.log10()).collect()
}

/// Durations in steps of about five percent: small to keep, exact enough for a percentile.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(pub BTreeMap<u16, u64>);

impl Times {
    pub fn add(&mut self, seconds: f64) {
        let step = ((seconds.max(1e-7) / 1e-7).ln() / 1.05f64.ln()).round();
        *self.0.entry(step as u16).or_default() += 1;
    }

    pub fn merge(&mut self, other: &Times) {
        other.0.iter().for_each(|(step, count)| *self.0.entry(*step).or_default() += count);
    }

    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The average, in seconds.
    pub fn mean(&self) -> f64 {
        let seconds = |(step, count): (&u16, &u64)| 1e-7 * 1.05f64.powi(i32::from(*step)) * *count as f64;
        self.0.iter().map(seconds).sum::<f64>() / self.count().max(1) as f64
    }

    /// The time that so many of a hundred decisions stay below, in seconds.
    pub fn percentile(&self, percent: f64) -> f64 {
        let wanted = (self.count() as f64 * percent / 100.0).ceil() as u64;
        let mut seen = 0;
        for (step, count) in &self.0 {
            seen += count;
            if seen >= wanted {
                return 1e-7 * 1.05f64.powi(i32::from(*step));
            }
        }
        0.0
    }
}

/// Mean and the half-width of its 95 % interval.
pub fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.is_empty() {
        return (0.0, 0.0);
    }
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_matches_the_textbook() {
        let (low, high) = wilson(8.0, 10.0);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        assert!(wilson(20.0, 20.0).1 > 0.999);
    }

    #[test]
    fn elo_orders_and_spaces() {
        // Three of four is about 191 points.
        let ratings = elo(&[vec![0.0, 750.0], vec![250.0, 0.0]]);
        assert!((ratings[0] - ratings[1] - 190.8).abs() < 1.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn percentiles_are_within_five_percent() {
        let mut times = Times::default();
        (1..=100).for_each(|step| times.add(f64::from(step) / 1000.0));
        assert!((times.percentile(95.0) / 0.095 - 1.0).abs() < 0.05);
        assert_eq!(times.count(), 100);
        assert!((times.mean() / 0.0505 - 1.0).abs() < 0.05);
    }
}
