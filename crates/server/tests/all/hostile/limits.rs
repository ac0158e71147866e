//! Limits count people, not tokens: being many does not help.

use std::time::{Duration, Instant};

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::Rate;
use tempfile::tempdir;

use crate::common::{House, PATIENCE, Player, a_game, table_of};

/// So many in an hour: none of them comes back while a test runs.
const fn hourly(burst: u32) -> Rate {
    Rate::new(burst, 3600)
}

async fn new_guest(house: &House, token: Option<&str>) -> reqwest::Response {
    let request = Client::new().post(house.url("/api/v1/identities")).json(&json!({ "name": "Anna" }));
    let request = match token {
        Some(token) => request.bearer_auth(token),
        None => request,
    };
    request.send().await.expect("an answer")
}

async fn token(house: &House) -> String {
    let made: Value = new_guest(house, None).await.json().await.expect("JSON");
    made["token"].as_str().expect("a token").to_owned()
}

/// H1: each guest could make twenty more, 1,500 in 5.5 s.
#[tokio::test(flavor = "multi_thread")]
async fn guests_do_not_beget_guests() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.guests = hourly(10)).await;
    let mut tokens = Vec::new();
    let mut refused = 0;
    for number in 0..40 {
        let asking: Option<String> = tokens.get(number % tokens.len().max(1)).cloned();
        let answer = new_guest(&house, asking.as_deref()).await;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(answer.headers().contains_key("retry-after"));
            refused += 1;
            continue;
        }
        let made: Value = answer.json().await.expect("JSON");
        tokens.push(made["token"].as_str().expect("a token").to_owned());
    }
    assert_eq!((tokens.len(), refused), (10, 30));
    // Pages make guests as well: from the same allowance.
    let play = [("game", a_game()), ("bots", "1"), ("level", "easy")];
    let answer = Client::new().post(house.url("/play")).form(&play).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
}

/// H1: 200 guesses at one password without a word. And nobody can keep the owner out by guessing.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_a_password_is_slow_and_keeps_nobody_out() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        config.sign_ins = hourly(4);
        config.people_per_address = 100;
    })
    .await;
    let owner = Client::builder().cookie_store(true).build().expect("a client");
    let play = [("game", a_game()), ("bots", "1"), ("level", "easy")];
    assert!(
        owner.post(house.url("/play")).form(&play).send().await.expect("an answer").status().is_success()
    );
    let set = [("login", "anna"), ("password", "correct horse"), ("old", "")];
    let set = owner.post(house.url("/me/password")).form(&set).send().await.expect("an answer");
    assert!(set.status().is_success(), "{}", set.status());
    let sign_in = async |client: &Client, password: &str| {
        let form = [("login", "anna"), ("password", password), ("code", "")];
        client.post(house.url("/in")).form(&form).send().await.expect("an answer").status()
    };
    assert!(sign_in(&owner, "correct horse").await.is_success());
    let mut answers = Vec::new();
    for guess in 0..30 {
        // A name of its own for every guess does not help.
        let stranger = Client::new();
        answers.push(sign_in(&stranger, &format!("guess number {guess}")).await);
    }
    let wrong = answers.iter().filter(|status| **status == StatusCode::FORBIDDEN).count();
    let slowed = answers.iter().filter(|status| **status == StatusCode::TOO_MANY_REQUESTS).count();
    assert!(wrong <= 4 && wrong + slowed == 30, "{answers:?}");
    assert!(sign_in(&owner, "correct horse").await.is_success(), "her own browser is not held up");
}

/// H1: sign-ins in parallel took 2 GB. Few are hashed at a time; the rest are told to come later.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_sign_ins_at_once_do_not_all_get_memory() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let form = [("login", "nobody"), ("password", "whatever it is"), ("code", "")];
    let tries: Vec<_> =
        (0..100).map(|_| tokio::spawn(Client::new().post(house.url("/in")).form(&form).send())).collect();
    let mut busy = 0;
    for one in tries {
        let status = one.await.expect("no panic").expect("an answer").status();
        assert!(status == StatusCode::FORBIDDEN || status == StatusCode::SERVICE_UNAVAILABLE, "{status}");
        busy += usize::from(status == StatusCode::SERVICE_UNAVAILABLE);
    }
    assert!(busy >= 10, "only {busy} were sent away");
}

