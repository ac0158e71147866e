//! Sitting down at a table and playing, with eyes and hands.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use fantoccini::error::CmdError;
use serde_json::{Value, json};

use super::driver::{Browser, PATIENCE};
use crate::common::{House, Player, a_game};

/// Where the answers are looked for.
const BOARD: &str = "#board";
pub const LIST: &str = "#answers";

const STEP: &str = include_str!("step.js");
const STALE: &str = include_str!("stale.js");

/// Chooses the language as people do: by the button at the top.
pub async fn speak(browser: &Browser, house: &House, lang: &str) {
    browser.goto(&house.url("/")).await;
    if browser.count(&format!("html[lang={lang}]")).await == 0 {
        click(browser, &format!("button[name=lang][value={lang}]")).await;
        browser.wait_for(&format!("html[lang={lang}]")).await;
    }
}

/// Clicks something that must be on the page.
pub async fn click(browser: &Browser, css: &str) {
    let script = "const it = document.querySelector(arguments[0]); it?.click(); return it !== null";
    assert_eq!(browser.run(script, json!([css])).await, true, "{css} is on the page");
}

/// From the first page to a table against easy bots: the path of the table. Dungeon Lords is played with all there is to it,
/// so that all of it is seen.
pub async fn play_now(browser: &Browser, house: &House, game: &str, bots: usize) -> String {
    browser.goto(&house.url("/")).await;
    let begin = "const form = document.querySelector(`.quick:has([name=game][value=${arguments[0]}])`);
        form.elements.level.value = 'easy'; form.elements.bots.value = arguments[1];
        if (arguments[0] === 'dungeon-lords') form.elements.preset.value = 'festival';
        form.querySelector('button.primary').click();";
    browser.run(begin, json!([game, bots.to_string()])).await;
    browser.wait_for("main[data-events]").await;
    path(browser).await
}

/// A game with somebody who comes by the invitation and plays by the API: the table's id, and they.
pub async fn with_a_friend(browser: &Browser, house: &House, name: &str) -> (String, Player) {
    browser.goto(&house.url(&format!("/new?game={}&seat1=me&seat2=friend", a_game()))).await;
    click(browser, "form.new button.primary").await;
    browser.wait_for("#invite").await;
    let invite = browser.run("return document.getElementById('invite').pathname", json!([])).await;
    let invite = invite.as_str().expect("a link").trim_start_matches("/join/").to_owned();
    let friend = Player::new(house, name).await;
    let id = path(browser).await.trim_start_matches("/t/").to_owned();
    friend.post(&format!("/tables/{id}/join"), json!({ "invite": invite })).await;
    browser.wait_for("#answers button.answer").await;
    (id, friend)
}

/// What of the board differs from the same page read anew.
pub async fn stale(browser: &Browser) -> Option<String> {
    let script = format!("return (async () => {{ {STALE} }})();");
    browser.run(&script, json!([])).await.as_str().map(|told| format!("stale: {told}"))
}

pub async fn path(browser: &Browser) -> String {
    browser.run("return location.pathname", json!([])).await.as_str().expect("a path").to_owned()
}

/// Waits until the table asks something else than `before`, and says what it calls the decision.
pub async fn decision(browser: &Browser, before: &Value) -> Value {
    let script = "return document.querySelector('#answer input[name=decision]')?.value ?? null";
    let began = Instant::now();
    loop {
        let now = browser.attempt(script, json!([])).await.unwrap_or_default();
        if !now.is_null() && now != *before {
            return now;
        }
        assert!(began.elapsed() < PATIENCE, "nothing is asked after {before}");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// One step at the table.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// The answer was given.
    Given,
    /// The table wants to know whether one is sure.
    Asked,
    Waiting,
    Over,
}

/// One try at an answer: what came of it, when it was given, and what a person would have stumbled over.
pub struct Done {
    pub step: Step,
    pub began: u64,
    pub problems: Vec<String>,
}

pub async fn give(browser: &Browser, pick: usize, place: &str) -> Result<Done, CmdError> {
    let done = browser.attempt(STEP, json!([pick, place])).await?;
    let problems = done["problems"].as_array().into_iter().flatten().filter_map(|it| it.as_str());
    let problems = problems.map(|it| format!("at {}: {it}", done["question"])).collect();
    let step = match done["state"].as_str() {
        Some("given") => Step::Given,
        Some("asked") => Step::Asked,
        Some("over") => Step::Over,
        _ => Step::Waiting,
    };
    Ok(Done { step, began: done["began"].as_u64().unwrap_or_default(), problems })
}

/// Gives one answer; panics about anything a person would stumble over.
pub async fn step(browser: &Browser, pick: usize, place: &str) -> Step {
    // A page that was swept away while it was looked at is looked at again.
    let Ok(done) = give(browser, pick, place).await else { return Step::Waiting };
    assert!(done.problems.is_empty(), "{}", done.problems.join("\n"));
    done.step
}

/// Plays until the end screen; how many answers it took. `look` is called before every answer with how many were given
/// so far. What a person would have stumbled over is added to `problems`.
pub async fn play_out(
    browser: &Browser,
    problems: &mut BTreeSet<String>,
    mut look: impl AsyncFnMut(&Browser, usize, &mut BTreeSet<String>),
) -> usize {
    let mut given = 0;
    let mut quiet = Instant::now();
    loop {
        look(browser, given, problems).await;
        let tried = give(browser, given * 7 + given / 5, BOARD).await;
        let Ok(done) = tried else {
            assert!(quiet.elapsed() < 2 * PATIENCE, "the page has gone: {:?}", tried.err());
            continue;
        };
        problems.extend(done.problems);
        match done.step {
            Step::Over => return given,
            Step::Given => given += 1,
            Step::Asked => {}
            Step::Waiting => {
                let patient = quiet.elapsed() < Duration::from_secs(120);
                assert!(patient, "nothing happens after {given} answers: {problems:#?}");
                continue;
            }
        }
        quiet = Instant::now();
    }
}
