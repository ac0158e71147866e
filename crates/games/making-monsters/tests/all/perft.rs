//! How many answers there are along fixed games: a change of any rule shows as a change of these numbers. With
//! `MENAGERIE_BLESS=1` the file is written anew.

use std::fmt::Write as _;

use engine::{Game, Rng, Seed, Witness, rand::Rng as _, rand::SeedableRng as _};
use making_monsters::{MakingMonsters, Options};

const FILE: &str = "tests/perft.txt";

/// One line: decisions, answers over all of them, the longest list, rounds, scores.
fn line(players: u8, number: u64) -> String {
    let seed = Seed::from_number(number);
    let pack = engine::Pack::built_in().expect("the built-in pack is good");
    let mut game =
        MakingMonsters::new(&Options { players }, pack, &seed, &mut Witness::silent()).expect("good options");
    let mut rng = Rng::seed_from_u64(number);
    let (mut decisions, mut answers, mut longest) = (0, 0, 0);
    let mut actions = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        actions.clear();
        game.legal(seat, &mut actions);
        decisions += 1;
        answers += actions.len();
        longest = longest.max(actions.len());
        let action = actions[rng.next_u64() as usize % actions.len()];
        game.play(seat, &action, &mut Witness::silent());
    }
    let scores = game.outcome().map(|outcome| outcome.scores()).unwrap_or_default();
    format!(
        "players {players} seed {number}: decisions {decisions} answers {answers} longest {longest} rounds {} scores {scores:?}",
        game.round
    )
}

#[test]
fn counts_of_answers_are_pinned() {
    let mut found = String::new();
    for players in 2..=4 {
        for number in 1..=8 {
            let _ = writeln!(found, "{}", line(players, number));
        }
    }
    let known = std::fs::read_to_string(FILE).unwrap_or_default();
    if found != known && std::env::var_os("MENAGERIE_BLESS").is_some() {
        std::fs::write(FILE, &found).expect("the file can be written");
        return;
    }
    assert_eq!(found, known, "If the rules changed on purpose, write it anew with MENAGERIE_BLESS=1.");
}
