//! Counts of answers along fixed games. A line is one game: decisions, answers over all of them, the longest list,
//! rounds, scores.

use engine::Game;
use making_monsters::MakingMonsters;
use serde_json::json;

fn line(players: u8, seed: u64) -> String {
    let (counts, game) = testkit::answers_along::<MakingMonsters>(
        json!({ "players": players }),
        seed,
        usize::MAX,
        testkit::at_random(seed),
    );
    let (answers, longest) = (counts.iter().sum::<usize>(), counts.iter().max().expect("decisions"));
    let scores = game.outcome().expect("the game is over").scores();
    format!(
        "players {players} seed {seed}: decisions {} answers {answers} longest {longest} rounds {} scores {scores:?}",
        counts.len(),
        game.round
    )
}

#[test]
fn counts_of_answers_are_pinned() {
    testkit::pinned((2..=4).flat_map(|players| (1..=8).map(move |seed| line(players, seed))));
}
