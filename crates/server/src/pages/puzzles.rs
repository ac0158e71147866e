//! Puzzles: the one of the day, and a pile for each game by difficulty.

mod pile;
pub mod puzzle;
mod solved;

use axum::http::HeaderMap;
use maud::{Markup, html};
use plug::{Difficulty, Plug, Puzzle};
use words::Lang;

use super::layout::{Page, frame};
use crate::{time, web::PageReader};
use pile::pile;
use solved::Solved;

pub async fn index(PageReader(visitor): PageReader, headers: HeaderMap) -> Markup {
    let lang = visitor.lang;
    frame(
        &Page::new(lang.say("puzzles-title"), "/puzzles"),
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("puzzles-title")) }
                p.lead { (lang.say("puzzles-lead")) }
                (today(lang))
                @for game in plug::games().iter().filter(|game| !pile(game).is_empty()) {
                    (of_game(game, &Solved::of(game, &headers), lang))
                }
            }
        },
    )
}

/// The way to the puzzle of the day; nothing where no game has any.
pub fn today(lang: Lang) -> Markup {
    let Some((game, number)) = pile::of_day(time::now().div_euclid(86_400)) else { return html! {} };
    html! {
        section.today aria-labelledby="today" {
            h2 #today { (lang.say("puzzles-today")) }
            p {
                a.button href=(address(game, number)) { (title(game, number, lang)) }
                " " span.quiet { (lang.say("puzzles-today-about")) }
            }
        }
    }
}

/// The pile of a game, by difficulty.
fn of_game(game: &'static Plug, solved: &Solved, lang: Lang) -> Markup {
    let all = pile(game);
    let counts = [("solved", solved.count().into()), ("all", all.len().into())];
    html! {
        section id=(game.id()) {
            h2 { (game.title(lang)) " " span.tag { (lang.tell("puzzles-solved", counts)) } }
            @for difficulty in Difficulty::ALL {
                @let own = numbered(all, difficulty);
                @if !own.is_empty() {
                    h3 { (Plug::difficulty(difficulty, lang)) }
                    p.quiet { (lang.say(&format!("puzzle-{}-about", difficulty.id()))) }
                    ol.puzzles { @for number in own { li { (link(game, number, solved.has(number), lang)) } } }
                }
            }
        }
    }
}

/// The numbers of the puzzles of a difficulty.
fn numbered(all: &[Puzzle], difficulty: Difficulty) -> Vec<usize> {
    let numbered = all.iter().zip(1..).filter(|(puzzle, _)| puzzle.difficulty == difficulty);
    numbered.map(|(_, number)| number).collect()
}

fn link(game: &Plug, number: usize, is_solved: bool, lang: Lang) -> Markup {
    let key = if is_solved { "puzzle-number-solved" } else { "puzzle-number" };
    html! {
        a.button href=(address(game, number)) aria-label=(lang.tell(key, [("number", number.into())])) {
            (number) @if is_solved { " ✓" }
        }
    }
}

fn address(game: &Plug, number: usize) -> String {
    format!("/puzzles/{}/{number}", game.id())
}

fn title(game: &Plug, number: usize, lang: Lang) -> String {
    format!("{} · {}", lang.tell("puzzle-number", [("number", number.into())]), game.title(lang))
}
