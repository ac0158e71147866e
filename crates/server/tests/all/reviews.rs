//! Reviews of finished games: begun with a button, worked out in the background, kept, read by whoever may see the replay.

use std::time::{Duration, Instant};

use reqwest::{
    Client, StatusCode,
    multipart::{Form, Part},
};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;

use crate::{
    common::{House, PATIENCE, Player, a_game},
    seeded,
};

/// The table of a game that was played elsewhere to its end, loaded by `player`.
async fn loaded(house: &House, player: &Player, game: &str) -> String {
    let save = seeded::play(game, 2, 5, &mut |_, _| false).save;
    let form = Form::new().part("save", Part::text(save).file_name("game.json"));
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let request = player.signed(client.post(house.url("/load"))).multipart(form);
    let answer = request.send().await.expect("an answer");
    let to = answer.headers()["location"].to_str().expect("an address").to_owned();
    let path = to.split("/replay").next().expect("a table").to_owned();
    assert!(path.starts_with("/t/"), "{to}");
    path
}

/// Reads a page until it says something.
async fn until_it_says(player: &Player, url: &str, wanted: &str) -> String {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        let page = player.read(url, true).await;
        if page.contains(wanted) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{url} never says {wanted}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_worked_out_kept_and_shared_by_its_link() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let table = loaded(&house, &anna, a_game()).await;
    let url = house.url(&format!("{table}/review"));
    let before = anna.read(&url, true).await;
    assert!(before.contains("There is no review of this game yet"), "{before}");
    assert!(anna.form(&url, &[]).await.is_success(), "it leads to the page");
    let page = until_it_says(&anna, &url, "Accuracy").await;
    for wanted in ["Action Phase", "What cost most", "Well played", "<svg", "The whole game"] {
        assert!(page.contains(wanted), "{wanted}: {page}");
    }
    // Every decision it tells of leads to the board as it was, seen by who decided.
    let board = format!("{table}/replay?eyes=");
    let link = page.split('"').find(|part| part.starts_with(&board)).expect("a board").replace("&amp;", "&");
    let shown = anna.read(&house.url(&link), true).await;
    assert!(shown.contains("id=\"board\""), "{shown}");
    assert!(!page.contains("cannot be shown"), "{page}");

    // Who has the link reads it, others do not.
    assert_eq!(ben.fetch(&url).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(ben.form(&url, &[]).await, StatusCode::FORBIDDEN);
    let invite = page.split("?invite=").nth(1).expect("a link to share");
    let invite: String = invite.chars().take_while(|c| c.is_alphanumeric()).collect();
    let by_link = ben.fetch(&format!("{url}?invite={invite}")).await;
    assert_eq!(by_link.status(), StatusCode::OK);
    assert!(by_link.text().await.expect("text").contains("Accuracy"));

    // It is kept: a house that opens anew shows the very same, and pressing again changes nothing.
    let decisions = |page: &str| page.split("<section").skip(1).map(str::to_owned).collect::<Vec<_>>();
    drop(house);
    let house = House::open(folder.path()).await;
    let url = house.url(&format!("{table}/review"));
    let anna = anna.at(&house);
    assert!(anna.form(&url, &[]).await.is_success());
    assert_eq!(decisions(&anna.read(&url, true).await), decisions(&page));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_reviewed_in_both_languages() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    for game in plug::games() {
        let table = loaded(&house, &anna, game.id()).await;
        let url = house.url(&format!("{table}/review"));
        assert!(anna.form(&url, &[]).await.is_success());
        until_it_says(&anna, &url, "Accuracy").await;
        let french = Client::new().get(&url).header("cookie", "lang=fr");
        let page = anna.signed(french).send().await.expect("an answer").text().await.expect("text");
        assert!(page.contains("Précision") && !page.contains("why-") && !page.contains("review-"), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_runs_is_not_reviewed() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats })).await;
    let url = house.url(&format!("/t/{}/review", opened["id"].as_str().expect("an id")));
    assert_eq!(anna.form(&url, &[]).await, StatusCode::CONFLICT);
    assert_eq!(anna.fetch(&url).await.status(), StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_has_one_review_at_a_time_and_a_page_says_how_far_it_is() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.review_iterations = 20_000).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let long = loaded(&house, &anna, a_game()).await;
    let other = loaded(&house, &anna, a_game()).await;
    let third = loaded(&house, &ben, a_game()).await;
    let review = |table: &str| house.url(&format!("{table}/review"));
    assert!(anna.form(&review(&long), &[]).await.is_success());
    let answer = anna.fetch(&review(&long)).await;
    assert!(answer.headers().contains_key("refresh"), "it renews itself");
    let page = answer.text().await.expect("text");
    assert!(page.contains("<progress") && page.contains("decisions."), "{page}");
    assert!(anna.form(&review(&long), &[]).await.is_success(), "pressed twice, it is the same review");
    assert_eq!(anna.form(&review(&other), &[]).await, StatusCode::TOO_MANY_REQUESTS);
    assert!(ben.form(&review(&third), &[]).await.is_success(), "others are not held up");
}

/// What was thought by other rules is not shown as if it were about the game of today.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_by_other_rules_is_offered_anew() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let table = loaded(&house, &anna, a_game()).await;
    let url = house.url(&format!("{table}/review"));
    assert!(anna.form(&url, &[]).await.is_success());
    until_it_says(&anna, &url, "Accuracy").await;
    let file = format!("sqlite://{}", folder.path().join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&file).await.expect("the database");
    sqlx::query("UPDATE reviews SET rules = rules - 1").execute(&mut database).await.expect("changed");
    assert!(anna.read(&url, true).await.contains("have changed since this game was reviewed"));
    assert!(anna.form(&url, &[]).await.is_success());
    until_it_says(&anna, &url, "Accuracy").await;
}
