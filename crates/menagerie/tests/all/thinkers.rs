//! Bots on machines of their own: a real server, real workers, a real NATS server. Left out where there is none, as `farm`.

mod impostor;
mod served;

use std::{
    process::Command,
    time::{Duration, Instant},
};

use async_nats::jetstream;
use engine::Seed;
use farm::{
    FarmAddress,
    think::{Thinkers, Unanswered},
};
use plug::{Examining, Playing, Task};
use serde_json::{Value, json};

use crate::{
    farm::running::{Running, place, server},
    five,
    nodes::people::play_to_the_end,
};
use impostor::Impostor;
use served::House;

/// How long anything may take that is sure to come.
const PATIENCE: Duration = Duration::from_secs(120);

/// A worker that has said that it is there.
fn worker(place: &str) -> Running {
    let worker = Running::start(&["think", "--nats", place, "--threads", "1"]);
    worker.wait_for("Thinking for bots at");
    worker
}

/// Somebody who puts decisions into the queue, as a node does.
async fn asker(place: &str) -> Thinkers {
    plug::open(house::GAMES);
    let address: FarmAddress = place.parse().expect("an address");
    let client = async_nats::connect(address.to_string()).await.expect("the server");
    Thinkers::open(&address, client, |_| {}).expect("an asker")
}

/// What a worker comes to.
async fn answer(asker: &Thinkers, task: Task) -> Result<Value, Unanswered> {
    asker.ask(task).await?.answer().await
}

/// A game that two bots have played for a while.
fn game() -> Box<dyn Playing> {
    plug::open(house::GAMES);
    let valeria = plug::find("valeria").expect("a game");
    let mut table = valeria.begin(&json!({ "players": 2 }), None, Seed::from_number(4)).expect("a table");
    let mut bot = table.player(bots::Kind::Greedy, 1);
    for _ in 0..30 {
        let seat = table.awaiting().lowest().expect("a decision");
        let advice = bot.choose(&*table, seat).expect("it is asked");
        table.give(seat, &advice.action).expect("a legal answer");
    }
    table
}

/// A look at a decision that takes as long as so many tries do: no clock cuts it short.
fn look(iterations: u32) -> Examining {
    game().examination(20, iterations, 5).expect("a decision")
}

