//! Asker and worker in one process, at a real server: what two equal programs cannot show.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use engine::net::{Net, Origin};
use lab::lot::{Farm, Part};
use plug::Order;
use serde_json::json;
use tokio::sync::watch;
use words::Lang;

use crate::{Asker, FarmAddress, Told, fit::Fit, work};

/// The server for tests; without one a test is left out, or fails where it must not be.
fn server() -> Option<String> {
    let url = std::env::var("MENAGERIE_NATS_URL").ok();
    if url.is_none() {
        let required = std::env::var("MENAGERIE_SERVICES").is_ok_and(|word| word == "required");
        assert!(!required, "MENAGERIE_NATS_URL is not set, and MENAGERIE_SERVICES=required");
        eprintln!("left out: MENAGERIE_NATS_URL names no NATS server");
    }
    url
}

fn order() -> Order {
    plug::open(house::GAMES);
    Order {
        game: "valeria".into(),
        options: vec![json!({"players": 2})],
        data: None,
        bots: vec!["greedy".into(), "random".into()],
        nets: None,
        games: 4,
        seed: 3,
    }
}

/// What the asker is told when workers find another `fit` in its lots than their own.
fn told_about(fit: impl FnOnce(&mut Fit), name: &str) -> Option<String> {
    plug::open(house::GAMES);
    let address: FarmAddress = format!("{}/{name}", server()?).parse().expect("an address");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (stop, stopped) = watch::channel(false);
    let one = NonZeroUsize::MIN;
    let there = address.clone();
    let worker = runtime.spawn(async move { work(&there, one, stopped, Box::new(|_| {})).await });
    let game = plug::find("valeria").expect("a game");
    let (heard, enough) = (Mutex::new(None), AtomicBool::new(false));
    let tell = |told: Told| {
        if let Told::Refused { why, .. } = told {
            *heard.lock().expect("what was heard") = Some(why);
            enough.store(true, Ordering::Relaxed);
        }
    };
    let mut asker = Asker::new(&address, game, order(), Lang::EN, &tell).expect("a farm");
    fit(asker.fit_mut());
    let taken = Mutex::new(0);
    asker
        .hand_out(&Part::Tournament, &[0, 1, 2, 3], &enough, &mut |places, _| {
            *taken.lock().expect("a count") += places.len();
            Ok(true)
        })
        .expect("no trouble");
    stop.send(true).expect("the worker listens");
    runtime.block_on(async {
        let ended = tokio::time::timeout(Duration::from_secs(20), worker).await;
        ended.expect("the worker ends").expect("in peace").expect("without trouble");
    });
    let why = heard.into_inner().expect("what was heard");
    assert_eq!(*taken.lock().expect("a count"), if why.is_some() { 0 } else { 4 });
    Some(why.unwrap_or_default())
}

#[test]
fn whoever_has_other_rules_data_or_weights_says_so_and_does_nothing() {
    let said = |fit: fn(&mut Fit), name: &str, expected: &str| {
        if let Some(why) = told_about(fit, name) {
            assert!(why.contains(expected), "{why}");
        }
    };
    said(|fit| fit.rules += 1, "other-rules", "The rules of valeria have version");
    said(|fit| fit.data = "0123456789".into(), "other-data", "is another one there");
    said(|fit| fit.program = "0.0.1".into(), "other-program", "has version 0.1.0, here it is 0.0.1");
    said(|fit| fit.trial ^= 1, "other-play", "A trial game of valeria ends differently");
    if let Some(why) = told_about(|_| {}, "same") {
        assert_eq!(why, "");
    }
}

#[test]
fn a_trial_game_finds_out_other_options_and_seeds() {
    let order = order();
    let game = plug::find(&order.game).expect("a game");
    let own = Fit::here(game, &order).expect("a fit");
    assert_eq!(Fit::here(game, &order), Ok(own.clone()));
    assert!(own.differences(&own, "valeria").is_empty());
    let other = Fit::here(game, &Order { seed: 4, ..order }).expect("a fit");
    assert_eq!(other.differences(&own, "valeria")[0].key, "farm-other-play");
}

#[test]
fn nets_that_do_not_fit_are_refused_before_anybody_plays() {
    let net = Net {
        origin: Origin { game: "chess".into(), ..Origin::default() },
        widths: [1, 1],
        bias: vec![0.0],
        inner_bias: vec![0.0],
        last: vec![0.0],
        last_bias: 0.0,
        inner: vec![0.0],
        own: vec![0.0],
        others: vec![0.0],
    };
    let order = Order { nets: Some(BTreeMap::from([(2, net)])), ..order() };
    let game = plug::find(&order.game).expect("a game");
    let refused = Fit::here(game, &order).expect_err("nets of another game");
    assert_eq!(refused[0].key, "net-does-not-fit");
}
