//! The puzzles of the games, and which of them is that of a day.

use std::{collections::HashMap, sync::OnceLock};

use plug::{Plug, Puzzle};

/// The puzzles of a game, read once. People count them from 1.
pub fn pile(game: &Plug) -> &'static [Puzzle] {
    static PILES: OnceLock<HashMap<&'static str, Vec<Puzzle>>> = OnceLock::new();
    let piles = PILES.get_or_init(|| plug::games().iter().map(|game| (game.id(), game.puzzles())).collect());
    piles.get(game.id()).map_or(&[], Vec::as_slice)
}

/// A puzzle by its number.
pub fn find(game: &Plug, number: usize) -> Option<&'static Puzzle> {
    number.checked_sub(1).and_then(|at| pile(game).get(at))
}

/// The puzzle of a day, counted from 1970: the same for everybody.
pub fn of_day(day: i64) -> Option<(&'static Plug, usize)> {
    let games: Vec<&'static Plug> =
        plug::games().iter().copied().filter(|game| !pile(game).is_empty()).collect();
    let sizes: Vec<usize> = games.iter().map(|game| pile(game).len()).collect();
    let (game, at) = chosen(day.unsigned_abs(), &sizes)?;
    Some((games[game], at + 1))
}

/// Larger than any pile, and no other number divides it: steps of this size come to every puzzle before one comes again,
/// and two of a game that follow each other are far apart in the pile, so that easy and hard ones change about.
const STRIDE: u64 = 7919;

/// Which of the games, in turn, and which of its puzzles.
fn chosen(day: u64, sizes: &[usize]) -> Option<(usize, usize)> {
    let games = sizes.len() as u64;
    let game = day.checked_rem(games)?;
    let round = day / games;
    let size = sizes[game as usize] as u64;
    let at = (round % size) * STRIDE % size;
    Some((game as usize, at as usize))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_day_has_another_puzzle_until_a_pile_is_through() {
        assert_eq!(chosen(20_000, &[]), None);
        let sizes = [12, 36, 7];
        let days = 3 * 7;
        let all: BTreeSet<_> = (20_000..20_000 + days).map(|day| chosen(day, &sizes)).collect();
        assert_eq!(all.len(), days as usize);
        for day in 0..1000 {
            let (game, at) = chosen(day, &sizes).expect("there are puzzles");
            assert!(at < sizes[game] && game as u64 == day % 3, "games take turns");
        }
    }
}
