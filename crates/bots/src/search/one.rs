//! One tree and the walks through it.

use std::{sync::Arc, time::Instant};

use engine::{MAX_SEATS, Rng, Seat, Valued, Witness, net::Net, rand::SeedableRng, rng::below};

use super::{
    Settings,
    path::Path,
    settings::Effort,
    tree::{Node, Tree},
};
use crate::{Chances, Valuer};

/// Deeper lines are valued where they are.
const MAX_DEPTH: usize = 200;
/// Enough to say what the only answer is worth.
const ONLY: u32 = 32;
/// How often the clock and the lead are looked at, in iterations.
const LOOK: u32 = 16;

/// How many answers a playout tries for each decision.
const TRIES: u8 = 4;

/// Settings and what the game recommends, together.
struct TreeSettings {
    curiosity: f32,
    temperature: f32,
    width: f32,
    horizon: u32,
    tries: u8,
    length: u32,
    blend: f32,
    halfway: f32,
    trust: f32,
    /// What the first move of the tree is called in paths.
    first_token: u64,
}

impl TreeSettings {
    fn new<G: Valued>(settings: &Settings, players: usize) -> TreeSettings {
        let defaults = G::search_defaults(players);
        TreeSettings {
            curiosity: settings.curiosity.unwrap_or(defaults.curiosity),
            temperature: settings.temperature,
            width: settings.width,
            horizon: settings.horizon.unwrap_or(defaults.horizon).max(1),
            tries: settings.playout.unwrap_or(defaults.playout.map_or(0, |_| TRIES)),
            length: settings.length.ticks(&defaults),
            blend: settings.blend,
            halfway: settings.halfway,
            trust: settings.trust,
            first_token: u64::from(!settings.root_twice),
        }
    }
}

pub(super) struct OneTree<G: Valued> {
    settings: TreeSettings,
    observer: Seat,
    rng: Rng,
    valuer: Valuer,
    tree: Tree<G::Action>,
    base: G,
    state: G,
    trial: G,
    /// The best of the trials of a playout.
    best: G,
    root: Path,
    /// The clock at which looking ahead ends.
    limit: u32,
    legal: Vec<G::Action>,
    /// The edge of each legal answer.
    places: Vec<usize>,
    walk: Vec<(usize, usize)>,
    /// Iterations of the latest run.
    pub done: u32,
    /// Answers played on trial in the latest run.
    pub plays: u32,
    /// What those iterations brought to each seat, added up.
    sums: Chances,
    /// Every so many iterations the state where the walk ended is kept.
    pub every: u32,
    ends: Vec<G>,
}

impl<G: Valued> OneTree<G> {
    pub fn new(
        base: &G,
        observer: Seat,
        seed: u64,
        settings: &Settings,
        weights: Option<&[f32]>,
        net: Option<Arc<Net>>,
    ) -> Self {
        let settings = TreeSettings::new::<G>(settings, base.players());
        let mut valuer = match weights {
            Some(weights) => Valuer::new(weights.to_vec().into()),
            None => Valuer::of::<G>(base.players()),
        }
        .with_net(net, observer);
        valuer.set_par(base);
        OneTree {
            limit: base.clock().saturating_add(settings.horizon),
            settings,
            observer,
            rng: Rng::seed_from_u64(seed),
            valuer,
            tree: Tree::new(),
            base: base.clone(),
            state: base.clone(),
            trial: base.clone(),
            best: base.clone(),
            root: Path::default(),
            legal: Vec::new(),
            places: Vec::new(),
            walk: Vec::new(),
            done: 0,
            plays: 0,
            sums: [0.0; MAX_SEATS],
            every: 0,
            ends: Vec::new(),
        }
    }

    /// What the latest run's iterations brought to each seat on average.
    pub fn average(&self) -> Chances {
        let each = 1.0 / self.done.max(1) as f32;
        self.sums.map(|sum| sum * each)
    }

    /// Where walks ended since the last time somebody asked.
    pub fn take_ends(&mut self) -> Vec<G> {
        std::mem::take(&mut self.ends)
    }

    /// Moves the root below an answer that was given, with what is known there.
    pub fn go_on(&mut self, base: &G, action: Option<G::Action>) {
        let node = self.tree.find(self.root.key(self.observer));
        let edge = node.and_then(|node| Some((node, self.tree.nodes[node].edge(action?, 0)?)));
        if let Some((node, edge)) = edge {
            let (before, after) = (self.base.awaiting(), base.awaiting());
            self.root.step(self.observer, self.token(node, edge), before, after);
        }
        self.limit = base.clock().saturating_add(self.settings.horizon);
        self.base = base.clone();
    }

