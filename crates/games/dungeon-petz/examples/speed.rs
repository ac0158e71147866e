//! Random decisions per second on one core, and the size of a state: `cargo run --release --example speed`.

use std::time::Instant;

use dungeon_petz::{DungeonPetz, Options};
use engine::{Game, Pack, Rng, Seed, Witness, rand::Rng as _, rand::SeedableRng};

fn main() {
    let pack = Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"));
    println!("state: {} bytes", std::mem::size_of::<DungeonPetz>());
    for players in 2..=4 {
        let options = Options { players, ..Options::default() };
        let (mut rng, mut actions) = (Rng::seed_from_u64(1), Vec::new());
        let (mut games, mut decisions, mut checksum) = (0u64, 0u64, 0i64);
        let start = Instant::now();
        while start.elapsed().as_secs() < 3 {
            for _ in 0..100 {
                let seed = Seed::from_number(games);
                let Ok(mut state) = DungeonPetz::new(&options, pack, &seed, &mut Witness::silent()) else {
                    return;
                };
                while let Some(seat) = state.awaiting().lowest() {
                    actions.clear();
                    state.legal(seat, &mut actions);
                    let action = actions[(rng.next_u64() % actions.len() as u64) as usize];
                    state.play(seat, &action, &mut Witness::silent());
                    decisions += 1;
                }
                checksum += state.players.iter().map(|player| i64::from(player.reputation)).sum::<i64>();
                games += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.2} million decisions/s, {:.0} games/s, {:.0} decisions a game (checksum {checksum})",
            decisions as f64 / seconds / 1e6,
            games as f64 / seconds,
            decisions as f64 / games as f64,
        );
    }
}
