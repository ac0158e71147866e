//! What strangers may try at a running server, in numbers: how many guests, guesses, streams and connections it lets in,
//! how much memory it takes, and how long somebody else waits meanwhile.
//!
//! `cargo run --release -p server --example attack` attacks a server of its own, with the settings that come by default;
//! with an address and the number of a process (`http://127.0.0.1:7777 PID`) it attacks that one.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use reqwest::{
    Client, Response,
    multipart::{Form, Part},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

type Failure = Box<dyn std::error::Error + Send + Sync>;

struct Target {
    url: String,
    pid: String,
    /// Somebody who was here before.
    honest: String,
}

impl Target {
    /// Resident memory and its highest value so far, in megabytes.
    fn memory(&self) -> Result<(u64, u64), Failure> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid))?;
        let kilobytes = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name));
            line.and_then(|line| line.split_whitespace().nth(1)).and_then(|text| text.parse::<u64>().ok())
        };
        let both = kilobytes("VmRSS:").zip(kilobytes("VmHWM:")).ok_or("no memory in /proc")?;
        Ok((both.0 >> 10, both.1 >> 10))
    }

    /// Asks for a page every few milliseconds until told to stop; the longest wait.
    async fn wait(&self, stop: Arc<AtomicBool>) -> Result<Duration, Failure> {
        let client = Client::new();
        let mut longest = Duration::ZERO;
        while !stop.load(Ordering::Relaxed) {
            let began = Instant::now();
            let asked = client.get(format!("{}/api/v1/tables", self.url)).bearer_auth(&self.honest);
            asked.send().await?.bytes().await?;
            longest = longest.max(began.elapsed());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(longest)
    }
}

fn count(answers: &mut BTreeMap<String, usize>, answer: Result<Response, reqwest::Error>) {
    let key = answer.map_or_else(|_| "no answer".to_owned(), |answer| answer.status().as_u16().to_string());
    *answers.entry(key).or_default() += 1;
}

/// Every guest makes more guests.
async fn guests(target: &Target) -> Result<(), Failure> {
    let client = Client::new();
    let began = Instant::now();
    let mut tokens = vec![String::new()];
    let mut refused = 0;
    for number in 0..1500 {
        let asked = client.post(format!("{}/api/v1/identities", target.url)).json(&json!({ "name": "Anna" }));
        let answer = asked.bearer_auth(&tokens[number % tokens.len()]).send().await?;
        if answer.status().is_success() {
            let made: Value = answer.json().await?;
            tokens.push(made["token"].as_str().ok_or("no token")?.to_owned());
        } else {
            refused += 1;
        }
    }
    println!("guests: {} made, {refused} refused, in {:.1?}", tokens.len() - 1, began.elapsed());
    Ok(())
}

async fn guesses(target: &Target) -> Result<(), Failure> {
    let form = |guess: usize| {
        [("login", "anna".to_owned()), ("password", format!("guess {guess}")), ("code", String::new())]
    };
    let (before, _) = target.memory()?;
    let tries: Vec<_> = (0..24)
        .map(|guess| tokio::spawn(Client::new().post(format!("{}/in", target.url)).form(&form(guess)).send()))
        .collect();
    let mut at_once = BTreeMap::new();
    for one in tries {
        count(&mut at_once, one.await?);
    }
    let (after, peak) = target.memory()?;
    println!("24 sign-ins at once: {at_once:?}; memory {before} -> {after} MB, peak {peak} MB");
    let began = Instant::now();
    let mut answers = BTreeMap::new();
    for guess in 0..200 {
        count(&mut answers, Client::new().post(format!("{}/in", target.url)).form(&form(guess)).send().await);
    }
    println!("200 guesses at one name: {answers:?} in {:.1?}", began.elapsed());
    Ok(())
}

