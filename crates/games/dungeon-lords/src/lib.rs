//! Dungeon Lords with Festival Season: two years of building under secret orders, each ending in a combat.
//!
//! # The game in one page
//!
//! A year has 4 or 5 seasons. Each season runs New Season, Orders (chosen in secret by all at once, revealed in three
//! waves, carried out area by area), the Fair (last season), Production and Retrieval, Pets (first season), Event,
//! Adventurers, End of Season. Then comes the combat: rounds of planning (all at once, in secret) and battles (one
//! player after another, step by step). After the second combat everything is counted. One file of `phases` holds
//! one of these.
//!
//! # How decisions are cut
//!
//! What all players answer together is a *phase* that waits until everybody is `ready`. Everything else is a *task* on a
//! small stack: one question to one seat. A question with a single answer is carried out by the game itself, one with
//! none falls away. Big choices are chains of small ones: orders one by one, tunnels cell by cell, the cost of a
//! creature alternative by alternative, an attack target by target.
//!
//! # What is hidden
//!
//! Trap cards in hand, pets face down, orders not yet revealed, bids, plans, combat cards one has not seen (`secrets`).
//! Stacks are bags: a tile or card is drawn at the moment somebody first sees it, so no hidden order exists.

pub mod action;
mod any_options;
mod asking;
mod board;
pub mod data;
pub mod dungeon;
pub mod event;
pub mod open;
pub mod options;
mod phases;
mod plug;
pub mod refusals;
mod round;
mod scoring;
mod secrets;
mod setup;
mod space;
pub mod state;
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
pub use options::{Options, Rules};
pub use state::DungeonLords;
pub use view::View;

use asking::Seek;

impl Game for DungeonLords {
    const ID: &'static str = "dungeon-lords";
    const RULES_VERSION: u32 = 2;
    const NOT_YOURS: Clause = "DL-YEAR-05";
    const BOUND: usize = 8000;

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
        let mut state = setup::new(options, pack, seed, on)?;
        state.advance(on);
        Ok(state)
    }

    fn pack(&self) -> Pack<Data> {
        self.pack
    }

    fn players(&self) -> usize {
        self.players.len()
    }

    fn awaiting(&self) -> Seats {
        self.awaited()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if seat.index() < self.players.len() {
            self.answers(seat, into);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mut seek = Seek { wanted: *action, found: false };
        if seat.index() < self.players.len() {
            self.answers(seat, &mut seek);
        }
        if seek.found { Ok(()) } else { Err(self.refusal(seat, action)) }
    }

    fn not_asked(&self, seat: Seat, _: &Action) -> Refusal {
        self.unasked(seat)
    }

    fn play(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        self.carry_out(seat, *action, on);
        self.advance(on);
    }

    fn resume(&mut self, on: &mut Witness<Event>) {
        self.advance(on);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn pending(&self, viewer: Viewer) -> Seats {
        self.seems_awaited(viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn resample(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw_hidden(seat, rng);
    }

    fn spared(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        view.spared(seat, legal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn validate(&self) -> Result<(), Impossible> {
        self.check_possible()
    }

    fn any_options(pack: Pack<Data>, rng: &mut Rng) -> Options {
        any_options::draw(pack, rng)
    }

    fn pieces(&self) -> Vec<(Piece, u32)> {
        self.census()
    }
}
