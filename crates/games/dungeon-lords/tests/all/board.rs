//! What people read and see of Dungeon Lords: sentences in both languages, and pages with every answer on them.

use boards::TextBoard;
use dungeon_lords::DungeonLords;
use engine::{Seat, Viewer};
use serde_json::json;
use testkit::{
    is_sentence,
    pages::{galleries, opened, page, pages},
};
use words::Lang;

#[test]
fn whole_games_are_told() {
    for lang in Lang::ALL {
        for (players, seed) in (2..=4).flat_map(|players| [(players, 1), (players, 2)]) {
            for options in [json!({ "players": players }), json!({ "players": players, "variant": "base" })] {
                testkit::told::<DungeonLords>(&options, seed, lang, "dl-", |_| false);
            }
        }
        for item in [
            "rooms",
            "monsters",
            "ghosts",
            "prisoners",
            "paladins",
            "conquered",
            "unpaid",
            "titles_alone",
            "titles_shared",
            "scoring_rooms",
            "improved_tunnels",
            "scoring_pets",
            "unused_pets",
        ] {
            is_sentence(&DungeonLords::score_item(item, lang), "dl-");
        }
        for variant in ["base", "festival", "four-seasons", "beginner"] {
            is_sentence(&lang.say(&format!("dl-variant-{variant}")), "dl-");
        }
    }
}

#[test]
fn options_are_explained() {
    testkit::options_are_explained::<DungeonLords>("dl-", &[json!({ "players": 9 })]);
}

#[test]
fn every_answer_is_a_control_on_the_page() {
    let mut looked = 0;
    for (players, seed) in [(2, 1), (3, 11), (4, 3)] {
        pages::<DungeonLords>(json!({ "players": players }), seed, |_, page, _| {
            assert!(!page.contains(">dl-w-"), "a word is missing");
            looked += 1;
        });
    }
    assert!(looked > 500, "only {looked} decisions");
}

#[test]
fn a_finished_game_opens_all_hands() {
    let mut traps = 0;
    let over = pages::<DungeonLords>(json!({ "players": 2 }), 6, |table, _, _| {
        let (state, open) = (table.state(), opened(table.state()));
        for seat in Seat::all(2) {
            assert_eq!(open.hand(seat).traps, state.hand(seat).traps);
            assert_eq!(open.hand(seat).pets, state.hand(seat).pets);
            traps += state.hand(seat).traps.total();
        }
    });
    assert!(traps > 0, "nobody ever held a trap");
    let (page, _) = page(&over, Viewer::Spectator, Lang::En);
    assert!(
        page.contains("<details class=\"dl-titles\" id=\"dl-titles\" open>"),
        "titles lie open at the end"
    );
}

#[test]
fn the_gallery_shows_every_creature_by_its_own_drawing() {
    for (_, gallery) in galleries::<DungeonLords>() {
        assert!(!gallery.contains("#dlp-unknown"), "something has no drawing");
        for monster in &crate::common::data().monsters {
            assert!(gallery.contains(&format!("#dlp-{}", monster.name.id)));
        }
    }
}
