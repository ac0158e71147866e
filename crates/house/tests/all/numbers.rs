//! The rules limit some amounts by nothing. What is more than the numbers of a game reach is said, never left out in silence.

use engine::{Rng, Seed, rand::SeedableRng, rng::pick};
use plug::Plug;
use serde_json::{Value, json};
use space::{Bad, Plan};
use testkit::space::Rows;

fn dungeon_petz() -> &'static Plug {
    house::GAMES.iter().find(|game| game.id() == "dungeon-petz").expect("one of the four")
}

/// A pack that makes everybody rich: a group may carry any number of gold (DP-GRP-02), and 40 have a number.
fn riches() -> String {
    let poor = dungeon_petz().built_in_data();
    let rich = poor.replace("gold_at_start = 2", "gold_at_start = 20");
    let richer = rich.replace("gold_per_idle_imp = 1", "gold_per_idle_imp = 9");
    assert!(poor != rich && rich != richer, "the pack has other words for it now");
    richer
}

fn is_rich(answer: &Value) -> bool {
    ["group", "pick"].iter().any(|kind| answer[kind]["gold"].as_u64().is_some_and(|gold| gold > 40))
}

#[test]
fn a_mask_says_that_an_answer_has_no_number() {
    let game = dungeon_petz();
    let mut table = game
        .begin(&json!({}), Some(&riches()), Seed::from_number(1))
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let (mut mask, mut rng) = (vec![0; game.space.actions()], Rng::seed_from_u64(1));
    let mut beyond = 0;
    while let Some(seat) = table.awaiting().lowest() {
        let legal = table.legal(seat);
        let said = game.space.mask(&*table, seat, &mut mask).map_err(|problem| problem.key);
        if legal.iter().any(is_rich) {
            beyond += 1;
            assert_eq!(said, Err("space-unnumbered"));
        } else {
            assert_eq!(said, Ok(()));
            assert_eq!(mask.iter().filter(|one| **one == 1).count(), legal.len());
        }
        let answer = pick(&legal, &mut rng).expect("whoever is awaited has answers");
        table.act(seat, answer).unwrap_or_else(|no| panic!("{no:?}"));
    }
    assert!(beyond > 0, "nobody was rich");
}

#[test]
fn many_games_say_that_an_answer_has_no_number() {
    let plan = Plan { games: 3, seed: Seed::from_number(1), threads: 2 };
    let mut many = dungeon_petz()
        .space
        .many(&json!({}), Some(&riches()), &plan)
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let (mut rows, mut numbers) = (Rows::of(&*many), vec![0; 3]);
    assert_eq!(many.reset(plan.seed, rows.out()), Ok(()));
    let mut step = || many.sample(&mut numbers).and_then(|()| many.step(&numbers, rows.out()));
    let said = (0..500).find_map(|_| step().err());
    assert!(matches!(said, Some(Bad::Unnumbered { .. })), "{said:?}");
    // What has a number can still be answered.
    assert!(!matches!(step(), Err(Bad::Illegal { .. })));
}
