//! Every clause of the ledger, shown on a table.

use engine::{Game, Pack, Seat, Seats, Seed, Viewer, Witness};
use serde_json::json;
use under_the_bed::{Action, Card, Data, Event, MonsterId, Options, Phase, UnderTheBed};

const ANNA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

fn new(players: u8) -> Result<UnderTheBed, engine::Problems> {
    let pack = Pack::<Data>::built_in().expect("the pack is read");
    UnderTheBed::new(&Options { players }, pack, &Seed::from_number(1), &mut Witness::silent())
}

/// A table with these monsters, by fright, in hands and under beds; nobody knows those under beds. It is Anna's turn, and
/// she has drawn if she holds two.
fn given(hands: &[&[u8]], under: &[&[u8]]) -> UnderTheBed {
    let mut state = new(hands.len() as u8).expect("a table");
    let mut left: Vec<MonsterId> = state.pack.all().collect();
    let mut take = |fright: &u8| {
        let at = left.iter().position(|monster| monster.0 + 1 == *fright).expect("one is left");
        left.remove(at)
    };
    state.hidden.hands = hands.iter().map(|hand| hand.iter().map(&mut take).collect()).collect();
    state.hidden.under = under.iter().map(|under| under.iter().map(&mut take).collect()).collect();
    state.open.pile = left.len() as u8;
    state.hidden.pile = left.into_iter().collect();
    state.open.phase = if hands[0].len() == 2 { Phase::Slide } else { Phase::Draw };
    for (bed, under) in state.open.beds.iter_mut().zip(under) {
        bed.under = under.iter().map(|_| Seats::NONE).collect();
    }
    state.validate().expect("a table that can be played");
    state
}

fn finished(hands: &[&[u8]], under: &[&[u8]]) -> UnderTheBed {
    let mut state = given(hands, under);
    state.resume(&mut Witness::silent());
    assert_eq!(state.phase, Phase::Over);
    state
}

fn slide(card: Card, bed: Seat) -> Action {
    Action::Slide { card, bed }
}

#[track_caller]
fn play(state: &mut UnderTheBed, seat: Seat, action: Action) -> Witness<Event> {
    let mut on = Witness::recording();
    state.apply(seat, &action, &mut on).expect("allowed");
    on
}

#[track_caller]
fn refused(state: &UnderTheBed, seat: Seat, action: Action, clause: &str) {
    let refusal = state.clone().apply(seat, &action, &mut Witness::silent()).expect_err("refused");
    assert_eq!(refusal.clause(), clause);
}

#[test]
fn every_refusal_has_its_sentence() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::refusals_are_told::<UnderTheBed>(&source, under_the_bed::reasons::ALL);
    let heard = testkit::refused_in_play::<UnderTheBed>(&[json!({ "players": 3 })], 20);
    assert!(heard.contains("no-ub-slide-02") && heard.contains("no-ub-turn-01"), "{heard:?}");
}

