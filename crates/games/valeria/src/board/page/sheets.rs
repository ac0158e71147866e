//! Everything about each card on the table, for those who press it: a large picture, its text, its rules.

use std::collections::BTreeSet;

use boards::page::{Quotes, parts::Details, steady::steady};
use engine::{Pack, Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, draw, effects, name},
    Ask, art, cards,
    faces::{self, Card},
    signs,
};
use crate::{
    Slot, Valeria, View,
    data::{Data, MonsterId, SourceId},
    effect::Resource,
    slot::Row,
};

/// The card of a slot that can be had.
pub fn top(view: &View, slot: Slot) -> Option<Card> {
    if let Some(id) = view.monster_in(slot) {
        return Some(Card::Monster(id));
    }
    match slot.row() {
        Row::Citizen(at) => view.citizens[at].cards.last().map(|id| Card::Citizen(SourceId(id.0))),
        Row::Domain(at) => view.domains[at].top.map(Card::Domain),
        Row::Monster(_) => None,
    }
}

/// The cards that lie before somebody.
pub fn held(view: &View, seat: Seat) -> impl Iterator<Item = (Card, u8)> {
    let player = view.player(seat);
    let sources = (0..view.pack.sources.len() as u8).map(SourceId);
    let citizens = sources.map(move |id| (Card::Citizen(id), view.copies(seat, id))).filter(|(_, n)| *n > 0);
    let domains = player.domains.iter().map(|id| (Card::Domain(id), 1));
    let monsters = player.monsters.iter().map(|(id, n)| (Card::Monster(id), n));
    citizens.chain(domains).chain(monsters)
}

/// The cards before somebody that others are shown: everybody has the same Starters, they are left out.
pub fn told(view: &View, seat: Seat) -> impl Iterator<Item = (Card, u8)> {
    let starter = |card: &Card| matches!(card, Card::Citizen(id) if view.pack.citizen_of(*id).is_none());
    held(view, seat).filter(move |(card, _)| !starter(card))
}

/// Every card of the page that opens.
fn opening(view: &View) -> BTreeSet<Card> {
    let tops = Slot::all().filter_map(|slot| top(view, slot));
    let own =
        view.seats().filter(|seat| view.viewer == Viewer::Seat(*seat)).flat_map(|seat| held(view, seat));
    let others = view.seats().flat_map(|seat| told(view, seat));
    let held = own.chain(others).map(|(card, _)| card);
    let dukes = view.seats().filter_map(|seat| view.duke(seat)).map(Card::Duke);
    tops.chain(held).chain(dukes).chain(captured(view).map(|(card, _)| card)).collect()
}

/// Solo: what the Dark Lord has taken.
pub fn captured(view: &View) -> impl Iterator<Item = (Card, u8)> {
    let lord = &view.dark_lord;
    let citizens = lord.citizens.iter().map(|(id, n)| (Card::Citizen(SourceId(id.0)), n));
    citizens.chain(lord.domains.iter().map(|id| (Card::Domain(id), 1)))
}

/// Every card of the page that has a face.
pub fn shown(view: &View) -> BTreeSet<Card> {
    let dealt = view.own.dukes.iter().flat_map(|dukes| dukes.dealt.iter().map(|id| Card::Duke(*id)));
    opening(view).into_iter().chain(dealt).collect()
}

/// The name of a card.
pub fn called(data: &Data, card: Card, lang: Lang) -> String {
    match card {
        Card::Monster(id) => name(data, id, lang),
        Card::Citizen(id) => name(data, id, lang),
        Card::Domain(id) => name(data, id, lang),
        Card::Duke(id) => name(data, id, lang),
    }
}

/// The numbers of the dice that wake a card.
pub fn numbers(data: &Data, card: Card) -> Option<String> {
    let numbers = match card {
        Card::Citizen(id) => data.source(id).activation.clone(),
        Card::Monster(id) => vec![data.monster(id).activation],
        Card::Domain(_) | Card::Duke(_) => Vec::new(),
    };
    let numbers: Vec<String> = numbers.into_iter().filter(|n| *n > 0).map(|n| n.to_string()).collect();
    (!numbers.is_empty()).then(|| numbers.join("/"))
}

pub fn sheets(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    let tops: Vec<(Card, Slot)> = Slot::all().filter_map(|slot| Some((top(view, slot)?, slot))).collect();
    let for_sale = |card: Card| {
        let slot = tops.iter().find(|(top, _)| *top == card).map(|(_, slot)| *slot)?;
        Some(ForSale { price: answers::parts_of_price(view, slot), below: below(view, slot).collect() })
    };
    html! {
        @for card in opening(view) {
            (steady(Sheet { pack: view.pack, card, for_sale: for_sale(card), quotes: asked.quotes, lang }, sheet))
        }
    }
}

