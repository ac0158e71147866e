//! Many games of one type, and the threads that play them.

use engine::{Pack, Problem, Problems, Rng, Seat, Seed, Viewer, Witness, rand::SeedableRng, rng::below};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

use crate::{
    Bad, Field, Many, Out, Plan, Space,
    many::{reward, same_length},
    part::{Part, Row},
};

/// What every game of a lot begins with.
struct Deal<G: Space> {
    options: G::Options,
    pack: Pack<G::Data>,
}

/// One game of a lot.
pub(crate) struct Running<G> {
    state: G,
    seat: Seat,
    seed: Seed,
    /// How many games were played here before.
    round: u64,
}

/// Many games of a type.
pub struct Lot<G: Space> {
    deal: Deal<G>,
    players: usize,
    width: usize,
    games: Vec<Running<G>>,
    /// What may be answered, a bit each, [`words`] words a game.
    legal: Vec<u64>,
    /// Room for a list of legal answers, for each chunk of games.
    lists: Vec<Vec<G::Action>>,
    /// Games that one thread plays in a row.
    chunk: usize,
    /// `None` where whoever asks plays them alone.
    pool: Option<ThreadPool>,
    /// What samples are drawn with.
    rng: Rng,
}

/// Chunks for each thread: a few, so that none waits long for the slowest.
const CHUNKS: usize = 8;

/// How many words hold a bit for each answer.
fn words<G: Space>() -> usize {
    G::actions().div_ceil(64)
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
        let deal = Deal { options, pack };
        let begin = |game: usize| Running::begin(&deal, plan.seed.derive(game as u64), 0);
        let games: Vec<Running<G>> =
            pool.install(|| (0..plan.games).into_par_iter().map(begin).collect::<Result<_, _>>())?;
        let threads = pool.current_num_threads();
        let chunk = plan.games.div_ceil(CHUNKS * threads);
        let mut lot = Lot {
            deal,
            players: games[0].state.players(),
            width: G::fields().iter().map(Field::len).sum(),
            legal: vec![0; plan.games * words::<G>()],
            lists: (0..plan.games.div_ceil(chunk)).map(|_| Vec::with_capacity(LONGEST)).collect(),
            games,
            chunk,
            // Handing games over to another thread would only make this one wait.
            pool: (threads > 1).then_some(pool),
            rng: samples(plan.seed),
        };
        for (running, legal) in lot.games.iter().zip(lot.legal.chunks_exact_mut(words::<G>())) {
            running.note_legal(legal, &mut lot.lists[0]);
        }
        Ok(lot)
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
        number < G::actions() && self.legal[game * words::<G>() + number / 64] >> (number % 64) & 1 == 1
    }

    /// Does something with every game and writes its row.
    fn each(
        &mut self,
        out: Out<'_>,
        play: impl Fn(usize, &Deal<G>, &mut Running<G>, &mut Row<'_>) -> Result<(), NotBegun> + Sync,
    ) -> Result<(), Bad> {
        let deal = &self.deal;
        let whole = Part {
            first: 0,
            chunk: self.chunk,
            games: &mut self.games,
            lists: &mut self.lists,
            legal: &mut self.legal,
            out,
        };
        let turn = |game: usize, running: &mut Running<G>, list: &mut Vec<G::Action>, mut row: Row<'_>| {
            row.rewards.fill(0.0);
            row.scores.fill(0.0);
            *row.done = 0;
            let begun = play(game, deal, running, &mut row);
            let all_numbered = running.note_legal(row.legal, list);
            running.show(row);
            begun.map_err(|NotBegun| Bad::NotBegun { game })?;
            if all_numbered { Ok(()) } else { Err(Bad::Unnumbered { game }) }
        };
        match &self.pool {
            Some(pool) => pool.install(|| whole.shared(&turn)),
            None => whole.alone(&turn),
        }
    }
}

/// Nobody is asked anything in a game.
struct NotBegun;

