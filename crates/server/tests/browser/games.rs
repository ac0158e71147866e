//! Whole games by clicking on what can be seen on the board.

use std::{collections::BTreeSet, time::Instant};

use tempfile::tempdir;

use super::{
    audit::{self, Theme},
    common::House,
    driver::{DESKTOP, Driver, PHONE, Screen},
    play::{self, play_out},
};

/// Every so many answers the page is examined, in light and dark.
const EXAMINED: usize = 12;

async fn whole_game(game: &str, bots: usize, screen: Screen, lang: &str) {
    let Some(driver) = Driver::start() else { return };
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let browser = driver.browser(folder.path(), screen, false).await;
    play::speak(&browser, &house, lang).await;
    let began = Instant::now();
    play::play_now(&browser, &house, game, bots).await;
    let mut next = 1;
    let mut problems = BTreeSet::new();
    let given = play_out(&browser, &mut problems, async |browser, given, problems| {
        if given == next {
            next += EXAMINED;
            for theme in Theme::BOTH {
                problems.extend(audit::findings(browser, theme).await);
            }
        }
    })
    .await;
    for theme in Theme::BOTH {
        problems.extend(audit::findings(&browser, theme).await);
    }
    let problems: Vec<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "{game}, {} px, {lang}:\n{}", screen.width, problems.join("\n"));
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "{game}");
    assert_eq!(browser.count(&format!("html[lang={lang}]")).await, 1);
    println!("{game} {lang} {} px: {given} answers in {:.1?}", screen.width, began.elapsed());
    assert!(given > 5, "{game} is more than {given} answers");
    browser.close().await;
}

macro_rules! whole_games {
    ($($name:ident: $game:literal, $bots:literal, $screen:ident, $lang:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            whole_game($game, $bots, $screen, $lang).await;
        }
    )*};
}

whole_games! {
    valeria_on_a_desktop_in_english: "valeria", 1, DESKTOP, "en";
    valeria_on_a_phone_in_french: "valeria", 2, PHONE, "fr";
    making_monsters_on_a_desktop_in_english: "making-monsters", 2, DESKTOP, "en";
    making_monsters_on_a_phone_in_french: "making-monsters", 1, PHONE, "fr";
    dungeon_petz_on_a_desktop_in_english: "dungeon-petz", 1, DESKTOP, "en";
    dungeon_petz_on_a_phone_in_french: "dungeon-petz", 2, PHONE, "fr";
    dungeon_lords_on_a_desktop_in_english: "dungeon-lords", 3, DESKTOP, "en";
    dungeon_lords_on_a_phone_in_french: "dungeon-lords", 1, PHONE, "fr";
}
