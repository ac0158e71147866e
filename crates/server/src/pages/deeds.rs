//! What people do at a table, from forms and from the page's script.

use std::{sync::Arc, time::Instant};

use axum::{
    Form, Json,
    response::{IntoResponse, Response},
};
use bots::Level;
use engine::Seat;
use maud::html;
use serde::Deserialize;
use serde_json::json;

use super::table;
use crate::{
    answer::{self, Given, Word},
    denial::{Denial, Reason, explained},
    limits::Want,
    room::{Hint, Room},
    sit,
    slots::{Asker, Stumbled},
    talk,
    web::{Deed, Reader, go},
};

/// The seat a person acts for; it must be theirs.
async fn own_seat(room: &Room, reader: &Reader, seat: usize) -> Result<Seat, Denial> {
    let seat = Seat::new(seat).ok_or(Denial::not_found())?;
    let inner = room.lock().await;
    if !inner.seats_of(reader.id()).contains(&seat) {
        return Err(Denial::of(Reason::NotYourSeat));
    }
    Ok(seat)
}

/// Where somebody goes after a deed: a shared browser keeps its seat uncovered.
async fn back(room: &Room, reader: &Reader, seat: Seat) -> String {
    let several = room.lock().await.seats_of(reader.id()).len() > 1;
    if several { format!("/t/{}?seat={}", room.id, seat.index()) } else { format!("/t/{}", room.id) }
}

