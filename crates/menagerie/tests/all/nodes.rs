//! Several nodes on one PostgreSQL: real processes, a real database, a real NATS server, and people who each talk to another node.
//! Left out where those servers are missing.

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
            // By turns one name at both nodes, and two names.
            let one_name = raced % 2 == 0;
            if !one_name {
                other["command"] = json!(format!("other-{raced}"));
            }
            let (here, there) =
                tokio::join!(person.try_post(north, &answers, body), person.try_post(south, &answers, other));
            let mut good = 0;
            let mut said: Vec<Value> = Vec::new();
            for answer in [here, there] {
                let answer = answer.expect("an answer");
                good += usize::from(answer.status().is_success());
                said.push(answer.json().await.expect("JSON"));
            }
            if one_name {
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
        assert!(page(&anna, node, &table).await.contains("A bot would:"), "at {node}");
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

/// Bots think at one node, and when it is killed in the midst of that, at another.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_at_one_node_and_another_takes_over() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let (north, south) = (nodes[0].url().to_owned(), nodes[1].url().to_owned());
    let (anna, ben) = (Person::new(&north, "Anna").await, Person::new(&south, "Ben").await);
    let people = [(&anna, north.as_str()), (&ben, south.as_str())];
    let table = table_of(&people, json!({ "game": "valeria" }), &["easy", "easy"]).await;
    let mut streams = [Stream::open(&anna, &north, &table).await, Stream::open(&ben, &south, &table).await];
    let mut given = 0;
    let answer = async |stream: &mut Stream, (person, node): (&Person, &str), given: &mut usize| {
        let Some(now) = stream.next_within(Duration::from_millis(300)).await else { return };
        let Some(body) = nth_answer(&now, *given) else { return };
        let done = person.try_post(node, &format!("{table}/answers"), body).await.expect("an answer");
        *given += usize::from(done.status().is_success());
    };
    let began = Instant::now();
    // How often bots are asked is a matter of the dice: until they have answered often enough, too.
    while given < 40 || log_of(&postgres, &table).await.1 <= 20 {
        assert!(began.elapsed() < PATIENCE, "{given} answers, and {:?}", log_of(&postgres, &table).await);
        for (stream, person) in streams.iter_mut().zip(people) {
            answer(stream, person, &mut given).await;
        }
    }
    // Until no bot is asked any more.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (versions, of_house) = log_of(&postgres, &table).await;
    follow_on(&versions);
    let mut thoughts = 0;
    for node in &nodes {
        thoughts += node.counts("menagerie_bot_thoughts_total").await;
    }
    // Where somebody else at the table is quicker, a bot thinks again. Easy bots think for a few milliseconds, so two nodes that
    // both keep a table seldom meet in that: this shows that every answer was thought of, and hardly more; that one node
    // thinks and the other does not is shown below, by bots that take their time.
    let answers = of_house.unsigned_abs();
    assert!(
        thoughts >= answers && thoughts <= answers + answers / 2,
        "{thoughts} thoughts, {answers} answers"
    );
    drop(streams);

    // Deep bots, alone with Anna, who plays on at one node. The other looks every second for what is left undone: it leaves to
    // the first what that is at.
    let table = table_of(&people[..1], json!({ "game": "valeria" }), &["expert", "expert"]).await;
    let plays = async |node: &str| {
        let Some(body) = nth_answer(&anna.get(node, &table).await, 0) else { return };
        // At another node her answer may be known already.
        anna.try_post(node, &format!("{table}/answers"), body).await.expect("an answer");
    };
    let begun = async |node: &Node| node.counts("menagerie_bot_thoughts_total").await;
    let (here, elsewhere) = (begun(&nodes[0]).await, begun(&nodes[1]).await);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(10) || begun(&nodes[0]).await < here + 3 {
        assert!(began.elapsed() < PATIENCE, "no bot is ever asked");
        plays(&north).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(begun(&nodes[1]).await, elsewhere, "both nodes think for the same bots");

    // Her answer makes a bot think, and its node dies.
    let (here, began) = (begun(&nodes[0]).await, Instant::now());
    while begun(&nodes[0]).await == here {
        assert!(began.elapsed() < PATIENCE, "no bot is asked any more");
        plays(&north).await;
    }
    nodes.remove(0).server.kill();
    let killed = Instant::now();
    // What is in the log now was answered before; what comes is the other's. Anna's own answers there do not make it think:
    // the table is the first one's until that counts as gone.
    let before = log_of(&postgres, &table).await.1;
    while log_of(&postgres, &table).await.1 == before {
        assert!(killed.elapsed() < PATIENCE, "nobody takes over");
        plays(&south).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("a bot's turn was taken over after {:?}", killed.elapsed());
    assert!(begun(&nodes[0]).await > elsewhere, "by the other node");
    follow_on(&log_of(&postgres, &table).await.0);
}

/// Workers think for all nodes, so no node counts on all of their threads; when another goes, it has them to itself.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_share_the_threads_of_workers() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let worker = crate::farm::running::Running::start(&["think", "--nats", &nats.url(), "--threads", "5"]);
    worker.wait_for("Thinking for bots at");
    let come_to = async |nodes: &[Node], threads: u64| {
        let began = Instant::now();
        for node in nodes {
            loop {
                let counted = node.counts("menagerie_worker_threads").await;
                if counted == threads {
                    break;
                }
                assert!(began.elapsed() < PATIENCE, "{} nodes: {counted} threads each", nodes.len());
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    };
    come_to(&nodes, 2).await;
    // It stays so: nobody counts on more in between.
    for _ in 0..30 {
        assert_eq!(nodes[0].counts("menagerie_worker_threads").await, 2);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    nodes.push(Node::start(&postgres, Some(&nats), &[]));
    come_to(&nodes, 1).await;
    for gone in nodes.drain(1..) {
        gone.server.kill();
    }
    come_to(&nodes, 5).await;
}

/// Told to stop, a node leaves its bots to the others at once: nobody waits until it counts as gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_told_to_stop_leaves_its_bots_to_the_others() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let north = nodes[0].url().to_owned();
    let anna = Person::new(&north, "Anna").await;
    let table = table_of(&[(&anna, &north)], json!({ "game": "valeria" }), &["expert", "expert"]).await;
    let began = Instant::now();
    while nodes[0].counts("menagerie_bot_thoughts_total").await == 0 {
        assert!(began.elapsed() < PATIENCE, "no bot is ever asked");
        let now = anna.get(&north, &table).await;
        if let Some(body) = nth_answer(&now, 0) {
            anna.try_post(&north, &format!("{table}/answers"), body).await.expect("an answer");
        }
    }
    let node = nodes.remove(0);
    node.server.signal("TERM");
    node.server.ended().await;
    let gone = Instant::now();
    while nodes[0].counts("menagerie_bot_thoughts_total").await == 0 {
        assert!(gone.elapsed() < Duration::from_secs(4), "the other waits until it counts as gone");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A clock runs out at one node, and when that is killed, at another; nobody is sent away twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_though_its_node_was_killed() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let (north, south) = (nodes[0].url().to_owned(), nodes[1].url().to_owned());
    let (anna, ben) = (Person::new(&south, "Anna").await, Person::new(&north, "Ben").await);
    let people = [(&anna, south.as_str()), (&ben, north.as_str())];
    let wanted = json!({ "game": "valeria", "clock": { "turn": 12 } });
    // Ben sits down last, at the node that is killed: it keeps the table.
    let table = table_of(&people, wanted, &[]).await;
    let keeper = async || -> Option<String> {
        let mut database = postgres.connect().await.expect("a connection");
        let sql = "SELECT keeper FROM tables WHERE id = $1";
        sqlx::query_scalar(sql).bind(id(&table)).fetch_one(&mut database).await.expect("a row")
    };
    let first = keeper().await.expect("somebody keeps it");
    // It has said again that it is awake, and the other has heard it: the table is taken from a node that is known to be gone,
    // not from one that was hardly there.
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(keeper().await.as_ref(), Some(&first));
    nodes.remove(0).server.kill();
    let killed = Instant::now();
    let mut of_anna = Stream::open(&anna, &south, &table).await;
    let gone = |now: &Value| now["seats"].to_string().contains("\"kind\":\"away\"");
    of_anna.until("somebody's time is up", gone).await;
    println!("a clock was taken over, and ran out {:?} after the node was killed", killed.elapsed());
    assert_ne!(keeper().await, Some(first));
}
