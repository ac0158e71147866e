//! Time goes by at a table with a clock, and that alone is no news: nobody hears through their own clock that others have
//! answered in secret, and the clocks of others are not shown (M1).

use engine::{Seat, Viewer};
use reqwest::Client;
use serde_json::{Value, json};
use tempfile::tempdir;

use super::{Reader, message};
use crate::common::{House, Player};

#[tokio::test(flavor = "multi_thread")]
async fn a_running_clock_does_not_tell_of_secret_answers() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 91).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let wanted = json!({ "game": "dungeon-lords", "seats": seats, "listed": true, "clock": { "turn": 600 } });
    let opened = anna.post("/tables", wanted).await;
    let id = opened["id"].as_str().expect("an id");
    ben.post(&format!("/tables/{id}/join"), json!({})).await;
    let mut streams = Vec::new();
    for path in [format!("/t/{id}/events"), format!("/api/v1/tables/{id}/events")] {
        let reader = Reader { name: "a seat", player: Some(&anna) };
        let mut stream = reader.ask(Client::new().get(house.url(&path))).send().await.expect("a stream");
        message(&mut stream).await;
        streams.push(stream);
    }
    let table = anna.get(&format!("/tables/{id}")).await;
    assert!(table["seats"][0]["seconds_left"].is_u64(), "her own clock");
    assert_eq!(table["seats"][1]["seconds_left"], Value::Null, "not his");

    let known = async || behind.known(id, Viewer::Seat(Seat::at(0)), None).await;
    let before = known().await;
    // Her clock shows another number by now.
    tokio::time::sleep(std::time::Duration::from_millis(2100)).await;
    ben.post(&format!("/tables/{id}/answers"), json!({ "number": 0, "command": "in secret" })).await;
    assert_eq!(known().await, before, "she does not know that he has answered");
    // The next thing she hears of is something that she may hear.
    anna.post(&format!("/tables/{id}/answers"), json!({ "number": 0, "command": "her own" })).await;
    let now = anna.get(&format!("/tables/{id}")).await;
    let decision = now["decision"].as_str().expect("she is asked again");
    for mut stream in streams {
        assert!(message(&mut stream).await.contains(decision), "a secret answer was heard");
    }
}
