//! Several who write at the same time: the database decides, and everybody is told the truth.

use store::{Change, Counted, NotStored, SeatKind, Status, Store, TableRow};

use crate::{
    house::{House, commands, guest, line, opened, seat, table},
    on_both,
};

on_both!(
    one_conflict_does_not_undo_its_neighbours,
    of_two_writers_of_a_version_one_wins,
    a_command_counts_once,
    writes_that_cross_are_both_done,
    nobody_sits_at_one_table_too_many,
    nobody_opens_one_table_too_many,
    many_writes_at_once_are_all_kept,
);

/// A write that cannot be done takes none of the others with it, though they share a transaction.
async fn one_conflict_does_not_undo_its_neighbours(house: &House) {
    let store = house.open().await;
    store.write(guest("a", "anna")).await.expect("stored");
    let bad = [guest("c", "cleo"), guest("d", "anna")].into_iter().flatten().collect();
    let (first, second, third) =
        tokio::join!(store.write(guest("b", "ben")), store.write(bad), store.write(guest("e", "emil")));
    assert_eq!((first, second, third), (Ok(()), Err(NotStored::Conflict), Ok(())));
    for (id, there) in [("b", true), ("c", false), ("d", false), ("e", true)] {
        assert_eq!(store.identity(id).await.expect("a reading").is_some(), there, "{id}");
    }
}

/// Two nodes write every line of a log; what each of them also says with its line is there if it won, and only then.
async fn of_two_writers_of_a_version_one_wins(house: &House) {
    let (here, there) = (house.open().await, house.open().await);
    here.write(opened("t")).await.expect("stored");
    let mut won = Vec::new();
    for version in 0..40 {
        let changes = |who: &str| {
            let command = format!("{who}-{version}");
            vec![
                Change::append(&table("t"), version, &line(0, &command)),
                Change::add_identity(&command, who),
                Change::touch("t"),
            ]
        };
        let (one, other) = tokio::join!(here.write(changes("here")), there.write(changes("there")));
        let winner = match (one, other) {
            (Ok(()), Err(NotStored::Conflict)) => "here",
            (Err(NotStored::Conflict), Ok(())) => "there",
            both => panic!("version {version}: {both:?}"),
        };
        won.push(format!("{winner}-{version}"));
        for who in ["here", "there"] {
            let also = here.identity(&format!("{who}-{version}")).await.expect("a reading");
            assert_eq!(also.is_some(), who == winner, "{who} at version {version}");
        }
    }
    assert_eq!(commands(&there, "t").await, won);
}

/// Whoever does not know whether a command was heard says it again: it is there once, and they are told.
async fn a_command_counts_once(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let say = |version| vec![Change::append(&table("t"), version, &line(0, "own-c")), Change::end("t")];
    store.write(say(0)).await.expect("stored");
    for version in [0, 1] {
        assert_eq!(store.write(say(version)).await, Err(NotStored::Conflict));
    }
    assert_eq!(commands(&store, "t").await, ["own-c"]);
    let other = vec![Change::append(&table("t"), 1, &line(1, "own-c"))];
    store.write(other).await.expect("another seat may call its answer so too");
}

/// Two writes that want the same two tables in the opposite order wait for each other: one is done after the other.
async fn writes_that_cross_are_both_done(house: &House) {
    let (here, there) = (house.open().await, house.open().await);
    here.write(opened("t")).await.expect("stored");
    here.write(vec![Change::open_table(&table("u"))]).await.expect("stored");
    for at in 0..3 {
        let changes = |first: &str, second: &str, seat| {
            // Many statements, so that both are surely on their way at the same time.
            let mut changes = vec![Change::touch(first)];
            changes.extend((0..20).map(|_| Change::training(first, true)));
            changes.push(Change::touch(second));
            changes.push(Change::append(&table(first), at, &line(seat, &format!("own-{at}"))));
            changes
        };
        let (one, other) = tokio::join!(here.write(changes("t", "u", 0)), there.write(changes("u", "t", 1)));
        assert_eq!((one, other), (Ok(()), Ok(())));
    }
    for id in ["t", "u"] {
        assert_eq!(commands(&here, id).await, ["own-0", "own-1", "own-2"]);
    }
}

