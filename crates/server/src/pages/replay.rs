//! Every moment of a game: step by step, from each seat's eyes, and as one file.

use axum::{
    extract::{Multipart, Query, State},
    response::{IntoResponse, Response},
};
use engine::{Seat, Seed, Viewer};
use maud::{Markup, html};
use plug::{Eyes, Look, Moments, Playing, StoryLine};
use serde::Deserialize;
use words::Lang;

use super::{
    layout::{Page, frame},
    rules,
    table::{chances::chances, story},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    services,
    web::{TableRequest, Visitor, go},
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
    TableRequest { app, visitor, room }: TableRequest<0>,
    Query(moment): Query<Moment>,
) -> Result<Response, Denial> {
    let (id, lang) = (&room.id, visitor.lang);
    let table = room.lock().await;
    let game = table.begun()?;
    visitor.may_look_back(&app, game.entries())?;
    let own = table.looks_back(visitor.id()).ok_or(Denial::of(Reason::ReplayRunning))?;
    // Whose eyes it shall be is a choice once everything is open.
    let over = table.is_over();
    let choices: Vec<Seat> = Seat::all(game.players()).filter(|_| over).collect();
    let wanted = moment.eyes.as_deref().and_then(|eyes| eyes.parse().ok()).and_then(Seat::new);
    let wanted = wanted.filter(|seat| choices.contains(seat));
    let eyes = wanted.map_or(own, |seat| Eyes::Viewer(Viewer::Seat(seat)));
    let moments = &table.moments(game, visitor.id());
    let last = moments.count();
    let at = moment.at.unwrap_or(last).min(last);
    let play = game.moment(moments.lines(at))?;
    let names = table.names_in(visitor.lang);
    let title = table.game.title(lang);
    let replay = Replay { id, play: play.as_ref(), eyes, at, moments, odds: visitor.odds, lang };
    let curve = table.curve().map(|curve| chances(curve, &names, Some(at), &replay.address(), lang));
    drop(table);
    let body = boards::called(&names, || replay.draw(curve));
    let path = replay.link(at);
    let page = Page { wide: true, ..Page::new(format!("{} · {title}", lang.say("replay-title")), &path) };
    let seen_by = |eyes: Eyes, name: &str| {
        let current = (eyes == replay.eyes).then_some("true");
        html! { a href=(Replay { eyes, ..replay }.link(at)) aria-current=[current] { (name) } }
    };
    Ok(frame(&page, &visitor, html! {
        main #main.replay {
            h1 { (lang.say("replay-title")) " · " a href={ "/t/" (id) } { (title) } }
            @if over {
                nav.choices aria-label=(lang.say("replay-eyes")) {
                    span { (lang.say("replay-eyes")) }
                    (seen_by(Eyes::Open, &lang.say("replay-open")))
                    @for seat in &choices {
                        (seen_by(Eyes::Viewer(Viewer::Seat(*seat)), names.get(seat.index()).map_or("", String::as_str)))
                    }
                }
            }
            (body)
            @if over { p { a href={ "/t/" (id) "/review" } { (lang.say("review-of")) } } }
        }
    })
    .into_response())
}

#[derive(Clone, Copy)]
struct Replay<'a> {
    id: &'a str,
    play: &'a dyn Playing,
    eyes: Eyes,
    /// Which of the visitor's moments is shown.
    at: usize,
    moments: &'a Moments,
    odds: bool,
    lang: Lang,
}

