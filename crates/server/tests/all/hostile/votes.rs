//! Nobody who is there can be sent away, and nobody who is not there holds the others up.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::{House, Player, table_of, until};

async fn three(house: &House) -> [Player; 3] {
    [Player::new(house, "Anna").await, Player::new(house, "Ben").await, Player::new(house, "Cleo").await]
}

async fn kind(player: &Player, table: &str, seat: usize) -> Value {
    player.get(&format!("/tables/{table}")).await["seats"][seat]["kind"].clone()
}

async fn vote(player: &Player, table: &str, seat: usize) -> StatusCode {
    player.send(&format!("/tables/{table}/vote"), json!({ "seat": seat })).await.status()
}

/// M3: two who agree cannot send away the third, who has only just been asked.
#[tokio::test(flavor = "multi_thread")]
async fn accomplices_cannot_send_away_somebody_who_is_there() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.leaver_seconds = 600).await;
    let [anna, ben, cleo] = three(&house).await;
    let id = table_of(&[&anna, &ben, &cleo], json!({ "game": "valeria" })).await;
    for voter in [&anna, &ben, &anna, &ben] {
        assert_eq!(vote(voter, &id, 2).await, StatusCode::OK, "a vote may be given early");
    }
    assert_eq!(kind(&anna, &id, 2).await, "person");
    // Not even right after she has come back.
    cleo.post(&format!("/tables/{id}/leave"), json!({})).await;
    cleo.post(&format!("/tables/{id}/return"), json!({})).await;
    for voter in [&anna, &ben] {
        vote(voter, &id, 2).await;
    }
    assert_eq!(kind(&anna, &id, 2).await, "person");
}

/// M3: votes are about somebody who is asked, who sits here, and is somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_asked_cannot_be_voted_against() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.leaver_seconds = 0).await;
    let [anna, ben, cleo] = three(&house).await;
    let id = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    assert_eq!(vote(&cleo, &id, 0).await, StatusCode::FORBIDDEN, "a stranger");
    assert_eq!(vote(&anna, &id, 0).await, StatusCode::CONFLICT, "oneself");
    assert_eq!(vote(&anna, &id, 7).await, StatusCode::NOT_FOUND);
    // Both choose a Duke; Ben has done so when Anna votes.
    ben.step(&id, 0).await;
    let asked = ben.get(&format!("/tables/{id}")).await["awaiting"].clone();
    assert_eq!(asked, json!([0]));
    assert_eq!(vote(&anna, &id, 1).await, StatusCode::CONFLICT);
    assert_eq!(kind(&anna, &id, 1).await, "person");
}

/// H4, M3: a vote given early counts when the time has come, without anybody doing anything more; `return` does not put
/// it off.
#[tokio::test(flavor = "multi_thread")]
async fn an_early_vote_counts_when_the_time_comes() {
    let folder = tempdir().expect("a folder");
    let patience = Duration::from_secs(6);
    let house = House::with(folder.path(), |config| config.leaver_seconds = patience.as_secs()).await;
    let [anna, ben, _] = three(&house).await;
    let id = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    assert_eq!(vote(&anna, &id, 1).await, StatusCode::OK);
    let begun = Instant::now();
    // Whoever has not left cannot come back: no clock begins anew, no vote is lost. He stops well before he is sent away,
    // for then he could come back indeed.
    let mut stalled = begun;
    while begun.elapsed() < patience / 2 {
        stalled = Instant::now();
        ben.post(&format!("/tables/{id}/return"), json!({})).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    until(&anna, &id, |now| now["seats"][1]["kind"] == "away").await;
    assert!(begun.elapsed() >= patience - Duration::from_secs(1), "not before");
    assert!(stalled.elapsed() < patience, "his clock has begun anew");
}

/// M3: whoever answers is there: the time begins anew with every answer, whatever was voted.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_ends_what_was_voted() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.leaver_seconds = 4).await;
    let [anna, ben, _] = three(&house).await;
    let id = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    for _ in 0..4 {
        vote(&anna, &id, 1).await;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        anna.step(&id, 0).await;
        ben.step(&id, 0).await;
    }
    assert_eq!(kind(&anna, &id, 1).await, "person", "she has taken six seconds, but never four at once");
}

/// M1, M3: whoever has assigned their cards in Dungeon Petz seems to think until everybody has. A vote against them is
/// taken like any other, and nothing comes of it: it tells nobody that they are ready.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_tells_nobody_who_is_ready() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        (config.leaver_seconds, config.bot_pace_ms) = (0, 120);
    })
    .await;
    let [anna, ben, _] = three(&house).await;
    let id = table_of(&[&anna, &ben], json!({ "game": "dungeon-petz" })).await;
    let path = format!("/tables/{id}");
    // Bots play until both assign cards: they buy pets, which people who answer anything do not.
    for round in 0..20 {
        for player in [&anna, &ben] {
            player.post(&format!("{path}/leave"), json!({})).await;
        }
        let both = json!([0, 1]);
        until(&anna, &id, |now| now["view"]["phase"] == "assigning" && now["awaiting"] == both).await;
        for player in [&anna, &ben] {
            player.post(&format!("{path}/return"), json!({})).await;
        }
        // Ben is the first to be ready, unless the bots were quicker.
        for step in 0..40 {
            let (hers, his) = (anna.get(&path).await, ben.get(&path).await);
            if hers["view"]["phase"] != "assigning" || hers["decision"].is_null() {
                break;
            }
            if his["decision"].is_null() {
                assert_eq!(hers["awaiting"], both, "he seems to think");
                assert_eq!(vote(&anna, &id, 1).await, StatusCode::OK);
                assert_eq!(kind(&anna, &id, 1).await, "person", "he has answered");
                return;
            }
            let body =
                json!({ "number": 0, "decision": his["decision"], "command": format!("{round} {step}") });
            ben.send(&format!("{path}/answers"), body).await;
        }
    }
    panic!("nobody was ready before the other");
}

/// M3: a restart makes no vote forgotten, neither for those who wait nor for those who have answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_outlives_a_restart() {
    let folder = tempdir().expect("a folder");
    let open = async || House::with(folder.path(), |config| config.leaver_seconds = 5).await;
    let house = open().await;
    let [anna, ben, _] = three(&house).await;
    let id = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    let answered = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    for table in [&id, &answered] {
        assert_eq!(vote(&anna, table, 1).await, StatusCode::OK);
        assert_eq!(vote(&anna, table, 1).await, StatusCode::OK, "again");
    }
    ben.step(&answered, 0).await;
    anna.step(&answered, 0).await;
    drop(house);
    let house = open().await;
    // Nobody looks: the vote counts all the same.
    tokio::time::sleep(Duration::from_secs(7)).await;
    let anna = anna.at(&house);
    assert_eq!(kind(&anna, &id, 1).await, "away");
    assert_eq!(kind(&anna, &answered, 1).await, "person", "he had answered");
}
