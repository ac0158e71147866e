//! Budgets: what is asked for is done, no less and hardly more, and the same on every machine.

use bots::{Bot, Search, Settings};
use dungeon_petz::DungeonPetz;
use engine::{Pack, Seat, Seed, Valued, Viewer, Witness};
use valeria::Valeria;

/// Enough for more than one look at each answer, which every search takes.
const PLAYS: u64 = 20_000;
/// A walk and its playout end after so many decisions at the latest, with up to four answers tried at each.
const LONGEST_ITERATION: u64 = 2_000;

/// The answers and the work of the first decisions of a game with several answers to choose from.
fn decisions<G: Valued>(settings: &str) -> Vec<(String, u64, u64)> {
    let pack = Pack::built_in().expect("built-in data");
    let seed = Seed::from_number(3);
    let mut state: G = G::new(&G::Options::default(), pack, &seed, &mut Witness::silent()).expect("a game");
    let settings: Settings = settings.parse().expect("settings");
    let mut bots: Vec<Search<G>> =
        Seat::all(state.players()).map(|seat| Search::new(seat.index() as u64, settings)).collect();
    let mut given = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = state.awaiting().lowest()
        && given.len() < 24
    {
        legal.clear();
        state.legal(seat, &mut legal);
        let bot = &mut bots[seat.index()];
        let choice = bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal);
        if legal.len() > 1 {
            given.push((format!("{:?}", choice.action), bot.plays, bot.iterations));
        }
        state.play(seat, &choice.action, &mut Witness::silent());
    }
    given
}

fn plays_are_the_work_of_every_decision<G: Valued>(playouts: &str) {
    let settings = format!("{PLAYS}plays:{playouts}");
    let given = decisions::<G>(&settings);
    for (answer, plays, iterations) in &given {
        assert!(*plays >= PLAYS / 4 && *iterations > 0, "{}: {answer} after {plays} plays", G::ID);
        assert!(*plays < PLAYS + LONGEST_ITERATION, "{}: {answer} after {plays} plays", G::ID);
    }
    // A search ends early where the rest cannot change its mind, never before half of it is done.
    let whole = given.iter().filter(|(_, plays, _)| *plays >= PLAYS).count();
    assert!(whole > 0, "{}: {whole} of {} spent it all", G::ID, given.len());
    assert_eq!(given, decisions::<G>(&settings), "{}: the same again", G::ID);
}

#[test]
fn a_budget_of_plays_is_the_same_work_for_every_decision() {
    plays_are_the_work_of_every_decision::<Valeria>("a0.5:l4");
    plays_are_the_work_of_every_decision::<DungeonPetz>("a0.5:far");
}

#[test]
fn budgets_are_written_as_they_are_read() {
    for text in ["300000plays:a0.5:l4", "x2:a0.5:far", "400", "500ms:c0.8"] {
        assert_eq!(text.parse::<Settings>().map(|settings| settings.to_string()), Ok(text.to_owned()));
    }
    for text in ["plays", "0plays", "-1plays", "4000000001000plays", "2.5plays"] {
        assert!(text.parse::<Settings>().is_err(), "{text}");
    }
}
