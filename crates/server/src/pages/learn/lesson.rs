//! A lesson: the real board, and a coach beside it. Where a learner stands is a cookie of theirs; the server keeps nothing.

use axum::{
    Form,
    extract::{Path as Address, Query, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use plug::{Eyes, Learning, Lesson, Look, Objection, Path, Plug, Sign, Wants};
use serde::Deserialize;
use words::Lang;

use super::{
    super::{
        beside, home,
        layout::{Page, frame},
        rules,
    },
    address,
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    web::{Visitor, cookies, go},
};

/// The cookie that remembers how far somebody has come in a lesson.
fn cookie(game: &Plug, lesson: &Lesson) -> String {
    format!("learn-{}-{}", game.id(), lesson.id)
}

/// What stands behind the way of a lesson that is over.
const DONE: &str = ".done";

/// The message that says whether a lesson was begun or finished.
pub fn state(game: &Plug, lesson: &Lesson, headers: &HeaderMap) -> Option<&'static str> {
    match cookies::value(headers, &cookie(game, lesson))? {
        "" => None,
        done if done.ends_with(DONE) => Some("learn-done"),
        _ => Some("learn-begun"),
    }
}

fn found(game: &str, lesson: &str) -> Result<(&'static Plug, Lesson), Denial> {
    let game = plug::find(game).map_err(|_| Denial::not_found())?;
    Ok((game, game.lesson(lesson).ok_or(Denial::not_found())?))
}

/// The lesson where the learner left it. Cookies are theirs to write: what cannot be read begins at the beginning.
fn resumed(game: &'static Plug, lesson: Lesson, headers: &HeaderMap) -> Result<Learning, Denial> {
    let kept = cookies::value(headers, &cookie(game, &lesson)).unwrap_or_default();
    let path = kept.strip_suffix(DONE).unwrap_or(kept).parse::<Path>().unwrap_or_default();
    Learning::resume(game, lesson, &path).map_err(broken)
}

/// Every way through every lesson is tested, so this is a fault of ours.
fn broken(problems: engine::Problems) -> Denial {
    tracing::error!(?problems, "a lesson does not go on");
    Denial::broken()
}

#[derive(Deserialize)]
pub struct Objected {
    /// The answer that was not taken.
    no: Option<usize>,
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Address((game, lesson)): Address<(String, String)>,
    Query(objected): Query<Objected>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Look)?;
    let (game, lesson) = found(&game, &lesson)?;
    let learning = resumed(game, lesson, &headers)?;
    let objection = objected.no.and_then(|number| learning.objection(Sign::Answer(number)));
    let path = address(game, &learning.lesson);
    let names = names(learning.learner(), learning.table.players(), visitor.lang);
    let body = boards::called(&names, || draw(&learning, objection.as_ref(), &path, &visitor));
    let title = format!("{} · {}", learning.lesson.title(game, visitor.lang), game.title(visitor.lang));
    Ok(frame(&Page { wide: true, ..Page::new(title, &path) }, &visitor, body).into_response())
}

/// What everybody is called at a table of somebody who learns or solves: by numbers, for sentences tell of all of them alike.
pub fn names(own: Seat, players: usize, lang: Lang) -> Vec<String> {
    let key = |seat| if seat == own.index() { "lesson-you" } else { "lesson-rival" };
    (0..players).map(|seat| lang.tell(key(seat), [("number", (seat + 1).into())])).collect()
}

fn draw(learning: &Learning, objection: Option<&Objection>, path: &str, visitor: &Visitor) -> Markup {
    let (game, table, lang) = (learning.game, &learning.table, visitor.lang);
    let learner = learning.learner();
    let eyes = Eyes::Viewer(Viewer::Seat(learner));
    let asked = learning.asks().then_some(learner);
    let moments = &table.moments(eyes);
    let hint = learning.advised();
    let look = Look { eyes, asked, hint, replay: None, moments, odds: visitor.odds, quote: rules::quoted };
    let answers = asked.map(|seat| table.answers(seat, lang)).unwrap_or_default();
    let point = learning.step().and_then(|step| step.point.as_deref());
    html! {
        @if point.is_some() {
            link rel="stylesheet" href={ (path) "/point/" (learning.count().0) };
        }
        main #main.at-table.lesson data-point=[point] {
            h1.hidden { (learning.lesson.title(game, lang)) }
            div.play {
                (coach(learning, objection, path, lang))
                section #board aria-label=(lang.say("board-label")) {
                    h2.hidden { (lang.say("board-label")) }
                    (table.board(&look, lang))
                }
            }
            aside.side {
                (beside::answers(&answers, hint, lang))
                (beside::log(&**table, eyes, lang))
                nav.menu aria-label=(lang.say("learn-title")) {
                    a href={ "/learn/" (game.id()) } { (lang.tell("learn-one-page", [("game", game.title(lang).into())])) }
                    " · "
                    a href={ "/rules/" (game.id()) } { (lang.say("home-rules")) }
                }
            }
        }
    }
}

