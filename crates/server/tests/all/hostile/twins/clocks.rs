//! Time goes by at a table with a clock, and that alone is no news: nobody hears through their own clock that others have
//! answered in secret, and the clocks of others are not shown (M1).

use engine::{Seat, Viewer};
use reqwest::Client;
use serde_json::{Value, json};
use tempfile::tempdir;

use super::{TableReader, message};
use crate::common::{House, Player};

#[tokio::test(flavor = "multi_thread")]
async fn a_running_clock_does_not_tell_of_secret_answers() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 91).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let wanted = json!({ "game": "dungeon-petz", "seats": seats, "listed": true, "clock": { "turn": 600 } });
    let opened = anna.post("/tables", wanted).await;
    let id = opened["id"].as_str().expect("an id");
    ben.post(&format!("/tables/{id}/join"), json!({})).await;
    let reader = TableReader { name: "a seat", player: Some(&anna) };
    let paths = [format!("/t/{id}/events"), format!("/api/v1/tables/{id}/events")];
    let mut streams = Vec::new();
    for path in &paths {
        let mut stream = reader.ask(Client::new().get(house.url(path))).send().await.expect("a stream");
        message(&mut stream).await;
        streams.push(stream);
    }
    let table = anna.get(&format!("/tables/{id}")).await;
    assert!(table["seats"][0]["seconds_left"].is_u64(), "her own clock");
    assert_eq!(table["seats"][1]["seconds_left"], Value::Null, "not his");

    let known = async |after| behind.known(id, Viewer::Seat(Seat::at(0)), after).await;
    let before = known(None).await;
    let mut secret = 0;
    while known(Some((Seat::at(1), secret))).await != before {
        secret += 1;
    }
    // Her clock shows another number by now.
    tokio::time::sleep(std::time::Duration::from_millis(2100)).await;
    ben.post(&format!("/tables/{id}/answers"), json!({ "number": secret, "command": "in secret" })).await;
    assert_eq!(known(None).await, before, "she does not know that he has answered");
    // The next thing she hears of is something that she may hear.
    anna.post(&format!("/tables/{id}/answers"), json!({ "number": 0, "command": "her own" })).await;
    for (mut stream, path) in streams.into_iter().zip(&paths) {
        let mut fresh = reader.ask(Client::new().get(house.url(path))).send().await.expect("a stream");
        let named = |said: &str| said.lines().find(|line| line.starts_with("id:")).map(str::to_owned);
        let present = named(&message(&mut fresh).await);
        assert!(present.is_some());
        assert_eq!(named(&message(&mut stream).await), present, "{path}: a secret answer was heard");
    }
}