/// Done: the script is told so, a form leads back to the table.
async fn done(room: &Arc<Room>, reader: &Reader, seat: Option<Seat>) -> Response {
    if reader.scripted {
        return Json(json!({ "ok": true })).into_response();
    }
    let to = match seat {
        Some(seat) => back(room, reader, seat).await,
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
    Deed { app, reader, room }: Deed<1>,
    Form(form): Form<Answering>,
) -> Result<Response, Denial> {
    let began = Instant::now();
    let seat = own_seat(&room, &reader, form.seat).await?;
    if form.sure.is_none() && reader.careful.asks(answer::shuts_the_way_back(&room, seat, form.a).await) {
        return Ok(ask_again(&reader, &room, seat, &form).await);
    }
    // The same button pressed twice is the same command.
    let command = format!("{}-{}", form.decision, form.a);
    let taken =
        answer::give(&app, &room, seat, Given::Number(form.a), Some(&form.decision), Word::Own(&command))
            .await;
    app.metrics.answer_micros.add(began.elapsed().as_micros() as u64);
    match taken {
        Ok(()) => Ok(done(&room, &reader, Some(seat)).await),
        Err(denial) if reader.scripted => {
            let notice = explained(&denial, reader.lang).into_string();
            Ok((denial.status, Json(json!({ "error": denial.reason.id(), "html": notice }))).into_response())
        }
        Err(denial) => {
            let wanted = (room.lock().await.seats_of(reader.id()).len() > 1).then_some(seat.index());
            let notice = explained(&denial, reader.lang);
            Ok(table::page(&reader, &room, wanted, Some(notice)).await)
        }
    }
}

/// Asks before a step that cannot be taken back.
async fn ask_again(reader: &Reader, room: &Arc<Room>, seat: Seat, form: &Answering) -> Response {
    let lang = reader.lang;
    let notice = html! {
        form.sure method="post" action={ "/t/" (room.id) "/answer" } {
            p { (lang.say("sure")) }
            input type="hidden" name="seat" value=(form.seat);
            input type="hidden" name="decision" value=(form.decision);
            input type="hidden" name="a" value=(form.a);
            input type="hidden" name="sure" value="yes";
            button.primary type="submit" id="yes" { (lang.say("yes")) }
            " "
            a.button href=(back(room, reader, seat).await) { (lang.say("no")) }
        }
    };
    if reader.scripted {
        return Json(json!({ "confirm": true, "html": notice.into_string() })).into_response();
    }
    let wanted = (room.lock().await.seats_of(reader.id()).len() > 1).then_some(seat.index());
    table::page(reader, room, wanted, Some(notice)).await
}

#[derive(Deserialize)]
pub struct AtSeat {
    seat: usize,
}

pub async fn undo(Deed { app, reader, room }: Deed<1>, Form(form): Form<AtSeat>) -> Result<Response, Denial> {
    let seat = own_seat(&room, &reader, form.seat).await?;
    answer::take_back(&app, &room, seat).await?;
    Ok(done(&room, &reader, Some(seat)).await)
}

pub async fn hint(Deed { app, reader, room }: Deed<2>, Form(form): Form<AtSeat>) -> Result<Response, Denial> {
    reader.may(&app, Want::Hint)?;
    let seat = own_seat(&room, &reader, form.seat).await?;
    let (thought, decision, legal) = {
        let inner = room.lock().await;
        if !inner.gives_hints() {
            return Err(Denial::of(Reason::NoHints));
        }
        let legal = inner.begun()?.legal(seat);
        let thought = inner.thought(&app.chance, seat, Level::Hard).zip(inner.decision(seat));
        let (thought, decision) = thought.ok_or(Denial::of(Reason::Stale))?;
        (thought, decision, legal)
    };
    let door = reader.door.fingerprint(&app.key);
    let asker = Asker { door, person: reader.known()?.id.clone(), table: room.id.clone() };
    let advice = app.slots.run(&asker, Level::Hard, thought).await.map_err(|Stumbled| Denial::broken())?;
    let number_of = |wanted: &serde_json::Value| legal.iter().position(|action| action == wanted);
    let number = number_of(&advice.action);
    let percent = |value: f32| (value * 100.0).round() as i32;
    let chances = advice
        .thoughts
        .iter()
        .filter_map(|(action, value)| Some((number_of(action)?, percent(*value))))
        .collect();
    {
        let mut inner = room.enter().await?;
        if let Some(chair) = inner.chairs.get_mut(seat.index()) {
            chair.hint = number.map(|number| Hint { decision, number, chances });
        }
    }
    room.announce();
    Ok(done(&room, &reader, Some(seat)).await)
}

#[derive(Deserialize)]
pub struct Saying {
    text: String,
}

pub async fn say(Deed { app, reader, room }: Deed<2>, Form(form): Form<Saying>) -> Result<Response, Denial> {
    reader.may(&app, Want::Chat)?;
    talk::say(&app, &room, reader.known()?, &form.text).await?;
    Ok(done(&room, &reader, None).await)
}

pub async fn sit(Deed { app, reader, room }: Deed<2>) -> Result<Response, Denial> {
    if !room.lock().await.takes(reader.id(), None) {
        return Err(Denial::of(Reason::Private));
    }
    let (who, cookie) = reader.or_guest(&app).await?;
    sit::sit(&app, &room, &who, true).await?;
    Ok(go(&format!("/t/{}", room.id), cookie))
}

pub async fn leave(Deed { app, reader, room }: Deed<1>) -> Result<Response, Denial> {
    sit::leave(&app, &room, reader.known()?).await?;
    Ok(go("/", None))
}

pub async fn come_back(Deed { app, reader, room }: Deed<1>) -> Result<Response, Denial> {
    sit::come_back(&app, &room, reader.known()?).await?;
    Ok(done(&room, &reader, None).await)
}

pub async fn vote(Deed { app, reader, room }: Deed<1>, Form(form): Form<AtSeat>) -> Result<Response, Denial> {
    let seat = Seat::new(form.seat).ok_or(Denial::not_found())?;
    sit::vote(&app, &room, reader.known()?, seat).await?;
    Ok(done(&room, &reader, None).await)
}

#[derive(Deserialize)]
pub struct Sparing {
    spare: Option<String>,
}

pub async fn spare(
    Deed { app, reader, room }: Deed<1>,
    Form(form): Form<Sparing>,
) -> Result<Response, Denial> {
    sit::wish(&app, &room, reader.known()?, form.spare.is_some()).await?;
    Ok(done(&room, &reader, None).await)
}

#[derive(Deserialize)]
pub struct WithLevel {
    level: String,
}

pub async fn bots(
    Deed { app, reader, room }: Deed<2>,
    Form(form): Form<WithLevel>,
) -> Result<Response, Denial> {
    let level = Level::named(&form.level).ok_or(Denial::of(Reason::BadRequest))?;
    sit::fill_with_bots(&app, &room, reader.known()?, level).await?;
    Ok(done(&room, &reader, None).await)
}

pub async fn rematch(Deed { app, reader, room }: Deed<5>) -> Result<Response, Denial> {
    reader.may(&app, Want::Table)?;
    let next = sit::rematch(&app, &room, reader.known()?, true).await?;
    Ok(go(&format!("/t/{next}"), None))
}
