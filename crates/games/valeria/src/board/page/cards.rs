//! A stack of the grid: its top card, how many lie there, its price, its answer, and why it cannot be had.

use boards::page::{parts, steady::steady};
use engine::{Pack, Refusal};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, name},
    Ask, Spot, art,
    faces::{self, Card},
    sheets, signs, spot,
};
use crate::{
    Action, Slot, View,
    data::Data,
    effect::{Resource, Role},
    open::Cover,
    slot::Row,
};

pub fn slot(view: &View, slot: Slot, asked: &Ask<'_>, lang: Lang) -> Markup {
    let controls: Vec<usize> = asked.numbers(|action| spot(action) == Spot::Grid(slot)).collect();
    let refused = asked.refused.iter().find(|(action, _)| spot(action) == Spot::Grid(slot));
    let kind = match slot.row() {
        Row::Monster(_) => "monster",
        Row::Citizen(_) => "citizen",
        Row::Domain(_) => "domain",
    };
    html! {
        div.va-slot.(kind).open[!controls.is_empty()] id={ "va-" (slot) } data-slot=(slot) {
            @match sheets::top(view, slot) {
                Some(card) => (steady(Face::of(view, slot, card, lang), face)),
                None => (bare(view, slot, lang)),
            }
            @for number in controls {
                @let action = &asked.answers[number];
                @let said = answers::answer(view, action, lang);
                button.answer type="submit" form="answer" name="a" value=(number) aria-label=(said) title=(said)
                    data-advised[asked.hint == Some(number)] { (short(view, action, lang)) }
            }
            @if let Some((action, refusal)) = refused { (why_not(view, slot, action, refusal, asked, lang)) }
        }
    }
}

/// What the card on top of a stack looks like.
#[derive(Hash)]
struct Face {
    pack: Pack<Data>,
    card: Card,
    count: usize,
    price: [(Resource, u32); 2],
    bounty: u8,
    lang: Lang,
}

impl Face {
    fn of(view: &View, slot: Slot, card: Card, lang: Lang) -> Face {
        Face {
            pack: view.pack,
            card,
            count: view.stack_size(slot).max(1),
            price: answers::parts_of_price(view, slot),
            bounty: view.tokens_on(slot).gold,
            lang,
        }
    }
}

/// The card on top. All about it opens on a press.
fn face(face: &Face) -> Markup {
    let (data, card, lang) = (&*face.pack, face.card, face.lang);
    let (kind, id) = card.entry(data);
    html! {
        div.va-card data-card={ (kind) ":" (id) } {
            button.va-info type="button" popovertarget={ "d-" (card.key(data)) } {
                span.va-art { (faces::picture(data, card)) }
                span.va-name {
                    @if let Some(numbers) = sheets::numbers(data, card) { b.va-number.danger[matches!(card, Card::Monster(_))] { (numbers) } " " }
                    span.va-count { "×" (face.count) }
                    " " (sheets::called(data, card, lang))
                }
            }
            div.va-facts { (facts(face)) }
            div.va-effect { (effect(data, card, lang)) }
        }
    }
}

/// What is printed on it: price, icons, Victory Points.
fn facts(face: &Face) -> Markup {
    let (data, lang) = (&*face.pack, face.lang);
    let vp = |points: u8| html! { @if points > 0 { span.va-vp { (points) (art::icon("vp")) } } };
    match face.card {
        Card::Monster(id) => {
            let monster = data.monster(id);
            html! {
                (signs::price(&face.price))
                @if face.bounty > 0 { span.va-bounty title=(lang.say("va-d-bounty")) { "+" (face.bounty) (art::icon("gold")) } }
                (vp(monster.vp))
            }
        }
        Card::Citizen(source) => match data.citizen_of(source).map(|id| data.citizen(id)) {
            Some(citizen) => html! {
                (signs::price(&[(Resource::Gold, citizen.cost.into())])) "+ " (art::role(citizen.role, lang))
            },
            None => html! {},
        },
        Card::Domain(id) => {
            let domain = data.domain(id);
            html! {
                (signs::price(&[(Resource::Gold, domain.cost.into())])) " " (needs(&domain.requires, lang)) (vp(domain.vp))
            }
        }
        Card::Duke(_) => html! {},
    }
}

/// The Role icons a Domain asks for.
pub fn needs(requires: &[u8; 4], lang: Lang) -> Markup {
    html! {
        @for (role, n) in Role::ALL.iter().zip(requires) {
            @for _ in 0..*n { (art::role(*role, lang)) }
        }
    }
}

fn effect(data: &Data, card: Card, lang: Lang) -> Markup {
    match card {
        Card::Monster(id) => signs::effect(data, &data.monster(id).reward, lang),
        Card::Citizen(id) => {
            let source = data.source(id);
            html! {
                span.va-pays {
                    span.mine title=(lang.say("va-d-on-turn")) { (signs::effect(data, &source.on_turn, lang)) }
                    span.theirs title=(lang.say("va-d-off-turn")) { (signs::effect(data, &source.off_turn, lang)) }
                }
            }
        }
        Card::Domain(id) => signs::effect(data, &data.domain(id).effect, lang),
        Card::Duke(_) => html! {},
    }
}

/// A stack without a card that can be had.
fn bare(view: &View, slot: Slot, lang: Lang) -> Markup {
    let down = match slot.row() {
        Row::Domain(at) => view.domains[at].top.is_none() && view.domains[at].hidden > 0,
        Row::Citizen(_) | Row::Monster(_) => false,
    };
    let said = lang.say(match view.cover(slot) {
        _ if down => "va-face-down",
        Cover::Bare => "va-bare",
        _ => "va-exhausted",
    });
    let place = match slot.row() {
        Row::Monster(at) => name(&view.pack, view.monsters[at].place, lang),
        Row::Citizen(_) | Row::Domain(_) => String::new(),
    };
    html! { div.va-bare.down[down] { span { (said) } @if !place.is_empty() { small { (place) } } } }
}

/// The answer on a card in as few words as fit, with what will be paid.
fn short(view: &View, action: &Action, lang: Lang) -> Markup {
    let act =
        |key: &str, slot: Slot| html! { (lang.say(key)) " " (signs::price(&answers::paid(view, slot))) };
    match action {
        Action::Slay(slot) => act("va-do-slay", *slot),
        Action::Recruit(slot) => act("va-do-recruit", *slot),
        Action::Build(slot) => act("va-do-build", *slot),
        Action::RewardCitizen(_) => html! { (lang.say("va-do-take")) },
        Action::SoloCapture(_) => html! { (lang.say("va-do-capture")) },
        _ => html! { (lang.say("va-do-choose")) },
    }
}

/// A greyed answer that opens the rule behind it.
fn why_not(
    view: &View,
    slot: Slot,
    action: &Action,
    refusal: &Refusal,
    asked: &Ask<'_>,
    lang: Lang,
) -> Markup {
    let said = answers::answer(view, action, lang);
    parts::refused(
        &format!("w-{slot}"),
        short(view, action, lang),
        &said,
        refusal,
        view.pack.data(),
        asked,
        lang,
    )
}
