//! Boards for people, made from views alone: a board knows no rules. If it needs to know whether something is
//! allowed, it looks at the legal answers it was handed.

mod bag;
pub mod page;
mod refusal;
mod sentence;
mod story;
pub mod text;

use std::{cell::RefCell, hash::BuildHasher, sync::LazyLock};

use engine::{Clause, Game, Outcome, Seat};
use foldhash::quality::RandomState;
use words::Lang;

pub use bag::at_least;
pub use page::{Asked, PageBoard};
pub use refusal::refusal;
pub use sentence::{Speaker, Spoken};
pub use story::told;
#[doc(hidden)]
pub use words;

/// A game as text: the table, the question, the answers and what happened, in either language.
pub trait TextBoard: Game {
    /// The name of the game.
    fn title(lang: Lang) -> String;

    /// The table as one viewer sees it, in lines of at most 100 columns.
    fn draw(view: &Self::View, lang: Lang) -> String;

    /// One plain sentence: what `seat` has to decide now.
    fn question(view: &Self::View, seat: Seat, lang: Lang) -> String;

    /// An answer in a few words.
    fn answer(view: &Self::View, action: &Self::Action, lang: Lang) -> String;

    /// The clause behind an answer.
    fn clause(action: &Self::Action) -> Clause;

    /// What happened, as a sentence. The pack says what things are called.
    fn event(data: &'static Self::Data, event: &Self::Event, lang: Lang) -> String;

    /// Whether a new round or turn begins with this: the log gets a heading there.
    fn opens(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The message that names the part of the game a decision belongs to: how well somebody plays is told for each.
    fn phase(view: &Self::View) -> &'static str;

    /// The name of a line of the score sheet.
    fn score_item(item: &str, lang: Lang) -> String;
}

/// Names of people at a table, and a number that says which names these are.
#[derive(Default)]
struct Names {
    seats: Vec<String>,
    told: u64,
}

thread_local! {
    static NAMES: RefCell<Names> = const { RefCell::new(Names { seats: Vec::new(), told: 0 }) };
}

/// Runs `write` with the names of the people at the table: every board and sentence it makes calls the seats by them.
pub fn called<T>(names: &[String], write: impl FnOnce() -> T) -> T {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    let _before = Before(NAMES.replace(Names { seats: names.to_vec(), told: KEY.hash_one(names) }));
    write()
}

/// The names there were before. They come back even where writing panics: its thread writes for other tables next.
struct Before(Names);

impl Drop for Before {
    fn drop(&mut self) {
        NAMES.set(std::mem::take(&mut self.0));
    }
}

/// Which names seats are called by: the same number for the same names.
fn names_told() -> u64 {
    NAMES.with_borrow(|names| names.told)
}

/// How people call a seat: by the name of who sits there ([`called`]), otherwise counted from 1.
pub fn seat_name(seat: Seat, lang: Lang) -> String {
    NAMES
        .with_borrow(|names| names.seats.get(seat.index()).cloned())
        .unwrap_or_else(|| lang.tell("seat", [("number", (seat.index() + 1).into())]))
}

/// The score sheet of a finished game, line by line.
pub fn score_sheet<G: TextBoard>(outcome: &Outcome, lang: Lang) -> String {
    let points = |number: i32| words::written(outcome.parts.into(), number.into());
    let mut lines = Vec::new();
    for standing in &outcome.standings {
        let key = if standing.won { "score-won" } else { "score-line" };
        let args = [
            ("who", seat_name(standing.seat, lang).into()),
            ("score", points(standing.score).into()),
            ("rank", standing.rank.into()),
        ];
        lines.push(lang.tell(key, args));
        for line in &standing.lines {
            let item = G::score_item(line.item, lang);
            lines.push(format!(
                "    {item} ({}): {} [{}]",
                points(line.count),
                points(line.points),
                line.clause
            ));
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_writes_next_is_not_called_by_the_names_of_another_table() {
        let names = ["Anna".to_owned()];
        let name = || seat_name(Seat::at(0), Lang::EN);
        assert_eq!(called(&names, name), "Anna");
        let broken = std::panic::catch_unwind(|| called(&names, || panic!("{} cannot be written", name())));
        assert!(broken.is_err());
        assert_ne!(name(), "Anna");
    }
}
