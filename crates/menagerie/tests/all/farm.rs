//! The lab on many machines: real workers, a real NATS server, and the same bytes as on one machine.
//!
//! `cargo xtask test` starts a server for these tests, and so does `cargo xtask nats cargo test -p menagerie farm`. Where
//! `MENAGERIE_NATS_URL` names none they are left out and say so, unless `MENAGERIE_SERVICES=required`.

pub mod running;

use std::{fs, path::Path, process::Output, time::Duration};

use async_nats::jetstream;
use serde_json::Value;
use tokio_stream::StreamExt;

use crate::program::{err, out, run};
use running::{Running, place, server, worker};

/// Slow enough that a worker can be caught at it.
const SLOW: &[&str] =
    &["tournament", "valeria", "--bots", "search:60,greedy", "--games", "4", "--seed", "5", "--json"];

/// What a command prints, without the lines that say how long it took, how quickly it went and on how many threads: nothing
/// else may differ between two runs.
fn timeless(text: &str) -> String {
    let measured = |line: &&str| {
        let line = line.trim_start();
        ["\"seconds", "\"games_per_second\"", "\"decisions_per_second\"", "\"threads\""]
            .iter()
            .any(|name| line.starts_with(name))
    };
    text.lines().filter(|line| !measured(line)).collect::<Vec<_>>().join("\n")
}

/// What the command prints on this machine alone.
#[track_caller]
fn alone(args: &[&str]) -> String {
    let output = run(&[args, &["--threads", "2"]].concat());
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    timeless(&out(&output))
}

fn on(args: &[&str], place: &str) -> Running {
    Running::start(&[args, &["--on", place]].concat())
}

/// What the command prints on the farm.
#[track_caller]
fn farmed(args: &[&str], place: &str) -> String {
    timeless(&on(args, place).finish())
}

/// A call on the server, for what only a stranger would do there.
fn with_client<T>(url: &str, does: impl AsyncFnOnce(async_nats::Client) -> T) -> T {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let client = async_nats::connect(url).await.expect("the server");
        let result = does(client.clone()).await;
        client.flush().await.expect("the server");
        result
    })
}

/// How many lots wait in the queue of a farm.
fn waiting(url: &str, farm: &str) -> u64 {
    with_client(url, async |client| {
        let stream = jetstream::new(client).get_stream(format!("MENAGERIE_{farm}")).await.expect("a queue");
        stream.cached_info().state.messages
    })
}

#[test]
fn a_tournament_and_a_simulation_are_the_same_on_two_workers() {
    let Some(url) = server() else { return };
    let place = place(&url, "tournament");
    let _workers = [worker(&place), worker(&place)];
    let common = ["--games", "12", "--seed", "9", "--json"];
    for args in [
        &["tournament", "valeria", "--bots", "search:20,greedy,random"][..],
        &["tournament", "dungeon-petz", "--players", "3", "--bots", "greedy,random"],
        &["simulate", "making-monsters", "--bots", "greedy,random"],
    ] {
        let args = [args, &common].concat();
        assert_eq!(farmed(&args, &place), alone(&args), "{args:?}");
    }
    // Many games at random: lots of lots, of many jobs each.
    let args = ["simulate", "dungeon-lords", "--games", "3000", "--json"];
    assert_eq!(farmed(&args, &place), alone(&args));
    running::until("no lot is left", || waiting(&url, "tournament") == 0);
}

