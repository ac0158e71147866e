//! Valeria for people.

pub mod answers;
pub mod draw;
pub mod effects;
mod events;
mod page;

use boards::{TextBoard, seat_name};
use engine::{Clause, Id, Seat};
use words::Lang;

use crate::{Action, Event, Phase, Valeria, View, data::Data, effect::Resource};

impl TextBoard for Valeria {
    fn title(lang: Lang) -> String {
        lang.say("va-title")
    }

    fn draw(view: &View, lang: Lang) -> String {
        draw::draw(view, lang)
    }

    fn question(view: &View, seat: Seat, lang: Lang) -> String {
        answers::question(view, seat, lang)
    }

    fn answer(view: &View, action: &Action, lang: Lang) -> String {
        answers::answer(view, action, lang)
    }

    fn clause(action: &Action) -> Clause {
        answers::clause(action)
    }

    fn event(view: &View, event: &Event, lang: Lang) -> String {
        events::event(view, event, lang)
    }

    fn score_item(item: &str, lang: Lang) -> String {
        lang.say(&format!("va-score-{}", item.replace('_', "-")))
    }
}

/// The name of a component in the reader's language.
pub fn name<I: Id>(data: &Data, id: I, lang: Lang) -> String {
    data.label(I::KIND, id.raw()).map_or_else(String::new, |label| label.text(lang.code()).to_owned())
}

/// The name of a phase of the turn.
pub fn phase(phase: Phase, lang: Lang) -> String {
    let key = match phase {
        Phase::ChooseDukes | Phase::FirstPlayer => "va-phase-setup",
        Phase::Roll | Phase::Modify | Phase::Events => "va-phase-roll",
        Phase::HarvestStart | Phase::Takes | Phase::Gains | Phase::Harvest => "va-phase-harvest",
        Phase::ActionStart
        | Phase::Action
        | Phase::Payment
        | Phase::Reward
        | Phase::Cover
        | Phase::ActionEnd => "va-phase-action",
        Phase::AttackStart | Phase::Attacks | Phase::Capture => "va-phase-monsters",
        Phase::End => "va-phase-end",
        Phase::Over => "va-phase-over",
    };
    lang.say(key)
}

fn amount(resource: Resource, n: impl Into<i64>, lang: Lang) -> String {
    good(resource.into(), n, lang)
}

/// `3 Gold`.
fn good(good: crate::effect::Good, n: impl Into<i64>, lang: Lang) -> String {
    use crate::effect::Good;
    let key = match good {
        Good::Gold => "va-n-gold",
        Good::Strength => "va-n-strength",
        Good::Magic => "va-n-magic",
        Good::Vp => "va-n-vp",
    };
    lang.tell(key, [("n", n.into().into())])
}

/// `2 Gold and 1 Magic`, leaving out zeros.
fn price(parts: &[(Resource, u32)], lang: Lang) -> String {
    let parts: Vec<String> =
        parts.iter().filter(|(_, n)| *n > 0).map(|(resource, n)| amount(*resource, *n, lang)).collect();
    match parts.len() {
        0 => lang.say("va-free"),
        _ => parts.join(&lang.say("va-and")),
    }
}

fn who(seat: Seat, lang: Lang) -> String {
    seat_name(seat, lang)
}
