//! A browser whose scripts are switched off: everything is plain forms and links.
//!
//! Nothing runs in the page then, so the browser is looked at through its document tree and clicked with its mouse.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;

use super::driver::{Browser, DESKTOP, Driver, PATIENCE};
use crate::common::{House, games};

const DECISION: &str = "#answer input[name=decision]";

/// So many answers are more than a turn in every game.
const ANSWERS: usize = 10;

/// The elements of the present page that match, as node numbers.
async fn nodes(browser: &Browser, css: &str) -> Vec<i64> {
    let Ok(document) = browser.devtools("DOM.getDocument", json!({ "depth": 0 })).await else {
        return Vec::new();
    };
    let wanted = json!({ "nodeId": document["root"]["nodeId"], "selector": css });
    let found = browser.devtools("DOM.querySelectorAll", wanted).await.unwrap_or_default();
    found["nodeIds"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect()
}

/// Clicks with the mouse where the element is; whether it is anywhere.
async fn click(browser: &Browser, node: i64) -> bool {
    let node = json!({ "nodeId": node });
    if browser.devtools("DOM.scrollIntoViewIfNeeded", node.clone()).await.is_err() {
        return false;
    }
    let Ok(shape) = browser.devtools("DOM.getBoxModel", node).await else { return false };
    let corner = |at: usize| shape["model"]["content"][at].as_f64().unwrap_or_default();
    let (x, y) = ((corner(0) + corner(4)) / 2.0, (corner(1) + corner(5)) / 2.0);
    for kind in ["mousePressed", "mouseReleased"] {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        if browser.devtools("Input.dispatchMouseEvent", event).await.is_err() {
            return false;
        }
    }
    true
}

async fn text(browser: &Browser, css: &str) -> Option<String> {
    let node = *nodes(browser, css).await.first()?;
    let html = browser.devtools("DOM.getOuterHTML", json!({ "nodeId": node })).await.ok()?;
    html["outerHTML"].as_str().map(str::to_owned)
}

async fn wait_for(browser: &Browser, css: &str) -> i64 {
    let began = Instant::now();
    loop {
        if let Some(node) = nodes(browser, css).await.first() {
            return *node;
        }
        assert!(began.elapsed() < PATIENCE, "no {css} on the page");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_turns_of_every_game_by_plain_forms() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 42).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    browser
        .devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true }))
        .await
        .expect("no scripts");
    for game in games() {
        browser.goto(&house.url("/")).await;
        let play = format!("form.quick:has([name=game][value={game}]) button.primary");
        let button = wait_for(&browser, &play).await;
        assert!(click(&browser, button).await);
        wait_for(&browser, "#board").await;
        assert!(nodes(&browser, "main[data-revision]").await.is_empty(), "no script has run");
        // Answers are counted by the decisions that follow.
        let (mut given, mut clicks, mut last) = (0, 0, None);
        let began = Instant::now();
        while given < ANSWERS {
            assert!(began.elapsed() < 2 * PATIENCE, "{game}: only {given} answers");
            if let Some(sure) = nodes(&browser, "#yes").await.first() {
                click(&browser, *sure).await;
            } else if let Some(decision) = text(&browser, DECISION).await {
                if last.as_ref() != Some(&decision) {
                    given += usize::from(last.is_some());
                    last = Some(decision.clone());
                }
                let place = if clicks % 2 == 0 { "#board button.answer" } else { "#answers button.answer" };
                let mut buttons = nodes(&browser, place).await;
                let first = clicks * 5 % buttons.len().max(1);
                buttons.rotate_left(first);
                clicks += 1;
                // One that can be seen; what is inside shut details has no place on the screen.
                for button in buttons {
                    if click(&browser, button).await {
                        break;
                    }
                }
                let patience = Instant::now();
                while text(&browser, DECISION).await.as_ref() == Some(&decision)
                    && nodes(&browser, "#yes").await.is_empty()
                    && patience.elapsed() < Duration::from_secs(2)
                {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
            } else if nodes(&browser, ".ended .sheet").await.is_empty() {
                // Somebody else's turn: the page reads itself anew every few seconds. Nobody waits for that here.
                browser.reload().await;
            } else {
                break;
            }
        }
        assert!(clicks >= given && given > 0);
        println!("{game}: {given} answers without scripts in {:.1?}", began.elapsed());
    }
    browser.close().await;
}
