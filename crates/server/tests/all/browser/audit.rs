//! Every page is fit for everybody: an examination by our own rules, which are those of WCAG 2.2 AA that a program can
//! check. The rules stand in `audit.js`; contrast is measured on a picture of the page in `contrast.js`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    driver::{Browser, DESKTOP, Driver, PHONE, Screen},
    play,
};
use crate::{
    common::{House, Player, a_game, games},
    seeded,
};

const AUDIT: &str = include_str!("audit.js");
const CONTRAST: &str = include_str!("contrast.js");

/// Of longer pages, the rules, contrast is measured down to here only: below there is more of the same.
const TALLEST: u64 = 4_000;

/// Takes the letters off the page, so that only what is behind them is left, and puts them on again. A browser that nobody
/// looks at may draw no frame by itself for long; the picture that is taken next makes it draw one.
const LETTERS: &str = "if (!window.auditSheet) {
        window.auditSheet = new CSSStyleSheet();
        window.auditSheet.replaceSync('*, *::before, *::after { color: transparent !important; text-shadow: none !important;\
            -webkit-text-fill-color: transparent !important; caret-color: transparent !important; transition: none !important }\
            text, tspan { fill: transparent !important }');
    }
    document.adoptedStyleSheets = arguments[0] ? [] : [window.auditSheet];
    return new Promise((done) => {
        setTimeout(() => done(true), 1000);
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    });";

/// Waits until no piece flies over what is examined.
const LANDED: &str = "const end = performance.now() + 3000;
    return new Promise((done) => {
        const look = () => document.querySelector('.glider') && performance.now() < end ? setTimeout(look, 20) : done(true);
        look();
    });";

/// Changes when the page does: texts and picture must be of one moment.
const MARK: &str = "return [document.getElementById('main')?.dataset.revision ?? null, innerHeight, \
    document.documentElement.scrollHeight]";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub const BOTH: [Theme; 2] = [Theme::Light, Theme::Dark];
}

/// What is wrong with the present page: the rule, and where.
pub async fn findings(browser: &Browser, theme: Theme) -> Vec<String> {
    browser.theme(theme == Theme::Dark).await;
    // The whole page on one screen, so that one picture shows it all.
    let screen = browser.screen;
    let tall = browser.run("return document.documentElement.scrollHeight", json!([])).await;
    let tall = tall.as_u64().unwrap_or(0).clamp(u64::from(screen.height), TALLEST);
    let whole = Screen { height: u32::try_from(tall).expect("a height"), ..screen };
    browser.resize(whole).await;
    browser.run("scrollTo(0, 0)", json!([])).await;
    let mut tries = 0;
    let found = loop {
        browser.run(LANDED, json!([])).await;
        let before = browser.run(MARK, json!([])).await;
        let mut found: Vec<String> = lines(&browser.run(AUDIT, json!([])).await, theme).collect();
        browser.run(LETTERS, json!([false])).await;
        let picture = browser.devtools("Page.captureScreenshot", json!({ "format": "png" })).await;
        browser.run(LETTERS, json!([true])).await;
        let picture = picture.expect("a picture");
        found.extend(lines(&browser.run(CONTRAST, json!([picture["data"]])).await, theme));
        tries += 1;
        if tries == 5 || before == browser.run(MARK, json!([])).await {
            break found;
        }
    };
    browser.resize(screen).await;
    found
}

