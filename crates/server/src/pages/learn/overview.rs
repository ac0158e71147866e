//! A game on one page: what it is about, a round in pictures, how it ends, what the signs mean.

use maud::{Markup, html};
use plug::Plug;
use words::Lang;

pub fn overview(game: &Plug, lang: Lang) -> Markup {
    // A small game of somebody's own may do without: its signs are shown all the same.
    if game.round.is_empty() {
        return html! { section.symbols { h2 { (lang.say("page-symbols")) } (game.gallery(lang)) } };
    }
    let say = |part: &str| lang.say(&format!("page-{}-{part}", game.prefix));
    html! {
        section.goal {
            svg.emblem viewBox="0 0 72 64" aria-hidden="true" { ((game.emblem)()) }
            div { h2 { (lang.say("page-goal")) } p { (say("goal")) } }
        }
        section {
            h2 { (lang.say("page-round")) }
            ol.round {
                @for (at, picture) in game.round.iter().enumerate() {
                    li {
                        svg.picture.emblem viewBox="0 0 96 64" aria-hidden="true" { (picture()) }
                        h3 { (say(&format!("round-{}", at + 1))) }
                        p { (say(&format!("round-{}-text", at + 1))) }
                    }
                }
            }
        }
        section { h2 { (lang.say("page-end")) } p { (say("end")) } p { (say("score")) } }
        section.symbols { h2 { (lang.say("page-symbols")) } (game.gallery(lang)) }
    }
}
