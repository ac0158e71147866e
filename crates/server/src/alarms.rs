//! One clock for all tables: whoever has to look after a table at a time is woken then. No table has a task of its own that sleeps.

use std::{
    cmp::{Ordering, Reverse},
    collections::BinaryHeap,
    sync::{Arc, Weak},
    time::Duration,
};

use tokio::{sync::mpsc, time::sleep_until};

use crate::{tables::Room, time::Instant};

/// Where alarms are set.
pub struct Alarms(mpsc::UnboundedSender<Alarm>);

/// The clock itself.
pub struct Clockwork {
    set: mpsc::UnboundedReceiver<Alarm>,
    waiting: BinaryHeap<Reverse<Alarm>>,
}

struct Alarm {
    at: Instant,
    room: Weak<Room>,
}

impl PartialEq for Alarm {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for Alarm {}

impl PartialOrd for Alarm {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Alarm {
    fn cmp(&self, other: &Self) -> Ordering {
        self.at.cmp(&other.at)
    }
}

impl Alarms {
    pub fn new() -> (Alarms, Clockwork) {
        let (send, set) = mpsc::unbounded_channel();
        (Alarms(send), Clockwork { set, waiting: BinaryHeap::new() })
    }

    /// Somebody looks after a table after so long, if nobody does before.
    pub fn set(&self, room: &Arc<Room>, after: Duration) {
        let Some(at) = Instant::now().checked_add(after) else { return };
        if room.set_alarm(at) {
            // Nobody listens when the server ends.
            self.0.send(Alarm { at, room: Arc::downgrade(room) }).ok();
        }
    }
}

impl Clockwork {
    /// The next table whose time has come; none when nobody can set an alarm any more.
    pub async fn next(&mut self) -> Option<Arc<Room>> {
        loop {
            let first = self.waiting.peek().map(|Reverse(alarm)| alarm.at);
            let come = async {
                match first {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                // Whatever is set is known before anything rings.
                biased;
                set = self.set.recv() => self.waiting.push(Reverse(set?)),
                () = come => {
                    let Some(Reverse(Alarm { at, room })) = self.waiting.pop() else { continue };
                    // One that an earlier alarm has taken the place of is not the room's any more.
                    if let Some(room) = room.upgrade().filter(|room| room.rings(at)) {
                        return Some(room);
                    }
                }
            }
        }
    }
}
