//! Somebody opens many tables of expert bots and looks at all of them; how long does an easy bot take that plays with an
//! honest guest meanwhile?
//!
//! `cargo run --release -p server --example starve -- [TABLES] [ANSWERS]`
//!
//! The server is one of its own, with usual settings but for the limits on what one visitor may do.

use std::{
    env,
    time::{Duration, Instant},
};

use reqwest::Client;
use serde_json::{Value, json};

type Failure = Box<dyn std::error::Error + Send + Sync>;

struct Guest {
    client: Client,
    base: String,
    token: String,
}

impl Guest {
    async fn new(base: &str, name: &str) -> Result<Guest, Failure> {
        let client = Client::new();
        let made = client.post(format!("{base}/identities")).json(&json!({ "name": name })).send().await?;
        let made: Value = made.error_for_status()?.json().await?;
        let token = made["token"].as_str().ok_or("no token")?.to_owned();
        Ok(Guest { client, base: base.to_owned(), token })
    }

    async fn get(&self, path: &str) -> Result<Value, Failure> {
        let request = self.client.get(format!("{}{path}", self.base)).bearer_auth(&self.token);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value, Failure> {
        let request = self.client.post(format!("{}{path}", self.base)).bearer_auth(&self.token).json(&body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }

    async fn open(&self, seats: Value) -> Result<String, Failure> {
        let opened = self.post("/tables", json!({ "game": house::GAMES[0].id(), "seats": seats })).await?;
        Ok(format!("/tables/{}", opened["id"].as_str().ok_or("no id")?))
    }
}

/// Plays with an easy bot; how long each of its answers took, from the step before it.
async fn honest(guest: &Guest, answers: usize) -> Result<Vec<Duration>, Failure> {
    let table = guest.open(json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }])).await?;
    let mut took = Vec::new();
    let (mut version, mut since, mut given) = (Value::Null, Instant::now(), 0);
    while took.len() < answers {
        let now = guest.get(&table).await?;
        if now["version"] != version {
            // What came after an answer of the bot's opponent is the bot's.
            if given > 0 {
                took.push(since.elapsed());
            }
            (version, since) = (now["version"].clone(), Instant::now());
        }
        if now["status"] == "over" {
            break;
        }
        let Some(legal) = now["answers"].as_array() else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let body = json!({ "number": given % legal.len(), "decision": now["decision"], "command": given.to_string() });
        guest.post(&format!("{table}/answers"), body).await?;
        given += 1;
        (version, since) = (guest.get(&table).await?["version"].clone(), Instant::now());
    }
    took.sort();
    Ok(took)
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut args = env::args().skip(1);
    let tables: usize = args.next().map_or(Ok(50), |text| text.parse())?;
    let answers: usize = args.next().map_or(Ok(20), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let config = server::Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data_dir: folder.path().to_owned(),
        open: false,
        changes: server::Rate::new(1_000_000, 1),
        new_tables: server::Rate::new(1_000_000, 1),
        tables_each: 1_000,
        ..server::Config::default()
    };
    plug::open(house::GAMES);
    let server = server::Server::bind(config).await?;
    let base = format!("http://{}/api/v1", server.address()?);
    tokio::spawn(server.run());
    let (mallory, anna) = (Guest::new(&base, "Mallory").await?, Guest::new(&base, "Anna").await?);
    let show = |name: &str, took: &[Duration]| {
        let at =
            |share: usize| took.get(took.len() * share / 100).or(took.last()).copied().unwrap_or_default();
        println!("{name}: {} answers of the bot, median {:.2?}, longest {:.2?}", took.len(), at(50), at(100));
    };
    show("nobody else plays", &honest(&anna, answers).await?);
    let mut opened = Vec::new();
    for _ in 0..tables {
        opened.push(mallory.open(vec![json!({ "kind": "bot", "level": "expert" }); 4].into()).await?);
    }
    let watching = async {
        loop {
            for table in &opened {
                mallory.get(table).await?;
            }
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
        #[allow(unreachable_code)]
        Ok::<(), Failure>(())
    };
    tokio::select! {
        took = honest(&anna, answers) => show(&format!("{tables} tables of four experts"), &took?),
        failed = watching => failed?,
    }
    Ok(())
}
