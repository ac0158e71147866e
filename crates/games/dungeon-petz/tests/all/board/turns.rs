//! The order of errands that the page tells is the one in which they are run.

use engine::{Game, Pack, Seed, Table, Viewer};

use dungeon_petz::{Data, DungeonPetz, Event, Phase, board::page::turns::order, open::Errand};

/// Who acts with a group of which size.
type Turn = (usize, u8);

#[test]
fn groups_act_in_the_order_that_was_told() {
    let mut compared = 0;
    for (players, seed) in [(2u8, 1u64), (3, 2), (4, 3), (4, 4)] {
        let pack = Pack::<Data>::built_in().expect("the data of the box");
        let options = serde_json::json!({ "players": players, "final_order": players == 4 });
        let options = engine::json::read(pack, "options", &options).expect("options");
        let mut table = Table::<DungeonPetz>::open(options, pack, Seed::from_number(seed)).expect("a table");
        let (mut legal, mut number) = (Vec::new(), seed);
        // What was told when, and how many groups had acted by then.
        let mut told: Vec<(usize, Vec<Turn>)> = Vec::new();
        let acted = |table: &Table<DungeonPetz>| -> Vec<Turn> {
            let turn = |event: &Event| match event {
                Event::Sent { seat, imps, gold, .. } | Event::Home { seat, imps, gold } => {
                    Some((seat.index(), imps + gold))
                }
                _ => None,
            };
            table.story(Viewer::Spectator).filter_map(|(_, told)| turn(&told.event)).collect()
        };
        while let Some(seat) = table.state().awaiting().lowest() {
            let view = table.state().view(Viewer::Seat(seat));
            if let Phase::Sending { seat, errand, .. } = &view.phase {
                let mut turns: Vec<Turn> = Vec::new();
                if let Errand::Go(group) = errand {
                    turns.push((seat.index(), group.size()));
                }
                turns.extend(order(&view).iter().map(|(seat, group)| (seat.index(), group.size())));
                told.push((acted(&table).len(), turns));
            }
            legal.clear();
            table.state().legal(seat, &mut legal);
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            table.act(seat, legal[(number >> 33) as usize % legal.len()]).expect("a legal answer");
        }
        let acted = acted(&table);
        for (before, turns) in told {
            assert_eq!(acted[before..before + turns.len()], turns, "game {seed}, after {before} groups");
            compared += turns.len();
        }
    }
    assert!(compared > 100, "{compared}");
}
