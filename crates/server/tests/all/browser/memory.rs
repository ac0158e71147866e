//! A long evening: a tab that has seen a thousand pushes needs no more memory than after fifty.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver},
    play::{self, LIST, Step},
};
use crate::common::{House, a_game};

/// A thousand pushes come in so many lots, and it is weighed after each. What is lost with every push is lost in every lot. What
/// comes and goes is not: the latest page that was read may still be held, and the browser compiles a script anew when it thinks it
/// worth while, which took close to a megabyte in one lot of a busy machine.
const LOTS: usize = 4;

/// Bytes of the script's memory and nodes of the page, after everything that nobody holds is gone. What still flies or waits
/// for its moment holds something for a while, so it is weighed until it gets no lighter; what is lost for good stays.
async fn weight(browser: &Browser) -> (f64, f64) {
    let (mut least, mut same) = (weighed(browser).await, 0);
    while same < 10 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let (bytes, nodes) = weighed(browser).await;
        same = if nodes < least.1 { 0 } else { same + 1 };
        least = (least.0.min(bytes), least.1.min(nodes));
    }
    least
}

async fn weighed(browser: &Browser) -> (f64, f64) {
    for _ in 0..2 {
        browser.devtools("HeapProfiler.collectGarbage", json!({})).await.expect("a sweep");
    }
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await.expect("numbers");
    let number = |name: &str| {
        let all = metrics["metrics"].as_array().into_iter().flatten();
        all.clone().find(|one| one["name"] == name).and_then(|one| one["value"].as_f64()).expect("a number")
    };
    (number("JSHeapUsedSize"), number("Nodes"))
}

/// Shows what the table has pushed so far again and again, so often; pieces that fly are let land.
async fn shown(browser: &Browser, times: usize) {
    let script =
        "for (let at = 0; at < arguments[0]; at += 1) show(window.pushed[at % window.pushed.length]);
        return new Promise((done) => {
            const look = () => document.querySelector('.glider') ? setTimeout(look, 50) : done(window.pushed.length);
            look();
        });";
    let pushed = browser.run(script, json!([times])).await;
    assert!(pushed.as_u64() > Some(10), "{pushed} pushes to show");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_pushes_leave_no_more_behind_than_fifty() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 86).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    play::play_now(&browser, &house, a_game(), 2).await;
    let listen = "window.pushed = []; document.addEventListener('arrived', (event) => window.pushed.push(event.detail))";
    browser.run(listen, json!([])).await;
    for round in 0..25 {
        if play::step(&browser, round, LIST).await == Step::Over {
            break;
        }
    }
    browser.run("source.close()", json!([])).await;
    browser.devtools("Performance.enable", json!({})).await.unwrap_or(Value::Null);
    shown(&browser, 50).await;
    let first = weight(&browser).await;
    let (mut before, mut least) = (first, (f64::MAX, f64::MAX));
    for _ in 0..LOTS {
        for _ in 0..5 {
            shown(&browser, 50).await;
        }
        let after = weight(&browser).await;
        println!("{} bytes and {} nodes became {} and {}", before.0, before.1, after.0, after.1);
        least = (least.0.min(after.0 - before.0), least.1.min(after.1 - before.1));
        before = after;
    }
    let (bytes, nodes) = (least.0 * LOTS as f64, least.1 * LOTS as f64);
    assert!(
        bytes < first.0 * 0.1 + 300_000.0,
        "{} bytes, and every lot of pushes added {}",
        first.0,
        least.0
    );
    assert!(nodes < first.1 * 0.1, "{} nodes, and every lot of pushes added {}", first.1, least.1);
    browser.close().await;
}
