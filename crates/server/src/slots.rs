//! Whose thought comes next. Bots think in a bounded number of slots, and those who wait for one take turns: first the
//! doors they came by, then the people behind each, then the tables of each. So nobody gets more of a busy house by opening
//! more tables or by calling themselves by more names, and quick thoughts never wait for deep ones. Deep ones may be had
//! elsewhere too ([`far`]): they wait for both, and take what comes first.

mod far;

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::oneshot;

use bots::Level;
use plug::Thought;

use crate::threads;

use far::Elsewhere;
pub use far::Far;

/// Who wants to think: the door they came by, the person for whom it is done, and the table.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Its fingerprint; empty for tables of earlier servers, which knew no doors.
    pub door: String,
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
    far: Option<Far>,
    /// In a rehearsal, whether every thought fails.
    pub failing: AtomicBool,
}

impl Slots {
    pub fn new(count: usize, far: Option<Far>) -> Slots {
        let count = count.max(1);
        Slots {
            quick: Lane::new(count, Share { person: count, door: count }),
            // However many tables somebody has, only one deep thought at a time is theirs; and however many people come
            // by one door, half of the slots are there for others.
            deep: Lane::new(count, Share { person: 1, door: (count / 2).max(1) }),
            far,
            failing: AtomicBool::new(false),
        }
    }

    /// So many nodes are awake: workers elsewhere think for all of them.
    pub fn shared_by(&self, nodes: usize) {
        if let Some(far) = &self.far {
            far.shared_by(nodes);
        }
    }

    /// How many threads workers elsewhere have for this node.
    pub fn elsewhere(&self) -> usize {
        self.far.as_ref().map_or(0, |far| far.lane.queue().slots)
    }

    /// How many think and how many wait, by the name of their lane.
    pub fn load(&self) -> [(&'static str, usize, usize); 3] {
        let of = |lane: &Lane| {
            let queue = lane.queue();
            (queue.busy, queue.waiting())
        };
        let far = self.far.as_ref().map_or((0, 0), |far| of(&far.lane));
        [("quick", of(&self.quick)), ("deep", of(&self.deep)), ("far", far)]
            .map(|(name, (busy, waiting))| (name, busy, waiting))
    }

    /// Waits for its turn, then thinks on a thread of its own: a worker's where one is free and answers, or one of this node.
    pub async fn run<T: Send + 'static>(
        &self,
        asker: &Asker,
        level: Level,
        thought: Box<dyn Thought<T>>,
    ) -> Result<T, Stumbled> {
        let (lane, far) = match level {
            Level::Easy | Level::Normal => (&self.quick, None),
            Level::Hard | Level::Expert => (&self.deep, self.far.as_ref()),
        };
        let mut own = None;
        if let Some(far) = far {
            let elsewhere = tokio::select! {
                biased;
                Some(slot) = Lane::enter(&far.lane, asker) => Some(slot),
                slot = Lane::enter(lane, asker) => {
                    own = slot;
                    None
                }
            };
            if let Some(slot) = elsewhere {
                match far.run(asker, &*thought, slot, lane).await {
                    Elsewhere::Answer(result) => return Ok(result),
                    Elsewhere::Nowhere(slot) => own = slot,
                }
            }
        }
        let permit = match own {
            Some(permit) => permit,
            None => Lane::enter(lane, asker).await.ok_or(Stumbled)?,
        };
        let fails = self.failing.load(Ordering::Relaxed);
        // Whoever asked may have gone away: the slot is taken as long as the thinking goes on.
        let work = threads::run(move || {
            let _permit = permit;
            if fails {
                std::panic::resume_unwind(Box::new("a rehearsed failure"));
            }
            thought.here()
        });
        work.await.map_err(|error| {
            tracing::error!(table = asker.table, %error, "a bot's thinking failed");
            Stumbled
        })
    }
}

/// How many slots one person and one door may have at a time.
#[derive(Clone, Copy)]
struct Share {
    person: usize,
    door: usize,
}

/// Slots of one kind and those who wait for them.
struct Lane {
    queue: Mutex<Queue>,
}

struct Queue {
    slots: usize,
    busy: usize,
    share: Share,
    people: Running,
    doors: Running,
    /// The door that was served last.
    latest: String,
    waiting: Turns<Turns<Turns<VecDeque<oneshot::Sender<Permit>>>>>,
}

/// How many slots each has.
#[derive(Default)]
struct Running(HashMap<String, usize>);

impl Running {
    fn of(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or(0)
    }

    fn begin(&mut self, name: &str) {
        *self.0.entry(name.to_owned()).or_insert(0) += 1;
    }

    fn end(&mut self, name: &str) {
        if let Some(running) = self.0.get_mut(name) {
            *running -= 1;
            if *running == 0 {
                self.0.remove(name);
            }
        }
    }
}

/// Who has a slot.
struct Holder {
    door: String,
    person: String,
}

/// A slot that is taken until this is dropped.
struct Permit {
    lane: Arc<Lane>,
    holder: Holder,
}

