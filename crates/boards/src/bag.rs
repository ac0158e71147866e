//! Draws out of a bag whose contents are known.

/// The chance that at least `wanted` of `draws` things out of a bag are among the `marked` of its `total`.
pub fn at_least(wanted: u32, draws: u32, marked: u32, total: u32) -> f64 {
    // chance[k]: k of them drawn so far.
    let mut chance = vec![0.0; draws as usize + 2];
    chance[0] = 1.0;
    for drawn in 0..draws.min(total) {
        let mut next = vec![0.0; chance.len()];
        for (k, p) in chance.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            let hit = f64::from(marked.saturating_sub(k as u32)) / f64::from(total - drawn);
            next[k] += p * (1.0 - hit);
            if let Some(more) = next.get_mut(k + 1) {
                *more += p * hit;
            }
        }
        chance = next;
    }
    chance.iter().skip(wanted as usize).sum()
}

#[cfg(test)]
mod tests {
    use super::at_least;

    #[test]
    fn chances_are_those_of_a_bag() {
        let near = |got: f64, wanted: f64| assert!((got - wanted).abs() < 1e-9, "{got} is not {wanted}");
        near(at_least(0, 3, 2, 10), 1.0);
        near(at_least(1, 1, 3, 10), 0.3);
        near(at_least(2, 2, 3, 10), 3.0 / 45.0);
        near(at_least(1, 3, 3, 10), 1.0 - 35.0 / 120.0);
        near(at_least(4, 5, 3, 10), 0.0);
        near(at_least(2, 9, 2, 2), 1.0);
    }
}
