//! People who follow a table by a stream, and know nothing of it but what is pushed to them.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use super::services::PATIENCE;
use crate::serve::{Person, nth_answer};

/// An open stream.
pub struct Stream {
    answer: reqwest::Response,
    read: Vec<u8>,
}

impl Stream {
    pub async fn open(person: &Person, node: &str, table: &str) -> Stream {
        Stream { answer: person.stream(node, table).await, read: Vec::new() }
    }

    /// The next present that is pushed; nothing, if none comes for so long or the stream ends.
    pub async fn next_within(&mut self, time: Duration) -> Option<Value> {
        timeout(time, self.next()).await.ok().flatten()
    }

    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.read.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.read.drain(..end + 2).collect();
                let event = String::from_utf8(event).expect("text");
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                match data.and_then(|data| serde_json::from_str(data).ok()) {
                    Some(now) => return Some(now),
                    None => continue,
                }
            }
            self.read.extend(self.answer.chunk().await.ok()??);
        }
    }

    /// Waits until something holds of what is pushed.
    pub async fn until(&mut self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let now = self.next_within(PATIENCE).await;
            let now = now.unwrap_or_else(|| panic!("it never comes to this: {what}"));
            if holds(&now) {
                return now;
            }
        }
    }
}

/// An answer that was acknowledged: what was sent, and what was said.
pub type Taken = (Value, Value);

/// Plays a seat at a node to the end of the game, by what is pushed there alone.
pub async fn play_to_the_end(person: &Person, node: &str, table: &str, luck: usize) -> Vec<Taken> {
    let mut stream = Stream::open(person, node, table).await;
    let mut taken: Vec<Taken> = Vec::new();
    loop {
        let now = stream.next_within(PATIENCE).await.expect("something is pushed");
        if now["status"] == "over" {
            return taken;
        }
        let Some(body) = nth_answer(&now, luck + taken.len() * 7) else { continue };
        if taken.last().is_some_and(|(last, _)| last["decision"] == body["decision"]) {
            continue;
        }
        let answer =
            person.try_post(node, &format!("{table}/answers"), body.clone()).await.expect("an answer");
        let status = answer.status();
        let said: Value = answer.json().await.expect("JSON");
        if status.is_success() {
            taken.push((body, said));
        } else {
            // What was pushed before another push says less than that one.
            assert_eq!(said["error"], "stale", "{said}");
        }
    }
}

/// A table of these people, each at their node: its path.
pub async fn table_of(people: &[(&Person, &str)], mut wanted: Value, bots: &[&str]) -> String {
    let seat = |at: usize| json!({ "kind": if at == 0 { "me" } else { "friend" } });
    let bots = bots.iter().map(|level| json!({ "kind": "bot", "level": level }));
    wanted["seats"] = (0..people.len()).map(seat).chain(bots).collect();
    let (host, node) = people[0];
    let opened = host.post(node, "/tables", wanted).await;
    let table = format!("/tables/{}", opened["id"].as_str().expect("an id"));
    for (friend, node) in &people[1..] {
        friend.post(node, &format!("{table}/join"), json!({ "invite": opened["invite"] })).await;
    }
    table
}
