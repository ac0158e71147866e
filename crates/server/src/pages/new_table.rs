//! Opening a table: which game, who sits where, which variants, how much time.

mod clock;
mod filled;
mod form;
mod options;
mod seats;

use axum::{
    Form,
    extract::{OriginalUri, Query, State},
    response::{IntoResponse, Response},
};
use bots::Level;
use maud::{Markup, html};
use plug::Plug;

use self::filled::{Filled, NOBODY};
use super::{
    denial::explained,
    home::facts,
    layout::{Page, frame},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    names,
    services::{self, NewTable, Seating},
    web::{Visitor, go, with_cookie},
};

/// A form, fresh or as far as the address says it: nothing is opened yet.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    OriginalUri(address): OriginalUri,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup, Denial> {
    visitor.may(&app, Want::Look)?;
    let filled = Filled::new(fields);
    let game = match filled.get("game") {
        Some(id) => plug::find(id).map_err(|_| Denial::not_found())?,
        None => *plug::games().first().ok_or(Denial::not_found())?,
    };
    let path = address.path_and_query().map_or("/new", |path| path.as_str());
    Ok(page(game, &visitor, &preset_in(game, filled)?, path, None))
}

/// A form with what its preset says.
fn preset_in(game: &Plug, filled: Filled) -> Result<Filled, Denial> {
    let Some(id) = filled.get("preset") else { return Ok(filled) };
    let preset = game.preset(id).ok_or(Denial::of(Reason::BadRequest))?;
    Ok(filled.over(game, preset))
}

/// `path` leads here again, after a change of language.
fn page(game: &Plug, visitor: &Visitor, filled: &Filled, path: &str, denial: Option<&Denial>) -> Markup {
    let lang = visitor.lang;
    frame(
        &Page::new(lang.say("new-title"), path),
        visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("new-title")) }
                nav.choices aria-label=(lang.say("new-game")) {
                    @for other in plug::games() {
                        a href={ "/new?game=" (other.id()) } aria-current=[(other.id() == game.id()).then_some("page")] {
                            (other.title(lang))
                        }
                    }
                }
                @if let Some(denial) = denial { div #refusal role="alert" { (explained(denial, lang)) } }
                p.facts { (facts(game, lang)) }
                (form::form(game, visitor, filled, denial.is_some()))
            }
        },
    )
}

pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Denial> {
    visitor.may_change(&app, 5)?;
    visitor.may(&app, Want::Table)?;
    let filled = Filled::new(fields);
    let game = plug::find(filled.get("game").unwrap_or("")).map_err(|_| Denial::not_found())?;
    let filled = preset_in(game, filled)?;
    let (who, cookie) = visitor.or_guest(&app).await?;
    let door = visitor.door.fingerprint(&app.key);
    let opened = match read(game, &who.name, door, &visitor, &filled) {
        Ok(new) => {
            if let Some(name) = own_name(game, &visitor, &filled) {
                services::rename(&app, &who.id, &name).await?;
            }
            services::open(&app, &who, new).await
        }
        Err(denial) => Err(denial),
    };
    match opened {
        Ok(id) => Ok(go(&format!("/t/{id}"), cookie)),
        // What was typed stays, with the rule that stands in the way above it.
        Err(denial) if denial.status.is_client_error() => {
            let path = format!("/new?game={}", game.id());
            let body = page(game, &visitor, &filled, &path, Some(&denial));
            Ok(with_cookie((denial.status, body).into_response(), cookie))
        }
        Err(denial) => Err(denial),
    }
}

/// What somebody calls themself on this form who has given no name so far: they are called so from then on, everywhere.
fn own_name(game: &Plug, visitor: &Visitor, filled: &Filled) -> Option<String> {
    let seat = (1..=*game.players.end()).find(|seat| filled.seat(game, *seat) == "me")?;
    let name = names::clean(filled.get(&format!("name{seat}"))?).ok()?;
    visitor.is_nameless().then_some(name)
}

/// The table that a form asks for.
fn read(
    game: &Plug,
    mine: &str,
    door: String,
    visitor: &Visitor,
    filled: &Filled,
) -> Result<NewTable, Denial> {
    let mut seats = Vec::new();
    for seat in 1..=*game.players.end() {
        let name = filled.get(&format!("name{seat}")).filter(|name| !name.trim().is_empty());
        let name = name.map(names::clean).transpose()?;
        seats.push(match filled.seat(game, seat) {
            NOBODY => continue,
            "me" => Seating::Here(name.unwrap_or_else(|| mine.to_owned())),
            "here" => Seating::Here(
                name.unwrap_or_else(|| visitor.lang.tell("seat", [("number", (seats.len() + 1).into())])),
            ),
            "friend" => Seating::Friend,
            bot => {
                let level = bot.strip_prefix("bot-").and_then(Level::named);
                Seating::Bot(level.ok_or(Denial::of(Reason::BadRequest))?)
            }
        });
    }
    Ok(NewTable {
        game: game.id().to_owned(),
        options: filled.agreed(game),
        seats,
        listed: filled.get("listed").is_some(),
        hints: filled.get("hints").is_some(),
        door,
        clock: clock::read(filled.get("clock"))?,
        stand_in: filled.get("stand-in").and_then(Level::named).unwrap_or(Level::Normal),
        spare: true,
    })
}
