//! One game between bots.

use bots::{Bot, Choice};
use engine::{Game, Outcome, Pack, Problems, Seat, Seed, Viewer, Witness};

use crate::stopwatch::Stopwatch;

/// Somebody in a seat for one game: a bot, which always answers, or a program, which may fail.
pub trait Seated<G: Game> {
    /// Answers a decision of `seat`, which sees `view` and may give one of `legal` (at least one).
    fn answer(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Choice<G::Action>, Problems>;

    /// Whether the thread that asked has done all the thinking for the latest answer.
    fn thinks_alone(&self) -> bool {
        true
    }

    /// Hears how the game ended.
    fn over(&mut self, _outcome: &Outcome) -> Result<(), Problems> {
        Ok(())
    }
}

impl<G: Game> Seated<G> for Box<dyn Bot<G>> {
    fn answer(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Choice<G::Action>, Problems> {
        Ok(self.choose(view, seat, legal))
    }

    fn thinks_alone(&self) -> bool {
        (**self).thinks_alone()
    }
}

impl<G: Game> Seated<G> for Box<dyn Seated<G>> {
    fn answer(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Choice<G::Action>, Problems> {
        (**self).answer(view, seat, legal)
    }

    fn thinks_alone(&self) -> bool {
        (**self).thinks_alone()
    }

    fn over(&mut self, outcome: &Outcome) -> Result<(), Problems> {
        (**self).over(outcome)
    }
}

/// A decision as it is about to be carried out.
pub struct Decision<'a, G: Game> {
    pub state: &'a G,
    pub seat: Seat,
    pub legal: &'a [G::Action],
    pub choice: &'a Choice<G::Action>,
    /// What it took, as a [`Stopwatch`] says.
    pub seconds: f64,
}

/// Plays a game to its end, one bot for each seat; `on` sees every decision before it is carried out. Each bot sees its
/// seat's view and nothing else.
pub fn play<G: Game>(
    options: &G::Options,
    pack: Pack<G::Data>,
    seed: &Seed,
    bots: &mut [impl Seated<G>],
    on: impl FnMut(Decision<'_, G>),
) -> Result<G, Problems> {
    play_before(options, pack, seed, bots, &mut Witness::silent(), on)
}

/// As [`play`], before a witness who hears of everything that happens.
pub fn play_before<G: Game>(
    options: &G::Options,
    pack: Pack<G::Data>,
    seed: &Seed,
    bots: &mut [impl Seated<G>],
    witness: &mut Witness<G::Event>,
    mut on: impl FnMut(Decision<'_, G>),
) -> Result<G, Problems> {
    let mut state = G::new(options, pack, seed, witness)?;
    let mut legal = Vec::with_capacity(64);
    let mut decisions = 0;
    while let Some(seat) = state.awaiting().lowest() {
        let Some(bot) = bots.get_mut(seat.index()) else { break };
        legal.clear();
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let stopwatch = Stopwatch::start();
        let choice = bot.answer(&view, seat, &legal)?;
        let seconds = stopwatch.seconds(bot.thinks_alone());
        on(Decision { state: &state, seat, legal: &legal, choice: &choice, seconds });
        state.play(seat, &choice.action, witness);
        decisions += 1;
        if decisions > G::BOUND {
            break;
        }
    }
    if let Some(outcome) = state.outcome() {
        bots.iter_mut().try_for_each(|bot| bot.over(&outcome))?;
    }
    Ok(state)
}

/// The seed of a bot: its place in the work decides, nothing else.
pub fn bot_seed(deal: &Seed, table: u64, seat: Seat) -> u64 {
    deal.derive(table.wrapping_mul(16) + 1 + seat.index() as u64).number()
}