/// M4: behind a proxy all newcomers shared one bucket.
#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_everybody_has_an_allowance_of_their_own() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        config.guests = hourly(3);
        config.trusted_proxies = "127.0.0.1".parse().expect("a proxy");
    })
    .await;
    let come = async |forwarded: &str| {
        let request = Client::new().post(house.url("/api/v1/identities")).json(&json!({ "name": "Anna" }));
        request.header("x-forwarded-for", forwarded).send().await.expect("an answer").status()
    };
    let mut refused = 0;
    for number in 0..20 {
        // What stands on the left the attacker wrote.
        let painted = format!("203.0.113.{number}, 198.51.100.7");
        refused += usize::from(come(&painted).await == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 17);
    for newcomer in 0..20 {
        assert_eq!(come(&format!("192.0.2.{newcomer}")).await, StatusCode::OK);
    }
    // An IPv6 network is one door, however many addresses it has.
    let mut let_in = 0;
    for number in 0..20 {
        let_in += usize::from(come(&format!("2001:db8:1:1::{number:x}")).await == StatusCode::OK);
    }
    assert_eq!(let_in, 3);
}

/// M4: without a trusted proxy nobody is believed who says to be somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_cannot_paint_a_door() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.guests = hourly(3)).await;
    let mut let_in = 0;
    for number in 0..20 {
        let request = Client::new().post(house.url("/api/v1/identities")).json(&json!({ "name": "Anna" }));
        let request = request.header("x-forwarded-for", format!("192.0.2.{number}"));
        let request = request.header("forwarded", format!("for=192.0.2.{number}"));
        let_in += usize::from(request.send().await.expect("an answer").status() == StatusCode::OK);
    }
    assert_eq!(let_in, 3);
}

/// H1, H2: many guests behind one address open no more tables than the people that may share it.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_counted_by_the_person_and_by_the_address() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        config.new_tables = hourly(3);
        config.people_per_address = 2;
    })
    .await;
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let mut opened = [0; 4];
    for count in &mut opened {
        let token = token(&house).await;
        for _ in 0..5 {
            let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(&token).json(&wanted);
            *count += u32::from(request.send().await.expect("an answer").status().is_success());
        }
    }
    assert!(opened.iter().all(|count| *count <= 3), "{opened:?}");
    assert_eq!(opened.iter().sum::<u32>(), 6, "{opened:?}");
}

/// M5: a thousand anonymous streams were accepted.
#[tokio::test(flavor = "multi_thread")]
async fn streams_are_counted_by_the_person_by_the_address_and_in_all() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        config.streams_each = 3;
        config.people_per_address = 2;
    })
    .await;
    let anna = token(&house).await;
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "bot", "level": "easy" }] });
    let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(&anna).json(&wanted);
    let opened: Value = request.send().await.expect("an answer").json().await.expect("JSON");
    let id = opened["id"].as_str().expect("an id");
    let paths = [format!("/api/v1/tables/{id}/events"), format!("/t/{id}/events")];
    let mut open = Vec::new();
    let mut refused = 0;
    for number in 0..20 {
        let request = Client::new().get(house.url(&paths[number % 2])).bearer_auth(&anna);
        let answer = request.send().await.expect("an answer");
        match answer.status() {
            StatusCode::OK => open.push(answer),
            StatusCode::TOO_MANY_REQUESTS => refused += 1,
            status => panic!("{status}"),
        }
    }
    assert_eq!((open.len(), refused), (3, 17), "three of her own");
    for token in [token(&house).await, token(&house).await] {
        for _ in 0..5 {
            let request = Client::new().get(house.url(&paths[0])).bearer_auth(&token);
            let answer = request.send().await.expect("an answer");
            // Whether a stranger may watch is not the question here: at most the address's share is open.
            if answer.status() == StatusCode::OK {
                open.push(answer);
            }
        }
    }
    assert!(open.len() <= 6, "{}", open.len());
    drop(open);
    // A closed window makes room.
    let began = Instant::now();
    loop {
        let request = Client::new().get(house.url(&paths[0])).bearer_auth(&anna);
        if request.send().await.expect("an answer").status() == StatusCode::OK {
            break;
        }
        assert!(began.elapsed() < PATIENCE, "the streams that ended still count");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// All streams there are were taken by strangers who looked on, and players heard nothing any more.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_who_look_on_leave_room_for_players() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.streams = 4).await;
    let anna = token(&house).await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let wanted = json!({ "game": a_game(), "seats": seats, "listed": true });
    let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(&anna).json(&wanted);
    let opened: Value = request.send().await.expect("an answer").json().await.expect("JSON");
    let path = house.url(&format!("/api/v1/tables/{}/events", opened["id"].as_str().expect("an id")));
    let mut open = Vec::new();
    for _ in 0..4 {
        open.push(Client::new().get(&path).send().await.expect("an answer"));
    }
    let full = open.iter().filter(|answer| answer.status() == StatusCode::SERVICE_UNAVAILABLE).count();
    assert_eq!(full, 2, "half is for players");
    let own = Client::new().get(&path).bearer_auth(&anna).send().await.expect("an answer");
    assert_eq!(own.status(), StatusCode::OK);
}

