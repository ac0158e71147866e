//! Learning a game: all games, one game on one page, and its lessons.

pub mod lesson;
mod overview;

use axum::{extract::Path, http::HeaderMap};
use maud::{Markup, html};
use plug::{Lesson, Plug};
use words::Lang;

use super::layout::{Page, frame};
use crate::{denial::Denial, web::PageReader};

/// Every game with its lessons.
pub async fn index(PageReader(visitor): PageReader, headers: HeaderMap) -> Markup {
    let lang = visitor.lang;
    frame(
        &Page::new(lang.say("learn-title"), "/learn"),
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("learn-title")) }
                p.lead { (lang.say("learn-lead")) }
                @for game in plug::games() {
                    section {
                        h2 { a href={ "/learn/" (game.id()) } { (game.title(lang)) } }
                        (lessons(game, &headers, lang))
                    }
                }
            }
        },
    )
}

/// One game on one page, to be read in two minutes or to be printed.
pub async fn game(
    PageReader(visitor): PageReader,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Markup, Denial> {
    let lang = visitor.lang;
    let game = plug::find(&game).map_err(|_| Denial::not_found())?;
    let path = format!("/learn/{}", game.id());
    let title = lang.tell("learn-one-page", [("game", game.title(lang).into())]);
    Ok(frame(
        &Page::new(title.clone(), &path),
        &visitor,
        html! {
            main #main.one-page {
                h1 { (title) }
                @if !game.lesson_files.is_empty() {
                    section.unprinted { h2 { (lang.say("learn-lessons")) } (lessons(game, &headers, lang)) }
                }
                (overview::overview(game, lang))
                p.more.unprinted {
                    a href={ "/rules/" (game.id()) } { (lang.say("home-rules")) }
                    " · "
                    a href="/learn" { (lang.say("learn-title")) }
                    @if !game.puzzle_file.is_empty() {
                        " · "
                        a href={ "/puzzles#" (game.id()) } { (lang.tell("puzzles-game", [("game", game.title(lang).into())])) }
                    }
                }
            }
        },
    ))
}

/// The lessons of a game, each with how far the reader has come.
fn lessons(game: &'static Plug, headers: &HeaderMap, lang: Lang) -> Markup {
    html! {
        ol.lessons {
            @for lesson in game.lessons() {
                li {
                    a.button href=(address(game, &lesson)) { (lesson.title(game, lang)) }
                    " " span.quiet { (lang.tell("learn-minutes", [("minutes", lesson.minutes.into())])) }
                    @if let Some(state) = lesson::state(game, &lesson, headers) { " " span.tag { (lang.say(state)) } }
                }
            }
        }
    }
}

fn address(game: &Plug, lesson: &Lesson) -> String {
    format!("/learn/{}/{}", game.id(), lesson.id)
}
