//! The yardstick stays what it was: bots of the first edition give the same answers as on the day they were kept, with the
//! same visits behind them. Each answer is written as its place in the list and the visits of the search.
//!
//! They share what they see in a position with all bots, and in Dungeon Petz and Dungeon Lords that was mended since: features ask
//! the rules instead of knowing them a second time, and partly wrongly. What that is worth was played out against the program of
//! before (`docs/bots-and-lab.md`). The answers of these two games are those of that day.

use bots::Kind;
use dungeon_lords::DungeonLords;
use dungeon_petz::DungeonPetz;
use engine::{Game, Pack, Seed, Valued, Viewer, Witness};
use making_monsters::MakingMonsters;
use valeria::Valeria;

/// What a table of these bots answers first.
fn answers<G: Valued>(bots: &[&str], seed: u64, count: usize) -> String {
    let pack = Pack::built_in().expect("built-in data");
    let mut written = engine::json::write(pack, &G::Options::default());
    written["players"] = bots.len().into();
    let options = engine::json::read(pack, "options", &written).expect("options");
    let mut state: G =
        G::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent()).expect("a game");
    let mut seated: Vec<_> = bots
        .iter()
        .zip(seed..)
        .map(|(name, seed)| name.parse::<Kind>().expect(name).build::<G>(seed))
        .collect();
    let mut legal = Vec::new();
    let mut told = Vec::new();
    while let Some(seat) = state.awaiting().lowest()
        && told.len() < count
    {
        legal.clear();
        state.legal(seat, &mut legal);
        let choice = seated[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &legal);
        let place = legal.iter().position(|action| *action == choice.action).expect("a legal answer");
        told.push(match choice.thoughts.first() {
            Some(best) => format!("{place}/{}", best.visits),
            None => place.to_string(),
        });
        state.play(seat, &choice.action, &mut Witness::silent());
    }
    told.join(" ")
}

fn stays<G: Game + Valued>(kept: [&str; 3]) {
    let told = [
        answers::<G>(&["hard@1", "normal@1", "easy@1"], 5, 40),
        answers::<G>(&["expert@1", "greedy@1"], 6, 16),
        answers::<G>(&["hard@1", "search:60:p2:t2@1"], 7, 60),
    ];
    assert_eq!(told, kept, "{}", G::ID);
}

#[test]
fn the_first_bots_of_valeria_play_as_they_did() {
    stays::<Valeria>([
        "1/6009 1/55 0 0/5666 1/46 1/1 1/4898 0/6008 3/5436 4/30 1/63 2/46 5/1 1/1 3/1 0/8449 3/5217 \
         1/6012 1/5339 1/17 5/15 1/1 0/1 1/6002 10/3157 1/6005 10/3380 0/6001 10/13 1/18 1/1 3 6/3169 \
         2/5514 9/3353 1/5353 1/5221 0/39 1/1 15/16",
        "1/6002 0/1 1/1 1/1 0/1 1/5331 1/6013 8/4640 1/1 0/1 0/7028 3/2169 1/5500 0/1 2/1 0/1",
        "0/753 0/58 2/547 1/38 3/13 1/32 1/23 0/668 1/23 5/406 1/756 3/398 1/11 8/12 1/27 7/266 1/734 \
         0/756 1/722 0/754 0/752 0/33 4/9 2/8 1/711 2/670 1/40 0/24 6/376 2/699 5/312 0/760 0/12 0/14 \
         11/220 0/764 1/245 1/758 0/60 8/9 1/30 7/8 0/26 1/758 0/45 14/254 13/198 0/755 0/12 0/17 \
         0/13 0/36 0/792 16/79 0/448 15/422 1/720 0/37 1/20 0/12",
    ]);
}

