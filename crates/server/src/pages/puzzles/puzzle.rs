//! One puzzle: the real board as the seat sees it, its question and its answers, and what there is to say of the one that
//! was given. Only what ships with the games can be asked for, by its number.

use axum::{
    Form,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::Response,
};
use engine::Viewer;
use maud::{Markup, html};
use plug::{Attempt, Eyes, Look, Playing, Plug, Puzzle};
use serde::Deserialize;
use words::Lang;

use super::{
    super::{
        beside,
        layout::{Page, frame},
        learn::lesson::names,
        rules,
    },
    Solved, address, pile, title,
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    web::{Visitor, go},
};

fn found(game: &str, number: usize) -> Result<(&'static Plug, &'static Puzzle), Denial> {
    let game = plug::find(game).map_err(|_| Denial::not_found())?;
    Ok((game, pile::find(game, number).ok_or(Denial::not_found())?))
}

/// Every puzzle is tested, so this is a fault of ours.
fn broken(problems: engine::Problems) -> Denial {
    tracing::error!(?problems, "a puzzle cannot be set up");
    Denial::broken()
}

#[derive(Deserialize)]
pub struct Asked {
    /// The number of the answer that was given.
    a: Option<usize>,
    /// Somebody wants to be shown the best one.
    show: Option<u8>,
}

impl Asked {
    fn attempt(&self) -> Option<Attempt> {
        match (self.a, self.show) {
            (Some(number), _) => Some(Attempt::Answer(number)),
            (None, Some(_)) => Some(Attempt::Shown),
            (None, None) => None,
        }
    }
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, number)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Denial> {
    visitor.may(&app, Want::Look)?;
    let lang = visitor.lang;
    let (game, puzzle) = found(&game, number)?;
    let table = game.pose(puzzle).map_err(broken)?;
    let attempt = asked.attempt();
    let solved = Solved::of(game, &headers);
    let all = pile::pile(game).len();
    // The next that is not solved yet, once around the pile.
    let next = (number + 1..=all).chain(1..number).find(|number| !solved.has(*number));
    let posed = Posed { game, number, puzzle, table: &*table, attempt, next, lang, odds: visitor.odds };
    let names = names(puzzle.seat, table.players(), lang);
    let body = boards::called(&names, || posed.draw()).ok_or(Denial::of(Reason::BadRequest))?;
    let path = match attempt {
        None => address(game, number),
        Some(Attempt::Answer(answer)) => format!("{}?a={answer}", address(game, number)),
        Some(Attempt::Shown) => posed.shown(),
    };
    Ok(frame(
        &Page { wide: true, game: Some(game), ..Page::new(title(game, number, lang), &path) },
        &visitor,
        body,
    ))
}

struct Posed<'a> {
    game: &'static Plug,
    number: usize,
    puzzle: &'a Puzzle,
    table: &'a dyn Playing,
    attempt: Option<Attempt>,
    /// The puzzle that comes next.
    next: Option<usize>,
    lang: Lang,
    odds: bool,
}

impl Posed<'_> {
    /// Where the best answer is shown.
    fn shown(&self) -> String {
        format!("{}?show=1", address(self.game, self.number))
    }

    /// Whether the best answer may be seen: it was found, or somebody wants to be shown it.
    fn is_open(&self) -> bool {
        match self.attempt {
            Some(Attempt::Answer(number)) => number == self.puzzle.best,
            Some(Attempt::Shown) => true,
            None => false,
        }
    }

    /// The page; nothing where an answer was given that there is not.
    fn draw(&self) -> Option<Markup> {
        let (game, table, lang, seat) = (self.game, self.table, self.lang, self.puzzle.seat);
        let judged = match self.attempt {
            Some(attempt) => Some(game.judged(self.puzzle, table, attempt, lang)?),
            None => None,
        };
        let eyes = Eyes::Viewer(Viewer::Seat(seat));
        let moments = &table.moments(eyes);
        let hint = self.is_open().then_some(self.puzzle.best);
        let look = Look {
            eyes,
            asked: Some(seat),
            hint,
            replay: None,
            moments,
            odds: self.odds,
            quote: rules::quoted,
        };
        Some(html! {
            main #main.at-table.lesson.puzzle.judged[judged.is_some()] {
                h1.hidden { (title(game, self.number, lang)) }
                div.play {
                    (self.panel(judged.as_deref()))
                    section #board aria-label=(lang.say("board-label")) {
                        h2.hidden { (lang.say("board-label")) }
                        (table.board(&look, lang))
                    }
                }
                aside.side {
                    (beside::answers(&table.answers(seat, lang), hint, lang))
                    (beside::log(table, eyes, lang))
                    nav.menu aria-label=(lang.say("puzzles-title")) {
                        a href={ "/puzzles#" (game.id()) } { (lang.tell("puzzles-game", [("game", game.title(lang).into())])) }
                        " · "
                        a href={ "/learn/" (game.id()) } { (lang.tell("learn-one-page", [("game", game.title(lang).into())])) }
                        " · "
                        a href={ "/rules/" (game.id()) } { (lang.say("home-rules")) }
                    }
                }
            }
        })
    }

    /// The question, what there is to say of the answer, and the ways on.
    fn panel(&self, judged: Option<&[String]>) -> Markup {
        let lang = self.lang;
        let class = if self.is_open() { "best" } else { "costly" };
        html! {
            section #coach aria-label=(lang.say("puzzles-title")) {
                div.said tabindex="-1" autofocus[judged.is_some()] {
                    p.count { (title(self.game, self.number, lang)) " · " (Plug::difficulty(self.puzzle.difficulty, lang)) }
                    @match judged {
                        None => p.sentence { (lang.say("puzzle-task")) },
                        Some(lines) => div #verdict class={ "verdict " (class) } role="status" {
                            @for (at, line) in lines.iter().enumerate() { p.sentence[at == 0] { (line) } }
                            p.quiet { (lang.say("puzzle-opinion")) }
                        },
                    }
                    p.question { (self.table.question(self.puzzle.seat, lang)) }
                }
                form #answer method="post" action=(address(self.game, self.number)) {
                    @if judged.is_some() {
                        a.button #again href=(address(self.game, self.number)) { (lang.say("puzzle-again")) }
                    }
                    @if !self.is_open() { a.button #show href=(self.shown()) { (lang.say("puzzle-show")) } }
                    @if let Some(next) = self.next {
                        a.button.primary[self.is_open()] #next href=(address(self.game, next)) { (lang.say("puzzle-next")) }
                    } @else {
                        a.button #next href="/puzzles" { (lang.say("puzzles-title")) }
                    }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub struct Given {
    /// The number of an answer.
    a: usize,
}

/// Takes an answer: the page that follows says what there is to say of it.
pub async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, number)): Path<(String, usize)>,
    Form(given): Form<Given>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Look)?;
    let (game, puzzle) = found(&game, number)?;
    if given.a >= puzzle.chances.len() {
        return Err(Denial::of(Reason::BadRequest));
    }
    let cookie = (given.a == puzzle.best).then(|| Solved::of(game, &headers).with(number, &app));
    Ok(go(&format!("{}?a={}#coach", address(game, number), given.a), cookie))
}
