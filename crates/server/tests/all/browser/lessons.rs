//! Every lesson, taken to its end by clicking: language and screen change from one to the next.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE, PHONE},
    play::speak,
};
use crate::common::House;

/// What a learner sees: how far they are, whether all that is spoken of is in sight, and what they may do.
const LOOK: &str = "
    const at = document.querySelector('#answer [name=at]')?.value;
    if (at === undefined || document.readyState !== 'complete') return null;
    const shown = (it) => { const box = it.getBoundingClientRect(); return box.width > 0 && box.bottom > 0 && box.top < innerHeight; };
    const point = document.getElementById('main').dataset.point;
    const pointed = point && document.querySelector('#board ' + point);
    const wrong = [];
    if (point && !pointed) wrong.push('nothing is ' + point);
    if (pointed && !shown(pointed)) wrong.push(point + ' is out of sight');
    if (pointed && getComputedStyle(pointed).outlineStyle !== 'solid') wrong.push(point + ' is not marked');
    if (!shown(document.querySelector('#coach .sentence'))) wrong.push('the coach is out of sight');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen');
    const sentence = document.querySelector('#coach .sentence').textContent;
    if (/lesson-/.test(sentence)) wrong.push(sentence);
    return { at, page: performance.timeOrigin, wrong, over: document.getElementById('next') !== null };";

/// Reads on, or gives the answer that is advised, or else any: the next one where the coach objects.
const GO_ON: &str = "
    const pick = document.getElementById('on') ?? document.querySelector('#board button.answer[data-advised]')
        ?? document.querySelector('#answers button.answer[data-advised]')
        ?? [...document.querySelectorAll('#answers button.answer')].at(arguments[0]);
    pick?.click();
    return pick !== undefined";

/// The page that follows `before`.
async fn look(browser: &Browser, before: &Value) -> Value {
    let began = Instant::now();
    loop {
        if let Ok(seen) = browser.attempt(LOOK, json!([])).await
            && seen["at"].is_string()
            && seen["page"] != before["page"]
        {
            return seen;
        }
        assert!(began.elapsed() < PATIENCE, "the lesson stands still at {before}");
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_taken_to_its_end() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 71).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    let mut number = 0;
    for game in plug::games() {
        for lesson in game.lessons() {
            let (lang, screen) = [("en", DESKTOP), ("fr", PHONE), ("fr", DESKTOP), ("en", PHONE)][number % 4];
            number += 1;
            speak(&browser, &house, lang).await;
            browser.resize(screen).await;
            browser.goto(&house.url(&format!("/learn/{}/{}", game.id(), lesson.id))).await;
            let mut seen = look(&browser, &Value::Null).await;
            let (mut signs, mut objections) = (0, 0);
            while seen["over"] != true {
                let place = format!("{}/{} in {lang}, after {signs} signs", game.id(), lesson.id);
                assert_eq!(seen["wrong"], json!([]), "{place}");
                assert!(signs < 150, "{place}: no end");
                assert_eq!(browser.run(GO_ON, json!([objections])).await, true, "{place}: nothing to do");
                let before = seen;
                seen = look(&browser, &before).await;
                objections = if seen["at"] == before["at"] { objections + 1 } else { 0 };
                signs += 1;
            }
            assert!(signs + 1 >= lesson.step.len(), "{}/{}: {signs} signs", game.id(), lesson.id);
            assert_eq!(browser.complaints().await, Vec::<String>::new(), "{}/{}", game.id(), lesson.id);
        }
    }
    assert!(number >= 11, "only {number} lessons");
    browser.close().await;
}
