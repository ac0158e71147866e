//! Who may look at a table (low findings): an unlisted one is for those who sit at it and those who have its invite, at
//! every address, before the game, during it and after it. And nobody looks past the cover of a shared screen.

use reqwest::{Client, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::{House, Player, a_game};

const PAGES: [&str; 4] = ["", "/events", "/replay", "/save"];
const CALLS: [&str; 4] = ["", "/events", "/log", "/save"];

async fn status(request: RequestBuilder) -> StatusCode {
    request.send().await.expect("an answer").status()
}

/// What every address of a table answers to this browser, with `invite` in the address or without.
async fn looks(house: &House, client: &Client, id: &str, query: &str) -> Vec<(String, StatusCode)> {
    let mut answers = Vec::new();
    let pages = PAGES.iter().map(|part| format!("/t/{id}{part}{query}"));
    for path in pages.chain(CALLS.iter().map(|part| format!("/api/v1/tables/{id}{part}{query}"))) {
        let answered = status(client.get(house.url(&path))).await;
        answers.push((path, answered));
    }
    answers
}

/// What refuses them is that the game runs, not who they are.
fn is_let_in(status: StatusCode, path: &str, over: bool) -> bool {
    let closed_while_it_runs = path.contains("/replay") || path.contains("/save");
    status == StatusCode::OK || !over && closed_while_it_runs
}

async fn reason(client: &Client, url: String) -> Value {
    let answer = client.get(url).header("accept", "application/json").send().await.expect("an answer");
    answer.json::<Value>().await.expect("JSON")["error"].clone()
}

/// A table of two programs, at one of the three stages of its life; its id and its invite.
async fn table_at(people: &[Player; 2], stage: &str, listed: bool) -> (String, String) {
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let opened =
        people[0].post("/tables", json!({ "game": a_game(), "seats": seats, "listed": listed })).await;
    let (id, invite) = (opened["id"].as_str().expect("an id"), opened["invite"].as_str().expect("an invite"));
    if stage != "waiting" {
        people[1].post(&format!("/tables/{id}/join"), json!({ "invite": invite })).await;
    }
    let (mut pick, mut goes_on) = (1, stage == "over");
    while goes_on {
        pick = pick * 31 % 1009;
        let (first, second) = (people[0].step(id, pick).await, people[1].step(id, pick + 1).await);
        goes_on = first || second;
    }
    assert_eq!(people[0].get(&format!("/tables/{id}")).await["status"], stage);
    (id.to_owned(), invite.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unlisted_table_is_shown_to_nobody_without_its_invite() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let people = [Player::new(&house, "Anna").await, Player::new(&house, "Ben").await];
    let stranger = Player::new(&house, "Mallory").await;
    for stage in ["waiting", "playing", "over"] {
        let (id, invite) = table_at(&people, stage, false).await;
        let browser = || Client::builder().cookie_store(true).build().expect("a client");
        // Somebody who has the number of the table, and nothing else; with a wrong invite, too.
        for query in ["", "?invite=", "?invite=aaaaaaaaaaaaaaaa"] {
            for (path, status) in looks(&house, &browser(), &id, query).await {
                assert_eq!(status, StatusCode::FORBIDDEN, "{stage} {path}");
                assert_eq!(reason(&browser(), house.url(&path)).await, "private", "{stage} {path}");
            }
        }
        let talk = stranger.send(&format!("/tables/{id}/chat"), json!({ "text": "Hello" })).await;
        assert_eq!(talk.status(), StatusCode::FORBIDDEN, "{stage}: a stranger does not talk either");
        let said = stranger
            .signed(Client::new().post(house.url(&format!("/t/{id}/say"))))
            .form(&[("text", "Hello")]);
        assert_eq!(status(said).await, StatusCode::FORBIDDEN, "{stage}");

        // With the invite in the address, as programs do, or by the link, as people do.
        let over = stage == "over";
        let begun = stage != "waiting";
        for (path, status) in looks(&house, &browser(), &id, &format!("?invite={invite}")).await {
            assert!(is_let_in(status, &path, over && begun), "{stage} {path}: {status}");
        }
        let guest = browser();
        assert_eq!(status(guest.get(house.url(&format!("/join/{invite}")))).await, StatusCode::OK);
        for (path, status) in looks(&house, &guest, &id, "").await.iter().take(PAGES.len()) {
            assert!(is_let_in(*status, path, over && begun), "{stage} {path}: {status}");
        }
        let talk =
            stranger.send(&format!("/tables/{id}/chat?invite={invite}"), json!({ "text": "Hello" })).await;
        assert_eq!(talk.status(), StatusCode::OK, "{stage}: with the invite one may talk");

        // The link opens one table, not another.
        let (other, _) = table_at(&people, "waiting", false).await;
        for (path, status) in looks(&house, &guest, &other, "").await {
            assert_eq!(status, StatusCode::FORBIDDEN, "{path} by the invite of another table");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_is_shown_to_everybody() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let people = [Player::new(&house, "Anna").await, Player::new(&house, "Ben").await];
    let (id, _) = table_at(&people, "playing", true).await;
    for (path, status) in looks(&house, &Client::new(), &id, "").await {
        assert!(is_let_in(status, &path, false), "{path}: {status}");
    }
}

/// The page of an ended table has a link to show it to others by.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_played_can_show_it_to_others() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let people = [Player::new(&house, "Anna").await, Player::new(&house, "Ben").await];
    let (id, invite) = table_at(&people, "over", false).await;
    let page = people[1].signed(Client::new().get(house.url(&format!("/t/{id}"))));
    let page = page.send().await.expect("an answer").text().await.expect("text");
    assert!(page.contains(&format!("href=\"/join/{invite}\"")));
}

/// Several people at one screen: a replay shows none of their secrets while the game runs, whatever it is asked.
#[tokio::test(flavor = "multi_thread")]
async fn no_replay_passes_the_cover_of_a_shared_screen() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me", "name": "Anna" }, { "kind": "me", "name": "Ben" }]);
    let opened = anna.post("/tables", json!({ "game": "valeria", "seats": seats })).await;
    let id = opened["id"].as_str().expect("an id");
    let dukes: Vec<Vec<String>> = {
        let mut dukes = Vec::new();
        for seat in 0..2 {
            let now = anna.get(&format!("/tables/{id}?seat={seat}")).await;
            let answers = now["answers"].as_array().expect("both choose a Duke").clone();
            dukes.push(
                answers.iter().map(|answer| answer["text"].as_str().expect("words").to_owned()).collect(),
            );
        }
        dukes
    };
    let page = async |path: &str| {
        let request = anna.signed(Client::new().get(house.url(&format!("/t/{id}{path}"))));
        request.send().await.expect("an answer").text().await.expect("text")
    };
    let shows = |page: &str| dukes.iter().flatten().filter(|duke| page.contains(duke.as_str())).count();
    assert!(shows(&page("?seat=0").await) > 0, "whoever lifts the cover sees their own");
    assert_eq!(shows(&page("").await), 0);
    for path in [
        "/replay",
        "/replay?eyes=0",
        "/replay?eyes=1",
        "/replay?eyes=open",
        "/replay?eyes=0&at=0&seat=0",
        "/replay?seat=1",
    ] {
        let shown = page(path).await;
        assert_eq!(shows(&shown), 0, "{path}");
        assert!(!shown.contains("eyes=0") && !shown.contains("eyes=1"), "{path} leads to nobody's eyes");
    }
    // Choosing one of them is a secret that the replay keeps, too.
    let body = json!({ "seat": 0, "number": 0, "command": "mine" });
    anna.post(&format!("/tables/{id}/answers"), body).await;
    for path in ["/replay?eyes=0", "/replay?eyes=1", "/replay?eyes=0&at=1"] {
        assert_eq!(shows(&page(path).await), 0, "{path}");
    }
}
