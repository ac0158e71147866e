//! Many games in step ask for no memory while they are played: what is written lies in rows that are there.
//!
//! A program of its own: counting replaces the allocator of the whole program, and other tests shall run with the usual one.

use engine::Seed;
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
