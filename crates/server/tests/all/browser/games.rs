//! Whole games by clicking on what can be seen on the board: each game on a desktop and on a phone, in both languages.

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
    time::Instant,
};

use serde_json::json;
use tempfile::tempdir;

use super::{
    audit::{self, Theme},
    driver::{DESKTOP, Driver, PHONE, Screen},
    play::{self, play_out},
};
use crate::common::House;

/// Every so many answers the page is examined, in light and dark by turns.
const EXAMINED: usize = 20;

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

async fn whole_game(number: u64, game: &str, bots: usize, screen: Screen, lang: &str) {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::rehearse(folder.path(), number).await;
    let browser = driver.browser(folder.path(), screen, false).await;
    play::speak(&browser, &house, lang).await;
    // Nobody looks on: what others do need not be told at a pace for eyes.
    browser.run("localStorage.setItem('pace', 'now')", json!([])).await;
    let began = Instant::now();
    let table = play::play_now(&browser, &house, game, bots).await;
    let mut next = 1;
    let mut problems = BTreeSet::new();
    let given = play_out(&browser, &mut problems, async |browser, given, problems| {
        // While others move, the page would change under the eyes of the examiner.
        if given >= next && browser.count("#answer input[name=decision]").await > 0 {
            next = given + EXAMINED;
            let theme = Theme::BOTH[given / EXAMINED % 2];
            problems.extend(audit::findings(browser, theme).await);
            problems.extend(play::stale(browser).await);
        }
    })
    .await;
    for theme in Theme::BOTH {
        problems.extend(audit::findings(&browser, theme).await);
    }
    let what = format!("{game} {lang} {} px", screen.width);
    let problems: Vec<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "{what}:\n{}", problems.join("\n"));
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "{what}");
    assert_eq!(browser.count(&format!("html[lang={lang}]")).await, 1);
    // Tells whether two rehearsals were the same.
    let save = hash(&house.save_of(&table).await);
    println!("{what}: {given} answers in {:.1?}, game {save:016x}", began.elapsed());
    assert!(given > 5, "{game} is more than {given} answers");
    browser.close().await;
}

macro_rules! whole_games {
    ($($name:ident: $number:literal, $game:literal, $bots:literal, $screen:ident, $lang:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            whole_game($number, $game, $bots, $screen, $lang).await;
        }
    )*};
}

// Every game on both screens and in both languages, every screen in both languages; each in all four ways would take as long again.
whole_games! {
    valeria_on_a_desktop_in_english: 1, "valeria", 1, DESKTOP, "en";
    valeria_on_a_phone_in_french: 4, "valeria", 2, PHONE, "fr";
    making_monsters_on_a_desktop_in_french: 6, "making-monsters", 1, DESKTOP, "fr";
    making_monsters_on_a_phone_in_english: 7, "making-monsters", 3, PHONE, "en";
    dungeon_petz_on_a_desktop_in_english: 9, "dungeon-petz", 1, DESKTOP, "en";
    dungeon_petz_on_a_phone_in_french: 12, "dungeon-petz", 2, PHONE, "fr";
    dungeon_lords_on_a_desktop_in_french: 14, "dungeon-lords", 1, DESKTOP, "fr";
    dungeon_lords_on_a_phone_in_english: 15, "dungeon-lords", 3, PHONE, "en";
}
