//! Training games: alone against bots, each answer is judged as it is given, and nobody else is ever helped.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::{House, PATIENCE, Player, a_game, table_of, until};

async fn against_bots(player: &Player) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = player.post("/tables", json!({ "game": a_game(), "seats": seats })).await;
    opened["id"].as_str().expect("an id").to_owned()
}

async fn answer(player: &Player, table: &str, number: usize) {
    let now = until(player, table, |now| now["answers"].is_array()).await;
    let body = json!({ "number": number, "decision": now["decision"], "command": now["decision"] });
    player.post(&format!("/tables/{table}/answers"), body).await;
}

async fn page_until(player: &Player, url: &str, holds: impl Fn(&str) -> bool) -> String {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        let page = player.read(url, true).await;
        if holds(&page) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{url} never came to it");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_answer_is_judged_and_goes_with_being_taken_back() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 611).await;
    let anna = Player::new(&house, "Anna").await;
    let table = against_bots(&anna).await;
    let url = house.url(&format!("/t/{table}"));
    answer(&anna, &table, 0).await;
    assert!(!anna.read(&url, true).await.contains("id=\"verdict\""), "nobody asked for it");
    let wish = house.url(&format!("/t/{table}/training"));
    assert!(anna.form(&wish, &[("training", "yes")]).await.is_success());
    let (mut judged, mut taken_back) = (0, 0);
    for number in 0..40 {
        let now = until(&anna, &table, |now| now["answers"].is_array() || now["status"] == "over").await;
        let Some(answers) = now["answers"].as_array() else { break };
        answer(&anna, &table, number % answers.len()).await;
        let page = page_until(&anna, &url, |page| page.contains("id=\"verdict\"")).await;
        judged += 1;
        assert!(
            ["The best answer", "A good answer", "A fine answer", "Costly"]
                .iter()
                .any(|word| page.contains(word)),
            "{page}"
        );
        assert_eq!(page.contains("Show the better answer"), !page.contains("The best answer"));
        // Where only she is asked, no bot comes between the page and what it offers.
        let now: Value = anna.get(&format!("/tables/{table}")).await;
        let still = now["awaiting"] == json!([0]);
        if still && taken_back == 0 && anna.read(&url, true).await.contains("id=\"undo\"") {
            taken_back += 1;
            assert!(anna.form(&format!("{url}/undo"), &[("seat", "0")]).await.is_success());
            assert!(!anna.read(&url, true).await.contains("id=\"verdict\""), "it went with the answer");
        }
    }
    assert!(judged > 5, "{judged}");
    assert!(taken_back > 0, "no answer could be taken back");
    // Not wanted any more.
    assert!(anna.form(&wish, &[]).await.is_success());
    assert!(!anna.read(&url, true).await.contains("id=\"verdict\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_people_play_nobody_is_helped() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let table = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    let wish = house.url(&format!("/t/{table}/training"));
    assert_eq!(anna.form(&wish, &[("training", "yes")]).await, StatusCode::FORBIDDEN);
    let page = anna.read(&house.url(&format!("/t/{table}")), true).await;
    assert!(!page.contains("/training"), "it is not offered either");
    // Nor does somebody who does not sit there decide it for others.
    let alone = against_bots(&anna).await;
    let wish = house.url(&format!("/t/{alone}/training"));
    assert_eq!(ben.form(&wish, &[("training", "yes")]).await, StatusCode::FORBIDDEN);
    let now: Value = anna.get(&format!("/tables/{alone}")).await;
    assert_eq!(now["status"], "playing");
}
