//! What people do at a table, from forms and from the page's script.

use std::{sync::Arc, time::Instant};

use axum::{
    Form, Json,
    response::{IntoResponse, Response},
};
use bots::Level;
use engine::Seat;
use serde::Deserialize;
use serde_json::json;

use super::{
    page,
    sure::{Doubt, lost_by},
};
use crate::{
    denial::{Denial, Reason},
    limits::Want,
    pages::denial::explained,
    services::{self, Given},
    tables::{Author, Room},
    web::{AnswerRequest, TableRequest, Visitor, go},
};

/// The seat a person acts for; it must be theirs.
async fn own_seat(room: &Room, visitor: &Visitor, seat: usize) -> Result<Seat, Denial> {
    let seat = Seat::new(seat).ok_or(Denial::not_found())?;
    let table = room.lock().await;
    if !table.seats_of(visitor.id()).contains(&seat) {
        return Err(Denial::of(Reason::NotYourSeat));
    }
    Ok(seat)
}

/// Where somebody goes after doing something: a shared browser keeps its seat uncovered.
async fn back(room: &Room, visitor: &Visitor, seat: Seat) -> String {
    let several = room.lock().await.seats_of(visitor.id()).len() > 1;
    if several { format!("/t/{}?seat={}", room.id, seat.index()) } else { format!("/t/{}", room.id) }
}

/// Done: the script is told so, a form leads back to the table.
async fn done(room: &Arc<Room>, visitor: &Visitor, seat: Option<Seat>) -> Response {
    if visitor.scripted {
        return Json(json!({ "ok": true })).into_response();
    }
    let to = match seat {
        Some(seat) => back(room, visitor, seat).await,
        None => format!("/t/{}", room.id),
    };
    go(&to, None)
}

#[derive(Deserialize)]
pub struct Answering {
    seat: usize,
    decision: String,
    a: usize,
    #[serde(default)]
    sure: Option<String>,
}

pub async fn answer(
    TableRequest { app, visitor, room }: AnswerRequest,
    Form(form): Form<Answering>,
) -> Result<Response, Denial> {
    let began = Instant::now();
    let seat = own_seat(&room, &visitor, form.seat).await?;
    if form.sure.is_none()
        && let Some(lost) = lost_by(&visitor, &room, seat, form.a).await
    {
        let (of, number) = (form.seat.to_string(), form.a.to_string());
        let fields = [("seat", of.as_str()), ("decision", form.decision.as_str()), ("a", number.as_str())];
        let doubt = Doubt { lost, verb: "answer", fields: &fields, seat: Some(seat) };
        return Ok(doubt.ask(&visitor, &room).await);
    }
    // The same button pressed twice is the same command.
    let command = format!("{}-{}", form.decision, form.a);
    let taken = services::answer(
        &app,
        &room,
        seat,
        Given::Number(form.a),
        Some(&form.decision),
        Author::Person(&command),
    )
    .await;
    match taken {
        Ok(()) => {
            app.metrics.answered(began.elapsed());
            Ok(done(&room, &visitor, Some(seat)).await)
        }
        Err(denial) if visitor.scripted => {
            let notice = explained(&denial, visitor.lang).into_string();
            Ok((denial.status, Json(json!({ "error": denial.reason.id(), "html": notice }))).into_response())
        }
        Err(denial) => {
            let wanted = (room.lock().await.seats_of(visitor.id()).len() > 1).then_some(seat.index());
            let notice = explained(&denial, visitor.lang);
            Ok(page(&visitor, &room, wanted, Some(notice)).await)
        }
    }
}

#[derive(Deserialize)]
pub struct AtSeat {
    seat: usize,
}

pub async fn undo(
    TableRequest { app, visitor, room }: AnswerRequest,
    Form(form): Form<AtSeat>,
) -> Result<Response, Denial> {
    let seat = own_seat(&room, &visitor, form.seat).await?;
    services::undo(&app, &room, seat).await?;
    Ok(done(&room, &visitor, Some(seat)).await)
}

