//! No memory is asked for while a game is played: `legal` fills a list that is used again, `play` works in place, and what many
//! games in step write lies in rows that are there.
//!
//! A program of its own: counting replaces the allocator of the whole program, and other tests shall run with the usual one.

use engine::{Pack, Rng, Seed, Valued, Witness, rand::SeedableRng as _, rng::below};
use house::Visit;
use space::{Many, Plan};
use testkit::space::Rows;

const GAMES: usize = 32;

fn each(game: &plug::Plug, players: usize, mut step: impl FnMut(&mut dyn Many, &mut Rows, &mut [i64])) {
    // One thread is this one, whose memory is counted; what several do is the same.
    let plan = Plan { games: GAMES, seed: Seed::from_number(players as u64), threads: 1 };
    let options = serde_json::json!({ "players": players });
    let mut many = game.space.many(&options, None, &plan).unwrap_or_else(|problems| panic!("{problems:?}"));
    let (mut rows, mut numbers) = (Rows::of(&*many), vec![0; GAMES]);
    many.reset(plan.seed, rows.out()).unwrap_or_else(|bad| panic!("{bad}"));
    for _ in 0..600 {
        step(&mut *many, &mut rows, &mut numbers);
    }
}

#[test]
fn a_step_of_many_games_asks_for_no_memory() {
    for game in house::GAMES {
        let (mut quiet, mut ended) = (0, 0);
        for players in game.players.clone() {
            each(game, players, |many, rows, numbers| {
                let memory = allocation_counter::measure(|| {
                    many.sample(numbers).unwrap_or_else(|bad| panic!("{bad}"));
                    many.step(numbers, rows.out()).unwrap_or_else(|bad| panic!("{bad}"));
                });
                let what = format!("{} with {players}: {memory:?}", game.id());
                // Whoever ends a game writes a score sheet and deals anew; that is given back at once.
                assert_eq!(memory.count_current, 0, "{what}");
                if rows.dones.contains(&1) {
                    ended += 1;
                } else {
                    assert_eq!(memory.count_total, 0, "{what}");
                    quiet += 1;
                }
            });
        }
        assert!(quiet > 1000 && ended > 0, "{}: {quiet} steps, {ended} in which a game ended", game.id());
    }
}

/// Plays to the end at random; how many decisions that took.
fn to_the_end<G: Valued>(state: &mut G, legal: &mut Vec<G::Action>, rng: &mut Rng) -> usize {
    let mut decisions = 0;
    while let Some(seat) = state.awaiting().lowest() {
        legal.clear();
        state.legal(seat, legal);
        let action = legal[below(rng, legal.len())];
        state.play(seat, &action, &mut Witness::silent());
        decisions += 1;
    }
    decisions
}

/// With all options there are; nor does a copy of a state.
#[test]
fn a_decision_asks_for_no_memory() {
    struct Playing;
    impl Visit for Playing {
        fn game<G: Valued>(&mut self) {
            let pack = Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"));
            // Larger than any list of answers, so that it never grows.
            let mut legal = Vec::with_capacity(1000);
            let mut rng = Rng::seed_from_u64(7);
            for number in 0..80 {
                let options = G::any_options(pack, &mut rng);
                let open = |seed| G::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent());
                let mut state = open(number).unwrap_or_else(|problems| panic!("{problems:?}"));
                let mut decisions = 0;
                let copy = allocation_counter::measure(|| drop(state.clone()));
                assert_eq!(copy.count_total, 0, "{}: a copy of a state lies in one piece", G::ID);
                let memory = allocation_counter::measure(|| {
                    decisions = to_the_end(&mut state, &mut legal, &mut rng);
                });
                assert!(decisions > 0);
                let count = memory.count_total;
                assert_eq!(count, 0, "{}: {count} times in {decisions} decisions of {options:?}", G::ID);
            }
        }
    }
    house::visit(&mut Playing);
}