// rule: UB-SETUP-01, UB-SETUP-02
#[test]
fn everybody_has_a_bed_a_torch_and_a_monster() {
    for players in [0, 1, 5] {
        let problems = new(players).expect_err("too few or too many");
        assert_eq!(problems[0].clause, Some("UB-SETUP-01"));
    }
    for players in 2..=4 {
        let state = new(players).expect("a table");
        assert_eq!(state.beds.len(), usize::from(players));
        assert!(state.beds.iter().all(|bed| bed.torch && bed.under.is_empty()));
        assert!(state.hidden.hands[1..].iter().all(|hand| hand.len() == 1));
        let frights: Vec<i32> = state.pack.all().map(|monster| state.pack.fright(monster)).collect();
        assert_eq!(frights, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
    }
}

// rule: UB-TURN-01, UB-TURN-02
#[test]
fn one_draws_slides_and_the_next_is_asked() {
    let mut state = given(&[&[3, 5], &[1]], &[&[], &[]]);
    refused(&state, BEN, slide(Card::Held, ANNA), "UB-TURN-01");
    play(&mut state, ANNA, slide(Card::Drawn, BEN));
    assert_eq!(state.hidden.hands[0].as_slice(), [MonsterId(2)]);
    assert_eq!((state.active, state.hidden.hands[1].len()), (BEN, 2));
}

// rule: UB-SLIDE-01, UB-SLIDE-02
#[test]
fn a_monster_goes_under_any_bed_with_room() {
    let state = given(&[&[6, 6], &[1]], &[&[], &[1, 2, 3, 4, 5]]);
    play(&mut state.clone(), ANNA, slide(Card::Held, ANNA));
    refused(&state, ANNA, slide(Card::Held, BEN), "UB-SLIDE-02");
    refused(&state, ANNA, slide(Card::Held, Seat::at(2)), "UB-SLIDE-01");
}

// rule: UB-TORCH-01, UB-TORCH-02, UB-TORCH-03
#[test]
fn a_torch_shows_the_newest_monster_once() {
    let mut state = given(&[&[6, 6], &[1]], &[&[], &[2, 3]]);
    refused(&state, ANNA, Action::Shine { bed: ANNA }, "UB-TORCH-02");
    let on = play(&mut state, ANNA, Action::Shine { bed: BEN });
    assert_eq!(on.told[0].event, Event::Shone { seat: ANNA, bed: BEN, monster: Some(MonsterId(2)) });
    refused(&state, ANNA, Action::Shine { bed: BEN }, "UB-TORCH-01");
    state.open.beds[0].torch = true;
    refused(&state, ANNA, Action::Shine { bed: BEN }, "UB-TORCH-03");
}

// rule: UB-HID-01
#[test]
fn everybody_knows_what_they_slid_or_saw() {
    let mut state = given(&[&[6, 5], &[1]], &[&[], &[2, 3]]);
    play(&mut state, ANNA, Action::Shine { bed: BEN });
    let on = play(&mut state, ANNA, slide(Card::Held, BEN));
    let [anna, ben] = [ANNA, BEN].map(|seat| state.view(Viewer::Seat(seat)));
    assert_eq!(anna.under[1].as_slice(), [None, Some(MonsterId(2)), Some(MonsterId(5))]);
    assert_eq!(ben.under[1].as_slice(), [None; 3]);
    assert_eq!((anna.hands[0].len(), anna.hands[1].len(), ben.hands[1].len()), (1, 0, 2));
    let heard: Vec<&Event> =
        on.told.iter().filter(|told| told.to.includes(Viewer::Seat(BEN))).map(|told| &told.event).collect();
    assert_eq!(heard[0], &Event::Slid { seat: ANNA, bed: BEN, monster: None });
}

// rule: UB-END-01
#[test]
fn the_game_ends_with_the_pile_or_with_the_last_place() {
    let full = finished(&[&[6], &[6]], &[&[1, 1, 2, 2, 3], &[4, 4, 5, 5, 6]]);
    assert_eq!(full.pile, 6);
    assert_eq!(full.view(Viewer::Spectator).hands[0].as_slice(), [MonsterId(5)]);
    let empty: [&[u8]; 4] = [&[1, 1], &[2, 2, 3, 3], &[4, 4, 5, 5], &[1, 2, 3, 4]];
    assert_eq!(finished(&[&[6], &[6], &[6], &[5]], &empty).pile, 0);
    let mut goes_on = given(&[&[6], &[6]], &[&[1, 1, 2, 2, 3], &[4, 4, 5, 5]]);
    goes_on.resume(&mut Witness::silent());
    assert_eq!(goes_on.phase, Phase::Slide);
}

// rule: UB-SCORE-01, UB-SCORE-02, UB-SCORE-03
#[test]
fn pairs_play_the_others_frighten_and_the_toy_comforts() {
    let outcome = finished(&[&[5], &[6]], &[&[3, 3, 3, 1, 6], &[2, 2, 4, 4, 5]]).outcome().expect("over");
    let lines = |seat: usize| -> Vec<(i32, i32)> {
        outcome.standings[seat].lines.iter().map(|line| (line.count, line.points)).collect()
    };
    assert_eq!(lines(0), [(1, 0), (3, -10), (1, 5)]);
    assert_eq!(lines(1), [(2, 0), (1, -5), (1, 6)]);
    assert_eq!(outcome.scores(), [-5, 1]);
}

// rule: UB-SCORE-04
#[test]
fn the_least_fright_wins_then_the_fewest_monsters_then_all() {
    let under: [&[u8]; 4] = [&[1, 1], &[2, 2, 3, 3], &[4, 4, 5, 5], &[1, 2, 3, 4]];
    let outcome = finished(&[&[6], &[6], &[6], &[5]], &under).outcome().expect("over");
    assert_eq!((outcome.scores(), outcome.ranks()), (vec![6, 6, 6, -5], vec![1, 2, 2, 4]));
    let under: [&[u8]; 4] = [&[1, 1], &[2, 2], &[3, 3, 4, 4, 5], &[1, 2, 3, 4, 5]];
    let outcome = finished(&[&[6], &[6], &[6], &[5]], &under).outcome().expect("over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [ANNA, BEN]);
}
