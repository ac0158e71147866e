//! A house that is carried elsewhere by the program itself: moved there and back, backed up while people play, restored.

use std::{
    fs,
    path::Path,
    process::Output,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::Value;
use sqlx::{Connection, Executor, SqliteConnection};

use crate::{
    home::Home,
    program::{err, json, out, run},
    serve::{Person, nth_answer, table_of_two},
};

/// How long anything may take that is sure to come.
const SOON: Duration = Duration::from_secs(120);

/// Waits until it is only people whom a table waits for; how those people see it then.
async fn at_rest(url: &str, table: &str, people: [&Person; 2]) -> [Value; 2] {
    let began = Instant::now();
    loop {
        let now = people[0].get(url, table).await;
        let asked = now["awaiting"].as_array().expect("seats");
        if !asked.is_empty() && asked.iter().all(|seat| seat.as_u64() < Some(2)) {
            return [now, people[1].get(url, table).await];
        }
        assert!(began.elapsed() < SOON, "the bot does not answer: {now}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Gives so many answers, whoever of the two is asked.
async fn play(url: &str, table: &str, people: [&Person; 2], answers: usize) {
    let (mut given, began) = (0, Instant::now());
    while given < answers {
        assert!(began.elapsed() < SOON, "nobody plays");
        for person in people {
            let now = person.get(url, table).await;
            if let Some(body) = nth_answer(&now, given) {
                let taken = person.try_post(url, &format!("{table}/answers"), body).await;
                given += usize::from(taken.expect("an answer").status().is_success());
            }
        }
    }
}

async fn signs_in(url: &str, login: &str, password: &str) -> bool {
    let browser = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
    let form = [("login", login), ("password", password), ("code", "")];
    let answer = browser.build().expect("a client").post(format!("{url}/in")).form(&form).send().await;
    answer.expect("an answer").status() == 303
}

#[tokio::test]
async fn a_house_moves_there_and_back_and_everything_goes_on() {
    let first = Home::in_a_folder();
    let server = first.serve();
    let url = server.url.clone();
    let (anna, ben) = (Person::new(&url, "Anna").await, Person::new(&url, "Ben").await);
    let people = [&anna, &ben];
    let cleo = Person::new(&url, "Cleo").await;
    let form = [("login", "cleo"), ("password", "correct horse"), ("old", "")];
    let account = cleo.client.post(format!("{url}/me/password")).bearer_auth(&cleo.token).form(&form);
    assert!(!account.send().await.expect("an answer").status().is_client_error());
    let (table, _) = table_of_two(&url, &anna, &ben, true).await;
    let (waiting, _) = table_of_two(&url, &ben, &anna, true).await;
    play(&url, &table, people, 12).await;
    anna.post(&url, &format!("{table}/chat"), serde_json::json!({ "text": "See you “there” 🐉" })).await;
    let before = [at_rest(&url, &table, people).await, at_rest(&url, &waiting, people).await];
    server.signal("TERM");
    assert!(server.ended().await.1);

    let mut carried = Vec::new();
    for middle in Home::of_each_kind().await {
        let there = json(&["move-house", "--from", first.place(), "--to", middle.place(), "--json"]);
        let last = Home::in_a_folder();
        let back = json(&["move-house", "--from", middle.place(), "--to", last.place(), "--json"]);
        assert_eq!(there["tables"], back["tables"], "table by table the same");
        for home in [&middle, &last] {
            let server = home.serve();
            let url = &server.url;
            let now = [at_rest(url, &table, people).await, at_rest(url, &waiting, people).await];
            assert_eq!(now, before, "as those who sit there see it, by the tokens they had");
            assert!(signs_in(url, "cleo", "correct horse").await && !signs_in(url, "cleo", "horse").await);
            let page = anna.client.get(format!("{url}/t/{}", table.trim_start_matches("/tables/")));
            let page = page.bearer_auth(&anna.token).send().await.expect("a page").text().await;
            assert!(page.expect("text").contains("See you “there” 🐉"));
            play(url, &table, people, 6).await;
            server.kill();
        }
        carried.push(there["tables"].clone());
        middle.leave().await;
    }
    assert!(carried.iter().all(|tables| *tables == carried[0]), "the old house stayed as it was");
    let rows = |name: &str| {
        let sheets = carried[0].as_array().expect("tables");
        sheets.iter().find(|sheet| sheet["table"] == name).and_then(|sheet| sheet["rows"].as_u64())
    };
    assert_eq!((rows("identities"), rows("tables"), rows("secrets")), (Some(3), Some(2), Some(1)));
    assert!(rows("moves") >= Some(12));
}

/// An answer that was acknowledged: whose, where, what was sent and what was said.
type Taken = (Arc<Person>, String, Value, Value);

/// Answers as fast as it goes, and notes what was acknowledged.
async fn keep_playing(
    url: String,
    table: String,
    person: Arc<Person>,
    taken: Arc<Mutex<Vec<Taken>>>,
    stop: Arc<AtomicBool>,
) {
    let mut given = 0;
    while !stop.load(Ordering::SeqCst) {
        let now = person.get(&url, &table).await;
        let Some(body) = nth_answer(&now, given) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let answer = person.try_post(&url, &format!("{table}/answers"), body.clone()).await;
        let answer = answer.expect("an answer");
        if answer.status().is_success() {
            let said = answer.json().await.expect("JSON");
            taken.lock().expect("a list").push((person.clone(), table.clone(), body, said));
            given += 1;
        }
    }
}

async fn backed_up(home: &Home, file: &Path) -> Output {
    let words = ["backup", file.to_str().expect("a name"), home.flags()[0], home.flags()[1], "--json"];
    let words = words.map(str::to_owned);
    let ran = tokio::task::spawn_blocking(move || run(&words.each_ref().map(String::as_str)));
    ran.await.expect("no panic")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_everything_that_was_acknowledged_before_it_began() {
    for home in Home::of_each_kind().await {
        let server = home.serve();
        let url = server.url.clone();
        let (taken, stop) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let mut players = Vec::new();
        for _ in 0..3 {
            let (anna, ben) = (Person::new(&url, "Anna").await, Person::new(&url, "Ben").await);
            let (table, _) = table_of_two(&url, &anna, &ben, false).await;
            for person in [anna, ben] {
                let playing =
                    keep_playing(url.clone(), table.clone(), person.into(), taken.clone(), stop.clone());
                players.push(tokio::spawn(playing));
            }
        }
        let given = || taken.lock().expect("a list").len();
        let began = Instant::now();
        while given() < 20 {
            assert!(began.elapsed() < SOON, "nobody plays");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("house.backup");
        let before = taken.lock().expect("a list").clone();
        let done = backed_up(&home, &file).await;
        assert!(done.status.success(), "{}", err(&done));
        assert!(given() > before.len(), "nobody answered while the backup was made");
        stop.store(true, Ordering::SeqCst);
        for player in players {
            player.await.expect("no panic");
        }
        server.kill();
        let counts: Value = serde_json::from_str(&out(&done)).expect("JSON");
        for target in Home::of_each_kind().await {
            let [flag, place] = target.flags();
            let restored = json(&["restore", file.to_str().expect("a name"), flag, place, "--json"]);
            assert_eq!(restored["tables"], counts["tables"]);
            let server = target.serve();
            for (person, table, body, said) in &before {
                let again = person.post(&server.url, &format!("{table}/answers"), body.clone()).await;
                assert_eq!(again, *said, "it is known by its name and where it was");
            }
            server.kill();
            target.leave().await;
        }
        println!("{} answers before, {} when it was done", before.len(), given());
        home.leave().await;
    }
}

/// What a command that is refused says, in both languages.
#[track_caller]
fn refused(words: &[&str], english: &str, french: &str) {
    for (lang, said) in [("en", english), ("fr", french)] {
        let output = run(&[words, &["--lang", lang]].concat());
        assert!(!output.status.success(), "{words:?} was done: {}", out(&output));
        let told = err(&output).replace('\u{202f}', " ");
        assert!(told.contains(said), "{words:?}: {told}");
        assert!(!told.contains("os error") || lang == "en", "{told}");
    }
}

#[tokio::test]
async fn what_cannot_be_carried_is_refused_with_advice_and_changes_nothing() {
    let (lived_in, empty) = (Home::in_a_folder(), Home::in_a_folder());
    let server = lived_in.serve();
    Person::new(&server.url, "Anna").await;
    server.signal("TERM");
    assert!(server.ended().await.1);
    let new = empty.folder.path().join("new");
    let new = new.to_str().expect("a name");
    let nobody = ("There is no house at ", "Pas de maison dans ");
    refused(&["move-house", "--from", empty.place(), "--to", new], nobody.0, nobody.1);
    assert!(!Path::new(new).exists(), "nothing was made");
    let file = empty.folder.path().join("backup");
    let file = file.to_str().expect("a name");
    refused(&["backup", file, "--data-dir", empty.place()], nobody.0, nobody.1);
    assert!(fs::read_dir(empty.folder.path()).expect("a folder").next().is_none());

    let there = json(&["backup", file, "--data-dir", lived_in.place(), "--json"]);
    refused(
        &["backup", file, "--data-dir", lived_in.place()],
        "is there already and is not written over. Name another file.",
        "existe déjà et n’est pas remplacé. Nommez un autre fichier.",
    );
    let full = ("is not empty: people or tables are there already.", "n’est pas vide :");
    refused(&["move-house", "--from", lived_in.place(), "--to", lived_in.place()], full.0, full.1);
    refused(&["restore", file, "--data-dir", lived_in.place()], full.0, full.1);
    let checked = json(&["restore", file, "--check", "--json"]);
    assert_eq!(checked["tables"], there["tables"]);
    let told = out(&run(&["restore", file, "--check", "--lang", "fr"]));
    assert!(told.contains("est entier.\nUne personne, aucune table, aucune ligne de journal."), "{told}");

    let odd = format!("{file}.odd");
    refused(&["restore", &odd, "--data-dir", new], "Check the name and the rights.", "Vérifiez le nom");
    fs::write(&odd, "a letter").expect("a file");
    refused(&["restore", &odd, "--data-dir", new], "is no backup of a house.", "n’est pas la sauvegarde");
    let bytes = fs::read(file).expect("a backup");
    fs::write(&odd, &bytes[..bytes.len() - 30]).expect("a file");
    refused(&["restore", &odd, "--data-dir", new], "its end is missing.", "sa fin manque.");
    assert!(!Path::new(new).exists(), "nothing was made");
    for (from, flag) in [("mysql://here/house", "--from"), ("", "--from")] {
        let neither = format!("{flag} names neither a folder nor the address of a PostgreSQL database.");
        let ni = format!("{flag} ne nomme ni un dossier ni l’adresse");
        refused(&["move-house", "--from", from, "--to", new], &neither, &ni);
    }

    let database = format!("sqlite://{}/menagerie.sqlite", lived_in.place());
    let mut database = SqliteConnection::connect(&database).await.expect("a database");
    let last = "(SELECT max(version) FROM _sqlx_migrations)";
    let mut by_hand = async |sql: String| {
        database.execute(sqlx::AssertSqlSafe(sql)).await.expect("it is done");
    };
    by_hand(format!("UPDATE _sqlx_migrations SET version = version + 90 WHERE version = {last}")).await;
    let later = ("is of a later program: it has had ", "est d’un programme plus récent");
    refused(&["move-house", "--from", lived_in.place(), "--to", new], later.0, later.1);
    by_hand(format!("DELETE FROM _sqlx_migrations WHERE version = {last}")).await;
    let earlier = ("is of an earlier program: it has had ", "est d’un programme plus ancien");
    refused(&["move-house", "--from", lived_in.place(), "--to", new], earlier.0, earlier.1);
    assert!(!Path::new(new).exists(), "nothing was made");
}
