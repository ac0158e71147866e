//! One's own page: name, coming back, results.

use axum::{
    Form,
    extract::{Query, State},
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use maud::{Markup, html};
use serde::Deserialize;
use words::Lang;

use super::{
    layout::{Page, frame},
    share,
};
use crate::{
    app::App,
    denial::{Denial, unless_away},
    limits::Want,
    names,
    services::{self, Identity},
    store::ResultRow,
    web::{Visitor, cookies, go, with_cookie},
};

pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Denial> {
    page(&app, &visitor, None).await
}

async fn page(app: &App, visitor: &Visitor, code: Option<String>) -> Result<Markup, Denial> {
    let lang = visitor.lang;
    let Some(who) = &visitor.who else {
        let page = Page::new(lang.say("me-title"), "/me");
        return Ok(frame(
            &page,
            visitor,
            html! {
                main #main.narrow {
                    h1 { (lang.say("me-title")) }
                    p { (lang.say("me-nobody")) }
                    p { a.button href="/" { (lang.say("nav-home")) } " " a.button href="/in" { (lang.say("home-sign-in")) } }
                }
            },
        ));
    };
    let results = unless_away(app.store.results_of(&who.id).await.map_err(Denial::from))?;
    let page = Page::new(lang.say("me-title"), "/me");
    Ok(frame(
        &page,
        visitor,
        html! {
            main #main.narrow {
                h1 { (who.name) }
                form method="post" action="/me/name" {
                    label { (lang.say("your-name")) " " input name="name" value=(who.name) maxlength="24" required; }
                    " " button type="submit" { (lang.say("save")) }
                }
                section {
                    h2 { (lang.say("me-come-back")) }
                    @if let Some(login) = &who.login {
                        p { (lang.tell("me-login", [("login", login.as_str().into())])) }
                    }
                    form method="post" action="/me/password" {
                        label { (lang.say("me-login-name")) " "
                            input name="login" maxlength="24" autocomplete="username" required value=(who.login.as_deref().unwrap_or("")); }
                        @if who.login.is_some() {
                            label { (lang.say("me-old-password")) " "
                                input type="password" name="old" maxlength="200" autocomplete="current-password" required; }
                        }
                        label { (lang.say(if who.login.is_some() { "me-new-password" } else { "me-password" })) " "
                            input type="password" name="password" minlength="8" maxlength="200" autocomplete="new-password" required; }
                        " " button type="submit" { (lang.say("save")) }
                    }
                    form method="post" action="/me/code" {
                        p { (lang.say("me-code-help")) }
                        button type="submit" { (lang.say("me-code")) }
                    }
                    h3 #phone { (lang.say("me-phone")) }
                    p { (lang.say("me-phone-help")) }
                    @if let Some(code) = &code {
                        p role="status" { (lang.say("me-code-is")) " " code #code { (code) } }
                        @if visitor.address.only_here { (share::only_here(visitor, lang)) }
                        @else { (share::code(&visitor.address.link(&format!("/in?code={code}")), &lang.say("me-phone"))) }
                    }
                    form method="post" action="/me/out" {
                        p { (lang.say("me-out-help")) }
                        button type="submit" name="all" value="no" { (lang.say("me-out")) } " "
                        button type="submit" name="all" value="yes" { (lang.say("me-out-all")) }
                    }
                }
                section {
                    h2 { (lang.say("me-results")) }
                    @match results.as_deref() {
                        None => p.quiet { (lang.say("me-results-unread")) },
                        Some([]) => p.quiet { (lang.say("me-results-none")) },
                        Some(results) => { (summary(results, lang)) (plot(results, lang)) (list(results, lang)) },
                    }
                }
            }
        },
    ))
}

fn summary(results: &[ResultRow], lang: Lang) -> Markup {
    let won = results.iter().filter(|row| row.won).count();
    html! { p { (lang.tell("me-summary", [("games", results.len().into()), ("won", won.into())])) } }
}

fn score(row: &ResultRow) -> f64 {
    row.score as f64 / row.parts.max(1) as f64
}

/// Scores of the latest games, oldest first; won games are filled.
fn plot(results: &[ResultRow], lang: Lang) -> Markup {
    let shown: Vec<&ResultRow> = results.iter().take(40).rev().collect();
    let top = shown.iter().map(|row| score(row)).fold(10.0, f64::max);
    let step = 600.0 / shown.len().max(1) as f64;
    let y = |row: &ResultRow| 140.0 - 120.0 * (score(row).max(0.0) / top);
    html! {
        figure.plot {
            svg viewBox="0 0 640 160" role="img" aria-label=(lang.say("me-plot")) {
                line x1="30" y1="140" x2="630" y2="140" stroke="currentColor" {}
                text x="0" y="24" font-size="12" fill="currentColor" { (format!("{top:.0}")) }
                text x="10" y="144" font-size="12" fill="currentColor" { "0" }
                @for (at, row) in shown.iter().enumerate() {
                    @let x = 30.0 + step * (at as f64 + 0.5);
                    rect x=(format!("{:.1}", x - (step * 0.35).min(14.0))) y=(format!("{:.1}", y(row)))
                        width=(format!("{:.1}", (step * 0.7).min(28.0))) height=(format!("{:.1}", 140.0 - y(row)))
                        .bar.won[row.won] {}
                }
            }
            figcaption { (lang.say("me-plot")) }
        }
    }
}

