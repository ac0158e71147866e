//! Whoever leaves cannot hold a table up: bots answer, and nothing that a leaver does or has done stops them.

use std::{path::Path, time::Duration};

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;
use tokio::sync::oneshot;

use crate::common::{House, Player, a_game, table_of, until};

/// H3: answers under the names that a bot's own would have. The bot that stands in answers all the same.
#[tokio::test(flavor = "multi_thread")]
async fn no_name_of_an_answer_stops_the_bot_that_stands_in() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let id = table_of(&[&mallory, &anna], json!({ "game": "making-monsters", "stand_in": "easy" })).await;
    let path = format!("/tables/{id}");
    // Every answer of Mallory's takes the name of a line of the log that is still to come.
    let mut line = 60;
    while line < 80 {
        let now = mallory.get(&path).await;
        if now["answers"].is_array() {
            let name = format!("house-{line}");
            let body = json!({ "number": 0, "decision": now["decision"], "command": name });
            mallory.post(&format!("{path}/answers"), body).await;
            line += 1;
        } else {
            anna.step(&id, 0).await;
        }
    }
    mallory.post(&format!("{path}/leave"), json!({})).await;
    // The table goes on past all of them.
    for _ in 0..3_000 {
        if lines(folder.path()).await > 100 {
            return;
        }
        let now = anna.get(&path).await;
        assert_ne!(now["status"], "over", "the game is too short for this attack");
        if now["answers"].is_array() {
            anna.step(&id, 1).await;
        } else {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    panic!("the table is stuck");
}

/// How long the log is; nobody is told while the game runs.
async fn lines(folder: &Path) -> i64 {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    sqlx::query_scalar("SELECT count(*) FROM moves").fetch_one(&mut database).await.expect("a number")
}

/// H4: an owner who has left cannot take back what the bot answered, nor answer without coming back; and coming back does
/// not make the bot's answers theirs to take back.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_stand_in_answered_stays() {
    let folder = tempdir().expect("a folder");
    // The bots are not through with the game too soon, even if it takes long to ask.
    let house = House::with(folder.path(), |config| {
        (config.rehearsal, config.bot_pace_ms) = (Some(5), 100);
    })
    .await;
    let mallory = Player::new(&house, "Mallory").await;
    // Making Monsters asks one seat many small questions in a row that can be taken back.
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let opened = mallory
        .post("/tables", json!({ "game": "making-monsters", "seats": seats, "stand_in": "easy" }))
        .await;
    let id = opened["id"].as_str().expect("an id").to_owned();
    let path = format!("/tables/{id}");
    let mut undone = 0;
    for round in 0..30 {
        mallory.post(&format!("{path}/leave"), json!({})).await;
        let now = mallory.get(&path).await;
        if now["status"] == "over" {
            assert!(round > 5, "the bots are too quick for this attack");
            break;
        }
        let before = now["version"].as_u64().expect("a version");
        for seat in 0..2 {
            let refused = mallory.send(&format!("{path}/undo"), json!({ "seat": seat })).await;
            assert_eq!(refused.status(), StatusCode::CONFLICT);
            assert_eq!(refused.json::<Value>().await.expect("JSON")["error"], "away");
            let answer = json!({ "seat": seat, "number": 0, "command": format!("away {round} {seat}") });
            let refused = mallory.send(&format!("{path}/answers"), answer).await;
            assert_eq!(refused.json::<Value>().await.expect("JSON")["error"], "away");
        }
        until(&mallory, &id, |now| now["version"].as_u64() > Some(before)).await;
        mallory.post(&format!("{path}/return"), json!({})).await;
        // Whatever the bots have answered by now stays.
        for seat in 0..2 {
            let now = mallory.get(&format!("{path}?seat={seat}")).await;
            assert_eq!(now["can_undo"], false);
            let answer = mallory.send(&format!("{path}/undo"), json!({ "seat": seat })).await;
            undone += usize::from(answer.status().is_success());
        }
    }
    assert_eq!(undone, 0);
}

/// H4: what a bot was asked while somebody was away it answers, even if they come back at once: nobody holds a table up by
/// leaving and coming back, again and again.
#[tokio::test(flavor = "multi_thread")]
async fn coming_and_going_does_not_stop_the_table() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.bot_pace_ms = 500).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let id = table_of(&[&mallory, &anna], json!({ "game": "valeria", "stand_in": "easy" })).await;
    let path = format!("/tables/{id}");
    let decision = mallory.get(&path).await["decision"].clone();
    assert!(decision.is_string(), "both choose a Duke at first");
    mallory.post(&format!("{path}/leave"), json!({})).await;
    mallory.post(&format!("{path}/return"), json!({})).await;
    assert_eq!(mallory.get(&path).await["seats"][0]["kind"], "person");
    until(&mallory, &id, |now| now["decision"] != decision).await;
}

/// Low: nobody writes from a room whose memory is not that of the log any more. Everything that people do at a table waits
/// at its door while the room is thrown away, and none of it is done.
#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_was_thrown_away_takes_nothing() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 6).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    let path = format!("/tables/{id}");
    let before = anna.get(&path).await;
    let (shut, is_shut) = oneshot::channel();
    let held = tokio::spawn({
        let id = id.clone();
        async move { behind.throw_away(&id, shut, Duration::from_secs(3)).await }
    });
    is_shut.await.expect("there is a room");
    let deeds = [
        ("leave", json!({})),
        ("return", json!({})),
        ("vote", json!({ "seat": 1 })),
        ("bots", json!({ "level": "easy" })),
        ("rematch", json!({})),
        ("spare", json!({ "spare": true })),
        ("chat", json!({ "text": "Good evening" })),
        ("answers", json!({ "number": 0, "command": "late" })),
        ("undo", json!({})),
    ];
    let mut sent = Vec::new();
    for (deed, body) in deeds {
        let (anna, path) = (anna.at(&house), format!("{path}/{deed}"));
        sent.push(tokio::spawn(async move { (path.clone(), anna.send(&path, body).await) }));
    }
    assert!(held.await.expect("no panic"), "there was a room");
    for one in sent {
        let (path, answer) = one.await.expect("no panic");
        assert_eq!(answer.json::<Value>().await.expect("JSON")["error"], "again", "{path}");
    }
    assert_eq!(anna.get(&path).await, before, "nothing was written");
}
