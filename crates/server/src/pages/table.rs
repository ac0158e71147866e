//! The table: the question, the board, the answers, the people, what happened, the chat.

pub mod chances;
pub mod ended;
pub mod forms;
pub mod invite;
mod lobby;
mod people;
mod stock;
pub mod story;
mod sure;
mod verdict;

use axum::{
    extract::Query,
    response::{IntoResponse, Response},
};
use boards::page::steady::marked;
use engine::Seat;
use maud::{Markup, html};
use plug::{Answer, Look, Playing, Plug};
use serde::Deserialize;
use words::Lang;

use super::{
    kept,
    layout::{Page, frame},
    rules,
    wording::{listed, percent},
};
use crate::{
    denial::{Denial, Reason},
    limits::Want,
    names, services,
    tables::{Advised, Clocks, Hint, LiveTable, Room, Viewpoint},
    web::{self, PageNow, Present, SeatQuery, Shown, TableRequest, Visitor},
};

/// The parts of the page that change; each is replaced by its id.
struct Parts {
    ask: Markup,
    since: Markup,
    board: Markup,
    answers: Markup,
    people: Markup,
    log: Markup,
    chat: Markup,
}

/// How a page wants to follow.
#[derive(Deserialize)]
pub struct Following {
    seat: Option<usize>,
    /// By which way of writing changes.
    changes: Option<u8>,
}

/// The way of writing changes that the script of today understands.
const CHANGES: u8 = 2;

/// Pushes: the page follows what happens at the table. A page that was loaded from an earlier program may understand another
/// way of writing changes, or none: it is told the whole each time.
pub async fn events(
    TableRequest { app, visitor, room }: TableRequest<0>,
    Query(query): Query<Following>,
) -> Result<Response, Denial> {
    web::stream(&app, visitor, room, move |table, visitor, clocks, known| {
        let page = || present(table, visitor, query.seat, clocks);
        if query.changes == Some(CHANGES) {
            Present::Page(marked(known, page))
        } else {
            Present::Whole(page().written())
        }
    })
    .await
}

/// What is pushed.
fn present(table: &LiveTable, visitor: &Visitor, wanted: Option<usize>, clocks: Clocks) -> PageNow {
    let parts = parts(table, visitor, wanted, None, clocks);
    let html = html! {
        (parts.ask) (parts.since) (parts.board) (parts.answers) (parts.people) (parts.log) (parts.chat)
    };
    let asked = asked(table, visitor, wanted);
    PageNow { html: html.into_string(), title: title(table, asked, visitor.lang), asked }
}

fn asked(table: &LiveTable, visitor: &Visitor, wanted: Option<usize>) -> bool {
    match table.viewpoint_of(visitor.id(), wanted) {
        Viewpoint::Seat(seat) => table.asks(seat),
        Viewpoint::Cover(_) => true,
        _ => false,
    }
}

fn title(table: &LiveTable, asked: bool, lang: Lang) -> String {
    let title = table.game.title(lang);
    if asked { format!("{} · {title}", lang.say("title-yours")) } else { title }
}

fn parts(
    table: &LiveTable,
    visitor: &Visitor,
    wanted: Option<usize>,
    refusal: Option<Markup>,
    clocks: Clocks,
) -> Parts {
    let lang = visitor.lang;
    let viewpoint = table.viewpoint_of(visitor.id(), wanted);
    let names = table.names_in(lang);
    boards::called(&names, || {
        let told = story::told(table, viewpoint, lang);
        Parts {
            ask: ask(table, viewpoint, refusal, clocks, lang),
            since: story::since(table, &told, viewpoint, visitor),
            board: board(table, viewpoint, visitor),
            answers: answers(table, viewpoint, visitor),
            people: people::people(table, visitor, clocks, lang),
            log: story::log(table, &told, visitor),
            chat: chat(table, viewpoint, lang),
        }
    })
}

