//! Every moment of a game: step by step, from each seat's eyes, and as one file.

use axum::{
    extract::{Multipart, Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use engine::{Seat, Seed, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use words::Lang;

use super::{
    layout::{Page, frame},
    rules, table,
};
use crate::{
    app::App,
    games::{Eyes, Look, Playing, StoryLine},
    room::Place,
    trouble::Trouble,
    web::Reader,
};

#[derive(Deserialize)]
pub struct Moment {
    at: Option<usize>,
    /// A seat's number, or `open`.
    eyes: Option<String>,
}

/// How many milliseconds each step of a replay that plays itself stays.
const PACE: u32 = 900;

pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Response, Trouble> {
    let lang = reader.lang;
    let room = app.room(&id).await?;
    let inner = room.lock().await;
    let own = inner.seats_of(reader.id());
    let over = inner.is_over();
    // While a game runs, only those who play it may go back, with the eyes of their own seat.
    let (eyes, choices): (Eyes, Vec<Seat>) = if over {
        let all: Vec<Seat> = Seat::all(inner.play.players()).collect();
        let seat = moment.eyes.as_deref().and_then(|eyes| eyes.parse().ok()).and_then(Seat::new);
        let seat = seat.filter(|seat| all.contains(seat));
        (seat.map_or(Eyes::Open, |seat| Eyes::Viewer(Viewer::Seat(seat))), all)
    } else {
        match inner.place_of(reader.id(), None) {
            Place::Seat(seat) => (Eyes::Viewer(Viewer::Seat(seat)), Vec::new()),
            _ if own.is_empty() => return Err(Trouble::forbidden("replay-running")),
            _ => (Eyes::Viewer(Viewer::Spectator), Vec::new()),
        }
    };
    let last = inner.play.entries();
    let at = moment.at.unwrap_or(last).min(last);
    let play = inner.play.moment(at)?;
    let names = inner.names();
    let title = inner.game.title(lang);
    drop(inner);
    let body =
        boards::called(&names, || Replay { id: &id, play: play.as_ref(), eyes, at, last, lang }.draw());
    let path = format!("/t/{id}/replay?at={at}");
    let page = Page { wide: true, ..Page::new(format!("{} · {title}", lang.say("replay-title")), &path) };
    let seats: Vec<(usize, String)> = choices
        .iter()
        .map(|seat| (seat.index(), names.get(seat.index()).cloned().unwrap_or_default()))
        .collect();
    let link = |eyes: &str| format!("/t/{id}/replay?at={at}&eyes={eyes}");
    Ok(frame(&page, &reader, html! {
        main #main.replay {
            h1 { (lang.say("replay-title")) " · " a href={ "/t/" (id) } { (title) } }
            @if !seats.is_empty() {
                nav.choices aria-label=(lang.say("replay-eyes")) {
                    span { (lang.say("replay-eyes")) }
                    a href=(link("open")) aria-current=[(eyes == Eyes::Open).then_some("true")] { (lang.say("replay-open")) }
                    @for (seat, name) in &seats {
                        a href=(link(&seat.to_string()))
                            aria-current=[(eyes == Eyes::Viewer(Viewer::Seat(Seat::at(*seat)))).then_some("true")] { (name) }
                    }
                }
            }
            (body)
        }
    })
    .into_response())
}

struct Replay<'a> {
    id: &'a str,
    play: &'a dyn Playing,
    eyes: Eyes,
    at: usize,
    last: usize,
    lang: Lang,
}

impl Replay<'_> {
    fn link(&self, at: usize) -> String {
        let eyes = match self.eyes {
            Eyes::Viewer(Viewer::Seat(seat)) => seat.index().to_string(),
            _ => "open".to_owned(),
        };
        format!("/t/{}/replay?at={at}&eyes={eyes}", self.id)
    }

    fn draw(&self) -> Markup {
        let lang = self.lang;
        let lines = self.play.told(self.eyes, 0, lang);
        let step = |at: Option<usize>, key: &str, id: &str| {
            html! {
                @if let Some(at) = at { a.button id=(id) href=(self.link(at)) { (lang.say(key)) } }
                @else { span.button.off aria-disabled="true" { (lang.say(key)) } }
            }
        };
        html! {
            nav.steps aria-label=(lang.say("replay-steps")) {
                (step((self.at > 0).then_some(0), "replay-first", "first"))
                (step(self.at.checked_sub(1), "replay-previous", "previous"))
                span.count { (self.at) " / " (self.last) }
                (step((self.at < self.last).then_some(self.at + 1), "replay-next", "next"))
                (step((self.at < self.last).then_some(self.last), "replay-last", "last"))
                button.quiet #play type="button" hidden data-pace=(PACE) { (lang.say("replay-play")) }
                form.inline method="get" action={ "/t/" (self.id) "/replay" } {
                    label { (lang.say("replay-to")) " " input type="number" name="at" min="0" max=(self.last) value=(self.at); }
                    @if let Eyes::Viewer(Viewer::Seat(seat)) = self.eyes { input type="hidden" name="eyes" value=(seat.index()); }
                    button type="submit" { (lang.say("replay-go")) }
                }
            }
            @let replay = table::replay_at(self.id);
            @let look = Look { eyes: self.eyes, asked: None, hint: None, replay: Some(&replay) };
            div.at-table {
                div.play { section #board data-region="" { (self.play.board(&look, lang)) } }
                aside.side { (self.story(&lines)) }
            }
        }
    }

    fn story(&self, lines: &[StoryLine]) -> Markup {
        let now = self.at.checked_sub(1);
        html! {
            section #log {
                h2 { (self.lang.say("log-label")) }
                ol.log.long {
                    @for line in lines.iter().rev() {
                        li.now[line.entry.is_some() && line.entry == now] {
                            (line.text)
                            @if let Some(link) = rules::link(line.clause) {
                                " " a.clause href=(link) target="_blank" rel="noopener" { (line.clause) }
                            }
                            @if let Some(entry) = line.entry {
                                " " a.moment href=(self.link(entry + 1)) aria-label=(self.lang.say("log-jump")) { "»" }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The save, once the game is over: it holds the seed.
pub async fn download(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let room = app.room(&id).await?;
    let inner = room.lock().await;
    if !inner.is_over() {
        return Err(Trouble::forbidden("save-running"));
    }
    let name = format!("attachment; filename=\"{}-{id}.json\"", inner.table.game);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, inner.play.save()).into_response())
}

pub async fn load_form(reader: Reader) -> Markup {
    let lang = reader.lang;
    let page = Page::new(lang.say("load-title"), "/load");
    frame(
        &page,
        &reader,
        html! {
            main #main.narrow {
                h1 { (lang.say("load-title")) }
                p { (lang.say("load-text")) }
                form method="post" action="/load" enctype="multipart/form-data" {
                    label { (lang.say("load-file")) " " input type="file" name="save" accept="application/json,.json" required; }
                    p { button.primary type="submit" { (lang.say("load-go")) } }
                }
            }
        },
    )
}

/// Plays an uploaded save again, checking every step, and puts it among the finished tables.
pub async fn load(State(app): State<App>, reader: Reader, mut form: Multipart) -> Result<Response, Trouble> {
    reader.may_change(&app, 10.0)?;
    let mut text = None;
    while let Some(field) = form.next_field().await.map_err(|_| Trouble::bad("bad-request"))? {
        if field.name() == Some("save") {
            text = Some(field.text().await.map_err(|_| Trouble::bad("bad-request"))?);
        }
    }
    let text = text.ok_or(Trouble::bad("bad-request"))?;
    let (who, cookie) = reader.or_guest(&app).await?;
    let id = crate::loading::keep(&app, &who, text, reader.lang).await?;
    Ok(crate::web::go(&format!("/t/{id}/replay?at=0"), cookie))
}

#[derive(Deserialize)]
pub struct Proof {
    #[serde(default)]
    seed: String,
    #[serde(default)]
    commitment: String,
}

/// Whether a seed is the one that was committed to.
pub async fn verify(reader: Reader, Query(proof): Query<Proof>) -> Markup {
    let lang = reader.lang;
    let given = !proof.seed.is_empty() && !proof.commitment.is_empty();
    let kept = proof.seed.trim().parse::<Seed>().is_ok_and(|seed| seed.keeps(proof.commitment.trim()));
    let page = Page::new(lang.say("verify-title"), "/verify");
    frame(
        &page,
        &reader,
        html! {
            main #main.narrow {
                h1 { (lang.say("verify-title")) }
                p { (lang.say("verify-text")) }
                @if given {
                    p.verdict.kept[kept] role="status" { (lang.say(if kept { "verify-kept" } else { "verify-broken" })) }
                }
                form method="get" action="/verify" {
                    label { (lang.say("verify-seed")) " " input name="seed" value=(proof.seed) maxlength="80"; }
                    label { (lang.say("seed-commitment")) " " input name="commitment" value=(proof.commitment) maxlength="80"; }
                    p { button type="submit" { (lang.say("verify-go")) } }
                }
            }
        },
    )
}
