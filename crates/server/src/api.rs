//! The same tables as JSON, for programs. `docs/protocol.md` describes it; `/api/v1/openapi.json` is the same in a form
//! that tools read.

use axum::{
    Json, Router,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use bots::Level;
use engine::{Seat, Viewer};
use plug::{Eyes, seat_numbers};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Lang;

use crate::{
    answer::{self, Given, Word},
    app::App,
    denial::{Denial, Reason},
    identity,
    limits::Want,
    looking::Clocks,
    names,
    room::{Clock, Inner, Room, Sitter},
    sit::{self, NewTable, Seating},
    store::Status,
    talk,
    watch::{self, Looking},
    web::{Deed, Reader},
};

pub fn routes() -> Router<App> {
    Router::new()
        .route(
            "/openapi.json",
            get(async || {
                ([(header::CONTENT_TYPE, "application/json")], include_str!("../assets/openapi.json"))
            }),
        )
        .route("/games", get(list_games))
        .route("/identities", post(new_identity))
        .route("/tables", get(list_tables).post(open_table))
        .route("/tables/{id}", get(look))
        .route("/tables/{id}/events", get(events))
        .route("/tables/{id}/log", get(log))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/answers", post(give))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/leave", post(leave))
        .route("/tables/{id}/return", post(come_back))
        .route("/tables/{id}/vote", post(vote))
        .route("/tables/{id}/bots", post(bots))
        .route("/tables/{id}/spare", post(wish))
        .route("/tables/{id}/rematch", post(rematch))
        .route("/tables/{id}/chat", post(say))
        .route("/tables/{id}/save", get(crate::pages::replay::download))
}

