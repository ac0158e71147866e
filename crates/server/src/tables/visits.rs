//! Whose windows follow a table, and who has looked at it a moment ago: at this node, and at others.

use std::{collections::HashMap, time::Duration};

use crate::{
    nodes::Awake,
    store::VisitRow,
    time::{Instant, now_ms},
};

/// For how long somebody whose window has closed is thought to be there: a reload or a tunnel is no absence.
pub const GRACE: Duration = Duration::from_secs(20);
/// For how long somebody who looked once, without following, is thought to be there.
const LOOK: Duration = Duration::from_secs(120);
/// For so long after an answer in secret a look is taken for the page that the answer leads back to.
const LED_BACK: Duration = Duration::from_secs(10);

#[derive(Default)]
pub struct Presence {
    here: HashMap<String, Visit>,
    /// What other nodes have stored.
    elsewhere: Vec<VisitRow>,
    /// A node that is gone has no windows.
    awake: Awake,
}

struct Visit {
    /// How many windows follow the table.
    windows: usize,
    /// Until when they are thought to be there without one.
    until: Instant,
    /// What others can read of it: whether a window is open, and until when.
    stored: Option<(bool, i64)>,
    /// When they last answered in secret, if nothing has been news to everybody since.
    secret: Option<Instant>,
}

impl Presence {
    pub fn of(awake: Awake) -> Presence {
        Presence { awake, ..Presence::default() }
    }

    fn visit(&mut self, id: &str) -> &mut Visit {
        let fresh = || Visit { windows: 0, until: Instant::now(), stored: None, secret: None };
        self.here.entry(id.to_owned()).or_insert_with(fresh)
    }

    /// What is stored of visits, but for those at this node.
    pub fn elsewhere(&mut self, mut visits: Vec<VisitRow>, own: Option<&str>) {
        visits.retain(|visit| own != Some(visit.node.as_str()));
        self.elsewhere = visits;
    }

    /// What other nodes should know of somebody who is here and do not know yet. That somebody has looked again is worth
    /// no word for a while.
    pub fn untold(&mut self, id: &str, own: &str) -> Option<VisitRow> {
        let visit = self.here.get_mut(id)?;
        let left = visit.until.saturating_duration_since(Instant::now()).as_millis() as i64;
        if visit.secret.is_some() && visit.windows == 0 && left == 0 && visit.stored.is_none() {
            // They have only answered in secret.
            return None;
        }
        let (open, until) = (visit.windows > 0, now_ms().saturating_add(left));
        let known = visit.stored.is_some_and(|(opened, told)| {
            opened == open && (open || until - told < LOOK.as_millis() as i64 / 2)
        });
        if known {
            return None;
        }
        visit.stored = Some((open, until));
        Some(VisitRow { who: id.to_owned(), node: own.to_owned(), open, until })
    }

    /// Others could not be told of somebody.
    pub fn is_untold(&mut self, id: &str) {
        if let Some(visit) = self.here.get_mut(id) {
            visit.stored = None;
        }
    }

    /// How long until somebody is thought to be gone, if they do not come back.
    pub fn next_absence(&self) -> Option<Duration> {
        let now = now_ms();
        let here = self.here.values().filter(|visit| visit.windows == 0);
        let here = here.map(|visit| visit.until.saturating_duration_since(Instant::now()));
        let left = |visit: &VisitRow| u64::try_from(visit.until.saturating_sub(now)).unwrap_or(0);
        let elsewhere =
            self.elsewhere.iter().filter(|visit| !visit.open).map(left).map(Duration::from_millis);
        here.chain(elsewhere).filter(|left| !left.is_zero()).min()
    }

    pub fn opens(&mut self, id: &str) {
        self.visit(id).windows += 1;
    }

    pub fn closes(&mut self, id: &str) {
        if let Some(visit) = self.here.get_mut(id) {
            visit.windows = visit.windows.saturating_sub(1);
            visit.until = Instant::now() + GRACE;
        }
    }

    /// Somebody looks; whether they come by that.
    ///
    /// Without scripts every answer leads to a new page. So what somebody looks at right after an answer in secret keeps them here
    /// no longer than they would have been without it, and brings nobody back before there is news: others would learn by
    /// it that an answer was given.
    pub fn looks(&mut self, id: &str) -> bool {
        let (here, now) = (self.has(id), Instant::now());
        let visit = self.visit(id);
        if visit.secret.is_some_and(|answered| !here || now < answered + LED_BACK) {
            return false;
        }
        visit.until = visit.until.max(now + LOOK);
        !here
    }

