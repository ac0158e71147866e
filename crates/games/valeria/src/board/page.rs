//! Valeria in a browser: everybody's panel, the dice, and the grid of stacks with the answers on it.

mod art;
mod cards;
mod gallery;
mod panels;

use boards::{Asked, PageBoard};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{answers, effects, phase, who};
use crate::{Action, Event, Phase, Slot, Valeria, View, state::Dukes};

type Ask<'a> = Asked<'a, Action, Event>;

impl PageBoard for Valeria {
    const STYLE: &'static str = include_str!("page.css");

    fn page(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
        html! {
            (art::symbols())
            div.valeria {
                (header(view, asked, lang))
                (panels::panels(view, asked, lang))
                (loose(view, asked, lang))
                (grid(view, asked, lang))
            }
        }
    }

    fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
        panels::stock(view, seat, lang)
    }

    fn gallery(lang: Lang) -> Markup {
        gallery::gallery(lang)
    }

    fn wished(view: &View, _: Seat) -> Vec<Action> {
        if view.phase != Phase::Action {
            return Vec::new();
        }
        Slot::all()
            .filter_map(|slot| match slot.row() {
                _ if view.monster_in(slot).is_some() => Some(Action::Slay(slot)),
                crate::slot::Row::Citizen(at) if !view.citizens[at].cards.is_empty() => {
                    Some(Action::Recruit(slot))
                }
                crate::slot::Row::Domain(at) if view.domains[at].top.is_some() => Some(Action::Build(slot)),
                _ => None,
            })
            .collect()
    }

    fn opened(views: Vec<View>) -> Option<View> {
        let dukes: Vec<_> = views.iter().enumerate().map(|(seat, view)| view.own.dukes[seat]).collect();
        let mut open = views.into_iter().next()?;
        open.viewer = Viewer::Spectator;
        for (place, own) in open.own.dukes.iter_mut().zip(dukes) {
            // Nobody but whoever put it away ever sees a rejected Duke.
            *place = Dukes { rejected: None, ..own };
        }
        Some(open)
    }
}

/// Turn, phase, dice and what is left of the Exhausted stack.
fn header(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    let [one, two] = view.dice;
    let rolled = view.turn > 0 && one > 0;
    html! {
        div.va-head {
            span.va-turn {
                (lang.tell("va-h-turn", [("turn", view.turn.into())])) " · " (who(view.active, lang)) " · "
                b { (phase(view.phase, lang)) }
                @if view.last_round { " · " strong.va-last { (lang.say("va-h-last-round")) } }
            }
            @if rolled {
                @let said = lang.tell("va-h-dice", [("one", one.into()), ("two", two.into()), ("sum", (one + two).into())]);
                span.va-dice role="img" aria-label=(said) title=(said) {
                    (art::die(one)) (art::die(two)) span.va-sum { (one + two) }
                }
            }
            @for number in asked.numbers(|action| matches!(action, Action::RollModify { .. } | Action::Announce)) {
                (asked.button(number, "va-loose", html! { (answers::answer(view, &asked.answers[number], lang)) }))
            }
            span.va-exhausted { (super::draw::exhausted(view, lang)) }
        }
    }
}

/// Answers that have no place on the grid or a panel stand in a row of their own.
fn loose(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    let numbers: Vec<usize> = asked.numbers(|action| place(action) == Place::Row).collect();
    html! {
        @if !numbers.is_empty() {
            div.va-row {
                @for number in numbers {
                    @let action = &asked.answers[number];
                    (asked.button(number, "va-loose", html! {
                        (mark(view, action)) " " (answers::answer(view, action, lang))
                        @if let Action::ChooseDuke(duke) = action {
                            small { (super::draw::duke_text(view, *duke, lang)) }
                        }
                    }))
                }
            }
        }
    }
}

/// A picture for an answer of the row, where one says more than words.
fn mark(view: &View, action: &Action) -> Markup {
    match action {
        Action::HarvestGain(resource) | Action::Gain(resource) => art::resource(*resource),
        Action::ReturnCitizen(id) => art::citizen(&view.pack, *id),
        Action::ReturnMonster(id) => art::monster(&view.pack, *id),
        Action::ChooseDuke(_) => art::icon("crown"),
        Action::Payment { .. } => art::icon("gold"),
        Action::SoloOrder(number) => art::die(*number),
        _ => html! {},
    }
}

#[derive(PartialEq, Eq)]
enum Place {
    Grid(Slot),
    Panel(Seat),
    Dice,
    Row,
}

/// Where on the table an answer belongs.
fn place(action: &Action) -> Place {
    match action {
        Action::Slay(slot)
        | Action::Recruit(slot)
        | Action::Build(slot)
        | Action::EventToken(slot)
        | Action::RewardCitizen(slot)
        | Action::SoloStack(slot)
        | Action::SoloCapture(slot) => Place::Grid(*slot),
        Action::Take { from, .. } => Place::Panel(*from),
        Action::Target(seat) => Place::Panel(*seat),
        Action::RollModify { .. } | Action::Announce => Place::Dice,
        _ => Place::Row,
    }
}

fn grid(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    html! {
        div.va-grid {
            @for slot in Slot::all() { (cards::slot(view, slot, asked, lang)) }
        }
    }
}

/// The words of an effect with the icons of its goods.
fn effect(view: &View, ops: &[crate::effect::Op], lang: Lang) -> Markup {
    html! { (effects::effect(&view.pack, ops, lang)) }
}
