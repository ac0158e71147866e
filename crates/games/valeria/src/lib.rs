//! Valeria: Card Kingdoms, second edition, for 1 to 5 players.
//!
//! A turn is Roll, Harvest, Action, End ([`phases`]). The Active player decides in Roll and Action; in Harvest
//! everybody decides at once, because after the Thief's takes nothing links the players (VA-DEC-15). An action is cut
//! into small decisions: which card, how to pay for it, then one for each open point of its reward.
//!
//! Hidden are the Dukes (each known to its owner, with the one it rejected), face-down Domains, and by variant the
//! shuffled Citizens, the coming Monster Events and the Dark Lord (VA-HID). Everything else lies open.

pub mod action;
mod any_options;
mod board;
pub mod data;
pub mod effect;
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
pub mod slot;
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
pub use options::Options;
pub use slot::Slot;
pub use state::Valeria;
pub use view::View;

impl Game for Valeria {
    const ID: &'static str = "valeria";
    const RULES_VERSION: u32 = 2;
    const NOT_YOURS: Clause = "VA-TURN-02";
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
        self.count()
    }

    fn awaiting(&self) -> Seats {
        match self.phase {
            Phase::ChooseDukes => self.choosing_dukes(),
            Phase::Harvest => self.harvesting(),
            Phase::Over => Seats::NONE,
            _ => Seats::only(self.active),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.awaiting().contains(seat) {
            return;
        }
        match self.phase {
            Phase::ChooseDukes => self.legal_dukes(seat, into),
            Phase::Modify => self.legal_roll(into),
            Phase::Events => self.legal_tokens(into),
            Phase::Takes => self.legal_takes(into),
            Phase::Harvest => self.legal_harvest(seat, into),
            Phase::Action => self.legal_actions(into),
            Phase::Payment => self.legal_payments(into),
            Phase::Reward => self.legal_reward(into),
            Phase::ActionEnd => self.legal_at_end(into),
            Phase::Attacks => self.legal_attacks(into),
            Phase::Capture => self.legal_captures(into),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::ChooseDukes, Action::ChooseDuke(duke)) => self.check_duke(seat, *duke),
            (Phase::Modify, Action::Announce) => Ok(()),
            (Phase::Modify, Action::RollModify { domain, die, magic }) => {
                self.check_change(*domain, *die, *magic)
            }
            (Phase::Events, Action::EventToken(slot)) => self.check_token(*slot),
            (Phase::Takes, Action::TakeNothing) => Ok(()),
            (Phase::Takes, Action::Take { from, resource, amount }) => {
                self.check_take(*from, *resource, *amount)
            }
            (Phase::Harvest, action) => self.check_harvest(seat, action),
            (Phase::Action, action) => self.check_action(action),
            (Phase::Payment, Action::Payment { magic }) => self.check_payment(*magic),
            (Phase::Reward, action) => self.check_reward(action),
            (Phase::ActionEnd, action) => self.check_at_end(action),
            (Phase::Attacks, action) => self.check_attack(action),
            (Phase::Capture, Action::SoloCapture(slot)) => self.check_capture(*slot),
            _ => Err(self.closed(seat, action)),
        }
    }

    fn not_asked(&self, seat: Seat, action: &Action) -> Refusal {
        self.unasked(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        match (self.phase, action) {
            (Phase::ChooseDukes, Action::ChooseDuke(duke)) => self.choose_duke(seat, *duke, on),
            (Phase::Modify, Action::RollModify { domain, die, magic }) => {
                self.change_die(*domain, *die, *magic, on)
            }
            (Phase::Modify, _) => self.announce(on),
            (Phase::Events, Action::EventToken(slot)) => self.answer_token(*slot, on),
            (Phase::Takes, Action::Take { from, resource, amount }) => {
                self.answer_take(Some((*from, *resource, *amount)), on);
            }
            (Phase::Takes, _) => self.answer_take(None, on),
            (Phase::Harvest, action) => self.answer_harvest(seat, action, on),
            (Phase::Action, action) => self.answer_action(action, on),
            (Phase::Payment, Action::Payment { magic }) => self.pay((*magic).into(), on),
            (Phase::Reward, action) => self.answer_reward(action, on),
            (Phase::ActionEnd, action) => self.answer_at_end(action, on),
            (Phase::Attacks, action) => self.answer_attack(action, on),
            (Phase::Capture, Action::SoloCapture(slot)) => self.capture(*slot, on),
            _ => {}
        }
        self.advance(on);
    }

    fn resume(&mut self, on: &mut Witness<Event>) {
        self.settle_dukes();
        self.advance(on);
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
