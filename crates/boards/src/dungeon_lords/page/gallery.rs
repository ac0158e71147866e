//! Every picture of the Dungeon Lords board.

use dungeon_lords::{Data, data::Name};
use engine::Pack;
use maud::{Markup, html};
use words::Lang;

use super::art::{self, Paint};

pub fn gallery(lang: Lang) -> Markup {
    let Ok(pack) = Pack::<Data>::built_in() else { return html! {} };
    let data = pack.data();
    let paint = Paint::default();
    let called = |name: &Name| match lang {
        Lang::En => name.en.clone(),
        Lang::Fr => name.fr.clone(),
    };
    let piece =
        |picture: Markup, label: String| html! { figure.b-piece { (picture) figcaption { (label) } } };
    let mut names: Vec<&Name> = Vec::new();
    names.extend(data.monsters.iter().map(|entry| &entry.name));
    names.extend(data.rooms.iter().map(|entry| &entry.name));
    names.extend(data.improved.iter().map(|entry| &entry.name));
    names.extend(data.traps.iter().map(|entry| &entry.name));
    names.extend(data.pets.iter().map(|entry| &entry.name));
    let mut classes: Vec<(&str, String)> = Vec::new();
    for entry in &data.adventurers {
        let class = art::class(entry.class);
        if !classes.iter().any(|(known, _)| *known == class) {
            classes.push((class, called(&entry.name)));
        }
    }
    let body = html! {
        @for (class, name) in &classes { (piece(paint.picture(class), name.clone())) }
        @for paladin in data.paladins.iter().filter(|paladin| paladin.year == 1) {
            (piece(paint.picture(art::paladin(paladin.kind)), called(&paladin.name)))
        }
        (piece(paint.picture("illusion"), lang.say("dl-illusion")))
        @for name in names { (piece(paint.picture(&name.id), called(name))) }
        @for icon in art::icon_names() { (piece(paint.icon(icon), icon.to_owned())) }
    };
    html! {
        div.dungeon-lords.b-gallery { (body) }
        (paint.symbols())
    }
}
