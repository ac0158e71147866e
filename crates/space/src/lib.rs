//! Answers and views as numbers, for whoever learns from games: `docs/numbers.md`.
//!
//! A game describes both in one place, its `space.rs`: [`Space::answers`] lists every answer it can ever ask for, and the
//! number of an answer is its place in that list; [`Space::sheet`] writes what a seat knows field by field, and the fields
//! are what it writes. On these two stand masks, observations and [`Many`] games at once.

mod answers;
mod any;
mod circle;
mod lot;
mod many;
mod marks;
mod part;
mod sheet;
mod turn;

use engine::{Game, Pack, Problem, Problems, Seat, Seed, Viewer, Witness};

pub use answers::{Answers, Block};
pub use any::AnySpace;
pub use circle::Circle;
pub use lot::Lot;
pub use many::{Bad, Many, Out, Plan, reward};
pub use marks::{count, flags, heap, mark, part, tiles, yes};
pub use sheet::{Field, Pen};
pub use turn::Turn;

/// A game whose answers have numbers and whose views can be written as numbers.
pub trait Space: Game {
    /// Every answer of the game, in the order of their numbers. Seats in answers are counted from whoever answers.
    fn answers() -> &'static Answers<Self::Action>;

    /// The same answer with the seats it names counted differently.
    fn turned(action: &Self::Action, _turn: Turn) -> Self::Action {
        *action
    }

    /// How much of a data pack has to find room among the numbers: what, how many there are, how many fit.
    fn rooms(pack: Pack<Self::Data>) -> Vec<(&'static str, usize, usize)>;

    /// Writes what a seat knows, from its view and nothing else, one field after another: always the same fields, whatever
    /// the view, with the seats in clockwise order and the observer first.
    fn sheet(view: &Self::View, seat: Seat, pen: &mut impl Pen);

    /// How many numbers there are, whatever the options.
    fn actions() -> usize {
        Self::answers().len()
    }

    /// The number of an answer that `seat` gives at a table of `players`; `None` where the rules let an amount grow beyond
    /// what has a number, which no game played here ever did. Masks say so instead of leaving it out in silence.
    fn number(action: &Self::Action, seat: Seat, players: usize) -> Option<usize> {
        Self::answers().number(&Self::turned(action, Turn::seen_from(seat, players)))
    }

    /// The answer behind a number, given by `seat` at a table of `players`.
    fn action(number: usize, seat: Seat, players: usize) -> Option<Self::Action> {
        let turned = Self::answers().answer(number)?;
        let action = Self::turned(&turned, Turn::back_to(seat, players));
        // A seat that this table does not have must not become another one's number.
        (Self::number(&action, seat, players) == Some(number)).then_some(action)
    }

    /// The name of a number, in the words of a data pack.
    fn action_name(number: usize, pack: Pack<Self::Data>) -> String {
        Self::answers().name(number, pack)
    }

    /// The fields of an observation, in order.
    fn fields() -> Vec<Field> {
        let view = first_state::<Self>().view(Viewer::Seat(Seat::default()));
        let mut fields = sheet::Namer::default();
        Self::sheet(&view, Seat::default(), &mut fields);
        fields.fields
    }

    /// Writes what a seat knows into `into`, which is as long as all fields together, and says how long that is.
    fn observe(view: &Self::View, seat: Seat, into: &mut [f32]) -> usize {
        let mut pen = sheet::Writer::new(into);
        Self::sheet(view, seat, &mut pen);
        pen.written
    }

    /// Whether all that a data pack holds has a number.
    fn fits(pack: Pack<Self::Data>) -> Result<(), Problems> {
        let beyond = |(what, found, room): (&str, usize, usize)| {
            (found > room).then(|| {
                Problem::new("space-room").with("what", what).with("found", found).with("room", room)
            })
        };
        let problems: Problems = Self::rooms(pack).into_iter().filter_map(beyond).collect();
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }
}

/// Any state at all: what is the same for all of them is read from it.
fn first_state<G: Game>() -> G {
    // The tests of every game begin one with its own pack and options: nothing a user does can break it.
    let pack =
        Pack::built_in().unwrap_or_else(|problems| panic!("built-in data pack of {}: {problems:?}", G::ID));
    G::new(&G::Options::default(), pack, &Seed::from_number(0), &mut Witness::silent())
        .unwrap_or_else(|problems| panic!("default options of {}: {problems:?}", G::ID))
}
