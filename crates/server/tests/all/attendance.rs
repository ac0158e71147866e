//! Who is there, who is not, and what those who wait are offered.

use std::time::{Duration, Instant};

use reqwest::Client;
use serde_json::json;
use tempfile::tempdir;
use tokio::time::timeout;

use crate::common::{House, PATIENCE, Player, a_game, table_of};

async fn page(house: &House, player: &Player, table: &str) -> String {
    let request = player.signed(Client::new().get(house.url(&format!("/t/{table}"))));
    request.send().await.expect("an answer").text().await.expect("a page")
}

/// Everybody at the table, as the page lists them.
fn people(page: &str) -> Vec<&str> {
    let list = page.split_once("class=\"people\"").expect("a list").1;
    let list = list.split_once("</ul>").expect("its end").0;
    list.split("<li").skip(1).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_the_table_is_there_and_nobody_is_voted_against_at_once() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    let seen = page(&house, &anna, &id).await;
    let [own, other] = people(&seen)[..] else { panic!("two people: {seen}") };
    assert!(own.contains("Anna") && own.contains("dot here"), "{own}");
    assert!(other.contains("Ben") && other.contains("dot here") && other.contains("is thinking"), "{other}");
    assert!(!other.contains("/vote"), "he has only just been asked: {other}");
    // What he has lies open to her; her own stands beside the question.
    assert!(other.contains("class=\"has\"") && !own.contains("class=\"has\""));
    assert!(seen.contains("id=\"stock\""));
}

/// Whoever keeps the others waiting for a third of what the house allows may be voted against, and the others are told.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_offered_after_a_third_of_the_houses_patience() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.leaver_seconds = 6).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let begun = Instant::now();
    let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    let mut pushes = anna.stream(&house.url(&format!("/t/{id}/events"))).await;
    let mut told = String::new();
    while !told.contains("/vote") {
        let part = timeout(PATIENCE, pushes.chunk()).await.expect("she is told in time").expect("a stream");
        told += &String::from_utf8_lossy(&part.expect("it goes on"));
    }
    assert!(begun.elapsed() >= Duration::from_secs(2), "not before");
    assert!(people(&page(&house, &anna, &id).await)[1].contains("/vote"));
}

/// A vote that was given is said to be given, and not offered again.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_seen_by_whoever_gave_it() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    anna.post(&format!("/tables/{id}/vote"), json!({ "seat": 1 })).await;
    let (hers, his) = (page(&house, &anna, &id).await, page(&house, &ben, &id).await);
    assert!(people(&hers)[1].contains("You asked for a bot"), "{hers}");
    assert!(!his.contains("You asked for a bot"));
}

/// At a table with a clock everybody sees everybody's.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_everybodys_clock() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    for clock in ["turn", "total"] {
        let id = table_of(&[&anna, &ben], json!({ "game": a_game(), "clock": { clock: 600 } })).await;
        let seen = page(&house, &anna, &id).await;
        let other = people(&seen)[1];
        let Some((_, left)) = other.split_once("data-seconds=\"") else { panic!("his clock: {seen}") };
        let left = left.split_once('"').expect("a number").0;
        assert!((500..=600).contains(&left.parse::<i64>().expect("a number")), "{other}");
    }
}

/// Whoever only watches is told so.
#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_told_that_they_watch() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let [anna, ben, cleo] = [
        Player::new(&house, "Anna").await,
        Player::new(&house, "Ben").await,
        Player::new(&house, "Cleo").await,
    ];
    let id = table_of(&[&anna, &ben], json!({ "game": a_game(), "listed": true })).await;
    assert!(page(&house, &cleo, &id).await.contains("You are watching."));
    assert!(!page(&house, &anna, &id).await.contains("You are watching."));
}

/// What is taken back leaves a line in the log of those who had noticed it.
#[tokio::test(flavor = "multi_thread")]
async fn others_read_that_an_answer_was_taken_back() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 181).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": "making-monsters" })).await;
    for round in 0..300 {
        for (player, other) in [(&anna, &ben), (&ben, &anna)] {
            let before = page(&house, other, &id).await;
            if !player.step(&id, round).await {
                continue;
            }
            let told = page(&house, other, &id).await;
            let taken = player.send(&format!("/tables/{id}/undo"), json!({})).await;
            if told == before || !taken.status().is_success() {
                continue;
            }
            let log = page(&house, other, &id).await;
            assert!(log.contains("takes an answer back"), "{log}");
            return;
        }
    }
    panic!("nothing could be taken back that others had seen");
}