/// As [`findings`], with the details of a card, tile or refusal open, each kind of them once: `seen` remembers.
async fn sheets(browser: &Browser, theme: Theme, most: usize, seen: &mut BTreeSet<String>) -> Vec<String> {
    // Kinds differ by the words of their ids; numbers and names of cards come after.
    let openers =
        "return [...document.querySelectorAll('[popovertarget]')].filter((it) => it.checkVisibility())
        .map((it) => it.getAttribute('popovertarget'))";
    let all = browser.run(openers, json!([])).await;
    let mut found = Vec::new();
    for id in all.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let kind: String = id.split('-').take(2).filter(|word| word.parse::<u32>().is_err()).collect();
        if found.len() >= most || !seen.insert(kind) {
            continue;
        }
        let toggle = "const sheet = document.getElementById(arguments[0]); sheet?.togglePopover();
            return sheet?.matches(':popover-open') ?? null";
        let opened = browser.run(toggle, json!([id])).await;
        let wrong = findings(browser, theme).await;
        found.push(wrong.into_iter().map(|line| format!("{id} open: {line}")).collect());
        assert_eq!(opened, true, "{id} opens");
        browser.run(toggle, json!([id])).await;
    }
    let found: Vec<Vec<String>> = found;
    found.concat()
}

fn lines(value: &Value, theme: Theme) -> impl Iterator<Item = String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let pairs = value.as_array().into_iter().flatten();
    pairs.map(move |pair| format!("{}: {} ({theme:?})", text(&pair[0]), text(&pair[1])))
}

/// Pages with faults that the examination must find; the comment in each names its rule.
const FAULTS: &str = include_str!("faults.html");

#[tokio::test(flavor = "multi_thread")]
async fn the_examination_finds_every_fault() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let browser = driver.browser(folder.path(), DESKTOP, false).await;
    let file = folder.path().join("page.html");
    let address = format!("file://{}", file.display());
    let (good, faults) = FAULTS.split_once("<!-- faults -->").expect("a sound page and its faults");
    std::fs::write(&file, good.replace("FAULT", "")).expect("a file");
    browser.goto(&address).await;
    for theme in Theme::BOTH {
        assert_eq!(findings(&browser, theme).await, Vec::<String>::new(), "the page without faults");
    }
    let mut rules = BTreeSet::new();
    for fault in faults.split("<!-- rule: ").skip(1) {
        let (rule, html) = fault.split_once(" -->").expect("a rule");
        rules.insert(rule.to_owned());
        // A fault of the page as a whole replaces the sound part that its first line names.
        let page = match html.split_once("=>") {
            Some((sound, faulty)) => {
                assert!(good.contains(sound.trim()), "{rule}");
                good.replace(sound.trim(), faulty.trim())
            }
            None => good.replace("FAULT", html),
        };
        std::fs::write(&file, page.replace("FAULT", "")).expect("a file");
        browser.goto(&address).await;
        let found = findings(&browser, Theme::Light).await;
        let names: BTreeSet<&str> = found.iter().filter_map(|line| line.split(':').next()).collect();
        assert_eq!(names, BTreeSet::from([rule]), "{html}");
    }
    for rule in AUDIT.split("wrong(").chain(CONTRAST.split("found.push([")).skip(1) {
        let Some(rule) = rule.strip_prefix('"').and_then(|rest| rest.split('"').next()) else { continue };
        assert!(rules.contains(rule), "no page shows that {rule} is found");
    }
    browser.close().await;
}

/// A table with the seats given, opened by the form; its path.
async fn open_table(browser: &Browser, house: &House, seats: &[&str]) -> String {
    browser.goto(&house.url("/new?seat1=me")).await;
    for (at, kind) in seats.iter().enumerate() {
        let choose = "document.querySelector(`select[name=seat${arguments[0]}]`).value = arguments[1]";
        browser.run(choose, json!([at + 2, kind])).await;
    }
    play::click(browser, "form.new button.primary").await;
    browser.wait_for("main[data-events]").await;
    play::path(browser).await
}

/// The moments of a game, from its first step to its last, as a file that the server takes in.
async fn replay_of(browser: &Browser, house: &House, game: &str) -> String {
    let save = seeded::play(game, 2, 5, &mut |_, _| false).save;
    browser.goto(&house.url("/load")).await;
    let load = "return (async ([save]) => {
            const body = new FormData();
            body.append('save', new File([save], 'game.json'));
            return (await fetch('/load', { method: 'POST', body })).url;
        })(arguments)";
    let address = browser.run(load, json!([save])).await;
    let address = address.as_str().expect("an address");
    let path = address.split_once("/t/").expect("a table").1.split(['?', '/']).next();
    format!("/t/{}", path.expect("a name"))
}

