//! The same people give the same answers in two houses, but for one thing: at the second table the others answer in secret
//! before they do at the first, or otherwise, and take it back. As long as the rules let a reader know the same of both
//! tables, every byte sent to them is the same, and so is everything that their open streams have said (M1).

use engine::Seat;
use serde_json::Value;

use super::pair::Pair;

/// Plays up to `steps` answers of one game at both tables; how many secrets were kept.
async fn play(game: &str, players: usize, number: u64, steps: usize, wanted: usize) -> usize {
    let mut pair = Pair::open(game, players, number).await;
    let mut wishes: Vec<Value> = Vec::new();
    let mut secrets = 0;
    for step in 0..steps {
        let asked = pair.here.asked().await;
        let Some((seat, answers)) = asked.get(pair.below(asked.len())).cloned() else { break };
        let own = asked.iter().find(|(seat, _)| *seat == 0).map_or([].as_slice(), |(_, own)| own);
        let refused = wishes.iter().rev().filter(|wish| !own.contains(wish));
        let refused: Vec<Value> = refused.take(4).cloned().collect();
        let (pick, other) = (pair.below(answers.len()), pair.below(answers.len()));
        if seat == 0 {
            wishes.push(answers[pick].clone());
        }
        let when = |what: &str| format!("{game} for {players}, number {number}, step {step}: {what}");
        let known = pair.here.known(Some((Seat::at(seat), pick))).await;
        // Whether nobody learns that somebody has answered, and whether nobody learns what.
        let hidden = seat != 0 && known == pair.here.known(None).await;
        let alike =
            seat != 0 && pick != other && known == pair.here.known(Some((Seat::at(seat), other))).await;
        secrets += usize::from(hidden || alike);
        if hidden || alike {
            pair.settle().await;
        }
        if hidden {
            pair.there.give(seat, pick).await;
            pair.compare(&refused, &when("an answer more")).await;
            if !pair.there.takes_back(seat).await {
                pair.here.give(seat, pick).await;
                pair.compare(&[], &when("the same answers")).await;
                continue;
            }
            pair.compare(&refused, &when("an answer taken back")).await;
        }
        if alike {
            pair.here.give(seat, pick).await;
            pair.there.give(seat, other).await;
            pair.compare(&refused, &when("another answer")).await;
            let back = (pair.here.takes_back(seat).await, pair.there.takes_back(seat).await);
            if back != (true, true) {
                // From here on these are two games.
                break;
            }
        }
        pair.both_give(seat, pick).await;
        if hidden || alike || step % 40 == 0 {
            pair.settle().await;
            pair.compare(&[], &when("the same answers")).await;
        }
        if secrets >= wanted {
            break;
        }
    }
    secrets
}

/// Plays games until enough secrets were kept.
async fn check(game: &str, players: usize, steps: usize, wanted: usize) {
    let mut secrets = 0;
    for number in 100..106 {
        secrets += play(game, players, number, steps, wanted - secrets).await;
        println!("{game} for {players}: {secrets} secrets");
        if secrets >= wanted {
            return;
        }
    }
    panic!("{game}: {secrets} secrets only");
}

/// Choosing one of two Dukes.
#[tokio::test(flavor = "multi_thread")]
async fn valeria() {
    check("valeria", 4, 14, 4).await;
}

/// Picks at the Fair.
#[tokio::test(flavor = "multi_thread")]
async fn making_monsters() {
    check("making-monsters", 3, 600, 6).await;
}

/// Groups of imps, and needs given to pets.
#[tokio::test(flavor = "multi_thread")]
async fn dungeon_petz() {
    check("dungeon-petz", 3, 80, 12).await;
}

/// Orders.
#[tokio::test(flavor = "multi_thread")]
async fn dungeon_lords() {
    check("dungeon-lords", 3, 60, 12).await;
}
