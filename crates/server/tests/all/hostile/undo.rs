//! Answering and taking back costs a line each time: it ends somewhere, and the game goes on.

use std::path::Path;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;

use crate::common::{House, Player, table_of};

/// So long no game is.
const MOST: i64 = 10_000;

async fn lines(folder: &Path) -> i64 {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    sqlx::query_scalar("SELECT count(*) FROM moves").fetch_one(&mut database).await.expect("a number")
}

/// Adds copies of the last two lines, an answer and that it was taken back, until there are `wanted`.
async fn pad(folder: &Path, wanted: i64) {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    let last: i64 = sqlx::query_scalar("SELECT max(version) FROM moves")
        .fetch_one(&mut database)
        .await
        .expect("a number");
    let sql = "WITH RECURSIVE more (number) AS (SELECT ? + 1 UNION ALL SELECT number + 1 FROM more WHERE number + 1 < ?)
        INSERT INTO moves (tbl, version, seat, action, luck, state, rules, data, command, spent, made)
        SELECT tbl, number, seat, action, luck, state, rules, data, 'house-' || number, 0, made FROM more
        JOIN moves ON version = ? - ((number - ?) % 2)";
    let query = sqlx::query(sql).bind(last).bind(wanted).bind(last).bind(last);
    query.execute(&mut database).await.expect("more lines");
}

/// H4: past ten thousand lines nothing is taken back any more, or one seat alone could fill the disk.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_ends_somewhere_and_the_game_goes_on() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": "dungeon-petz" })).await;
    let path = format!("/tables/{id}");
    let undo = async |player: &Player| player.send(&format!("{path}/undo"), json!({})).await;
    let answer = async |player: &Player, command: &str| {
        let body = json!({ "number": 0, "command": command });
        player.send(&format!("{path}/answers"), body).await.status()
    };
    assert_eq!(answer(&anna, "one").await, StatusCode::OK);
    assert_eq!(undo(&anna).await.status(), StatusCode::OK);
    drop(house);
    pad(folder.path(), MOST - 2).await;
    let house = House::open(folder.path()).await;
    let (anna, ben) = (anna.at(&house), ben.at(&house));
    assert_eq!(lines(folder.path()).await, MOST - 2);
    assert_eq!(answer(&anna, "two").await, StatusCode::OK);
    assert_eq!(undo(&anna).await.status(), StatusCode::OK, "the last that is taken back");
    assert_eq!(answer(&anna, "three").await, StatusCode::OK);
    let refused = undo(&anna).await;
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    let said: Value = refused.json().await.expect("JSON");
    assert_eq!(said["error"], "long-game");
    assert_eq!(lines(folder.path()).await, MOST + 1, "what was refused is not in the log");
    assert_eq!(answer(&ben, "four").await, StatusCode::OK, "the game goes on");
    drop(house);
    let house = House::open(folder.path()).await;
    let now = anna.at(&house).get(&path).await;
    assert_eq!(now["status"], "playing", "and is read again: {now}");
}
