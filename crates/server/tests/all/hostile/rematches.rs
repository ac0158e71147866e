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
