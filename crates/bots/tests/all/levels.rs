//! Levels people choose: each can be read for every table, and `easy` plays like a beginner, not like a fool.

use bots::{Kind, Level, Settings, Valuer};
use dungeon_lords::DungeonLords;
use dungeon_petz::DungeonPetz;
use engine::{Game, Pack, Rng, Seed, Valued, Viewer, Witness, rand::SeedableRng};
use making_monsters::MakingMonsters;
use valeria::Valeria;

fn levels_can_be_read<G: Valued>() {
    for players in 1..=5 {
        let levels = G::levels(players);
        for text in [levels.normal, levels.hard, levels.expert] {
            assert!(text.parse::<Settings>().is_ok(), "{} for {players}: {text}", G::ID);
        }
        for level in [Level::Normal, Level::Hard, Level::Expert] {
            assert!(level.settings::<G>(players).is_some_and(|settings| settings.budget.time.is_none()));
        }
        assert_eq!(Level::Easy.settings::<G>(players), None);
    }
}

#[test]
fn the_levels_of_every_game_can_be_read() {
    levels_can_be_read::<Valeria>();
    levels_can_be_read::<MakingMonsters>();
    levels_can_be_read::<DungeonPetz>();
    levels_can_be_read::<DungeonLords>();
}

/// What `easy` did in a game: in decisions where answers differ one step ahead, how often it gave a worse answer than the
/// best; how often an answer clearly worse than the average one; and how often it found what was obvious.
#[derive(Debug, Default)]
struct Play {
    decisions: u32,
    differ: u32,
    missed: u32,
    nonsense: u32,
    obvious: u32,
    found: u32,
}

/// Chances that are told apart: two looks at imagined states differ by as much.
const APART: f32 = 0.03;
const OBVIOUS: f32 = 0.2;
/// Below this all answers are as good.
const DIFFER: f32 = 0.01;

fn watch<G: Valued>(seed: u64) -> Play {
    let pack = Pack::built_in().expect("built-in data");
    let mut state: G = G::new(&G::Options::default(), pack, &Seed::from_number(seed), &mut Witness::silent())
        .expect("a game");
    let mut bots: Vec<_> = (0..state.players() as u64)
        .map(|seat| Kind::Level(Level::Easy).build::<G>(10 * seed + seat))
        .collect();
    let mut play = Play::default();
    let mut legal = Vec::new();
    let mut rng = Rng::seed_from_u64(seed);
    while let Some(seat) = state.awaiting().lowest() {
        legal.clear();
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(&view, seat, &legal);
        let mut values = vec![0.0f32; legal.len()];
        for _ in 0..8 {
            let imagined = G::imagine(&view, &mut rng);
            let mut valuer = Valuer::of::<G>(imagined.players());
            for (sum, action) in values.iter_mut().zip(&legal) {
                let mut after = imagined.clone();
                after.play(seat, action, &mut Witness::silent());
                *sum += valuer.chances(&after)[seat.index()] / 8.0;
            }
        }
        let given = values[legal.iter().position(|action| *action == choice.action).expect("legal")];
        let mut sorted = values.clone();
        sorted.sort_by(|one, other| other.total_cmp(one));
        let average = values.iter().sum::<f32>() / values.len() as f32;
        play.decisions += 1;
        if sorted[0] - average >= DIFFER {
            play.differ += 1;
            play.missed += u32::from(given < sorted[0]);
        }
        play.nonsense += u32::from(given < average - APART);
        if sorted[0] - sorted[1] >= OBVIOUS {
            play.obvious += 1;
            play.found += u32::from(given >= sorted[0]);
        }
        state.play(seat, &choice.action, &mut Witness::silent());
    }
    play
}

fn easy_is_a_beginner<G: Valued>() {
    let play = watch::<G>(4);
    println!("{}: {play:?}", G::ID);
    assert!(50 * play.nonsense < play.decisions, "{}: nonsense in {play:?}", G::ID);
    assert!(play.found == play.obvious, "{}: misses the obvious in {play:?}", G::ID);
    assert!(10 * play.missed > play.differ, "{}: misses nothing in {play:?}", G::ID);
}

#[test]
fn easy_plays_valeria_like_a_beginner() {
    easy_is_a_beginner::<Valeria>();
}

#[test]
fn easy_plays_making_monsters_like_a_beginner() {
    easy_is_a_beginner::<MakingMonsters>();
}

#[test]
fn easy_plays_dungeon_petz_like_a_beginner() {
    easy_is_a_beginner::<DungeonPetz>();
}

#[test]
fn easy_plays_dungeon_lords_like_a_beginner() {
    easy_is_a_beginner::<DungeonLords>();
}

/// Without Dukes every three Resources are a point, so hoarding looks like winning: bots still play for the end.
#[test]
fn games_of_valeria_without_dukes_end_in_natural_time() {
    let pack = Pack::built_in().expect("built-in data");
    for (number, players) in [2u8, 3, 4, 5].into_iter().enumerate() {
        for bot in ["greedy", "easy", "normal"] {
            let options = valeria::Options { players, no_duke: true, ..valeria::Options::default() };
            let seed = Seed::from_number(40 + number as u64);
            let mut state = Valeria::new(&options, pack, &seed, &mut Witness::silent()).expect("options");
            let kind: Kind = bot.parse().expect(bot);
            let mut bots: Vec<_> = (0..players).map(|seat| kind.build::<Valeria>(seat.into())).collect();
            let mut legal = Vec::new();
            let mut decisions = 0;
            while let Some(seat) = state.awaiting().lowest() {
                legal.clear();
                state.legal(seat, &mut legal);
                let choice = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &legal);
                state.play(seat, &choice.action, &mut Witness::silent());
                decisions += 1;
                assert!(decisions <= 500, "{bot} with {players} players, turn {}", state.clock());
            }
            println!("{bot} with {players} players: {decisions} decisions, {} turns", state.clock());
        }
    }
}