/// The sentence that says who decides and what, and what can be done about it.
fn ask(
    table: &LiveTable,
    viewpoint: Viewpoint,
    refusal: Option<Markup>,
    clocks: Clocks,
    lang: Lang,
) -> Markup {
    let seat = viewpoint.seat().filter(|seat| table.asks(*seat));
    let sentence = match (table.play(), seat, viewpoint) {
        _ if table.closed().is_some() => {
            Denial::saying(Reason::Closed, table.closed().unwrap_or_default()).sentence(lang)
        }
        (None, ..) => lang.say("ask-waiting"),
        _ if table.is_over() => lang.say("ask-over"),
        _ if viewpoint.seat().is_some_and(|seat| table.spares(seat)) => lang.say("ask-spared"),
        (Some(play), Some(seat), _) => play.question(seat, lang),
        (_, None, Viewpoint::Cover(next)) => {
            lang.tell("ask-cover", [("who", name(table, next, lang).into())])
        }
        _ => others(table, viewpoint, lang),
    };
    let can_undo = viewpoint.seat().filter(|seat| table.can_undo(*seat));
    html! {
        section #ask data-region="" tabindex="-1" .asked[seat.is_some()] aria-label=(lang.say("ask-label")) {
            p.sentence role="status" aria-live="polite" {
                @if seat.is_some() { strong.yours { (lang.say("ask-yours")) } " " }
                @if viewpoint == Viewpoint::Spectator { strong { (lang.say("ask-watching")) } " " }
                (sentence)
                @if let Some(left) = seat.and_then(|seat| table.clock_of(seat, clocks)) {
                    " " span.clock data-seconds=(left) { (clock_text(left)) }
                }
            }
            @if let Some(seat) = seat {
                form #answer method="post" action={ "/t/" (table.row.id) "/answer" } {
                    input type="hidden" name="seat" value=(seat.index());
                    input type="hidden" name="decision" value=[table.decision(seat)];
                }
                @if table.gives_hints() {
                    form.inline method="post" action={ "/t/" (table.row.id) "/hint" } {
                        input type="hidden" name="seat" value=(seat.index());
                        button.quiet type="submit" id="hint" aria-keyshortcuts="H" { (lang.say("hint")) }
                    }
                }
            }
            @if let Some(seat) = can_undo {
                form.inline method="post" action={ "/t/" (table.row.id) "/undo" } {
                    input type="hidden" name="seat" value=(seat.index());
                    button.quiet type="submit" id="undo" aria-keyshortcuts="U" { (lang.say("undo")) }
                }
            }
            (verdict::verdict(table, viewpoint, lang))
            (following(lang))
            (stock::stock(table, viewpoint, lang))
            div #refusal role="alert" { @if let Some(refusal) = refusal { (refusal) } }
        }
    }
}

/// By what others' moves are stopped and gone on with; for the page's script.
fn following(lang: Lang) -> Markup {
    html! {
        span #follow hidden {
            button.quiet #pause type="button" aria-pressed="false" { (lang.say("follow-pause")) }
            button.quiet #next-step type="button" hidden { (lang.say("follow-next")) }
            button.quiet #to-present type="button" hidden { (lang.say("follow-present")) " " span #behind {} }
        }
    }
}

/// How the page tells things: at which pace, by which sounds, whether keys answer. Kept in the browser, for its script.
fn telling(lang: Lang) -> Markup {
    let choice =
        |wish: &str| html! { label { input type="checkbox" data-wish=(wish) checked; " " (lang.say(wish)) } };
    html! {
        details.menu #telling {
            summary { (lang.say("telling")) }
            label { (lang.say("pace")) " "
                select data-wish="pace" {
                    @for pace in ["now", "quick", "calm", "step"] {
                        option value=(pace) selected[pace == "quick"] { (lang.say(&format!("pace-{pace}"))) }
                    }
                }
            }
            (choice("sound-turn")) (choice("sound-dice")) (choice("sound-card")) (choice("sound-end")) (choice("keys"))
        }
    }
}

fn clock_text(left: i64) -> String {
    format!("{}:{:02}", left / 60, left % 60)
}

fn name(table: &LiveTable, seat: Seat, lang: Lang) -> String {
    table.chairs[seat.index()].called(lang)
}

