//! A house in a folder whose bots may think elsewhere.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use async_nats::jetstream;
use serde_json::json;
use tempfile::TempDir;

use super::PATIENCE;
use crate::{
    closing::{WIDE, free_address},
    nodes::people::table_of,
    serve::{Person, Running, nth_answer},
};

pub struct House {
    server: Running,
    admin: String,
    _folder: TempDir,
}

impl House {
    pub fn start(nats: &str) -> House {
        let (folder, admin) = (tempfile::tempdir().expect("a folder"), free_address().to_string());
        let flags = [&WIDE[..], &["--admin", &admin, "--nats", nats, "--review-iterations", "5"]].concat();
        let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
        House { server: Running::with(program, folder.path(), &flags, |_| {}), admin, _folder: folder }
    }

    pub fn url(&self) -> &str {
        &self.server.url
    }

    pub async fn counts(&self, name: &str) -> u64 {
        let text = reqwest::get(format!("http://{}/metrics", self.admin)).await.expect("an answer");
        let text = text.text().await.expect("text");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("menagerie_{name} ")));
        line.expect("it is counted").parse().expect("a number")
    }

    /// Somebody at a table with a bot.
    pub async fn table(&self, level: &str) -> (Person, String) {
        let anna = Person::new(self.url(), "Anna").await;
        let table = table_of(&[(&anna, self.url())], json!({ "game": "valeria" }), &[level]).await;
        (anna, table)
    }

    /// Plays on until bots have thought so many times more.
    pub async fn play(&self, anna: &Person, table: &str, thoughts: u64) {
        let (began, before) = (Instant::now(), self.counts("bot_thoughts_total").await);
        let mut last = None;
        loop {
            assert!(began.elapsed() < PATIENCE, "the bots do not answer");
            let now = anna.get(self.url(), table).await;
            let thought = self.counts("bot_thoughts_total").await - before;
            match nth_answer(&now, 0) {
                // Whoever is asked again has been answered.
                Some(_) if thought >= thoughts => return,
                Some(body) if last.as_ref() != Some(&body["decision"]) => {
                    last = Some(body["decision"].clone());
                    anna.post(self.url(), &format!("{table}/answers"), body).await;
                }
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// How many decisions are in the queue of a place.
    pub async fn left_in_queue(&self, url: &str, name: &str) -> u64 {
        let client = async_nats::connect(url).await.expect("the server");
        let stream = jetstream::new(client).get_stream(format!("MENAGERIE_{name}_decisions")).await;
        stream.expect("a queue").cached_info().state.messages
    }
}
