//! Moving, backups and what may go wrong with them, from and to both databases.

use std::{
    fs,
    io::{Read, Write},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use engine::{Seat, Seed, Standing};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use store::{Change, ChatRow, Count, Damage, NotMoved, ReviewRow, SeatKind, Store, Verb};

use crate::{
    house::{House, commands, guest, line, opened, seat, table},
    on_both,
};

on_both!(
    a_house_moves_with_everything,
    a_backup_brings_everything_back,
    a_backup_is_one_moment_of_a_running_house,
    a_damaged_backup_is_refused_and_changes_nothing,
    nothing_is_written_into_a_house_that_is_not_empty,
    a_house_of_other_steps_stays_where_it_is,
    every_column_is_carried,
);

/// The key of the houses here.
const KEY: [u8; 32] = [7; 32];

/// Something in every table, every kind of value and of nothing among it.
async fn fill(store: &Store) {
    assert_eq!(store.key(KEY).await.expect("a key"), KEY);
    store.stay_awake().await.expect("stored");
    store.write(opened("t")).await.expect("stored");
    store.write(guest("b", "ben \"?\" 🐉")).await.expect("stored");
    let standing = Standing {
        seat: Seat::at(1),
        score: -4,
        rank: 1,
        won: true,
        lines: Vec::new(),
        tie_break: Vec::new(),
    };
    let review = ReviewRow { rules: 1, data: "cards".to_owned(), iterations: 400, steps: "[1]".to_owned() };
    let said = ChatRow {
        line: 0,
        seat: None,
        name: "Ben".to_owned(),
        text: "a\nb".to_owned(),
        made: 1,
        who: Some("b".to_owned()),
    };
    let changes = vec![
        Change::add_seat("t", 0, &seat(SeatKind::Person, Some("anna"))),
        Change::add_seat("t", 1, &seat(SeatKind::Bot, None)),
        Change::deal("t", Seed::from_number(3)),
        Change::vote("t", Seat::at(0), "b"),
        Change::end_session("b", "session"),
        Change::result("t", None, &standing, 2),
        Change::review("t", &review),
        Change::say("t", &said),
        Change::state(&table("t"), 3, "{}"),
        Change::telling("t", "en", "{\"told\":1}"),
        Change::order(Verb::Close, "t", Some("late")),
    ];
    store.write(changes).await.expect("stored");
    let changes = Change::go_on(&table("t"), 1, "cards", 3)
        .into_iter()
        .chain([Change::asked("t", std::iter::once(Seat::at(0)))]);
    store.write(changes.collect()).await.expect("stored");
    let lines = (0..230).map(|at| Change::append(&table("t"), at, &line(0, &format!("own-{at}"))));
    store.write_in_parts(lines.collect()).await.expect("stored");
}

/// Everything that [`fill`] has put there is read by the usual verbs.
async fn is_full(house: &House) {
    let store = house.open().await;
    assert_eq!(store.key([0; 32]).await.expect("a key"), KEY, "whoever was signed in still is");
    assert_eq!(commands(&store, "t").await.len(), 230);
    let ben = store.identity_by_login("ben \"?\" 🐉").await.expect("a reading").expect("somebody");
    assert_eq!(store.identity(&ben.id).await.expect("a reading").expect("somebody").ended, ["session"]);
    assert_eq!(
        store.deal("t").await.expect("a reading").expect("a deal").seed,
        Seed::from_number(3).to_string()
    );
    assert_eq!(store.results_at("t").await.expect("results"), [(1, -4, 1, true)]);
    assert_eq!(store.review("t").await.expect("a reading").expect("a review").steps, "[1]");
    let said = store.chat("t", 9).await.expect("a chat");
    assert_eq!((said[0].text.as_str(), said[0].who.as_deref()), ("a\nb", Some("b")));
    assert_eq!(store.votes("t").await.expect("votes"), [(0, "b".to_owned())]);
    assert_eq!(store.seats("t").await.expect("seats").len(), 2);
    let row = store.table("t").await.expect("a reading").expect("a table");
    assert_eq!((row.asked, row.stands), (Some(1), Some(3)));
    assert_eq!(store.state("t").await.expect("a reading").expect("a state").version, 3);
    assert_eq!(store.ground("t", 3).await.expect("a reading").expect("a ground").state, "{}");
    assert_eq!(store.telling("t", "en").await.expect("a reading").as_deref(), Some("{\"told\":1}"));
    let orders = store.orders_after(0).await.expect("orders");
    assert_eq!((orders.len(), orders[0].why.as_deref()), (1, Some("late")));
    store.write(vec![Change::touch("t")]).await.expect("it goes on from there");
}

/// An empty house of each kind.
async fn targets() -> Vec<House> {
    std::iter::once(House::in_a_folder()).chain(House::on_postgres().await).collect()
}

async fn left(houses: Vec<House>) {
    for house in houses {
        if !house.is_folder() {
            house.leave().await;
        }
    }
}

async fn moved(from: &House, to: &House) -> Result<Vec<Count>, NotMoved> {
    let (mut last, mut all) = (0, 0);
    let counts = store::move_house(&from.database, &to.database, &mut |done, of| {
        assert!(done >= last && done <= of);
        (last, all) = (done, of);
    })
    .await?;
    assert_eq!((last, all), (all, counts.iter().map(|count| count.rows).sum()), "progress comes to its end");
    Ok(counts)
}

fn rows(counts: &[Count], name: &str) -> u64 {
    counts.iter().find(|count| count.table == name).expect("a table").rows
}

async fn a_house_moves_with_everything(house: &House) {
    fill(&house.open().await).await;
    let targets = targets().await;
    for target in &targets {
        let there = moved(house, target).await.expect("it moves");
        assert!(there.iter().all(|count| count.rows > 0), "{there:?}");
        assert_eq!((rows(&there, "moves"), rows(&there, "secrets"), rows(&there, "house")), (230, 1, 1));
        let again = House::in_a_folder();
        assert_eq!(moved(target, &again).await.expect("it moves on"), there, "table by table the same");
        is_full(target).await;
    }
    left(targets).await;
}

async fn a_backup_brings_everything_back(house: &House) {
    fill(&house.open().await).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.backup");
    let written = store::backup(&house.database, &file, &mut |_, _| {}).await.expect("a backup");
    assert_eq!(store::check(&file).expect("it is whole"), written);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "the key is in it");
    }
    let again = store::backup(&house.database, &file, &mut |_, _| {}).await;
    assert!(matches!(again, Err(NotMoved::FileThere(_))), "{again:?}");
    let targets = targets().await;
    for target in &targets {
        let restored = store::restore(&file, &target.database, &mut |_, _| {}).await.expect("it is back");
        assert_eq!(restored, written);
        is_full(target).await;
    }
    left(targets).await;
    let others: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(others.len(), 1, "nothing lies beside it: {others:?}");
}

