//! What a person has before their eyes when they are asked: on a desktop the question, their own stock and every answer, on
//! a phone the question, the stock and the first answers, and nothing further than a screen away; that the board keeps its
//! place below them from one decision to the next; and that pieces which fly leave all of it in its place, and fly only where
//! they were moved.
//!
//! `MENAGERIE_LOOK=200` looks at more decisions of each game.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, Driver, PHONE, Screen},
    play::{self, LIST, Step},
};
use crate::common::House;

const LAPTOP: Screen = Screen { width: 1366, height: 768, phone: false };
const TABLET: Screen = Screen { width: 820, height: 1180, phone: true };
const MEASURE: &str = include_str!("measure.js");

/// A long question is a line or two longer than another, in CSS pixels; a list of answers that grows and shrinks is ten.
const JUMP: f64 = 60.0;

/// How many decisions of each game are looked at.
fn wanted() -> usize {
    std::env::var("MENAGERIE_LOOK").ok().and_then(|many| many.parse().ok()).unwrap_or(30)
}

#[derive(Default)]
struct Seen {
    decisions: usize,
    /// Those where nothing has to be scrolled.
    whole: usize,
    /// The others.
    scrolled: Vec<String>,
    faults: Vec<String>,
    /// Those where a piece that was laid elsewhere has flown there.
    laid: usize,
    /// Where the board began.
    boards: Vec<f64>,
}

async fn measure(browser: &Browser, screen: Screen, seen: &mut Seen) {
    browser.resize(screen).await;
    let Ok(look) = browser.attempt(MEASURE, json!([])).await else { return };
    if look.is_null() {
        return;
    }
    seen.decisions += 1;
    let at = |part: &str| look[part].as_f64();
    seen.boards.extend(at("board"));
    let (question, stock) = (at("question") == Some(0.0), at("stock") == Some(0.0));
    if question && stock && look["hidden"] == json!(0) {
        seen.whole += 1;
    } else {
        seen.scrolled.push(look.to_string());
    }
    let fault = match () {
        () if !question => Some("the question is not seen"),
        () if !stock => Some("one's own stock is not seen"),
        () if at("first") != Some(0.0) => Some("no answer is seen"),
        () if at("last").is_none_or(|far| far > 2.0) => Some("an answer is more than a screen away"),
        () if look["moved"] != json!([]) => Some("what flies pushes the board aside"),
        () if look["flown"] != json!([]) => Some("pieces fly though nobody has moved them"),
        () => None,
    };
    seen.laid += usize::from(look["laid"].as_u64() > Some(0));
    if let Some(fault) = fault {
        seen.faults.push(format!("{fault}: {look}"));
    }
}

async fn looked_at(number: u64, game: &str, bots: usize) {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), number).await;
    let browser = driver.browser(folder.path(), LAPTOP, false).await;
    play::play_now(&browser, &house, game, bots).await;
    let screens = [LAPTOP, TABLET, PHONE];
    let mut seen = screens.map(|_| Seen::default());
    let mut known = BTreeSet::new();
    let mut tries = 0;
    while known.len() < wanted() && tries < 40 * wanted() {
        tries += 1;
        let asked = "return document.querySelector('#answer input[name=decision]')?.value ?? null";
        if let Ok(Value::String(decision)) = browser.attempt(asked, json!([])).await
            && known.insert(decision)
        {
            for (screen, seen) in screens.into_iter().zip(&mut seen) {
                measure(&browser, screen, seen).await;
            }
            browser.resize(LAPTOP).await;
        }
        let given = play::give(&browser, tries * 7 + tries / 5, LIST).await;
        if given.is_ok_and(|done| done.step == Step::Over) {
            break;
        }
    }
    for (screen, seen) in screens.into_iter().zip(&seen) {
        let share = 100.0 * seen.whole as f64 / seen.decisions.max(1) as f64;
        let width = screen.width;
        println!("{game} on {width} px: {share:.0} % of {} decisions without scrolling", seen.decisions);
        assert!(seen.decisions * 2 > wanted().min(20), "{game}: only {} decisions were seen", seen.decisions);
        assert!(seen.laid * 2 > seen.decisions, "{game} on {width} px: pieces flew {} times", seen.laid);
        let (first, last) = seen
            .boards
            .iter()
            .fold((f64::INFINITY, 0.0_f64), |(first, last), &at| (first.min(at), last.max(at)));
        let span = last - first;
        assert!(span < JUMP, "{game} on {width} px: the board moves by {span} px between decisions");
        assert!(seen.faults.is_empty(), "{game} on {width} px:\n{}", seen.faults.join("\n"));
        assert!(screen.phone || share >= 95.0, "{game}: {share:.0} %, not\n{}", seen.scrolled.join("\n"));
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_valeria_is_seen_at_once() {
    looked_at(171, "valeria", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_making_monsters_is_seen_at_once() {
    looked_at(172, "making-monsters", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_dungeon_petz_is_seen_at_once() {
    looked_at(173, "dungeon-petz", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_dungeon_lords_is_seen_at_once() {
    looked_at(174, "dungeon-lords", 3).await;
}
