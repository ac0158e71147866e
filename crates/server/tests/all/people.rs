//! People at a table: who shares a screen, who leaves and comes back, who keeps others waiting, who watches.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use reqwest::{Client, Response, StatusCode, header};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;
use tokio::{runtime::Runtime, sync::oneshot, task::JoinSet};

use crate::common::{House, PATIENCE, Player, a_game, until};

/// A server with settings of its own, on a runtime of its own: everything of it ends when it is dropped.
struct Own {
    url: String,
    runtime: Option<Runtime>,
}

impl Own {
    async fn open(folder: &Path, change: impl FnOnce(&mut server::Config)) -> Own {
        let mut config = server::Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data_dir: folder.to_owned(),
            open: false,
            bot_pace_ms: 0,
            ..server::Config::default()
        };
        change(&mut config);
        plug::open(house::GAMES);
        let runtime = Runtime::new().expect("a runtime");
        let (ready, opened) = oneshot::channel();
        runtime.spawn(async move {
            let server = server::Server::bind(config).await.expect("a server");
            ready.send(server.address().expect("an address")).expect("somebody waits");
            server.run().await.expect("it runs");
        });
        let address = opened.await.expect("it opens");
        Own { url: format!("http://{address}"), runtime: Some(runtime) }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    async fn call(&self, token: &str, path: &str, body: Option<Value>) -> Response {
        let url = self.url(&format!("/api/v1{path}"));
        let client = Client::new();
        let request = match body {
            Some(body) => client.post(url).json(&body),
            None => client.get(url),
        };
        request.bearer_auth(token).send().await.expect("an answer")
    }

