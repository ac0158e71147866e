//! What people read and see of Making Monsters: sentences in both languages, and pages with every answer on them.

use std::collections::BTreeSet;

use boards::TextBoard;
use engine::{Game, Seat, Viewer};
use making_monsters::MakingMonsters;
use maud::html;
use serde_json::json;
use testkit::pages::{galleries, opened, page_of, pages};
use words::Lang;

use crate::common::{Tab, table};

#[test]
fn whole_games_are_told() {
    for lang in Lang::ALL {
        for (players, seed) in (2..=4).flat_map(|players| [(players, 1), (players, 2)]) {
            testkit::told::<MakingMonsters>(&json!({ "players": players }), seed, lang, "mm-", |_| false);
        }
    }
}

#[test]
fn options_are_explained() {
    let refused = [json!({ "players": 1 }), json!({ "players": 9 })];
    testkit::options_are_explained::<MakingMonsters>("mm-", &refused);
}

#[test]
fn every_answer_is_a_control_on_the_page_in_every_phase() {
    for players in 2..=4 {
        let mut phases = BTreeSet::new();
        for seed in 1..=2 {
            let over =
                pages::<MakingMonsters>(json!({ "players": players }), 40 * players + seed, |table, _, _| {
                    phases.insert(format!("{:?}", table.state().phase));
                });
            assert_eq!(opened(over.state()).viewer, Viewer::Spectator);
        }
        for phase in [
            "Setup",
            "Order",
            "Deliver",
            "EndSteps",
            "Answer",
            "Reanimate",
            "Keep",
            "Settle",
            "Prepare",
            "Show",
        ] {
            assert!(phases.contains(phase), "{players} players never came to {phase}");
        }
    }
}

#[test]
fn numbers_on_buttons_are_those_of_the_rules() {
    let page = |tab: Tab| page_of(&tab.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN).0;
    // Basement Blob for 3, Attic Gargler for 4, and 3 more for two monsters.
    let slots = json!([{"parts": {"limb": 2, "stitch": 1}}, {"parts": {"limb": 1, "stitch": 1, "spike": 1}}, {}, {}, {}]);
    let answering = table(2, &[("/phase", json!("answer")), ("/players/0/slots", slots.clone())]);
    assert!(page(answering).contains("3 + 4 + 3 bonus = "));
    // The last reject space is free, and only rot is left in the bag.
    let drawing = table(
        2,
        &[
            ("/phase", json!("show")),
            ("/players/0/slots", slots),
            ("/players/0/rejects", json!({"limb": 5})),
            ("/players/0/bag", json!({"rot": 3})),
        ],
    );
    assert!(page(drawing).contains("<li class=\"rots\"><b>100"));
    // With one reject less the next rot does no harm.
    let safe =
        given!(2, "/phase" => "show", "/players/0/rejects" => {"limb": 4}, "/players/0/bag" => {"rot": 3});
    assert!(page(safe).contains("<li class=\"rejected\"><b>100"));
}

#[test]
fn the_gallery_shows_every_card() {
    for (lang, gallery) in galleries::<MakingMonsters>() {
        for monster in &crate::common::pack().monsters {
            let name = html! { (lang.name(&monster.label)) }.into_string();
            assert!(gallery.contains(&name), "{name} is missing");
        }
    }
}

#[test]
fn what_has_no_place_is_said() {
    let asked = |sorted: u8| {
        let values = [
            ("/phase", json!("deliver")),
            ("/players/0/step", json!({"draw": {"must": 0, "may": 3}})),
            ("/players/1/step", json!({"draw": {"must": 0, "may": 3}})),
            ("/players/0/hand", json!({"limb": 1, "slime": 2, "shocker": 1})),
            ("/players/0/sorting", json!({"shocker": sorted})),
        ];
        let seat = Seat::at(0);
        let view = table(2, &values).state.view(Viewer::Seat(seat));
        MakingMonsters::question(&view, seat, Lang::EN)
    };
    assert!(asked(2).ends_with("No place, so rejected (3): Slime ×2, Shocker."), "{}", asked(2));
    assert!(asked(1).ends_with("What goes where?"), "{}", asked(1));
}
