//! How strong the bots are, and what their thinking costs: the ladder of each game.

use maud::{Markup, html};
use plug::Plug;
use words::Lang;

use super::layout::{Page, frame};
use crate::web::PageReader;

pub async fn show(PageReader(visitor): PageReader) -> Markup {
    let lang = visitor.lang;
    frame(
        &Page::new(lang.say("bots-title"), "/bots"),
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("bots-title")) }
                p.lead { (lang.say("bots-lead")) }
                dl { @for level in bots::Level::ALL {
                    dt { (lang.say(&format!("bot-{}", level.id()))) " " code { (level.id()) } }
                    dd { (lang.say(&format!("bot-{}-about", level.id()))) }
                } }
                @for game in plug::games() { (of_game(game, lang)) }
            }
        },
    )
}

fn of_game(game: &Plug, lang: Lang) -> Markup {
    html! {
        section id=(game.id()) {
            h2 { (game.title(lang)) }
            @match game.ladder() {
                Some(ladder) => (plug::ladder::shown(&ladder, lang)),
                None => p.quiet { (lang.say("bots-unmeasured")) },
            }
        }
    }
}
