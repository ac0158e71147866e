//! What everybody knows of the time that goes by at a table. It follows from the log and from nothing else: from what everybody
//! has seen of each of its lines, and from the second in which it was written.

use engine::{Seat, Seats};

use crate::time::Instant;

/// So many answers are remembered that may yet be taken back in everybody's sight.
const REMEMBERED: usize = 64;

/// What everybody knows of the time that goes by: told by the clock of this node, or by the seconds of the log.
#[derive(Clone, Debug)]
pub struct Waiting<T = Instant> {
    /// How much has happened in everybody's sight.
    told: usize,
    /// When the game began, or the latest answer was seen that is not remembered any more.
    began: Option<T>,
    /// The answers that everybody has seen and that were not taken back, the latest of them.
    answers: Vec<Answer<T>>,
    pub seats: Vec<Thought<T>>,
}

/// What is seen of a seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought<T = Instant> {
    /// Since when a seat is seen to think.
    pub since: Option<T>,
    /// How long its earlier thoughts took, in milliseconds, as it was when they ended in everybody's sight.
    pub spent: u64,
}

/// An answer that everybody has seen.
#[derive(Clone, Copy, Debug)]
struct Answer<T> {
    seat: Seat,
    at: T,
    /// What was seen of the seat before it.
    before: Thought<T>,
}

/// A line of the log as everybody sees it.
pub struct Sight {
    pub seat: Seat,
    pub takes_back: bool,
    /// How much has happened in everybody's sight after it, and who seems to be asked then.
    pub told: usize,
    pub pending: Seats,
}

impl<T> Default for Waiting<T> {
    fn default() -> Self {
        Waiting { told: 0, began: None, answers: Vec::new(), seats: Vec::new() }
    }
}

impl<T: Copy + Ord> Waiting<T> {
    /// A game begins, or goes on from where nothing is known of before.
    pub fn begin(told: usize, pending: Seats, spent: &[u64], now: T) -> Waiting<T> {
        let thoughts = spent.iter().enumerate().map(|(at, spent)| {
            let thinks = pending.contains(Seat::at(at));
            Thought { since: thinks.then_some(now), spent: *spent }
        });
        Waiting { told, began: Some(now), answers: Vec::new(), seats: thoughts.collect() }
    }

    /// Takes note of the next line; whether everybody has noticed it. `spent` is how long the thoughts of every seat took, with
    /// this line.
    ///
    /// An answer that is taken back in everybody's sight was no news: whoever answers and takes back in turn makes nobody's time
    /// begin anew, least of all their own.
    pub fn follow(&mut self, line: &Sight, spent: &[u64], now: T) -> bool {
        let Some(before) = self.seats.get(line.seat.index()).copied() else { return false };
        if line.told == self.told && line.pending == self.pending() {
            return false;
        }
        self.told = line.told;
        for (at, thought) in self.seats.iter_mut().enumerate() {
            let thinks = line.pending.contains(Seat::at(at));
            if thinks != thought.since.is_some() {
                let spent = spent.get(at).copied().unwrap_or(thought.spent);
                *thought = Thought { since: thinks.then_some(now), spent };
            }
        }
        if !line.takes_back {
            self.answers.push(Answer { seat: line.seat, at: now, before });
            if self.answers.len() > REMEMBERED {
                self.began = Some(self.answers.remove(0).at);
            }
        } else if let Some(at) = self.answers.iter().rposition(|answer| answer.seat == line.seat) {
            let before = self.answers.remove(at).before;
            if before.since.is_some() && line.pending.contains(line.seat) {
                self.seats[line.seat.index()] = before;
            }
        }
        true
    }

    fn pending(&self) -> Seats {
        let thinks = |at: &usize| self.seats[*at].since.is_some();
        (0..self.seats.len()).filter(thinks).map(Seat::at).collect()
    }

    /// Since when nobody has seen anything new of a seat that is seen to think.
    pub fn since(&self, seat: Seat) -> Option<T> {
        let since = self.seats.get(seat.index())?.since?;
        let news = self.answers.last().map(|answer| answer.at).or(self.began);
        Some(news.map_or(since, |news| news.max(since)))
    }

