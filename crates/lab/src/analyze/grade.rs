//! How good an answer was, in a word.

use super::Step;

/// An answer that costs less than this chance to win is good, one that costs less than the second is fine: two looks of a
/// search differ by as much as the first.
const GOOD: f32 = 0.02;
const FINE: f32 = 0.05;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// What the search would have done.
    Best,
    Good,
    Fine,
    Costly,
}

impl<A> Step<A> {
    pub fn grade(&self) -> Grade {
        match self.cost {
            _ if self.same => Grade::Best,
            cost if cost < GOOD => Grade::Good,
            cost if cost < FINE => Grade::Fine,
            _ => Grade::Costly,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::summary::tests::step, *};

    #[test]
    fn what_costs_little_is_good_and_what_costs_much_is_costly() {
        let grade = |best, played| step(0, 0, "p", best, played, 0.1).grade();
        assert_eq!(grade(0.5, 0.5), Grade::Best);
        assert_eq!(grade(0.5, 0.49), Grade::Good);
        assert_eq!(grade(0.5, 0.46), Grade::Fine);
        assert_eq!(grade(0.5, 0.4), Grade::Costly);
    }
}
