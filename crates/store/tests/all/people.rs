//! People: what is written of them is read back, on both databases.

use store::Change;

use crate::{
    house::{House, guest},
    on_both,
};

on_both!(
    people_who_change_are_not_remembered_as_they_were,
    a_name_belongs_to_one,
    sessions_end_one_by_one_or_all,
    a_guest_comes_back_by_a_code,
    every_text_comes_back_as_it_was,
    the_key_is_the_same_for_everybody,
);

/// Who was read before a change is read again after it.
async fn people_who_change_are_not_remembered_as_they_were(house: &House) {
    let store = house.open().await;
    store.write(guest("a", "anna")).await.expect("stored");
    assert_eq!(store.identity("a").await.expect("a reading").map(|row| row.epoch), Some(1));
    let mut heard = store.changes_of_people();
    store.write(Change::end_all_sessions("a").into()).await.expect("stored");
    store.identity_changed("a");
    assert_eq!(store.identity("a").await.expect("a reading").map(|row| row.epoch), Some(2));
    assert_eq!(heard.recv().await.expect("news"), "a");
}

async fn a_name_belongs_to_one(house: &House) {
    let store = house.open().await;
    store.write(guest("a", "anna")).await.expect("stored");
    assert_eq!(store.write(guest("b", "anna")).await, Err(store::NotStored::Conflict));
    assert!(store.identity("b").await.expect("a reading").is_none(), "nothing of it is stored");
    let anna = store.identity_by_login("anna").await.expect("a reading").expect("somebody");
    assert_eq!(
        (anna.id.as_str(), anna.login.as_deref(), anna.password.as_deref()),
        ("a", Some("anna"), Some("hash"))
    );
    assert!(
        store.identity_by_login("Anna").await.expect("a reading").is_none(),
        "letters are compared as they are"
    );
    store.write(vec![Change::rename("a", "Anne")]).await.expect("stored");
    assert_eq!(store.identity_by_login("anna").await.expect("a reading").expect("somebody").name, "Anne");
}

async fn sessions_end_one_by_one_or_all(house: &House) {
    let store = house.open().await;
    store.write(guest("a", "anna")).await.expect("stored");
    for _ in 0..2 {
        store.write(vec![Change::end_session("a", "one")]).await.expect("twice is as good as once");
    }
    store.write(vec![Change::end_session("a", "two")]).await.expect("stored");
    let mut ended = store.identity("a").await.expect("a reading").expect("somebody").ended;
    ended.sort();
    assert_eq!(ended, ["one", "two"]);
    store.write(Change::end_all_sessions("a").into()).await.expect("stored");
    store.identity_changed("a");
    let anna = store.identity("a").await.expect("a reading").expect("somebody");
    assert_eq!((anna.epoch, anna.ended.len()), (2, 0));
}

async fn a_guest_comes_back_by_a_code(house: &House) {
    let store = house.open().await;
    store
        .write(vec![Change::add_identity("a", "Anna"), Change::set_rejoin("a", "print")])
        .await
        .expect("stored");
    let anna = store.identity_by_rejoin("print").await.expect("a reading").expect("somebody");
    assert_eq!((anna.id.as_str(), anna.login), ("a", None));
    store.write(vec![Change::set_rejoin("a", "other")]).await.expect("stored");
    assert!(store.identity_by_rejoin("print").await.expect("a reading").is_none());
}

/// Quotes, places of statements, other letters, empty text; and what no text may hold finds nobody.
async fn every_text_comes_back_as_it_was(house: &House) {
    let store = house.open().await;
    for (at, name) in
        ["?", "$1", "'; DROP TABLE moves; --", "\"\\", "Élodie 🐉\n日本", "", "%_"].into_iter().enumerate()
    {
        let id = format!("id {name}");
        store.write(vec![Change::add_identity(&id, name)]).await.expect("stored");
        assert_eq!(store.identity(&id).await.expect("a reading").expect("somebody").name, name, "{at}");
    }
    assert!(store.identity("\0").await.expect("a reading").is_none());
    assert!(store.table("a\0b").await.expect("a reading").is_none());
}

/// Two nodes that start at the same time, and one that comes later, sign alike.
async fn the_key_is_the_same_for_everybody(house: &House) {
    let first = house.open().await;
    let key = first.key([1; 32]).await.expect("a key");
    let second = house.open().await;
    assert_eq!(second.key([2; 32]).await.expect("a key"), key);
    assert_eq!(key, [1; 32]);
}
