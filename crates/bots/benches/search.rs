//! Speed of the search: iterations in decisions on the way through a game of greedy bots, on one core. And of copying a
//! state, which a search does for every answer it tries.
//!
//! `cargo bench -p bots`

use std::{fmt, hint::black_box, sync::LazyLock};

use bots::{Bot as _, Greedy, Kind, Search, Settings};
use divan::{
    Bencher,
    counter::{BytesCount, ItemsCount},
};
use engine::{Pack, Seat, Seed, Valued, Viewer, Witness};
use house::Visit;

fn main() {
    divan::main();
}

/// How far apart the decisions are that are thought about.
const EVERY: usize = 8;

type Decision<G> = (G, Seat, Vec<<G as engine::Game>::Action>);

/// Decisions with a choice, spread over one game.
fn decisions<G: Valued>(players: u8) -> Vec<Decision<G>> {
    let pack = Pack::built_in().expect("built-in data");
    let mut written = engine::json::write(pack, &G::Options::default());
    written["players"] = players.into();
    let options = engine::json::read(pack, "options", &written).expect("options");
    let mut state = G::new(&options, pack, &Seed::from_number(5), &mut Witness::silent()).expect("a game");
    let mut bots: Vec<Greedy<G>> = (0..players).map(|seat| Greedy::new(seat.into())).collect();
    let mut found = Vec::new();
    let mut number = 0;
    while let Some(seat) = state.awaiting().lowest() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let choice = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &legal);
        if legal.len() > 1 {
            number += 1;
            if number % EVERY == 0 {
                found.push((state.clone(), seat, legal));
            }
        }
        state.play(seat, &choice.action, &mut Witness::silent());
    }
    found
}

fn think<G: Valued>(decisions: &[Decision<G>], settings: Settings) -> u64 {
    let each = decisions.iter().map(|(state, seat, legal)| {
        let mut search = Search::<G>::new(1, settings);
        search.think(&state.view(Viewer::Seat(*seat)), *seat, legal);
        search.iterations
    });
    each.sum()
}

/// Thinking about the decisions of a game, and what that is called.
struct Case {
    name: String,
    think: Box<dyn Fn() -> u64 + Send + Sync>,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

fn cases() -> Vec<Case> {
    struct Cases(Vec<Case>);
    impl Visit for Cases {
        fn game<G: Valued>(&mut self) {
            for players in [2, 4] {
                for kind in ["search:2000:p0", "search:x1"] {
                    let Ok(Kind::Search(settings)) = kind.parse() else { panic!("{kind} is a search") };
                    let found = LazyLock::new(move || decisions::<G>(players));
                    let think = Box::new(move || think::<G>(&found, settings));
                    self.0.push(Case { name: format!("{} {players}p {kind}", G::ID), think });
                }
            }
        }
    }
    let mut cases = Cases(Vec::new());
    house::visit(&mut cases);
    cases.0
}

#[divan::bench(args = cases(), sample_count = 3, sample_size = 1)]
fn iterations(bencher: Bencher, case: &Case) {
    bencher.counter(ItemsCount::new((case.think)())).bench_local(|| (case.think)());
}

/// A state in the middle of a game that is copied over another one, and what that is called.
struct Copied {
    name: String,
    copy: Box<dyn Fn(Bencher) + Send + Sync>,
}

impl fmt::Display for Copied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

fn copied() -> Vec<Copied> {
    struct States(Vec<Copied>);
    impl Visit for States {
        fn game<G: Valued>(&mut self) {
            for players in [2, 4] {
                let copy = Box::new(move |bencher: Bencher| {
                    let mut found = decisions::<G>(players);
                    let (state, ..) = found.swap_remove(found.len() / 2);
                    // Over a state of the same game, as the search does it.
                    let mut trial = found.swap_remove(0).0;
                    bencher
                        .counter(BytesCount::of::<G>())
                        .bench_local(|| black_box(&mut trial).clone_from(black_box(&state)));
                });
                self.0.push(Copied { name: format!("{} {players}p, {} bytes", G::ID, size_of::<G>()), copy });
            }
        }
    }
    let mut states = States(Vec::new());
    house::visit(&mut states);
    states.0
}

#[divan::bench(args = copied())]
fn clone_from(bencher: Bencher, state: &Copied) {
    (state.copy)(bencher);
}
