//! Told to stop, the server goes: at once, whoever holds on to it, and without losing anything it has acknowledged.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::{
    io::AsyncWriteExt,
    net::{TcpSocket, TcpStream},
};

use crate::serve::{Person, Running, nth_answer, table_of_two};

const STREAMS: usize = 300;
const SLOW: usize = 40;

/// Limits that this test does not meet.
pub const WIDE: [&str; 14] = [
    "--streams",
    "5000",
    "--streams-each",
    "5000",
    "--people-per-address",
    "1000",
    "--connections",
    "5000",
    "--connections-per-address",
    "5000",
    "--changes",
    "1000000/1s",
    "--guests",
    "1000/1s",
];

/// An address that nobody uses.
pub fn free_address() -> SocketAddr {
    crowd::free_address().expect("an address")
}

/// Somebody who follows a table and takes nothing of what they are told.
async fn slow_reader(url: &str, table: &str, token: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a small buffer");
    let address = url.trim_start_matches("http://");
    let mut stream = socket.connect(address.parse().expect("an address")).await.expect("a connection");
    let head = format!(
        "GET /api/v1{table}/events HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("a request");
    stream
}

/// An answer that was acknowledged: what was sent, and the version it has in the log.
type Taken = (Value, Value);

/// Answers as fast as it goes, until the server says no or is gone: what was acknowledged, and what was said last.
async fn play(
    person: Arc<Person>,
    url: String,
    table: String,
    count: Arc<AtomicUsize>,
) -> (Vec<Taken>, Option<Value>) {
    let mut taken = Vec::new();
    loop {
        let request = person.client.get(format!("{url}/api/v1{table}")).bearer_auth(&person.token);
        let Ok(now) = request.send().await else { return (taken, None) };
        let Ok(now) = now.json::<Value>().await else { return (taken, None) };
        let Some(body) = nth_answer(&now, taken.len()) else { continue };
        let Ok(response) = person.try_post(&url, &format!("{table}/answers"), body.clone()).await else {
            return (taken, None);
        };
        let good = response.status().is_success();
        let Ok(said) = response.json::<Value>().await else { return (taken, None) };
        match good {
            true => {
                taken.push((body, said));
                count.fetch_add(1, Ordering::Relaxed);
            }
            false if said["error"] == "closing" => return (taken, Some(said)),
            // Somebody was quicker, or a bot's answer came in between.
            false => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_goes_within_five_seconds_and_has_lost_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
    let admin = free_address().to_string();
    let flags = [&WIDE[..], &["--admin", &admin]].concat();
    let server = Running::with(program, folder.path(), &flags, |_| {});
    let url = server.url.clone();
    let somebody = async |name| Arc::new(Person::new(&url, name).await);
    let (anna, ben) = (somebody("Anna").await, somebody("Ben").await);
    let (cleo, dan) = (somebody("Cleo").await, somebody("Dan").await);
    // One table that everybody follows and that goes on all the time, and one that nobody looks at.
    let (table, _) = table_of_two(&url, &anna, &ben, false).await;
    let (other, _) = table_of_two(&url, &cleo, &dan, false).await;
    let mut streams = Vec::new();
    for _ in 0..STREAMS {
        let stream = anna.stream(&url, &table).await;
        streams.push(tokio::spawn(async move { stream.text().await }));
    }
    let mut slow = Vec::new();
    for _ in 0..SLOW {
        slow.push(slow_reader(&url, &table, &ben.token).await);
    }
    let count = Arc::new(AtomicUsize::new(0));
    let mut players = Vec::new();
    for (person, at) in [(&anna, &table), (&ben, &table), (&cleo, &other), (&dan, &other)] {
        let playing = play(person.clone(), url.clone(), at.clone(), count.clone());
        players.push((person.clone(), at.clone(), tokio::spawn(playing)));
    }
    let began = Instant::now();
    while count.load(Ordering::Relaxed) < 40 || began.elapsed() < Duration::from_secs(2) {
        assert!(began.elapsed() < Duration::from_secs(120), "nobody plays");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let ready = async || {
        let answer = reqwest::get(format!("http://{admin}/readyz")).await.ok()?;
        let status = answer.status().as_u16();
        Some((status, answer.text().await.ok()?))
    };
    assert_eq!(ready().await, Some((200, "ok\n".to_owned())));
    let client = reqwest::Client::new();
    let warm = client.get(format!("{url}/api/v1/games")).send().await.expect("an answer");
    drop(warm.bytes().await.expect("a body"));

    server.signal("TERM");
    let told = Instant::now();
    // Until it has heard of it, whatever is said here is merely not understood.
    let refusal = loop {
        let nonsense = client.post(format!("{url}/api/v1{other}/answers")).bearer_auth(&cleo.token);
        let answer = nonsense.json(&json!({})).send().await.expect("it says why before it goes");
        if answer.status() == 503 {
            break answer;
        }
    };
    assert_eq!(refusal.headers()["retry-after"], "2");
    assert_eq!(refusal.headers()["connection"], "close");
    let refusal: Value = refusal.json().await.expect("JSON");
    assert_eq!(refusal["error"], "closing");
    assert_eq!(
        refusal["message"],
        "This house is being restarted. Nothing was changed; try again in a moment."
    );
    let unready = ready().await.expect("somebody is told until the end");
    assert_eq!(unready, (503, "the server is shutting down\n".to_owned()));

    let (_, well) = server.ended().await;
    let took = told.elapsed();
    assert!(well && took < Duration::from_secs(5), "{took:?}");
    for stream in streams {
        let heard = stream.await.expect("no panic").expect("the stream ends as streams do");
        let last = heard.trim_end().rsplit("\n\n").next().expect("an event");
        assert!(last.contains("event: elsewhere") && last.contains("retry: "), "{last}");
    }
    drop(slow);
    let mut taken = Vec::new();
    for (person, at, player) in players {
        let (of_player, last) = player.await.expect("no panic");
        assert!(last.is_none_or(|last| last["error"] == "closing"));
        taken.extend(of_player.into_iter().map(|one| (person.clone(), at.clone(), one)));
    }
    println!("{} answers, {STREAMS} streams, {SLOW} slow readers, gone after {took:?}", taken.len());

    // Whatever was acknowledged is known by its name: sent again, it is where it was.
    let server = Running::with(program, folder.path(), &WIDE, |_| {});
    for (person, at, (body, said)) in taken {
        let again = person.post(&server.url, &format!("{at}/answers"), body).await;
        assert_eq!(again, said);
    }
    server.kill();
}
