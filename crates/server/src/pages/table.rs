//! The table: the question, the board, the answers, the people, what happened, the chat.

pub mod chances;
mod ended;
pub mod invite;
mod lobby;
mod people;

use axum::{
    extract::Query,
    response::{IntoResponse, Response},
};
use engine::Seat;
use maud::{Markup, html};
use plug::{Answer, Look, Playing, StoryLine};
use words::Lang;

use super::{
    layout::{Page, frame},
    rules,
};
use crate::{
    looking::Clocks,
    room::{Hint, Inner, Place, Room},
    talk,
    watch::Looking,
    web::{Deed, Reader},
};

/// How many of the latest lines the log at the table shows; the replay shows all.
const RECENT: usize = 40;

/// The parts of the page that change; each is replaced by its id.
struct Parts {
    ask: Markup,
    board: Markup,
    answers: Markup,
    people: Markup,
    log: Markup,
    chat: Markup,
}

/// What is pushed: the changing parts as HTML, the title, and whether the reader is asked.
pub fn fragment(
    inner: &Inner,
    reader: &Reader,
    wanted: Option<usize>,
    clocks: Clocks,
) -> (String, String, bool) {
    let parts = parts(inner, reader, wanted, None, clocks);
    let html = html! {
        (parts.ask) (parts.board) (parts.answers) (parts.people) (parts.log) (parts.chat)
    };
    let asked = asked(inner, reader, wanted);
    (html.into_string(), title(inner, asked, reader.lang), asked)
}

fn asked(inner: &Inner, reader: &Reader, wanted: Option<usize>) -> bool {
    match inner.place_of(reader.id(), wanted) {
        Place::Seat(seat) => inner.asks(seat),
        Place::Cover(_) => true,
        _ => false,
    }
}

fn title(inner: &Inner, asked: bool, lang: Lang) -> String {
    let title = inner.game.title(lang);
    if asked { format!("{} · {title}", lang.say("title-yours")) } else { title }
}

fn parts(
    inner: &Inner,
    reader: &Reader,
    wanted: Option<usize>,
    refusal: Option<Markup>,
    clocks: Clocks,
) -> Parts {
    let lang = reader.lang;
    let place = inner.place_of(reader.id(), wanted);
    let names = inner.names();
    boards::called(&names, || Parts {
        ask: ask(inner, place, refusal, clocks, lang),
        board: board(inner, place, reader),
        answers: answers(inner, place, lang),
        people: people::people(inner, reader, lang),
        log: log(inner, place, reader),
        chat: chat(inner, place, lang),
    })
}

/// The sentence that says who decides and what, and what can be done about it.
fn ask(inner: &Inner, place: Place, refusal: Option<Markup>, clocks: Clocks, lang: Lang) -> Markup {
    let seat = place.seat().filter(|seat| inner.asks(*seat));
    let sentence = match (inner.play(), seat, place) {
        (None, ..) => lang.say("ask-waiting"),
        _ if inner.is_over() => lang.say("ask-over"),
        _ if place.seat().is_some_and(|seat| inner.spares(seat)) => lang.say("ask-spared"),
        (Some(play), Some(seat), _) => play.question(seat, lang),
        (_, None, Place::Cover(next)) => lang.tell("ask-cover", [("who", name(inner, next).into())]),
        _ => others(inner, place, lang),
    };
    let can_undo = place.seat().filter(|seat| inner.can_undo(*seat));
    html! {
        section #ask data-region="" .asked[seat.is_some()] aria-label=(lang.say("ask-label")) {
            p.sentence role="status" aria-live="polite" {
                @if seat.is_some() { strong.yours { (lang.say("ask-yours")) } " " }
                (sentence)
                @if let Some(left) = seat.and_then(|seat| inner.clock_of(seat, clocks)) {
                    " " span.clock data-seconds=(left) { (clock_text(left)) }
                }
            }
            @if let Some(seat) = seat {
                form #answer method="post" action={ "/t/" (inner.table.id) "/answer" } {
                    input type="hidden" name="seat" value=(seat.index());
                    input type="hidden" name="decision" value=[inner.decision(seat)];
                }
                @if inner.gives_hints() {
                    form.inline method="post" action={ "/t/" (inner.table.id) "/hint" } {
                        input type="hidden" name="seat" value=(seat.index());
                        button.quiet type="submit" { (lang.say("hint")) }
                    }
                }
            }
            @if let Some(seat) = can_undo {
                form.inline method="post" action={ "/t/" (inner.table.id) "/undo" } {
                    input type="hidden" name="seat" value=(seat.index());
                    button.quiet type="submit" id="undo" { (lang.say("undo")) }
                }
            }
            div #refusal role="alert" { @if let Some(refusal) = refusal { (refusal) } }
        }
    }
}

