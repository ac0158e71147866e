//! People can read every component of the house in every language.

#[test]
fn every_component_of_every_built_in_pack_has_its_words_in_every_language() {
    for game in house::GAMES {
        let problems = game.check_data(game.built_in_data()).err().unwrap_or_default();
        assert!(problems.is_empty(), "{}: {problems:#?}", game.id());
    }
}

/// A bot that gives its reasons has words for all it weighs, one way or the other, and the same way in every language.
#[test]
fn everything_that_bots_weigh_has_its_words_in_every_language() {
    for game in house::GAMES {
        for feature in game.features() {
            let feature = bots::thing(feature).to_owned();
            let said = |amount: f32, lang| {
                let reason = bots::Reason { feature: feature.clone(), amount, worth: 1.0 };
                game.reason(&reason, lang)
            };
            let ways = |lang| [1.0, -1.0].map(|amount| said(amount, lang));
            let english = ways(words::Lang::EN);
            assert!(english.iter().any(Option::is_some), "{}: no words for `{feature}`", game.id());
            for lang in words::Lang::ALL {
                let told = ways(lang);
                let there = |one: &[Option<String>; 2]| one.clone().map(|words| words.is_some());
                assert_eq!(there(&told), there(&english), "{}: `{feature}` in {lang}", game.id());
                // A half more is written as people write it, and every message takes a number that is not whole.
                for words in [said(2.5, lang), said(-2.5, lang)]
                    .into_iter()
                    .flatten()
                    .chain(told.into_iter().flatten())
                {
                    assert!(!words.contains(['$', '{']) && !words.is_empty(), "{words}");
                }
            }
        }
    }
}

/// Every phase that a decision can belong to is named by a message.
#[test]
fn the_phases_of_decisions_have_their_words() {
    for game in house::GAMES {
        let options = serde_json::json!({ "players": 2 });
        let mut table = game.begin(&options, None, engine::Seed::from_number(3)).expect("a table");
        let mut bot = table.player(bots::Kind::Greedy, 1);
        while let Some(seat) = table.awaiting().lowest() {
            let advice = bot.choose(&*table, seat).expect("it is asked");
            table.give(seat, &advice.action).expect("a legal answer");
        }
        let mut phases: Vec<String> =
            table.examinations(1, 1).into_iter().map(|examining| examining.here().phase).collect();
        phases.sort();
        phases.dedup();
        assert!(phases.len() > 2, "{}: {phases:?}", game.id());
        for (phase, lang) in phases.iter().flat_map(|phase| words::Lang::ALL.map(|lang| (phase, lang))) {
            assert!(lang.find(phase, []).is_some(), "{phase} in {lang}");
        }
    }
}
