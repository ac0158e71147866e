//! Nobody is seated without having asked for it.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::{House, Player, a_game, table_of, until};

/// Two people and a finished game of theirs.
async fn played(house: &House) -> (Player, Player, String) {
    let (anna, ben) = (Player::new(house, "Anna").await, Player::new(house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": a_game(), "stand_in": "easy" })).await;
    for player in [&anna, &ben] {
        player.post(&format!("/tables/{id}/leave"), json!({})).await;
    }
    until(&anna, &id, |now| now["status"] == "over").await;
    (anna, ben, id)
}

/// Low: a rematch asks. Others have a seat kept for them, and cards are dealt when they have taken it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asks_the_others() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben, id) = played(&house).await;
    let mallory = Player::new(&house, "Mallory").await;
    let refused = mallory.send(&format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    let next = anna.post(&format!("/tables/{id}/rematch"), json!({})).await["id"].clone();
    let next = next.as_str().expect("an id");
    let path = format!("/tables/{next}");
    let now = anna.get(&path).await;
    assert_eq!((&now["status"], &now["view"]), (&json!("waiting"), &Value::Null));
    let kinds: Vec<&Value> =
        now["seats"].as_array().expect("seats").iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["invited", "person"], "everybody moves on one seat, and nobody is seated unasked");
    // The seat is nobody else's.
    let stolen = mallory.send(&format!("{path}/join"), json!({})).await;
    assert_eq!(stolen.status(), StatusCode::FORBIDDEN);
    // Whoever asks for a rematch too has accepted.
    assert_eq!(ben.post(&format!("/tables/{id}/rematch"), json!({})).await["id"], next);
    let now = ben.get(&path).await;
    assert_eq!((&now["status"], &now["seat"]), (&json!("playing"), &json!(0)));
}

/// Low: who is asked may say no, or may be replaced by a bot; whoever does nothing owes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_may_decline() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben, id) = played(&house).await;
    let next = anna.post(&format!("/tables/{id}/rematch"), json!({})).await["id"].clone();
    let path = format!("/tables/{}", next.as_str().expect("an id"));
    ben.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(anna.get(&path).await["seats"][0]["kind"], "open");
    let late = ben.send(&format!("{path}/join"), json!({})).await;
    assert_eq!(late.status(), StatusCode::FORBIDDEN, "he is a stranger now");
    anna.post(&format!("{path}/bots"), json!({ "level": "easy" })).await;
    assert_eq!(anna.get(&path).await["status"], "playing");
}

/// M: where somebody at the screen of the host had a seat as well, the rematch never began: the host was given the first of the two
/// seats, by their own name, and the other was kept for them for ever.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_had_two_seats_takes_both_again() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Kid" }, { "kind": "friend" }]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats, "stand_in": "easy" })).await;
    let id = opened["id"].as_str().expect("an id");
    ben.post(&format!("/tables/{id}/join"), json!({ "invite": opened["invite"] })).await;
    for player in [&anna, &ben] {
        player.post(&format!("/tables/{id}/leave"), json!({})).await;
    }
    until(&anna, id, |now| now["status"] == "over").await;
    let next = ben.post(&format!("/tables/{id}/rematch"), json!({})).await["id"].clone();
    let path = format!("/tables/{}", next.as_str().expect("an id"));
    let seats = async || {
        let seats = ben.get(&path).await["seats"].as_array().expect("seats").clone();
        let text = |seat: &Value, field: &str| seat[field].as_str().expect("text").to_owned();
        seats.iter().map(|seat| (text(seat, "kind"), text(seat, "name"))).collect::<Vec<_>>()
    };
    let kept = [("invited", "Kid"), ("person", "Ben"), ("invited", "Anna")];
    assert_eq!(seats().await, kept.map(|(kind, name)| (kind.to_owned(), name.to_owned())));
    assert_eq!(anna.post(&format!("{path}/join"), json!({})).await["seat"], 0);
    assert_eq!(seats().await, kept.map(|(_, name)| ("person".to_owned(), name.to_owned())));
    assert_eq!(anna.get(&path).await["status"], "playing");
}

/// Low: by the API a rematch was no new table, by the form it was. Both count, and no rematch counts twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_table() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.new_tables = server::Rate::new(3, 3600)).await;
    // Each has had one of three: one has opened a table, the other has sat down there.
    let (anna, ben, id) = played(&house).await;
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(anna.send(&format!("/tables/{id}/rematch"), json!({})).await.status());
        asked.push(ben.form(&house.url(&format!("/t/{id}/rematch")), &[]).await);
    }
    let (ok, many) = (StatusCode::OK, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(asked, [ok, ok, ok, ok, many, many]);
}

/// Low: the host of a rematch waits for nobody who does not come; who comes late may still sit down by the link.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_kept_can_be_freed() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben, id) = played(&house).await;
    let next = anna.post(&format!("/tables/{id}/rematch"), json!({})).await["id"].clone();
    let next = next.as_str().expect("an id");
    anna.post(&format!("/tables/{next}/free"), json!({ "seat": 0 })).await;
    assert_eq!(anna.get(&format!("/tables/{next}")).await["seats"][0]["kind"], "open");
    let page = anna.read(&house.url(&format!("/t/{next}")), true).await;
    let invite = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    ben.post(&format!("/tables/{next}/join"), json!({ "invite": invite })).await;
    assert_eq!(ben.get(&format!("/tables/{next}")).await["status"], "playing");
}
