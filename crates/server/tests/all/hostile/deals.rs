//! Nothing of a deal exists before everybody sits.

use std::path::Path;

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;

use crate::common::{House, Player, a_game, games};

/// How many deals the house has written down.
async fn deals(folder: &Path) -> i64 {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    sqlx::query_scalar("SELECT count(*) FROM deals").fetch_one(&mut database).await.expect("a number")
}

async fn status(player: &Player, url: &str) -> StatusCode {
    player.fetch(url).await.status()
}

/// C1: a table that waits shows its options and its people; there is no hand to look into, on no address, for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_has_nothing_to_look_at() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    for game in games() {
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let wanted = json!({ "game": game, "seats": seats, "listed": true });
        let opened = anna.post("/tables", wanted).await;
        assert_eq!(opened["commitment"], Value::Null, "{game}");
        let id = opened["id"].as_str().expect("an id");
        for known in [true, false] {
            let table = anna.read(&house.url(&format!("/api/v1/tables/{id}")), known).await;
            let stream = anna.read(&house.url(&format!("/api/v1/tables/{id}/events")), known).await;
            let data = stream.lines().find_map(|line| line.strip_prefix("data:")).expect("data");
            for text in [table.as_str(), data] {
                let now: Value = serde_json::from_str(text).expect("JSON");
                assert_eq!(now["status"], "waiting");
                assert_eq!(now["options"]["players"], 2, "its options are known");
                for nothing in ["view", "commitment", "seed", "answers", "question", "decision", "outcome"] {
                    assert_eq!(now[nothing], Value::Null, "{game}: {nothing}");
                }
                assert_eq!((&now["version"], &now["awaiting"]), (&json!(0), &json!([])));
            }
            let log = anna.read(&house.url(&format!("/api/v1/tables/{id}/log")), known).await;
            assert_eq!(log, r#"{"lines":[]}"#);
            for path in [format!("/t/{id}"), format!("/t/{id}/events")] {
                let page = anna.read(&house.url(&path), known).await;
                assert!(!page.contains("commitment"), "{game}: {path}");
                assert!(page.contains("lobby"), "{game}: {path}");
            }
        }
        for path in ["replay", "replay?at=0&eyes=0", "replay?eyes=open"] {
            assert_eq!(status(&anna, &house.url(&format!("/t/{id}/{path}"))).await, StatusCode::CONFLICT);
        }
        for path in [format!("/t/{id}/save"), format!("/api/v1/tables/{id}/save")] {
            assert_eq!(status(&anna, &house.url(&path)).await, StatusCode::FORBIDDEN);
        }
        for (path, body) in [("answers", json!({ "number": 0, "command": "early" })), ("undo", json!({}))] {
            let early = anna.send(&format!("/tables/{id}/{path}"), body).await;
            assert_eq!(early.status(), StatusCode::CONFLICT, "{path}");
        }
    }
    assert_eq!(deals(folder.path()).await, 0, "nothing was drawn");
}

/// C1: who looks, leaves and lets the next one sit down has seen nothing; the seed is drawn when the last one sits.
#[tokio::test(flavor = "multi_thread")]
async fn cards_are_dealt_when_the_last_one_sits_down_and_stay() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let seats = json!([{ "kind": "friend" }, { "kind": "friend" }]);
    let opened = mallory.post("/tables", json!({ "game": a_game(), "seats": seats, "listed": true })).await;
    let id = opened["id"].as_str().expect("an id");
    let (table, join) = (format!("/tables/{id}"), format!("/tables/{id}/join"));
    for _ in 0..3 {
        assert_eq!(mallory.post(&join, json!({})).await["seat"], 0);
        assert_eq!(mallory.get(&table).await["view"], Value::Null);
        assert_eq!(
            mallory.form(&house.url(&format!("/t/{id}/leave")), &[("sure", "yes")]).await,
            StatusCode::OK
        );
    }
    assert_eq!(deals(folder.path()).await, 0);
    assert_eq!(anna.post(&join, json!({})).await["seat"], 0);
    assert_eq!(deals(folder.path()).await, 0, "somebody is missing");
    assert_eq!(mallory.post(&join, json!({})).await["seat"], 1);
    assert_eq!(deals(folder.path()).await, 1);
    let begun = anna.get(&table).await;
    assert!(begun["commitment"].is_string() && begun["view"].is_object());
    // Leaving now leaves the cards where they are.
    assert_eq!(mallory.form(&house.url(&format!("/t/{id}/leave")), &[("sure", "yes")]).await, StatusCode::OK);
    assert_eq!(anna.get(&table).await["commitment"], begun["commitment"]);
    assert_eq!(deals(folder.path()).await, 1);
}

/// C1: bots fill all seats in one step, and then there is a deal; with bots alone there is one at once.
#[tokio::test(flavor = "multi_thread")]
async fn bots_make_a_table_full_too() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats })).await;
    let id = opened["id"].as_str().expect("an id");
    let bots = house.url(&format!("/t/{id}/bots"));
    let stranger = Client::new().post(&bots).form(&[("level", "easy")]).send().await.expect("an answer");
    assert_eq!(stranger.status(), StatusCode::FORBIDDEN);
    assert_eq!(deals(folder.path()).await, 0);
    assert_eq!(anna.form(&bots, &[("level", "easy")]).await, StatusCode::OK);
    assert_eq!(deals(folder.path()).await, 1);
    assert_eq!(anna.get(&format!("/tables/{id}")).await["status"], "playing");
    assert_eq!(anna.form(&bots, &[("level", "easy")]).await, StatusCode::CONFLICT, "no seat is free");
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats })).await;
    assert!(opened["commitment"].is_string());
}
