//! Nothing leaks through counters, questions or time (M1, M2): what somebody is sent follows from what they may know by
//! the rules of the game, and from nothing else.
//!
//! `boards` asks this of boards and views, without a server. `redrawn` asks it of every address, after all that a seat
//! cannot know was drawn anew. `answers` and `parted` ask it of every address of two tables at which others answer
//! differently in secret, or more often, `assigning` at a moment that those hardly come to. `waiting` asks it of two tables whose cards would fall differently, `clocks` of a
//! table where time goes by, `handed_on` of tables where it runs out, `coming` of who is seen to be there.

mod answers;
mod assigning;
mod boards;
mod clocks;
mod coming;
mod handed_on;
mod pair;
mod parted;
mod redrawn;
mod waiting;

use reqwest::{Client, RequestBuilder, Response, header};
use serde_json::{Value, json};

use crate::common::{House, Player};

/// Somebody who reads all there is to read about a table; nobody in particular without a player.
pub struct TableReader<'a> {
    pub name: &'static str,
    pub player: Option<&'a Player>,
}

/// Everything an address says: status, headers and body, or the first message of a stream.
pub type Sent = Vec<(String, String)>;

impl TableReader<'_> {
    fn ask(&self, request: RequestBuilder) -> RequestBuilder {
        match self.player {
            Some(player) => player.signed(request),
            None => request,
        }
    }

    async fn get(&self, house: &House, path: &str) -> String {
        said(self.ask(Client::new().get(house.url(path)))).await
    }

    /// Reads every address of a table, as it is now and was before.
    pub async fn reads(&self, house: &House, id: &str) -> Sent {
        let api = format!("/api/v1/tables/{id}");
        let mut paths = vec!["/".to_owned(), "/api/v1/tables".to_owned(), api.clone()];
        paths.extend(
            ["", "/events", "/events?changes=2", "/replay", "/save"].map(|part| format!("/t/{id}{part}")),
        );
        paths.extend(["/events", "/log", "/save"].map(|part| format!("{api}{part}")));
        for at in [0, 1, 2, 5, 9, 20, 1000] {
            paths.push(format!("/t/{id}/replay?at={at}"));
        }
        paths.push(format!("/verify?commitment={id}&seed=1"));
        paths.extend([0, 1].map(|eyes| format!("/t/{id}/replay?eyes={eyes}")));
        let mut sent = Vec::new();
        for path in paths {
            let said = self.get(house, &path).await;
            sent.push((format!("{path} for {}", self.name), said));
        }
        sent
    }

    /// What an asked seat hears when it is about to answer, without answering, and when it breaks the rules.
    pub async fn tries(&self, house: &House, id: &str, wishes: &[Value]) -> Sent {
        let mut sent = Vec::new();
        let answers = format!("/t/{id}/answer");
        for number in 0..6 {
            for careful in ["on", "luck"] {
                let form = [("seat", "0"), ("decision", "an old one"), ("a", &number.to_string())];
                let request = Client::new().post(house.url(&answers)).form(&form);
                let request = request.header(header::ACCEPT, "application/json");
                let request = request.header(header::COOKIE, format!("careful={careful}"));
                let said = said(self.ask(request)).await;
                sent.push((format!("{answers} {number} {careful} for {}", self.name), said));
            }
        }
        for action in wishes {
            let body = json!({ "action": action, "command": format!("wish {action}").chars().take(60).collect::<String>() });
            let request = Client::new().post(house.url(&format!("/api/v1/tables/{id}/answers"))).json(&body);
            sent.push((format!("answering {action} for {}", self.name), said(self.ask(request)).await));
        }
        sent
    }
}

/// Every byte of an answer, but for the time of day and the number that its request was given by chance.
async fn said(request: RequestBuilder) -> String {
    let mut answer = request.send().await.expect("an answer");
    let mut headers: Vec<String> = answer
        .headers()
        .iter()
        .filter(|(name, _)| *name != header::DATE && *name != "x-request-id")
        .map(|(name, value)| format!("{name}: {value:?}"))
        .collect();
    headers.sort();
    let stream = answer.headers()[header::CONTENT_TYPE] == "text/event-stream";
    let head = format!("{} {}", answer.status(), headers.join("\n"));
    let body = if stream { message(&mut answer).await } else { answer.text().await.expect("text") };
    format!("{head}\n\n{body}")
}

/// The next message of a stream.
async fn message(stream: &mut Response) -> String {
    let mut said = Vec::new();
    loop {
        said.extend(stream.chunk().await.expect("a stream").expect("a message"));
        if said.ends_with(b"\n\n") {
            // A line that begins with a colon only keeps the connection alive.
            let text = String::from_utf8(std::mem::take(&mut said)).expect("text");
            if text.lines().any(|line| !line.is_empty() && !line.starts_with(':')) {
                return text;
            }
        }
    }
}

pub fn assert_same(here: &Sent, there: &Sent, when: &str) {
    assert_eq!(here.len(), there.len());
    for ((path, here), (_, there)) in here.iter().zip(there) {
        if here == there {
            continue;
        }
        // What a body says is of more interest than its length.
        let body = |text: &str| text.split_once("\n\n").map_or(text.to_owned(), |(_, body)| body.to_owned());
        let heads = body(here) == body(there);
        let (here, there) = if heads { (here.clone(), there.clone()) } else { (body(here), body(there)) };
        let at = here.bytes().zip(there.bytes()).take_while(|(one, two)| one == two).count();
        let near = |text: &str| {
            let from = text.floor_char_boundary(at.saturating_sub(150));
            text[from..text.ceil_char_boundary((at + 150).min(text.len()))].to_owned()
        };
        panic!("{path}, {when}:\n{}\n{}", near(&here), near(&there));
    }
}
