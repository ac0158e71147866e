//! Speed of the search: iterations in decisions on the way through a game of greedy bots, on one core.
//!
//! `cargo bench -p bots`

use bots::{Bot as _, Greedy, Kind, Search, Settings};
use divan::{Bencher, counter::ItemsCount};
use dungeon_lords::DungeonLords;
use dungeon_petz::DungeonPetz;
use engine::{Pack, Seat, Seed, Valued, Viewer, Witness};
use making_monsters::MakingMonsters;
use valeria::Valeria;

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

#[divan::bench(
    types = [Valeria, MakingMonsters, DungeonPetz, DungeonLords],
    args = ["2p search:2000:p0", "4p search:2000:p0", "2p search:x1", "4p search:x1"],
    sample_count = 3,
    sample_size = 1,
)]
fn iterations<G: Valued>(bencher: Bencher, setting: &str) {
    let (players, kind) = setting.split_once("p ").expect("players and a bot");
    let Ok(Kind::Search(settings)) = kind.parse() else { panic!("{kind} is a search") };
    let decisions = decisions::<G>(players.parse().expect("a number"));
    let done = think::<G>(&decisions, settings);
    bencher.counter(ItemsCount::new(done)).bench_local(|| think::<G>(&decisions, settings));
}