    /// The same by another clock.
    pub fn by<U>(self, clock: impl Fn(T) -> U) -> Waiting<U> {
        let thought =
            |thought: Thought<T>| Thought { since: thought.since.map(&clock), spent: thought.spent };
        let answer = |answer: Answer<T>| Answer {
            seat: answer.seat,
            at: clock(answer.at),
            before: thought(answer.before),
        };
        Waiting {
            told: self.told,
            began: self.began.map(&clock),
            answers: self.answers.into_iter().map(answer).collect(),
            seats: self.seats.into_iter().map(thought).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::at(0);
    const BEN: Seat = Seat::at(1);
    const BOTH: Seats = Seats::first(2);

    /// Both are asked at second 10.
    fn begun() -> Waiting<i64> {
        Waiting::begin(0, BOTH, &[0, 0], 10)
    }

    fn sees(waiting: &mut Waiting<i64>, seat: Seat, told: usize, pending: Seats, now: i64) -> bool {
        waiting.follow(&Sight { seat, takes_back: false, told, pending }, &[0, 0], now)
    }

    fn sees_back(waiting: &mut Waiting<i64>, seat: Seat, told: usize, pending: Seats, now: i64) -> bool {
        waiting.follow(&Sight { seat, takes_back: true, told, pending }, &[0, 0], now)
    }

    #[test]
    fn what_nobody_sees_changes_nothing() {
        let mut waiting = begun();
        assert!(!sees(&mut waiting, BEN, 0, BOTH, 14));
        assert!(!sees_back(&mut waiting, BEN, 0, BOTH, 15));
        assert_eq!((waiting.since(ANNA), waiting.since(BEN)), (Some(10), Some(10)));
    }

    #[test]
    fn an_answer_in_everybodys_sight_is_news() {
        let mut waiting = begun();
        assert!(sees(&mut waiting, BEN, 1, BOTH, 14));
        assert_eq!((waiting.since(ANNA), waiting.since(BEN)), (Some(14), Some(14)));
        assert!(sees(&mut waiting, BEN, 2, Seats::only(ANNA), 17), "he is seen to be ready");
        assert_eq!((waiting.since(ANNA), waiting.since(BEN)), (Some(17), None));
    }

    #[test]
    fn answering_and_taking_back_in_turn_is_no_news() {
        let mut waiting = begun();
        for round in 0..3 {
            let (told, now) = (2 * round, 20 + 10 * round as i64);
            assert!(sees(&mut waiting, BEN, told + 1, Seats::only(ANNA), now));
            assert!(sees_back(&mut waiting, BEN, told + 2, BOTH, now + 5));
            assert_eq!((waiting.since(ANNA), waiting.since(BEN)), (Some(10), Some(10)), "round {round}");
        }
    }

    #[test]
    fn what_others_answered_meanwhile_stays_news() {
        let mut waiting = begun();
        sees(&mut waiting, BEN, 1, BOTH, 14);
        sees(&mut waiting, ANNA, 2, BOTH, 16);
        sees_back(&mut waiting, BEN, 3, BOTH, 18);
        assert_eq!(waiting.since(BEN), Some(16));
    }

    #[test]
    fn a_thought_begins_with_what_earlier_ones_took() {
        let mut waiting = begun();
        let ready = Sight { seat: BEN, takes_back: false, told: 1, pending: Seats::only(ANNA) };
        waiting.follow(&ready, &[0, 4000], 14);
        let asked = Sight { seat: ANNA, takes_back: false, told: 2, pending: Seats::only(BEN) };
        waiting.follow(&asked, &[9000, 4000], 19);
        assert_eq!(waiting.seats[1], Thought { since: Some(19), spent: 4000 });
    }

    #[test]
    fn very_many_answers_are_not_remembered_one_by_one() {
        let mut waiting = begun();
        for answer in 1..200 {
            sees(&mut waiting, BEN, answer, BOTH, 10 + answer as i64);
        }
        assert_eq!((waiting.answers.len(), waiting.since(ANNA)), (REMEMBERED, Some(209)));
        for taken in 0..100 {
            sees_back(&mut waiting, BEN, 200 + taken, BOTH, 300);
        }
        assert_eq!(waiting.since(ANNA), Some(145), "the latest that is not remembered");
    }

    #[test]
    fn another_clock_tells_the_same() {
        let mut waiting = begun();
        sees(&mut waiting, BEN, 1, BOTH, 14);
        assert_eq!(waiting.by(|second| second * 1000).since(ANNA), Some(14_000));
    }
}
