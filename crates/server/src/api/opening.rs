//! Before one sits at a table: games, a guest's token, lists, a new table.

use axum::{Json, extract::State};
use bots::Level;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::schemas::{Answers, level};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    names,
    services::{self, NewTable, Seating},
    store::{Status, TableRow},
    tables::Clock,
    web::Visitor,
};

/// The games and their default options
#[utoipa::path(get, path = "/games", responses(Answers))]
pub async fn list_games(visitor: Visitor) -> Json<Value> {
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

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewIdentity {
    name: String,
}

/// A new guest and the token that proves who they are
#[utoipa::path(post, path = "/identities", request_body = NewIdentity, responses(Answers))]
pub async fn new_identity(
    State(app): State<App>,
    visitor: Visitor,
    Json(new): Json<NewIdentity>,
) -> Result<Json<Value>, Denial> {
    visitor.may_be_new(&app)?;
    let name = names::clean(&new.name)?;
    let who = services::new_guest(&app, name).await?;
    Ok(Json(json!({ "id": who.id, "name": who.name, "token": who.token(&app) })))
}

/// Your tables, open tables, running tables
#[utoipa::path(get, path = "/tables", responses(Answers))]
pub async fn list_tables(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, Denial> {
    visitor.may(&app, Want::Look)?;
    // When something last happened at a table is for those who see it happen.
    let brief = |row: &TableRow| json!({ "id": row.id, "game": row.game, "status": row.status });
    let mine = match visitor.id() {
        Some(id) => app.store.tables_of(id).await?,
        None => Vec::new(),
    };
    Ok(Json(json!({
        "mine": mine.iter().map(brief).collect::<Vec<_>>(),
        "open": app.listed(Status::Waiting, 50).await?.iter().map(brief).collect::<Vec<_>>(),
        "playing": app.listed(Status::Playing, 50).await?.iter().map(brief).collect::<Vec<_>>(),
    })))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum WantedSeat {
    Me {
        name: Option<String>,
    },
    Friend {},
    Bot {
        #[schema(schema_with = level)]
        level: String,
    },
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    game: String,
    /// What is left out keeps its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Value,
    seats: Vec<WantedSeat>,
    #[serde(default)]
    listed: bool,
    /// Whether people may ask bots for advice though others play.
    #[serde(default)]
    hints: bool,
    /// 5 to 86400 seconds.
    #[serde(default)]
    clock: Clock,
    /// The level of the bots that play for people who leave; `normal` if not said.
    #[schema(schema_with = level)]
    stand_in: Option<String>,
    /// Whether the house answers for you where nothing you hold can make a difference.
    #[serde(default)]
    spare: bool,
}

/// Opens a table
#[utoipa::path(post, path = "/tables", request_body = OpenTable, responses(Answers))]
pub async fn open_table(
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
