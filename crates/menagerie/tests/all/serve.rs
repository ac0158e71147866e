//! The server as a program: killed in the middle of things, it has lost nothing that it acknowledged.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

pub struct Running {
    process: Child,
    pub url: String,
}

impl Running {
    pub fn start(program: &Path, folder: &Path) -> Running {
        Running::with(program, folder, &[], |_| {})
    }

    /// With more flags, and whatever else is to be said about the process.
    pub fn with(program: &Path, folder: &Path, flags: &[&str], change: impl FnOnce(&mut Command)) -> Running {
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--bot-pace-ms", "0", "--data-dir"])
            .arg(folder)
            .args(flags)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped());
        change(&mut command);
        let mut process = command.spawn().expect("the program starts");
        let mut line = String::new();
        let output = process.stdout.take().expect("output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Running { url: url.trim_end_matches('/').to_owned(), process }
    }

    /// Sends a signal, as the system does when it stops a service.
    pub fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    }

    /// What it has in its environment under a name.
    #[cfg(target_os = "linux")]
    fn environment(&self, name: &str) -> Option<String> {
        let all = std::fs::read(format!("/proc/{}/environ", self.process.id())).expect("a process");
        let all = String::from_utf8(all).expect("text");
        all.split('\0').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=').map(str::to_owned))
    }

    /// Waits until it has ended by itself; for how long it took, and whether it ended well.
    pub async fn ended(mut self) -> (Duration, bool) {
        let began = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("a process") {
                return (began.elapsed(), status.success());
            }
            assert!(began.elapsed() < Duration::from_secs(60), "it does not end");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// As `kill -9`: no time for anything.
    pub fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

impl Drop for Running {
    /// A test that fails leaves nothing running behind.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// It begins once more for that: as the same process, with what it was told.
#[cfg(target_os = "linux")]
#[test]
fn memory_is_taken_in_small_pages_unless_somebody_wants_large_ones() {
    let large = "MIMALLOC_ALLOW_THP";
    for (wanted, set) in [(None, "0"), (Some((large, "1")), "1")] {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
        let server = Running::with(program, folder.path(), &[], |command| {
            command.env_remove(large).envs(wanted);
        });
        assert_eq!(server.environment(large).as_deref(), Some(set));
        assert!(folder.path().join("menagerie.sqlite").is_file());
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
        let response = self.try_post(url, path, body).await.expect("an answer");
        response.error_for_status().expect("taken").json().await.expect("JSON")
    }

    pub async fn try_post(&self, url: &str, path: &str, body: Value) -> reqwest::Result<reqwest::Response> {
        let request = self.client.post(format!("{url}/api/v1{path}")).bearer_auth(&self.token).json(&body);
        request.send().await
    }

    /// Sends something that is refused; the status, and what is said about it.
    pub async fn refused(&self, url: &str, path: &str, body: Value) -> (u16, Value) {
        let response = self.try_post(url, path, body).await.expect("an answer");
        let status = response.status().as_u16();
        (status, response.json().await.expect("JSON"))
    }

    /// An open stream of a table.
    pub async fn stream(&self, url: &str, table: &str) -> reqwest::Response {
        let request = self.client.get(format!("{url}/api/v1{table}/events")).bearer_auth(&self.token);
        request.send().await.expect("an answer").error_for_status().expect("a stream")
    }
}

/// A table where these two sit with a bot: the path of its address, and its invite.
pub async fn table_of_two(url: &str, host: &Person, guest: &Person, listed: bool) -> (String, String) {
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "bot", "level": "easy" }]);
    let wanted = json!({ "game": "valeria", "seats": seats, "listed": listed });
    let opened = host.post(url, "/tables", wanted).await;
    let table = format!("/tables/{}", opened["id"].as_str().expect("an id"));
    guest.post(url, &format!("{table}/join"), json!({ "invite": opened["invite"] })).await;
    (table, opened["invite"].as_str().expect("an invite").to_owned())
}

/// The body of an answer, if somebody is asked: the nth, or as many further as there are too few.
pub fn nth_answer(now: &Value, nth: usize) -> Option<Value> {
    let (decision, answers) = (now["decision"].as_str()?, now["answers"].as_array()?);
    let number = nth.checked_rem(answers.len())?;
    Some(json!({ "number": number, "decision": decision, "command": decision }))
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
    let mut server = Running::start(program, folder.path());
    let (anna, ben) = (Person::new(&server.url, "Anna").await, Person::new(&server.url, "Ben").await);
    let (table, _) = table_of_two(&server.url, &anna, &ben, false).await;
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

/// Whoever starts it where it cannot write is told which folder that is and what to do about it. A disk that can only be read is
/// part of the storm (`--disk`); here a file stands where the folder should.
#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    for folder in [file.path().to_owned(), file.path().join("below")] {
        let folder = folder.to_str().expect("a name");
        let args = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data-dir", folder];
        let output = crate::program::run(&args);
        let said = crate::program::err(&output);
        assert!(!output.status.success(), "{said}");
        assert!(said.contains(&format!("cannot keep its tables in {folder}: Not a directory")), "{said}");
        assert!(said.contains("--data-dir") && !said.contains("communicating with database"), "{said}");
    }
}
