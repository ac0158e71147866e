//! What everything on the page is drawn with: the view, the question, the words, and a note of what already stands on
//! the page, so that every answer stands there once and every sheet of details too.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
};

use boards::page::parts;
use engine::{Clause, Id, Names, Seats};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{Say, answers},
    Ask,
    art::{self, Paint},
};
use crate::{
    Action, View,
    data::{Cost, Gain},
    open::{Good, Open},
};

pub struct Drawing<'a> {
    pub view: &'a View,
    pub asked: &'a Ask<'a>,
    pub say: Say,
    pub paint: Paint,
    /// Which answers stand somewhere already.
    drawn: RefCell<Vec<bool>>,
    /// Table and number of the entries whose details can be opened.
    sheets: RefCell<BTreeSet<(&'static str, u8)>>,
    clauses: RefCell<BTreeSet<Clause>>,
    popovers: Cell<usize>,
}

impl<'a> Drawing<'a> {
    pub fn new(view: &'a View, asked: &'a Ask<'a>, lang: Lang) -> Drawing<'a> {
        Drawing {
            view,
            asked,
            say: Say { data: view.data(), lang },
            paint: Paint::default(),
            drawn: RefCell::new(vec![false; asked.answers.len()]),
            sheets: RefCell::default(),
            clauses: RefCell::default(),
            popovers: Cell::new(0),
        }
    }

    pub fn lang(&self) -> Lang {
        self.say.lang
    }

    pub fn word(&self, key: &str) -> String {
        self.say.lang.say(key)
    }

    /// What lies open on the table.
    pub fn table(&self) -> &'a Open {
        &self.view.open
    }

    pub fn icon(&self, name: &'static str) -> Markup {
        self.paint.icon(name)
    }

    pub fn awaited(&self) -> Seats {
        self.view.awaited()
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

    /// Makes `face` a button that opens the details of an entry of the pack.
    pub fn open(&self, table: &'static str, at: u8, name: &str, face: Markup) -> Markup {
        self.sheets.borrow_mut().insert((table, at));
        // A picture alone says nothing to those who hear it.
        let named = face.0.contains(name);
        html! {
            button.b-open type="button" popovertarget={ "dl-" (table) "-" (at) } title=(name) {
                (face) span.hidden { " " @if !named { (name) ", " } (self.word("board-details")) }
            }
        }
    }

    /// A drawing with its name below, opening its details.
    pub fn tile<I: Id>(&self, table: &'static str, id: I, class: &str, more: Markup) -> Markup {
        let name = self.say.name(id);
        let face =
            html! { span class={ "dl-tile " (class) } { (self.picture(id)) span.dl-name { (name) } (more) } };
        self.open(table, id.raw(), &name, face)
    }

    /// The drawing of an entry of the pack.
    pub fn picture<I: Id>(&self, id: I) -> Markup {
        self.paint.picture(self.say.data.name(I::KIND, id.raw()).unwrap_or(""))
    }

    /// The name of a clause, opening its text.
    pub fn clause(&self, clause: Clause) -> Markup {
        self.clauses.borrow_mut().insert(clause);
        html! { button.dl-rule type="button" popovertarget={ "dl-rule-" (clause) } { (clause) } }
    }

    /// The texts of the clauses that are named on the page.
    pub fn quotes(&self) -> Markup {
        html! {
            @for clause in self.clauses.borrow().iter() {
                div.b-details popover id={ "dl-rule-" (clause) } { (self.asked.quotes.clause(clause)) }
            }
        }
    }

    pub fn wanted_sheets(&self) -> BTreeSet<(&'static str, u8)> {
        self.sheets.borrow().clone()
    }

    /// A number with its sign, said in full for those who cannot see it.
    pub fn amount(&self, number: &str, icon: &'static str, said: &str) -> Markup {
        html! {
            span.dl-amount title=(said) {
                span aria-hidden="true" { (number) (self.icon(icon)) }
                span.hidden { (number) " " (said) " " }
            }
        }
    }

    pub fn cost(&self, cost: &Cost) -> Markup {
        html! {
            @for (good, n) in answers::goods(cost) {
                @let sign = if good == Good::Evil { "+" } else { "" };
                (self.amount(&format!("{sign}{n}"), art::good(good), &self.say.good(good, n)))
            }
        }
    }

    pub fn gain(&self, gain: &Gain) -> Markup {
        let word = |key: &str| self.word(key);
        let goods = [
            (i16::from(gain.gold), "gold", self.say.good(Good::Gold, gain.gold)),
            (i16::from(gain.food), "food", self.say.good(Good::Food, gain.food)),
            (i16::from(gain.evil), "evil", self.say.good(Good::Evil, gain.evil)),
            (i16::from(gain.imp), "imp", self.say.good(Good::Imp, gain.imp)),
            (i16::from(gain.trap), "trap", self.say.good(Good::Trap, gain.trap)),
            (i16::from(gain.tunnel), "tunnel", word("dl-tunnel")),
            (i16::from(gain.pet), "pet", word("dl-w-pet")),
            (i16::from(gain.peek), "peek", word("dl-w-peek")),
            (i16::from(gain.peek_and_move), "peek", word("dl-w-peek-move")),
            (i16::from(gain.monster), "monster", self.say.good(Good::Monster, gain.monster)),
            (i16::from(gain.room), "room", word("dl-w-room")),
            (i16::from(gain.installed_trap), "trap", word("dl-w-installed")),
            (i16::from(gain.rented_room), "room", word("dl-w-rented")),
        ];
        html! {
            @for (n, icon, said) in goods.into_iter().filter(|(n, _, _)| *n != 0) {
                (self.amount(&words::number(n.into()), icon, &said))
            }
        }
    }
}
