//! Parts that every board is made of: seats by colour, shape and number; details that open; answers out of reach.

use engine::{Clause, Game, Names, Refusal, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{Asked, Quotes, provenance, steady::steady};
use crate::seat_name;

/// A seat's mark: its own colour and its own shape, so that nobody needs the colour.
pub fn seat_mark(seat: Seat) -> Markup {
    let shape = match seat.index() {
        0 => "M10 1.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z",
        1 => "M2 2h16v16H2z",
        2 => "M10 1 19 18H1z",
        3 => "M10 .5 19.500 10 10 19.500.5 10z",
        _ => {
            "M10 .5l2.600 6.400 6.900.5-5.300 4.400 1.700 6.700-5.900-3.700-5.900 3.700 1.700-6.700L.5 7.400l6.900-.5z"
        }
    };
    html! {
        svg class={ "b-seat s" (seat.index()) } viewBox="0 0 20 20" aria-hidden="true" { path d=(shape) {} }
    }
}

/// The mark with the name of who sits there.
pub fn seat(seat: Seat, lang: Lang) -> Markup {
    html! { span.b-who { (seat_mark(seat)) " " (seat_name(seat, lang)) } }
}

/// What a card or tile says in full, for those who ask: text, clauses, and where its numbers come from.
pub struct Details<'a> {
    /// Unique on the page.
    pub id: &'a str,
    pub name: &'a str,
    pub text: Markup,
    pub clauses: &'a [&'a str],
    /// The table and the id of its entry in the data pack.
    pub entry: Option<(&'a str, &'a str)>,
}

impl Details<'_> {
    /// `face` as a button that opens the details, and the details.
    pub fn around<G: Game>(&self, face: Markup, quotes: Quotes, lang: Lang) -> Markup {
        // A picture alone says nothing to those who hear it.
        let named = face.0.contains(self.name);
        html! {
            button.b-open type="button" popovertarget=(self.id) title=(self.name) {
                (face) span.hidden { " " @if !named { (self.name) ", " } (lang.say("board-details")) }
            }
            (self.sheet::<G>(quotes, lang))
        }
    }

    /// The details alone; a button with `popovertarget` opens them.
    pub fn sheet<G: Game>(&self, quotes: Quotes, lang: Lang) -> Markup {
        let source = self.entry.and_then(|(table, id)| provenance::source::<G>(table, id));
        html! {
            div.b-details popover id=(self.id) {
                h3 { (self.name) }
                (self.text)
                @if !self.clauses.is_empty() {
                    details { summary { (lang.say("board-rules")) } @for clause in self.clauses { (quotes.clause(clause)) } }
                }
                @if let Some(source) = source {
                    p.b-source { (lang.say("board-source")) " " (lang.say(source_key(&source))) }
                }
            }
        }
    }
}

fn source_key(source: &str) -> &'static str {
    match source {
        "seed" => "board-source-rulebook",
        "public" => "board-source-public",
        "inferred" => "board-source-inferred",
        _ => "board-source-house",
    }
}

/// A greyed answer that opens the reason why not, with the rules behind it folded below. `id` is unique on the page,
/// `names` are those of the game's pack.
pub fn refused<A, E>(
    id: &str,
    face: Markup,
    said: &str,
    refusal: &Refusal,
    names: &impl Names,
    asked: &Asked<'_, A, E>,
    lang: Lang,
) -> Markup {
    html! {
        button.b-greyed type="button" popovertarget=(id) title=(lang.say("board-why-not")) {
            (face) span.hidden { (lang.say("board-why-not")) }
        }
        (steady(WhyNot { id, said, why: crate::refusal(refusal, names, lang), clauses: refusal.clauses, quotes: asked.quotes, lang }, why_not))
    }
}

/// What is told of an answer that is out of reach.
#[derive(Hash)]
struct WhyNot<'a> {
    id: &'a str,
    said: &'a str,
    why: String,
    clauses: &'a [Clause],
    quotes: Quotes,
    lang: Lang,
}

fn why_not(of: &WhyNot<'_>) -> Markup {
    html! {
        div.b-details popover id=(of.id) {
            h3 { (of.said) }
            p { (of.why) }
            details { summary { (of.lang.say("board-rules")) } @for clause in of.clauses { (of.quotes.clause(clause)) } }
        }
    }
}
