//! "Are you sure?" stands at what was pressed, says what it is about, survives every push and takes no for an answer; and
//! the keyboard gives answers, asks for hints and takes back.

use std::time::Duration;

use fantoccini::key::Key;
use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver},
    play::{self, click},
};
use crate::common::{House, a_game};

const DECISION: &str = "return document.querySelector('#answer input[name=decision]')?.value ?? null";

async fn decision(browser: &Browser) -> Value {
    browser.run(DECISION, json!([])).await
}

/// Something is pushed: somebody at the table says a word.
async fn push(browser: &Browser, word: &str) {
    let say = "document.getElementById('say-text').value = arguments[0]; document.getElementById('say').requestSubmit()";
    browser.run(say, json!([word])).await;
    let heard = format!("return document.getElementById('chat').textContent.includes({word:?})");
    browser.until(&heard, "the word is heard").await;
}

/// How far the question is from a control, and what it says.
const QUESTION: &str = "const sure = document.getElementById('sure');
    if (!sure) return null;
    const [a, b] = [sure.getBoundingClientRect(), document.querySelector(arguments[0]).getBoundingClientRect()];
    const apart = Math.max(0, a.top - b.bottom, b.top - a.bottom);
    const seen = document.elementFromPoint(a.left + a.width / 2, a.top + 4)?.closest('#sure') === sure;
    return { text: sure.textContent, apart: Math.round(apart), seen, focus: document.activeElement.id };";

#[tokio::test(flavor = "multi_thread")]
async fn ready_with_nothing_prepared_asks_at_the_button_and_pushes_leave_the_question_alone() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 87).await;
    let browser = driver.browser(folder.path(), DESKTOP, true).await;
    play::play_now(&browser, &house, "dungeon-petz", 1).await;
    browser.wait_for("#answers button.answer").await;
    browser.wait_for("main[data-revision]").await;
    let before = decision(&browser).await;
    // Done comes last among the answers.
    let last = "const all = document.querySelectorAll('#answers button.answer'); all[all.length - 1].id = 'ready'; all[all.length - 1].scrollIntoView({ block: 'center' })";
    browser.run(last, json!([])).await;
    click(&browser, "#ready").await;
    browser.wait_for("#sure #yes").await;
    push(&browser, "one").await;
    push(&browser, "two").await;
    let question = browser.run(QUESTION, json!(["#ready"])).await;
    assert!(question["text"].as_str().is_some_and(|text| text.contains("imps stay at home")), "{question}");
    assert!(question["apart"].as_u64() < Some(40) && question["seen"] == true, "{question}");

    // No leaves everything as it was.
    browser.press(&[Key::Escape]).await;
    browser.until("return document.getElementById('sure') === null", "Escape is a no").await;
    assert_eq!(decision(&browser).await, before);
    click(&browser, "#ready").await;
    browser.wait_for("#sure a.no").await;
    click(&browser, "#sure a.no").await;
    browser.until("return document.getElementById('sure') === null", "no is a no").await;
    assert_eq!(decision(&browser).await, before);

    click(&browser, "#ready").await;
    browser.wait_for("#sure #yes").await;
    push(&browser, "three").await;
    click(&browser, "#yes").await;
    let moved = format!("return document.querySelector('#answer input[name=decision]')?.value !== {before}");
    browser.until(&moved, "yes is a yes").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_asks_first() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 88).await;
    let browser = driver.browser(folder.path(), DESKTOP, true).await;
    let table = play::play_now(&browser, &house, a_game(), 1).await;
    browser.wait_for("main[data-revision]").await;
    let leave = "form[action$='/leave'] button";
    browser.run("document.querySelector(arguments[0]).closest('details').open = true", json!([leave])).await;
    click(&browser, leave).await;
    browser.wait_for("#sure #yes").await;
    push(&browser, "wait").await;
    assert_eq!(play::path(&browser).await, table);
    click(&browser, "#sure a.no").await;
    browser.until("return document.getElementById('sure') === null", "no is a no").await;
    assert_eq!(play::path(&browser).await, table);
    click(&browser, leave).await;
    browser.wait_for("#sure #yes").await;
    click(&browser, "#yes").await;
    browser.until("return location.pathname === '/'", "one has left").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn digits_answer_letters_hint_and_take_back_and_arrows_go_from_answer_to_answer() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 89).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    play::play_now(&browser, &house, "dungeon-petz", 1).await;
    browser.wait_for("#answers button.answer").await;
    browser.wait_for("main[data-revision]").await;
    let focus = "const at = document.activeElement; return [at.value, at.closest('#answers') !== null]";
    browser.run("document.querySelector('#answers button.answer').focus()", json!([])).await;
    browser.press(&[Key::Down]).await;
    assert_eq!(browser.run(focus, json!([])).await, json!(["1", true]));
    browser.press(&[Key::Up]).await;
    assert_eq!(browser.run(focus, json!([])).await, json!(["0", true]));

    let first = decision(&browser).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    key(&browser, "2").await;
    let moved = format!("return document.querySelector('#answer input[name=decision]')?.value !== {first}");
    browser.until(&moved, "2 is the second answer").await;
    browser.wait_for("#undo").await;
    key(&browser, "u").await;
    browser.until("return document.getElementById('undo') === null", "U takes back").await;
    browser.wait_for("#hint").await;
    key(&browser, "h").await;
    browser.wait_for("#answers .advice").await;

    // In a text they are letters, and who does not want them has none.
    let now = decision(&browser).await;
    browser.run("document.getElementById('say-text').focus()", json!([])).await;
    key(&browser, "3").await;
    let typed = browser
        .run("const it = document.getElementById('say-text'); it.blur(); return it.value", json!([]))
        .await;
    assert_eq!(typed, "3");
    browser.run("localStorage.setItem('keys', 'off')", json!([])).await;
    key(&browser, "2").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(decision(&browser).await, now);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

/// Presses one key that writes a character.
async fn key(browser: &Browser, letter: &str) {
    for kind in ["keyDown", "keyUp"] {
        let mut event = json!({ "type": kind, "key": letter });
        if kind == "keyDown" {
            event["text"] = letter.into();
        }
        browser.devtools("Input.dispatchKeyEvent", event).await.expect("a key");
    }
}

/// The push that shows the next question and the reply to the answer before come on two lines: whoever answers between them
/// is heard, and so is whoever says two things.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_reply_takes_nothing_of_what_is_done_meanwhile() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 90).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    play::play_now(&browser, &house, a_game(), 1).await;
    browser.wait_for("main[data-revision]").await;
    let late = "const send = window.fetch; window.late = 0;
        window.fetch = async (...all) => {
            const reply = await send(...all);
            if (all[1]?.method === 'POST') { window.late += 1; await new Promise((done) => setTimeout(done, 5000)); }
            return reply;
        }";
    browser.run(late, json!([])).await;
    let mut before = Value::Null;
    for _ in 0..4 {
        before = play::decision(&browser, &before).await;
        click(&browser, "#answers button.answer").await;
    }
    play::decision(&browser, &before).await;
    push(&browser, "first words").await;
    let typed = "document.getElementById('say-text').value = 'more words'";
    browser.run(typed, json!([])).await;
    tokio::time::sleep(Duration::from_millis(6000)).await;
    let kept = browser.run("return document.getElementById('say-text').value", json!([])).await;
    assert_eq!(kept, "more words", "what is being typed is not wiped away by the reply to what was said");
    assert_eq!(browser.run("return window.late", json!([])).await, 5);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}
