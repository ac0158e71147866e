//! What whoever runs a house reads and writes, on both databases.

use store::{Change, SeatKind, Verb};

use crate::{
    house::{House, guest, opened, seat, table},
    on_both,
};

on_both!(
    orders_are_kept_in_order,
    orders_of_two_desks_all_have_a_number_of_their_own,
    people_and_tables_are_found_by_what_they_are_called,
    an_order_is_as_true_as_what_it_comes_with,
);

async fn orders_are_kept_in_order(house: &House) {
    let store = house.open().await;
    assert!(store.orders_after(0).await.expect("orders").is_empty());
    store.write(vec![Change::order(Verb::Block, "a", None)]).await.expect("stored");
    let two = vec![Change::order(Verb::Close, "t", Some("late")), Change::order(Verb::Unblock, "a", None)];
    store.write(two).await.expect("stored");
    let orders = store.orders_after(1).await.expect("orders");
    let told: Vec<_> = orders.iter().map(|row| (row.number, Verb::named(&row.verb))).collect();
    assert_eq!(told, [(2, Some(Verb::Close)), (3, Some(Verb::Unblock))]);
    assert_eq!((orders[0].subject.as_str(), orders[0].why.as_deref()), ("t", Some("late")));
    assert_eq!(orders[1].why, None);
    assert_eq!(Verb::named("dance"), None);
}

/// Whoever comes second to a number is told so and takes the next: none is lost, and none is seen before those below it.
async fn orders_of_two_desks_all_have_a_number_of_their_own(house: &House) {
    let (one, other) = (house.open().await, house.open().await);
    let give = async |store: &store::Store, name: &str| {
        for at in 0..20 {
            let subject = format!("{name}{at}");
            while store.write(vec![Change::order(Verb::Hide, &subject, None)]).await.is_err() {}
        }
    };
    tokio::join!(give(&one, "a"), give(&other, "b"));
    let orders = one.orders_after(0).await.expect("orders");
    let numbers: Vec<i64> = orders.iter().map(|row| row.number).collect();
    assert_eq!(numbers, (1..=40).collect::<Vec<i64>>());
}

async fn people_and_tables_are_found_by_what_they_are_called(house: &House) {
    let store = house.open().await;
    for (id, name) in [("a", "Anna"), ("b", "100%"), ("c", "Joanna_B")] {
        store.write(vec![Change::add_identity(id, name)]).await.expect("stored");
    }
    store.write(guest("d", "dora")).await.expect("stored");
    let found = async |word: &str| {
        let rows = store.find_people(word, 10).await.expect("people");
        let mut ids: Vec<String> = rows.into_iter().map(|row| row.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(found("anna").await, ["a", "c", "d"]);
    assert_eq!(found("DORA").await, ["d"], "the name somebody signs in with");
    assert_eq!(found("%").await, ["b"], "a sign that stands for itself");
    assert_eq!(found("a_b").await, ["c"]);
    assert!(found("nobody").await.is_empty());
    store.write(opened("t")).await.expect("stored");
    store.write(vec![Change::open_table(&table("u"))]).await.expect("stored");
    store.write(vec![Change::add_seat("u", 0, &seat(SeatKind::Person, Some("a")))]).await.expect("stored");
    let tables = async |word: &str| {
        let rows = store.find_tables(word, 10).await.expect("tables");
        let mut ids: Vec<String> = rows.into_iter().map(|row| row.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(tables("t").await, ["t"]);
    assert_eq!(tables("valeria").await, ["t", "u"]);
    assert_eq!(tables("ann").await, ["u"], "by who sits there");
    assert_eq!(tables("a").await, ["u"]);
}

/// What cannot be done is not ordered either.
async fn an_order_is_as_true_as_what_it_comes_with(house: &House) {
    let store = house.open().await;
    store.write(guest("a", "anna")).await.expect("stored");
    let mut both = guest("b", "anna");
    both.push(Change::order(Verb::Changed, "b", None));
    assert!(store.write(both).await.is_err());
    assert!(store.orders_after(0).await.expect("orders").is_empty());
}
