//! The rules, clause by clause.

use std::{collections::HashMap, sync::OnceLock};

use axum::extract::Path;
use engine::ledger::Ledger;
use maud::{Markup, html};
use words::Lang;

use super::layout::{Page, frame};
use crate::{games, trouble::Trouble, web::Reader};

/// The ledger of a game, read once.
pub fn ledger(game: &str, lang: Lang) -> Option<&'static Ledger> {
    static LEDGERS: OnceLock<HashMap<(&'static str, &'static str), Ledger>> = OnceLock::new();
    let ledgers = LEDGERS.get_or_init(|| {
        let each = games::all().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang)));
        each.map(|(game, lang)| ((game.id(), lang.code()), Ledger::parse(game.ledger(lang)))).collect()
    });
    ledgers.get(&(games::by_id(game)?.id(), lang.code()))
}

/// The game a clause belongs to, by its first letters.
fn game_of(clause: &str) -> Option<&'static dyn games::Offered> {
    let prefix = clause.split('-').next()?.to_lowercase();
    games::all().iter().copied().find(|game| game.prefix() == prefix)
}

/// Where a clause is read.
pub fn link(clause: &str) -> Option<String> {
    game_of(clause).map(|game| format!("/rules/{}#{clause}", game.id()))
}

/// A clause with its text, as it is shown beside a refusal.
pub fn quoted(clause: &str, lang: Lang) -> Markup {
    let text =
        game_of(clause).and_then(|game| ledger(game.id(), lang)?.find(clause)).map(|c| c.text.as_str());
    html! {
        blockquote.clause {
            @if let Some(link) = link(clause) { a href=(link) { (clause) } } @else { (clause) }
            @if let Some(text) = text { " " (inline(text)) }
        }
    }
}

/// Text of a ledger: `words in backticks` and **strong words**; clause ids lead to their clause.
pub fn inline(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else {
                @for (at, part) in part.split("**").enumerate() {
                    @if at % 2 == 1 { strong { (linked(part)) } } @else { (linked(part)) }
                }
            }
        }
    }
}

fn linked(text: &str) -> Markup {
    let mut parts: Vec<(String, Option<String>)> = vec![(String::new(), None)];
    for word in text.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        let id = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if let Some(target) = target(id) {
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

/// Where a word of a ledger leads if it is a clause of it. Rulings are named the same in every game: they are on this page.
fn target(id: &str) -> Option<String> {
    engine::ledger::cited(id).next().filter(|cited| *cited == id)?;
    match game_of(id) {
        Some(game) => ledger(game.id(), Lang::En)?.find(id).and_then(|_| link(id)),
        None => Some(format!("#{id}")),
    }
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
                ul { @for game in games::all() { li { a href={ "/rules/" (game.id()) } { (game.title(lang)) } } } }
            }
        },
    )
}

pub async fn game(reader: Reader, Path(game): Path<String>) -> Result<Markup, Trouble> {
    let lang = reader.lang;
    let ledger = ledger(&game, lang).ok_or(Trouble::not_found())?;
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
                        @for paragraph in chapter.text.lines() { p { (inline(paragraph)) } }
                        @for clause in &chapter.clauses {
                            p.clause id=(clause.id) {
                                a.id href={ "#" (clause.id) } { (clause.id) } " "
                                @for tag in &clause.tags { span.tag { (tag) } " " }
                                (inline(&clause.text))
                            }
                        }
                    }
                }
            }
        },
    ))
}