    async fn guest(&self) -> String {
        let made = self.call("", "/identities", Some(json!({ "name": "Anna" }))).await;
        made.json::<Value>().await.expect("JSON")["token"].as_str().expect("a token").to_owned()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn browser() -> Client {
    Client::builder().cookie_store(true).build().expect("a client")
}

async fn text(client: &Client, url: String) -> String {
    client.get(url).send().await.expect("an answer").text().await.expect("text")
}

/// Opens a table by the form and returns its path.
async fn open(client: &Client, new: String, fields: &[(&str, &str)]) -> String {
    let answer = client.post(new).form(fields).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    answer.url().path().to_owned()
}

async fn post(client: &Client, url: String, fields: &[(&str, &str)]) -> StatusCode {
    client.post(url).form(fields).send().await.expect("an answer").status()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_are_covered_from_each_other_and_look_back_with_everybodys_eyes() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let screen = browser();
    let seats =
        [("game", "valeria"), ("seat1", "me"), ("name1", "Anna"), ("seat2", "here"), ("name2", "Ben")];
    let table = open(&screen, house.url("/new"), &seats).await;
    let covered = text(&screen, house.url(&table)).await;
    assert!(covered.contains("class=\"cover\"") && !covered.contains("class=\"answer listed\""));
    let own = text(&screen, house.url(&format!("{table}?seat=0"))).await;
    assert!(!own.contains("class=\"cover\"") && own.contains("class=\"answer listed\""));
    // A replay knows no cover: while the game runs it shows what everybody has seen.
    let public = text(&screen, house.url(&format!("{table}/replay?at=0"))).await;
    let ben = text(&screen, house.url(&format!("{table}/replay?at=0&eyes=1"))).await;
    assert_eq!(public, ben, "his Dukes are not there to be seen");
    assert!(!public.contains("class=\"chances\""), "chances look into every hand: not while the game runs");
    let stranger = browser().get(house.url(&format!("{table}/replay?at=0&eyes=1"))).send().await;
    assert_eq!(stranger.expect("an answer").status(), StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_of_the_chosen_level_plays_for_whoever_leaves_until_they_return() {
    let folder = tempdir().expect("a folder");
    // The bots are not through with the game before somebody is back, even if the machine stands still meanwhile.
    let house = House::with(folder.path(), |config| config.bot_pace_ms = 100).await;
    let screen = browser();
    let seats =
        [("game", a_game()), ("seat1", "me"), ("seat2", "here"), ("stand-in", "easy"), ("listed", "yes")];
    let table = open(&screen, house.url("/new"), &seats).await;
    assert_eq!(post(&screen, house.url(&format!("{table}/leave")), &[("sure", "yes")]).await, StatusCode::OK);
    let watcher = Player::new(&house, "Watcher").await;
    let id = table.trim_start_matches("/t/");
    let left = until(&watcher, id, |now| now["version"].as_u64() > Some(4)).await;
    assert_eq!((&left["seats"][0]["kind"], &left["seats"][0]["level"]), (&json!("away"), &json!("easy")));
    assert_eq!(post(&screen, house.url(&format!("{table}/return")), &[]).await, StatusCode::OK);
    let back = watcher.get(&format!("/tables/{id}")).await;
    assert_eq!(back["seats"][0]["kind"], "person");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_name_themselves_where_they_are_invited() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let host = browser();
    let seats = [("game", a_game()), ("seat1", "me"), ("seat2", "friend"), ("seat3", "friend")];
    let invited = async || {
        let table = house.url(&open(&host, house.url("/new"), &seats).await);
        let lobby = text(&host, table.clone()).await;
        let link =
            lobby.split("href=\"/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
        (table, house.url(&format!("/join/{link}")))
    };
    let (table, join) = invited().await;
    // Somebody who has played here before and gave no name.
    let ben = browser();
    open(&ben, house.url("/new"), &[("game", a_game()), ("seat1", "me"), ("seat2", "bot-easy")]).await;
    assert!(text(&ben, join.clone()).await.contains("name=\"name\""));
    // What is no name is refused beside the field.
    assert_eq!(post(&ben, join.clone(), &[("name", "a\u{200b}")]).await, StatusCode::BAD_REQUEST);
    assert_eq!(post(&ben, join, &[("name", "Ben")]).await, StatusCode::OK);
    assert!(text(&host, table).await.contains("<b>Ben</b>"));
    // Whoever has a name is not asked for one.
    let (_, another) = invited().await;
    assert!(!text(&ben, another).await.contains("name=\"name\""));
}

/// Whoever says what they are called where they open their first table is called so from then on.
#[tokio::test(flavor = "multi_thread")]
async fn guests_name_themselves_where_they_open_a_table() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = browser();
    let seats = |name| [("game", a_game()), ("seat1", "me"), ("name1", name), ("seat2", "bot-easy")];
    open(&anna, house.url("/new"), &seats("Anna")).await;
    assert!(text(&anna, house.url("/")).await.contains(">Anna<"));
    // Another name is for that table alone, once somebody has one.
    let table = open(&anna, house.url("/new"), &seats("Queen")).await;
    assert!(text(&anna, house.url(&table)).await.contains("Queen"));
    assert!(text(&anna, house.url("/")).await.contains(">Anna<"));
}

/// Where a form goes that has this mark.
fn goes_to(page: &str, mark: &str) -> String {
    let (before, _) = page.split_once(mark).expect("the mark");
    let (_, action) = before.rsplit_once("action=\"").expect("a form");
    action.split('"').next().expect("an address").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_name_themselves_where_they_sit_down_at_a_table_in_everybodys_sight() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let host = browser();
    let seats =
        [("game", a_game()), ("seat1", "me"), ("seat2", "friend"), ("seat3", "friend"), ("listed", "yes")];
    let table = house.url(&open(&host, house.url("/new"), &seats).await);
    // Somebody of whom nothing is known.
    let ben = browser();
    let seen = text(&ben, table.clone()).await;
    // With scripts off a page that is loaded anew takes what is being typed with it; who waits is told anew.
    let loads_anew = |page: &str| page.contains("http-equiv=\"refresh\"");
    assert!(!loads_anew(&seen) && loads_anew(&text(&host, table.clone()).await));
    let sit = house.url(&goes_to(&seen, "name=\"name\""));
    assert_eq!(post(&ben, sit.clone(), &[("name", "a\u{200b}")]).await, StatusCode::BAD_REQUEST);
    assert_eq!(post(&ben, sit, &[("name", "Ben")]).await, StatusCode::OK);
    assert!(text(&host, table).await.contains("<b>Ben</b>"));
    // Whoever has a name is not asked for one, and whoever wants to give none sits down without.
    let another = house.url(&open(&host, house.url("/new"), &seats).await);
    let seen = text(&ben, another.clone()).await;
    assert!(!seen.contains("name=\"name\"") && loads_anew(&seen));
    assert_eq!(post(&ben, house.url(&goes_to(&seen, ">Sit down<")), &[]).await, StatusCode::OK);
    let cleo = browser();
    let sit = house.url(&goes_to(&text(&cleo, another.clone()).await, "name=\"name\""));
    assert_eq!(post(&cleo, sit, &[("name", "")]).await, StatusCode::OK);
    let told = text(&host, another).await;
    assert!(told.contains("<b>Ben</b>") && !told.contains("class=\"lobby\""), "both sit there: {told}");
}

/// M: whoever asked for many seats at the same moment got more than they may have.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_at_more_tables_by_asking_at_once() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.seats_each = 3).await;
    let (anna, mallory) = (Player::new(&house, "Anna").await, Arc::new(Player::new(&house, "Mallory").await));
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let mut asking = JoinSet::new();
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(anna.post("/tables", json!({ "game": a_game(), "seats": seats })).await);
    }
    for table in tables {
        let mallory = mallory.clone();
        asking.spawn(async move {
            let path = format!("/tables/{}/join", table["id"].as_str().expect("an id"));
            mallory.send(&path, json!({ "invite": table["invite"] })).await.status()
        });
    }
    let mut sat = 0;
    while let Some(told) = asking.join_next().await {
        match told.expect("it ends") {
            StatusCode::OK => sat += 1,
            refused => assert_eq!(refused, StatusCode::CONFLICT),
        }
    }
    assert_eq!(sat, 3);
}

/// The house answers for somebody who plays with bots alone, after as long as a bot takes: that is none of their time.
#[tokio::test(flavor = "multi_thread")]
async fn the_wait_of_the_house_costs_nothing_where_nobody_else_plays() {
    let folder = tempdir().expect("a folder");
    let slow = |config: &mut server::Config| (config.bot_pace_ms, config.rehearsal) = (20, Some(3));
    let house = House::with(folder.path(), slow).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let wanted =
        json!({ "game": "dungeon-lords", "spare": true, "seats": seats, "clock": { "total": 86_400 } });
    let opens = async || {
        let opened = anna.post("/tables", wanted.clone()).await;
        format!("/tables/{}", opened["id"].as_str().expect("an id"))
    };
    let file = format!("sqlite://{}", folder.path().join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&file).await.expect("the database");
    let mut table = opens().await;
    let (began, mut step) = (Instant::now(), 0);
    while began.elapsed() < PATIENCE {
        let of_house =
            "SELECT spent FROM moves WHERE seat = 0 AND action IS NOT NULL AND command LIKE 'house-%'";
        let costs: Vec<i64> = sqlx::query_scalar(of_house).fetch_all(&mut database).await.expect("costs");
        if !costs.is_empty() {
            assert!(costs.iter().all(|cost| *cost == 0), "{costs:?} ms");
            return;
        }
        let now = anna.get(&table).await;
        if now["status"] == "over" {
            // There are games in which she is asked all that is asked.
            table = opens().await;
        }
        match now["answers"].as_array().filter(|_| now["spared"] != true) {
            Some(answers) => {
                step += 7;
                let body = json!({
                    "number": step % answers.len(), "decision": now["decision"], "command": now["decision"],
                });
                // The house may be quicker.
                anna.send(&format!("{table}/answers"), body).await;
            }
            None => tokio::time::sleep(Duration::from_millis(2)).await,
        }
    }
    panic!("nothing that need not be asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn votes_hand_the_seat_of_somebody_who_keeps_others_waiting_to_a_bot() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.leaver_seconds = 2).await;
    let host = browser();
    let seats =
        [("game", a_game()), ("seat1", "me"), ("seat2", "friend"), ("seat3", "friend"), ("listed", "yes")];
    let table = open(&host, house.url("/new"), &seats).await;
    let (ben, cleo) = (browser(), browser());
    for friend in [&ben, &cleo] {
        assert_eq!(post(friend, house.url(&format!("{table}/sit")), &[]).await, StatusCode::OK);
    }
    let vote = house.url(&format!("{table}/vote"));
    let page = text(&host, house.url(&table)).await;
    assert!(page.contains("is thinking"), "whoever has not chosen yet is thinking");
    let stranger = post(&browser(), vote.clone(), &[("seat", "2")]).await;
    assert_eq!(stranger, StatusCode::FORBIDDEN);
    assert_eq!(post(&host, vote, &[("seat", "2")]).await, StatusCode::OK);
    // The vote counts when she has kept them waiting for long enough.
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if text(&host, house.url(&table)).await.contains("gone, a bot plays") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the vote does not count");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_two_people_only_a_long_wait_counts() {
    let folder = tempdir().expect("a folder");
    for (seconds, away) in [(90, false), (0, true)] {
        let house = Own::open(folder.path(), |config| config.leaver_seconds = seconds).await;
        let (anna, ben) = (browser(), browser());
        let seats = [("game", a_game()), ("seat1", "me"), ("seat2", "friend"), ("listed", "yes")];
        let table = open(&anna, house.url("/new"), &seats).await;
        assert_eq!(post(&ben, house.url(&format!("{table}/sit")), &[]).await, StatusCode::OK);
        post(&anna, house.url(&format!("{table}/vote")), &[("seat", "1")]).await;
        assert_eq!(text(&anna, house.url(&table)).await.contains("gone, a bot plays"), away);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_after_a_restart_where_they_were() {
    let folder = tempdir().expect("a folder");
    let house = Own::open(folder.path(), |_| {}).await;
    let anna = house.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let wanted = json!({ "game": a_game(), "seats": seats, "clock": { "turn": 100 } });
    let opened: Value = house.call(&anna, "/tables", Some(wanted)).await.json().await.expect("JSON");
    let path = format!("/tables/{}", opened["id"].as_str().expect("an id"));
    let left = async |house: &Own| {
        let table: Value = house.call(&anna, &path, None).await.json().await.expect("JSON");
        table["seats"][0]["seconds_left"].as_i64().expect("a clock")
    };
    let begun = left(&house).await;
    assert!((80..=100).contains(&begun), "{begun}");
    tokio::time::sleep(Duration::from_secs(6)).await;
    let looked = Instant::now();
    let before = left(&house).await;
    drop(house);
    let closed = looked.elapsed();
    // While nobody serves, nobody can think: this time is not counted.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let again = Instant::now();
    let house = Own::open(folder.path(), |_| {}).await;
    let after = left(&house).await;
    let served = (closed + again.elapsed()).as_secs() as i64;
    assert!(after <= 97, "the clock was reset: {after}");
    let used = before - after;
    assert!((-3..=served + 3).contains(&used), "{before} before, {after} after, {served} s served");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_do_not_read_what_spectators_say_while_they_play() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, watcher) = (browser(), browser());
    let seats = [("game", a_game()), ("seat1", "me"), ("seat2", "bot-easy"), ("listed", "yes")];
    let table = open(&anna, house.url("/new"), &seats).await;
    // Somebody with a seat elsewhere watches here.
    open(&watcher, house.url("/new"), &[("game", a_game()), ("seat1", "me"), ("seat2", "friend")]).await;
    let say = house.url(&format!("{table}/say"));
    assert_eq!(post(&watcher, say.clone(), &[("text", "Take the Duke of gold")]).await, StatusCode::OK);
    assert_eq!(post(&anna, say, &[("text", "Good evening")]).await, StatusCode::OK);
    let (hers, theirs) = (text(&anna, house.url(&table)).await, text(&watcher, house.url(&table)).await);
    assert!(hers.contains("Good evening") && !hers.contains("Take the Duke of gold"));
    assert!(theirs.contains("Good evening") && theirs.contains("Take the Duke of gold"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_changes_too_much_at_once_is_told_when_to_come_back() {
    let folder = tempdir().expect("a folder");
    let house = Own::open(folder.path(), |config| {
        // None of them comes back while the test runs.
        config.changes = server::Rate::new(12, 2400);
    })
    .await;
    let anna = house.guest().await;
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    for _ in 0..2 {
        assert_eq!(house.call(&anna, "/tables", Some(wanted.clone())).await.status(), StatusCode::OK);
    }
    let refused = house.call(&anna, "/tables", Some(wanted)).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = refused.headers()[header::RETRY_AFTER].to_str().expect("text").parse().expect("seconds");
    let body: Value = refused.json().await.expect("JSON");
    assert_eq!(body["error"], "too-fast");
    assert_eq!(body["retry_after"], wait);
    assert!((401..=600).contains(&wait), "three permits are missing, 200 seconds each: {wait}");
}

/// The value of an attribute of the first tag that contains `mark`.
fn attribute(page: &str, mark: &str, name: &str) -> Option<String> {
    let tag = page.split('<').find(|tag| tag.contains(mark))?;
    let rest = tag.split_once(&format!("{name}=\""))?.1;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

/// Gives fifty answers at a table with a bot, or plays to the end; how often the page wanted to know whether one is sure.
async fn asked_again(house: &House, careful: &str) -> usize {
    let client = browser();
    let table =
        open(&client, house.url("/new"), &[("game", a_game()), ("seat1", "me"), ("seat2", "bot-easy")]).await;
    let back = [("careful", careful), ("back", table.as_str())];
    assert_eq!(post(&client, house.url("/settings"), &back).await, StatusCode::OK);
    let page = text(&client, house.url(&table)).await;
    assert!(page.contains(&format!("<option value=\"{careful}\" selected>")));
    let (mut answered, mut asked) = (0, 0);
    while answered < 50 {
        let page = text(&client, house.url(&table)).await;
        let Some(decision) = attribute(&page, "name=\"decision\"", "value") else {
            if page.contains("class=\"ended\"") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let mut form = vec![("seat", "0"), ("decision", &decision), ("a", "0")];
        let answer = client.post(house.url(&format!("{table}/answer"))).form(&form).send().await;
        let page = answer.expect("an answer").text().await.expect("text");
        if page.contains("id=\"yes\"") {
            asked += 1;
            form.push(("sure", "yes"));
            assert_eq!(post(&client, house.url(&format!("{table}/answer")), &form).await, StatusCode::OK);
        }
        answered += 1;
    }
    asked
}

#[tokio::test(flavor = "multi_thread")]
async fn how_often_one_is_asked_again_is_ones_own_choice() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    assert!(asked_again(&house, "on").await > 0);
    assert_eq!(asked_again(&house, "off").await, 0);
}
