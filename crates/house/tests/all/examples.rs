//! Worked examples: every one goes as the tests of its game play it, with words for people.

use std::fs;

use words::Lang;

/// What ships with a game is all that its tests play.
#[test]
fn every_file_of_scenarios_is_among_the_examples() {
    plug::open(house::GAMES);
    for game in plug::games() {
        let folder = format!("{}/../../{}/tests/scenarios", env!("CARGO_MANIFEST_DIR"), game.folder);
        let files = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        for file in files {
            let text = fs::read_to_string(&file).expect("a file");
            assert!(game.example_files.contains(&text.as_str()), "{} is not listed", file.display());
        }
        assert!(game.examples().len() > 60, "{}", game.id());
    }
}

/// Every example goes as the tests of its game play it, with a sentence for each answer.
#[test]
fn every_example_is_played_as_it_is_tested() {
    plug::open(house::GAMES);
    for game in plug::games() {
        for example in game.examples() {
            let id = example.id();
            let last = example.answers();
            for lang in Lang::ALL {
                let sentence = example.sentence(lang);
                assert!(!sentence.starts_with("example-") && !sentence.is_empty(), "{id} in {lang}");
                let shown =
                    example.show(game, last, lang).unwrap_or_else(|problems| panic!("{id}: {problems:?}"));
                assert_eq!(shown.answered.len(), last, "{id}");
                for (answered, when) in shown.answered.iter().zip(&example.scenario().when) {
                    let refused = when.refused.is_some() || !when.refused_among.is_empty();
                    assert_eq!(
                        answered.refused.is_empty(),
                        !refused,
                        "{id}: taken or refused as it should be"
                    );
                    assert!(refused || answered.words.is_some(), "{id}: {} has no words", when.action);
                }
                let tested = game.after(example.scenario(), None, last).expect("it is tested");
                assert_eq!(shown.table.state(), tested["state"], "{id}: the same end");
            }
            assert!(!example.rules().is_empty(), "{id} shows no rule");
        }
    }
}
