//! Chances are told as they were measured, with these rules and these cards.

use engine::chances::Lens;

#[test]
fn what_was_measured_fits_the_rules_and_the_cards_of_today() {
    for game in house::GAMES {
        let Some(known) = game.calibration() else { panic!("{}: nobody measured its chances", game.id()) };
        assert_eq!(known.rules, game.rules_version(), "{}: `menagerie calibrate` anew", game.id());
        let data = game.check_data(game.built_in_data()).expect("built-in data");
        assert_eq!(known.data, data, "{}: `menagerie calibrate` anew", game.id());
        for players in game.players.clone() {
            for lens in Lens::ALL {
                let place = format!("{} with {players}, {}", game.id(), lens.id());
                let correction = known.of(players, lens).unwrap_or_else(|| panic!("{place}: not measured"));
                assert!(correction.gap_after <= 0.03, "{place}: {}", correction.gap_after);
                // Whoever is told a better chance has one.
                let told: Vec<f32> = (1..10).map(|tenth| correction.one(5, tenth as f32 / 10.0)).collect();
                assert!(told.is_sorted_by(|one, next| one < next), "{place}: {told:?}");
            }
        }
    }
}
