//! The house learns something: rules and cards change while games run and after they have ended. No table is refused for it.
//!
//! `tests/stores` holds the databases of earlier programs, named by the latest step of the schema they knew: eight tables of
//! two people each, of every game one that runs and one that is over. The latest are there once more as their programs
//! carried them to PostgreSQL.

use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
};

use flate2::read::GzDecoder;
use reqwest::{Client, StatusCode, header};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use tempfile::{TempDir, tempdir};

use crate::{
    common::{House, Player, a_game, games},
    database::Database,
    stored::{alter, database, hand_in},
};

/// The rules have another number, the cards another hash.
const OTHER_RULES: &str = "UPDATE tables SET rules = rules - 1, data = 'older' WHERE id = 'ID'";
/// Chance decided otherwise by then: the log cannot be played again.
const OTHER_LUCK: &str = "UPDATE moves SET luck = '[77]' WHERE tbl = 'ID' AND version = 3";
/// How the line begins that says so.
const WENT_ON: [(&str, &str); 2] =
    [("en", "The rules of this house have changed."), ("fr", "Les règles de cette maison ont changé.")];

async fn learn(folder: &Path, id: &str, changes: &[&str]) {
    for sql in changes {
        alter(folder, sql.replace("ID", id)).await;
    }
}

/// The table as one seat sees it.
async fn seen(player: &Player, id: &str, seat: u64) -> Value {
    player.get(&format!("/tables/{id}?seat={seat}")).await
}

/// What everybody must find again: what both seats see and are asked.
async fn position(player: &Player, id: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for seat in 0..2 {
        let now = seen(player, id, seat).await;
        all.push(json!([now["status"], now["awaiting"], now["answers"], now["view"]]));
    }
    all
}

/// Somebody who is asked gives one of their answers; who it was.
async fn answer(player: &Player, id: &str, command: &str, pick: usize) -> u64 {
    let seat = player.get(&format!("/tables/{id}")).await["awaiting"][0].as_u64().expect("a seat");
    let asked = seen(player, id, seat).await;
    let number = pick % asked["answers"].as_array().expect("answers").len();
    let body = json!({ "number": number, "seat": seat, "decision": asked["decision"], "command": command });
    player.post(&format!("/tables/{id}/answers"), body).await;
    seat
}

/// Answers until somebody may take something back; who.
async fn until_undo(player: &Player, id: &str) -> u64 {
    for step in 0..60 {
        let seat = answer(player, id, &format!("step-{step}"), 0).await;
        if seen(player, id, seat).await["can_undo"] == true {
            return seat;
        }
    }
    panic!("nothing could ever be taken back");
}

/// The lines of the log in a language.
async fn told(house: &House, player: &Player, id: &str, lang: &str) -> Vec<String> {
    let request = Client::new().get(house.url(&format!("/api/v1/tables/{id}/log")));
    let request = player.signed(request.header(header::ACCEPT_LANGUAGE, lang));
    let log: Value = request.send().await.expect("an answer").json().await.expect("JSON");
    let lines = log["lines"].as_array().expect("lines").iter();
    lines.map(|line| line["text"].as_str().expect("text").to_owned()).collect()
}

async fn page(house: &House, player: &Player, id: &str, lang: &str) -> (StatusCode, String) {
    let request = Client::new().get(house.url(&format!("/t/{id}"))).header(header::ACCEPT_LANGUAGE, lang);
    let answer = player.signed(request).send().await.expect("an answer");
    (answer.status(), answer.text().await.expect("a page"))
}

/// The score sheet on a page.
fn sheet(page: &str) -> &str {
    // The curve's numbers are a table too, without a caption.
    let from = page.find("<table class=\"sheet\"><caption>").expect("a score sheet");
    &page[from..from + page[from..].find("</table>").expect("its end")]
}

/// Text as it stands on a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

async fn number(folder: &Path, sql: &str, id: &str) -> Option<i64> {
    let sql = sqlx::AssertSqlSafe(sql.replace("ID", id));
    sqlx::query_scalar(sql).fetch_one(&mut database(folder).await).await.expect("a number")
}

