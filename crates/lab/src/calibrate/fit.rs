//! How chances are to be told so that they come true: a few numbers for each stage of a game, found by Newton's method.
//!
//! What is told is a softmax of the logarithms of what was said, each stage with a slope of its own (and, for one seat, a
//! shift). In these numbers the surprise of the results is convex, so there is one best answer and it is found in a few
//! steps, whatever the order of games.

use engine::chances::{Correction, log, log_odds};

use super::Said;

/// How many stages a game has at most, and how many games it takes to tell one from another: moments of one game are of
/// one piece, so numbers that few games have taught would be learnt by heart.
const STAGES: usize = 5;
const GAMES_A_STAGE: usize = 50;
/// How strongly slopes are drawn to 1 and shifts to 0, in positions: where little is known, little is changed.
const CAUTION: f64 = 4.0;
const STEPS: usize = 30;
/// Better chances stay better, if only by a little.
const LEAST_SLOPE: f64 = 0.02;

/// What one moment says: for each of those who may win, how each number moves its logarithm, and its part of the win.
struct Moment {
    pulls: Vec<Vec<f64>>,
    won: Vec<f64>,
}

/// The best correction for what was said in so many games; `None` if nothing was.
pub fn correction(said: &[(&Said, Vec<f32>)], games: usize) -> Option<Correction> {
    let clocks = stages(said, (games / GAMES_A_STAGE).clamp(1, STAGES))?;
    let count = clocks.len();
    let mut correction = Correction {
        slopes: vec![1.0; count],
        shifts: vec![0.0; count],
        clocks,
        games: games as u64,
        positions: said.len() as u64,
        gap_before: 0.0,
        gap_after: 0.0,
    };
    let alone = said.first().is_some_and(|(said, _)| said.chances.len() == 1);
    let moments: Vec<Moment> = said.iter().map(|(said, won)| moment(&correction, said, won, alone)).collect();
    let size = if alone { 2 * count } else { count };
    let usual: Vec<f64> = (0..size).map(|at| if at < count { 1.0 } else { 0.0 }).collect();
    let found = newton(&moments, &usual, count);
    for at in 0..count {
        correction.slopes[at] = rounded(found[at]);
        correction.shifts[at] = if alone { rounded(found[count + at]) } else { 0.0 };
    }
    Some(correction)
}

/// Four digits behind the point are enough, and read well in a file.
fn rounded(number: f64) -> f32 {
    ((number * 1e4).round() / 1e4) as f32
}

/// Clocks that part what was said into stages of about the same size.
fn stages(said: &[(&Said, Vec<f32>)], count: usize) -> Option<Vec<f32>> {
    let mut clocks: Vec<u32> = said.iter().map(|(said, _)| said.clock).collect();
    clocks.sort_unstable();
    let last = clocks.len().checked_sub(1)?;
    let mut stages: Vec<f32> =
        (0..count).map(|stage| clocks[(2 * stage + 1) * last / (2 * count)] as f32).collect();
    stages.dedup();
    Some(stages)
}

fn moment(correction: &Correction, said: &Said, won: &[f32], alone: bool) -> Moment {
    let count = correction.clocks.len();
    let weights = correction.weights(said.clock as f32);
    let pull = |log: f32, shifted: bool| {
        let mut pull = vec![0.0; if alone { 2 * count } else { count }];
        for (at, weight) in weights {
            pull[at] += f64::from(weight * log);
            if shifted {
                pull[count + at] += f64::from(weight);
            }
        }
        pull
    };
    if alone {
        let won = f64::from(won[0]);
        // Winning against not winning.
        let pulls = vec![pull(log_odds(said.chances[0]), true), vec![0.0; 2 * count]];
        return Moment { pulls, won: vec![won, 1.0 - won] };
    }
    let pulls = said.chances.iter().map(|chance| pull(log(*chance), false)).collect();
    Moment { pulls, won: won.iter().map(|part| f64::from(*part)).collect() }
}

/// Steps towards the numbers that make the results least surprising. The first `slopes` of them stay above zero.
fn newton(moments: &[Moment], usual: &[f64], slopes: usize) -> Vec<f64> {
    let size = usual.len();
    let mut numbers = usual.to_vec();
    for _ in 0..STEPS {
        let mut slope = vec![0.0; size];
        let mut bend = vec![vec![0.0; size]; size];
        for at in 0..size {
            slope[at] = CAUTION * (numbers[at] - usual[at]);
            bend[at][at] = CAUTION;
        }
        for moment in moments {
            add(moment, &numbers, &mut slope, &mut bend);
        }
        let step = solve(bend, slope);
        let mut moved = 0.0f64;
        for at in 0..size {
            // Never far in one step: a softmax is nearly flat where it is sure of itself.
            let next = numbers[at] - step[at].clamp(-0.5, 0.5);
            let next = if at < slopes { next.max(LEAST_SLOPE) } else { next };
            moved = moved.max((next - numbers[at]).abs());
            numbers[at] = next;
        }
        if moved < 1e-6 {
            break;
        }
    }
    numbers
}

