//! Every piece of every board, drawn.

use axum::extract::Query;
use maud::{Markup, html};
use serde::Deserialize;

use super::layout::{Page, frame};
use crate::web::Visitor;

#[derive(Deserialize)]
pub struct Wanted {
    game: Option<String>,
}

/// One game at a time: the drawings of two boards may share their names.
pub async fn show(visitor: Visitor, Query(wanted): Query<Wanted>) -> Markup {
    let lang = visitor.lang;
    let all = plug::games();
    let shown = wanted.game.as_deref().and_then(|id| plug::find(id).ok()).unwrap_or(all[0]);
    let path = format!("/style?game={}", shown.id());
    frame(
        &Page::new(lang.say("style-title"), &path),
        &visitor,
        html! {
            main #main {
                h1 { (lang.say("style-title")) }
                nav.choices aria-label=(lang.say("style-title")) {
                    @for game in all {
                        a href={ "/style?game=" (game.id()) } aria-current=[(game.id() == shown.id()).then_some("page")] {
                            (game.title(lang))
                        }
                    }
                }
                h2 { (shown.title(lang)) }
                (shown.gallery(lang))
            }
        },
    )
}
