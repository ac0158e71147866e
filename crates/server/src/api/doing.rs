//! What one does at a table.

use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use bots::Level;
use engine::{Seat, Viewer};
use plug::Eyes;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    looking::eyes,
    schemas::{Answers, TableId, level},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    services::{self, Given},
    tables::{Author, Room},
    web::{AnswerRequest, InviteQuery, TableRequest, Visitor},
};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    invite: Option<String>,
    #[serde(default)]
    spare: bool,
}

/// Sits down on a free seat
#[utoipa::path(post, path = "/tables/{id}/join", params(TableId), request_body = Join, responses(Answers))]
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<Value>, Denial> {
    visitor.may_change(&app, 2)?;
    let room = app.room_as_stored(&id).await?;
    if !room.lock().await.takes(visitor.id(), join.invite.as_deref()) {
        return Err(Denial::of(Reason::Private));
    }
    let seat = services::sit(&app, &room, visitor.known()?, visitor.door, join.spare).await?;
    Ok(Json(json!({ "seat": seat.index() })))
}

async fn own(room: &Room, visitor: &Visitor, seat: Option<usize>) -> Result<Seat, Denial> {
    let table = room.lock().await;
    eyes(&table, visitor, seat)?.ok_or(Denial::of(Reason::NotSeated))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Giving {
    seat: Option<usize>,
    /// One of the legal answers as JSON, or its number instead.
    #[schema(value_type = Option<Object>)]
    action: Option<Value>,
    number: Option<usize>,
    decision: Option<String>,
    /// Chosen by the client: an answer sent again with the same command is taken once.
    command: String,
}

/// Gives an answer; acknowledged when it is stored for good
#[utoipa::path(post, path = "/tables/{id}/answers", params(TableId), request_body = Giving, responses(Answers))]
pub async fn give(
    TableRequest { app, visitor, room }: AnswerRequest,
    Json(giving): Json<Giving>,
) -> Result<Json<Value>, Denial> {
    let began = std::time::Instant::now();
    if giving.command.is_empty() || giving.command.len() > 80 {
        return Err(Denial::of(Reason::BadRequest));
    }
    let seat = own(&room, &visitor, giving.seat).await?;
    let given = match (giving.action, giving.number) {
        (Some(action), None) => Given::Action(action),
        (None, Some(number)) => Given::Number(number),
        _ => return Err(Denial::of(Reason::BadRequest)),
    };
    let author = Author::Person(&giving.command);
    services::answer(&app, &room, seat, given, giving.decision.as_deref(), author).await?;
    app.metrics.answered(began.elapsed());
    let table = room.lock().await;
    let entry = table.commands.line(seat.index(), &author.name(0));
    let moments = table.begun()?.moments(Eyes::Viewer(Viewer::Seat(seat)));
    Ok(Json(json!({ "version": entry.and_then(|entry| moments.of(entry)) })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AtSeat {
    seat: Option<usize>,
}

/// Takes back your latest answer
#[utoipa::path(post, path = "/tables/{id}/undo", params(TableId), request_body = AtSeat, responses(Answers))]
pub async fn undo(
    TableRequest { app, visitor, room }: AnswerRequest,
    Json(at): Json<AtSeat>,
) -> Result<Json<Value>, Denial> {
    let seat = own(&room, &visitor, at.seat).await?;
    services::undo(&app, &room, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

/// Leaves the table: a bot plays for you, or your seat is free again if the game has not begun
#[utoipa::path(post, path = "/tables/{id}/leave", params(TableId), responses(Answers))]
pub async fn leave(TableRequest { app, visitor, room }: TableRequest<1>) -> Result<Json<Value>, Denial> {
    services::leave(&app, &room, visitor.known()?).await?;
    Ok(Json(json!({ "ok": true })))
}

/// Takes your seats back from the bots
#[utoipa::path(post, path = "/tables/{id}/return", params(TableId), responses(Answers))]
pub async fn come_back(TableRequest { app, visitor, room }: TableRequest<1>) -> Result<Json<Value>, Denial> {
    services::come_back(&app, &room, visitor.known()?).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Voting {
    seat: usize,
}

/// Votes for a bot in the seat of somebody who keeps the table waiting
#[utoipa::path(post, path = "/tables/{id}/vote", params(TableId), request_body = Voting, responses(Answers))]
pub async fn vote(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Json(voting): Json<Voting>,
) -> Result<Json<Value>, Denial> {
    let seat = Seat::new(voting.seat).ok_or(Denial::not_found())?;
    services::vote(&app, &room, visitor.known()?, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Freeing {
    seat: usize,
}

/// The host frees the seat of somebody else, as long as the table waits
#[utoipa::path(post, path = "/tables/{id}/free", params(TableId), request_body = Freeing, responses(Answers))]
pub async fn free(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Json(freeing): Json<Freeing>,
) -> Result<Json<Value>, Denial> {
    let seat = Seat::new(freeing.seat).ok_or(Denial::not_found())?;
    services::free(&app, &room, visitor.known()?, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Filling {
    #[schema(schema_with = level)]
    level: String,
}

/// The host gives all free seats to bots
#[utoipa::path(post, path = "/tables/{id}/bots", params(TableId), request_body = Filling, responses(Answers))]
pub async fn bots(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Json(filling): Json<Filling>,
) -> Result<Json<Value>, Denial> {
    let level = Level::named(&filling.level).ok_or(Denial::of(Reason::BadRequest))?;
    services::fill_with_bots(&app, &room, visitor.known()?, level).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    spare: bool,
}

/// Whether the house answers for you where nothing you hold can make a difference
#[utoipa::path(post, path = "/tables/{id}/spare", params(TableId), request_body = Wish, responses(Answers))]
pub async fn wish(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Json(wish): Json<Wish>,
) -> Result<Json<Value>, Denial> {
    services::spare(&app, &room, visitor.known()?, wish.spare).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Again {
    #[serde(default)]
    spare: bool,
}

/// A new table at which the same people are asked to play again; the second to ask joins it
#[utoipa::path(post, path = "/tables/{id}/rematch", params(TableId), request_body = Again, responses(Answers))]
pub async fn rematch(
    TableRequest { app, visitor, room }: TableRequest<5>,
    Json(again): Json<Again>,
) -> Result<Json<Value>, Denial> {
    let id = services::rematch(&app, &room, visitor.known()?, visitor.door, again.spare).await?;
    Ok(Json(json!({ "id": id })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    text: String,
}

/// Says something
#[utoipa::path(post, path = "/tables/{id}/chat", params(TableId, InviteQuery), request_body = Saying, responses(Answers))]
pub async fn say(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Json(saying): Json<Saying>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Chat)?;
    services::talk(&app, &room, visitor.known()?, &saying.text).await?;
    Ok(Json(json!({ "ok": true })).into_response())
}