/// Adds what one moment says about the slope and the bend of the surprise.
fn add(moment: &Moment, numbers: &[f64], slope: &mut [f64], bend: &mut [Vec<f64>]) {
    let size = numbers.len();
    let logs: Vec<f64> = moment
        .pulls
        .iter()
        .map(|pull| pull.iter().zip(numbers).map(|(pull, number)| pull * number).sum())
        .collect();
    let most = logs.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = logs.iter().map(|log| (log - most).exp()).collect();
    let sum: f64 = parts.iter().sum();
    let mut mean = vec![0.0; size];
    for ((pull, part), won) in moment.pulls.iter().zip(&parts).zip(&moment.won) {
        let chance = part / sum;
        for row in 0..size {
            slope[row] += (chance - won) * pull[row];
            mean[row] += chance * pull[row];
            for column in 0..size {
                bend[row][column] += chance * pull[row] * pull[column];
            }
        }
    }
    for row in 0..size {
        for column in 0..size {
            bend[row][column] -= mean[row] * mean[column];
        }
    }
}

/// Solves a small system of equations by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let best =
            (at..size).max_by(|one, other| matrix[*one][at].abs().total_cmp(&matrix[*other][at].abs()));
        let best = best.unwrap_or(at);
        matrix.swap(at, best);
        right.swap(at, best);
        let pivot = matrix[at].clone();
        for row in at + 1..size {
            let share = matrix[row][at] / pivot[at];
            for (cell, above) in matrix[row][at..].iter_mut().zip(&pivot[at..]) {
                *cell -= share * above;
            }
            right[row] -= share * right[at];
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|column| matrix[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use engine::chances::Lens;

    use super::*;

    /// Moments at which a bot says chances that are too far apart early on and right later, and what came of them: each
    /// result as often as it should be.
    fn boasting(players: usize) -> Vec<(Said, Vec<f32>)> {
        let mut moments = Vec::new();
        for number in 0..400u32 {
            let clock = number % 10;
            let truth: Vec<f32> =
                (0..players).map(|seat| 1.0 + ((number as usize * 7 + seat * 13) % 11) as f32).collect();
            let sum: f32 = truth.iter().sum();
            let truth: Vec<f32> = truth.iter().map(|part| part / sum).collect();
            let power = if clock < 5 { 3.0 } else { 1.0 };
            let said: Vec<f32> = truth.iter().map(|part| part.powf(power)).collect();
            let sum: f32 = said.iter().sum();
            let chances = said.iter().map(|part| part / sum).collect();
            moments.push((Said { lens: Lens::Table, clock, seat: None, chances }, truth));
        }
        moments
    }

    #[test]
    fn a_bot_that_promises_too_much_is_brought_down_where_it_does() {
        for players in [2, 4] {
            let moments = boasting(players);
            let moments: Vec<(&Said, Vec<f32>)> =
                moments.iter().map(|(said, won)| (said, won.clone())).collect();
            let found = correction(&moments, 1000).expect("something was said");
            let first = found.slopes[0];
            let last = found.slopes[found.slopes.len() - 1];
            assert!((0.25..0.6).contains(&first) && (0.75..1.15).contains(&last), "{found:?}");
            assert!(found.shifts.iter().all(|shift| *shift == 0.0));
        }
    }

    #[test]
    fn one_seat_has_a_shift_of_its_own() {
        let said: Vec<(Said, Vec<f32>)> = (0..500u32)
            .map(|number| {
                let chance = 0.2 + 0.6 * (number % 50) as f32 / 50.0;
                let odds = (chance / (1.0 - chance)).ln() + 1.0;
                let won = 1.0 / (1.0 + (-odds).exp());
                let said =
                    Said { lens: Lens::Search, clock: number % 3, seat: Some(0), chances: vec![chance] };
                (said, vec![won])
            })
            .collect();
        let moments: Vec<(&Said, Vec<f32>)> = said.iter().map(|(said, won)| (said, won.clone())).collect();
        let found = correction(&moments, 1000).expect("something was said");
        let told = found.one(1, 0.5);
        assert!((told - 0.731).abs() < 0.04, "{told}: {found:?}");
    }

    #[test]
    fn few_games_are_of_one_stage() {
        let moments = boasting(2);
        let moments: Vec<(&Said, Vec<f32>)> = moments.iter().map(|(said, won)| (said, won.clone())).collect();
        for (games, stages) in [(1, 1), (99, 1), (100, 2), (1000, 5)] {
            let found = correction(&moments, games).expect("something was said");
            assert_eq!((found.clocks.len(), found.slopes.len()), (stages, stages), "{games} games");
        }
    }

    #[test]
    fn nothing_is_learnt_from_nothing() {
        assert!(correction(&[], 0).is_none());
    }
}
