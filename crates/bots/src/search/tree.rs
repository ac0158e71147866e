//! The tree: decisions, and for each answer how often it could be given, how often it was, and how that went.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use engine::Seat;

/// Keys are hashes already.
#[derive(Clone, Copy, Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

pub(super) struct Tree<A> {
    pub nodes: Vec<Node<A>>,
    index: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
}

/// One decision of one seat, as far as that seat can tell decisions apart.
pub(super) struct Node<A> {
    pub seat: Seat,
    pub visits: u32,
    pub edges: Vec<Edge<A>>,
}

pub(super) struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// How often the answer was legal when the decision came up.
    pub available: u32,
    /// The sum of the deciding seat's results.
    pub total: f32,
    /// The result one step ahead, when the answer was first seen.
    pub first: f32,
    /// The share of attention it gets before experience speaks.
    pub prior: f32,
    /// Its place among the answers by first result, for widening.
    pub rank: u16,
}

impl<A> Edge<A> {
    /// The average result, the first look counted as so many visits.
    pub fn mean(&self, trust: f32) -> f32 {
        (self.total + trust * self.first) / (self.visits as f32 + trust).max(f32::MIN_POSITIVE)
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), index: HashMap::default() }
    }

    pub fn find(&self, key: u64) -> Option<usize> {
        self.index.get(&key).map(|at| *at as usize)
    }

    pub fn add(&mut self, key: u64, seat: Seat) -> usize {
        let at = self.nodes.len();
        self.nodes.push(Node { seat, visits: 0, edges: Vec::new() });
        self.index.insert(key, at as u32);
        at
    }
}

impl<A: Copy + Eq> Node<A> {
    /// The edge of an answer; `guess` is where it is likely to stand.
    pub fn edge(&self, action: A, guess: usize) -> Option<usize> {
        if self.edges.get(guess).is_some_and(|edge| edge.action == action) {
            return Some(guess);
        }
        self.edges.iter().position(|edge| edge.action == action)
    }

    /// Adds an answer with its result one step ahead.
    pub fn add(&mut self, action: A, first: f32) -> usize {
        self.edges.push(Edge { action, visits: 0, available: 0, total: 0.0, first, prior: 0.0, rank: 0 });
        self.edges.len() - 1
    }

    /// Shares attention and ranks anew: better first results get more of both.
    pub fn share(&mut self, temperature: f32) {
        let best = self.edges.iter().map(|edge| edge.first).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for edge in &mut self.edges {
            edge.prior = ((edge.first - best) / temperature).exp();
            sum += edge.prior;
        }
        for at in 0..self.edges.len() {
            let first = self.edges[at].first;
            let ahead = self
                .edges
                .iter()
                .enumerate()
                .filter(|(other, edge)| edge.first > first || (edge.first == first && *other < at));
            self.edges[at].rank = ahead.count() as u16;
            self.edges[at].prior /= sum;
        }
    }
}
