//! Whose windows follow a table, and who has looked at it a moment ago.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

/// For how long somebody whose window has closed is thought to be there: a reload or a tunnel is no absence.
pub const GRACE: Duration = Duration::from_secs(20);
/// For how long somebody who looked once, without following, is thought to be there.
const LOOK: Duration = Duration::from_secs(120);

#[derive(Default)]
pub struct Presence(HashMap<String, Visit>);

struct Visit {
    /// How many windows follow the table.
    windows: usize,
    /// Until when they are thought to be there without one.
    until: Instant,
}

impl Presence {
    fn visit(&mut self, id: &str) -> &mut Visit {
        self.0.entry(id.to_owned()).or_insert_with(|| Visit { windows: 0, until: Instant::now() })
    }

    pub fn opens(&mut self, id: &str) {
        self.visit(id).windows += 1;
    }

    pub fn closes(&mut self, id: &str) {
        if let Some(visit) = self.0.get_mut(id) {
            visit.windows = visit.windows.saturating_sub(1);
            visit.until = Instant::now() + GRACE;
        }
    }

    pub fn looks(&mut self, id: &str) {
        let visit = self.visit(id);
        visit.until = visit.until.max(Instant::now() + LOOK);
    }

    pub fn has(&self, id: &str) -> bool {
        self.0.get(id).is_some_and(|visit| visit.windows > 0 || Instant::now() < visit.until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As if so much time had gone by.
    fn wait(presence: &mut Presence, time: Duration) {
        for visit in presence.0.values_mut() {
            visit.until = visit.until.checked_sub(time).expect("a moment");
        }
    }

    #[test]
    fn a_closed_window_is_an_absence_after_a_while() {
        let mut presence = Presence::default();
        assert!(!presence.has("Anna"), "nobody has seen her");
        presence.looks("Anna");
        presence.opens("Anna");
        presence.opens("Anna");
        wait(&mut presence, LOOK);
        assert!(presence.has("Anna"), "she thinks for long, before an open window");
        presence.closes("Anna");
        wait(&mut presence, GRACE);
        assert!(presence.has("Anna"), "she has a second window");
        presence.closes("Anna");
        assert!(presence.has("Anna"), "this may be a reload");
        wait(&mut presence, GRACE);
        assert!(!presence.has("Anna"));
    }
}
