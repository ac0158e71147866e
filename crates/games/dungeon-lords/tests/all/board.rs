//! What people read and see of Dungeon Lords: sentences in both languages, and pages with every answer on them.

use boards::{PageBoard as _, TextBoard};
use dungeon_lords::DungeonLords;
use engine::{Game as _, Seat, Viewer};
use serde_json::{Value, json};
use testkit::{
    is_sentence,
    pages::{galleries, opened, page, page_of, pages},
};
use words::Lang;

use crate::common::{self, Lords, given, minion};

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
    let (page, _) = page(&over, Viewer::Spectator, Lang::EN);
    assert!(
        page.contains("<details class=\"dl-titles\" id=\"dl-titles\" open>"),
        "titles lie open at the end"
    );
}

#[test]
fn the_gallery_shows_every_creature_by_its_own_drawing() {
    for (_, gallery) in galleries::<DungeonLords>() {
        assert!(!gallery.contains("#dlp-unknown"), "something has no drawing");
        for monster in &common::data().monsters {
            assert!(gallery.contains(&format!("#dlp-{}", monster.name.id)));
        }
    }
}

/// The page of seat 0 after values were set by JSON pointer.
fn seen(set: serde_json::Value) -> String {
    let lords = given(json!({ "players": 4 }), set);
    page_of(&lords.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN).0
}

#[test]
fn the_tax_that_is_due_stands_beside_the_event() {
    let dungeon =
        json!({ "c3r1": { "is": "tunnel" }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": "tunnel" } });
    let page = seen(json!({ "/event": "taxes", "/players/0/dungeon": dungeon }));
    let due = page.split("class=\"dl-due\">").nth(1).expect("what is due").split("</svg>").next();
    assert!(due.is_some_and(|due| due.contains(">2<svg")), "{due:?}");
}

#[test]
fn everybodys_points_stand_in_one_line_with_what_they_come_from() {
    let page = seen(json!({ "/players/0/prison": ["warrior_y1_1", "thief_y1_1"], "/players/0/unpaid": 1 }));
    let sheet =
        page.split("id=\"dl-score-0\"").nth(1).expect("a sheet").split("</table>").next().expect("its lines");
    assert!(sheet.contains("<th>Prisoners</th><td>2</td><td><b>4</b></td>"), "{sheet}");
    assert!(sheet.contains("<th>Unpaid taxes</th><td>1</td><td><b>−3</b></td>"), "{sheet}");
    assert_eq!(page.matches("popovertarget=\"dl-score-").count(), 4);
}

#[test]
fn no_cell_goes_by_the_letters_of_the_ledger() {
    let written = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        letters
            .windows(4)
            .any(|w| w[0] == 'c' && w[1].is_ascii_digit() && w[2] == 'r' && w[3].is_ascii_digit())
    };
    pages::<DungeonLords>(json!({ "players": 3 }), 12, |table, page, answers| {
        let text: String =
            page.split('<').filter_map(|rest| rest.split_once('>')).map(|(_, text)| text).collect();
        assert!(!written(&text), "{text}");
        for seat in table.state().awaiting() {
            let view = table.state().view(Viewer::Seat(seat));
            assert!(answers.iter().all(|action| !written(&DungeonLords::answer(&view, action, Lang::EN))));
        }
    });
}

/// What seat 0 is told it gives away by an answer.
fn regret(lords: &Lords, answer: Value) -> Option<String> {
    let seat = Seat::at(0);
    let action = serde_json::from_value(answer).expect("an answer");
    DungeonLords::regret(&lords.state.view(Viewer::Seat(seat)), seat, &action, Lang::EN)
}

#[test]
fn whoever_gives_away_what_could_be_done_is_told_so() {
    let lords = given(json!({}), minion("improve_reputation", 1, json!({})));
    assert!(regret(&lords, json!("skip")).is_some_and(|told| told.contains("Improve Reputation")));
    assert_eq!(regret(&lords, json!("execute")), None);

    // With a pet one is asked where nothing can be done, and gives nothing away.
    let poor = json!({ "/players/0/food": 0, "/players/0/gold": 0, "/players/0/pets": ["dunguin"] });
    let lords = given(json!({}), minion("recruit_imps", 1, poor));
    assert!(lords.legal(0).contains(&json!("skip")));
    assert_eq!(regret(&lords, json!("skip")), None);
    assert_eq!(regret(&lords, json!("keep_pets_quiet")), None);

    let mut lords = given(json!({}), minion("dig_tunnels", 3, json!({})));
    assert!(regret(&lords, json!("keep_pets_quiet")).is_some());
    let dig =
        lords.legal(0).into_iter().find(|answer| answer.get("dig").is_some()).expect("somewhere to dig");
    lords.act(0, dig);
    assert!(regret(&lords, json!("skip")).is_some());

    let rooms = json!({ "c3r1": { "is": "tunnel" }, "c3r2": { "is": { "room": "mint" } } });
    let producing = json!({
        "/phase": "production", "/season": 3, "/cursor": 4, "/start": 0, "/players/0/dungeon": rooms,
        "/tasks": [common::stop(1), { "produce": { "seat": 0 } }],
    });
    let lords = given(json!({}), producing);
    assert!(regret(&lords, json!("done")).is_some_and(|told| told.contains("Mint")));
}

#[test]
fn what_ends_an_action_stands_below_what_it_gives_away() {
    let offer = json!({ "/monsters": ["troll", "golem", "vampire"], "/players/0/food": 3 });
    let lords = given(json!({}), minion("hire_monster", 3, offer));
    let (page, answers) = page_of(&lords.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN);
    let at = |number: usize| page.find(&format!("name=\"a\" value=\"{number}\"")).expect("a control");
    let skip = answers.len() - 1;
    assert!((0..skip).all(|number| at(number) < at(skip)), "{answers:?}");
}
