//! A server in this process, and people who visit it.

use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use tokio::{
    runtime::{Builder, Runtime},
    sync::oneshot,
};

/// How long anything may take that is sure to come, for a machine may stand still for a while. Nobody waits for so long
/// unless something is wrong.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A limit that no test of something else meets.
const MANY: server::Rate = server::Rate::new(1_000_000, 1);

/// The games of this house.
pub fn games() -> impl Iterator<Item = &'static str> {
    house::GAMES.iter().map(|game| game.id())
}

/// Where it does not matter which game is played.
pub fn a_game() -> &'static str {
    house::GAMES[0].id()
}

pub struct House {
    pub address: SocketAddr,
    pub admin: SocketAddr,
    /// Its answers without its sockets.
    pub service: axum::Router,
    /// The hand behind the scenes, in a rehearsal.
    pub rehearsal: Option<server::Rehearsal>,
    /// Of its own, so that everything ends with it: connections too.
    runtime: Option<Runtime>,
}

impl House {
    pub async fn open(folder: &Path) -> House {
        House::open_at(folder, ([127, 0, 0, 1], 0).into(), None).await
    }

    /// A house where the same answers always meet the same game. Every test has a number of its own;
    /// `MENAGERIE_EXPLORE=n` sends all of them into games that nobody has seen.
    pub async fn rehearse(folder: &Path, number: u64) -> House {
        let explored = std::env::var("MENAGERIE_EXPLORE").ok();
        let far = explored.map_or(0, |far| far.parse::<u64>().expect("MENAGERIE_EXPLORE is a number"));
        House::open_at(folder, ([127, 0, 0, 1], 0).into(), Some(far * 1000 + number)).await
    }

    /// Opens at an address that a house before may just have left.
    pub async fn open_at(folder: &Path, listen: SocketAddr, rehearsal: Option<u64>) -> House {
        House::with(folder, |config| (config.listen, config.rehearsal) = (listen, rehearsal)).await
    }

