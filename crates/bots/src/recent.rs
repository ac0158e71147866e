//! Never in circles: some games let a seat change its mind (put a piece down, take it up again) as often as it likes. A
//! bot that finds itself where it was before gives another answer than before.

use std::collections::VecDeque;

use engine::Game;

/// How far back a bot remembers. A circle is longer only where a person would lose track too.
const MEMORY: usize = 24;

/// What a bot saw and answered lately.
pub(crate) struct RecentAnswers<G: Game>(VecDeque<(G::View, G::Action)>);

impl<G: Game> RecentAnswers<G> {
    pub fn new() -> RecentAnswers<G> {
        RecentAnswers(VecDeque::new())
    }

    /// The first of `answers` that was not given here before; the first of all if every one was.
    pub fn fresh(&self, view: &G::View, answers: &[G::Action]) -> usize {
        let given = |action: &G::Action| self.0.iter().any(|(seen, given)| given == action && seen == view);
        answers.iter().position(|action| !given(action)).unwrap_or(0)
    }

    pub fn note(&mut self, view: &G::View, action: G::Action) {
        if self.0.len() == MEMORY {
            self.0.pop_front();
        }
        self.0.push_back((view.clone(), action));
    }

    /// The latest decision.
    pub fn last(&self) -> Option<&(G::View, G::Action)> {
        self.0.back()
    }
}
