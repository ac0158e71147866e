//! Chances are told as they were measured, and bots are as strong as it was measured: with these rules and these cards.

use engine::chances::Lens;
use plug::Plug;

/// So many games say how true chances are.
const ENOUGH: u64 = 1000;
/// Tables that were measured in fewer games than that. What these teach is far less wrong than what bots say, and how wrong it
/// still is they cannot say exactly. A table leaves this list when more are played.
const FEW: &[(&str, &[usize])] = &[
    ("valeria", &[1, 3, 4, 5]),
    ("making-monsters", &[2, 3, 4]),
    ("dungeon-petz", &[2, 3, 4]),
    ("dungeon-lords", &[2, 3, 4]),
];
/// The widest gap between said and seen in games that were not learnt from; luck alone makes one where games are few.
const WIDEST: f32 = 0.03;
const WIDEST_OF_FEW: f32 = 0.05;
/// Tables at which nobody has measured the bots yet: the file of a game says nothing of them.
const UNCLIMBED: &[(&str, &[usize])] = &[
    ("valeria", &[1, 3, 4, 5]),
    ("making-monsters", &[2, 3, 4]),
    ("dungeon-petz", &[2, 3, 4]),
    ("dungeon-lords", &[2, 3, 4]),
];

#[track_caller]
fn fits(game: &Plug, rules: u32, data: &str, command: &str) {
    let known = game.check_data(game.built_in_data()).expect("built-in data");
    let now = (game.rules_version(), known.as_str());
    assert_eq!((rules, data), now, "{}: `menagerie {command}` makes it anew", game.id());
}

#[test]
fn chances_fit_the_rules_and_the_cards_of_today() {
    for game in house::GAMES {
        let known = game.calibration().unwrap_or_else(|| panic!("{}: nobody has measured it", game.id()));
        fits(game, known.rules, &known.data, "calibrate");
        let listed = |list: &[(&str, &[usize])], players: usize| {
            list.iter().any(|(id, all)| *id == game.id() && all.contains(&players))
        };
        for players in game.players.clone() {
            for lens in Lens::ALL {
                let place = format!("{} with {players}, {}", game.id(), lens.id());
                let correction = known.of(players, lens).unwrap_or_else(|| panic!("{place}: not measured"));
                let few = correction.games < ENOUGH;
                assert_eq!(few, listed(FEW, players), "{place}: {} games", correction.games);
                let widest = if few { WIDEST_OF_FEW } else { WIDEST };
                let (before, after) = (correction.gap_before, correction.gap_after);
                assert!(after <= widest && after <= before, "{place}: from {before} to {after}");
                // What makes chances no truer is not done to them.
                let as_said = correction.slopes.iter().all(|slope| *slope == 1.0);
                assert_eq!(after == before, as_said, "{place}: {correction:?}");
                // Whoever is told a better chance has one.
                let told: Vec<f32> = (1..10).map(|tenth| correction.one(5, tenth as f32 / 10.0)).collect();
                assert!(told.is_sorted_by(|one, next| one < next), "{place}: {told:?}");
            }
        }
    }
}

#[test]
fn ladders_fit_the_rules_and_the_cards_of_today() {
    for game in house::GAMES {
        let missing = UNCLIMBED.iter().filter(|(id, _)| *id == game.id()).flat_map(|(_, sizes)| *sizes);
        let missing: Vec<usize> = missing.copied().collect();
        let climbed: Vec<usize> = game.players.clone().filter(|size| !missing.contains(size)).collect();
        let known = game.ladder();
        assert_eq!(known.is_none(), climbed.is_empty(), "{}", game.id());
        let Some(known) = known else { continue };
        fits(game, known.rules, &known.data, "ladder");
        let sizes: Vec<usize> = known.tables.iter().map(|rungs| rungs.players).collect();
        assert_eq!(sizes, climbed, "{}", game.id());
        for level in bots::Level::ALL {
            for rungs in &known.tables {
                let there = rungs.rows.iter().any(|rung| rung.bot == level.id());
                assert!(there, "{}: `{}` at tables of {}", game.id(), level.id(), rungs.players);
            }
        }
    }
}
