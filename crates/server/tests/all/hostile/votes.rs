//! Nobody who is there can be sent away, and nobody who is not there holds the others up.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;

use crate::common::{House, PATIENCE, Player, a_game, table_of, until};

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
    let id = table_of(&[&anna, &ben, &cleo], json!({ "game": a_game() })).await;
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
    // If the machine stands still, he is seen to be away late, and that proves nothing: then again, at a new table. A
    // clock that begins anew is late every time.
    for _ in 0..5 {
        let begun = Instant::now();
        let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
        assert_eq!(vote(&anna, &id, 1).await, StatusCode::OK);
        // Whoever has not left cannot come back: no clock begins anew, no vote is lost. He stops well before he is sent
        // away, for then he could come back indeed.
        let mut stalled = begun;
        while begun.elapsed() < patience / 2 {
            stalled = Instant::now();
            ben.post(&format!("/tables/{id}/return"), json!({})).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        if begun.elapsed() >= patience {
            continue;
        }
        until(&anna, &id, |now| now["seats"][1]["kind"] == "away").await;
        assert!(begun.elapsed() >= patience, "not before");
        if stalled.elapsed() < patience {
            return;
        }
    }
    panic!("his clock has begun anew");
}

/// M3: whoever answers is there: the time begins anew with every answer, whatever was voted.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_ends_what_was_voted() {
    let folder = tempdir().expect("a folder");
    let patience = Duration::from_secs(4);
    let house = House::with(folder.path(), |config| config.leaver_seconds = patience.as_secs()).await;
    let [anna, ben, _] = three(&house).await;
    // If the machine stands still, he is sent away rightly, and that proves nothing: then again, at a new table.
    for _ in 0..5 {
        let mut asked = Instant::now();
        let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
        let mut longest = Duration::ZERO;
        for _ in 0..4 {
            vote(&anna, &id, 1).await;
            tokio::time::sleep(Duration::from_millis(1500)).await;
            let asked_next = Instant::now();
            for player in [&anna, &ben] {
                let now = player.get(&format!("/tables/{id}")).await;
                let body = json!({ "number": 0, "decision": now["decision"], "command": now["decision"] });
                // Not taken from whoever is not asked.
                player.send(&format!("/tables/{id}/answers"), body).await;
            }
            longest = longest.max(asked.elapsed());
            asked = asked_next;
        }
        if longest < patience {
            let kind = kind(&anna, &id, 1).await;
            assert_eq!(kind, "person", "he has taken six seconds, but never four at once");
            return;
        }
    }
    panic!("the machine stands still");
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

/// Whether a bot plays for a seat, without a look at the table, which would wake it.
async fn is_away(folder: &Path, table: &str, seat: i64) -> bool {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    let away = sqlx::query_scalar("SELECT away FROM seats WHERE tbl = ? AND seat = ?").bind(table).bind(seat);
    away.fetch_one(&mut database).await.expect("a seat")
}

/// M3: a restart makes no vote forgotten, neither for those who wait nor for those who have answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_outlives_a_restart() {
    let folder = tempdir().expect("a folder");
    let open = async |patience| House::with(folder.path(), |config| config.leaver_seconds = patience).await;
    // Nobody is sent away before the restart, however slow the machine is.
    let house = open(600).await;
    let [anna, ben, _] = three(&house).await;
    let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    let answered = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    for table in [&id, &answered] {
        assert_eq!(vote(&anna, table, 1).await, StatusCode::OK);
        assert_eq!(vote(&anna, table, 1).await, StatusCode::OK, "again");
    }
    ben.step(&answered, 0).await;
    anna.step(&answered, 0).await;
    drop(house);
    let house = open(3).await;
    // Nobody looks: the vote counts all the same.
    let began = Instant::now();
    while !is_away(folder.path(), &id, 1).await {
        assert!(began.elapsed() < PATIENCE, "the vote is forgotten");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // So would one at the other table by now.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let anna = anna.at(&house);
    assert_eq!(kind(&anna, &id, 1).await, "away");
    assert_eq!(kind(&anna, &answered, 1).await, "person", "he had answered");
}