/// While somebody writes without pause, a line of the log and two people who come with it at a time, every backup has all of
/// the lines up to some moment, each with its people.
async fn a_backup_is_one_moment_of_a_running_house(house: &House) {
    let store = house.open().await;
    fill(&store).await;
    let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(230)));
    let writer = tokio::spawn({
        let (store, stop, done) = (store.clone(), stop.clone(), done.clone());
        async move {
            let mut version = 230;
            while !stop.load(Ordering::SeqCst) {
                let changes = vec![
                    Change::add_identity(&format!("first {version}"), "Anna"),
                    Change::append(&table("t"), version, &line(0, &format!("own-{version}"))),
                    Change::add_identity(&format!("second {version}"), "Anna"),
                ];
                store.write(changes).await.expect("stored");
                version += 1;
                done.store(version as u64, Ordering::SeqCst);
            }
        }
    });
    let folder = tempfile::tempdir().expect("a folder");
    let (mut latest, mut grew) = (0, false);
    for at in 0..4 {
        let file = folder.path().join(format!("{at}.backup"));
        let before = done.load(Ordering::SeqCst);
        let counts = store::backup(&house.database, &file, &mut |_, _| {}).await.expect("a backup");
        let after = done.load(Ordering::SeqCst);
        grew |= after > before;
        let (lines, people) = (rows(&counts, "moves"), rows(&counts, "identities"));
        assert!((before..=after + 1).contains(&lines), "{before} <= {lines} <= {after}");
        assert_eq!(people, 2 + 2 * (lines - 230), "every line has its people");
        assert!(lines >= latest);
        latest = lines;
        let target = House::in_a_folder();
        store::restore(&file, &target.database, &mut |_, _| {}).await.expect("it is back");
        let log = commands(&target.open().await, "t").await;
        let all: Vec<String> = (0..lines).map(|version| format!("own-{version}")).collect();
        assert_eq!(log, all, "no line is missing");
        while done.load(Ordering::SeqCst) == after {
            tokio::task::yield_now().await;
        }
    }
    stop.store(true, Ordering::SeqCst);
    writer.await.expect("it ends");
    assert!(grew, "nobody wrote while a backup was made");
}

fn packed(text: &str) -> Vec<u8> {
    let mut pack = GzEncoder::new(Vec::new(), Compression::fast());
    pack.write_all(text.as_bytes()).expect("packed");
    pack.finish().expect("packed")
}

fn unpacked(file: &Path) -> String {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(file).expect("a file")).read_to_string(&mut text).expect("text");
    text
}

/// The same backup of a house that has had another number of steps.
fn stepped(text: &str, steps: i64) -> String {
    let (head, rest) = text.split_once('\n').expect("a head");
    let mut head: serde_json::Value = serde_json::from_str(head).expect("JSON");
    assert!(head["steps"].is_i64());
    head["steps"] = steps.into();
    format!("{head}\n{rest}")
}

