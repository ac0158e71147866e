//! A real browser plays: by clicking, by keyboard alone, on a phone, in both languages, two at one table. (Playing with
//! scripts off is in `table.rs`: a browser without scripts cannot be driven from outside.)
//!
//! Needs `chromium` and `chromedriver`; `cargo xtask test` installs them where it can. Without them these tests say so
//! and pass, unless `MENAGERIE_BROWSER=required`.

// Every test file uses a part of it.
#[allow(dead_code)]
mod common;

use std::{
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU16, Ordering},
    time::{Duration, Instant},
};

use common::House;
use fantoccini::{Client, ClientBuilder, Locator, key::Key};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start() -> Option<Driver> {
        static NEXT: AtomicU16 = AtomicU16::new(0);
        let base = 20_000 + (std::process::id() % 20_000) as u16;
        let port = base + NEXT.fetch_add(1, Ordering::Relaxed);
        let started = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        match started {
            Ok(process) => Some(Driver { process, port }),
            Err(error) => {
                assert!(
                    std::env::var("MENAGERIE_BROWSER").as_deref() != Ok("required"),
                    "chromedriver cannot be started: {error}"
                );
                eprintln!("skipped: no chromedriver");
                None
            }
        }
    }

    async fn browser(&self, folder: &TempDir, (width, height): (u32, u32)) -> Client {
        let profile = tempfile::tempdir_in(folder.path()).expect("a folder").keep();
        let options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
                format!("--window-size={width},{height}"), format!("--user-data-dir={}", profile.display()),
            ],
        });
        let mut capabilities = serde_json::Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        let address = format!("http://127.0.0.1:{}", self.port);
        let patience = Instant::now();
        loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => return client,
                Err(error) => assert!(patience.elapsed() < Duration::from_secs(30), "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It takes its browsers with it.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn pause(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}

async fn count(client: &Client, css: &str) -> usize {
    client.find_all(Locator::Css(css)).await.map_or(0, |found| found.len())
}

async fn click(client: &Client, css: &str) -> bool {
    match client.find(Locator::Css(css)).await {
        Ok(element) => element.click().await.is_ok(),
        Err(_) => false,
    }
}

async fn play_now(client: &Client, house: &House) -> String {
    client.goto(&house.url("/")).await.expect("the first page");
    client
        .find(Locator::Css(".quick select[name=level] option[value=easy]"))
        .await
        .expect("a level")
        .click()
        .await
        .expect("a click");
    assert!(click(client, ".quick button.primary").await, "one click plays");
    for _ in 0..100 {
        let url = client.current_url().await.expect("an address");
        if url.path().starts_with("/t/") {
            return url.path().to_owned();
        }
        pause(100).await;
    }
    panic!("no table");
}

/// Plays until the end screen, answering by `answer`; how many answers it took.
async fn play_out(
    client: &Client,
    limit: Duration,
    mut answer: impl AsyncFnMut(&Client, usize) -> bool,
) -> usize {
    let began = Instant::now();
    let mut given = 0;
    while began.elapsed() < limit {
        if count(client, ".ended .sheet").await > 0 {
            return given;
        }
        if answer(client, given).await {
            given += 1;
        } else {
            pause(40).await;
        }
    }
    panic!("no end after {given} answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_clicking_on_the_board() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = driver.browser(&folder, (1280, 800)).await;
    let path = play_now(&client, &house).await;
    let seen = client.execute(
        "const p = document.querySelector('.va-players'); return !p || p.getBoundingClientRect().bottom <= innerHeight;",
        vec![],
    );
    assert_eq!(seen.await.expect("a script"), Value::Bool(true), "the panels are visible without scrolling");
    let given = play_out(&client, Duration::from_secs(240), async |client, given| {
        // Whatever is asked, the board itself offers an answer.
        click(client, "#yes").await
            || client
                .execute(
                    "const all = [...document.querySelectorAll('#board button.answer')];
                     if (!all.length) return false; all[arguments[0] % all.length].click(); return true;",
                    vec![json!(given * 7)],
                )
                .await
                .is_ok_and(|clicked| clicked == Value::Bool(true))
    })
    .await;
    assert!(given > 10);

    // Reload and back: the same end.
    client.refresh().await.expect("a reload");
    assert_eq!(count(&client, ".ended .sheet").await, 1);
    client.goto(&house.url(&format!("{path}/replay?at=5"))).await.expect("the replay");
    assert!(click(&client, "#next").await);
    client.back().await.expect("back");
    client.goto(&house.url(&path)).await.expect("the table");
    assert!(click(&client, ".next form button.primary").await, "a rematch");
    client.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_keyboard_alone_on_a_phone_in_french() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = driver.browser(&folder, (500, 844)).await;
    client.goto(&house.url("/")).await.expect("the first page");
    if client.find(Locator::Css("html[lang=en]")).await.is_ok() {
        assert!(click(&client, "button[name=lang][value=fr]").await);
        pause(500).await;
    }
    play_now(&client, &house).await;
    assert_eq!(count(&client, "html[lang=fr]").await, 1);
    let wide = client.execute("return document.documentElement.scrollWidth <= innerWidth", vec![]).await;
    assert_eq!(wide.expect("a script"), Value::Bool(true), "nothing sticks out");
    let mut answers = 0;
    let began = Instant::now();
    while answers < 25 && began.elapsed() < Duration::from_secs(120) && count(&client, ".ended").await == 0 {
        if count(&client, "#answers button.answer, #yes").await == 0 {
            pause(50).await;
            continue;
        }
        // Tab until the focus stands on an answer, then Enter: no mouse.
        for _ in 0..80 {
            let on = client.execute(
                "const a = document.activeElement; return a.id === 'yes' || a.classList.contains('answer');",
                vec![],
            );
            if on.await.is_ok_and(|on| on == Value::Bool(true)) {
                break;
            }
            let body = client.active_element().await.expect("a focus");
            body.send_keys(&char::from(Key::Tab).to_string()).await.expect("a key");
        }
        let focus = client.active_element().await.expect("a focus");
        if focus.send_keys(&char::from(Key::Enter).to_string()).await.is_ok() {
            answers += 1;
        }
        pause(120).await;
    }
    assert!(answers >= 25 || count(&client, ".ended").await > 0, "{answers} answers by keyboard");
    client.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) =
        (driver.browser(&folder, (1280, 800)).await, driver.browser(&folder, (1280, 800)).await);
    anna.goto(&house.url("/new")).await.expect("a page");
    assert!(click(&anna, "select[name=seat2] option[value=friend]").await);
    assert!(click(&anna, "form.new button.primary").await);
    pause(800).await;
    let invite = anna.find(Locator::Css("#invite")).await.expect("an invite");
    let invite = invite.attr("href").await.expect("an attribute").expect("an address");
    ben.goto(&house.url(&invite)).await.expect("the invitation");
    assert!(click(&ben, "form button.primary").await, "Ben sits down");
    pause(800).await;
    assert!(count(&anna, "#answers button.answer").await > 0, "the game began for Anna without a reload");
    for round in 0..12 {
        for person in [&anna, &ben] {
            if !click(person, "#yes").await {
                click(person, "#answers button.answer").await;
            }
            pause(150).await;
        }
        if round == 5 {
            ben.refresh().await.expect("a reload");
        }
    }
    // Nobody moves any more: what was pushed to Anna is what Ben reads anew.
    pause(1000).await;
    ben.refresh().await.expect("a reload");
    let turn = "#board .va-turn";
    let (one, two) = (
        anna.find(Locator::Css(turn)).await.expect("a turn").text().await.expect("text"),
        ben.find(Locator::Css(turn)).await.expect("a turn").text().await.expect("text"),
    );
    assert_eq!(one, two, "both see the same moment");
    anna.close().await.expect("closed");
    ben.close().await.expect("closed");
}
