//! What everything on the page is drawn with: the view, the question, a pen, and a note of which answers already stand on
//! the page, so that each stands there once.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
    ops::Deref,
};

use boards::page::{parts, steady::steady};
use engine::{Clause, Seats};
use maud::{Markup, html};
use words::Lang;

use super::{super::answers, Ask, pen::Pen};
use crate::{Action, View, open::Open};

pub struct Drawing<'a> {
    pub view: &'a View,
    pub asked: &'a Ask<'a>,
    /// Who owes an answer.
    pub awaited: Seats,
    pen: Pen,
    /// Which answers stand somewhere already.
    drawn: RefCell<Vec<bool>>,
    clauses: RefCell<BTreeSet<Clause>>,
    popovers: Cell<usize>,
}

/// A pen is at hand wherever something is drawn.
impl Deref for Drawing<'_> {
    type Target = Pen;

    fn deref(&self) -> &Pen {
        &self.pen
    }
}

impl<'a> Drawing<'a> {
    pub fn new(view: &'a View, asked: &'a Ask<'a>, lang: Lang) -> Drawing<'a> {
        Drawing {
            view,
            asked,
            awaited: view.awaited(),
            pen: Pen::new(view.pack, asked.quotes, lang),
            drawn: RefCell::new(vec![false; asked.answers.len()]),
            clauses: RefCell::default(),
            popovers: Cell::new(0),
        }
    }

    /// What lies open on the table.
    pub fn table(&self) -> &'a Open {
        &self.view.open
    }

    /// Answers that fit and stand nowhere yet.
    pub fn waiting(&self, fits: impl Fn(&Action) -> bool) -> Vec<usize> {
        let drawn = self.drawn.borrow();
        self.asked.numbers(fits).filter(|number| !drawn[*number]).collect()
    }

    /// How many answers stand somewhere already.
    pub fn placed(&self) -> usize {
        self.drawn.borrow().iter().filter(|drawn| **drawn).count()
    }

    /// A button for an answer, with the full words for those who cannot see its place.
    pub fn answer(&self, number: usize, class: &str, short: Markup) -> Markup {
        if let Some(drawn) = self.drawn.borrow_mut().get_mut(number) {
            *drawn = true;
        }
        let full = answers::answer(self.view, &self.asked.answers[number], self.lang());
        self.asked.button(
            number,
            class,
            html! { span.dl-short aria-hidden="true" { (short) } span.hidden { (full) } },
        )
    }

    /// A button that says everything.
    pub fn spoken(&self, number: usize, class: &str, mark: Markup) -> Markup {
        if let Some(drawn) = self.drawn.borrow_mut().get_mut(number) {
            *drawn = true;
        }
        let full = answers::answer(self.view, &self.asked.answers[number], self.lang());
        self.asked.button(number, class, html! { (mark) " " (full) })
    }

    /// One or two answers as buttons; more of them behind a button that opens the list.
    pub fn few(&self, numbers: &[usize], class: &str, short: impl Fn(&Action) -> Markup) -> Markup {
        if numbers.len() <= 2 {
            return html! { @for number in numbers { (self.answer(*number, class, short(&self.asked.answers[*number]))) } };
        }
        let id = format!("dl-list-{}", self.popovers.replace(self.popovers.get() + 1));
        let advised = numbers.iter().any(|number| self.asked.hint == Some(*number));
        html! {
            button.dl-more type="button" popovertarget=(id) data-advised[advised] {
                (short(&self.asked.answers[numbers[0]])) " ×" (numbers.len())
                span.hidden { (self.word("dl-w-choices")) }
            }
            div.b-details.dl-list popover id=(id) {
                @for number in numbers { (self.spoken(*number, "dl-loose", short(&self.asked.answers[*number]))) }
            }
        }
    }

    /// An answer somebody may wish for here, greyed, with the rule that forbids it.
    pub fn refused(&self, fits: impl Fn(&Action) -> bool, face: Markup) -> Markup {
        let Some((action, refusal)) = self.asked.refused.iter().find(|(action, _)| fits(action)) else {
            return html! {};
        };
        let id = format!("dl-not-{}", self.popovers.replace(self.popovers.get() + 1));
        let said = answers::answer(self.view, action, self.lang());
        parts::refused(&id, face, &said, refusal, self.view.data(), self.asked, self.lang())
    }

    /// Has the text of a clause stand on the page.
    pub fn quote(&self, clause: Clause) {
        self.clauses.borrow_mut().insert(clause);
    }

    /// The texts of the clauses that are named on the page.
    pub fn quotes(&self) -> Markup {
        html! {
            @for clause in self.clauses.borrow().iter() {
                (steady((*clause, self.asked.quotes), |(clause, quotes)| html! {
                    div.b-details popover id={ "dl-rule-" (clause) } { (quotes.clause(clause)) }
                }))
            }
        }
    }
}
