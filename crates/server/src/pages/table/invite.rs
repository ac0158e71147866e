//! Following an invite link, and sitting down.

use axum::{
    Form,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use maud::{Markup, html};
use serde::Deserialize;
use words::Lang;

use super::people;
use crate::{
    app::App,
    denial::Denial,
    names,
    pages::{
        denial::explained,
        layout::{Page, frame},
    },
    services,
    tables::{Clocks, LiveTable},
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
    // Where there is nothing to accept, the table itself says what there is.
    let is_settled = !table.seats_of(visitor.id()).is_empty() || table.was_sent_away(visitor.id());
    if !table.is_waiting() || is_settled {
        return Ok(go(&format!("/t/{}", row.id), Some(admission)));
    }
    Ok(with_cookie(page(&table, &visitor, None).into_response(), Some(admission)))
}

/// Where somebody says what they are called; with what they have said already.
pub fn name_field(said: Option<&str>, lang: Lang) -> Markup {
    html! {
        label { (lang.say("your-name"))
            input name="name" value=[said] maxlength=(names::LONGEST) autocomplete="nickname"; }
    }
}

/// The invitation. Whoever has given no name so far may do so; where that was none, `refused` has it and says why.
fn page(table: &LiveTable, visitor: &Visitor, refused: Option<(&str, &Denial)>) -> Markup {
    let lang = visitor.lang;
    let path = format!("/join/{}", table.row.invite);
    let title = lang.tell("join-page", [("game", table.game.title(lang).into())]);
    let page = Page { game: Some(table.game), ..Page::new(title, &path) };
    frame(
        &page,
        visitor,
        html! {
            main #main.narrow {
                h1 { (lang.say("join-title")) }
                p { (lang.tell("join-text", [("game", table.game.title(lang).into())])) }
                (people::people(table, visitor, Clocks::Still, lang))
                @if let Some((_, denial)) = refused { div #refusal role="alert" { (explained(denial, lang)) } }
                form method="post" action=(path) {
                    @if visitor.is_nameless() || refused.is_some() {
                        (name_field(refused.map(|(name, _)| name), lang))
                    }
                    button.primary type="submit" { (lang.say("sit-down")) }
                }
                p { a href={ "/t/" (table.row.id) } { (lang.say("just-watch")) } }
            }
        },
    )
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
    let typed = joining.name.as_deref().filter(|name| !name.trim().is_empty());
    let name = match typed.map(names::clean).transpose() {
        Ok(name) => name,
        Err(denial) => {
            let room = app.room(&row.id).await?;
            let table = room.lock().await;
            let wrong = Some((typed.unwrap_or_default(), &denial));
            return Ok((denial.status, page(&table, &visitor, wrong)).into_response());
        }
    };
    let (mut who, cookie) = visitor.or_guest(&app).await?;
    if let Some(name) = name {
        services::rename(&app, &who.id, &name).await?;
        who.name = name;
    }
    let room = app.room_as_stored(&row.id).await?;
    services::sit(&app, &room, &who, visitor.door, true).await?;
    Ok(go(&format!("/t/{}", row.id), cookie))
}
