//! What lies before somebody: one's own Citizens under the numbers that wake them, with what they earn; those of others as
//! small cards with their numbers. Cards that the dice wake are lit.

use std::collections::BTreeSet;

use boards::page::steady::steady;
use engine::{Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::effects,
    faces::{self, Card},
    sheets, signs,
};
use crate::{
    View,
    data::{Data, SourceId},
    open::Stock,
};

/// The cards that the dice wake.
fn lit(view: &View, seat: Seat) -> BTreeSet<Card> {
    view.woken(seat).into_iter().map(|(source, _)| Card::Citizen(source)).collect()
}

/// What a small card follows from.
#[derive(Hash)]
struct Mini {
    pack: Pack<Data>,
    card: Card,
    n: u8,
    owner: Option<Seat>,
    lit: bool,
    lang: Lang,
}

/// A small card that opens.
pub fn mini(view: &View, card: Card, n: u8, owner: Option<Seat>, lit: bool, lang: Lang) -> Markup {
    steady(Mini { pack: view.pack, card, n, owner, lit, lang }, small)
}

fn small(of: &Mini) -> Markup {
    let Mini { pack, card, n, owner, lit, lang } = *of;
    let data = &*pack;
    let (kind, id) = card.entry(data);
    let name = sheets::called(data, card, lang);
    let said = if n > 1 { format!("{name} ×{n}") } else { name };
    // What it does is told to those who point at it, and to all who press it.
    let told = match card {
        Card::Citizen(id) => {
            let source = data.source(id);
            let turn = |key, ops| format!("{} {}", lang.say(key), effects::effect(data, ops, lang));
            format!(
                "{said}. {} · {}",
                turn("va-d-on-turn", &source.on_turn),
                turn("va-d-off-turn", &source.off_turn)
            )
        }
        Card::Domain(id) => format!("{said}. {}", effects::effect(data, &data.domain(id).effect, lang)),
        Card::Monster(_) | Card::Duke(_) => said.clone(),
    };
    html! {
        button.va-mini.(kind).lit[lit] type="button" popovertarget={ "d-" (card.key(data)) } title=(told) aria-label=(said)
            data-piece={ (kind) ":" (id) } data-owner=[owner] data-n=(n) {
            (faces::picture(data, card))
            @if let (Some(numbers), "citizen" | "starter") = (sheets::numbers(data, card), kind) { i { (numbers) } }
            @if n > 1 { b { "×" (n) } }
        }
    }
}

/// Small cards in a row: Citizens by number, Domains, Monsters.
pub fn row(view: &View, seat: Seat, lang: Lang) -> Markup {
    let lit = lit(view, seat);
    let mut cards: Vec<(Card, u8)> = sheets::told(view, seat).collect();
    cards.sort_by_key(|(card, _)| match card {
        Card::Citizen(id) => (0, view.pack.source(*id).activation.first().copied().unwrap_or(u8::MAX)),
        Card::Domain(_) => (1, 0),
        Card::Monster(_) | Card::Duke(_) => (2, 0),
    });
    html! {
        div.va-tableau {
            @for (card, n) in cards { (mini(view, card, n, Some(seat), lit.contains(&card), lang)) }
        }
    }
}

/// One's own: a column for each number, then Domains and Monsters.
pub fn own(view: &View, seat: Seat, lang: Lang) -> Markup {
    let lit = lit(view, seat);
    let others = sheets::held(view, seat).filter(|(card, _)| !matches!(card, Card::Citizen(_)));
    html! {
        div.va-own {
            ol.va-columns {
                @for (number, sources) in columns(view) { (column(view, seat, &number, &sources, &lit, lang)) }
            }
            div.va-tableau { @for (card, n) in others { (mini(view, card, n, Some(seat), false, lang)) } }
        }
    }
}

/// The sources of the game by the numbers that wake them, in order; those without a number last.
fn columns(view: &View) -> Vec<(Vec<u8>, Vec<SourceId>)> {
    let mut columns: Vec<(Vec<u8>, Vec<SourceId>)> = Vec::new();
    for (at, source) in view.pack.sources.iter().enumerate() {
        let id = SourceId(at as u8);
        match columns.iter_mut().find(|(numbers, _)| *numbers == source.activation) {
            Some((_, sources)) => sources.push(id),
            None => columns.push((source.activation.clone(), vec![id])),
        }
    }
    columns.sort_by_key(|(numbers, _)| numbers.first().copied().unwrap_or(u8::MAX));
    columns
}

fn column(
    view: &View,
    seat: Seat,
    number: &[u8],
    sources: &[SourceId],
    lit: &BTreeSet<Card>,
    lang: Lang,
) -> Markup {
    let owned: Vec<SourceId> = sources.iter().copied().filter(|id| view.copies(seat, *id) > 0).collect();
    let wakes = owned.iter().any(|id| lit.contains(&Card::Citizen(*id)));
    let rolled = view.rolled() && view.hits().iter().any(|hit| number.contains(hit));
    let label = match number {
        [] => lang.say("va-l-double"),
        [number] => number.to_string(),
        [first, .., last] => format!("{first}·{last}"),
    };
    html! {
        li.lit[wakes].rolled[rolled].none[owned.is_empty()] {
            b.va-number.va-word[number.is_empty()] { (label) }
            span.va-stack {
                @for id in &owned {
                    @let card = Card::Citizen(*id);
                    (mini(view, card, view.copies(seat, *id), Some(seat), lit.contains(&card), lang))
                }
            }
            @if owned.is_empty() { span.va-nothing { "–" } } @else {
                @let mine = view.harvests_left(seat);
                span.va-pays {
                    (earned(view, seat, &owned, true, mine, lang))
                    (earned(view, seat, &owned, false, !mine, lang))
                }
            }
        }
    }
}

/// What a number earns, on one's own turn or on another's. `now` marks the half that counts in this turn.
fn earned(view: &View, seat: Seat, owned: &[SourceId], on_turn: bool, now: bool, lang: Lang) -> Markup {
    let mut plain = Stock::default();
    let mut chosen = Vec::new();
    for id in owned {
        let (goods, ops) = view.earns(seat, *id, on_turn);
        plain = plain + goods;
        chosen.extend(ops);
    }
    let (class, said) = if on_turn { ("mine", "va-d-on-turn") } else { ("theirs", "va-d-off-turn") };
    html! {
        span.(class).now[now] title=(lang.say(said)) {
            span.hidden { (lang.say(said)) }
            (signs::goods(plain))
            @for (op, times) in chosen {
                span.va-op { (signs::operation(&view.pack, op, lang)) @if times > 1 { " ×" (times) } }
            }
        }
    }
}