fn others(table: &LiveTable, viewpoint: Viewpoint, lang: Lang) -> String {
    let pending = table.pending(viewpoint.viewer());
    let names: Vec<String> = pending.into_iter().map(|seat| name(table, seat, lang)).collect();
    let count = names.len();
    lang.tell("ask-others", [("who", listed(&names, lang).into()), ("count", count.into())])
}

fn hint(table: &LiveTable, seat: Seat) -> Option<&Hint> {
    let hint = table.chairs.get(seat.index())?.hint.as_ref()?;
    (table.decision(seat).as_ref() == Some(&hint.decision)).then_some(hint)
}

/// What the bot would do, and why: the best answers in order, the chance that each gives, and what speaks for it. Chances
/// that all round to the same are told once.
fn advice(game: &Plug, hint: &Hint, answers: &[Answer], lang: Lang) -> Markup {
    let text = |number: usize| answers.get(number).map_or("", |answer| answer.text.as_str());
    let best = hint.chances.first();
    let alike = |best: &Advised| hint.chances.iter().filter(|one| one.percent == best.percent).count();
    let alike = best.map_or(0, alike);
    let equal = alike > 1 && alike == hint.chances.len();
    html! {
        div.advice #advice role="status" {
            @if best.is_none_or(|best| best.number != hint.number) {
                p { (lang.tell("hint-says", [("answer", text(hint.number).into())])) }
            }
            @if let Some(best) = best {
                p {
                    @if equal { (lang.tell("hint-equal", [("share", percent(best.percent.into(), lang).into())])) }
                    @else { (lang.say("hint-why")) }
                    @if alike > 1 && !equal { " " (lang.tell("hint-close", [("count", alike.into())])) }
                }
                ol {
                    @for (place, one) in hint.chances.iter().enumerate() {
                        li {
                            (text(one.number))
                            @if !equal { " · " b { (percent(one.percent.into(), lang)) } }
                            p.quiet { (game.speaks_for(place, &one.why, lang)) }
                        }
                    }
                }
            }
        }
    }
}

fn board(table: &LiveTable, viewpoint: Viewpoint, visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    html! {
        section #board data-region="" aria-label=(lang.say("board-label")) {
            @if let Some(play) = table.play() { (begun(table, play, viewpoint, visitor)) }
            @else { (lobby::lobby(table, visitor, lang)) }
        }
    }
}

/// The board of a game that has begun, or the cover between people who share a screen.
fn begun(table: &LiveTable, play: &dyn Playing, viewpoint: Viewpoint, visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    html! {
        @if let Viewpoint::Cover(next) = viewpoint {
            div.cover {
                h2 { (lang.tell("cover-title", [("who", name(table, next, lang).into())])) }
                p { (lang.say("cover-text")) }
                p { a.button.primary href={ "/t/" (table.row.id) "?seat=" (next.index()) } {
                    (lang.tell("cover-button", [("who", name(table, next, lang).into())]))
                } }
            }
        } @else {
            @if table.is_over() { (ended::ended(table, visitor, lang)) }
            h2.hidden { (lang.say("board-label")) }
            @let asked = viewpoint.seat().filter(|seat| !table.spares(*seat));
            @let hint = asked.and_then(|seat| hint(table, seat)).map(|hint| hint.number);
            @let replay = table.looks_back(visitor.id()).map(|_| replay_at(&table.row.id));
            @let moments = &table.moments(play, visitor.id());
            @let look = Look {
                eyes: viewpoint.eyes(), asked, hint, replay: replay.as_deref(), moments, odds: visitor.odds, quote: rules::quoted,
            };
            (play.board(&look, lang))
        }
    }
}

/// The address of a moment of a game, but for the number.
pub fn replay_at(id: &str) -> String {
    format!("/t/{id}/replay?at=")
}

