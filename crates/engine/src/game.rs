//! The one idea: a game is a machine that asks small questions.

use std::{fmt::Debug, hash::Hash};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    impossible::Impossible,
    luck::Seed,
    outcome::Outcome,
    pack::{Components, Pack},
    refusal::{Clause, Problems, Refusal},
    seat::{Seat, Seats, Viewer},
    witness::Witness,
};

/// The generator for whoever imagines, samples or chooses at random outside a game's own luck.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// A kind of piece by its name, and which one of that kind: `("monster", 7)`.
pub type Piece = (&'static str, u16);

/// The rules of a game over its full state.
///
/// Laws that every implementation keeps (and [`crate::laws`] checks): `check` accepts exactly what `legal` lists;
/// a decision always has at least two answers; what a seat cannot know changes neither its view, nor its legal
/// answers, nor the events it sees; answers of several awaited seats commute; every game ends.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The short name in commands and addresses.
    const ID: &'static str;
    /// Raised whenever a change of the code changes what a stored game means.
    const RULES_VERSION: u32;
    /// The clause behind "it is not your decision now".
    const NOT_YOURS: Clause;
    /// No game takes more decisions than this, forced ones not counted.
    const BOUND: usize;

    type Data: Components;
    /// Players and variants. JSON objects with unknown fields refused and every field optional.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened.
    type Event: Clone + PartialEq + Hash + Debug + Serialize + Send + Sync;
    /// What one viewer may know: the only door outwards.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Sets up a game and plays on to the first real decision. All that is wrong with the options is said at once.
    fn new(
        options: &Self::Options,
        pack: Pack<Self::Data>,
        seed: &Seed,
        on: &mut Witness<Self::Event>,
    ) -> Result<Self, Problems>;

    fn pack(&self) -> Pack<Self::Data>;

    fn players(&self) -> usize;

    /// Who owes a decision now; several in simultaneous phases, nobody when the game is over.
    fn awaiting(&self) -> Seats;

    /// The answers `seat` may give: complete, no duplicates, canonical order, appended to `into`. At least two if
    /// the seat is awaited, none otherwise.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether an awaited `seat` may give this answer; if not, the rule that says no.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Why a `seat` that owes no decision may not give this answer: it rests, it has committed itself, the game is over.
    fn not_asked(&self, _seat: Seat, _action: &Self::Action) -> Refusal {
        const { assert!(!Self::NOT_YOURS.is_empty()) };
        Refusal::by(Self::NOT_YOURS_LIST)
    }

    /// Carries out an answer that `check` accepts, and every forced step after it.
    fn play(&mut self, seat: Seat, action: &Self::Action, on: &mut Witness<Self::Event>);

    /// Runs forced steps until a real decision is owed or the game is over. A state that `play` left behind does not
    /// change; one that a scenario has set up moves on to its first decision.
    fn resume(&mut self, on: &mut Witness<Self::Event>);

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// One full state that a seat with this view must hold possible, drawn at random.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Redraws in place everything `seat` cannot know: the definition of what is hidden. Written from the rules of the
    /// game and never by way of `view`, so that a view that shows too much is caught.
    fn resample(&mut self, seat: Seat, rng: &mut Rng);

    /// Who owes a decision as far as `viewer` can tell. Differs from [`Game::awaiting`] where being ready early would
    /// tell others what somebody holds; a seat always knows about itself.
    fn pending(&self, _viewer: Viewer) -> Seats {
        self.awaiting()
    }

    /// The answer the house may give for people who do not want to be asked where none of their own cards can make a
    /// difference; `None` for a real question. It follows from what the seat knows alone.
    fn spared(_view: &Self::View, _seat: Seat, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// Final scores once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether a state that came from outside can be played on; all that speaks against it if not.
    fn validate(&self) -> Result<(), Impossible>;

    /// Whether a rule of the game lets two answers of seats that are awaited together depend on their order.
    fn order_matters(&self, _one: (Seat, &Self::Action), _other: (Seat, &Self::Action)) -> bool {
        false
    }

    /// Options drawn at random that can be played: every player count, variant and switch comes up, alone and together.
    fn any_options(pack: Pack<Self::Data>, rng: &mut Rng) -> Self::Options;

    /// All pieces of the box, wherever they are, sorted, with how many there are: what never changes while a game runs.
    fn pieces(&self) -> Vec<(Piece, u32)>;

    /// Gives an answer: refused with the rule that says no (and nothing changed), or carried out.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        on: &mut Witness<Self::Event>,
    ) -> Result<(), Refusal> {
        if !self.awaiting().contains(seat) {
            return Err(self.not_asked(seat, action));
        }
        self.check(seat, action)?;
        self.play(seat, action, on);
        Ok(())
    }

    /// [`Game::NOT_YOURS`] as the list a refusal carries.
    const NOT_YOURS_LIST: &'static [Clause] = &[Self::NOT_YOURS];
}

/// What lies open is reached as if it stood in a view itself, `lies_open!(View: Open)`, or in a state, where rules change it,
/// `lies_open!(mut Valeria: Open)`.
#[macro_export]
macro_rules! lies_open {
    (mut $whole:ty: $open:ty) => {
        $crate::lies_open!($whole: $open);

        impl std::ops::DerefMut for $whole {
            #[inline(always)]
            fn deref_mut(&mut self) -> &mut $open {
                &mut self.open
            }
        }
    };
    ($whole:ty: $open:ty) => {
        impl std::ops::Deref for $whole {
            type Target = $open;

            #[inline(always)]
            fn deref(&self) -> &$open {
                &self.open
            }
        }
    };
}
