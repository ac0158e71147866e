//! A game that cannot be played again by the rules of today: its score sheet and its log, as they were told.

use maud::{Markup, html};
use words::Lang;

use super::{
    denial::explained,
    layout::{Page, frame},
    rules, sheet,
};
use crate::{
    denial::Denial,
    names,
    store::EndRow,
    tables::{Kept, ToldLine},
    web::KeptRequest,
};

/// The page; `denial` says why the game is not played again.
pub fn page(request: &KeptRequest, denial: &Denial) -> Result<Markup, Denial> {
    let KeptRequest { visitor, kept } = request;
    let (lang, game) = (visitor.lang, plug::find(&kept.row.game).map_err(|_| Denial::not_found())?);
    let (title, path) = (game.title(lang), format!("/t/{}", kept.row.id));
    let page = Page { game: Some(game), ..Page::new(title.clone(), &path) };
    let told = if kept.telling.is_some() { "kept-told" } else { "kept-untold" };
    Ok(frame(
        &page,
        visitor,
        html! {
            main #main.narrow {
                h1 { (title) }
                div role="status" { (explained(denial, lang)) }
                p { (lang.say(told)) }
                @match &kept.telling {
                    Some(telling) => {
                        div.ended { (sheet::sheet(&kept.row.game, &telling.sheet, lang)) }
                        (log(&kept.row.game, &telling.lines, lang))
                    }
                    None => { (ends(kept, lang)) }
                }
            }
        },
    ))
}

fn log(game: &str, lines: &[ToldLine], lang: Lang) -> Markup {
    html! {
        section #log {
            h2 { (lang.say("log-label")) }
            ol.log.long {
                @for line in lines {
                    li.opens[line.opens] {
                        @if line.opens { h3 { (line.text) } } @else { span { (line.text) } }
                        (rules::cited(game, &line.clause))
                    }
                }
            }
        }
    }
}

/// Who sat there, and what the results say.
fn ends(kept: &Kept, lang: Lang) -> Markup {
    let end = |seat: usize| kept.ends.iter().find(|end| usize::try_from(end.seat) == Ok(seat));
    let points = |end: &EndRow| words::written(end.parts, end.score);
    html! {
        ul {
            @for (seat, row) in kept.seats.iter().enumerate() {
                li {
                    (names::read_in(&row.name, lang))
                    @if let Some(end) = end(seat) {
                        " " (lang.tell("end-place", [("place", end.rank.into())])) " " b { (points(end)) }
                    }
                }
            }
        }
    }
}
