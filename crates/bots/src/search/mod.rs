//! Information-set Monte-Carlo tree search with a single observer.
//!
//! Each iteration imagines a state that the bot's view allows, walks down the tree along answers that are legal in that
//! state, and plays on from the first new decision it meets: everybody gives the best of a few random answers until one
//! common clock, where the position is valued. Every seat is taken to maximise its own chance to win. Chance and hidden
//! cards differ from one iteration to the next, so a decision in the tree collects all of them; answers that were not
//! always legal are judged by how often they were.
//!
//! The tree ends a number of clock ticks after the root and playouts soon after it ([`engine::value::SearchDefaults`]; where a game
//! says so there are none, and new decisions are valued at once): long random playouts of such games are noise, and values
//! in the middle of a round do not compare with those at its end.

mod one;
mod path;
mod settings;
mod tree;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use engine::{
    MAX_SEATS, Rng, Seat, Valued, Viewer, Witness, net::Net, rand::SeedableRng, rng::below, value::Levels,
};

use crate::{Bot, Chances, Choice, Thought, recent::RecentAnswers};
use one::OneTree;
use path::mix;
pub use settings::{Budget, Iterations, Length, Settings, UnknownSettings};

/// The answers a bot explains itself with.
const THOUGHTS: usize = 5;
/// States in which a step must lead to the very same view for the tree to be used again.
const WITNESSES: usize = 4;

/// What tells a search how to go about it.
enum Way {
    Settings(Settings),
    /// As one of the game's levels does it at a table of so many players, for no longer than this.
    Level(fn(&Levels) -> &'static str, Option<Duration>),
}

/// Which net a search values positions with.
enum Nets {
    /// What ships with the game.
    Shipped,
    None,
    Given(Arc<Net>),
}

/// A search bot at a table.
pub struct Search<G: Valued> {
    way: Way,
    rng: Rng,
    weights: Option<Vec<f32>>,
    nets: Nets,
    ends_every: u32,
    /// In how many of 100 decisions any answer is given instead.
    slips: u8,
    trees: Vec<OneTree<G>>,
    recent: RecentAnswers<G>,
    /// Whose decision the trees are about; nobody's after a slip.
    seat: Option<Seat>,
    /// Iterations of the latest decision, those of a tree used again not counted.
    pub iterations: u64,
    /// Answers that were played on trial for it.
    pub plays: u64,
    /// What the latest decision's iterations brought to each seat on average.
    pub chances: Chances,
}

impl<G: Valued> Search<G> {
    pub fn new(seed: u64, settings: Settings) -> Search<G> {
        Search::going(seed, Way::Settings(settings))
    }

    /// Searches as a level does, for no longer than `cap`.
    pub(crate) fn of_level(seed: u64, way: fn(&Levels) -> &'static str, cap: Option<Duration>) -> Search<G> {
        Search::going(seed, Way::Level(way, cap))
    }

    fn going(seed: u64, way: Way) -> Search<G> {
        Search {
            way,
            rng: Rng::seed_from_u64(seed),
            weights: None,
            nets: Nets::Shipped,
            ends_every: 0,
            slips: 0,
            trees: Vec::new(),
            recent: RecentAnswers::new(),
            seat: None,
            iterations: 0,
            plays: 0,
            chances: [0.0; MAX_SEATS],
        }
    }

    /// With this net instead of the one that ships with the game, or with none.
    pub fn with_net(mut self, net: Option<Arc<Net>>) -> Search<G> {
        self.nets = net.map_or(Nets::None, Nets::Given);
        self
    }

    fn settings(&self, players: usize) -> Settings {
        match &self.way {
            Way::Settings(settings) => *settings,
            Way::Level(way, cap) => {
                let mut settings = Settings::of_level(way(&G::levels(players)));
                settings.budget.time = *cap;
                settings
            }
        }
    }

    fn net(&self, settings: &Settings, players: usize) -> Option<Arc<Net>> {
        match &self.nets {
            _ if !settings.net => None,
            Nets::Shipped => G::nets().and_then(|nets| nets.of::<G>(players)).cloned(),
            Nets::None => None,
            Nets::Given(net) => Some(Arc::clone(net)),
        }
    }

    /// Keeps the state where every so many-th walk ends, for [`Search::take_ends`].
    pub fn keep_ends(mut self, every: u32) -> Search<G> {
        self.ends_every = every;
        self
    }

    /// Where walks of the latest decision ended: states as far ahead as values are asked for, a few of them.
    pub fn take_ends(&mut self) -> Vec<G> {
        self.trees.iter_mut().flat_map(OneTree::take_ends).collect()
    }

