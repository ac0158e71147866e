//! A rehearsal is the same game every time: the browser tests stand on that.

use serde_json::json;
use tempfile::tempdir;

use crate::common::{House, Player, a_game, games};

/// Plays a whole game against easy bots, always with the same rule of thumb; its save.
async fn play_out(house: &House, game: &str, bots: usize) -> String {
    let anna = Player::new(house, "Anna").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(bots + 1, json!({ "kind": "bot", "level": "easy" }));
    let opened = anna.post("/tables", json!({ "game": game, "seats": seats })).await;
    let id = opened["id"].as_str().expect("an id");
    // Asked whether it is her turn, she must not count as having thought about it.
    let mut given = 0;
    for _ in 0..50_000 {
        let now = anna.get(&format!("/tables/{id}")).await;
        if now["status"] == "over" {
            return house.save_of(&format!("/t/{id}")).await;
        }
        let Some(answers) = now["answers"].as_array().filter(|answers| !answers.is_empty()) else { continue };
        given += 1;
        let body = json!({
            "number": given * 31 % answers.len(), "decision": now["decision"], "command": now["decision"],
        });
        anna.post(&format!("/tables/{id}/answers"), body).await;
    }
    panic!("{game} does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_number_gives_the_same_game() {
    for game in games() {
        let mut saves = Vec::new();
        for number in [7, 7, 8] {
            let folder = tempdir().expect("a folder");
            let house = House::rehearse(folder.path(), number).await;
            saves.push(play_out(&house, game, 2).await);
        }
        assert_eq!(saves[0], saves[1], "{game}");
        assert_ne!(saves[0], saves[2], "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tables_of_a_rehearsal_are_two_games() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 7).await;
    let first = play_out(&house, a_game(), 1).await;
    assert_ne!(first, play_out(&house, a_game(), 1).await);
}
