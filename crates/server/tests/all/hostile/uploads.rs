//! Saves that strangers send: padded, deep, wide, with huge numbers, endless, and all at once.

use reqwest::{
    Client, Response, StatusCode,
    multipart::{Form, Part},
};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::tempdir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    common::{House, PATIENCE, Player, a_game, table_of, until},
    seeded, stored,
};

async fn upload(house: &House, save: Vec<u8>) -> Response {
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let form = Form::new().part("save", Part::bytes(save).file_name("game.json"));
    client.post(house.url("/load")).multipart(form).send().await.expect("an answer")
}

/// A save of a few moves, and as a value to tamper with.
fn save() -> String {
    seeded::play("valeria", 2, 5, &mut |decisions, _| decisions == 20).save
}

/// C2: sixteen megabytes were read and parsed three times over.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_refused_before_it_is_sent() {
    let folder = tempdir().expect("a folder");
    // No answer comes because somebody is tired of waiting for the body.
    let house = House::with(folder.path(), |config| config.body_seconds = 3600).await;
    for (path, length) in
        [("/load", 16 << 20), ("/load", 2 << 20), ("/in", 100_000), ("/api/v1/tables", 100_000)]
    {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: {length}\r\n\r\n",
            house.address
        );
        stream.write_all(head.as_bytes()).await.expect("it is sent");
        // Not one byte of the body follows, and yet there is an answer.
        let mut said = vec![0; 64];
        let read = tokio::time::timeout(PATIENCE, stream.read(&mut said)).await;
        let read = read.expect("an answer comes").expect("an answer");
        assert!(said[..read].starts_with(b"HTTP/1.1 413"), "{path}: {}", String::from_utf8_lossy(&said));
    }
}

/// C2: one at a time, few waiting: of ten hostile uploads at once most are told to come later, and nobody else waits.
#[tokio::test(flavor = "multi_thread")]
async fn ten_hostile_uploads_at_once_are_taken_one_by_one() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let megabyte = 1_000_000;
    let wide = format!("{{\"x\":[{}]}}", vec!["{\"a\":0}"; megabyte / 8].join(",")).into_bytes();
    let deep = "[".repeat(megabyte).into_bytes();
    let objects = "{\"a\":".repeat(megabyte / 5).into_bytes();
    let number =
        format!("{{\"format\":\"menagerie-save\",\"version\":{}}}", "9".repeat(megabyte)).into_bytes();
    let zeros = format!("{{\"version\":1e{}}}", "9".repeat(megabyte)).into_bytes();
    let mut padded: Value = serde_json::from_str(&save()).expect("JSON");
    padded["log"] = Value::Array(vec![padded["log"][0].clone(); 8000]);
    let padded = padded.to_string().into_bytes();
    let text = vec![b' '; megabyte];
    let attacks =
        [wide.clone(), deep, objects, number, zeros, padded, text, wide.clone(), wide.clone(), wide];
    let sent: Vec<_> = attacks
        .into_iter()
        .map(|attack| {
            let url = house.url("/load");
            tokio::spawn(async move {
                let form = Form::new().part("save", Part::bytes(attack).file_name("game.json"));
                Client::new().post(url).multipart(form).send().await.expect("an answer").status()
            })
        })
        .collect();
    let mut later = 0;
    for one in sent {
        let status = one.await.expect("no panic");
        let refused =
            [StatusCode::UNPROCESSABLE_ENTITY, StatusCode::BAD_REQUEST, StatusCode::PAYLOAD_TOO_LARGE];
        let told = [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE];
        assert!(refused.contains(&status) || told.contains(&status), "{status}");
        later += usize::from(told.contains(&status));
    }
    assert!(later >= 1, "all ten were taken at once");
    // Afterwards an honest one is taken.
    let honest = upload(&house, save().into_bytes()).await;
    assert_eq!(honest.status(), StatusCode::SEE_OTHER);
}

/// C2: the writer serves others between the parts of a long save, and a game that is half stored is nobody's.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_save_is_whole_when_it_is_there_and_others_write_meanwhile() {
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 9).await;
    let anna = Player::new(&house, "Anna").await;
    let whole = seeded::play("dungeon-lords", 3, 7, &mut |_, _| false);
    let lines =
        serde_json::from_str::<Value>(&whole.save).expect("JSON")["log"].as_array().expect("a log").len();
    let loading = tokio::spawn({
        let (url, save) = (house.url("/load"), whole.save.clone());
        async move {
            let client =
                Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
            let form = Form::new().part("save", Part::bytes(save.into_bytes()).file_name("game.json"));
            client.post(url).multipart(form).send().await.expect("an answer")
        }
    });
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    for _ in 0..5 {
        anna.post("/tables", wanted.clone()).await;
    }
    let loaded = loading.await.expect("no panic");
    assert_eq!(loaded.status(), StatusCode::SEE_OTHER, "{}", loaded.text().await.expect("text"));
    let to = loaded.headers()["location"].to_str().expect("text");
    let table = to.split("/replay").next().expect("a table");
    let again: Value = serde_json::from_str(&house.save_of(table).await).expect("JSON");
    assert_eq!(again["log"].as_array().expect("a log").len(), lines);
    // And after a restart it is still there.
    drop(house);
    let house = House::rehearse(folder.path(), 9).await;
    assert_eq!(serde_json::from_str::<Value>(&house.save_of(table).await).expect("JSON"), again);
}

