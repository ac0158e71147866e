//! Clocks bind: nothing but an answer stops them, and they are such that people can play by them.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::{House, Player, a_game, table_of, until};

/// Low: a clock of no time or of all time is refused, with a reason, by the API and by the form.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_nobody_can_play_by_is_refused() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    for kind in ["turn", "total"] {
        for seconds in [0, 1, 4, 86_401, i64::MAX as u64, u64::MAX] {
            let wanted = json!({ "game": a_game(), "seats": seats, "clock": { kind: seconds } });
            let refused = anna.send("/tables", wanted).await;
            assert_eq!(refused.status(), StatusCode::BAD_REQUEST, "{kind} {seconds}");
            assert_eq!(refused.json::<Value>().await.expect("JSON")["error"], "clock");
        }
        for seconds in [5, 86_400] {
            let wanted = json!({ "game": a_game(), "seats": seats, "clock": { kind: seconds } });
            anna.post("/tables", wanted).await;
        }
        for seconds in ["0", "-1", "1e9", "99999999999999999999", "soon", ""] {
            let clock = format!("{kind}-{seconds}");
            let form = [("game", a_game()), ("seat1", "me"), ("seat2", "bot-easy"), ("clock", &clock)];
            assert_eq!(
                anna.form(&house.url("/new"), &form).await,
                StatusCode::BAD_REQUEST,
                "{kind} {seconds}"
            );
        }
    }
}

/// H4: `return` of somebody who has not left, sent again and again, does not stop a clock; neither kind of clock.
#[tokio::test(flavor = "multi_thread")]
async fn saying_that_one_is_back_gives_no_time() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let mut tables = Vec::new();
    for kind in ["turn", "total"] {
        let clock = json!({ "game": a_game(), "clock": { kind: 5 } });
        tables.push(table_of(&[&mallory, &anna], clock).await);
    }
    let stalling = async {
        loop {
            for id in &tables {
                mallory.post(&format!("/tables/{id}/return"), json!({})).await;
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    };
    let sent_away = async {
        for id in &tables {
            until(&anna, id, |now| now["seats"][0]["kind"] == "away").await;
        }
    };
    tokio::select! {
        () = sent_away => {}
        () = stalling => {}
    }
}

/// H4: an answer that is taken back has had its time: whoever answers and takes back in turn runs out of it all the same.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_gives_no_time() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 5).await;
    let mallory = Player::new(&house, "Mallory").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let wanted = json!({ "game": "making-monsters", "seats": seats, "clock": { "turn": 6 } });
    let opened = mallory.post("/tables", wanted).await;
    let path = format!("/tables/{}", opened["id"].as_str().expect("an id"));
    let mut undone = 0;
    for step in 0..400 {
        let now = mallory.get(&path).await;
        if now["seats"][0]["kind"] == "away" {
            assert!(undone > 0, "nothing could be taken back");
            return;
        }
        if now["can_undo"] == true {
            undone += u32::from(mallory.send(&format!("{path}/undo"), json!({})).await.status().is_success());
        } else if now["answers"].is_array() {
            let body = json!({ "number": 0, "decision": now["decision"], "command": step.to_string() });
            mallory.send(&format!("{path}/answers"), body).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{undone} times taken back, and the clock has not run out");
}

/// H4: who lets their clock run out and comes back before the bot has answered does not get it anew.
#[tokio::test(flavor = "multi_thread")]
async fn coming_back_gives_no_time() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.bot_pace_ms = 1500).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let id = table_of(&[&mallory, &anna], json!({ "game": a_game(), "clock": { "turn": 100 } })).await;
    let path = format!("/tables/{id}");
    tokio::time::sleep(Duration::from_millis(2100)).await;
    mallory.post(&format!("{path}/leave"), json!({})).await;
    mallory.post(&format!("{path}/return"), json!({})).await;
    let now = mallory.get(&path).await;
    let left = now["seats"][0]["seconds_left"].as_i64().expect("a clock");
    // Unless the bot has been quicker, and the clock is that of another decision.
    assert!(left <= 98 || now["decision"].is_null(), "{left} seconds");
}
