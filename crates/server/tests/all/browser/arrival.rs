//! A page that comes slowly: nothing that is there moves when more of it comes.

use serde_json::json;
use tempfile::tempdir;

use super::{
    driver::{DESKTOP, Driver, PHONE},
    play,
};
use crate::common::{House, games};

/// How far things have jumped, as browsers measure it (by how much of the screen moved how far), and which from where to where.
const SHIFTS: &str = "return new Promise(done => {
    const name = node => node ? node.id || node.className || node.nodeName : 'what has gone';
    const at = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
    const jump = source => `${name(source.node)} from ${at(source.previousRect)} to ${at(source.currentRect)}`;
    new PerformanceObserver(seen => done({
        sum: seen.getEntries().reduce((sum, shift) => sum + shift.value, 0),
        what: seen.getEntries().flatMap(shift => shift.sources.map(jump)).join(', '),
    })).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done({ sum: 0, what: '' }), 1000);
});";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_while_a_page_arrives() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 191).await;
    for (screen, name) in [(PHONE, "a phone"), (DESKTOP, "a desktop")] {
        let browser = driver.browser(folder.path(), screen, false).await;
        for game in games() {
            play::play_now(&browser, &house, game, 2).await;
            browser.wait_for("#answers button.answer").await;
            // Some ten kilobytes a second: a board takes a few of them.
            let slow = json!({
                "offline": false, "latency": 100, "downloadThroughput": 12_000, "uploadThroughput": 12_000,
            });
            browser.devtools("Network.emulateNetworkConditions", slow).await.expect("a slow network");
            browser.reload().await;
            let moved = browser.run(SHIFTS, json!([])).await;
            let (sum, what) = (moved["sum"].as_f64().expect("a number"), &moved["what"]);
            println!("{game} on {name}: {sum:.3} {what}");
            // What lies in a row is laid out anew when more of the row comes, which is up to 0.02 where a row breaks off between
            // two packets; a board that moves is 0.1 and more, and people do not mind less than that.
            assert!(sum < 0.05, "{game} on {name}: things jump by {sum:.3}: {what}");
            let fast = json!({
                "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
            });
            browser.devtools("Network.emulateNetworkConditions", fast).await.expect("a fast network");
        }
        browser.close().await;
    }
}