    /// Visits, sum of results and first look of an answer at the root.
    pub fn root_edge(&self, action: &G::Action) -> (u32, f32, f32) {
        let Some(root) = self.tree.find(self.root.key(self.observer)) else { return (0, 0.0, 0.0) };
        let node = &self.tree.nodes[root];
        let edge = node.edge(*action, 0).map(|at| &node.edges[at]);
        edge.map_or((0, 0.0, 0.0), |edge| (edge.visits, edge.total, edge.first))
    }

    /// Iterates until the budget is spent, time is up, or nothing can change any more. A tree that is used again has the root's
    /// visits already, and needs so many iterations less; answers played on trial are counted from here.
    ///
    /// Each of `least` answers is to be tried; of a single one it is enough to know what it is worth.
    pub fn run(&mut self, least: u32, effort: Effort, deadline: Option<Instant>) {
        let key = self.root.key(self.observer);
        let root = match self.tree.find(key) {
            Some(root) => root,
            None => self.tree.add(key, self.observer),
        };
        self.done = 0;
        self.plays = 0;
        self.sums = [0.0; MAX_SEATS];
        let known = self.tree.nodes[root].edges.iter().map(|edge| edge.visits).sum::<u32>();
        while let Some(rest) = self.rest(effort, known, least) {
            if self.done.is_multiple_of(LOOK) {
                let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
                if late || self.is_decided(root, rest) {
                    break;
                }
            }
            self.iterate();
            self.done += 1;
        }
    }

    /// How many iterations are still to come, as far as that can be told; `None` after the last one.
    fn rest(&self, effort: Effort, known: u32, least: u32) -> Option<u32> {
        let only = |wanted: u32| if least == 1 { wanted.min(ONLY) } else { wanted };
        let rest = match effort {
            Effort::Iterations(wanted) => {
                only(wanted).saturating_sub(known).max(least).saturating_sub(self.done)
            }
            Effort::Plays(plays) => {
                let left = u64::from(plays.saturating_sub(self.plays));
                let each = u64::from(self.plays.max(1)) / u64::from(self.done.max(1));
                let rest = u32::try_from(left / each.max(1)).unwrap_or(u32::MAX);
                let rest = if left > 0 { rest.max(1) } else { 0 };
                rest.max(least.saturating_sub(self.done)).min(only(u32::MAX).saturating_sub(self.done))
            }
        };
        (rest > 0).then_some(rest)
    }

    /// Whether the most visited answer stays so, whatever the rest of the budget brings.
    fn is_decided(&self, root: usize, rest: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in &self.tree.nodes[root].edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        rest != u32::MAX && most - second > rest
    }

    fn iterate(&mut self) {
        self.state.clone_from(&self.base);
        self.state.resample(self.observer, &mut self.rng);
        self.walk.clear();
        let mut path = self.root;
        let chances = loop {
            let awaiting = self.state.awaiting();
            let Some(lowest) = awaiting.lowest() else { break self.valuer.chances(&self.state) };
            if self.state.clock() >= self.limit || self.walk.len() >= MAX_DEPTH {
                break self.look(lowest);
            }
            let seat = if awaiting.contains(self.observer) { self.observer } else { lowest };
            let key = path.key(seat);
            let Some(node) = self.tree.find(key) else {
                self.tree.add(key, seat);
                break self.look(seat);
            };
            self.legal.clear();
            self.state.legal(seat, &mut self.legal);
            self.place(node);
            let edge = self.select(node);
            let action = self.tree.nodes[node].edges[edge].action;
            self.walk.push((node, edge));
            self.state.play(seat, &action, &mut Witness::silent());
            self.plays += 1;
            path.step(seat, self.token(node, edge), awaiting, self.state.awaiting());
        };
        self.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        if self.every > 0 && self.done % self.every == self.every - 1 {
            self.ends.push(self.state.clone());
        }
        for (node, edge) in &self.walk {
            let node = &mut self.tree.nodes[*node];
            node.visits += 1;
            let result = chances[node.seat.index()];
            let edge = &mut node.edges[*edge];
            edge.visits += 1;
            edge.total += result;
        }
    }

