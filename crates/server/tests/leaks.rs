//! Nothing leaks: every byte of a page is the same when only what the seat cannot know differs.

use boards::PageBoard;
use engine::{
    Game, Pack, Seat, Seed, Silent, Viewer,
    rand::{Rng as _, SeedableRng},
};
use server::Scene;
use valeria::{Options, Valeria};
use words::Lang;

fn page<G: PageBoard>(state: &G, viewer: Viewer) -> String {
    let asked = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let scene = Scene::new(state, viewer, asked);
    let words: Vec<String> =
        scene.answers.iter().map(|action| G::answer(&scene.view, action, Lang::En)).collect();
    let question = asked.map(|seat| G::question(&scene.view, seat, Lang::Fr));
    format!("{}{words:?}{question:?}", scene.draw(&[], None, None, Lang::En).into_string())
}

fn check(options: &Options, seed: u64) {
    let mut rng = engine::Rng::seed_from_u64(seed);
    let pack = Pack::built_in().expect("data");
    let mut state = Valeria::new(options, pack, &Seed::from_number(seed), &mut Silent).expect("options");
    let mut legal = Vec::new();
    for step in 0_u32.. {
        let Some(asked) = state.awaiting().lowest() else { break };
        if step % 5 == 0 {
            for seat in Seat::all(state.players()) {
                let mut other = state.clone();
                other.resample(seat, &mut rng);
                let viewer = Viewer::Seat(seat);
                assert_eq!(page(&state, viewer), page(&other, viewer), "seat {seat} at step {step}");
            }
        }
        legal.clear();
        state.legal(asked, &mut legal);
        let pick = (rng.next_u64() % legal.len() as u64) as usize;
        state.apply(asked, &legal[pick], &mut Silent).expect("a legal answer");
    }
}

#[test]
fn pages_tell_a_seat_nothing_it_cannot_know() {
    for seed in 0..4 {
        check(&Options { players: 2 + (seed % 4) as u8, ..Options::default() }, seed);
        check(&Options { players: 3, mixed: true, events: true, ..Options::default() }, seed);
    }
}
