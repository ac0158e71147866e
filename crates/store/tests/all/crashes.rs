//! A process that is killed between any two statements: whatever it was told to be stored is there, and nothing is half there.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use store::{Change, NotStored, SeatKind, Store};

use crate::{
    house::{House, commands, line, opened, seat, table},
    on_both,
};

on_both!(a_write_that_fails_at_its_end_leaves_nothing, a_killed_process_leaves_nothing_half_done);

async fn a_write_that_fails_at_its_end_leaves_nothing(house: &House) {
    let store = house.open().await;
    let mut changes = opened("t");
    changes.push(Change::add_seat("t", 0, &seat(SeatKind::Person, Some("nobody"))));
    assert_eq!(store.write(changes).await, Err(NotStored::Failed));
    assert!(store.table("t").await.expect("a reading").is_none());
    assert!(store.identity("anna").await.expect("a reading").is_none());
    store.write(opened("t")).await.expect("the next one is done");
}

/// What the process to be killed is told: where to write.
const DATABASE: &str = "MENAGERIE_TEST_DATABASE";

/// So many people come with every line of the log.
const PEOPLE: usize = 10;

fn person(version: usize, at: usize) -> String {
    format!("person {at} of {version}")
}

async fn a_killed_process_leaves_nothing_half_done(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for kill in 0..3 {
        let program = std::env::current_exe().expect("this program");
        let mut victim = Command::new(program)
            .args(["--exact", "crashes::writes_until_it_is_killed", "--ignored", "--nocapture"])
            .env(DATABASE, &house.address)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let told = BufReader::new(victim.stdout.take().expect("its output"));
        let told = told.lines().map(|line| line.expect("a line"));
        let mut stored = told.filter_map(|line| line.strip_prefix("stored ")?.parse::<usize>().ok());
        let last = stored.by_ref().take(20 + 7 * kill).last().expect("it writes");
        victim.kill().expect("it is killed");
        victim.wait().expect("it is gone");
        // What it said before it was killed counts too.
        let last = stored.last().unwrap_or(last);
        let log = commands(&store, "t").await;
        assert!(log.len() > last, "{} lines, but line {last} was acknowledged", log.len());
        for (version, command) in log.iter().enumerate() {
            assert_eq!(*command, format!("own-{version}"));
            for at in 0..PEOPLE {
                let there = store.identity(&person(version, at)).await.expect("a reading").is_some();
                assert!(there, "line {version} is there, person {at} of it is not");
            }
        }
        let next = store.identity(&person(log.len(), 0)).await.expect("a reading");
        assert!(next.is_none(), "somebody came without their line");
    }
}

#[tokio::test]
#[ignore = "started by another test, to be killed"]
async fn writes_until_it_is_killed() {
    let address = std::env::var(DATABASE).expect("an address").parse().expect("an address");
    let store = Store::open(&address).await.expect("a store");
    let first = commands(&store, "t").await.len();
    println!();
    for version in first.. {
        let mut changes: Vec<Change> =
            (0..PEOPLE).map(|at| Change::add_identity(&person(version, at), "Anna")).collect();
        changes.push(Change::append(&table("t"), version, &line(0, &format!("own-{version}"))));
        store.write(changes).await.expect("stored");
        println!("stored {version}");
    }
}