    /// Somebody has answered so that others have not noticed.
    pub fn answers_in_secret(&mut self, id: &str, now: Instant) {
        self.visit(id).secret = Some(now);
    }

    /// Everybody has seen something new: from here on a look tells nothing of answers before.
    pub fn hears_news(&mut self) {
        self.here.values_mut().for_each(|visit| visit.secret = None);
    }

    pub fn has(&self, id: &str) -> bool {
        let there = |visit: &VisitRow| {
            visit.who == id && (visit.open && self.awake.is(&visit.node) || now_ms() < visit.until)
        };
        self.here.get(id).is_some_and(|visit| visit.windows > 0 || Instant::now() < visit.until)
            || self.elsewhere.iter().any(there)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As if so much time had gone by.
    fn wait(presence: &mut Presence, time: Duration) {
        for visit in presence.here.values_mut() {
            visit.until = visit.until.checked_sub(time).expect("a moment");
            visit.secret = visit.secret.map(|then| then.checked_sub(time).expect("a moment"));
        }
    }

    /// When somebody is thought to be gone.
    fn stays_until(presence: &Presence, id: &str) -> Instant {
        presence.here[id].until
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

    #[test]
    fn whoever_comes_is_seen_to_come_once() {
        let mut presence = Presence::default();
        assert!(presence.looks("Anna"));
        assert!(!presence.looks("Anna"), "she is there");
        wait(&mut presence, LOOK);
        assert!(presence.looks("Anna"), "she was gone");
    }

    #[test]
    fn nobody_is_seen_to_come_by_what_follows_an_answer_in_secret() {
        let mut presence = Presence::default();
        presence.looks("Anna");
        wait(&mut presence, LOOK);
        presence.answers_in_secret("Anna", Instant::now());
        assert!(!presence.has("Anna") && !presence.looks("Anna"), "the page she is led back to");
        wait(&mut presence, LED_BACK);
        assert!(!presence.looks("Anna"), "it is read again now and then while she is not asked");
        assert_eq!(presence.untold("Anna", "north"), None, "nor do other nodes hear of it");
        presence.hears_news();
        assert!(presence.looks("Anna"));
    }

    #[test]
    fn nobody_stays_longer_for_an_answer_in_secret() {
        let mut presence = Presence::default();
        presence.looks("Anna");
        wait(&mut presence, LOOK / 2);
        let until = stays_until(&presence, "Anna");
        presence.answers_in_secret("Anna", Instant::now());
        assert!(!presence.looks("Anna"), "the page she is led back to");
        assert_eq!(stays_until(&presence, "Anna"), until);
        wait(&mut presence, LED_BACK);
        presence.looks("Anna");
        assert!(stays_until(&presence, "Anna") > until, "she looks of her own accord");
    }

    #[test]
    fn whoever_is_seen_at_another_node_is_there_as_long_as_the_node_is() {
        let awake = Awake::default();
        awake.now(vec!["north".to_owned()]);
        let mut presence = Presence::of(awake.clone());
        let visit = |open, until| VisitRow { who: "Anna".to_owned(), node: "north".to_owned(), open, until };
        presence.elsewhere(vec![visit(true, 0)], Some("south"));
        assert!(presence.has("Anna") && !presence.has("Ben"));
        awake.now(Vec::new());
        assert!(!presence.has("Anna"), "her window has gone with the node");
        presence.elsewhere(vec![visit(false, now_ms() + 60_000)], Some("south"));
        assert!(presence.has("Anna"), "she has just looked");
        assert!(presence.next_absence().is_some_and(|left| left <= Duration::from_secs(60)));
        presence.elsewhere(vec![visit(false, now_ms() + 60_000)], Some("north"));
        assert!(!presence.has("Anna"), "what this node has said itself it knows better");
    }

    #[test]
    fn others_are_told_of_windows_and_now_and_then_of_looks() {
        let mut presence = Presence::default();
        assert_eq!(presence.untold("Anna", "north"), None, "nobody has seen her");
        presence.looks("Anna");
        assert!(presence.untold("Anna", "north").is_some_and(|visit| !visit.open));
        presence.looks("Anna");
        assert_eq!(presence.untold("Anna", "north"), None, "they know");
        presence.opens("Anna");
        assert!(presence.untold("Anna", "north").is_some_and(|visit| visit.open));
        presence.opens("Anna");
        presence.closes("Anna");
        assert_eq!(presence.untold("Anna", "north"), None, "one window is still open");
        presence.closes("Anna");
        assert!(presence.untold("Anna", "north").is_some_and(|visit| !visit.open));
    }
}