/// Waits until something holds.
async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < PATIENCE, "it never comes to this: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// How many decisions workers have in hand.
async fn in_hand(url: &str, name: &str) -> usize {
    let client = async_nats::connect(url).await.expect("the server");
    let stream = jetstream::new(client).get_stream(format!("MENAGERIE_{name}_decisions")).await;
    let mark = plug::mark().expect("a mark");
    let consumer = stream.expect("a queue").consumer_info(format!("thinkers-{mark}")).await;
    consumer.expect("its end").num_ack_pending
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_thinks_for_the_bots_of_a_game_and_for_its_review() {
    let Some(url) = server() else { return };
    let place = place(&url, "whole-game");
    let (worker, house) = (worker(&place), House::start(&place));
    until("the worker is known", async || house.counts("worker_threads").await == 1).await;
    let (anna, table) = house.table("hard").await;
    let taken = play_to_the_end(&anna, house.url(), &table, 3).await;
    let thoughts = house.counts("bot_thoughts_total").await;
    let answered = house.counts("thoughts_answered_total").await;
    println!("{} answers of Anna, {thoughts} thoughts of the bot, {answered} by the worker", taken.len());
    // On a machine that stands still for seconds, one or the other is taken back.
    assert!(thoughts > 10 && answered >= thoughts * 9 / 10, "{answered} of {thoughts}");
    let review = format!("{}/t/{}/review", house.url(), table.trim_start_matches("/tables/"));
    let begun =
        anna.client.post(&review).bearer_auth(&anna.token).form::<[(&str, &str); 0]>(&[]).send().await;
    assert!(begun.expect("an answer").status().is_success());
    until("the review is there", async || {
        let page = anna.client.get(&review).bearer_auth(&anna.token).send().await.expect("an answer");
        page.text().await.expect("text").contains("Accuracy")
    })
    .await;
    let reviewed = house.counts("thoughts_answered_total").await - answered;
    assert!(reviewed > 20, "{reviewed} decisions of the review");
    let [sent, back] =
        [house.counts("thoughts_sent_total").await, house.counts("thoughts_taken_back_total").await];
    assert_eq!(sent, answered + reviewed + back);
    worker.signal("TERM");
    let said = worker.finish();
    assert!(said.contains("decisions were thought about"), "{said}");
    until("the worker is gone", async || house.counts("worker_threads").await == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_a_worker_that_is_killed_goes_to_another() {
    let Some(url) = server() else { return };
    let (name, place) = ("killed-thinker", place(&url, "killed-thinker"));
    let victim = worker(&place);
    let asker = asker(&place).await;
    let task = look(20_000).task();
    let asked = tokio::spawn(async move { asker.ask(task).await?.answer().await });
    until("the worker thinks", async || in_hand(&url, name).await == 1).await;
    victim.kill();
    assert!(!asked.is_finished(), "it was killed while it thought");
    let _heir = worker(&place);
    let said = asked.await.expect("no panic").expect("an answer of the other");
    assert_eq!(look(20_000).taken(&said), Some(look(20_000).here()), "the one it would have come to");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_told_to_go_gives_its_decision_back() {
    let Some(url) = server() else { return };
    let (name, place) = ("told-thinker", place(&url, "told-thinker"));
    let leaver = worker(&place);
    let asker = asker(&place).await;
    let task = look(20_000).task();
    let asked = tokio::spawn(async move { asker.ask(task).await?.answer().await });
    until("the worker thinks", async || in_hand(&url, name).await == 1).await;
    leaver.signal("TERM");
    let said = leaver.finish();
    assert!(said.contains("A decision of Valeria: Card Kingdoms was given back"), "{said}");
    let _heir = worker(&place);
    assert!(look(20_000).taken(&asked.await.expect("no panic").expect("an answer")).is_some());
}

/// Where there are more nodes than threads of workers, a decision may lie behind those of others: then the node does not wait for
/// its silence, but thinks as soon as it can.
#[tokio::test(flavor = "multi_thread")]
async fn what_no_worker_has_begun_is_thought_here() {
    let Some(url) = server() else { return };
    let (name, place) = ("busy-thinker", place(&url, "busy-thinker"));
    let _worker = worker(&place);
    let house = House::start(&place);
    until("the worker is known", async || house.counts("worker_threads").await == 1).await;
    let asker = asker(&place).await;
    // Longer than any patience: only its end makes the worker stop.
    let task = look(20_000_000).task();
    let other = tokio::spawn(async move { asker.ask(task).await?.answer().await });
    until("the worker thinks for another", async || in_hand(&url, name).await == 1).await;
    let (anna, table) = house.table("hard").await;
    let queued = until("it is counted while it waits", async || house.counts("thoughts_waiting").await == 1);
    tokio::join!(house.play(&anna, &table, 2), queued);
    // The bot may owe another answer by now: that one waits too, but not for long.
    until("what was taken back waits no more", async || house.counts("thoughts_waiting").await == 0).await;
    let [not_begun, back] =
        [house.counts("thoughts_not_begun_total").await, house.counts("thoughts_taken_back_total").await];
    assert!(not_begun >= 2, "{not_begun} of {back} were not waited for");
    until("silence took none back", async || {
        house.counts("thoughts_taken_back_total").await == house.counts("thoughts_not_begun_total").await
    })
    .await;
    assert_eq!(house.counts("thoughts_answered_total").await, 0, "the only worker is busy");
    until("nobody else is to think about it", async || house.left_in_queue(&url, name).await == 1).await;
    other.abort();
}

/// The queue is in the memory of the NATS server, and gone with it. A node does not wait until a worker has noticed.
#[tokio::test(flavor = "multi_thread")]
async fn a_queue_that_is_gone_is_made_by_whoever_asks() {
    let Some(url) = server() else { return };
    let place = place(&url, "gone-queue");
    let asker = asker(&place).await;
    let client = async_nats::connect(&url).await.expect("the server");
    let streams = jetstream::new(client);
    for _ in 0..2 {
        // Nobody thinks here: it is in the queue, and nothing is heard of it.
        let said = answer(&asker, look(10).task()).await;
        assert!(matches!(said, Err(Unanswered::Silence)), "{said:?}");
        let mut queue = streams.get_stream("MENAGERIE_gone-queue_decisions").await.expect("a queue");
        assert_eq!(queue.info().await.expect("what it holds").state.last_sequence, 1);
        streams.delete_stream("MENAGERIE_gone-queue_decisions").await.expect("it is gone");
    }
    // A worker that comes now finds what is asked now.
    let asked = tokio::spawn(async move {
        loop {
            match answer(&asker, look(10).task()).await {
                // On a slow machine it takes longer to start than anybody waits.
                Err(Unanswered::Silence) => {}
                other => return other,
            }
        }
    });
    let _worker = worker(&place);
    let said = tokio::time::timeout(PATIENCE, asked).await.expect("in time").expect("no panic");
    assert!(look(10).taken(&said.expect("an answer")).is_some());
}

/// Nobody is there, or only somebody of another program: nothing is sent, and nobody waits for it.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_worker_that_fits_the_node_thinks_itself() {
    let Some(url) = server() else { return };
    let place = place(&url, "no-thinker");
    let house = House::start(&place);
    let (anna, table) = house.table("hard").await;
    house.play(&anna, &table, 2).await;
    let mut command = Command::new(five::program());
    command.args(["think", "--nats", &place, "--threads", "1"]).env("LC_ALL", "C");
    let other = Running::of(command);
    other.wait_for("Thinking for bots at");
    tokio::time::sleep(Duration::from_secs(2)).await;
    house.play(&anna, &table, 2).await;
    for name in ["thoughts_sent_total", "worker_threads"] {
        assert_eq!(house.counts(name).await, 0, "{name}");
    }
    // One that fits is found while the house runs.
    let _worker = worker(&place);
    until("it is known", async || house.counts("worker_threads").await == 1).await;
    house.play(&anna, &table, 2).await;
    assert!(house.counts("thoughts_answered_total").await > 0);
}

/// Something that is wrong with a decision.
type Change = fn(&mut Task);

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_and_work_of_other_rules_are_refused() {
    let Some(url) = server() else { return };
    let (name, place) = ("refused", place(&url, "refused"));
    let worker = worker(&place);
    let asker = asker(&place).await;
    let decisions = format!("menagerie.{name}.decisions.{}", plug::mark().expect("a mark"));
    let client = async_nats::connect(&url).await.expect("the server");
    for rubbish in [b"rubbish".to_vec(), Vec::new(), impostor::cbor(&json!({ "back": "table.1", "task": 3 }))]
    {
        client.publish(decisions.clone(), rubbish.into()).await.expect("the server");
    }
    worker.wait_for("is no decision");
    let ask = async |change: Change| {
        let mut task = look(10).task();
        change(&mut task);
        answer(&asker, task).await
    };
    let changes: [(Change, &str); 4] = [
        (|task| task.rules += 1, "of the rules of valeria"),
        (|task| task.data = "another".to_owned(), "another data pack of valeria"),
        (|task| task.game = "chess".to_owned(), "chess"),
        (|task| task.state = Value::Null, "null"),
    ];
    for (change, expected) in changes {
        match ask(change).await {
            Err(Unanswered::Refused(why)) => assert!(why.contains(expected), "{why}"),
            other => panic!("{expected}: {other:?}"),
        }
    }
    worker.wait_for("A decision was refused.");
    let large = ask(|task| task.state = "x".repeat(300_000).into()).await;
    assert!(matches!(large, Err(Unanswered::TooLarge(size)) if size > 300_000), "{large:?}");
    assert!(ask(|_| {}).await.is_ok(), "it goes on after all that");
}

/// Somebody says that they are there and does not think, or comes to nonsense: the node thinks itself.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_or_nonsense_is_not_waited_for() {
    let Some(url) = server() else { return };
    for (name, says) in [
        ("silent", None),
        ("illegal", Some(json!({ "Answer": { "action": { "fly": 3 }, "thoughts": [] } }))),
        ("refusing", Some(json!({ "Refused": { "en": "no", "fr": "non" } }))),
    ] {
        let place = place(&url, name);
        // A worker has made the queue, and has gone.
        let first = worker(&place);
        first.signal("TERM");
        first.finish();
        let house = House::start(&place);
        let impostor = Impostor::begin(&url, name, says).await;
        until("it is known", async || house.counts("worker_threads").await == 1).await;
        let (anna, table) = house.table("hard").await;
        house.play(&anna, &table, 1).await;
        // Whoever plays may be asked while the bot still waits.
        until("it is taken back", async || house.counts("thoughts_taken_back_total").await > 0).await;
        assert_eq!(house.counts("thoughts_answered_total").await, 0, "{name}");
        until("nobody else is to think about it", async || house.left_in_queue(&url, name).await == 0).await;
        impostor.end();
    }
}

#[test]
fn what_cannot_work_is_said_in_words() {
    for (args, said) in [
        (&["think", "--nats", "somewhere"][..], "no address of a NATS server"),
        (&["think", "--nats", "nats://127.0.0.1:9"], "cannot be reached"),
        (&["think", "--nats", "nats://127.0.0.1:9", "--data", "packs"], "--data"),
    ] {
        let output = crate::program::run(args);
        assert!(!output.status.success(), "{args:?}");
        assert!(crate::program::err(&output).contains(said), "{}", crate::program::err(&output));
    }
}