impl Drop for Permit {
    fn drop(&mut self) {
        {
            let mut queue = self.lane.queue();
            queue.busy -= 1;
            queue.people.end(&self.holder.person);
            queue.doors.end(&self.holder.door);
        }
        Lane::grant(&self.lane);
    }
}

impl Lane {
    fn new(slots: usize, share: Share) -> Arc<Lane> {
        let (people, doors, latest) = (Running::default(), Running::default(), String::new());
        let queue = Queue { slots, busy: 0, share, people, doors, latest, waiting: Turns::default() };
        Arc::new(Lane { queue: Mutex::new(queue) })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So many slots from now on. Whoever has one keeps it; where there is none any more, nobody waits for one.
    fn resize(lane: &Arc<Lane>, slots: usize, share: Share) {
        {
            let mut queue = lane.queue();
            (queue.slots, queue.share) = (slots, share);
            if slots == 0 {
                queue.waiting = Turns::default();
            }
        }
        Lane::grant(lane);
    }

    /// Waits for a slot; nothing where there are none.
    async fn enter(lane: &Arc<Lane>, asker: &Asker) -> Option<Permit> {
        let (send, receive) = oneshot::channel();
        {
            let mut queue = lane.queue();
            if queue.slots == 0 {
                return None;
            }
            // Where no door is known, everybody has one of their own.
            let door = if asker.door.is_empty() { &asker.person } else { &asker.door };
            queue.waiting.of(door).of(&asker.person).of(&asker.table).push_back(send);
        }
        Lane::grant(lane);
        receive.await.ok()
    }

    /// Hands out what is free.
    fn grant(lane: &Arc<Lane>) {
        loop {
            let next = lane.queue().next();
            let Some((holder, waiter)) = next else { return };
            // If nobody waits there any more, the permit comes back and is dropped: the next one is asked.
            drop(waiter.send(Permit { lane: lane.clone(), holder }));
        }
    }
}

impl Queue {
    /// How many wait; whoever has gone away does not.
    fn waiting(&self) -> usize {
        let tables =
            self.waiting.0.iter().flat_map(|(_, people)| &people.0).flat_map(|(_, tables)| &tables.0);
        tables.flat_map(|(_, waiters)| waiters).filter(|waiter| !waiter.is_closed()).count()
    }

