//! What people read when something was not done.

use axum::http::{HeaderMap, header};
use maud::{Markup, html};
use words::Lang;

use super::{
    layout::{Page, document, logo},
    rules,
};
use crate::{
    denial::Denial,
    web::{Theme, own_path},
};

/// A page that says what went wrong, with the rules behind it.
pub fn page(denial: &Denial, headers: &HeaderMap, lang: Lang) -> Markup {
    let back = headers
        .get(header::REFERER)
        .and_then(|value| value.to_str().ok())
        .and_then(|url| url.splitn(4, '/').nth(3))
        .map(|path| format!("/{path}"));
    let page = Page::new(lang.say("trouble"), "/");
    document(
        &page,
        lang,
        Theme::of(headers),
        html! {
            header.top { a.brand href="/" { (logo()) span { "Menagerie" } } }
            main #main.narrow {
                h1 { (lang.say("trouble")) }
                div role="alert" { (explained(denial, lang)) }
                @if let Some(seconds) = denial.retry {
                    p { (lang.tell("trouble-retry", [("seconds", seconds.into())])) }
                }
                p { a.button href=(back.as_deref().map_or("/", own_path)) { (lang.say("go-back")) } }
            }
        },
    )
}

/// What stands beside the question or the form when something was not done: the sentence, and the rules behind it
/// folded below.
pub fn explained(denial: &Denial, lang: Lang) -> Markup {
    html! {
        p.refusal { (denial.sentence(lang)) }
        @if let Some(game) = denial.game {
            @if !denial.clauses.is_empty() {
                details.why {
                    summary { (lang.say("board-rules")) }
                    @for clause in &denial.clauses { (rules::quoted(game, clause, lang)) }
                }
            }
        }
    }
}
