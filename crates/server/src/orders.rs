//! What whoever runs the house has ordered, as far as this server has heard of it: which tables are hidden or closed, who is
//! blocked. Orders are rows, written by `menagerie admin` from anywhere; every server looks for new ones all the time.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, PoisonError, RwLock},
};

use crate::store::{OrderRow, Verb};

#[derive(Clone, Default)]
pub struct Orders(Arc<RwLock<Standing>>);

#[derive(Default)]
struct Standing {
    /// The latest order heard of.
    latest: i64,
    hidden: HashSet<String>,
    /// With what those who sit there are told.
    closed: HashMap<String, String>,
    blocked: HashSet<String>,
}

/// What has changed by orders.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Heard {
    pub people: Vec<String>,
    pub tables: Vec<String>,
}

impl Orders {
    fn read<T>(&self, look: impl FnOnce(&Standing) -> T) -> T {
        look(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn latest(&self) -> i64 {
        self.read(|standing| standing.latest)
    }

    pub fn is_hidden(&self, table: &str) -> bool {
        self.read(|standing| standing.hidden.contains(table))
    }

    /// Why a table is closed, if it is.
    pub fn closed(&self, table: &str) -> Option<String> {
        self.read(|standing| standing.closed.get(table).cloned())
    }

    /// Whether a table is in everybody's sight: not if it is hidden, nor if nothing can be done there.
    pub fn shows(&self, table: &str) -> bool {
        self.read(|standing| !standing.hidden.contains(table) && !standing.closed.contains_key(table))
    }

    /// How many tables are out of everybody's sight.
    pub fn unseen(&self) -> usize {
        self.read(|standing| standing.hidden.len() + standing.closed.len())
    }

    pub fn is_blocked(&self, person: &str) -> bool {
        self.read(|standing| standing.blocked.contains(person))
    }

    /// Takes orders in; each once, whoever else does so at the same time.
    pub fn take_in(&self, orders: Vec<OrderRow>) -> Heard {
        let mut standing = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let mut heard = Heard::default();
        for OrderRow { number, verb, subject, why } in orders {
            if number <= standing.latest {
                continue;
            }
            standing.latest = number;
            let Some(verb) = Verb::named(&verb) else {
                tracing::warn!(number, verb, "an order that this program does not know");
                continue;
            };
            match verb {
                Verb::Hide => drop(standing.hidden.insert(subject.clone())),
                Verb::Show => drop(standing.hidden.remove(&subject)),
                Verb::Close => drop(standing.closed.insert(subject.clone(), why.unwrap_or_default())),
                Verb::Reopen => drop(standing.closed.remove(&subject)),
                Verb::Block => drop(standing.blocked.insert(subject.clone())),
                Verb::Unblock => drop(standing.blocked.remove(&subject)),
                Verb::Changed => {}
            }
            match verb {
                Verb::Hide | Verb::Show | Verb::Close | Verb::Reopen => heard.tables.push(subject),
                Verb::Block | Verb::Unblock | Verb::Changed => heard.people.push(subject),
            }
        }
        heard
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_order_holds_and_each_is_heard_once() {
        let order = |number, verb: &str, subject: &str| OrderRow {
            number,
            verb: verb.to_owned(),
            subject: subject.to_owned(),
            why: Some("so".to_owned()),
        };
        let orders = Orders::default();
        let all = vec![order(1, "block", "anna"), order(2, "close", "t"), order(3, "hide", "u")];
        let heard = orders.take_in(all.clone());
        assert_eq!(
            (heard.people.as_slice(), heard.tables.as_slice()),
            (&["anna".into()][..], &["t".into(), "u".into()][..])
        );
        assert!(orders.is_blocked("anna") && orders.is_hidden("u"));
        assert_eq!(orders.closed("t").as_deref(), Some("so"));
        assert!(!orders.shows("t") && !orders.shows("u") && orders.shows("v"));
        assert_eq!(orders.take_in(all), Heard::default());
        orders.take_in(vec![order(4, "unblock", "anna"), order(5, "reopen", "t"), order(6, "dance", "u")]);
        assert!(!orders.is_blocked("anna") && orders.shows("t") && orders.is_hidden("u"));
        assert_eq!(orders.latest(), 6);
    }
}
