//! Whose thought comes next. Bots think in a bounded number of slots, and those who wait for one take turns: first the
//! people whose tables they are, then the tables of each. So nobody gets more of a busy house by opening more tables, and
//! quick thoughts never wait for deep ones.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::oneshot;

use crate::thinking::{Advice, Level, Thought};

/// Who wants to think: the person for whom it is done, and the table.
#[derive(Clone, Debug)]
pub struct Asker {
    pub person: String,
    pub table: String,
}

/// A thought that came to nothing: the bot failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stumbled;

/// The thinking slots of this server.
pub struct Slots {
    quick: Arc<Lane>,
    deep: Arc<Lane>,
    /// In a rehearsal, whether every thought fails.
    pub failing: AtomicBool,
}

impl Slots {
    pub fn new(count: usize) -> Slots {
        let count = count.max(1);
        Slots {
            quick: Lane::new(count, count),
            // However many tables somebody has, only one deep thought at a time is theirs.
            deep: Lane::new(count, 1),
            failing: AtomicBool::new(false),
        }
    }

    /// Waits for its turn, then thinks on a thread of its own.
    pub async fn run(&self, asker: &Asker, level: Level, thought: Thought) -> Result<Advice, Stumbled> {
        let lane = match level {
            Level::Easy | Level::Normal => &self.quick,
            Level::Hard | Level::Expert => &self.deep,
        };
        let permit = Lane::enter(lane, asker).await.ok_or(Stumbled)?;
        let fails = self.failing.load(Ordering::Relaxed);
        // Whoever asked may have gone away: the slot is taken as long as the thinking goes on.
        let work = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            if fails {
                std::panic::resume_unwind(Box::new("a rehearsed failure"));
            }
            thought()
        });
        work.await.map_err(|error| {
            tracing::error!(table = asker.table, %error, "a bot's thinking failed");
            Stumbled
        })
    }
}

/// Slots of one kind and those who wait for them.
struct Lane {
    /// How many slots one person may have at a time.
    each: usize,
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    free: usize,
    running: HashMap<String, usize>,
    waiting: Turns<Turns<VecDeque<oneshot::Sender<Permit>>>>,
}

/// A slot that is taken until this is dropped.
struct Permit {
    lane: Arc<Lane>,
    person: String,
}

impl Drop for Permit {
    fn drop(&mut self) {
        {
            let mut queue = self.lane.queue.lock().unwrap_or_else(PoisonError::into_inner);
            queue.free += 1;
            if let Some(running) = queue.running.get_mut(&self.person) {
                *running -= 1;
                if *running == 0 {
                    queue.running.remove(&self.person);
                }
            }
        }
        Lane::grant(&self.lane);
    }
}

impl Lane {
    fn new(slots: usize, each: usize) -> Arc<Lane> {
        Arc::new(Lane { each, queue: Mutex::new(Queue { free: slots, ..Queue::default() }) })
    }

    async fn enter(lane: &Arc<Lane>, asker: &Asker) -> Option<Permit> {
        let (send, receive) = oneshot::channel();
        {
            let mut queue = lane.queue.lock().unwrap_or_else(PoisonError::into_inner);
            queue.waiting.of(&asker.person).of(&asker.table).push_back(send);
        }
        Lane::grant(lane);
        receive.await.ok()
    }

    /// Hands out what is free.
    fn grant(lane: &Arc<Lane>) {
        loop {
            let next = lane.queue.lock().unwrap_or_else(PoisonError::into_inner).next(lane.each);
            let Some((person, waiter)) = next else { return };
            // If nobody waits there any more, the permit comes back and is dropped: the next one is asked.
            drop(waiter.send(Permit { lane: lane.clone(), person }));
        }
    }
}

impl Queue {
    /// Whose turn it is, if there is a slot for them.
    fn next(&mut self, each: usize) -> Option<(String, oneshot::Sender<Permit>)> {
        while self.free > 0 {
            let may = |person: &str| self.running.get(person).is_none_or(|running| *running < each);
            let (person, mut tables) = self.waiting.take(may)?;
            let (table, mut waiters) = tables.take(|_| true)?;
            let waiter = waiters.pop_front()?;
            if !waiters.is_empty() {
                tables.0.push_back((table, waiters));
            }
            if !tables.0.is_empty() {
                self.waiting.0.push_back((person.clone(), tables));
            }
            if !waiter.is_closed() {
                self.free -= 1;
                *self.running.entry(person.clone()).or_default() += 1;
                return Some((person, waiter));
            }
        }
        None
    }
}