#[test]
fn the_first_bots_of_making_monsters_play_as_they_did() {
    stays::<MakingMonsters>([
        "3/410 0/518 2/435 4/25 1/63 1/52 0/27 0 0/1 0/1 0/1 2/482 2/49 2/1 5/218 3/213 5/182 3/327 \
         1/360 9/11 5/12 1/27 0/1 1 0/51 1 1/234 4/30 1/23 0/506 1/57 0 2/316 2/30 0/1 2/492 2/54 1 \
         6/139 2/157",
        "2/3301 0/3855 1/3533 2/1 1/1 0/1 2/1 2/3930 2/1 1/2206 0/1572 3/2079 2/3106 0/1 0/1 0/1",
        "4/378 2/350 3/388 3/306 1/498 2/18 3/24 2/495 2/33 9/131 5/204 4/291 0/511 4/8 1/10 1/10 \
         0/11 4/12 2/18 0/34 0/56 4/20 0/15 1/14 0/507 0/45 1/501 2/18 2/492 2/31 1/347 2/350 2/261 \
         0/504 3/10 7/8 1/10 5/12 0/17 3/360 1/293 1/515 0/45 2/427 2/484 0/60 3/299 0/503 0/614 \
         0/683 0/590 1/510 3/10 1/21 1/488 0/16 1/13 0/513 1/40 0/414",
    ]);
}

#[test]
fn the_first_bots_of_dungeon_petz_play_as_they_did() {
    stays::<DungeonPetz>([
        "2/38 3/134 1/127 1/130 1/151 1/18 1/58 0/51 0/62 0/59 1/53 5 1/1 1 1/1 1/1 5/144 0/163 4/29 1/1 \
         2/1 0/1 1/151 3/92 2/23 0/50 0/1 2/1 0/1 0/163 2/136 0/161 4 2/90 2 2 2/50 1/36 0/57 0/30",
        "5/306 2/998 1/970 1/999 4/1 2/1 1/1 1/1 1/1 4/1 0/1 0/2211 2/2035 0/1212 0/1 3/1",
        "4/44 2/150 1/148 1/134 1/8 1/40 0/32 1/39 0/155 2/46 1/151 4/46 1/38 1/157 3/74 3/18 1/151 0/94 \
         1/128 1/155 0/27 3/107 0/99 1/161 1/44 1/157 1/162 0/34 4/46 1/158 0/150 0/151 1/154 2/14 2/23 \
         1/20 1/39 0/31 0/32 2/37 0/33 3/43 2/28 1/39 0/200 2/118 0/135 2/38 0/31 1/103 2/19 1/134 1/53 \
         0/163 0/42 2/140 2/145 1/165 0/152 1/155",
    ]);
}

#[test]
fn the_first_bots_of_dungeon_lords_play_as_they_did() {
    stays::<DungeonLords>([
        "1/69 1/35 0 5/76 3/103 1/86 5/54 3/47 2/50 2/1 3/1 0/1 0/110 0 0/124 1/29 7 4/20 3/17 5/15 0/61 \
         0/1 0/172 0/141 0/135 5/24 1/103 1/54 0 1/101 0/52 0/1 5/94 1/91 1/87 5/51 4/51 3/36 5/1 4",
        "0/727 0/1 5/777 2/703 0/695 0/772 5/1 2/1 3/1 0/1 0/812 0/1 0/1 0/1 3/362 5/445",
        "0/69 2/21 5/84 4/77 2/82 1/78 5/23 2/24 3/26 0/24 3/10 4/12 1/95 0/50 2/72 2/12 0/134 1/70 0/103 \
         1/30 0/103 1/30 2/79 4/87 0/86 2/90 5/50 4/26 2/17 2/26 0/171 6/134 4/27 1/28 4/24 1/27 1/103 \
         0/53 1/132 1/109 0/45 1/8 1/103 1/106 0/106 5/48 3/65 1/96 1/78 2/16 2/15 3/22 1/26 1/107 0/30 \
         0/18 0/44 2/32 0/101 0/55",
    ]);
}
