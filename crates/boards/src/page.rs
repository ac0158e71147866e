//! A game as a page: the table in HTML, with every legal answer as a control on it.

use engine::{Refusal, Seat};
use maud::{Markup, html};
use words::Lang;

use crate::TextBoard;

/// The decision a reader of the page may give, if any.
pub struct Asked<'a, A> {
    /// Whose decision it is.
    pub seat: Option<Seat>,
    /// The legal answers, in the order of their numbers.
    pub answers: &'a [A],
    /// Answers that people may wish to give and that a rule forbids now.
    pub refused: &'a [(A, Refusal)],
    /// The number of the answer that a bot advises.
    pub hint: Option<usize>,
    /// The text of a clause, with a link to it.
    pub quote: &'a dyn Fn(&str) -> Markup,
}

impl<A: PartialEq> Asked<'_, A> {
    /// The number of a legal answer.
    pub fn number(&self, action: &A) -> Option<usize> {
        self.answers.iter().position(|answer| answer == action)
    }

    /// The numbers of the legal answers that `fits` picks.
    pub fn numbers(&self, fits: impl Fn(&A) -> bool) -> impl Iterator<Item = usize> {
        self.answers.iter().enumerate().filter(move |(_, answer)| fits(answer)).map(|(number, _)| number)
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

/// A game drawn for a browser.
pub trait PageBoard: TextBoard {
    /// The table as `view` sees it. Games without a drawn board show the text of [`TextBoard::draw`].
    fn page(view: &Self::View, asked: &Asked<'_, Self::Action>, lang: Lang) -> Markup {
        let _ = asked;
        html! { pre.textboard { (Self::draw(view, lang)) } }
    }

    /// Answers a person may think of in this position; those that are refused are shown with the rule behind it.
    fn wished(view: &Self::View, seat: Seat) -> Vec<Self::Action> {
        let _ = (view, seat);
        Vec::new()
    }

    /// One view that shows what all seats know, for replays of finished games.
    fn opened(views: Vec<Self::View>) -> Option<Self::View> {
        views.into_iter().next()
    }
}

impl PageBoard for making_monsters::MakingMonsters {}
impl PageBoard for dungeon_petz::DungeonPetz {}
impl PageBoard for dungeon_lords::DungeonLords {}
