//! A puzzle of each difficulty of every game, by clicking: a wrong answer, the best one shown, and the right one given.
//! Language and screen change from one to the next.

use plug::Difficulty;
use serde_json::json;
use tempfile::tempdir;

use super::{
    driver::{DESKTOP, Driver, PHONE},
    play::{click, speak},
};
use crate::common::House;

/// What is wrong with the page: what is spoken of must be in sight, and nothing wider than the screen.
const WRONG: &str = "
    const shown = (it) => { const box = it?.getBoundingClientRect(); return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight; };
    const wrong = [];
    if (!shown(document.querySelector('#coach .sentence'))) wrong.push('what is said is out of sight');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen');
    if (document.querySelectorAll('#answers button.answer').length < 2) wrong.push('there is nothing to choose from');
    if (/puzzle-|why-/.test(document.querySelector('#coach').textContent)) wrong.push('a message has no words');
    return wrong;";

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_each_difficulty_is_solved() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 73).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    let mut count = 0;
    for game in plug::games() {
        let puzzles = game.puzzles();
        for difficulty in Difficulty::ALL {
            let Some(at) = puzzles.iter().position(|puzzle| puzzle.difficulty == difficulty) else {
                continue;
            };
            let (lang, screen) = [("en", DESKTOP), ("fr", PHONE), ("fr", DESKTOP), ("en", PHONE)][count % 4];
            count += 1;
            speak(&browser, &house, lang).await;
            browser.resize(screen).await;
            let place = format!("{}, puzzle {} in {lang}", game.id(), at + 1);
            browser.goto(&house.url(&format!("/puzzles/{}/{}", game.id(), at + 1))).await;
            assert_eq!(browser.run(WRONG, json!([])).await, json!([]), "{place}");
            assert_eq!(browser.count("[data-advised]").await, 0, "{place}: the answer is a secret");
            let wrong = usize::from(puzzles[at].best == 0);
            click(&browser, &format!("#answers button.answer[value='{wrong}']")).await;
            browser.wait_for("#verdict.costly").await;
            assert_eq!(browser.run(WRONG, json!([])).await, json!([]), "{place}, answered");
            assert_eq!(browser.count("[data-advised]").await, 0, "{place}: the answer is still a secret");
            click(&browser, "#show").await;
            browser.wait_for("#answers button.answer[data-advised]").await;
            assert_eq!(browser.run(WRONG, json!([])).await, json!([]), "{place}, shown");
            click(&browser, "#again").await;
            browser.wait_for(".puzzle:not(.judged)").await;
            click(&browser, &format!("#answers button.answer[value='{}']", puzzles[at].best)).await;
            browser.wait_for("#verdict.best").await;
            assert_eq!(browser.run(WRONG, json!([])).await, json!([]), "{place}, solved");
            assert_eq!(browser.complaints().await, Vec::<String>::new(), "{place}");
        }
    }
    assert!(count >= 4, "only {count} puzzles");
    browser.goto(&house.url("/puzzles")).await;
    let ticks = "return [...document.querySelectorAll('ol.puzzles a')].filter((it) => it.textContent.includes('✓')).length";
    assert_eq!(browser.run(ticks, json!([])).await, json!(count), "what was solved is remembered");
    browser.close().await;
}
