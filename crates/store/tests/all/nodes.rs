//! Several nodes: revisions decide who was first, and what is due is done by one of them.

use store::{Change, NotStored, Status, TableRow, VisitRow, now_ms};

use crate::{
    house::{House, opened, table},
    on_both,
};

mod both {
    use super::*;

    on_both!(
        a_step_follows_on_the_present_revision_alone,
        of_two_steps_at_once_one_is_taken,
        many_revisions_are_one_question,
        visits_and_asides_are_kept_by_name,
    );

    async fn a_step_follows_on_the_present_revision_alone(house: &House) {
        let store = house.open().await;
        store.write(opened("t")).await.expect("stored");
        let row = TableRow { asked: Some(5), due: Some(7), keeper: Some("north".to_owned()), ..table("t") };
        assert_eq!(store.write(vec![Change::step(&row)]).await, Ok(()));
        let stored = store.table("t").await.expect("a reading").expect("a table");
        assert_eq!((stored.revision, stored.asked, stored.due), (1, Some(5), Some(7)));
        assert_eq!(stored.keeper.as_deref(), Some("north"));
        // Whoever names an old revision changes nothing, nor does what they wanted along with it.
        let late = vec![Change::training("t", true), Change::step(&row)];
        assert_eq!(store.write(late).await, Err(NotStored::Conflict));
        let stored = store.table("t").await.expect("a reading").expect("a table");
        assert_eq!((stored.revision, stored.training), (1, false));
    }

    async fn of_two_steps_at_once_one_is_taken(house: &House) {
        let (here, there) = (house.open().await, house.open().await);
        here.write(opened("t")).await.expect("stored");
        for revision in 0..40 {
            let step = || vec![Change::step(&TableRow { revision, ..table("t") })];
            let (one, other) = tokio::join!(here.write(step()), there.write(step()));
            let both = (one, other);
            let fair = [(Ok(()), Err(NotStored::Conflict)), (Err(NotStored::Conflict), Ok(()))];
            assert!(fair.contains(&both), "revision {revision}: {both:?}");
        }
        assert_eq!(there.revision("t").await.expect("a reading"), Some(40));
        assert_eq!(there.revision("u").await.expect("a reading"), None);
    }

    async fn many_revisions_are_one_question(house: &House) {
        let store = house.open().await;
        store.write(opened("t")).await.expect("stored");
        store
            .write(vec![Change::open_table(&table("u")), Change::open_table(&table("v"))])
            .await
            .expect("stored");
        store.write(vec![Change::step(&table("u"))]).await.expect("stored");
        let wanted = ["t", "u", "nowhere"].map(str::to_owned);
        let mut found = store.revisions(&wanted).await.expect("a reading");
        found.sort();
        assert_eq!(found, [("t".to_owned(), 0), ("u".to_owned(), 1)]);
        assert_eq!(store.revisions(&[]).await.expect("a reading"), []);
    }

    async fn visits_and_asides_are_kept_by_name(house: &House) {
        let store = house.open().await;
        store.write(opened("t")).await.expect("stored");
        let visit = |open, until| VisitRow { who: "anna".to_owned(), node: "north".to_owned(), open, until };
        store.write(vec![Change::visit("t", &visit(true, 1))]).await.expect("stored");
        store.write(vec![Change::visit("t", &visit(false, 2))]).await.expect("stored");
        assert_eq!(store.visits("t").await.expect("a reading"), [visit(false, 2)]);
        for text in ["one", "two"] {
            let said = Change::aside("t", engine::Seat::at(1), "hint", text);
            store.write(vec![said]).await.expect("stored");
        }
        assert_eq!(store.asides("t").await.expect("a reading"), [(1, "hint".to_owned(), "two".to_owned())]);
    }
}

mod shared {
    use super::*;
    use crate::on_postgres;

    on_postgres!(a_node_is_awake_until_it_goes, what_is_due_is_taken_by_one_node);

    async fn a_node_is_awake_until_it_goes(house: &House) {
        let (north, south) = (house.open().await, house.open().await);
        north.beat("north").await.expect("said");
        assert_eq!(south.beat("south").await.expect("said"), ["north"]);
        // One that has said nothing for long is not there.
        house.sql("UPDATE nodes SET seen = seen - 60000 WHERE id = 'north'").await;
        assert_eq!(south.beat("south").await.expect("said"), ["south"]);
        let mut both = north.beat("north").await.expect("said");
        both.retain(|node| node != "north");
        assert_eq!(both, ["south"]);
        south.write(Change::leave("south").into()).await.expect("gone");
        assert_eq!(north.beat("north").await.expect("said"), ["north"]);
        assert!(north.awake_since(now_ms() / 1000) <= 1, "and the house is awake with it");
    }

    async fn what_is_due_is_taken_by_one_node(house: &House) {
        let stores = [house.open().await, house.open().await, house.open().await];
        let names = ["north", "south", "east"];
        stores[0].write(opened("first")).await.expect("stored");
        for (store, name) in stores.iter().zip(names) {
            store.beat(name).await.expect("said");
        }
        let due = |id: &str, due: i64, keeper: Option<&str>| {
            let keeper = keeper.map(str::to_owned);
            Change::open_table(&TableRow { status: Status::Playing, due: Some(due), keeper, ..table(id) })
        };
        let now = now_ms();
        let mut changes: Vec<Change> = (0..60).map(|at| due(&format!("t{at:02}"), now - 100, None)).collect();
        changes.push(due("of_the_dead", now - 100, Some("gone")));
        changes.push(due("of_the_living", now - 100, Some("south")));
        changes.push(due("later", now + 600_000, None));
        stores[0].write(changes).await.expect("stored");
        // Whoever has just come back does not know yet who is gone.
        let own = stores[2].take_due("west", false).await.expect("taken");
        assert_eq!(own.len(), 60, "{own:?}");
        house.sql("UPDATE tables SET keeper = NULL, revision = 0 WHERE keeper = 'west'").await;
        let (one, two, three) = tokio::join!(
            stores[0].take_due(names[0], true),
            stores[1].take_due(names[1], true),
            stores[2].take_due(names[2], true)
        );
        let mut taken: Vec<String> =
            [one, two, three].into_iter().flat_map(|taken| taken.expect("taken")).collect();
        taken.sort();
        let mut wanted: Vec<String> = (0..60).map(|at| format!("t{at:02}")).collect();
        wanted.insert(0, "of_the_dead".to_owned());
        assert_eq!(taken, wanted, "each once, and nothing that somebody does or that is not due");
        assert_eq!(stores[0].revision("t00").await.expect("a reading"), Some(1), "everybody can see it");
        // What a node should have done a while ago it is told of again.
        house.sql("UPDATE tables SET due = due - 60000 WHERE id = 'of_the_living'").await;
        assert!(
            stores[1].take_due("south", true).await.expect("taken").contains(&"of_the_living".to_owned())
        );
        // A node that goes leaves everything to the others at once.
        stores[1].write(Change::leave("south").into()).await.expect("gone");
        assert!(
            stores[0].take_due("north", true).await.expect("taken").contains(&"of_the_living".to_owned())
        );
        stores[0].write(vec![Change::postpone("of_the_living", now + 600_000)]).await.expect("stored");
        assert!(
            !stores[2].take_due("east", true).await.expect("taken").contains(&"of_the_living".to_owned())
        );
    }
}
