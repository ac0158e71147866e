//! Thousands of games of one kind that are played in step, for learning: flat rows of numbers in and out.

use std::{error::Error, fmt};

use engine::{Outcome, Pack, Problem, Problems, Seat, Seed, Viewer, Witness};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

use crate::{Field, Space};

/// How many games, what their chance follows from, and how many threads play them (0: one for each core).
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub games: usize,
    pub seed: Seed,
    pub threads: usize,
}

/// Where the games write what there is to know, a row for each game. Rewards and scores of a game are 0 until it is done.
pub struct Out<'a> {
    /// What the seat to act knows: [`Many::width`] numbers a game.
    pub observations: &'a mut [f32],
    /// 1 for what it may answer: [`Many::actions`] a game.
    pub masks: &'a mut [u8],
    /// The seat to act: of several that are awaited, the lowest.
    pub seats: &'a mut [u8],
    /// By seat, [`Many::players`] a game: how well it ended ([`reward`]).
    pub rewards: &'a mut [f32],
    /// By seat: final scores, in points.
    pub scores: &'a mut [f32],
    /// 1 where this answer ended a game. Everything but rewards and scores is about the next game then.
    pub dones: &'a mut [u8],
}

/// Many games of one kind.
pub trait Many: Send {
    fn games(&self) -> usize;
    /// How many play in each.
    fn players(&self) -> usize;
    /// How many numbers answers have.
    fn actions(&self) -> usize;
    /// How many numbers an observation has.
    fn width(&self) -> usize;
    /// Begins every game anew, with the chance that follows from `seed`.
    fn reset(&mut self, seed: Seed, out: Out<'_>) -> Result<(), Bad>;
    /// Gives one answer in each game, by its number. A game that ends begins anew at once. Where one answer is not legal,
    /// none is given.
    fn step(&mut self, numbers: &[i64], out: Out<'_>) -> Result<(), Bad>;
}

/// Why many games did not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// A row of numbers has another length than it needs.
    Length { what: &'static str, found: usize, wanted: usize },
    /// The seat to act in this game may not give this answer now.
    Illegal { game: usize, number: i64 },
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bad::Length { what, found, wanted } => write!(f, "{what}: {found} numbers instead of {wanted}"),
            Bad::Illegal { game, number } => write!(f, "game {game}: answer {number} is not legal now"),
        }
    }
}

impl Error for Bad {}

/// How well a seat did, from 1 for the best to -1 for the last: seats it beat less seats that beat it, over all others.
/// Alone it is 1 for a win and -1 for a loss.
pub fn reward(outcome: &Outcome, seat: Seat) -> f32 {
    let standings = &outcome.standings;
    let Some(own) = standings.get(seat.index()) else { return 0.0 };
    if standings.len() < 2 {
        return if own.won { 1.0 } else { -1.0 };
    }
    let beaten = standings.iter().filter(|other| other.rank > own.rank).count() as f32;
    let better = standings.iter().filter(|other| other.rank < own.rank).count() as f32;
    (beaten - better) / (standings.len() - 1) as f32
}

struct Running<G> {
    state: G,
    seat: Seat,
    seed: Seed,
    /// How many games were played here before.
    round: u64,
}

/// Many games of a type.
pub struct Lot<G: Space> {
    options: G::Options,
    pack: Pack<G::Data>,
    players: usize,
    width: usize,
    games: Vec<Running<G>>,
    /// What may be answered, a bit each, [`Lot::words`] words a game.
    legal: Vec<u64>,
    /// Room for a list of legal answers, for each chunk of games.
    lists: Vec<Vec<G::Action>>,
    /// Games that one thread plays in a row.
    chunk: usize,
    pool: ThreadPool,
}

/// The row of one game.
struct Row<'a> {
    legal: &'a mut [u64],
    observation: &'a mut [f32],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    rewards: &'a mut [f32],
    scores: &'a mut [f32],
    done: &'a mut u8,
}

