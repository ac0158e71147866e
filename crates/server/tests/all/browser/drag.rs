//! Dragging says the same as pressing: one person drags with real pointers, another at a twin of the table presses the
//! buttons, and both see the same game.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE, PHONE, Screen},
    play,
};
use crate::common::House;

/// A piece and a place on the screen that have one answer in common.
const PAIR: &str = r##"
    const numbers = (text) => (text ?? "").split(" ").filter(Boolean);
    const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    };
    const reached = (element) => {
        const [x, y] = middle(element);
        // Near its edges the page moves below what is held, as far as the machine has time.
        if (y < 60 || y > innerHeight - 60) return null;
        const hit = document.elementFromPoint(x, y);
        return element.contains(hit) && !hit.closest("button:not(.answer)") ? [x, y] : null;
    };
    const seen = (element) => element.checkVisibility();
    for (const piece of [...document.querySelectorAll("#board [data-drag]")].filter(seen)) {
        for (const place of [...document.querySelectorAll("#board [data-drop]")].filter(seen)) {
            const there = numbers(place.dataset.drop);
            const shared = numbers(piece.dataset.drag).filter((number) => there.includes(number));
            if (shared.length !== 1 || place.contains(piece)) continue;
            const [a, b] = [piece.getBoundingClientRect(), place.getBoundingClientRect()];
            scrollBy({ top: (a.top + a.bottom + b.top + b.bottom) / 4 - innerHeight / 2, behavior: "instant" });
            const [from, to] = [reached(piece), reached(place)];
            if (from && to) return { number: shared[0], from, to };
        }
    }
    return null;"##;

const STATE: &str = r##"
    // Guests are numbered by chance.
    const plain = (text) => text.replace(/\s+/g, " ").replace(/Guest \d+/g, "Guest");
    const text = (css) => plain(document.querySelector(css)?.innerText ?? "");
    return {
        decision: document.querySelector("#answer input[name=decision]")?.value ?? null,
        sure: document.getElementById("yes") !== null,
        over: document.querySelector(".ended .sheet") !== null,
        refusal: text("#refusal"),
        text: text("#ask .sentence") + text("#answers") + text("#board"),
    };"##;

/// The button of an answer on the board.
fn button(answer: &Value) -> String {
    let number = answer.as_str().map_or_else(|| answer.to_string(), str::to_owned);
    format!("#board button.answer[value='{number}']")
}

async fn state(browser: &Browser) -> Value {
    browser.run(STATE, json!([])).await
}

