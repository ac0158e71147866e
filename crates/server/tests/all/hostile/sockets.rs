//! Connections that say half of something, or nothing.

use std::time::{Duration, Instant};

use tempfile::tempdir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::common::{House, PATIENCE, a_game};

async fn send(house: &House, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("it is sent");
    stream
}

/// What the server says until it closes; the test fails if it does not.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut said)).await;
    // A connection that is reset is closed as well.
    read.expect("it is closed").ok();
    String::from_utf8_lossy(&said).into_owned()
}

/// M5: half headers, half bodies and idle connections stayed open for ever.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_half_of_something_or_nothing_is_not_waited_for() {
    let folder = tempdir().expect("a folder");
    let house =
        House::with(folder.path(), |config| (config.idle_seconds, config.body_seconds) = (1, 1)).await;
    let host = house.address;
    let head =
        format!("POST /in HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/x-www-form-urlencoded\r\n");
    let mut waiting = Vec::new();
    for _ in 0..10 {
        waiting.push(send(&house, "").await);
        waiting.push(send(&house, "GET / HT").await);
        waiting.push(send(&house, &format!("GET / HTTP/1.1\r\nhost: {host}\r\nx: ")).await);
        waiting.push(send(&house, &format!("{head}content-length: 100\r\n\r\nlogin=a")).await);
        waiting.push(send(&house, &format!("{head}transfer-encoding: chunked\r\n\r\n5\r\nlogin\r\n")).await);
        // A whole request, and then nothing.
        waiting.push(send(&house, &format!("GET /rules HTTP/1.1\r\nhost: {host}\r\n\r\n")).await);
    }
    for stream in waiting {
        let said = until_closed(stream).await;
        assert!(!said.contains(" 500 "), "{said}");
    }
}

/// M5: one letter at a time is no way around it.
#[tokio::test(flavor = "multi_thread")]
async fn drop_by_drop_is_not_waited_for_either() {
    let folder = tempdir().expect("a folder");
    let house =
        House::with(folder.path(), |config| (config.idle_seconds, config.body_seconds) = (2, 2)).await;
    let host = house.address;
    let starts = [
        format!("GET / HTTP/1.1\r\nhost: {host}\r\nx: "),
        format!(
            "POST /in HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n"
        ),
    ];
    for start in starts {
        let mut stream = send(&house, &start).await;
        let began = Instant::now();
        let mut closed = false;
        while !closed && began.elapsed() < PATIENCE {
            let mut buffer = [0; 4096];
            let read = tokio::time::timeout(Duration::from_millis(50), stream.read(&mut buffer)).await;
            closed = matches!(read, Ok(Ok(0) | Err(_))) || stream.write_all(b"a").await.is_err();
        }
        assert!(closed, "{start}");
    }
}

/// M5: whoever opens more connections than their share loses their own idle ones; others are served all the while.
#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_make_room_for_those_who_ask() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        (config.idle_seconds, config.body_seconds, config.connections_per_address) = (3600, 3600, 20);
    })
    .await;
    let mut idle = Vec::new();
    let host = house.address;
    let half = format!(
        "POST /in HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\nlog"
    );
    for number in 0..60 {
        idle.push(send(&house, if number % 2 == 0 { "GET / HT" } else { &half }).await);
        if number % 10 == 0 {
            let answer = reqwest::Client::new().get(house.url("/api/v1/games")).send().await;
            assert!(answer.expect("an answer").status().is_success());
        }
    }
    // The oldest were closed, though nobody's time was up.
    for stream in idle.drain(..30) {
        assert_eq!(until_closed(stream).await, "");
    }
}

/// A stream that is followed is no idle connection: it stays when its neighbours are closed.
#[tokio::test(flavor = "multi_thread")]
async fn streams_outlive_the_time_of_idle_connections() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        (config.idle_seconds, config.body_seconds, config.connections_per_address) = (1, 1, 10);
    })
    .await;
    let anna = crate::common::Player::new(&house, "Anna").await;
    let seats = serde_json::json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post("/tables", serde_json::json!({ "game": a_game(), "seats": seats })).await;
    let id = opened["id"].as_str().expect("an id");
    let mut stream = anna.stream(&house.url(&format!("/t/{id}/events"))).await;
    assert!(stream.chunk().await.expect("a stream").is_some());
    let mut others = Vec::new();
    for _ in 0..30 {
        others.push(send(&house, "GET / HT").await);
    }
    tokio::time::sleep(Duration::from_millis(2500)).await;
    // Something to tell: it arrives.
    anna.post(&format!("/tables/{id}/chat"), serde_json::json!({ "text": "still there" })).await;
    let told = async {
        loop {
            let chunk = stream.chunk().await.expect("the stream is whole").expect("the stream goes on");
            if String::from_utf8_lossy(&chunk).contains("still there") {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, told).await.expect("it is told");
}
