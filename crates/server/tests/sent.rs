//! Nothing leaks through the door: every byte that a running server sends about a table is the same when only what the
//! reader cannot know differs. `leaks.rs` asks this of boards and views; this asks it of addresses.
//!
//! At moments of a game against bots, everything that the person's seat cannot know is drawn anew behind the scenes.
//! Whatever was sent before must be sent again, to the person and to somebody who only watches.

// Every test file uses a part of it.
#[allow(dead_code)]
mod common;

use common::{House, Player};
use engine::Seat;
use serde_json::json;
use tempfile::tempdir;

/// Everything there is to read about a table while it is played, by address.
async fn sent(house: &House, reader: &Player, id: &str) -> Vec<(String, String)> {
    let table = [format!("/t/{id}"), format!("/t/{id}/events")];
    let api = ["", "/events", "/log"].map(|path| format!("/api/v1/tables/{id}{path}"));
    let mut all = Vec::new();
    for path in table.iter().chain(&api) {
        for known in [true, false] {
            let text = reader.read(&house.url(path), known).await;
            all.push((format!("{path} ({})", if known { "seat" } else { "watching" }), text));
        }
    }
    all.push(("/".to_owned(), reader.read(&house.url("/"), true).await));
    all
}

fn assert_same(before: &[(String, String)], after: &[(String, String)], when: &str) {
    for ((path, here), (_, there)) in before.iter().zip(after) {
        let at = here.bytes().zip(there.bytes()).take_while(|(one, two)| one == two).count();
        let near = |text: &str| {
            let from = text.floor_char_boundary(at.saturating_sub(150));
            text[from..text.ceil_char_boundary((at + 150).min(text.len()))].to_owned()
        };
        assert!(here == there, "{path}, {when}:\n{}\n{}", near(here), near(there));
    }
}

/// Plays, and looks at every `every`th decision of the person; how many twins were seen.
async fn check(game: &str, bots: usize, every: usize) -> usize {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 71).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let anna = Player::new(&house, "Anna").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(bots + 1, json!({ "kind": "bot", "level": "easy" }));
    let opened = anna.post("/tables", json!({ "game": game, "seats": seats })).await;
    let id = opened["id"].as_str().expect("an id");
    let (mut given, mut twins) = (0, 0);
    while twins < 12 {
        let now = anna.get(&format!("/tables/{id}")).await;
        if now["status"] == "over" {
            break;
        }
        let Some(answers) = now["answers"].as_array().filter(|answers| !answers.is_empty()) else { continue };
        // While she is asked, nobody else moves: it is a rehearsal.
        if given % every == 0 {
            let before = sent(&house, &anna, id).await;
            if behind.redraw(id, Seat::at(0), given as u64).await {
                twins += 1;
                let after = sent(&house, &anna, id).await;
                assert_same(&before, &after, &format!("{game} with {bots} bots, answer {given}"));
                assert!(behind.restore(id).await);
            }
        }
        given += 1;
        let body = json!({
            "number": given * 31 % answers.len(), "decision": now["decision"], "command": now["decision"],
        });
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
    let before = sent(&house, &anna, id).await;
    // What the bot cannot know is, among others, Anna's Dukes.
    let mut noticed = false;
    for number in 0..20 {
        assert!(behind.redraw(id, Seat::at(1), number).await);
        noticed |= sent(&house, &anna, id).await != before;
        assert!(behind.restore(id).await);
    }
    assert!(noticed);
    assert!(sent(&house, &anna, id).await == before, "the true table is back");
}