/// M5: 1,800 lines of chat in 5.6 s.
#[tokio::test(flavor = "multi_thread")]
async fn chat_is_slow_enough_to_read() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.chat_lines = hourly(5)).await;
    let anna = token(&house).await;
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "bot", "level": "easy" }] });
    let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(&anna).json(&wanted);
    let opened: Value = request.send().await.expect("an answer").json().await.expect("JSON");
    let id = opened["id"].as_str().expect("an id");
    let mut said = 0;
    for number in 0..20 {
        let line = json!({ "text": format!("line {number}") });
        let url = house.url(&format!("/api/v1/tables/{id}/chat"));
        let answer = Client::new().post(url).bearer_auth(&anna).json(&line).send().await.expect("an answer");
        said += u32::from(answer.status().is_success());
    }
    assert_eq!(said, 5);
}

/// H1: a hint lets a strong bot think, and nobody counted them.
#[tokio::test(flavor = "multi_thread")]
async fn hints_are_counted() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.hints = hourly(3)).await;
    let anna = Client::builder().cookie_store(true).build().expect("a client");
    let wanted = [("game", a_game()), ("seat1", "me"), ("seat2", "here"), ("hints", "yes")];
    let opened = anna.post(house.url("/new")).form(&wanted).send().await.expect("an answer");
    let url = house.url(&format!("{}/hint", opened.url().path()));
    let mut given = 0;
    for _ in 0..6 {
        let answer = anna.post(&url).form(&[("seat", "0")]).send().await.expect("an answer");
        given += u32::from(answer.status().is_success());
    }
    assert_eq!(given, 3);
}

/// M5: going back over a game plays it again from its beginning, and the lists of tables read many: both are counted, by
/// the person and by the address.
#[tokio::test(flavor = "multi_thread")]
async fn looks_that_cost_much_are_counted() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        (config.looks, config.people_per_address) = (hourly(6), 2);
        config.trusted_proxies = "127.0.0.1".parse().expect("an address");
    })
    .await;
    let anna = Player::from(&house, "Anna", "198.51.100.1").await;
    let id = table_of(&[&anna], json!({ "game": a_game() })).await;
    let paths = [
        format!("/t/{id}/replay?at=0"),
        format!("/t/{id}/save"),
        format!("/api/v1/tables/{id}/save"),
        format!("/api/v1/tables/{id}/log"),
        "/api/v1/tables".to_owned(),
        "/".to_owned(),
    ];
    let looks = async |who: &Player, path: &str| who.fetch(&house.url(path)).await.status();
    let many = StatusCode::TOO_MANY_REQUESTS;
    for path in &paths {
        assert_ne!(looks(&anna, path).await, many, "{path}");
    }
    for path in &paths {
        assert_eq!(looks(&anna, path).await, many, "{path}: each of them was counted");
    }
    assert_eq!(looks(&anna, &format!("/t/{id}")).await, StatusCode::OK, "she may play on");
    // Others behind the same door have what is left of it, and nobody elsewhere is held up.
    let mut left = 0;
    for number in 0..6 {
        let guest = Player::from(&house, "Guest", "198.51.100.1").await;
        for _ in 0..3 {
            left += usize::from(looks(&guest, "/").await != many);
        }
        assert!(left <= 6, "guest {number}");
    }
    assert_eq!(left, 6);
    let ben = Player::from(&house, "Ben", "198.51.100.2").await;
    assert_eq!(looks(&ben, "/").await, StatusCode::OK);
}

