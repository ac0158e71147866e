//! No heap memory is asked for while a game is played: `legal` fills a list that is reused, `play` works in place.
//!
//! A program of its own: counting replaces the allocator of the whole program, and other tests shall run with the usual one.

use engine::{Game, Pack, Rng, Seed, Witness, json, rand::Rng as _, rand::SeedableRng};
use serde_json::{Value, json};
use valeria::{Action, Valeria};

fn opened(options: &Value, seed: u64) -> Valeria {
    let pack = Pack::built_in().expect("the built-in pack is sound");
    let options = json::read(pack, "options", options).expect("options");
    Valeria::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent()).expect("these options fit")
}

/// Plays to the end at random and returns the number of decisions.
fn to_the_end(state: &mut Valeria, legal: &mut Vec<Action>, rng: &mut Rng) -> usize {
    let mut decisions = 0;
    while let Some(seat) = state.awaiting().lowest() {
        legal.clear();
        state.legal(seat, legal);
        let action = legal[rng.next_u64() as usize % legal.len()];
        state.play(seat, &action, &mut Witness::silent());
        decisions += 1;
    }
    decisions
}

#[test]
fn none_per_decision() {
    let configurations: [Value; 9] = [
        json!({ "players": 2 }),
        json!({ "players": 3, "setup": "random", "double_sum_twice": true }),
        json!({ "players": 4, "setup": "magic_rules" }),
        json!({ "players": 5, "resting_doubles": true }),
        json!({ "players": 2, "events": true, "magic_pays_effects": true }),
        json!({ "players": 3, "mixed": true }),
        json!({ "players": 5, "events": true, "mixed": true, "no_duke": true }),
        json!({ "players": 1 }),
        json!({ "players": 1, "hard_sum": true, "hard_exhausted": true, "mixed": true }),
    ];
    // Larger than any list of answers, so that it never grows.
    let mut legal = Vec::with_capacity(1000);
    let mut rng = Rng::seed_from_u64(7);
    for options in configurations {
        // One game to warm up, then ten that are watched.
        to_the_end(&mut opened(&options, 0), &mut legal, &mut rng);
        for seed in 1..=10 {
            let mut state = opened(&options, seed);
            let mut decisions = 0;
            let memory = allocation_counter::measure(|| {
                decisions = to_the_end(&mut state, &mut legal, &mut rng);
            });
            assert!(decisions > 20);
            assert_eq!(
                memory.count_total, 0,
                "{} allocations in {decisions} decisions of {options}",
                memory.count_total
            );
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<Valeria>() <= 2048, "{} bytes", std::mem::size_of::<Valeria>());
}
