//! Accounts as people expect them: what is signed out is out, and names are what they seem.

use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::common::{House, PATIENCE, Player, a_game};

const OK: StatusCode = StatusCode::OK;

fn browser() -> Client {
    Client::builder().cookie_store(true).build().expect("a client")
}

async fn post(client: &Client, url: String, form: &[(&str, &str)]) -> Response {
    client.post(url).form(form).send().await.expect("an answer")
}

/// A browser that has sat down and thereby has a guest; and its token, as whoever stole it would have it.
async fn guest(house: &House) -> (Client, String) {
    let client = browser();
    let form = [("game", a_game()), ("bots", "1"), ("level", "easy")];
    let silent = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let answer = post(&silent, house.url("/play"), &form).await;
    let cookie = answer.headers()["set-cookie"].to_str().expect("text");
    let token = cookie.trim_start_matches("menagerie=").split(';').next().expect("a token").to_owned();
    // The same guest in a browser of their own.
    let code = silent.post(house.url("/me/code")).bearer_auth(&token).send().await.expect("an answer");
    let page = code.text().await.expect("a page");
    let code = page.split("id=\"code\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a code");
    let form = [("login", ""), ("password", ""), ("code", code)];
    assert_eq!(post(&client, house.url("/in"), &form).await.status(), OK);
    (client, token)
}

/// Whether a token is somebody's.
async fn is_in(house: &House, token: &str) -> bool {
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(token).json(&wanted);
    request.send().await.expect("an answer").status() == OK
}

async fn is_in_by_cookie(house: &House, client: &Client) -> bool {
    let page = client.get(house.url("/me")).send().await.expect("an answer").text().await.expect("a page");
    page.contains("action=\"/me/password\"")
}

/// Whether a browser that sends such cookies is somebody.
async fn is_in_with(house: &House, cookies: &str) -> bool {
    let asked = Client::new().get(house.url("/me")).header("cookie", cookies).send().await;
    asked.expect("an answer").text().await.expect("a page").contains("action=\"/me/password\"")
}

/// Low: a cookie of the same name from another port of the same machine signed people out.
#[tokio::test(flavor = "multi_thread")]
async fn a_planted_cookie_signs_nobody_out() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (_, token) = guest(&house).await;
    assert!(is_in_with(&house, &format!("menagerie={token}")).await);
    assert!(is_in_with(&house, &format!("menagerie=planted; menagerie={token}")).await);
    assert!(!is_in_with(&house, "menagerie=planted").await);
}

/// By https, a token stands under a name that browsers take from this very host alone, and goes before any other.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_can_plant_who_somebody_is() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.secure_cookies = true).await;
    let silent = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let form = [("game", a_game()), ("bots", "1"), ("level", "easy")];
    let answer = post(&silent, house.url("/play"), &form).await;
    let cookie = answer.headers()["set-cookie"].to_str().expect("text");
    let own = cookie.split(';').next().expect("a name and a value");
    assert!(own.starts_with("__Host-menagerie=") && cookie.contains("Secure") && cookie.contains("Path=/;"));
    assert!(is_in_with(&house, own).await);
    let out = silent.post(house.url("/me/out")).header("cookie", own).form(&[("all", "no")]).send().await;
    let out = out.expect("an answer");
    let forgotten: Vec<_> = out.headers().get_all("set-cookie").iter().collect();
    assert_eq!(forgotten.len(), 2, "{forgotten:?}");
    assert!(!is_in_with(&house, own).await);
}

/// Low: plain sign-out left the token valid.
#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_the_token_and_no_other() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (client, token) = guest(&house).await;
    assert!(is_in(&house, &token).await && is_in_by_cookie(&house, &client).await);
    let out = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let out = out.post(house.url("/me/out")).bearer_auth(&token).form(&[("all", "no")]).send().await;
    assert_eq!(out.expect("an answer").status(), StatusCode::SEE_OTHER);
    assert!(!is_in(&house, &token).await, "whoever kept it is out");
    assert!(is_in_by_cookie(&house, &client).await, "another browser stays in");
    assert_eq!(post(&client, house.url("/me/out"), &[("all", "yes")]).await.status(), OK);
    assert!(!is_in_by_cookie(&house, &client).await);
    // After a restart as well.
    let address = house.address;
    drop(house);
    let house = House::open_at(folder.path(), address, None).await;
    assert!(!is_in(&house, &token).await);
}

