//! In Dungeon Petz everybody gives cards to their pets at once and in secret, and whoever is ready first tells nobody so
//! (M1): at the second table the others give all their cards, at the first none. Games in which people answer anything
//! hardly come to it, for they buy no pets.

use engine::Seat;
use serde_json::Value;

use super::pair::Pair;

/// Lets the others be ready at the second table; how many were, and how often the tables were compared.
async fn play(number: u64, own: usize) -> (usize, usize) {
    let mut pair = Pair::read_by("dungeon-petz", 3, number, own).await;
    // In the first round few have more than one pet, and there is little to decide.
    let late = |view: &Value| view["phase"] == "assigning" && view["round"].as_u64() >= Some(3);
    pair.go_to("dungeon-petz", number, &mut |_, view| late(view)).await;
    let asked: Vec<usize> = pair.here.asked().await.into_iter().map(|(seat, _)| seat).collect();
    if !asked.contains(&own) {
        return (0, 0);
    }
    let known = pair.here.known(None).await;
    let (mut ready, mut compared) = (0, 0);
    for seat in asked.into_iter().filter(|seat| *seat != own) {
        let mut given = Vec::new();
        loop {
            let asked = pair.there.asked().await;
            let Some((_, answers)) = asked.into_iter().find(|(other, _)| *other == seat) else { break };
            let pick = pair.below(answers.len());
            assert_eq!(pair.there.known(Some((Seat::at(seat), pick))).await, known, "the rules tell nobody");
            pair.there.give(seat, pick).await;
            given.push(pick);
            let when =
                format!("number {number}, read by seat {own}: seat {seat} has given {} cards", given.len());
            pair.compare(&[], &when).await;
            compared += 1;
        }
        ready += 1;
        // The next one is ready at a table where nobody else is, every other time.
        if number.is_multiple_of(2) {
            for pick in given {
                pair.here.give(seat, pick).await;
            }
            pair.compare(&[], &format!("number {number}, read by seat {own}: seat {seat} is ready at both"))
                .await;
        }
    }
    (ready, compared)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_notices_who_is_ready() {
    for own in 0..3 {
        let (mut ready, mut compared) = (0, 0);
        for number in 300..312 {
            let (one, two) = play(number, own).await;
            (ready, compared) = (ready + one, compared + two);
            if ready >= 3 {
                break;
            }
        }
        println!("read by seat {own}: {ready} were ready, compared {compared} times");
        assert!(ready >= 3, "read by seat {own}: {ready} were ready");
    }
}
