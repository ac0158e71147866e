//! People who sit down where they do not mean to play.

use std::sync::Arc;

use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use server::Rate;
use tempfile::tempdir;
use tokio::task::JoinSet;

use crate::{
    common::{House, Player, a_game},
    stored::alter,
};

/// A table of somebody with so many free seats; its id and its invite.
async fn open(host: &Player, free: usize, listed: bool) -> (String, String) {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(free + 1, json!({ "kind": "friend" }));
    let opened = host.post("/tables", json!({ "game": a_game(), "seats": seats, "listed": listed })).await;
    let text = |field: &str| opened[field].as_str().expect("text").to_owned();
    (text("id"), text("invite"))
}

async fn join(player: &Player, (id, invite): &(String, String)) -> Response {
    player.send(&format!("/tables/{id}/join"), json!({ "invite": invite })).await
}

/// What somebody is told who is refused.
async fn reason(refused: Response) -> (StatusCode, String) {
    let status = refused.status();
    let told: Value = refused.json().await.expect("JSON");
    (status, told["error"].as_str().expect("a reason").to_owned())
}

/// M: a guest sat down at twelve of twelve open tables within a moment.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_at_every_table() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.seats_each = 3).await;
    let (anna, mallory) = (Player::new(&house, "Anna").await, Player::new(&house, "Mallory").await);
    for _ in 0..4 {
        // Nobody else waits at a table of one's own.
        open(&mallory, 1, true).await;
    }
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(open(&anna, 2, true).await);
    }
    let many = (StatusCode::CONFLICT, "many-seats".to_owned());
    for (at, table) in tables.iter().enumerate() {
        let answer = join(&mallory, table).await;
        if at < 3 {
            assert_eq!(answer.status(), StatusCode::OK, "{at}");
        } else {
            assert_eq!(reason(answer).await, many, "{at}");
        }
    }
    let (id, invite) = &tables[4];
    for path in [format!("/t/{id}/sit"), format!("/join/{invite}")] {
        assert_eq!(mallory.form(&house.url(&path), &[]).await, StatusCode::CONFLICT, "{path}");
    }
    // Where she sits already she is let in, and where she leaves a table that waits she may sit at another.
    assert_eq!(join(&mallory, &tables[0]).await.status(), StatusCode::OK);
    mallory.post(&format!("/tables/{}/leave", tables[0].0), json!({})).await;
    assert_eq!(join(&mallory, &tables[3]).await.status(), StatusCode::OK);
    assert_eq!(reason(join(&mallory, &tables[4]).await).await, many);
}

/// M: whoever sits down last, so that a game begins, and goes at once is held up all the same; not for ever, for the others may
/// never play it to its end.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_a_game_makes_room_for_another_after_a_day() {
    let folder = tempdir().expect("a folder");
    let few = |config: &mut server::Config| config.seats_each = 2;
    let house = House::with(folder.path(), few).await;
    let (anna, mallory) = (Player::new(&house, "Anna").await, Player::new(&house, "Mallory").await);
    for _ in 0..2 {
        let table = open(&anna, 1, true).await;
        assert_eq!(join(&mallory, &table).await.status(), StatusCode::OK);
        mallory.post(&format!("/tables/{}/leave", table.0), json!({})).await;
    }
    let third = open(&anna, 1, true).await;
    assert_eq!(reason(join(&mallory, &third).await).await, (StatusCode::CONFLICT, "many-seats".to_owned()));
    drop(house);
    alter(folder.path(), "UPDATE tables SET changed = changed - 90000".to_owned()).await;
    let house = House::with(folder.path(), few).await;
    assert_eq!(join(&mallory.at(&house), &third).await.status(), StatusCode::OK);
}

/// M: nor do many names help: whoever sits down takes a permit of the address, as whoever opens a table does.
#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_is_counted_by_the_person_and_by_the_address() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| {
        (config.new_tables, config.people_per_address) = (Rate::new(3, 3600), 2);
        config.trusted_proxies = "127.0.0.1".parse().expect("a proxy");
    })
    .await;
    let mut tables = Vec::new();
    for (name, address) in [("Anna", "198.51.100.1"), ("Ben", "198.51.100.2")] {
        let host = Player::from(&house, name, address).await;
        for _ in 0..3 {
            tables.push(open(&host, 4, true).await);
        }
    }
    let mut sat = [0; 3];
    for count in &mut sat {
        let guest = Player::from(&house, "Mallory", "203.0.113.7").await;
        for table in &tables {
            *count += u32::from(join(&guest, table).await.status().is_success());
        }
    }
    assert_eq!(sat, [3, 3, 0]);
}