fn clock_text(left: i64) -> String {
    format!("{}:{:02}", left / 60, left % 60)
}

fn name(inner: &Inner, seat: Seat) -> String {
    inner.chairs[seat.index()].name.clone()
}

fn others(inner: &Inner, place: Place, lang: Lang) -> String {
    let pending = inner.pending(place.viewer());
    let names: Vec<String> = pending.into_iter().map(|seat| name(inner, seat)).collect();
    let count = names.len();
    lang.tell("ask-others", [("who", names.join(", ").into()), ("count", count.into())])
}

fn hint(inner: &Inner, seat: Seat) -> Option<&Hint> {
    let hint = inner.chairs.get(seat.index())?.hint.as_ref()?;
    (inner.decision(seat).as_ref() == Some(&hint.decision)).then_some(hint)
}

/// What the bot would do, and why: its chances to win with the best answers.
fn advice(hint: &Hint, answers: &[Answer], lang: Lang) -> Markup {
    let text = |number: usize| answers.get(number).map_or("", |answer| answer.text.as_str());
    html! {
        div.advice role="status" {
            p { (lang.tell("hint-says", [("answer", text(hint.number).into())])) }
            @if !hint.chances.is_empty() {
                p { (lang.say("hint-why")) }
                ul {
                    @for (number, percent) in &hint.chances { li { (text(*number)) ": " (percent) "\u{a0}%" } }
                }
            }
        }
    }
}

fn board(inner: &Inner, place: Place, reader: &Reader) -> Markup {
    let lang = reader.lang;
    html! {
        section #board data-region="" aria-label=(lang.say("board-label")) {
            @if let Some(play) = inner.play() { (begun(inner, play, place, reader)) }
            @else { (lobby::lobby(inner, reader, lang)) }
        }
    }
}

/// The board of a game that has begun, or the cover between people who share a screen.
fn begun(inner: &Inner, play: &dyn Playing, place: Place, reader: &Reader) -> Markup {
    let lang = reader.lang;
    html! {
        @if let Place::Cover(next) = place {
            div.cover {
                h2 { (lang.tell("cover-title", [("who", name(inner, next).into())])) }
                p { (lang.say("cover-text")) }
                p { a.button.primary href={ "/t/" (inner.table.id) "?seat=" (next.index()) } {
                    (lang.tell("cover-button", [("who", name(inner, next).into())]))
                } }
            }
        } @else {
            @if inner.is_over() { (ended::ended(inner, reader, lang)) }
            h2.hidden { (lang.say("board-label")) }
            @let asked = place.seat().filter(|seat| !inner.spares(*seat));
            @let hint = asked.and_then(|seat| hint(inner, seat)).map(|hint| hint.number);
            @let replay = inner.looks_back(reader.id()).map(|_| replay_at(&inner.table.id));
            @let moments = &inner.moments(play, reader.id());
            @let quote = |clause: &str| rules::quoted(play.game(), clause, lang);
            @let look = Look {
                eyes: place.eyes(), asked, hint, replay: replay.as_deref(), moments, odds: reader.odds, quote: &quote,
            };
            (play.board(&look, lang))
        }
    }
}

/// The address of a moment of a game, but for the number.
pub fn replay_at(id: &str) -> String {
    format!("/t/{id}/replay?at=")
}

