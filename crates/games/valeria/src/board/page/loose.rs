//! Answers that have no place on the grid or a panel, in a row of their own.

use engine::Viewer;
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, draw, name},
    Ask, Spot, art,
    faces::{self, Card},
    spot,
};
use crate::{Action, View, data::SourceId};

pub fn row(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    let numbers: Vec<usize> = asked.numbers(|action| spot(action) == Spot::Row).collect();
    html! {
        @if !numbers.is_empty() {
            div.va-row {
                @for number in numbers {
                    @let action = &asked.answers[number];
                    @match action {
                        Action::ChooseDuke(duke) => (asked.button(number, "va-choice", html! {
                            (faces::picture(&view.pack, Card::Duke(*duke)))
                            span {
                                b { (name(&view.pack, *duke, lang)) }
                                @for line in draw::duke_lines(view, *duke, lang) { small { (line) } }
                            }
                        })),
                        _ => (asked.button(number, "va-loose", html! {
                            (mark(view, action)) " " (answers::answer(view, action, lang))
                        })),
                    }
                }
            }
        }
    }
}

/// A picture for an answer, where one says more than words.
pub fn mark(view: &View, action: &Action) -> Markup {
    let face = |card| faces::picture(&view.pack, card);
    let choosing = || {
        let Viewer::Seat(seat) = view.viewer else { return None };
        view.players.get(seat.index())?.choices.first().map(|pending| pending.source)
    };
    match action {
        Action::Gain(resource) => art::resource(*resource),
        Action::HarvestGain(resource) => html! {
            @if let Some(source) = choosing() { (face(Card::Citizen(source))) }
            (art::resource(*resource))
        },
        Action::HarvestChoice(_) => html! {
            @if let Some(source) = choosing() { (face(Card::Citizen(source))) }
        },
        Action::HarvestExchange(source) => face(Card::Citizen(*source)),
        Action::ReturnCitizen(id) => face(Card::Citizen(SourceId(id.0))),
        Action::ReturnMonster(id) => face(Card::Monster(*id)),
        Action::SoloOrder(number) => art::die(*number),
        _ => html! {},
    }
}
