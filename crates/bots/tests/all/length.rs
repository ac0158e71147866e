//! Bots play for the end of a game: between greedy bots no game of any number of players and any variant takes more
//! decisions than the game declares. `MENAGERIE_GAMES=1000 cargo test -p bots length -- --nocapture` plays so many
//! games of each and tells the longest.

use bots::{Bot, Greedy};
use engine::{Pack, Rng, Seed, Valued, Viewer, Witness, rand::SeedableRng};
use house::Visit;
use rayon::prelude::*;

/// Tables drawn at random from all that can be played, unless the environment says otherwise.
const GAMES: u64 = 60;

/// The decisions of one game between greedy bots, and its options; one more than allowed if it has not ended by then.
fn length<G: Valued>(number: u64) -> (usize, G::Options) {
    let pack = Pack::built_in().expect("built-in data");
    let options = G::any_options(pack, &mut Rng::seed_from_u64(number));
    let mut state =
        G::new(&options, pack, &Seed::from_number(number), &mut Witness::silent()).expect("options that fit");
    let seats = 0..state.players() as u64;
    let mut bots: Vec<Greedy<G>> = seats.map(|seat| Greedy::new(100 * number + seat)).collect();
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.awaiting().lowest()
        && decisions <= G::BOTS_END_WITHIN
    {
        legal.clear();
        state.legal(seat, &mut legal);
        let choice = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &legal);
        state.play(seat, &choice.action, &mut Witness::silent());
        decisions += 1;
    }
    (decisions, options)
}

fn bots_end<G: Valued>() {
    let games = std::env::var("MENAGERIE_GAMES").map_or(GAMES, |games| games.parse().expect("a number"));
    let mut played: Vec<(usize, G::Options)> = (0..games).into_par_iter().map(length::<G>).collect();
    played.sort_by_key(|(decisions, _)| *decisions);
    let (longest, options) = played.last().expect("games");
    println!("{}: median {}, longest {longest} with {options:?}", G::ID, played[played.len() / 2].0);
    assert!(*longest <= G::BOTS_END_WITHIN, "{}: no end with {options:?}", G::ID);
}

#[test]
fn bots_end_games() {
    struct Ending;
    impl Visit for Ending {
        fn game<G: Valued>(&mut self) {
            bots_end::<G>();
        }
    }
    house::visit(&mut Ending);
}