    /// What a state that `looker` imagines will bring to each seat, whoever decides next: what that seat knows is as it is
    /// there, and everything else is drawn anew.
    pub fn look_on(&mut self, state: &G, looker: Seat) -> Chances {
        use engine::rand::Rng as _;
        let settings = self.settings(state.players());
        let (weights, net) = (self.weights.as_deref(), self.net(&settings, state.players()));
        let mut tree = OneTree::new(state, looker, self.rng.next_u64(), &settings, weights, net);
        // One answer may be all there is now, and the ones after it still make a difference.
        tree.run(2, settings.budget.iterations.of_each::<G>(state.players(), 1), None);
        tree.average()
    }

    /// With other weights than those that ship with the game.
    pub fn with_weights(mut self, weights: Vec<f32>) -> Search<G> {
        self.weights = Some(weights);
        self
    }

    /// Gives any answer in `slips` of 100 decisions.
    pub fn with_slips(mut self, slips: u8) -> Search<G> {
        self.slips = slips;
        self
    }

    /// Whether this decision follows the latest one of this seat for certain: nothing was drawn, revealed or decided
    /// by anybody else in between. Then what the tree knows below that answer still holds.
    fn follows(&mut self, view: &G::View, seat: Seat) -> bool {
        if self.seat != Some(seat) {
            return false;
        }
        let Some((seen, action)) = self.recent.last() else { return false };
        (0..WITNESSES).all(|_| {
            let mut state = G::imagine(seen, &mut self.rng);
            state.play(seat, action, &mut Witness::silent());
            state.view(Viewer::Seat(seat)) == *view
        })
    }

    /// What the search thinks of every answer, best first.
    pub fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Thought<G::Action>> {
        let started = Instant::now();
        let base = G::imagine(view, &mut self.rng);
        let settings = self.settings(base.players());
        let again = !self.trees.is_empty() && self.follows(view, seat);
        if again {
            let action = self.recent.last().map(|(_, action)| *action);
            self.trees.iter_mut().for_each(|tree| tree.go_on(&base, action));
        } else {
            use engine::rand::Rng as _;
            let seed = self.rng.next_u64();
            let net = self.net(&settings, base.players());
            self.trees = (0..u64::from(settings.trees.max(1)))
                .map(|number| {
                    let weights = self.weights.as_deref();
                    OneTree::new(&base, seat, mix(seed, number), &settings, weights, net.clone())
                })
                .collect();
        }
        self.trees.iter_mut().for_each(|tree| tree.every = self.ends_every);
        let count = self.trees.len() as u32;
        let each = settings.budget.iterations.of_each::<G>(base.players(), count);
        let deadline = settings.budget.time.map(|time| started + time);
        let least = legal.len() as u32;
        if count == 1 {
            self.trees[0].run(least, each, deadline);
        } else {
            rayon::scope(|threads| {
                for tree in &mut self.trees {
                    threads.spawn(move |_| tree.run(least, each, deadline));
                }
            });
        }
        self.iterations = self.trees.iter().map(|tree| u64::from(tree.done)).sum();
        self.plays = self.trees.iter().map(|tree| u64::from(tree.plays)).sum();
        self.chances = [0.0; MAX_SEATS];
        for tree in &self.trees {
            let each = 1.0 / count as f32;
            self.chances.iter_mut().zip(tree.average()).for_each(|(sum, more)| *sum += more * each);
        }
        // Merged in the order of the trees: the result does not depend on threads.
        let mut thoughts: Vec<Thought<G::Action>> = legal
            .iter()
            .map(|action| {
                let (mut visits, mut total, mut first) = (0, 0.0, 0.0);
                for (own_visits, own_total, own_first) in self.trees.iter().map(|tree| tree.root_edge(action))
                {
                    visits += own_visits;
                    total += own_total;
                    first += own_first / count as f32;
                }
                let value = if visits == 0 { first } else { total / visits as f32 };
                Thought { action: *action, value, visits }
            })
            .collect();
        thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        if settings.by_value > 0.0 {
            // Of those that were tried often enough to be trusted, the one that did best.
            let enough = settings.by_value * thoughts[0].visits as f32;
            let mut best = 0;
            for (at, thought) in thoughts.iter().enumerate() {
                if thought.visits as f32 >= enough && thought.value > thoughts[best].value {
                    best = at;
                }
            }
            thoughts[..=best].rotate_right(1);
        }
        thoughts
    }
}

impl<G: Valued> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Choice<G::Action> {
        if self.slips > 0 && below(&mut self.rng, 100) < usize::from(self.slips) {
            self.seat = None;
            return Choice { action: legal[below(&mut self.rng, legal.len())], thoughts: Vec::new() };
        }
        let mut thoughts = self.think(view, seat, legal);
        let answers: Vec<G::Action> = thoughts.iter().map(|thought| thought.action).collect();
        let fresh = self.recent.fresh(view, &answers);
        thoughts[..=fresh].rotate_right(1);
        thoughts.truncate(THOUGHTS);
        let action = thoughts[0].action;
        self.recent.note(view, action);
        self.seat = Some(seat);
        Choice { action, thoughts }
    }

    fn thinks_alone(&self) -> bool {
        self.trees.len() <= 1
    }
}
