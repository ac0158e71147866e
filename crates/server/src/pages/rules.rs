//! The rules, clause by clause.

use std::{collections::HashMap, sync::OnceLock};

use axum::extract::Path;
use engine::ledger::Ledger;
use maud::{Markup, html};
use words::Lang;

use super::{
    layout::{Page, frame},
    markdown,
};
use crate::{denial::Denial, web::Visitor};

/// The ledger of a game, read once.
pub fn ledger(game: &str, lang: Lang) -> Option<&'static Ledger> {
    static LEDGERS: OnceLock<HashMap<(&'static str, &'static str), Ledger>> = OnceLock::new();
    let ledgers = LEDGERS.get_or_init(|| {
        let each = plug::games().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang)));
        each.map(|(game, lang)| ((game.id(), lang.code()), Ledger::parse(game.ledger(lang)))).collect()
    });
    ledgers.get(&(plug::find(game).ok()?.id(), lang.code()))
}

/// Where a clause of a game is read. Rulings are numbered in each game for itself, so the game must be said.
pub fn link(game: &str, clause: &str) -> Option<String> {
    (!clause.is_empty()).then(|| format!("/rules/{game}#{clause}"))
}

/// A clause with its text, as it is shown beside a refusal.
pub fn quoted(game: &str, clause: &str, lang: Lang) -> Markup {
    let text = ledger(game, lang).and_then(|ledger| ledger.find(clause)).map(|clause| clause.text.as_str());
    html! {
        blockquote.clause {
            @if let Some(link) = link(game, clause) { a href=(link) { (clause) } }
            @if let Some(text) = text { " " (markdown::inline(game, text)) }
        }
    }
}

/// The id of a clause, leading to it.
pub fn cited(game: &str, clause: &str) -> Markup {
    html! {
        @if let Some(link) = link(game, clause) {
            " " a.clause href=(link) target="_blank" rel="noopener" { (clause) }
        }
    }
}

pub async fn index(visitor: Visitor) -> Markup {
    let lang = visitor.lang;
    let page = Page::new(lang.say("nav-rules"), "/rules");
    frame(
        &page,
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("nav-rules")) }
                ul { @for game in plug::games() { li { a href={ "/rules/" (game.id()) } { (game.title(lang)) } } } }
            }
        },
    )
}

pub async fn game(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Denial> {
    let lang = visitor.lang;
    let ledger = ledger(&game, lang).ok_or(Denial::not_found())?;
    let path = format!("/rules/{game}");
    let page = Page::new(ledger.title.clone(), &path);
    Ok(frame(
        &page,
        &visitor,
        html! {
            main #main.rules {
                h1 { (ledger.title) }
                nav.contents aria-label=(lang.say("rules-contents")) {
                    ol {
                        @for (at, chapter) in ledger.chapters.iter().enumerate().filter(|(_, c)| !c.title.is_empty()) {
                            li { a href={ "#chapter-" (at) } { (chapter.title) } }
                        }
                    }
                }
                @for (at, chapter) in ledger.chapters.iter().enumerate() {
                    section id={ "chapter-" (at) } {
                        @if !chapter.title.is_empty() { h2 { (chapter.title) } }
                        (markdown::blocks(&game, &chapter.text))
                        @for clause in &chapter.clauses {
                            p.clause id=(clause.id) {
                                a.id href={ "#" (clause.id) } { (clause.id) } " "
                                @for tag in &clause.tags { span.tag { (tag) } " " }
                                (markdown::inline(&game, &clause.text))
                            }
                        }
                    }
                }
            }
        },
    ))
}