/// The game stands where it stood and says in its log why it goes on from there; nothing crosses that.
async fn goes_on(house: &House, player: &Player, id: &str, stood: &[Value]) {
    assert_eq!(position(player, id).await, stood, "{id}: it stands where it stood");
    for (lang, begins) in WENT_ON {
        let lines = told(house, player, id, lang).await;
        assert_eq!(lines.len(), 1, "{id}: {lines:?}");
        assert!(lines[0].starts_with(begins), "{id}: {lines:?}");
    }
    for seat in 0..2 {
        assert_eq!(seen(player, id, seat).await["can_undo"], false, "{id}: seat {seat}");
        let undone = player.send(&format!("/tables/{id}/undo"), json!({ "seat": seat })).await;
        assert!(undone.status().is_client_error(), "{id}: seat {seat}: {}", undone.status());
    }
    assert_eq!(position(player, id).await, stood, "{id}: nothing was taken back");
    assert_eq!(page(house, player, id, "en").await.0, StatusCode::OK, "{id}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_goes_on_by_new_rules_from_where_it_stood() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let mut tables = Vec::new();
    for game in games() {
        let id = hand_in(&house, &anna, game, 25).await;
        until_undo(&anna, &id).await;
        let stood = position(&anna, &id).await;
        tables.push((id, stood));
    }
    drop(house);
    for (id, _) in &tables {
        learn(folder.path(), id, &[OTHER_RULES, OTHER_LUCK]).await;
    }
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    let mut played = Vec::new();
    for (id, stood) in &tables {
        goes_on(&house, &anna, id, stood).await;
        for step in 0..3 {
            answer(&anna, id, &format!("on-{step}"), 0).await;
        }
        let lines = told(&house, &anna, id, "en").await;
        assert!(lines[0].starts_with(WENT_ON[0].1), "{id}: it stays the first line");
        played.push(position(&anna, id).await);
    }
    drop(house);
    // Whoever reads it next begins where it went on, and not at its first line.
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    for ((id, _), stood) in tables.iter().zip(&played) {
        assert_eq!(position(&anna, id).await, *stood, "{id}");
        let stands = number(folder.path(), "SELECT stands FROM tables WHERE id = 'ID'", id).await;
        let lines = number(folder.path(), "SELECT count(*) FROM moves WHERE tbl = 'ID'", id).await;
        assert_eq!(stands, lines.map(|lines| lines - 3), "{id}");
    }
    drop(house);
    // And the rules may change once more.
    for (id, _) in &tables {
        learn(folder.path(), id, &[OTHER_RULES]).await;
        let last = "UPDATE moves SET luck = '[77]' WHERE tbl = 'ID' AND version = (SELECT stands FROM tables WHERE id = 'ID')";
        learn(folder.path(), id, &[last]).await;
    }
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    for ((id, _), stood) in tables.iter().zip(&played) {
        goes_on(&house, &anna, id, stood).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_everything_agrees_nobody_notices() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let mut tables = Vec::new();
    for game in games() {
        let id = hand_in(&house, &anna, game, 25).await;
        let seat = until_undo(&anna, &id).await;
        let log = told(&house, &anna, &id, "en").await;
        tables.push((id.clone(), seat, position(&anna, &id).await, log));
    }
    drop(house);
    for (id, ..) in &tables {
        learn(folder.path(), id, &[OTHER_RULES]).await;
    }
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    for (id, seat, stood, log) in &tables {
        assert_eq!(position(&anna, id).await, *stood, "{id}");
        assert_eq!(told(&house, &anna, id, "en").await, *log, "{id}");
        assert_eq!(number(folder.path(), "SELECT stands FROM tables WHERE id = 'ID'", id).await, None);
        let undone = anna.send(&format!("/tables/{id}/undo"), json!({ "seat": seat })).await;
        assert!(undone.status().is_success(), "{id}: the way back is open as before: {}", undone.status());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_shown_as_it_was_told() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let mut tables = Vec::new();
    for game in games() {
        let id = hand_in(&house, &anna, game, usize::MAX).await;
        let mut then = Vec::new();
        for (lang, _) in WENT_ON {
            let (_, page) = page(&house, &anna, &id, lang).await;
            then.push((lang, sheet(&page).to_owned(), told(&house, &anna, &id, lang).await));
        }
        tables.push((id, then));
    }
    drop(house);
    for (id, _) in &tables {
        learn(folder.path(), id, &[OTHER_RULES, OTHER_LUCK]).await;
    }
    let house = House::open(folder.path()).await;
    let (anna, ben) = (anna.at(&house), Player::new(&house, "Ben").await);
    for (id, then) in &tables {
        for (lang, sheet_then, log) in then {
            let (status, page) = page(&house, &anna, id, lang).await;
            assert_eq!(status, StatusCode::OK, "{id}");
            assert_eq!(sheet(&page), sheet_then, "{id}: in {lang}");
            assert!(log.len() > 20, "{id}");
            for line in log {
                assert!(page.contains(&escaped(line)), "{id}: in {lang}: {line}");
            }
        }
        assert_eq!(page(&house, &ben, id, "en").await.0, StatusCode::FORBIDDEN, "{id}: as any other table");
        let now = anna.get(&format!("/tables/{id}")).await;
        assert_eq!(
            (&now["status"], &now["kept"]["error"]),
            (&json!("over"), &json!("other-rules")),
            "{id}: {now}"
        );
        for (lang, _, log) in then {
            assert_eq!(&told(&house, &anna, id, lang).await, log, "{id}: in {lang}");
        }
        let alien = ben.fetch(&house.url(&format!("/api/v1/tables/{id}"))).await;
        assert_eq!(alien.status(), StatusCode::FORBIDDEN, "{id}: as any other table");
    }
}

/// Somebody forgot to give new rules a new number. The state that is stored must be the one whose hash is in the log; where there is
/// none, the log was altered, and nothing is believed.
#[tokio::test(flavor = "multi_thread")]
async fn a_state_is_believed_by_its_hash_where_no_number_has_changed() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let (mut tables, game) = (Vec::new(), a_game());
    for _ in 0..2 {
        let id = hand_in(&house, &anna, game, 25).await;
        tables.push((id.clone(), position(&anna, &id).await));
    }
    drop(house);
    let [(known, stood), (bare, _)] = tables.as_slice() else { panic!("two tables") };
    learn(folder.path(), known, &[OTHER_LUCK]).await;
    learn(folder.path(), bare, &[OTHER_LUCK, "DELETE FROM states WHERE tbl = 'ID'"]).await;
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    goes_on(&house, &anna, known, stood).await;
    let now = anna.get(&format!("/tables/{bare}")).await;
    assert_eq!(now["error"], "log-differs", "{now}");
}

/// A program of yesterday leaves to the one of today what that one has gone on with.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_goes_back_to_rules_of_yesterday() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let id = hand_in(&house, &anna, a_game(), 25).await;
    let stood = position(&anna, &id).await;
    drop(house);
    learn(folder.path(), &id, &["UPDATE tables SET rules = rules + 1 WHERE id = 'ID'"]).await;
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    let now = anna.get(&format!("/tables/{id}")).await;
    assert_eq!((&now["error"], &now["retry_after"]), (&json!("later-rules"), &json!(2)), "{now}");
    // Whoever only looks comes to the later program by themselves, and a proxy takes them there at once.
    let looked = anna.signed(Client::new().get(house.url(&format!("/t/{id}")))).send().await.expect("a page");
    let told = |name| looked.headers().get(name).and_then(|value| value.to_str().ok());
    assert_eq!(looked.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!([told(header::RETRY_AFTER), told(header::REFRESH)], [Some("2"); 2]);
    let given = anna.send(&format!("/tables/{id}/answers"), json!({ "seat": 0, "number": 0 })).await;
    assert_eq!(
        (given.status(), given.headers().get(header::REFRESH)),
        (StatusCode::SERVICE_UNAVAILABLE, None)
    );
    drop(house);
    learn(folder.path(), &id, &["UPDATE tables SET rules = rules - 1 WHERE id = 'ID'"]).await;
    let house = House::open(folder.path()).await;
    assert_eq!(position(&anna.at(&house), &id).await, stood);
}

/// A game that went on ends like any other, without a save, for nobody could play it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_went_on_comes_to_its_end() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let id = hand_in(&house, &anna, a_game(), 25).await;
    position(&anna, &id).await;
    drop(house);
    learn(folder.path(), &id, &[OTHER_RULES, OTHER_LUCK]).await;
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    let mut step = 0;
    while anna.get(&format!("/tables/{id}")).await["status"] != "over" {
        answer(&anna, &id, &format!("on-{step}"), 7 * step).await;
        step += 1;
    }
    let (status, then) = page(&house, &anna, &id, "en").await;
    assert_eq!(status, StatusCode::OK);
    for path in ["replay?at=0", "replay"] {
        let answer = anna.fetch(&house.url(&format!("/t/{id}/{path}"))).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
    }
    let save = anna.fetch(&house.url(&format!("/t/{id}/save"))).await;
    assert_eq!(save.status(), StatusCode::UNPROCESSABLE_ENTITY);
    drop(house);
    // What was told of it when it ended is kept.
    let last = "UPDATE moves SET luck = '[77]' WHERE tbl = 'ID' AND version = (SELECT stands FROM tables WHERE id = 'ID')";
    learn(folder.path(), &id, &[OTHER_RULES, last]).await;
    let house = House::open(folder.path()).await;
    let (status, now) = page(&house, &anna.at(&house), &id, "en").await;
    assert_eq!((status, sheet(&now)), (StatusCode::OK, sheet(&then)));
    assert!(now.contains(WENT_ON[0].1), "its log begins where it went on");
}

/// The house of an earlier program.
struct Earlier {
    folder: TempDir,
    told: Value,
}

fn stores() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores")
}

