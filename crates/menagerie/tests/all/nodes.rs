//! Several nodes on one PostgreSQL: real processes, a real database, a real NATS server, and people who each talk to another node.
//! Left out where those servers are missing.

mod away;
mod gone;
pub mod people;
pub mod services;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use crowd::{Nats, Postgres};
use serde_json::{Value, json};

use people::{Stream, play_to_the_end, table_of};
use services::PATIENCE;

use crate::{
    closing::{WIDE, free_address},
    serve::{Person, Running, nth_answer},
};

struct Node {
    server: Running,
    admin: String,
}

impl Node {
    fn start(postgres: &Postgres, nats: Option<&Nats>, flags: &[&str]) -> Node {
        let (database, admin) = (postgres.url(), free_address().to_string());
        let nats = nats.map(Nats::url);
        let mut all = [&WIDE[..], &["--database", &database, "--admin", &admin], flags].concat();
        if let Some(nats) = &nats {
            all.extend(["--nats", nats.as_str()]);
        }
        let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
        Node { server: Running::with(program, services::nothing(), &all, |_| {}), admin }
    }

    fn url(&self) -> &str {
        &self.server.url
    }

    async fn ready(&self) -> (u16, String) {
        let answer = reqwest::get(format!("http://{}/readyz", self.admin)).await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("text"))
    }

    /// Waits until its readiness reads so.
    async fn until_ready(&self, holds: impl Fn(u16, &str) -> bool) {
        let began = Instant::now();
        loop {
            let (status, text) = self.ready().await;
            if holds(status, &text) {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "it stays like this: {status} {text}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn counts(&self, name: &str) -> u64 {
        let text = reqwest::get(format!("http://{}/metrics", self.admin)).await.expect("an answer");
        let text = text.text().await.expect("text");
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.expect("it is counted").parse().expect("a number")
    }
}

/// The id of a table, by its path.
fn id(table: &str) -> &str {
    table.trim_start_matches("/tables/")
}

/// The versions in the log of a table, in order, and how many of its lines are the house's.
async fn log_of(postgres: &Postgres, table: &str) -> (Vec<i64>, i64) {
    let mut database = postgres.connect().await.expect("a connection");
    let versions = sqlx::query_scalar("SELECT version FROM moves WHERE tbl = $1 ORDER BY version");
    let versions = versions.bind(id(table)).fetch_all(&mut database).await.expect("versions");
    let house = "SELECT count(*) FROM moves WHERE tbl = $1 AND command LIKE 'house-%' AND action IS NOT NULL";
    let house = sqlx::query_scalar(house).bind(id(table)).fetch_one(&mut database).await.expect("a number");
    (versions, house)
}

#[track_caller]
fn follow_on(versions: &[i64]) {
    assert!(versions.iter().copied().eq(0..versions.len() as i64), "{versions:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_play_whole_games() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let nodes = [Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let one_game = async |game: &str| {
        let table = table_of(&[(&anna, north), (&ben, south)], json!({ "game": game }), &[]).await;
        let (of_anna, of_ben) =
            tokio::join!(play_to_the_end(&anna, north, &table, 0), play_to_the_end(&ben, south, &table, 3));
        // Both nodes tell everybody the same, and what was acknowledged is known to both under the same number.
        for person in [&anna, &ben] {
            let [here, there] = [person.get(north, &table).await, person.get(south, &table).await];
            assert_eq!(here["view"], there["view"], "{game}");
            assert_eq!((&here["status"], &here["outcome"]), (&json!("over"), &there["outcome"]), "{game}");
        }
        for (person, other, taken) in [(&anna, south, &of_anna), (&ben, north, &of_ben)] {
            for (body, said) in taken.iter().step_by(9) {
                assert_eq!(
                    person.post(other, &format!("{table}/answers"), body.clone()).await,
                    *said,
                    "{game}"
                );
            }
        }
        let (versions, _) = log_of(&postgres, &table).await;
        follow_on(&versions);
        assert_eq!(versions.len(), of_anna.len() + of_ben.len(), "{game}: each answer is in the log once");
        println!("{game}: {} answers", versions.len());
    };
    for game in ["valeria", "making-monsters", "dungeon-petz", "dungeon-lords"] {
        one_game(game).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_raced_at_two_nodes_is_taken_once() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let nodes = [Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let table = table_of(&[(&anna, north), (&ben, south)], json!({ "game": "valeria" }), &[]).await;
    let answers = format!("{table}/answers");
    let (mut raced, mut refused) = (0, 0);
    while raced < 40 {
        for person in [&anna, &ben] {
            let now = person.get(south, &table).await;
            let Some(body) = nth_answer(&now, raced) else { continue };
            let mut other = nth_answer(&now, raced + 1).expect("it is asked");
            // By turns the same answer at both nodes, another one under the same name, and another one under another.
            let same = match raced % 3 {
                0 => {
                    other = body.clone();
                    true
                }
                1 => other["number"] == body["number"],
                _ => {
                    other["command"] = json!(format!("other-{raced}"));
                    false
                }
            };
            let (here, there) =
                tokio::join!(person.try_post(north, &answers, body), person.try_post(south, &answers, other));
            let mut good = 0;
            let mut said: Vec<Value> = Vec::new();
            for answer in [here, there] {
                let answer = answer.expect("an answer");
                good += usize::from(answer.status().is_success());
                said.push(answer.json().await.expect("JSON"));
            }
            if same {
                assert_eq!((good, &said[0]), (2, &said[1]), "one answer, told twice");
            } else {
                assert_eq!(good, 1, "{said:?}");
                refused += said.iter().filter(|said| said["error"] == "stale").count();
            }
            raced += 1;
        }
    }
    assert!(refused >= 15, "{refused} were refused, and told why");
    let (versions, _) = log_of(&postgres, &table).await;
    follow_on(&versions);
    assert_eq!(versions.len(), raced);
}

/// Of two who want the last chair, each at another node, one gets it.
#[tokio::test(flavor = "multi_thread")]
async fn a_chair_is_given_once() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let nodes = [Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(north, "Ben").await);
    let cleo = Person::new(south, "Cleo").await;
    for _ in 0..10 {
        let wanted = json!({ "game": "valeria", "seats": [{ "kind": "me" }, { "kind": "friend" }] });
        let opened = anna.post(north, "/tables", wanted).await;
        let table = format!("/tables/{}", opened["id"].as_str().expect("an id"));
        let join = format!("{table}/join");
        let body = json!({ "invite": opened["invite"] });
        // Both nodes have the table in memory.
        cleo.get(south, &format!("{table}?invite={}", opened["invite"].as_str().expect("an invite"))).await;
        let (one, other) =
            tokio::join!(ben.try_post(north, &join, body.clone()), cleo.try_post(south, &join, body.clone()));
        let told = [one, other].map(|answer| answer.expect("an answer").status().as_u16());
        assert!(told == [200, 409] || told == [409, 200], "{told:?}");
        let (sits, node) = if told[0] == 200 { (&ben, south) } else { (&cleo, north) };
        assert!(sits.get(node, &table).await["seat"].is_number(), "and the other node knows it");
    }
}

/// The page of a table, as somebody reads it at a node.
async fn page(person: &Person, node: &str, table: &str) -> String {
    let request = person.client.get(format!("{node}/t/{}", id(table))).bearer_auth(&person.token);
    request.send().await.expect("an answer").text().await.expect("text")
}

/// Everybody at the table, as a page lists them.
fn people_on(page: &str) -> Vec<&str> {
    let list = page.split_once("class=\"people\"").expect("a list").1;
    list.split_once("</ul>").expect("its end").0.split("<li").skip(1).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_and_what_a_bot_said_is_seen_from_every_node() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let flags = ["--leaver-seconds", "4"];
    let nodes = [Node::start(&postgres, Some(&nats), &flags), Node::start(&postgres, Some(&nats), &flags)];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let table = table_of(&[(&anna, north), (&ben, south)], json!({ "game": "valeria" }), &[]).await;
    assert!(!people_on(&page(&ben, south, &table).await)[0].contains("dot here"), "nobody has seen Anna yet");
    anna.get(north, &table).await;
    assert!(people_on(&page(&ben, south, &table).await)[0].contains("dot here"), "she looks at her node");

    // A vote that is given at one node sends away whoever keeps the table waiting at another.
    let mut of_ben = Stream::open(&ben, south, &table).await;
    anna.post(north, &format!("{table}/vote"), json!({ "seat": 1 })).await;
    of_ben.until("Ben is sent away", |now| now["seats"][1]["kind"] == "away").await;

    // A hint is asked for at one node and read at another.
    let table = table_of(&[(&anna, north)], json!({ "game": "valeria" }), &["easy"]).await;
    let asked = anna.client.post(format!("{north}/t/{}/hint", id(&table))).bearer_auth(&anna.token);
    let asked = asked.form(&[("seat", "0")]).send().await.expect("an answer");
    assert!(asked.status().is_success(), "{}", asked.status());
    for node in [north, south] {
        assert!(page(&anna, node, &table).await.contains("id=\"advice\""), "at {node}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stands_beside_the_log_is_seen_from_every_node() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let nodes = [Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let [north, south] = [nodes[0].url(), nodes[1].url()];
    let (anna, ben) = (Person::new(north, "Anna").await, Person::new(south, "Ben").await);
    let table = table_of(&[(&anna, north), (&ben, south)], json!({ "game": "valeria" }), &[]).await;
    let read = async |person: &Person, node: &str| page(person, node, &table).await;
    // Chat.
    anna.post(north, &format!("{table}/chat"), json!({ "text": "hello from the north" })).await;
    assert!(read(&ben, south).await.contains("hello from the north"));
    ben.post(south, &format!("{table}/chat"), json!({ "text": "hello from the south" })).await;
    assert!(read(&anna, north).await.contains("hello from the south"));
    // Leaving and coming back.
    anna.post(north, &format!("{table}/leave"), json!({})).await;
    assert!(read(&ben, south).await.contains("gone, a bot plays"));
    anna.post(south, &format!("{table}/return"), json!({})).await;
    assert!(!read(&ben, north).await.contains("gone, a bot plays"));
    // Signing out at one node ends what is open at another.
    let mut of_anna = Stream::open(&anna, north, &table).await;
    assert!(of_anna.next_within(PATIENCE).await.is_some());
    let out = anna.client.post(format!("{south}/me/out")).bearer_auth(&anna.token);
    let out = out.form(&[("all", "yes")]).send().await.expect("an answer");
    assert!(out.status().is_success(), "{}", out.status());
    let began = Instant::now();
    while of_anna.next_within(Duration::from_secs(20)).await.is_some() {
        assert!(began.elapsed() < PATIENCE, "the stream goes on");
    }
    assert!(began.elapsed() < Duration::from_secs(15), "it has ended, not merely fallen silent");
}
