//! What people read and see of Dungeon Petz: sentences in both languages, and pages with every answer on them.

use dungeon_petz::{Action, DungeonPetz};
use engine::Seat;
use serde_json::json;
use testkit::pages::{dragged, galleries, opened, pages};
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
