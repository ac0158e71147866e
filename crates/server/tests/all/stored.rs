//! What lies in the folder of a house, looked at and altered behind its back.

use std::path::Path;

use reqwest::{
    Client, header,
    multipart::{Form, Part},
};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::{
    common::{House, Player},
    seeded,
};

pub async fn database(folder: &Path) -> SqliteConnection {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    SqliteConnection::connect(&url).await.expect("the database")
}

pub async fn alter(folder: &Path, sql: String) {
    database(folder).await.execute(sqlx::AssertSqlSafe(sql)).await.expect("it is altered");
}

/// Hands in a game that stopped after so many decisions, or never; its id.
pub async fn hand_in(house: &House, player: &Player, game: &str, decisions: usize) -> String {
    let save = seeded::play(game, 2, 5, &mut |made, _| made == decisions).save;
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let form = Form::new().part("save", Part::bytes(save.into_bytes()).file_name("game.json"));
    let request = player.signed(client.post(house.url("/load")).multipart(form));
    let answer = request.send().await.expect("an answer");
    let place = answer.headers().get(header::LOCATION).expect("it was taken").to_str().expect("text");
    place.trim_start_matches("/t/").split(['?', '#', '/']).next().expect("an id").to_owned()
}
