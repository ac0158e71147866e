//! The other nodes on the same database: which of them are awake, who keeps which table, and what is said between them.
//!
//! The database decides every race, and the log is the truth. What is said here makes nodes quick, never right: a node that hears
//! nothing asks the database what has changed ([`Nodes::pace`]).

mod wire;

use std::{
    collections::HashSet,
    io,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use async_nats::Client;

use crate::{secrets, store::TableRow, time::Instant};

use wire::Wire;
pub use wire::{Heard, News};

/// How often a node says that it is awake, and looks for what others have left undone.
pub const BEAT: Duration = Duration::from_secs(1);
/// A node that could not say so for this long does nothing of its own accord: others may do it by now.
const UNHEARD: Duration = Duration::from_secs(3);
/// Only a node that could say so for this long without a break knows who is gone: before, nobody may have been able to.
const STEADY: Duration = Duration::from_secs(5);
/// How often nodes ask which tables have changed, where nobody tells them, and where they are told but may have missed it.
const ASK: Duration = Duration::from_secs(1);
const ASK_ALL_THE_SAME: Duration = Duration::from_secs(5);

/// Which nodes are awake; nothing, in a house that is one process.
#[derive(Clone, Default)]
pub struct Awake(Arc<RwLock<HashSet<String>>>);

impl Awake {
    fn all(&self) -> Vec<String> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    pub fn count(&self) -> usize {
        self.0.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    pub fn is(&self, node: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(node)
    }

    /// Takes in who is awake now; whether that has changed.
    pub fn now(&self, nodes: Vec<String>) -> bool {
        let nodes: HashSet<String> = nodes.into_iter().collect();
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let changed = *known != nodes;
        *known = nodes;
        changed
    }
}

/// When this node last could say that it is awake, and since when without a break.
#[derive(Clone, Copy)]
struct Beats {
    last: Instant,
    since: Instant,
}

pub struct Nodes {
    /// What this one is called, where there may be others.
    own: Option<String>,
    pub awake: Awake,
    beats: RwLock<Option<Beats>>,
    wire: Option<Wire>,
}

impl Nodes {
    /// This node among those that share its database, if it is `shared`; they speak to each other by the NATS server at an
    /// address, if there is one. In a house that is one process, only workers are found there.
    pub async fn open(shared: bool, nats: Option<&str>) -> io::Result<(Nodes, Option<News>)> {
        let (wire, news) = match nats {
            Some(address) => Wire::open(address).await.map(|(wire, news)| (Some(wire), Some(news)))?,
            None => (None, None),
        };
        let own = shared.then(|| secrets::word(12));
        Ok((Nodes { own, awake: Awake::default(), beats: RwLock::default(), wire }, news))
    }

    /// What this node is called; nothing, in a house that is one process.
    pub fn own(&self) -> Option<&str> {
        self.own.as_deref()
    }

    /// Who does what the house has to do at a table at the time `due`: whoever does already, for as long as they are
    /// awake, so that nothing is begun twice. Otherwise whoever is here.
    pub fn keeper(&self, row: &TableRow, due: Option<i64>) -> Option<String> {
        let own = self.own.as_ref()?;
        due?;
        let kept = row.due.and(row.keeper.as_ref()).filter(|keeper| self.awake.is(keeper));
        Some(kept.unwrap_or(own).clone())
    }

    /// Whether this node does what the house has to do at a table.
    pub fn keeps(&self, row: &TableRow) -> bool {
        self.own.is_none() || row.due.is_some() && row.keeper == self.own
    }

    /// Takes in that this node could say that it is awake, and who else is; whether there was a change.
    pub fn heard(&self, mut nodes: Vec<String>) -> bool {
        let now = Instant::now();
        let since =
            self.beats().filter(|beats| beats.last.elapsed() < UNHEARD).map_or(now, |beats| beats.since);
        *self.beats.write().unwrap_or_else(PoisonError::into_inner) = Some(Beats { last: now, since });
        nodes.extend(self.own.clone());
        if !self.is_steady() {
            nodes.extend(self.awake.all());
        }
        self.awake.now(nodes)
    }

    fn beats(&self) -> Option<Beats> {
        *self.beats.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node knows which others are gone.
    pub fn is_steady(&self) -> bool {
        self.beats().is_some_and(|beats| beats.since.elapsed() >= STEADY)
    }

    /// Whether this node may act for the house: not if it could not say for a while that it is awake.
    pub fn may_act(&self) -> bool {
        self.own.is_none() || self.beats().is_some_and(|beats| beats.last.elapsed() < UNHEARD)
    }

    /// Tells the others that a table has come to a revision.
    pub fn tell_table(&self, table: &str, revision: i64) {
        if let Some(wire) = self.wire_to_others() {
            wire.say(format!("table.{table}"), revision.to_string());
        }
    }

    /// Tells the others that somebody has changed.
    pub fn tell_person(&self, person: &str) {
        if let Some(wire) = self.wire_to_others() {
            wire.say(format!("person.{person}"), String::new());
        }
    }

    /// One process has no others.
    fn wire_to_others(&self) -> Option<&Wire> {
        self.own.as_ref().and(self.wire.as_ref())
    }

    /// The connection by which others are told, for whoever else has something to say there.
    pub fn client(&self) -> Option<Client> {
        self.wire.as_ref().map(Wire::client)
    }

    /// Whether the NATS server can be reached: nothing, where none is set.
    pub fn is_connected(&self) -> Option<bool> {
        self.wire.as_ref().map(Wire::is_up)
    }

    /// How often to ask the database which tables have changed.
    pub fn pace(&self) -> Duration {
        if self.is_connected() == Some(true) { ASK_ALL_THE_SAME } else { ASK }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(due: Option<i64>, keeper: Option<&str>) -> TableRow {
        TableRow {
            id: "t".to_owned(),
            game: String::new(),
            options: String::new(),
            host: String::new(),
            invite: String::new(),
            listed: false,
            hints: false,
            training: false,
            door: String::new(),
            clock: String::new(),
            status: crate::store::Status::Playing,
            rematch: None,
            rules: 0,
            data: String::new(),
            loaded: false,
            is_hashed: true,
            unrenewed: None,
            asked: None,
            revision: 0,
            due,
            keeper: keeper.map(str::to_owned),
            stands: None,
        }
    }

    #[tokio::test]
    async fn a_table_stays_with_its_keeper_as_long_as_it_is_awake() {
        let (nodes, _) = Nodes::open(true, None).await.expect("a node");
        let own = nodes.own().map(str::to_owned);
        assert!(!nodes.may_act(), "before it could say that it is there");
        nodes.heard(vec!["other".to_owned()]);
        assert!(nodes.may_act());
        assert_eq!(nodes.keeper(&row(None, None), None), None, "nothing to do");
        assert_eq!(nodes.keeper(&row(None, Some("other")), Some(1)), own, "nothing was left to do there");
        assert_eq!(nodes.keeper(&row(Some(1), Some("other")), Some(2)).as_deref(), Some("other"));
        assert_eq!(nodes.keeper(&row(Some(1), Some("gone")), Some(2)), own);
        assert!(nodes.keeps(&row(Some(1), own.as_deref())) && !nodes.keeps(&row(Some(1), Some("other"))));
        assert!(!nodes.keeps(&row(None, own.as_deref())));
        // Whoever has only just come back does not know yet who is gone.
        nodes.heard(Vec::new());
        assert!(!nodes.is_steady() && nodes.awake.is("other"));
        let long_ago = Instant::now().checked_sub(STEADY).expect("a moment");
        *nodes.beats.write().expect("no panic") = Some(Beats { last: Instant::now(), since: long_ago });
        nodes.heard(Vec::new());
        assert!(nodes.is_steady() && !nodes.awake.is("other"));
    }

    #[tokio::test]
    async fn one_process_does_everything_itself() {
        let (nodes, _) = Nodes::open(false, None).await.expect("a node");
        assert!(nodes.may_act() && nodes.keeps(&row(None, None)));
        assert_eq!(nodes.keeper(&row(None, None), Some(1)), None);
        // A NATS server is for its workers alone: nobody is told of tables.
        let (nodes, _) = Nodes::open(false, Some("nats://127.0.0.1:9")).await.expect("a node");
        assert!(
            nodes.client().is_some() && nodes.wire_to_others().is_none() && nodes.keeps(&row(None, None))
        );
        assert!(Nodes::open(true, Some("no address")).await.is_err());
    }
}
