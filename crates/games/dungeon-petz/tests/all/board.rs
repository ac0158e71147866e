//! What people read and see of Dungeon Petz: sentences in both languages, and pages with every answer on them.

mod forecast;
mod history;
mod read;
mod turns;

use dungeon_petz::{Action, DungeonPetz};
use engine::{Seat, Viewer};
use serde_json::json;
use testkit::pages::{dragged, galleries, opened, page_of, pages};
use words::Lang;

#[test]
fn whole_games_are_told() {
    // Players who mostly keep their pets, so that every kind of question comes up.
    let again = |action: &Action| matches!(action, Action::Release(_) | Action::Escape | Action::Home);
    for lang in Lang::ALL {
        for (players, seed) in (2..=4).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let options = json!({
                "players": players,
                "double": seed % 2 == 0,
                "meat_stand": seed % 3 == 0,
                "final_order": players == 4 && seed == 1,
            });
            testkit::told::<DungeonPetz>(&options, seed, lang, "dp-", again);
        }
    }
}

#[test]
fn options_are_explained() {
    let refused = [json!({ "players": 9, "start": 4, "final_order": true })];
    testkit::options_are_explained::<DungeonPetz>("dp-", &refused);
}

/// A card, a group and a cage can be dragged, and have somewhere to go.
fn can_be_dragged(page: &str, answers: &[Action]) {
    let (pieces, places) = (dragged(page, "data-drag"), dragged(page, "data-drop"));
    for (number, answer) in answers.iter().enumerate() {
        let moves = matches!(
            answer,
            Action::Assign { .. }
                | Action::Send(_)
                | Action::PlaceCage { .. }
                | Action::House { .. }
                | Action::TakePet(_)
                | Action::Entertain { employee: false, .. }
        );
        assert!(
            !moves || pieces.contains(&number) && places.contains(&number),
            "{answer:?} cannot be dragged"
        );
    }
}

#[test]
fn every_answer_is_a_control_on_the_page() {
    for (players, seed, variants) in
        [(2, 11, false), (2, 12, true), (3, 21, true), (4, 31, false), (4, 32, true)]
    {
        let options = json!({ "players": players, "double": variants, "meat_stand": variants });
        pages::<DungeonPetz>(options, seed, |_, page, answers| can_be_dragged(page, answers));
    }
}

/// A table where seat 0 sells a grown pet.
fn page_of_a_sale() -> String {
    let petz = crate::common::four(json!({
        "round": 3, "phase": { "selling": { "seat": 0 } },
        "board": { "customers": ["dungeon_girl", "warlock", "lich_lord", "porky_orky"] },
        "players": { "0": { "imps": 0, "pets": [crate::common::pet("uni", 4, 1, "yellow play")] } },
    }));
    page_of(&petz.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN).0
}

#[test]
fn the_price_of_a_pet_and_the_reputation_it_brings_stand_on_the_button() {
    let page = page_of_a_sale();
    assert!(page.contains("+2<svg class=\"dp-icon gold\""), "{page}");
    assert!(page.contains("<b class=\"nobr\">4<svg class=\"dp-icon reputation\""), "{page}");
}

#[test]
fn imps_are_dropped_on_every_free_space_and_any_plan_can_be_given() {
    let petz = crate::common::two(json!({}));
    let page = page_of(&petz.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN).0;
    let (piles, taken) =
        (page.matches(" data-pile=\"").count(), page.matches("class=\"dp-neutral\"").count());
    assert_eq!(piles + taken, 14 + 1, "one pile for each free space, and one at home");
    let imps = usize::from(petz.state.players[0].imps);
    assert_eq!(page.matches("data-token=\"imp\"").count(), imps);
    // Nothing is prepared yet, so nothing invites to be done with it.
    assert!(!page.contains("b-big"), "the largest button throws the round away");
    // A cage takes two imps: the page says so before anybody is sent in vain.
    assert!(page.contains("data-least=\"2 imp\""), "{page}");
}

#[test]
fn what_is_put_down_first_may_always_be_followed_by_the_next() {
    // The script of the page gives groups in the order of their ranks.
    let mut petz = crate::common::two(json!({}));
    for group in [json!({ "imps": 2, "gold": 1 }), json!({ "imps": 1, "gold": 0 })] {
        let page = page_of(&petz.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN).0;
        let sum = |gold: u64, imps: u64| {
            if gold > 0 { format!("{gold} gold {imps} imp") } else { format!("{imps} imp") }
        };
        let wanted = sum(group["gold"].as_u64().unwrap_or(0), group["imps"].as_u64().unwrap_or(0));
        assert!(page.contains(&format!("data-sum=\"{wanted}\"")), "{wanted}");
        petz.act(0, json!({ "group": group }));
    }
    let page = page_of(&petz.state, &[], Viewer::Seat(Seat::at(0)), Lang::EN).0;
    assert!(page.contains("data-given=\"2\""), "{page}");
}

#[test]
fn every_place_and_phase_explains_itself() {
    for lang in Lang::ALL {
        let petz = crate::common::two(json!({}));
        let page = page_of(&petz.state, &[], Viewer::Spectator, lang).0;
        assert_eq!(page.matches("popovertarget=\"place-").count(), 12);
        assert_eq!(page.matches("popovertarget=\"phase-").count(), 6);
        for word in [">dp-about-", ">dp-p-"] {
            let missing = page.split(word).nth(1).map(|rest| &rest[..rest.len().min(30)]);
            assert_eq!(missing, None, "after {word}");
        }
    }
}

#[test]
fn the_gallery_shows_every_pet_once() {
    for (_, gallery) in galleries::<DungeonPetz>() {
        assert_eq!(gallery.matches("class=\"dp-pet ").count(), 18);
        assert!(!gallery.contains("#dpp-stranger\"") && !gallery.contains("dp-i-"));
    }
}

#[test]
fn a_finished_game_opens_all_hands() {
    let open = opened(&crate::common::two(json!({})).state);
    assert!(Seat::all(2).all(|seat| open.hand(seat).is_some()));
}
