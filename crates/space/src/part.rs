//! A part of many games with the rows that belong to it, so that threads can share the work.

use crate::{Bad, Out, Space, lot::Running};

/// The row of one game.
pub(crate) struct Row<'a> {
    pub legal: &'a mut [u64],
    pub observation: &'a mut [f32],
    pub mask: &'a mut [u8],
    pub seat: &'a mut u8,
    pub rewards: &'a mut [f32],
    pub scores: &'a mut [f32],
    pub done: &'a mut u8,
}

/// Some games in a row and everything that is theirs.
pub(crate) struct Part<'a, G: Space> {
    /// The number of the first.
    pub first: usize,
    /// Games for each list; the last list may have fewer.
    pub chunk: usize,
    pub games: &'a mut [Running<G>],
    pub lists: &'a mut [Vec<G::Action>],
    pub legal: &'a mut [u64],
    pub out: Out<'a>,
}

/// What is done with a game, its list of answers and its row.
pub(crate) trait Turn<G: Space>:
    Fn(usize, &mut Running<G>, &mut Vec<G::Action>, Row<'_>) -> Result<(), Bad> + Sync
{
}
impl<G, F> Turn<G> for F
where
    G: Space,
    F: Fn(usize, &mut Running<G>, &mut Vec<G::Action>, Row<'_>) -> Result<(), Bad> + Sync,
{
}

impl<G: Space> Part<'_, G> {
    /// On all threads of the pool that this is called in. Every game has its turn; what is said is about the first that
    /// went wrong.
    pub fn shared(self, turn: &impl Turn<G>) -> Result<(), Bad> {
        if self.lists.len() <= 1 {
            return self.alone(turn);
        }
        let (one, other) = self.halves();
        let (one, other) = rayon::join(|| one.shared(turn), || other.shared(turn));
        one.and(other)
    }

    /// On this thread.
    pub fn alone(mut self, turn: &impl Turn<G>) -> Result<(), Bad> {
        let all = self.games.len();
        let mut said = Ok(());
        for at in 0..all {
            let (out, game) = (&mut self.out, self.first + at);
            let row = Row {
                legal: own(self.legal, all, at),
                observation: own(out.observations, all, at),
                mask: own(out.masks, all, at),
                seat: &mut out.seats[at],
                rewards: own(out.rewards, all, at),
                scores: own(out.scores, all, at),
                done: &mut out.dones[at],
            };
            said = said.and(turn(game, &mut self.games[at], &mut self.lists[0], row));
        }
        said
    }

    fn halves(self) -> (Self, Self) {
        let (all, middle) = (self.games.len(), self.lists.len() / 2);
        let (first, chunk, at) = (self.first, self.chunk, middle * self.chunk);
        let games = self.games.split_at_mut(at);
        let lists = self.lists.split_at_mut(middle);
        let legal = cut(self.legal, all, at);
        let out = cut_out(self.out, all, at);
        (
            Part { first, chunk, games: games.0, lists: lists.0, legal: legal.0, out: out.0 },
            Part { first: first + at, chunk, games: games.1, lists: lists.1, legal: legal.1, out: out.1 },
        )
    }
}

/// What belongs to one of so many games that share it evenly.
fn own<T>(shared: &mut [T], games: usize, at: usize) -> &mut [T] {
    let each = shared.len() / games;
    &mut shared[at * each..][..each]
}

/// The same of the first games, and of those from `at` on.
fn cut<T>(shared: &mut [T], games: usize, at: usize) -> (&mut [T], &mut [T]) {
    let each = shared.len() / games;
    shared.split_at_mut(at * each)
}

fn cut_out(out: Out<'_>, games: usize, at: usize) -> (Out<'_>, Out<'_>) {
    let observations = cut(out.observations, games, at);
    let masks = cut(out.masks, games, at);
    let seats = cut(out.seats, games, at);
    let rewards = cut(out.rewards, games, at);
    let scores = cut(out.scores, games, at);
    let dones = cut(out.dones, games, at);
    (
        Out {
            observations: observations.0,
            masks: masks.0,
            seats: seats.0,
            rewards: rewards.0,
            scores: scores.0,
            dones: dones.0,
        },
        Out {
            observations: observations.1,
            masks: masks.1,
            seats: seats.1,
            rewards: rewards.1,
            scores: scores.1,
            dones: dones.1,
        },
    )
}
