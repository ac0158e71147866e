//! Under the Bed, for 2 to 4: a small game of our own that shows how a game is added (`docs/adding-a-game.md`).
//!
//! On a turn one draws a monster and slides one of two, face down, under somebody's bed. At the end equal monsters under
//! one bed play with each other, the others frighten. Hidden are the pile, hands, and what others slid (UB-HID-01).

mod board;
pub mod data;
pub mod open;
mod plug;
pub mod reasons;
mod secrets;
mod space;
pub mod state;
mod value;
pub mod view;

use engine::{
    Clause, Game, Impossible, Luck, Outcome, Pack, Piece, Problems, Refusal, Rng, Seat, Seats, Seed, Viewer,
    Witness, rng::below,
};
use serde::{Deserialize, Serialize};

pub use self::plug::PLUG;
pub use data::{Data, MonsterId};
pub use open::{Open, Phase};
pub use state::UnderTheBed;
pub use view::View;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { players: 2 }
    }
}

/// Which of the two monsters in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Held,
    Drawn,
}

impl Card {
    pub const BOTH: [Card; 2] = [Card::Held, Card::Drawn];
}

/// A bed goes by the seat of the child in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Slide { card: Card, bed: Seat },
    Shine { bed: Seat },
}

impl Action {
    pub fn bed(&self) -> Seat {
        match self {
            Action::Slide { bed, .. } | Action::Shine { bed } => *bed,
        }
    }
}

/// The monster is told to whoever sees it.
#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew { seat: Seat, monster: Option<MonsterId> },
    Slid { seat: Seat, bed: Seat, monster: Option<MonsterId> },
    Shone { seat: Seat, bed: Seat, monster: Option<MonsterId> },
    CameOut,
}

impl Game for UnderTheBed {
    const ID: &'static str = "under-the-bed";
    const RULES_VERSION: u32 = 1;
    const NOT_YOURS: Clause = "UB-TURN-01";
    // With three, fifteen monsters are slid and three torches shine.
    const BOUND: usize = 18;

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
        let mut state = UnderTheBed::set_up(options, pack, seed, on)?;
        state.advance(on);
        Ok(state)
    }

    fn pack(&self) -> Pack<Data> {
        self.pack
    }

    fn players(&self) -> usize {
        self.beds.len()
    }

    fn awaiting(&self) -> Seats {
        if self.phase == Phase::Slide { Seats::only(self.active) } else { Seats::NONE }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.awaiting().contains(seat) {
            into.extend(self.open.legal(seat));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.open.check(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        self.carry_out(seat, action, on);
        self.advance(on);
    }

    fn resume(&mut self, on: &mut Witness<Event>) {
        self.advance(on);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn resample(&mut self, seat: Seat, rng: &mut Rng) {
        self.hidden.luck = Luck::imagined(rng);
        self.redraw(Viewer::Seat(seat), rng);
    }

    /// Which of two equal monsters goes under the last bed with room makes no difference.
    fn spared(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        match (legal, view.hands.get(seat.index())?.as_slice()) {
            ([slide, _], [held, drawn]) if held == drawn => Some(*slide),
            _ => None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn validate(&self) -> Result<(), Impossible> {
        self.check_possible()
    }

    fn any_options(_: Pack<Data>, rng: &mut Rng) -> Options {
        Options { players: 2 + below(rng, 3) as u8 }
    }

    fn pieces(&self) -> Vec<(Piece, u32)> {
        self.pack.kinds().map(|kind| (("monster", kind.0.into()), self.count(kind) as u32)).collect()
    }
}
