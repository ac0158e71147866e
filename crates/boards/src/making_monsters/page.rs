//! MakingMonsters in a browser.

use making_monsters::{MakingMonsters, View};
use maud::{Markup, html};
use words::Lang;

use crate::{PageBoard, TextBoard, page::AskedOf};

impl PageBoard for MakingMonsters {
    const STYLE: &'static str = include_str!("page.css");

    fn page(view: &View, _: &AskedOf<'_, Self>, lang: Lang) -> Markup {
        html! { pre.textboard { (Self::draw(view, lang)) } }
    }

    fn gallery(_: Lang) -> Markup {
        html! {}
    }
}