/// What the sheet of a card follows from.
#[derive(Hash)]
struct Sheet {
    pack: Pack<Data>,
    card: Card,
    for_sale: Option<ForSale>,
    quotes: Quotes,
    lang: Lang,
}

/// What a card costs that lies on top of a stack, and the Monsters below it.
#[derive(Hash)]
struct ForSale {
    price: [(Resource, u32); 2],
    below: Vec<MonsterId>,
}

fn below(view: &View, slot: Slot) -> impl Iterator<Item = MonsterId> {
    let cards = match slot.row() {
        Row::Monster(at) => Some(&view.monsters[at].cards),
        Row::Citizen(_) | Row::Domain(_) => None,
    };
    cards.into_iter().flat_map(|cards| cards.iter().rev().skip(1).copied())
}

fn sheet(of: &Sheet) -> Markup {
    let (data, card, lang) = (&*of.pack, of.card, of.lang);
    // The rules of a purchase stand with what can be bought.
    let clauses: &[&str] = match card {
        _ if of.for_sale.is_none() => &[],
        Card::Monster(_) => &["VA-SLAY-01"],
        Card::Citizen(_) => &["VA-REC-01"],
        Card::Domain(_) => &["VA-BLD-01", "VA-BLD-02"],
        Card::Duke(_) => &[],
    };
    let details = Details {
        id: &format!("d-{}", card.key(data)),
        name: &called(data, card, lang),
        text: html! {
            div.va-large { (faces::picture(data, card)) }
            (text(of))
        },
        clauses,
        entry: Some(card.entry(data)),
    };
    details.sheet::<Valeria>(of.quotes, lang)
}

fn text(of: &Sheet) -> Markup {
    let (data, for_sale, lang) = (&*of.pack, of.for_sale.as_ref(), of.lang);
    let now = || for_sale.map_or(0, |sale| sale.price[0].1);
    match of.card {
        Card::Monster(id) => {
            let monster = data.monster(id);
            let below = for_sale.into_iter().flat_map(|sale| &sale.below);
            let below: Vec<String> = below.map(|id| name(data, *id, lang)).collect();
            html! {
                p {
                    (effects::kind(monster.kind, lang))
                    @if let Some(place) = monster.place { " · " (name(data, place, lang)) }
                    @if let Some(sale) = for_sale { " · " (signs::price(&sale.price)) }
                    " · " (monster.vp) (art::icon("vp"))
                }
                p { (lang.say("va-d-reward")) " " (effects::effect(data, &monster.reward, lang)) }
                @if monster.place.is_none() {
                    p { (lang.tell("va-d-event", [("number", monster.activation.into())])) " " (effects::effect(data, &monster.instruction, lang)) }
                }
                @if !below.is_empty() { p { (lang.say("va-d-below")) " " (below.join(", ")) } }
            }
        }
        Card::Citizen(id) => {
            let source = data.source(id);
            let citizen = data.citizen_of(id).map(|id| data.citizen(id));
            html! {
                @if let Some(numbers) = numbers(data, of.card) {
                    p { (lang.tell("va-d-numbers", [("numbers", numbers.into())])) }
                }
                @if source.on_double { p { (lang.say("va-d-double")) } }
                @if source.on_no_match { p { (lang.say("va-d-no-match")) } }
                @if let Some(citizen) = citizen {
                    p { (art::role(citizen.role, lang)) " " (effects::role(citizen.role, lang)) }
                    @if for_sale.is_some() {
                        p { (lang.tell("va-d-price", [("cost", citizen.cost.into()), ("now", now().into())])) }
                    }
                }
                p { (lang.say("va-d-on-turn")) " " (effects::effect(data, &source.on_turn, lang)) }
                p { (lang.say("va-d-off-turn")) " " (effects::effect(data, &source.off_turn, lang)) }
            }
        }
        Card::Domain(id) => {
            let domain = data.domain(id);
            html! {
                @if for_sale.is_some() {
                    p { (lang.tell("va-d-price", [("cost", domain.cost.into()), ("now", now().into())])) }
                }
                p { (lang.say("va-d-needs")) " " (cards::needs(&domain.requires, lang)) " · " (domain.vp) (art::icon("vp")) }
                p { b { (effects::trigger(domain.trigger, lang)) } ": " (effects::effect(data, &domain.effect, lang)) }
            }
        }
        Card::Duke(id) => html! { ul { @for line in draw::duke_lines(data, id, lang) { li { (line) } } } },
    }
}