/// Low: a password change needed no old password and revoked nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_needs_the_old_one_and_signs_out_everybody_else() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (owner, stolen) = guest(&house).await;
    let set = async |client: &Client, old: &str, new: &str| {
        let form = [("login", "anna"), ("old", old), ("password", new)];
        post(client, house.url("/me/password"), &form).await.status()
    };
    assert_eq!(set(&owner, "", "first password").await, OK);
    assert!(!is_in(&house, &stolen).await, "who was in before is out");
    assert!(is_in_by_cookie(&house, &owner).await, "whoever set it is in");
    for wrong in ["", "wrong password", "first password "] {
        assert_eq!(set(&owner, wrong, "second password").await, StatusCode::FORBIDDEN, "{wrong}");
    }
    let elsewhere = browser();
    let sign_in = async |client: &Client, password: &str| {
        let form = [("login", "Anna"), ("password", password), ("code", "")];
        post(client, house.url("/in"), &form).await.status()
    };
    assert_eq!(sign_in(&elsewhere, "first password").await, OK);
    assert_eq!(set(&owner, "first password", "second password").await, OK);
    assert!(is_in_by_cookie(&house, &owner).await && !is_in_by_cookie(&house, &elsewhere).await);
    assert_eq!(sign_in(&elsewhere, "first password").await, StatusCode::FORBIDDEN);
    assert_eq!(sign_in(&elsewhere, "second password").await, OK);
}

/// Low: an open stream went on after "sign out everywhere".
#[tokio::test(flavor = "multi_thread")]
async fn open_streams_end_with_the_token() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    for (everywhere, path) in
        [("no", "/t/{}/events"), ("yes", "/t/{}/events"), ("yes", "/api/v1/tables/{}/events")]
    {
        let (_, token) = guest(&house).await;
        let wanted =
            json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "bot", "level": "easy" }] });
        let request = Client::new().post(house.url("/api/v1/tables")).bearer_auth(&token).json(&wanted);
        let opened: Value = request.send().await.expect("an answer").json().await.expect("JSON");
        let url = house.url(&path.replace("{}", opened["id"].as_str().expect("an id")));
        let mut stream = Client::new().get(&url).bearer_auth(&token).send().await.expect("an answer");
        assert_eq!(stream.headers()["cache-control"], "no-store");
        assert!(stream.chunk().await.expect("a stream").is_some());
        let out = Client::new().post(house.url("/me/out")).bearer_auth(&token).form(&[("all", everywhere)]);
        assert_eq!(out.send().await.expect("an answer").status(), OK);
        let ends = async { while stream.chunk().await.expect("a stream").is_some() {} };
        tokio::time::timeout(PATIENCE, ends).await.expect("the stream ends");
    }
}

/// Low: invisible and deceptive names, of guests, seats, newcomers and logins.
#[tokio::test(flavor = "multi_thread")]
async fn names_that_cannot_be_seen_are_refused_at_every_door() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let (client, _) = guest(&house).await;
    for name in ["\u{200b}", "\u{202e}annA", "\u{3164}", "Anna\u{200b}", "\u{2066}x\u{2069}", " \u{feff} "] {
        let made = Client::new().post(house.url("/api/v1/identities")).json(&json!({ "name": name }));
        assert_eq!(made.send().await.expect("an answer").status(), StatusCode::BAD_REQUEST, "{name:?}");
        let seats = json!([{ "kind": "me", "name": name }, { "kind": "friend" }]);
        let opened = anna.send("/tables", json!({ "game": a_game(), "seats": seats })).await;
        assert_eq!(opened.status(), StatusCode::BAD_REQUEST, "{name:?}");
        let form = [("game", a_game()), ("seat1", "me"), ("name1", name), ("seat2", "bot-easy")];
        assert_eq!(
            post(&client, house.url("/new"), &form).await.status(),
            StatusCode::BAD_REQUEST,
            "{name:?}"
        );
        let renamed = post(&client, house.url("/me/name"), &[("name", name)]).await;
        assert_eq!(renamed.status(), StatusCode::BAD_REQUEST, "{name:?}");
        let login = [("login", name), ("password", "long enough"), ("old", "")];
        let set = post(&client, house.url("/me/password"), &login).await;
        assert_eq!(set.status(), StatusCode::BAD_REQUEST, "{name:?}");
    }
}

/// Low: nobody looks like somebody at the same table, bots among them; nor do they speak as somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_like_somebody_at_the_same_table() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([
        { "kind": "me" }, { "kind": "me", "name": "ANNA" }, { "kind": "friend" }, { "kind": "friend" },
        { "kind": "bot", "level": "easy" },
    ]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats, "listed": true })).await;
    let id = opened["id"].as_str().expect("an id");
    // A Cyrillic А, and the name of the bot.
    for name in ["Аnnа", "Вasilic"] {
        let twin = Player::new(&house, name).await;
        twin.post(&format!("/tables/{id}/join"), json!({})).await;
    }
    let table = anna.get(&format!("/tables/{id}")).await;
    let names: Vec<&str> = table["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| seat["name"].as_str().expect("a name"))
        .collect();
    assert_eq!(names, ["Anna", "ANNA (2)", "Аnnа (3)", "Вasilic (2)", "Basilic"]);
    // Whoever only watches says nothing in Anna's name either.
    let watcher = Player::new(&house, "Anna").await;
    watcher.post(&format!("/tables/{id}/chat"), json!({ "text": "It is me", })).await;
    let page = watcher.read(&house.url(&format!("/t/{id}")), true).await;
    assert!(page.contains("<b>Anna (4)</b> It is me"), "{page}");
}