/// Ten at once, of the largest size that is read.
async fn uploads(target: &Arc<Target>) -> Result<(), Failure> {
    for size in [1_000_000, 16_000_000] {
        let attacks = [
            format!("{{\"x\":[{}]}}", vec!["{\"a\":0}"; size / 8].join(",")),
            "[".repeat(size),
            "{\"a\":".repeat(size / 5),
            format!("{{\"version\":{}}}", "9".repeat(size)),
            " ".repeat(size),
        ];
        let (before, _) = target.memory()?;
        let stop = Arc::new(AtomicBool::new(false));
        let waiting = tokio::spawn({
            let (target, stop) = (target.clone(), stop.clone());
            async move { target.wait(stop).await }
        });
        let sent: Vec<_> = (0..10)
            .map(|number| {
                let form = Form::new().part("save", Part::text(attacks[number % attacks.len()].clone()));
                tokio::spawn(Client::new().post(format!("{}/load", target.url)).multipart(form).send())
            })
            .collect();
        let mut answers = BTreeMap::new();
        for one in sent {
            count(&mut answers, one.await?);
        }
        stop.store(true, Ordering::Relaxed);
        let longest = waiting.await??;
        let (after, peak) = target.memory()?;
        println!(
            "ten uploads of {size} bytes: {answers:?}; memory {before} -> {after} MB, peak {peak} MB; others waited {longest:.1?}"
        );
    }
    Ok(())
}

async fn streams(target: &Target, table: &str) -> Result<(), Failure> {
    let (before, _) = target.memory()?;
    let mut answers = BTreeMap::new();
    let mut open = Vec::new();
    for _ in 0..1000 {
        let answer = Client::new().get(format!("{}/t/{table}/events", target.url)).send().await;
        if let Ok(answer) = answer {
            *answers.entry(answer.status().as_u16()).or_insert(0) += 1;
            open.push(answer);
        }
    }
    println!("1000 streams: {answers:?}; memory {before} -> {} MB", target.memory()?.0);
    Ok(())
}

async fn sockets(target: &Target) -> Result<(), Failure> {
    let address = target.url.trim_start_matches("http://");
    let mut open = Vec::new();
    for number in 0..400 {
        let mut stream = TcpStream::connect(address).await?;
        let half = format!("POST /in HTTP/1.1\r\nhost: {address}\r\ncontent-length: 9\r\n");
        let said = match number % 3 {
            0 => "",
            1 => half.as_str(),
            _ => &format!("{half}content-type: application/x-www-form-urlencoded\r\n\r\nlog"),
        };
        // Whoever is too many may be cut off before they have spoken.
        stream.write_all(said.as_bytes()).await.ok();
        open.push(stream);
    }
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(40)).await;
    let mut left = 0;
    for stream in &mut open {
        let mut said = Vec::new();
        left += usize::from(
            tokio::time::timeout(Duration::from_millis(20), stream.read_to_end(&mut said)).await.is_err(),
        );
    }
    println!(
        "400 connections that say nothing or half of something: {left} open after {:.0?}",
        began.elapsed()
    );
    Ok(())
}

/// A server in a process of its own, so that its memory is its own; it ends with this one.
struct Own {
    process: Child,
    folder: PathBuf,
}

impl Own {
    fn start() -> Result<(Own, String), Failure> {
        let folder = env::temp_dir().join(format!("menagerie-attack-{}", std::process::id()));
        let mut process =
            Command::new(env::current_exe()?).arg("serve").arg(&folder).stdout(Stdio::piped()).spawn()?;
        let mut said = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut said)?;
        Ok((Own { process, folder }, said.trim().to_owned()))
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args: Vec<String> = env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["serve", folder] => {
            let listen = ([127, 0, 0, 1], 0).into();
            let config =
                server::Config { listen, data_dir: folder.into(), open: false, ..server::Config::default() };
            Ok(server::serve(config, |address| println!("http://{address}")).await?)
        }
        [url, pid] => attack((*url).to_owned(), (*pid).to_owned()).await,
        [] => {
            let (own, url) = Own::start()?;
            attack(url, own.process.id().to_string()).await
        }
        _ => Err("which server? give its address and the number of its process, or nothing".into()),
    }
}

async fn attack(url: String, pid: String) -> Result<(), Failure> {
    let made = Client::new().post(format!("{url}/api/v1/identities")).json(&json!({ "name": "Honest" }));
    let made: Value = made.send().await?.error_for_status()?.json().await?;
    let honest = made["token"].as_str().ok_or("no token")?.to_owned();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let wanted = json!({ "game": "valeria", "seats": seats, "listed": true });
    let opened = Client::new().post(format!("{url}/api/v1/tables")).bearer_auth(&honest).json(&wanted);
    let opened: Value = opened.send().await?.error_for_status()?.json().await?;
    let table = opened["id"].as_str().ok_or("no table")?.to_owned();
    let target = Arc::new(Target { url, pid, honest });
    uploads(&target).await?;
    guesses(&target).await?;
    streams(&target, &table).await?;
    guests(&target).await?;
    sockets(&target).await?;
    Ok(())
}
