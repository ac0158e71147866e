//! The yardstick stays what it was: bots of the first edition give the same answers as on the day they were kept, with the
//! same visits behind them. Each answer is written as its place in the list and the visits of the search.

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
        "2/43 3/127 1/138 0/140 0/152 1/17 1/55 0/59 0/53 0/58 1/52 5 2/1 2 5/125 0/157 2/38 1/51 4/1 \
         0/249 2/199 1/148 3/59 5 4/119 3/1 0/1 0/35 1/125 0/74 0/74 0/1 2/129 1/155 0/136 1/71 1/52 \
         1/54 0/53 0/60",
        "5/260 2/1035 1/1191 1/1112 1/1 1/1 1/1 0/1 1/1 4/1 0/1 1/1205 4/825 3/1 1/1211 0/1045",
        "4/38 1/150 1/148 0/147 0/153 1/8 1/41 0/27 0/32 1/32 0/165 2/96 1/159 4/47 1/36 0/61 2/40 \
         2/169 0/137 0/47 1/24 1/151 1/45 1/97 0/19 1/13 1/38 0/152 1/30 5/34 1/147 1/159 1/146 1/133 \
         1/156 2/12 1/18 1/32 1/33 0/39 0/34 4/21 2/32 1/31 1/151 2/107 1/129 2/48 1/29 1/153 1/100 \
         3/19 1/157 1/96 0/162 1/133 1/135 1/125 0/33 0/27",
    ]);
}

#[test]
fn the_first_bots_of_dungeon_lords_play_as_they_did() {
    stays::<DungeonLords>([
        "1/69 1/35 0 5/78 3/97 0/64 5/54 3/47 2/50 2/1 3/1 0/1 0/122 0 0/109 7 0/16 2/17 0/24 0/53 \
         0/1 0/153 0/93 1/103 0/17 1/105 0/50 0/1 0/104 0/58 0/1 2/88 1/96 2/112 5/60 4/57 3/33 4 4 3",
        "1/690 0/1 5/786 3/697 2/784 1/693 5/1 2/1 3/1 0/1 0/1 0/1 0/1 1/805 0/803 0/1",
        "0/69 2/21 5/95 4/88 0/88 0/102 5/24 2/21 3/31 0/25 0/104 1/10 2/10 3/14 0/36 2/89 1/10 0/95 \
         1/71 1/30 1/100 1/32 1/100 0/31 1/76 4/66 2/73 1/88 5/44 4/29 2/20 0/22 1/66 3/35 5/34 1/35 \
         0/84 0/25 5/79 3/77 0/56 0/29 1/102 0/31 1/104 1/31 2/12 1/30 1/103 0/30 0/100 2/55 4/84 \
         2/76 2/96 5/28 2/17 0/25 0/32 1/44",
    ]);
}
