//! The server as a program: killed in the middle of things, it has lost nothing that it acknowledged.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};

pub struct Running {
    process: Child,
    pub url: String,
}

impl Running {
    pub fn start(program: &Path, folder: &Path) -> Running {
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--bot-pace-ms", "0", "--data-dir"])
            .arg(folder)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = process.stdout.take().expect("output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Running { url: url.trim_end_matches('/').to_owned(), process }
    }

    /// As `kill -9`: no time for anything.
    pub fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

pub struct Person {
    pub client: reqwest::Client,
    pub token: String,
}

impl Person {
    pub async fn new(url: &str, name: &str) -> Person {
        let client = reqwest::Client::new();
        let made =
            client.post(format!("{url}/api/v1/identities")).json(&json!({ "name": name })).send().await;
        let made: Value = made.expect("an answer").json().await.expect("JSON");
        Person { client, token: made["token"].as_str().expect("a token").to_owned() }
    }

    pub async fn get(&self, url: &str, path: &str) -> Value {
        let request = self.client.get(format!("{url}/api/v1{path}")).bearer_auth(&self.token);
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    pub async fn post(&self, url: &str, path: &str, body: Value) -> Value {
        let request = self.client.post(format!("{url}/api/v1{path}")).bearer_auth(&self.token).json(&body);
        let response = request.send().await.expect("an answer").error_for_status().expect("taken");
        response.json().await.expect("JSON")
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
    let mut server = Running::start(program, folder.path());
    let (anna, ben) = (Person::new(&server.url, "Anna").await, Person::new(&server.url, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post(&server.url, "/tables", json!({ "game": "valeria", "seats": seats })).await;
    let table = format!("/tables/{}", opened["id"].as_str().expect("an id"));
    ben.post(&server.url, &format!("{table}/join"), json!({ "invite": opened["invite"] })).await;
    let mut kills = 0;
    for round in 0..60_u64 {
        for person in [&anna, &ben] {
            let now = person.get(&server.url, &table).await;
            let Some(answers) = now["answers"].as_array() else { continue };
            let number = round % answers.len() as u64;
            let body = json!({ "number": number, "decision": now["decision"], "command": now["decision"] });
            let taken = person.post(&server.url, &format!("{table}/answers"), body.clone()).await;
            // The very first answer falls into the phase where everybody decides at once.
            if kills < 4 && round % 7 == 0 {
                kills += 1;
                server.kill();
                server = Running::start(program, folder.path());
                let again = person.post(&server.url, &format!("{table}/answers"), body).await;
                assert_eq!(again, taken, "the answer is known after the restart");
                let version = person.get(&server.url, &table).await["version"].as_u64();
                assert!(version > taken["version"].as_u64(), "and in the log");
            }
        }
    }
    assert_eq!(kills, 4);
    server.kill();
}
