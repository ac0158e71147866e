//! The rules, clause by clause.

use std::{collections::HashMap, sync::OnceLock};

use axum::extract::Path;
use engine::ledger::Ledger;
use maud::{Markup, html};
use words::Lang;

use super::layout::{Page, frame};
use crate::{denial::Denial, web::Reader};

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
            @if let Some(text) = text { " " (inline(game, text)) }
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

/// The text of a chapter: a paragraph for each line, and tables.
fn text(game: &str, text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().collect();
    let blocks = lines.chunk_by(|one, other| one.starts_with('|') && other.starts_with('|'));
    let cells = |line: &&str| -> Vec<String> {
        line.trim_matches(['|', ' ']).split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    html! {
        @for block in blocks {
            @if let [head, _, rows @ ..] = block {
                div.scroll { table.sheet {
                    thead { tr { @for cell in cells(head) { th scope="col" { (inline(game, &cell)) } } } }
                    tbody { @for row in rows { tr { @for cell in cells(row) { td { (inline(game, &cell)) } } } } }
                } }
            } @else {
                @for line in block { p { (inline(game, line)) } }
            }
        }
    }
}

/// Text of a game's ledger: `words in backticks`, **strong** and *stressed* words; clause ids lead to their clause.
fn inline(game: &str, text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else {
                @for (at, part) in part.split("**").enumerate() {
                    @if at % 2 == 1 { strong { (linked(game, part)) } } @else { (stressed(game, part)) }
                }
            }
        }
    }
}

fn stressed(game: &str, text: &str) -> Markup {
    let parts: Vec<&str> = text.split('*').collect();
    html! {
        // A lone star is a star.
        @if parts.len().is_multiple_of(2) { (linked(game, text)) } @else {
            @for (at, part) in parts.iter().enumerate() {
                @if at % 2 == 1 { em { (linked(game, part)) } } @else { (linked(game, part)) }
            }
        }
    }
}

fn linked(game: &str, text: &str) -> Markup {
    let mut parts: Vec<(String, Option<String>)> = vec![(String::new(), None)];
    for word in text.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        let id = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if let Some(target) = target(game, id) {
            parts.push((id.to_owned(), Some(target)));
            parts.push((word[id.len()..].to_owned(), None));
        } else if let Some((last, _)) = parts.last_mut() {
            last.push_str(word);
        }
    }
    html! {
        @for (part, target) in &parts {
            @if let Some(target) = target { a href=(target) { (part) } } @else { (part) }
        }
    }
}

/// Where a word of a game's ledger leads, if it is a clause of it.
fn target(game: &str, id: &str) -> Option<String> {
    engine::ledger::cited(id).next().filter(|cited| *cited == id)?;
    ledger(game, Lang::En)?.find(id).and_then(|_| link(game, id))
}

pub async fn index(reader: Reader) -> Markup {
    let lang = reader.lang;
    let page = Page::new(lang.say("nav-rules"), "/rules");
    frame(
        &page,
        &reader,
        html! {
            main #main.narrow {
                h1 { (lang.say("nav-rules")) }
                ul { @for game in plug::games() { li { a href={ "/rules/" (game.id()) } { (game.title(lang)) } } } }
            }
        },
    )
}

pub async fn game(reader: Reader, Path(game): Path<String>) -> Result<Markup, Denial> {
    let lang = reader.lang;
    let ledger = ledger(&game, lang).ok_or(Denial::not_found())?;
    let path = format!("/rules/{game}");
    let page = Page::new(ledger.title.clone(), &path);
    Ok(frame(
        &page,
        &reader,
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
                        (text(&game, &chapter.text))
                        @for clause in &chapter.clauses {
                            p.clause id=(clause.id) {
                                a.id href={ "#" (clause.id) } { (clause.id) } " "
                                @for tag in &clause.tags { span.tag { (tag) } " " }
                                (inline(&game, &clause.text))
                            }
                        }
                    }
                }
            }
        },
    ))
}