/// Low: two who watch spoke by one name, and nobody could tell them apart. Whoever speaks again does so by the name they have.
#[tokio::test(flavor = "multi_thread")]
async fn no_two_who_watch_speak_by_one_name() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let opened = anna.post("/tables", json!({ "game": a_game(), "seats": seats, "listed": true })).await;
    let id = opened["id"].as_str().expect("an id");
    let watchers = [Player::new(&house, "Wanda").await, Player::new(&house, "WANDA").await];
    let says = async |house: &House, watcher: &Player, text: &str| {
        watcher.at(house).post(&format!("/tables/{id}/chat"), json!({ "text": text })).await;
    };
    let names = ["Wanda", "WANDA (2)"];
    for (watcher, text) in [(0, "one"), (1, "two"), (0, "three"), (1, "four")] {
        says(&house, &watchers[watcher], text).await;
    }
    drop(house);
    let house = House::open(folder.path()).await;
    for (watcher, text) in [(1, "five"), (0, "six")] {
        says(&house, &watchers[watcher], text).await;
    }
    let page = watchers[0].at(&house).read(&house.url(&format!("/t/{id}")), true).await;
    for (watcher, text) in [(0, "one"), (1, "two"), (0, "three"), (1, "four"), (1, "five"), (0, "six")] {
        let said = format!("<b>{}</b> {text}", names[watcher]);
        assert!(page.contains(&said), "{said} is not on the page: {page}");
    }
}

/// Low: hard hints were available against people.
#[tokio::test(flavor = "multi_thread")]
async fn hints_among_people_are_the_hosts_choice() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let ask = async |fields: &[(&str, &str)]| {
        let client = browser();
        let opened = post(&client, house.url("/new"), fields).await;
        assert_eq!(opened.status(), OK);
        let table = opened.url().path().to_owned();
        let page = client.get(house.url(&format!("{table}?seat=0"))).send().await.expect("an answer");
        let offered = page.text().await.expect("a page").contains("/hint\"");
        let hint = post(&client, house.url(&format!("{table}/hint")), &[("seat", "0")]).await;
        (offered, hint.status())
    };
    let alone = [("game", a_game()), ("seat1", "me"), ("seat2", "bot-easy")];
    let together = [("game", a_game()), ("seat1", "me"), ("seat2", "here")];
    let wanted = [("game", a_game()), ("seat1", "me"), ("seat2", "here"), ("hints", "yes")];
    assert_eq!(ask(&together).await, (false, StatusCode::FORBIDDEN));
    assert_eq!(ask(&wanted).await, (true, OK));
    // Alone the bot may be asked first, so the hint may come too late to be given; but it is never forbidden.
    assert_ne!(ask(&alone).await.1, StatusCode::FORBIDDEN);
}

/// Low: no HSTS with secure cookies.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_came_by_https_comes_by_https_again() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.secure_cookies = true).await;
    let answer = reqwest::get(house.url("/")).await.expect("an answer");
    assert!(answer.headers()["strict-transport-security"].to_str().expect("text").starts_with("max-age="));
    let open = tempdir().expect("a folder");
    let plain = House::open(open.path()).await;
    let answer = reqwest::get(plain.url("/")).await.expect("an answer");
    assert!(!answer.headers().contains_key("strict-transport-security"), "nobody promises what is not there");
}

/// M6: the database was readable by everybody on the machine.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_keeps_is_its_owners_alone() {
    use std::{fs, os::unix::fs::PermissionsExt, path::Path, time::Duration};
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let parent = tempdir().expect("a folder");
    let folder = parent.path().join("data");
    let house = House::open(&folder).await;
    Player::new(&house, "Anna").await;
    assert_eq!(mode(&folder), 0o700);
    let mut files = 0;
    for entry in fs::read_dir(&folder).expect("files") {
        let path = entry.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        files += 1;
    }
    assert!(files >= 3);
    // A folder of an earlier program is mended.
    drop(house);
    tokio::time::sleep(Duration::from_millis(300)).await;
    for entry in fs::read_dir(&folder).expect("files") {
        let path = entry.expect("a file").path();
        // What belongs to a connection goes with it.
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).ok();
    }
    let house = House::open(&folder).await;
    Player::new(&house, "Ben").await;
    for entry in fs::read_dir(&folder).expect("files") {
        let path = entry.expect("a file").path();
        // What the house before has left may go only now.
        let Ok(found) = fs::metadata(&path) else { continue };
        assert_eq!(found.permissions().mode() & 0o777, 0o600, "{}", path.display());
    }
}

/// Low: a page of somebody else could be gone back to by a tab.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_to_another_site() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let silent = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    for path in
        ["/\t/evil.example", "//evil.example", "/\\evil.example", "\t//evil.example", "https://evil.example"]
    {
        let answer = post(&silent, house.url("/settings"), &[("back", path)]).await;
        assert_eq!(answer.headers()["location"], "/", "{path:?}");
    }
    let answer = post(&silent, house.url("/settings"), &[("back", "/rules/valeria?a=1")]).await;
    assert_eq!(answer.headers()["location"], "/rules/valeria?a=1");
}