/// Two nodes seat one person at two tables at the same moment, and the person may sit at one more: one of them does it.
async fn nobody_sits_at_one_table_too_many(house: &House) {
    let (here, there) = (house.open().await, house.open().await);
    let people = vec![Change::add_identity("anna", "Anna"), Change::add_identity("ben", "Ben")];
    here.write(people).await.expect("stored");
    for round in 0..20 {
        let ids = ["here", "there"].map(|node| format!("{node}-{round}"));
        for id in &ids {
            let free = Change::add_seat(id, 0, &seat(SeatKind::Open, None));
            here.write(vec![Change::open_table(&table(id)), free]).await.expect("stored");
        }
        let sits = async |store: &Store, id: &str| {
            let mut changes = vec![Change::reseat(id, 0, &seat(SeatKind::Person, Some("ben")))];
            // Many statements, so that both are surely on their way at the same time.
            changes.extend((0..20).map(|_| Change::training(id, true)));
            changes.extend(Change::sits_at_most("ben", 0, round + 1));
            store.write(changes).await
        };
        let told = tokio::join!(sits(&here, &ids[0]), sits(&there, &ids[1]));
        let refused = Err(NotStored::Conflict);
        assert!(told == (Ok(()), refused) || told == (refused, Ok(())), "round {round}: {told:?}");
        assert_eq!(there.sits_at("ben", 0).await.expect("a count"), round + 1);
    }
}

/// Somebody opens two tables at two nodes at the same moment, and may open one more: one of them is opened. What is over does
/// not run, and what was loaded is kept all the same.
async fn nobody_opens_one_table_too_many(house: &House) {
    let (here, there) = (house.open().await, house.open().await);
    here.write(vec![Change::add_identity("anna", "Anna")]).await.expect("stored");
    let over = TableRow { status: Status::Over, ..table("over") };
    let loaded = TableRow { status: Status::Over, loaded: true, ..table("loaded") };
    here.write(vec![Change::open_table(&over), Change::open_table(&loaded)]).await.expect("stored");
    for (counted, more) in [(Counted::Running, 0), (Counted::Listed, 0), (Counted::Kept, 1)] {
        let before = here.opened("anna", "door").await.expect("a count").by_host.of(counted);
        for round in before..before + 8 {
            let opens = async |store: &Store, node: &str| {
                let id = format!("{node}-{counted:?}-{round}");
                let mut changes = vec![Change::open_table(&table(&id))];
                // Many statements, so that both are surely on their way at the same time.
                changes.extend((0..20).map(|_| Change::training(&id, true)));
                changes.extend(Change::opens_at_most("anna", counted, round + 1));
                store.write(changes).await
            };
            let told = tokio::join!(opens(&here, "here"), opens(&there, "there"));
            let refused = Err(NotStored::Conflict);
            assert!(told == (Ok(()), refused) || told == (refused, Ok(())), "{counted:?} {round}: {told:?}");
        }
        let counts = there.opened("anna", "door").await.expect("a count").by_host;
        assert_eq!(counts.of(counted), before + 8);
        assert_eq!(counts.of(counted), counts.of(Counted::Running) + more);
    }
}

async fn many_writes_at_once_are_all_kept(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let writes: Vec<_> = (0..300)
        .map(|at| {
            let store = store.clone();
            let change = Change::append(&table("t"), at, &line(0, &format!("own-{at}")));
            tokio::spawn(async move { store.write(vec![change]).await })
        })
        .collect();
    for write in writes {
        assert_eq!(write.await.expect("it ends"), Ok(()));
    }
    assert_eq!(commands(&store, "t").await.len(), 300);
}
