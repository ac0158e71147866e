//! How many answers there are along fixed games: a change of what is legal, of its order or of how chance is drawn
//! shows at once.

use std::fs;

use engine::{Game, Rng, Witness, rand::SeedableRng as _, rng::below_as_pinned};
use serde_json::Value;

use crate::{TestTable, blesses};

/// Plays a game for at most so many decisions and counts the answers at each, always of the lowest seat that is asked.
/// `choose` takes a number below the number of answers, given how many decisions there were before.
#[track_caller]
pub fn answers_along<G: Game>(
    options: Value,
    seed: u64,
    most: usize,
    mut choose: impl FnMut(usize, usize) -> usize,
) -> (Vec<usize>, G) {
    let mut state = TestTable::<G>::open(options, seed).state;
    let (mut counts, mut actions) = (Vec::new(), Vec::new());
    while counts.len() < most
        && let Some(seat) = state.awaiting().lowest()
    {
        actions.clear();
        state.legal(seat, &mut actions);
        let action = actions[choose(counts.len(), actions.len())];
        counts.push(actions.len());
        state.play(seat, &action, &mut Witness::silent());
    }
    (counts, state)
}

/// Chooses at random, always the same for the same seed.
pub fn at_random(seed: u64) -> impl FnMut(usize, usize) -> usize {
    let mut rng = Rng::seed_from_u64(seed);
    move |_, answers| below_as_pinned(&mut rng, answers)
}

/// Numbers with spaces between them.
pub fn listed(counts: &[usize]) -> String {
    counts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Demands that the game's `tests/perft.txt` has these lines. With `MENAGERIE_BLESS=1` it is written anew.
#[track_caller]
pub fn pinned(lines: impl IntoIterator<Item = String>) {
    let path = "tests/perft.txt";
    let found: String = lines.into_iter().map(|line| line + "\n").collect();
    if blesses() {
        fs::write(path, &found).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    let pinned = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let anew = "If the rules changed on purpose, write it anew with MENAGERIE_BLESS=1.";
    for (number, (found, pinned)) in found.lines().zip(pinned.lines()).enumerate() {
        assert_eq!(found, pinned, "line {} of {path}. {anew}", number + 1);
    }
    assert_eq!(found, pinned, "{path}. {anew}");
}
