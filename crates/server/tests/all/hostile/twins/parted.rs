//! The others answer differently at two tables, and go on so, as long as the rules do not let the first seat know. What it
//! is asked, refused and asked again ("are you sure?") is the same until then (M2): on the old server the question came
//! or did not come by what the others had chosen.

use engine::Seat;
use serde_json::Value;

use super::pair::Pair;

/// Whether to begin at a moment, by what a seat sees there.
type From = fn(&Value) -> bool;

/// Plays one game until the tables can be told apart; how often they were compared after they had parted.
async fn play(game: &str, players: usize, number: u64, from: Option<From>) -> usize {
    let mut pair = Pair::open(game, players, number).await;
    if let Some(from) = from {
        pair.go_to(game, number, &mut |_, view| from(view)).await;
    }
    let (mut parted, mut compared) = (false, 0);
    for step in 0..60 {
        let (here, there) = (pair.here.asked().await, pair.there.asked().await);
        let others: Vec<usize> = here.iter().map(|(seat, _)| *seat).filter(|seat| *seat != 0).collect();
        let own = here.iter().find(|(seat, _)| *seat == 0);
        let when = format!("{game} for {players}, number {number}, step {step}");
        // Mostly the others, so that the first seat is often the last to answer.
        if let Some((_, answers)) = own.filter(|_| others.is_empty() || pair.below(3) == 0) {
            let pick = pair.below(answers.len());
            pair.both_give(0, pick).await;
        } else if let Some(seat) = others.get(pair.below(others.len())).copied() {
            let count = |asked: &[(usize, Vec<_>)]| {
                asked.iter().find(|(other, _)| *other == seat).map_or(0, |(_, answers)| answers.len())
            };
            // A seat that is asked at one table only has said so to nobody.
            if count(&there) == 0 {
                continue;
            }
            let mut picks = None;
            for _ in 0..6 {
                let (one, two) = (pair.below(count(&here)), pair.below(count(&there)));
                let after = |number: usize| Some((Seat::at(seat), number));
                if pair.here.known(after(one)).await == pair.there.known(after(two)).await {
                    picks = Some((one, two));
                    parted |= one != two;
                    break;
                }
            }
            let Some((one, two)) = picks else { break };
            pair.here.give(seat, one).await;
            pair.there.give(seat, two).await;
        } else {
            break;
        }
        if !pair.alike().await {
            break;
        }
        if parted {
            compared += 1;
            pair.compare(&[], &when).await;
        } else {
            pair.settle().await;
        }
    }
    compared
}

async fn check(game: &str, players: usize, wanted: usize, from: Option<From>) {
    let mut compared = 0;
    for number in 200..212 {
        compared += play(game, players, number, from).await;
        if compared >= wanted {
            break;
        }
    }
    println!("{game} for {players}: compared {compared} times");
    assert!(compared >= wanted, "{game}: compared {compared} times only");
}

#[tokio::test(flavor = "multi_thread")]
async fn valeria() {
    check("valeria", 3, 4, None).await;
}

/// At the Fair, where everybody chooses monsters in secret.
#[tokio::test(flavor = "multi_thread")]
async fn making_monsters() {
    check("making-monsters", 3, 6, Some(|view| view["phase"] == "prepare")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dungeon_petz() {
    check("dungeon-petz", 3, 20, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dungeon_lords() {
    check("dungeon-lords", 3, 20, None).await;
}