fn unpacked(name: &str) -> Vec<u8> {
    let packed = fs::File::open(stores().join(name)).expect("a store");
    let mut unpacked = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut unpacked).expect("it is whole");
    unpacked
}

impl Earlier {
    fn all() -> Vec<(String, Earlier)> {
        let files = fs::read_dir(stores()).expect("the stores").map(|file| file.expect("a file").path());
        let mut found: Vec<(String, Earlier)> = files
            .filter(|file| file.extension().is_some_and(|end| end == "json"))
            .map(|file| {
                let name = file.file_stem().expect("a name").to_str().expect("text").to_owned();
                let told: Value = serde_json::from_slice(&fs::read(&file).expect("read")).expect("JSON");
                let folder = tempdir().expect("a folder");
                let store = unpacked(&format!("{name}.sqlite.gz"));
                fs::write(folder.path().join("menagerie.sqlite"), store).expect("written");
                let key = told["key"].as_str().expect("a key").as_bytes().chunks(2);
                let byte =
                    |two: &[u8]| u8::from_str_radix(str::from_utf8(two).expect("text"), 16).expect("hex");
                fs::write(folder.path().join("cookie.key"), key.map(byte).collect::<Vec<u8>>())
                    .expect("written");
                (name, Earlier { folder, told })
            })
            .collect();
        found.sort_by(|one, two| one.0.cmp(&two.0));
        assert!(found.len() >= 2, "the stores of two programs at least");
        found
    }

