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
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    names,
    services::{self, Given, NewTable, Seating},
    store::{Status, TableRow},
    tables::{Author, Clock, Clocks, LiveTable, Room, Sitter},
    web::{self, SeatQuery, TableRequest, Visitor},
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
        .route("/tables/{id}/save", get(web::save))
}

async fn list_games(visitor: Visitor) -> Json<Value> {
    let games: Vec<Value> = plug::games()
        .iter()
        .map(|game| {
            json!({
                "id": game.id(),
                "title": game.title(visitor.lang),
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
    visitor: Visitor,
    Json(new): Json<NewIdentity>,
) -> Result<Json<Value>, Denial> {
    visitor.may_be_new(&app)?;
    let name = names::clean(&new.name)?;
    let who = services::new_guest(&app, name).await?;
    Ok(Json(json!({ "id": who.id, "name": who.name, "token": who.token(&app) })))
}

async fn list_tables(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, Denial> {
    visitor.may(&app, Want::Look)?;
    // When something last happened at a table is for those who see it happen.
    let brief = |row: &TableRow| json!({ "id": row.id, "game": row.game, "status": row.status });
    let mine = match visitor.id() {
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
    visitor: Visitor,
    Json(wanted): Json<OpenTable>,
) -> Result<Json<Value>, Denial> {
    visitor.may_change(&app, 5)?;
    visitor.may(&app, Want::Table)?;
    let who = visitor.known()?;
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
    let door = visitor.door.fingerprint(&app.key);
    let new = NewTable { game, options, seats, listed, hints, door, clock, stand_in, spare };
    let id = services::open(&app, who, new).await?;
    let room = app.room(&id).await?;
    let table = room.lock().await;
    Ok(Json(
        json!({ "id": id, "invite": table.row.invite, "commitment": table.play().map(|play| play.commitment()) }),
    ))
}

/// The eyes of a visitor who may look from `wanted` only if that seat is theirs.
fn eyes(table: &LiveTable, visitor: &Visitor, wanted: Option<usize>) -> Result<Option<Seat>, Denial> {
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

async fn look(
    TableRequest { visitor, room, .. }: TableRequest<0>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Denial> {
    let table = room.lock().await;
    let seat = eyes(&table, &visitor, query.seat)?;
    let text = table_json(&table, seat, visitor.lang, Clocks::Running);
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

async fn events(
    TableRequest { app, visitor, room }: TableRequest<0>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Denial> {
    {
        let table = room.lock().await;
        eyes(&table, &visitor, query.seat)?;
    }
    web::stream(&app, visitor, room, move |table, visitor, clocks| {
        // Whoever has given the seat up meanwhile goes on as a spectator.
        let seat = eyes(table, visitor, query.seat).ok().flatten();
        table_json(table, seat, visitor.lang, clocks)
    })
}

async fn log(
    TableRequest { app, visitor, room }: TableRequest<0>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<Value>, Denial> {
    visitor.may(&app, Want::Look)?;
    let table = room.lock().await;
    let seat = eyes(&table, &visitor, query.seat)?;
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    invite: Option<String>,
    #[serde(default)]
    spare: bool,
}

async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<Value>, Denial> {
    visitor.may_change(&app, 2)?;
    let room = app.room(&id).await?;
    if !room.lock().await.takes(visitor.id(), join.invite.as_deref()) {
        return Err(Denial::of(Reason::Private));
    }
    let seat = services::sit(&app, &room, visitor.known()?, join.spare).await?;
    Ok(Json(json!({ "seat": seat.index() })))
}

async fn own(room: &Room, visitor: &Visitor, seat: Option<usize>) -> Result<Seat, Denial> {
    let table = room.lock().await;
    eyes(&table, visitor, seat)?.ok_or(Denial::of(Reason::NotSeated))
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
    TableRequest { app, visitor, room }: TableRequest<1>,
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
    app.metrics.answer_micros.add(began.elapsed().as_micros() as u64);
    let table = room.lock().await;
    let entry = table.commands.get(&(seat.index(), author.name(0))).copied();
    let moments = table.begun()?.moments(Eyes::Viewer(Viewer::Seat(seat)));
    Ok(Json(json!({ "version": entry.and_then(|entry| moments.of(entry)) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtSeat {
    seat: Option<usize>,
}

async fn undo(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Json(at): Json<AtSeat>,
) -> Result<Json<Value>, Denial> {
    let seat = own(&room, &visitor, at.seat).await?;
    services::undo(&app, &room, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

async fn leave(TableRequest { app, visitor, room }: TableRequest<1>) -> Result<Json<Value>, Denial> {
    services::leave(&app, &room, visitor.known()?).await?;
    Ok(Json(json!({ "ok": true })))
}

async fn come_back(TableRequest { app, visitor, room }: TableRequest<1>) -> Result<Json<Value>, Denial> {
    services::come_back(&app, &room, visitor.known()?).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Voting {
    seat: usize,
}

async fn vote(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Json(voting): Json<Voting>,
) -> Result<Json<Value>, Denial> {
    let seat = Seat::new(voting.seat).ok_or(Denial::not_found())?;
    services::vote(&app, &room, visitor.known()?, seat).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Filling {
    level: String,
}

async fn bots(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Json(filling): Json<Filling>,
) -> Result<Json<Value>, Denial> {
    let level = Level::named(&filling.level).ok_or(Denial::of(Reason::BadRequest))?;
    services::fill_with_bots(&app, &room, visitor.known()?, level).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    spare: bool,
}

async fn wish(
    TableRequest { app, visitor, room }: TableRequest<1>,
    Json(wish): Json<Wish>,
) -> Result<Json<Value>, Denial> {
    services::spare(&app, &room, visitor.known()?, wish.spare).await?;
    Ok(Json(json!({ "ok": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Again {
    #[serde(default)]
    spare: bool,
}

async fn rematch(
    TableRequest { app, visitor, room }: TableRequest<5>,
    Json(again): Json<Again>,
) -> Result<Json<Value>, Denial> {
    let id = services::rematch(&app, &room, visitor.known()?, again.spare).await?;
    Ok(Json(json!({ "id": id })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Saying {
    text: String,
}

async fn say(
    TableRequest { app, visitor, room }: TableRequest<2>,
    Json(saying): Json<Saying>,
) -> Result<Response, Denial> {
    visitor.may(&app, Want::Chat)?;
    services::talk(&app, &room, visitor.known()?, &saying.text).await?;
    Ok(Json(json!({ "ok": true })).into_response())
}