    /// Finds the edge of each legal answer; new ones are tried one step ahead.
    fn place(&mut self, node: usize) {
        self.places.clear();
        let seat = self.tree.nodes[node].seat;
        let mut fresh = false;
        for (guess, action) in self.legal.iter().enumerate() {
            let known = self.tree.nodes[node].edge(*action, guess);
            let at = match known {
                Some(at) => at,
                None => {
                    fresh = true;
                    self.trial.clone_from(&self.state);
                    self.trial.play(seat, action, &mut Witness::silent());
                    self.plays += 1;
                    let first = self.valuer.chances(&self.trial)[seat.index()];
                    self.tree.nodes[node].add(*action, first)
                }
            };
            self.tree.nodes[node].edges[at].available += 1;
            self.places.push(at);
        }
        if fresh {
            self.tree.nodes[node].share(self.settings.temperature);
        }
    }

    /// The legal answer that promises most, experience and curiosity together.
    fn select(&self, node: usize) -> usize {
        let node: &Node<G::Action> = &self.tree.nodes[node];
        let widest = 4.0 + self.settings.width * (node.visits as f32).sqrt();
        let mut best = self.places[0];
        let mut most = f32::MIN;
        for at in &self.places {
            let edge = &node.edges[*at];
            if edge.visits == 0 && f32::from(edge.rank) > widest {
                continue;
            }
            let share = edge.prior * 0.8 + 0.2 / self.places.len() as f32;
            let curiosity =
                self.settings.curiosity * share * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let promise = edge.mean(self.settings.trust) + curiosity * self.places.len() as f32 * 0.25;
            if promise > most {
                (best, most) = (*at, promise);
            }
        }
        best
    }

    /// Values a new decision, after a playout if the settings say so. All playouts end at the same clock, wherever they
    /// begin: values before and after a turn do not compare.
    fn look(&mut self, first: Seat) -> Chances {
        if self.settings.tries == 0 {
            return self.valuer.chances(&self.state);
        }
        let (blend, halfway) = (self.settings.blend, self.settings.halfway);
        let start = (blend > 0.0).then(|| self.valuer.chances(&self.state));
        let end = self.limit.saturating_add(self.settings.length);
        let middle = (halfway > 0.0 && self.settings.length > 0).then(|| {
            self.play_out(first, self.limit);
            self.valuer.chances(&self.state)
        });
        if let Some(seat) = self.state.awaiting().lowest() {
            self.play_out(if middle.is_some() { seat } else { first }, end);
        }
        let mut chances = self.valuer.chances(&self.state);
        for (share, part) in [(blend, start), (halfway, middle)] {
            let Some(part) = part else { continue };
            chances.iter_mut().zip(part).for_each(|(chance, part)| *chance += share * (part - *chance));
        }
        chances
    }

    /// Plays on to a clock: everybody gives the best of a few random answers, one step ahead.
    fn play_out(&mut self, mut seat: Seat, clock: u32) {
        for _ in 0..MAX_DEPTH {
            if self.state.clock() >= clock {
                return;
            }
            self.legal.clear();
            self.state.legal(seat, &mut self.legal);
            let tried = self.legal.len().min(self.settings.tries.into());
            if tried == 1 {
                let only = below(&mut self.rng, self.legal.len());
                self.state.play(seat, &self.legal[only], &mut Witness::silent());
                self.plays += 1;
            } else {
                self.try_some(seat, tried);
            }
            let Some(next) = self.state.awaiting().lowest() else { return };
            seat = next;
        }
    }

    /// Gives the best of so many random answers, one step ahead, as the seat itself sees it.
    fn try_some(&mut self, seat: Seat, tried: usize) {
        let mut most = f32::MIN;
        for at in 0..tried {
            // Each answer at most once.
            let other = at + below(&mut self.rng, self.legal.len() - at);
            self.legal.swap(at, other);
            self.trial.clone_from(&self.state);
            self.trial.play(seat, &self.legal[at], &mut Witness::silent());
            self.plays += 1;
            let value = self.valuer.value(&self.trial, seat);
            if value > most {
                most = value;
                std::mem::swap(&mut self.trial, &mut self.best);
            }
        }
        std::mem::swap(&mut self.state, &mut self.best);
    }

    /// What a move is called in paths.
    fn token(&self, node: usize, edge: usize) -> u64 {
        ((node as u64) << 16 | edge as u64) + self.settings.first_token
    }
}
