//! Whoever leaves cannot hold a table up: bots answer, and nothing that a leaver does or has done stops them.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::tempdir;

use crate::common::{House, Player, table_of, until};

/// What anybody can compute of a decision that comes next: names of answers must not hang on its being a secret.
fn digest(text: &str) -> String {
    let bytes = Sha256::digest(text.as_bytes());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>()[..20].to_owned()
}

/// H3: an answer under a name that a bot might use for its next one. The bot answers all the same.
#[tokio::test(flavor = "multi_thread")]
async fn no_name_of_an_answer_stops_the_bot_that_stands_in() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let id = table_of(&[&mallory, &anna], json!({ "game": "valeria" })).await;
    let path = format!("/tables/{id}");
    let mut names: Vec<String> =
        (0..6).flat_map(|line| [format!("house-{line}"), format!("bot-{line}")]).collect();
    let mut taken = 0;
    // Mallory plays on for a while, and every answer takes a name away that somebody else might want.
    for _ in 0..400 {
        let now = mallory.get(&path).await;
        if let Some(answers) = now["answers"].as_array() {
            let decision = now["decision"].as_str().expect("a decision");
            names.push(format!("bot-{}", digest(&format!("{id}/{decision}"))));
            names.push(format!("bot-{decision}"));
            let name = names.pop().expect("a name");
            let body = json!({ "number": answers.len() - 1, "decision": decision, "command": name });
            mallory.post(&format!("{path}/answers"), body).await;
            taken += 1;
        }
        if taken == 12 {
            break;
        }
        anna.step(&id, 0).await;
    }
    assert_eq!(taken, 12);
    mallory.post(&format!("{path}/leave"), json!({})).await;
    // The table goes on for as long as anybody cares to look.
    let begun = anna.get(&path).await["version"].as_u64().expect("a version");
    for _ in 0..2_000 {
        let now = anna.get(&path).await;
        if now["version"].as_u64() > Some(begun + 40) || now["status"] == "over" {
            return;
        }
        if now["answers"].is_array() {
            anna.step(&id, 1).await;
        } else {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    panic!("the table is stuck");
}

/// H4: an owner who has left cannot take back what the bot answered, nor answer without coming back; and coming back does
/// not make the bot's answers theirs to take back.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_stand_in_answered_stays() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 5).await;
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
        let before = mallory.get(&path).await["version"].as_u64().expect("a version");
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

/// H4: leaving and coming back at once, again and again, does not keep the bot from answering.
#[tokio::test(flavor = "multi_thread")]
async fn coming_and_going_does_not_stop_the_table() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.bot_pace_ms = 200).await;
    let (mallory, anna) = (Player::new(&house, "Mallory").await, Player::new(&house, "Anna").await);
    let id = table_of(&[&mallory, &anna], json!({ "game": "valeria", "stand_in": "easy" })).await;
    let path = format!("/tables/{id}");
    let decision = mallory.get(&path).await["decision"].clone();
    assert!(decision.is_string(), "both choose a Duke at first");
    for _ in 0..100 {
        mallory.post(&format!("{path}/leave"), json!({})).await;
        mallory.post(&format!("{path}/return"), json!({})).await;
        if mallory.get(&path).await["decision"] != decision {
            return;
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    panic!("nobody has answered for whoever comes and goes");
}

/// Low: nobody writes from a room whose memory is not that of the log any more. Everything that people do at a table waits
/// at its door while the room is thrown away, and none of it is done.
#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_was_thrown_away_takes_nothing() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 6).await;
    let behind = house.rehearsal.clone().expect("a rehearsal");
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    let path = format!("/tables/{id}");
    let before = anna.get(&path).await;
    let held = tokio::spawn({
        let id = id.clone();
        async move { behind.throw_away(&id, Duration::from_secs(3)).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
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