/// The same answers as on the board, as a list.
fn answers(inner: &Inner, place: Place, lang: Lang) -> Markup {
    let seat = place.seat().filter(|seat| inner.asks(*seat));
    let answers = seat.zip(inner.play()).map(|(seat, play)| play.answers(seat, lang)).unwrap_or_default();
    let advised = seat.and_then(|seat| hint(inner, seat));
    html! {
        section #answers data-region="" aria-label=(lang.say("answers-label")) {
            @if !answers.is_empty() {
                h2 { (lang.say("answers-label")) }
                ol.answers {
                    @for (number, answer) in answers.iter().enumerate() {
                        li {
                            button.answer.listed type="submit" form="answer" name="a" value=(number)
                                data-advised[advised.is_some_and(|hint| hint.number == number)] { (answer.text) }
                            (rules::cited(&inner.table.game, answer.clause))
                        }
                    }
                }
                @if let Some(hint) = advised { (advice(hint, &answers, lang)) }
            }
        }
    }
}

fn log(inner: &Inner, place: Place, reader: &Reader) -> Markup {
    let lang = reader.lang;
    let lines = inner.play().map(|play| play.told(place.eyes(), RECENT, lang)).unwrap_or_default();
    let back = inner.play().filter(|_| inner.looks_back(reader.id()).is_some());
    let moments = back.map(|play| inner.moments(play, reader.id()));
    let moment = |line: &StoryLine| Some(moments.as_ref()?.until(line.entry?));
    html! {
        section #log data-region="" aria-label=(lang.say("log-label")) {
            h2 { (lang.say("log-label")) }
            ol.log {
                @for line in lines.iter().rev() {
                    li {
                        span { (line.text) }
                        (rules::cited(&inner.table.game, line.clause))
                        @if let Some(at) = moment(line) {
                            " " a.moment href={ (replay_at(&inner.table.id)) (at) }
                                title=(lang.say("log-jump")) aria-label=(lang.say("log-jump")) { "»" }
                        }
                    }
                }
            }
            @if back.is_some() {
                p { a href={ "/t/" (inner.table.id) "/replay" } { (lang.say("log-all")) } }
            }
        }
    }
}

fn chat(inner: &Inner, place: Place, lang: Lang) -> Markup {
    let seated = !matches!(place, Place::Spectator);
    html! {
        section #chat data-region="" aria-label=(lang.say("chat-label")) {
            h2 { (lang.say("chat-label")) }
            ol.chat {
                @for row in talk::heard(inner, seated) {
                    li { b { (row.name) } " " (row.text) @if row.seat.is_none() { " " span.tag { (lang.say("spectator")) } } }
                }
            }
        }
    }
}

pub async fn show(Deed { reader, room, .. }: Deed<0>, Query(looking): Query<Looking>) -> Response {
    page(&reader, &room, looking.seat, None).await
}

/// The whole page, with a refusal where there is one.
pub async fn page(reader: &Reader, room: &Room, wanted: Option<usize>, refusal: Option<Markup>) -> Response {
    let inner = room.lock().await;
    let (id, lang) = (&room.id, reader.lang);
    let is_asked = asked(&inner, reader, wanted);
    let parts = parts(&inner, reader, wanted, refusal, Clocks::Running);
    let path = wanted.map_or_else(|| format!("/t/{id}"), |seat| format!("/t/{id}?seat={seat}"));
    let events =
        wanted.map_or_else(|| format!("/t/{id}/events"), |seat| format!("/t/{id}/events?seat={seat}"));
    let page = Page {
        title: title(&inner, is_asked, lang),
        path: &path,
        wide: true,
        refresh: (!is_asked && !inner.is_over()).then_some(5),
    };
    frame(
        &page,
        reader,
        html! {
            main #main.at-table data-events=(events) data-lost=(lang.say("connection-lost"))
                data-back=(lang.say("connection-back")) {
                h1.hidden { (inner.game.title(lang)) }
                div #connection role="status" hidden {}
                div.play { (parts.ask) (parts.board) }
                aside.side {
                    (parts.people)
                    (parts.answers)
                    (parts.log)
                    (parts.chat)
                    @if reader.who.is_some() {
                        form.say #say method="post" action={ "/t/" (id) "/say" } {
                            label.hidden for="say-text" { (lang.say("chat-say")) }
                            input #say-text name="text" maxlength=(talk::LONGEST) autocomplete="off"
                                placeholder=(lang.say("chat-say")) required;
                            button type="submit" { (lang.say("chat-send")) }
                        }
                    }
                    (people::menu(&inner, reader, &path, lang))
                }
            }
        },
    )
    .into_response()
}
