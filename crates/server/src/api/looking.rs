//! What one sees of a table.

use axum::{
    Json,
    extract::Query,
    http::header,
    response::{IntoResponse, Response},
};
use engine::{Seat, Viewer};
use plug::{Eyes, seat_numbers};
use serde_json::{Value, json};
use words::Lang;

use super::{
    kept,
    schemas::{Answers, TableId},
};
use crate::{
    denial::{Denial, Reason},
    tables::{Clocks, LiveTable, Sitter},
    web::{self, InviteQuery, KeptRequest, Present, SeatQuery, Shown, TableRequest, Visitor},
};

/// The eyes of a visitor who may look from `wanted` only if that seat is theirs.
pub fn eyes(table: &LiveTable, visitor: &Visitor, wanted: Option<usize>) -> Result<Option<Seat>, Denial> {
    let own = table.seats_of(visitor.id());
    match wanted {
        None => Ok(own.first().copied()),
        Some(seat) => {
            let seat = Seat::new(seat).ok_or(Denial::not_found())?;
            if own.contains(&seat) { Ok(Some(seat)) } else { Err(Denial::of(Reason::NotYourSeat)) }
        }
    }
}

/// The table as JSON, as one visitor may see it.
pub fn table_json(table: &LiveTable, seat: Option<Seat>, lang: Lang, clocks: Clocks) -> String {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let play = table.play();
    let asked = seat.zip(play).filter(|(seat, _)| table.awaiting().contains(*seat));
    let rest = boards::called(&table.names(), || {
        let answers: Option<Vec<Value>> = asked.map(|(seat, play)| {
            play.answers(seat, lang)
                .into_iter()
                .map(
                    |answer| json!({ "action": answer.action, "text": answer.text, "clause": answer.clause }),
                )
                .collect()
        });
        let seats: Vec<Value> = table
            .chairs
            .iter()
            .enumerate()
            .map(|(at, chair)| {
                let kind = match &chair.sitter {
                    Sitter::Open => "open",
                    Sitter::Invited { .. } => "invited",
                    Sitter::Person { away: true, .. } => "away",
                    Sitter::Person { .. } => "person",
                    Sitter::Bot => "bot",
                };
                // The clocks of others would tell how often they answer in secret.
                let own = seat.filter(|seat| seat.index() == at);
                let left = own.and_then(|seat| table.clock_of(seat, clocks));
                json!({
                    "kind": kind,
                    "name": chair.name,
                    "level": chair.level.id(),
                    "seconds_left": left,
                    "stumbled": chair.stumbled,
                })
            })
            .collect();
        json!({
            "id": table.row.id,
            "game": table.row.game,
            "options": table.options,
            "status": table.row.status,
            "closed": table.closed(),
            "version": play.map_or(0, |play| play.moments(Eyes::Viewer(viewer)).count()),
            "commitment": play.map(|play| play.commitment()),
            "seats": seats,
            "awaiting": seat_numbers(table.pending(viewer)),
            "seat": seat.map(Seat::index),
            "decision": asked.and_then(|(seat, _)| table.decision(seat)),
            "question": asked.map(|(seat, play)| play.question(seat, lang)),
            "answers": answers,
            "can_undo": seat.is_some_and(|seat| table.can_undo(seat)),
            "spared": seat.is_some_and(|seat| table.spares(seat)),
            "spare": seat.and_then(|seat| table.chairs.get(seat.index())).map(|chair| chair.spare),
            "outcome": play.and_then(|play| play.outcome()),
            "seed": play.filter(|_| table.is_over()).map(|play| play.seed_text()),
        })
    });
    // The view is by far the largest part: it is written straight to text.
    let mut text = rest.to_string();
    text.pop();
    let view = play.map_or_else(|| "null".to_owned(), |play| play.view_text(viewer));
    text + ",\"view\":" + &view + "}"
}

/// The table as your seat sees it, with the legal answers if you are asked
#[utoipa::path(get, path = "/tables/{id}", params(TableId, SeatQuery, InviteQuery), responses(Answers))]
pub async fn look(found: Shown, Query(query): Query<SeatQuery>) -> Result<Response, Denial> {
    let TableRequest { visitor, room, .. } = match found {
        Shown::Table(request) => request,
        Shown::Kept(found, denial) => {
            let KeptRequest { visitor, kept } = *found;
            return Ok(Json(kept::table(&kept, denial, visitor.lang)?).into_response());
        }
    };
    let table = room.lock().await;
    let seat = eyes(&table, &visitor, query.seat)?;
    let text = table_json(&table, seat, visitor.lang, Clocks::Running);
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// The same, pushed as server-sent events named `table`, at once and after every change that you can see
#[utoipa::path(
    get,
    path = "/tables/{id}/events",
    params(TableId, SeatQuery, InviteQuery),
    responses(Answers)
)]
pub async fn events(
    TableRequest { app, visitor, room }: TableRequest<0>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Denial> {
    {
        let table = room.lock().await;
        eyes(&table, &visitor, query.seat)?;
    }
    web::stream(&app, visitor, room, move |table, visitor, clocks, _| {
        // Whoever has given the seat up meanwhile goes on as a spectator.
        let seat = eyes(table, visitor, query.seat).ok().flatten();
        Present::Whole(table_json(table, seat, visitor.lang, clocks))
    })
    .await
}

/// What happened, as your seat was told
#[utoipa::path(get, path = "/tables/{id}/log", params(TableId, SeatQuery, InviteQuery), responses(Answers))]
pub async fn log(found: Shown, Query(query): Query<SeatQuery>) -> Result<Json<Value>, Denial> {
    let TableRequest { app, visitor, room } = match found {
        Shown::Table(request) => request,
        Shown::Kept(found, denial) => return Ok(Json(kept::log(&found.kept, denial)?)),
    };
    let table = room.lock().await;
    let seat = eyes(&table, &visitor, query.seat)?;
    visitor.may_look_back(&app, table.play().map_or(0, |play| play.entries()))?;
    let eyes = Eyes::Viewer(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let Some(play) = table.play() else { return Ok(Json(json!({ "lines": [] }))) };
    let moments = play.moments(eyes);
    let told = boards::called(&table.names(), || play.told(eyes, usize::MAX, visitor.lang));
    let lines: Vec<Value> = told
        .into_iter()
        .map(|line| {
            let entry = line.entry.and_then(|entry| moments.of(entry));
            json!({ "entry": entry, "clause": line.clause, "text": line.text })
        })
        .collect();
    Ok(Json(json!({ "lines": lines })))
}

/// The whole game as one file, once it is over
#[utoipa::path(get, path = "/tables/{id}/save", params(TableId, InviteQuery), responses(Answers))]
pub async fn save(request: TableRequest<0>) -> Result<Response, Denial> {
    web::save(request).await
}
