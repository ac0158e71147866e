//! What becomes of bots and clocks when the node that kept them is gone.

use std::{
    fs::{self, File},
    path::Path,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};

use super::{
    Node, follow_on, id, log_of,
    people::{Stream, table_of},
    services::{self, PATIENCE},
};
use crate::{
    closing::WIDE,
    serve::{Person, Running, nth_answer},
};

/// Bots think at one node, and when it is killed in the midst of that, at another.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_at_one_node_and_another_takes_over() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let (north, south) = (nodes[0].url().to_owned(), nodes[1].url().to_owned());
    let (anna, ben) = (Person::new(&north, "Anna").await, Person::new(&south, "Ben").await);
    let people = [(&anna, north.as_str()), (&ben, south.as_str())];
    let table = table_of(&people, json!({ "game": "valeria" }), &["easy", "easy"]).await;
    let mut streams = [Stream::open(&anna, &north, &table).await, Stream::open(&ben, &south, &table).await];
    let mut given = 0;
    let answer = async |stream: &mut Stream, (person, node): (&Person, &str), given: &mut usize| {
        let Some(now) = stream.next_within(Duration::from_millis(300)).await else { return };
        let Some(body) = nth_answer(&now, *given) else { return };
        let done = person.try_post(node, &format!("{table}/answers"), body).await.expect("an answer");
        *given += usize::from(done.status().is_success());
    };
    let began = Instant::now();
    // How often bots are asked is a matter of the dice: until they have answered often enough, too.
    while given < 40 || log_of(&postgres, &table).await.1 <= 20 {
        assert!(began.elapsed() < PATIENCE, "{given} answers, and {:?}", log_of(&postgres, &table).await);
        for (stream, person) in streams.iter_mut().zip(people) {
            answer(stream, person, &mut given).await;
        }
    }
    // Until no bot is asked any more.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (versions, of_house) = log_of(&postgres, &table).await;
    follow_on(&versions);
    let mut thoughts = 0;
    for node in &nodes {
        thoughts += node.counts("menagerie_bot_thoughts_total").await;
    }
    // Where somebody else at the table is quicker, a bot thinks again. Easy bots think for a few milliseconds, so two nodes that
    // both keep a table seldom meet in that: this shows that every answer was thought of, and hardly more; that one node
    // thinks and the other does not is shown below, by bots that take their time.
    let answers = of_house.unsigned_abs();
    assert!(
        thoughts >= answers && thoughts <= answers + answers / 2,
        "{thoughts} thoughts, {answers} answers"
    );
    drop(streams);

    // Deep bots, alone with Anna, who plays on at one node. The other looks every second for what is left undone: it leaves to
    // the first what that is at.
    let table = table_of(&people[..1], json!({ "game": "valeria" }), &["expert", "expert"]).await;
    let plays = async |node: &str| {
        let Some(body) = nth_answer(&anna.get(node, &table).await, 0) else { return };
        // At another node her answer may be known already.
        anna.try_post(node, &format!("{table}/answers"), body).await.expect("an answer");
    };
    let begun = async |node: &Node| node.counts("menagerie_bot_thoughts_total").await;
    let (here, elsewhere) = (begun(&nodes[0]).await, begun(&nodes[1]).await);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(10) || begun(&nodes[0]).await < here + 3 {
        assert!(began.elapsed() < PATIENCE, "no bot is ever asked");
        plays(&north).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(begun(&nodes[1]).await, elsewhere, "both nodes think for the same bots");

    // Her answer makes a bot think, and its node dies.
    let (here, began) = (begun(&nodes[0]).await, Instant::now());
    while begun(&nodes[0]).await == here {
        assert!(began.elapsed() < PATIENCE, "no bot is asked any more");
        plays(&north).await;
    }
    nodes.remove(0).server.kill();
    let killed = Instant::now();
    // What is in the log now was answered before; what comes is the other's. Anna's own answers there do not make it think:
    // the table is the first one's until that counts as gone.
    let before = log_of(&postgres, &table).await.1;
    while log_of(&postgres, &table).await.1 == before {
        assert!(killed.elapsed() < PATIENCE, "nobody takes over");
        plays(&south).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("a bot's turn was taken over after {:?}", killed.elapsed());
    assert!(begun(&nodes[0]).await > elsewhere, "by the other node");
    follow_on(&log_of(&postgres, &table).await.0);
}

/// Workers think for all nodes, so no node counts on all of their threads; when another goes, it has them to itself.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_share_the_threads_of_workers() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let worker = crate::farm::running::Running::start(&["think", "--nats", &nats.url(), "--threads", "5"]);
    worker.wait_for("Thinking for bots at");
    let come_to = async |nodes: &[Node], threads: u64| {
        let began = Instant::now();
        for node in nodes {
            loop {
                let counted = node.counts("menagerie_worker_threads").await;
                if counted == threads {
                    break;
                }
                assert!(began.elapsed() < PATIENCE, "{} nodes: {counted} threads each", nodes.len());
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    };
    come_to(&nodes, 2).await;
    // It stays so: nobody counts on more in between.
    for _ in 0..30 {
        assert_eq!(nodes[0].counts("menagerie_worker_threads").await, 2);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    nodes.push(Node::start(&postgres, Some(&nats), &[]));
    come_to(&nodes, 1).await;
    for gone in nodes.drain(1..) {
        gone.server.kill();
    }
    come_to(&nodes, 5).await;
}

/// Told to stop, a node leaves its bots to the others at once: nobody waits until it counts as gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_told_to_stop_leaves_its_bots_to_the_others() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let north = nodes[0].url().to_owned();
    let anna = Person::new(&north, "Anna").await;
    let table = table_of(&[(&anna, &north)], json!({ "game": "valeria" }), &["expert", "expert"]).await;
    let began = Instant::now();
    while nodes[0].counts("menagerie_bot_thoughts_total").await == 0 {
        assert!(began.elapsed() < PATIENCE, "no bot is ever asked");
        let now = anna.get(&north, &table).await;
        if let Some(body) = nth_answer(&now, 0) {
            anna.try_post(&north, &format!("{table}/answers"), body).await.expect("an answer");
        }
    }
    let node = nodes.remove(0);
    node.server.signal("TERM");
    node.server.ended().await;
    let gone = Instant::now();
    while nodes[0].counts("menagerie_bot_thoughts_total").await == 0 {
        assert!(gone.elapsed() < Duration::from_secs(4), "the other waits until it counts as gone");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// What a node writes last would wait for as long as the database says nothing, and so does somebody who is being answered: it
/// goes all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_told_to_stop_does_not_wait_for_the_database() {
    if !services::are_here() {
        return;
    }
    let (postgres, log) = (services::postgres().await, tempfile::NamedTempFile::new().expect("a file"));
    let database = postgres.url();
    let flags = [&WIDE[..], &["--database", &database]].concat();
    let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
    let errors = File::options().append(true).open(log.path()).expect("a file");
    let node = Running::with(program, services::nothing(), &flags, |command| {
        command.stderr(errors);
    });
    let anna = Person::new(&node.url, "Anna").await;
    let table = table_of(&[(&anna, &node.url)], json!({ "game": "valeria" }), &["easy"]).await;
    let body = nth_answer(&anna.get(&node.url, &table).await, 0).expect("everybody is asked for a Duke");
    let mut holder = postgres.connect().await.expect("a connection");
    let lock = "BEGIN; LOCK TABLE tables, visits, nodes, house IN ACCESS EXCLUSIVE MODE";
    sqlx::raw_sql(lock).execute(&mut holder).await.expect("it is held");
    let (url, answers) = (node.url.clone(), format!("{table}/answers"));
    let waits = tokio::spawn(async move { anna.try_post(&url, &answers, body).await.is_ok() });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waits.is_finished(), "the database answers");
    node.signal("TERM");
    let (took, well) = node.ended().await;
    assert!(well && took < Duration::from_secs(5), "{took:?}");
    let log = fs::read_to_string(log.path()).expect("a log");
    for said in ["other nodes have to find out by themselves", "the time of closing could not be stored"] {
        assert!(log.contains(said), "{said} in {log}");
    }
}

/// A clock runs out at one node, and when that is killed, at another; nobody is sent away twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_though_its_node_was_killed() {
    if !services::are_here() {
        return;
    }
    let (postgres, nats) = (services::postgres().await, services::nats().await);
    let mut nodes = vec![Node::start(&postgres, Some(&nats), &[]), Node::start(&postgres, Some(&nats), &[])];
    let (north, south) = (nodes[0].url().to_owned(), nodes[1].url().to_owned());
    let (anna, ben) = (Person::new(&south, "Anna").await, Person::new(&north, "Ben").await);
    let people = [(&anna, south.as_str()), (&ben, north.as_str())];
    let wanted = json!({ "game": "valeria", "clock": { "turn": 12 } });
    // Ben sits down last, at the node that is killed: it keeps the table.
    let table = table_of(&people, wanted, &[]).await;
    let keeper = async || -> Option<String> {
        let mut database = postgres.connect().await.expect("a connection");
        let sql = "SELECT keeper FROM tables WHERE id = $1";
        sqlx::query_scalar(sql).bind(id(&table)).fetch_one(&mut database).await.expect("a row")
    };
    let first = keeper().await.expect("somebody keeps it");
    // It has said again that it is awake, and the other has heard it: the table is taken from a node that is known to be gone,
    // not from one that was hardly there.
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(keeper().await.as_ref(), Some(&first));
    nodes.remove(0).server.kill();
    let killed = Instant::now();
    let mut of_anna = Stream::open(&anna, &south, &table).await;
    let gone = |now: &Value| now["seats"].to_string().contains("\"kind\":\"away\"");
    of_anna.until("somebody's time is up", gone).await;
    println!("a clock was taken over, and ran out {:?} after the node was killed", killed.elapsed());
    assert_ne!(keeper().await, Some(first));
}

/// While nodes of two programs run, what is due at a table of the later one may fall to the earlier, which gives it back at once.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_at_a_table_of_a_later_program_is_left_to_it() {
    if !services::are_here() {
        return;
    }
    let postgres = services::postgres().await;
    let node = Node::start(&postgres, None, &[]);
    let anna = Person::new(node.url(), "Anna").await;
    let table = table_of(&[(&anna, node.url())], json!({ "game": "valeria" }), &["easy"]).await;
    let mut database = postgres.connect().await.expect("a connection");
    let later =
        "UPDATE tables SET rules = rules + 1, due = 1, keeper = NULL, revision = revision + 1 WHERE id = $1";
    sqlx::query(later).bind(id(&table)).execute(&mut database).await.expect("a later program was here");
    let began = Instant::now();
    let due = loop {
        let due = sqlx::query_scalar("SELECT due FROM tables WHERE id = $1").bind(id(&table));
        let due: i64 = due.fetch_one(&mut database).await.expect("something is due");
        if due != 1 {
            break Duration::from_millis(due.unsigned_abs());
        }
        assert!(began.elapsed() < PATIENCE, "nobody has looked at it");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970");
    assert!(due <= now + Duration::from_secs(2), "nobody looks at it for {:?}", due.saturating_sub(now));
}
