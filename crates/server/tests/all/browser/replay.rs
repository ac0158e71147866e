//! A replay that plays itself.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE},
    play::{self, LIST, Step, click},
};
use crate::common::{House, a_game};

/// Which moment is shown, of how many.
async fn moment(browser: &Browser) -> Option<(usize, usize)> {
    let count =
        browser.attempt("return document.querySelector('.steps .count')?.textContent ?? ''", json!([]));
    let count = count.await.ok()?;
    let (at, last) = count.as_str()?.split_once(" / ")?;
    Some((at.parse().ok()?, last.parse().ok()?))
}

const PLAYS: &str = "#play[aria-pressed=true]";
const STANDS: &str = "#play[aria-pressed=false]";

async fn wait_until_at(browser: &Browser, wanted: usize) {
    let began = Instant::now();
    while moment(browser).await.is_none_or(|(at, _)| at < wanted) {
        assert!(began.elapsed() < PATIENCE, "it does not come to moment {wanted}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Presses until it says that it stands: each step is a page of its own, and a press may meet the gap between two.
async fn stop(browser: &Browser) {
    let press = "document.querySelector(arguments[0])?.click()";
    let began = Instant::now();
    while browser.count(STANDS).await == 0 {
        assert!(began.elapsed() < PATIENCE, "it does not stop");
        let _ = browser.attempt(press, json!([PLAYS])).await;
    }
}

/// Where it stands, and that it stays there for longer than a step takes.
async fn stays(browser: &Browser) -> Option<(usize, usize)> {
    // Of a page that was nearly there when it was stopped.
    tokio::time::sleep(Duration::from_millis(2000)).await;
    browser.wait_for(STANDS).await;
    let stopped = moment(browser).await;
    tokio::time::sleep(Duration::from_millis(2000)).await;
    assert_eq!(moment(browser).await, stopped);
    stopped
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_itself_until_it_is_stopped_or_over() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 62).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    let table = play::play_now(&browser, &house, a_game(), 1).await;
    // It ends where somebody is asked, so that no bot adds a moment to what is looked at.
    let mut decision = play::decision(&browser, &Value::Null).await;
    for round in 0..12 {
        while play::step(&browser, round, LIST).await != Step::Given {}
        decision = play::decision(&browser, &decision).await;
    }
    browser.goto(&house.url(&format!("{table}/replay?at=0"))).await;
    let (_, last) = moment(&browser).await.expect("a moment");
    assert!(last >= 8, "{last} steps are something to look at");
    browser.wait_for(STANDS).await;

    // It goes on without a hand, and stops when somebody wants to look closer.
    click(&browser, "#play").await;
    wait_until_at(&browser, 3).await;
    browser.wait_for(PLAYS).await;
    stop(&browser).await;
    let (stopped, _) = stays(&browser).await.expect("a moment");
    assert!(stopped < last, "it was stopped before its end");

    // At the end it stops by itself, and says so.
    browser.goto(&house.url(&format!("{table}/replay?at={}", last - 2))).await;
    click(&browser, "#play").await;
    wait_until_at(&browser, last).await;
    assert_eq!(stays(&browser).await, Some((last, last)));
    // Another look from the beginning does not run off.
    browser.goto(&house.url(&format!("{table}/replay?at=0"))).await;
    assert_eq!(stays(&browser).await, Some((0, last)));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}
