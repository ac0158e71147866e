//! Opening a table: which game, who sits where, which variants, how much time.

mod form;

use axum::{
    Form,
    extract::{Query, State},
    response::{IntoResponse, Response},
};
use bots::Level;
use maud::{Markup, html};
use plug::Plug;
use serde::Deserialize;
use serde_json::{Map, Value};

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
    tables::Clock,
    web::{Visitor, go, with_cookie},
};

/// What a form holds: every field by name, in order, some more than once.
#[derive(Default)]
pub struct Filled(Vec<(String, String)>);

impl Filled {
    fn all(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect()
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.all(name).first().copied()
    }

    /// Nothing was sent yet: everything is as it comes.
    fn is_fresh(&self) -> bool {
        self.0.is_empty()
    }
}

#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
}

pub async fn show(visitor: Visitor, Query(which): Query<Which>) -> Result<Markup, Denial> {
    let chosen = match &which.game {
        Some(id) => plug::find(id).map_err(|_| Denial::not_found())?,
        None => *plug::games().first().ok_or(Denial::not_found())?,
    };
    Ok(page(chosen, &visitor, &Filled::default(), None))
}

fn page(chosen: &Plug, visitor: &Visitor, filled: &Filled, denial: Option<&Denial>) -> Markup {
    let lang = visitor.lang;
    let path = format!("/new?game={}", chosen.id());
    let page = Page::new(lang.say("new-title"), &path);
    frame(
        &page,
        visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("new-title")) }
                nav.choices aria-label=(lang.say("new-game")) {
                    @for game in plug::games() {
                        a href={ "/new?game=" (game.id()) } aria-current=[(game.id() == chosen.id()).then_some("page")] {
                            (game.title(lang))
                        }
                    }
                }
                @if let Some(denial) = denial { div #refusal role="alert" { (explained(denial, lang)) } }
                p.facts { (facts(chosen, lang)) }
                (form::form(chosen, visitor, filled))
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
    let filled = Filled(fields);
    let game = plug::find(filled.get("game").unwrap_or("")).map_err(|_| Denial::not_found())?;
    let (who, cookie) = visitor.or_guest(&app).await?;
    let door = visitor.door.fingerprint(&app.key);
    let opened = match read(game, &who.name, door, &visitor, &filled) {
        Ok(new) => services::open(&app, &who, new).await,
        Err(denial) => Err(denial),
    };
    match opened {
        Ok(id) => Ok(go(&format!("/t/{id}"), cookie)),
        // What was typed stays, with the rule that stands in the way above it.
        Err(denial) if denial.status.is_client_error() => {
            let body = page(game, &visitor, &filled, Some(&denial));
            Ok(with_cookie((denial.status, body).into_response(), cookie))
        }
        Err(denial) => Err(denial),
    }
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
        let kind = filled.get(&format!("seat{seat}")).unwrap_or("nobody");
        seats.push(match kind {
            "nobody" => continue,
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
    let mut options = Map::new();
    options.insert("players".to_owned(), seats.len().into());
    for field in game.options {
        if let Some(value) = field.read(&filled.all(&format!("o-{}", field.key))) {
            options.insert(field.key.to_owned(), value);
        }
    }
    let seconds = || {
        let text = filled.get("seconds").unwrap_or("120");
        text.trim().parse::<u64>().map_err(|_| Denial::of(Reason::Clock))
    };
    let clock = match filled.get("clock") {
        Some("turn") => Clock::Turn(seconds()?),
        Some("total") => Clock::Total(seconds()?),
        Some("none") | None => Clock::None,
        Some(_) => return Err(Denial::of(Reason::BadRequest)),
    };
    Ok(NewTable {
        game: game.id().to_owned(),
        options: Value::Object(options),
        seats,
        listed: filled.get("listed").is_some(),
        hints: filled.get("hints").is_some(),
        door,
        clock,
        stand_in: filled.get("stand-in").and_then(Level::named).unwrap_or(Level::Normal),
        spare: true,
    })
}
