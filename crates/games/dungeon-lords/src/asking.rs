//! Lists of answers: filled for people, counted for the game itself, searched for a check.

use crate::action::Action;

/// Where answers go as they are found.
pub trait Sink {
    fn put(&mut self, action: Action);

    /// Enough is known: the list need not be completed.
    #[inline(always)]
    fn full(&self) -> bool {
        false
    }
}

impl Sink for Vec<Action> {
    #[inline(always)]
    fn put(&mut self, action: Action) {
        self.push(action);
    }
}

/// Tells none, one and several apart.
#[derive(Default)]
pub struct Few {
    pub first: Option<Action>,
    pub several: bool,
}

impl Sink for Few {
    #[inline(always)]
    fn put(&mut self, action: Action) {
        if self.first.is_some() {
            self.several = true;
        } else {
            self.first = Some(action);
        }
    }

    #[inline(always)]
    fn full(&self) -> bool {
        self.several
    }
}

/// Looks for one answer.
pub struct Seek {
    pub wanted: Action,
    pub found: bool,
}

impl Sink for Seek {
    #[inline(always)]
    fn put(&mut self, action: Action) {
        self.found |= action == self.wanted;
    }

    #[inline(always)]
    fn full(&self) -> bool {
        self.found
    }
}