impl Replay<'_> {
    /// The address of a moment seen with the same eyes, but for its number.
    fn address(&self) -> String {
        let eyes = match self.eyes {
            Eyes::Viewer(Viewer::Seat(seat)) => seat.index().to_string(),
            Eyes::Viewer(Viewer::Spectator) => "public".to_owned(),
            Eyes::Open => "open".to_owned(),
        };
        format!("/t/{}/replay?eyes={eyes}&at=", self.id)
    }

    fn link(&self, at: usize) -> String {
        format!("{}{at}", self.address())
    }

    fn draw(&self, curve: Option<Markup>) -> Markup {
        let (lang, last) = (self.lang, self.moments.count());
        let lines = self.play.told(self.eyes, usize::MAX, lang);
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
                span.count { (self.at) " / " (last) }
                (step((self.at < last).then_some(self.at + 1), "replay-next", "next"))
                (step((self.at < last).then_some(last), "replay-last", "last"))
                button.quiet #play type="button" hidden data-pace=(PACE) { (lang.say("replay-play")) }
                form.inline method="get" action={ "/t/" (self.id) "/replay" } {
                    label { (lang.say("replay-to")) " " input type="number" name="at" min="0" max=(last) value=(self.at); }
                    @if let Eyes::Viewer(Viewer::Seat(seat)) = self.eyes { input type="hidden" name="eyes" value=(seat.index()); }
                    button type="submit" { (lang.say("replay-go")) }
                }
            }
            @let replay = self.address();
            @let look = Look {
                eyes: self.eyes, asked: None, hint: None, replay: Some(&replay), moments: self.moments, odds: self.odds,
                quote: rules::quoted,
            };
            div.at-table {
                div.play {
                    section #board data-region="" aria-label=(lang.say("board-label")) {
                        h2.hidden { (lang.say("board-label")) }
                        (self.play.board(&look, lang))
                    }
                }
                aside.side {
                    (self.story(&lines))
                    @if let Some(curve) = curve { section { (curve) } }
                }
            }
        }
    }

    fn story(&self, lines: &[StoryLine]) -> Markup {
        let moment = |line: &StoryLine| line.entry.map(|entry| self.moments.until(entry));
        html! {
            section #log {
                h2 { (self.lang.say("log-label")) }
                ol.log.long {
                    @for told in lines {
                        @let at = moment(told);
                        (story::line(self.play.game(), told, at.map(|at| self.link(at)), at == Some(self.at), self.lang))
                    }
                }
            }
        }
    }
}

pub async fn load_form(visitor: Visitor) -> Markup {
    let lang = visitor.lang;
    let page = Page::new(lang.say("load-title"), "/load");
    frame(
        &page,
        &visitor,
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
pub async fn load(State(app): State<App>, visitor: Visitor, mut form: Multipart) -> Result<Response, Denial> {
    let allowed = visitor.may_change(&app, 10).and_then(|()| visitor.may(&app, Want::Upload));
    let _pass = match allowed.and_then(|()| app.uploads.enter(visitor.id(), visitor.door)) {
        Ok(pass) => pass,
        Err(denial) => {
            // What is on its way is let pass by, or the browser would be cut off and never show why.
            while let Ok(Some(_)) = form.next_field().await {}
            return Err(denial);
        }
    };
    let mut text = None;
    while let Some(field) = form.next_field().await.map_err(|_| Denial::of(Reason::BadRequest))? {
        if field.name() == Some("save") {
            text = Some(field.text().await.map_err(|_| Denial::of(Reason::BadRequest))?);
            break;
        }
    }
    let text = text.ok_or(Denial::of(Reason::BadRequest))?;
    let (who, cookie) = visitor.or_guest(&app).await?;
    let id = services::upload(&app, &who, visitor.door, text, visitor.lang).await?;
    Ok(go(&format!("/t/{id}/replay?at=0"), cookie))
}

#[derive(Deserialize)]
pub struct Proof {
    #[serde(default)]
    seed: String,
    #[serde(default)]
    commitment: String,
}

/// Whether a seed is the one that was committed to.
pub async fn verify(visitor: Visitor, Query(proof): Query<Proof>) -> Markup {
    let lang = visitor.lang;
    let given = !proof.seed.is_empty() && !proof.commitment.is_empty();
    let kept = proof.seed.trim().parse::<Seed>().is_ok_and(|seed| seed.keeps(proof.commitment.trim()));
    let page = Page::new(lang.say("verify-title"), "/verify");
    frame(
        &page,
        &visitor,
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
