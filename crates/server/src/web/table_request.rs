//! A request that somebody makes at a table.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Path, Query},
    http::request::Parts,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Visitor, cookies};
use crate::{
    app::App,
    denial::{Denial, Reason},
    services,
    tables::{Kept, Room},
};

/// Somebody at a table: who asks, and the table's room. A request that changes something takes `COST` permits. Nobody comes
/// to a table that does not admit them, and nobody changes anything at one that is closed. By a request that `SHOWS` them the
/// others see that they are there.
pub struct TableRequest<const COST: u8, const SHOWS: bool = true> {
    pub app: App,
    pub visitor: Visitor,
    pub room: Arc<Room>,
}

/// A request to answer, or to take an answer back: the others hear of it what the rules let them know, and not by who is there.
pub type AnswerRequest = TableRequest<1, false>;

impl<const COST: u8, const SHOWS: bool> FromRequestParts<App> for TableRequest<COST, SHOWS> {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        if COST > 0 {
            visitor.may_change(app, COST.into())?;
        }
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Denial::not_found())?;
        let mut room = if COST > 0 { app.room_as_stored(&id).await? } else { app.room(&id).await? };
        let invite = InviteQuery::of(parts)?;
        if !room.lock().await.admits(visitor.id(), invite.as_deref()) {
            // Nobody is sent away from a table where they may have sat down meanwhile.
            room = app.room_as_stored(&id).await?;
            if !room.lock().await.admits(visitor.id(), invite.as_deref()) {
                return Err(Denial::of(Reason::Private));
            }
        }
        if COST > 0 {
            room.lock().await.must_be_open()?;
        }
        if let Some(id) = visitor.id().filter(|_| SHOWS) {
            services::look(app, &room, id).await;
        }
        app.visit(&room);
        Ok(TableRequest { app: app.clone(), visitor, room })
    }
}

/// Somebody who looks at a table that cannot be played again by the rules of today.
pub struct KeptRequest {
    pub visitor: Visitor,
    pub kept: Kept,
}

impl FromRequestParts<App> for KeptRequest {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Denial::not_found())?;
        let kept = Kept::read(&app.store, &id, visitor.lang).await?;
        if !kept.admits(visitor.id(), InviteQuery::of(parts)?.as_deref()) {
            return Err(Denial::of(Reason::Private));
        }
        Ok(KeptRequest { visitor, kept })
    }
}

/// A table to look at, or what was told of it where it cannot be played again, and why it cannot.
pub enum Shown {
    Table(TableRequest<0>),
    Kept(Box<KeptRequest>, Denial),
}

impl FromRequestParts<App> for Shown {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        match TableRequest::from_request_parts(parts, app).await {
            Ok(request) => Ok(Shown::Table(request)),
            Err(denial) if matches!(denial.reason, Reason::OtherRules | Reason::LogDiffers) => {
                Ok(Shown::Kept(Box::new(KeptRequest::from_request_parts(parts, app).await?), denial))
            }
            Err(denial) => Err(denial),
        }
    }
}

/// By what somebody comes to a table that is not listed, if they do not sit at it.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InviteQuery {
    /// Lets you look at an unlisted table at which you do not sit.
    invite: Option<String>,
}

impl InviteQuery {
    /// The invite of a request: in its address, or from when it was followed.
    fn of(parts: &Parts) -> Result<Option<String>, Denial> {
        let Query(by) =
            Query::<InviteQuery>::try_from_uri(&parts.uri).map_err(|_| Denial::of(Reason::BadRequest))?;
        Ok(by.invite.or_else(|| cookies::invite(&parts.headers).map(str::to_owned)))
    }
}

/// From which of one's own seats one looks; a shared browser has several.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SeatQuery {
    /// One of your own seats; the first of them if left out.
    pub seat: Option<usize>,
}
