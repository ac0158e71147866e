//! A database that goes away and comes back, and connections that are lost in the middle: nothing half-done remains, and
//! whoever was told that something is stored finds it.

use sqlx::{AssertSqlSafe, Executor};
use store::{Change, NotStored, Store};

use crate::{
    house::{House, PATIENCE, commands, guest, line, opened, table},
    on_postgres,
    proxy::{Cut, Proxy},
};

on_postgres!(
    a_write_whose_connection_is_ended_is_done_once,
    a_database_that_is_away_refuses_and_comes_back,
    a_commit_that_was_not_heard_is_done_again,
    a_commit_that_was_heard_is_not_done_again,
    a_commit_that_nobody_knows_of_is_said_to_be_one_until_it_is_tried_again,
    writes_that_share_a_commit_that_nobody_knows_of_are_all_said_to_be_such,
    another_node_sees_a_change_soon,
    nodes_that_start_at_the_same_time_do_not_meet,
);

/// A line of the log, and something else that must be true with it.
fn step(version: usize) -> Vec<Change> {
    let command = format!("own-{version}");
    vec![
        Change::append(&table("t"), version, &line(0, &command)),
        Change::add_identity(&command, "Anna"),
        Change::touch("t"),
    ]
}

async fn is_stored(store: &Store, version: usize) -> bool {
    let command = format!("own-{version}");
    let lines = commands(store, "t").await.into_iter().filter(|there| *there == command).count();
    let also = store.identity(&command).await.expect("a reading").is_some();
    assert!(lines <= 1 && also == (lines == 1), "version {version}: {lines} lines, and the rest is {also}");
    also
}

async fn a_write_whose_connection_is_ended_is_done_once(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    // Somebody else holds the table, so that the write stands still between its statements.
    let mut holder = house.by_hand().await;
    holder.execute("BEGIN; UPDATE tables SET changed = 0 WHERE id = 't'").await.expect("it is held");
    let write = tokio::spawn({
        let store = store.clone();
        async move { store.write(step(0)).await }
    });
    let mut admin = house.by_hand().await;
    let ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let began = std::time::Instant::now();
    loop {
        let count: i64 = sqlx::query_scalar(ended).fetch_one(&mut admin).await.expect("a number");
        if count > 0 {
            break;
        }
        assert!(began.elapsed() < PATIENCE, "nobody waits");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    holder.execute("ROLLBACK").await.expect("it is let go");
    assert_eq!(write.await.expect("it ends"), Ok(()));
    assert!(is_stored(&store, 0).await);
    // Whoever is idle is ended too: what comes next finds another connection.
    let all = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    admin.execute(all).await.expect("ended");
    assert_eq!(store.write(step(1)).await, Ok(()));
    assert!(is_stored(&store, 1).await);
}

async fn a_database_that_is_away_refuses_and_comes_back(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let mut admin = house.beside().await;
    let name = house.name();
    let shut = format!(
        "ALTER DATABASE {name} ALLOW_CONNECTIONS false;
         SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    );
    sqlx::raw_sql(AssertSqlSafe(shut)).execute(&mut admin).await.expect("it is shut");
    let (one, other) = tokio::join!(store.write(step(0)), store.write(step(1)));
    assert_eq!((one, other), (Err(NotStored::Failed), Err(NotStored::Failed)));
    assert!(store.answers().await.is_err(), "and it is not well");
    let open = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true");
    admin.execute(AssertSqlSafe(open)).await.expect("it is open");
    store.answers().await.expect("it is well again");
    assert!(!is_stored(&store, 0).await && !is_stored(&store, 1).await, "nothing half-done");
    assert_eq!(store.write(step(0)).await, Ok(()));
    assert!(is_stored(&store, 0).await);
}

async fn a_commit_that_was_not_heard_is_done_again(house: &House) {
    let proxy = Proxy::before(house.port()).await;
    let store = Store::open(&house.behind(proxy.port)).await.expect("a store");
    store.write(opened("t")).await.expect("stored");
    for version in 0..3 {
        proxy.next(Cut::Before);
        assert_eq!(store.write(step(version)).await, Ok(()));
        assert!(is_stored(&store, version).await);
    }
}

async fn a_commit_that_was_heard_is_not_done_again(house: &House) {
    let proxy = Proxy::before(house.port()).await;
    let store = Store::open(&house.behind(proxy.port)).await.expect("a store");
    store.write(opened("t")).await.expect("stored");
    for version in 0..3 {
        proxy.next(Cut::After);
        assert_eq!(store.write(step(version)).await, Ok(()), "it is there, so nobody is told otherwise");
        assert!(is_stored(&store, version).await);
    }
}

async fn a_commit_that_nobody_knows_of_is_said_to_be_one_until_it_is_tried_again(house: &House) {
    let proxy = Proxy::before(house.port()).await;
    let store = Store::open(&house.behind(proxy.port)).await.expect("a store");
    store.write(opened("t")).await.expect("stored");
    proxy.next(Cut::AfterAndAway);
    assert_eq!(store.write(step(0)).await, Err(NotStored::Unknown));
    proxy.next(Cut::Never);
    assert_eq!(store.write(step(0)).await, Err(NotStored::Conflict), "it was there all the time");
    assert!(is_stored(&house.open().await, 0).await);
}

/// Whoever is told that nothing was stored finds nothing, however many shared the commit: what may have happened is not tried
/// again one by one, for then each would be told what came of that.
async fn writes_that_share_a_commit_that_nobody_knows_of_are_all_said_to_be_such(house: &House) {
    let after = house.open().await;
    for round in 0..20 {
        let proxy = Proxy::before(house.port()).await;
        let store = Store::open(&house.behind(proxy.port)).await.expect("a store");
        proxy.next(Cut::AfterAndAway);
        let writes: Vec<_> = (0..40)
            .map(|number| {
                let (store, who) = (store.clone(), format!("person {number} of {round}"));
                tokio::spawn(async move {
                    let told = store.write(vec![Change::add_identity(&who, "Anna")]).await;
                    (who, told)
                })
            })
            .collect();
        let mut together = 0;
        for write in writes {
            let (who, told) = write.await.expect("it ends");
            let there = after.identity(&who).await.expect("a reading").is_some();
            match told {
                Ok(()) => assert!(there, "{who} was lost"),
                Err(NotStored::Unknown) => together += usize::from(there),
                Err(told) => assert!(!there, "{who} is there, and was told: {told:?}"),
            }
        }
        if together > 1 {
            return;
        }
    }
    panic!("no two writes ever shared a commit");
}

/// Somebody who was signed out at another node is out here too, without anybody saying so.
async fn another_node_sees_a_change_soon(house: &House) {
    let (here, there) = (house.open().await, house.open().await);
    here.write(guest("a", "anna")).await.expect("stored");
    assert_eq!(here.identity("a").await.expect("a reading").map(|row| row.epoch), Some(1));
    there.write(Change::end_all_sessions("a").into()).await.expect("stored");
    let began = std::time::Instant::now();
    while here.identity("a").await.expect("a reading").map(|row| row.epoch) != Some(2) {
        assert!(began.elapsed() < PATIENCE, "it is never seen");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// The first start of several nodes: one makes the tables, all find them, and one key is everybody's.
async fn nodes_that_start_at_the_same_time_do_not_meet(house: &House) {
    let node = |own: u8| async move {
        let store = house.open().await;
        store.key([own; 32]).await.expect("a key")
    };
    let keys = tokio::join!(node(1), node(2), node(3));
    assert!(keys.0 == keys.1 && keys.1 == keys.2, "{keys:?}");
}
