//! Every picture of the Valeria board.

use engine::Pack;
use maud::{Markup, html};
use words::Lang;

use super::{super::name, art};
use crate::{
    data::{CitizenId, Data, DomainId, MonsterId},
    effect::{Resource, Role},
};

pub fn gallery(lang: Lang) -> Markup {
    let Ok(pack) = Pack::<Data>::built_in() else { return html! {} };
    let piece =
        |picture: Markup, label: String| html! { figure.b-piece { (picture) figcaption { (label) } } };
    html! {
        (art::symbols())
        div.valeria.b-gallery {
            @for value in 1..=6 { (piece(art::die(value), value.to_string())) }
            @for resource in Resource::ALL { (piece(art::resource(resource), super::super::amount(resource, 1, lang))) }
            @for role in Role::ALL { (piece(art::role(role, lang), super::super::effects::role(role, lang))) }
            @for id in (0..pack.citizens.len()).map(|at| CitizenId(at as u8)) {
                (piece(art::citizen(&pack, id), name(&pack, id, lang)))
            }
            @for id in (0..pack.monsters.len()).map(|at| MonsterId(at as u8)) {
                (piece(art::monster(&pack, id), name(&pack, id, lang)))
            }
            @for id in (0..pack.domains.len()).map(|at| DomainId(at as u8)) {
                (piece(art::domain(&pack, id), name(&pack, id, lang)))
            }
        }
    }
}