impl<G: Space> Lot<G> {
    pub fn open(options: G::Options, pack: Pack<G::Data>, plan: &Plan) -> Result<Lot<G>, Problems> {
        G::fits(pack)?;
        if plan.games == 0 {
            return Err(vec![Problem::new("space-no-games")]);
        }
        let pool = ThreadPoolBuilder::new()
            .num_threads(plan.threads)
            .build()
            .map_err(|error| vec![Problem::new("no-threads").with("reason", error)])?;
        let begin = |game: usize| Running::begin(&options, pack, plan.seed.derive(game as u64), 0);
        let games: Vec<Running<G>> =
            pool.install(|| (0..plan.games).into_par_iter().map(begin).collect::<Result<_, _>>())?;
        // A few chunks for each thread, so that none waits long for the slowest.
        let chunk = plan.games.div_ceil(4 * pool.current_num_threads());
        let mut lot = Lot {
            options,
            pack,
            players: games[0].state.players(),
            width: G::fields().iter().map(Field::len).sum(),
            legal: vec![0; plan.games * Self::words()],
            lists: (0..plan.games.div_ceil(chunk)).map(|_| Vec::with_capacity(256)).collect(),
            games,
            chunk,
            pool,
        };
        lot.note_legal();
        Ok(lot)
    }

    /// How many words hold a bit for each answer.
    fn words() -> usize {
        G::actions().div_ceil(64)
    }

    fn note_legal(&mut self) {
        let mut list = Vec::new();
        for (running, legal) in self.games.iter().zip(self.legal.chunks_exact_mut(Self::words())) {
            running.note_legal(legal, &mut list);
        }
    }

    fn check(&self, out: &Out<'_>) -> Result<(), Bad> {
        let games = self.games.len();
        for (what, found, each) in [
            ("observations", out.observations.len(), self.width),
            ("masks", out.masks.len(), G::actions()),
            ("seats", out.seats.len(), 1),
            ("rewards", out.rewards.len(), self.players),
            ("scores", out.scores.len(), self.players),
            ("dones", out.dones.len(), 1),
        ] {
            same_length(what, found, games * each)?;
        }
        Ok(())
    }

    fn is_legal(&self, game: usize, number: i64) -> bool {
        let Ok(number) = usize::try_from(number) else { return false };
        number < G::actions() && self.legal[game * Self::words() + number / 64] >> (number % 64) & 1 == 1
    }

    /// Does something with every game and writes its row.
    fn each(&mut self, out: Out<'_>, play: impl Fn(usize, &mut Running<G>, &mut Row<'_>) + Sync) {
        let (actions, width, players, words) = (G::actions(), self.width, self.players, Self::words());
        let chunk = self.chunk;
        let (games, legal, lists) = (&mut self.games, &mut self.legal, &mut self.lists);
        let rows = games
            .par_chunks_mut(chunk)
            .zip(legal.par_chunks_mut(chunk * words))
            .zip(lists.par_iter_mut())
            .zip(out.observations.par_chunks_mut(chunk * width))
            .zip(out.masks.par_chunks_mut(chunk * actions))
            .zip(out.seats.par_chunks_mut(chunk))
            .zip(out.rewards.par_chunks_mut(chunk * players))
            .zip(out.scores.par_chunks_mut(chunk * players))
            .zip(out.dones.par_chunks_mut(chunk))
            .enumerate();
        let chunks = rows.map(
            |(at, ((((((((games, legal), list), observations), masks), seats), rewards), scores), dones))| {
                let rows = games
                    .iter_mut()
                    .zip(legal.chunks_exact_mut(words))
                    .zip(observations.chunks_exact_mut(width))
                    .zip(masks.chunks_exact_mut(actions))
                    .zip(seats)
                    .zip(rewards.chunks_exact_mut(players))
                    .zip(scores.chunks_exact_mut(players))
                    .zip(dones)
                    .enumerate();
                for (nth, (((((((running, legal), observation), mask), seat), rewards), scores), done)) in
                    rows
                {
                    let mut row = Row { legal, observation, mask, seat, rewards, scores, done };
                    row.rewards.fill(0.0);
                    row.scores.fill(0.0);
                    *row.done = 0;
                    play(at * chunk + nth, running, &mut row);
                    running.note_legal(row.legal, list);
                    running.show(&mut row);
                }
            },
        );
        self.pool.install(|| chunks.for_each(|()| ()));
    }
}