/// No list of answers is so long that it has to grow, in any game we know.
const LONGEST: usize = 1024;

fn samples(seed: Seed) -> Rng {
    Rng::seed_from_u64(seed.number())
}

impl<G: Space> Running<G> {
    fn begin(deal: &Deal<G>, seed: Seed, round: u64) -> Result<Running<G>, Problems> {
        let state = G::new(&deal.options, deal.pack, &seed.derive(round), &mut Witness::silent())?;
        let Some(seat) = state.awaiting().lowest() else { return Err(vec![Problem::new("space-not-begun")]) };
        Ok(Running { state, seat, seed, round })
    }

    /// The options were good for one game of this lot: what chance brings may make another end before it begins.
    fn again(&mut self, deal: &Deal<G>, seed: Seed, round: u64) -> Result<(), NotBegun> {
        *self = Running::begin(deal, seed, round).map_err(|_| NotBegun)?;
        Ok(())
    }

    fn answer(&mut self, number: i64, deal: &Deal<G>, row: &mut Row<'_>) -> Result<(), NotBegun> {
        let (seat, players) = (self.seat, self.state.players());
        let action = usize::try_from(number).ok().and_then(|number| G::action(number, seat, players));
        let Some(action) = action else { unreachable!("a legal number is the number of an answer") };
        self.state.play(seat, &action, &mut Witness::silent());
        if let Some(seat) = self.state.awaiting().lowest() {
            self.seat = seat;
            return Ok(());
        }
        if let Some(outcome) = self.state.outcome() {
            let parts = f32::from(outcome.parts.max(1));
            for (seat, standing) in outcome.standings.iter().enumerate() {
                row.rewards[seat] = reward(&outcome, Seat::at(seat));
                row.scores[seat] = standing.score as f32 / parts;
            }
        }
        *row.done = 1;
        self.again(deal, self.seed, self.round + 1)
    }

    /// Whether all that may be answered has a number.
    fn note_legal(&self, legal: &mut [u64], list: &mut Vec<G::Action>) -> bool {
        legal.fill(0);
        list.clear();
        self.state.legal(self.seat, list);
        let players = self.state.players();
        let mut all_numbered = true;
        for action in list {
            match G::number(action, self.seat, players) {
                Some(number) => legal[number / 64] |= 1 << (number % 64),
                None => all_numbered = false,
            }
        }
        all_numbered
    }

    /// Writes what the seat to act knows and may do.
    fn show(&self, row: Row<'_>) {
        *row.seat = self.seat.index() as u8;
        row.mask.fill(0);
        for number in bits(row.legal) {
            row.mask[number] = 1;
        }
        G::observe(&self.state.view(Viewer::Seat(self.seat)), self.seat, row.observation);
    }
}

/// The places of all ones.
fn bits(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(at, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| 64 * at + left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            bit
        })
    })
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
        self.rng = samples(seed);
        self.each(out, |game, deal, running, _| running.again(deal, seed.derive(game as u64), 0))
    }

    fn step(&mut self, numbers: &[i64], out: Out<'_>) -> Result<(), Bad> {
        self.check(&out)?;
        same_length("answers", numbers.len(), self.games.len())?;
        if let Some((game, number)) =
            numbers.iter().enumerate().find(|(game, number)| !self.is_legal(*game, **number))
        {
            return Err(Bad::Illegal { game, number: *number });
        }
        self.each(out, |game, deal, running, row| running.answer(numbers[game], deal, row))
    }

    fn sample(&mut self, into: &mut [i64]) -> Result<(), Bad> {
        same_length("answers", into.len(), self.games.len())?;
        for (game, (legal, into)) in self.legal.chunks_exact(words::<G>()).zip(into).enumerate() {
            let count: u32 = legal.iter().map(|word| word.count_ones()).sum();
            let drawn = below(&mut self.rng, count.max(1) as usize);
            *into = bits(legal).nth(drawn).ok_or(Bad::Unnumbered { game })? as i64;
        }
        Ok(())
    }
}