/// C2: finished saves did not count towards the tables of a person.
#[tokio::test(flavor = "multi_thread")]
async fn saves_that_are_over_count_as_well() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.tables_each = 3).await;
    let over = seeded::play("making-monsters", 2, 3, &mut |_, _| false).save;
    let client = Client::builder().cookie_store(true).build().expect("a client");
    let mut taken = 0;
    for _ in 0..6 {
        let form = Form::new().part("save", Part::bytes(over.clone().into_bytes()).file_name("game.json"));
        let answer = client.post(house.url("/load")).multipart(form).send().await.expect("an answer");
        taken += u32::from(answer.status().is_success());
    }
    assert_eq!(taken, 3);
}

/// C2: uploads are counted, by the person and by the address.
#[tokio::test(flavor = "multi_thread")]
async fn uploads_are_counted() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        config.uploads = server::Rate::new(2, 3600);
        config.people_per_address = 2;
    })
    .await;
    let mut read = 0;
    for _ in 0..10 {
        // Each as somebody new: no cookie comes along.
        let status = upload(&house, b"{}".to_vec()).await.status();
        read += u32::from(status != StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(read, 4);
}

/// C2, H5: a save with one line more than any game has is refused before it is played, and so is one that was altered.
#[tokio::test(flavor = "multi_thread")]
async fn altered_and_endless_saves_are_refused() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let honest: Value = serde_json::from_str(&save()).expect("JSON");
    let mut endless = honest.clone();
    endless["log"] = Value::Array(vec![honest["log"][0].clone(); 6000]);
    let mut cut = honest.clone();
    cut["log"].as_array_mut().expect("a log").pop();
    let mut renamed = honest.clone();
    renamed["game"] = json!("dungeon-petz");
    let mut extended = honest.clone();
    extended["more"] = json!(1);
    for altered in [endless, cut, renamed, extended] {
        let answer = upload(&house, altered.to_string().into_bytes()).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
}

/// C2: a game whose storing was broken off leaves nothing behind, and takes nobody else's along.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_half_stored_is_forgotten_at_the_next_start() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let loaded = upload(&house, save().into_bytes()).await;
        let to = loaded.headers()["location"].to_str().expect("text");
        tables.push(to.trim_start_matches("/t/").split('/').next().expect("an id").to_owned());
    }
    drop(house);
    let url = format!("sqlite://{}", folder.path().join("menagerie.sqlite").display());
    let mut database = SqliteConnection::connect(&url).await.expect("the database");
    for sql in [
        "UPDATE tables SET status = 'loading' WHERE id = ?",
        "DELETE FROM moves WHERE tbl = ? AND version > 7",
        "DELETE FROM seats WHERE tbl = ? AND seat > 0",
    ] {
        sqlx::query(sql).bind(&tables[0]).execute(&mut database).await.expect("it is cut");
    }
    let house = House::open(folder.path()).await;
    for (table, there) in tables.iter().zip([false, true]) {
        for sql in [
            "SELECT count(*) FROM tables WHERE id = ?",
            "SELECT count(*) FROM moves WHERE tbl = ?",
            "SELECT count(*) FROM seats WHERE tbl = ?",
            "SELECT count(*) FROM deals WHERE tbl = ?",
        ] {
            let rows: i64 =
                sqlx::query_scalar(sql).bind(table).fetch_one(&mut database).await.expect("a number");
            assert_eq!(rows > 0, there, "{sql}");
        }
    }
    let status = async |table: &str| {
        let answer = Client::new().get(house.url(&format!("/t/{table}"))).send().await;
        answer.expect("an answer").status()
    };
    assert_eq!(status(&tables[0]).await, StatusCode::NOT_FOUND);
    // An unlisted table is no stranger's, but it is there.
    assert_eq!(status(&tables[1]).await, StatusCode::FORBIDDEN);
}

/// M: whoever handed in a save that ends one answer later had won a game that they had written themselves. It is played to its end
/// and shown as any other, and is nobody's result.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_handed_in_is_nobodys_result() {
    const NONE: &str = "No finished game yet.";
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let whole = seeded::play("making-monsters", 2, 5, &mut |_, _| false).decisions;
    let id = stored::hand_in(&house, &anna, "making-monsters", whole - 1).await;
    let path = format!("/tables/{id}");
    let mut given = 0;
    while anna.get(&path).await["status"] != "over" {
        for seat in 0..2 {
            let asked = anna.get(&format!("{path}?seat={seat}")).await;
            if asked["answers"].is_array() {
                let body = json!({ "seat": seat, "number": 0, "command": format!("answer {given}") });
                anna.post(&format!("{path}/answers"), body).await;
                given += 1;
            }
        }
    }
    assert!(given > 0, "the end was played here");
    let shown = anna.read(&house.url(&format!("/t/{id}")), true).await;
    assert!(shown.contains("class=\"ended\"") && shown.contains("class=\"sheet\""));
    let me = async || anna.read(&house.url("/me"), true).await;
    assert!(me().await.contains(NONE));
    // What is played here from its beginning is.
    let id = table_of(&[&anna, &ben], json!({ "game": a_game(), "stand_in": "easy" })).await;
    for player in [&anna, &ben] {
        player.post(&format!("/tables/{id}/leave"), json!({})).await;
    }
    until(&anna, &id, |now| now["status"] == "over").await;
    assert!(!me().await.contains(NONE));
}
