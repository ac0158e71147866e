//! Answers that have no place on the grid or a panel: beside the dice, where there is always room for them, so that nothing
//! moves when they come. Dukes are larger and have a row of their own.

use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, draw, name},
    Ask, Spot, art,
    faces::{self, Card},
    signs, spot,
};
use crate::{Action, View, data::SourceId, effect::Op};

/// The Dukes to choose from.
pub fn dukes(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    let numbers: Vec<usize> = asked.numbers(|action| spot(action) == Spot::Dukes).collect();
    html! {
        @if !numbers.is_empty() {
            div.va-row {
                @for number in numbers {
                    @if let Action::ChooseDuke(duke) = &asked.answers[number] {
                        (asked.button(number, "va-choice", html! {
                            (faces::picture(&view.pack, Card::Duke(*duke)))
                            span {
                                b { (name(&view.pack, *duke, lang)) }
                                @for line in draw::duke_lines(&view.pack, *duke, lang) { small { (line) } }
                            }
                        }))
                    }
                }
            }
        }
    }
}

/// An answer in signs where there are some, else in words.
pub fn answer(view: &View, asked: &Ask<'_>, number: usize, lang: Lang) -> Markup {
    let action = &asked.answers[number];
    let said = answers::answer(view, action, lang);
    asked.button(
        number,
        "va-loose",
        html! {
            @match short(view, action, lang) {
                Some(short) => {
                    span aria-hidden="true" title=(said) { (mark(view, action)) " " (short) }
                    span.hidden { (said) }
                },
                None => { (mark(view, action)) " " (said) },
            }
        },
    )
}

/// The seat that answers.
fn own(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) if seat.index() < view.players.len() => Some(seat),
        _ => None,
    }
}

/// What is gained or paid, as it stands on cards.
fn short(view: &View, action: &Action, lang: Lang) -> Option<Markup> {
    let data = &view.pack;
    let gain = |what: Markup| Some(html! { (lang.say("va-do-gain")) " " (what) });
    let side = |op: Option<&Op>, side: u8| match op {
        Some(Op::Choose(options)) => {
            options.get(usize::from(side)).and_then(|option| gain(signs::effect(data, option, lang)))
        }
        _ => None,
    };
    match action {
        Action::Gain(resource) => gain(signs::price(&[(*resource, 1)])),
        Action::HarvestGain(resource) => {
            gain(signs::price(&[(*resource, answers::harvested(view, own(view)?).into())]))
        }
        Action::HarvestChoice(at) => side(view.next_choice(own(view)?), *at),
        Action::HarvestExchange(source) => {
            let (op, count) = answers::exchange(view, own(view)?, *source);
            let times = html! { @if count > 1 { " ×" (count) } };
            op.map(|op| html! { (signs::effect(data, std::slice::from_ref(op), lang)) (times) })
        }
        Action::RewardOption(at) => side(view.current_op().map(|(_, op)| op), *at),
        Action::Payment { magic } => Some(signs::price(&answers::split(view, *magic))),
        _ => None,
    }
}

/// A picture for an answer, where one says more than words.
fn mark(view: &View, action: &Action) -> Markup {
    let face = |card| faces::picture(&view.pack, card);
    let choosing = || view.player(own(view)?).choices.first().map(|pending| pending.source);
    match action {
        Action::HarvestGain(_) | Action::HarvestChoice(_) => html! {
            @if let Some(source) = choosing() { (face(Card::Citizen(source))) }
        },
        Action::HarvestExchange(source) => face(Card::Citizen(*source)),
        Action::ReturnCitizen(id) => face(Card::Citizen(SourceId(id.0))),
        Action::ReturnMonster(id) => face(Card::Monster(*id)),
        Action::SoloOrder(number) => art::die(*number),
        _ => html! {},
    }
}
