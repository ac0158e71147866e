//! A game as a file.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use engine::Problem;

use super::TableRequest;
use crate::{
    denial::{Denial, Reason},
    limits::Want,
};

/// The save, once the game is over: it holds the seed.
pub async fn save(TableRequest { app, visitor, room }: TableRequest<0>) -> Result<Response, Denial> {
    visitor.may(&app, Want::Look)?;
    let table = room.lock().await;
    let play = table.play().filter(|_| table.is_over()).ok_or(Denial::of(Reason::SaveRunning))?;
    if play.went_on() {
        return Err(Problem::new("save-went-on").into());
    }
    let name = format!("attachment; filename=\"{}-{}.json\"", table.row.game, room.id);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, play.save().map_err(Denial::unwritable)?).into_response())
}
