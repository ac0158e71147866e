//! What a node does while NATS or PostgreSQL does not answer.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{
    Node, follow_on, log_of,
    people::{Stream, table_of},
    services::{self, PATIENCE},
};
use crate::serve::{Person, nth_answer};

#[tokio::test(flavor = "multi_thread")]
async fn without_nats_nodes_ask_and_say_so() {
    if !services::are_here() {
        return;
    }
    let postgres = services::postgres().await;
    let mut nats = services::nats().await;
    let nodes = [Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let table = table_of(&[(&anna, north), (&ben, south)], json!({ "game": "valeria" }), &[]).await;
    let mut of_ben = Stream::open(&ben, south, &table).await;
    // Anna leaves at her node and comes back, and Ben is shown so at his.
    let mut gone = false;
    let mut change = async |stream: &mut Stream, what: &str| {
        gone = !gone;
        let (verb, kind) = if gone { ("leave", "away") } else { ("return", "person") };
        anna.post(north, &format!("{table}/{verb}"), json!({})).await;
        stream.until(what, |now| now["seats"][0]["kind"] == kind).await;
    };
    for node in &nodes {
        node.until_ready(|status, text| status == 200 && text == "ok\n").await;
        assert_eq!(node.counts("menagerie_nats_up").await, 1);
    }
    change(&mut of_ben, "it is told").await;
    nats.kill().expect("killed");
    for node in &nodes {
        node.until_ready(|status, text| status == 200 && text.contains("NATS is away")).await;
        assert_eq!(node.counts("menagerie_nats_up").await, 0);
    }
    change(&mut of_ben, "it is asked for").await;
    nats.go_on().await.expect("a NATS server");
    for node in &nodes {
        node.until_ready(|status, text| status == 200 && text == "ok\n").await;
    }
    let began = Instant::now();
    for _ in 0..6 {
        change(&mut of_ben, "it is told again").await;
    }
    assert!(began.elapsed() < Duration::from_secs(5), "told, not asked for: {:?}", began.elapsed());
    // A node that was never told of a NATS server hears of everything too.
    let alone = Node::start(&postgres, None, &[]);
    let mut of_ben = Stream::open(&ben, alone.url(), &table).await;
    change(&mut of_ben, "it is asked for there").await;
}

/// What was answered elsewhere while a node heard nothing is not called too late there, as long as it cannot ask.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_refuses_nobody_by_what_it_last_knew() {
    if !services::are_here() {
        return;
    }
    let postgres = services::postgres().await;
    let nodes = [Node::start(&postgres, None, &[]), Node::start(&postgres, None, &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let people = [&anna, &ben];
    let table = table_of(&[(&anna, north), (&ben, south)], json!({ "game": "valeria" }), &[]).await;
    let answers = format!("{table}/answers");
    for person in people {
        person.get(south, &table).await;
    }
    nodes[1].server.signal("STOP");
    let asked = async || {
        for person in people {
            if let Some(body) = nth_answer(&person.get(north, &table).await, 0) {
                return (person, body);
            }
        }
        panic!("nobody is asked")
    };
    for _ in 0..8 {
        let (person, body) = asked().await;
        person.post(north, &answers, body).await;
    }
    let (person, body) = asked().await;
    let mut database = postgres.connect().await.expect("a connection");
    let lock = "BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE";
    sqlx::raw_sql(lock).execute(&mut database).await.expect("nobody reads which tables have changed");
    nodes[1].server.signal("CONT");
    let (status, said) = person.refused(south, &answers, body.clone()).await;
    assert_eq!((status, &said["error"]), (503, &json!("not-stored")), "{said}");
    assert_eq!(person.get(south, &table).await["status"], "playing", "it can be looked at");
    sqlx::raw_sql("ROLLBACK").execute(&mut database).await.expect("everybody reads again");
    nodes[1].until_ready(|status, _| status == 200).await;
    person.post(south, &answers, body).await;
    let (versions, _) = log_of(&postgres, &table).await;
    assert_eq!(versions.len(), 9);
    follow_on(&versions);
}

/// A page at a node, in a language.
async fn read(person: &Person, node: &str, path: &str, lang: &str) -> (u16, String) {
    let request = person.client.get(format!("{node}{path}")).bearer_auth(&person.token);
    let answer = request.header("accept-language", lang).send().await.expect("an answer");
    (answer.status().as_u16(), answer.text().await.expect("text"))
}

/// Pages are read as far as they can do without what is stored, and say what is missing.
#[tokio::test(flavor = "multi_thread")]
async fn while_postgres_is_away_pages_are_read() {
    if !services::are_here() {
        return;
    }
    let mut postgres = services::postgres().await;
    let nodes = [Node::start(&postgres, None, &[]), Node::start(&postgres, None, &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let people = [(&anna, north), (&ben, south)];
    for (person, node) in people {
        assert_eq!(read(person, node, "/", "en").await.0, 200);
    }
    postgres.stop().expect("stopped");
    for (person, node) in people {
        for (path, lang, said) in [
            ("/", "en", "The lists of tables cannot be read right now"),
            ("/", "fr", "Les listes des tables ne peuvent pas être lues"),
            ("/me", "en", "Your results cannot be read right now"),
            ("/me", "fr", "Vos résultats ne peuvent pas être lus"),
        ] {
            let (status, text) = read(person, node, path, lang).await;
            assert!(status == 200 && text.contains(said), "{path} in {lang}: {status} {text}");
        }
    }
    // Whoever comes to a node that has never seen them is nobody there, and what is for everybody is theirs to read.
    for path in ["/", "/rules", "/rules/valeria", "/learn", "/learn/valeria", "/puzzles", "/bots"] {
        assert_eq!(read(&ben, north, path, "en").await.0, 200, "{path}");
    }
    assert_eq!(
        read(&ben, north, "/me", "en").await.0,
        503,
        "nobody is shown somebody else's page, nor an empty one"
    );
    postgres.go_on().await.expect("a PostgreSQL");
    nodes[0].until_ready(|status, _| status == 200).await;
    for path in ["/", "/me"] {
        let (status, text) = read(&anna, north, path, "en").await;
        assert!(status == 200 && !text.contains("cannot be read right now"), "{path}: {status} {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_postgres_is_away_tables_are_seen_and_nothing_is_taken() {
    if !services::are_here() {
        return;
    }
    let (mut postgres, nats) = (services::postgres().await, services::nats().await);
    let nodes = [Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let people = [(&anna, north), (&ben, south)];
    let table = table_of(&people, json!({ "game": "valeria" }), &[]).await;
    let answers = format!("{table}/answers");
    let mut streams = [Stream::open(&anna, north, &table).await, Stream::open(&ben, south, &table).await];
    for (person, node) in people {
        person.get(node, &table).await;
    }
    let before = log_of(&postgres, &table).await.0.len();
    let timed = table_of(&people, json!({ "game": "valeria", "clock": { "turn": 6 } }), &[]).await;
    let stopped = Instant::now();
    postgres.stop().expect("stopped");
    // Whoever is asked is refused, with a reason, and sees the table as it was.
    let mut bodies = Vec::new();
    for _ in 0..2 {
        for (person, node) in people {
            let now = person.get(node, &table).await;
            assert_eq!(now["status"], "playing", "{now}");
            let Some(body) = nth_answer(&now, 0) else { continue };
            let (status, said) = person.refused(node, &answers, body.clone()).await;
            assert_eq!((status, &said["error"]), (503, &json!("not-stored")), "{said}");
            let again = person.get(node, &table).await;
            assert_eq!(again["decision"], now["decision"], "nothing has happened");
            bodies.push((person, node, body));
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    assert!(!bodies.is_empty(), "nobody was asked");
    for node in &nodes {
        assert_eq!(node.ready().await.0, 503);
    }
    tokio::time::sleep(Duration::from_secs(8).saturating_sub(stopped.elapsed())).await;
    postgres.go_on().await.expect("a PostgreSQL");
    for node in &nodes {
        node.until_ready(|status, _| status == 200).await;
    }
    // Nobody could answer: nobody's time has run out meanwhile. It goes on from here.
    let seats = async || anna.get(north, &timed).await["seats"].to_string();
    assert!(!seats().await.contains("away"), "clocks stood still");
    let back = Instant::now();
    while !seats().await.contains("away") {
        assert!(back.elapsed() < PATIENCE, "clocks never go on");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(log_of(&postgres, &table).await.0.len(), before, "nothing half-done");
    let (person, node, body) = bodies.swap_remove(0);
    person.post(node, &answers, body).await;
    assert_eq!(log_of(&postgres, &table).await.0.len(), before + 1);
    // Streams have stayed open all the time.
    anna.post(north, &format!("{table}/leave"), json!({})).await;
    for stream in &mut streams {
        stream.until("it goes on", |now| now["seats"][0]["kind"] == "away").await;
    }
}
