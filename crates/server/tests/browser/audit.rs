//! Every page is fit for everybody: an examination by our own rules, which are those of WCAG 2.2 AA that a program can
//! check. The rules stand in `audit.js`; contrast is measured on a picture of the page in `contrast.js`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{
    common::House,
    driver::{Browser, DESKTOP, Driver, PHONE, Screen},
    play::{self, GAMES},
};

const AUDIT: &str = include_str!("audit.js");
const CONTRAST: &str = include_str!("contrast.js");

/// Of longer pages, the rules, contrast is measured down to here only: below there is more of the same.
const TALLEST: u64 = 4_000;

/// Takes the letters off the page, so that only what is behind them is left, and puts them on again.
const LETTERS: &str = "if (!window.auditSheet) {
        window.auditSheet = new CSSStyleSheet();
        window.auditSheet.replaceSync('*, *::before, *::after { color: transparent !important; text-shadow: none !important;\
            -webkit-text-fill-color: transparent !important; caret-color: transparent !important; transition: none !important }\
            text, tspan { fill: transparent !important }');
    }
    document.adoptedStyleSheets = arguments[0] ? [] : [window.auditSheet];
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));";

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
    let mut found: Vec<String> = lines(&browser.run(AUDIT, json!([])).await, theme).collect();
    browser.run(LETTERS, json!([false])).await;
    let picture = browser.devtools("Page.captureScreenshot", json!({ "format": "png" })).await;
    browser.run(LETTERS, json!([true])).await;
    let picture = picture.expect("a picture");
    found.extend(lines(&browser.run(CONTRAST, json!([picture["data"]])).await, theme));
    browser.resize(screen).await;
    found
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

async fn every_kind_of_page(screen: Screen, lang: &str) {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let browser = driver.browser(folder.path(), screen, false).await;
    play::speak(&browser, &house, lang).await;
    let mut pages: Vec<String> =
        ["/", "/rules", "/in", "/load", "/verify", "/t/nothing"].map(str::to_owned).into();
    for game in GAMES {
        pages.extend(["new?game=", "rules/", "style?game="].map(|page| format!("/{page}{game}")));
    }
    // A table makes somebody of the visitor: then there is a profile, and a replay.
    let table = play::play_now(&browser, &house, "valeria", 1).await;
    pages.extend(["/me".to_owned(), table.clone(), format!("{table}/replay?at=0")]);
    browser.goto(&house.url("/new")).await;
    browser.run("document.querySelector('select[name=seat2]').value = 'friend'", json!([])).await;
    play::click(&browser, "form.new button.primary").await;
    browser.wait_for("#invite").await;
    pages.push(play::path(&browser).await);
    let mut found = Vec::new();
    for page in &pages {
        browser.goto(&house.url(page)).await;
        for theme in Theme::BOTH {
            found.extend(findings(&browser, theme).await.iter().map(|line| format!("{page}: {line}")));
        }
        let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        if browser.run(wide, json!([])).await != 0 {
            found.push(format!("{page} is too wide"));
        }
    }
    assert!(found.is_empty(), "{} px, {lang}:\n{}", screen.width, found.join("\n"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_on_a_desktop_in_english() {
    every_kind_of_page(DESKTOP, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_on_a_phone_in_french() {
    every_kind_of_page(PHONE, "fr").await;
}
