//! How fast the rules of a game are.

/// The benchmarks of a game, with so many players: listing answers, giving them, copying, dealing hidden cards again and
/// whole random games. It fills a bench file.
#[macro_export]
macro_rules! benches {
    ($game:ty, $players:expr) => {
        use engine::{Game, Rng, Seat, Seed, Witness, rand::SeedableRng as _, rng::below};

        fn main() {
            println!("a state takes {} bytes", size_of::<$game>());
            divan::main();
        }

        fn options(players: u8) -> <$game as Game>::Options {
            $crate::options::<$game>(&serde_json::json!({ "players": players }))
        }

        fn open(options: &<$game as Game>::Options, seed: u64) -> $game {
            <$game>::new(options, $crate::built_in(), &Seed::from_number(seed), &mut Witness::silent())
                .unwrap_or_else(|problems| panic!("{problems:?}"))
        }

        /// Random answers, at most so many; how many there were.
        fn play(state: &mut $game, rng: &mut Rng, most: usize) -> usize {
            let mut actions = Vec::with_capacity(64);
            let mut decisions = 0;
            while decisions < most
                && let Some(seat) = state.awaiting().lowest()
            {
                actions.clear();
                state.legal(seat, &mut actions);
                let action = actions[below(rng, actions.len())];
                state.play(seat, &action, &mut Witness::silent());
                decisions += 1;
            }
            decisions
        }

        /// In the middle of a game: the state, who is asked, and the answers.
        fn middle() -> ($game, Seat, Vec<<$game as Game>::Action>) {
            let mut state = open(&options(4), 7);
            play(&mut state, &mut Rng::seed_from_u64(7), 60);
            let seat = state.awaiting().lowest().expect("sixty decisions end no game");
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            (state, seat, actions)
        }

        #[divan::bench]
        fn legal(bencher: divan::Bencher) {
            let (state, seat, mut actions) = middle();
            bencher.bench_local(|| {
                actions.clear();
                state.legal(seat, &mut actions);
                actions.len()
            });
        }

        #[divan::bench]
        fn apply(bencher: divan::Bencher) {
            let (state, seat, actions) = middle();
            bencher
                .with_inputs(|| state.clone())
                .bench_local_refs(|state| state.apply(seat, &actions[0], &mut Witness::silent()).is_ok());
        }

        #[divan::bench]
        fn copy(bencher: divan::Bencher) {
            let (state, ..) = middle();
            bencher.bench_local(|| divan::black_box(&state).clone());
        }

        #[divan::bench]
        fn resample(bencher: divan::Bencher) {
            let (state, seat, _) = middle();
            let mut rng = Rng::seed_from_u64(1);
            bencher.with_inputs(|| state.clone()).bench_local_refs(|state| state.resample(seat, &mut rng));
        }

        /// Whole games; divan shows decisions for each second. The scores show whether two runs played the same games.
        #[divan::bench(args = $players)]
        fn whole_games(bencher: divan::Bencher, players: u8) {
            let options = options(players);
            let run = || {
                let mut rng = Rng::seed_from_u64(1);
                (0..200).fold((0, 0), |(decisions, points), seed| {
                    let mut state = open(&options, seed);
                    let more = play(&mut state, &mut rng, usize::MAX);
                    let outcome = state.outcome().expect("the game is over");
                    (decisions + more, points + outcome.scores().iter().sum::<i32>())
                })
            };
            let (decisions, points) = run();
            println!("{players} players: {decisions} decisions, {points} points");
            bencher.counter(divan::counter::ItemsCount::new(decisions)).bench(run);
        }
    };
}
