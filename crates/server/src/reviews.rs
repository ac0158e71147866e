//! Reviews that are being worked out, and how far each is. One that is done is in the database; one that broke off is
//! nowhere, and may be begun again.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// How many decisions of a game have been looked at, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub all: usize,
}

/// All that are under way, by table.
#[derive(Clone, Default)]
pub struct Reviews(Arc<Mutex<HashMap<String, Progress>>>);

/// A review under way: it is until this is dropped.
pub struct Running {
    reviews: Reviews,
    table: String,
}

impl Reviews {
    fn with<T>(&self, does: impl FnOnce(&mut HashMap<String, Progress>) -> T) -> T {
        does(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn progress(&self, table: &str) -> Option<Progress> {
        self.with(|running| running.get(table).copied())
    }

    /// Begins the review of a table; `None` if there is one under way.
    pub fn begin(&self, table: &str, all: usize) -> Option<Running> {
        let fresh = self.with(|running| {
            let fresh = !running.contains_key(table);
            if fresh {
                running.insert(table.to_owned(), Progress { done: 0, all });
            }
            fresh
        });
        fresh.then(|| Running { reviews: self.clone(), table: table.to_owned() })
    }
}

impl Running {
    /// One more decision has been looked at.
    pub fn step(&self) {
        self.reviews.with(|running| {
            if let Some(progress) = running.get_mut(&self.table) {
                progress.done += 1;
            }
        });
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.reviews.with(|running| running.remove(&self.table));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_review_at_a_time_and_nothing_is_left_of_it() {
        let reviews = Reviews::default();
        let first = reviews.begin("a", 2).expect("the first");
        assert!(reviews.begin("a", 2).is_none());
        let other = reviews.begin("b", 1).expect("another table");
        first.step();
        assert_eq!(reviews.progress("a"), Some(Progress { done: 1, all: 2 }));
        drop((first, other));
        assert_eq!((reviews.progress("a"), reviews.with(|running| running.len())), (None, 0));
        assert!(reviews.begin("a", 2).is_some());
    }
}
