//! Valeria for people.

pub mod answers;
pub mod draw;
pub mod effects;
mod events;
mod page;

use boards::{Speaker, TextBoard, seat_name, spoken};
use engine::{Clause, Id, Seat};
use words::Lang;

use crate::{
    Action, Event, Phase, Valeria, View,
    data::{CitizenId, Data, DomainId, DukeId, MonsterId, SourceId},
    effect::{Good, Resource},
    event::{Cause, GridCard},
    open::Stock,
    slot::Slot,
};

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

    fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
        events::event(data, event, lang)
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. })
    }

    fn phase(view: &View) -> &'static str {
        view.phase.key()
    }

    fn score_item(item: &str, lang: Lang) -> String {
        lang.say(&format!("va-score-{}", item.replace('_', "-")))
    }
}

/// The name of a component in the reader's language.
pub fn name<I: Id>(data: &Data, id: I, lang: Lang) -> String {
    lang.named(data, id)
}

/// The name of a phase of the turn.
pub fn phase(phase: Phase, lang: Lang) -> String {
    lang.say(phase.key())
}

fn amount(resource: Resource, n: impl Into<i64>, lang: Lang) -> String {
    good(resource.into(), n, lang)
}

/// `3 Gold`.
fn good(good: Good, n: impl Into<i64>, lang: Lang) -> String {
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

/// The names of things in one language.
struct Say {
    data: &'static Data,
    lang: Lang,
}

impl Speaker for Say {
    fn lang(&self) -> Lang {
        self.lang
    }
}

impl Say {
    fn name<I: Id>(&self, id: I) -> String {
        name(self.data, id, self.lang)
    }

    fn cause(&self, by: Cause) -> String {
        match by {
            Cause::Card(id) => self.name(id),
            Cause::Domain(id) => self.name(id),
            Cause::Monster(id) => self.name(id),
        }
    }

    fn card(&self, card: GridCard) -> String {
        match card {
            GridCard::Monster(id) => self.name(id),
            GridCard::Citizen(id) => self.name(id),
            GridCard::Domain(id) => self.name(id),
        }
    }

    fn stock(&self, stock: Stock) -> String {
        let parts = [
            (Good::Gold, stock.gold),
            (Good::Strength, stock.strength),
            (Good::Magic, stock.magic),
            (Good::Vp, stock.vp),
        ];
        let parts = parts.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| good(what, n, self.lang));
        parts.collect::<Vec<_>>().join(&self.lang.say("va-and"))
    }
}

// How each thing is told in a sentence.
spoken! {
    Say:
    CitizenId => Say::name;
    DomainId => Say::name;
    DukeId => Say::name;
    MonsterId => Say::name;
    SourceId => Say::name;
    Cause => Say::cause;
    GridCard => Say::card;
    Stock => Say::stock;
    Slot => |_, slot| slot.to_string();
    // Nowhere: the Monsters of no stack wake.
    Option<Slot> => |_, slot| slot.map_or_else(String::new, |slot| slot.to_string());
    // From the centre or from somebody.
    Option<Seat> => |say, from| from.map_or_else(|| say.lang.say("va-centre"), |from| seat_name(from, say.lang));
}
