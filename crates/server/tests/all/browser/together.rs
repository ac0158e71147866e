//! Two people at one table, pages that are left and come back to, a server that goes away and comes back.

use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE, PHONE},
    play::{self, Done, LIST, Step, click},
};
use crate::common::{House, Player, a_game};

/// Compares every part of the page that changes with what the server would show now; names those that differ.
const DIFFERENCE: &str = "return (async () => {
        const text = await (await fetch(location.href)).text();
        const now = new DOMParser().parseFromString(text, 'text/html');
        const plain = (region) => {
            const copy = region.cloneNode(true);
            // What the page's script has put there or folded.
            for (const it of copy.querySelectorAll('#follow, .glider')) it.remove();
            for (const it of [copy, ...copy.querySelectorAll('*')]) {
                it.classList.remove('changed');
                for (const name of ['style', 'open']) it.removeAttribute(name);
                if (!it.getAttribute('class')) it.removeAttribute('class');
                if (it.id === 'invite') it.textContent = '';
            }
            copy.normalize();
            return copy;
        };
        const regions = [...now.querySelectorAll('[data-region]')];
        if (!regions.length) return ['no table'];
        return regions.filter((region) => !plain(region).isEqualNode(plain(document.getElementById(region.id)))).map((region) => region.id);
    })();";

/// The page shows exactly the present, at once or after a moment.
async fn shows_the_present(browser: &Browser, when: &str) {
    let began = Instant::now();
    loop {
        let different = browser.run(DIFFERENCE, json!([])).await;
        if different == json!([]) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{when}: {different} are not up to date");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Opens a table with a free seat; the invitation to it.
async fn table_with_a_friend(browser: &Browser, house: &House, game: &str) -> String {
    browser.goto(&house.url(&format!("/new?game={game}&seat1=me&seat2=friend"))).await;
    click(browser, "form.new button.primary").await;
    browser.wait_for("#invite").await;
    let link = browser.run("return document.getElementById('invite').getAttribute('href')", json!([])).await;
    link.as_str().expect("a link").to_owned()
}

/// Notes when the page last changed before the eyes of who looks at it.
const WATCH: &str = "window.drawn = [];
    new MutationObserver(() => window.drawn.push(Date.now())).observe(document.getElementById('main'), { childList: true, subtree: true });";

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_seen_at_the_other_screen_at_once() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 51).await;
    let anna = driver.browser(folder.path(), DESKTOP, true).await;
    let ben = driver.browser(folder.path(), PHONE, true).await;
    let invite = table_with_a_friend(&anna, &house, a_game()).await;
    ben.goto(&house.url(&invite)).await;
    click(&ben, "form button.primary").await;
    ben.wait_for("#answers button.answer").await;
    // The game began for Anna without a reload.
    anna.wait_for("#answers button.answer").await;
    let table = play::path(&anna).await;

    let mut took = Vec::new();
    for round in 0..40 {
        let people = if round % 2 == 0 { (&anna, &ben) } else { (&ben, &anna) };
        let (mover, other) = people;
        if mover.count("#answers button.answer").await == 0 {
            continue;
        }
        other.run(WATCH, json!([])).await;
        let Ok(Done { step: Step::Given, began, .. }) = play::give(mover, round, LIST).await else {
            continue;
        };
        let asked = Instant::now();
        // An answer that changes nothing for the other is never seen; whether it should have been is asked below.
        while asked.elapsed() < Duration::from_secs(5) {
            let seen =
                other.run("return window.drawn.find((at) => at >= arguments[0]) ?? null", json!([began]));
            if let Some(seen) = seen.await.as_u64() {
                took.push(seen - began);
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        match round {
            // A reload, another page and back again: the present is there each time, and goes on.
            11 => other.reload().await,
            17 => {
                other.goto(&house.url(&format!("/rules/{}", a_game()))).await;
                other.back().await;
                other.wait_for("main[data-revision]").await;
            }
            23 => {
                other.goto(&house.url(&format!("{table}/replay?at=2"))).await;
                other.back().await;
                other.wait_for("main[data-revision]").await;
            }
            _ => {}
        }
        shows_the_present(other, &format!("round {round}")).await;
    }
    took.sort_unstable();
    let (count, median, most) = (took.len(), took[took.len() / 2], took[took.len() - 1]);
    println!("{count} moves were seen at the other screen after {median} ms (median), {most} ms at most");
    // Far less than it takes a page that nobody pushes to look again; how fast the machine is, is no matter of this test.
    assert!(count >= 10 && median < 2000);
    assert_eq!(anna.complaints().await, Vec::<String>::new());
    assert_eq!(ben.complaints().await, Vec::<String>::new());
    anna.close().await;
    ben.close().await;
}

/// What the page says about its connection, if it says anything.
async fn connection(browser: &Browser) -> String {
    let script = "const note = document.getElementById('connection'); const main = document.getElementById('main').dataset;
        return note.hidden ? 'well' : note.textContent === main.lost ? 'lost' : note.textContent === main.back ? 'back' : note.textContent";
    browser.run(script, json!([])).await.as_str().expect("text").to_owned()
}

async fn wait_until(browser: &Browser, wanted: &str) {
    let began = Instant::now();
    while connection(browser).await != wanted {
        assert!(began.elapsed() < PATIENCE, "the page does not say {wanted}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_away_and_comes_back() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 52).await;
    let anna = driver.browser(folder.path(), DESKTOP, false).await;
    let invite = table_with_a_friend(&anna, &house, a_game()).await;
    let table = play::path(&anna).await.replace("/t/", "/tables/");
    let ben = Player::new(&house, "Ben").await;
    let secret = invite.trim_start_matches("/join/");
    ben.post(&format!("{table}/join"), json!({ "invite": secret })).await;
    anna.wait_for("#answers button.answer").await;
    assert_eq!(connection(&anna).await, "well");

    // What the page says for a few seconds only is written down.
    let note = "const note = document.getElementById('connection'); window.said = [];
        new MutationObserver(() => window.said.push(note.hidden ? '' : note.textContent))
            .observe(note, { childList: true, characterData: true, subtree: true, attributes: true })";
    anna.run(note, json!([])).await;
    let address = house.address;
    drop(house);
    wait_until(&anna, "lost").await;
    // An answer now is not lost silently.
    click(&anna, "#answers button.answer").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(connection(&anna).await, "lost");

    let house = House::open_at(folder.path(), address, None).await;
    let ben = ben.at(&house);
    let id = table.trim_start_matches("/tables/").to_owned();
    assert!(ben.step(&id, 1).await, "Ben moves before Anna's page is back");
    let back = "return window.said.includes(document.getElementById('main').dataset.back)";
    anna.until(back, "the page says that it is back").await;
    shows_the_present(&anna, "after the server came back").await;

    // The game goes on as if nothing had been.
    let mut given = 0;
    for round in 0..200 {
        if given == 6 {
            break;
        }
        ben.step(&id, round).await;
        given += usize::from(play::step(&anna, round, LIST).await == Step::Given);
    }
    assert_eq!(given, 6, "answers after the return");
    shows_the_present(&anna, "at the end").await;
    anna.close().await;
}
