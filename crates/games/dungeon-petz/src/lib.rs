//! Dungeon Petz for 2, 3 and 4 players, with every part of the full variant.
//!
//! # The game in one page
//!
//! A round has six phases ([`phases`], one file each):
//!
//! 1. `setup`: neutral imps move, tiles are turned up, goods and income arrive. No decisions.
//! 2. `grouping`: everybody divides imps and gold into groups at once and in secret, one group at a time from the
//!    biggest down; `sending`: the groups go to town, biggest first, each with its action at once.
//! 3. `arranging`: in turn order, plots for new cages and addons, cages for pets; `drawing`: a card for each
//!    visible bar, after the crystal ball; `assigning`: everybody at once and in secret, bar by bar.
//! 4. `showing`: one turn each, need by need over all pets (`needs`, `shovel`), then the exhibition score.
//! 5. `business`: selling, discarding, unused imps.
//! 6. `aging`: pets and food grow older, the magic box is filled, imps go home.
//!
//! After the last round two final exhibitions are scored ([`scoring`]).
//!
//! # What is hidden
//!
//! From everybody: the order of decks and stacks and the tiles that still lie face down. From the others: the faces
//! of a hand (always), groups until all are ready, cards beside pets until their owner's turn to show off; in that
//! window the number of cards per colour is only seen as hand and assigned cards together (DP-CORE-10). Who has given
//! all cards to pets is hidden until everybody has. See [`view`].
//!
//! # How decisions are cut
//!
//! A plan is a chain of small answers in a canonical order, so that it has one spelling. Answers that are the only
//! one are played by the engine. Being ready is public with groups, and the point of no return there. With cards it is
//! the owner's own business, since a hand without a choice is ready at once: all others seem to think until the step
//! ends, and until then an answer can be taken back (DP-ASGN-05).

pub mod action;
mod any_options;
pub mod board;
pub mod data;
pub mod each;
pub mod event;
pub mod open;
pub mod options;
pub mod phases;
mod plug;
pub mod refusals;
mod round;
pub mod scoring;
mod secrets;
mod setup;
mod space;
pub mod state;
pub mod terms;
mod validate;
pub mod value;
pub mod view;
mod written;

use engine::{
    Clause, Game, Impossible, Outcome, Pack, Piece, Problems, Refusal, Rng, Seat, Seats, Seed, Viewer,
    Witness,
};

pub use self::plug::PLUG;
pub use action::Action;
pub use data::Data;
pub use event::Event;
pub use open::{Open, Phase};
pub use options::Options;
pub use state::DungeonPetz;
pub use view::View;

impl Game for DungeonPetz {
    const ID: &'static str = "dungeon-petz";
    const RULES_VERSION: u32 = 1;
    const NOT_YOURS: Clause = "DP-ROUND-01";
    const BOUND: usize = 6000;

    type Data = Data;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(
        options: &Options,
        pack: Pack<Data>,
        seed: &Seed,
        on: &mut Witness<Event>,
    ) -> Result<Self, Problems> {
        let mut game = setup::new(options, pack, seed, on)?;
        phases::run(&mut game, on);
        Ok(game)
    }

    fn pack(&self) -> Pack<Data> {
        self.pack
    }

    fn players(&self) -> usize {
        self.players.len()
    }

    #[inline]
    fn awaiting(&self) -> Seats {
        phases::owing(self)
    }

    #[inline]
    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if phases::owing(self).contains(seat) {
            phases::answers(self, seat, &mut |action| into.push(action));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mut listed = false;
        if phases::owing(self).contains(seat) {
            phases::answers(self, seat, &mut |answer| listed |= answer == *action);
        }
        if listed { Ok(()) } else { Err(refusals::why(self, seat, action)) }
    }

    fn not_asked(&self, seat: Seat, action: &Action) -> Refusal {
        refusals::why(self, seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        phases::answer(self, seat, *action, on);
        phases::run(self, on);
    }

    fn resume(&mut self, on: &mut Witness<Event>) {
        phases::run(self, on);
    }

    fn pending(&self, viewer: Viewer) -> Seats {
        self.open.pending(|seat| viewer.is(seat).then(|| self.private(seat)))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn resample(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw_hidden(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn validate(&self) -> Result<(), Impossible> {
        self.check_possible()
    }

    fn any_options(_: Pack<Data>, rng: &mut Rng) -> Options {
        any_options::draw(rng)
    }

    fn pieces(&self) -> Vec<(Piece, u32)> {
        self.census()
    }
}
