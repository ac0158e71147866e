//! What strangers may try at a running server, in numbers: how many guests, guesses, streams and connections it lets in,
//! how much memory it takes, and how long somebody else waits meanwhile.
//!
//! `cargo run --release -p server --example attack` attacks a server of its own, with the settings that come by default;
//! with an address and the number of a process (`http://127.0.0.1:7777 PID`) it attacks that one. Uploads come by many doors
//! only where the server trusts this machine as a proxy, as its own one does.

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

use engine::Seed;
use plug::Playing;
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

/// Any game of the house.
fn a_game() -> &'static str {
    house::GAMES[0].id()
}

struct Target {
    url: String,
    pid: String,
    /// Somebody who was here before, and their table.
    honest: String,
    table: String,
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

    /// Looks at a table every few milliseconds and changes something now and then, until told to stop; the longest wait.
    async fn wait(&self, stop: Arc<AtomicBool>) -> Result<Duration, Failure> {
        let client = Client::new();
        let table = format!("{}/api/v1/tables/{}", self.url, self.table);
        let mut longest = Duration::ZERO;
        let mut number = 0;
        while !stop.load(Ordering::Relaxed) {
            let asked = match number % 40 {
                0 => client.post(format!("{table}/spare")).json(&json!({ "spare": number % 80 == 0 })),
                _ => client.get(&table),
            };
            number += 1;
            let began = Instant::now();
            let answer = asked.bearer_auth(&self.honest).send().await?;
            // Whoever is refused has not been waiting for anything.
            answer.error_for_status()?.bytes().await?;
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

/// A save that was played as it says: answers and taking them back, until it has so many lines. It is of a game that lets
/// people take back what they answer first.
fn padded(lines: usize) -> Result<String, Failure> {
    for game in house::GAMES {
        let opened = game.begin(&json!({ "players": 2 }), None, Seed::from_number(1));
        let mut table = opened.map_err(|problems| format!("{problems:?}"))?;
        while table.entries() < lines && to_and_fro(&mut *table)? {}
        if table.entries() >= lines {
            return Ok(table.save()?);
        }
    }
    Err("no game takes an answer back".into())
}

/// Gives an answer and takes it back; whether that could be done.
fn to_and_fro(table: &mut dyn Playing) -> Result<bool, Failure> {
    let seat = table.awaiting().lowest().ok_or("nobody is asked")?;
    let answer = table.legal(seat).into_iter().next().ok_or("nothing to answer")?;
    table.act(seat, &answer).map_err(|no| format!("{no:?}"))?;
    Ok(table.undo(seat).is_ok())
}

/// What strangers may send, each about `size` bytes long.
fn attacks(size: usize) -> Result<Vec<(&'static str, String)>, Failure> {
    let numbers = |one: &str| vec![one; size / (one.len() + 1)].join(",");
    let keys: Vec<String> = (0..size / 12).map(|number| format!("\"{number:07}\":0")).collect();
    let save = |part: &str| {
        format!("{{\"format\":\"menagerie-save\",\"version\":2,\"game\":\"{}\",{part}}}", a_game())
    };
    Ok(vec![
        ("a wide array", format!("{{\"x\":[{}]}}", numbers("{\"a\":0}"))),
        ("a wide object", format!("{{{}}}", keys.join(","))),
        ("a deep array", "[".repeat(size)),
        ("a deep object", "{\"a\":".repeat(size / 5)),
        ("a huge number", save(&format!("\"rules\":{}", "9".repeat(size)))),
        ("huge exponents", save(&format!("\"log\":[{}]", numbers("1e99999999")))),
        (
            "a log of nothing",
            save(&format!("\"log\":[{}]", numbers("{\"seat\":0,\"act\":null,\"luck\":[]}"))),
        ),
        (
            "one long answer",
            save(&format!("\"log\":[{{\"seat\":0,\"act\":[{}],\"luck\":[]}}]", numbers("0"))),
        ),
        ("spaces", " ".repeat(size)),
    ])
}

/// How much the server may grow and others may wait while ten uploads come in.
const MOST_GROWTH: u64 = 50;
const LONGEST_WAIT: Duration = Duration::from_millis(100);

/// Ten at once of each kind, of the largest size that is read and beyond, by one door and by ten.
async fn uploads(target: &Arc<Target>) -> Result<(), Failure> {
    let (mut kinds, mut most, mut longest) = (Vec::new(), 0, Duration::ZERO);
    kinds.push(("a padded save of 5,000 lines", padded(5000)?));
    kinds.push(("a padded save of 20,000 lines", padded(20_000)?));
    for size in [1_000_000, 4_000_000] {
        kinds.extend(attacks(size)?);
    }
    for (number, (kind, text)) in kinds.iter().enumerate() {
        for doors in [1, 10] {
            let (grown, waited) = upload_ten(target, kind, text, number, doors).await?;
            most = most.max(grown);
            longest = longest.max(waited);
        }
    }
    let kept = if most < MOST_GROWTH && longest < LONGEST_WAIT { "kept" } else { "BROKEN" };
    println!(
        "uploads: at most +{most} MB (bound {MOST_GROWTH}), others waited {longest:.1?} at most (bound {LONGEST_WAIT:?}): {kept}"
    );
    Ok(())
}

/// By how many megabytes the server grew at most, and how long somebody else waited at most.
async fn upload_ten(
    target: &Arc<Target>,
    kind: &str,
    text: &str,
    number: usize,
    doors: usize,
) -> Result<(u64, Duration), Failure> {
    // The highest value so far is forgotten.
    fs::write(format!("/proc/{}/clear_refs", target.pid), "5")?;
    let (before, _) = target.memory()?;
    let stop = Arc::new(AtomicBool::new(false));
    let waiting = tokio::spawn({
        let (target, stop) = (target.clone(), stop.clone());
        async move { target.wait(stop).await }
    });
    // Where a game that was taken in is shown is of no interest.
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build()?;
    let sent: Vec<_> = (0..10)
        .map(|one| {
            // Every attack comes by doors of its own, so that what was used up by another does not help.
            let door = format!("10.{}.{}.{}", doors, number, one % doors);
            let form = Form::new().part("save", Part::text(text.to_owned()));
            let request = client.post(format!("{}/load", target.url)).multipart(form);
            tokio::spawn(request.header("x-forwarded-for", door).send())
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
        "ten of {kind} ({} bytes) by {doors} doors: {answers:?}; memory {before} -> {after} MB, peak +{} MB; others waited {longest:.1?}",
        text.len(),
        peak.saturating_sub(before)
    );
    Ok((peak.saturating_sub(before), longest))
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
            plug::open(house::GAMES);
            let listen = ([127, 0, 0, 1], 0).into();
            let config = server::Config {
                listen,
                data_dir: folder.into(),
                open: false,
                // Whoever attacks says by which door.
                trusted_proxies: "127.0.0.1".parse()?,
                ..server::Config::default()
            };
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
    let wanted = json!({ "game": a_game(), "seats": seats, "listed": true });
    let opened = Client::new().post(format!("{url}/api/v1/tables")).bearer_auth(&honest).json(&wanted);
    let opened: Value = opened.send().await?.error_for_status()?.json().await?;
    let table = opened["id"].as_str().ok_or("no table")?.to_owned();
    let target = Arc::new(Target { url, pid, honest, table: table.clone() });
    uploads(&target).await?;
    guesses(&target).await?;
    streams(&target, &table).await?;
    guests(&target).await?;
    sockets(&target).await?;
    Ok(())
}
