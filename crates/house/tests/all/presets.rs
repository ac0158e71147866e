//! Ways to play that have a name.

/// Every preset can be played by everybody it is for, and what it says is among the options of the game.
#[test]
fn presets_can_be_played() {
    plug::open(house::GAMES);
    for game in plug::games() {
        assert!(game.players.contains(&game.best), "{}", game.id());
        for players in game.players.clone() {
            let first = game.first_game();
            assert!(first.players.contains(&players), "{}: everybody has a first game", game.id());
        }
        for preset in game.presets {
            for (key, _) in preset.options {
                assert!(game.options.iter().any(|field| field.key == *key), "{}: {key}", preset.id);
            }
            for players in preset.players.clone() {
                let options = game.preset_options(preset, players);
                let agreed = game.agree(&options).map(|(_, players)| players);
                assert_eq!(agreed.ok(), Some(players), "{} of {players}", preset.id);
            }
        }
    }
    let lords = plug::find("dungeon-lords").expect("a game");
    let options = lords.preset_options(lords.first_game(), 4);
    assert_eq!((&options["variant"], &options["first_game"]), (&"base".into(), &true.into()));
    let petz = plug::find("dungeon-petz").expect("a game");
    let full = petz.preset("full").expect("a preset");
    assert_eq!(petz.preset_options(full, 4)["final_order"], true);
    assert_eq!(petz.preset_options(full, 3)["final_order"], false, "it is for four alone");
}