    /// A house with settings of its own.
    pub async fn with(folder: &Path, change: impl FnOnce(&mut server::Config)) -> House {
        let mut config = server::Config {
            listen: ([127, 0, 0, 1], 0).into(),
            admin: Some(([127, 0, 0, 1], 0).into()),
            data_dir: folder.to_owned(),
            open: false,
            // Links begin alike in houses that are compared.
            address: Some("http://house.example".to_owned()),
            bot_pace_ms: 0,
            changes: MANY,
            guests: MANY,
            sign_ins: MANY,
            new_tables: MANY,
            chat_lines: MANY,
            uploads: MANY,
            hints: MANY,
            reviews: MANY,
            review_iterations: 20,
            looks: MANY,
            // However slow the machine is, nobody is offered a vote at a table of somebody who tests something else.
            leaver_seconds: 86_400,
            ..server::Config::default()
        };
        change(&mut config);
        plug::open(house::GAMES);
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let (ready, opened) = oneshot::channel();
        runtime.spawn(async move {
            let began = Instant::now();
            let server = loop {
                match server::Server::bind(config.clone()).await {
                    Ok(server) => break server,
                    Err(error) => assert!(began.elapsed() < PATIENCE, "no server: {error}"),
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            let address = server.address().expect("an address");
            let admin = server.admin_address().expect("an admin address");
            let opened = (address, admin, server.service(), server.rehearsal());
            assert!(ready.send(opened).is_ok(), "somebody waits");
            server.run().await.expect("it runs");
        });
        let (address, admin, service, rehearsal) = opened.await.expect("it opens");
        House { address, admin, service, rehearsal, runtime: Some(runtime) }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The save of a rehearsed game, by the path of its table.
    pub async fn save_of(&self, table: &str) -> String {
        let behind = self.rehearsal.as_ref().expect("a rehearsal");
        behind.save(table.trim_start_matches("/t/")).await.expect("a save")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A program that plays by the API.
pub struct Player {
    client: Client,
    base: String,
    token: String,
}

impl Player {
    pub async fn new(house: &House, name: &str) -> Player {
        Player::with(house, name, Client::new()).await
    }

    /// Somebody whom a proxy on this machine says to come from an address; the house must trust it.
    pub async fn from(house: &House, name: &str, address: &str) -> Player {
        let told = [("x-forwarded-for".parse().expect("a name"), address.parse().expect("a value"))];
        let client = Client::builder().default_headers(told.into_iter().collect()).build();
        Player::with(house, name, client.expect("a client")).await
    }

    async fn with(house: &House, name: &str, client: Client) -> Player {
        let base = house.url("/api/v1");
        let answer: Value = client
            .post(format!("{base}/identities"))
            .json(&json!({ "name": name }))
            .send()
            .await
            .expect("an answer")
            .json()
            .await
            .expect("JSON");
        let token = answer["token"].as_str().expect("a token").to_owned();
        Player { client, base, token }
    }

    /// Somebody whom a house has known before.
    pub fn known(house: &House, token: &str) -> Player {
        Player { client: Client::new(), base: house.url("/api/v1"), token: token.to_owned() }
    }

    pub fn at(&self, house: &House) -> Player {
        Player { client: Client::new(), base: house.url("/api/v1"), token: self.token.clone() }
    }

    /// The request as this player's own.
    pub fn signed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        request.bearer_auth(&self.token)
    }

    pub async fn send(&self, path: &str, body: Value) -> Response {
        let request = self.client.post(format!("{}{path}", self.base)).bearer_auth(&self.token).json(&body);
        request.send().await.expect("an answer")
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        let response = self.send(path, body).await;
        let status = response.status();
        let text = response.text().await.expect("text");
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Whatever the server sends to an address, not only of the API; the first message where it is a stream.
    pub async fn read(&self, url: &str, known: bool) -> String {
        let request = self.client.get(url);
        let request = if known { request.bearer_auth(&self.token) } else { request };
        let mut answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{url}: {}", answer.status());
        let kind = &answer.headers()["content-type"];
        if kind != "text/event-stream" {
            return answer.text().await.expect("text");
        }
        let mut said = Vec::new();
        while !said.ends_with(b"\n\n") {
            said.extend(answer.chunk().await.expect("a stream").expect("a message"));
        }
        String::from_utf8(said).expect("text")
    }

    /// The answer to a look at any address.
    pub async fn fetch(&self, url: &str) -> Response {
        self.client.get(url).bearer_auth(&self.token).send().await.expect("an answer")
    }

    /// Sends a form of the pages; the status it ends in.
    pub async fn form(&self, url: &str, fields: &[(&str, &str)]) -> StatusCode {
        let request = self.client.post(url).bearer_auth(&self.token).form(fields);
        request.send().await.expect("an answer").status()
    }

    pub async fn get(&self, path: &str) -> Value {
        let request = self.client.get(format!("{}{path}", self.base)).bearer_auth(&self.token);
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    /// An open stream.
    pub async fn stream(&self, url: &str) -> Response {
        let answer = self.client.get(url).bearer_auth(&self.token).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{url}: {}", answer.status());
        answer
    }

    /// Gives an answer if one is owed; whether the game goes on.
    pub async fn step(&self, table: &str, pick: usize) -> bool {
        let now = self.get(&format!("/tables/{table}")).await;
        if now["status"] == "over" {
            return false;
        }
        let Some(answers) = now["answers"].as_array() else { return true };
        let body = json!({
            "number": pick % answers.len(),
            "decision": now["decision"],
            "command": now["decision"],
        });
        self.post(&format!("/tables/{table}/answers"), body).await;
        true
    }
}

/// A table where these people sit, the first of them as its host; `wanted` says the rest.
pub async fn table_of(people: &[&Player], mut wanted: Value) -> String {
    let seats = (0..people.len()).map(|at| json!({ "kind": if at == 0 { "me" } else { "friend" } }));
    wanted["seats"] = seats.collect();
    let opened = people[0].post("/tables", wanted).await;
    let id = opened["id"].as_str().expect("an id").to_owned();
    for friend in &people[1..] {
        friend.post(&format!("/tables/{id}/join"), json!({ "invite": opened["invite"] })).await;
    }
    id
}

/// Waits until `holds` of the table as `player` sees it.
pub async fn until(player: &Player, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        let now = player.get(&format!("/tables/{table}")).await;
        if holds(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it does not come to that");
}
