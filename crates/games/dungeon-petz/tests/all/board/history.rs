//! What the page tells of past rounds adds up.

use engine::{Game, Pack, Seed, Table, Viewer};

use dungeon_petz::{Data, DungeonPetz, board::page::history::rounds, open::total};

/// Plays a whole game with answers that follow from a number.
fn played(players: u8, seed: u64) -> Table<DungeonPetz> {
    let pack = Pack::<Data>::built_in().expect("the data of the box");
    let options = serde_json::json!({ "players": players, "double": seed % 2 == 1 });
    let options = engine::json::read(pack, "options", &options).expect("options");
    let mut table = Table::<DungeonPetz>::open(options, pack, Seed::from_number(seed)).expect("a table");
    let (mut legal, mut number) = (Vec::new(), seed);
    while let Some(seat) = table.state().awaiting().lowest() {
        legal.clear();
        table.state().legal(seat, &mut legal);
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = (number >> 33) as usize % legal.len();
        table.act(seat, legal[pick]).expect("a legal answer");
    }
    table
}

#[test]
fn terms_add_up_to_every_score_and_sale() {
    let (mut scores, mut sales) = (0, 0);
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6), (2, 7), (3, 8), (4, 9)] {
        let table = played(players, seed);
        let view = table.state().view(Viewer::Spectator);
        let story: Vec<_> = table.story(Viewer::Spectator).collect();
        for round in rounds(&view, &story) {
            for entry in round.entries.iter().filter(|entry| entry.score.is_some()) {
                assert!(!entry.terms.is_empty(), "round {} of game {seed}: {entry:?}", round.round);
                let sum = 2 * total(entry.terms.iter().copied()) + entry.judging + entry.whip;
                assert_eq!(Some(sum), entry.score);
                scores += 1;
            }
            for sale in &round.sales {
                assert!(!sale.terms.is_empty(), "round {} of game {seed}: {sale:?}", round.round);
                sales += 1;
            }
        }
    }
    assert!(scores > 50 && sales > 0, "{scores} scores, {sales} sales");
}

#[test]
fn assets_add_up_to_the_final_scores() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (4, 9)] {
        let view = played(players, seed).state().view(Viewer::Spectator);
        for player in &view.players {
            for (number, last) in player.finals.iter().enumerate() {
                assert_eq!(total(player.assets(view.pack.data(), number)), last.score);
            }
            assert_eq!(player.finals.len(), 2);
        }
    }
}
