//! Making Monsters, for 2 to 4 mad scientists.
//!
//! **Phases.** *Setup* (a card to place, five tokens to draw), then rounds of *order* (secret tokens), *deliver*
//! (everybody draws and places at once), *end steps* (what orders bring afterwards, from the lead seat on), *answer*
//! (reanimate or wait, in secret), *reanimate* (from the lead seat on), *keep* (one of two monster cards, in secret)
//! and *settle* (where it goes). When the rot track is empty: *prepare* (choose monsters for the Fair, in secret),
//! *show* (draw once more, all at once), *over*.
//!
//! **Hidden.** The order of the monster deck and the upgrade stacks, what comes out of a bag next, the pair of cards a
//! seat looks at in *keep*, and the answers of the other seats in *order*, *answer*, *keep* and *prepare* until all
//! have given theirs. Everything else lies open, the contents of bags included (MM-INFO-02).
//!
//! **Decisions.** A seat's [`Step`](open::Step) says how far it is in the phase. Before anything else it finishes its
//! [`Errand`](open::Errand) (a LESTER card, a pick from the supply, a tile to install), then the tokens in its hand.
//! Drawn parts are placed one by one; rot is rejected without a question. Moves of sorted parts are offered beside
//! those questions that the ledger names (MM-PLACE-10).
//!
//! **Chance.** A bag draw is a number from 0 to the tokens left minus 1 on the seat's own stream; tokens are counted in
//! the order limb, stitch, spike, slime, shocker, mutation, rot. Shuffles use the table's stream.

pub mod action;
mod board;
pub mod data;
pub mod event;
mod offers;
pub mod open;
pub mod options;
mod phases;
mod plug;
pub mod refusals;
mod round;
mod scoring;
mod secrets;
mod sets;
mod setup;
mod space;
pub mod state;
mod validate;
pub mod value;
pub mod view;
mod written;

use engine::{
    Game, Impossible, Outcome, Pack, Piece, Problems, Refusal, Rng, Seat, Seats, Seed, Viewer, Witness,
    rand::RngExt as _,
};

pub use self::plug::PLUG;
pub use action::{Action, Answer, BayNo, Colour, Keep, SlotNo, TileNo};
pub use data::{Bag, CartId, Data, Kind, LesterId, MonsterId, Parts, Spaces, UpgradeId};
pub use event::{Event, Why};
pub use open::{Errand, Open, Phase, Player, Step};
pub use options::Options;
pub use state::MakingMonsters;
pub use view::View;

impl Game for MakingMonsters {
    const ID: &'static str = "making-monsters";
    const RULES_VERSION: u32 = 2;
    const NOT_YOURS: &'static str = "MM-DEC-04";
    const BOUND: usize = 20_000;

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
        self.active()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if seat.index() < self.players.len() && self.active().contains(seat) {
            self.offers(seat, &mut |action| into.push(action));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.players.len() {
            return Err(self.refusal(seat, action));
        }
        let mut offered = false;
        self.offers(seat, &mut |offer| offered |= offer == *action);
        if offered { Ok(()) } else { Err(self.refusal(seat, action)) }
    }

    fn not_asked(&self, seat: Seat, action: &Action) -> Refusal {
        self.refusal(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        self.carry_out(seat, *action, on);
        self.go_on(seat, on);
    }

    fn resume(&mut self, on: &mut Witness<Event>) {
        self.tidy();
        self.advance(on);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn resample(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw_hidden(Viewer::Seat(seat), rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn validate(&self) -> Result<(), Impossible> {
        self.check_possible()
    }

    fn any_options(_: Pack<Data>, rng: &mut Rng) -> Options {
        Options { players: rng.random_range(2..=4) }
    }

    fn order_matters(&self, one: (Seat, &Action), other: (Seat, &Action)) -> bool {
        [one, other].into_iter().all(|(seat, action)| self.uses_what_all_share(seat, action))
    }

    fn pieces(&self) -> Vec<(Piece, u32)> {
        self.census()
    }
}
