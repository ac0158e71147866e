//! Elo from all pairs at a table, and how sure it is: the same deals drawn again and again.

use engine::{Rng, rand::SeedableRng, rng::below};

use super::Played;
use crate::stats::elo;

/// How often the deals are drawn anew.
const DRAWS: usize = 200;

/// The rating of each bot: the low end of its 95 % interval, the rating, the high end. Games of one deal are not
/// independent of each other, so deals are drawn, not games.
pub fn ratings(count: usize, games: &[Played]) -> Vec<[f64; 3]> {
    let deals: Vec<Vec<Vec<f64>>> =
        games.chunk_by(|one, next| one.deal == next.deal).map(|deal| duels(count, deal)).collect();
    let add = |mut sum: Vec<Vec<f64>>, deal: &Vec<Vec<f64>>| {
        for (row, more) in sum.iter_mut().zip(deal) {
            row.iter_mut().zip(more).for_each(|(own, more)| *own += more);
        }
        sum
    };
    let none = || vec![vec![0.0; count]; count];
    let measured = elo(&deals.iter().fold(none(), add));
    let mut rng = Rng::seed_from_u64(1);
    let mut drawn = vec![Vec::with_capacity(DRAWS); count];
    for _ in 0..DRAWS {
        let again = (0..deals.len()).map(|_| &deals[below(&mut rng, deals.len())]).fold(none(), add);
        elo(&again).into_iter().zip(&mut drawn).for_each(|(rating, all)| all.push(rating));
    }
    measured
        .into_iter()
        .zip(drawn)
        .map(|(rating, mut all)| {
            all.sort_by(f64::total_cmp);
            let end = |share: f64| all[((DRAWS - 1) as f64 * share).round() as usize];
            [end(0.025).min(rating), rating, end(0.975).max(rating)]
        })
        .collect()
}

/// What each bot scored against each other in these games.
fn duels(count: usize, games: &[Played]) -> Vec<Vec<f64>> {
    let mut duels = vec![vec![0.0; count]; count];
    for game in games {
        for (seat, own) in game.bots.iter().enumerate() {
            for (other, rival) in game.bots.iter().enumerate().filter(|(_, rival)| *rival != own) {
                duels[*own][*rival] += match game.ranks[seat].cmp(&game.ranks[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    duels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Times;

    fn games(deals: u64) -> Vec<Played> {
        (0..deals * 2)
            .map(|job| {
                let bots = if job % 2 == 0 { vec![0, 1] } else { vec![1, 0] };
                // Bot 0 wins three of four deals, in both seats.
                let first = (job / 2) % 4 != 0;
                let best = if first { 0 } else { 1 };
                let ranks = bots.iter().map(|bot| if *bot == best { 1 } else { 2 }).collect::<Vec<u8>>();
                let won = ranks.iter().map(|rank| *rank == 1).collect();
                Played { job, deal: job / 2, bots, ranks, won, times: vec![Times::default(); 2] }
            })
            .collect()
    }

    #[test]
    fn ratings_hold_their_interval_and_more_deals_make_it_smaller() {
        let (few, many) = (ratings(2, &games(40)), ratings(2, &games(400)));
        for rated in [&few, &many] {
            let [low, rating, high] = rated[0];
            assert!(low < rating && rating < high, "{rated:?}");
            assert!((rating - rated[1][1] - 190.0).abs() < 12.0, "{rated:?}");
        }
        assert!(many[0][2] - many[0][0] < few[0][2] - few[0][0]);
        assert_eq!(ratings(2, &games(40)), few, "the same games, the same interval");
    }
}
