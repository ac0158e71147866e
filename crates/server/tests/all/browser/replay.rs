//! A replay that plays itself.

use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver},
    play::{self, LIST, Step, click},
};
use crate::common::House;

/// Which moment is shown, of how many.
async fn moment(browser: &Browser) -> Option<(usize, usize)> {
    let count =
        browser.attempt("return document.querySelector('.steps .count')?.textContent ?? ''", json!([]));
    let count = count.await.ok()?;
    let (at, last) = count.as_str()?.split_once(" / ")?;
    Some((at.parse().ok()?, last.parse().ok()?))
}

/// Whether the page says that it plays by itself.
async fn plays(browser: &Browser) -> bool {
    browser.count("#play[aria-pressed=true]").await == 1
}

async fn wait_until_at(browser: &Browser, wanted: usize) {
    let began = Instant::now();
    while moment(browser).await.is_none_or(|(at, _)| at < wanted) {
        assert!(began.elapsed() < Duration::from_secs(30), "it does not come to moment {wanted}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_itself_until_it_is_stopped_or_over() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 62).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    let table = play::play_now(&browser, &house, "valeria", 1).await;
    for round in 0..200 {
        if play::step(&browser, round, LIST).await == Step::Given && round > 10 {
            break;
        }
    }
    browser.goto(&house.url(&format!("{table}/replay?at=0"))).await;
    let (_, last) = moment(&browser).await.expect("a moment");
    assert!(last >= 8, "{last} steps are something to look at");
    assert!(!plays(&browser).await);

    // It goes on without a hand, and stops when somebody wants to look closer.
    click(&browser, "#play").await;
    wait_until_at(&browser, 3).await;
    assert!(plays(&browser).await);
    click(&browser, "#play").await;
    assert!(!plays(&browser).await);
    let (stopped, _) = moment(&browser).await.expect("a moment");
    tokio::time::sleep(Duration::from_millis(2000)).await;
    assert_eq!(moment(&browser).await, Some((stopped, last)));

    // At the end it stops by itself, and says so.
    browser.goto(&house.url(&format!("{table}/replay?at={}", last - 2))).await;
    click(&browser, "#play").await;
    wait_until_at(&browser, last).await;
    tokio::time::sleep(Duration::from_millis(2000)).await;
    assert_eq!(moment(&browser).await, Some((last, last)));
    assert!(!plays(&browser).await);
    // Another look from the beginning does not run off.
    browser.goto(&house.url(&format!("{table}/replay?at=0"))).await;
    tokio::time::sleep(Duration::from_millis(2000)).await;
    assert_eq!(moment(&browser).await, Some((0, last)));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}