/// M: the host of a table that waits frees the seat of whoever does not mean to play. They see why, and sit down elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_frees_a_seat() {
    let folder = tempdir().expect("a folder");
    let mut house = House::open(folder.path()).await;
    for listed in [true, false] {
        let mut people = Vec::new();
        for name in ["Anna", "Mallory", "Ben", "Cleo", "Dora"] {
            people.push(Player::new(&house, name).await);
        }
        let [anna, mallory, ben, cleo, dora] = people.as_slice() else { panic!("five people") };
        let table = open(anna, 3, listed).await;
        let (path, page) = (format!("/tables/{}", table.0), format!("/t/{}", table.0));
        for guest in [mallory, ben] {
            assert_eq!(join(guest, &table).await.status(), StatusCode::OK);
        }
        let free = async |who: &Player, seat: u64| {
            reason(who.send(&format!("{path}/free"), json!({ "seat": seat })).await).await
        };
        // Only the host does, and neither their own seat nor one where nobody sits.
        assert_eq!(free(ben, 1).await, (StatusCode::FORBIDDEN, "host-only".to_owned()));
        for seat in [0, 3] {
            assert_eq!(free(anna, seat).await, (StatusCode::CONFLICT, "no-guest".to_owned()), "{seat}");
        }
        assert!(!ben.read(&house.url(&page), true).await.contains("/free\""));
        assert!(anna.read(&house.url(&page), true).await.contains("Free the seat of Mallory"));
        if listed {
            anna.post(&format!("{path}/free"), json!({ "seat": 1 })).await;
        } else {
            let freed = anna.form(&house.url(&format!("{page}/free")), &[("seat", "1")]).await;
            assert_eq!(freed, StatusCode::OK);
        }
        let now = anna.get(&path).await;
        assert_eq!((&now["seats"][1]["kind"], &now["seats"][1]["name"]), (&json!("open"), &json!("")));
        // The invitation is none any more: nobody is asked to sit down who would be refused.
        for way in [page, format!("/join/{}", table.1)] {
            let told = mallory.read(&house.url(&way), true).await;
            let has_no_way =
                ["/sit\"", "method=\"post\" action=\"/join"].iter().all(|way| !told.contains(way));
            assert!(told.contains("has freed your seat") && has_no_way, "{way}: {told}");
        }
        // The seat goes to somebody else last, so that the table remembers her; a restart does not make it forget.
        let sent_away = (StatusCode::FORBIDDEN, "sent-away".to_owned());
        assert_eq!(reason(join(mallory, &table).await).await, sent_away);
        let joined: Value = join(cleo, &table).await.json().await.expect("JSON");
        assert_eq!(joined["seat"], 3);
        drop(house);
        house = House::open(folder.path()).await;
        let [anna, mallory, dora] = [anna, mallory, dora].map(|player| player.at(&house));
        assert_eq!(reason(join(&mallory, &table).await).await, sent_away);
        assert_eq!(join(&mallory, &open(&anna, 1, true).await).await.status(), StatusCode::OK);
        let joined: Value = join(&dora, &table).await.json().await.expect("JSON");
        assert_eq!(joined["seat"], 1);
        // Cards are dealt: nobody is sent away any more.
        let late = anna.send(&format!("{path}/free"), json!({ "seat": 1 })).await;
        assert_eq!(reason(late).await, (StatusCode::CONFLICT, "no-guest".to_owned()));
    }
}

/// Tables that are opened in one moment are no more than those that are opened one after the other.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_many_tables_in_one_moment() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| (config.tables_each, config.listed_each) = (5, 2)).await;
    let mallory = Arc::new(Player::new(&house, "Mallory").await);
    let opens = async |listed: bool| {
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let wanted = json!({ "game": a_game(), "seats": seats, "listed": listed });
        let mut asked = JoinSet::new();
        for _ in 0..20 {
            let (mallory, wanted) = (mallory.clone(), wanted.clone());
            asked.spawn(async move { mallory.send("/tables", wanted).await });
        }
        let mut opened = 0;
        for answer in asked.join_all().await {
            if answer.status().is_success() {
                opened += 1;
            } else {
                let why = if listed { "many-listed" } else { "many-tables" };
                assert_eq!(reason(answer).await, (StatusCode::CONFLICT, why.to_owned()));
            }
        }
        opened
    };
    assert_eq!((opens(true).await, opens(false).await), (2, 3));
}
