//! Nets: what does not fit is refused, what was written comes back, and a bot with one is as fair and as repeatable.

use std::sync::Arc;

use bots::{Bot, Search, Settings};
use engine::{
    Game, MAX_SEATS, Pack, Rng, Seat, Seed, Valued, Viewer, Witness,
    net::{Net, Nets, Origin, Unfit, inputs, read_nets, write_nets},
    rand::{Rng as _, SeedableRng},
};
use valeria::{Options, Valeria};

const WIDTHS: [usize; 2] = [6, 4];

/// Some net that fits the game and says something.
fn some<G: Valued>() -> Net {
    let mut rng = Rng::seed_from_u64(3);
    let inputs = inputs::<G>();
    let mut numbers = |count: usize| -> Vec<f32> {
        (0..count).map(|_| (rng.next_u64() % 2001) as f32 / 10_000.0 - 0.1).collect()
    };
    Net {
        origin: Origin { command: "none".into(), won: "nothing".into(), ..Origin::now::<G>() },
        widths: WIDTHS,
        bias: numbers(WIDTHS[0]),
        inner_bias: numbers(WIDTHS[1]),
        last: numbers(WIDTHS[1]),
        last_bias: 0.25,
        inner: numbers(WIDTHS[0] * WIDTHS[1]),
        own: numbers(inputs * WIDTHS[0]),
        others: numbers(inputs * WIDTHS[0]),
    }
}

#[test]
fn a_file_of_nets_comes_back_as_it_was_written() {
    let nets = Nets::from([(2, Arc::new(some::<Valeria>())), (4, Arc::new(some::<Valeria>()))]);
    let text = write_nets(&nets).expect("a file");
    assert_eq!(read_nets::<Valeria>(&text), Ok(nets));
    assert_eq!(read_nets::<Valeria>(""), Ok(Nets::new()));
}

#[test]
fn what_does_not_fit_is_refused() {
    let good = some::<Valeria>();
    assert_eq!(good.check::<Valeria>(), Ok(()));
    let refused = |change: fn(&mut Net)| {
        let mut net = good.clone();
        change(&mut net);
        net.check::<Valeria>().expect_err("it does not fit")
    };
    let other = |what: &str, unfit: Unfit| {
        assert!(matches!(unfit, Unfit::Other { what: known, .. } if known == what))
    };
    other("game", refused(|net| net.origin.game = "chess".into()));
    other("rules", refused(|net| net.origin.rules += 1));
    other("data", refused(|net| net.origin.data = "0".into()));
    other("features", refused(|net| net.origin.features = "0".into()));
    assert!(matches!(refused(|net| net.own.truncate(1)), Unfit::Size { what: "own", .. }));
    assert_eq!(refused(|net| net.widths[0] = 1000), Unfit::Width(1000));
    assert_eq!(refused(|net| net.bias[0] = f32::NAN), Unfit::NotANumber);
    assert!(matches!(read_nets::<Valeria>("[two]\n"), Err(Unfit::Unreadable(_))));
}

/// Two inputs, two neurons each: worked out by hand.
#[test]
fn a_net_adds_what_was_worked_out_by_hand() {
    let net = Net {
        origin: Origin::default(),
        widths: [2, 2],
        bias: vec![1.0, -1.0],
        inner_bias: vec![0.5, 0.0],
        last: vec![2.0, -1.0],
        last_bias: 0.25,
        inner: vec![1.0, 2.0, 3.0, -4.0],
        own: vec![1.0, 0.0, 0.0, 1.0],
        others: vec![-1.0, 0.0, 0.0, 2.0],
    };
    let mut values = [10.0; MAX_SEATS];
    net.correct(&[1.0, 2.0, 3.0, 4.0], 2, &mut values);
    // Seat 0: (1 + 1 - 3, -1 + 2 + 8) = (-1, 9), so (0, 9); then (0.5 + 27, -36), so 27.5; then 0.25 + 55.
    assert_eq!(values[0], 65.25);
    // Seat 1: (1 + 3 - 1, -1 + 4 + 4) = (3, 7); then (0.5 + 3 + 21, 6 - 28), so 24.5; then 0.25 + 49.
    assert_eq!(values[1], 59.25);
    assert_eq!(values[2], 10.0, "an empty seat");
}

/// What will come of a state that somebody imagines depends on what that one knows, whoever decides there: with another Duke of the
/// looker's own it is another, or nets would learn that Dukes are worth nothing.
#[test]
fn a_look_knows_what_the_looker_knows() {
    let pack = Pack::built_in().expect("built-in data");
    let mut state = Valeria::new(&Options::default(), pack, &Seed::from_number(8), &mut Witness::silent())
        .expect("options");
    let (mut asked, mut looked) = (0, 0);
    let mut legal = Vec::new();
    for number in 0..60u64 {
        let Some(seat) = state.awaiting().lowest() else { break };
        let looker = Seat::at(1 - seat.index());
        let look = |state: &Valeria| {
            let settings: Settings = "40".parse().expect("settings");
            Search::<Valeria>::new(number, settings).look_on(state, looker)
        };
        // Whoever decides does not know the looker's Duke, and must hold another one possible.
        let mut other = state.clone();
        other.resample(seat, &mut Rng::seed_from_u64(number));
        if other.view(Viewer::Seat(looker)) != state.view(Viewer::Seat(looker)) {
            asked += 1;
            looked += usize::from(look(&other) != look(&state));
        }
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[number as usize % legal.len()];
        state.play(seat, &action, &mut Witness::silent());
    }
    assert!(asked > 20, "Dukes were really swapped");
    assert!(looked * 10 > asked * 9, "in {looked} of {asked} looks the Duke made a difference");
}

/// The hidden cards are swapped for others that the seat must hold possible: a bot with a net gives the same answer, and
/// gives it again.
#[test]
fn a_bot_with_a_net_is_fair_and_repeats_itself() {
    let pack = Pack::built_in().expect("built-in data");
    let net = Arc::new(some::<Valeria>());
    let options = Options { players: 3, ..Options::default() };
    let mut state =
        Valeria::new(&options, pack, &Seed::from_number(8), &mut Witness::silent()).expect("options");
    let mut legal = Vec::new();
    let (mut swapped, mut differs) = (0, 0);
    for number in 0..60u64 {
        let Some(seat) = state.awaiting().lowest() else { break };
        legal.clear();
        state.legal(seat, &mut legal);
        let settings: Settings = "40:p2:a0.25:b0.25:v0.5".parse().expect("settings");
        let think = |state: &Valeria, net: Option<Arc<Net>>| {
            let mut bot = Search::<Valeria>::new(number, settings).with_net(net);
            bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal)
        };
        let mut other = state.clone();
        other.resample(seat, &mut Rng::seed_from_u64(99));
        swapped += usize::from(other != state);
        let choice = think(&state, Some(Arc::clone(&net)));
        assert_eq!(choice, think(&other, Some(Arc::clone(&net))), "swayed by what it cannot know");
        differs += usize::from(choice != think(&state, None));
        state.play(seat, &choice.action, &mut Witness::silent());
    }
    assert!(swapped > 20, "hidden cards were really swapped");
    assert!(differs > 20, "the net was really asked");
}
