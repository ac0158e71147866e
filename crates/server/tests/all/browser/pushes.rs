//! What a push never takes from whoever looks at the page: the focus, open details, half-made choices, a text that is
//! being typed, the place one has scrolled to; and that the page nevertheless shows what was pushed.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use super::{
    driver::{Browser, DESKTOP, Driver, PATIENCE},
    play::{self, LIST, click},
};
use crate::common::{House, Player};

/// Anna in a browser, and Ben, who plays by the API.
struct Table {
    anna: Browser,
    ben: Player,
    id: String,
    steps: usize,
    _house: House,
    _driver: Driver,
    _folder: TempDir,
}

impl Table {
    /// Valeria, with Ben to decide.
    async fn open(number: u64, motion: bool) -> Option<Table> {
        let driver = Driver::start()?;
        let folder = tempdir().expect("a folder");
        let house = House::rehearse(folder.path(), number).await;
        let anna = driver.browser(folder.path(), DESKTOP, motion).await;
        let (id, ben) = play::with_a_friend(&anna, &house, "Ben").await;
        Some(Table { anna, ben, id, steps: 0, _house: house, _driver: driver, _folder: folder })
    }

    async fn revision(&self) -> Value {
        self.anna.run("return document.getElementById('main').dataset.revision", json!([])).await
    }

    /// Anna answers until Ben is asked.
    async fn hand_over(&mut self) {
        let began = Instant::now();
        while self.anna.count("#answers button.answer").await > 0 {
            assert!(began.elapsed() < PATIENCE, "Anna's turn does not end");
            self.steps += 1;
            play::step(&self.anna, self.steps, LIST).await;
        }
    }

    /// Ben answers, or says something where he is not asked.
    async fn ben_does(&mut self) {
        self.steps += 1;
        if self.ben.get(&format!("/tables/{}", self.id)).await["answers"].is_array() {
            assert!(self.ben.step(&self.id, self.steps).await, "the game goes on");
        } else {
            let text = format!("I wait, for the {}th time", self.steps);
            self.ben.post(&format!("/tables/{}/chat", self.id), json!({ "text": text })).await;
        }
    }

