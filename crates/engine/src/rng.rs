//! Chance for everybody but the games themselves: what bots, laws, samplers and imagined tables draw. What a game's
//! rules draw comes from [`Luck`](crate::Luck), which a witness sees.

use rand::Rng as _;

use crate::game::Rng;

/// A number below `count`, each as likely as any other; 0 if there is none.
#[inline]
pub fn below(rng: &mut Rng, count: usize) -> usize {
    let count = count as u64;
    loop {
        let wide = u128::from(rng.next_u64()) * u128::from(count);
        // The lowest few products have one number too many on their side: `count` does not divide 2^64.
        let low = wide as u64;
        if low >= count || low >= count.wrapping_neg() % count {
            return (wide >> 64) as usize;
        }
    }
}

/// The same, drawn the way that scenario files and pinned counts were made: another way would be other games.
pub fn below_as_pinned(rng: &mut Rng, count: usize) -> usize {
    (rng.next_u64() as usize).checked_rem(count).unwrap_or(0)
}

/// Puts cards into any order.
pub fn shuffle<T>(cards: &mut [T], rng: &mut Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last + 1));
    }
}

/// One of several; `None` if there is none.
pub fn pick<'a, T>(from: &'a [T], rng: &mut Rng) -> Option<&'a T> {
    from.get(below(rng, from.len()))
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;

    #[test]
    fn numbers_fall_evenly_and_below_the_limit() {
        let mut rng = Rng::seed_from_u64(1);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[below(&mut rng, 6)] += 1);
        assert!(seen.iter().all(|count| count.abs_diff(10_000) < 400), "{seen:?}");
        assert_eq!((below(&mut rng, 1), below(&mut rng, 0)), (0, 0));
    }

    /// With so large a count a number in four has to be drawn again; without that, low numbers come more often.
    #[test]
    fn large_counts_are_fair_too() {
        let count = (1usize << 63) + (1 << 62);
        let mut rng = Rng::seed_from_u64(2);
        let thirds = (0..30_000).fold([0u32; 3], |mut seen, _| {
            seen[below(&mut rng, count) % 3] += 1;
            seen
        });
        assert!(thirds.iter().all(|seen| seen.abs_diff(10_000) < 400), "{thirds:?}");
    }

    #[test]
    fn every_order_comes_as_often() {
        let mut rng = Rng::seed_from_u64(3);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            shuffle(&mut cards, &mut rng);
            *seen.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|count| count.abs_diff(1000) < 160), "{seen:?}");
        assert_eq!(pick::<u8>(&[], &mut rng), None);
    }
}