fn list(results: &[ResultRow], lang: Lang) -> Markup {
    html! {
        div.scroll {
            table.sheet {
                thead { tr {
                    th scope="col" { (lang.say("me-game")) } th scope="col" { (lang.say("me-players")) }
                    th scope="col" { (lang.say("me-score")) } th scope="col" { (lang.say("me-rank")) } td {}
                } }
                tbody {
                    @for row in results {
                        tr {
                            th scope="row" { (plug::find(&row.game).map_or_else(|_| row.game.clone(), |game| game.title(lang))) }
                            td { (row.players) } td { (words::written(row.parts, row.score)) } td { (row.rank) }
                            td { a href={ "/t/" (row.table) } { (lang.say("me-look")) } " · "
                                a href={ "/t/" (row.table) "/replay?at=0" } { (lang.say("end-replay")) } }
                        }
                    }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub struct Naming {
    name: String,
}

pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Naming>,
) -> Result<Response, Denial> {
    visitor.may_change(&app, 2)?;
    let name = names::clean(&form.name)?;
    services::rename(&app, &visitor.known()?.id, &name).await?;
    Ok(go("/me", None))
}

#[derive(Deserialize)]
pub struct Password {
    login: String,
    /// The one before, where there is one.
    #[serde(default)]
    old: String,
    password: String,
}

pub async fn password(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Result<Response, Denial> {
    visitor.may_change(&app, 5)?;
    let who = visitor.known()?;
    let who = services::set_password(&app, who, visitor.door, &form.login, &form.old, &form.password).await?;
    Ok(signed_in("/me", &app, &who))
}

pub async fn code(State(app): State<App>, visitor: Visitor) -> Result<Response, Denial> {
    visitor.may_change(&app, 5)?;
    let code = services::new_rejoin_code(&app, &visitor.known()?.id).await?;
    Ok(page(&app, &visitor, Some(code)).await?.into_response())
}

#[derive(Deserialize)]
pub struct Leaving {
    all: String,
}

pub async fn sign_out(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Leaving>,
) -> Result<Response, Denial> {
    visitor.may_change(&app, 2)?;
    if let Some(session) = &visitor.session {
        match form.all.as_str() {
            "yes" => services::sign_out_everywhere(&app, &session.id).await?,
            _ => services::sign_out(&app, session).await?,
        }
    }
    let mut response = go("/", None);
    for cookie in cookies::no_identity(&app) {
        response = with_cookie(response, Some(cookie));
    }
    Ok(response)
}

#[derive(Deserialize)]
pub struct Brought {
    /// The code of a link that was taken along.
    code: Option<String>,
}

/// Coming by a link that was taken along: one press, and the code is used up.
fn brought(code: &str, visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    frame(
        &Page::new(lang.say("home-sign-in"), "/in"),
        visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("me-phone")) }
                p { (lang.say("in-brought")) }
                form method="post" action="/in" {
                    input type="hidden" name="login" value="";
                    input type="hidden" name="password" value="";
                    input type="hidden" name="code" value=(code);
                    input type="hidden" name="once" value="yes";
                    button.primary type="submit" { (lang.say("home-sign-in")) }
                }
            }
        },
    )
}

pub async fn sign_in_form(visitor: Visitor, Query(query): Query<Brought>) -> Markup {
    if let Some(code) = &query.code {
        return brought(code, &visitor);
    }
    let lang = visitor.lang;
    let page = Page::new(lang.say("home-sign-in"), "/in");
    frame(
        &page,
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("home-sign-in")) }
                form method="post" action="/in" {
                    h2 { (lang.say("in-password")) }
                    label { (lang.say("me-login-name")) " " input name="login" autocomplete="username"; }
                    label { (lang.say("me-password")) " " input type="password" name="password" autocomplete="current-password"; }
                    h2 { (lang.say("in-code")) }
                    label { (lang.say("in-code-label")) " " input name="code" autocomplete="off"; }
                    p { button.primary type="submit" { (lang.say("home-sign-in")) } }
                }
            }
        },
    )
}

#[derive(Deserialize)]
pub struct SigningIn {
    login: String,
    password: String,
    code: String,
    /// The code shall be worthless after this.
    #[serde(default)]
    once: Option<String>,
}

pub async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<SigningIn>,
) -> Result<Response, Denial> {
    let who = if form.code.trim().is_empty() {
        let been_here = cookies::value(&headers, cookies::BEEN_HERE);
        services::sign_in(&app, been_here, visitor.door, &form.login, &form.password).await?
    } else {
        app.limits.take(Want::SignIn, 1, None, visitor.door)?;
        let who = services::rejoin(&app, &form.code).await?;
        if form.once.is_some() {
            // Nobody is told the new one.
            services::new_rejoin_code(&app, &who.id).await?;
        }
        who
    };
    Ok(signed_in("/", &app, &who))
}

fn signed_in(to: &str, app: &App, who: &Identity) -> Response {
    with_cookie(go(to, Some(cookies::identity(app, who))), Some(cookies::been_here(app, who)))
}
