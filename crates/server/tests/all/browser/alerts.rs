//! A decision becomes yours: the title of the page says so, and a sound for those who want one.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;
use words::Lang;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE},
    play::{self, LIST, click},
};
use crate::common::{House, Player};

/// Counts the tones instead of playing them.
const EARS: &str = "window.tones = 0;
    const part = () => ({ frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        connect: (to) => to, start() { window.tones += 1; }, stop() {} });
    window.AudioContext = class {
        currentTime = 0; sampleRate = 1000;
        createOscillator() { return part(); } createGain() { return part(); } createBufferSource() { return part(); }
        createBuffer(count, length) { return { getChannelData: () => new Float32Array(length) }; }
    };";

async fn heard(browser: &Browser) -> u64 {
    browser.run("return window.tones", json!([])).await.as_u64().expect("a number")
}

async fn title(browser: &Browser) -> String {
    browser.run("return document.title", json!([])).await.as_str().expect("text").to_owned()
}

/// What the switch of the sound says: whether it is on.
async fn sounds(browser: &Browser) -> bool {
    let script = "const it = document.getElementById('sound');
        return it.hidden ? null : it.textContent === it.dataset.on ? true : it.textContent === it.dataset.off ? false : null";
    browser.run(script, json!([])).await.as_bool().expect("a switch that says on or off")
}

struct Table {
    id: String,
    ben: Player,
    yours: String,
    moves: usize,
}

impl Table {
    /// Anna answers until she is not asked any more, then Ben until she is again; what her title said between.
    async fn hand_over(&mut self, anna: &Browser) {
        let began = Instant::now();
        let patient = || assert!(began.elapsed() < 2 * PATIENCE, "the turn does not change hands");
        while anna.count("#answers button.answer").await > 0 {
            patient();
            self.moves += 1;
            play::step(anna, self.moves, LIST).await;
        }
        let between = title(anna).await;
        assert!(!between.contains(&self.yours), "{between} while Ben thinks");
        while !title(anna).await.contains(&self.yours) {
            patient();
            self.moves += 1;
            self.ben.step(&self.id, self.moves).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        anna.wait_for("#answers button.answer").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_title_says_whose_turn_it_is_and_a_sound_does_if_it_is_wanted() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 61).await;
    let anna = driver.browser(folder.path(), DESKTOP, false).await;
    let (id, ben) = play::with_a_friend(&anna, &house, "Ben").await;
    let mut table = Table { id, ben, yours: Lang::EN.say("title-yours"), moves: 0 };

    // Nothing sounds unless somebody asks for it.
    anna.run(EARS, json!([])).await;
    assert!(!sounds(&anna).await);
    table.hand_over(&anna).await;
    assert_eq!(heard(&anna).await, 0);

    // The switch sounds once, so that one knows what to wait for, and is kept.
    click(&anna, "#sound").await;
    assert!(sounds(&anna).await && heard(&anna).await > 0);
    anna.reload().await;
    anna.wait_for("main[data-revision]").await;
    anna.run(EARS, json!([])).await;
    assert!(sounds(&anna).await);
    assert_eq!(heard(&anna).await, 0, "a page that is read again is no news");
    table.hand_over(&anna).await;
    assert!(heard(&anna).await > 0);

    click(&anna, "#sound").await;
    anna.reload().await;
    anna.wait_for("main[data-revision]").await;
    assert!(!sounds(&anna).await);
    assert_eq!(anna.complaints().await, Vec::<String>::new());
    assert_eq!(anna.run("return window.tones ?? null", json!([])).await, Value::Null);
    anna.close().await;
}