#[test]
fn a_balance_report_is_the_same_on_two_workers() {
    let Some(url) = server() else { return };
    let place = place(&url, "balance");
    let _workers = [worker(&place), worker(&place)];
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["balance", "valeria", "--games", "20", "--compare", r#"{"players": 3}"#, "--json", "--out"];
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let with = |file: &str, does: &dyn Fn(&[&str]) -> String| does(&[&args[..], &[file]].concat());
    let here = with(&file("here.html"), &alone);
    assert_eq!(with(&file("there.html"), &|args| farmed(args, &place)), here);
    for kind in ["html", "csv"] {
        let read = |name: &str| fs::read(file(&format!("{name}.{kind}"))).expect("a file");
        assert!(read("here") == read("there"), "{kind}");
    }
}

#[test]
fn trained_weights_are_the_same_on_two_workers() {
    let Some(url) = server() else { return };
    let place = place(&url, "train");
    let _workers = [worker(&place), worker(&place)];
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let args =
        ["train", "valeria", "--rounds", "2", "--games", "40", "--matches", "10", "--start", "zero", "--out"];
    for (name, on) in [("here.toml", ["--threads", "2"]), ("there.toml", ["--on", place.as_str()])] {
        let file = file(name);
        let trained = Running::start(&[&args[..], &[file.as_str()], &on[..]].concat()).finish();
        assert!(trained.contains("Round 2: "), "{trained}");
    }
    let read = |name: &str| fs::read_to_string(file(name)).expect("weights");
    assert_eq!(read("there.toml"), read("here.toml"));
}

/// Learns a net from as few games as can be, in two rounds; says what came of it and writes what was kept into a file.
fn learn(seed: u64, file: &str, more: &[&str]) -> Output {
    let seed = seed.to_string();
    let common = ["train", "valeria", "--net", "30:l0", "--widths", "4,2", "--json", "--seed", &seed];
    let few = ["--rounds", "2", "--games", "5", "--matches", "4", "--out", file];
    run(&[&common[..], &few, more].concat())
}

/// A seed whose first round brings a net that is kept, so that the second one plays with it, and what this machine says of
/// it. The file has the net.
fn seed_that_wins(file: &str) -> (u64, String) {
    let kept = |report: &str| {
        let report: Value = serde_json::from_str(report).expect("a report");
        report["rounds"][0]["kept"] == true
    };
    let mut learnt = (1..30).map(|seed| (seed, out(&learn(seed, file, &["--threads", "2"]))));
    learnt.find(|(_, report)| kept(report)).expect("a net that wins")
}

/// A net, or a report of one, without how long it took.
fn without_hours(text: &str) -> String {
    let hours = |line: &&str| line.trim_start().trim_start_matches('"').starts_with("hours");
    text.lines().filter(|line| !hours(line)).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_net_is_the_same_on_two_workers() {
    let Some(url) = server() else { return };
    let place = place(&url, "net");
    let workers = [worker(&place), worker(&place)];
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (seed, here) = seed_that_wins(&file("here.toml"));
    let there = learn(seed, &file("there.toml"), &["--on", &place]);
    assert!(there.status.success(), "{}", err(&there));
    assert_eq!(without_hours(&out(&there)), without_hours(&here));
    let net = |name: &str| without_hours(&fs::read_to_string(file(name)).expect("a net"));
    assert_eq!(net("there.toml"), net("here.toml"));
    let said = workers.map(|worker| {
        worker.signal("TERM");
        worker.finish()
    });
    assert!(said.concat().contains("train"), "nobody else played: {said:?}");
}

#[test]
fn nets_of_a_file_travel_with_the_lot_and_stay_with_their_run() {
    let Some(url) = server() else { return };
    let place = place(&url, "nets");
    // One that does the lots of both runs.
    let _worker = worker(&place);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("nets.toml").to_string_lossy().into_owned();
    seed_that_wins(&file);
    let plain =
        ["tournament", "valeria", "--bots", "search:20,greedy", "--games", "8", "--seed", "6", "--json"];
    let own = [&plain[..], &["--nets", &file]].concat();
    let (with, without) = (on(&own, &place), on(&plain, &place));
    let (with, without) = (timeless(&with.finish()), timeless(&without.finish()));
    assert_ne!(with, without, "a net makes other games");
    assert_eq!((with, without), (alone(&own), alone(&plain)));
    // What the server does not take is refused.
    let net = fs::read_to_string(&file).expect("nets");
    let long = net.replacen("won = \"", &format!("won = \"{}", "x".repeat(2 << 20)), 1);
    assert_ne!(long, net);
    fs::write(&file, long).expect("nets");
    let refused = run(&[&own[..], &["--on", &place]].concat());
    assert!(!refused.status.success());
    assert!(err(&refused).contains("A lot has"), "{}", err(&refused));
}

#[test]
fn a_worker_killed_in_the_middle_of_a_lot_costs_nothing() {
    let Some(url) = server() else { return };
    let place = place(&url, "killed");
    let victim = worker(&place);
    let asker = on(SLOW, &place);
    victim.wait_for("tournament");
    victim.kill();
    let _heir = worker(&place);
    assert_eq!(timeless(&asker.finish()), alone(SLOW));
}

#[test]
fn a_worker_that_is_told_to_go_gives_its_lot_back() {
    let Some(url) = server() else { return };
    let place = place(&url, "told");
    let leaver = worker(&place);
    let asker = on(SLOW, &place);
    leaver.wait_for("tournament");
    leaver.signal("TERM");
    let said = leaver.finish();
    assert!(said.contains("was given back"), "{said}");
    let _heir = worker(&place);
    assert_eq!(timeless(&asker.finish()), alone(SLOW));
}

#[test]
fn a_worker_may_come_late() {
    let Some(url) = server() else { return };
    let place = place(&url, "late");
    let args = ["tournament", "valeria", "--bots", "greedy,random", "--games", "6", "--json"];
    let asker = on(&args, &place);
    asker.wait_for(&format!("Waiting for workers at {place}"));
    let _late = worker(&place);
    assert_eq!(timeless(&asker.finish()), alone(&args));
}

#[test]
fn two_runs_at_the_same_time_do_not_mix() {
    let Some(url) = server() else { return };
    let place = place(&url, "both");
    let _workers = [worker(&place), worker(&place)];
    let one =
        ["tournament", "valeria", "--bots", "search:20,greedy", "--games", "8", "--seed", "1", "--json"];
    let two =
        ["tournament", "valeria", "--bots", "search:20,greedy", "--games", "8", "--seed", "2", "--json"];
    let (first, second) = (on(&one, &place), on(&two, &place));
    let (first, second) = (timeless(&first.finish()), timeless(&second.finish()));
    assert_ne!(first, second);
    assert_eq!((first, second), (alone(&one), alone(&two)));
}

#[test]
fn a_data_pack_of_ones_own_travels_with_the_lot() {
    let Some(url) = server() else { return };
    let place = place(&url, "data");
    let _workers = [worker(&place), worker(&place)];
    let folder = tempfile::tempdir().expect("a folder");
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/valeria/data/components.toml");
    let text = fs::read_to_string(built_in).expect("the built-in pack");
    let changed = text.replace("\ncost = 3\n", "\ncost = 1\n");
    assert_ne!(changed, text);
    fs::write(folder.path().join("components.toml"), changed).expect("a pack");
    let args = ["simulate", "valeria", "--bots", "greedy", "--games", "10", "--json"];
    let packs = folder.path().to_string_lossy();
    let own = [&args[..], &["--data", &*packs]].concat();
    let there = farmed(&own, &place);
    assert_ne!(there, alone(&args), "another pack makes other games");
    assert_eq!(there, alone(&own));
}

#[test]
fn rubbish_in_the_queue_and_at_the_askers_door_is_survived() {
    let Some(url) = server() else { return };
    let place = place(&url, "rubbish");
    let first = worker(&place);
    let throw = |subject: String| {
        with_client(&url, async |client| {
            client.publish(subject, "rubbish".into()).await.expect("the server");
        });
    };
    throw("menagerie.rubbish.lots.nobody".into());
    first.wait_for("is no lot");
    let listening = std::thread::spawn({
        let url = url.clone();
        move || {
            with_client(&url, async |client| {
                let mut heard = client.subscribe("menagerie.rubbish.asker.*").await.expect("the server");
                let first = tokio::time::timeout(Duration::from_secs(120), heard.next()).await;
                first.expect("in time").expect("a word").subject.to_string()
            })
        }
    });
    let asker = on(SLOW, &place);
    let door = listening.join().expect("the asker's door");
    throw(door.clone());
    throw(door.replace(".asker.", ".lots."));
    assert_eq!(timeless(&asker.finish()), alone(SLOW));
}

#[test]
fn lots_that_the_server_loses_are_put_in_again() {
    let Some(url) = server() else { return };
    let place = place(&url, "lost");
    let args = ["simulate", "valeria", "--bots", "greedy", "--games", "5", "--json"];
    let asker = on(&args, &place);
    asker.wait_for("Waiting for workers");
    with_client(&url, async |client| {
        jetstream::new(client).delete_stream("MENAGERIE_lost").await.expect("it was there");
    });
    let _worker = worker(&place);
    assert_eq!(timeless(&asker.finish()), alone(&args));
}

#[test]
fn an_interrupt_keeps_what_is_done_and_leaves_nothing_behind() {
    let Some(url) = server() else { return };
    let place = place(&url, "interrupt");
    let folder = tempfile::tempdir().expect("a folder");
    let keep = folder.path().join("games.jsonl").to_string_lossy().into_owned();
    let args =
        ["tournament", "valeria", "--bots", "search:100,greedy", "--seed", "4", "--keep", &keep, "--games"];
    let _worker = worker(&place);
    let asker = on(&[&args[..], &["2000"]].concat(), &place);
    // The first line says what the file is for, each further one is a game.
    running::until("games are kept", || fs::read_to_string(&keep).is_ok_and(|text| text.lines().count() > 4));
    asker.signal("INT");
    asker.wait_for("Interrupted: ");
    asker.finish();
    running::until("no lot is left", || waiting(&url, "interrupt") == 0);
    // What was kept is what this machine would have played.
    let goes_on = run(&[&args[..], &["4", "--json"]].concat());
    assert!(goes_on.status.success(), "{}", err(&goes_on));
    let afresh =
        ["tournament", "valeria", "--bots", "search:100,greedy", "--seed", "4", "--games", "4", "--json"];
    assert_eq!(timeless(&out(&goes_on)), alone(&afresh));
}

#[test]
fn what_cannot_work_is_said_in_words() {
    let refused = |args: &[&str]| {
        let output = run(args);
        assert!(!output.status.success(), "{args:?}");
        err(&output)
    };
    assert!(refused(&["work", "--on", "somewhere"]).contains("no address of a NATS server"));
    assert!(refused(&["work", "--on", "nats://127.0.0.1:9"]).contains("cannot be reached"));
    let simulate = ["simulate", "valeria", "--games", "1", "--on", "nats://127.0.0.1:9"];
    assert!(refused(&simulate).contains("cannot be reached"));
}
