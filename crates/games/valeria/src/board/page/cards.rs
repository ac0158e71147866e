//! A stack of the grid: its top card, what lies below, its price, its answer, and why it cannot be had.

use boards::page::parts::{self, Details};
use engine::Refusal;
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, effects, name},
    Ask, Place, art, effect, place,
};
use crate::{
    Action, Slot, Valeria, View,
    effect::{Resource, Role},
    open::Cover,
    slot::Row,
};

/// A card as the grid shows it.
struct Face {
    /// The id of the card, the same in the grid and in a tableau.
    card: String,
    class: &'static str,
    name: String,
    art: Markup,
    price: Markup,
    vp: u8,
    effect: Markup,
    /// Everything about it, for those who ask.
    details: Markup,
}

pub fn slot(view: &View, slot: Slot, asked: &Ask<'_>, lang: Lang) -> Markup {
    let face = face(view, slot, lang);
    let (count, below) = pile(view, slot, lang);
    let controls: Vec<usize> = asked.numbers(|action| place(action) == Place::Grid(slot)).collect();
    let refused = asked.refused.iter().find(|(action, _)| place(action) == Place::Grid(slot));
    let open = if controls.is_empty() { "" } else { " open" };
    let kind = match slot.row() {
        Row::Monster(_) => "monster",
        Row::Citizen(_) => "citizen",
        Row::Domain(_) => "domain",
    };
    html! {
        div class={ "va-slot " (kind) (open) } data-slot=(slot) {
            div.va-place { span { (slot) " " (below) } span.va-count { "×" (count) } }
            @match &face {
                Some(face) => {
                    div class={ "va-card " (face.class) } data-card=(face.card) {
                        button.va-info type="button" popovertarget={ "d-" (slot) } title=(face.name) {
                            span.va-art { (face.art) }
                            span.va-name { (face.name) }
                        }
                        div.va-numbers { (face.price) @if face.vp > 0 { span.va-vp { (face.vp) (art::icon("vp")) } } }
                        div.va-effect { (face.effect) }
                    }
                    (sheet(slot, face, asked, lang))
                },
                None => div.va-card.empty { (cover(view, slot, lang)) },
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

/// Everything about a card: its text, the rules of its kind, where its numbers come from.
fn sheet(slot: Slot, face: &Face, asked: &Ask<'_>, lang: Lang) -> Markup {
    let entry = face.card.split_once(':');
    let clauses: &[&str] = match entry {
        Some(("monster", _)) => &["VA-SLAY-01"],
        Some(("citizen", _)) => &["VA-REC-01"],
        _ => &["VA-BLD-01", "VA-BLD-02"],
    };
    let details = Details {
        id: &format!("d-{slot}"),
        name: &face.name,
        text: html! { (face.details) },
        clauses,
        entry,
    };
    details.sheet::<Valeria>(asked.quote, lang)
}

/// The answer on a card in as few words as fit.
fn short(view: &View, action: &Action, lang: Lang) -> Markup {
    match action {
        Action::Slay(slot) => html! { (lang.say("va-do-slay")) " " (price(view, *slot)) },
        Action::Recruit(slot) => html! { (lang.say("va-do-recruit")) " " (price(view, *slot)) },
        Action::Build(slot) => html! { (lang.say("va-do-build")) " " (price(view, *slot)) },
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
    parts::refused(&format!("w-{slot}"), short(view, action, lang), &said, refusal, asked, lang)
}

/// What the card of a slot costs now.
fn price(view: &View, slot: Slot) -> Markup {
    cost(&answers::parts_of_price(view, slot))
}

pub fn cost(parts: &[(Resource, u32)]) -> Markup {
    html! {
        @for (resource, n) in parts.iter().filter(|(_, n)| *n > 0) {
            span class={ "va-cost " (art::resource_name(*resource)) } { (n) (art::resource(*resource)) }
        }
    }
}

fn pile(view: &View, slot: Slot, lang: Lang) -> (usize, String) {
    let title = match slot.row() {
        Row::Monster(at) => name(&view.pack, view.monsters[at].place, lang),
        Row::Citizen(_) | Row::Domain(_) => String::new(),
    };
    (view.stack_size(slot), title)
}

fn cover(view: &View, slot: Slot, lang: Lang) -> String {
    if let Row::Domain(at) = slot.row()
        && view.domains[at].top.is_none()
        && view.domains[at].hidden > 0
    {
        return lang.say("va-face-down");
    }
    lang.say(match view.cover(slot) {
        Cover::Bare => "va-bare",
        _ => "va-exhausted",
    })
}

fn face(view: &View, slot: Slot, lang: Lang) -> Option<Face> {
    let data = &view.pack;
    if let Some(id) = view.monster_in(slot) {
        let monster = data.monster(id);
        let stack: Vec<String> = match slot.row() {
            Row::Monster(at) => {
                view.monsters[at].cards.iter().rev().skip(1).map(|id| name(data, *id, lang)).collect()
            }
            _ => Vec::new(),
        };
        return Some(Face {
            card: format!("monster:{}", monster.label.id),
            class: if monster.place.is_none() { "event" } else { "" },
            name: name(data, id, lang),
            art: art::monster(data, id),
            price: price(view, slot),
            vp: monster.vp,
            effect: effect(view, &monster.reward, lang),
            details: html! {
                p { (price(view, slot)) " · " (monster.vp) " " (art::icon("vp")) }
                p { (lang.say("va-d-reward")) " " (effect(view, &monster.reward, lang)) }
                @if monster.place.is_none() {
                    p { (lang.tell("va-d-event", [("number", monster.activation.into())])) " " (effect(view, &monster.instruction, lang)) }
                }
                @if !stack.is_empty() { p { (lang.say("va-d-below")) " " (stack.join(", ")) } }
            },
        });
    }
    match slot.row() {
        Row::Citizen(at) => {
            let id = *view.citizens[at].cards.last()?;
            let citizen = data.citizen(id);
            let source = data.sources.get(usize::from(id.0))?;
            let numbers: Vec<String> = source.activation.iter().map(ToString::to_string).collect();
            let [(_, now), _] = answers::parts_of_price(view, slot);
            Some(Face {
                card: format!("citizen:{}", source.label.id),
                class: art::role_name(citizen.role),
                name: name(data, id, lang),
                art: art::citizen(data, id),
                price: html! {
                    span.va-number { (numbers.join("/")) }
                    (cost(&[(Resource::Gold, u32::from(citizen.cost))])) "+"
                    (art::role(citizen.role, lang))
                },
                vp: 0,
                effect: effect(view, &source.on_turn, lang),
                details: html! {
                    p { (lang.tell("va-d-numbers", [("numbers", numbers.join(", ").into())])) }
                    p { (lang.tell("va-d-price", [("cost", citizen.cost.into()), ("now", now.into())])) }
                    p { (art::role(citizen.role, lang)) " " (effects::role(citizen.role, lang)) }
                    p { (lang.say("va-d-on-turn")) " " (effect(view, &source.on_turn, lang)) }
                    p { (lang.say("va-d-off-turn")) " " (effect(view, &source.off_turn, lang)) }
                },
            })
        }
        Row::Domain(at) => {
            let id = view.domains[at].top?;
            let domain = data.domain(id);
            let icons = html! {
                @for (role, n) in Role::ALL.iter().zip(domain.requires) {
                    @for _ in 0..n { (art::role(*role, lang)) }
                }
            };
            let [(_, now), _] = answers::parts_of_price(view, slot);
            Some(Face {
                card: format!("domain:{}", domain.label.id),
                class: "",
                name: name(data, id, lang),
                art: art::domain(data, id),
                price: html! { (cost(&[(Resource::Gold, u32::from(domain.cost))])) " " (icons) },
                vp: domain.vp,
                effect: effect(view, &domain.effect, lang),
                details: html! {
                    p { (lang.tell("va-d-price", [("cost", domain.cost.into()), ("now", now.into())])) }
                    p { (lang.say("va-d-needs")) " " (icons) " · " (domain.vp) " " (art::icon("vp")) }
                    p { b { (effects::trigger(domain.trigger, lang)) } ": " (effect(view, &domain.effect, lang)) }
                },
            })
        }
        Row::Monster(_) => None,
    }
}
