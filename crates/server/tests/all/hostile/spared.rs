//! People are asked only where something they hold can make a difference; the house answers the rest for them, and
//! nobody else can tell.

use std::{path::Path, time::Duration};

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;

use crate::common::{House, Player, a_game, table_of};

/// How many answers the house has given for a seat.
async fn of_house(folder: &Path, seat: i64) -> i64 {
    let url = format!("sqlite://{}", folder.join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    sqlx::query_scalar(
        "SELECT count(*) FROM moves WHERE seat = ? AND action IS NOT NULL AND command LIKE 'house-%'",
    )
    .bind(seat)
    .fetch_one(&mut database)
    .await
    .expect("a number")
}

/// DL-FLOW-18: the house answers for who wishes it and for nobody else, and tells nobody.
#[tokio::test(flavor = "multi_thread")]
async fn the_house_answers_for_those_who_wish_it() {
    let folder = tempdir().expect("a folder");
    let quick = |config: &mut server::Config| {
        // Long enough that she looks meanwhile, sooner or later.
        (config.spare_from_ms, config.spare_to_ms) = (200, 220);
        config.rehearsal = Some(3);
    };
    let house = House::with(folder.path(), quick).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": "dungeon-lords", "spare": true })).await;
    let path = format!("/tables/{id}");
    let mut spared = 0;
    for step in 0..6_000 {
        for (player, wishes) in [(&anna, true), (&ben, false)] {
            let now = player.get(&path).await;
            assert_eq!(now["spare"], wishes, "everybody is told their own wish");
            if now["spared"] == true {
                assert!(wishes);
                spared += 1;
            } else if let Some(answers) = now["answers"].as_array() {
                let body = json!({
                    "number": step * 7 % answers.len(), "decision": now["decision"], "command": step.to_string(),
                });
                player.send(&format!("{path}/answers"), body).await;
            }
        }
        if spared > 0 && of_house(folder.path(), 0).await >= 3 {
            break;
        }
    }
    assert!(spared > 0, "she has seen that she is not asked");
    assert!(of_house(folder.path(), 0).await >= 3);
    assert_eq!(of_house(folder.path(), 1).await, 0);
}

/// The house takes its time so that nobody else learns what somebody holds. Where all others are bots, nobody has to wait
/// for it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_with_bots_alone_does_not_wait_for_the_house() {
    let folder = tempdir().expect("a folder");
    let slow = |config: &mut server::Config| {
        (config.spare_from_ms, config.spare_to_ms) = (3_600_000, 3_600_001);
        config.rehearsal = Some(3);
    };
    let house = House::with(folder.path(), slow).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let wanted = json!({ "game": "dungeon-lords", "spare": true });
    let shared = table_of(&[&anna, &ben], wanted.clone()).await;
    play_until_spared(&[&anna, &ben], &shared).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(of_house(folder.path(), 0).await, 0, "somebody else sits there");

    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let alone = json!({ "game": "dungeon-lords", "spare": true, "seats": seats });
    let open = async || anna.post("/tables", alone.clone()).await["id"].as_str().expect("an id").to_owned();
    let mut id = open().await;
    for step in 0.. {
        assert!(step < 6_000, "the house keeps her waiting");
        if of_house(folder.path(), 0).await > 0 {
            return;
        }
        // What she answers depends on how quick the bot is, and there are games in which she is asked all that is asked.
        if anna.get(&format!("/tables/{id}")).await["status"] == "over" {
            id = open().await;
        }
        try_step(&anna, &id, step).await;
    }
}

/// Everybody answers until the house would answer for the first of them.
async fn play_until_spared(people: &[&Player], table: &str) {
    for step in 0..6_000 {
        if people[0].get(&format!("/tables/{table}")).await["spared"] == true {
            return;
        }
        for player in people {
            try_step(player, table, step * 7).await;
        }
    }
    panic!("nothing that need not be asked");
}

/// Answers if asked; the house may be quicker.
async fn try_step(player: &Player, table: &str, pick: usize) {
    let now = player.get(&format!("/tables/{table}")).await;
    let Some(answers) = now["answers"].as_array().filter(|_| now["spared"] != true) else { return };
    let body = json!({
        "number": pick % answers.len(), "decision": now["decision"], "command": now["decision"],
    });
    player.send(&format!("/tables/{table}/answers"), body).await;
}

/// Who comes by a page has the wish, who comes by the API has it if they say so, and both can change it.
#[tokio::test(flavor = "multi_thread")]
async fn the_wish_can_be_changed_at_the_table() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Client::builder().cookie_store(true).build().expect("a client");
    let quick = [("game", "dungeon-lords"), ("bots", "1"), ("level", "easy")];
    let table = anna.post(house.url("/play")).form(&quick).send().await.expect("an answer");
    let path = table.url().path().to_owned();
    let wish = "name=\"spare\" value=\"yes\" checked";
    assert!(table.text().await.expect("text").contains(wish), "people have it unless they say otherwise");
    for (fields, there) in [(vec![], false), (vec![("spare", "yes")], true)] {
        let change = anna.post(house.url(&format!("{path}/spare"))).form(&fields);
        let page = change.send().await.expect("an answer").text().await.expect("text");
        assert_eq!(page.contains(wish), there);
    }
    let stranger = Client::new().post(house.url(&format!("{path}/spare"))).form(&[("spare", "yes")]);
    assert_eq!(stranger.send().await.expect("an answer").status(), StatusCode::FORBIDDEN);
    let ben = Player::new(&house, "Ben").await;
    let id = table_of(&[&ben], json!({ "game": a_game() })).await;
    let spare = async || ben.get(&format!("/tables/{id}")).await["spare"].clone();
    assert_eq!(spare().await, false, "programs say what they want");
    ben.post(&format!("/tables/{id}/spare"), json!({ "spare": true })).await;
    assert_eq!(spare().await, Value::Bool(true));
}
