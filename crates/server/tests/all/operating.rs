//! What whoever runs the server sees of it: whether it is ready, what it counts, which request is which.

use std::{path::Path, time::Instant};

use reqwest::Client;
use serde_json::json;
use sqlx::{Connection, Executor, SqliteConnection};
use tempfile::tempdir;

use crate::common::{House, PATIENCE, Player, table_of};

async fn admin(house: &House, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{}{path}", house.admin)).await.expect("an answer");
    (answer.status().as_u16(), answer.text().await.expect("text"))
}

/// Another program that keeps the database from taking anything.
async fn keeper(folder: &Path) -> SqliteConnection {
    let file = folder.join("menagerie.sqlite");
    let mut other =
        SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("a database");
    other.execute("BEGIN IMMEDIATE").await.expect("a lock");
    other
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_ready_as_long_as_its_database_takes_writes() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    assert_eq!(admin(&house, "/readyz").await, (200, "ok\n".to_owned()));
    let mut other = keeper(folder.path()).await;
    assert_eq!(admin(&house, "/readyz").await, (503, "the database takes no writes\n".to_owned()));
    assert_eq!(admin(&house, "/livez").await.0, 200, "to start it anew would help nobody");
    assert_eq!(admin(&house, "/healthz").await.0, 200, "it can be read");
    other.execute("ROLLBACK").await.expect("no lock");
    let began = Instant::now();
    while admin(&house, "/readyz").await.0 != 200 {
        assert!(began.elapsed() < PATIENCE, "it does not recover");
    }
}

/// Somebody has to see that the database is slower than people before it refuses them.
#[tokio::test(flavor = "multi_thread")]
async fn writes_that_wait_are_counted() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let waiting = async || counted(&admin(&house, "/metrics").await.1, "menagerie_database_writes_waiting");
    let until = async |count: f64| {
        let began = Instant::now();
        while waiting().await != Some(count) {
            assert!(began.elapsed() < PATIENCE, "{:?} wait, not {count}", waiting().await);
        }
    };
    until(0.0).await;
    let mut other = keeper(folder.path()).await;
    let guests = async || {
        tokio::join!(Player::new(&house, "Anna"), Player::new(&house, "Ben"), Player::new(&house, "Cleo"))
    };
    let seen = async {
        until(3.0).await;
        other.execute("ROLLBACK").await.expect("no lock");
    };
    tokio::join!(guests(), seen);
    until(0.0).await;
}

/// A line of what is counted.
fn counted(text: &str, name: &str) -> Option<f64> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_counted() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let table = table_of(&[&anna, &ben], json!({ "game": "valeria" })).await;
    let before = admin(&house, "/metrics").await.1;
    assert_eq!(counted(&before, "menagerie_answers_total"), Some(0.0));
    assert_eq!(counted(&before, "menagerie_streams_open"), Some(0.0));
    let stream = anna.stream(&house.url(&format!("/api/v1/tables/{table}/events"))).await;
    while counted(&admin(&house, "/metrics").await.1, "menagerie_answers_total") != Some(3.0) {
        for player in [&anna, &ben] {
            let text = admin(&house, "/metrics").await.1;
            if counted(&text, "menagerie_answers_total") < Some(3.0) {
                player.step(&table, 0).await;
            }
        }
    }
    let stale = json!({ "number": 0, "decision": "long ago", "command": "late" });
    assert_eq!(anna.send(&format!("/tables/{table}/answers"), stale).await.status().as_u16(), 409);
    let text = admin(&house, "/metrics").await.1;
    for (name, count) in [
        ("menagerie_answer_seconds_count", 3.0),
        ("menagerie_answer_seconds_bucket{le=\"+Inf\"}", 3.0),
        ("menagerie_refused_total{reason=\"stale\"}", 1.0),
        ("menagerie_http_requests_total{route=\"answer\",status=\"2xx\"}", 3.0),
        ("menagerie_http_requests_total{route=\"answer\",status=\"4xx\"}", 1.0),
        ("menagerie_http_requests_total{route=\"stream\",status=\"2xx\"}", 1.0),
        ("menagerie_streams_open", 1.0),
        ("menagerie_rooms", 1.0),
        ("menagerie_database_up", 1.0),
        ("menagerie_ready", 1.0),
        ("menagerie_database_write_failures_total", 0.0),
    ] {
        assert_eq!(counted(&text, name), Some(count), "{name} in\n{text}");
    }
    assert!(counted(&text, "menagerie_database_write_seconds_count") > Some(3.0));
    assert!(counted(&text, "menagerie_connections") >= Some(1.0));
    drop(stream);
    let began = Instant::now();
    while counted(&admin(&house, "/metrics").await.1, "menagerie_streams_open") != Some(0.0) {
        assert!(began.elapsed() < PATIENCE, "a stream that was left counts on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_says_which_request_it_is_for() {
    let folder = tempdir().expect("a folder");
    for (trusted, expected) in [(false, None), (true, Some("from-the-proxy.1"))] {
        let proxies = if trusted { "127.0.0.1" } else { "" };
        let house =
            House::with(folder.path(), |config| config.trusted_proxies = proxies.parse().expect("proxies"))
                .await;
        let client = Client::new();
        let id = async |path: &str, given: &str| {
            let answer =
                client.get(house.url(path)).header("x-request-id", given).send().await.expect("an answer");
            answer.headers()["x-request-id"].to_str().expect("text").to_owned()
        };
        for path in ["/", "/nothing", "/api/v1/games", "/t/nothing"] {
            let told = id(path, "from-the-proxy.1").await;
            assert!(expected.map_or(told.len() == 16, |expected| told == expected), "{path}: {told}");
        }
        let twice = [id("/", "not one").await, id("/", "not one").await];
        assert!(twice[0] != twice[1] && twice.iter().all(|id| id.len() == 16), "{twice:?}");
    }
}