async fn every_kind_of_page(number: u64, screen: Screen, lang: &str) {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), number).await;
    let browser = driver.browser(folder.path(), screen, false).await;
    play::speak(&browser, &house, lang).await;
    let mut pages: Vec<String> = [
        "/",
        "/learn",
        "/bots",
        "/puzzles",
        "/rules",
        "/in",
        "/load",
        "/verify",
        "/verify?seed=1&commitment=2",
        "/t/nothing",
        "/rules/search?q=gold",
    ]
    .map(str::to_owned)
    .into();
    for game in games() {
        pages.extend(
            ["new?game=", "new?form=all&game=", "rules/", "learn/", "style?game="]
                .map(|page| format!("/{page}{game}")),
        );
    }
    for game in plug::games() {
        let examples = game.examples();
        let longest = examples.iter().max_by_key(|example| example.answers()).expect("an example");
        pages.push(format!("/rules/{}/show/{}?at=1", game.id(), longest.id()));
        // A puzzle with its best answer shown.
        pages.push(format!("/puzzles/{}/1?show=1", game.id()));
    }
    // As it is posed, and after an answer that is not the best.
    let puzzle = plug::games()[0].puzzles().swap_remove(0);
    let posed = format!("/puzzles/{}/1", plug::games()[0].id());
    pages.extend([format!("{posed}?a={}", usize::from(puzzle.best == 0)), posed]);
    // Somebody else's invitation.
    let ben = Player::new(&house, "Ben").await;
    let wanted = json!({ "game": a_game(), "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let invite = ben.post("/tables", wanted).await["invite"].as_str().expect("an invite").to_owned();
    pages.push(format!("/join/{invite}"));
    // A table makes somebody of the visitor: then there is a profile, and a replay.
    let table = play::play_now(&browser, &house, a_game(), 1).await;
    pages.extend(["/me".to_owned(), table.clone(), format!("{table}/replay?at=0")]);
    // The way in for friends, and the cover between two people at one screen.
    pages.push(open_table(&browser, &house, &["friend"]).await);
    let cover = open_table(&browser, &house, &["here"]).await;
    assert_eq!(browser.count(".cover").await, 1);
    pages.extend([format!("{cover}?seat=0"), cover]);
    for game in games() {
        let table = replay_of(&browser, &house, game).await;
        pages.extend([format!("{table}/replay?at=40"), format!("{table}/replay"), table]);
    }
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for page in &pages {
        browser.goto(&house.url(page)).await;
        // What is folded away is examined too.
        browser
            .run("document.querySelectorAll('details').forEach((it) => { it.open = true })", json!([]))
            .await;
        for theme in Theme::BOTH {
            found.extend(findings(&browser, theme).await.iter().map(|line| format!("{page}: {line}")));
        }
        let sheets = sheets(&browser, Theme::Light, 3, &mut seen).await;
        found.extend(sheets.iter().map(|line| format!("{page}: {line}")));
        // As it is, and for whoever looks at it twice as large.
        let large = Screen { width: screen.width / 2, height: screen.height / 2, ..screen };
        for shown in if screen.width > PHONE.width { vec![screen, large] } else { vec![screen] } {
            browser.resize(shown).await;
            let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            if browser.run(wide, json!([])).await != 0 {
                found.push(format!("{page} is too wide at {} px", shown.width));
            }
        }
        browser.resize(screen).await;
    }
    assert!(found.is_empty(), "{} px, {lang}:\n{}", screen.width, found.join("\n"));
    assert!(seen.len() > 5, "details were open: {seen:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_on_a_desktop_in_english() {
    every_kind_of_page(31, DESKTOP, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_on_a_phone_in_french() {
    every_kind_of_page(32, PHONE, "fr").await;
}
