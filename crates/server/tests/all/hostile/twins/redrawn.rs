//! At moments of a game against bots, everything that the person's seat cannot know is drawn anew behind the scenes.
//! Whatever was sent before must be sent again, to the person, to somebody who watches and to nobody in particular.

use engine::Seat;
use serde_json::{Value, json};
use tempfile::tempdir;

use super::{Sent, TableReader, assert_same};
use crate::common::{House, Player};

/// Everything there is to read about a table while it is played.
async fn sent(house: &House, anna: &Player, watcher: &Player, id: &str, wishes: &[Value]) -> Sent {
    let anna = TableReader { name: "the seat", player: Some(anna) };
    let watcher = TableReader { name: "a watcher", player: Some(watcher) };
    let nobody = TableReader { name: "nobody", player: None };
    let mut sent = Vec::new();
    for reader in [&anna, &watcher, &nobody] {
        sent.extend(reader.reads(house, id).await);
    }
    sent.extend(anna.tries(house, id, wishes).await);
    sent
}

/// Plays, and looks at every `every`th decision of the person; how many twins were seen.
async fn check(game: &str, bots: usize, every: usize) -> usize {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 71).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let (anna, watcher) = (Player::new(&house, "Anna").await, Player::new(&house, "Wanda").await);
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(bots + 1, json!({ "kind": "bot", "level": "easy" }));
    let opened = anna.post("/tables", json!({ "game": game, "seats": seats, "listed": true })).await;
    let id = opened["id"].as_str().expect("an id");
    let (mut given, mut twins) = (0, 0);
    let mut seen: Vec<Value> = Vec::new();
    while twins < 8 {
        let now = anna.get(&format!("/tables/{id}")).await;
        if now["status"] == "over" {
            break;
        }
        let Some(answers) = now["answers"].as_array().filter(|answers| !answers.is_empty()) else { continue };
        let legal: Vec<Value> = answers.iter().map(|answer| answer["action"].clone()).collect();
        // While she is asked, nobody else moves: it is a rehearsal.
        if given % every == 0 {
            let wishes: Vec<Value> =
                seen.iter().rev().filter(|wish| !legal.contains(wish)).take(6).cloned().collect();
            let before = sent(&house, &anna, &watcher, id, &wishes).await;
            if behind.redraw(id, Seat::at(0), given as u64).await {
                twins += 1;
                let after = sent(&house, &anna, &watcher, id, &wishes).await;
                assert_same(&before, &after, &format!("{game} with {bots} bots, answer {given}"));
                assert!(behind.restore(id).await);
            }
        }
        given += 1;
        let number = given * 31 % legal.len();
        seen.push(legal[number].clone());
        let body = json!({ "number": number, "decision": now["decision"], "command": now["decision"] });
        anna.post(&format!("/tables/{id}/answers"), body).await;
    }
    println!("{game} with {bots} bots: {twins} twins in {given} answers");
    twins
}

#[tokio::test(flavor = "multi_thread")]
async fn valeria() {
    assert!(check("valeria", 2, 9).await > 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn making_monsters() {
    assert!(check("making-monsters", 2, 9).await > 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn dungeon_petz() {
    assert!(check("dungeon-petz", 2, 3).await > 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn dungeon_lords() {
    assert!(check("dungeon-lords", 3, 9).await > 4);
}

/// The comparison sees a difference where there is one: other cards for everybody.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_knows_would_be_noticed() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 72).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post("/tables", json!({ "game": "valeria", "seats": seats })).await;
    let id = opened["id"].as_str().expect("an id");
    let reader = TableReader { name: "the seat", player: Some(&anna) };
    let before = reader.reads(&house, id).await;
    // What the bot cannot know is, among others, Anna's Dukes.
    let mut noticed = false;
    for number in 0..20 {
        assert!(behind.redraw(id, Seat::at(1), number).await);
        noticed |= reader.reads(&house, id).await != before;
        assert!(behind.restore(id).await);
        if noticed {
            break;
        }
    }
    assert!(noticed);
    assert!(reader.reads(&house, id).await == before, "the true table is back");
}