    /// Whether there is something to show that Anna's page has not shown yet.
    async fn is_behind(&self) -> bool {
        let script = "return (async () => {
            const now = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
            return [...now.querySelectorAll('[data-region]')].some((it) => !it.isEqualNode(sent.get(document.getElementById(it.id))));
        })()";
        self.anna.run(script, json!([])).await == true
    }

    /// Ben does something; Anna's page has shown it. Of some answers she sees nothing yet, such as what he will pay for.
    async fn ben_moves(&mut self) {
        let (before, began) = (self.revision().await, Instant::now());
        while self.revision().await == before {
            assert!(began.elapsed() < PATIENCE, "nothing is pushed");
            self.ben_does().await;
            let asked = Instant::now();
            while self.revision().await == before
                && began.elapsed() < PATIENCE
                && (asked.elapsed() < Duration::from_secs(2) || self.is_behind().await)
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Ben says something; Anna's page has shown it.
    async fn ben_talks(&mut self, text: &str) {
        self.ben.post(&format!("/tables/{}/chat", self.id), json!({ "text": text })).await;
        let shown = format!("return document.getElementById('chat').textContent.includes({text:?})");
        let began = Instant::now();
        while self.anna.run(&shown, json!([])).await != true {
            assert!(began.elapsed() < PATIENCE, "nobody hears {text}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Everything at once, as it is on a real evening: Anna waits, reads, writes and chooses while Ben moves.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_open_chosen_typed_and_scrolled_stays_while_others_move() {
    let Some(mut table) = Table::open(81, true).await else { return };
    table.hand_over().await;
    let begin = "
        scrollTo({ top: 40, behavior: 'instant' });
        document.querySelector('details.menu:not(#telling)').open = true;
        const careful = document.querySelector('select[name=careful]');
        careful.value = 'off';
        const text = document.getElementById('say-text');
        text.value = 'I was just about to say';
        const opener = document.querySelector('#board [popovertarget]');
        window.details = document.getElementById(opener.getAttribute('popovertarget'));
        window.details.showPopover();
        text.focus();
        text.setSelectionRange(2, 5);
        window.kept = [text, careful, window.details];
        // What one looks at stays where it is, but for a line that may come above it.
        window.looked = document.querySelector('#board .va-grid');
        return Math.round(window.looked.getBoundingClientRect().top);";
    let looked = table.anna.run(begin, json!([])).await;
    for _ in 0..4 {
        table.ben_moves().await;
    }
    let now = "const text = document.getElementById('say-text');
        return {
            typed: text.value, marked: [text.selectionStart, text.selectionEnd], focus: document.activeElement === text,
            careful: document.querySelector('select[name=careful]').value, menu: document.querySelector('details.menu:not(#telling)').open,
            details: window.details.isConnected && window.details.matches(':popover-open'),
            same: window.kept.every((it) => it.isConnected), looked: Math.abs(window.looked.getBoundingClientRect().top - arguments[0]) <= 16,
        };";
    let wanted = json!({
        "typed": "I was just about to say", "marked": [2, 5], "focus": true, "careful": "off", "menu": true,
        "details": true, "same": true, "looked": true,
    });
    assert_eq!(table.anna.run(now, json!([looked])).await, wanted);
    assert_eq!(table.anna.complaints().await, Vec::<String>::new());
}

/// Focus on something of the board that stays: it is the same element after the push.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_on_the_board_and_returns_to_the_answers() {
    let Some(mut table) = Table::open(82, true).await else { return };
    // By keyboard: an answer is given, and the focus waits at the question until there are answers again.
    let on = "const at = document.activeElement;
        return at.matches('button.answer') ? 'answer' : at.id || at.tagName.toLowerCase()";
    let began = Instant::now();
    while table.anna.count("#answers button.answer").await > 0 {
        assert!(began.elapsed() < PATIENCE, "Anna's turn does not end");
        let before = table
            .anna
            .run("return document.querySelector('#answer input[name=decision]')?.value ?? null", json!([]))
            .await;
        table
            .anna
            .run("(document.getElementById('yes') ?? document.querySelector('#answers button.answer'))?.focus()", json!([]))
            .await;
        table.anna.press(&[fantoccini::key::Key::Enter]).await;
        let pause = Instant::now();
        while pause.elapsed() < Duration::from_secs(5)
            && table.anna.count("#yes").await == 0
            && table
                .anna
                .run(
                    "return document.querySelector('#answer input[name=decision]')?.value ?? null",
                    json!([]),
                )
                .await
                == before
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert_eq!(table.anna.run(on, json!([])).await, "ask", "it rests at the question");
    let began = Instant::now();
    while table.anna.count("#answers button.answer").await == 0 {
        assert!(began.elapsed() < PATIENCE, "Ben's turn does not end");
        table.ben_moves().await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(table.anna.run(on, json!([])).await, "answer", "it is back at the answers");

    // On a card that nobody touches it stays, element and all.
    table
        .anna
        .run("window.held = document.querySelector('#board [popovertarget]'); window.held.focus()", json!([]))
        .await;
    table.ben_talks("a word").await;
    table.ben_talks("another word").await;
    assert_eq!(table.anna.run("return document.activeElement === window.held", json!([])).await, true);
    assert_eq!(table.anna.complaints().await, Vec::<String>::new());
}

/// A press that is under way is not disturbed: while the button is down nothing changes, and then everything is shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_push_in_the_middle_of_a_press_waits_for_its_end() {
    let Some(mut table) = Table::open(83, true).await else { return };
    table.hand_over().await;
    let before = table.revision().await;
    let mouse = |kind: &str| json!({ "type": kind, "x": 4, "y": 400, "button": "left", "clickCount": 1 });
    table.anna.devtools("Input.dispatchMouseEvent", mouse("mousePressed")).await.expect("a mouse");
    table.steps += 1;
    table.ben.step(&table.id, table.steps).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(table.revision().await, before, "the page holds still below the finger");
    table.anna.devtools("Input.dispatchMouseEvent", mouse("mouseReleased")).await.expect("a mouse");
    let began = Instant::now();
    while table.revision().await == before {
        assert!(began.elapsed() < PATIENCE, "what has come is shown afterwards");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Nor does a reply to what was sent before, nor what is said of the connection: a line more above the board would move it.
#[tokio::test(flavor = "multi_thread")]
async fn a_reply_in_the_middle_of_a_press_waits_for_its_end() {
    let Some(table) = Table::open(86, true).await else { return };
    let mouse = |kind: &str| json!({ "type": kind, "x": 4, "y": 400, "button": "left", "clickCount": 1 });
    let told = "return [document.getElementById('refusal').textContent, document.getElementById('connection').hidden]";
    let still = table.anna.run(told, json!([])).await;
    assert_eq!(still, json!(["", true]));
    table.anna.devtools("Input.dispatchMouseEvent", mouse("mousePressed")).await.expect("a mouse");
    // An answer to what is not asked is refused.
    let late = r#"
        const form = document.createElement("form");
        form.method = "post";
        form.action = location.pathname + "/answer";
        form.innerHTML = '<input name="seat" value="0"><input name="decision" value="0"><input name="a" value="0">';
        document.body.append(form);
        window.replied = false;
        send(form, null).finally(() => { window.replied = true; form.remove(); });
        sayLost();"#;
    table.anna.run(late, json!([])).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(table.anna.run(told, json!([])).await, still, "the page holds still below the finger");
    table.anna.devtools("Input.dispatchMouseEvent", mouse("mouseReleased")).await.expect("a mouse");
    table.anna.until("return window.replied", "the reply is heard").await;
    let after = table.anna.run(told, json!([])).await;
    assert!(after[0].as_str().is_some_and(|text| !text.is_empty()) && after[1] == false, "{after}");
}

/// Merging is exact: whatever was on the page, afterwards it is what was sent, and the page's memory of that is as well.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_merged_is_what_was_sent() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), 84).await;
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    browser.goto(&house.url("/rules")).await;
    let found = browser.run(include_str!("merge.js"), json!([])).await;
    assert_eq!(found, json!({ "tried": 1200, "wrong": 0, "forgotten": 0 }));
}

/// Steps of others one by one, when the reader presses; and whoever is asked can go to the present at once.
#[tokio::test(flavor = "multi_thread")]
async fn moves_of_others_wait_for_a_reader_who_wants_them_step_by_step() {
    let Some(mut table) = Table::open(85, true).await else { return };
    table.hand_over().await;
    table
        .anna
        .run("localStorage.setItem('pace', 'step'); document.dispatchEvent(new Event('wished'))", json!([]))
        .await;
    let before = table.revision().await;
    let waiting = "return Number(document.getElementById('behind').textContent)";
    let hear = "window.heard = ''; document.addEventListener('arrived', (event) => { window.heard = event.detail.html; })";
    table.anna.run(hear, json!([])).await;
    let began = Instant::now();
    while table.anna.run(waiting, json!([])).await.as_u64().is_none_or(|steps| steps < 2) {
        assert!(began.elapsed() < 2 * PATIENCE, "no step waits");
        table.ben_does().await;
        tokio::time::sleep(Duration::from_millis(600)).await;
    }
    // Pushes keep their order: after this one nothing is on its way.
    table.ben.post(&format!("/tables/{}/chat", table.id), json!({ "text": "That was all" })).await;
    table.anna.until("return window.heard.includes('That was all')", "everything has arrived").await;
    assert_eq!(table.revision().await, before, "nothing is shown unasked");
    click(&table.anna, "#next-step").await;
    let first = table.revision().await;
    assert_ne!(first, before);
    click(&table.anna, "#to-present").await;
    assert_ne!(table.revision().await, first);
    assert_eq!(table.anna.count("#to-present:not([hidden])").await, 0, "this is the present");
    assert_eq!(table.anna.complaints().await, Vec::<String>::new());
}