/// The same answers as on the board, as a list. Its place is kept while others decide: on a phone it stands above the board.
fn answers(table: &LiveTable, viewpoint: Viewpoint, visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    let seat = viewpoint.seat().filter(|seat| table.asks(*seat));
    let plays = viewpoint.seat().is_some() && table.play().is_some() && !table.is_over();
    let answers = seat.zip(table.play()).map(|(seat, play)| play.answers(seat, lang)).unwrap_or_default();
    let advised = seat.and_then(|seat| hint(table, seat));
    html! {
        section #answers data-region="" aria-label=(lang.say("answers-label")) {
            @if let Some(hint) = advised { (advice(table.game, hint, &answers, lang)) }
            @if plays {
                // Those who use the board fold the list away, and it stays so.
                details #answers-list open[visitor.list] {
                    summary { h2 {
                        (lang.say("answers-label"))
                        @if !answers.is_empty() { " " span.count { (answers.len()) } }
                    } }
                    @if answers.is_empty() { p.quiet { (lang.say("answers-none")) } }
                    @else {
                        ol.answers {
                            @for (number, answer) in answers.iter().enumerate() {
                                li {
                                    button.answer.listed type="submit" form="answer" name="a" value=(number)
                                        data-advised[advised.is_some_and(|hint| hint.number == number)] { (answer.text) }
                                    (rules::cited(&table.row.game, answer.clause))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn chat(table: &LiveTable, viewpoint: Viewpoint, lang: Lang) -> Markup {
    let seated = !matches!(viewpoint, Viewpoint::Spectator);
    html! {
        section #chat data-region="" aria-label=(lang.say("chat-label")) {
            h2 { (lang.say("chat-label")) }
            ol.chat {
                @for row in table.heard(seated) {
                    li { b { (names::read_in(&row.name, lang)) } " " (row.text) @if row.seat.is_none() { " " span.tag { (lang.say("spectator")) } } }
                }
            }
        }
    }
}

/// The table, or what was told of it where it cannot be played again.
pub async fn show(found: Shown, Query(query): Query<SeatQuery>) -> Result<Response, Denial> {
    match found {
        Shown::Table(TableRequest { app, visitor, room }) => {
            // Whoever plays looks as often as they like.
            if room.lock().await.seats_of(visitor.id()).is_empty() {
                visitor.may(&app, Want::Look)?;
            }
            Ok(page(&visitor, &room, query.seat, None).await)
        }
        Shown::Kept(request, denial) => Ok(kept::page(&request, &denial)?.into_response()),
    }
}

/// The whole page, with a refusal where there is one.
pub async fn page(
    visitor: &Visitor,
    room: &Room,
    wanted: Option<usize>,
    refusal: Option<Markup>,
) -> Response {
    let table = room.lock().await;
    let (id, lang) = (&room.id, visitor.lang);
    let is_asked = asked(&table, visitor, wanted);
    let parts = parts(&table, visitor, wanted, refusal, Clocks::Running);
    let path = wanted.map_or_else(|| format!("/t/{id}"), |seat| format!("/t/{id}?seat={seat}"));
    let seat = wanted.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let events = format!("/t/{id}/events?changes={CHANGES}{seat}");
    // A page that is loaded anew takes what was typed with it.
    let waits = !is_asked && !table.is_over() && !lobby::asks_name(&table, visitor);
    let page = Page {
        title: title(&table, is_asked, lang),
        path: &path,
        wide: true,
        refresh: waits.then_some(5),
        game: Some(table.game),
        colours: people::colours(&table, visitor),
    };
    frame(
        &page,
        visitor,
        html! {
            main #main.at-table data-events=(events) data-lost=(lang.say("connection-lost"))
                data-back=(lang.say("connection-back")) {
                h1.hidden { (table.game.title(lang)) }
                div #connection role="status" hidden {}
                p #news role="status" {}
                div.play { (parts.ask) (parts.since) (parts.board) }
                aside.side {
                    (parts.people)
                    (parts.answers)
                    (parts.log)
                    (parts.chat)
                    @if visitor.who.is_some() {
                        form.say #say method="post" action={ "/t/" (id) "/say" } {
                            label.hidden for="say-text" { (lang.say("chat-say")) }
                            input #say-text name="text" maxlength=(services::LONGEST_LINE) autocomplete="off"
                                placeholder=(lang.say("chat-say")) required;
                            button type="submit" { (lang.say("chat-send")) }
                        }
                    }
                    (telling(lang))
                    (people::menu(&table, visitor, &path, lang))
                }
            }
        },
    )
    .into_response()
}
