//! Who is there, others learn when somebody looks, and not when somebody answers in secret: whoever follows no stream is not seen to
//! come by that (M1).

use std::time::Duration;

use reqwest::{Client, Response};
use serde_json::json;
use tempfile::tempdir;
use tokio::{sync::oneshot, time::timeout};

use super::{TableReader, message};
use crate::common::{House, PATIENCE, Player, table_of};

/// The name of what a stream tells: another present has another.
fn name_of(event: &str) -> Option<&str> {
    event.lines().find(|line| line.starts_with("id:"))
}

/// A table at which both will plan in secret, and of which nobody knows who is there: it was out of memory.
async fn forgotten(house: &House, anna: &Player, ben: &Player) -> String {
    let id = table_of(&[anna, ben], json!({ "game": "dungeon-lords" })).await;
    for player in [anna, ben] {
        player.post(&format!("/tables/{id}/answers"), json!({ "number": 0, "command": "kept" })).await;
    }
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let (shut, _) = oneshot::channel();
    assert!(behind.throw_away(&id, shut, Duration::ZERO).await);
    id
}

struct Listener<'a> {
    house: &'a House,
    reader: TableReader<'a>,
    path: String,
    stream: Response,
}

impl<'a> Listener<'a> {
    /// Listens from here on; with what is told first.
    async fn open(house: &'a House, player: &'a Player, id: &str) -> (Listener<'a>, String) {
        let reader = TableReader { name: "a seat", player: Some(player) };
        let path = format!("/t/{id}/events");
        let mut stream = reader.ask(Client::new().get(house.url(&path))).send().await.expect("a stream");
        let first = message(&mut stream).await;
        (Listener { house, reader, path, stream }, first)
    }

    /// What is told to whoever begins to listen now.
    async fn present(&self) -> String {
        let mut fresh =
            self.reader.ask(Client::new().get(self.house.url(&self.path))).send().await.expect("a stream");
        message(&mut fresh).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_seen_to_come_by_an_answer_in_secret() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 92).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = forgotten(&house, &anna, &ben).await;
    let (listener, first) = Listener::open(&house, &anna, &id).await;
    assert!(first.contains("dot away"), "he is not there: {first}");
    for name in ["one", "two"] {
        ben.post(&format!("/tables/{id}/answers"), json!({ "number": 0, "command": name })).await;
        assert_eq!(name_of(&listener.present().await), name_of(&first), "he is seen to have answered");
    }
    let back = ben.send(&format!("/tables/{id}/undo"), json!({})).await;
    assert!(back.status().is_success(), "it can be taken back");
    assert_eq!(name_of(&listener.present().await), name_of(&first), "he is seen to have taken back");
    // Without scripts every answer leads to a page.
    ben.read(&house.url(&format!("/t/{id}")), true).await;
    assert_eq!(name_of(&listener.present().await), name_of(&first), "he is seen to have been led back");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_is_seen_to_come_at_once() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 93).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = forgotten(&house, &anna, &ben).await;
    let (mut listener, first) = Listener::open(&house, &anna, &id).await;
    assert!(first.contains("dot away"), "he is not there: {first}");
    ben.get(&format!("/tables/{id}")).await;
    let told = timeout(PATIENCE, message(&mut listener.stream))
        .await
        .expect("she is told, and nothing else happens");
    assert_eq!(name_of(&told), name_of(&listener.present().await));
    assert_ne!(name_of(&told), name_of(&first), "he is there");
}
