//! The rules, clause by clause: contents, search, and examples that are played on the spot.

pub mod example;
mod examples;
pub mod search;

use std::{
    collections::BTreeMap,
    sync::{PoisonError, RwLock},
};

use axum::extract::Path;
use engine::ledger::Ledger;
use maud::{Markup, PreEscaped, html};
use words::Lang;

use super::{
    layout::{Page, frame},
    ledgers::{ledger, link},
    markdown,
};
use crate::{denial::Denial, web::PageReader};

/// What never changes and is written once, by what it is called.
type Written<const WORDS: usize> = RwLock<BTreeMap<[&'static str; WORDS], String>>;

/// What is kept under a name, written by `write` when it is asked for the first time.
fn once<const WORDS: usize>(
    kept: &Written<WORDS>,
    name: [&'static str; WORDS],
    write: impl FnOnce() -> Markup,
) -> Markup {
    if let Some(written) = kept.read().unwrap_or_else(PoisonError::into_inner).get(&name) {
        return PreEscaped(written.clone());
    }
    let written = write();
    kept.write().unwrap_or_else(PoisonError::into_inner).insert(name, written.0.clone());
    written
}

/// A clause with its text, as it is shown beside a refusal. Boards quote dozens of them at every look.
pub fn quoted(game: &str, clause: &str, lang: Lang) -> Markup {
    static QUOTES: Written<3> = RwLock::new(BTreeMap::new());
    let found = ledger(game, lang).and_then(|ledger| ledger.find(clause));
    let quote = || quote(game, clause, found.map(|found| found.text.as_str()));
    // Only what the ledgers hold is kept, so there is an end to it.
    let known = found.filter(|found| found.id == clause).zip(plug::find(game).ok());
    let Some((known, game)) = known else { return quote() };
    once(&QUOTES, [game.id(), lang.code(), known.id.as_str()], quote)
}

fn quote(game: &str, clause: &str, text: Option<&str>) -> Markup {
    html! {
        blockquote.clause {
            @if let Some(link) = link(game, clause) { a href=(link) { (clause) } }
            @if let Some(text) = text { " " (markdown::inline(game, text)) }
        }
    }
}

/// A quiet mark that leads to a clause; its id is for those who ask.
pub fn cited(game: &str, clause: &str) -> Markup {
    html! {
        @if let Some(link) = link(game, clause) {
            " " a.clause href=(link) target="_blank" rel="noopener" title=(clause) { "§" span.hidden { (clause) } }
        }
    }
}

pub async fn index(PageReader(visitor): PageReader) -> Markup {
    let lang = visitor.lang;
    let page = Page::new(lang.say("nav-rules"), "/rules");
    frame(
        &page,
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("nav-rules")) }
                (search::form("", None, lang))
                ul { @for game in plug::games() { li { a href={ "/rules/" (game.id()) } { (game.title(lang)) } } } }
            }
        },
    )
}

pub async fn game(PageReader(visitor): PageReader, Path(game): Path<String>) -> Result<Markup, Denial> {
    static BOOKS: Written<2> = RwLock::new(BTreeMap::new());
    let (lang, game) = (visitor.lang, plug::find(&game).map_err(|_| Denial::not_found())?.id());
    let ledger = ledger(game, lang).ok_or(Denial::not_found())?;
    let path = format!("/rules/{game}");
    let page = Page::new(ledger.title.clone(), &path);
    Ok(frame(&page, &visitor, once(&BOOKS, [game, lang.code()], || book(game, ledger, lang))))
}

/// All the rules of a game.
fn book(game: &str, ledger: &Ledger, lang: Lang) -> Markup {
    html! {
            main #main.rules {
                h1 { (ledger.title) }
                p { a href={ "/learn/" (game) } { (lang.say("learn-how")) } }
                (search::form("", Some(game), lang))
                // Folded on a phone; where there is room, the style shows what is inside without a press.
                nav aria-label=(lang.say("rules-contents")) {
                    details.contents {
                        summary { (lang.say("rules-contents")) }
                        ol {
                            @for (at, chapter) in ledger.chapters.iter().enumerate().filter(|(_, c)| !c.title.is_empty()) {
                                li { a href={ "#chapter-" (at) } { (chapter.title) } }
                            }
                        }
                    }
                }
                @for (at, chapter) in ledger.chapters.iter().enumerate() {
                    section id={ "chapter-" (at) } {
                        @if !chapter.title.is_empty() { h2 { (chapter.title) } }
                        (markdown::blocks(game, &chapter.text))
                        @for clause in &chapter.clauses {
                            p.clause id=(clause.id) {
                                a.id href={ "#" (clause.id) } { (clause.id) } " "
                                @for tag in &clause.tags { span.tag { (tag) } " " }
                                (markdown::inline(game, &clause.text))
                            }
                            (examples::shown_by(game, &clause.id, lang))
                        }
                    }
                }
            }
    }
}
