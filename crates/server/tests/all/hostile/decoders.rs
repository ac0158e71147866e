//! Nonsense of every kind at every decoder that a stranger can reach: whatever comes in, nothing breaks and nobody is
//! told that something broke.
//!
//! Real requests are altered by a seeded hand, so what passed once passes again. They go straight to the server's
//! answers, without sockets: a hundred thousand in all.

use std::net::SocketAddr;

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::{
    common::{House, a_game, games},
    seeded,
};

/// A hand that alters things, the same way every time.
struct Hand(u64);

impl Hand {
    fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, count: usize) -> usize {
        (self.number() % count.max(1) as u64) as usize
    }

    fn one_of<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len())]
    }

    /// Alters a text in a few places.
    fn alter(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len() + 1);
            let end = (at + self.below(12)).min(bytes.len());
            match self.below(7) {
                0 => drop(bytes.splice(at..at, self.one_of(&NASTY).bytes())),
                1 => drop(bytes.splice(at..end, self.one_of(&NASTY).bytes())),
                2 => drop(bytes.drain(at..end)),
                3 => bytes.truncate(at),
                4 => {
                    let again = bytes[at..end].to_vec();
                    bytes.splice(at..at, again.repeat(1 + self.below(5)));
                }
                5 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                _ if at < bytes.len() => bytes[at] = self.number() as u8,
                _ => bytes.push(self.number() as u8),
            }
        }
        bytes
    }

    /// The same where only text will do.
    fn alter_text(&mut self, text: &str) -> String {
        String::from_utf8_lossy(&self.alter(text)).into_owned()
    }
}

/// What decoders stumble over.
const NASTY: [&str; 40] = [
    "",
    "0",
    "-1",
    "1e999",
    "-0",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "0.1",
    "null",
    "true",
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    "[[[[[[[[[[",
    "{\"a\":",
    ",",
    ":",
    "\u{0}",
    "\u{202e}",
    "\u{200b}",
    "é",
    "🦊",
    "\u{fffd}",
    "%00",
    "%",
    "%zz",
    "&",
    "=",
    ";",
    "\"\\ud800\"",
    "../../etc/passwd",
    "'; DROP TABLE moves; --",
    "<script>",
    "players",
    "\r\n",
    "\t",
    "NaN",
];

struct Stage {
    router: Router,
    token: String,
    table: String,
    /// Ends the server's own work with it.
    _house: House,
    _folder: TempDir,
}

impl Stage {
    async fn new() -> Stage {
        let folder = TempDir::new().expect("a folder");
        let house = House::with(folder.path(), |config| {
            config.trusted_proxies = "127.0.0.1".parse().expect("a proxy");
            (config.tables_each, config.listed_each) = (1_000_000, 1_000_000);
            // Hashing is slow on purpose, and its decoder is the same.
            config.sign_ins = server::Rate::new(1, 3600);
        })
        .await;
        let router = house.service.clone();
        let anna = json!({ "name": "Anna" });
        let made = ask(&router, post("/api/v1/identities", "application/json", anna.to_string())).await.1;
        let token = made["token"].as_str().expect("a token").to_owned();
        let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
        let open = json!({ "game": a_game(), "seats": seats }).to_string();
        let mut open = post("/api/v1/tables", "application/json", open);
        open.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a value"));
        let opened = ask(&router, open).await.1;
        let table = opened["id"].as_str().expect("an id").to_owned();
        Stage { router, token, table, _house: house, _folder: folder }
    }

    /// Sends a request as Anna; how it was answered.
    async fn send(&self, mut request: Request<Body>) -> StatusCode {
        let bearer = format!("Bearer {}", self.token).parse().expect("a value");
        request.headers_mut().entry("authorization").or_insert(bearer);
        self.try_out(request).await
    }

    async fn try_out(&self, request: Request<Body>) -> StatusCode {
        let what = format!("{} {} {:?}", request.method(), request.uri(), request.headers());
        let (status, _) = ask(&self.router, request).await;
        // Busy is an answer; broken is not.
        let broken = status.is_server_error() && status != StatusCode::SERVICE_UNAVAILABLE;
        assert!(!broken, "{status}: {what}");
        status
    }
}

