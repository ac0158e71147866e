//! Pictures of every game in its main phases, at three screen sizes, light and dark: `cargo xtask pictures`.
//!
//! The games are played by bots from fixed seeds, so the pictures change only when the boards or the bots do.

#[path = "../tests/all/browser/driver.rs"]
#[allow(dead_code)]
mod driver;
// The tests use more of them.
#[path = "../tests/all/common.rs"]
#[allow(dead_code)]
mod common;
#[path = "../tests/all/seeded.rs"]
#[allow(dead_code)]
mod seeded;

use std::{env, error::Error, fs, path::Path};

use base64::prelude::{BASE64_STANDARD, Engine};
use common::House;
use driver::{Browser, DESKTOP, Driver, PHONE, Screen};
use serde_json::{Value, json};

const TABLET: Screen = Screen { width: 820, height: 1180, phone: false };
const QUALITY: u32 = 45;

/// A moment worth a picture: the phase by its name in the seat's view, the first time after so many decisions.
struct Shot {
    name: &'static str,
    phase: &'static str,
    after: usize,
}

const fn shot(name: &'static str, phase: &'static str, after: usize) -> Shot {
    Shot { name, phase, after }
}

/// The game, its players, its seed and its moments; no phase means the end.
const EVENINGS: [(&str, usize, u64, &[Shot]); 4] = [
    (
        "valeria",
        3,
        4,
        &[
            shot("dukes", "choose_dukes", 0),
            shot("action", "action", 40),
            shot("harvest", "harvest", 60),
            shot("end", "", 0),
        ],
    ),
    (
        "making-monsters",
        3,
        4,
        &[
            shot("order", "order", 0),
            shot("deliver", "deliver", 30),
            shot("reanimate", "reanimate", 30),
            shot("fair", "prepare", 0),
            shot("end", "", 0),
        ],
    ),
    (
        "dungeon-petz",
        4,
        4,
        &[
            shot("grouping", "grouping", 0),
            shot("sending", "sending", 60),
            shot("needs", "assigning", 100),
            shot("showing", "showing", 150),
            shot("end", "", 0),
        ],
    ),
    (
        "dungeon-lords",
        4,
        4,
        &[
            shot("orders", "choose_orders", 0),
            shot("building", "resolve_orders", 60),
            shot("planning", "planning", 0),
            shot("battle", "battle", 0),
            shot("end", "", 0),
        ],
    ),
];

/// The name of the phase in a view: a word, or an object with one key.
fn phase(view: &Value) -> &str {
    let phase = view.get("phase").or_else(|| view.get("table")?.get("phase"));
    match phase {
        Some(Value::String(name)) => name,
        Some(Value::Object(fields)) => fields.keys().next().map_or("", String::as_str),
        _ => "",
    }
}

/// Gives the save to the server as somebody in this browser would.
const LOAD: &str = "return (async () => {
        const form = new FormData();
        form.append('save', new Blob([arguments[0]]), 'game.json');
        const taken = await fetch('/load', { method: 'POST', body: form });
        await fetch('/me/name', { method: 'POST', body: new URLSearchParams({ name: 'Anna' }) });
        return new URL(taken.url).pathname;
    })();";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("wanted: the folder for the pictures")?;
    let folder = Path::new(&folder);
    let driver = Driver::start().ok_or("pictures need chromium and chromedriver")?;
    let data = tempfile::tempdir()?;
    let house = House::open(data.path()).await;
    let mut browser = driver.browser(data.path(), DESKTOP, false).await;
    for (name, page) in [("home", "/"), ("new-table", "/new?game=dungeon-lords")] {
        browser.goto(&house.url(page)).await;
        take(&mut browser, &folder.join("house"), name).await?;
    }
    for (game, players, seed, shots) in EVENINGS {
        for Shot { name, phase: wanted, after } in shots {
            let mut fits = |decisions: usize, view: &Value| phase(view) == *wanted && decisions >= *after;
            let moment = seeded::play(game, players, seed, &mut fits);
            if moment.seat.is_none() && !wanted.is_empty() {
                return Err(format!("{game} has no {wanted} after {after} decisions").into());
            }
            let replay = browser.run(LOAD, json!([moment.save])).await;
            let table = replay.as_str().unwrap_or_default().trim_end_matches("/replay");
            let seat = moment.seat.map_or_else(String::new, |seat| format!("?seat={}", seat.index()));
            browser.goto(&house.url(&format!("{table}{seat}"))).await;
            take(&mut browser, &folder.join(game), name).await?;
            println!("{game} {name} after {} decisions", moment.decisions);
        }
    }
    browser.close().await;
    Ok(())
}

/// One page in all sizes and both themes.
async fn take(browser: &mut Browser, folder: &Path, name: &str) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for screen in [DESKTOP, TABLET, PHONE] {
        browser.resize(screen).await;
        for (dark, theme) in [(false, "light"), (true, "dark")] {
            browser.theme(dark).await;
            let settled = "document.activeElement?.blur(); scrollTo(0, 0);
                return new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(true)), 150));";
            browser.run(settled, json!([])).await;
            let wanted = json!({ "format": "webp", "quality": QUALITY });
            let picture = browser.devtools("Page.captureScreenshot", wanted).await?;
            let bytes = BASE64_STANDARD.decode(picture["data"].as_str().ok_or("no picture")?)?;
            fs::write(folder.join(format!("{name}-{}-{theme}.webp", screen.width)), bytes)?;
        }
    }
    Ok(())
}
