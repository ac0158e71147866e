//! A game as a page: the table in HTML, with every legal answer as a control on it.

pub mod parts;
mod provenance;
pub mod steady;

use engine::{Game, Refusal, Seat, Told};
use maud::{Markup, PreEscaped, html};
use words::Lang;

use crate::TextBoard;

/// The style that all boards share: parchment, ink, seats, details.
pub const STYLE: &str = include_str!("page/shared.css");

/// A line of the story: the entry of the log it belongs to, and what was told.
pub type Line<'a, E> = (Option<usize>, &'a Told<E>);

/// The decision a reader of the page may give, if any, and what this reader was told so far.
pub struct Asked<'a, A, E> {
    /// Whose decision it is.
    pub seat: Option<Seat>,
    /// The legal answers, in the order of their numbers.
    pub answers: &'a [A],
    /// Answers that people may wish to give and that a rule forbids now.
    pub refused: &'a [(A, Refusal)],
    /// The number of the answer that a bot advises.
    pub hint: Option<usize>,
    /// What the reader was told since the game began, oldest first. Empty where nobody kept it.
    pub story: &'a [Line<'a, E>],
    /// The address of a moment is this followed by the number of log entries before it.
    pub replay: Option<&'a str>,
    /// Whether the reader wants to see the odds of a draw before it is made.
    pub odds: bool,
    /// The texts of clauses, with links to them.
    pub quotes: Quotes,
}

/// How the clauses of a game are quoted on its pages.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Quotes {
    pub game: &'static str,
    pub lang: Lang,
    /// Writes the clause of a game in a language.
    pub write: fn(&str, &str, Lang) -> Markup,
}

impl Quotes {
    pub fn clause(&self, clause: &str) -> Markup {
        (self.write)(self.game, clause, self.lang)
    }

    /// No clause says anything: for parts of a table that are shown away from its board.
    pub const NONE: Quotes = Quotes { game: "", lang: Lang::EN, write: |_, _, _| PreEscaped(String::new()) };
}

impl<A, E> Asked<'_, A, E> {
    /// Nobody is asked anything: for parts of a table that are shown away from its board.
    pub fn nothing() -> Asked<'static, A, E> {
        Asked {
            seat: None,
            answers: &[],
            refused: &[],
            hint: None,
            story: &[],
            replay: None,
            odds: false,
            quotes: Quotes::NONE,
        }
    }
}

impl<A: PartialEq, E> Asked<'_, A, E> {
    /// The number of a legal answer.
    pub fn number(&self, action: &A) -> Option<usize> {
        self.answers.iter().position(|answer| answer == action)
    }

    /// The numbers of the legal answers that `fits` picks.
    pub fn numbers(&self, fits: impl Fn(&A) -> bool) -> impl Iterator<Item = usize> {
        self.answers.iter().enumerate().filter(move |(_, answer)| fits(answer)).map(|(number, _)| number)
    }

    /// The numbers of the legal answers that `fits` picks, as a page writes them down: for a piece (`data-drag`) those
    /// that move it, for a place (`data-drop`) those that bring something there.
    pub fn among(&self, fits: impl Fn(&A) -> bool) -> Option<String> {
        let numbers: Vec<String> = self.numbers(fits).map(|number| number.to_string()).collect();
        (!numbers.is_empty()).then(|| numbers.join(" "))
    }

    /// A button that gives answer `number`. It belongs to the page's answer form wherever it stands, so it works
    /// with scripts off too.
    pub fn button(&self, number: usize, class: &str, content: Markup) -> Markup {
        let advised = self.hint == Some(number);
        html! {
            button type="submit" form="answer" name="a" value=(number) class={ "answer " (class) } data-advised[advised] {
                (content)
            }
        }
    }
}

/// A button by which the reader says how pages shall be from now on. It belongs to the page's form of settings.
pub fn wish(name: &str, value: &str, content: Markup) -> Markup {
    html! { button.quiet type="submit" form="settings" name=(name) value=(value) { (content) } }
}

/// What a page of `G` is asked.
pub type AskedOf<'a, G> = Asked<'a, <G as Game>::Action, <G as Game>::Event>;

/// A game drawn for a browser.
pub trait PageBoard: TextBoard {
    /// The style sheet of the board; every class begins with the two letters of the game.
    const STYLE: &'static str;

    /// The table as `view` sees it.
    fn page(view: &Self::View, asked: &AskedOf<'_, Self>, lang: Lang) -> Markup;

    /// What a seat has, in one line: it stands beside the question and beside the names of the others, wherever the
    /// board has been scrolled to. Its pictures are those that the board has drawn already. What stands in shelves on the
    /// board has the class `b-line` and stands in a line there, whatever only holds such parts is `b-holds`.
    fn stock(view: &Self::View, seat: Seat, lang: Lang) -> Markup;

    /// Every piece that is drawn, with its name, for the page that shows the style.
    fn gallery(lang: Lang) -> Markup;

    /// Answers a person may think of in this position; those that are refused are shown with the rule behind it.
    fn wished(view: &Self::View, seat: Seat) -> Vec<Self::Action> {
        let _ = (view, seat);
        Vec::new()
    }

    /// What `seat` would throw away by this answer, in a sentence, where somebody may have pressed it without meaning to.
    fn regret(view: &Self::View, seat: Seat, action: &Self::Action, lang: Lang) -> Option<String> {
        let _ = (view, seat, action, lang);
        None
    }

    /// One view that shows what all seats know, for replays of finished games.
    fn opened(views: Vec<Self::View>) -> Option<Self::View> {
        views.into_iter().next()
    }
}
