//! How somebody counts what happens at a table.

/// The lines of the log that somebody noticed, oldest first. Nobody is shown the log's own numbers while a game runs:
/// they count what others answered in secret. Everybody counts their own moments instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moments(Vec<usize>);

impl FromIterator<usize> for Moments {
    fn from_iter<I: IntoIterator<Item = usize>>(lines: I) -> Self {
        Moments(lines.into_iter().collect())
    }
}

impl Moments {
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// How many of them there are up to a line of the log.
    pub fn until(&self, entry: usize) -> usize {
        self.0.partition_point(|noticed| *noticed <= entry)
    }

    /// The moment a line of the log belongs to, counted from 0; `None` before the first.
    pub fn of(&self, entry: usize) -> Option<usize> {
        self.until(entry).checked_sub(1)
    }

    /// How many lines the log has at the end of the first `count` moments.
    pub fn lines(&self, count: usize) -> usize {
        self.0[..count.min(self.0.len())].last().map_or(0, |entry| entry + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_noticed_is_not_counted() {
        // Line 0 was noticed, 1 and 2 were secrets of others, 3 was noticed, 4 is a secret again.
        let moments: Moments = [0, 3].into_iter().collect();
        assert_eq!(moments.count(), 2);
        assert_eq!([0, 1, 2, 3, 4].map(|line| moments.until(line)), [1, 1, 1, 2, 2]);
        assert_eq!((moments.of(0), moments.of(3)), (Some(0), Some(1)));
        assert_eq!([0, 1, 2, 9].map(|count| moments.lines(count)), [0, 1, 4, 4]);
        let none: Moments = [].into_iter().collect();
        assert_eq!((none.count(), none.of(7), none.lines(1)), (0, None, 0));
    }
}
