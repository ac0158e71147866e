//! What helps people into a game and through it: a form that shows what fits, answers that are judged, hints with reasons, and
//! a review that comes by itself.

use std::time::Instant;

use serde_json::json;
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE, PHONE},
    play::{self, LIST, Step, click},
};
use crate::{
    common::{House, a_game},
    seeded,
};

/// Chooses something from a list as people do: the page hears of it.
async fn choose(browser: &Browser, list: &str, value: &str) {
    let script = "const list = document.querySelector(`[name=${arguments[0]}]`); list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true })); return list.value";
    assert_eq!(browser.run(script, json!([list, value])).await, value, "{list} offers it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_shows_what_fits_those_who_play() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 81).await;
    let browser = driver.browser(folder.path(), PHONE, false).await;
    browser.goto(&house.url("/new?game=valeria&seat1=me&seat2=friend")).await;
    let (two, one) = ("[name=preset][value=events]", "[name=preset][value=dark]");
    assert_eq!((browser.count(two).await, browser.count(one).await), (1, 0));
    browser.run("window.same = true", json!([])).await;
    choose(&browser, "seat2", "nobody").await;
    browser.wait_for(one).await;
    assert_eq!(browser.count(two).await, 0, "nobody is there to be surprised with");
    assert_eq!(browser.run("return window.same", json!([])).await, true, "the page was not left");

    // The long form knows what was chosen, and leads to a table.
    click(&browser, one).await;
    click(&browser, "button[name=form][value=all]").await;
    browser.wait_for("input[name=form][value=all]").await;
    click(&browser, "form.new button.primary").await;
    browser.wait_for("main[data-events]").await;
    assert_eq!(browser.count("#people .people > li").await, 1, "alone at the table");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_judged_and_hints_give_reasons() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 82).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    play::play_now(&browser, &house, a_game(), 1).await;
    let wish = "const form = document.querySelector('form[action$=\"/training\"]');
        form.elements.training.checked = true; form.requestSubmit();";
    browser.run(wish, json!([])).await;
    browser.wait_for("main[data-events] form[action$='/training'] input[checked]").await;

    let began = Instant::now();
    let mut given = 0;
    while browser.count("#verdict details").await == 0 {
        assert!(began.elapsed() < 2 * PATIENCE, "{given} answers, and none that could be better");
        match play::step(&browser, given * 7 + 3, LIST).await {
            Step::Over => panic!("the game is over, and no answer could have been better"),
            Step::Given => given += 1,
            Step::Asked | Step::Waiting => {}
        }
    }
    click(&browser, "#verdict summary").await;
    let better = browser.run("return document.querySelector('#verdict details').innerText", json!([])).await;
    assert!(better.as_str().is_some_and(|text| text.contains("Better: ")), "{better}");

    browser.wait_for("#hint").await;
    click(&browser, "#hint").await;
    browser.wait_for("#answers [data-advised]").await;
    let reasons = browser.count("#advice ol > li").await;
    assert!((2..=3).contains(&reasons), "{reasons} answers with their chances");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_comes_by_itself_and_leads_to_the_board() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.review_iterations = 200).await;
    let browser = driver.browser(folder.path(), PHONE, false).await;
    browser.goto(&house.url("/load")).await;
    let save = seeded::play("valeria", 2, 5, &mut |_, _| false).save;
    let hand_in = "const input = document.querySelector('input[type=file]'); const carried = new DataTransfer();
        carried.items.add(new File([arguments[0]], 'game.json')); input.files = carried.files; input.form.requestSubmit();";
    browser.run(hand_in, json!([save])).await;
    browser.wait_for("main.replay").await;
    let replay = play::path(&browser).await;
    let table = replay.trim_end_matches("/replay");
    browser.goto(&house.url(&format!("{table}/review"))).await;
    click(&browser, "main.review form button.primary").await;
    browser.wait_for("main.review .seat-review").await;
    assert_eq!(browser.count("main.review progress").await, 0, "it is done");
    let board = format!("main.review a[href^='{table}/replay?eyes=']");
    assert!(browser.count(&board).await > 2);
    click(&browser, &board).await;
    browser.wait_for("main.replay #board").await;
}
