//! Whole games are told without a missing word, in both languages: questions, answers, events, tables, scores, options
//! and everything that can be wrong with them.

use std::collections::HashSet;

use boards::{TextBoard, text::WIDTH};
use dungeon_lords::DungeonLords;
use dungeon_petz::DungeonPetz;
use engine::{
    Pack, Problem, Rng, Seed, Table, Viewer, json,
    rand::{Rng as _, SeedableRng},
};
use making_monsters::MakingMonsters;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;
use valeria::Valeria;
use words::Lang;

/// A sentence is not empty and holds no message key that was left unread. Keys begin with the game's two letters.
#[track_caller]
fn is_sentence(text: &str, keys: &str) {
    assert!(!text.trim().is_empty());
    let unread = [keys, "problem-", "{$", "{ $"].iter().any(|sign| text.contains(sign));
    assert!(!unread, "{text}");
}

/// Tells a whole random game. Answers that `again` names are drawn a second time, where random play would otherwise
/// throw the game away too early.
fn tell<G: TextBoard>(options: Value, seed: u64, lang: Lang, keys: &str, again: fn(&G::Action) -> bool) {
    let pack = Pack::built_in().expect("built-in data");
    let options = json::read_options::<G>(pack, &options).expect("options");
    let mut table = Table::<G>::open(options, pack, Seed::from_number(seed)).expect("table");
    let players = table.state().players();
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        let view = table.state().view(Viewer::Seat(seat));
        is_sentence(&G::question(&view, seat, lang), keys);
        // Everybody's table now and then, the asked seat's each time.
        let all = Viewer::all(players).filter(|_| table.log().len().is_multiple_of(16));
        for viewer in all.chain([Viewer::Seat(seat)]) {
            let drawn = G::draw(&table.state().view(viewer), lang);
            is_sentence(&drawn, keys);
            assert!(drawn.lines().all(|line| line.width() <= WIDTH), "{drawn}");
        }
        actions.clear();
        table.state().legal(seat, &mut actions);
        let mut seen = HashSet::new();
        for action in &actions {
            let text = G::answer(&view, action, lang);
            is_sentence(&text, keys);
            assert!(seen.insert(text.clone()), "two answers read `{text}`: {actions:?}");
            assert!(G::clause(action).starts_with(&keys.to_uppercase()));
        }
        let mut choice = actions[rng.next_u64() as usize % actions.len()];
        if again(&choice) {
            choice = actions[rng.next_u64() as usize % actions.len()];
        }
        table.act(seat, choice).expect("legal");
    }
    for viewer in Viewer::all(players) {
        let view = table.state().view(viewer);
        is_sentence(&G::draw(&view, lang), keys);
        for (_, told) in table.story(viewer) {
            is_sentence(&G::event(&view, &told.event, lang), keys);
        }
    }
    for standing in &table.state().outcome().expect("over").standings {
        for line in &standing.lines {
            is_sentence(&G::score_item(line.item, lang), keys);
        }
    }
}

/// Every option of a game has a name and a sentence; every refused set of options is explained.
fn options_are_explained<G: TextBoard>(keys: &str, refused: &[Value]) {
    let pack = Pack::<G::Data>::built_in().expect("built-in data");
    let defaults = json::write(pack, &G::Options::default());
    for lang in Lang::ALL {
        is_sentence(&G::title(lang), keys);
        for name in defaults.as_object().expect("an object").keys() {
            let key = format!("{keys}option-{}", name.replace('_', "-"));
            is_sentence(&lang.say(&key), keys);
            is_sentence(&lang.say(&format!("{key}-help")), keys);
        }
        for options in refused {
            let options = json::read_options::<G>(pack, options).expect("readable");
            let problems = G::new(&options, pack, &Seed::from_number(1), &mut engine::Witness::silent())
                .expect_err("refused");
            for problem in problems {
                is_sentence(&lang.problem(&problem), keys);
            }
        }
    }
}

#[test]
fn valeria() {
    for lang in Lang::ALL {
        let games = [
            json!({ "players": 2 }),
            json!({ "players": 1, "hard_sum": true, "mixed": true }),
            json!({ "players": 3, "setup": "random", "no_duke": true }),
            json!({ "players": 4, "setup": "magic_rules", "events": true }),
            json!({ "players": 5, "setup": "random", "events": true, "mixed": true, "magic_pays_effects": true }),
        ];
        for (options, seed) in
            games.iter().zip(0..).flat_map(|(options, seed)| [(options, seed), (options, seed + 50)])
        {
            tell::<Valeria>(options.clone(), seed, lang, "va-", |_| false);
        }
    }
    let refused = [
        json!({ "players": 9, "setup": "nowhere" }),
        json!({ "players": 1, "events": true, "no_duke": true }),
        json!({ "players": 2, "hard_sum": true, "event_choice": ["mimic"], "setup": "chosen" }),
        json!({ "players": 2, "events": true, "event_choice": ["mimic", "mimic", "goblin"], "places": ["hills"] }),
    ];
    options_are_explained::<Valeria>("va-", &refused);
}

#[test]
fn making_monsters() {
    for lang in Lang::ALL {
        for (players, seed) in (2..=4).flat_map(|players| [(players, 1), (players, 2)]) {
            tell::<MakingMonsters>(json!({ "players": players }), seed, lang, "mm-", |_| false);
        }
    }
    options_are_explained::<MakingMonsters>("mm-", &[json!({ "players": 1 }), json!({ "players": 9 })]);
}

#[test]
fn dungeon_petz() {
    use dungeon_petz::Action;
    for lang in Lang::ALL {
        for (players, seed) in (2..=4).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let options = json!({
                "players": players,
                "double": seed % 2 == 0,
                "meat_stand": seed % 3 == 0,
                "final_order": players == 4 && seed == 1,
            });
            // Players who mostly keep their pets, so that every kind of question comes up.
            let again =
                |action: &Action| matches!(action, Action::Release(_) | Action::Escape | Action::Home);
            tell::<DungeonPetz>(options, seed, lang, "dp-", again);
        }
    }
    options_are_explained::<DungeonPetz>("dp-", &[json!({ "players": 9, "start": 4, "final_order": true })]);
}

#[test]
fn dungeon_lords() {
    for lang in Lang::ALL {
        for (players, seed) in (2..=4).flat_map(|players| [(players, 1), (players, 2)]) {
            tell::<DungeonLords>(json!({ "players": players }), seed, lang, "dl-", |_| false);
            tell::<DungeonLords>(json!({ "players": players, "variant": "base" }), seed, lang, "dl-", |_| {
                false
            });
        }
        for item in [
            "rooms",
            "monsters",
            "ghosts",
            "prisoners",
            "paladins",
            "conquered",
            "unpaid",
            "titles_alone",
            "titles_shared",
            "scoring_rooms",
            "improved_tunnels",
            "scoring_pets",
            "unused_pets",
        ] {
            is_sentence(&DungeonLords::score_item(item, lang), "dl-");
        }
        for variant in ["base", "festival", "four-seasons", "beginner"] {
            is_sentence(&lang.say(&format!("dl-variant-{variant}")), "dl-");
        }
    }
    options_are_explained::<DungeonLords>("dl-", &[json!({ "players": 9 })]);
}

#[test]
fn what_is_wrong_with_a_data_pack_is_a_sentence() {
    for lang in Lang::ALL {
        let problem = Problem::new("data-entry").with("entry", "room").with("reason", "no such place");
        is_sentence(&lang.problem(&problem), "data-entry");
    }
}
