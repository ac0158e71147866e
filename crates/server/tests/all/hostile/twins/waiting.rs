//! Two tables that wait for somebody, in houses where the cards will fall differently: nobody can tell one from the other,
//! neither who sits at it nor who looks at it (C1).

use serde_json::json;
use tempfile::tempdir;

use super::{Sent, TableReader, assert_same};
use crate::common::{House, Player, games};

/// All there is to read about a table that waits; and whether the cards of this house fall differently from another's is
/// told by the commitment once the last person sits.
async fn waits(number: u64, game: &str) -> (Sent, String) {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), number).await;
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Cleo", "Wanda"] {
        people.push(Player::new(&house, name).await);
    }
    let [anna, ben, cleo, wanda] = people.as_slice() else { panic!("four people") };
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let opened = anna.post("/tables", json!({ "game": game, "seats": seats, "listed": true })).await;
    let id = opened["id"].as_str().expect("an id");
    ben.post(&format!("/tables/{id}/join"), json!({})).await;
    let mut sent = vec![("opening".to_owned(), opened.to_string())];
    for (name, player) in
        [("the host", Some(anna)), ("a seat", Some(ben)), ("a watcher", Some(wanda)), ("nobody", None)]
    {
        let reader = TableReader { name, player };
        sent.extend(reader.reads(&house, id).await);
        sent.push((
            format!("/join for {name}"),
            reader.get(&house, &format!("/join/{}", opened["invite"].as_str().expect("an invite"))).await,
        ));
    }
    cleo.post(&format!("/tables/{id}/join"), json!({})).await;
    let begun = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(begun["status"], "playing");
    (sent, begun["commitment"].as_str().expect("a commitment").to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_wait_are_alike() {
    for game in games() {
        let ((here, one), (there, two)) = (waits(81, game).await, waits(82, game).await);
        assert_ne!(one, two, "{game}: the cards fall differently");
        assert_same(&here, &there, game);
    }
}
