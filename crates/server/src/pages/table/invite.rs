//! Following an invite link, and sitting down.

use axum::{
    Form,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use maud::html;
use serde::Deserialize;

use super::people;
use crate::{
    app::App,
    denial::Denial,
    names,
    pages::layout::{Page, frame},
    services,
    tables::Clocks,
    web::{Visitor, cookies, go, with_cookie},
};

/// Somebody followed an invite link: they may look from now on, and sit down where a seat is free.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(invite): Path<String>,
) -> Result<Response, Denial> {
    let row = app.store.table_by_invite(&invite).await?.ok_or(Denial::not_found())?;
    let room = app.room(&row.id).await?;
    let table = room.lock().await;
    let admission = cookies::admission(&app, &row.id, &invite);
    if !table.is_waiting() || !table.seats_of(visitor.id()).is_empty() {
        return Ok(go(&format!("/t/{}", row.id), Some(admission)));
    }
    let lang = visitor.lang;
    let path = format!("/join/{invite}");
    let title = lang.tell("join-page", [("game", table.game.title(lang).into())]);
    let page = Page { game: Some(table.game), ..Page::new(title, &path) };
    let page = frame(
        &page,
        &visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("join-title")) }
                p { (lang.tell("join-text", [("game", table.game.title(lang).into())])) }
                (people::people(&table, &visitor, Clocks::Still, lang))
                form method="post" action=(path) {
                    @if visitor.who.is_none() {
                        label { (lang.say("your-name")) input name="name" maxlength="24" autocomplete="nickname"; }
                    }
                    button.primary type="submit" { (lang.say("sit-down")) }
                }
                p { a href={ "/t/" (row.id) } { (lang.say("just-watch")) } }
            }
        },
    );
    Ok(with_cookie(page.into_response(), Some(admission)))
}

#[derive(Deserialize)]
pub struct Joining {
    name: Option<String>,
}

pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(invite): Path<String>,
    Form(joining): Form<Joining>,
) -> Result<Response, Denial> {
    visitor.may_change(&app, 2)?;
    let row = app.store.table_by_invite(&invite).await?.ok_or(Denial::not_found())?;
    let name = joining.name.as_deref().filter(|name| !name.trim().is_empty());
    let name = name.map(names::clean).transpose()?;
    let (mut who, cookie) = visitor.or_guest(&app).await?;
    if let Some(name) = name {
        services::rename(&app, &who.id, &name).await?;
        who.name = name;
    }
    let room = app.room_as_stored(&row.id).await?;
    services::sit(&app, &room, &who, true).await?;
    Ok(go(&format!("/t/{}", row.id), cookie))
}
