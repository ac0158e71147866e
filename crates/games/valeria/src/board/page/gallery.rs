//! Every picture of the Valeria board.

use std::collections::BTreeSet;

use engine::Pack;
use maud::{Markup, html};
use words::Lang;

use super::{
    art,
    faces::{self, Card},
    sheets,
};
use crate::{
    data::{Data, DomainId, DukeId, MonsterId, SourceId},
    effect::{Resource, Role},
};

/// Every card that has a face.
pub fn cards(data: &Data) -> BTreeSet<Card> {
    let all = |count: usize| 0..count as u8;
    let citizens = all(data.sources.len()).map(|id| Card::Citizen(SourceId(id)));
    let monsters = all(data.monsters.len()).map(|id| Card::Monster(MonsterId(id)));
    let domains = all(data.domains.len()).map(|id| Card::Domain(DomainId(id)));
    let dukes = all(data.dukes.len()).map(|id| Card::Duke(DukeId(id)));
    citizens.chain(monsters).chain(domains).chain(dukes).collect()
}

pub fn gallery(lang: Lang) -> Markup {
    let Ok(pack) = Pack::<Data>::built_in() else { return html! {} };
    let cards = cards(&pack);
    let piece =
        |picture: Markup, label: String| html! { figure.b-piece { (picture) figcaption { (label) } } };
    html! {
        (art::symbols())
        (faces::symbols(pack, &cards))
        div.valeria.b-gallery {
            @for value in 1..=6 { (piece(art::die(value), value.to_string())) }
            @for resource in Resource::ALL { (piece(art::resource(resource), super::super::amount(resource, 1, lang))) }
            @for role in Role::ALL { (piece(art::role(role, lang), super::super::effects::role(role, lang))) }
            @for card in cards { (piece(faces::picture(&pack, card), sheets::called(&pack, card, lang))) }
        }
    }
}
