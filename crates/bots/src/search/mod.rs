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
mod tree;

use std::time::{Duration, Instant};

use engine::{Rng, Seat, Valued, Viewer, Witness, rand::SeedableRng, rng::below, value::SearchDefaults};
use rayon::prelude::*;

use crate::{Bot, Choice, Thought, recent::RecentAnswers};
use one::OneTree;
use path::mix;

/// How often a search tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Iterations {
    Count(u32),
    /// So many times what the game itself recommends ([`engine::value::SearchDefaults`]).
    Efforts(u32),
}

impl Iterations {
    fn at_table_of<G: Valued>(self, players: usize) -> u32 {
        match self {
            Iterations::Count(count) => count,
            Iterations::Efforts(times) => G::search_defaults(players).iterations.saturating_mul(times),
        }
    }
}

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Exactly reproducible: the same seed gives the same choice, whatever the machine and its threads.
    pub iterations: Iterations,
    /// A hard cap, if there is one.
    pub time: Option<Duration>,
}

impl Budget {
    pub const fn iterations(count: u32) -> Budget {
        Budget { iterations: Iterations::Count(count), time: None }
    }

    pub const fn efforts(times: u32) -> Budget {
        Budget { iterations: Iterations::Efforts(times), time: None }
    }

    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: Iterations::Count(u32::MAX), time: Some(time) }
    }
}

/// How long playouts go on beyond the horizon.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Length {
    /// As the game recommends.
    #[default]
    Usual,
    /// As the game recommends to a search that takes its time.
    Far,
    /// So many clock ticks.
    Ticks(u32),
}

impl Length {
    fn ticks(self, defaults: &SearchDefaults) -> u32 {
        let usual = defaults.playout.unwrap_or(0);
        match self {
            Length::Usual => usual,
            Length::Far => usual + defaults.further,
            Length::Ticks(ticks) => ticks,
        }
    }
}

/// How a search is done. What is `None` is left to the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    pub budget: Budget,
    /// How much weight untried answers get against proven ones.
    pub curiosity: Option<f32>,
    /// How evenly attention is shared at first: the smaller, the more the best first impressions get.
    pub temperature: f32,
    /// Clock ticks to look ahead.
    pub horizon: Option<u32>,
    /// Playouts pick the best of so many random answers; 0 values new decisions at once.
    pub playout: Option<u8>,
    pub length: Length,
    /// Trees side by side, merged at the end. The budget of iterations is divided among them.
    pub trees: u8,
    /// Long lists: after n visits the best 4 + width x sqrt(n) answers are considered.
    pub width: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            budget: Budget::efforts(1),
            curiosity: None,
            temperature: 0.05,
            horizon: None,
            playout: None,
            length: Length::Usual,
            trees: 1,
            width: 1.0,
        }
    }
}

impl Settings {
    pub fn iterations(count: u32) -> Settings {
        Settings { budget: Budget::iterations(count), ..Settings::default() }
    }

    pub fn efforts(times: u32) -> Settings {
        Settings { budget: Budget::efforts(times), ..Settings::default() }
    }

    /// The strongest search there is: that of `expert`.
    pub fn strongest() -> Settings {
        Settings { length: Length::Far, ..Settings::efforts(8) }
    }
}

/// The answers a bot explains itself with.
const THOUGHTS: usize = 5;
/// States in which a step must lead to the very same view for the tree to be used again.
const WITNESSES: usize = 4;

/// A search bot at a table.
pub struct Search<G: Valued> {
    settings: Settings,
    rng: Rng,
    weights: Option<Vec<f32>>,
    /// In how many of 100 decisions any answer is given instead.
    slips: u8,
    trees: Vec<OneTree<G>>,
    recent: RecentAnswers<G>,
    /// Whose decision the trees are about; nobody's after a slip.
    seat: Option<Seat>,
    /// Iterations of the latest decision, those of a tree used again not counted.
    pub iterations: u64,
}

impl<G: Valued> Search<G> {
    pub fn new(seed: u64, settings: Settings) -> Search<G> {
        Search {
            settings,
            rng: Rng::seed_from_u64(seed),
            weights: None,
            slips: 0,
            trees: Vec::new(),
            recent: RecentAnswers::new(),
            seat: None,
            iterations: 0,
        }
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
        let settings = self.settings;
        let again = !self.trees.is_empty() && self.follows(view, seat);
        if again {
            let action = self.recent.last().map(|(_, action)| *action);
            self.trees.iter_mut().for_each(|tree| tree.go_on(&base, action));
        } else {
            use engine::rand::Rng as _;
            let seed = self.rng.next_u64();
            self.trees = (0..u64::from(settings.trees.max(1)))
                .map(|number| {
                    OneTree::new(&base, seat, mix(seed, number), &settings, self.weights.as_deref())
                })
                .collect();
        }
        let count = self.trees.len() as u32;
        let each = settings.budget.iterations.at_table_of::<G>(base.players()).div_ceil(count);
        let deadline = settings.budget.time.map(|time| started + time);
        if count == 1 {
            self.trees[0].run(legal, each, deadline);
        } else {
            self.trees.par_iter_mut().for_each(|tree| tree.run(legal, each, deadline));
        }
        self.iterations = self.trees.iter().map(|tree| u64::from(tree.done)).sum();
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn playouts_go_as_far_as_the_game_says_unless_told_otherwise() {
        let defaults =
            SearchDefaults { iterations: 1, curiosity: 0.8, horizon: 1, playout: Some(2), further: 3 };
        assert_eq!(Length::Usual.ticks(&defaults), 2);
        assert_eq!(Length::Far.ticks(&defaults), 5);
        assert_eq!(Length::Ticks(1).ticks(&defaults), 1);
    }
}