/// A circle of those who wait, by name: whoever was served goes to its end.
struct Turns<T>(VecDeque<(String, T)>);

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Turns(VecDeque::new())
    }
}

impl<T: Default> Turns<T> {
    fn of(&mut self, name: &str) -> &mut T {
        let at = self.0.iter().position(|(other, _)| other == name).unwrap_or_else(|| {
            self.0.push_back((name.to_owned(), T::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    /// The first whose turn it may be.
    fn take(&mut self, may: impl Fn(&str) -> bool) -> Option<(String, T)> {
        let at = self.0.iter().position(|(name, _)| may(name))?;
        self.0.remove(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(person: &str, table: usize) -> Asker {
        Asker { person: person.to_owned(), table: table.to_string() }
    }

    /// Notes who is served, in order, by a lane with one slot.
    async fn served(each: usize, askers: Vec<Asker>) -> Vec<String> {
        let lane = Lane::new(1, each);
        let busy = Lane::enter(&lane, &asker("first", 0)).await.expect("a slot");
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for asker in askers {
            let (lane, order) = (lane.clone(), order.clone());
            let task = tokio::spawn(async move {
                let _slot = Lane::enter(&lane, &asker).await.expect("a slot");
                order.lock().expect("no panic").push(format!("{} {}", asker.person, asker.table));
            });
            tasks.push(task);
            tokio::task::yield_now().await;
        }
        drop(busy);
        for task in tasks {
            task.await.expect("served");
        }
        order.lock().expect("no panic").clone()
    }

    /// H2: whoever has fifty tables waits as long for the second as others for their first.
    #[tokio::test]
    async fn people_take_turns_and_so_do_their_tables() {
        let mut askers: Vec<Asker> = (0..50).map(|table| asker("mallory", table)).collect();
        askers.extend([
            asker("mallory", 0),
            asker("anna", 1),
            asker("ben", 2),
            asker("anna", 3),
            asker("anna", 1),
        ]);
        let order = served(1, askers).await;
        assert_eq!(order[..6], ["mallory 0", "anna 1", "ben 2", "mallory 1", "anna 3", "mallory 2"]);
        assert_eq!(order[6], "anna 1");
        let place = |name: &str| order.iter().rposition(|other| other == name).expect("served");
        assert_eq!(
            place("mallory 0"),
            order.len() - 1,
            "its second thought comes after those of all other tables"
        );
        assert_eq!(order.len(), 55);
    }

    /// H2: deep thoughts of one person run one at a time, even where slots are free.
    #[tokio::test]
    async fn nobody_has_more_slots_than_their_share() {
        let lane = Lane::new(2, 1);
        let first = Lane::enter(&lane, &asker("mallory", 0)).await.expect("a slot");
        let second = tokio::spawn({
            let lane = lane.clone();
            async move { Lane::enter(&lane, &asker("mallory", 1)).await.is_some() }
        });
        tokio::task::yield_now().await;
        assert!(!second.is_finished(), "the second slot is for somebody else");
        drop(Lane::enter(&lane, &asker("anna", 2)).await.expect("a slot"));
        assert!(!second.is_finished());
        drop(first);
        assert!(second.await.expect("no panic"));
    }

    /// Who goes away while waiting takes nothing along.
    #[tokio::test]
    async fn a_slot_is_not_lost_on_somebody_who_went_away() {
        let lane = Lane::new(1, 1);
        let busy = Lane::enter(&lane, &asker("anna", 0)).await.expect("a slot");
        let gone = tokio::spawn({
            let lane = lane.clone();
            async move { Lane::enter(&lane, &asker("ben", 1)).await }
        });
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err_and(|error| error.is_cancelled()));
        drop(busy);
        assert!(Lane::enter(&lane, &asker("cleo", 2)).await.is_some());
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_said_to_have_failed() {
        let slots = Slots::new(1);
        slots.failing.store(true, Ordering::Relaxed);
        let thought =
            || -> Thought { Box::new(|| Advice { action: serde_json::Value::Null, thoughts: Vec::new() }) };
        assert!(slots.run(&asker("anna", 0), Level::Easy, thought()).await.is_err());
        slots.failing.store(false, Ordering::Relaxed);
        assert!(slots.run(&asker("anna", 0), Level::Easy, thought()).await.is_ok(), "its slot is free again");
    }
}