    /// Whose turn it is, if there is a slot for them.
    fn next(&mut self) -> Option<(Holder, oneshot::Sender<Permit>)> {
        while self.busy < self.slots {
            let (people, doors, share) = (&self.people, &self.doors, self.share);
            let may = |person: &str| people.of(person) < share.person;
            let fits = |door: &str, guests: &Turns<_>| {
                doors.of(door) < share.door && guests.0.iter().any(|(person, _)| may(person))
            };
            // Whoever asks for one thing at a time comes back after others have lined up again: nobody is served twice
            // running while another waits.
            let latest = &self.latest;
            let other = self.waiting.take(|door, guests| door != latest && fits(door, guests));
            let (door, mut guests) = other.or_else(|| self.waiting.take(fits))?;
            let (person, mut tables) = guests.take(|person, _| may(person))?;
            let (table, mut waiters) = tables.take(|_, _| true)?;
            let waiter = waiters.pop_front()?;
            if !waiters.is_empty() {
                tables.0.push_back((table, waiters));
            }
            if !tables.0.is_empty() {
                guests.0.push_back((person.clone(), tables));
            }
            if !guests.0.is_empty() {
                self.waiting.0.push_back((door.clone(), guests));
            }
            if !waiter.is_closed() {
                self.busy += 1;
                self.people.begin(&person);
                self.doors.begin(&door);
                self.latest.clone_from(&door);
                return Some((Holder { door, person }, waiter));
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
    fn take(&mut self, may: impl Fn(&str, &T) -> bool) -> Option<(String, T)> {
        let at = self.0.iter().position(|(name, waiting)| may(name, waiting))?;
        self.0.remove(at)
    }
}

#[cfg(test)]
mod tests {
    use plug::{Advice, Task};
    use serde_json::Value;

    use super::*;

    /// A thought that is had here or not at all.
    struct Nothing;

    impl Thought<Advice> for Nothing {
        fn here(self: Box<Self>) -> Advice {
            Advice { action: Value::Null, thoughts: Vec::new() }
        }

        fn task(&self) -> Task {
            unreachable!("nobody is elsewhere")
        }

        fn taken(&self, _: &Value) -> Option<Advice> {
            None
        }
    }

    /// Somebody who came by a door of their own.
    fn asker(person: &str, table: usize) -> Asker {
        asker_by(person, person, table)
    }

    fn asker_by(door: &str, person: &str, table: usize) -> Asker {
        Asker { door: format!("door of {door}"), person: person.to_owned(), table: table.to_string() }
    }

    fn lane(slots: usize, person: usize, door: usize) -> Arc<Lane> {
        Lane::new(slots, Share { person, door })
    }

    /// Notes who is served, in order, by a lane with one slot.
    async fn served(askers: Vec<Asker>) -> Vec<String> {
        let lane = lane(1, 1, 1);
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
        let order = served(askers).await;
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
        let lane = lane(2, 1, 2);
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

    /// H2: fifty names behind one door are served as one; whoever comes by another door waits for one of them at most.
    #[tokio::test]
    async fn many_names_behind_one_door_take_turns_as_one() {
        let mut askers: Vec<Asker> =
            (0..50).map(|number| asker_by("mallory", &format!("mallory {number}"), 0)).collect();
        askers.extend([asker("anna", 1), asker("ben", 2), asker("anna", 3)]);
        let order = served(askers).await;
        let first = ["mallory 0 0", "anna 1", "ben 2", "mallory 1 0", "anna 3", "mallory 2 0"];
        assert_eq!(order[..6], first);
        assert_eq!(order.len(), 53);
    }

    /// H2: who asks for one thought after the other has every second turn beside somebody who always has many waiting.
    #[tokio::test]
    async fn nobody_is_served_twice_while_another_waits() {
        let lane = lane(1, 1, 1);
        let wait = |asker: Asker| {
            let lane = lane.clone();
            tokio::spawn(async move { Lane::enter(&lane, &asker).await.expect("a slot") })
        };
        let mut slot = Lane::enter(&lane, &asker("first", 0)).await.expect("a slot");
        let mut mallory: VecDeque<_> = (0..5).map(|table| wait(asker("mallory", table))).collect();
        for _ in 0..4 {
            tokio::task::yield_now().await;
            drop(slot);
            slot = mallory.pop_front().expect("one more").await.expect("hers");
            let anna = wait(asker("anna", 9));
            tokio::task::yield_now().await;
            drop(slot);
            slot = tokio::time::timeout(std::time::Duration::from_secs(60), anna)
                .await
                .expect("hers")
                .expect("hers");
        }
    }

    /// H2: people behind one door never have more slots than its share, however many they are.
    #[tokio::test]
    async fn no_door_has_more_slots_than_its_share() {
        let lane = lane(2, 1, 1);
        let first = Lane::enter(&lane, &asker_by("mallory", "one", 0)).await.expect("a slot");
        let second = tokio::spawn({
            let lane = lane.clone();
            async move { Lane::enter(&lane, &asker_by("mallory", "two", 1)).await.is_some() }
        });
        tokio::task::yield_now().await;
        assert!(!second.is_finished(), "the second slot is for another door");
        drop(Lane::enter(&lane, &asker("anna", 2)).await.expect("a slot"));
        assert!(!second.is_finished());
        drop(first);
        assert!(second.await.expect("no panic"));
    }

    /// Tables of earlier servers have no door: their hosts do not share one for that.
    #[tokio::test]
    async fn people_without_a_door_have_one_each() {
        let lane = lane(2, 1, 1);
        let nowhere =
            |person: &str| Asker { door: String::new(), person: person.to_owned(), table: "t".to_owned() };
        let _first = Lane::enter(&lane, &nowhere("anna")).await.expect("a slot");
        let ben = nowhere("ben");
        let second = tokio::time::timeout(std::time::Duration::from_secs(60), Lane::enter(&lane, &ben));
        assert!(second.await.is_ok_and(|slot| slot.is_some()));
    }

    /// Who goes away while waiting takes nothing along.
    #[tokio::test]
    async fn a_slot_is_not_lost_on_somebody_who_went_away() {
        let lane = lane(1, 1, 1);
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
        let slots = Slots::new(1, None);
        slots.failing.store(true, Ordering::Relaxed);
        assert!(slots.run(&asker("anna", 0), Level::Easy, Box::new(Nothing)).await.is_err());
        slots.failing.store(false, Ordering::Relaxed);
        let again = slots.run(&asker("anna", 0), Level::Easy, Box::new(Nothing)).await;
        assert!(again.is_ok(), "its slot is free again");
    }

    /// Workers come and go, and their threads with them.
    #[tokio::test]
    async fn a_lane_may_grow_and_shrink() {
        let lane = lane(0, 1, 1);
        assert!(Lane::enter(&lane, &asker("anna", 0)).await.is_none(), "nobody waits for what is not there");
        Lane::resize(&lane, 1, Share { person: 1, door: 1 });
        let first = Lane::enter(&lane, &asker("anna", 0)).await.expect("a slot");
        let wait = |name: &'static str| {
            let lane = lane.clone();
            tokio::spawn(async move { Lane::enter(&lane, &asker(name, 1)).await })
        };
        let (second, third) = (wait("ben"), wait("cleo"));
        tokio::task::yield_now().await;
        assert!(!second.is_finished() && !third.is_finished());
        Lane::resize(&lane, 2, Share { person: 1, door: 1 });
        let second = second.await.expect("no panic").expect("a slot has come");
        Lane::resize(&lane, 0, Share { person: 1, door: 1 });
        assert!(third.await.expect("no panic").is_none(), "whoever waits is sent away");
        drop((first, second));
        assert_eq!(lane.queue().busy, 0);
        assert!(Lane::enter(&lane, &asker("dora", 0)).await.is_none());
    }
}
