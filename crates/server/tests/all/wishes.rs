//! How a reader wants to see a board is kept by plain forms, without scripts.

use reqwest::{Client, multipart};
use serde_json::Value;
use tempfile::tempdir;

use crate::{common::House, seeded};

#[tokio::test(flavor = "multi_thread")]
async fn the_odds_of_a_draw_are_a_choice_of_the_reader() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let visitor = Client::builder().cookie_store(true).build().expect("a client");
    // A moment at which a token may be drawn.
    let (mut path, mut from) = (String::new(), 0);
    for _ in 0..40 {
        let drawing =
            &mut |decisions, view: &Value| decisions >= from && view.to_string().contains("\"must\":0");
        let moment = seeded::play("making-monsters", 2, 3, drawing);
        from = moment.decisions + 1;
        let seat = moment.seat.expect("somebody is asked").index();
        let part = multipart::Part::text(moment.save).file_name("game.json");
        let form = multipart::Form::new().part("save", part);
        let loaded = visitor.post(house.url("/load")).multipart(form).send().await.expect("an answer");
        path = format!("{}?seat={seat}", loaded.url().path().trim_end_matches("/replay"));
        let page = visitor.get(house.url(&path)).send().await.expect("an answer");
        if page.text().await.expect("text").contains("name=\"odds\"") {
            break;
        }
    }
    let page = async || {
        let answer = visitor.get(house.url(&path)).send().await.expect("an answer");
        answer.text().await.expect("text")
    };
    let shown = page().await;
    assert!(shown.contains("mm-fates") && shown.contains("form=\"settings\" name=\"odds\" value=\"off\""));

    for (odds, other, there) in [("off", "on", false), ("on", "off", true)] {
        let wish = [("odds", odds), ("back", path.as_str())];
        let after = visitor.post(house.url("/settings")).form(&wish).send().await.expect("an answer");
        assert_eq!(after.url().as_str(), house.url(&path), "one comes back to the table");
        for text in [after.text().await.expect("text"), page().await] {
            assert_eq!(text.contains("mm-fates"), there, "odds {odds}");
            assert!(text.contains(&format!("form=\"settings\" name=\"odds\" value=\"{other}\"")));
        }
    }
    // Nonsense changes nothing.
    let wish = [("odds", "perhaps"), ("back", path.as_str())];
    visitor.post(house.url("/settings")).form(&wish).send().await.expect("an answer");
    assert!(page().await.contains("mm-fates"));
}