/// Low: any `Host` was accepted, so that a foreign name could be pointed here.
#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_name_finds_nobody() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    for path in ["/", "/api/v1/games", "/assets/style.css"] {
        let call = async |host: &str| {
            let request = Client::new().get(house.url(path)).header("host", host);
            request.send().await.expect("an answer").status()
        };
        assert_eq!(call("evil.example").await, StatusCode::MISDIRECTED_REQUEST);
        assert_eq!(call("localhost").await, StatusCode::OK);
    }
}

/// M5: 59 listed tables pushed an honest one out of the lobby.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pushed_out_of_the_lobby() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        config.trusted_proxies = "127.0.0.1".parse().expect("a proxy");
        config.people_per_address = 8;
    })
    .await;
    let come = async |address: &str| {
        let request = Client::new().post(house.url("/api/v1/identities")).json(&json!({ "name": "Anna" }));
        let made = request.header("x-forwarded-for", address).send().await.expect("an answer");
        made.json::<Value>().await.expect("JSON")["token"].as_str().expect("a token").to_owned()
    };
    let wanted =
        json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "friend" }], "listed": true });
    let open = async |token: &str, address: &str| {
        let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(token).json(&wanted);
        request.header("x-forwarded-for", address).send().await.expect("an answer")
    };
    let honest: Value = open(&come("192.0.2.1").await, "192.0.2.1").await.json().await.expect("JSON");
    let mut refused = [0, 0];
    let alone = come("198.51.100.1").await;
    for _ in 0..20 {
        refused[0] += u32::from(open(&alone, "198.51.100.1").await.status() == StatusCode::CONFLICT);
    }
    for _ in 0..60 {
        let one_of_many = come("198.51.100.1").await;
        refused[1] += u32::from(open(&one_of_many, "198.51.100.1").await.status() == StatusCode::CONFLICT);
    }
    assert_eq!(refused, [15, 25], "five for each, forty by one address");
    let id = honest["id"].as_str().expect("an id");
    let home = reqwest::get(house.url("/")).await.expect("an answer").text().await.expect("a page");
    assert!(home.contains(&format!("/t/{id}\"")), "it is on the first page");
}

/// M5: chat was never trimmed. What is kept and shown is bounded, and those who watch cannot talk players' lines away.
#[tokio::test(flavor = "multi_thread")]
async fn chat_is_trimmed() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = crate::common::Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats, "listed": true })).await;
    let id = opened["id"].as_str().expect("an id");
    anna.post(&format!("/tables/{id}/chat"), json!({ "text": "from the beginning" })).await;
    let watcher = crate::common::Player::new(&house, "Watcher").await;
    for number in 0..260 {
        let line = json!({ "text": format!("noise {number}.") });
        watcher.post(&format!("/tables/{id}/chat"), line).await;
    }
    let hers = anna.read(&house.url(&format!("/t/{id}")), true).await;
    assert!(hers.contains("from the beginning"), "players' lines stay");
    let theirs = watcher.read(&house.url(&format!("/t/{id}")), true).await;
    let shown = theirs.matches("noise ").count();
    assert!(theirs.contains("noise 259.") && shown <= 60, "{shown}");
    // What is no longer kept is not in the database either: after a restart the same is there.
    drop(house);
    let house = House::open(folder.path()).await;
    let again = watcher.at(&house).read(&house.url(&format!("/t/{id}")), true).await;
    assert!(again.contains("noise 259.") && again.matches("noise ").count() <= 60);
    let kept = std::fs::read(folder.path().join("menagerie.sqlite")).expect("a database").len();
    assert!(kept < 4 << 20, "{kept}");
}
