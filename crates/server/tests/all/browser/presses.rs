//! What one presses happens, while bots move as fast as they can: real presses of a mouse, by coordinates.
//! `MENAGERIE_PRESSES=200` presses more often.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver},
    play,
};
use crate::common::House;

/// Chooses something that can be pressed now, and listens for what the mouse meets.
const AIM: &str = r##"
    if (!window.met) {
        window.met = [];
        const question = (it) => it.matches(".answer") ? document.querySelector("#answer input[name=decision]")?.value : "";
        const name = (it) => it ? [it.id, it.value ?? "", question(it), it.getAttribute("popovertarget") ?? "", it.closest("#answers") ? "listed" : ""].join("|") : null;
        window.nameOf = name;
        const control = (event) => name(event.target.closest?.("button, summary, a"));
        addEventListener("mousedown", (event) => {
            const named = [...document.querySelectorAll("button, summary")].filter((it) => name(it) === window.wanted && it.checkVisibility());
            // The same card may lie before several people: then the one that was aimed at counts.
            const there = named.length > 0 && (!window.oneOfMany || named.includes(window.chosen));
            // Whoever has seen that it moved, and has had the time to aim anew, is on their own.
            const quick = performance.now() - window.aimed < 200;
            window.met.push({ down: control(event), there: there && quick, click: null, ended: false });
        }, { capture: true });
        document.addEventListener("swapped", () => { window.changed = performance.now(); });
        addEventListener("click", (event) => { Object.assign(window.met.at(-1), { click: control(event), ended: true }); }, { capture: true });
    }
    if (document.querySelector(".ended .sheet")) return "over";
    // Nobody aims at what they have not seen yet.
    if (performance.now() - window.changed < 200) return null;
    // Nor do they press on while what they pressed is on its way: the page would take nothing else, and may be about to ask.
    if (document.querySelector("form[data-busy]")) return null;
    const reached = (it) => {
        const box = it.getBoundingClientRect();
        const point = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        const hit = document.elementFromPoint(...point);
        return box.width > 4 && it.contains(hit?.closest("button, summary, a")) ? point : null;
    };
    const sure = document.getElementById("yes");
    const answers = [...document.querySelectorAll(arguments[0] % 2 ? "#board button.answer" : "button.answer")];
    const readers = [...document.querySelectorAll("#board [popovertarget]")];
    const open = document.querySelector(":popover-open:not(#sure)");
    const all = (sure ? [sure] : answers.length ? answers : readers).filter((it) => reached(it) && it.id !== "sound");
    if (!all.length) { open?.hidePopover(); return null; }
    const chosen = all[arguments[0] * 7 % all.length];
    [window.wanted, window.chosen, window.aimed] = [window.nameOf(chosen), chosen, performance.now()];
    window.pressed = window.met.length + 1;
    window.oneOfMany = [...document.querySelectorAll("button, summary")].filter((it) => window.nameOf(it) === window.wanted).length > 1;
    return reached(chosen);"##;

/// Where the last press went: whether what was aimed at was still there, and whether it was met.
/// A press that nobody hears of is lost, too.
const MET: &str = "const last = window.met?.[window.pressed - 1]; return last ? { there: last.there, met: last.click === window.wanted, last, wanted: window.wanted } : null;";

async fn presses(number: u64, game: &str, bots: usize) {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house =
        House::with(folder.path(), |config| (config.bot_pace_ms, config.rehearsal) = (150, Some(number)))
            .await;
    let browser: Browser = driver.browser(folder.path(), DESKTOP, true).await;
    play::play_now(&browser, &house, game, bots).await;
    browser.wait_for("main[data-revision]").await;
    let wanted = std::env::var("MENAGERIE_PRESSES").ok().and_then(|n| n.parse().ok()).unwrap_or(50);
    let (mut pressed, mut missed, mut idle) = (0_usize, Vec::new(), 0);
    while pressed < wanted {
        let point: Value = browser.attempt(AIM, json!([pressed + idle])).await.unwrap_or(Value::Null);
        let Some(point) = point.as_array() else {
            if point == "over" {
                play::play_now(&browser, &house, game, bots).await;
                browser.wait_for("main[data-revision]").await;
            }
            idle += 1;
            assert!(idle < 2000, "{game}: nothing to press after {pressed}");
            tokio::time::sleep(Duration::from_millis(40)).await;
            continue;
        };
        let at = (point[0].as_i64().expect("a number"), point[1].as_i64().expect("a number"));
        browser.press_at(at, Duration::from_millis(60)).await;
        // On a busy machine the page hears of the end of a press a little later than we do.
        let mut met = browser.run(MET, json!([])).await;
        for _ in 0..500 {
            if met["last"]["ended"] == true {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            met = browser.run(MET, json!([])).await;
        }
        // Something that has gone between aiming and pressing was taken by the game, not by the page.
        if met["there"] == false {
            idle += 1;
            continue;
        }
        pressed += 1;
        if met["met"] != true {
            missed.push(met);
        }
    }
    println!("{game}: {pressed} presses, {} missed", missed.len());
    // One in a hundred may be lost; of fifty presses one, since half a press cannot be.
    assert!(
        missed.len() <= pressed.div_ceil(100),
        "{game}: {} of {pressed} presses were lost: {missed:#?}",
        missed.len()
    );
    // A press may come too late: that is told, and nothing is wrong.
    let late = |it: &String| it.contains("409 (Conflict)");
    let complaints: Vec<String> = browser.complaints().await.into_iter().filter(|it| !late(it)).collect();
    assert_eq!(complaints, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn valeria_with_four_fast_bots() {
    presses(91, "valeria", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn making_monsters_with_three_fast_bots() {
    presses(92, "making-monsters", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dungeon_petz_with_three_fast_bots() {
    presses(93, "dungeon-petz", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dungeon_lords_with_three_fast_bots() {
    presses(94, "dungeon-lords", 3).await;
}