/// Waits for the next decision after `before`; says yes where the table wants to be sure.
async fn next(browser: &Browser, before: &Value) -> Value {
    let began = Instant::now();
    loop {
        let now = state(browser).await;
        if now["sure"] == true {
            // It may be answered and gone by now: then the next look tells what followed.
            browser.run("document.querySelector('#yes')?.click()", json!([])).await;
        } else if now["over"] == true || (!now["decision"].is_null() && now["decision"] != *before) {
            return now;
        }
        assert!(began.elapsed() < PATIENCE, "nothing follows: {now}");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// The next decision, once both see the same: a bot may have been quicker at one of the tables.
async fn same(dragging: &Browser, pressing: &Browser, before: &Value) -> Value {
    let mut differing = None;
    loop {
        let (mine, theirs) = (next(dragging, before).await, next(pressing, before).await);
        if mine["text"] == theirs["text"] {
            return mine;
        }
        let since = *differing.get_or_insert_with(Instant::now);
        assert!(since.elapsed() < PATIENCE, "dragged:\n{}\npressed:\n{}", mine["text"], theirs["text"]);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn point(value: &Value) -> (i64, i64) {
    (value[0].as_i64().expect("a number"), value[1].as_i64().expect("a number"))
}

async fn twins(number: u64, game: &str, screen: Screen, decisions: usize) {
    let Some(driver) = Driver::start() else { return };
    let (here, there) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let (house, twin) =
        (House::rehearse(here.path(), number).await, House::rehearse(there.path(), number).await);
    let (dragging, pressing) =
        (driver.browser(here.path(), screen, false).await, driver.browser(there.path(), screen, false).await);
    play::play_now(&dragging, &house, game, 1).await;
    play::play_now(&pressing, &twin, game, 1).await;
    let (mut dragged, mut before) = (0, Value::Null);
    for _ in 0..decisions {
        let mine = same(&dragging, &pressing, &before).await;
        if mine["over"] == true {
            break;
        }
        before = mine["decision"].clone();
        let pair = dragging.run(PAIR, json!([])).await;
        let answer = if pair.is_null() {
            play::click(&dragging, &button(&json!(0))).await;
            json!(0)
        } else {
            println!("{game}: {pair}");
            dragging.drag(point(&pair["from"]), point(&pair["to"]), screen.phone).await;
            dragged += 1;
            pair["number"].clone()
        };
        play::click(&pressing, &button(&answer)).await;
    }
    assert_eq!(dragging.complaints().await, Vec::<String>::new());
    println!("{game} {} px: {dragged} drags", screen.width);
    assert!(dragged > 1, "{game}: only {dragged} drags");
    dragging.close().await;
    pressing.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mouse_at_dungeon_petz() {
    twins(71, "dungeon-petz", DESKTOP, 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_at_dungeon_petz() {
    twins(72, "dungeon-petz", PHONE, 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mouse_at_making_monsters() {
    twins(73, "making-monsters", DESKTOP, 16).await;
}

/// A plan of Dungeon Petz: imps and gold are dropped straight on the town, by the mouse, by two presses or by the buttons of
/// a space; then the groups are given one after the other, the biggest first.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_on_the_town() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 74).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    play::play_now(&browser, &house, "dungeon-petz", 1).await;
    let before = next(&browser, &Value::Null).await;
    let middles =
        "document.querySelector('.dp-quarters').scrollIntoView({ block: 'center', behavior: 'instant' });
        return arguments[0].map((css) => {
            const box = document.querySelector(css).getBoundingClientRect();
            return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        });";
    let points = browser.run(middles, json!([["#dp-imp-0", "[data-pile^=market]"]])).await;
    browser.drag(point(&points[0]), point(&points[1]), false).await;
    browser.wait_for("[data-pile^=market] [data-token=imp]").await;
    // Gold alone is no group, and says so.
    play::click(&browser, "[data-pile^='corral.young'] [data-put=gold]").await;
    browser.wait_for("[data-give][aria-disabled=true]").await;
    browser.wait_for("[data-told]:not(:empty)").await;
    // Picked with one press, put with the next; a second thought goes home.
    play::click(&browser, "[data-pile=home] [data-token=imp]").await;
    browser.wait_for(".picking").await;
    play::click(&browser, "[data-pile^='corral.young']").await;
    browser.wait_for("[data-pile^='corral.young'] [data-token=imp]").await;
    play::click(&browser, "[data-pile^='corral.young'] [data-put=imp]").await;
    play::click(&browser, "[data-pile^='corral.young'] [data-token=imp]").await;
    browser.wait_for("[data-told]:empty").await;
    let planned = "return [...document.querySelectorAll('[data-order] li')].map((group) => group.querySelectorAll('svg').length);";
    assert_eq!(browser.run(planned, json!([])).await, json!([2, 1]), "the biggest first");
    play::click(&browser, "[data-give]:not([aria-disabled=true])").await;
    // Both are made, and what stays at home stays there: the round goes on, once whoever sends them is sure.
    let mut sent = before;
    while browser.count("#board [data-piles]").await > 0 {
        sent = next(&browser, &sent["decision"]).await;
    }
    browser.wait_for("#board [data-plan]").await;
    let groups = "return document.querySelectorAll('.dp-exits li, .dp-turn').length > 0;";
    assert_eq!(browser.run(groups, json!([])).await, json!(true));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}
