//! What pages that follow a table are told: the whole, then what has changed in it.

use crowd::{Event, Events};
use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::time::timeout;

use crate::common::{House, PATIENCE, Player, a_game, table_of};

/// The next thing a page is told, and what that says.
async fn next(pushes: &mut Events) -> (Event, Value) {
    let event =
        timeout(PATIENCE, pushes.next()).await.expect("in time").expect("a stream").expect("an event");
    let told = serde_json::from_str(&event.data).expect("JSON");
    (event, told)
}

fn page(told: &Value) -> String {
    told["html"].as_str().expect("a page").to_owned()
}

/// As the page's script puts it together.
fn patched(before: &str, change: &Value) -> String {
    let before: Vec<u16> = before.encode_utf16().collect();
    let text = |part: &Value| match part.as_str() {
        Some(text) => text.to_owned(),
        None => {
            let [from, length] = [0, 1].map(|at| part[at].as_u64().expect("a number") as usize);
            String::from_utf16(&before[from..from + length]).expect("whole letters")
        }
    };
    change["parts"].as_array().expect("parts").iter().map(text).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_told_changes_only_in_the_way_that_its_own_script_understands() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": a_game() })).await;
    let address = |asks: &str| house.url(&format!("/t/{id}/events{asks}"));
    // An earlier program's page asks for nothing, or for a way of its own.
    let ways = ["", "?changes=1", "?changes=2"];
    let mut followed = Vec::new();
    for way in ways {
        let mut pushes = Events::of(anna.stream(&address(way)).await);
        let (event, told) = next(&mut pushes).await;
        assert_eq!(event.name, "table");
        followed.push((pushes, page(&told)));
    }
    let mut changes = [0; 3];
    for pick in 0..12 {
        anna.step(&id, pick).await;
        ben.step(&id, pick).await;
        // However many pushes that makes: in the end all of them show the same page.
        let mut fresh = Events::of(anna.stream(&address("")).await);
        let now = page(&next(&mut fresh).await.1);
        for ((pushes, present), changes) in followed.iter_mut().zip(&mut changes) {
            while *present != now {
                let (event, told) = next(pushes).await;
                assert!(told["title"].is_string() && told["asked"].is_boolean(), "{told}");
                *changes += usize::from(event.name == "change");
                *present = if event.name == "change" { patched(present, &told) } else { page(&told) };
            }
        }
    }
    assert_eq!(changes[..2], [0, 0], "the whole each time");
    assert!(changes[2] > 6, "{} changes were told as such", changes[2]);
}