/// What the coach says, how far the lesson is, and the way on and back.
fn coach(learning: &Learning, objection: Option<&Objection>, path: &str, lang: Lang) -> Markup {
    let (at, all) = learning.count();
    let wants = learning.step().map(|step| step.wants());
    let begun = !learning.path.0.is_empty();
    let step = lang.tell("lesson-step", [("at", at.into()), ("all", all.into())]);
    html! {
        section #coach aria-label=(lang.say("lesson-coach")) {
            (face())
            div.said tabindex="-1" autofocus[wants != Some(Wants::Reading)] {
                p.count { (learning.lesson.title(learning.game, lang)) " · " (step) }
                p.sentence role="status" { (learning.sentence(lang)) }
                @if let Some(objection) = objection {
                    p.objection role="alert" { (learning.explain(objection, lang)) }
                }
                @if learning.asks() {
                    p.question { (learning.table.question(learning.learner(), lang)) }
                }
            }
            form #answer method="post" action=(path) {
                input type="hidden" name="at" value=(learning.path.0.len());
                @match wants {
                    Some(Wants::Reading) => button.primary #on type="submit" name="a" value="on" autofocus { (lang.say("lesson-on")) },
                    Some(_) => {},
                    None => (after(learning, lang)),
                }
                @if begun {
                    button.quiet type="submit" name="a" value="back" { (lang.say("lesson-back")) }
                    button.quiet type="submit" name="a" value="again" { (lang.say("lesson-again")) }
                }
            }
            @if wants.is_none() { (home::quick(learning.game, lang)) }
        }
    }
}

/// Where to go when a lesson is over.
fn after(learning: &Learning, lang: Lang) -> Markup {
    let lessons = learning.game.lessons();
    let next = lessons.iter().skip_while(|lesson| lesson.id != learning.lesson.id).nth(1);
    html! {
        @match next {
            Some(next) => a.button.primary #next href=(address(learning.game, next)) {
                (lang.tell("lesson-next", [("lesson", next.title(learning.game, lang).into())]))
            },
            None => a.button #next href={ "/learn/" (learning.game.id()) } { (lang.say("learn-lessons")) },
        }
    }
}

/// The coach: a friendly monster with a pointer.
fn face() -> Markup {
    html! {
        svg.coach viewBox="0 0 48 48" aria-hidden="true" {
            path.e-green d="M8 22q0-14 14-14t14 14v16q0 6-14 6T8 38z" {}
            path.e-bone d="m12 10-3-7 8 4zM32 10l3-7-8 4z" {}
            circle.e-bone cx="17" cy="21" r="5" {}
            circle.e-bone cx="28" cy="21" r="4" {}
            path.e-eye d="M18 22h.1M28 22h.1" {}
            path.e-line d="M15 32q7 5 14 0" {}
            path.e-line d="M36 32 46 14" {}
        }
    }
}

#[derive(Deserialize)]
pub struct Doing {
    /// `on`, `back`, `again`, or the number of an answer.
    a: String,
    /// How many signs had been given when the page was made: a button pressed twice is pressed once.
    at: usize,
}

pub async fn take(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Address((game, lesson)): Address<(String, String)>,
    Form(doing): Form<Doing>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Look)?;
    let (game, lesson) = found(&game, &lesson)?;
    let mut learning = resumed(game, lesson, &headers)?;
    let to = address(game, &learning.lesson);
    if doing.at != learning.path.0.len() {
        return Ok(go(&to, None));
    }
    let keep = |learning: &Learning| {
        let done = if learning.step().is_none() { DONE } else { "" };
        let kept = format!("{}{done}", learning.path);
        Some(cookies::learnt(&app, &cookie(game, &learning.lesson), &kept))
    };
    let sign = match doing.a.as_str() {
        "on" => Sign::On,
        "again" => return Ok(go(&to, Some(cookies::learnt(&app, &cookie(game, &learning.lesson), "")))),
        "back" => {
            let back = Learning::back(&learning.path);
            let learning = Learning::resume(game, learning.lesson, &back).map_err(broken)?;
            return Ok(go(&to, keep(&learning)));
        }
        number => Sign::Answer(number.parse().map_err(|_| Denial::of(Reason::BadRequest))?),
    };
    match (learning.take(sign).map_err(broken)?, sign) {
        (None, _) => Ok(go(&to, keep(&learning))),
        (Some(_), Sign::Answer(number)) => Ok(go(&format!("{to}?no={number}#coach"), None)),
        (Some(_), Sign::On) => Ok(go(&to, None)),
    }
}

/// The mark around what a step points at. A style of its own, so that it is there without scripts too.
pub async fn point(
    Address((game, lesson, step)): Address<(String, String, usize)>,
) -> Result<Response, Denial> {
    let (_, lesson) = found(&game, &lesson)?;
    let step = step.checked_sub(1).and_then(|at| lesson.step.get(at));
    let point = step.and_then(|step| step.point.as_deref()).ok_or(Denial::not_found())?;
    let style = format!(
        "#board {point} {{ outline: 4px solid var(--accent); outline-offset: 3px; border-radius: .4rem; \
         box-shadow: 0 0 0 9px var(--glow); scroll-margin: 14rem 0 6rem; }}\n"
    );
    Ok(([(header::CONTENT_TYPE, "text/css; charset=utf-8")], style).into_response())
}
