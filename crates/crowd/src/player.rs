//! Somebody who plays: a guest with a token, who asks and answers as pages and programs do.

use std::time::Duration;

use reqwest::{Client, RequestBuilder, Response, StatusCode, header};
use serde_json::{Value, json};

use crate::{Events, Failure};

/// One for all: connections are used again by whoever comes next.
pub fn client() -> Result<Client, Failure> {
    // Shorter than a server keeps a connection that says nothing, so that no request meets its end.
    Ok(Client::builder().pool_idle_timeout(Duration::from_secs(5)).tcp_nodelay(true).build()?)
}

/// What came of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    Yes,
    /// Refused, stale, or not let in.
    No(StatusCode),
}

#[derive(Clone)]
pub struct Player {
    client: Client,
    address: String,
    token: String,
}

impl Player {
    /// Somebody new, at the server of an address.
    pub async fn new(client: Client, address: String, name: String) -> Result<Player, Failure> {
        let made =
            client.post(format!("{address}/api/v1/identities")).json(&json!({ "name": name })).send().await?;
        let made: Value = made.error_for_status()?.json().await?;
        let token = made["token"].as_str().ok_or("no token")?.to_owned();
        Ok(Player { client, address, token })
    }

    /// The same person at another server of the same house.
    pub fn at(&self, address: &str) -> Player {
        Player { address: address.to_owned(), ..self.clone() }
    }

    pub fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.address)).bearer_auth(&self.token)
    }

    fn post(&self, path: &str) -> RequestBuilder {
        self.client.post(format!("{}{path}", self.address)).bearer_auth(&self.token)
    }

    /// Opens a table for two and some bots: its id and invite.
    pub async fn open(&self, game: &str, bots: &[&str]) -> Result<(String, String), Failure> {
        let people = ["me", "friend"].into_iter().map(|kind| json!({ "kind": kind }));
        let bots = bots.iter().map(|level| json!({ "kind": "bot", "level": level }));
        let wanted = json!({ "game": game, "seats": people.chain(bots).collect::<Vec<Value>>() });
        let opened = self.post("/api/v1/tables").json(&wanted).send().await?;
        let opened: Value = opened.error_for_status()?.json().await?;
        match (opened["id"].as_str(), opened["invite"].as_str()) {
            (Some(id), Some(invite)) => Ok((id.to_owned(), invite.to_owned())),
            _ => Err("a table without id or invite".into()),
        }
    }

    pub async fn join(&self, table: &str, invite: &str) -> Result<(), Failure> {
        let asked = self.post(&format!("/api/v1/tables/{table}/join")).json(&json!({ "invite": invite }));
        asked.send().await?.error_for_status()?;
        Ok(())
    }

    /// What the API tells of the table, in JSON.
    pub async fn look(&self, table: &str) -> Result<String, Failure> {
        Ok(self.get(&format!("/api/v1/tables/{table}")).send().await?.error_for_status()?.text().await?)
    }

    /// What an answer by the API is called: the same one sent again is taken once. Another one to the same decision is another:
    /// whoever gave it the same name would be told that it was taken.
    pub fn name_of(decision: &str, number: usize) -> String {
        format!("{decision}-{number}")
    }

    /// Answers by the API.
    pub async fn give(&self, table: &str, decision: &str, number: usize) -> Result<(Taken, Value), Failure> {
        let body =
            json!({ "number": number, "decision": decision, "command": Player::name_of(decision, number) });
        taken(self.post(&format!("/api/v1/tables/{table}/answers")).json(&body).send().await?).await
    }

    /// Follows a table by the API: the whole present, each time.
    pub async fn follow(&self, table: &str) -> Result<Events, Failure> {
        let asked = self.get(&format!("/api/v1/tables/{table}/events"));
        Ok(Events::of(asked.send().await?.error_for_status()?))
    }

    /// The page of the table.
    pub async fn page(&self, table: &str) -> Result<String, Failure> {
        let asked = self.get(&format!("/t/{table}")).header(header::ACCEPT_ENCODING, "gzip");
        let packed = asked.send().await?.error_for_status()?.bytes().await?;
        let mut text = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(packed.as_ref()), &mut text)?;
        Ok(text)
    }

    /// Answers by the form of the page, as its script does; whoever is asked whether they are sure says yes.
    pub async fn press(
        &self,
        table: &str,
        seat: usize,
        decision: &str,
        number: usize,
    ) -> Result<Taken, Failure> {
        let (seat, number) = (seat.to_string(), number.to_string());
        let mut fields = vec![("seat", seat.as_str()), ("decision", decision), ("a", number.as_str())];
        loop {
            let asked = self.post(&format!("/t/{table}/answer")).header(header::ACCEPT, "application/json");
            let (taken, told) = taken(asked.form(&fields).send().await?).await?;
            if taken == Taken::Yes && told["confirm"] == true && fields.len() == 3 {
                fields.push(("sure", "yes"));
                continue;
            }
            return Ok(taken);
        }
    }
}

/// What came of an answer, and what was said about it; whoever says no need not say it in JSON.
async fn taken(response: Response) -> Result<(Taken, Value), Failure> {
    let status = response.status();
    let told = response.bytes().await?;
    if !status.is_success() {
        return Ok((Taken::No(status), serde_json::from_slice(&told).unwrap_or_default()));
    }
    Ok((Taken::Yes, serde_json::from_slice(&told)?))
}
