//! What a reader wants shown or hidden on a board stays so.

use serde_json::json;
use tempfile::tempdir;

use super::{
    driver::{Browser, Driver, PHONE},
    play::{self, LIST, click},
};
use crate::common::House;

const HIDE: &str = "#board button[name=odds][value=off]";
const SHOW: &str = "#board button[name=odds][value=on]";

/// Plays until a token may be drawn, when the odds of it are told or kept back.
async fn play_to(browser: &Browser, css: &str) {
    for round in 0..400 {
        if browser.count(css).await > 0 {
            return;
        }
        play::step(browser, round, LIST).await;
    }
    panic!("no {css} in 400 answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_odds_of_a_draw_are_hidden_for_those_who_do_not_want_to_know() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 63).await;
    let browser = driver.browser(folder.path(), PHONE, false).await;
    play::play_now(&browser, &house, "making-monsters", 1).await;
    play_to(&browser, HIDE).await;
    assert!(browser.count("#board .mm-fates").await > 0);

    // The page stays where it is.
    browser
        .run("window.same = true; document.querySelector(arguments[0]).scrollIntoView()", json!([HIDE]))
        .await;
    let place = browser.run("return scrollY", json!([])).await;
    click(&browser, HIDE).await;
    browser.wait_for(SHOW).await;
    assert_eq!(browser.count("#board .mm-fates").await, 0);
    assert_eq!(browser.run("return [window.same, scrollY]", json!([])).await, json!([true, place]));

    browser.reload().await;
    browser.wait_for(SHOW).await;
    // Answers and pushes keep to it.
    play::step(&browser, 1, LIST).await;
    play_to(&browser, SHOW).await;
    assert_eq!(browser.count("#board .mm-fates").await, 0);
    click(&browser, SHOW).await;
    browser.wait_for(HIDE).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}
