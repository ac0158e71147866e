//! Opening a table: which game, who sits where, which variants, how much time.

use std::collections::HashMap;

use axum::{
    Form,
    extract::{Query, State},
    response::Response,
};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};
use words::Lang;

use super::{
    layout::{Page, frame},
    rules,
};
use crate::{
    app::App,
    games::{self, Offered},
    identity::clean_name,
    room::Clock,
    sit::{self, NewTable, Seating},
    thinking,
    trouble::Trouble,
    web::{Reader, go},
};

#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
}

pub async fn show(reader: Reader, Query(which): Query<Which>) -> Result<Markup, Trouble> {
    let lang = reader.lang;
    let chosen = match &which.game {
        Some(id) => games::by_id(id).ok_or(Trouble::not_found())?,
        None => *games::all().first().ok_or(Trouble::not_found())?,
    };
    let path = format!("/new?game={}", chosen.id());
    let page = Page::new(lang.say("new-title"), &path);
    Ok(frame(
        &page,
        &reader,
        html! {
            main #main.narrow {
                h1 { (lang.say("new-title")) }
                @if games::all().len() > 1 {
                    nav.choices aria-label=(lang.say("new-game")) {
                        @for game in games::all() {
                            a href={ "/new?game=" (game.id()) } aria-current=[(game.id() == chosen.id()).then_some("page")] {
                                (game.title(lang))
                            }
                        }
                    }
                }
                form.new method="post" action="/new" {
                    input type="hidden" name="game" value=(chosen.id());
                    h2 { (chosen.title(lang)) }
                    (seats(chosen, &reader, lang))
                    (variants(chosen, lang))
                    fieldset {
                        legend { (lang.say("new-clock")) }
                        label { input type="radio" name="clock" value="none" checked; " " (lang.say("clock-none")) }
                        label { input type="radio" name="clock" value="turn"; " " (lang.say("clock-turn")) }
                        label { input type="radio" name="clock" value="total"; " " (lang.say("clock-total")) }
                        label { (lang.say("clock-seconds")) " "
                            input type="number" name="seconds" value="120" min="5" max="86400"; }
                        p.quiet { (lang.say("clock-help")) }
                    }
                    fieldset {
                        legend { (lang.say("new-open")) }
                        label { input type="checkbox" name="listed" value="yes"; " " (lang.say("new-listed")) }
                        p.quiet { (lang.say("new-seed")) }
                    }
                    button.primary type="submit" { (lang.say("new-go")) }
                }
            }
        },
    ))
}

fn seats(game: &dyn Offered, reader: &Reader, lang: Lang) -> Markup {
    let range = game.players();
    let mine = reader.who.as_ref().map_or_else(String::new, |who| who.name.clone());
    html! {
        fieldset.seats {
            legend { (lang.say("new-seats")) }
            p.quiet { (lang.tell("new-seats-help", [("from", (*range.start()).into()), ("to", (*range.end()).into())])) }
            @for seat in 1..=*range.end() {
                div.seat {
                    label { (lang.tell("new-seat", [("number", seat.into())])) " "
                        select name={ "seat" (seat) } {
                            @let chosen = match seat { 1 => "me", 2 => "bot-normal", _ => "nobody" };
                            @for kind in kinds(seat) {
                                option value=(kind) selected[kind == chosen] { (lang.say(&format!("sitter-{kind}"))) }
                            }
                        }
                    }
                    label { (lang.say("new-name")) " "
                        input name={ "name" (seat) } maxlength="24" value=(if seat == 1 { mine.as_str() } else { "" }); }
                }
            }
        }
    }
}

fn kinds(seat: usize) -> impl Iterator<Item = &'static str> {
    let always = ["me", "friend", "here", "bot-easy", "bot-normal", "bot-hard", "bot-expert"];
    always.into_iter().filter(move |kind| seat == 1 || *kind != "me").chain((seat > 1).then_some("nobody"))
}