async fn a_damaged_backup_is_refused_and_changes_nothing(house: &House) {
    fill(&house.open().await).await;
    let folder = tempfile::tempdir().expect("a folder");
    let good = folder.path().join("good");
    store::backup(&house.database, &good, &mut |_, _| {}).await.expect("a backup");
    let (bytes, text) = (fs::read(&good).expect("a file"), unpacked(&good));
    let lines: Vec<&str> = text.lines().collect();
    let without = |number: usize| {
        let rest =
            lines.iter().enumerate().filter(|(at, _)| *at != number).map(|(_, line)| format!("{line}\n"));
        packed(&rest.collect::<String>())
    };
    let flipped = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x10;
        bytes
    };
    let last = lines.len() - 1;
    let some_row = lines.iter().position(|line| line.contains("own-17")).expect("a row");
    let mut wrong: Vec<(String, Vec<u8>)> = vec![
        ("nothing".to_owned(), Vec::new()),
        ("something else".to_owned(), b"a letter".to_vec()),
        ("packed, but something else".to_owned(), packed("{\"form\":\"letters\"}\n")),
        ("no last line".to_owned(), without(last)),
        ("a row less".to_owned(), without(some_row)),
        ("another row".to_owned(), packed(&text.replace("\"own-17\"", "\"own-x\""))),
        ("a number for a text".to_owned(), packed(&text.replace("\"own-17\"", "17"))),
        ("something after the end".to_owned(), packed(&format!("{text}more\n"))),
        ("of earlier steps".to_owned(), packed(&stepped(&text, 8))),
        ("of later steps".to_owned(), packed(&stepped(&text, 99))),
    ];
    // Cut off and altered at many places; the first ten bytes of a pack say when and by whom it was packed.
    wrong.extend((1..8).map(|at| (format!("cut at {at}/8"), bytes[..bytes.len() * at / 8].to_vec())));
    wrong.extend(
        (0..40).map(|at| 10 + at * (bytes.len() - 10) / 40).map(|at| (format!("byte {at}"), flipped(at))),
    );
    let target = folder.path().join("new house");
    let address = target.to_str().expect("a name").parse().expect("an address");
    for (what, bytes) in wrong {
        let file = folder.path().join("wrong");
        fs::write(&file, bytes).expect("written");
        let refused = store::restore(&file, &address, &mut |_, _| {}).await;
        assert!(matches!(refused, Err(NotMoved::Damaged(_))), "{what}: {refused:?}");
        assert!(!target.exists(), "{what}: something was changed");
    }
    fs::write(folder.path().join("wrong"), without(some_row)).expect("written");
    let told = store::check(&folder.path().join("wrong"));
    assert!(matches!(told, Err(NotMoved::Damaged(Damage::Rows("moves")))), "{told:?}");
    store::restore(&good, &address, &mut |_, _| {}).await.expect("the good one is good");
}

async fn nothing_is_written_into_a_house_that_is_not_empty(house: &House) {
    let other = House::in_a_folder();
    fill(&other.open().await).await;
    let store = house.open().await;
    assert_eq!(store.key([9; 32]).await.expect("a key"), [9; 32]);
    store.write(opened("mine")).await.expect("stored");
    let refused = moved(&other, house).await;
    assert!(matches!(refused, Err(NotMoved::NotEmpty(_))), "{refused:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backup");
    store::backup(&other.database, &file, &mut |_, _| {}).await.expect("a backup");
    let refused = store::restore(&file, &house.database, &mut |_, _| {}).await;
    assert!(matches!(refused, Err(NotMoved::NotEmpty(_))), "{refused:?}");
    assert!(store.table("t").await.expect("a reading").is_none());
    assert!(store.table("mine").await.expect("a reading").is_some());
    assert_eq!(store.key([0; 32]).await.expect("a key"), [9; 32]);
    store.stay_awake().await.expect("nothing is locked any more");
}

async fn a_house_of_other_steps_stays_where_it_is(house: &House) {
    let target = House::in_a_folder();
    let nobody = moved(house, &target).await;
    assert!(matches!(nobody, Err(NotMoved::NoHouse(_))), "{nobody:?}");
    house.open().await;
    house.sql("UPDATE _sqlx_migrations SET version = 99 WHERE version = 9").await;
    let refused = moved(house, &target).await;
    assert!(matches!(refused, Err(NotMoved::Steps { found: 99, .. })), "{refused:?}");
    // Nor does anybody move in there: its own program would not know it any more.
    let other = House::in_a_folder();
    other.open().await;
    let refused = moved(&other, house).await;
    assert!(matches!(refused, Err(NotMoved::Steps { found: 99, .. })), "{refused:?}");
}

/// A column that a later step adds must be carried too: whoever forgets it sees this test fail.
async fn every_column_is_carried(house: &House) {
    house.open().await.key(KEY).await.expect("a key");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backup");
    store::backup(&house.database, &file, &mut |_, _| {}).await.expect("a backup");
    let mut carried = Vec::new();
    for line in unpacked(&file).lines().filter(|line| line.starts_with("{\"table\"")) {
        let told: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let name = told["table"].as_str().expect("a name");
        if name == "secrets" && house.is_folder() {
            continue;
        }
        let columns = told["columns"].as_array().expect("columns").iter();
        carried.extend(columns.map(|column| (name.to_owned(), column.as_str().expect("a name").to_owned())));
    }
    carried.sort();
    // What is of the moment stays behind.
    let mut kept = house.columns().await;
    kept.retain(|(table, _)| !["nodes", "visits", "asides", "receipts"].contains(&table.as_str()));
    assert_eq!(kept, carried);
}
