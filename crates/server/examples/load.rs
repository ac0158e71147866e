//! Many tables at once: programs sit down at a running server, play, and say how long their moves took.
//!
//! `cargo run --release -p server --example load -- http://127.0.0.1:7777 [TABLES] [SECONDS] [PACE_MS]`
//!
//! The server must allow it: start it with a configuration whose `changes` and other rates are high, such as `1000000/1s`.

use std::{
    env,
    time::{Duration, Instant},
};

use reqwest::Client;
use serde_json::{Value, json};

type Failure = Box<dyn std::error::Error + Send + Sync>;

struct Player {
    client: Client,
    base: String,
    token: String,
}

impl Player {
    async fn new(base: &str, name: String) -> Result<Player, Failure> {
        let client = Client::new();
        let made = client.post(format!("{base}/identities")).json(&json!({ "name": name })).send().await?;
        let made: Value = made.error_for_status()?.json().await?;
        let token = made["token"].as_str().unwrap_or_default().to_owned();
        Ok(Player { client, base: base.to_owned(), token })
    }

    async fn get(&self, path: &str) -> Result<Value, Failure> {
        let request = self.client.get(format!("{}{path}", self.base)).bearer_auth(&self.token);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value, Failure> {
        let request = self.client.post(format!("{}{path}", self.base)).bearer_auth(&self.token).json(&body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }
}

/// Two programs at one table until the time is up; how long each move took until it was acknowledged.
async fn table(base: String, number: usize, end: Instant, pace: Duration) -> Result<Vec<Duration>, Failure> {
    let players = [
        Player::new(&base, format!("Load {number} a")).await?,
        Player::new(&base, format!("Load {number} b")).await?,
    ];
    let mut took = Vec::new();
    while Instant::now() < end {
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let opened =
            players[0].post("/tables", json!({ "game": house::GAMES[0].id(), "seats": seats })).await?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        players[1].post(&format!("/tables/{id}/join"), json!({ "invite": opened["invite"] })).await?;
        let mut pick = number;
        'game: while Instant::now() < end {
            for player in &players {
                let now = player.get(&format!("/tables/{id}")).await?;
                if now["status"] == "over" {
                    break 'game;
                }
                let Some(answers) = now["answers"].as_array() else { continue };
                pick = (pick * 31 + 7) % 1009;
                let body = json!({
                    "number": pick % answers.len().max(1), "decision": now["decision"], "command": now["decision"],
                });
                let began = Instant::now();
                player.post(&format!("/tables/{id}/answers"), body).await?;
                took.push(began.elapsed());
                tokio::time::sleep(pace).await;
            }
        }
    }
    Ok(took)
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut args = env::args().skip(1);
    let base = format!("{}/api/v1", args.next().unwrap_or_else(|| "http://127.0.0.1:7777".to_owned()));
    let mut number = |default: u64| args.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (tables, seconds, pace) = (number(300), number(30), number(1000));
    let end = Instant::now() + Duration::from_secs(seconds);
    let work: Vec<_> = (0..tables as usize)
        .map(|at| {
            let (base, pace) = (base.clone(), Duration::from_millis(pace));
            // People do not all move in the same instant, for ever in step: tables begin one after the other.
            let wait = pace.mul_f64(at as f64 / tables as f64);
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                table(base, at, end, pace).await
            })
        })
        .collect();
    let mut took = Vec::new();
    let mut failed = 0;
    for one in work {
        match one.await? {
            Ok(some) => took.extend(some),
            Err(error) => {
                failed += 1;
                eprintln!("a table failed: {error}");
            }
        }
    }
    took.sort();
    let at = |part: f64| {
        took.get(((took.len() as f64 - 1.0) * part).max(0.0) as usize).copied().unwrap_or_default()
    };
    println!(
        "{tables} tables, {} moves in {seconds} s ({:.0} a second), {failed} failed",
        took.len(),
        took.len() as f64 / seconds as f64
    );
    println!(
        "acknowledged after: median {:?}, 90 % {:?}, 99 % {:?}, longest {:?}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    Ok(())
}
