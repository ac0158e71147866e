//! Chance that follows from a number alone, for simulations.

/// SplitMix64: small, and every seed is as good as any other.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`; 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.draw()) * count as u128) >> 64) as usize
    }

    pub fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.below((to - from) as usize) as u64
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}