async fn ask(router: &Router, mut request: Request<Body>) -> (StatusCode, Value) {
    let peer: SocketAddr = ([127, 0, 0, 1], 4711).into();
    request.extensions_mut().insert(ConnectInfo(peer));
    request.headers_mut().entry("host").or_insert("localhost".parse().expect("a value"));
    let answer = router.clone().oneshot(request).await.expect("an answer");
    let status = answer.status();
    let stream = answer.headers().get("content-type").is_some_and(|kind| kind == "text/event-stream");
    let body = if stream {
        Default::default()
    } else {
        to_bytes(answer.into_body(), 8 << 20).await.expect("a body")
    };
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

fn post(path: &str, kind: &str, body: impl Into<Body>) -> Request<Body> {
    Request::post(path).header("content-type", kind).body(body.into()).expect("a request")
}

/// Bodies of the API, with options of every game, clocks, seats and actions among them.
#[tokio::test(flavor = "multi_thread")]
async fn altered_json_breaks_nothing() {
    let stage = Stage::new().await;
    let mut hand = Hand(1);
    let table = format!("/api/v1/tables/{}", stage.table);
    let mut bodies = vec![
        ("/api/v1/identities".to_owned(), json!({ "name": "Anna Maria" })),
        (format!("{table}/answers"), json!({ "seat": 0, "number": 3, "decision": "5b7c", "command": "abc" })),
        (
            format!("{table}/answers"),
            json!({ "seat": 1, "action": { "keep": "x", "pay": [1, 2] }, "command": "abc" }),
        ),
        (format!("{table}/join"), json!({ "invite": "abcdefgh" })),
        (format!("{table}/chat"), json!({ "text": "Good evening" })),
        (format!("{table}/undo"), json!({ "seat": 0 })),
    ];
    let options = [
        (
            "valeria",
            json!({ "players": 2, "events": true, "setup": "random", "places": ["hills"], "no_duke": false }),
        ),
        ("making-monsters", json!({ "players": 2 })),
        ("dungeon-petz", json!({ "players": 2, "start": 1, "double": true, "foresight": false })),
        ("dungeon-lords", json!({ "players": 2, "variant": "festival", "seasons": 4, "paladins": "human" })),
    ];
    for (game, options) in options {
        let seats = json!([{ "kind": "me", "name": "Anna" }, { "kind": "friend" }]);
        let clock = if game == "valeria" { json!("none") } else { json!({ "turn": 120 }) };
        let wanted = json!({
            "game": game, "options": options, "seats": seats, "listed": false, "clock": clock, "stand_in": "easy",
        });
        bodies.push(("/api/v1/tables".to_owned(), wanted));
    }
    for number in 0..20_000 {
        let (path, body) = &bodies[number % bodies.len()];
        let body = hand.alter(&body.to_string());
        stage.send(post(path, "application/json", body)).await;
    }
}

/// Forms of every page, as browsers send them.
#[tokio::test(flavor = "multi_thread")]
async fn altered_forms_break_nothing() {
    let stage = Stage::new().await;
    let mut hand = Hand(2);
    let table = format!("/t/{}", stage.table);
    let forms = [
        ("/play".to_owned(), "game=valeria&bots=1&level=easy&preset=first"),
        ("/settings".to_owned(), "lang=fr&theme=dark&careful=on&odds=off&back=%2Frules"),
        (
            "/new".to_owned(),
            "game=dungeon-lords&seat1=me&name1=Anna&seat2=friend&clock=turn-60&stand-in=easy&o-variant=base&listed=yes",
        ),
        (
            "/new".to_owned(),
            "game=valeria&seat1=me&seat2=friend&o-events=yes&o-places=hills&o-citizens=&o-setup=random",
        ),
        (format!("{table}/answer"), "seat=0&decision=abc&a=1&sure=yes"),
        (format!("{table}/undo"), "seat=0"),
        (format!("{table}/vote"), "seat=1"),
        (format!("{table}/say"), "text=Good+evening"),
        (format!("{table}/bots"), "level=easy"),
        (format!("{table}/return"), ""),
        ("/join/abcdefgh".to_owned(), "name=Anna"),
        ("/me/name".to_owned(), "name=Anna+Maria"),
        ("/me/password".to_owned(), "login=anna&old=&password=short"),
        ("/in".to_owned(), "login=anna&password=wrong&code="),
        ("/in".to_owned(), "login=&password=&code=abcde-fghjk-mnpqr-stuvw"),
    ];
    for number in 0..10_000 {
        let (path, form) = &forms[number % forms.len()];
        let body = hand.alter(form);
        stage.send(post(path, "application/x-www-form-urlencoded", body)).await;
    }
}

/// Cookies, tokens, hosts, proxies' headers, languages, lengths; and addresses.
#[tokio::test(flavor = "multi_thread")]
async fn altered_heads_and_addresses_break_nothing() {
    let stage = Stage::new().await;
    let mut hand = Hand(3);
    let cookies =
        format!("menagerie={}; lang=fr; theme=dark; been-here=known.abc.00; careful=on", stage.token);
    let heads = [
        ("cookie", cookies.as_str()),
        ("authorization", &format!("Bearer {}", stage.token)),
        ("host", "localhost:7777"),
        ("host", "[::1]:80"),
        ("x-forwarded-for", "192.0.2.1, [2001:db8::1]:80, 10.0.0.1"),
        ("accept-language", "fr-CH, fr;q=0.9, en;q=0.8"),
        ("accept", "text/html,application/json;q=0.9"),
        ("content-length", "17"),
        ("origin", "http://localhost"),
        ("referer", "http://localhost/t/abc?seat=1"),
        ("if-none-match", "\"abc\""),
    ];
    let table = &stage.table;
    let paths = [
        format!("/t/{table}?seat=0"),
        format!("/t/{table}/replay?at=3&eyes=1"),
        format!("/api/v1/tables/{table}?seat=1"),
        format!("/api/v1/tables/{table}/log?seat=0"),
        format!("/api/v1/tables/{table}/events?seat=0"),
        "/verify?seed=0123456789abcdef&commitment=0123".to_owned(),
        "/rules/valeria".to_owned(),
        "/rules/search?q=gold&game=valeria".to_owned(),
        "/rules/valeria/show/VA-EX-09?at=1".to_owned(),
        "/new?game=valeria&form=all&seat1=me&seat2=friend&o-setup=chosen&o-places=hills&clock=turn-60"
            .to_owned(),
        "/new?game=dungeon-lords&preset=festival&form=all&seat1=me".to_owned(),
        "/join/abcdefgh".to_owned(),
        "/assets/style.css".to_owned(),
    ];
    let mut sent = 0;
    while sent < 25_000 {
        let (name, value) = heads[hand.below(heads.len())];
        let path = if hand.below(2) == 0 {
            "/api/v1/games".to_owned()
        } else {
            let at = hand.below(paths.len());
            hand.alter_text(&paths[at])
        };
        let request = Request::get(path.as_str()).header(name, hand.alter(value)).body(Body::empty());
        // What no client can send is no request.
        let Ok(request) = request else { continue };
        sent += 1;
        let own = request.headers().contains_key("cookie");
        if own {
            stage.try_out(request).await
        } else {
            stage.send(request).await
        };
    }
}

/// Saves, by the engine's own reader and by the form.
#[tokio::test(flavor = "multi_thread")]
async fn altered_saves_break_nothing() {
    let saves: Vec<String> =
        games().map(|game| seeded::play(game, 2, 9, &mut |decisions, _| decisions == 12).save).collect();
    let mut hand = Hand(4);
    let mut whole = 0;
    for number in 0..45_000 {
        let altered = hand.alter_text(&saves[number % saves.len()]);
        whole += usize::from(engine::save::read(&altered).is_ok());
    }
    // Spaces may come and go: anything else is noticed.
    assert!(whole < 900, "{whole} altered saves were taken for whole");
    let stage = Stage::new().await;
    for number in 0..500 {
        let altered = hand.alter(&saves[number % saves.len()]);
        let mut body =
            b"--x\r\ncontent-disposition: form-data; name=\"save\"; filename=\"a\"\r\n\r\n".to_vec();
        body.extend(altered);
        body.extend(b"\r\n--x--\r\n");
        let body = if number % 3 == 0 { hand.alter(&String::from_utf8_lossy(&body)) } else { body };
        stage.send(post("/load", "multipart/form-data; boundary=x", body)).await;
    }
}