async fn list_games(reader: Reader) -> Json<Value> {
    let games: Vec<Value> = plug::games()
        .iter()
        .map(|game| {
            json!({
                "id": game.id(),
                "title": game.title(reader.lang),
                "players": [game.players.start(), game.players.end()],
                "rules_version": game.rules_version(),
                "default_options": game.default_options(),
            })
        })
        .collect();
    Json(json!({ "games": games }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewIdentity {
    name: String,
}

async fn new_identity(
    State(app): State<App>,
    reader: Reader,
    Json(new): Json<NewIdentity>,
) -> Result<Json<Value>, Denial> {
    reader.may_be_new(&app)?;
    let name = names::clean(&new.name)?;
    let who = identity::new_guest(&app, name).await?;
    Ok(Json(json!({ "id": who.id, "name": who.name, "token": who.token(&app) })))
}

async fn list_tables(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Denial> {
    reader.may(&app, Want::Look)?;
    // When something last happened at a table is for those who see it happen.
    let brief =
        |row: &crate::store::TableRow| json!({ "id": row.id, "game": row.game, "status": row.status });
    let mine = match reader.id() {
        Some(id) => app.store.tables_of(id).await?,
        None => Vec::new(),
    };
    Ok(Json(json!({
        "mine": mine.iter().map(brief).collect::<Vec<_>>(),
        "open": app.store.listed(Status::Waiting, 50).await?.iter().map(brief).collect::<Vec<_>>(),
        "playing": app.store.listed(Status::Playing, 50).await?.iter().map(brief).collect::<Vec<_>>(),
    })))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
enum WantedSeat {
    Me { name: Option<String> },
    Friend {},
    Bot { level: String },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenTable {
    game: String,
    #[serde(default)]
    options: Value,
    seats: Vec<WantedSeat>,
    #[serde(default)]
    listed: bool,
    /// Whether people may ask bots for advice though others play.
    #[serde(default)]
    hints: bool,
    #[serde(default)]
    clock: Clock,
    /// The level of the bots that play for people who leave; `normal` if not said.
    stand_in: Option<String>,
    /// Whether the house answers for you where nothing you hold can make a difference.
    #[serde(default)]
    spare: bool,
}

async fn open_table(
    State(app): State<App>,
    reader: Reader,
    Json(wanted): Json<OpenTable>,
) -> Result<Json<Value>, Denial> {
    reader.may_change(&app, 5)?;
    reader.may(&app, Want::Table)?;
    let who = reader.known()?;
    let mut seats = Vec::new();
    for seat in wanted.seats {
        seats.push(match seat {
            WantedSeat::Me { name } => {
                Seating::Here(name.as_deref().map_or_else(|| Ok(who.name.clone()), names::clean)?)
            }
            WantedSeat::Friend {} => Seating::Friend,
            WantedSeat::Bot { level } => {
                Seating::Bot(Level::named(&level).ok_or(Denial::of(Reason::BadRequest))?)
            }
        });
    }
    let options = if wanted.options.is_null() { json!({ "players": seats.len() }) } else { wanted.options };
    let stand_in = match wanted.stand_in {
        Some(level) => Level::named(&level).ok_or(Denial::of(Reason::BadRequest))?,
        None => Level::Normal,
    };
    let OpenTable { game, listed, hints, clock, spare, .. } = wanted;
    let door = reader.door.fingerprint(&app.key);
    let new = NewTable { game, options, seats, listed, hints, door, clock, stand_in, spare };
    let id = sit::open(&app, who, new).await?;
    let room = app.room(&id).await?;
    let inner = room.lock().await;
    Ok(Json(
        json!({ "id": id, "invite": inner.table.invite, "commitment": inner.play().map(|play| play.commitment()) }),
    ))
}

/// The eyes of a reader who may look from `wanted` only if that seat is theirs.
fn eyes(inner: &Inner, reader: &Reader, wanted: Option<usize>) -> Result<Option<Seat>, Denial> {
    let own = inner.seats_of(reader.id());
    match wanted {
        None => Ok(own.first().copied()),
        Some(seat) => {
            let seat = Seat::new(seat).ok_or(Denial::not_found())?;
            if own.contains(&seat) { Ok(Some(seat)) } else { Err(Denial::of(Reason::NotYourSeat)) }
        }
    }
}

/// The table as JSON, as one reader may see it.
pub fn table_json(inner: &Inner, seat: Option<Seat>, lang: Lang, clocks: Clocks) -> String {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let play = inner.play();
    let asked = seat.zip(play).filter(|(seat, _)| inner.awaiting().contains(*seat));
    let rest = boards::called(&inner.names(), || {
        let answers: Option<Vec<Value>> = asked.map(|(seat, play)| {
            play.answers(seat, lang)
                .into_iter()
                .map(
                    |answer| json!({ "action": answer.action, "text": answer.text, "clause": answer.clause }),
                )
                .collect()
        });
        let seats: Vec<Value> = inner
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
                let left = own.and_then(|seat| inner.clock_of(seat, clocks));
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
            "id": inner.table.id,
            "game": inner.table.game,
            "options": inner.options,
            "status": inner.table.status,
            "version": play.map_or(0, |play| play.moments(Eyes::Viewer(viewer)).count()),
            "commitment": play.map(|play| play.commitment()),
            "seats": seats,
            "awaiting": seat_numbers(inner.pending(viewer)),
            "seat": seat.map(Seat::index),
            "decision": asked.and_then(|(seat, _)| inner.decision(seat)),
            "question": asked.map(|(seat, play)| play.question(seat, lang)),
            "answers": answers,
            "can_undo": seat.is_some_and(|seat| inner.can_undo(seat)),
            "spared": seat.is_some_and(|seat| inner.spares(seat)),
            "spare": seat.and_then(|seat| inner.chairs.get(seat.index())).map(|chair| chair.spare),
            "outcome": play.and_then(|play| play.outcome()),
            "seed": play.filter(|_| inner.is_over()).map(|play| play.seed_text()),
        })
    });
    // The view is by far the largest part: it is written straight to text.
    let mut text = rest.to_string();
    text.pop();
    let view = play.map_or_else(|| "null".to_owned(), |play| play.view_text(viewer));
    text + ",\"view\":" + &view + "}"
}

async fn look(
    Deed { reader, room, .. }: Deed<0>,
    Query(looking): Query<Looking>,
) -> Result<Response, Denial> {
    let inner = room.lock().await;
    let seat = eyes(&inner, &reader, looking.seat)?;
    let text = table_json(&inner, seat, reader.lang, Clocks::Running);
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

async fn events(
    Deed { app, reader, room }: Deed<0>,
    Query(looking): Query<Looking>,
) -> Result<Response, Denial> {
    {
        let inner = room.lock().await;
        eyes(&inner, &reader, looking.seat)?;
    }
    watch::stream(&app, reader, room, move |inner, reader, clocks| {
        // Whoever has given the seat up meanwhile goes on as a spectator.
        let seat = eyes(inner, reader, looking.seat).ok().flatten();
        table_json(inner, seat, reader.lang, clocks)
    })
}

async fn log(
    Deed { app, reader, room }: Deed<0>,
    Query(looking): Query<Looking>,
) -> Result<Json<Value>, Denial> {
    reader.may(&app, Want::Look)?;
    let inner = room.lock().await;
    let seat = eyes(&inner, &reader, looking.seat)?;
    let eyes = Eyes::Viewer(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let Some(play) = inner.play() else { return Ok(Json(json!({ "lines": [] }))) };
    let moments = play.moments(eyes);
    let told = boards::called(&inner.names(), || play.told(eyes, usize::MAX, reader.lang));
    let lines: Vec<Value> = told
        .into_iter()
        .map(|line| {
            let entry = line.entry.and_then(|entry| moments.of(entry));
            json!({ "entry": entry, "clause": line.clause, "text": line.text })
        })
        .collect();
    Ok(Json(json!({ "lines": lines })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    invite: Option<String>,
    #[serde(default)]
    spare: bool,
}

async fn join(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<Value>, Denial> {
    reader.may_change(&app, 2)?;
    let room = app.room(&id).await?;
    if !room.lock().await.takes(reader.id(), join.invite.as_deref()) {
        return Err(Denial::of(Reason::Private));
    }
    let seat = sit::sit(&app, &room, reader.known()?, join.spare).await?;
    Ok(Json(json!({ "seat": seat.index() })))
}

async fn own(room: &Room, reader: &Reader, seat: Option<usize>) -> Result<Seat, Denial> {
    let inner = room.lock().await;
    eyes(&inner, reader, seat)?.ok_or(Denial::of(Reason::NotSeated))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Giving {
    seat: Option<usize>,
    action: Option<Value>,
    number: Option<usize>,
    decision: Option<String>,
    /// Chosen by the client: an answer sent again with the same command is taken once.
    command: String,
}

async fn give(
    Deed { app, reader, room }: Deed<1>,
    Json(giving): Json<Giving>,
) -> Result<Json<Value>, Denial> {
    let began = std::time::Instant::now();
    if giving.command.is_empty() || giving.command.len() > 80 {
        return Err(Denial::of(Reason::BadRequest));
    }
    let seat = own(&room, &reader, giving.seat).await?;
    let given = match (giving.action, giving.number) {
        (Some(action), None) => Given::Action(action),
        (None, Some(number)) => Given::Number(number),
        _ => return Err(Denial::of(Reason::BadRequest)),
    };
    let word = Word::Own(&giving.command);
    answer::give(&app, &room, seat, given, giving.decision.as_deref(), word).await?;
    app.metrics.answer_micros.add(began.elapsed().as_micros() as u64);
    let inner = room.lock().await;
    let entry = inner.commands.get(&(seat.index(), word.name(0))).copied();
    let moments = inner.begun()?.moments(Eyes::Viewer(Viewer::Seat(seat)));
    Ok(Json(json!({ "version": entry.and_then(|entry| moments.of(entry)) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtSeat {
    seat: Option<usize>,
}

async fn undo(Deed { app, reader, room }: Deed<1>, Json(at): Json<AtSeat>) -> Result<Json<Value>, Denial> {
    let seat = own(&room, &reader, at.seat).await?;
    answer::take_back(&app, &room, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

async fn leave(Deed { app, reader, room }: Deed<1>) -> Result<Json<Value>, Denial> {
    sit::leave(&app, &room, reader.known()?).await?;
    Ok(Json(json!({ "ok": true })))
}

async fn come_back(Deed { app, reader, room }: Deed<1>) -> Result<Json<Value>, Denial> {
    sit::come_back(&app, &room, reader.known()?).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Voting {
    seat: usize,
}

async fn vote(
    Deed { app, reader, room }: Deed<1>,
    Json(voting): Json<Voting>,
) -> Result<Json<Value>, Denial> {
    let seat = Seat::new(voting.seat).ok_or(Denial::not_found())?;
    sit::vote(&app, &room, reader.known()?, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Filling {
    level: String,
}

async fn bots(
    Deed { app, reader, room }: Deed<2>,
    Json(filling): Json<Filling>,
) -> Result<Json<Value>, Denial> {
    let level = Level::named(&filling.level).ok_or(Denial::of(Reason::BadRequest))?;
    sit::fill_with_bots(&app, &room, reader.known()?, level).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    spare: bool,
}

async fn wish(Deed { app, reader, room }: Deed<1>, Json(wish): Json<Wish>) -> Result<Json<Value>, Denial> {
    sit::wish(&app, &room, reader.known()?, wish.spare).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Again {
    #[serde(default)]
    spare: bool,
}

async fn rematch(
    Deed { app, reader, room }: Deed<5>,
    Json(again): Json<Again>,
) -> Result<Json<Value>, Denial> {
    let id = sit::rematch(&app, &room, reader.known()?, again.spare).await?;
    Ok(Json(json!({ "id": id })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Saying {
    text: String,
}

async fn say(Deed { app, reader, room }: Deed<2>, Json(saying): Json<Saying>) -> Result<Response, Denial> {
    reader.may(&app, Want::Chat)?;
    talk::say(&app, &room, reader.known()?, &saying.text).await?;
    Ok(Json(json!({ "ok": true })).into_response())
}