/// Every yes-or-no and every choice of the game's options, with its sentence and clause.
fn variants(game: &dyn Offered, lang: Lang) -> Markup {
    let options = game.default_options();
    let fields: Vec<(String, Value)> = options
        .as_object()
        .map(|map| map.iter().map(|(key, value)| (key.clone(), value.clone())).collect())
        .unwrap_or_default();
    let message = |key: &str| format!("{}-option-{}", game.prefix(), key.replace('_', "-"));
    html! {
        fieldset.variants {
            legend { (lang.say("new-variants")) }
            @for (key, value) in fields.iter().filter(|(key, _)| key != "players") {
                @let text = message(key);
                @let choices = game.choices(key);
                @if let Value::Bool(on) = value {
                    div.variant {
                        label { input type="checkbox" name={ "o-" (key) } value="yes" checked[*on]; " " b { (lang.say(&text)) } }
                        " " (lang.say(&format!("{text}-help"))) (clause(game, key))
                    }
                } @else if !choices.is_empty() {
                    div.variant {
                        label { b { (lang.say(&text)) } " "
                            select name={ "o-" (key) } {
                                @for choice in choices {
                                    option value=(choice) selected[value.as_str() == Some(*choice)] {
                                        (lang.say(&format!("{}-{}", message(key), choice.replace('_', "-"))))
                                    }
                                }
                            }
                        }
                        (clause(game, key))
                    }
                }
            }
        }
    }
}

fn clause(game: &dyn Offered, key: &str) -> Markup {
    let clause = game.option_clause(key);
    html! {
        @if let Some(clause) = clause {
            " " a.clause href=(rules::link(clause).unwrap_or_else(|| format!("/rules/{}#{clause}", game.id())))
                target="_blank" rel="noopener" { (clause) }
        }
    }
}

pub async fn open(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Trouble> {
    reader.may_change(&app, 5.0)?;
    let field = |name: &str| form.get(name).map(String::as_str);
    let game = games::by_id(field("game").unwrap_or("")).ok_or(Trouble::not_found())?;
    let (who, cookie) = reader.or_guest(&app).await?;
    let mut seats = Vec::new();
    for seat in 1..=*game.players().end() {
        let name = field(&format!("name{seat}")).and_then(clean_name);
        let kind = field(&format!("seat{seat}")).unwrap_or("nobody");
        seats.push(match kind {
            "nobody" => continue,
            "me" => Seating::Here(name.unwrap_or_else(|| who.name.clone())),
            "here" => Seating::Here(
                name.unwrap_or_else(|| reader.lang.tell("seat", [("number", (seats.len() + 1).into())])),
            ),
            "friend" => Seating::Friend,
            bot => {
                let level = bot.strip_prefix("bot-").and_then(thinking::level);
                Seating::Bot(level.ok_or(Trouble::bad("bad-request"))?)
            }
        });
    }
    let mut options = Map::new();
    options.insert("players".to_owned(), seats.len().into());
    for (key, value) in game.default_options().as_object().into_iter().flatten() {
        let given = field(&format!("o-{key}"));
        match value {
            Value::Bool(_) => {
                options.insert(key.clone(), (given == Some("yes")).into());
            }
            Value::String(_) => {
                if let Some(given) = given.filter(|given| game.choices(key).contains(given)) {
                    options.insert(key.clone(), given.into());
                }
            }
            _ => {}
        }
    }
    let seconds = field("seconds").and_then(|text| text.parse().ok()).unwrap_or(120_u64).clamp(5, 86_400);
    let clock = match field("clock") {
        Some("turn") => Clock::Turn(seconds),
        Some("total") => Clock::Total(seconds),
        _ => Clock::None,
    };
    let new = NewTable {
        game: game.id().to_owned(),
        options: Value::Object(options),
        seats,
        listed: field("listed").is_some(),
        clock,
    };
    let id = sit::open(&app, &who, new).await?;
    Ok(go(&format!("/t/{id}"), cookie))
}
