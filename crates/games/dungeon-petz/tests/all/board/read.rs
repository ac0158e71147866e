//! What people read about a table: halves as halves, and nothing of who has finished with the cards.

use boards::{TextBoard, score_sheet};
use engine::{Game, Pack, Seat, Seed, Viewer, Witness, json, scenario};
use serde_json::{Value, json};
use words::Lang;

use dungeon_petz::{Data, DungeonPetz, Options};

fn pack() -> Pack<Data> {
    Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// A table of two, changed by a merge patch; forced steps are played.
fn given(patch: &Value) -> DungeonPetz {
    let options = Options { players: 2, start: Some(Seat::at(0)), ..Options::default() };
    let fresh =
        DungeonPetz::new(&options, pack(), &Seed::from_number(1), &mut Witness::silent()).expect("a game");
    let mut value = json::write(pack(), &fresh);
    scenario::merge(&mut value, patch);
    let mut game: DungeonPetz =
        json::read_state(pack(), &value).unwrap_or_else(|problem| panic!("{problem}"));
    game.resume(&mut Witness::silent());
    game
}

#[test]
fn the_score_sheet_writes_halves_as_halves_in_both_languages() {
    let imps = json!({ "imps": 10, "extra_imps": [], "reputation": 15, "gold": 11 });
    let end = given(&json!({ "phase": "scoring", "players": {
        "0": imps, "1": { "imps": 9, "hospital": 1, "extra_imps": [], "gold": 1 },
    } }));
    let outcome = end.outcome().expect("over");
    for (lang, business) in [(Lang::EN, "Business acumen"), (Lang::FR, "Meilleur business")] {
        let sheet = score_sheet::<DungeonPetz>(&outcome, lang);
        assert!(sheet.contains(&format!("{business} (5½): 4 [DP-FINAL-04]")), "{sheet}");
        assert!(sheet.contains(&format!("{business} (−1½): −1½ [DP-FINAL-04]")), "{sheet}");
        assert!(sheet.contains("11½ points"), "{sheet}");
        let view = end.view(Viewer::Seat(Seat::at(0)));
        assert!(DungeonPetz::draw(&view, lang).contains("11½"), "{}", DungeonPetz::draw(&view, lang));
    }
}

#[test]
fn boards_show_nobody_who_has_finished_with_the_cards() {
    let with = |green: Value| {
        given(&json!({ "phase": "assigning", "players": {
            "0": { "pets": [{ "pet": "wormie", "size": 2, "plot": 1 }], "hand": { "green": green } },
            "1": { "pets": [{ "pet": "stegobully", "size": 2, "plot": 1 }],
                   "hand": { "green": { "hunger": 1, "poop": 2, "anger": 0, "disease": 0 } } },
        } }))
    };
    let forced = with(json!({ "hunger": 3, "poop": 0, "anger": 0, "disease": 0 }));
    let free = with(json!({ "hunger": 2, "poop": 1, "anger": 0, "disease": 0 }));
    assert_ne!(forced.awaiting(), free.awaiting());
    for viewer in [Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
        for lang in [Lang::EN, Lang::FR] {
            let board = |game: &DungeonPetz| DungeonPetz::draw(&game.view(viewer), lang);
            assert_eq!(board(&forced), board(&free), "{viewer}");
        }
    }
    let own = Viewer::Seat(Seat::at(0));
    assert_ne!(DungeonPetz::draw(&forced.view(own), Lang::EN), DungeonPetz::draw(&free.view(own), Lang::EN));
}
