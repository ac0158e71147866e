//! Every picture of the Dungeon Petz board.

use engine::Pack;
use maud::{Markup, html};
use words::Lang;

use super::{super::Said, icons, pets, symbols};
use crate::{
    Data,
    data::PetId,
    terms::{Colour, Term},
};

pub fn gallery(lang: Lang) -> Markup {
    let Ok(pack) = Pack::<Data>::built_in() else { return html! {} };
    let said = Said { data: pack.data(), lang };
    let piece =
        |picture: Markup, label: String| html! { figure.b-piece { (picture) figcaption { (label) } } };
    html! {
        (symbols())
        div.dungeon-petz {
            div.b-gallery {
                @for id in (0..said.data.pets.len()).map(|at| PetId(at as u8)) {
                    (piece(pets::pet(said.data, id, 7), said.pet(id)))
                }
                @for kind in &said.data.customers { (piece(pets::customer(&kind.label.id), said.word(Some(&kind.label)))) }
                @for colour in Colour::ALL { (piece(icons::colour(*colour), said.colour(*colour))) }
                @for name in icons::names() { (piece(icons::icon(name), lang.say(&format!("dp-i-{}", name.replace('_', "-"))))) }
            }
        }
    }
}
