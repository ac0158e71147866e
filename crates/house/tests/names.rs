//! People can read every component of the house in every language.

#[test]
fn every_component_of_every_built_in_pack_has_its_words_in_every_language() {
    for game in house::GAMES {
        let problems = game.check_data(game.built_in_data()).err().unwrap_or_default();
        assert!(problems.is_empty(), "{}: {problems:#?}", game.id());
    }
}
