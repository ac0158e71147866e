//! Valeria in a browser: the dice, everybody's panel, and the grid of stacks with the answers on it.

mod art;
mod cards;
pub mod faces;
mod gallery;
mod loose;
mod panels;
mod score;
mod sheets;
mod signs;
mod tableau;

use boards::{Asked, PageBoard, page::steady::steady};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{phase, who};
use crate::{Action, Event, Phase, Slot, Valeria, View, slot::Row, state::Dukes};

type Ask<'a> = Asked<'a, Action, Event>;

impl PageBoard for Valeria {
    const STYLE: &'static str = include_str!("page.css");

    fn page(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
        html! {
            (steady((), |()| art::symbols()))
            (faces::symbols(view.pack, &sheets::shown(view)))
            div.valeria {
                (header(view, asked, lang))
                (panels::panels(view, asked, lang))
                (loose::dukes(view, asked, lang))
                (grid(view, asked, lang))
                (sheets::sheets(view, asked, lang))
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
                Row::Citizen(at) if !view.citizens[at].cards.is_empty() => Some(Action::Recruit(slot)),
                Row::Domain(at) if view.domains[at].top.is_some() => Some(Action::Build(slot)),
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

/// Turn, phase, dice, the answers that have no place of their own, and what is left of the Exhausted stack.
fn header(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    html! {
        div.va-head {
            (dice(view, lang))
            span.va-turn {
                @if view.turn > 0 {
                    (lang.tell("va-h-turn", [("turn", view.turn.into())])) " · "
                    span.va-by { (who(view.active, lang)) " · " }
                }
                b { (phase(view.phase, lang)) }
                @if view.last_round { " · " strong.va-last { (lang.say("va-h-last-round")) } }
            }
            @for number in asked.numbers(|action| spot(action) == Spot::Head) { (loose::answer(view, asked, number, lang)) }
            span.va-exhausted title=(super::draw::exhausted(view, lang)) {
                @let args = [("slots", view.exhausted_slots().into()), ("needed", view.exhausted_to_end().into())];
                (lang.tell("va-h-exhausted-short", args))
            }
        }
    }
}

/// Both dice and their sum. They roll while the roll is new: a die has a name of its own for each roll, so that it is a new
/// piece of the page then and no other time.
fn dice(view: &View, lang: Lang) -> Markup {
    let [one, two] = view.dice;
    if !view.rolled() {
        return html! {};
    }
    let args = [("one", one.into()), ("two", two.into()), ("sum", (one + two).into())];
    let said = lang.tell("va-h-dice", args);
    let fresh =
        matches!(view.phase, Phase::Modify | Phase::Events | Phase::Takes | Phase::Gains | Phase::Harvest);
    html! {
        span.va-dice.fresh[fresh] role="img" aria-label=(said) title=(said) {
            @for (at, value) in [one, two].into_iter().enumerate() {
                span.va-roll id={ "va-die-" (view.turn) "-" (at + 1) "-" (value) } data-piece={ "die:" (at + 1) } { (art::die(value)) }
            }
            span.va-sum { (one + two) }
        }
    }
}

#[derive(PartialEq, Eq)]
enum Spot {
    Grid(Slot),
    Panel(Seat),
    /// A row of their own, for they are large.
    Dukes,
    Head,
}

/// Where on the table an answer belongs.
fn spot(action: &Action) -> Spot {
    match action {
        Action::Slay(slot)
        | Action::Recruit(slot)
        | Action::Build(slot)
        | Action::EventToken(slot)
        | Action::RewardCitizen(slot)
        | Action::SoloStack(slot)
        | Action::SoloCapture(slot) => Spot::Grid(*slot),
        Action::Take { from, .. } => Spot::Panel(*from),
        Action::Target(seat) => Spot::Panel(*seat),
        Action::ChooseDuke(_) => Spot::Dukes,
        _ => Spot::Head,
    }
}

fn grid(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    html! {
        div.va-grid {
            @for slot in Slot::all() { (cards::slot(view, slot, asked, lang)) }
        }
    }
}
