//! A whole game by keyboard alone: Tab, Shift-Tab and Enter.

use std::time::{Duration, Instant};

use fantoccini::key::Key;
use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE},
    play,
};
use crate::common::{House, a_game};

const FORTH: &[Key] = &[Key::Tab];
const BACK: &[Key] = &[Key::Shift, Key::Tab];

/// Where the focus is, and what is asked.
const FOCUS: &str = "const at = document.activeElement;
    return {
        over: document.querySelector('.ended .sheet') !== null,
        asked: document.querySelector('#answer input[name=decision]')?.value ?? null,
        sure: document.getElementById('yes') !== null,
        on: at.id === 'yes' ? 'yes' : at.classList.contains('answer') ? 'answer' : null,
    };";

async fn focus(browser: &Browser) -> Value {
    browser.run(FOCUS, json!([])).await
}

/// Moves the focus with `keys` until it is where it is wanted.
async fn reach(browser: &Browser, keys: &[Key], wanted: &str) {
    for _ in 0..400 {
        if focus(browser).await["on"] == wanted {
            return;
        }
        browser.press(keys).await;
    }
    panic!("the keyboard does not reach {wanted}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_valeria() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 41).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    play::play_now(&browser, &house, a_game(), 1).await;
    let (mut given, mut quiet) = (0_usize, Instant::now());
    loop {
        let now = focus(&browser).await;
        if now["over"] == true {
            break;
        }
        assert!(quiet.elapsed() < PATIENCE, "stuck after {given} answers: {now}");
        if now["sure"] == true {
            // The page has put the focus on the question already; if not, it is before the board.
            if now["on"] != "yes" {
                reach(&browser, BACK, "yes").await;
            }
        } else if now["asked"].is_null() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        } else {
            reach(&browser, FORTH, "answer").await;
            // Not always the first one: on to another answer, now and then by going back.
            for _ in 0..given % 4 {
                browser.press(FORTH).await;
            }
            let keys = if given % 3 == 0 { BACK } else { FORTH };
            if focus(&browser).await["on"] != "answer" {
                reach(&browser, keys, "answer").await;
            }
        }
        browser.press(&[Key::Enter]).await;
        let (before, began) = (now["asked"].clone(), Instant::now());
        while began.elapsed() < Duration::from_secs(3) {
            let then = focus(&browser).await;
            if then["over"] == true || then["asked"] != before || then["sure"] != now["sure"] {
                quiet = Instant::now();
                given += usize::from(then["asked"] != before);
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    println!("{given} answers by keyboard");
    assert!(given > 10);
    browser.close().await;
}
