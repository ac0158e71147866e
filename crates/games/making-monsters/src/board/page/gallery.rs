//! Every picture of the Making Monsters board.

use engine::Pack;
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{colour, kind, tile},
    art, monsters,
};
use crate::{Colour, Data, Kind, LesterId, UpgradeId};

pub fn gallery(lang: Lang) -> Markup {
    let Ok(pack) = Pack::<Data>::built_in() else { return html! {} };
    let piece = |picture: Markup, label: &str| html! { figure.b-piece { (picture) figcaption { (label) } } };
    html! {
        (art::symbols())
        div.mm-gallery.b-gallery {
            @for which in Kind::ALL { (piece(art::token(which), &kind(&pack, which, lang))) }
            @for which in Kind::USEFUL { (piece(monsters::part(which), &kind(&pack, which, lang))) }
            @for which in Colour::ALL { (piece(art::order(&pack, which), &colour(which, lang))) }
            (piece(art::hidden_order(), &lang.say("mm-hidden")))
            @for at in 0..pack.upgrades.len() {
                @let id = UpgradeId(at as u8);
                (piece(html! { span.mm-tile-art { (art::tile(&pack, id)) } }, &tile(&pack, id, lang)))
            }
            @for (at, card) in pack.lesters.iter().enumerate() {
                (piece(art::lester(&pack, LesterId(at as u8)), &lang.name(&card.label)))
            }
            @for monster in pack.defaults.iter().flatten().chain(&pack.monsters) {
                (piece(monsters::whole(monster), &lang.name(&monster.label)))
            }
        }
    }
}