pub async fn hint(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Form(form): Form<AtSeat>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Hint)?;
    let seat = own_seat(&room, &visitor, form.seat).await?;
    services::hint(&app, &room, visitor.known()?, visitor.door, seat).await?;
    if visitor.scripted {
        return Ok(done(&room, &visitor, Some(seat)).await);
    }
    // Without scripts the advice is what comes into sight.
    Ok(go(&format!("{}#advice", back(&room, &visitor, seat).await), None))
}

#[derive(Deserialize)]
pub struct Saying {
    text: String,
}

pub async fn say(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Form(form): Form<Saying>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Chat)?;
    services::talk(&app, &room, visitor.known()?, &form.text).await?;
    Ok(done(&room, &visitor, None).await)
}

pub async fn sit(TableRequest { app, visitor, room }: TableRequest<2>) -> Result<Response, Denial> {
    if !room.lock().await.takes(visitor.id(), None) {
        return Err(Denial::of(Reason::Private));
    }
    let (who, cookie) = visitor.or_guest(&app).await?;
    services::sit(&app, &room, &who, visitor.door, true).await?;
    Ok(go(&format!("/t/{}", room.id), cookie))
}

#[derive(Deserialize)]
pub struct Leaving {
    #[serde(default)]
    sure: Option<String>,
}

pub async fn leave(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Form(form): Form<Leaving>,
) -> Result<Response, Denial> {
    let who = visitor.known()?;
    let (seat, waits) = {
        let table = room.lock().await;
        (table.seats_of(visitor.id()).first().copied(), table.is_waiting())
    };
    if form.sure.is_none() && seat.is_some() {
        let lost = visitor.lang.say(if waits { "leave-waiting" } else { "leave-running" });
        return Ok(Doubt { lost, verb: "leave", fields: &[], seat }.ask(&visitor, &room).await);
    }
    services::leave(&app, &room, who).await?;
    if visitor.scripted {
        return Ok(Json(json!({ "to": "/" })).into_response());
    }
    Ok(go("/", None))
}

pub async fn come_back(TableRequest { app, visitor, room }: TableRequest<1>) -> Result<Response, Denial> {
    services::come_back(&app, &room, visitor.known()?).await?;
    Ok(done(&room, &visitor, None).await)
}

pub async fn vote(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Form(form): Form<AtSeat>,
) -> Result<Response, Denial> {
    let seat = Seat::new(form.seat).ok_or(Denial::not_found())?;
    services::vote(&app, &room, visitor.known()?, seat).await?;
    Ok(done(&room, &visitor, None).await)
}

pub async fn free(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Form(form): Form<AtSeat>,
) -> Result<Response, Denial> {
    let seat = Seat::new(form.seat).ok_or(Denial::not_found())?;
    services::free(&app, &room, visitor.known()?, seat).await?;
    Ok(done(&room, &visitor, None).await)
}

#[derive(Deserialize)]
pub struct Sparing {
    spare: Option<String>,
}

pub async fn spare(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Form(form): Form<Sparing>,
) -> Result<Response, Denial> {
    services::spare(&app, &room, visitor.known()?, form.spare.is_some()).await?;
    Ok(done(&room, &visitor, None).await)
}

#[derive(Deserialize)]
pub struct Training {
    training: Option<String>,
}

pub async fn training(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Form(form): Form<Training>,
) -> Result<Response, Denial> {
    services::training(&app, &room, visitor.known()?, form.training.is_some()).await?;
    Ok(done(&room, &visitor, None).await)
}

#[derive(Deserialize)]
pub struct WithLevel {
    level: String,
}

pub async fn bots(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Form(form): Form<WithLevel>,
) -> Result<Response, Denial> {
    let level = Level::named(&form.level).ok_or(Denial::of(Reason::BadRequest))?;
    services::fill_with_bots(&app, &room, visitor.known()?, level).await?;
    Ok(done(&room, &visitor, None).await)
}

pub async fn rematch(TableRequest { app, visitor, room }: TableRequest<5>) -> Result<Response, Denial> {
    let next = services::rematch(&app, &room, visitor.known()?, visitor.door, true).await?;
    Ok(go(&format!("/t/{next}"), None))
}