impl<G: Space> Running<G> {
    fn begin(
        options: &G::Options,
        pack: Pack<G::Data>,
        seed: Seed,
        round: u64,
    ) -> Result<Running<G>, Problems> {
        let state = G::new(options, pack, &seed.derive(round), &mut Witness::silent())?;
        let seat = state.awaiting().lowest().unwrap_or_default();
        Ok(Running { state, seat, seed, round })
    }

    /// The options were good for one game of this lot, and what chance brings makes no others bad.
    fn again(&mut self, options: &G::Options, pack: Pack<G::Data>, seed: Seed, round: u64) {
        match Running::begin(options, pack, seed, round) {
            Ok(next) => *self = next,
            Err(problems) => unreachable!("options that were good are bad now: {problems:?}"),
        }
    }

    fn answer(&mut self, number: i64, row: &mut Row<'_>, options: &G::Options, pack: Pack<G::Data>) {
        let (seat, players) = (self.seat, self.state.players());
        let action = usize::try_from(number).ok().and_then(|number| G::action(number, seat, players));
        let Some(action) = action else { unreachable!("a legal number is the number of an answer") };
        self.state.play(seat, &action, &mut Witness::silent());
        if let Some(seat) = self.state.awaiting().lowest() {
            self.seat = seat;
            return;
        }
        if let Some(outcome) = self.state.outcome() {
            let parts = f32::from(outcome.parts.max(1));
            for (seat, standing) in outcome.standings.iter().enumerate() {
                row.rewards[seat] = reward(&outcome, Seat::at(seat));
                row.scores[seat] = standing.score as f32 / parts;
            }
        }
        *row.done = 1;
        self.again(options, pack, self.seed, self.round + 1);
    }

    fn note_legal(&self, legal: &mut [u64], list: &mut Vec<G::Action>) {
        legal.fill(0);
        list.clear();
        self.state.legal(self.seat, list);
        let players = self.state.players();
        for number in list.iter().filter_map(|action| G::number(action, self.seat, players)) {
            legal[number / 64] |= 1 << (number % 64);
        }
    }

    /// Writes what the seat to act knows and may do.
    fn show(&self, row: &mut Row<'_>) {
        *row.seat = self.seat.index() as u8;
        row.mask.fill(0);
        for (at, word) in row.legal.iter().enumerate() {
            let mut bits = *word;
            while bits != 0 {
                row.mask[64 * at + bits.trailing_zeros() as usize] = 1;
                bits &= bits - 1;
            }
        }
        G::observe(&self.state.view(Viewer::Seat(self.seat)), self.seat, row.observation);
    }
}

impl<G: Space> Many for Lot<G> {
    fn games(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn actions(&self) -> usize {
        G::actions()
    }

    fn width(&self) -> usize {
        self.width
    }

    fn reset(&mut self, seed: Seed, out: Out<'_>) -> Result<(), Bad> {
        self.check(&out)?;
        let (options, pack) = (self.options.clone(), self.pack);
        self.each(out, |game, running, _| running.again(&options, pack, seed.derive(game as u64), 0));
        Ok(())
    }

    fn step(&mut self, numbers: &[i64], out: Out<'_>) -> Result<(), Bad> {
        self.check(&out)?;
        same_length("answers", numbers.len(), self.games.len())?;
        if let Some((game, number)) =
            numbers.iter().enumerate().find(|(game, number)| !self.is_legal(*game, **number))
        {
            return Err(Bad::Illegal { game, number: *number });
        }
        let (options, pack) = (self.options.clone(), self.pack);
        self.each(out, |game, running, row| running.answer(numbers[game], row, &options, pack));
        Ok(())
    }
}

fn same_length(what: &'static str, found: usize, wanted: usize) -> Result<(), Bad> {
    if found == wanted { Ok(()) } else { Err(Bad::Length { what, found, wanted }) }
}