    async fn open(&self) -> (House, Player) {
        let house = House::open(self.folder.path()).await;
        let anna = Player::known(&house, self.told["token"].as_str().expect("a token"));
        (house, anna)
    }

    /// The ids of those that run, or of those that are over.
    fn tables(&self, status: &str) -> Vec<&str> {
        let all = self.told["tables"].as_array().expect("tables").iter();
        all.filter(|table| table["status"] == status)
            .map(|table| table["id"].as_str().expect("an id"))
            .collect()
    }
}

/// Scores as they were stored when the game ended, and as they are told now.
async fn scores(earlier: &Earlier, now: &Value, id: &str) -> (Vec<i64>, Vec<i64>) {
    let sql = "SELECT score FROM results WHERE tbl = ? ORDER BY seat";
    let then = sqlx::query_scalar(sql).bind(id).fetch_all(&mut database(earlier.folder.path()).await).await;
    let standings = now["outcome"]["standings"].as_array().expect("standings").iter();
    (then.expect("results"), standings.map(|one| one["score"].as_i64().expect("a score")).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_houses_of_earlier_programs_open_and_play_on() {
    for (name, earlier) in Earlier::all() {
        let (house, anna) = earlier.open().await;
        let (running, over) = (earlier.tables("playing"), earlier.tables("over"));
        assert_eq!((running.len(), over.len()), (4, 4), "{name}");
        let mut stood = Vec::new();
        for id in &running {
            let before = position(&anna, id).await;
            answer(&anna, id, "on", 0).await;
            stood.push(position(&anna, id).await);
            assert_ne!(stood.last(), Some(&before), "{name}: {id}");
        }
        let mut sheets = Vec::new();
        for id in &over {
            let now = anna.get(&format!("/tables/{id}")).await;
            let (then, now) = scores(&earlier, &now, id).await;
            assert_eq!(then, now, "{name}: {id}");
            sheets.push(sheet(&page(&house, &anna, id, "en").await.1).to_owned());
        }
        drop((house, anna));
        // And once more, by rules that lead elsewhere.
        for id in running.iter().chain(&over) {
            learn(earlier.folder.path(), id, &[OTHER_RULES, OTHER_LUCK]).await;
        }
        let (house, anna) = earlier.open().await;
        for (id, stood) in running.iter().zip(&stood) {
            goes_on(&house, &anna, id, stood).await;
            answer(&anna, id, "further", 0).await;
        }
        for (id, then) in over.iter().zip(&sheets) {
            let (status, now) = page(&house, &anna, id, "en").await;
            assert_eq!((status, sheet(&now)), (StatusCode::OK, then.as_str()), "{name}: {id}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_houses_of_earlier_programs_on_postgresql_open_and_play_on() {
    let houses = Earlier::all().into_iter().filter(|(name, _)| stores().join(carried(name)).exists());
    let mut opened = 0;
    for (name, earlier) in houses {
        let Some(postgres) = Database::new().await else { return };
        on_postgresql(&name, &earlier, &postgres).await;
        postgres.leave().await;
        opened += 1;
    }
    assert!(opened >= 2, "the houses of two programs at least");
}

/// The file of a house that was carried to PostgreSQL.
fn carried(name: &str) -> String {
    format!("{name}.postgres.gz")
}

async fn on_postgresql(name: &str, earlier: &Earlier, postgres: &Database) {
    let statements = String::from_utf8(unpacked(&carried(name))).expect("SQL");
    let mut connection = PgConnection::connect(&postgres.address).await.expect("the database");
    connection.execute(AssertSqlSafe(statements)).await.expect("it is filled");
    let address = Some(postgres.address.clone());
    let house = House::with(earlier.folder.path(), |config| config.database = address).await;
    let anna = Player::known(&house, earlier.told["token"].as_str().expect("a token"));
    for id in earlier.tables("playing") {
        let before = position(&anna, id).await;
        answer(&anna, id, "on", 0).await;
        assert_ne!(position(&anna, id).await, before, "{name}: {id}");
    }
    for id in earlier.tables("over") {
        let (then, now) = scores(earlier, &anna.get(&format!("/tables/{id}")).await, id).await;
        assert_eq!(then, now, "{name}: {id}");
        let (status, page) = page(&house, &anna, id, "en").await;
        assert_eq!(status, StatusCode::OK, "{name}: {id}");
        assert!(sheet(&page).contains("<tr"), "{name}: {id}");
    }
}

/// What an earlier program never kept cannot be shown, but whoever looks sees who sat there and how it ended.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_never_kept_is_not_made_up() {
    let (name, earlier) = Earlier::all().swap_remove(0);
    for id in earlier.tables("over").iter().chain(&earlier.tables("playing")) {
        learn(earlier.folder.path(), id, &[OTHER_RULES, OTHER_LUCK]).await;
    }
    let (house, anna) = earlier.open().await;
    for id in earlier.tables("over").iter().chain(&earlier.tables("playing")) {
        let (status, page) = page(&house, &anna, id, "en").await;
        assert_eq!(status, StatusCode::OK, "{name}: {id}");
        for word in ["Anna", "Ben", "What was told of it was not kept."] {
            assert!(page.contains(word), "{name}: {id}: {word}");
        }
        assert!(!page.contains("<table class=\"sheet\""), "{name}: {id}");
    }
}
